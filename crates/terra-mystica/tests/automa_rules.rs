//! Cards, ways to choose, the five actions, passing.

use terra_mystica::automa::About;
use terra_mystica::components::{Arrow, Booster, CardGroup, Deed, Direction};
use terra_mystica::options::Difficulty;
use terra_mystica::scenario::Scenario;
use terra_mystica::{Cult, Event, Kit, PowerAction, ScoringId, Structure, TerraMystica};
use testkit::covers;

use crate::automa_common::{
    AUTOMA, act, at, candidates, card, choice, chose, gains, index, lay, reasons, table, trail,
};
use crate::common::{hex, play};

#[test]
fn the_sixteen_cards_are_as_printed() {
    covers!(
        "automa.card.1",
        "automa.card.2",
        "automa.card.3",
        "automa.card.4",
        "automa.card.5",
        "automa.card.6"
    );
    covers!("automa.card.7", "automa.card.8", "automa.card.9", "automa.card.10", "automa.card.11");
    covers!("automa.card.12", "automa.card.13", "automa.card.14", "automa.card.15", "automa.card.16");
    let numbers = |keep: &dyn Fn(u8) -> bool| (1..=16).filter(|number| keep(*number)).collect::<Vec<u8>>();
    assert_eq!(Kit::printed().automa.cards.len(), 16);
    assert_eq!(numbers(&|n| card(n).x), [1, 2, 3, 9, 11, 12, 14, 16]);
    for (kind, cards) in [
        (Deed::Upgrade, &[1, 6, 9, 13][..]),
        (Deed::Build, &[2, 10, 14]),
        (Deed::Power, &[3, 12, 16]),
        (Deed::Cult, &[4, 8, 11, 15]),
        (Deed::Faction, &[5, 7]),
    ] {
        assert_eq!(numbers(&|n| card(n).action == kind), cards, "{kind:?}");
    }
    assert_eq!(numbers(&|n| card(n).structures_goal), [2, 6, 7, 9, 10, 12, 14]);
    assert_eq!(numbers(&|n| card(n).cult_goal), [4, 5, 8, 11, 13, 15, 16]);
    assert_eq!(numbers(&|n| card(n).direction == Direction::Ltr), [1, 3, 5, 8, 10, 12, 13, 15]);
    assert_eq!(numbers(&|n| card(n).booster == Booster::Left), [1, 4, 9, 13, 15, 16]);
    assert_eq!(numbers(&|n| card(n).booster == Booster::Middle), [2, 5, 7, 11, 14]);
    let counted = [
        (1, 'r'),
        (2, 'l'),
        (4, 'r'),
        (2, 'r'),
        (3, 'r'),
        (1, 'l'),
        (3, 'l'),
        (4, 'l'),
        (2, 'r'),
        (4, 'l'),
        (1, 'l'),
        (3, 'r'),
        (1, 'r'),
        (4, 'r'),
        (2, 'l'),
        (3, 'l'),
    ];
    let slots = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1];
    let points = [1, 1, 1, 1, 0, 1, 0, 1, 2, 2, 2, 2, 3, 3, 3, 3];
    for number in 1..=16_u8 {
        let at = usize::from(number) - 1;
        let printed = card(number);
        let arrow = if counted[at].1 == 'r' { Arrow::Right } else { Arrow::Left };
        assert_eq!((printed.count, printed.arrow), (counted[at].0, arrow), "card {number}");
        assert_eq!((printed.slot, printed.vp), (slots[at], points[at]), "card {number}");
        assert_eq!(printed.plus_faction, printed.action == Deed::Faction, "card {number}");
        let group = match number {
            1..=5 => CardGroup::Base,
            6..=8 => CardGroup::Level,
            _ => CardGroup::Stock,
        };
        assert_eq!(printed.group, group, "card {number}");
    }
}

#[test]
fn each_card_does_its_action_with_another_card_s_support() {
    covers!("automa.turn.pair", "automa.turn.vp", "automa.card.8", "automa.card.10", "automa.card.11");
    covers!("automa.card.12", "automa.card.13", "automa.card.14", "automa.card.15");
    for action in 1..=16 {
        let mut game =
            table("witches", "auren").kit(Kit::printed()).dwelling(0, "F4").dwelling(1, "C4 E10").game();
        let events = act(&mut game, action, 3);
        let printed = card(action);
        let about = match printed.action {
            Deed::Build => About::Build,
            Deed::Upgrade => About::Upgrade,
            Deed::Power => About::Power,
            Deed::Cult | Deed::Faction => About::Cult,
        };
        assert!(chose(&events, about), "card {action}");
        let expected = if printed.plus_faction { vec![2] } else { vec![u16::from(printed.vp)] };
        assert_eq!(gains(&events), expected, "card {action}");
        // Card 3 counts 4 from the left and scans from the top left, whatever the action card shows.
        match about {
            About::Power => assert_eq!(choice(&game, &events, about), "ACT4"),
            About::Cult => assert_eq!(choice(&game, &events, about), "air"),
            _ => {}
        }
    }
}

