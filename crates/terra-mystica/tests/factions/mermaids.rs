//! Mermaids.

use kernel::Seat;
use terra_mystica::Illegal;
use terra_mystica::scenario::Scenario;
use testkit::covers;

use super::at_f3;
use crate::common::{can, play, play_all, refused, turn, vp, waits};

#[test]
fn shipping_goes_from_one_to_five() {
    covers!("faction.mermaids.shipping", "shipping.advance");
    let mut game = at_f3("mermaids").goods(0, 30, 0, 4).passed(1).game();
    assert_eq!(game.player(Seat(0)).shipping, 1);
    let mut points = 20;
    for (level, gain) in [(2, 2), (3, 3), (4, 4), (5, 5)] {
        turn(&mut game, "advance ship");
        points += gain;
        assert_eq!((game.player(Seat(0)).shipping, vp(&game, 0)), (level, points));
    }
    let end = at_f3("mermaids").shipping(0, 5).game();
    assert_eq!(refused(&end, "advance ship"), Illegal::TrackEnd);
}

/// Two pairs on the banks of r21: F3 with its neighbour G2, and G1 with E4.
fn banks() -> Scenario {
    Scenario::two("mermaids", "nomads").goods(0, 30, 20, 0).bowls(0, [12, 0, 0]).scoring("SCORE3")
}

#[test]
fn a_town_across_one_river_hex() {
    covers!("faction.mermaids.river-town");
    // F3 and G1 lie at r21 and r28: 3 + 1, 2 + 1.
    let whole = || banks().stronghold(0, "F3").dwelling(0, "G2").trading_house(0, "G1").dwelling(0, "H3");
    let mut game = whole().game();
    assert!(can(&game, "connect r28") && can(&game, "connect r21"));
    assert!(matches!(refused(&game, "connect r30"), Illegal::NoTownThere { .. }));
    assert!(matches!(refused(&game, "connect F4"), Illegal::NotRiver { .. }));
    play(&mut game, "connect r28");
    // The action is still to come, the tile comes first.
    assert_eq!(refused(&game, "upgrade G2 to TP"), Illegal::DueFirst);
    play_all(&mut game, "+TW8");
    assert_eq!((vp(&game, 0), game.player(Seat(0)).in_town.len()), (31, 4));
    assert!(matches!(refused(&game, "connect r21"), Illegal::NoTownThere { .. }), "they are in a town");
    // After the action as well, and not in the turn of another.
    let mut game = banks().stronghold(0, "F3").dwelling(0, "G2 G1 H3").game();
    assert!(matches!(refused(&game, "connect r28"), Illegal::NoTownThere { .. }), "3 + 1 + 1 + 1");
    play(&mut game, "upgrade G1 to TP");
    assert_eq!(game.turn().towns, 0);
    play_all(&mut game, "connect r28. +TW8. done");
    assert_eq!(waits(&game).map(|(seat, _)| seat), Some(1));
    let late = whole().active(1).game();
    assert!(matches!(refused(&late, "mermaids: connect r28"), Illegal::Seat { .. }));
    // Two river hexes never make a town: E4 lies at r20 and r21, H3 at r27 and r31.
    let two = banks().stronghold(0, "E4").trading_house(0, "E3").dwelling(0, "H3 H2").game();
    assert!(["r20", "r27", "r31"].iter().all(|river| !can(&two, &format!("connect {river}"))));
    // What is in a town already does not count.
    let town = banks().stronghold(0, "F3").trading_house(0, "E5 E6").dwelling(0, "G2").town(0, "TW1", "F3");
    let town = town.dwelling(0, "G1 H3 H2").game();
    assert!(!can(&town, "connect r21"));
    let nobody = Scenario::two("swarmlings", "nomads").stronghold(0, "F3").dwelling(0, "G2 H3");
    let nobody = nobody.trading_house(0, "G1").game();
    assert_eq!(refused(&nobody, "connect r28"), Illegal::OnlyMermaids);
}

#[test]
fn the_river_hex_goes_on_linking() {
    covers!("faction.mermaids.river-stays", "town.join");
    // r21 lies at F3, G1, E4 and E5: what comes to it later joins the town.
    let town = || {
        banks()
            .stronghold(0, "F3")
            .dwelling(0, "G2")
            .trading_house(0, "G1")
            .dwelling(0, "H3")
            .town(0, "TW1", "r21")
            .terrain("E4", "blue")
    };
    let mut game = town().trading_house(0, "E3 D3").dwelling(0, "D2").game();
    let before = game.player(Seat(0)).in_town.len();
    play(&mut game, "build E4");
    assert_eq!((before, game.player(Seat(0)).in_town.len(), game.turn().towns), (4, 8, 0));
    assert_eq!(game.settlement(Seat(0), crate::common::hex(&game, "D2")).len(), 8);
    // As soon as the town is founded.
    let mut game =
        banks().stronghold(0, "F3").dwelling(0, "G2 H3").trading_house(0, "G1").terrain("E4", "blue").game();
    play_all(&mut game, "connect r21. +TW8. build E4");
    assert_eq!((game.player(Seat(0)).in_town.len(), game.turn().towns), (5, 0));
    // Another river hex does not link.
    let other = town().dwelling(0, "I4").game();
    assert!(!other.player(Seat(0)).in_town.contains(crate::common::hex(&other, "E4")));
}

#[test]
fn the_stronghold_brings_a_shipping_step() {
    covers!("faction.mermaids.stronghold", "shipping.free-step");
    for (level, after, points) in [(1, 2, 2), (4, 5, 5), (5, 5, 0)] {
        let mut game = at_f3("mermaids").trading_house(0, "A4").shipping(0, level).game();
        play(&mut game, "upgrade A4 to SH");
        assert_eq!((game.player(Seat(0)).shipping, vp(&game, 0)), (after, 20 + points));
    }
}
