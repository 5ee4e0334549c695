//! Requests to end, and a terminal that is gone.
//!
//! Whoever reads keys from a terminal that was closed may never be told: the library under the loop reads nothing for ever.
//! So it is watched from beside, and should the loop not end by itself, the program does. Every decision is on disk
//! before it is seen, so nothing is lost, and the end of the program unlocks the save.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};

/// What was heard beside the keys.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    /// The exit status with which the program was asked to end; 0 while it was not.
    ended: Arc<AtomicU8>,
    /// The program was stopped and goes on.
    resumed: Arc<AtomicBool>,
}

impl Watch {
    /// Begins to listen.
    pub fn begin() -> anyhow::Result<Watch> {
        let watch = Watch::default();
        #[cfg(unix)]
        {
            unix::signals(watch.clone())?;
            unix::terminal(watch.clone())?;
        }
        Ok(watch)
    }

    /// The exit status with which the program was asked to end.
    pub fn ended(&self) -> Option<u8> {
        Some(self.ended.load(Ordering::Relaxed)).filter(|status| *status != 0)
    }

    /// Whether the program was stopped since the last time, and goes on.
    pub fn resumed(&self) -> bool {
        self.resumed.swap(false, Ordering::Relaxed)
    }
}

#[cfg(unix)]
mod unix {
    use std::sync::atomic::Ordering;
    use std::time::Duration;

    use rustix::event::{PollFd, PollFlags, poll};
    use tokio::signal::unix::{SignalKind, signal};

    use super::Watch;

    /// How long the loop has to end by itself: it looks five times a second.
    const GRACE: Duration = Duration::from_millis(500);
    /// The same when the terminal is gone: there is nothing left to put back or to say, and somebody may want the save.
    const SHORT_GRACE: Duration = Duration::from_millis(100);
    /// Exit statuses as shells know them: 128 and the number of the signal.
    const HANGUP: u8 = 128 + 1;
    const INTERRUPT: u8 = 128 + 2;
    const TERMINATE: u8 = 128 + 15;

    impl Watch {
        /// Asks the loop to end, and ends the program should it not.
        fn end(&self, status: u8, grace: Duration) -> ! {
            self.ended.store(status, Ordering::Relaxed);
            std::thread::sleep(grace);
            super::super::terminal::put_back();
            std::process::exit(i32::from(status))
        }
    }

    /// Listens for signals.
    pub fn signals(watch: Watch) -> anyhow::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let [mut end, mut gone, mut interrupt, mut go_on] = {
            let _inside = runtime.enter();
            let go_on = SignalKind::from_raw(signal_hook::consts::SIGCONT);
            let heard = [SignalKind::terminate(), SignalKind::hangup(), SignalKind::interrupt(), go_on];
            let [a, b, c, d] = heard.map(signal);
            [a?, b?, c?, d?]
        };
        std::thread::Builder::new().name("automa-signals".to_owned()).spawn(move || {
            runtime.block_on(async {
                loop {
                    let status = tokio::select! {
                        _ = end.recv() => TERMINATE,
                        _ = gone.recv() => HANGUP,
                        _ = interrupt.recv() => INTERRUPT,
                        _ = go_on.recv() => {
                            watch.resumed.store(true, Ordering::Relaxed);
                            continue;
                        }
                    };
                    watch.end(status, GRACE);
                }
            });
        })?;
        Ok(())
    }

    /// Waits until the terminal is gone. Not everybody whose terminal goes away is sent a signal.
    #[allow(clippy::disallowed_methods, reason = "it is only looked at")]
    pub fn terminal(watch: Watch) -> anyhow::Result<()> {
        std::thread::Builder::new().name("automa-terminal".to_owned()).spawn(move || {
            let keys = std::io::stdin();
            loop {
                // Nothing is asked for: that it is gone is told always.
                let mut seen = [PollFd::new(&keys, PollFlags::empty())];
                if poll(&mut seen, None).is_err() {
                    continue;
                }
                if seen[0].revents().intersects(PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL) {
                    watch.end(HANGUP, SHORT_GRACE);
                }
            }
        })?;
        Ok(())
    }
}
