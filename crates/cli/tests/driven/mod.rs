//! A program that runs while a test types, and looks at what it says.
#![allow(missing_docs, unreachable_pub, clippy::unwrap_used, reason = "also the helpers of a test may")]

use std::io::{Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// It is ended at the latest when this is dropped.
pub struct Driven {
    pub child: Child,
    keys: ChildStdin,
    said: Receiver<Vec<u8>>,
    /// What it said that nobody has looked at.
    pub text: String,
    /// How long it may take to say something.
    patience: Duration,
}

impl Driven {
    pub fn start(command: &mut Command, patience: Duration) -> Driven {
        let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let program = command.get_program().display();
        let mut child = child.unwrap_or_else(|error| panic!("{program}: {error}"));
        let (keys, mut output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let (sender, said) = channel();
        std::thread::spawn(move || {
            let mut part = [0; 4096];
            while let Ok(length) = output.read(&mut part) {
                if length == 0 || sender.send(part[..length].to_vec()).is_err() {
                    break;
                }
            }
        });
        Driven { child, keys, said, text: String::new(), patience }
    }

    pub fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Waits until this is shown; everything up to its end is forgotten, and given.
    pub fn see(&mut self, wanted: &str) -> String {
        let begun = Instant::now();
        loop {
            if let Some(at) = self.text.find(wanted) {
                let rest = self.text.split_off(at + wanted.len());
                return std::mem::replace(&mut self.text, rest);
            }
            let left = self.patience.saturating_sub(begun.elapsed());
            let part =
                self.said.recv_timeout(left).unwrap_or_else(|_| panic!("no `{wanted}`: {}", self.text));
            self.text.push_str(&String::from_utf8_lossy(&part));
        }
    }
}

impl Drop for Driven {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
