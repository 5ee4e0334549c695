//! The faction cards of the base game.

use kernel::{Game as _, Seat};
use terra_mystica::automa::About;
use terra_mystica::scenario::Scenario;
use terra_mystica::{Cult, Event, Structure};
use testkit::covers;

use super::{pass, structure};
use crate::automa_common::{
    AUTOMA, YOU, act, at, candidates, choice, chose, gains, index, reasons, table, trail,
};
use crate::common::{hex, play};

#[test]
fn engineers_put_bridges_between_their_own() {
    covers!("automa.faction.engineers", "automa.faction.engineers.place", "automa.faction.action");
    let mut game = table("witches", "engineers").dwelling(0, "E9").dwelling(1, "E4 G1").game();
    let events = act(&mut game, 5, 3);
    assert_eq!(choice(&game, &events, About::Bridge), "E4:G1");
    assert_eq!((game.player(AUTOMA).bridges, gains(&events)), (1, vec![]));
    // What a bridge joins is adjacent, from either end.
    let (one, other) = (hex(&game, "E4"), hex(&game, "G1"));
    assert!(game.next_to(one).contains(other) && game.next_to(other).contains(one));
    // There is no second place: it builds.
    let events = act(&mut game, 5, 3);
    assert!(!chose(&events, About::Bridge) && chose(&events, About::Build));

    // Two places at one hex: the other end decides.
    for (support, place) in [(1, "C2:D3"), (4, "C2:D4")] {
        let mut game = table("witches", "engineers").dwelling(0, "E9").dwelling(1, "C2 D3 D4").game();
        let events = act(&mut game, 7, support);
        assert_eq!(candidates(&game, reasons(&events, About::Bridge)), "C2:D3 C2:D4");
        assert_eq!(choice(&game, &events, About::Bridge), place);
    }

    // A foreign bridge is no place, and three bridges are all.
    let mut game = table("witches", "engineers")
        .dwelling(0, "E9")
        .dwelling(1, "E4 G1 F2 F3 C2 D3 D4")
        .bridge(1, "E4", "G1")
        .bridge(1, "F2", "G1")
        .bridge(1, "F3", "G1")
        .game();
    let events = act(&mut game, 5, 3);
    assert!(!chose(&events, About::Bridge));
    assert_eq!(game.player(AUTOMA).bridges, 3);
    assert_eq!(pass(&mut game), [9]);
}

#[test]
fn engineers_without_a_place_build_across_a_river() {
    covers!("automa.faction.engineers.across", "automa.faction.tiebreak");
    let mut game = table("witches", "engineers").dwelling(0, "F5 E9").dwelling(1, "E7 F1").game();
    let events = act(&mut game, 5, 1);
    let why = reasons(&events, About::Build);
    // A place for a bridge is worth more than the other bank.
    assert_eq!(
        trail(&game, why)[0],
        "faction.tiebreak most: D4 0, D5 0, E1 0, E2 0, E6 0, E8 0, F2 0, F4 0, G3 1, H1 2*, H2 1"
    );
    assert_eq!(choice(&game, &events, About::Build), "H1");
    let mut game = table("witches", "engineers").dwelling(0, "E9").dwelling(1, "D2").game();
    let events = act(&mut game, 5, 1);
    assert_eq!(choice(&game, &events, About::Build), "B1");
}

#[test]
fn dwarves_tunnel_with_their_faction_card_only() {
    covers!("automa.faction.dwarves", "automa.faction.dwarves.across");
    let start = || table("witches", "dwarves").dwelling(0, "A1 I1").dwelling(1, "E7 F1").game();
    let mut game = start();
    let events = act(&mut game, 5, 4);
    let why = reasons(&events, About::Build);
    assert_eq!(candidates(&game, why), "C3 D1 D2 D4 D5 E1 E2 E3 E5 E6 E8 F2 F3 F4 G2 G3 H1 H2");
    // Not the other bank, which shipping reaches: G3, H1, H2.
    assert_eq!(
        trail(&game, why)[0],
        "faction.tiebreak >=1: C3 1*, D1 1*, D2 1*, D4 0, D5 0, E1 0, E2 0, E3 1*, E5 1*, E6 0, E8 0, F2 0, \
         F3 1*, F4 0, G2 1*, G3 0, H1 0, H2 0"
    );
    assert_eq!((choice(&game, &events, About::Build), gains(&events)), ("D1".to_owned(), vec![4]));
    let events = act(&mut start(), 2, 4);
    assert_eq!(candidates(&game, reasons(&events, About::Build)), "D4 D5 E1 E2 E6 E8 F2 F4 G3 H1 H2");
}