#[test]
fn as_support_each_card_counts_and_scans_its_own_way() {
    covers!("automa.numbered", "automa.direction");
    let power = [
        "ACT1", "ACT5", "ACT4", "ACT2", "ACT3", "ACT6", "ACT4", "ACT3", "ACT2", "ACT3", "ACT6", "ACT3",
        "ACT1", "ACT4", "ACT5", "ACT4",
    ];
    let cult = [
        "fire", "earth", "air", "water", "earth", "air", "water", "fire", "water", "fire", "air", "earth",
        "fire", "air", "earth", "water",
    ];
    for support in 1..=16_u8 {
        let mut game =
            table("witches", "darklings").cults(0, [0; 4]).dwelling(0, "I4").dwelling(1, "A9 A13").game();
        let events = act(&mut game, 3, support);
        assert_eq!(choice(&game, &events, About::Power), power[usize::from(support) - 1], "card {support}");
        let events = act(&mut game, 4, support);
        assert_eq!(choice(&game, &events, About::Cult), cult[usize::from(support) - 1], "card {support}");
        // Two dwellings as far from you as each other: the scan decides.
        let mut game = table("witches", "darklings").dwelling(0, "E6").dwelling(1, "E4 E8").game();
        let events = act(&mut game, 1, support);
        let first = if card(support).direction == Direction::Ltr { "E4" } else { "E8" };
        assert_eq!(choice(&game, &events, About::Upgrade), first, "card {support}");
    }
}

#[test]
fn a_count_beyond_the_last_goes_on_or_stops() {
    covers!("automa.numbered.wrap");
    // Of three, the fourth: from the left with card 3, from the right with card 8.
    for (support, stops, expected) in
        [(3, false, "ACT1"), (3, true, "ACT3"), (8, false, "ACT3"), (8, true, "ACT1")]
    {
        let mut game = table("witches", "darklings")
            .options(|options| options.readings.count_stops = stops)
            .dwelling(0, "F4")
            .dwelling(1, "E5")
            .used(0, "ACT4")
            .used(0, "ACT5")
            .used(0, "ACT6")
            .game();
        let events = act(&mut game, 3, support);
        assert_eq!(choice(&game, &events, About::Power), expected, "card {support}");
    }
}

#[test]
fn nothing_left_to_block_or_to_climb_still_brings_points() {
    covers!("automa.block", "automa.cult", "automa.turn.vp");
    let mut game = table("witches", "darklings").dwelling(0, "F4").dwelling(1, "E5").cults(1, [10; 4]);
    for action in PowerAction::ALL {
        game = game.used(0, action.id());
    }
    let mut game = game.game();
    assert_eq!(gains(&act(&mut game, 3, 1)), [1]);
    assert_eq!(gains(&act(&mut game, 4, 1)), [1]);
    assert_eq!(game.player(AUTOMA).priests_out, 0);
}

#[test]
fn empty_ice_and_volcano_hexes_are_not_built_on() {
    covers!("automa.build.ice");
    let mut game = table("yetis", "darklings")
        .dwelling(0, "A13")
        .dwelling(1, "E5")
        .terrain("E4", "ice")
        .terrain("E6", "volcano")
        .game();
    let events = act(&mut game, 2, 1);
    assert_eq!(candidates(&game, reasons(&events, About::Build)), "C2 D3 D4 F3 G1");
}

#[test]
fn a_bridge_reaches_and_links() {
    covers!("automa.build.reach");
    // Anybody's bridge.
    let game =
        table("engineers", "darklings").dwelling(0, "E4").dwelling(1, "G1").bridge(0, "E4", "G1").game();
    assert!(game.next_to(hex(&game, "G1")).contains(hex(&game, "E4")));
    assert_eq!(game.area(AUTOMA), 1);
}

