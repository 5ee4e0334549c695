//! Whole acts by keys, and everything else that somebody may press.

use super::*;
use crate::play::screen::testing::{any_keys, screen, start};
use crate::play::screen::{Overlay, Tone};

const OPTIONS: &str = "automas=1 factions=witches automa-factions=nomads";

/// A turn of the Witches, the dwellings of the setup placed.
fn turn() -> (tempfile::TempDir, Screen) {
    let (folder, mut app) = start::<TerraMystica>(OPTIONS, 7, "en");
    for _ in 0..20 {
        press(&mut app, "esc");
        if app.sitting.game().waits_for_turn() {
            return (folder, app);
        }
        let on_map = app.desk.on_map();
        press(&mut app, if on_map { "tab enter" } else { "down enter" });
    }
    panic!("no turn comes");
}

#[test]
fn a_whole_act_is_one_choice_and_one_undo() {
    let (_folder, mut app) = turn();
    let acts = |app: &Screen| app.desk.deeds.chosen().map_or(0, |deed| deed.acts.len());
    for _ in 0..60 {
        press(&mut app, "tab");
        if acts(&app) > 1 {
            break;
        }
    }
    let (before, count) = (app.sitting.session().at(), acts(&app));
    assert!(count > 1, "something takes several decisions");
    press(&mut app, "enter");
    let after = app.sitting.game().clone();
    assert!(app.sitting.session().at() >= before + count);
    press(&mut app, "u");
    assert_eq!(app.sitting.session().at(), before, "undo takes the whole act back");
    press(&mut app, "y");
    assert!(*app.sitting.game() == after, "redo does it again");
}

#[test]
fn what_the_bots_did_is_stepped_through() {
    let (_folder, mut app) = turn();
    press(&mut app, "6 down enter");
    assert_eq!(app.reel, Some(0), "{}", screen(&app, 80, 24));
    let steps = app.scene.len();
    assert!(steps > 1 && screen(&app, 80, 24).contains("What happened since your move"));
    let first = app.shown_at();
    press(&mut app, "enter");
    assert_eq!(app.reel, Some(1));
    press(&mut app, "left");
    assert_eq!((app.reel, app.shown_at()), (Some(0), first));
    press(&mut app, "w");
    assert!(matches!(app.overlay, Some(Overlay::Why { .. })));
    press(&mut app, "esc esc");
    assert_eq!((app.reel, app.overlay.clone()), (None, None));
    assert_eq!(app.shown_at(), app.sitting.session().at());
}

#[test]
fn nothing_is_done_before_it_is_chosen_and_what_cannot_be_says_why() {
    let (_folder, mut app) = turn();
    let before = app.sitting.session().at();
    press(&mut app, "enter");
    assert!(app.message.is_some());
    press(&mut app, "2");
    // The witches' ride needs a stronghold.
    press(&mut app, "0");
    let refused = app.desk.deeds.all().iter().position(|deed| !deed.is_open()).unwrap();
    app.desk.deeds.pick(refused);
    press(&mut app, "enter");
    assert!(matches!(app.message, Some((Tone::Bad, _))), "{:?}", app.message);
    assert_eq!(app.sitting.session().at(), before);
}

#[test]
fn any_keys_whatever() {
    const KEYS: &[&str] = &[
        "enter",
        "enter",
        "enter",
        "enter",
        "tab",
        "tab",
        "backtab",
        "up",
        "down",
        "left",
        "right",
        "j",
        "k",
        "0",
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "d",
        "b",
        "c",
        "t",
        "o",
        "a",
        "esc",
        "u",
        "y",
        "w",
        "l",
        "[",
        "]",
        "?",
        "s",
        "R",
        "H",
        "n",
        "home",
        "end",
        "pageup",
        "pagedown",
        "q",
        "x",
        "backspace",
    ];
    any_keys::<TerraMystica>("automas=1", 1, KEYS, 700);
    any_keys::<TerraMystica>("seats=3 automas=1 map=fire_ice_new", 2, KEYS, 700);
}

#[test]
fn the_lesson_is_done_by_keys() {
    crate::play::screen::testing::lesson::<TerraMystica>("en", (0, "esc tab enter"));
    crate::play::screen::testing::lesson::<TerraMystica>("de", (1, "esc tab enter"));
}
