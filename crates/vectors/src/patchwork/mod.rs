//! Patchwork: the Automa at its five levels, both decks, both time boards and both readings for leather patches.

mod ledger;
mod position;

use kernel::{Reasons, Seat};
use patchwork::companion::Described;
use patchwork::{Candidate, Event, Kit, Patchwork, rulebook};
use serde_json::Value;

use crate::trail::Choice;
use crate::{Bot, Decided, Told, Unreadable, Vectored, Way};

const LEVELS: &[Way] = &[
    Way { name: "level-1", set: &[("level", "1")] },
    Way { name: "level-2-tactical", set: &[("level", "2"), ("deck", "tactical")] },
    Way { name: "level-3", set: &[("level", "3")] },
    Way { name: "level-4-original", set: &[("level", "4"), ("edition", "original"), ("leather", "left")] },
    Way {
        name: "level-5-tactical-original",
        set: &[("level", "5"), ("deck", "tactical"), ("edition", "original")],
    },
    Way { name: "level-3-leather-left", set: &[("level", "3"), ("leather", "left")] },
];

const AUTOMA: Bot = Bot {
    name: "automa",
    ways: LEVELS,
    games: 6,
    wanted: 3,
    every: 8,
    rules: &[
        rulebook::AFFORD,
        rulebook::NO_OVERTAKE,
        rulebook::MOST_BUTTONS,
        rulebook::LARGEST,
        rulebook::FURTHEST,
    ],
};

/// The choice among patches: a candidate is the number of its patch.
fn choice(reasons: &Reasons<Candidate>) -> Choice {
    Choice::of("patch", None, reasons, |one| one.patch.0.to_string())
}

impl Vectored for Patchwork {
    const WAYS: &'static [Way] = &[
        Way { name: "level-1", set: &[("level", "1")] },
        Way { name: "level-5-tactical", set: &[("level", "5"), ("deck", "tactical")] },
        Way { name: "level-3-original", set: &[("edition", "original"), ("leather", "left")] },
        Way { name: "two-people", set: &[("opponent", "person")] },
    ];
    const BOTS: &'static [Bot] = &[AUTOMA];
    const COLUMNS: &'static [&'static str] = ledger::COLUMNS;

    fn cells(&self, seat: Seat) -> Vec<String> {
        ledger::cells(self, seat)
    }

    fn dealt(&self) -> Vec<(&'static str, String)> {
        ledger::dealt(self)
    }

    fn shown(before: &Self, events: &[Event], _: &Self) -> Vec<String> {
        ledger::shown(before, events)
    }

    fn told(_: &Bot, before: &Self, events: &[Event], after: &Self) -> Vec<Told> {
        position::told(before, events, after).into_iter().collect()
    }

    fn decide(position: &Value) -> Result<Decided, Unreadable> {
        let kit = Kit::printed();
        let table = Described::parse(kit, &position::as_lines(position)?)
            .map_err(|error| Unreadable::Position(error.to_string()))?;
        let answer = table.decide();
        let turn = wire::patchwork::Turn::of(kit, &answer);
        let decision = serde_json::to_value(turn).map_err(|error| Unreadable::Json(error.to_string()))?;
        Ok(Decided { decision, trail: vec![choice(&answer.reasons)] })
    }
}
