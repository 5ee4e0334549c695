//! Swarmlings.

use terra_mystica::Illegal;
use terra_mystica::scenario::Scenario;
use testkit::covers;

use super::at_f3;
use crate::common::{goods, play, play_all, purse, refused, turn, vp};

#[test]
fn every_town_brings_three_workers() {
    covers!("faction.swarmlings.town");
    let mut game = Scenario::two("swarmlings", "giants")
        .stronghold(0, "A2")
        .dwelling(0, "A1 A3 B1")
        .goods(0, 30, 20, 0)
        .game();
    play_all(&mut game, "upgrade A1 to TP");
    let before = purse(&game, 0).workers;
    play(&mut game, "+TW8");
    assert_eq!(purse(&game, 0).workers, before + 3);
}

#[test]
fn a_trading_house_for_nothing() {
    covers!("faction.swarmlings.stronghold");
    let with =
        || at_f3("swarmlings").stronghold(0, "A4").dwelling(1, "E6").scoring("SCORE6").favour(0, "FAV10");
    let mut game = with().trading_house(0, "I1").passed(1).game();
    play(&mut game, "action ACTS");
    assert_eq!(refused(&game, "upgrade I1 to TE"), Illegal::FreeTrading);
    turn(&mut game, "upgrade F3 to TP");
    // It scores, and the neighbours are offered power.
    assert_eq!((goods(&game, 0), vp(&game, 0), game.offers().len()), ((30, 20, 3), 26, 1));
    play(&mut game, "leech 1");
    assert!(matches!(refused(&game, "action ACTS"), Illegal::SpecialUsed { .. }));
    assert!(matches!(refused(&at_f3("swarmlings").game(), "action ACTS"), Illegal::SpecialNotYours { .. }));
    // It needs a piece.
    let mut game = with().trading_house(0, "I1 I3 I5 I7").game();
    play(&mut game, "action ACTS");
    assert!(matches!(refused(&game, "upgrade F3 to TP"), Illegal::NoPiece { .. }));
}
