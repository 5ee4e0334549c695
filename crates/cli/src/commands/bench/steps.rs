//! What a benchmark is at: on standard error, and only if that is a terminal.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// The steps of a benchmark.
#[derive(Debug)]
pub struct Steps(ProgressBar);

impl Steps {
    /// Before the first step.
    pub(super) fn new() -> Steps {
        let bar = ProgressBar::new_spinner();
        if let Ok(style) = ProgressStyle::with_template("{spinner} {elapsed} {msg}") {
            bar.set_style(style);
        }
        bar.enable_steady_tick(Duration::from_millis(200));
        Steps(bar)
    }

    /// Begins a step.
    pub fn begin(&self, what: &'static str) {
        self.0.set_message(what);
    }
}

impl Drop for Steps {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
