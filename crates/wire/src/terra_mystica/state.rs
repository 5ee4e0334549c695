//! The game on screen: what waits, what everybody sees, the last reasons. Nothing hidden is in it.

use kernel::{Game, Session};
use serde::{Deserialize, Serialize};
use terra_mystica::TerraMystica;

use super::Position;
use super::terms::Terms;
use super::trail::{About, choices};
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
    /// The seats that won.
    pub winners: Vec<u8>,
    /// The last decision.
    pub last: Option<Last<Choices<About>>>,
}

vocabulary! {
    /// The kind of answer that is waited for.
    "snake_case" Kind of terra_mystica::Waiting {
        Faction, Colour, FirstFavour, Dwelling, BonusCard, Turn, Rest, Into, Tokens, Offer, Reward, Token, Spades,
        Priest, Automa,
    } and Over
}

impl State {
    pub(super) fn of(session: &Session<TerraMystica>) -> State {
        let game = session.game();
        let decision = game.decision();
        State {
            position: Position::of(game),
            waiting: Waiting {
                kind: decision.as_ref().map_or(Kind::Over, |decision| decision.kind.into()),
                seat: decision.as_ref().map(|decision| decision.seat.0),
                asks: words::terra_mystica::waiting(english(), game),
                terms: decision.as_ref().and_then(Terms::of),
            },
            winners: game.winners().iter().map(|who| who.0).collect(),
            last: Last::of(session, |before, entry| Choices {
                choices: choices(english(), before, &entry.events),
            }),
        }
    }
}