#[test]
fn giants_prefer_foreign_terrain_and_count_no_steps() {
    covers!("automa.faction.giants");
    let start = || table("witches", "giants").dwelling(0, "H4 A12").dwelling(1, "F3 D4").game();
    let mut game = start();
    let events = act(&mut game, 5, 4);
    let why = reasons(&events, About::Build);
    assert_eq!(candidates(&game, why), "B3 C2 C3 D5 E4 E5 E6 E7 F4 G1 G2");
    let steps = trail(&game, why);
    assert!(steps[0].starts_with("faction.tiebreak >=1: B3 1*") && steps[0].ends_with("G2 0"), "{steps:?}");
    assert!(steps.iter().all(|step| !step.starts_with("build.steps")), "{steps:?}");
    assert_eq!(gains(&events), [2]);
    assert_ne!(choice(&game, &events, About::Build), "G2");
    // An ordinary Build has no preference, and counts no steps either.
    let mut game = start();
    let events = act(&mut game, 2, 4);
    let steps = trail(&game, reasons(&events, About::Build));
    assert!(steps[0].starts_with("build.near least"), "{steps:?}");
    assert_eq!(choice(&game, &events, About::Build), "G2");
}

#[test]
fn chaos_magicians_upgrade_and_go_on() {
    covers!("automa.faction.chaosmagicians");
    let mut game = table("witches", "chaosmagicians").dwelling(0, "F4").trading_house(1, "E5").game();
    let events = act(&mut game, 5, 3);
    assert_eq!(structure(&game, "E5"), Some(Structure::Temple));
    // 4 points for the temple, none beside the action.
    assert_eq!(gains(&events), [4]);
    // The next in the list is a temple again, which wants a trading house; then the sanctuary.
    let events = act(&mut game, 5, 3);
    assert_eq!((structure(&game, "E5"), gains(&events)), (Some(Structure::Sanctuary), vec![4]));
    // Nothing to upgrade: the ordinary Build.
    let events = act(&mut game, 5, 3);
    assert!(chose(&events, About::Build) && gains(&events).is_empty());

    // In a game the next card follows at once.
    let mut game =
        table("witches", "chaosmagicians").dwelling(0, "F4").dwelling(1, "A5").order(&[1, 0]).game();
    crate::automa_common::lay(&mut game, &[3, 5, 2]);
    let events = play(&mut game, "automa");
    let turns = events.iter().filter(|event| matches!(event, Event::AutomaCards { .. })).count();
    assert_eq!((turns, game.bot(AUTOMA).drawn().len()), (2, 3));
    assert_eq!(game.to_move(), Some(YOU));
}

#[test]
fn the_extra_turn_of_chaos_magicians_may_be_a_pass() {
    covers!("automa.faction.chaosmagicians");
    let mut game = table("witches", "chaosmagicians").dwelling(0, "A13").dwelling(1, "A5").passed(0).game();
    // Four of seven cards are drawn; the fifth has an X.
    crate::automa_common::lay(&mut game, &[3, 2, 4, 5, 1]);
    for last in [false, false, true] {
        let events = play(&mut game, "automa");
        let stops = |event: &Event| matches!(event, Event::AutomaStops { drawn: Some(_), .. });
        assert_eq!(events.iter().any(stops), last);
        assert_eq!(events.iter().filter(|event| matches!(event, Event::AutomaCards { .. })).count(), 1);
    }
    assert_eq!(game.round(), 2);
}

