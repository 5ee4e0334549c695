//! Towns and bridges.

use kernel::Seat;
use terra_mystica::scenario::Scenario;
use terra_mystica::{Illegal, Kit, TerraMystica, TownId};
use testkit::covers;

use crate::common::{can, goods, hex, play, play_all, purse, refused, start, turn, vp};

fn nomads() -> Scenario {
    Scenario::two("nomads", "witches").goods(0, 60, 30, 0).bowls(0, [12, 0, 0]).scoring("SCORE3")
}

/// Town tiles that are due after an act.
fn towns(scenario: Scenario, act: &str) -> u8 {
    let mut game = scenario.game();
    play_all(&mut game, act);
    game.turn().towns
}

/// The hexes of towns.
fn in_town(game: &TerraMystica) -> String {
    let names = game.player(Seat(0)).in_town.iter().map(|hex| game.map().name(hex).to_owned());
    names.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_group_hangs_together_by_edges_and_bridges() {
    covers!("town.group");
    // A1, A2, A3 and B1 are one group; with E8 apart from it nothing comes of it.
    let edges = || nomads().stronghold(0, "A2").dwelling(0, "A1 A3 B1");
    assert_eq!(towns(edges(), "upgrade A1 to TP"), 1);
    assert_eq!(towns(nomads().stronghold(0, "A2").dwelling(0, "A1 A3 E8"), "upgrade A1 to TP"), 0);
    // F3 and G1 are joined by ship or by bridge.
    let river = || nomads().stronghold(0, "F3").trading_house(0, "G2").dwelling(0, "G1 E6").shipping(0, 3);
    assert_eq!(towns(river(), "upgrade E6 to TP"), 0, "not by ship");
    for owner in [0, 1] {
        let bridge = nomads().stronghold(0, "F3").dwelling(0, "G2 G1 E6").dwelling(1, "I1");
        assert_eq!(towns(bridge.bridge(owner, "F3", "G1"), "upgrade E6 to TP"), 1);
    }
    // What is a town already does not count towards another.
    let town = nomads().stronghold(0, "A2").trading_house(0, "A1").dwelling(0, "A3 B1").town(0, "TW1", "A2");
    assert_eq!(towns(town, "upgrade A3 to TP"), 0);
}

#[test]
fn four_structures_or_three_with_the_sanctuary() {
    covers!("town.size");
    let three = nomads().stronghold(0, "A2").trading_house(0, "A1").dwelling(0, "A3");
    assert_eq!(towns(three, "upgrade A3 to TP"), 0, "7 power in three structures");
    let sanctuary = nomads().sanctuary(0, "A2").trading_house(0, "A1").dwelling(0, "A3");
    assert_eq!(towns(sanctuary, "upgrade A3 to TP"), 1);
    let two = nomads().sanctuary(0, "A2").trading_house(0, "A1");
    assert_eq!(towns(two, "upgrade A1 to SH"), 0);
}

#[test]
fn a_town_has_power_seven() {
    covers!("town.power");
    let six = || nomads().trading_house(0, "A2").dwelling(0, "A1 A3 B1").terrain("A4", "yellow");
    assert_eq!(towns(six(), "build A4"), 0, "2 + 1 + 1 + 1 + 1");
    assert_eq!(towns(six().dwelling(0, "A4"), "upgrade A4 to TP"), 1, "2 + 1 + 1 + 1 + 2");
    let dwellings = || nomads().dwelling(0, "A1 A2 A3 A4 A5 B1").terrain("A6", "yellow");
    assert_eq!(towns(dwellings(), "build A6"), 1, "seven dwellings");
}

/// The next upgrade founds a town.
fn nearly() -> Scenario {
    nomads().stronghold(0, "A2").dwelling(0, "A1 A3 B1").cults(0, [0; 4])
}

#[test]
fn a_town_brings_a_tile_of_choice() {
    covers!("town.tile", "town.tile-goods", "town.tile-promo", "town.tile-shipping", "town.tile-cults");
    // 60 coins and 30 workers, less the trading house.
    let (coins, workers) = (60 - 6, 30 - 2);
    for (tile, points, goods_after, power, cults) in [
        ("TW1", 5, (coins + 6, workers, 0), 0, 0),
        ("TW2", 7, (coins, workers + 2, 0), 0, 0),
        ("TW3", 9, (coins, workers, 1), 0, 0),
        ("TW4", 6, (coins, workers, 0), 8, 0),
        ("TW5", 8, (coins, workers, 0), 0, 1),
        ("TW6", 2, (coins, workers, 0), 0, 2),
        ("TW7", 4 + 2, (coins, workers, 0), 0, 0),
        ("TW8", 11, (coins, workers, 0), 0, 0),
    ] {
        let mut game = nearly().game();
        play(&mut game, "upgrade A1 to TP");
        assert_eq!(refused(&game, "done"), Illegal::DueFirst);
        play(&mut game, &format!("+{tile}"));
        assert_eq!((vp(&game, 0), goods(&game, 0)), (20 + points, goods_after), "{tile}");
        assert_eq!((purse(&game, 0).bowls[1], purse(&game, 0).cults), (power, [cults; 4]), "{tile}");
        let keys = if tile == "TW6" { 2 } else { 1 };
        assert_eq!((game.player(Seat(0)).keys, game.turn().towns), (keys, 0), "{tile}");
        assert_eq!(refused(&game, "+TW1"), Illegal::NoTownDue);
    }
    assert_eq!(Kit::printed().towns.map(|tile| tile.count), [2, 2, 2, 2, 2, 1, 2, 1]);
    let mut gone = nearly().towns_left("TW8", 0).game();
    play(&mut gone, "upgrade A1 to TP");
    assert!(matches!(refused(&gone, "+TW8"), Illegal::TownGone { .. }));
    // Without the promos there are five kinds.
    let options = terra_mystica::TerraOptions { promo_towns: false, ..Default::default() };
    let game = start(&options, 1);
    assert_eq!(TownId::ALL.map(|tile| game.towns_left(tile)), [2, 2, 2, 2, 2, 0, 0, 0]);
}

#[test]
fn the_key_of_a_tile_counts_before_its_steps() {
    covers!("town.tile-cults", "cult.key");
    let mut game = nearly().cults(0, [9, 2, 0, 0]).game();
    play_all(&mut game, "upgrade A1 to TP. +TW5");
    assert_eq!((purse(&game, 0).cults, game.player(Seat(0)).keys), ([10, 3, 1, 1], 0));
    assert_eq!(purse(&game, 0).bowls, [8, 4, 0], "3 for the top, 1 for water");
}

#[test]
fn without_tiles_there_are_no_towns() {
    covers!("town.none-left");
    let mut game = nearly().no_town_tiles().passed(1).game();
    turn(&mut game, "upgrade A1 to TP");
    assert_eq!((game.turn().towns, in_town(&game).as_str()), (0, ""));
    turn(&mut game, "upgrade A3 to TP");
    assert_eq!(game.turn().towns, 0);
    // One tile for two towns: the second is none.
    let two = nomads()
        .stronghold(0, "A2")
        .dwelling(0, "A1 A3 B1")
        .sanctuary(0, "I2")
        .trading_house(0, "I1 E8")
        .dwelling(0, "H1")
        .no_town_tiles()
        .towns_left("TW3", 1);
    let mut game = two.game();
    play_all(&mut game, "upgrade E8 to TE. +FAV5");
    assert_eq!(game.turn().towns, 1);
}

#[test]
fn what_is_linked_later_joins_without_a_tile() {
    covers!("town.join");
    let town =
        || nomads().stronghold(0, "A2").trading_house(0, "A1").dwelling(0, "A3 B1").town(0, "TW1", "A2");
    // A dwelling between a town and three others: all of them join.
    let mut game =
        town().trading_house(0, "A5 A6").dwelling(0, "B2").terrain("A4", "yellow").passed(1).game();
    assert_eq!(in_town(&game), "A1 A2 A3 B1");
    turn(&mut game, "build A4");
    assert_eq!((game.turn().towns, in_town(&game).as_str()), (0, "A1 A2 A3 A4 A5 A6 B1 B2"));
    // They never become a town of their own.
    turn(&mut game, "upgrade A6 to TE. +FAV5");
    assert_eq!(vp(&game, 0), 22, "but for the dwelling nothing was scored");
    // Two towns that meet bring nothing, by a bridge neither.
    let two =
        || town().trading_house(0, "C1 D3 D2").dwelling(0, "E3").town(0, "TW2", "C1").bowls(0, [0, 0, 12]);
    let mut game = two().game();
    play_all(&mut game, "action ACT1. bridge A3:C1");
    assert_eq!(game.turn().towns, 0);
    // A bridge makes the rest join, too.
    let mut game = town().trading_house(0, "C1").dwelling(0, "D3").bowls(0, [0, 0, 12]).game();
    play_all(&mut game, "action ACT1. bridge A3:C1");
    assert_eq!((game.turn().towns, in_town(&game).as_str()), (0, "A1 A2 A3 B1 C1 D3"));
}

#[test]
fn towns_are_looked_for_after_everything_that_can_make_one() {
    covers!("town.when");
    // Building, upgrading, and a bridge; the favour tile has a test of its own.
    let build = nomads().stronghold(0, "A2").trading_house(0, "A1").dwelling(0, "A3").terrain("B1", "yellow");
    assert_eq!(towns(build, "build B1"), 1);
    assert_eq!(towns(nearly(), "upgrade B1 to TP"), 1);
    let bridge =
        || nomads().stronghold(0, "A3").trading_house(0, "A4 C1").dwelling(0, "D3").bowls(0, [0, 0, 12]);
    assert_eq!(towns(bridge(), "action ACT1. bridge A3:C1"), 1);
    assert_eq!(towns(bridge(), "action ACT2"), 0);
    // Several groups at once: each brings a tile.
    let mut game = nomads()
        .stronghold(0, "A2")
        .dwelling(0, "A1 A3 B1")
        .sanctuary(0, "I2")
        .trading_house(0, "I1 E8")
        .dwelling(0, "H1")
        .game();
    play(&mut game, "upgrade E8 to TE");
    assert_eq!(game.turn().towns, 0);
    play(&mut game, "+FAV5");
    assert_eq!(game.turn().towns, 2);
    play_all(&mut game, "+TW1. +TW1");
    assert_eq!((game.player(Seat(0)).keys, game.towns_left(TownId(0))), (2, 0));
}

#[test]
fn a_bridge_joins_two_banks_at_an_own_structure() {
    covers!("bridge.place");
    let mut game = nomads().dwelling(0, "E8").bowls(0, [0, 0, 9]).game();
    play(&mut game, "action ACT1");
    assert_eq!(refused(&game, "bridge E8:E7"), Illegal::BridgePlace);
    assert_eq!(refused(&game, "bridge E8:G4"), Illegal::BridgePlace);
    assert!(matches!(refused(&game, "bridge A3:C1"), Illegal::BridgeEnds { .. }));
    assert!(can(&game, "bridge E8:G3") && can(&game, "bridge E8:D6"));
    play(&mut game, "bridge D6:E8");
    let place = game.map().bridge_between(hex(&game, "E8"), hex(&game, "D6")).unwrap();
    assert_eq!(game.bridge_owner(place), Some(Seat(0)));
    assert_eq!(refused(&game, "bridge E8:G3"), Illegal::NoBridgeDue);
    // A structure of somebody else at an end does not help.
    let mut game = nomads().dwelling(0, "E8").dwelling(1, "A3").bowls(0, [0, 0, 9]).game();
    play(&mut game, "action ACT1");
    assert!(matches!(refused(&game, "bridge A3:C1"), Illegal::BridgeEnds { .. }));
}

#[test]
fn there_is_one_bridge_for_a_place() {
    covers!("bridge.one-per-place");
    for owner in [0, 1] {
        let mut game =
            nomads().dwelling(0, "E8").dwelling(1, "G3").bridge(owner, "E8", "G3").bowls(0, [0, 0, 9]).game();
        play(&mut game, "action ACT1");
        assert!(matches!(refused(&game, "bridge E8:G3"), Illegal::BridgeTaken { .. }));
    }
}
