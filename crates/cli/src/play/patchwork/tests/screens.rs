//! Screens as snapshots, at the smallest and at a comfortable size.

use insta::assert_snapshot;
use ratatui::style::Color;

use super::super::app::Mode;
use super::*;
use crate::play::screen::{Overlay, Tone};

/// Both sizes of one screen.
macro_rules! both {
    ($name:literal, $app:expr) => {
        assert_snapshot!(concat!($name, "_80x24"), screen($app, 80, 24));
        assert_snapshot!(concat!($name, "_120x40"), screen($app, 120, 40));
    };
}

#[test]
fn the_start() {
    let (_folder, app) = start("level=3", 5059);
    both!("start", &app);
}

#[test]
fn placing_where_it_may_lie() {
    let (_folder, mut app) = start("level=3", 5059);
    press(&mut app, "1 down right right");
    assert!(matches!(app.preview(), Some((Tone::Good, _))), "{:?}", app.desk.mode);
    both!("placing", &app);
}

#[test]
fn placing_where_something_lies() {
    let (_folder, mut app) = start("level=3", 5059);
    let open = |app: &App| app.offers().iter().position(|offer| offer.obstacle.is_none());
    for count in 0.. {
        if count >= 8 && open(&app).is_some() {
            break;
        }
        press(&mut app, "h enter");
    }
    let open = open(&app).unwrap();
    press(&mut app, &format!("{} up up up up up up up up left left left left left left left left", open + 1));
    let before = app.sitting.session().at();
    assert!(matches!(app.preview(), Some((Tone::Bad, _))), "{:?}", app.desk.mode);
    both!("illegal", &app);
    press(&mut app, "enter");
    assert_eq!(app.sitting.session().at(), before, "an illegal drop changes nothing");
    press(&mut app, "tab");
    assert!(matches!(app.preview(), Some((Tone::Good, _))));
}

#[test]
fn a_patch_that_is_too_dear_says_so() {
    let (_folder, mut app) = start("level=3", 5059);
    for _ in 0..60 {
        let dear = app.offers().iter().position(|offer| offer.obstacle.is_some());
        if let Some(dear) = dear {
            press(&mut app, &(dear + 1).to_string());
            assert!(matches!(app.desk.mode, Mode::Choosing { pick } if pick == dear));
            assert_snapshot!("too_dear_80x24", screen(&app, 80, 24));
            return;
        }
        press(&mut app, "h enter");
    }
    panic!("everything was cheap");
}

#[test]
fn a_leather_patch() {
    let (_folder, mut app) = start("level=1", 3);
    for _ in 0..100 {
        if matches!(app.desk.mode, Mode::Leather(_)) {
            press(&mut app, "tab down");
            both!("leather", &app);
            return;
        }
        press(&mut app, "h enter");
    }
    panic!("no leather patch was reached");
}

#[test]
fn about_to_advance() {
    let (_folder, mut app) = start("level=3", 5059);
    press(&mut app, "a");
    assert_snapshot!("advance_80x24", screen(&app, 80, 24));
    assert_eq!(app.sitting.session().at(), 0, "it is shown first");
    press(&mut app, "enter");
    assert!(app.sitting.session().at() > 1, "then done, and the Automa has moved");
}

#[test]
fn why_the_automa_did_that() {
    let (_folder, mut app) = start("level=3 deck=tactical", 5059);
    for _ in 0..12 {
        press(&mut app, "h enter");
    }
    press(&mut app, "w");
    both!("why", &app);
    press(&mut app, "down down");
    assert_snapshot!("why_other_rule_80x24", screen(&app, 80, 24));
    let Some(Overlay::Why { entry, .. }) = app.overlay else { panic!("closed") };
    press(&mut app, "left");
    assert!(matches!(app.overlay, Some(Overlay::Why { entry: earlier, .. }) if earlier < entry));
    press(&mut app, "right right right esc");
    assert_eq!(app.overlay, None);
}

#[test]
fn every_reason_of_a_game_fits_the_page() {
    let (_folder, mut app) = start("level=5", 11);
    finish(&mut app);
    for entry in 0..app.sitting.session().at() {
        let Some(told) = app.sitting.explain(entry) else { continue };
        for row in 0..told.rules.len() {
            app.overlay = Some(Overlay::Why { entry, row });
            let text = screen(&app, 80, 24);
            if told.chosen.is_some() {
                assert!(text.contains("Taken"), "{text}");
            }
            for row in &told.why.rows {
                assert!(text.contains(row.rule.0), "{} is missing:\n{text}", row.rule);
            }
        }
    }
}

#[test]
fn help_cards_and_ring() {
    let (_folder, mut app) = start("level=3", 5059);
    press(&mut app, "h enter ?");
    both!("help", &app);
    press(&mut app, "esc c");
    assert_snapshot!("cards_80x24", screen(&app, 80, 24));
    press(&mut app, "esc g");
    assert_snapshot!("ring_80x24", screen(&app, 80, 24));
}

#[test]
fn the_result() {
    let (_folder, mut app) = start("level=3", 5059);
    finish(&mut app);
    both!("result", &app);
    press(&mut app, "n");
    assert_snapshot!("new_game_80x24", screen(&app, 80, 24));
}

#[test]
fn looking_back() {
    let (_folder, mut app) = start("level=3", 5059);
    for _ in 0..10 {
        press(&mut app, "h enter");
    }
    press(&mut app, "[ [ [");
    assert_snapshot!("back_80x24", screen(&app, 80, 24));
    press(&mut app, "esc l down down");
    assert_snapshot!("log_80x24", screen(&app, 80, 24));
}

#[test]
fn two_persons() {
    let (_folder, mut app) = start("opponent=person", 5059);
    for _ in 0..14 {
        press(&mut app, "h enter");
    }
    press(&mut app, "h");
    both!("two", &app);
    finish(&mut app);
    assert_snapshot!("two_result_80x24", screen(&app, 80, 24));
}

#[test]
fn without_colour_nothing_is_lost() {
    let (_folder, mut app) = start("level=3", 5059);
    for _ in 0..8 {
        press(&mut app, "h enter");
    }
    for keys in ["h", "w", "esc"] {
        press(&mut app, keys);
        let plain = terminal(&app, 80, 24, Inks::new(false));
        let cells = &plain.backend().buffer().content;
        assert!(cells.iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
        let coloured = terminal(&app, 80, 24, Inks::new(true));
        let same =
            cells.iter().zip(&coloured.backend().buffer().content).all(|(a, b)| a.symbol() == b.symbol());
        assert!(same, "the characters are the same with and without colour");
    }
}

#[test]
fn a_small_window_says_so_and_recovers() {
    let (_folder, app) = start("level=3", 5059);
    for (width, height) in [(79, 24), (80, 23), (40, 10), (10, 3), (1, 1)] {
        let text = screen(&app, width, height);
        assert!(width < 30 || text.contains("80 x 24"), "{text}");
    }
    assert!(screen(&app, 80, 24).contains("Your turn"));
}
