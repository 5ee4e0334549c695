//! The 26 open points of the rulebook: each has a rule of its own with its reading, and a test here or in its chapter.

use kernel::{Certainty, Game, Pack, Seat};
use tapestry::scenario::Scenario;
use tapestry::{Die, Event, Tapestry, TapestryOptions, Track, Waiting, rulebook};
use testkit::covers;

use crate::common::{Line, compare, hand, hexes, is_quiet, play, script, texts, vp};

fn two() -> Scenario {
    Scenario::new(2)
}

#[test]
fn every_open_point_has_one_rule_with_a_reading() {
    for number in 1..=26 {
        let mark = format!("open point A{number:02}");
        let rules: Vec<_> =
            rulebook::book().rules.iter().filter(|rule| rule.source.ends_with(&mark)).collect();
        assert_eq!(rules.len(), 1, "{mark} has {} rules", rules.len());
        assert_eq!(rules[0].certainty, Certainty::Reading, "{}", rules[0].id);
    }
}

/// With cards of one's own.
fn with_pack(text: &str) -> Scenario {
    let options = TapestryOptions { expansions: [true; 3], allow_guesses: true, ..Default::default() };
    let text = format!("game = \"tapestry\"\n{text}");
    let kit = Tapestry::components(&[Pack { name: "p".to_owned(), text }]);
    Scenario::of_box(kit.unwrap_or_else(|error| panic!("{error}")), options, &[])
}

#[test]
fn lines_of_the_open_points() {
    covers!("advance.again", "conquer.trap-first", "income.over-limit", "advance.landmark-passed");
    compare(&[
        Line {
            what: "A02: back to Pottery, and once more to Carpentry",
            position: || two().at(0, Track::Technology, 1),
            script: "=lead technology; !; =science 10; deck; =lead technology",
            gave: &["bottom+1", ""],
        },
        Line {
            what: "A05: a trapped attacker with Tanks has both dice",
            position: || {
                let scenario = two().lay((0, -1), 1, 0).outpost(1, (0, -1)).hand(1, &["trap"]);
                scenario.dice(&[(Die::Red, &[0], 6), (Die::Black, &[2], 6)])
            },
            script: "=military 7; hex 0/-1; card trap/1; gain coin; die red",
            gave: &["vp+4 food+1 outposts-1", "coin+1 cards-1"],
        },
        Line {
            what: "A20: what is over the limit is lost",
            position: || two().income_turns(0, 0).goods(0, [8, 8, 7, 8]),
            script: "income",
            gave: &["food+1 tiles+1 cards+1", ""],
        },
        Line {
            what: "A24: two tiers are passed",
            position: || two().hand(0, &["socialism"]).at(1, Track::Military, 8).at(0, Track::Military, 2),
            script: "=card socialism; track military; *plot; *plot",
            gave: &["landmark+2 military+6", ""],
        },
        Line {
            what: "A24: claimed ones on the way count for Revisionism",
            position: || {
                let scenario =
                    Scenario::with(2, &["tinkerers"], tapestry::Version::Latest).income_turns(0, 2);
                let scenario =
                    scenario.on_mat(0, 1, "revisionism").landmarks(1, &["barracks", "tank_factory"]);
                scenario.at(1, Track::Military, 8).at(0, Track::Military, 2)
            },
            script: "=use tinkerers; node 2; *plot; *plot",
            gave: &["armory+2 city+2 military+6", ""],
        },
    ]);
}

#[test]
fn a_trap_comes_before_the_dice() {
    covers!("conquer.trap-first");
    let mut game = two().lay((0, -1), 1, 0).outpost(1, (0, -1)).hand(1, &["trap"]).build();
    Scenario::happen(&mut game, 0, crate::common::space(Track::Military, 1));
    let events = play(&mut game, "hex 0/-1");
    assert!(!events.iter().any(|event| matches!(event, Event::Rolled { .. })));
    assert_eq!(game.decision().unwrap().kind, Waiting::Response);
    let events = play(&mut game, "no");
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Rolled { .. })).count(), 2);
}

#[test]
fn an_upgrade_that_can_be_made_is_made() {
    covers!("tech.forced-upgrade");
    let mut game = two().techs(0, 0, &["Calendar", "Barn"]).build();
    script(&mut game, "=bonus technology 5");
    assert_eq!(texts(&game), ["tech Barn", "tech Calendar"]);
    let mut game = two().build();
    script(&mut game, "=bonus technology 5");
    assert!(is_quiet(&game), "no card can move");
}

#[test]
fn rubber_refreshes_first() {
    covers!("tech.rubber");
    let mut game = two().build();
    script(&mut game, "=technology 7");
    assert_eq!(game.decision().unwrap().kind, Waiting::YesNo);
    script(&mut game, "no; deck");
    assert_eq!(game.decision().unwrap().kind, Waiting::Invent, "no refresh in between");
    script(&mut game, "deck");
    assert!(is_quiet(&game));
}

