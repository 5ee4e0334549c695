//! Everything that somebody may press, and what is held over the city.

use super::super::desk::Field;
use super::*;
use crate::play::screen::Tone;
use crate::play::screen::testing::{any_keys, start};

#[test]
fn a_building_is_moved_turned_and_refused_where_it_may_not_lie() {
    let (_folder, mut app) = start::<Tapestry>("mode=automa", 7, "en");
    play_until(&mut app, |app| app.desk.field == Field::City);
    let before = app.sitting.session().at();
    for _ in 0..12 {
        press(&mut app, "up left");
    }
    assert_eq!(app.desk.plot.map(|(x, y, _)| (x, y)), Some((0, 0)), "it stops at the edge");
    press(&mut app, "enter");
    assert!(matches!(app.message, Some((Tone::Bad, _))), "{:?}", app.message);
    assert_eq!(app.sitting.session().at(), before, "an illegal place changes nothing");
    press(&mut app, "tab");
    assert!(app.desk.deeds.chosen().is_some_and(crate::play::screen::deeds::Deed::is_open));
    press(&mut app, "r enter");
    press(&mut app, "tab enter");
    assert!(app.sitting.session().at() > before);
}

#[test]
fn any_keys_whatever() {
    const KEYS: &[&str] = &[
        "enter", "enter", "enter", "enter", "enter", "tab", "tab", "backtab", "up", "down", "down", "left",
        "right", "j", "k", "0", "1", "2", "3", "4", "5", "9", "i", "d", "p", "r", "m", "v", "t", "b", "c",
        "g", "esc", "u", "y", "w", "l", "[", "]", "?", "s", "R", "H", "n", "home", "end", "pageup",
        "pagedown", "q", "x",
    ];
    any_keys::<Tapestry>("mode=automa", 1, KEYS, 700);
    any_keys::<Tapestry>("mode=shadow", 2, KEYS, 700);
}

#[test]
fn the_lesson_is_done_by_keys() {
    crate::play::screen::testing::lesson::<Tapestry>("en", (2, "up enter"));
    crate::play::screen::testing::lesson::<Tapestry>("de", (4, "down enter"));
}
