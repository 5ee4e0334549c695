//! A request to end work that is under way. It knows no clock and no thread: whoever works looks at it now and then.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A request to stop. Clones share it: asked once, every clone has heard it, and it cannot be taken back.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    /// `None` if nobody can ask.
    asked: Option<Arc<AtomicBool>>,
    /// Asking this one asks us, too.
    above: Option<Arc<Stop>>,
}

impl Stop {
    /// Nobody can ask: for work that always runs to its end.
    pub const fn never() -> Stop {
        Stop { asked: None, above: None }
    }

    /// A request that nobody has made yet.
    pub fn new() -> Stop {
        Stop { asked: Some(Arc::default()), above: None }
    }

    /// A stop for a part of the work: asked with this one, but it can also be asked alone.
    #[must_use]
    pub fn part(&self) -> Stop {
        Stop { above: Some(Arc::new(self.clone())), ..Stop::new() }
    }

    /// Asks the work to end.
    pub fn ask(&self) {
        if let Some(asked) = &self.asked {
            asked.store(true, Ordering::Relaxed);
        }
    }

    /// Whether the work should end.
    #[inline]
    pub fn is_asked(&self) -> bool {
        self.asked.as_ref().is_some_and(|asked| asked.load(Ordering::Relaxed))
            || self.above.as_ref().is_some_and(|above| above.is_asked())
    }
}

/// A flag that something else sets, such as a signal.
impl From<Arc<AtomicBool>> for Stop {
    fn from(asked: Arc<AtomicBool>) -> Stop {
        Stop { asked: Some(asked), above: None }
    }
}
