//! Cultists.

use kernel::Seat;
use terra_mystica::scenario::Scenario;
use terra_mystica::{Illegal, Waiting};
use testkit::covers;

use super::among_three;
use crate::common::{play, play_all, purse, refused, turn, vp, waits};

/// Cultists at E8 next to Witches at E7 and Giants at D5.
fn cultists() -> Scenario {
    among_three("cultists").bowls(0, [12, 0, 0]).cults(0, [0; 4])
}

#[test]
fn whoever_takes_power_brings_them_a_step() {
    covers!("faction.cultists.step");
    let mut game = cultists().game();
    turn(&mut game, "upgrade E8 to TP");
    play(&mut game, "leech 1");
    // As soon as the first takes it, before the next decides.
    assert_eq!(waits(&game), Some((0, Waiting::Reward)));
    assert!(matches!(refused(&game, "giants: leech 1 from cultists"), Illegal::Seat { .. }));
    play(&mut game, "+earth");
    assert_eq!((purse(&game, 0).cults, waits(&game)), ([0, 0, 1, 0], Some((2, Waiting::Offer))));
    play(&mut game, "leech 1");
    assert_eq!(waits(&game), Some((1, Waiting::Turn)), "once, however many take it");
    assert_eq!(purse(&game, 0).bowls, [12, 0, 0]);
    // The turn is over: it is not the time to convert.
    let mut game = cultists().game();
    turn(&mut game, "upgrade E8 to TP");
    play(&mut game, "leech 1");
    assert_eq!(refused(&game, "convert w to c"), Illegal::ConvertOutOfTurn);
    // Who declines after that changes nothing.
    play_all(&mut game, "+fire. decline 1");
    assert_eq!(purse(&game, 0).bowls, [12, 0, 0]);
    // The second may be the one who takes it.
    let mut game = cultists().game();
    turn(&mut game, "upgrade E8 to TP");
    play_all(&mut game, "decline 1. leech 1. +fire");
    assert_eq!((purse(&game, 0).cults, purse(&game, 0).bowls), ([1, 0, 0, 0], [12, 0, 0]));
}

#[test]
fn a_step_that_stopped_in_the_turn_of_another_stays_lost() {
    covers!("cult.key-later");
    let mut game = Scenario::two("cultists", "witches")
        .stronghold(0, "A2")
        .dwelling(0, "A1 A3 B1 E8")
        .dwelling(1, "E7")
        .goods(0, 30, 20, 0)
        .bowls(1, [12, 0, 0])
        .cults(0, [9, 0, 0, 0])
        .game();
    turn(&mut game, "upgrade E8 to TP");
    play_all(&mut game, "leech 1. +fire");
    play(&mut game, "pass BON1");
    play_all(&mut game, "upgrade A1 to TP. +TW8");
    assert_eq!((purse(&game, 0).cults[0], game.player(Seat(0)).keys), (9, 1));
}

#[test]
fn if_all_decline_they_gain_power() {
    covers!("faction.cultists.declined");
    let declined = |scenario: Scenario, answers: &str| {
        let mut game = scenario.game();
        turn(&mut game, "upgrade E8 to TP");
        play_all(&mut game, answers);
        assert_eq!(waits(&game).map(|(_, kind)| kind), Some(Waiting::Turn));
        purse(&game, 0).bowls
    };
    assert_eq!(declined(cultists(), "decline 1. decline 1"), [11, 1, 0]);
    // Who could not take it does not matter, unless nobody could.
    assert_eq!(declined(cultists().bowls(1, [0, 0, 12]), "decline 1"), [11, 1, 0]);
    assert_eq!(declined(cultists().bowls(2, [0, 0, 12]), "decline 1"), [11, 1, 0]);
    assert_eq!(declined(cultists().bowls(1, [0, 0, 12]).bowls(2, [0, 0, 12]), ""), [12, 0, 0]);
    let old = cultists().options(|options| options.cultists_power = false);
    assert_eq!(declined(old, "decline 1. decline 1"), [12, 0, 0], "in the first printing");
    let alone = Scenario::two("cultists", "witches").dwelling(0, "E8").goods(0, 30, 20, 0);
    assert_eq!(declined(alone.bowls(0, [12, 0, 0]), ""), [12, 0, 0]);
}

#[test]
fn their_stronghold_scores_seven() {
    covers!("faction.cultists.stronghold");
    let scenario = Scenario::two("cultists", "witches").trading_house(0, "A1").goods(0, 30, 20, 0);
    let mut game = scenario.scoring("SCORE2").game();
    play(&mut game, "upgrade A1 to SH");
    assert_eq!(vp(&game, 0), 27);
}
