//! `automa cards terra-mystica [ID]`: factions, cards and tiles, and the Automa's own.

use std::fmt::Write;
use std::path::PathBuf;

use clap::ArgMatches;
use draw::Picture;
use kernel::Game;
use serde_json::{Value, json};
use terra_mystica::components::Kit;
use terra_mystica::{
    BonusId, Cult, FactionId, FavourId, FinalTile, Goods, ScoringId, SpecialAction, Structure, TerraMystica,
    TownId,
};
use words::Words;
use words::terra_mystica as told;

use crate::args;

/// One thing of the box.
#[derive(Clone, Copy, Debug)]
enum Thing {
    Faction(FactionId),
    Bonus(BonusId),
    Favour(FavourId),
    Town(TownId),
    Scoring(ScoringId),
    Final(FinalTile),
    /// A decision card, by its place in the deck.
    Decision(u8),
    /// The Automa's card of a faction.
    AutomaFaction(FactionId),
}

/// Everything, in the order of a list.
fn all(kit: &Kit) -> Vec<Thing> {
    let mut all: Vec<Thing> = FactionId::ALL.map(Thing::Faction).to_vec();
    all.extend(BonusId::ALL.map(Thing::Bonus));
    all.extend(FavourId::ALL.map(Thing::Favour));
    all.extend(TownId::ALL.map(Thing::Town));
    all.extend(ScoringId::ALL.map(Thing::Scoring));
    all.extend(FinalTile::ALL.map(Thing::Final));
    all.extend((0..kit.automa.cards.len() as u8).map(Thing::Decision));
    all.extend(FactionId::ALL.map(Thing::AutomaFaction));
    all
}

impl Thing {
    /// What it is asked for by.
    fn id(self, kit: &Kit) -> String {
        match self {
            Thing::Faction(id) => id.key().to_owned(),
            Thing::Bonus(id) => id.id().to_owned(),
            Thing::Favour(id) => id.id().to_owned(),
            Thing::Town(id) => id.id().to_owned(),
            Thing::Scoring(id) => id.id().to_owned(),
            Thing::Final(tile) => tile.key().to_owned(),
            Thing::Decision(card) => kit.automa.card(card).number.to_string(),
            Thing::AutomaFaction(id) => format!("automa-{}", id.key()),
        }
    }

    fn kind(self) -> &'static str {
        match self {
            Thing::Faction(_) => "faction",
            Thing::Bonus(_) => "bonus card",
            Thing::Favour(_) => "favour tile",
            Thing::Town(_) => "town tile",
            Thing::Scoring(_) => "scoring tile",
            Thing::Final(_) => "final tile",
            Thing::Decision(_) => "decision card",
            Thing::AutomaFaction(_) => "faction card",
        }
    }

    /// What it does, in words.
    fn text(self, words: &Words, kit: &Kit) -> String {
        match self {
            Thing::Faction(id) => told::faction(words, kit.faction(id)),
            Thing::Bonus(id) => inner(&told::bonus(words, kit, id)),
            Thing::Favour(id) => inner(&told::favour(words, kit, id)),
            Thing::Town(id) => inner(&told::town(words, kit, id)),
            Thing::Scoring(id) => inner(&told::scoring(words, kit, id)),
            Thing::Final(tile) => told::final_tile(words, kit, tile),
            Thing::Decision(card) => told::decision_card(words, kit.automa.card(card)),
            Thing::AutomaFaction(id) => told::faction_card(words, kit.automa.faction(id)),
        }
    }

    fn picture(self, kit: &Kit) -> Picture {
        match self {
            Thing::Faction(id) => draw::terra_mystica::faction(kit, id),
            Thing::Bonus(id) => draw::terra_mystica::bonus(kit, id),
            Thing::Favour(id) => draw::terra_mystica::favour(kit, id),
            Thing::Town(id) => draw::terra_mystica::town(kit, id),
            Thing::Scoring(id) => draw::terra_mystica::scoring(kit, id),
            Thing::Final(tile) => draw::terra_mystica::final_tile(kit, tile),
            Thing::Decision(card) => draw::terra_mystica::decision_card(kit, card),
            Thing::AutomaFaction(id) => draw::terra_mystica::automa_faction(kit, id),
        }
    }

    /// The printed numbers, by the names that the pages use.
    fn numbers(self, kit: &Kit) -> Value {
        match self {
            Thing::Faction(id) => {
                let faction = kit.faction(id);
                json!({
                    "name": faction.name, "fire_and_ice": faction.fire_and_ice, "start": goods(faction.start),
                    "bowls": faction.bowls, "cults": by(Cult::ALL.map(|cult| (cult.name(), faction.cults[cult.index()].into()))),
                    "dwellings": faction.start_dwellings, "ability": faction.ability, "stronghold": faction.stronghold,
                    "cost": by(Structure::ALL.map(|kind| (kind.short(), goods(faction.cost[kind.index()])))),
                    "certainty": faction.certainty.name(),
                })
            }
            Thing::Bonus(id) => {
                let card = kit.bonus(id);
                json!({
                    "income": goods(card.income), "action": card.action.map(SpecialAction::id),
                    "shipping": card.shipping, "pass_vp": by_structure(card.pass.per),
                    "pass_vp_per_shipping": card.pass.per_shipping, "promo": card.promo,
                })
            }
            Thing::Favour(id) => {
                let tile = kit.favour(id);
                json!({
                    "count": tile.count, "cult": tile.cult.name(), "steps": tile.steps, "income": goods(tile.income),
                    "action": tile.action.map(SpecialAction::id), "town_power": tile.town_power,
                    "build_vp": by_structure(tile.build_vp),
                    "pass_vp_by_trading_houses": tile.pass_vp_by_trading_houses,
                })
            }
            Thing::Town(id) => {
                let tile = kit.town(id);
                json!({
                    "count": tile.count, "vp": tile.vp, "keys": tile.keys, "gain": goods(tile.gain),
                    "cult_steps": tile.cult_steps, "shipping": tile.shipping_step, "promo": tile.promo,
                })
            }
            Thing::Scoring(id) => {
                let tile = kit.scoring(id);
                json!({
                    "build_vp": by_structure(tile.build_vp), "spade_vp": tile.spade_vp, "town_vp": tile.town_vp,
                    "cult": tile.bonus.cult.map(Cult::name), "per": tile.bonus.per, "gain": goods(tile.bonus.gain),
                    "spades": tile.bonus.spades, "automa_pass_vp": kit.automa.passing[id.index()],
                })
            }
            Thing::Final(_) => json!({ "vp": kit.final_scoring.area_vp }),
            Thing::Decision(card) => {
                let card = kit.automa.card(card);
                json!({
                    "number": card.number, "action": card.action.name(), "vp": card.vp,
                    "plus_faction": card.plus_faction, "pass": card.x, "structures_goal": card.structures_goal,
                    "cult_goal": card.cult_goal, "count": card.count, "slot": card.slot,
                })
            }
            Thing::AutomaFaction(id) => {
                let card = kit.automa.faction(id);
                json!({
                    "number": card.number, "faction": id.key(), "dwellings": card.dwellings,
                    "shipping": card.shipping, "bridges": card.bridges, "vp": card.vp,
                    "another_turn": card.another_turn,
                })
            }
        }
    }
}