#[test]
fn nomads_prefer_neighbours_of_another_terrain() {
    covers!("automa.faction.nomads");
    let mut game = table("witches", "nomads").dwelling(0, "A13 C1").dwelling(1, "B1 F3").game();
    let events = act(&mut game, 5, 1);
    assert_eq!(
        trail(&game, reasons(&events, About::Build)),
        [
            "faction.tiebreak >=1: A1 1*, A2 1*, A3 0, D1 0, D2 0, E4 0, E5 1*, E6 1*, F4 1*, G1 0, G2 1*",
            "build.steps least: A1 1*, A2 2, E5 2, E6 1*, F4 3, G2 1*",
            "build.near least: A1 3*, E6 4, G2 5",
            "direction: not needed",
        ]
    );
    assert_eq!(gains(&events), [2]);
    // A neighbour of home terrain is not preferred.
    let mut game =
        table("witches", "nomads").dwelling(0, "A13 C1").dwelling(1, "B1 F3").terrain("A1", "yellow").game();
    let events = act(&mut game, 5, 1);
    let first = &trail(&game, reasons(&events, About::Build))[0];
    assert!(first.starts_with("faction.tiebreak >=1: A1 0, A2 1*"), "{first}");
}

#[test]
fn fakirs_fly_with_their_faction_card_only() {
    covers!("automa.faction.fakirs", "automa.faction.fakirs.across");
    let start = || table("witches", "fakirs").dwelling(0, "A13 I12").dwelling(1, "B1 F3").game();
    let mut game = start();
    let events = act(&mut game, 7, 4);
    let why = reasons(&events, About::Build);
    assert_eq!(why.candidates.len(), 32);
    assert_eq!(
        trail(&game, why)[1..],
        [
            "build.steps least: A4 3, B2 1, C2 2, C3 3, D3 0*, D5 3, E1 2, E2 1, E3 1, E8 0*, F2 3, G3 3, H3 1, \
             H4 3, I4 3, I5 1, I6 3, I7 0*",
            "build.near least: D3 11, E8 7, I7 6*",
            "direction: not needed",
        ]
    );
    assert_eq!(gains(&events), [4]);
    let events = act(&mut start(), 2, 4);
    assert_eq!(candidates(&game, reasons(&events, About::Build)), "A1 A2 A3 C1 D1 D2 E4 E5 E6 F4 G1 G2");
}

#[test]
fn halflings_prefer_the_hardest_ground() {
    covers!("automa.faction.halflings");
    let mut game = table("witches", "halflings").dwelling(0, "A13 F4").dwelling(1, "E2 D8").game();
    let events = act(&mut game, 5, 1);
    let steps = trail(&game, reasons(&events, About::Build));
    assert_eq!(
        steps[0],
        "faction.tiebreak most: B6 1, C5 3*, D1 3*, D2 2, D7 2, E1 1, E3 2, E10 1, E11 2, F1 3*, F2 3*"
    );
    assert_eq!(choice(&game, &events, About::Build), "C5");
    // 1 for the dwelling, 1 beside the action.
    assert_eq!(gains(&events), [1, 1]);
    // Every dwelling brings a point.
    assert_eq!(gains(&act(&mut game, 10, 1)), [1, 2]);
}

#[test]
fn cultists_upgrade_beside_you_or_build_towards_you() {
    covers!("automa.faction.cultists", "automa.faction.cultists.order", "automa.faction.instead");
    let mut game = table("witches", "cultists").dwelling(0, "F3").dwelling(1, "E2 E6 D8").game();
    let events = act(&mut game, 5, 1);
    assert_eq!(
        trail(&game, reasons(&events, About::Upgrade)),
        ["faction.tiebreak >=1: D8 0, E2 0, E6 1*", "upgrade.near: not needed", "direction: not needed"]
    );
    assert_eq!((structure(&game, "E6"), gains(&events)), (Some(Structure::TradingHouse), vec![2]));
    // Nobody beside you: any upgrade is still before a Build.
    let mut game = table("witches", "cultists").dwelling(0, "A13").dwelling(1, "E2 D8").game();
    let events = act(&mut game, 5, 1);
    assert_eq!(trail(&game, reasons(&events, About::Upgrade))[0], "faction.tiebreak >=1: skipped");
    assert!(!chose(&events, About::Build));

    // No upgrade at all: Build, as close to you as can be.
    let mut game = table("witches", "cultists")
        .dwelling(0, "F3 F7")
        .dwelling(1, "E2 D8")
        .trading_house(1, "A1 A2 B1 C1")
        .temple(1, "A12 A11 A13")
        .stronghold(1, "B6")
        .sanctuary(1, "I12")
        .no_town_tiles()
        .game();
    let events = act(&mut game, 5, 1);
    let why = reasons(&events, About::Build);
    assert!(trail(&game, why)[0].contains("E10 1*, E11 1*"), "{:?}", trail(&game, why));
    assert_eq!((choice(&game, &events, About::Build), gains(&events)), ("E10".to_owned(), vec![2]));
}

