//! Reach, spades and terrain.

use kernel::Seat;
use terra_mystica::scenario::Scenario;
use terra_mystica::{Event, Illegal, TerraMystica, Terrain};
use testkit::covers;

use crate::common::{can, goods, play, play_all, purse, refused, terrain, turn, vp};

/// Nomads at F3: one spade for E6 and G2, two for E5, three for F4.
fn nomads() -> Scenario {
    Scenario::two("nomads", "witches").dwelling(0, "F3").goods(0, 30, 20, 0).bowls(0, [0, 0, 12])
}

/// Dwarves at E7, whose next neighbours but one are E5, F3, D6 and others.
fn dwarves() -> Scenario {
    Scenario::two("dwarves", "witches").dwelling(0, "E7").goods(0, 30, 20, 0).bowls(0, [0, 0, 12])
}

#[test]
fn only_empty_land_can_be_changed_or_built_on() {
    covers!("reach.empty");
    let game = nomads().dwelling(1, "F4").dwelling(0, "G2").game();
    for taken in ["F4", "F3", "G2"] {
        assert!(matches!(refused(&game, &format!("dig {taken}")), Illegal::Occupied { .. }));
        assert!(matches!(refused(&game, &format!("build {taken}")), Illegal::Occupied { .. }));
    }
    for river in ["r21", "r28"] {
        assert!(matches!(refused(&game, &format!("dig {river}")), Illegal::River { .. }));
        assert!(matches!(refused(&game, &format!("build {river}")), Illegal::River { .. }));
    }
}

#[test]
fn next_door_is_over_an_edge_or_a_bridge() {
    covers!("reach.direct", "bridge.everybody");
    let names = |game: &TerraMystica| {
        let mut names: Vec<&str> = game.reach(Seat(0)).iter().map(|hex| game.map().name(hex)).collect();
        names.sort_unstable();
        names.join(" ")
    };
    assert_eq!(names(&nomads().game()), "E5 E6 F4 G2");
    // A bridge reaches as far as an edge, whoever built it.
    for owner in [0, 1] {
        let game = nomads().dwelling(1, "I1").bridge(owner, "F3", "G1").game();
        assert_eq!(names(&game), "E5 E6 F4 G1 G2");
        assert!(can(&game, "dig G1"));
    }
    let game = nomads().game();
    assert!(matches!(refused(&game, "dig G1"), Illegal::OutOfReach { .. }));
    let home = nomads().terrain("G1 E6", "yellow").game();
    assert!(matches!(refused(&home, "build G1"), Illegal::OutOfReach { .. }));
    assert!(can(&home, "build E6"));
}

#[test]
fn shipping_reaches_over_so_many_river_hexes() {
    covers!("reach.shipping");
    // From F3: G1 and E4 across one river hex, H3 and E3 across two, H2 across three.
    let far = |level: u8| nomads().shipping(0, level).terrain("G1 H3 H2", "yellow").game();
    assert!(matches!(refused(&far(0), "build G1"), Illegal::OutOfReach { .. }));
    assert!(can(&far(1), "build G1") && can(&far(1), "dig E4"));
    assert!(matches!(refused(&far(1), "build H3"), Illegal::OutOfReach { .. }));
    assert!(can(&far(2), "build H3") && can(&far(2), "dig E3"));
    assert!(matches!(refused(&far(2), "build H2"), Illegal::OutOfReach { .. }));
    assert!(can(&far(3), "build H2"));
}

#[test]
fn land_that_was_only_changed_reaches_nothing() {
    covers!("reach.structures-only");
    let mut game = nomads().goods(1, 9, 9, 0).game();
    turn(&mut game, "dig G2. into yellow");
    turn(&mut game, "pass BON1");
    // H4 lies next to nothing of theirs, I6 across the river from G2 only.
    assert!(matches!(refused(&game, "dig E7"), Illegal::OutOfReach { .. }));
    let home = nomads().terrain("E6 E7", "yellow").game();
    assert!(can(&home, "build E6"));
    assert!(matches!(refused(&home, "build E7"), Illegal::OutOfReach { .. }));
}