#[test]
fn settlements_are_networks_or_neighbours() {
    covers!("automa.build.settlements", "automa.build.goal");
    // E5 and G1 hang together across a river hex: one network, but two settlements side by side.
    for (adjacent, asked) in [(false, false), (true, true)] {
        let mut game = table("witches", "darklings")
            .options(|options| options.readings.settlements_adjacent = adjacent)
            .dwelling(0, "A13")
            .dwelling(1, "E5 G1")
            .game();
        let events = act(&mut game, 2, 2);
        let steps = trail(&game, reasons(&events, About::Build));
        assert_eq!(steps[0].starts_with("build.goal"), asked, "{steps:?}");
    }
}

#[test]
fn dwarves_and_fakirs_have_networks_by_tunnel_and_carpet() {
    covers!("automa.end.links", "automa.end.fakirs", "automa.build.settlements");
    let dwarves = table("witches", "dwarves").dwelling(0, "A13").dwelling(1, "E5 E7 D8").game();
    assert_eq!(dwarves.area(AUTOMA), 2);
    let fakirs = table("witches", "fakirs").dwelling(0, "A13").dwelling(1, "B1 F3 E6 E8").game();
    assert_eq!(fakirs.area(AUTOMA), 3);
    let others = table("witches", "nomads").dwelling(0, "A13").dwelling(1, "B1 F3 E6 E8").game();
    assert_eq!(others.area(AUTOMA), 2);
    // Mermaids by the shipping they have reached.
    for (ship, area) in [(1, 1), (2, 2)] {
        let game =
            table("witches", "mermaids").shipping(1, ship).dwelling(0, "A13").dwelling(1, "E4 H2").game();
        assert_eq!(game.area(AUTOMA), area);
    }
    // Riverwalkers side by side on land.
    let game = table("witches", "riverwalkers")
        .colour(1, "black")
        .unlocked(1, &["brown", "blue"])
        .dwelling(0, "A13")
        .dwelling(1, "A7 A8")
        .game();
    assert_eq!(game.area(AUTOMA), 2);
    // Its own stronghold changes none of this.
    let game = table("witches", "fakirs").dwelling(0, "A13").dwelling(1, "B1 F3").stronghold(1, "E9").game();
    assert_eq!(game.area(AUTOMA), 1);
}

#[test]
fn upgrade_walks_down_its_list() {
    covers!("automa.upgrade", "automa.upgrade.near", "automa.supply");
    let mut game = table("witches", "darklings").dwelling(0, "F4 E9").dwelling(1, "E5 E10 D8").game();
    // No trading house for a stronghold: a trading house, nearest to you.
    let events = act(&mut game, 1, 1);
    assert_eq!(
        trail(&game, reasons(&events, About::Upgrade)),
        ["upgrade.near least: D8 2, E5 2, E10 1*", "direction: not needed"]
    );
    let kinds = |game: &TerraMystica| Structure::ALL.map(|kind| game.player(AUTOMA).count(kind));
    let after = |game: &mut TerraMystica| {
        act(game, 1, 1);
        kinds(game)
    };
    let (d, t) = (Structure::Dwelling.index(), Structure::TradingHouse.index());
    assert_eq!((kinds(&game)[d], kinds(&game)[t]), (2, 1));
    let count = |game: &TerraMystica, kind: Structure| game.player(AUTOMA).count(kind);
    after(&mut game);
    assert_eq!((count(&game, Structure::Stronghold), count(&game, Structure::TradingHouse)), (1, 0));
    after(&mut game);
    after(&mut game);
    assert_eq!((count(&game, Structure::TradingHouse), count(&game, Structure::Dwelling)), (2, 0));
    // No dwelling left, no temple for a sanctuary: a temple.
    after(&mut game);
    assert_eq!((count(&game, Structure::Temple), count(&game, Structure::TradingHouse)), (1, 1));
    // Then the sanctuary, before the next temple.
    after(&mut game);
    assert_eq!((count(&game, Structure::Sanctuary), count(&game, Structure::Temple)), (1, 0));
}

