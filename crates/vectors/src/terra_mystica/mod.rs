//! Terra Mystica: the GP Automa with every faction, on every board and at every difficulty.

mod columns;
mod position;
mod record;
mod ways;

use kernel::{Reasons, Seat};
use serde_json::{Value, json};
use terra_mystica::automa::{About, Pick};
use terra_mystica::companion::Described;
use terra_mystica::{Event, Kit, TerraMystica, rulebook};

use crate::trail::Choice;
use crate::{Bot, Decided, MakeError, Report, Told, Unreadable, Vectored, Way};

const AUTOMA: Bot =
    Bot { name: "automa", ways: ways::AUTOMAS, games: 6, wanted: 2, every: 150, rules: &rulebook::CITED };

/// The choices among these events, with hexes, tiles and cards by their names.
fn choices(table: &TerraMystica, events: &[Event]) -> Vec<Choice> {
    let each = events.iter().filter_map(|event| match event {
        Event::AutomaChose { about, reasons, .. } => Some(choice(table, *about, reasons)),
        _ => None,
    });
    each.collect()
}

fn choice(table: &TerraMystica, about: About, reasons: &Reasons<Pick>) -> Choice {
    let about = match about {
        About::FirstDwelling => "first_dwelling",
        About::Build => "build",
        About::Upgrade => "upgrade",
        About::Power => "power",
        About::Cult => "cult",
        About::CultPrice => "cult_price",
        About::Bonus => "bonus",
        About::Bridge => "bridge",
        About::Terrain => "terrain",
    };
    let map = table.map();
    Choice::of(about, None, reasons, |pick| match pick {
        Pick::Hex(hex) => map.name(hex).to_owned(),
        Pick::Power(action) => action.id().to_owned(),
        Pick::Cult(cult) => cult.name().to_owned(),
        Pick::Bonus(card) => card.id().to_owned(),
        Pick::Bridge(place) => position::bridge(table, place),
        Pick::Terrain(terrain) => terrain.name().to_owned(),
    })
}

impl Vectored for TerraMystica {
    const WAYS: &'static [Way] = ways::WAYS;
    const BOTS: &'static [Bot] = &[AUTOMA];
    const COLUMNS: &'static [&'static str] = columns::COLUMNS;

    fn cells(&self, seat: Seat) -> Vec<String> {
        columns::cells(self, seat)
    }

    fn dealt(&self) -> Vec<(&'static str, String)> {
        columns::dealt(self)
    }

    fn shown(before: &Self, events: &[Event], _: &Self) -> Vec<String> {
        columns::shown(before, events)
    }

    fn told(_: &Bot, before: &Self, events: &[Event], _: &Self) -> Vec<Told> {
        position::told(before, events).into_iter().collect()
    }

    fn decide(position: &Value) -> Result<Decided, Unreadable> {
        let wrong = |error: &dyn std::fmt::Display| Unreadable::Position(error.to_string());
        let text = toml::to_string(position).map_err(|error| wrong(&error))?;
        let answer = Described::parse(Kit::printed(), &text).map_err(|error| wrong(&error))?.decide();
        let told = wire::terra_mystica::Answer::from(&answer);
        let decision = json!({
            "decision": told.decision,
            "vp": told.vp,
            "offers": told.offers,
            "moves_again": told.moves_again,
        });
        Ok(Decided { decision, trail: choices(&answer.before, &answer.events) })
    }

    const OWN_LEDGERS: &'static [&'static str] = record::NAMES;

    fn own_ledgers() -> Result<Vec<(String, String)>, MakeError> {
        record::make()
    }

    fn check_own(text: &str) -> Result<Report, Unreadable> {
        record::check(text)
    }
}
