//! How long a player may think, whoever it is: until it is told to stop, and until a time.
//!
//! There is no clock in this crate, for not every machine that it runs on has one. Whoever has brings it along.

use std::time::Duration;

use kernel::Stop;

/// A clock from outside: the time since some fixed moment. It never goes back.
#[derive(Clone, Copy, Debug)]
pub struct Clock(fn() -> Duration);

impl Clock {
    /// The clock that reads the time like this.
    pub const fn new(now: fn() -> Duration) -> Clock {
        Clock(now)
    }

    /// The time now.
    #[inline]
    pub fn now(self) -> Duration {
        (self.0)()
    }
}

/// Where a player's thinking ends, beside what its own parameters say.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    stop: Stop,
    clock: Option<Clock>,
    /// The moment at which the time is up, on that clock.
    until: Option<Duration>,
}

impl Limits {
    /// None. Without a clock a player that is to think for a time makes its usual number of iterations instead.
    pub const fn none() -> Limits {
        Limits { stop: Stop::never(), clock: None, until: None }
    }

    /// No limits yet, but a clock to set them by.
    pub const fn by(clock: Clock) -> Limits {
        Limits { stop: Stop::never(), clock: Some(clock), until: None }
    }

    /// These limits, and an end as soon as this request to stop is made.
    #[must_use]
    pub fn stopped_by(&self, stop: &Stop) -> Limits {
        Limits { stop: stop.clone(), ..self.clone() }
    }

    /// The same, and it ends when so much time from now is up. Without a clock that cannot be told.
    #[must_use]
    pub fn within(&self, time: Duration) -> Limits {
        let end = self.clock.map(|clock| clock.now().saturating_add(time));
        let until = match (self.until, end) {
            (Some(until), Some(end)) => Some(until.min(end)),
            (until, end) => until.or(end),
        };
        Limits { until, ..self.clone() }
    }

    /// The same, with half of the time that is left.
    #[must_use]
    pub(crate) fn half(&self) -> Limits {
        match (self.until, self.clock) {
            (Some(until), Some(clock)) => self.within(until.saturating_sub(clock.now()) / 2),
            _ => self.clone(),
        }
    }

    /// Whether there is a clock to think by.
    pub(crate) fn has_clock(&self) -> bool {
        self.clock.is_some()
    }

    /// What asks to stop, whatever the time.
    pub fn stop(&self) -> &Stop {
        &self.stop
    }

    /// Whether somebody asked to stop: then nobody waits for the decision any more.
    #[inline]
    pub fn is_stopped(&self) -> bool {
        self.stop.is_asked()
    }

    /// Whether thinking ends here: somebody asked to stop, or the time is up.
    #[inline]
    pub fn are_reached(&self) -> bool {
        self.stop.is_asked()
            || self.until.is_some_and(|until| self.clock.is_some_and(|clock| clock.now() >= until))
    }
}