#[test]
fn build_and_upgrade_replace_each_other_once() {
    covers!("automa.build.instead", "automa.upgrade.instead");
    // All eight dwellings stand: Upgrade instead.
    let mut game =
        table("witches", "darklings").dwelling(0, "F4").dwelling(1, "A1 A3 A5 A7 A9 A11 A13 C2").game();
    let events = act(&mut game, 2, 1);
    assert!(!chose(&events, About::Build) && chose(&events, About::Upgrade));
    assert_eq!(gains(&events), [1]);
    // Pieces in the supply, but nothing to make them from: Build instead.
    let mut game = table("witches", "darklings")
        .dwelling(0, "F4")
        .stronghold(1, "E5")
        .sanctuary(1, "A1")
        .temple(1, "A13")
        .game();
    let events = act(&mut game, 1, 1);
    assert!(!chose(&events, About::Upgrade) && chose(&events, About::Build));
    // Neither: nothing happens, and the points come all the same.
    let mut game = table("witches", "darklings")
        .dwelling(0, "F4")
        .dwelling(1, "A1 A3 A5 A7 A9 A11 A13 C2")
        .trading_house(1, "B1 B3 B5 D1")
        .temple(1, "E3 E5 E7")
        .stronghold(1, "I1")
        .sanctuary(1, "I3")
        .no_town_tiles()
        .game();
    for action in [1, 2] {
        let before = game.occupied();
        assert_eq!(gains(&act(&mut game, action, 1)), [1]);
        assert_eq!(game.occupied(), before);
    }
}

#[test]
fn the_cult_goal_is_left_out_where_nobody_is_ahead() {
    covers!("automa.cult.ahead");
    let mut game = table("witches", "darklings")
        .dwelling(0, "F4")
        .dwelling(1, "E5")
        .cults(0, [2, 2, 2, 2])
        .cults(1, [2, 3, 2, 4])
        .game();
    let events = act(&mut game, 4, 16);
    assert_eq!(
        trail(&game, reasons(&events, About::Cult)),
        ["cult.ahead >=1: skipped", "numbered =3: fire 4, water 3*, earth 2, air 1"]
    );
}

#[test]
fn priests_take_the_best_space_and_run_out() {
    covers!("automa.cult.priest");
    let mut game = table("witches", "darklings")
        .dwelling(0, "F4")
        .dwelling(1, "E5")
        .cults(0, [0; 4])
        .cults(1, [0; 4])
        .priest_on(0, "fire", 3)
        .game();
    let mut went = Vec::new();
    for _ in 0..4 {
        act(&mut game, 4, 1);
        went.push(at(&game, Cult::Fire));
    }
    // Three spaces for 2, then no space: 1 without a priest.
    assert_eq!((went, game.player(AUTOMA).priests_out), (vec![2, 4, 6, 7], 3));
    for _ in 0..4 {
        act(&mut game, 4, 4);
    }
    assert_eq!((at(&game, Cult::Water), game.player(AUTOMA).priests_out), (9, 7));
    act(&mut game, 4, 5);
    assert_eq!((at(&game, Cult::Earth), game.player(AUTOMA).priests_out), (1, 7), "no priest is left");
}

#[test]
fn the_top_is_for_one() {
    covers!("automa.cult.top", "automa.cult.surplus");
    let start = |key| {
        table("witches", "darklings")
            .options(move |options| options.readings.top_needs_key = key)
            .dwelling(0, "F4")
            .dwelling(1, "E5")
            .cults(0, [10, 0, 0, 0])
            .cults(1, [9, 8, 3, 10])
            .game()
    };
    // Closed: fire, where you stand on 10, and air, where it does. 3 steps from 8 lead to 10.
    let mut game = start(false);
    let events = act(&mut game, 4, 1);
    assert_eq!(candidates(&game, reasons(&events, About::Cult)), "water earth");
    assert_eq!((at(&game, Cult::Water), game.player(AUTOMA).priests_out), (10, 1));
    // With keys it stops at 9.
    let mut game = start(true);
    act(&mut game, 4, 1);
    assert_eq!(at(&game, Cult::Water), 9);
    let events = act(&mut game, 4, 1);
    assert_eq!(candidates(&game, reasons(&events, About::Cult)), "earth");
    // Only as far as the space below you.
    let mut game = table("witches", "darklings")
        .dwelling(0, "F4")
        .dwelling(1, "E5")
        .cults(0, [10, 0, 0, 0])
        .cults(1, [8, 0, 0, 0])
        .game();
    act(&mut game, 4, 1);
    assert_eq!(at(&game, Cult::Fire), 9);
}

