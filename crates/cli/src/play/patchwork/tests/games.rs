//! Whole games by keys.

use kernel::{Dice, Game};

use super::super::app::Mode;
use super::*;
use crate::play::screen::Leave;
use crate::play::sitting::Undone;

#[test]
fn a_whole_game_by_arrows_tab_and_enter() {
    let (_folder, mut app) = start("level=1", 12);
    for _ in 0..200 {
        match app.desk.mode {
            Mode::Over => break,
            Mode::Choosing { .. } if app.offers().iter().any(|offer| offer.obstacle.is_none()) => {
                press(&mut app, "enter right r tab enter");
            }
            Mode::Choosing { .. } => press(&mut app, "a a"),
            Mode::Leather(_) => press(&mut app, "down tab enter"),
            _ => press(&mut app, "esc"),
        }
        assert_eq!(replay(app.sitting.path()).game(), app.sitting.game());
    }
    assert!(app.sitting.game().is_over());
    assert!(screen(&app, 80, 24).contains("all five levels"));
}

#[test]
fn undo_is_free_until_a_card_is_seen_and_says_so_after() {
    let folder = tempfile::tempdir().unwrap();
    let mut sitting = sit(&folder, "level=3", 5059, &[]);
    assert_eq!(sitting.undo().unwrap(), Undone::Nothing);
    let action = sitting.hint().unwrap();
    sitting.decide(action).unwrap();
    let after = sitting.game().clone();
    let expected = if sitting.session().at() > 1 { Undone::Revealed } else { Undone::Free };
    assert_eq!(sitting.undo().unwrap(), expected);
    assert_eq!(sitting.session().at(), 0);
    assert!(sitting.log(0)[0].text.starts_with("Taken back"));
    assert!(sitting.redo().unwrap());
    assert_eq!(sitting.game(), &after);
    assert!(!sitting.redo().unwrap());
    assert_eq!(replay(sitting.path()).game(), &after);
}

#[test]
fn programs_play_for_seats_and_always_the_same() {
    let play = || {
        let folder = tempfile::tempdir().unwrap();
        let mut sitting = sit(&folder, "opponent=person", 4, &[None, Some(PlayerName::Random)]);
        sitting.run_bots().unwrap();
        for _ in 0..5 {
            let action = sitting.hint().unwrap();
            sitting.decide(action).unwrap();
        }
        // Undo goes back to a decision made at the keyboard, past those of the program.
        let game = sitting.game().clone();
        sitting.undo().unwrap();
        assert_eq!(sitting.human_to_move(), Some(patchwork::FIRST));
        sitting.redo().unwrap();
        assert_eq!(sitting.game(), &game);
        game.digest()
    };
    assert_eq!(play(), play());

    let folder = tempfile::tempdir().unwrap();
    let app = sat(sit(&folder, "level=2", 4, &[Some(PlayerName::Greedy)]));
    assert_eq!(app.desk.mode, Mode::Over, "nobody sits at the keyboard");
}

#[test]
fn a_new_game_after_the_last_one() {
    let (_folder, mut app) = start("level=3", 8);
    finish(&mut app);
    press(&mut app, "n esc x n 5");
    let next = options::<Patchwork>("level=5");
    assert_eq!(app.leave, Some(Leave::New(next)));
}

#[test]
fn any_keys_whatever() {
    const KEYS: [&str; 36] = [
        "1", "2", "3", "a", "enter", "enter", "enter", "enter", "esc", "tab", "backtab", "up", "down",
        "left", "right", "r", "f", "h", "h", "h", "u", "y", "w", "l", "[", "]", "c", "g", "?", "s", "n",
        "home", "end", "pageup", "x", "q",
    ];
    for (seed, text) in [
        (1, "level=1"),
        (2, "level=5 deck=tactical"),
        (3, "opponent=person"),
        (4, "level=2 leather=left edition=original"),
    ] {
        let (_folder, mut app) = start(text, seed);
        let mut dice = Dice::new(seed);
        for pressed in 0..500 {
            press(&mut app, dice.pick(&KEYS).unwrap());
            let (width, height) = [(80, 24), (120, 40), (97, 31), (60, 20)][dice.below(4) as usize];
            screen(&app, width, height);
            if pressed % 10 == 0 || app.leave.is_some() {
                assert_eq!(replay(app.sitting.path()).game(), app.sitting.game());
            }
            if app.leave.take().is_some() {
                // Leave and come back.
                let path = app.sitting.path().to_owned();
                let game = app.sitting.game().clone();
                drop(app);
                app = sat(resume(&path));
                assert_eq!(app.sitting.game(), &game);
            }
        }
    }
}

#[test]
fn the_lesson_is_done_by_keys() {
    crate::play::screen::testing::lesson::<Patchwork>("en", (0, "esc a enter"));
    crate::play::screen::testing::lesson::<Patchwork>("de", (3, "esc a enter"));
}
