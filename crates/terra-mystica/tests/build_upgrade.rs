//! Dwellings, tracks and upgrades.

use kernel::{Game, Seat};
use terra_mystica::rules::event::Why;
use terra_mystica::scenario::Scenario;
use terra_mystica::{Event, FactionId, Illegal, Kit, Structure, Waiting};
use testkit::covers;

use crate::common::{can, goods, hex, nearly_a_town, play, play_all, purse, refused, turn, vp, waits};

fn nomads() -> Scenario {
    Scenario::two("nomads", "witches").dwelling(0, "F3").goods(0, 30, 20, 3).bowls(0, [12, 0, 0])
}

#[test]
fn a_dwelling_stands_on_home_terrain_in_reach() {
    covers!("build.home");
    let mut game = nomads().terrain("G2", "yellow").game();
    assert!(matches!(refused(&game, "build E6"), Illegal::NotHome { .. }));
    assert!(matches!(refused(&game, "build E8"), Illegal::OutOfReach { .. }));
    play(&mut game, "build G2");
    assert_eq!(game.structure(hex(&game, "G2")), Some((Seat(0), Structure::Dwelling)));
    assert_eq!(goods(&game, 0), (28, 19, 3));
}

#[test]
fn after_digging_one_dwelling_goes_on_what_was_dug() {
    covers!("build.same-action");
    let mut game = nomads().terrain("E5", "yellow").game();
    play_all(&mut game, "dig G2. into yellow");
    assert!(matches!(refused(&game, "build E5"), Illegal::NotReady { .. }), "it was home before");
    play(&mut game, "build G2");
    assert_eq!(goods(&game, 0), (28, 16, 3));
    assert!(matches!(refused(&game, "build E5"), Illegal::ActionTaken));
    // What is not home is not built on.
    let mut game = nomads().game();
    play_all(&mut game, "dig E5. into brown");
    assert!(matches!(refused(&game, "build E5"), Illegal::ActionTaken));
    // Who cannot pay does not build.
    let mut game = nomads().goods(0, 1, 20, 0).game();
    play_all(&mut game, "dig G2. into yellow");
    assert!(matches!(refused(&game, "build G2"), Illegal::TooDear { .. }));
}

/// A dwelling and three upgrades of every faction, paid as its board says.
#[test]
fn structures_cost_what_the_board_says() {
    covers!("build.cost");
    for faction in &Kit::printed().factions {
        let home = if faction.id == FactionId::Witches { "nomads" } else { "witches" };
        let home = if faction.id == FactionId::Auren { "nomads" } else { home };
        let key = faction.id.key();
        for (at, from, to) in [
            (Structure::TradingHouse, Structure::Dwelling, "TP"),
            (Structure::Temple, Structure::TradingHouse, "TE"),
            (Structure::Stronghold, Structure::TradingHouse, "SH"),
            (Structure::Sanctuary, Structure::Temple, "SA"),
        ] {
            let scenario = Scenario::two(key, home).goods(0, 30, 20, 0).dwelling(1, "E7").bowls(0, [9, 0, 0]);
            let scenario = match from {
                Structure::Dwelling => scenario.dwelling(0, "E8"),
                Structure::TradingHouse => scenario.trading_house(0, "E8"),
                _ => scenario.temple(0, "E8"),
            };
            let mut game = scenario.game();
            play(&mut game, &format!("upgrade E8 to {to}"));
            let cost = faction.cost[at.index()];
            let paid = (30 - u16::from(cost.coins), 20 - u16::from(cost.workers), 0);
            assert_eq!(goods(&game, 0), paid, "{key}: {to}");
        }
        let own = Scenario::two(key, home).goods(0, 30, 20, 0).dwelling(0, "A3").shipping(0, 1);
        let mut game = own.bowls(0, [9, 0, 0]).game();
        let terrain = game.player(Seat(0)).home;
        game = Scenario::two(key, home)
            .goods(0, 30, 20, 0)
            .dwelling(0, "A4")
            .shipping(0, u8::from(key == "riverwalkers"))
            .terrain("C1 A3", terrain.name())
            .bowls(0, [9, 0, 0])
            .game();
        play(&mut game, if key == "riverwalkers" { "build C1" } else { "build A3" });
        let cost = faction.cost[0];
        let paid = (30 - u16::from(cost.coins), 20 - u16::from(cost.workers), 0);
        assert_eq!(goods(&game, 0), paid, "{key}: dwelling");
    }
    let dwelling = |id: FactionId| Kit::printed().faction(id).cost[0];
    let usual =
        FactionId::ALL.into_iter().filter(|id| (dwelling(*id).workers, dwelling(*id).coins) == (1, 2));
    assert_eq!(usual.count(), 18, "for most a dwelling costs 1 worker and 2 coins");
}

