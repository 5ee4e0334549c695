//! Riverwalkers.

use kernel::Seat;
use terra_mystica::scenario::Scenario;
use terra_mystica::{Event, Illegal, Terrain, Waiting};
use testkit::covers;

use super::at_f3;
use crate::common::{
    can, goods, play, play_all, purse, refused, start, terrain, turn, vp, waits, with_factions,
};

/// Riverwalkers of wasteland at F3: G1, E4 and others lie across a river hex, E6 and F4 only next door.
fn walkers() -> Scenario {
    at_f3("riverwalkers").colour(0, "red").goods(0, 30, 20, 0)
}

#[test]
fn they_start_at_the_river() {
    covers!("faction.riverwalkers.start");
    let mut game = start(&with_factions(&["riverwalkers", "nomads"]), 1);
    play(&mut game, "pick-color red");
    // A9 lies inland, A12 at r5.
    assert!(matches!(refused(&game, "build A9"), Illegal::FirstAtRiver { .. }));
    assert!(matches!(refused(&game, "build A3"), Illegal::NotHome { .. }));
    play(&mut game, "build A12");
    assert_eq!(terrain(&game, "A12"), Terrain::Wasteland);
}

#[test]
fn they_never_dig() {
    covers!("faction.riverwalkers.no-spades");
    let game = walkers().bowls(0, [0, 0, 12]).bonus(0, "BON1").game();
    for act in ["action ACT5", "action ACT6", "action BON1", "dig G2"] {
        assert_eq!(refused(&game, act), Illegal::NeverTerraforms, "{act}");
    }
    let mut game = walkers().scoring("SCORE8").cults(0, [0, 0, 0, 8]).passed(1).game();
    play(&mut game, "pass BON1");
    assert_eq!((game.round(), game.player(Seat(0)).spades_due), (2, 0), "of a cult bonus they are lost");
    assert_eq!(vp(&game, 0), 20);
}

#[test]
fn they_build_only_by_ship() {
    covers!("faction.riverwalkers.shipping-only");
    // F4 and E6 share an edge with F3, and no river hex; G2 and E5 lie at the same river hexes.
    let game = || walkers().terrain("F4 E6 E5 G1 E3", "red");
    for far in ["F4", "E6", "E3"] {
        assert!(
            matches!(refused(&game().game(), &format!("build {far}")), Illegal::OutOfReach { .. }),
            "{far}"
        );
    }
    assert!(["G2", "E5", "G1"].iter().all(|near| can(&game().game(), &format!("build {near}"))));
    // For the rest adjacency counts as usual.
    let mut power = walkers().dwelling(1, "F4").game();
    let events = play(&mut power, "upgrade F3 to TP");
    assert!(events.iter().any(|event| matches!(event, Event::Offered { to: Seat(1), amount: 1, .. })));
    assert_eq!(purse(&power, 0).coins, 27);
    let mut town = walkers().stronghold(0, "E6").dwelling(0, "F4 G2").game();
    play(&mut town, "upgrade F3 to TP");
    assert_eq!(town.turn().towns, 1);
    assert_eq!(town.area(Seat(0)), 4);
}

#[test]
fn they_build_on_every_unlocked_terrain() {
    covers!("faction.riverwalkers.unlocked");
    let game = walkers().unlocked(0, &["gray"]);
    let mut both = game.clone().game();
    assert!(can(&both, "build G2"), "wasteland, from the beginning");
    assert!(matches!(refused(&both, "build E5"), Illegal::NotHome { .. }));
    play(&mut both, "build G1");
    assert_eq!(terrain(&both, "G1"), Terrain::Mountains, "the hex keeps its terrain");
}

