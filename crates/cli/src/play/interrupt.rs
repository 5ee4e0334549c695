//! Ctrl-C: while a player thinks it stops him, else it ends the program as usual.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use kernel::Stop;
use lab::clock::CLOCK;
use players::Limits;
use signal_hook::consts::SIGINT;

/// Whether somebody pressed Ctrl-C while a player thought.
#[derive(Debug)]
pub struct Interrupt {
    /// Nobody thinks: the program may end.
    idle: Arc<AtomicBool>,
    asked: Arc<AtomicBool>,
}

/// Not connected to any key.
impl Default for Interrupt {
    fn default() -> Interrupt {
        Interrupt { idle: Arc::new(AtomicBool::new(true)), asked: Arc::default() }
    }
}

impl Interrupt {
    /// From now on hears Ctrl-C.
    pub fn listen() -> std::io::Result<Interrupt> {
        let interrupt = Interrupt::default();
        signal_hook::flag::register_conditional_default(SIGINT, Arc::clone(&interrupt.idle))?;
        signal_hook::flag::register(SIGINT, Arc::clone(&interrupt.asked))?;
        Ok(interrupt)
    }

    /// Lets somebody think until Ctrl-C.
    pub fn while_thinking<T>(&self, think: impl FnOnce(&Limits) -> T) -> T {
        self.asked.store(false, Ordering::Relaxed);
        self.idle.store(false, Ordering::Relaxed);
        let done = think(&Limits::by(CLOCK).stopped_by(&Stop::from(Arc::clone(&self.asked))));
        self.idle.store(true, Ordering::Relaxed);
        done
    }

    /// What stops whoever thinks when it is set.
    pub fn stopper(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.asked)
    }

    /// Whether the last thought was stopped.
    pub fn was_asked(&self) -> bool {
        self.asked.load(Ordering::Relaxed)
    }
}