/// Prints what is asked for, and draws one.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let kit = TerraMystica::components(&args::packs(matches)?)?;
    let wanted = matches.get_one::<String>("id");
    let is_wanted = |thing: &Thing| {
        wanted.is_none_or(|id| {
            let faction = matches!(thing, Thing::Faction(known) if FactionId::from_name(id) == Some(*known));
            faction || thing.id(kit).eq_ignore_ascii_case(id)
        })
    };
    let found: Vec<Thing> = all(kit).into_iter().filter(is_wanted).collect();
    anyhow::ensure!(
        !found.is_empty(),
        "there is no card, tile or faction `{}`; `automa cards terra-mystica` lists them all",
        wanted.map_or("", String::as_str)
    );
    if let Some(path) = matches.get_one::<PathBuf>("svg") {
        let [thing] = &found[..] else {
            anyhow::bail!("name one to draw, such as `automa cards terra-mystica FAV11 --svg tile.svg`");
        };
        super::super::write_text(path, &thing.picture(kit).file())?;
    }
    if let Some(path) = matches.get_one::<PathBuf>("print") {
        // The sheet is what was asked for; the list would only hide where it is.
        super::super::write_text(path, &draw::terra_mystica::print_sheet(kit))?;
        let cards = kit.automa.cards.len();
        return super::super::out(&format!(
            "{} decision cards and {} faction cards are in {}. Open it in a browser and print it: A4 or Letter, \
             without scaling.\n",
            cards,
            FactionId::ALL.len(),
            path.display()
        ));
    }
    let words = Words::english();
    let mut text = String::new();
    for thing in found {
        let (id, said) = (thing.id(kit), thing.text(&words, kit));
        if matches.get_flag("json") {
            let mut value = json!({ "id": id, "kind": thing.kind().replace(' ', "_"), "text": said });
            if let (Some(all), Value::Object(more)) = (value.as_object_mut(), thing.numbers(kit)) {
                all.extend(more);
            }
            writeln!(text, "{value}")?;
        } else {
            writeln!(text, "{:<13}  {id:<24}  {said}", thing.kind())?;
        }
    }
    super::super::out(&text)
}

/// The words within the brackets behind an id.
fn inner(text: &str) -> String {
    let inside = text.split_once(" (").and_then(|(_, rest)| rest.strip_suffix(')'));
    inside.unwrap_or(text).to_owned()
}

fn goods(goods: Goods) -> Value {
    json!({ "coins": goods.coins, "workers": goods.workers, "priests": goods.priests, "power": goods.power })
}

fn by<const N: usize>(values: [(&str, Value); N]) -> Value {
    values.into_iter().map(|(key, value)| (key.to_owned(), value)).collect::<serde_json::Map<_, _>>().into()
}

fn by_structure(values: [u8; 5]) -> Value {
    by(Structure::ALL.map(|kind| (kind.short(), values[kind.index()].into())))
}
