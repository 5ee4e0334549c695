//! Halflings.

use terra_mystica::scenario::Scenario;
use terra_mystica::{Illegal, Terrain};
use testkit::covers;

use super::at_f3;
use crate::common::{can, goods, play, play_all, purse, refused, terrain, turn, vp, waits};

#[test]
fn every_spade_is_a_point() {
    covers!("faction.halflings.spade-points");
    let mut game = at_f3("halflings").game();
    play_all(&mut game, "dig E5. into brown");
    assert_eq!(vp(&game, 0), 21);
    let mut game = at_f3("halflings").bowls(0, [0, 0, 6]).scoring("SCORE1").game();
    play(&mut game, "action ACT6");
    assert_eq!(vp(&game, 0), 20 + 2 + 4, "besides the round tile");
    let mut game = at_f3("halflings").bonus(0, "BON1").game();
    play(&mut game, "action BON1");
    assert_eq!(vp(&game, 0), 21);
}

/// Halflings at F3 who build their stronghold at E8. One spade for E5 and D4, two for G2, three for F4.
fn stronghold() -> Scenario {
    let scenario = at_f3("halflings").trading_house(0, "E8").terrain("E7", "yellow");
    scenario.goods(0, 30, 20, 0).scoring("SCORE4")
}

#[test]
fn the_stronghold_brings_three_spades() {
    covers!("faction.halflings.stronghold");
    let mut game = stronghold().scoring("SCORE1").game();
    play(&mut game, "upgrade E8 to SH");
    assert_eq!((vp(&game, 0), game.turn().spades), (20 + 3 + 6, 3));
    play_all(&mut game, "dig E5. into brown. dig E7. into brown. dig D5. into black");
    assert_eq!([terrain(&game, "E5"), terrain(&game, "E7")], [Terrain::Plains; 2]);
    assert_eq!(goods(&game, 0), (22, 16, 0), "free of charge");
    play(&mut game, "build E7");
    assert_eq!(goods(&game, 0), (20, 15, 0));
    assert!(!can(&game, "build E5"), "one dwelling");
    // All three in one hex, but not a fourth.
    let mut game = stronghold().game();
    play_all(&mut game, "upgrade E8 to SH. dig F4. into brown");
    assert_eq!((terrain(&game, "F4"), purse(&game, 0).workers), (Terrain::Plains, 16));
    let mut game = stronghold().game();
    play_all(&mut game, "upgrade E8 to SH. dig E7");
    assert!(matches!(refused(&game, "into black"), Illegal::SpadesNeeded { need: 5, have: 3, .. }));
    // They are given up at the end of the turn.
    let mut game = stronghold().game();
    turn(&mut game, "upgrade E8 to SH");
    assert_eq!((waits(&game).map(|(seat, _)| seat), game.turn().spades), (Some(1), 0));
}

#[test]
fn at_most_one_of_three_hexes_stays_unfinished() {
    covers!("faction.halflings.stronghold-split", "spade.split-home");
    let mut game = stronghold().game();
    play_all(&mut game, "upgrade E8 to SH. dig F4. into blue");
    // G2 would take two: with two spades left it can be finished.
    assert!(can(&game, "dig G2") && can(&game, "dig E5"));
    play_all(&mut game, "dig E5");
    assert_eq!(terrain(&game, "E5"), Terrain::Plains);
    assert!(matches!(refused(&game, "dig G2"), Illegal::SecondStray { .. }));
    assert!(can(&game, "dig E7") && can(&game, "dig F4"));
}
