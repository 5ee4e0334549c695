//! After a round: cult bonus and clean-up.

use kernel::{Game, Seat};
use terra_mystica::scenario::Scenario;
use terra_mystica::state::Phase;
use terra_mystica::{Event, Illegal, TerraMystica, Terrain, Waiting};
use testkit::covers;

use crate::common::{can, play, play_all, purse, refused, terrain, vp, waits};

/// Nomads at F3, with cards that bring only power at first, who pass as the last.
fn ended(scenario: Scenario) -> (TerraMystica, Vec<Event>) {
    let mut game = scenario.passed(1).game();
    let events = play(&mut game, "pass BON1");
    (game, events)
}

fn nomads() -> Scenario {
    Scenario::two("nomads", "witches")
        .dwelling(0, "F3")
        .bonus(0, "BON4")
        .middle(&[("BON1", 0), ("BON2", 0), ("BON6", 0)])
        .goods(0, 10, 10, 0)
        .bowls(0, [9, 0, 0])
}

/// What the bonus of a tile brings to Nomads with these steps: coins, workers, priests, power, spades.
fn bonus(tile: &str, cults: [u8; 4]) -> [u16; 5] {
    let (game, events) = ended(nomads().scoring(tile).cults(0, cults));
    let after = events.iter().find_map(|event| match event {
        Event::CultBonus { seat: Seat(0), purse } => Some(*purse),
        _ => None,
    });
    let after = after.unwrap();
    let spades = u16::from(game.player(Seat(0)).spades_due);
    [
        after.coins - 10,
        after.workers - 10,
        after.priests.into(),
        (9 - after.bowls[0] + after.bowls[2]).into(),
        spades,
    ]
}

#[test]
fn every_full_number_of_steps_counts() {
    covers!(
        "cult-bonus.full-steps",
        "scoring.spades",
        "scoring.towns",
        "scoring.dwellings",
        "scoring.great",
        "scoring.trading"
    );
    // Each tile with nine steps on its own track, and as many as do not count.
    let (fire, water, earth, air) = ([9, 0, 0, 0], [0, 9, 0, 0], [0, 0, 9, 0], [0, 0, 0, 9]);
    for (tile, cults, got) in [
        ("SCORE1", earth, [9, 0, 0, 0, 0]),
        ("SCORE2", earth, [0, 0, 0, 0, 2]),
        ("SCORE3", water, [0, 0, 2, 0, 0]),
        ("SCORE4", fire, [0, 4, 0, 0, 0]),
        ("SCORE5", fire, [0, 0, 0, 8, 0]),
        ("SCORE6", water, [0, 0, 0, 0, 2]),
        ("SCORE7", air, [0, 4, 0, 0, 0]),
        ("SCORE8", air, [0, 0, 0, 0, 2]),
    ] {
        assert_eq!(bonus(tile, cults), got, "{tile}");
        assert_eq!(bonus(tile, cults.map(|steps| 9 - steps)), [0; 5], "{tile} counts one track");
    }
    for (steps, spades) in [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (9, 2), (10, 2)] {
        assert_eq!(bonus("SCORE8", [0, 0, 0, steps])[4], spades, "{steps}");
    }
    for (steps, workers) in [(1, 0), (2, 1), (3, 1), (10, 5)] {
        assert_eq!(bonus("SCORE4", [steps, 0, 0, 0])[1], workers, "{steps}");
    }
}

#[test]
fn priests_on_the_cult_board_bring_coins() {
    covers!("scoring.temples");
    let with =
        nomads().scoring("SCORE9").priest_on(0, "fire", 3).priest_on(0, "air", 2).priest_on(1, "air", 3);
    let (_, events) = ended(with.goods(0, 10, 10, 2).cults(0, [9; 4]));
    let after = events.iter().find_map(|event| match event {
        Event::CultBonus { seat: Seat(0), purse } => Some(purse.coins),
        _ => None,
    });
    assert_eq!(after, Some(14));
}

#[test]
fn the_bonus_comes_after_five_rounds_in_the_new_order() {
    covers!("cult-bonus.when");
    for round in 1..=6 {
        let scenario = nomads().round(round).scoring("SCORE4").cults(0, [4, 0, 0, 0]).cults(1, [2, 0, 0, 0]);
        let mut game = scenario.passed(1).game();
        let events = play(&mut game, if round < 6 { "pass BON1" } else { "pass" });
        let seats: Vec<u8> = events
            .iter()
            .filter_map(|event| match event {
                Event::CultBonus { seat, .. } => Some(seat.0),
                _ => None,
            })
            .collect();
        // The Witches passed first, so they are first.
        assert_eq!(seats, if round < 6 { vec![1, 0] } else { Vec::new() });
    }
}

#[test]
fn spades_of_the_bonus_come_before_income() {
    covers!("cult-bonus.before-income");
    let both = nomads().dwelling(1, "C3").scoring("SCORE8").cults(0, [0, 0, 0, 4]).cults(1, [0, 0, 0, 4]);
    let (mut game, events) = ended(both);
    assert!(!events.iter().any(|event| matches!(event, Event::Income { .. })));
    assert_eq!((game.phase(), waits(&game)), (Phase::CultBonus, Some((1, Waiting::Spades))));
    assert!(matches!(refused(&game, "nomads: dig G2"), Illegal::Seat { .. }), "one after the other");
    let before = purse(&game, 0);
    play(&mut game, "done");
    assert_eq!(waits(&game), Some((0, Waiting::Spades)));
    let events = play_all(&mut game, "dig G2. into yellow");
    assert!(events.iter().any(|event| matches!(event, Event::Income { .. })));
    assert_eq!((game.round(), purse(&game, 0).workers), (2, before.workers + 2));
}

