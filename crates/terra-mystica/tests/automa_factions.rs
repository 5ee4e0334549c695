//! The twenty faction cards: setup, action, and what comes by the way.

use kernel::{Game, Seat};
use terra_mystica::automa::About;
use terra_mystica::options::Difficulty;
use terra_mystica::scenario::Scenario;
use terra_mystica::{Cult, Event, FactionId, Kit, PowerAction, Structure, TerraMystica, Terrain};
use testkit::covers;

use crate::automa_common::{
    AUTOMA, YOU, act, at, candidates, choice, chose, faction_card, gains, index, reasons, table, trail,
};
use crate::common::{hex, play};

/// The Automa passes; each of its gains.
fn pass(game: &mut TerraMystica) -> Vec<u16> {
    let mut events = Vec::new();
    game.automa_passes(AUTOMA, index(1), None, &mut events);
    gains(&events)
}

fn structure(game: &TerraMystica, name: &str) -> Option<Structure> {
    game.player(AUTOMA).structure_at(hex(game, name))
}

#[test]
fn cards_are_numbered_and_start_where_the_factions_start() {
    covers!("automa.setup.cults", "automa.setup.vp", "automa.supply", "automa.what");
    let numbers = [
        ("engineers", 1),
        ("dwarves", 2),
        ("giants", 3),
        ("chaosmagicians", 4),
        ("nomads", 5),
        ("fakirs", 6),
        ("halflings", 7),
        ("cultists", 8),
        ("alchemists", 9),
        ("darklings", 10),
        ("mermaids", 11),
        ("swarmlings", 12),
        ("witches", 13),
        ("auren", 14),
        ("icemaidens", 15),
        ("yetis", 16),
        ("dragonlords", 17),
        ("acolytes", 18),
        ("shapeshifters", 19),
        ("riverwalkers", 20),
    ];
    let cults = [
        [0, 0, 0, 0],
        [0, 0, 2, 0],
        [1, 0, 0, 1],
        [2, 0, 0, 0],
        [1, 0, 1, 0],
        [1, 0, 0, 1],
        [0, 0, 1, 1],
        [1, 0, 1, 0],
        [1, 1, 0, 0],
        [0, 1, 1, 0],
        [0, 2, 0, 0],
        [1, 1, 1, 1],
        [0, 0, 0, 2],
        [0, 1, 0, 1],
        [0, 1, 0, 1],
        [0, 0, 1, 1],
        [2, 0, 0, 0],
        [3, 3, 3, 3],
        [1, 1, 0, 0],
        [1, 0, 0, 1],
    ];
    let vp = [0, 4, 2, 0, 2, 4, 1, 2, 0, 0, 3, 1, 1, 2, 0, 2, 2, 2, 2, 3];
    for ((faction, number), (cults, vp)) in numbers.into_iter().zip(cults.into_iter().zip(vp)) {
        let card = faction_card(faction);
        assert_eq!((card.number, card.vp), (number, vp), "{faction}");
        let dwellings = match faction {
            "chaosmagicians" => 1,
            "nomads" => 3,
            _ => 2,
        };
        assert_eq!((card.dwellings, card.shipping), (dwellings, 1), "{faction}");
        // As the game itself begins it, on every level.
        let you = if faction == "witches" || faction == "auren" { "nomads" } else { "witches" };
        let mut options = terra_mystica::TerraOptions { automas: 1, ..Default::default() };
        options.factions[0] =
            terra_mystica::options::FactionChoice::Named(FactionId::from_name(you).unwrap());
        let id = FactionId::from_name(faction).unwrap();
        options.automa_factions[0] = terra_mystica::options::FactionChoice::Named(id);
        for level in Difficulty::ALL {
            options.difficulty = level;
            let game = crate::common::start(&options, u64::from(number));
            let player = game.player(AUTOMA);
            assert_eq!(player.faction, Some(id));
            assert_eq!(player.purse.cults, cults, "{faction}");
            let start = if level == Difficulty::Easy { 10 } else { 20 };
            assert_eq!((player.purse.vp, player.shipping), (start, 1));
            let purse = player.purse;
            assert_eq!((purse.coins, purse.workers, purse.priests, purse.bowls), (0, 0, 0, [0; 3]));
        }
    }
}

#[test]
fn engineers_put_bridges_between_their_own() {
    covers!("automa.faction.engineers", "automa.faction.engineers.place", "automa.faction.action");
    let mut game = table("witches", "engineers").dwelling(0, "E9").dwelling(1, "E4 G1").game();
    let events = act(&mut game, 5, 3);
    assert_eq!(choice(&game, &events, About::Bridge), "E4:G1");
    assert_eq!((game.player(AUTOMA).bridges, gains(&events)), (1, vec![]));
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
fn all_twenty_have_a_card() {
    for id in FactionId::ALL {
        assert_eq!(Kit::printed().automa.faction(id).faction.0, id);
    }
}
