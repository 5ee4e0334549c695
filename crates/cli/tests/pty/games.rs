//! A whole game of each kind against the Automa, at 80 x 24, by keys alone.

use std::time::{Duration, Instant};

use super::{Pty, replayed};

const TAB: &str = "\t";
const ENTER: &str = "\r";
const DOWN: &str = "\x1b[B";

/// Presses these keys again and again until the game is over and a next one has begun: that is asked for by Enter.
fn play(arguments: &str, rounds: &[&[&str]]) {
    let mut screen = Pty::start((80, 24), arguments);
    screen.hear("\u{1b}[?1049h");
    let begun = Instant::now();
    while screen.saves().len() < 2 {
        for keys in rounds {
            for key in *keys {
                screen.press(key);
            }
            screen.settle(Duration::from_millis(30));
            screen.text.clear();
            if screen.saves().len() > 1 {
                break;
            }
        }
        assert!(begun.elapsed() < Duration::from_mins(4), "the game does not end");
    }
    let first = screen.saves()[0].clone();
    screen.press("q");
    let (_, ended) = screen.end();
    assert!(ended.success(), "{ended}");
    let (decisions, over) = replayed(&first);
    assert!(over && decisions > 10, "{decisions} decisions");
}

#[test]
fn a_quilt() {
    play("play patchwork --seed 5", &[&["2", TAB, ENTER], &["a", "a"], &[TAB, ENTER]]);
}

#[test]
fn a_people_and_its_land() {
    play(
        "play terra-mystica --seed 5 --factions witches",
        &[&["0", TAB, ENTER], &["0", DOWN, ENTER], &["0", TAB, TAB, ENTER], &["6", DOWN, ENTER]],
    );
}

#[test]
fn a_civilization() {
    play(
        "play tapestry --seed 5 --mode automa",
        &[
            &["0", TAB, ENTER],
            &["0", "1", ENTER],
            &["0", "2", ENTER],
            &["d", "d"],
            &["0", "3", ENTER],
            &["i", "i"],
        ],
    );
}
