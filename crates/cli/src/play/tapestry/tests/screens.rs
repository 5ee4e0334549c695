//! Screens as snapshots, at the smallest and at a comfortable size.

use insta::assert_snapshot;

use super::super::desk::Field;
use super::*;
use crate::play::screen::testing::{screen, start};

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
