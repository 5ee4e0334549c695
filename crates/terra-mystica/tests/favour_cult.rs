//! Favour tiles and the cult tracks.

use kernel::Seat;
use terra_mystica::scenario::Scenario;
use terra_mystica::{Cult, FavourId, Illegal, Kit, TerraMystica, Waiting};
use testkit::covers;

use crate::common::{can, nearly_a_town, offered, play, play_all, purse, refused, turn, vp, waits};

/// Nomads who have just built a temple, in a round whose tile scores towns.
fn temple(scenario: Scenario) -> TerraMystica {
    let scenario = scenario.trading_house(0, "E8").goods(0, 30, 20, 0).scoring("SCORE2");
    let mut game = scenario.game();
    play(&mut game, "upgrade E8 to TE");
    game
}

fn nomads() -> Scenario {
    Scenario::two("nomads", "witches").cults(0, [0; 4]).bowls(0, [12, 0, 0])
}

/// Groups whose next upgrade founds a town: four structures of power value 6.
fn nearly_town() -> Scenario {
    nomads().stronghold(0, "A2").dwelling(0, "A1 A3 B1").goods(0, 30, 20, 0).scoring("SCORE3")
}

#[test]
fn nobody_has_two_of_a_kind_and_stocks_run_out() {
    covers!("favour.stock");
    let game = temple(nomads().favour(0, "FAV6"));
    assert!(matches!(refused(&game, "+FAV6"), Illegal::FavourTwice { .. }));
    let game = temple(nomads().favour(1, "FAV1"));
    assert!(matches!(refused(&game, "+FAV1"), Illegal::FavourGone { .. }), "there is one of it");
    let mut game = temple(nomads().favour(1, "FAV11"));
    play(&mut game, "+FAV11");
    assert_eq!(game.favours_left(FavourId(10)), 1, "of three");
    assert_eq!(Kit::printed().favours.map(|tile| tile.count), [1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3]);
}

#[test]
fn a_favour_tile_that_cannot_be_taken_is_skipped() {
    covers!("favour.none-left");
    let all = "FAV1 FAV2 FAV3 FAV4 FAV5 FAV6 FAV7 FAV8 FAV9 FAV10 FAV11";
    let mut game = temple(nomads().favour(0, all).favours_left("FAV12", 0));
    assert_eq!(game.turn().favours, 0);
    assert_eq!(refused(&game, "+FAV12"), Illegal::NoFavourDue);
    play(&mut game, "done");
    assert_eq!(waits(&game), Some((1, Waiting::Turn)));
    // The last one must be taken.
    let game = temple(nomads().favour(0, all));
    assert_eq!(refused(&game, "done"), Illegal::DueFirst);
    assert!(can(&game, "+FAV12"));
}

#[test]
fn every_favour_tile_advances_its_cult() {
    covers!(
        "favour.three-steps",
        "favour.income",
        "favour.building",
        "favour.passing",
        "favour.action",
        "favour.town"
    );
    for (tile, cults) in [
        ("FAV1", [3, 0, 0, 0]),
        ("FAV2", [0, 3, 0, 0]),
        ("FAV3", [0, 0, 3, 0]),
        ("FAV4", [0, 0, 0, 3]),
        ("FAV5", [2, 0, 0, 0]),
        ("FAV6", [0, 2, 0, 0]),
        ("FAV7", [0, 0, 2, 0]),
        ("FAV8", [0, 0, 0, 2]),
        ("FAV9", [1, 0, 0, 0]),
        ("FAV10", [0, 1, 0, 0]),
        ("FAV11", [0, 0, 1, 0]),
        ("FAV12", [0, 0, 0, 1]),
    ] {
        let mut game = temple(nomads());
        play(&mut game, &format!("+{tile}"));
        assert_eq!(purse(&game, 0).cults, cults, "{tile}");
        // Three steps reach the first power.
        assert_eq!(purse(&game, 0).bowls[1], u8::from(cults.contains(&3)), "{tile}");
    }
}

