//! The clock of this machine, for players that think for a time.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use players::Clock;

/// The time since it was first asked for.
fn now() -> Duration {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGUN.elapsed()
}

/// The clock of this machine.
pub const CLOCK: Clock = Clock::new(now);
