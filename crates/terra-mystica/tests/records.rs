//! What records of finished games say, on positions set by hand.

use kernel::{Game, Seat};
use terra_mystica::TerraMystica;
use terra_mystica::ledger::play_row;
use terra_mystica::scenario::Scenario;
use terra_mystica::state::Phase;
use testkit::covers;

use crate::common::{can, goods, play, purse, terrain, vp};

/// Plays a row of a record.
#[track_caller]
fn row(game: &mut TerraMystica, seat: u8, commands: &str) {
    let cults = purse(game, seat).cults;
    let result = play_row(game, Seat(seat), commands, cults);
    assert!(result.is_ok(), "`{commands}`: {result:?}");
}

/// Cultists at E8 and Witches next door, with answers at any time.
fn cultists() -> Scenario {
    Scenario::neighbours("cultists", "witches").record().goods(0, 30, 20, 0).bowls(1, [12, 0, 0])
}

/// Nomads at E8 and Witches next door, with answers at any time.
fn nomads() -> Scenario {
    Scenario::of(&["nomads", "witches", "cultists"])
        .record()
        .dwelling(0, "E8")
        .dwelling(1, "E7")
        .goods(0, 30, 20, 3)
        .goods(1, 30, 20, 3)
        .bowls(0, [0, 0, 12])
        .bowls(1, [12, 0, 0])
}

#[test]
fn an_answer_may_come_late_with_what_there_is_then() {
    covers!("record.late-answer");
    let mut game = nomads().trading_house(1, "D5").bowls(1, [0, 1, 11]).active(0).game();
    row(&mut game, 0, "upgrade E8 to TP");
    assert_eq!((game.offers().len(), game.active()), (1, Seat(1)));
    // Meanwhile the Witches spend power in their turn, before their action: there is room for all of it now.
    row(&mut game, 1, "convert 3pw to 1w. leech 3 from nomads");
    assert_eq!((purse(&game, 1).bowls, vp(&game, 1)), ([0, 4, 8], 18));
    // Another player may act in between.
    let mut game = nomads().order(&[0, 2, 1]).goods(2, 9, 9, 1).game();
    row(&mut game, 0, "upgrade E8 to TP");
    row(&mut game, 2, "send p to fire");
    row(&mut game, 1, "leech 1 from nomads. send p to fire for 1");
    assert_eq!(purse(&game, 1).bowls, [11, 1, 0]);
}

#[test]
fn an_action_declines_what_is_open() {
    covers!("record.implicit-decline");
    let mut game = cultists().goods(1, 9, 9, 1).bowls(0, [12, 0, 0]).game();
    row(&mut game, 0, "upgrade E8 to TP");
    row(&mut game, 1, "send p to fire for 1");
    assert_eq!((purse(&game, 1).bowls, game.offers().len()), ([12, 0, 0], 0));
    assert_eq!(purse(&game, 0).bowls, [11, 1, 0], "all declined: the Cultists gain 1 power");
}

#[test]
fn a_round_waits_for_the_last_answer() {
    covers!("record.round-end");
    let mut game = nomads().passed(1).passed(2).game();
    row(&mut game, 0, "upgrade E8 to TP");
    row(&mut game, 0, "pass BON1");
    assert_eq!((game.round(), game.phase()), (1, Phase::Actions));
    row(&mut game, 1, "decline 1 from nomads");
    assert_eq!(game.round(), 2);
}

#[test]
fn the_number_of_an_answer_is_what_was_offered() {
    covers!("record.offered-amount");
    let mut game = nomads().trading_house(1, "D5").bowls(1, [1, 0, 11]).game();
    row(&mut game, 0, "upgrade E8 to TP");
    let offered: Vec<u8> = game.offers().iter().map(|offer| offer.amount).collect();
    assert_eq!(offered, [3]);
    row(&mut game, 1, "leech 3 from nomads");
    assert_eq!((purse(&game, 1).bowls, vp(&game, 1)), ([0, 0, 12], 19));
    // Nothing can be gained: the offer is there all the same, and declined.
    let mut game = nomads().bowls(1, [0, 0, 12]).game();
    row(&mut game, 0, "upgrade E8 to TP");
    assert_eq!(game.offers().len(), 1);
    let mut taken = game.clone();
    row(&mut taken, 1, "leech 1 from nomads");
    assert_eq!((purse(&taken, 1).bowls, taken.offers().len()), ([0, 0, 12], 0), "as good as declined");
    row(&mut game, 1, "decline 1 from nomads");
    assert!(game.offers().is_empty());
}