#[test]
fn each_round_tile_brings_its_points() {
    covers!("automa.pass.tile", "automa.tile.1", "automa.tile.2", "automa.tile.3", "automa.tile.4");
    covers!("automa.tile.5", "automa.tile.6", "automa.tile.7", "automa.tile.8", "automa.tile.9");
    let rows = [(4, 6), (0, 5), (4, 6), (0, 5), (4, 6), (3, 6), (0, 5), (3, 6), (4, 4)];
    for (tile, (early, late)) in ScoringId::ALL.into_iter().zip(rows) {
        for round in 1..=6 {
            for (level, more) in [(Difficulty::Normal, 0), (Difficulty::Nightmare, 1)] {
                let mut game = table("witches", "darklings")
                    .options(|options| options.difficulty = level)
                    .dwelling(0, "F4")
                    .dwelling(1, "E5")
                    .round(round)
                    .scoring(tile.id())
                    .game();
                let mut events = Vec::new();
                game.automa_passes(AUTOMA, index(1), None, &mut events);
                let points = if round <= 3 { early } else { late };
                // A tile that gives nothing is no scoring.
                let expected = if points > 0 { vec![points + more] } else { vec![] };
                assert_eq!(gains(&events), expected, "{} in round {round}", tile.id());
            }
        }
    }
}

#[test]
fn points_of_the_tile_come_before_those_of_the_faction_card() {
    covers!("automa.pass.tile");
    let passes = |table: Scenario| {
        let mut game = table.dwelling(0, "A13").scoring("SCORE1").game();
        let before = game.player(AUTOMA).purse.vp;
        let mut events = Vec::new();
        game.automa_passes(AUTOMA, index(1), None, &mut events);
        let told = events.iter().find_map(|event| match event {
            Event::Passed { seat: AUTOMA, vp, .. } => Some(*vp),
            _ => None,
        });
        assert_eq!(told, Some(game.player(AUTOMA).purse.vp - before));
        gains(&events)
    };
    // Engineers score bridges, Ice Maidens temples.
    let bridges =
        table("witches", "engineers").dwelling(1, "E4 F2 G1").bridge(1, "E4", "G1").bridge(1, "F2", "G1");
    assert_eq!(passes(bridges), [4, 6]);
    assert_eq!(passes(table("witches", "icemaidens").temple(1, "E4 B1")), [4, 6]);
    assert_eq!(passes(table("witches", "engineers").dwelling(1, "E4").temple(1, "B1")), [4]);
}

#[test]
fn the_bonus_card_by_the_support_card() {
    covers!("automa.pass.bonus", "automa.pass.icon", "automa.pass.last-round", "automa.no-income");
    let start = |round, drawn| {
        table("witches", "darklings")
            .options(move |options| options.readings.booster_of_drawn = drawn)
            .dwelling(0, "F4")
            .dwelling(1, "E5")
            .round(round)
            .middle(&[("BON1", 2), ("BON2", 0), ("BON4", 1)])
            .bonus(1, "BON5")
            .game()
    };
    for (support, drawn, reading, expected) in [
        (1, Some(2), false, "BON1"),
        (2, Some(1), false, "BON2"),
        (3, None, false, "BON4"),
        (1, Some(2), true, "BON2"),
        // The deck is empty: the card left on the table.
        (3, None, true, "BON4"),
    ] {
        let mut game = start(1, reading);
        let mut events = Vec::new();
        game.automa_passes(AUTOMA, index(support), drawn.map(index), &mut events);
        assert_eq!(choice(&game, &events, About::Bonus), expected);
        let purse = game.player(AUTOMA).purse;
        assert_eq!((purse.coins, purse.workers, purse.bowls), (0, 0, [0; 3]));
        assert_eq!(game.bonus_cards().count(), 3);
        assert_eq!(game.bonus_cards().last().map(|(card, _)| card.id()), Some("BON5"));
    }
    let mut game = start(6, false);
    let mut events = Vec::new();
    game.automa_passes(AUTOMA, index(1), None, &mut events);
    assert!(!chose(&events, About::Bonus));
    assert_eq!(game.player(AUTOMA).bonus.map(terra_mystica::BonusId::id), Some("BON5"));
}

#[test]
fn your_bonus_card_goes_to_the_right_end_too() {
    covers!("automa.pass.bonus", "automa.pass.first");
    let mut game = table("witches", "darklings")
        .dwelling(0, "A13")
        .dwelling(1, "E5")
        .middle(&[("BON1", 0), ("BON2", 0), ("BON4", 0)])
        .bonus(0, "BON9")
        .game();
    play(&mut game, "pass BON2");
    let row: Vec<_> = game.bonus_cards().map(|(card, _)| card.id()).collect();
    assert_eq!(row, ["BON1", "BON4", "BON9"]);
    // You passed first; a round later the Automa does.
    while game.round() == 1 {
        play(&mut game, "automa");
    }
    assert_eq!(game.turn_order(), [0, 1]);
    // The coins on the three that lie there.
    assert!(game.bonus_cards().all(|(_, coins)| coins == 1));
    let mut game = table("witches", "darklings").dwelling(0, "A13").dwelling(1, "E5").game();
    game.automa_passes(AUTOMA, index(1), None, &mut ());
    play(&mut game, "pass BON2");
    assert_eq!((game.round(), game.turn_order()), (2, &[1, 0][..]));
}