#[test]
fn a_dwelling_offers_power_then_scores_then_founds_a_town() {
    covers!("build.order");
    let mut game = Scenario::two("nomads", "witches")
        .scoring("SCORE3")
        .favour(0, "FAV11")
        .stronghold(0, "F3")
        .trading_house(0, "G2 E5")
        .terrain("F4", "yellow")
        .dwelling(1, "E7")
        .goods(0, 30, 20, 0)
        .game();
    let events = play(&mut game, "build F4");
    let told: Vec<&Event> = events.iter().collect();
    assert!(
        matches!(
            told[..],
            [
                Event::Built { .. },
                Event::Offered { amount: 1, .. },
                Event::Scored { vp: 2, why: Why::RoundTile, .. },
                Event::Scored { vp: 2, why: Why::Favour(_), .. },
            ]
        ),
        "{events:?}"
    );
    assert_eq!((game.turn().towns, vp(&game, 0)), (1, 24));
    assert!(can(&game, "+TW1"));
}

#[test]
fn shipping_costs_a_priest_and_four_coins() {
    covers!("shipping.advance");
    let mut game = Scenario::two("nomads", "witches").goods(0, 12, 0, 3).bowls(0, [9, 0, 0]).passed(1).game();
    let mut points = 20;
    for (level, gain) in [(1, 2), (2, 3), (3, 4)] {
        turn(&mut game, "advance ship");
        points += gain;
        assert_eq!((game.player(Seat(0)).shipping, vp(&game, 0)), (level, points));
    }
    assert_eq!(goods(&game, 0), (0, 0, 0));
    let end = Scenario::two("nomads", "witches").goods(0, 30, 0, 3).shipping(0, 3).game();
    assert_eq!(refused(&end, "advance ship"), Illegal::TrackEnd);
    for (coins, priests) in [(3, 3), (30, 0)] {
        let poor = Scenario::two("nomads", "witches").goods(0, coins, 9, priests).game();
        assert!(matches!(refused(&poor, "advance ship"), Illegal::TooDear { .. }));
    }
}

/// Four structures at the river of power value 6 whose next upgrade is a town.
fn nearly_town(faction: &str, level: u8) -> Scenario {
    let other = if faction == "witches" { "nomads" } else { "witches" };
    Scenario::two(faction, other)
        .stronghold(0, "A2")
        .dwelling(0, "A1 A3 B1")
        .shipping(0, level)
        .goods(0, 30, 20, 0)
        .bowls(0, [9, 0, 0])
}

#[test]
fn a_free_step_scores_and_is_void_at_the_end() {
    covers!("shipping.free-step", "town.tile-shipping");
    for (level, points) in [(0, 2), (1, 3), (2, 4)] {
        let mut game = nearly_town("nomads", level).game();
        play_all(&mut game, "upgrade A1 to TP. +TW7");
        assert_eq!((game.player(Seat(0)).shipping, vp(&game, 0)), (level + 1, 20 + 4 + points));
    }
    let mut game = nearly_town("nomads", 3).game();
    play_all(&mut game, "upgrade A1 to TP. +TW7");
    assert_eq!((game.player(Seat(0)).shipping, vp(&game, 0)), (3, 24));
    let mut dwarves = nearly_town("dwarves", 0).game();
    play_all(&mut dwarves, "upgrade A1 to TP. +TW7");
    assert_eq!((dwarves.player(Seat(0)).shipping, vp(&dwarves, 0)), (0, 24));
}

#[test]
fn dwarves_and_fakirs_do_not_ship() {
    covers!("shipping.none");
    for faction in ["dwarves", "fakirs"] {
        // BON4 in hand: no help across the river. BON10: no points.
        let game = Scenario::two(faction, "witches")
            .dwelling(0, "H4")
            .bonus(0, "BON4")
            .goods(0, 30, 20, 3)
            .terrain("F4", if faction == "dwarves" { "gray" } else { "yellow" })
            .game();
        assert_eq!(refused(&game, "advance ship"), Illegal::NoShipping, "{faction}");
        let reach: Vec<&str> = game.reach(Seat(0)).iter().map(|hex| game.map().name(hex)).collect();
        assert_eq!(reach, ["G3", "H5", "I7", "I8"]);
        let mut game = Scenario::two(faction, "witches").dwelling(0, "H4").bonus(0, "BON10").game();
        turn(&mut game, "pass BON1");
        assert_eq!(vp(&game, 0), 20, "{faction}");
    }
}

