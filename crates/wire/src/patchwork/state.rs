//! The position on screen: what waits, what is legal, what everybody sees. Nothing hidden is in it.

use kernel::{Game, Legal as _, Session};
use patchwork::rules::score::{AutomaHeap, LevelResult};
use patchwork::squares::SIDE;
use patchwork::{Event, FIRST, Patchwork, SECOND};
use serde::{Deserialize, Serialize};

use super::{Waiting, Why, letters, why};
use crate::Role;
use crate::history::{Count, Last};

/// Everything that a program needs to play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// What the game waits for.
    pub waiting: Waiting,
    /// How many actions are legal.
    pub legal: Count,
    /// Both seats.
    pub seats: [Seat; 2],
    /// The patches that are left, clockwise from the pawn.
    pub ring: Vec<u8>,
    /// Where leather patches lie on the time board.
    pub leather_marks: Vec<u8>,
    /// What everybody sees of the Automa; `null` between two people.
    pub automa: Option<Automa>,
    /// The same game on each level, once it is over.
    pub levels: Option<Vec<Level<Option<u8>, u8>>>,
    /// The seat that won.
    pub winner: Option<u8>,
    /// The last decision.
    pub last: Option<Last<Reasons>>,
}

/// The reasons of the last decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reasons {
    /// Why, if the Automa decided.
    pub trail: Option<Why>,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Seat {
    /// Whether a person or a bot has the seat.
    pub role: Role,
    /// The space of the token.
    pub space: u8,
    /// How many buttons the seat holds.
    pub buttons: i32,
    /// Points, now.
    pub score: i32,
    /// Whether the special tile is here.
    pub tile: bool,
    /// The patches that were taken.
    pub patches: Vec<u8>,
    /// Of a person: the buttons on the quilt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub income: Option<u8>,
    /// Of a person: the empty squares.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub empty: Option<u8>,
    /// Of a person: nine rows; `.` is empty, `*` is leather, a letter is a patch: `A` for 0 to `Z`, then `a` for 26.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<Vec<String>>,
}

/// What everybody sees of the Automa.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Automa {
    /// The level, from 1.
    pub level: u8,
    /// Where its marker for the special tile stands.
    pub marker: u8,
    /// The number of its last card.
    pub last_card: Option<u8>,
    /// What the back of its next card shows, in the tactical deck.
    pub next_back: Option<u8>,
    /// Cards in its deck.
    pub cards_left: usize,
    /// The cards that lie face up.
    pub discards: Vec<u8>,
    /// The cards that nobody has seen since the last shuffle.
    pub unseen: Vec<u8>,
    /// Its patches.
    pub heap: Heap,
}

/// The patches of the Automa.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heap {
    /// How many patches lie there.
    pub patches: u8,
    /// Patches with buttons on them.
    pub with_buttons: u8,
    /// Printed buttons on all of them.
    pub printed: u8,
}

/// What the game would have been on a level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Level<Tile, Winner> {
    /// The level, from 1.
    pub level: u8,
    /// The person's points.
    pub person: i32,
    /// The Automa's.
    pub automa: i32,
    /// Who has the special tile.
    pub tile: Tile,
    /// Who won.
    pub winner: Winner,
}

impl From<AutomaHeap> for Heap {
    fn from(heap: AutomaHeap) -> Heap {
        Heap { patches: heap.patches, with_buttons: heap.with_buttons, printed: heap.printed }
    }
}

impl<Tile, Winner> Level<Tile, Winner> {
    /// A level's result, with seats told in this way.
    pub(super) fn of(
        result: &LevelResult,
        tile: impl Fn(Option<kernel::Seat>) -> Tile,
        winner: impl Fn(kernel::Seat) -> Winner,
    ) -> Self {
        Level {
            level: result.level.index() as u8 + 1,
            person: result.person,
            automa: result.automa,
            tile: tile(result.tile),
            winner: winner(result.winner),
        }
    }
}

impl State {
    pub(super) fn of(session: &Session<Patchwork>) -> State {
        let game = session.game();
        let levels = game.all_levels().filter(|_| game.is_over());
        let level = |result: &LevelResult| Level::of(result, |tile| tile.map(|seat| seat.0), |seat| seat.0);
        State {
            waiting: Waiting::of(game),
            legal: Count { count: game.legal().count() },
            seats: [FIRST, SECOND].map(|who| Seat::of(game, who)),
            ring: game.ring().map(|patch| patch.0).collect(),
            leather_marks: game.leather().iter().collect(),
            automa: game.options().has_automa().then(|| Automa::of(session)),
            levels: levels.map(|levels| levels.iter().map(level).collect()),
            winner: game.winner().map(|seat| seat.0),
            last: Last::of(session, |before, entry| Reasons { trail: why(before.kit(), &entry.events) }),
        }
    }
}

impl Seat {
    fn of(game: &Patchwork, who: kernel::Seat) -> Seat {
        let person = !game.is_automa(who);
        let board = || {
            let letters: Vec<char> = letters(game, who).chars().collect();
            letters.chunks(SIDE as usize).map(|row| row.iter().collect()).collect()
        };
        Seat {
            role: game.role(who).into(),
            space: game.space(who),
            buttons: game.buttons(who),
            score: game.score(who),
            tile: game.tile() == Some(who),
            patches: game.taken(who).map(|(patch, _)| patch.id.0).collect(),
            income: person.then(|| game.income(who)),
            empty: person.then(|| game.empty_squares(who)),
            board: person.then(board),
        }
    }
}

impl Automa {
    fn of(session: &Session<Patchwork>) -> Automa {
        let game = session.game();
        let number = |index: u8| game.kit().card(index).number;
        let (seen, unseen) = game.card_counting();
        let happened = session.history().iter().rev().flat_map(|entry| &entry.events);
        let last = happened.into_iter().find_map(|event| match event {
            Event::Automa { card, .. } => Some(number(*card)),
            _ => None,
        });
        Automa {
            level: game.options().level.index() as u8 + 1,
            marker: game.kit().time_board.marker(game.options().level),
            last_card: last,
            next_back: game.next_back(),
            cards_left: game.deck().left(),
            discards: seen.into_iter().map(number).collect(),
            unseen: unseen.into_iter().map(number).collect(),
            heap: game.automa_heap().into(),
        }
    }
}
