//! A browser as slow as one on a phone, and what it costs. Chromium can slow down the scripts of a page; whether that reaches a service worker was not tried:
//! so all processes of the browser stand still for three quarters of the time.

use std::collections::HashMap;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{JoinHandle, sleep};
use std::time::{Duration, Instant};

/// The browser runs for about so long before it stands still again.
const RUNS: Duration = Duration::from_millis(8);
/// So many times slower it becomes.
const TIMES: u32 = 4;

/// Slows a browser down for as long as this lives.
pub struct Slow {
    is_over: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Slow {
    /// The browser with this profile, to a quarter of its speed.
    pub fn down(profile: &Path) -> Slow {
        let (profile, is_over) = (profile.to_owned(), Arc::new(AtomicBool::new(false)));
        let seen = Arc::clone(&is_over);
        let work = move || {
            let mut resumed = Instant::now();
            while !seen.load(Ordering::Relaxed) {
                let all = processes(&profile);
                signal("-STOP", &all);
                // By what it has really run: on a busy machine it takes a while until it stands.
                sleep(resumed.elapsed() * (TIMES - 1));
                signal("-CONT", &all);
                resumed = Instant::now();
                sleep(RUNS);
            }
        };
        Slow { is_over, thread: Some(std::thread::spawn(work)) }
    }
}

impl Drop for Slow {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn signal(which: &str, processes: &[u32]) {
    if !processes.is_empty() {
        // One that has just ended is no matter.
        let _ = Command::new("kill").arg(which).args(processes.iter().map(u32::to_string)).output();
    }
}

/// The processes of the browser with this profile: the one that names it, and all that come from that.
fn processes(profile: &Path) -> Vec<u32> {
    let name = profile.display().to_string();
    let running = std::fs::read_dir("/proc").expect("the processes").flatten();
    let ids = running.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let parents: HashMap<u32, u32> = ids.filter_map(|id| Some((id, parent(id)?))).collect();
    let names_it = |id: u32| {
        std::fs::read(format!("/proc/{id}/cmdline"))
            .is_ok_and(|line| String::from_utf8_lossy(&line).contains(&format!("--user-data-dir={name}")))
    };
    let mut found: Vec<u32> = parents.keys().copied().filter(|id| names_it(*id)).collect();
    let mut at = 0;
    while let Some(id) = found.get(at).copied() {
        let children = parents.iter().filter(|(child, parent)| **parent == id && !found.contains(child));
        let children: Vec<u32> = children.map(|(child, _)| *child).collect();
        found.extend(children);
        at += 1;
    }
    found
}

fn parent(id: u32) -> Option<u32> {
    let line = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    // The name of the program stands in brackets and may hold anything.
    line.rsplit(')').next()?.split_whitespace().nth(1)?.parse().ok()
}

/// The memory of all processes of a browser, in megabytes; what several share is counted once.
pub fn memory(profile: &Path) -> u64 {
    let kilobytes = |id: &u32| -> Option<u64> {
        let text = std::fs::read_to_string(format!("/proc/{id}/smaps_rollup")).ok()?;
        text.lines().find_map(|line| line.strip_prefix("Pss:")?.trim().strip_suffix(" kB")?.parse().ok())
    };
    processes(profile).iter().filter_map(kilobytes).sum::<u64>() / 1024
}