#[test]
fn digging_costs_workers_coins_and_a_priest() {
    covers!("digging.advance");
    let mut game = Scenario::two("nomads", "witches").goods(0, 10, 4, 2).bowls(0, [9, 0, 0]).passed(1).game();
    for (level, points) in [(1, 26), (2, 32)] {
        turn(&mut game, "advance dig");
        assert_eq!((game.player(Seat(0)).digging, vp(&game, 0)), (level, points));
    }
    assert_eq!(goods(&game, 0), (0, 0, 0));
    let end = nomads().digging(0, 2).game();
    assert_eq!(refused(&end, "advance dig"), Illegal::TrackEnd);
    for (coins, workers, priests) in [(4, 9, 3), (30, 1, 3), (30, 9, 0)] {
        let poor = Scenario::two("nomads", "witches").goods(0, coins, workers, priests).game();
        assert!(matches!(refused(&poor, "advance dig"), Illegal::TooDear { .. }));
    }
}

#[test]
fn three_factions_dig_better_for_less() {
    covers!("digging.price");
    for (faction, coins, workers) in [("halflings", 1, 2), ("icemaidens", 5, 1), ("yetis", 5, 1)] {
        let mut game = Scenario::two(faction, "witches").goods(0, 10, 10, 1).bowls(0, [9, 0, 0]).game();
        play(&mut game, "advance dig");
        assert_eq!((goods(&game, 0), vp(&game, 0)), ((10 - coins, 10 - workers, 0), 26), "{faction}");
    }
}

#[test]
fn some_dig_no_better() {
    covers!("digging.short");
    let mut fakirs = Scenario::two("fakirs", "witches").goods(0, 30, 20, 3).passed(1).game();
    turn(&mut fakirs, "advance dig");
    assert_eq!(refused(&fakirs, "advance dig"), Illegal::TrackEnd);
    for faction in ["darklings", "shapeshifters", "riverwalkers", "dragonlords", "acolytes"] {
        let game = Scenario::two(faction, "witches").goods(0, 30, 20, 3).game();
        assert_eq!(refused(&game, "advance dig"), Illegal::NoDigging, "{faction}");
    }
}

#[test]
fn one_structure_becomes_another() {
    covers!("upgrade.path");
    let pieces = || {
        Scenario::two("nomads", "witches")
            .dwelling(0, "A1")
            .trading_house(0, "A5")
            .temple(0, "A9")
            .goods(0, 60, 20, 0)
    };
    let great = || pieces().stronghold(0, "E8").sanctuary(0, "G7").game();
    let game = pieces().game();
    let allowed = [("A1", "TP"), ("A5", "TE"), ("A5", "SH"), ("A9", "SA")];
    for hex in ["A1", "A5", "A9"] {
        for to in ["D", "TP", "TE", "SH", "SA"] {
            let upgrade = format!("upgrade {hex} to {to}");
            assert_eq!(can(&game, &upgrade), allowed.contains(&(hex, to)), "{upgrade}");
            if !can(&game, &upgrade) {
                assert!(matches!(refused(&game, &upgrade), Illegal::UpgradePath { .. }), "{upgrade}");
            }
        }
    }
    for upgrade in ["upgrade E8 to SA", "upgrade E8 to TE", "upgrade G7 to SH", "upgrade G7 to TP"] {
        assert!(matches!(refused(&great(), upgrade), Illegal::UpgradePath { .. }), "{upgrade}");
    }
    assert!(matches!(refused(&game, "upgrade A2 to TP"), Illegal::NotYours { .. }));
    // The old piece returns, and may be built again.
    let mut game = game;
    play(&mut game, "upgrade A1 to TP");
    let counts = Structure::ALL.map(|kind| game.player(Seat(0)).count(kind));
    assert_eq!(counts, [0, 2, 1, 0, 0]);
}