#[test]
fn cultists_gain_a_step_when_you_take_power() {
    covers!("automa.faction.cultists", "automa.power");
    let start = || {
        let mut game = table("witches", "cultists")
            .dwelling(0, "F3 E5")
            .dwelling(1, "E6")
            .order(&[1, 0])
            .bowls(0, [5, 7, 0])
            .cults(0, [0; 4])
            .game();
        // Support card 8: cult goal, from the right, 4.
        crate::automa_common::lay(&mut game, &[8, 1]);
        play(&mut game, "automa");
        game
    };
    let mut game = start();
    assert_eq!(structure(&game, "E6"), Some(Structure::TradingHouse));
    assert_eq!(game.player(AUTOMA).purse.cults, [1, 0, 1, 0]);
    let events = play(&mut game, "leech 2");
    // You lead nowhere: the fourth from the right.
    assert_eq!(choice(&game, &events, About::Cult), "fire");
    assert_eq!((game.player(AUTOMA).purse.cults, game.player(AUTOMA).priests_out), ([2, 0, 1, 0], 0));
    let mut game = start();
    play(&mut game, "decline 2");
    assert_eq!(game.player(AUTOMA).purse.cults, [1, 0, 1, 0]);
    // One step for a build, however many take power of it.
    let mut game = Scenario::of(&["witches", "darklings", "cultists"])
        .options(|options| options.automas = 1)
        .shipping(2, 1)
        .dwelling(0, "F3")
        .dwelling(1, "E5")
        .dwelling(2, "E6")
        .cults(0, [0; 4])
        .cults(1, [0; 4])
        .order(&[2, 0, 1])
        .game();
    game.lay_cards(Seat(2), &[index(8), index(1)]).unwrap();
    play(&mut game, "automa");
    play(&mut game, "leech 1");
    play(&mut game, "leech 1");
    assert_eq!(game.player(Seat(2)).purse.cults, [2, 0, 1, 0]);
}

#[test]
fn alchemists_block_and_score_trading_houses() {
    covers!("automa.faction.alchemists");
    let mut game = table("witches", "alchemists").dwelling(0, "F4").dwelling(1, "E5").game();
    let events = act(&mut game, 5, 1);
    assert_eq!((choice(&game, &events, About::Power), gains(&events)), ("ACT1".to_owned(), vec![]));
    assert_eq!(gains(&act(&mut game, 1, 1)), [3, 1]);
    // A stronghold brings nothing more.
    assert_eq!(gains(&act(&mut game, 1, 1)), [1]);
}

#[test]
fn darklings_take_a_cult_action() {
    covers!("automa.faction.darklings");
    let mut game = table("witches", "darklings").dwelling(0, "F4").dwelling(1, "E5").game();
    let events = act(&mut game, 5, 1);
    assert_eq!((at(&game, Cult::Fire), gains(&events)), (3, vec![]));
    assert_eq!(game.player(AUTOMA).priests_out, 1);
}

#[test]
fn mermaids_raise_shipping_then_build() {
    covers!("automa.faction.mermaids", "automa.build.reach");
    let mut game = table("witches", "mermaids").dwelling(0, "E9 G4").dwelling(1, "E4 D2").game();
    assert_eq!(choice(&game, &act(&mut game.clone(), 2, 1), About::Build), "E5");
    assert_eq!(gains(&act(&mut game, 5, 1)), [3]);
    assert_eq!(game.player(AUTOMA).shipping, 2);
    // Every later Build reaches further.
    assert_eq!(choice(&game, &act(&mut game.clone(), 2, 1), About::Build), "H2");
    for level in 3..=5 {
        assert!(!chose(&act(&mut game, 7, 1), About::Build));
        assert_eq!(game.player(AUTOMA).shipping, level);
    }
    let events = act(&mut game, 5, 1);
    assert!(chose(&events, About::Build));
    assert_eq!((game.player(AUTOMA).shipping, gains(&events)), (5, vec![3]));
}