#[test]
fn with_the_tile_for_smaller_towns_six_are_enough() {
    covers!("favour.town", "town.when");
    // Two groups of four structures and a power value of 6, and a third with 5: they become towns at once.
    let scenario = nomads()
        .trading_house(0, "E8")
        .trading_house(0, "I1 A12")
        .dwelling(0, "I2 I3 H1 A13 B6")
        .stronghold(0, "A2")
        .dwelling(0, "A1 A3 B1")
        .goods(0, 40, 20, 0);
    let mut game = scenario.scoring("SCORE3").game();
    play(&mut game, "upgrade E8 to TE");
    assert_eq!(game.turn().towns, 0);
    play(&mut game, "+FAV5");
    assert_eq!(game.turn().towns, 1, "the group of I1 has 2 + 1 + 1 + 1, that of A12 three structures");
    play(&mut game, "+TW8");
    let town: Vec<&str> = game.player(Seat(0)).in_town.iter().map(|hex| game.map().name(hex)).collect();
    assert_eq!(town, ["A1", "A2", "A3", "B1"]);
    // From now on 6 are enough for any town.
    let mut game =
        nomads().favour(0, "FAV5").trading_house(0, "I1").dwelling(0, "I2 I3 H1").goods(0, 40, 20, 0).game();
    play(&mut game, "upgrade I2 to TP");
    assert_eq!(game.turn().towns, 1);
    let mut without = nomads().trading_house(0, "I1").dwelling(0, "I2 I3 H1").goods(0, 40, 20, 0).game();
    play(&mut without, "upgrade I2 to TP");
    assert_eq!(without.turn().towns, 0);
}

#[test]
fn a_tile_and_a_card_advance_one_step_as_an_action() {
    covers!("favour.action", "bonus.cult");
    for (scenario, action) in [(nomads().favour(0, "FAV6"), "FAV6"), (nomads().bonus(0, "BON2"), "BON2")] {
        let game = scenario.cults(0, [2, 0, 0, 4]).goods(0, 0, 0, 0).game();
        for (cult, cults, power) in
            [("fire", [3, 0, 0, 4], 1), ("air", [2, 0, 0, 5], 2), ("earth", [2, 0, 1, 4], 0)]
        {
            let mut game = game.clone();
            play(&mut game, &format!("action {action}"));
            assert_eq!(offered(&game).len(), 4, "one of the four tracks");
            play(&mut game, &format!("+{cult}"));
            assert_eq!((purse(&game, 0).cults, purse(&game, 0).bowls[1]), (cults, power), "{action}");
        }
    }
}

#[test]
fn two_tiles_score_for_building() {
    covers!("favour.building");
    let build = |tile: &str, act: &str| {
        let mut game = nomads()
            .favour(0, tile)
            .dwelling(0, "F3")
            .trading_house(0, "A5")
            .terrain("G2", "yellow")
            .goods(0, 30, 20, 0)
            .scoring("SCORE2")
            .game();
        play(&mut game, act);
        vp(&game, 0) - 20
    };
    assert_eq!((build("FAV10", "upgrade F3 to TP"), build("FAV10", "build G2")), (3, 0));
    assert_eq!((build("FAV11", "upgrade F3 to TP"), build("FAV11", "build G2")), (0, 2));
    assert_eq!((build("FAV10 FAV11", "upgrade A5 to TE"), build("FAV12", "build G2")), (0, 0));
}

#[test]
fn a_tile_scores_trading_houses_at_every_pass() {
    covers!("favour.passing", "pass.score");
    for (houses, points) in [("", 0), ("A1", 2), ("A1 A3", 3), ("A1 A3 A5", 3), ("A1 A3 A5 A7", 4)] {
        let mut game = nomads().favour(0, "FAV12").trading_house(0, houses).game();
        turn(&mut game, "pass BON1");
        assert_eq!(vp(&game, 0), 20 + points, "{houses}");
    }
}

fn priests() -> Scenario {
    nomads().goods(0, 0, 0, 3)
}

#[test]
fn a_priest_stays_for_three_or_two_steps() {
    covers!("cult.priest-space");
    let mut game = priests().passed(1).game();
    turn(&mut game, "send p to fire for 3");
    assert_eq!((purse(&game, 0).cults[0], purse(&game, 0).priests), (3, 2));
    assert!(matches!(refused(&game, "send p to fire for 3"), Illegal::PriestSpace { .. }));
    turn(&mut game, "send p to fire for 2");
    assert_eq!((purse(&game, 0).cults[0], game.player(Seat(0)).priests_out), (5, 2));
    let spaces = game.priest_spaces(Cult::Fire);
    assert_eq!(spaces, [Some(Seat(0)), Some(Seat(0)), None, None]);
    // One three and three twos.
    let full = priests()
        .priest_on(1, "fire", 3)
        .priest_on(1, "fire", 2)
        .priest_on(1, "fire", 2)
        .priest_on(1, "fire", 2)
        .game();
    for value in [3, 2] {
        let send = format!("send p to fire for {value}");
        assert!(matches!(refused(&full, &send), Illegal::PriestSpace { .. }));
    }
    assert!(can(&full, "send p to fire for 1") && can(&full, "send p to air for 3"));
    // They are still there, and count, in the next round.
    turn(&mut game, "pass BON1");
    assert_eq!((game.round(), game.priest_spaces(Cult::Fire)), (2, spaces));
    assert_eq!(game.priest_cap(Seat(0)), 5);
    assert_eq!(refused(&priests().goods(0, 0, 0, 0).game(), "send p to fire"), Illegal::NoPriest);
}