#[test]
fn a_lonely_trading_house_costs_twice_the_coins() {
    covers!("upgrade.trading-discount", "bridge.everybody");
    let at_e8 = || Scenario::two("nomads", "witches").dwelling(0, "E8").goods(0, 30, 20, 0);
    let price = |scenario: Scenario| {
        let mut game = scenario.game();
        play(&mut game, "upgrade E8 to TP");
        (30 - purse(&game, 0).coins, 20 - purse(&game, 0).workers)
    };
    assert_eq!(price(at_e8()), (6, 2));
    assert_eq!(price(at_e8().dwelling(0, "D5")), (6, 2), "own neighbours do not count");
    assert_eq!(price(at_e8().dwelling(1, "E7")), (3, 2));
    assert_eq!(price(at_e8().dwelling(1, "E7").bowls(1, [0, 0, 5])), (3, 2), "even if it cannot take power");
    assert_eq!(price(at_e8().dwelling(1, "G3")), (6, 2), "across the river is not next door");
    assert_eq!(price(at_e8().dwelling(1, "G3").bridge(1, "E8", "G3")), (3, 2), "but over a bridge");
    let poor = at_e8().goods(0, 5, 2, 0).game();
    assert!(matches!(refused(&poor, "upgrade E8 to TP"), Illegal::TooDear { .. }));
    assert!(can(&at_e8().goods(0, 3, 2, 0).dwelling(1, "E7").game(), "upgrade E8 to TP"));
    // Other upgrades are as dear alone as in company.
    let mut game = Scenario::two("nomads", "witches").trading_house(0, "E8").goods(0, 30, 20, 0).game();
    play(&mut game, "upgrade E8 to TE");
    assert_eq!(goods(&game, 0), (25, 18, 0));
}

#[test]
fn temples_and_the_sanctuary_bring_a_favour_tile() {
    covers!("upgrade.favour");
    for (scenario, upgrade, due) in [
        (nomads().dwelling(0, "E8"), "upgrade E8 to TP", 0),
        (nomads().trading_house(0, "E8"), "upgrade E8 to TE", 1),
        (nomads().trading_house(0, "E8"), "upgrade E8 to SH", 0),
        (nomads().temple(0, "E8"), "upgrade E8 to SA", 1),
    ] {
        let mut game = scenario.game();
        play(&mut game, upgrade);
        assert_eq!((game.turn().favours, can(&game, "+FAV3")), (due, due == 1), "{upgrade}");
        if due == 1 {
            play(&mut game, "+FAV3");
            assert_eq!(refused(&game, "+FAV4"), Illegal::NoFavourDue);
        }
    }
}

#[test]
fn a_favour_tile_works_at_once_but_not_backwards() {
    covers!("upgrade.favour-at-once");
    let mut game = nomads().trading_house(0, "E8").cults(0, [0, 0, 4, 0]).scoring("SCORE2").game();
    play_all(&mut game, "upgrade E8 to TE. +FAV7");
    // From 4 to 6 on earth: 2 power.
    assert_eq!((purse(&game, 0).cults, purse(&game, 0).bowls), ([0, 0, 6, 0], [10, 2, 0]));
    // The points for trading houses come from the next one on.
    let mut game = nomads().trading_house(0, "E8").dwelling(0, "A5").passed(1).game();
    turn(&mut game, "upgrade E8 to TE. +FAV10");
    assert_eq!(vp(&game, 0), 20);
    turn(&mut game, "upgrade A5 to TP");
    assert_eq!(vp(&game, 0), 23);
}

#[test]
fn an_upgrade_offers_power_then_scores_then_brings_tiles_in_any_order() {
    covers!("upgrade.order");
    let scenario = || {
        Scenario::two("nomads", "witches")
            .scoring("SCORE6")
            .favour(0, "FAV10")
            .stronghold(0, "F3")
            .dwelling(0, "G2 E5 F4")
            .dwelling(1, "E7")
            .goods(0, 30, 20, 0)
    };
    let mut game = scenario().game();
    let events = play(&mut game, "upgrade F4 to TP");
    assert!(
        matches!(
            events[..],
            [
                Event::Upgraded { .. },
                Event::Offered { amount: 1, .. },
                Event::Scored { vp: 3, why: Why::RoundTile, .. },
                Event::Scored { vp: 3, why: Why::Favour(_), .. },
            ]
        ),
        "{events:?}"
    );
    assert_eq!((game.turn().towns, vp(&game, 0)), (1, 26));
    // A temple that completes a town: favour and town tile, in any order.
    for tiles in ["+FAV1. +TW8", "+TW8. +FAV1"] {
        let mut game = nearly_a_town(Scenario::two("nomads", "witches")).bowls(0, [9, 0, 0]).game();
        // The sanctuary counts twice and is worth 3: 2 + 1 + 1 + 3.
        play(&mut game, "upgrade F4 to SA");
        assert!(can(&game, "+FAV1") && can(&game, "+TW8"));
        turn(&mut game, tiles);
        assert_eq!(waits(&game), Some((1, Waiting::Turn)));
    }
    assert_eq!(game.to_move(), Some(Seat(0)));
}
