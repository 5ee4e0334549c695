//! Ctrl-C stops a player who thinks, and nothing else; at the prompt it ends the program.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::io::{Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

struct Game {
    child: Child,
    keys: ChildStdin,
    said: Receiver<Vec<u8>>,
    text: String,
    _folder: tempfile::TempDir,
}

impl Game {
    fn start(arguments: &[&str]) -> Game {
        let folder = tempfile::tempdir().unwrap();
        let mut child = Command::new(assert_cmd::cargo::cargo_bin!("automa"))
            .args(arguments)
            .env("AUTOMA_DATA", folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
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
        Game { child, keys, said, text: String::new(), _folder: folder }
    }

    fn type_line(&mut self, line: &str) {
        writeln!(self.keys, "{line}").unwrap();
    }

    /// Waits until this was said since the last time; how long that took.
    fn hear(&mut self, wanted: &str) -> Duration {
        let begun = Instant::now();
        while !self.text.contains(wanted) {
            let left = Duration::from_secs(30).saturating_sub(begun.elapsed());
            let part =
                self.said.recv_timeout(left).unwrap_or_else(|_| panic!("no `{wanted}`: {}", self.text));
            self.text.push_str(&String::from_utf8_lossy(&part));
        }
        self.text.clear();
        begun.elapsed()
    }

    fn interrupt(&self) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    }
}

impl Drop for Game {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn ctrl_c_stops_who_thinks_and_then_leaves() {
    for game in ["terra-mystica", "patchwork"] {
        let mut game = Game::start(&["play", game, "--plain", "--seed", "7"]);
        game.hear("> ");
        for line in ["let mcts:iterations=100000000", "let mcts:time=10m on"] {
            game.type_line(line);
            std::thread::sleep(Duration::from_millis(300));
            game.interrupt();
            let took = game.hear("The decision is yours.");
            assert!(took < Duration::from_secs(1), "{took:?}");
        }
        // Nothing was decided, and the game goes on.
        game.type_line("undo");
        game.hear("othing to take back");
        game.interrupt();
        let ended = game.child.wait().unwrap();
        assert!(!ended.success(), "at the prompt Ctrl-C leaves: {ended}");
    }
}
