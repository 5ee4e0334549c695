//! Yetis: cheaper power actions (see the rules of power actions), and stronger great buildings.

/// The power value of their stronghold and their sanctuary.
pub(crate) const GREAT_POWER_VALUE: u8 = 4;
