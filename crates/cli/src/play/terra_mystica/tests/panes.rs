//! What lies over the screen, as snapshots; and the same words in German.

use insta::assert_snapshot;

use super::*;
use crate::play::screen::testing::{screen, start};

const OPTIONS: &str = "automas=1 factions=witches automa-factions=nomads";

/// Both sizes of one screen.
macro_rules! both {
    ($name:expr, $app:expr) => {
        assert_snapshot!(format!("{}_80x24", $name), screen($app, 80, 24));
        assert_snapshot!(format!("{}_120x40", $name), screen($app, 120, 40));
    };
}

/// The first turn of the game.
fn turn(language: &str) -> (tempfile::TempDir, Screen) {
    let (folder, mut app) = start::<TerraMystica>(OPTIONS, 7, language);
    play_on(&mut app, 9);
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
    for (name, key) in [("boards", "b"), ("cults", "c"), ("tiles", "t"), ("rounds", "o"), ("automa", "a")] {
        over(&mut app, name, key);
    }
    over(&mut app, "why", "w");
    over(&mut app, "log", "l");
    over(&mut app, "rules", "R l e e c h");
    over(&mut app, "help", "?");
    press(&mut app, "h");
    over(&mut app, "advice", "H");
    assert_snapshot!("turn_160x50", screen(&app, 160, 50));
}

#[test]
fn what_the_bots_did_and_the_result() {
    let (_folder, mut app) = turn("en");
    press(&mut app, "6 down enter");
    both!("reel", &app);
    for _ in 0..400 {
        if app.waits() == Waits::Over {
            break;
        }
        press(&mut app, "esc 6 down enter");
        if app.sitting.human_to_move().is_some() && !app.sitting.game().waits_for_turn() {
            press(&mut app, "esc down enter");
        }
    }
    press(&mut app, "esc esc");
    assert_eq!(app.waits(), Waits::Over, "{}", screen(&app, 80, 24));
    both!("result", &app);
    press(&mut app, "n");
    assert_snapshot!("new_game_80x24", screen(&app, 80, 24));
}

#[test]
fn in_german() {
    let (_folder, mut app) = turn("de");
    both!("de_turn", &app);
    over(&mut app, "de_automa", "a");
    over(&mut app, "de_why", "w");
    over(&mut app, "de_help", "?");
}
