//! Witches.

use kernel::Seat;
use terra_mystica::scenario::Scenario;
use terra_mystica::{Illegal, Structure};
use testkit::covers;

use super::at_f3;
use crate::common::{can, goods, hex, play, play_all, refused, turn, vp, waits};

#[test]
fn every_town_scores_five_more() {
    covers!("faction.witches.town");
    let nearly = |faction: &str| {
        let mut game = Scenario::two(faction, "giants")
            .stronghold(0, "A2")
            .dwelling(0, "A1 A3 B1")
            .goods(0, 30, 20, 0)
            .scoring("SCORE3")
            .game();
        play_all(&mut game, "upgrade A1 to TP. +TW8");
        vp(&game, 0) - 20
    };
    assert_eq!((nearly("witches"), nearly("nomads")), (11 + 5, 11));
}

#[test]
fn a_ride_builds_on_any_forest_for_nothing() {
    covers!("faction.witches.stronghold");
    let with = || at_f3("witches").stronghold(0, "A3").dwelling(1, "B5").scoring("SCORE3").favour(0, "FAV11");
    let mut game = with().passed(1).game();
    play(&mut game, "action ACTW");
    assert!(matches!(refused(&game, "build E6"), Illegal::FreeDwelling { .. }), "no forest");
    assert!(can(&game, "build I11"), "wherever it lies");
    // A dwelling like any other: it scores, and the neighbours are offered power.
    play(&mut game, "build A10");
    assert_eq!((goods(&game, 0), vp(&game, 0)), ((30, 20, 3), 20 + 2 + 2));
    assert_eq!(game.structure(hex(&game, "A10")), Some((Seat(0), Structure::Dwelling)));
    assert_eq!(game.offers().len(), 1);
    play_all(&mut game, "done. leech 1");
    assert!(matches!(refused(&game, "action ACTW"), Illegal::SpecialUsed { .. }));
    // It needs a piece, and the stronghold.
    let mut game = with().dwelling(0, "A10 C3 C4 D1 E9 F2 F4").game();
    play(&mut game, "action ACTW");
    assert!(matches!(refused(&game, "build I6"), Illegal::NoPiece { .. }));
    assert!(matches!(refused(&at_f3("witches").game(), "action ACTW"), Illegal::SpecialNotYours { .. }));
    // It may found a town.
    let mut game = Scenario::two("witches", "nomads")
        .stronghold(0, "A3")
        .trading_house(0, "A2 A1")
        .terrain("A4", "green")
        .game();
    turn(&mut game, "action ACTW. build A4. +TW1");
    assert_eq!(waits(&game).map(|(seat, _)| seat), Some(1));
}
