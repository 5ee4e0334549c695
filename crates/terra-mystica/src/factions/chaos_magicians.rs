//! Chaos Magicians: two favour tiles at a time. Their action is a double turn, their start a single dwelling.

/// Favour tiles for a temple or the sanctuary.
pub(crate) const FAVOURS: u8 = 2;
