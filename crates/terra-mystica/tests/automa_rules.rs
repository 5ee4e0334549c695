//! Deck, turn, actions, passing, end, difficulty, several Automas, and factions of yours.

use kernel::{Game, Options, Seat};
use terra_mystica::automa::About;
use terra_mystica::components::{Arrow, Booster, CardGroup, Deed, Direction};
use terra_mystica::options::{Difficulty, FactionChoice};
use terra_mystica::rules::event::FinalScore;
use terra_mystica::scenario::Scenario;
use terra_mystica::state::Phase;
use terra_mystica::{
    Cult, Event, FactionId, Illegal, Kit, PowerAction, ScoringId, Structure, TerraMystica, TerraOptions,
    Terrain,
};
use testkit::covers;

use crate::automa_common::{
    AUTOMA, YOU, act, act_of, at, candidates, card, choice, chose, gains, index, lay, reasons, table, trail,
    vp,
};
use crate::common::{hex, play, play_all, refused, start};

fn options(you: &str, automa: &str) -> TerraOptions {
    let named = |name| FactionChoice::Named(FactionId::from_name(name).unwrap());
    let mut options = TerraOptions { automas: 1, ..TerraOptions::default() };
    options.factions[0] = named(you);
    options.automa_factions[0] = named(automa);
    options
}

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
    for (stops, expected) in [(false, "ACT1"), (true, "ACT3")] {
        let mut game = table("witches", "darklings")
            .options(|options| options.readings.count_stops = stops)
            .dwelling(0, "F4")
            .dwelling(1, "E5")
            .used(0, "ACT4")
            .used(0, "ACT5")
            .used(0, "ACT6")
            .game();
        // From the left, 4 of 3.
        let events = act(&mut game, 3, 3);
        assert_eq!(choice(&game, &events, About::Power), expected);
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
fn decks_by_difficulty() {
    covers!("automa.difficulty.easy", "automa.difficulty.normal", "automa.difficulty.hard");
    covers!(
        "automa.difficulty.very-hard",
        "automa.difficulty.nightmare",
        "automa.setup.deck",
        "automa.deck.sizes"
    );
    for (level, first) in Difficulty::ALL.into_iter().zip([6_u8, 7, 8, 9, 9]) {
        for seed in 0..20 {
            let mut game =
                start(&TerraOptions { difficulty: level, ..options("witches", "darklings") }, seed);
            let must: &[u8] = match level {
                Difficulty::Easy => &[1, 2, 3, 4, 5],
                Difficulty::Normal => &[1, 2, 3, 4, 5, 6],
                Difficulty::Hard => &[1, 2, 3, 4, 5, 6, 7],
                Difficulty::VeryHard | Difficulty::Nightmare => &[1, 2, 3, 4, 5, 6, 7, 8],
            };
            let mut dice = kernel::Dice::new(seed);
            while game.round() == 0 {
                let action = kernel::Legal::pick(&game.legal(), &mut dice).unwrap();
                game.play(action, &mut ()).unwrap();
            }
            assert_eq!(game.player(AUTOMA).purse.vp, if level == Difficulty::Easy { 10 } else { 20 });
            while game.phase() != Phase::Over {
                let bot = *game.bot(AUTOMA);
                assert_eq!(bot.deck_size(), first + game.round() - 1, "{level:?} in round {}", game.round());
                assert_eq!(bot.reserve_size(), 16 - bot.deck_size());
                if game.round() == 1 {
                    // Whatever comes is of the first deck, but for one card.
                    let foreign = bot
                        .drawn()
                        .iter()
                        .filter(|card| !must.contains(&Kit::printed().automa.card(**card).number))
                        .count();
                    assert!(foreign <= 1);
                }
                let pass = game.legal();
                let pass = kernel::Legal::iter(&pass)
                    .find(|action| {
                        matches!(action.act, terra_mystica::Act::Pass(_) | terra_mystica::Act::Automa)
                    })
                    .or_else(|| kernel::Legal::iter(&pass).last());
                game.play(pass.unwrap(), &mut ()).unwrap();
            }
        }
    }
}

#[test]
fn the_setup_alternates() {
    covers!("automa.setup.near", "automa.setup.order", "automa.setup.bonus", "automa.setup.cards");
    covers!("automa.setup.first-player", "automa.setup.faction");
    // You, Automa, you, Automa; then the Automa's bonus card, then yours; you begin.
    let mut game = start(&options("witches", "swarmlings"), 3);
    assert_eq!(game.to_move(), Some(YOU));
    play(&mut game, "build F4");
    let mut seen = [false; 2];
    for seed in 0..30 {
        let mut game = start(&options("witches", "swarmlings"), seed);
        play(&mut game, "build F4");
        let events = play(&mut game, "automa");
        let place = choice(&game, &events, About::FirstDwelling);
        assert!(["D5", "H4"].contains(&place.as_str()));
        seen[usize::from(place == "H4")] = true;
        assert!(events.iter().any(|event| matches!(event, Event::AutomaRevealed { .. })));
    }
    assert_eq!(seen, [true; 2], "the tie is drawn");
    play(&mut game, "automa");
    play(&mut game, "build D1");
    let events = play(&mut game, "automa");
    // D2 is beside D1: no tie, no card.
    assert_eq!(choice(&game, &events, About::FirstDwelling), "D2");
    assert!(!events.iter().any(|event| matches!(event, Event::AutomaRevealed { .. })));
    let row: Vec<_> = game.bonus_cards().map(|(card, _)| card).collect();
    assert_eq!((row.len(), game.to_move()), (5, Some(AUTOMA)));
    let events = play(&mut game, "automa");
    let Some(Event::AutomaRevealed { card: revealed, .. }) = events.first() else { panic!("{events:?}") };
    let slot = usize::from(Kit::printed().automa.card(*revealed).slot);
    assert_eq!(game.player(AUTOMA).bonus, Some(row[slot - 1]));
    let left: Vec<_> = row.iter().copied().filter(|card| *card != row[slot - 1]).collect();
    assert_eq!(game.bonus_cards().map(|(card, _)| card).collect::<Vec<_>>(), left);
    play(&mut game, &format!("pass {}", left[0].id()));
    assert_eq!((game.round(), game.to_move()), (1, Some(YOU)));
}

#[test]
fn first_dwellings_of_one_or_three() {
    covers!("automa.setup.order");
    let places = |you: &str, automa: &str, yours: &[&str]| {
        let mut game = start(&options(you, automa), 1);
        let (mut order, mut yours) = (String::new(), yours.iter());
        while matches!(game.phase(), Phase::Dwellings(_)) {
            if game.to_move() == Some(YOU) {
                order.push('y');
                play(&mut game, &format!("build {}", yours.next().unwrap()));
            } else {
                order.push('a');
                play(&mut game, "automa");
            }
        }
        (order, game)
    };
    // Nomads as Automa: the third goes near any of yours.
    let (order, game) = places("witches", "nomads", &["F4", "A10"]);
    assert_eq!(order, "yayaa");
    let own: Vec<&str> = game.player(AUTOMA).all().iter().map(|hex| game.map().name(hex)).collect();
    // F3 beside F4; B6 or such near A10; then the nearest to either.
    assert!(own.contains(&"F3"), "{own:?}");
    assert_eq!(places("nomads", "witches", &["F3", "E8", "I7"]).0, "yayay");
    assert_eq!(places("witches", "chaosmagicians", &["F4", "A10"]).0, "yay");
    // Your Chaos Magicians place first, and both of its dwellings answer that one.
    assert_eq!(places("chaosmagicians", "witches", &["G2"]).0, "yaa");
    assert_eq!(places("chaosmagicians", "nomads", &["G2"]).0, "yaaa");
    assert_eq!(places("nomads", "chaosmagicians", &["F3", "E8", "I7"]).0, "yayy");
}

#[test]
fn starting_colours_are_drawn_or_settled() {
    covers!("automa.setup.colour", "automa.setup.faction");
    for automa in ["icemaidens", "yetis", "dragonlords", "acolytes", "shapeshifters", "riverwalkers"] {
        let mut seen = 0_u8;
        for seed in 0..60 {
            let game = start(&options("witches", automa), seed);
            let colour = game.player(AUTOMA).start;
            assert!(colour.is_basic() && colour != Terrain::Forest, "{automa}");
            seen |= 1 << colour.index();
            let mut settled = options("witches", automa);
            settled.automa_colours[0] = Some(Terrain::Lakes);
            assert_eq!(start(&settled, seed).player(AUTOMA).start, Terrain::Lakes);
        }
        assert_eq!(seen.count_ones(), 6, "{automa}: every other colour comes up");
    }
    // Ice is chosen before the Automa: your own colour is not taken.
    let mut game = start(&options("yetis", "shapeshifters"), 1);
    play(&mut game, "pick-color blue");
    assert_ne!(game.player(AUTOMA).home, Terrain::Lakes);
    // What was settled for an Automa is kept for it.
    let game = start(&options("yetis", "mermaids"), 1);
    assert_eq!(refused(&game, "pick-color blue"), Illegal::TerrainTaken { terrain: Terrain::Lakes });
    let mut open = options("yetis", "mermaids");
    open.factions[0] = FactionChoice::Open;
    let game = start(&open, 1);
    assert!(matches!(refused(&game, "faction swarmlings"), Illegal::OtherSide { .. }));
    assert_eq!(refused(&game, "faction mermaids"), Illegal::FactionTaken { faction: FactionId::Mermaids });
    let mut ice = open;
    ice.automa_factions[0] = FactionChoice::Named(FactionId::Yetis);
    ice.automa_colours[0] = Some(Terrain::Forest);
    let game = start(&ice, 1);
    assert!(matches!(refused(&game, "faction icemaidens"), Illegal::OtherSide { .. }));
    assert_eq!(refused(&game, "faction witches"), Illegal::TerrainTaken { terrain: Terrain::Forest });
    // Settings that cannot be.
    let mut clash = options("witches", "yetis");
    clash.set("automa-colours", "green").unwrap();
    assert!(clash.check().is_err());
    assert!(clash.set("automa-colours", "purple").is_err() && clash.set("automa-colours", "ice").is_err());
    clash.set("automa-colours", "random").unwrap();
    assert_eq!(clash.automa_colours[0], None);
}

#[test]
fn the_end_is_scored_like_anybody_s() {
    covers!("automa.end", "automa.nightmare.scoring");
    for (level, rounds_only, more) in
        [(Difficulty::Normal, false, 0), (Difficulty::Nightmare, false, 1), (Difficulty::Nightmare, true, 0)]
    {
        let mut game = table("witches", "darklings")
            .options(|options| {
                options.difficulty = level;
                options.readings.nightmare_rounds = rounds_only;
            })
            .final_tile("building-on-edge")
            .round(6)
            .dwelling(0, "F4 G3")
            .dwelling(1, "E5 E4 A1")
            .cults(0, [5, 4, 0, 0])
            .cults(1, [4, 4, 3, 0])
            .passed(0)
            .game();
        let before = vp(&game);
        let mut last = Vec::new();
        while game.phase() != Phase::Over {
            while game.to_move() == Some(YOU) {
                play(&mut game, "decline 1");
            }
            last = play(&mut game, "automa");
        }
        assert!(vp(&game) > before);
        let finals: Vec<(FinalScore, u16)> = last
            .iter()
            .filter_map(|event| match event {
                Event::Final { seat, what, vp, .. } if *seat == AUTOMA => Some((*what, *vp)),
                _ => None,
            })
            .collect();
        // No points for what is left over.
        assert!(finals.iter().all(|(what, _)| *what != FinalScore::Resources));
        let network = finals.iter().find(|(what, _)| *what == FinalScore::Network);
        assert_eq!(network, Some(&(FinalScore::Network, 18 + more)), "{finals:?}");
        for (what, points) in &finals {
            if let FinalScore::Cult(cult) = what {
                let mine = game.player(AUTOMA).purse.cults[cult.index()];
                let yours = game.player(YOU).purse.cults[cult.index()];
                let expected = match mine.cmp(&yours) {
                    std::cmp::Ordering::Greater => 8,
                    std::cmp::Ordering::Equal => 6,
                    std::cmp::Ordering::Less => 4,
                };
                assert_eq!(*points, expected + more);
            }
        }
        // A marker on 0 scores nothing.
        let zero = Cult::ALL.into_iter().filter(|cult| at(&game, *cult) == 0);
        for cult in zero {
            assert!(finals.iter().all(|(what, _)| *what != FinalScore::Cult(cult)));
        }
    }
}

#[test]
fn several_automas_see_all_opponents() {
    covers!("automa.several", "automa.cult.opponents");
    let start = || {
        Scenario::of(&["witches", "darklings", "nomads"])
            .options(|options| options.automas = 2)
            .shipping(1, 1)
            .shipping(2, 1)
            .dwelling(0, "A13")
            .dwelling(1, "E5")
            .dwelling(2, "F4")
    };
    let mut game = start().cults(0, [6, 0, 0, 0]).cults(1, [1, 1, 1, 1]).cults(2, [2, 0, 3, 0]).game();
    // Near: the other Automa counts.
    let events = act_of(&mut game, Seat(1), 2, 1);
    assert_eq!(choice(&game, &events, About::Build), "E6");
    // Fire: you lead by 5, the other Automa by 1: the smallest counts. Earth by 2.
    let events = act_of(&mut game, Seat(1), 4, 16);
    assert_eq!(
        trail(&game, reasons(&events, About::Cult))[..2],
        ["cult.ahead >=1: fire 1*, water 0, earth 2*, air 0", "cult.gap least: fire 1*, earth 2"]
    );
    // A fair draw for the bonus card: all places come up whatever the icon.
    let mut seen = [0; 3];
    for seed in 0..60 {
        let options = TerraOptions { seats: 3, automas: 2, ..TerraOptions::default() };
        let mut game = crate::common::start(&options, seed);
        let mut dice = kernel::Dice::new(seed);
        while game.round() == 0 {
            let action = kernel::Legal::pick(&game.legal(), &mut dice).unwrap();
            game.play(action, &mut ()).unwrap();
        }
        assert_eq!(game.bonus_cards().count(), 3);
        let row: Vec<_> = game.bonus_cards().map(|(card, _)| card).collect();
        game.automa_passes(Seat(2), index(1), None, &mut ());
        let taken = game.player(Seat(2)).bonus.unwrap();
        seen[row.iter().position(|card| *card == taken).unwrap()] += 1;
    }
    assert!(seen.iter().all(|count| *count > 8), "{seen:?}");
}

#[test]
fn a_second_automa_answers_the_first() {
    covers!("automa.several", "automa.setup.near");
    let named = |name| FactionChoice::Named(FactionId::from_name(name).unwrap());
    let mut options = TerraOptions { seats: 3, automas: 2, ..TerraOptions::default() };
    options.factions[0] = named("witches");
    options.automa_factions[..2].copy_from_slice(&[named("swarmlings"), named("nomads")]);
    let mut game = start(&options, 1);
    play(&mut game, "build D1");
    play(&mut game, "automa");
    assert_eq!(game.structure(hex(&game, "D2")).map(|(seat, _)| seat), Some(Seat(1)));
    let events = play(&mut game, "automa");
    // Nearest to D2, not to D1: D3 (1) and not B1 (2).
    assert_eq!(
        events.iter().find_map(|event| match event {
            Event::Built { hex, .. } => Some(game.map().name(*hex)),
            _ => None,
        }),
        Some("D3")
    );
}

#[test]
fn your_cultists_ask_the_support_card() {
    covers!("automa.you.cultists", "automa.you.support");
    let start = |support: u8| {
        let mut game = table("cultists", "darklings")
            .dwelling(0, "E6")
            .dwelling(1, "E5")
            .order(&[1, 0])
            .goods(0, 20, 10, 0)
            .bowls(0, [3, 0, 0])
            .game();
        lay(&mut game, &[support, 12]);
        play(&mut game, "automa");
        game
    };
    // Crossed out: it takes power, and a step is due.
    let mut game = start(1);
    play(&mut game, "upgrade E6 to TP");
    assert_eq!(game.player(YOU).steps_due, 1);
    assert_eq!(game.player(YOU).purse.bowls, [3, 0, 0]);
    // Shown: it declines, and you gain 1 power.
    let mut game = start(4);
    play(&mut game, "upgrade E6 to TP");
    assert_eq!((game.player(YOU).steps_due, game.player(YOU).purse.bowls), (0, [2, 1, 0]));
    // Not beside it: nothing.
    let mut game = table("cultists", "darklings")
        .dwelling(0, "E6 I1")
        .dwelling(1, "E5")
        .goods(0, 20, 10, 0)
        .bowls(0, [3, 0, 0])
        .game();
    play(&mut game, "upgrade I1 to TP");
    assert_eq!((game.player(YOU).steps_due, game.player(YOU).purse.bowls), (0, [3, 0, 0]));
    // Without a support card a card of the reserve answers: both come up, and the reserve stays as it was.
    let mut seen = [0; 2];
    for seed in 0..40 {
        let named = options("cultists", "darklings");
        let mut game = crate::common::start(&named, seed);
        play(&mut game, "build E6");
        play(&mut game, "automa");
        let places = kernel::Legal::iter(&game.legal()).next().unwrap();
        game.play(places, &mut ()).unwrap();
        play_all(&mut game, "automa. automa");
        let first = kernel::Legal::iter(&game.legal()).next().unwrap();
        game.play(first, &mut ()).unwrap();
        let before = *game.bot(AUTOMA);
        if (game.next_to(hex(&game, "E6")) & game.player(AUTOMA).all()).is_empty() {
            continue;
        }
        let bowls = game.player(YOU).purse.bowls;
        play(&mut game, "upgrade E6 to TP");
        let step = game.player(YOU).steps_due == 1;
        assert_eq!(game.player(YOU).purse.bowls == bowls, step);
        seen[usize::from(step)] += 1;
        assert_eq!(*game.bot(AUTOMA), before);
    }
    assert!(seen[0] > 5 && seen[1] > 5, "{seen:?}");
}

#[test]
fn your_shapeshifters_ask_it_too() {
    covers!("automa.you.shapeshifters", "automa.you.token");
    for (support, tokens) in [(1, 1), (4, 0)] {
        let mut game = table("shapeshifters", "darklings")
            .colour(0, "brown")
            .dwelling(0, "E6")
            .dwelling(1, "E5")
            .order(&[1, 0])
            .goods(0, 20, 10, 0)
            .bowls(0, [3, 0, 0])
            .game();
        lay(&mut game, &[support, 12]);
        play(&mut game, "automa");
        play(&mut game, "upgrade E6 to TP");
        assert_eq!(game.player(YOU).tokens_due, tokens);
        if tokens == 1 {
            play(&mut game, "gain P3 for VP");
            assert_eq!((game.player(YOU).purse.bowls, game.player(YOU).purse.vp), ([3, 0, 1], 19));
        } else {
            assert_eq!(game.player(YOU).purse.bowls, [2, 1, 0]);
        }
    }
}

#[test]
fn it_takes_no_power_and_gets_no_income() {
    covers!("automa.power", "automa.no-income", "automa.what");
    let mut game =
        table("witches", "darklings").dwelling(0, "E6").dwelling(1, "E5").goods(0, 20, 10, 0).game();
    play(&mut game, "upgrade E6 to TP");
    assert!(game.offers().is_empty());
    let dice = &mut kernel::Dice::new(5);
    while let Some(action) = kernel::Legal::pick(&game.legal(), dice) {
        game.play(action, &mut ()).unwrap();
        let player = game.player(AUTOMA);
        let purse = player.purse;
        assert_eq!((purse.coins, purse.workers, purse.priests, purse.bowls), (0, 0, 0, [0; 3]));
        assert_eq!((player.favours, player.towns, player.keys), (0, [0; 8], 0));
    }
}
