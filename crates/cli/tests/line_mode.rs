//! Line mode in a real terminal: editing, history, completion, wrapping, Ctrl-C; and the menu of `automa` alone.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod driven;

use std::process::{Command, Stdio};
use std::time::Duration;

use driven::Driven;

/// A program in a terminal of its own, which `script` brings.
struct Terminal {
    program: Driven,
    folder: tempfile::TempDir,
}

impl Terminal {
    fn start(arguments: &str, environment: &[(&str, &str)]) -> Terminal {
        let folder = tempfile::tempdir().unwrap();
        let program = assert_cmd::cargo::cargo_bin!("automa");
        // Where Ctrl-C is a signal it reaches the shell as well, which has to live on to tell the status.
        let inside =
            format!("trap : INT; stty cols 60 rows 40; {} {arguments}; echo status=$?", program.display());
        let mut command = Command::new("script");
        command.args(["-qec", &inside, "/dev/null"]).env("AUTOMA_DATA", folder.path()).env("TERM", "xterm");
        command.env("XDG_DATA_HOME", folder.path());
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME", "LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        command.envs(environment.iter().copied());
        // `script` brings the terminal; on Debian: apt-get install bsdutils.
        Terminal { program: Driven::start(command.stderr(Stdio::null()), Duration::from_mins(1)), folder }
    }

    fn press(&mut self, keys: &str) {
        self.program.press(keys);
    }

    fn see(&mut self, wanted: &str) -> String {
        self.program.see(wanted)
    }
}

#[test]
fn lines_are_edited_remembered_and_completed() {
    let mut terminal = Terminal::start("play patchwork --plain --seed 7", &[]);
    let opening = terminal.see("> ");
    for line in opening.lines() {
        assert!(line.trim_end().chars().count() <= 60, "wider than the terminal: {line}");
    }
    // A slip in the middle, mended with arrows and backspace.
    terminal.press("advvnce\u{1b}[D\u{1b}[D\u{1b}[D\u{7f}a\r");
    terminal.see("You advance to 1");
    terminal.see("> ");
    // What was typed comes back with the arrow: nothing of it is shown as `^[[A`.
    terminal.press("\u{1b}[A\r");
    let again = terminal.see("You advance to ");
    assert!(!again.contains("^[[A"), "{again}");
    terminal.see("> ");
    terminal.press("und\t\r");
    terminal.see("Taken back");
    terminal.see("> ");
    terminal.press("\u{3}");
    let left = terminal.see("status=130");
    assert!(left.contains("automa continue patchwork-7"), "{left}");
}

#[test]
fn ctrl_c_leaves_a_companion_with_130_and_ctrl_d_with_0() {
    for (key, status) in [("\u{3}", "status=130"), ("\u{4}", "status=0")] {
        let mut terminal = Terminal::start("companion tapestry --seed 7", &[]);
        terminal.see("> ");
        terminal.press(key);
        let left = terminal.see(status);
        assert!(left.contains("automa continue tapestry-companion-7"), "{left}");
    }
}

#[test]
fn without_a_display_a_menu_says_what_there_is() {
    let mut terminal = Terminal::start("", &[]);
    let menu = terminal.see("> ");
    for line in [
        "1  A new game in the terminal",
        "2  Learn a game: a guided first one",
        "3  The Automa beside a real table",
        "4  The browser app",
        "6  Leave",
    ] {
        assert!(menu.contains(line), "{menu}");
    }
    terminal.press("9\r");
    terminal.see("Say a number.");
    terminal.press("3\r");
    terminal.see("Which game?");
    let which = terminal.see("> ");
    assert!(which.contains("  1  ") && which.contains("  3  "), "{which}");
    terminal.press("1\r");
    terminal.see("The same from the command line: automa companion ");
    terminal.see("> ");
    terminal.press("quit\r");
    terminal.see("status=0");
    assert!(std::fs::read_dir(terminal.folder.path()).unwrap().next().is_some(), "the game is saved");
}

#[test]
fn the_menu_speaks_the_language_of_the_environment() {
    let mut terminal = Terminal::start("", &[("LANG", "de_DE.UTF-8")]);
    let menu = terminal.see("> ");
    assert!(menu.contains("Ein neues Spiel im Terminal"), "{menu}");
    terminal.press("\u{4}");
    terminal.see("status=0");
}

#[test]
fn with_a_display_it_serves() {
    let mut terminal = Terminal::start("", &[("DISPLAY", ":0")]);
    terminal.see("automa is at http://");
    terminal.press("\u{3}");
    // A server that is told to stop has done what it was asked for.
    terminal.see("status=0");
}