#[test]
fn what_is_next_door_is_not_tunnelled_to() {
    covers!("reach.direct-first");
    let mut game = dwarves().terrain("E6", "gray").game();
    let events = turn(&mut game, "build E6");
    assert!(!events.iter().any(|event| matches!(event, Event::Flew { .. })));
    assert_eq!((goods(&game, 0), vp(&game, 0)), ((28, 19, 0), 20));
    // Over a bridge, too, one walks.
    let mut game = dwarves().dwelling(0, "C5").terrain("D6", "gray").bridge(0, "C5", "D6").game();
    turn(&mut game, "build D6");
    assert_eq!((goods(&game, 0), vp(&game, 0)), ((28, 19, 0), 20));
    let mut fakirs = Scenario::two("fakirs", "witches").dwelling(0, "F3").goods(0, 30, 20, 1).game();
    turn(&mut fakirs, "dig G2. into yellow");
    assert_eq!((goods(&fakirs, 0), vp(&fakirs, 0)), ((30, 17, 1), 20));
}

#[test]
fn a_tunnel_is_paid_and_scored_once_for_one_hex() {
    covers!("reach.extra-once");
    // Dug and built in one action: once. E5 is swamp, three spades away.
    let mut game = dwarves().game();
    turn(&mut game, "dig E5. into gray. build E5");
    assert_eq!((goods(&game, 0), vp(&game, 0)), ((28, 20 - 2 - 9 - 1, 0), 24));
    // In two actions: twice.
    let mut game = dwarves().passed(1).game();
    turn(&mut game, "dig E5. into gray");
    assert_eq!((goods(&game, 0), vp(&game, 0)), ((30, 20 - 2 - 9, 0), 24));
    turn(&mut game, "build E5");
    assert_eq!((goods(&game, 0), vp(&game, 0)), ((28, 20 - 2 - 9 - 2 - 1, 0), 28));
    // Split spades: the second hex must be next door.
    let mut game = dwarves().terrain("E5 F3 F4", "green").game();
    play_all(&mut game, "action ACT6. dig E5. into gray");
    assert!(matches!(refused(&game, "dig F3"), Illegal::OutOfReach { .. }));
    assert!(can(&game, "dig F4"));
    play_all(&mut game, "dig F4. into gray");
    assert_eq!((terrain(&game, "F4"), vp(&game, 0), purse(&game, 0).workers), (Terrain::Mountains, 24, 18));
    // The hex that was reached may be dug again without paying again.
    let mut game = dwarves().terrain("E5", "blue").game();
    play_all(&mut game, "action ACT6. dig E5. into green. dig E5. into gray");
    assert_eq!((terrain(&game, "E5"), vp(&game, 0), purse(&game, 0).workers), (Terrain::Mountains, 24, 18));
}

#[test]
fn spades_get_cheaper() {
    covers!("spade.buy", "spade.wheel");
    for (level, each) in [(0, 3), (1, 2), (2, 1)] {
        for (hex, spades) in [("G2", 1), ("E6", 1), ("E5", 2), ("F4", 3)] {
            let mut game = nomads().digging(0, level).game();
            let events = turn(&mut game, &format!("dig {hex}. into yellow"));
            assert_eq!(purse(&game, 0).workers, 20 - each * spades, "{hex} at level {level}");
            assert!(events.iter().any(|event| matches!(
                event,
                Event::Terraformed { bought, .. } if u16::from(*bought) == spades
            )));
        }
    }
    let short = nomads().goods(0, 30, 5, 0).game();
    let mut game = short.clone();
    play(&mut game, "dig E5");
    assert!(matches!(refused(&game, "into yellow"), Illegal::SpadesNeeded { need: 2, have: 1, .. }));
    let none = nomads().goods(0, 30, 2, 0).game();
    assert!(matches!(refused(&none, "dig G2"), Illegal::SpadesShort { .. }));
}

#[test]
fn bought_spades_go_into_one_hex_and_are_all_used() {
    covers!("spade.one-hex");
    let mut game = nomads().game();
    play_all(&mut game, "dig G2. into yellow");
    // One spade was needed, one is bought; no second hex.
    assert_eq!(purse(&game, 0).workers, 17);
    assert_eq!(refused(&game, "dig E6"), Illegal::NoSpadeDue);
    assert_eq!(refused(&game, "dig G2"), Illegal::NoSpadeDue);
    let mut game = nomads().game();
    play_all(&mut game, "dig E5. into brown");
    assert_eq!((terrain(&game, "E5"), purse(&game, 0).workers), (Terrain::Plains, 17));
    assert_eq!(refused(&game, "dig E5"), Illegal::NoSpadeDue);
}

