//! Tapestry: the Automa and the Shadow Empire at six levels, and the Shadow Empire beside two people.

mod columns;
mod position;
mod ways;

use kernel::Seat;
use serde_json::{Value, json};
use tapestry::automa::{About, Pick};
use tapestry::companion::Described;
use tapestry::{Event, Kit, Tapestry, Track, rulebook};
use wire::tapestry::Happened;

use crate::trail::Choice;
use crate::{Bot, Decided, Told, Unreadable, Vectored, Way};

const AUTOMA: Bot =
    Bot { name: "automa", ways: ways::SOLO, games: 4, wanted: 3, every: 40, rules: &rulebook::rules::ALL };

/// Whole turns hold the Shadow Empire's choices, too; here it is asked alone.
const SHADOW_EMPIRE: Bot = Bot {
    name: "shadow-empire",
    ways: ways::SOLO,
    games: 2,
    wanted: 3,
    every: 24,
    rules: &[
        rulebook::rules::TRACK_UNFINISHED,
        rulebook::rules::TRACK_END,
        rulebook::rules::TRACK_LANDMARK,
        rulebook::rules::TRACK_ORDER,
    ],
};

const BESIDE_TWO: Bot = Bot {
    name: "shadow-empire-beside-two",
    ways: ways::BESIDE_TWO,
    games: 4,
    wanted: 3,
    every: 4,
    rules: SHADOW_EMPIRE.rules,
};

/// The name of a bot in descriptions.
fn bot_name(table: &Tapestry, seat: Seat) -> Option<&'static str> {
    table.bot_at(seat).map(|bot| match bot {
        tapestry::Bot::Automa => "automa",
        tapestry::Bot::ShadowEmpire => "shadow",
    })
}

/// The choices among these events, with tracks and hexes by their names.
fn choices(table: &Tapestry, events: &[Event]) -> Vec<Choice> {
    let each = events.iter().filter_map(|event| match event {
        Event::AutomaChose { seat, about, reasons } => {
            let about = match about {
                About::Track => "track",
                About::Favourite => "favourite",
                About::ConquerOpponent => "conquer_opponent",
                About::ConquerNeutral => "conquer_neutral",
                About::Explore => "explore",
                About::Shadow => "shadow",
            };
            Some(Choice::of(about, bot_name(table, *seat), reasons, |pick| match pick {
                Pick::Track(track) => track.key().to_owned(),
                Pick::Hex(hex) => position::hex_name(table, hex),
            }))
        }
        _ => None,
    });
    each.collect()
}

/// What the bots do on the table, in order. How a tile is turned is chance, and nothing looks at it.
fn deeds(table: &Tapestry, events: &[Event]) -> Vec<Value> {
    let deeds = events.iter().map(|event| Happened::of(table, event));
    let deeds = deeds.filter(|deed| !matches!(deed, Happened::Table | Happened::Chose { .. }));
    let mut deeds: Vec<Value> = deeds.filter_map(|deed| serde_json::to_value(deed).ok()).collect();
    for deed in &mut deeds {
        if deed["event"] == "explored"
            && let Some(members) = deed.as_object_mut()
        {
            members.shift_remove("turn");
        }
    }
    deeds
}

impl Vectored for Tapestry {
    const WAYS: &'static [Way] = ways::WAYS;
    const BOTS: &'static [Bot] = &[AUTOMA, SHADOW_EMPIRE, BESIDE_TWO];
    const COLUMNS: &'static [&'static str] = columns::COLUMNS;

    fn cells(&self, seat: Seat) -> Vec<String> {
        columns::cells(self, seat)
    }

    fn dealt(&self) -> Vec<(&'static str, String)> {
        columns::dealt(self)
    }

    fn shown(before: &Self, events: &[Event], after: &Self) -> Vec<String> {
        columns::shown(before, events, after)
    }

    fn told(bot: &Bot, before: &Self, events: &[Event], after: &Self) -> Vec<Told> {
        if bot.name == SHADOW_EMPIRE.name {
            position::alone(before, events)
        } else {
            position::told(before, events, after)
        }
    }

    fn decide(position: &Value) -> Result<Decided, Unreadable> {
        let wrong = |error: &dyn std::fmt::Display| Unreadable::Position(error.to_string());
        let text = toml::to_string(position).map_err(|error| wrong(&error))?;
        let described = Described::parse(Kit::printed(), &text).map_err(|error| wrong(&error))?;
        let answer = described.decide().map_err(|error| wrong(&error))?;
        let favourite = |place: usize| answer.favourites[place].map(Track::key);
        let decision = json!({
            "decision": deeds(&answer.before, &answer.events),
            "vp": answer.gained(),
            "favourites": { "automa": favourite(0), "shadow": favourite(1) },
        });
        Ok(Decided { decision, trail: choices(&answer.before, &answer.events) })
    }
}