#[test]
fn a_priest_may_return_for_one_step() {
    covers!("cult.priest-return");
    let game = priests().game();
    for (value, out) in [(3, 1), (2, 1), (1, 0)] {
        let mut game = game.clone();
        turn(&mut game, &format!("send p to water for {value}"));
        let player = game.player(Seat(0));
        assert_eq!((player.purse.cults[1], player.priests_out, player.purse.priests), (value, out, 2));
        assert_eq!(game.priest_cap(Seat(0)), 7 - out);
    }
    for value in [0, 4] {
        let send = format!("send p to water for {value}");
        assert!(matches!(refused(&game, &send), Illegal::PriestSpace { .. }));
    }
}

#[test]
fn power_is_gained_on_the_way_up() {
    covers!("cult.power");
    // From, steps, and the power of the spaces passed.
    for (from, steps, power) in [
        (0, 2, 0),
        (0, 3, 1),
        (2, 1, 1),
        (3, 1, 0),
        (2, 3, 3),
        (4, 1, 2),
        (4, 3, 4),
        (5, 1, 0),
        (6, 2, 2),
        (7, 2, 0),
    ] {
        let mut game = priests().cults(0, [0, 0, 0, from]).game();
        turn(&mut game, &format!("send p to air for {steps}"));
        assert_eq!(
            (purse(&game, 0).cults[3], purse(&game, 0).bowls[1]),
            (from + steps, power),
            "{from}+{steps}"
        );
    }
    let mut game = priests().cults(0, [0, 0, 0, 7]).keys(0, 1).game();
    turn(&mut game, "send p to air for 3");
    assert_eq!((purse(&game, 0).cults[3], purse(&game, 0).bowls[1]), (10, 3));
    let mut game = priests().cults(0, [0, 0, 0, 4]).keys(0, 1).game();
    turn(&mut game, "send p to air for 1");
    assert_eq!(purse(&game, 0).bowls, [10, 2, 0]);
}

#[test]
fn the_top_needs_a_key() {
    covers!("cult.key");
    let mut game = priests().cults(0, [8, 8, 0, 0]).keys(0, 1).passed(1).game();
    turn(&mut game, "send p to fire for 2");
    assert_eq!((purse(&game, 0).cults[0], game.player(Seat(0)).keys), (10, 0));
    turn(&mut game, "send p to water for 2");
    assert_eq!((purse(&game, 0).cults[1], game.player(Seat(0)).keys), (9, 0));
    // Nine needs none.
    let mut game = priests().cults(0, [8, 0, 0, 0]).keys(0, 1).game();
    turn(&mut game, "send p to fire for 1");
    assert_eq!((purse(&game, 0).cults[0], game.player(Seat(0)).keys), (9, 1));
    let keys = |tile: &str| {
        let mut game = nearly_town().game();
        play_all(&mut game, &format!("upgrade A1 to TP. +{tile}"));
        game.player(Seat(0)).keys
    };
    let all = ["TW1", "TW2", "TW3", "TW4", "TW5", "TW6", "TW7", "TW8"];
    assert_eq!(all.map(keys), [1, 1, 1, 1, 1, 2, 1, 1]);
}

#[test]
fn only_one_marker_stands_on_top() {
    covers!("cult.top");
    let mut game = priests().cults(0, [8, 0, 0, 0]).keys(0, 1).cults(1, [10, 0, 0, 0]).game();
    turn(&mut game, "send p to fire for 3");
    assert_eq!((purse(&game, 0).cults[0], game.player(Seat(0)).keys), (9, 1), "the key is kept");
    assert_eq!(purse(&game, 0).bowls[1], 0);
    let mut game = priests().cults(0, [9, 0, 0, 0]).game();
    turn(&mut game, "send p to fire for 3");
    assert_eq!((purse(&game, 0).cults[0], purse(&game, 0).priests), (9, 2), "the steps are lost");
    // Who stands on top already stays there.
    let mut game = priests().cults(0, [10, 0, 0, 0]).game();
    turn(&mut game, "send p to fire for 3");
    assert_eq!(purse(&game, 0).cults[0], 10);
}