#[test]
fn swarmlings_follow_their_list() {
    covers!("automa.faction.swarmlings", "automa.upgrade");
    let mut game = table("witches", "swarmlings").dwelling(0, "F4").dwelling(1, "E4 D5").game();
    // Trading houses first, as long as there is a dwelling.
    assert_eq!(gains(&act(&mut game, 5, 1)), [1]);
    assert_eq!(gains(&act(&mut game, 5, 1)), [1]);
    assert_eq!(game.player(AUTOMA).count(Structure::TradingHouse), 2);
    assert_eq!(gains(&act(&mut game, 5, 1)), [5, 1]);
    assert_eq!(gains(&act(&mut game, 5, 1)), [1]);
    assert_eq!(gains(&act(&mut game, 5, 1)), [5, 1]);
    let kinds = [Structure::Stronghold, Structure::Sanctuary, Structure::Temple, Structure::TradingHouse];
    assert_eq!(kinds.map(|kind| game.player(AUTOMA).count(kind)), [1, 1, 0, 0]);
}

#[test]
fn witches_build_on_any_forest() {
    covers!("automa.faction.witches", "automa.faction.witches.none", "automa.build.goal");
    let start = || table("nomads", "witches").dwelling(0, "E9 G4").dwelling(1, "D1 F2");
    let mut game = start().game();
    let events = act(&mut game, 5, 4);
    let why = reasons(&events, About::Build);
    assert_eq!(candidates(&game, why), "A3 A10 C3 C4 F4 G3 I6 I11");
    assert_eq!((choice(&game, &events, About::Build), gains(&events)), ("G3".to_owned(), vec![1]));
    // The structures goal: the second smallest distance, though the hex extends nothing.
    let mut game = start().game();
    let events = act(&mut game, 5, 2);
    assert_eq!(
        trail(&game, reasons(&events, About::Build))[1],
        "build.goal least: A3 5*, A10 10, C3 6, C4 8, F4 6, G3 8, I6 7, I11 13"
    );
    // No forest left: an ordinary Build.
    let mut game = start().terrain("A3 A10 C3 C4 F4 G3 I6 I11", "red").game();
    let events = act(&mut game, 5, 4);
    assert_eq!(candidates(&game, reasons(&events, About::Build)), "B1 C1 D2 E1 E2 E3 E4 F1 G1 H1 H2 H3");
    // Points for the great structures.
    let mut game = table("nomads", "witches").dwelling(0, "E9").trading_house(1, "D1").temple(1, "F2").game();
    assert_eq!(gains(&act(&mut game, 1, 1)), [5, 1]);
    assert_eq!(gains(&act(&mut game, 1, 1)), [5, 1]);
}

#[test]
fn auren_climb_two_steps() {
    covers!("automa.faction.auren", "automa.faction.auren.track");
    let mut game = table("nomads", "auren").dwelling(0, "E9").dwelling(1, "F4").cults(0, [1, 4, 3, 0]).game();
    // The cult goal first: fire by 1, water by 3, earth by 3.
    let events = act(&mut game, 5, 16);
    assert_eq!((choice(&game, &events, About::Cult), gains(&events)), ("fire".to_owned(), vec![2]));
    assert_eq!((game.player(AUTOMA).purse.cults, game.player(AUTOMA).priests_out), ([2, 1, 0, 1], 0));
    let events = act(&mut game, 5, 7);
    assert_eq!(choice(&game, &events, About::Cult), "water");
    // A step beyond the end is lost.
    let mut game =
        table("nomads", "auren").dwelling(0, "E9").dwelling(1, "F4").cults(1, [9, 10, 10, 10]).game();
    act(&mut game, 5, 7);
    assert_eq!(game.player(AUTOMA).purse.cults, [10; 4]);
    assert_eq!(gains(&act(&mut game, 5, 7)), [2]);
}
