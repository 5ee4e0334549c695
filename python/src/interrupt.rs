//! Long work without the interpreter's lock, which hears Ctrl-C.

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use kernel::Stop;
use lab::clock::CLOCK;
use players::{Limits, PlayerName};
use pyo3::prelude::*;

/// How often somebody looks whether Ctrl-C was pressed.
const LOOK: Duration = Duration::from_millis(50);

/// Whether a player may think for so long that somebody wants to interrupt it.
fn thinks(player: PlayerName) -> bool {
    matches!(player, PlayerName::Mcts(_) | PlayerName::Level(_))
}

/// Lets a player decide. What takes long is done on another thread, while this one waits for Ctrl-C.
pub fn deciding<T: Send>(
    py: Python<'_>,
    player: PlayerName,
    work: impl FnOnce(&Limits) -> T + Send,
) -> PyResult<T> {
    let limits = Limits::by(CLOCK);
    if !thinks(player) {
        return Ok(py.detach(|| work(&limits)));
    }
    let stop = Stop::new();
    let limits = limits.stopped_by(&stop);
    py.detach(|| {
        std::thread::scope(|scope| {
            let (done, ended) = channel();
            let thread = scope.spawn(move || {
                let result = work(&limits);
                // Nobody listens any more if the wait was given up.
                let _ = done.send(());
                result
            });
            let mut wait = Ok(());
            while wait.is_ok() && ended.recv_timeout(LOOK) == Err(RecvTimeoutError::Timeout) {
                #[allow(
                    clippy::redundant_closure_for_method_calls,
                    reason = "the method is for one lifetime only"
                )]
                let looked = Python::attach(|py| py.check_signals());
                wait = looked;
            }
            if wait.is_err() {
                stop.ask();
            }
            let result = thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            wait.map(|()| result)
        })
    })
}
