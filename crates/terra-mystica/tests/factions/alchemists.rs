//! Alchemists.

use terra_mystica::Illegal;
use terra_mystica::scenario::Scenario;
use testkit::covers;

use super::at_f3;
use crate::common::{play, play_all, purse, refused, turn, vp};

#[test]
fn points_and_coins_change_both_ways() {
    covers!("faction.alchemists.trade", "convert.coins-points");
    let mut game = at_f3("alchemists").goods(0, 1, 0, 0).vp(0, 2).game();
    assert!(matches!(refused(&game, "convert 2c to vp"), Illegal::ConvertShort { need: 2, .. }));
    play_all(&mut game, "convert vp to c. convert vp to c");
    assert_eq!((vp(&game, 0), purse(&game, 0).coins), (0, 3));
    assert!(matches!(refused(&game, "convert vp to c"), Illegal::ConvertShort { .. }));
    play(&mut game, "convert 2c to vp");
    assert_eq!((vp(&game, 0), purse(&game, 0).coins), (1, 1));
}

#[test]
fn at_the_end_two_coins_are_a_point() {
    covers!("faction.alchemists.trade", "end.resources");
    let scenario =
        Scenario::two("alchemists", "nomads").goods(0, 4, 2, 1).bowls(0, [9, 0, 0]).cults(0, [0; 4]);
    let mut game = scenario.cults(1, [0; 4]).round(6).passed(1).game();
    play(&mut game, "pass");
    assert_eq!((vp(&game, 0), purse(&game, 0).coins), (20 + 3, 1));
}

#[test]
fn the_stronghold_brings_power_once_and_for_every_spade() {
    covers!("faction.alchemists.stronghold");
    let mut game = at_f3("alchemists").trading_house(0, "A1").passed(1).game();
    turn(&mut game, "dig E6. into black");
    assert_eq!(purse(&game, 0).bowls, [12, 0, 0], "not before");
    turn(&mut game, "upgrade A1 to SH");
    assert_eq!(purse(&game, 0).bowls, [0, 12, 0]);
    turn(&mut game, "dig E5. into brown");
    assert_eq!(purse(&game, 0).bowls, [0, 10, 2]);
}

#[test]
fn whatever_the_source_of_a_spade() {
    covers!("faction.alchemists.stronghold");
    let with = || at_f3("alchemists").stronghold(0, "A1");
    // Plains to swamp: one spade; wasteland three.
    let mut game = with().game();
    play_all(&mut game, "dig E6. into black");
    assert_eq!(purse(&game, 0).bowls, [10, 2, 0]);
    let mut game = with().game();
    play_all(&mut game, "dig G2. into black");
    assert_eq!(purse(&game, 0).bowls, [6, 6, 0]);
    let mut game = with().bowls(0, [6, 0, 6]).game();
    play(&mut game, "action ACT6");
    assert_eq!(purse(&game, 0).bowls, [8, 4, 0]);
    let mut game = with().bonus(0, "BON1").game();
    play(&mut game, "action BON1");
    assert_eq!(purse(&game, 0).bowls, [10, 2, 0]);
}
