//! What Dragonlords and Acolytes share.

use kernel::Seat;
use terra_mystica::scenario::Scenario;
use terra_mystica::{Illegal, Terrain};
use testkit::covers;

use super::at_f3;
use crate::common::{can, goods, play, play_all, purse, refused, start, terrain, turn, with_factions};

#[test]
fn home_is_volcano_on_the_starting_terrain() {
    covers!("volcano.home", "setup.dwellings");
    let mut game = start(&with_factions(&["dragonlords", "nomads"]), 1);
    play(&mut game, "pick-color blue");
    assert_eq!(game.player(Seat(0)).home, Terrain::Volcano);
    assert!(matches!(refused(&game, "build A5"), Illegal::NotHome { .. }));
    play(&mut game, "build A4");
    assert_eq!((terrain(&game, "A4"), terrain(&game, "A11")), (Terrain::Volcano, Terrain::Lakes));
    let game = at_f3("dragonlords").colour(0, "blue").terrain("E6", "blue").terrain("G2", "volcano").game();
    assert!(matches!(refused(&game, "build E6"), Illegal::NotHome { .. }));
    assert!(can(&game, "build G2"));
}

#[test]
fn one_volcano_in_an_action_and_perhaps_a_dwelling_on_it() {
    covers!("volcano.one-hex");
    // With one bowl filled there is one way to pay.
    let mut game = at_f3("dragonlords").terrain("E6", "volcano").game();
    play(&mut game, "dig G2");
    assert_eq!((terrain(&game, "G2"), goods(&game, 0)), (Terrain::Volcano, (30, 20, 3)), "no workers");
    assert_eq!(refused(&game, "dig E5"), Illegal::NoSpadeDue);
    assert!(matches!(refused(&game, "build E6"), Illegal::NotReady { .. }), "not on another");
    play(&mut game, "build G2");
    assert_eq!(goods(&game, 0), (28, 19, 3));
    // Or only a dwelling, or only the volcano.
    let mut game = at_f3("dragonlords").terrain("E6", "volcano").passed(1).game();
    turn(&mut game, "build E6");
    turn(&mut game, "dig G2");
    assert_eq!(terrain(&game, "G2"), Terrain::Volcano);
    assert!(matches!(refused(&game, "dig E8"), Illegal::OutOfReach { .. }));
    assert!(matches!(refused(&game, "dig G2"), Illegal::Fixed { .. }));
}

#[test]
fn a_home_terrain_of_others_is_dear() {
    covers!("volcano.price", "faction.dragonlords.price");
    let price = |faction: &str, colour: &str| {
        let scenario = Scenario::two("dragonlords", faction).dwelling(0, "F3").bowls(0, [12, 0, 0]);
        let scenario = scenario.goods(0, 9, 9, 0).terrain("G2", colour);
        let scenario = match faction {
            "yetis" | "shapeshifters" | "riverwalkers" => scenario.colour(1, "red"),
            _ => scenario,
        };
        let mut game = scenario.game();
        play(&mut game, "dig G2");
        12 - purse(&game, 0).bowls[0]
    };
    assert_eq!((price("nomads", "yellow"), price("nomads", "red")), (2, 1));
    assert_eq!((price("shapeshifters", "red"), price("shapeshifters", "blue")), (2, 1));
    assert_eq!(price("yetis", "red"), 1, "the starting terrain of an ice faction is none");
    assert_eq!(price("riverwalkers", "red"), 1);
    // The Shapeshifters' current one.
    let mut game = Scenario::two("shapeshifters", "dragonlords")
        .colour(0, "red")
        .stronghold(0, "I1")
        .dwelling(1, "F3")
        .bowls(0, [0, 0, 5])
        .bowls(1, [12, 0, 0])
        .terrain("E6", "green")
        .game();
    turn(&mut game, "action ACTH5. pick-color green");
    turn(&mut game, "dig G2");
    assert_eq!(purse(&game, 1).bowls[0], 11);
    turn(&mut game, "pass BON1");
    turn(&mut game, "dig E6");
    assert_eq!(purse(&game, 1).bowls[0], 9);
}

#[test]
fn spades_become_tokens_or_steps() {
    covers!("volcano.spades");
    let mut game = at_f3("dragonlords").bowls(0, [0, 0, 6]).game();
    play(&mut game, "action ACT6");
    assert_eq!(purse(&game, 0).bowls, [6 + 2, 0, 0]);
    assert!(!can(&game, "dig G2"), "nothing is dug with that action");
    let mut game = at_f3("dragonlords").bonus(0, "BON1").game();
    play(&mut game, "action BON1");
    assert_eq!(purse(&game, 0).bowls, [13, 0, 0]);
    let mut game = at_f3("acolytes").bowls(0, [0, 0, 6]).cults(0, [3; 4]).game();
    play(&mut game, "action ACT6");
    assert_eq!(refused(&game, "done"), Illegal::DueFirst);
    play_all(&mut game, "+fire. +air");
    assert_eq!(purse(&game, 0).cults, [4, 3, 3, 4], "on any tracks");
    assert!(!can(&game, "dig G2"));
    // Those of a cult bonus, too.
    let mut game =
        at_f3("dragonlords").scoring("SCORE8").cults(0, [0, 0, 0, 8]).passed(1).bonus(0, "BON3").game();
    play(&mut game, "pass BON1");
    assert_eq!((game.round(), purse(&game, 0).bowls.iter().sum::<u8>()), (2, 14));
    let mut game = at_f3("acolytes").scoring("SCORE8").cults(0, [3, 3, 3, 8]).passed(1).game();
    play_all(&mut game, "pass BON1. +fire. +fire");
    assert_eq!((game.round(), purse(&game, 0).cults), (2, [5, 3, 3, 8]));
}