#[test]
fn a_key_of_the_same_turn_still_opens() {
    covers!("cult.key-later");
    // A sanctuary brings a favour tile and completes a town: the tile first, and its marker stops at 9.
    let both = || nearly_a_town(nomads()).cults(0, [8, 0, 0, 0]).scoring("SCORE3");
    let mut game = both().game();
    play_all(&mut game, "upgrade F4 to SA. +FAV1");
    assert_eq!((purse(&game, 0).cults[0], purse(&game, 0).bowls), (9, [12, 0, 0]));
    play(&mut game, "+TW8");
    assert_eq!((purse(&game, 0).cults[0], purse(&game, 0).bowls), (10, [9, 3, 0]));
    assert_eq!(game.player(Seat(0)).keys, 0);
    // Not if somebody else stands there, nor for a marker that stopped in an earlier turn.
    let mut game = both().cults(1, [10, 0, 0, 0]).game();
    play_all(&mut game, "upgrade F4 to SA. +FAV1. +TW8");
    assert_eq!((purse(&game, 0).cults[0], game.player(Seat(0)).keys), (9, 1));
    let mut game = both().goods(0, 30, 20, 1).passed(1).game();
    turn(&mut game, "send p to fire for 3");
    turn(&mut game, "upgrade F4 to SA. +FAV3. +TW8");
    assert_eq!((purse(&game, 0).cults[0], game.player(Seat(0)).keys), (9, 1));
    // Two markers that stopped need two keys.
    let two = |tile: &str| {
        let scenario = nearly_a_town(Scenario::two("chaosmagicians", "witches"));
        let mut game = scenario.cults(0, [8, 8, 0, 0]).bowls(0, [12, 0, 0]).game();
        play_all(&mut game, &format!("upgrade F4 to SA. +FAV1. +FAV2. +{tile}"));
        (purse(&game, 0).cults, game.player(Seat(0)).keys)
    };
    assert_eq!(two("TW8"), ([9, 9, 0, 0], 1), "not enough for both");
    assert_eq!(two("TW6"), ([10, 10, 2, 2], 0));
}

#[test]
fn with_too_few_keys_the_player_chooses() {
    covers!("cult.choose-key", "town.tile-cults");
    let town = |cults: [u8; 4], tile: &str| {
        let mut game = nearly_town().cults(0, cults).game();
        play_all(&mut game, &format!("upgrade A1 to TP. +{tile}"));
        game
    };
    let mut game = town([9, 9, 3, 0], "TW5");
    assert_eq!(purse(&game, 0).cults, [9, 9, 4, 1]);
    assert_eq!(refused(&game, "done"), Illegal::DueFirst);
    assert!(can(&game, "top fire") && can(&game, "top water"));
    assert!(matches!(refused(&game, "top earth"), Illegal::TopNot { .. }));
    play(&mut game, "top water");
    assert_eq!((purse(&game, 0).cults, game.player(Seat(0)).keys), ([9, 10, 4, 1], 0));
    assert_eq!(refused(&game, "top fire"), Illegal::NoTopDue);
    // Two keys for three markers.
    let mut game = town([9, 8, 9, 0], "TW6");
    play_all(&mut game, "top earth. top fire");
    assert_eq!((purse(&game, 0).cults, game.player(Seat(0)).keys), ([10, 9, 10, 2], 0));
    // With keys enough there is nothing to choose.
    let game = town([9, 8, 7, 0], "TW6");
    assert_eq!((purse(&game, 0).cults, game.player(Seat(0)).keys), ([10, 10, 9, 2], 0));
    // Nor on a track whose top is taken.
    let mut game = nearly_town().cults(0, [9, 9, 0, 0]).cults(1, [10, 0, 0, 0]).game();
    play_all(&mut game, "upgrade A1 to TP. +TW5");
    assert_eq!((purse(&game, 0).cults, game.player(Seat(0)).keys), ([9, 10, 1, 1], 0));
}

#[test]
fn steps_are_neither_sold_nor_given_up() {
    covers!("cult.no-selling");
    let mut game = priests().cults(0, [5, 5, 5, 5]).favour(0, "FAV6").goods(0, 9, 9, 3).game();
    let lower = |game: &TerraMystica| {
        offered(game).iter().all(|action| {
            let mut after = game.clone();
            kernel::Game::play(&mut after, *action, &mut ()).unwrap();
            purse(&after, 0).cults.iter().zip(purse(game, 0).cults).all(|(after, before)| *after >= before)
        })
    };
    assert!(lower(&game));
    assert_eq!(refused(&game, "pay fire"), Illegal::NoHexChosen);
    play(&mut game, "action FAV6");
    assert_eq!(refused(&game, "done"), Illegal::DueFirst, "a step is taken");
    assert!(lower(&game));
}