#[test]
fn free_spades_with_bought_ones_go_into_one_hex() {
    covers!("spade.top-up");
    let mut game = nomads().game();
    play_all(&mut game, "action ACT5. dig E5. into yellow");
    assert_eq!(purse(&game, 0).workers, 17);
    assert_eq!(refused(&game, "dig G2"), Illegal::NoSpadeDue);
    let mut game = nomads().game();
    play_all(&mut game, "action ACT6. dig F4. into yellow");
    assert_eq!(purse(&game, 0).workers, 17);
    assert_eq!(refused(&game, "dig G2"), Illegal::NoSpadeDue, "both free spades went into the same hex");
    play(&mut game, "build F4");
}

#[test]
fn free_spades_may_be_split_or_given_up() {
    covers!("spade.split", "build.same-action");
    let mut game = nomads().game();
    play_all(&mut game, "action ACT6. dig G2. into yellow. dig E6. into yellow");
    assert_eq!([terrain(&game, "G2"), terrain(&game, "E6")], [Terrain::Desert; 2]);
    assert_eq!(purse(&game, 0).workers, 20);
    play(&mut game, "build E6");
    assert!(matches!(refused(&game, "build G2"), Illegal::ActionTaken), "one dwelling");
    // Who builds has done with digging.
    let mut game = nomads().game();
    play_all(&mut game, "action ACT6. dig G2. into yellow. build G2");
    assert_eq!(refused(&game, "dig E6"), Illegal::NoSpadeDue);
    // After a split nothing can be bought.
    let mut game = nomads().game();
    play_all(&mut game, "action ACT6. dig G2. into yellow. dig E5");
    assert!(matches!(refused(&game, "into yellow"), Illegal::SpadesNeeded { need: 2, have: 1, .. }));
    // What is left is lost.
    let mut game = nomads().passed(1).game();
    play_all(&mut game, "action ACT6. dig G2. into yellow. done");
    assert_eq!(game.turn().spades, 0);
    turn(&mut game, "dig E6. into yellow");
    assert_eq!(purse(&game, 0).workers, 17);
}

#[test]
fn one_hex_of_a_split_may_stay_unfinished() {
    covers!("spade.split-home");
    let mut game = nomads().game();
    play_all(&mut game, "action ACT6. dig F4. into blue");
    // The other must become desert.
    assert!(matches!(refused(&game, "dig E5"), Illegal::SecondStray { .. }));
    assert!(can(&game, "dig G2") && can(&game, "dig F4"));
    play(&mut game, "dig G2");
    assert_eq!((terrain(&game, "G2"), terrain(&game, "F4")), (Terrain::Desert, Terrain::Lakes));
    assert!(matches!(refused(&game, "build F4"), Illegal::NotReady { .. }));
    // Both into the unfinished one is allowed.
    let mut game = nomads().game();
    play_all(&mut game, "action ACT6. dig F4. into blue. dig F4. into black");
    assert_eq!(terrain(&game, "F4"), Terrain::Swamp);
}

#[test]
fn the_unfinished_hex_may_come_first_or_last() {
    covers!("spade.split-order");
    let first = {
        let mut game = nomads().game();
        turn(&mut game, "action ACT6. dig F4. into blue. dig G2");
        game
    };
    let last = {
        let mut game = nomads().game();
        turn(&mut game, "action ACT6. dig G2. into yellow. dig F4. into blue");
        game
    };
    for name in ["F4", "G2"] {
        assert_eq!(terrain(&first, name), terrain(&last, name));
    }
    assert_eq!(purse(&first, 0), purse(&last, 0));
}

