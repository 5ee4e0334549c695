//! What lies over the screen, as snapshots; and the same words in German.

use insta::assert_snapshot;
use kernel::Game as _;

use super::super::desk::Field;
use super::*;
use crate::play::screen::testing::{screen, start};

/// Both sizes of one screen.
macro_rules! both {
    ($name:expr, $app:expr) => {
        assert_snapshot!(format!("{}_80x24", $name), screen($app, 80, 24));
        assert_snapshot!(format!("{}_120x40", $name), screen($app, 120, 40));
    };
}

/// In the second era, with something on every mat.
fn turn(language: &str) -> (tempfile::TempDir, Screen) {
    let (folder, mut app) = start::<Tapestry>("mode=automa", 7, language);
    play_until(&mut app, |app| {
        app.sitting.game().player_at(kernel::Seat(0)).income_turns == 2 && app.desk.field == Field::Tracks
    });
    press(&mut app, "esc esc");
    (folder, app)
}

/// Opens something, and closes it.
fn over(app: &mut Screen, name: &str, keys: &str) {
    press(app, keys);
    both!(name, app);
    press(app, "esc esc");
}

#[test]
fn what_can_be_looked_at() {
    let (_folder, mut app) = turn("en");
    let panes =
        [("map", "m"), ("cities", "v"), ("tracks", "t"), ("mats", "b"), ("cards", "c"), ("guesses", "g")];
    for (name, key) in panes {
        over(&mut app, name, key);
    }
    over(&mut app, "why", "w");
    over(&mut app, "log", "l");
    over(&mut app, "rules", "R t r a p");
    over(&mut app, "help", "?");
    press(&mut app, "h");
    over(&mut app, "advice", "H");
    assert_snapshot!("turn_160x50", screen(&app, 160, 50));
}

#[test]
fn what_the_bots_did_and_the_result() {
    let (_folder, mut app) = turn("en");
    play_until(&mut app, |app| {
        app.sitting.game().decision().is_some_and(|asked| asked.kind == tapestry::Waiting::Turn)
    });
    press(&mut app, "i enter");
    for _ in 0..40 {
        if app.reel.is_some() {
            break;
        }
        press(&mut app, "home enter");
    }
    both!("reel", &app);
    play_until(&mut app, |_| false);
    both!("result", &app);
}

#[test]
fn in_german() {
    let (_folder, mut app) = turn("de");
    both!("de_turn", &app);
    over(&mut app, "de_mats", "b");
    over(&mut app, "de_why", "w");
    over(&mut app, "de_help", "?");
}
