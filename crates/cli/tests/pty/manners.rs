//! How a program behaves that fills the screen: it gives the terminal back whatever ends it, and ends when the terminal does.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::{Pty, automa, replayed};

const FULL: &str = "\u{1b}[?1049h";
const GIVEN_BACK: &str = "\u{1b}[?1049l";
const GAMES: [&str; 3] = ["patchwork", "terra-mystica", "tapestry"];

#[test]
fn a_small_window_refuses_politely_and_keys_do_nothing() {
    for game in GAMES {
        let mut screen = Pty::start((50, 20), &format!("play {game} --seed 5"));
        screen.hear("needs");
        screen.press("1\t\ra\ra\r0\t\r\x1b[B\rii");
        screen.settle(Duration::from_millis(300));
        screen.press("q");
        let (said, ended) = screen.end();
        assert!(ended.success() && said.contains(GIVEN_BACK) && said.contains("automa continue"), "{said}");
        let before = replayed(&screen.saves()[0]).0;
        // Bots may have begun; whoever sits at the keyboard has decided nothing.
        let mut again = Pty::start((80, 24), &format!("play {game} --load {}", screen.saves()[0].display()));
        again.hear(FULL);
        again.settle(Duration::from_millis(300));
        again.press("u");
        again.settle(Duration::from_millis(300));
        again.press("q");
        again.end();
        assert_eq!(replayed(&screen.saves()[0]).0, before);
    }
}

#[test]
fn ctrl_c_leaves_with_130_and_gives_the_terminal_back() {
    for game in GAMES {
        let mut screen = Pty::start((80, 24), &format!("play {game} --seed 5"));
        screen.hear(FULL);
        screen.settle(Duration::from_millis(200));
        screen.press("\x03");
        let (said, ended) = screen.end();
        assert_eq!(ended.code(), Some(130), "{said}");
        assert!(said.contains(GIVEN_BACK) && said.contains("automa continue"), "{said}");
    }
}

#[test]
fn signals_to_end_are_heard_also_while_keys_are_pressed() {
    for (signal, status) in [("-TERM", 143), ("-INT", 130), ("-HUP", 129)] {
        let mut screen = Pty::start((80, 24), "play patchwork --seed 5");
        screen.hear(FULL);
        screen.settle(Duration::from_millis(200));
        let begun = Instant::now();
        assert!(Command::new("kill").args([signal, &screen.pid()]).status().unwrap().success());
        // A key now and then must not put it off.
        for _ in 0..40 {
            screen.press("\t");
            std::thread::sleep(Duration::from_millis(5));
        }
        let (said, ended) = screen.end();
        assert_eq!(ended.code(), Some(status), "{said}");
        assert!(said.contains(GIVEN_BACK), "{said}");
        assert!(begun.elapsed() < Duration::from_secs(5));
    }
}

#[test]
fn ctrl_z_stops_and_fg_draws_again() {
    let line = format!("set -m; {} play patchwork --seed 5; echo IT-STOPPED; fg; echo IT-ENDED", automa());
    let mut screen = Pty::shell((80, 24), &line);
    screen.hear("Patchwork");
    screen.settle(Duration::from_millis(300));
    screen.press("\x1a");
    screen.hear_all(&["IT-STOPPED", FULL, "Patchwork"]);
    screen.press("q");
    screen.hear_all(&["automa continue", "IT-ENDED"]);
    screen.end();
}

/// Whether there is such a process.
fn is_there(pid: &str) -> bool {
    let told = std::fs::read_to_string(format!("/proc/{pid}/stat"));
    // One that has ended and is not yet waited for has let go of everything.
    told.is_ok_and(|told| !told.rsplit(')').next().unwrap_or_default().trim_start().starts_with('Z'))
}

/// How long a program goes on whose terminal was closed. Longer than this it never takes, however busy the machine is.
#[cfg(target_os = "linux")]
fn ends_after_closing(screen: &mut Pty) -> Duration {
    let pid = screen.pid();
    let begun = Instant::now();
    screen.child.kill().unwrap();
    while is_there(&pid) {
        assert!(begun.elapsed() < Duration::from_secs(20), "it goes on without a terminal");
        std::thread::sleep(Duration::from_millis(2));
    }
    begun.elapsed()
}

#[test]
#[cfg(target_os = "linux")]
fn a_closed_terminal_ends_the_program_and_unlocks_the_save() {
    let mut took = Vec::new();
    for (number, game) in (0..20).zip(GAMES.into_iter().cycle()) {
        let mut screen = Pty::start((80, 24), &format!("play {game} --seed 5"));
        screen.hear(FULL);
        if number % 2 == 0 {
            screen.settle(Duration::from_millis(100));
        }
        took.push(ends_after_closing(&mut screen));
        let save = screen.saves()[0].display().to_string();
        let output = Command::new(automa())
            .args(["play", game, "--plain", "--load", &save])
            .stdin(Stdio::null())
            .output()
            .unwrap();
        assert!(output.status.success(), "{game}: {output:?}");
    }
    println!("{took:?}");
    assert!(took.iter().all(|took| *took < Duration::from_secs(1)), "{took:?}");
}

/// A save of the game that is played in a first terminal, stepped through in a second.
fn stepping() -> (Pty, Pty) {
    let mut first = Pty::start((80, 24), "play patchwork --seed 5");
    first.hear(FULL);
    first.settle(Duration::from_millis(100));
    first.press("q");
    first.end();
    let save = first.saves()[0].display().to_string();
    let mut screen = Pty::start((80, 24), &format!("replay {save}"));
    screen.hear(FULL);
    screen.settle(Duration::from_millis(100));
    (first, screen)
}

#[test]
#[cfg(target_os = "linux")]
fn stepping_through_a_save_ends_with_its_terminal_too() {
    let (_first, mut screen) = stepping();
    ends_after_closing(&mut screen);
}

#[test]
fn whoever_steps_through_a_save_plays_on_from_a_position_in_a_new_one() {
    let (first, mut screen) = stepping();
    screen.press("g");
    screen.hear("Points");
    screen.press("o");
    // The game itself is there, over a save of its own.
    screen.hear_all(&[FULL, "Patchwork"]);
    screen.settle(Duration::from_millis(200));
    screen.press("q");
    let (said, ended) = screen.end();
    assert!(ended.success() && said.contains("automa continue patchwork-5"), "{said}");
    assert_eq!((first.saves().len(), screen.saves().len()), (1, 1));
}

#[test]
fn ctrl_c_leaves_the_stepping_with_130() {
    let (_first, mut screen) = stepping();
    screen.press("\x03");
    let (said, ended) = screen.end();
    assert_eq!(ended.code(), Some(130), "{said}");
    assert!(said.contains(GIVEN_BACK), "{said}");
}
