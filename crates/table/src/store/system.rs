//! What the databases have from the system: its clock, its randomness, and how they count.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use super::{StoreError, TableId};

/// The time now, in milliseconds since 1970: finer than anybody is told, so that the list has the right order.
pub(super) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// The time of a change, later than that of all changes before it: several in a millisecond are listed in their order, too. In a
/// long rush it runs at most a second ahead of the clock.
pub(super) fn stamp() -> i64 {
    static LATEST: AtomicI64 = AtomicI64::new(0);
    const AHEAD: i64 = 1_000;
    let now = now();
    let next = |latest: i64| if latest < now + AHEAD { now.max(latest + 1) } else { now };
    let (Ok(latest) | Err(latest)) =
        LATEST.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |latest| Some(next(latest)));
    next(latest)
}

/// A new id, from the system's randomness: two programs on one database never meet.
pub(super) fn random_id() -> Result<TableId, StoreError> {
    TableId::from_chance(|bytes| getrandom::fill(bytes).is_ok()).ok_or(StoreError::NoRandomness)
}

/// A version as databases count it; one that is too large matches none.
pub(super) fn stored(version: u64) -> i64 {
    i64::try_from(version).unwrap_or(i64::MAX)
}
