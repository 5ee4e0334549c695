//! The cards and patches of Patchwork.

use std::fmt::Write;
use std::path::PathBuf;

use clap::ArgMatches;
use kernel::Game;
use patchwork::{Card, Kit, Patch, Patchwork};
use wire::patchwork::shape;
use words::Words;
use words::patchwork::filter_name;

use crate::args;
use crate::commands::search::says;
use crate::input::lines::harmless;

/// Prints cards and patches, and draws one.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let kit = Patchwork::components(&args::packs(matches)?)?;
    let words = Words::english();
    let wanted = super::super::wanted(matches);
    // A bare number is a card; patches are asked for by name, or by price and time.
    let is_card = |card: &&Card| {
        wanted == card.number.to_string() || wanted.is_empty() || {
            let filters: Vec<String> =
                card.filters.iter().map(|filter| filter_name(&words, *filter)).collect();
            is_text(&wanted) && says(&wanted, &["card", card.deck.name(), &filters.join(" ")])
        }
    };
    let is_patch = |patch: &&Patch| {
        let price = format!("{}/{}", patch.cost, patch.time);
        wanted.is_empty()
            || wanted == patch.name
            || wanted == price
            || is_text(&wanted) && says(&wanted, &["patch", &patch.name])
    };
    let cards: Vec<&Card> = kit.cards().iter().filter(is_card).collect();
    let patches: Vec<&Patch> = kit.patches().iter().filter(is_patch).collect();
    anyhow::ensure!(
        !cards.is_empty() || !patches.is_empty(),
        "there is no card or patch `{}`; `automa cards patchwork` lists them all",
        harmless(&wanted)
    );
    if let Some(path) = matches.get_one::<PathBuf>("svg") {
        let picture = match (&cards[..], &patches[..]) {
            ([card], []) => draw::patchwork::card(&words, kit, index_of(kit, card)),
            ([], [patch]) => draw::patchwork::patch(&words, kit, patch.id),
            _ => anyhow::bail!(
                "name one card or patch to draw, such as `automa cards patchwork 7 --svg card.svg`"
            ),
        };
        super::super::write_text(path, &picture.file())?;
    }
    let mut text = String::new();
    let json = matches.get_flag("json");
    for card in cards {
        if json {
            text += &super::super::json_line(&wire::patchwork::Card::from(card))?;
        } else {
            let filters: Vec<_> = card.filters.iter().map(|filter| filter_name(&words, *filter)).collect();
            let filters = if filters.is_empty() { "no filters".to_owned() } else { filters.join(" > ") };
            let (number, deck) = (card.number, card.deck.name());
            writeln!(
                text,
                "card {number:>2}  {deck:<8}  spends {:>2}  income {}  {filters}",
                card.budget, card.income
            )?;
        }
    }
    for patch in patches {
        if json {
            text += &super::super::json_line(&wire::patchwork::Patch::from(patch))?;
        } else {
            let Patch { name, cost, time, buttons, cells, .. } = patch;
            let id = patch.id.0;
            writeln!(
                text,
                "patch {id:>2}  {name}: costs {cost}, time {time}, buttons {buttons}, squares {cells}"
            )?;
            for row in shape(patch) {
                writeln!(text, "          {row}")?;
            }
        }
    }
    if json { super::super::out(&text) } else { super::super::tell(&text) }
}

/// Whether words are looked for, not a number.
fn is_text(wanted: &str) -> bool {
    wanted.contains(char::is_alphabetic)
}

fn index_of(kit: &Kit, card: &Card) -> u8 {
    kit.find_card(card.number).unwrap_or_default()
}
