//! The faction cards of Fire & Ice.

use terra_mystica::automa::About;
use terra_mystica::options::Difficulty;
use terra_mystica::{Cult, PowerAction, Structure, Terrain};
use testkit::covers;

use super::pass;
use crate::automa_common::{AUTOMA, act, at, candidates, choice, chose, gains, reasons, table, trail};
use crate::common::hex;

#[test]
fn ice_maidens_follow_their_list_and_score_temples() {
    covers!("automa.faction.icemaidens");
    let start = || table("witches", "icemaidens").colour(1, "blue").dwelling(0, "F4 E9");
    let mut game = start().dwelling(1, "E4").trading_house(1, "D2 C1").temple(1, "B1").game();
    assert!(gains(&act(&mut game, 5, 1)).is_empty());
    assert_eq!(game.player(AUTOMA).count(Structure::Stronghold), 1);
    act(&mut game, 5, 1);
    assert_eq!(game.player(AUTOMA).count(Structure::Temple), 2);
    // 3 for each temple; SCORE4 brings nothing in round 1.
    assert_eq!(pass(&mut game), [6]);
    // The starting colour costs 1 like its neighbours.
    let mut game = start().dwelling(1, "E4 D2").game();
    let events = act(&mut game, 2, 1);
    assert_eq!(
        trail(&game, reasons(&events, About::Build))[0],
        "build.steps least: B1 3, C1 1*, C2 2, D1 1*, D3 3, E2 2, E3 3, E5 1*, F2 1*, F3 3, G1 2"
    );
    assert_eq!(game.terrain(hex(&game, "E5")), Terrain::Ice);
    let mut game =
        table("witches", "icemaidens").colour(1, "green").dwelling(0, "A13").dwelling(1, "E7").game();
    let events = act(&mut game, 2, 1);
    // F4 and G3 are forest, D5 is blue: all 1.
    let steps = &trail(&game, reasons(&events, About::Build))[0];
    assert!(steps.contains("D5 1*") && steps.contains("F4 1*") && steps.contains("G3 1*"), "{steps}");
}

#[test]
fn yetis_count_taken_actions_too() {
    covers!("automa.faction.yetis", "automa.faction.yetis.taken");
    let start = |level| {
        table("witches", "yetis")
            .options(|options| options.difficulty = level)
            .dwelling(0, "F4")
            .dwelling(1, "E5")
            .used(0, "ACT4")
            .used(0, "ACT6")
            .game()
    };
    let mut game = start(Difficulty::Normal);
    // From the right, 3: taken ones count.
    let events = act(&mut game, 5, 7);
    assert_eq!(
        trail(&game, reasons(&events, About::Power)),
        ["numbered =3: ACT1 6, ACT2 5, ACT3 4, ACT4 3*, ACT5 2, ACT6 1"]
    );
    assert_eq!(gains(&events), [2, 2]);
    let events = act(&mut game, 5, 3);
    assert_eq!((choice(&game, &events, About::Power), gains(&events)), ("ACT4".to_owned(), vec![2, 2]));
    let events = act(&mut game, 5, 5);
    assert_eq!((choice(&game, &events, About::Power), gains(&events)), ("ACT3".to_owned(), vec![2]));
    assert!(game.power_action_used(PowerAction::Workers));
    // An ordinary Power card counts free ones only.
    let events = act(&mut game, 3, 3);
    assert_eq!(choice(&game, &events, About::Power), "ACT1");
    // Two gains on Nightmare.
    assert_eq!(gains(&act(&mut start(Difficulty::Nightmare), 5, 7)), [3, 3]);
}

#[test]
fn dragonlords_go_for_your_terrain() {
    covers!("automa.faction.dragonlords", "automa.faction.dragonlords.none", "automa.build.opponent-home");
    let start = || table("witches", "dragonlords").dwelling(0, "E9 D8").dwelling(1, "E5 E7");
    let mut game = start().game();
    let events = act(&mut game, 5, 1);
    assert_eq!(
        trail(&game, reasons(&events, About::Build)),
        [
            "build.opponent-home >=1: C2 0, D3 0, D4 0, D5 0, E4 0, E6 0, E8 0, F3 0, F4 1*, G1 0, G3 1*",
            "build.near least: F4 5, G3 4*",
            "direction: not needed",
        ]
    );
    assert_eq!((gains(&events), game.terrain(hex(&game, "G3"))), (vec![2], Terrain::Volcano));
    // An ordinary Build: 2 steps for your terrain, 1 for any other.
    let mut game = start().game();
    let events = act(&mut game, 2, 1);
    assert_eq!(
        trail(&game, reasons(&events, About::Build))[0],
        "build.steps least: C2 1*, D3 1*, D4 1*, D5 1*, E4 1*, E6 1*, E8 1*, F3 1*, F4 2, G1 1*, G3 2"
    );
    assert_eq!(choice(&game, &events, About::Build), "E8");
    // No candidate of your terrain: the filter is skipped.
    let mut game = start().terrain("F4 G3", "red").game();
    let events = act(&mut game, 5, 1);
    assert_eq!(trail(&game, reasons(&events, About::Build))[0], "build.opponent-home >=1: skipped");
    // An opponent without a home terrain has none.
    let mut game = table("yetis", "dragonlords").dwelling(0, "E9 D8").dwelling(1, "E5 E7").game();
    let events = act(&mut game, 5, 1);
    assert_eq!(trail(&game, reasons(&events, About::Build))[0], "build.opponent-home >=1: skipped");
}

