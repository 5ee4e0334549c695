//! The game on screen: what waits, what everybody sees, the last reasons.

use kernel::{Game, Session};
use serde::{Deserialize, Serialize};
use tapestry::Tapestry;

use super::terms::Terms;
use super::{About, Position, choices};
use crate::english;
use crate::history::{Last, Waiting};
use crate::trail::Choices;

/// Everything that a program needs to play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// What lies on the table.
    #[serde(flatten)]
    pub position: Position,
    /// What the game waits for.
    pub waiting: Waiting<Kind, Terms>,
    /// The last decision.
    pub last: Option<Last<Choices<About>>>,
}

vocabulary! {
    /// The kind of answer that is waited for.
    "snake_case" Kind of tapestry::Waiting {
        Civilization, City, Turn, CivilizationStep, Part, YesNo, Bonus, Payment, Gain, Track, Token, Opponent, Tile,
        SpaceTile, Hex, Rotation, Invent, TechCard, TapestryCard, Building, Plot, Landmark, Response, Die, Node,
        Number, Masterpiece, Automa, DecisionCard, ScienceDie,
    } and Over
}

impl State {
    pub(super) fn of(session: &Session<Tapestry>) -> State {
        let game = session.game();
        let decision = game.decision();
        State {
            position: Position::of(game),
            waiting: Waiting {
                kind: decision.as_ref().map_or(Kind::Over, |decision| decision.kind.into()),
                seat: decision.as_ref().map(|decision| decision.seat.0),
                asks: words::tapestry::waiting(english(), game),
                terms: decision.as_ref().and_then(Terms::of),
            },
            last: Last::of(session, |before, entry| Choices {
                choices: choices(english(), before, &entry.events),
            }),
        }
    }
}
