//! What the databases have from the system: its clock, its randomness, and how they count.

use std::time::{SystemTime, UNIX_EPOCH};

use super::{StoreError, TableId};

/// The time now, in milliseconds since 1970: finer than anybody is told, so that the list has the right order.
pub(super) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// A new id, from the system's randomness: two programs on one database never meet.
pub(super) fn random_id() -> Result<TableId, StoreError> {
    TableId::from_chance(|bytes| getrandom::fill(bytes).is_ok()).ok_or(StoreError::NoRandomness)
}

/// A version as databases count it; one that is too large matches none.
pub(super) fn stored(version: u64) -> i64 {
    i64::try_from(version).unwrap_or(i64::MAX)
}