/// Two cards with charms: 1 point, 20 for the left, 300 for the right; and a left charm of a card.
const CHARMS: &str = "[[card]]\nid = \"surrender\"\nname = \"S\"\nset = \"pp\"\nplay = \"vp(1)\"\nleft = \"vp(20)\"\n\
    right = \"vp(300)\"\ncertainty = \"printed\"\n[[card]]\nid = \"doppelgangers\"\nname = \"D\"\nset = \"ff\"\n\
    play = \"tapestry_card(1)\"\nleft = \"territory_tile(1)\"\ncertainty = \"printed\"\n";

#[test]
fn left_charms() {
    covers!("tapestry.charm-left", "tapestry.charms");
    let played = |scenario: Scenario| {
        let mut game = scenario.hand(0, &["surrender"]).income_turns(0, 2).build();
        Scenario::card(&mut game, 0, "surrender");
        vp(&game, 0)
    };
    assert_eq!(played(with_pack(CHARMS)), 1, "Maker of Fire is no card");
    assert_eq!(played(with_pack(CHARMS).on_mat(0, 0, "academia")), 21);
    // In any order with the ability: asked where it can matter.
    let mut game =
        with_pack(CHARMS).on_mat(0, 0, "academia").hand(0, &["doppelgangers"]).income_turns(0, 2).build();
    Scenario::card(&mut game, 0, "doppelgangers");
    assert_eq!(texts(&game), ["part 1", "part 2"]);
    play(&mut game, "part 2");
    assert!(is_quiet(&game));
    assert_eq!((hand(&game, 0), crate::common::tiles(&game, 0)), (1, 1));
}

#[test]
fn right_charms() {
    covers!("tapestry.charm-right", "tapestry.charms");
    let charmed = || {
        let mut game = with_pack(CHARMS).hand(0, &["surrender", "trap", "monarchy"]).build();
        Scenario::card(&mut game, 0, "surrender");
        game
    };
    // Covered before a card came to its right: the charm comes all the same, and once.
    let mut game = charmed();
    Scenario::card(&mut game, 0, "trap");
    assert_eq!(vp(&game, 0), 11);
    play(&mut game, "income; done; gain coin");
    assert_eq!(vp(&game, 0), 311);
    // A card that is laid face down is a card on the right, too.
    let mut game = with_pack(CHARMS).hand(0, &["surrender"]).build();
    Scenario::card(&mut game, 0, "surrender");
    play(&mut game, "income; done; gain coin");
    assert_eq!(vp(&game, 0), 301);
    assert_ne!(game.player_at(Seat(0)).face_down, 0);
}

#[test]
fn innovations_stay_valid_under_a_tile() {
    covers!("arts.innovations");
    let spaces = "{ income = \"resource(food)\", vp = \"vp(1)\" },\n".repeat(6);
    let pack = format!("[[inspiration]]\nbuilding = \"farm\"\nspaces = [\n{spaces}]\n");
    // Bakery needs Farming, the second space of the farms.
    let mut game = with_pack(&pack).techs(0, 1, &["Bakery"]).buildings(0, [0, 0, 1, 0]).build();
    script(&mut game, "=arts 5; building farm; =bonus technology 5");
    assert_eq!(game.decision().unwrap().kind, Waiting::Plot, "its landmark is placed");
}

#[test]
fn lasting_space_tiles_reward_every_advance() {
    covers!("explore.standing-tiles");
    let pack = "[[space_tile]]\nid = 102\nset = \"pp\"\nbenefit = \"nothing\"\nlasting = [\"on(you_advance(technology), vp(5))\"]\ncertainty = \"printed\"\n";
    let mut game = with_pack(pack).space_tiles(0, &[102]).rolls(Die::Science, &[1], 5).build();
    script(&mut game, "=exploration 12");
    assert_eq!(vp(&game, 0), 0);
    // Research without benefit.
    script(&mut game, "=science 1; token technology 0");
    assert_eq!(vp(&game, 0), 5);
    // The move of AI Singularity is no advance.
    let mut game = with_pack(pack).space_tiles(0, &[102]).at(0, Track::Technology, 12).build();
    script(&mut game, "=exploration 12; =technology 12; track technology");
    assert_eq!(vp(&game, 0), 0);
}

#[test]
fn control_counts_when_one_explores() {
    covers!("explore.control-now");
    // Next to a tile that one controls as to a printed territory.
    let near = |scenario: Scenario| {
        let mut game = scenario.tiles(0, &[3]).build();
        script(&mut game, "=exploration 2");
        let mut found = hexes(&game);
        found.sort_unstable();
        found
    };
    let tile = || two().lay((0, -1), 1, 0);
    assert_eq!(near(tile().outpost(0, (0, -1))), [(-1, -2), (-1, 0), (1, -3), (1, -1)]);
    assert_eq!(near(tile().toppled(0, (0, -1)).outpost(1, (0, -1))), [(-1, -2), (1, -3)], "lost meanwhile");
}