#[test]
fn acolytes_do_what_the_support_card_wants() {
    covers!("automa.faction.acolytes", "automa.faction.acolytes.track");
    let start = || table("witches", "acolytes").dwelling(0, "E9 D8").dwelling(1, "E5 E7");
    // Structures goal: Build, for 3 steps on the track that is counted (left 2: earth).
    let mut game = start().game();
    let events = act(&mut game, 5, 2);
    assert!(chose(&events, About::Build));
    assert_eq!(choice(&game, &events, About::CultPrice), "earth");
    assert_eq!((game.player(AUTOMA).purse.cults, gains(&events)), ([3, 3, 0, 3], vec![2]));
    // Only tracks at 3 or more count, whether you lead there or not: fire, water, air; left 2 is water.
    let events = act(&mut game, 5, 2);
    assert_eq!(candidates(&game, reasons(&events, About::CultPrice)), "fire water air");
    assert_eq!(game.player(AUTOMA).purse.cults, [3, 0, 0, 3]);
    // Cult goal: a Cult action, one step further.
    let mut game = start().cults(0, [0, 4, 0, 0]).game();
    let events = act(&mut game, 5, 16);
    assert_eq!((at(&game, Cult::Water), gains(&events)), (7, vec![2]));
    // No goal: 2 points more.
    let mut game = start().game();
    assert_eq!(gains(&act(&mut game, 5, 1)), [2, 2]);
    // An ordinary Build costs 3 steps, too; without them it upgrades.
    let mut game = start().cults(1, [2, 2, 5, 2]).game();
    let events = act(&mut game, 2, 1);
    assert!(chose(&events, About::Build) && at(&game, Cult::Earth) == 2);
    let events = act(&mut game, 2, 1);
    assert!(!chose(&events, About::Build) && chose(&events, About::Upgrade));
    assert_eq!(game.player(AUTOMA).purse.cults, [2, 2, 2, 2]);
    // Without a priest: 1 step, and 1 more.
    let mut game = start().cults(1, [2, 2, 2, 2]).game();
    for _ in 0..7 {
        act(&mut game, 4, 1);
    }
    // 3 and 1, 2 and 1, and what is left of it: fire, then water, then earth.
    assert_eq!((game.player(AUTOMA).purse.cults, game.player(AUTOMA).priests_out), ([10, 10, 6, 2], 7));
    act(&mut game, 4, 1);
    assert_eq!(game.player(AUTOMA).purse.cults, [10, 10, 8, 2]);
}

#[test]
fn shapeshifters_turn_along_the_wheel() {
    covers!("automa.faction.shapeshifters", "automa.faction.shapeshifters.count");
    let start =
        || table("witches", "shapeshifters").colour(1, "red").dwelling(0, "F4").dwelling(1, "E5").game();
    // Clockwise from red: yellow, brown, black, blue, (green is yours), gray.
    for (support, colour) in [(1, "yellow"), (5, "black"), (14, "blue")] {
        let mut game = start();
        let events = act(&mut game, 5, support);
        assert_eq!(
            candidates(&game, reasons(&events, About::Terrain)),
            "yellow brown black blue gray",
            "card {support}"
        );
        assert_eq!(choice(&game, &events, About::Terrain), colour);
        assert_eq!((game.player(AUTOMA).home.colour(), gains(&events)), (colour, vec![2]));
        assert_eq!(game.terrain(hex(&game, "E5")).colour(), colour);
    }
    // Anticlockwise: gray, blue, black, brown, yellow.
    for (support, colour) in [(6, "gray"), (2, "blue"), (7, "black"), (10, "brown")] {
        let mut game = start();
        let events = act(&mut game, 5, support);
        assert_eq!(choice(&game, &events, About::Terrain), colour, "card {support}");
    }
    // Steps count to the new home.
    let mut game = start();
    act(&mut game, 5, 1);
    let events = act(&mut game, 2, 1);
    assert_eq!(choice(&game, &events, About::Build), "F3");
}

