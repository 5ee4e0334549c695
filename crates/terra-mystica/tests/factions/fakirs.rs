//! Fakirs.

use kernel::Seat;
use terra_mystica::Illegal;
use terra_mystica::scenario::Scenario;
use testkit::covers;

use super::at_f3;
use crate::common::{can, goods, play, play_all, refused, vp};

#[test]
fn a_carpet_flies_over_one_hex_for_a_priest() {
    covers!("faction.fakirs.carpet");
    // From F3: E4 and G1 are two away over river, E7 over land, E8 three.
    let game = || at_f3("fakirs").terrain("E4 E7 E8", "yellow");
    for target in ["E4", "E7"] {
        let mut near = game().game();
        play(&mut near, &format!("build {target}"));
        assert_eq!((goods(&near, 0), vp(&near, 0)), ((28, 19, 2), 24), "{target}");
    }
    assert!(matches!(refused(&game().game(), "build E8"), Illegal::OutOfReach { .. }));
    let without = game().goods(0, 30, 20, 0).game();
    assert!(matches!(refused(&without, "build E7"), Illegal::TooDear { .. }));
    // To dig and build there in one action costs one priest.
    let mut dug = at_f3("fakirs").terrain("E7", "red").game();
    play_all(&mut dug, "dig E7. into yellow. build E7");
    assert_eq!((goods(&dug, 0), vp(&dug, 0)), ((28, 20 - 3 - 1, 2), 24));
}

#[test]
fn the_stronghold_flies_over_two() {
    covers!("faction.fakirs.stronghold");
    let with = || Scenario::two("fakirs", "witches").stronghold(0, "F3").goods(0, 30, 20, 3);
    let game = with().terrain("E8 E2", "yellow").game();
    assert!(can(&game, "build E8"));
    assert!(matches!(refused(&game, "build E2"), Illegal::OutOfReach { .. }));
    let mut game = game;
    play(&mut game, "build E8");
    assert_eq!((goods(&game, 0), vp(&game, 0)), ((28, 19, 2), 24));
}

#[test]
fn a_town_tile_makes_the_carpet_longer() {
    covers!("faction.fakirs.town-shipping", "town.tile-shipping");
    let mut game = Scenario::two("fakirs", "witches")
        .stronghold(0, "A2")
        .dwelling(0, "A1 A3 B1")
        .goods(0, 30, 20, 3)
        .passed(1)
        .game();
    play_all(&mut game, "upgrade A1 to TP. +TW7");
    assert_eq!((game.player(Seat(0)).shipping, game.player(Seat(0)).carpet, vp(&game, 0)), (0, 1, 24));
    // E8 is three hexes away, E2 four.
    let flies = |tiles: u8, target: &str| {
        let scenario = at_f3("fakirs").carpet(0, tiles).terrain(target, "yellow");
        can(&scenario.game(), &format!("build {target}"))
    };
    assert!(!flies(0, "E8") && flies(1, "E8"));
    assert!(!flies(1, "E2") && flies(2, "E2"));
}
