//! Chaos Magicians.

use kernel::{Game, Seat};
use terra_mystica::{Illegal, Waiting};
use testkit::covers;

use super::at_f3;
use crate::common::{can, play, play_all, refused, start, turn, vp, waits, with_factions};

#[test]
fn their_only_dwelling_comes_last() {
    covers!("faction.chaosmagicians.start", "faction.nomads.start");
    let mut game = start(&with_factions(&["chaosmagicians", "nomads", "witches"]), 1);
    let mut order = Vec::new();
    for hex in ["A5", "A3", "A10", "B1", "B4", "A6"] {
        order.push(game.to_move().unwrap().0);
        play(&mut game, &format!("build {hex}"));
    }
    assert_eq!(order, [1, 2, 2, 1, 1, 0]);
    assert_eq!(waits(&game), Some((2, Waiting::BonusCard)));
    assert_eq!([0, 1, 2].map(|seat| game.player(Seat(seat)).all().len()), [1, 3, 2]);
}

#[test]
fn a_temple_brings_two_favour_tiles() {
    covers!("faction.chaosmagicians.favours");
    for (scenario, upgrade) in [
        (at_f3("chaosmagicians").trading_house(0, "A6"), "upgrade A6 to TE"),
        (at_f3("chaosmagicians").temple(0, "A6"), "upgrade A6 to SA"),
    ] {
        let mut game = scenario.game();
        play_all(&mut game, &format!("{upgrade}. +FAV11"));
        assert!(matches!(refused(&game, "+FAV11"), Illegal::FavourTwice { .. }), "different ones");
        assert_eq!(refused(&game, "done"), Illegal::DueFirst);
        play(&mut game, "+FAV12");
        assert_eq!(refused(&game, "+FAV10"), Illegal::NoFavourDue);
    }
    let mut game = at_f3("chaosmagicians").trading_house(0, "A6").game();
    play(&mut game, "upgrade A6 to SH");
    assert_eq!(game.turn().favours, 0);
}

#[test]
fn a_double_turn_is_two_actions() {
    covers!("faction.chaosmagicians.stronghold", "round.turns");
    let with = || at_f3("chaosmagicians").stronghold(0, "A6").goods(0, 30, 20, 3).goods(1, 9, 9, 1);
    let mut game = with().game();
    play(&mut game, "action ACTC");
    assert_eq!(refused(&game, "done"), Illegal::ActFirst);
    turn(&mut game, "send p to fire");
    assert_eq!(waits(&game), Some((0, Waiting::Turn)));
    assert!(matches!(refused(&game, "action ACTC"), Illegal::SpecialUsed { .. }));
    turn(&mut game, "send p to water");
    assert_eq!(waits(&game), Some((1, Waiting::Turn)), "two, not three");
    turn(&mut game, "send p to fire");
    turn(&mut game, "send p to air");
    assert_eq!(waits(&game), Some((1, Waiting::Turn)), "and then one at a time");
    // The second may be to pass; passing first forfeits it.
    let mut game = with().game();
    play(&mut game, "action ACTC");
    turn(&mut game, "send p to fire");
    play(&mut game, "pass BON1");
    assert_eq!(waits(&game), Some((1, Waiting::Turn)));
    let mut game = with().game();
    play_all(&mut game, "action ACTC. pass BON1");
    assert_eq!(waits(&game), Some((1, Waiting::Turn)));
    assert!(game.player(Seat(0)).passed && !can(&game, "nomads: done"));
    assert_eq!(vp(&game, 0), 20);
}