#[test]
fn a_last_card_without_an_x_acts() {
    covers!("automa.turn.last-card", "automa.turn.later", "automa.deck.rebuild", "automa.deck.sizes");
    let mut game = table("witches", "auren").dwelling(0, "A13").dwelling(1, "I1").passed(0).game();
    // A deck of 7 whose last three have no X.
    lay(&mut game, &[1, 2, 3, 13, 4, 5, 6]);
    let mut acted = 0;
    while game.round() == 1 {
        let events = play(&mut game, "automa");
        let stops = |event: &Event| matches!(event, Event::AutomaStops { drawn: None, support: Some(_), .. });
        acted += u8::from(!events.iter().any(stops));
    }
    assert_eq!(acted, 6, "position 1 is support only");
    assert_eq!((game.bot(AUTOMA).deck_size(), game.bot(AUTOMA).reserve_size()), (8, 8));
}

#[test]
fn an_x_counts_among_the_last_three_cards_only() {
    covers!("automa.deck.zone");
    // In a deck of 7, card 1 with its X comes fourth or fifth.
    for (order, acts) in [([4, 5, 6, 1, 13, 2, 3], true), ([4, 5, 6, 13, 1, 2, 3], false)] {
        let mut game = table("witches", "auren").dwelling(0, "A13").dwelling(1, "I1").passed(0).game();
        lay(&mut game, &order);
        let place = order.iter().position(|card| *card == 1).unwrap();
        // The first turn takes two cards.
        let mut events = Vec::new();
        for _ in 0..place {
            events = play(&mut game, "automa");
        }
        let stops = events.iter().any(|event| matches!(event, Event::AutomaStops { .. }));
        assert_eq!((stops, game.round()), (!acts, if acts { 1 } else { 2 }));
    }
}

#[test]
fn after_passing_the_deck_is_shuffled_and_the_table_is_clear() {
    covers!("automa.deck.rebuild");
    for round in [1, 5, 6] {
        let mut game = table("witches", "darklings").dwelling(0, "F4").dwelling(1, "E5").round(round).game();
        lay(&mut game, &[1, 2, 3]);
        act(&mut game, 1, 2);
        let before = game.bot(AUTOMA).deck().to_vec();
        game.automa_passes(AUTOMA, index(1), Some(index(2)), &mut ());
        let bot = game.bot(AUTOMA);
        assert_eq!((bot.support(), bot.action()), (None, None), "round {round}");
        let after = bot.deck().to_vec();
        if round == 6 {
            assert_eq!(after, before, "there is no seventh round");
            continue;
        }
        assert!(bot.drawn().is_empty());
        let sorted = |mut cards: Vec<u8>| {
            cards.sort_unstable();
            cards
        };
        let joined: Vec<u8> = after.iter().copied().filter(|card| !before.contains(card)).collect();
        assert_eq!(joined.len(), 1, "one of the reserve");
        assert_eq!(sorted(after.clone()), sorted([before.clone(), joined.clone()].concat()));
        assert_ne!(after, [before, joined].concat(), "it is shuffled");
    }
}

#[test]
fn coins_on_a_bonus_card_that_the_automa_takes_go_back() {
    covers!("automa.pass.bonus", "automa.no-income");
    let mut game = table("witches", "darklings")
        .dwelling(0, "F4")
        .dwelling(1, "E5")
        .middle(&[("BON1", 2), ("BON2", 0), ("BON4", 1)])
        .bonus(1, "BON5")
        .game();
    // Card 1 takes the left one, twice: what it had comes to the right end, without coins.
    for (row, coins) in [(["BON2", "BON4", "BON5"], [0, 1, 0]), (["BON4", "BON5", "BON1"], [1, 0, 0])] {
        game.automa_passes(AUTOMA, index(1), None, &mut ());
        let (cards, there): (Vec<_>, Vec<_>) =
            game.bonus_cards().map(|(card, coins)| (card.id(), coins)).unzip();
        assert_eq!((cards, there), (row.to_vec(), coins.to_vec()));
    }
}