#[test]
fn a_priest_is_kept_or_unlocks_a_terrain() {
    covers!("faction.riverwalkers.priest", "faction.riverwalkers.cap");
    let mut game = walkers().bowls(0, [0, 0, 9]).game();
    play(&mut game, "convert 5pw to p");
    assert_eq!(refused(&game, "upgrade F3 to TP"), Illegal::DueFirst);
    let mut kept = game.clone();
    play(&mut kept, "unlock-terrain gain-priest");
    assert_eq!((purse(&kept, 0).priests, kept.player(Seat(0)).unlocked.count_ones()), (1, 1));
    play(&mut game, "unlock-terrain gray");
    assert_eq!((purse(&game, 0).priests, game.player(Seat(0)).unlocked.count_ones()), (0, 2));
    assert_eq!(purse(&game, 0).coins, 29);
    assert_eq!(refused(&game, "unlock-terrain gray"), Illegal::NoPriestDue);
    // Each single one, from whatever source.
    let mut action = walkers().bowls(0, [0, 0, 3]).game();
    play(&mut action, "action ACT2");
    assert_eq!(action.player(Seat(0)).priests_due, 1);
    assert!(matches!(refused(&action, "unlock-terrain red"), Illegal::Unlocked { .. }));
    assert!(matches!(refused(&action, "unlock-terrain ice"), Illegal::NotBasic { .. }));
    assert_eq!(refused(&action, "done"), Illegal::DueFirst);
    // Of a town tile.
    let mut town = walkers().stronghold(0, "E6").dwelling(0, "F4 G2").game();
    play_all(&mut town, "upgrade F3 to TP. +TW3");
    assert_eq!((town.player(Seat(0)).priests_due, purse(&town, 0).priests), (1, 0));
}

#[test]
fn every_terrain_makes_room_for_one_more_priest() {
    covers!("faction.riverwalkers.cap", "convert.priest-cap");
    let cap = |unlocked: &[&str]| walkers().unlocked(0, unlocked).game().priest_cap(Seat(0));
    assert_eq!((cap(&[]), cap(&["gray"]), cap(&["gray", "green"])), (1, 2, 3));
    assert_eq!(cap(&["gray", "green", "blue", "black", "brown", "yellow"]), 7);
    // One kept beyond it is lost.
    let mut game = walkers().goods(0, 30, 20, 1).bowls(0, [0, 0, 5]).game();
    play_all(&mut game, "convert 5pw to p");
    let events = play(&mut game, "unlock-terrain gain-priest");
    assert_eq!(purse(&game, 0).priests, 1);
    assert!(events.iter().any(|event| matches!(event, Event::PriestKept { lost: true, .. })));
    // Priests on the cult board count.
    let mut game = walkers().goods(0, 30, 20, 0).priest_on(0, "fire", 3).bowls(0, [0, 0, 5]).game();
    play_all(&mut game, "convert 5pw to p. unlock-terrain gain-priest");
    assert_eq!(purse(&game, 0).priests, 0);
}

#[test]
fn unlocking_costs_a_coin_or_two() {
    covers!("faction.riverwalkers.unlock-price");
    let price = |other: &str, colour: &str| {
        let scenario = Scenario::two("riverwalkers", other).colour(0, "red").bowls(0, [0, 0, 5]);
        let scenario = if other == "nomads" { scenario } else { scenario.colour(1, "blue") };
        let mut game = scenario.goods(0, 5, 0, 0).game();
        play_all(&mut game, &format!("convert 5pw to p. unlock-terrain {colour}"));
        5 - purse(&game, 0).coins
    };
    assert_eq!((price("nomads", "gray"), price("nomads", "yellow")), (1, 2));
    assert_eq!(price("yetis", "blue"), 1, "the starting terrain of an ice faction is no home");
    let mut poor = walkers().goods(0, 1, 0, 0).bowls(0, [0, 0, 5]).game();
    play(&mut poor, "convert 5pw to p");
    assert!(matches!(refused(&poor, "unlock-terrain yellow"), Illegal::UnlockShort { need: 2, .. }));
    assert!(can(&poor, "unlock-terrain gray"));
}

