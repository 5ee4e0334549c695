//! What the laboratory asks of a game beyond playing it: key numbers, and the Automa's deck.

use crate::game::Game;

/// A number that a game leaves behind, for statistics.
pub type Fact = (&'static str, i32);

/// A game that can be studied. Cards of its Automa are known by their printed numbers, from 1.
pub trait Studied: Game {
    /// Key numbers of the position, always the same names in the same order.
    fn facts(&self, each: &mut dyn FnMut(Fact));

    /// The cards that an Automa may draw with these settings; none where no Automa plays.
    fn deck(kit: &Self::Kit, options: &Self::Options) -> Vec<u8>;

    /// The deck of the first Automa from its top; nothing while it is not dealt. Asked from the start of the game on
    /// until there is an answer.
    fn first_pile(&self, each: &mut dyn FnMut(u8));

    /// The box without this card; `None` if the deck would be too small.
    fn without(kit: &Self::Kit, card: u8) -> Option<&'static Self::Kit>;
}