#[test]
fn tokens_leave_the_first_bowl_first() {
    covers!("record.token-order");
    let mut game = Scenario::two("dragonlords", "nomads")
        .dwelling(0, "F3")
        .bowls(0, [1, 2, 3])
        .goods(0, 30, 20, 0)
        .terrain("G2", "yellow")
        .game();
    row(&mut game, 0, "dig 1. build G2");
    assert_eq!(purse(&game, 0).bowls, [0, 1, 3], "two for the home terrain of the Nomads");
}

#[test]
fn a_lowered_marker_shows_where_the_key_does_not_go() {
    covers!("record.lowered-marker");
    let game = Scenario::two("nomads", "witches")
        .stronghold(0, "A2")
        .dwelling(0, "A1 A3 B1")
        .goods(0, 30, 20, 0)
        .cults(0, [9, 9, 0, 0])
        .game();
    for (lowered, cults) in [("-fire", [9, 10, 1, 1]), ("-water", [10, 9, 1, 1])] {
        let mut game = game.clone();
        let commands = format!("upgrade A1 to TP. {lowered}. +TW5");
        play_row(&mut game, Seat(0), &commands, cults).unwrap();
        assert_eq!((purse(&game, 0).cults, game.player(Seat(0)).keys), (cults, 0));
    }
}

#[test]
fn what_is_given_up_is_lost() {
    covers!("record.given-up");
    let at = |faction: &str| {
        let other = if faction == "witches" { "nomads" } else { "witches" };
        Scenario::two(faction, other).record().dwelling(0, "F3 E8").goods(0, 30, 20, 0).bowls(0, [0, 0, 12])
    };
    let mut game = at("nomads").game();
    row(&mut game, 0, "action ACT6. transform G2 to yellow. -SPADE");
    assert_eq!((game.active(), game.turn().spades), (Seat(1), 0));
    let mut game = at("nomads").game();
    row(&mut game, 0, "action ACT1. -BRIDGE");
    assert_eq!((game.active(), game.player(Seat(0)).bridges), (Seat(1), 0));
    for (faction, commands) in [
        ("witches", "action ACTW. -FREE_D"),
        ("nomads", "action ACTN. -FREE_TF"),
        ("swarmlings", "action ACTS. -FREE_TP"),
    ] {
        let mut game = at(faction).stronghold(0, "I1").game();
        row(&mut game, 0, commands);
        assert_eq!((game.active(), goods(&game, 0)), (Seat(1), (30, 20, 0)), "{commands}");
    }
    let mut game = at("darklings").trading_house(0, "I1").game();
    row(&mut game, 0, "upgrade I1 to SH. -3CONVERT_W_TO_P");
    assert_eq!((game.active(), goods(&game, 0).2), (Seat(1), 0));
    // A favour tile, too.
    let mut game = at("nomads").trading_house(0, "I1").game();
    row(&mut game, 0, "upgrade I1 to TE. -GAIN_FAVOR");
    assert_eq!((game.active(), game.player(Seat(0)).favours), (Seat(1), 0));
    // The Shapeshifters' token, and spades of a cult bonus.
    let mut game = at("shapeshifters").dwelling(1, "E7").game();
    row(&mut game, 0, "upgrade E8 to TP");
    row(&mut game, 1, "leech 1 from shapeshifters");
    let tokens: u8 = purse(&game, 0).bowls.iter().sum();
    row(&mut game, 0, "-GAIN_P3_FOR_VP");
    assert_eq!((purse(&game, 0).bowls.iter().sum::<u8>(), vp(&game, 0)), (tokens, 20));
    let mut game = at("nomads").scoring("SCORE8").cults(0, [0, 0, 0, 8]).passed(1).game();
    play(&mut game, "pass BON1");
    assert!(can(&game, "dig G2"));
    row(&mut game, 0, "-2SPADE");
    assert_eq!((game.round(), terrain(&game, "G2")), (2, terra_mystica::Terrain::Wasteland));
}

