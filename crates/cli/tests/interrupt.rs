//! Ctrl-C stops a player who thinks, and nothing else; at the prompt it ends the program.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod driven;

use std::process::Command;
use std::time::{Duration, Instant};

use driven::Driven;

struct Game {
    program: Driven,
    _folder: tempfile::TempDir,
}

impl Game {
    fn start(arguments: &[&str]) -> Game {
        let folder = tempfile::tempdir().unwrap();
        let mut command = Command::new(assert_cmd::cargo::cargo_bin!("automa"));
        command.args(arguments).env("AUTOMA_DATA", folder.path());
        Game { program: Driven::start(&mut command, Duration::from_secs(30)), _folder: folder }
    }

    fn type_line(&mut self, line: &str) {
        self.program.press(&format!("{line}\n"));
    }

    /// Waits until this was said since the last time; how long that took.
    fn hear(&mut self, wanted: &str) -> Duration {
        let begun = Instant::now();
        self.program.see(wanted);
        self.program.text.clear();
        begun.elapsed()
    }

    fn interrupt(&self) {
        let id = self.program.child.id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
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
        let ended = game.program.child.wait().unwrap();
        assert!(!ended.success(), "at the prompt Ctrl-C leaves: {ended}");
    }
}
