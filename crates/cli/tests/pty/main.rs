//! The full screen in a real terminal: whole games by keys alone, small windows, and the manners of a program that fills the
//! screen. `script` brings the terminal.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod games;
mod manners;

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// The longest that anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// The program in a terminal of its own.
struct Pty {
    child: Child,
    keys: ChildStdin,
    said: Receiver<Vec<u8>>,
    text: String,
    folder: tempfile::TempDir,
}

fn automa() -> String {
    assert_cmd::cargo::cargo_bin!("automa").display().to_string()
}

impl Pty {
    /// Starts the program with these arguments in a window of this size.
    fn start(size: (u16, u16), arguments: &str) -> Pty {
        Pty::shell(size, &format!("exec {} {arguments}", automa()))
    }

    /// Runs a line of a shell in a window of this size; the program's number is in the file `pid`.
    fn shell((columns, rows): (u16, u16), line: &str) -> Pty {
        let folder = tempfile::tempdir().unwrap();
        let pid = folder.path().join("pid");
        let inside = format!("echo $$ > {}; stty cols {columns} rows {rows}; {line}", pid.display());
        let mut child = Command::new("script")
            .args(["-qec", &inside, "/dev/null"])
            .env("AUTOMA_DATA", folder.path())
            .env("TERM", "xterm-256color")
            .env("SHELL", "/bin/bash")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("`script` (bsdutils) brings the terminal: install it to run this test");
        let (keys, mut output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let (parts, said) = channel();
        std::thread::spawn(move || {
            let mut part = vec![0; 65536];
            while let Ok(length) = output.read(&mut part) {
                if length == 0 || parts.send(part[..length].to_vec()).is_err() {
                    break;
                }
            }
        });
        Pty { child, keys, said, text: String::new(), folder }
    }

    fn press(&mut self, keys: &str) {
        // Whoever has left reads no more keys.
        let _ = self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush());
    }

    /// Waits until this was said since the last time.
    fn hear(&mut self, wanted: &str) {
        self.hear_all(&[wanted]);
    }

    /// Waits until all of this was said since the last time, be it in one breath.
    fn hear_all(&mut self, all: &[&str]) {
        let begun = Instant::now();
        while let Some(wanted) = all.iter().find(|wanted| !self.text.contains(**wanted)) {
            let left = PATIENCE.saturating_sub(begun.elapsed());
            match self.said.recv_timeout(left) {
                Ok(part) => self.text.push_str(&String::from_utf8_lossy(&part)),
                Err(error) => panic!("no `{wanted}` ({error}) in: {}", self.text),
            }
        }
        self.text.clear();
    }

    /// Waits until nothing is said for a moment.
    fn settle(&mut self, moment: Duration) {
        while let Ok(part) = self.said.recv_timeout(moment) {
            self.text.push_str(&String::from_utf8_lossy(&part));
        }
    }

    /// Everything that is said until the end, and how the program ended.
    fn end(&mut self) -> (String, ExitStatus) {
        let begun = Instant::now();
        loop {
            match self.said.recv_timeout(Duration::from_millis(100)) {
                Ok(part) => self.text.push_str(&String::from_utf8_lossy(&part)),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => {
                    assert!(begun.elapsed() < PATIENCE, "it does not end: {}", self.text);
                }
            }
        }
        (std::mem::take(&mut self.text), self.child.wait().unwrap())
    }

    /// The number of the program.
    fn pid(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("pid")).unwrap().trim().to_owned()
    }

    /// All saves, the oldest first.
    fn saves(&self) -> Vec<PathBuf> {
        let files = std::fs::read_dir(self.folder.path()).unwrap().map(|entry| entry.unwrap().path());
        let mut saves: Vec<PathBuf> =
            files.filter(|path| path.extension().is_some_and(|end| end == "automa")).collect();
        saves.sort();
        saves
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// How many decisions a save holds, and whether its game is over.
fn replayed(save: &Path) -> (usize, bool) {
    let program = assert_cmd::cargo::cargo_bin!("automa");
    let output = Command::new(program).arg("replay").arg(save).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    let (_, told) = text.rsplit_once("The save is sound: ").unwrap();
    let (decisions, state) = told.split_once(" decisions, the game is ").unwrap();
    (decisions.parse().unwrap(), state.starts_with("over"))
}
