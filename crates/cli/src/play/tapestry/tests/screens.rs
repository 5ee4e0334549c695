//! Screens as snapshots, at the smallest and at a comfortable size.

use insta::assert_snapshot;

use super::super::desk::Field;
use super::*;
use crate::play::screen::testing::{screen, start, words_of};

/// Both sizes of one screen.
macro_rules! both {
    ($name:literal, $app:expr) => {
        assert_snapshot!(concat!($name, "_80x24"), screen($app, 80, 24));
        assert_snapshot!(concat!($name, "_120x40"), screen($app, 120, 40));
    };
}

#[test]
fn a_turn_a_hex_and_a_city() {
    let (_folder, mut app) = start::<Tapestry>("mode=automa", 7, "en");
    both!("start", &app);
    play_until(&mut app, |app| app.sitting.game().player_at(kernel::Seat(0)).income_turns == 1);
    both!("turn", &app);
    play_until(&mut app, |app| app.desk.field == Field::Map);
    press(&mut app, "tab");
    both!("hex", &app);
    play_until(&mut app, |app| app.desk.field == Field::City);
    press(&mut app, "right");
    both!("city", &app);
}

#[test]
fn nobody_is_cut_off_in_the_smallest_window() {
    for language in ["en", "de"] {
        let (_folder, mut app) = start::<Tapestry>("mode=automa", 7, language);
        for field in [Field::Tracks, Field::Map, Field::City] {
            play_until(&mut app, |app| app.desk.field == field);
            for (width, height) in [(80, 24), (100, 30), (120, 40)] {
                let shown = screen(&app, width, height);
                for line in draw::text::tapestry::seats(app.sitting.words(), app.shown()).plain().lines() {
                    assert!(words_of(&shown).contains(&words_of(line)), "no `{line}` in:\n{shown}");
                }
            }
        }
    }
}