#[test]
fn spades_of_the_bonus_are_only_spades() {
    covers!("cult-bonus.spades");
    let two = nomads().scoring("SCORE8").cults(0, [0, 0, 0, 9]).terrain("E6", "black");
    let (game, _) = ended(two.clone());
    // Two spades are at hand, three would be needed for F4.
    let mut far = game.clone();
    play(&mut far, "dig F4");
    assert!(matches!(refused(&far, "into yellow"), Illegal::SpadesNeeded { need: 3, have: 2, .. }));
    // Two hexes, both left unfinished.
    let mut split = game.clone();
    let events = play_all(&mut split, "dig F4. into blue. dig E5. into brown");
    assert_eq!([terrain(&split, "F4"), terrain(&split, "E5")], [Terrain::Lakes, Terrain::Plains]);
    assert!(events.iter().any(|event| matches!(event, Event::Income { .. })), "then it goes on");
    // No dwelling on what was dug.
    let mut build = game.clone();
    play_all(&mut build, "dig G2. into yellow");
    assert_eq!(refused(&build, "build G2"), Illegal::Wanted(Waiting::Spades));
    assert_eq!(purse(&build, 0).workers, 10, "they are free");
    // They may be given up.
    let mut none = game;
    play(&mut none, "done");
    assert_eq!((none.round(), none.player(Seat(0)).spades_due), (2, 0));
}

#[test]
fn spades_of_the_bonus_reach_only_as_far_as_the_track() {
    covers!("cult-bonus.reach");
    // BON4 is given back or taken: it does not help in between.
    let scenario = |card: &str| {
        Scenario::two("nomads", "witches")
            .dwelling(0, "F3")
            .bonus(0, card)
            .middle(&[("BON1", 0), (if card == "BON4" { "BON2" } else { "BON4" }, 0), ("BON6", 0)])
            .scoring("SCORE8")
            .cults(0, [0, 0, 0, 4])
            .passed(1)
    };
    for (held, taken) in [("BON4", "pass BON1"), ("BON2", "pass BON4")] {
        let mut game = scenario(held).game();
        play(&mut game, taken);
        assert!(matches!(refused(&game, "dig G1"), Illegal::OutOfReach { .. }), "{held}");
        assert!(can(&game, "dig G2"));
    }
    let mut game = scenario("BON2").shipping(0, 1).game();
    play(&mut game, "pass BON1");
    assert!(can(&game, "dig G1"));
    for faction in ["dwarves", "fakirs"] {
        let scenario = Scenario::two(faction, "witches").dwelling(0, "F3").goods(0, 9, 9, 3);
        let (game, _) = ended(scenario.scoring("SCORE8").cults(0, [0, 0, 0, 4]));
        assert_eq!(waits(&game), Some((0, Waiting::Spades)));
        assert!(matches!(refused(&game, "dig E7"), Illegal::OutOfReach { .. }), "{faction}");
        assert!(can(&game, "dig E6"));
    }
}

#[test]
fn spades_of_the_bonus_score_only_what_a_faction_gives() {
    covers!("cult-bonus.no-points", "faction.halflings.spade-points", "faction.alchemists.stronghold");
    // A tile that scores spades in the round and brings spades at its end: a pack makes one.
    let text = "game = \"terra-mystica\"\n[[scoring]]\nid = \"SCORE9\"\nspade_vp = 2\nlast_round = 4\n\
                bonus = { cult = \"air\", per = 4, spades = 1 }\npromo = true\n";
    let pack = kernel::Pack { name: "spades".to_owned(), text: text.to_owned() };
    let kit = TerraMystica::components(&[pack]).unwrap();
    let of = |faction: &str| {
        let scenario = Scenario::two(faction, "witches").kit(kit).stronghold(0, "F3").bowls(0, [9, 0, 0]);
        ended(scenario.scoring("SCORE9").cults(0, [0, 0, 0, 9]).bonus(0, "BON3")).0
    };
    let nomads = of("nomads");
    assert_eq!((nomads.player(Seat(0)).spades_due, vp(&nomads, 0)), (2, 20));
    assert_eq!(vp(&of("halflings"), 0), 22);
    let alchemists = of("alchemists");
    assert_eq!((vp(&alchemists, 0), purse(&alchemists, 0).bowls), (20, [5, 4, 0]));
}

#[test]
fn after_a_round_markers_go_and_coins_come() {
    covers!("cleanup.round");
    let scenario =
        nomads().used(0, "ACT4").middle(&[("BON1", 2), ("BON2", 0), ("BON6", 1)]).stronghold(0, "E8");
    let mut game = scenario.used(0, "ACTN").bowls(0, [0, 0, 9]).passed(1).game();
    play(&mut game, "pass BON1");
    let row: Vec<(u8, u8)> = game.bonus_cards().map(|(card, coins)| (card.0 + 1, coins)).collect();
    assert_eq!(row, [(2, 1), (6, 2), (4, 1)], "one coin more on each of the three");
    assert_eq!(game.round(), 2);
    play(&mut game, "pass BON2");
    assert!(can(&game, "action ACT4") && can(&game, "action ACTN"));
    assert_eq!(game.player(Seat(0)).used, 0);
    assert!(!game.player(Seat(0)).passed);
}