#[test]
fn the_way_never_leads_through_home() {
    covers!("spade.not-past-home");
    // From wasteland to plains the short way is over desert: the long way takes five.
    let mut game = nomads().goods(0, 30, 15, 0).game();
    play_all(&mut game, "dig G2. into brown");
    assert_eq!((terrain(&game, "G2"), purse(&game, 0).workers), (Terrain::Plains, 0));
    let mut short = nomads().goods(0, 30, 14, 0).game();
    play(&mut short, "dig G2");
    assert!(matches!(refused(&short, "into brown"), Illegal::SpadesNeeded { need: 5, have: 4, .. }));
    // Every terrain can be had, each at the price of its way.
    let prices = [("gray", 1), ("green", 2), ("blue", 3), ("black", 4), ("brown", 5), ("yellow", 1)];
    for (colour, spades) in prices {
        let mut game = nomads().game();
        play_all(&mut game, &format!("dig G2. into {colour}"));
        assert_eq!(purse(&game, 0).workers, 20 - 3 * spades, "{colour}");
    }
    for nothing in ["red", "ice", "volcano"] {
        let mut game = nomads().game();
        play(&mut game, "dig G2");
        assert!(matches!(refused(&game, &format!("into {nothing}")), Illegal::Into { .. }), "{nothing}");
    }
}

#[test]
fn an_own_hex_may_be_spoilt() {
    covers!("spade.own-home");
    let mut game = nomads().terrain("G2", "yellow").game();
    play_all(&mut game, "dig G2. into red");
    assert_eq!((terrain(&game, "G2"), purse(&game, 0).workers), (Terrain::Wasteland, 17));
}

#[test]
fn ice_and_volcano_are_for_good() {
    covers!("spade.fixed-terrain");
    for fixed in ["ice", "volcano"] {
        let game = nomads().terrain("G2", fixed).game();
        assert!(matches!(refused(&game, "dig G2"), Illegal::Fixed { .. }), "{fixed}");
        assert!(matches!(refused(&game, "build G2"), Illegal::NotHome { .. }), "{fixed}");
        let mut game = nomads().terrain("G2", fixed).stronghold(0, "E8").game();
        play(&mut game, "action ACTN");
        assert!(matches!(refused(&game, "dig G2"), Illegal::Storm { .. }), "{fixed}");
    }
    for (faction, other) in [("yetis", "volcano"), ("dragonlords", "ice")] {
        let game = Scenario::two(faction, "witches")
            .dwelling(0, "F3")
            .goods(0, 30, 20, 0)
            .terrain("G2", other)
            .game();
        assert!(matches!(refused(&game, "dig G2"), Illegal::Fixed { .. }), "{faction}");
        assert!(matches!(refused(&game, "build G2"), Illegal::NotHome { .. }), "{faction}");
    }
}

/// Alchemists with one worker next to a hex that takes two spades.
fn poor_alchemists() -> Scenario {
    Scenario::two("alchemists", "witches")
        .dwelling(0, "F2")
        .dwelling(1, "I10")
        .terrain("F1", "yellow")
        .digging(0, 2)
        .goods(0, 2, 1, 0)
        .bowls(0, [0, 12, 0])
}

#[test]
fn power_of_a_spade_may_pay_for_the_next_spade_of_the_same_hex() {
    covers!("spade.power-at-once", "faction.alchemists.stronghold");
    let mut game = poor_alchemists().stronghold(0, "A13").terrain("E1", "yellow").game();
    play_all(&mut game, "dig F1. into brown");
    assert_eq!((goods(&game, 0).1, purse(&game, 0).bowls), (0, [0, 10, 2]), "the power is there at once");
    assert!(matches!(refused(&game, "dig F1"), Illegal::SpadesShort { .. }), "nothing pays for another yet");
    let offered = game.courses_on(game.map().find("F1").unwrap());
    assert!(offered.iter().any(|course| course.conversions().count() > 0), "one tap would dig on and build");
    play_all(&mut game, "burn. convert 3pw to w");
    assert!(game.course_onward().is_some(), "it is offered on the map, and in no list");
    refused(&game, "dig E1");
    play_all(&mut game, "dig F1. into black. burn. burn. burn. convert 3pw to w. build F1");
    assert_eq!((terrain(&game, "F1"), goods(&game, 0)), (Terrain::Swamp, (0, 0, 0)));
    // Without the stronghold there is no power, and no second purchase.
    let mut game = poor_alchemists().goods(0, 9, 9, 0).game();
    play_all(&mut game, "dig F1. into brown");
    assert!(matches!(refused(&game, "dig F1"), Illegal::NoSpadeDue));
}
