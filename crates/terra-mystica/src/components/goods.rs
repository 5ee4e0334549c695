//! Goods: what things cost, and what they bring.

use serde::Deserialize;

/// Coins, workers, priests and power.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Goods {
    /// Coins: they pay for structures and advances.
    #[serde(rename = "c")]
    pub coins: u8,
    /// Workers: they build and dig.
    #[serde(rename = "w")]
    pub workers: u8,
    /// Priests: they climb cults and pay for advances.
    #[serde(rename = "p")]
    pub priests: u8,
    /// Power: gained through the bowls, paid out of the third.
    #[serde(rename = "pw")]
    pub power: u8,
}

/// The most of one good that anything printed costs or brings, home-made ones included: sums of several stay far
/// within a byte.
pub(super) const MOST: u8 = 40;

impl Goods {
    /// No goods at all.
    pub const NONE: Goods = Goods { coins: 0, workers: 0, priests: 0, power: 0 };

    /// Whether it is nothing.
    #[inline]
    pub const fn is_none(self) -> bool {
        self.coins == 0 && self.workers == 0 && self.priests == 0 && self.power == 0
    }

    /// Coins, workers, priests, power.
    #[inline]
    pub const fn each(self) -> [u8; 4] {
        [self.coins, self.workers, self.priests, self.power]
    }

    /// Whether every good is within what a table can hold.
    pub(super) fn is_sane(self) -> bool {
        self.each().iter().all(|count| *count <= MOST)
    }
}
