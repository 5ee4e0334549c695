//! A thoughtful beginner's eye for Patchwork.
//!
//! A patch is worth the squares it covers and the buttons it will bring, for what it costs in buttons and time. A place
//! is good if it leaves few edges between covered and empty squares: edges are where nothing will fit later.

use ::patchwork::components::FINAL;
use ::patchwork::{Action, Patchwork, Squares};
use kernel::{Game, Seat};

use crate::Judge;

/// A hundredth of a point: the unit of all weights here.
const POINT: i64 = 100;
/// What a space of time is worth: so many points a turn's step should bring.
const TIME: i64 = 115;
/// What an open edge costs.
const EDGE: i64 = 24;

impl Judge for Patchwork {
    fn judge(&self, action: Action) -> i64 {
        let Some(seat) = self.to_move() else { return 0 };
        let mut after = self.clone();
        if after.play(action, &mut ()).is_err() {
            return i64::MIN;
        }
        match action {
            Action::Automa => 0,
            Action::Leather { at } => -EDGE * open_edges(self.filled(seat) | Squares::only(at)),
            Action::Advance | Action::Take { .. } => {
                value(&after, seat) - value(self, seat) - edges_change(self, &after, seat)
            }
        }
    }
}

/// Points now, and what the printed buttons will bring, less the time that is gone.
fn value(game: &Patchwork, seat: Seat) -> i64 {
    let space = game.space(seat);
    let incomes = i64::from(game.kit().time_board.incomes(space, FINAL));
    let points = i64::from(game.score(seat)) + incomes * i64::from(game.income(seat));
    // A leather patch in hand will cover a square.
    let leather = 2 * i64::from(game.leather_in_hand());
    (points + leather) * POINT - TIME * i64::from(space)
}

fn edges_change(before: &Patchwork, after: &Patchwork, seat: Seat) -> i64 {
    EDGE * (open_edges(after.filled(seat)) - open_edges(before.filled(seat)))
}

/// Borders between a covered square and an empty one.
fn open_edges(filled: Squares) -> i64 {
    let empty = !filled;
    i64::from(filled.touching(empty))
}
