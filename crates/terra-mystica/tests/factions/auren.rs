//! Auren.

use kernel::Seat;
use terra_mystica::Illegal;
use testkit::covers;

use super::at_f3;
use crate::common::{play, play_all, purse, refused, turn};

#[test]
fn the_stronghold_brings_a_favour_tile() {
    covers!("faction.auren.stronghold");
    let mut game = at_f3("auren").trading_house(0, "A3").cults(0, [0; 4]).game();
    play(&mut game, "upgrade A3 to SH");
    assert_eq!((game.turn().favours, refused(&game, "done")), (1, Illegal::DueFirst));
    play(&mut game, "+FAV2");
    assert_eq!(purse(&game, 0).cults, [0, 3, 0, 0]);
    assert_eq!(refused(&game, "+FAV3"), Illegal::NoFavourDue);
}

#[test]
fn two_steps_on_one_track() {
    covers!("faction.auren.action", "action.special-once");
    let mut game = at_f3("auren").stronghold(0, "A3").cults(0, [1, 0, 0, 0]).passed(1).game();
    play_all(&mut game, "action ACTA. +fire");
    assert_eq!((purse(&game, 0).cults, purse(&game, 0).bowls[1]), ([3, 0, 0, 0], 1));
    assert_eq!(refused(&game, "+fire"), Illegal::NoStepDue);
    play(&mut game, "done");
    assert!(matches!(refused(&game, "action ACTA"), Illegal::SpecialUsed { .. }));
    let without = at_f3("auren").game();
    assert!(matches!(refused(&without, "action ACTA"), Illegal::SpecialNotYours { .. }));
    // Both on the same: at 9 the second is lost.
    let mut game = at_f3("auren").stronghold(0, "A3").cults(0, [8, 0, 0, 0]).game();
    turn(&mut game, "action ACTA. +fire");
    assert_eq!((purse(&game, 0).cults, game.player(Seat(0)).keys), ([9, 0, 0, 0], 0));
}