#[test]
fn priests_of_the_income_are_decided_before_the_actions() {
    covers!("faction.riverwalkers.income", "income.phase");
    // The Nomads have spades of the cult bonus, which come first.
    let mut game =
        walkers().temple(0, "I1").dwelling(1, "A5").scoring("SCORE8").cults(1, [0, 0, 0, 4]).passed(1).game();
    play(&mut game, "pass BON1");
    assert_eq!(waits(&game), Some((1, Waiting::Spades)));
    assert_eq!(game.player(Seat(0)).priests_due, 0);
    play(&mut game, "done");
    assert_eq!(waits(&game), Some((0, Waiting::Priest)));
    play(&mut game, "unlock-terrain gray");
    assert_eq!((game.round(), waits(&game)), (2, Some((1, Waiting::Turn))));
    // The bonus of a round tile is decided then as well.
    let mut game = walkers().scoring("SCORE3").cults(0, [0, 8, 0, 0]).passed(1).bonus(0, "BON3").game();
    play(&mut game, "pass BON1");
    assert_eq!((waits(&game), game.player(Seat(0)).priests_due), (Some((0, Waiting::Priest)), 2));
}

#[test]
fn the_shipping_card_reaches_two() {
    covers!("faction.riverwalkers.shipping-card", "bonus.shipping");
    let with = |card: &str| walkers().terrain("E3 H2", "red").bonus(0, card).game();
    assert!(matches!(refused(&with("BON3"), "build E3"), Illegal::OutOfReach { .. }));
    assert!(can(&with("BON4"), "build E3"));
    assert!(matches!(refused(&with("BON4"), "build H2"), Illegal::OutOfReach { .. }));
}

#[test]
fn their_shipping_stays_at_one() {
    covers!("faction.riverwalkers.shipping-level");
    let game = walkers().goods(0, 30, 20, 1).game();
    assert_eq!((game.player(Seat(0)).shipping, refused(&game, "advance ship")), (1, Illegal::NoShipping));
    let mut game = walkers().bonus(0, "BON10").game();
    turn(&mut game, "pass BON1");
    assert_eq!(vp(&game, 0), 23);
    let mut town = walkers().stronghold(0, "E6").dwelling(0, "F4 G2").game();
    play_all(&mut town, "upgrade F3 to TP. +TW7");
    assert_eq!((town.player(Seat(0)).shipping, vp(&town, 0)), (1, 20 + 4 + 5), "the round tile scores 5");
}

#[test]
fn the_stronghold_brings_two_bridges() {
    covers!("faction.riverwalkers.stronghold");
    let with = || walkers().trading_house(0, "E8");
    let mut game = with().game();
    play(&mut game, "upgrade E8 to SH");
    assert_eq!(game.turn().bridges, 2);
    play_all(&mut game, "bridge E8:G3. bridge F3:G1");
    assert_eq!((game.player(Seat(0)).bridges, goods(&game, 0)), (2, (24, 16, 0)));
    assert_eq!(refused(&game, "bridge E8:D6"), Illegal::NoBridgeDue);
    // Not more than three in all.
    let mut game = with().bridge(0, "F3", "G1").bridge(0, "E8", "D6").game();
    play_all(&mut game, "upgrade E8 to SH. bridge E8:G3");
    assert_eq!((game.player(Seat(0)).bridges, game.turn().bridges), (3, 0));
    let three = with().dwelling(0, "F2").bridge(0, "F3", "G1").bridge(0, "E8", "D6").bridge(0, "F2", "H2");
    let mut game = three.game();
    play(&mut game, "upgrade E8 to SH");
    assert_eq!(refused(&game, "bridge E8:G3"), Illegal::NoBridgeLeft);
    // Each may be given up.
    let mut game = with().game();
    turn(&mut game, "upgrade E8 to SH. bridge E8:G3");
    assert_eq!((game.player(Seat(0)).bridges, waits(&game)), (1, Some((1, Waiting::Turn))));
}
