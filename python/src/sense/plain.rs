//! A game without numbers of its own: an action's number is its place in the list of what is legal, and a seat sees the key
//! numbers of the position, which lie open to everybody.

use kernel::Seat;

use super::acts::{self, Acts};
use super::fields::number;
use super::{Block, Cell, Sense, Writer};

const ACTS: Acts = &[("legal", &[64], "the action at this place of the list of legal actions")];

/// Points and key numbers.
const POINTS: Cell = Cell::Signed { usual: 100 };

/// How many numbers there are; a longer list is cut.
pub const ACTIONS: u32 = acts::total(ACTS);

/// What the numbers mean.
pub fn blocks() -> Vec<Block> {
    acts::blocks(ACTS)
}

/// Writes whose turn it is, the points, and the key numbers.
pub fn observe<G: Sense>(game: &G, seat: Seat, out: &mut impl Writer) {
    out.field("to_move", &[1], &[Cell::Flag], "1 if this seat decides now", |v| {
        v[0] = i16::from(game.to_move() == Some(seat));
    });
    out.field("scores", &[game.seats()], &[POINTS], "the points of every seat", |v| {
        for (seat, value) in (0..).zip(v) {
            *value = number(game.score(Seat(seat)));
        }
    });
    game.facts(&mut |(name, value)| {
        out.field(name, &[1], &[POINTS], "a key number of the position", |v| v[0] = number(value));
    });
}

macro_rules! plain_senses {
    ($($game:ty: plain)*) => {
        $(impl Sense for $game {})*
    };
}
games::plain_games!(plain_senses);
