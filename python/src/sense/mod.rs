//! What a learning program sees and does: actions as numbers, observations as a row of numbers.
//!
//! The numbering of actions is fixed: the same number means the same act in every game of a kind, whatever its options. An
//! observation is written and described by one function, so that the description cannot differ from what is written.

mod acts;
mod fields;
mod patchwork;
mod plain;
mod tapestry;
mod terra_mystica;

use kernel::{Legal as _, Seat, Studied};
use players::Judge;
use wire::Wire;

use crate::errors::Refused;

pub use acts::Block;
pub use fields::{Cell, Describe, Field, Fill, Floats, Measure, Writer};

/// A game that can be learned. What it does not bring is plain: [`plain`].
pub trait Sense: Judge + Wire<Legal: Send + Sync> + Studied {
    /// The version of its environment: a new one whenever numbering or observation change.
    const VERSION: u32 = 0;

    /// How many numbers there are for actions.
    const ACTIONS: u32 = plain::ACTIONS;

    /// What the numbers mean, block by block.
    fn blocks() -> Vec<Block> {
        plain::blocks()
    }

    /// Whether every legal action has a number with the options of this game.
    fn learnable(&self) -> Result<(), Refused> {
        Ok(())
    }

    /// The number of an action. Every legal action of a learnable game has one.
    fn number(&self, action: Self::Action) -> Option<u32> {
        let place = self.legal().iter().take(Self::ACTIONS as usize).position(|known| known == action)?;
        Some(place as u32)
    }

    /// The action of a number, for the seat that decides; `None` if it names nothing here.
    fn action(&self, number: u32) -> Option<Self::Action> {
        if number < Self::ACTIONS { self.legal().get(number) } else { None }
    }

    /// Writes a 1 for every legal action and a 0 for all others.
    fn mask(&self, out: &mut [i8]) {
        out.fill(0);
        for action in self.legal().iter() {
            if let Some(place) = self.number(action).and_then(|number| out.get_mut(number as usize)) {
                *place = 1;
            }
        }
    }

    /// Writes what a seat sees: only what it can see.
    fn observe(&self, seat: Seat, out: &mut impl Writer) {
        plain::observe(self, seat, out);
    }

    /// The position as an SVG file, if there is one.
    fn picture(&self) -> Option<String> {
        None
    }

    /// How many numbers and how many floats an observation has at this table.
    fn sizes(&self) -> (usize, usize) {
        let mut measure = Measure::default();
        self.observe(Seat(0), &mut measure);
        measure.sizes
    }

    /// The fields of an observation at this table.
    fn fields(&self) -> Vec<Field> {
        let mut describe = Describe::default();
        self.observe(Seat(0), &mut describe);
        describe.fields
    }
}
