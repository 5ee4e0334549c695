//! `automa cards terra-mystica [ID]`: factions, cards and tiles, and the Automa's own.

use std::fmt::Write;
use std::path::PathBuf;

use clap::ArgMatches;
use draw::Picture;
use kernel::Game;
use terra_mystica::components::Kit;
use terra_mystica::{FactionId, TerraMystica};
use wire::terra_mystica::{Item, Thing, things};
use words::Words;

use crate::args;
use crate::commands::search::says;
use crate::input::lines::harmless;

/// What a kind of thing is called in the list.
fn kind(item: Item) -> &'static str {
    match item {
        Item::Faction(_) => "faction",
        Item::BonusCard(_) => "bonus card",
        Item::FavourTile(_) => "favour tile",
        Item::TownTile(_) => "town tile",
        Item::ScoringTile(_) => "scoring tile",
        Item::FinalTile(_) => "final tile",
        Item::DecisionCard(_) => "decision card",
        Item::FactionCard(_) => "faction card",
    }
}

fn picture(words: &Words, item: Item, kit: &Kit) -> Picture {
    match item {
        Item::Faction(id) => draw::terra_mystica::faction(words, kit, id),
        Item::BonusCard(id) => draw::terra_mystica::bonus(words, kit, id),
        Item::FavourTile(id) => draw::terra_mystica::favour(words, kit, id),
        Item::TownTile(id) => draw::terra_mystica::town(words, kit, id),
        Item::ScoringTile(id) => draw::terra_mystica::scoring(words, kit, id),
        Item::FinalTile(tile) => draw::terra_mystica::final_tile(words, kit, tile),
        Item::DecisionCard(card) => draw::terra_mystica::decision_card(words, kit, card),
        Item::FactionCard(id) => draw::terra_mystica::automa_faction(words, kit, id),
    }
}

/// Prints what is asked for, and draws one.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let kit = TerraMystica::components(&args::packs(matches)?)?;
    let words = Words::english();
    let wanted = super::super::wanted(matches);
    let is_called = |item: &Item| {
        let id = item.id(kit);
        let faction = matches!(item, Item::Faction(known) if FactionId::from_name(&wanted) == Some(*known));
        // A bare number is a decision card.
        let card = matches!(item, Item::DecisionCard(_)) && id.rsplit('-').next() == Some(wanted.as_str());
        wanted.is_empty() || faction || card || id.eq_ignore_ascii_case(&wanted)
    };
    let says_so = |item: &Item| {
        let thing = Thing::of(&words, kit, *item);
        says(&wanted, &[kind(*item), &thing.id, &thing.text])
    };
    let mut found: Vec<Item> = things(kit).into_iter().filter(is_called).collect();
    if found.is_empty() && wanted.contains(char::is_alphabetic) {
        found = things(kit).into_iter().filter(says_so).collect();
    }
    anyhow::ensure!(
        !found.is_empty(),
        "there is no card, tile or faction `{}`; `automa cards terra-mystica` lists them all",
        harmless(&wanted)
    );
    if let Some(path) = matches.get_one::<PathBuf>("svg") {
        let [item] = found[..] else {
            anyhow::bail!("name one to draw, such as `automa cards terra-mystica FAV11 --svg tile.svg`");
        };
        super::super::write_text(path, &picture(&Words::english(), item, kit).file())?;
    }
    if let Some(path) = matches.get_one::<PathBuf>("print") {
        // The sheet is what was asked for; the list would only hide where it is.
        super::super::write_text(path, &draw::terra_mystica::print_sheet(&Words::english(), kit))?;
        let cards = kit.automa.cards.len();
        return super::super::out(&format!(
            "{} decision cards and {} faction cards are in {}. Open it in a browser and print it: A4 or Letter, \
             without scaling.\n",
            cards,
            FactionId::ALL.len(),
            path.display()
        ));
    }
    let mut text = String::new();
    for item in found {
        let thing = Thing::of(&words, kit, item);
        if matches.get_flag("json") {
            text += &super::super::json_line(&thing)?;
        } else {
            writeln!(text, "{:<13}  {:<24}  {}", kind(item), thing.id, thing.text)?;
        }
    }
    if matches.get_flag("json") { super::super::out(&text) } else { super::super::tell(&text) }
}