#[test]
fn riverwalkers_open_terrains_then_build_over_the_river() {
    covers!("automa.faction.riverwalkers", "automa.faction.riverwalkers.none");
    let start = || {
        table("witches", "riverwalkers")
            .colour(1, "black")
            .unlocked(1, &["brown", "blue"])
            .dwelling(0, "F4")
            .dwelling(1, "E4 D5")
    };
    // In range are yellow, gray, green and red hexes, all locked; clockwise from black: green, gray, red, yellow.
    for (support, colour) in
        [(1, "green"), (4, "gray"), (5, "red"), (14, "yellow"), (6, "yellow"), (2, "red")]
    {
        let mut game = start().game();
        let events = act(&mut game, 5, support);
        assert_eq!(choice(&game, &events, About::Terrain), colour, "card {support}");
        let bit = 1 << Terrain::from_name(colour).unwrap().index();
        assert!(game.player(AUTOMA).unlocked & bit != 0);
        assert_eq!(gains(&events), [3]);
    }
    // Build: only open terrain beside the river, over the river; no terraforming.
    let mut game = start().game();
    let events = act(&mut game, 2, 1);
    let why = reasons(&events, About::Build);
    assert_eq!(candidates(&game, why), "E5");
    assert_eq!(game.terrain(hex(&game, "E5")), Terrain::Swamp);
    // E6 and E7 are side by side with its structures and open or not: out of reach over land.
    let mut game = start().terrain("E7", "black").game();
    let events = act(&mut game, 2, 1);
    assert_eq!(candidates(&game, reasons(&events, About::Build)), "E5");
    // Nothing to build on: Upgrade.
    let events = act(&mut game, 2, 1);
    assert!(chose(&events, About::Build) || chose(&events, About::Upgrade));
    // Red is locked and nowhere in range: it is no candidate while another is; alone it is.
    let mut game = start().terrain("E3 D6", "yellow").game();
    let events = act(&mut game, 5, 5);
    assert_eq!(candidates(&game, reasons(&events, About::Terrain)), "green gray yellow");
    let mut game =
        start().unlocked(1, &["brown", "blue", "green", "gray", "yellow"]).terrain("E3 D6", "yellow").game();
    let events = act(&mut game, 5, 5);
    assert_eq!(candidates(&game, reasons(&events, About::Terrain)), "red");
    // All seven open: Build, without counting steps.
    let mut game = start().unlocked(1, &["brown", "blue", "green", "gray", "yellow", "red"]).game();
    let events = act(&mut game, 5, 1);
    let why = reasons(&events, About::Build);
    assert_eq!(candidates(&game, why), "B4 C2 C3 C4 D3 D6 E3 E5 E8 F2 F3 G1");
    assert!(trail(&game, why)[0].starts_with("build.near"));
    assert_eq!((choice(&game, &events, About::Build), gains(&events)), ("F3".to_owned(), vec![3]));
    assert_eq!(game.terrain(hex(&game, "F3")), Terrain::Desert);
}

#[test]
fn riverwalkers_have_as_many_priests_as_open_terrains() {
    covers!("automa.faction.riverwalkers.priests");
    let mut game = table("witches", "riverwalkers")
        .colour(1, "black")
        .unlocked(1, &["brown", "blue"])
        .dwelling(0, "F4")
        .dwelling(1, "E4 D5")
        .game();
    for priests in [1, 2, 3, 3] {
        act(&mut game, 4, 1);
        assert_eq!(game.player(AUTOMA).priests_out, priests);
    }
    act(&mut game, 5, 1);
    act(&mut game, 4, 5);
    assert_eq!(game.player(AUTOMA).priests_out, 4);
}

#[test]
fn acolytes_with_a_goal_that_cannot_be_met_gain_nothing_for_having_none() {
    covers!("automa.faction.acolytes");
    let gained = |cults: [u8; 4], support: u8| {
        let mut game =
            table("witches", "acolytes").dwelling(0, "A13").dwelling(1, "E5").cults(1, cults).game();
        gains(&act(&mut game, 5, support))
    };
    // Card 1 has no goal: 2 more points. Card 4 has the cult goal.
    assert_eq!(gained([10; 4], 1).iter().sum::<u16>(), 4);
    assert_eq!(gained([10; 4], 4), [2]);
    assert_eq!(gained([0; 4], 4), [2]);
}