/// Cultists at E8 next to Witches, who took power of the last build.
fn rewarded_cultists() -> TerraMystica {
    let mut game = cultists().goods(1, 9, 9, 2).bowls(0, [0, 0, 12]).cults(0, [2, 0, 0, 0]).game();
    row(&mut game, 0, "upgrade E8 to TP");
    row(&mut game, 1, "leech 1 from cultists. send p to fire for 1");
    assert_eq!(game.player(Seat(0)).steps_due, 1);
    game
}

#[test]
fn a_step_for_power_taken_may_stand_behind_the_next_action() {
    covers!("record.step-later");
    let mut game = rewarded_cultists();
    row(&mut game, 0, "action ACT4. +FIRE");
    assert_eq!(purse(&game, 0).cults, [3, 0, 0, 0]);
    assert_eq!(purse(&game, 0).bowls, [3, 1, 8], "its power comes where it stands: after the price was paid");
    let mut game = rewarded_cultists();
    row(&mut game, 0, "+FIRE. action ACT4");
    assert_eq!(purse(&game, 0).bowls, [4, 0, 8], "before the action there was no room for it");
}

#[test]
fn a_step_may_be_taken_rows_later_and_holds_up_the_end_of_the_round_only() {
    covers!("record.step-later");
    let mut game = nomads().favour(0, "FAV6").bowls(0, [0, 5, 7]).passed(2).game();
    row(&mut game, 0, "Action fav6. Convert 1pw to 1c");
    assert_eq!((game.active(), purse(&game, 0).cults), (Seat(1), [1, 0, 1, 0]));
    row(&mut game, 1, "pass BON2");
    row(&mut game, 0, "Pass bon1");
    assert_eq!((game.round(), game.phase()), (1, Phase::Actions), "the round waits");
    row(&mut game, 0, "+AIR");
    assert_eq!((game.round(), purse(&game, 0).cults), (2, [1, 0, 1, 1]));
    // Two steps at once stay two.
    let mut game = Scenario::two("auren", "witches").record().stronghold(0, "E8").dwelling(1, "A1").game();
    row(&mut game, 0, "action ACTA");
    row(&mut game, 0, "+2WATER");
    assert_eq!(purse(&game, 0).cults, [0, 3, 0, 1]);
}

/// Alchemists with their stronghold beside F1, which takes three spades.
fn alchemists(bowls: [u8; 3], coins: u16, workers: u16) -> TerraMystica {
    Scenario::two("alchemists", "witches")
        .record()
        .stronghold(0, "F2")
        .dwelling(1, "I10")
        .terrain("F1", "yellow")
        .digging(0, 2)
        .goods(0, coins, workers, 0)
        .bowls(0, bowls)
        .game()
}

#[test]
fn power_of_a_spade_pays_for_the_dwelling_on_its_hex() {
    covers!("spade.power-at-once");
    let mut game = alchemists([0, 6, 0], 0, 4);
    row(&mut game, 0, "dig 2. convert 2pw to 2c. build F1");
    assert_eq!((goods(&game, 0), purse(&game, 0).bowls), ((0, 1, 0), [2, 2, 2]));
}

#[test]
fn power_of_the_first_spades_pays_for_the_next_of_the_same_hex() {
    covers!("spade.power-at-once");
    let mut game = alchemists([0, 8, 0], 2, 1);
    row(&mut game, 0, "dig 1. burn 1. convert 3pw to 1w. dig 1. burn 3. convert 3pw to 1w. build F1");
    assert_eq!(terrain(&game, "F1"), terra_mystica::Terrain::Swamp);
    assert_eq!((game.active(), goods(&game, 0).0), (Seat(1), 0));
}

#[test]
fn who_has_left_does_not_win() {
    covers!("record.leaving");
    let last = || Scenario::two("nomads", "witches").record().round(6).vp(0, 90).vp(1, 30);
    let mut game = last().game();
    row(&mut game, 0, "pass");
    row(&mut game, 1, "pass");
    assert_eq!(game.winners(), kernel::Seats::only(Seat(0)), "with the most points");
    let mut game = last().game();
    row(&mut game, 0, "resign");
    row(&mut game, 1, "pass");
    assert_eq!(game.phase(), Phase::Over);
    assert!(vp(&game, 0) > vp(&game, 1));
    assert_eq!(game.winners(), kernel::Seats::only(Seat(1)));
}
