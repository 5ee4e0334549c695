//! Cards and tiles that wait beside an income mat.

use crate::components::effect::Stock;

/// A card or tile that lies face up beside an income mat until income turn 5.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reserved {
    /// The seat that it belongs to.
    pub seat: u8,
    /// Its kind.
    pub stock: Stock,
    /// Its number in the box.
    pub id: u8,
}
