//! Setup, turns, income, the end.

use kernel::{Game, Legal, OptionError, Options, Seat, Seed};
use tapestry::components::effect::Cost;
use tapestry::scenario::Scenario;
use tapestry::{
    Building, Die, Event, Illegal, Kit, MatChoice, Tapestry, TapestryOptions, Terms, Track, Version, Waiting,
};
use testkit::covers;

use crate::common::{
    any, at, built, goods, hand, is_quiet, play, refused, settle, space, start, techs, texts, tiles, vp,
};

fn two() -> Scenario {
    Scenario::new(2)
}

#[test]
fn the_table_is_set() {
    covers!(
        "setup.map",
        "setup.seats",
        "setup.mats",
        "setup.cities",
        "setup.start",
        "setup.income-mat",
        "setup.decks",
        "setup.mode"
    );
    for seats in 1..=5 {
        let mut game = start(&TapestryOptions { seats, ..TapestryOptions::default() }, 3);
        assert_eq!(game.map().id, if seats > 3 { "large" } else { "small" });
        assert_eq!(game.decision().unwrap().kind, Waiting::Civilization);
        assert_eq!(game.legal().count(), 2);
        let first = game.to_move().unwrap();
        assert_eq!(first, game.first());
        any(&mut game, "civ").clear();
        let cities = if seats > 3 { 1 } else { 2 };
        if cities == 2 {
            assert_eq!(game.decision().unwrap().kind, Waiting::City);
            assert_eq!(game.legal().count(), 2);
        }
        settle(&mut game);
        assert_eq!(game.piles()[2] + (0..seats).map(|seat| tiles(&game, seat) as usize).sum::<usize>(), 48);
        assert!(game.open_techs().iter().all(|tech| *tech != 255));
        for seat in 0..seats {
            let player = game.player_at(Seat(seat));
            assert_eq!(player.covered, [0b11_1110; 4]);
            assert!(game.controlled(Seat(seat)).len() == 1);
            assert!((8..=10).contains(&player.outposts));
        }
    }
    let clash = TapestryOptions {
        cities: [MatChoice::Named(0), MatChoice::Named(5), MatChoice::Open, MatChoice::Open, MatChoice::Open],
        ..Default::default()
    };
    assert!(matches!(clash.check(), Err(OptionError::Conflict { key: "cities", .. })));
}

#[test]
fn all_piles_are_shuffled() {
    covers!("setup.decks");
    // What comes first in each pile, in 40 games: tapestry cards, civilizations, tech cards, territory and space tiles.
    let mut first = [const { std::collections::BTreeSet::new() }; 5];
    let mut contents = [const { std::collections::BTreeSet::new() }; 2];
    for seed in 0..40 {
        let mut game = start(&TapestryOptions::default(), seed);
        let mut hidden = Scenario::hidden(&game);
        first[0].insert(u64::from(hidden[0][0]));
        first[1].insert(u64::from(hidden[1][0]));
        first[2].insert(u64::from(game.open_techs()[0]));
        hidden[0].sort_unstable();
        contents[0].insert(hidden[0].clone());
        let mut open = game.open_techs().to_vec();
        open.dedup();
        contents[1].insert(vec![open.len() as u8]);
        settle(&mut game);
        Scenario::happen(&mut game, 0, space(Track::Exploration, 1));
        first[3].insert(game.player_at(Seat(0)).tiles);
        Scenario::happen(&mut game, 0, space(Track::Exploration, 11));
        first[4].insert(u64::from(game.player_at(Seat(0)).spaces));
    }
    let seen = first.map(|things| things.len());
    assert!(seen.iter().all(|different| *different >= 8), "{seen:?}");
    assert_eq!(
        contents.map(|kinds| kinds.len()),
        [1, 1],
        "the same cards, in another order; three tech cards"
    );
}

#[test]
fn nobody_else_gets_what_was_named() {
    covers!("setup.mats", "setup.cities");
    let mut by_chance = std::collections::BTreeSet::new();
    for (seats, seed) in (2..=5).flat_map(|seats| (0..40).map(move |seed| (seats, seed))) {
        let mut options = TapestryOptions { seats, ..TapestryOptions::default() };
        options.civilizations[0] = MatChoice::Named((seed % 10) as u8);
        options.civilizations[1] = MatChoice::Random;
        options.cities[0] = MatChoice::Named((seed % 6) as u8);
        options.cities[1] = MatChoice::Random;
        let mut game = start(&options, seed);
        let hidden = Scenario::hidden(&game)[1].clone();
        settle(&mut game);
        let seats = || (0..seats).map(|seat| game.player_at(Seat(seat)));
        let mut civs: Vec<u8> = seats().map(|player| player.civs[0].civ).collect();
        assert!(civs.iter().all(|civ| !hidden.contains(civ)), "what is dealt is no longer in the pile");
        by_chance.insert(civs[1]);
        let mut cities: Vec<u8> = seats().map(|player| player.city.mat).collect();
        assert_eq!((civs[0], cities[0]), ((seed % 10) as u8, (seed % 6) as u8));
        for all in [&mut civs, &mut cities] {
            all.sort_unstable();
            all.dedup();
        }
        assert_eq!((civs.len(), cities.len()), (seats().count(), seats().count()), "seed {seed}");
    }
    assert!(by_chance.len() > 5, "{by_chance:?}");
}

#[test]
fn settings_change_the_box() {
    covers!("setup.expansions", "setup.guesses", "setup.removals", "setup.adjustment", "setup.start-by-seat");
    let cards = |options: TapestryOptions| start(&options, 1).piles()[0];
    let base = TapestryOptions::default();
    assert_eq!(cards(base), 50);
    assert_eq!(cards(TapestryOptions { removals: true, ..base }), 45);
    let pp = TapestryOptions { expansions: [true, false, false], ..base };
    assert_eq!(cards(pp), 52, "two more are known in full");
    assert!(cards(TapestryOptions { allow_guesses: true, ..pp }) > 52);
    let game = start(&TapestryOptions { expansions: [false, true, false], allow_guesses: true, ..base }, 1);
    assert!(game.open_pieces().iter().all(|piece| *piece != 255));
    // The Chosen of the rulebook's adjustments begin with 15 points for each opponent.
    let adjusted = |version| Scenario::with(3, &["the_chosen"], version).build();
    assert_eq!(vp(&adjusted(Version::Adjusted), 0), 30);
    assert_eq!(vp(&adjusted(Version::Printed), 0), 0);
    let by_seat = TapestryOptions { start_by_seat: true, seats: 3, ..base };
    let mut game = start(&by_seat, 5);
    settle(&mut game);
    let starts: Vec<u8> = (0..3).map(|seat| game.player_at(Seat(seat)).capital).collect();
    assert_eq!(starts, game.map().starts[..3].iter().map(|hex| hex.0).collect::<Vec<_>>());
}

#[test]
fn a_turn_is_income_or_an_advance() {
    covers!("turn.choice", "turn.first", "turn.five", "turn.order");
    let mut game = start(&TapestryOptions::default(), 2);
    settle(&mut game);
    assert_eq!(texts(&game), ["income"]);
    let first = game.to_move().unwrap();
    play(&mut game, "income");
    settle(&mut game);
    assert_ne!(game.to_move(), Some(first));
    let mut game = two().build();
    assert_eq!(texts(&game), ["income"], "nothing to pay with");
    assert_eq!(refused(&game, "advance science 0 coin"), Illegal::WrongPayment);
    play(&mut game, "income");
    let game = two().income_turns(0, 0).goods(0, [1; 4]).build();
    assert_eq!(refused(&game, "advance science 0 coin"), Illegal::FirstTurn);
    // Who is done is skipped.
    let mut game = Scenario::new(3).done(1).build();
    play(&mut game, "income");
    settle(&mut game);
    assert_eq!(game.to_move(), Some(Seat(2)));
}

#[test]
fn the_steps_of_an_income_turn() {
    covers!(
        "income.order",
        "income.tapestry",
        "income.upgrade",
        "income.vp",
        "income.gain",
        "income.era-ends"
    );
    let scenario = two().hand(0, &["trap", "dystopia"]).techs(0, 0, &["Calendar"]).on_mat(0, 0, "academia");
    let mut game = scenario.build();
    play(&mut game, "income");
    assert_eq!(game.decision().unwrap().kind, Waiting::CivilizationStep);
    play(&mut game, "done");
    assert_eq!(game.decision().unwrap().kind, Waiting::TapestryCard);
    assert_eq!(refused(&game, "no"), Illegal::MayNotDecline);
    play(&mut game, "card trap/1; gain food");
    assert_eq!(vp(&game, 0), 10);
    // The upgrade may be declined; then one point for the tech card at Barter.
    assert_eq!(game.decision().unwrap().kind, Waiting::TechCard);
    play(&mut game, "no");
    assert_eq!(vp(&game, 0), 11, "the tapestry card of step 4 is no longer worth 3: Academia's era is over");
    assert_eq!((goods(&game, 0), tiles(&game, 0), hand(&game, 0)), ([1, 1, 2, 1], 1, 2));
    assert_eq!(game.to_move(), Some(Seat(1)));
}

#[test]
fn what_the_mat_shows_is_what_an_income_turn_gives() {
    covers!("income.vp", "income.gain");
    for buildings in [[0, 0, 0, 0], [3, 2, 4, 1], [5, 5, 5, 5]] {
        let mut game = two().income_turns(1, 3).buildings(0, buildings).at(0, Track::Science, 2).build();
        let shown = game.income_now(Seat(0));
        let before = (vp(&game, 0), tiles(&game, 0), hand(&game, 0));
        play(&mut game, "income; done");
        assert_eq!(game.to_move(), Some(Seat(1)), "nothing is asked");
        assert_eq!(goods(&game, 0), shown.goods.0, "{buildings:?}");
        let gained = (vp(&game, 0) - before.0, tiles(&game, 0) - before.1, hand(&game, 0) - before.2);
        assert_eq!(gained, (i32::from(shown.vp), u32::from(shown.tiles), u32::from(shown.cards)));
        assert!(shown.vp > 0 || buildings[0] == 0);
    }
}

#[test]
fn an_era_ends_before_the_first_step_of_the_next_income_turn() {
    covers!("income.era-ends");
    // Academia gives 3 for a tech card; Leaders advance to Pottery in step 1, which invents one.
    let leaders = || Scenario::with(2, &["leaders"], Version::Latest);
    let begin = || leaders().on_mat(0, 0, "academia").hand(0, &["trap"]).build();
    let mut before = begin();
    Scenario::happen(&mut before, 0, space(Track::Technology, 1));
    play(&mut before, "deck");
    assert_eq!(vp(&before, 0), 3);
    let mut game = begin();
    play(&mut game, "income; civ leaders; node 2; deck");
    assert_eq!((vp(&game, 0), techs(&game, 0)), (0, [1, 0, 0]));
}

#[test]
fn the_first_income_turn_has_only_income() {
    covers!("income.gain", "income.two-tapestries");
    let mut game = two().income_turns(0, 0).build();
    play(&mut game, "income");
    assert_eq!((goods(&game, 0), tiles(&game, 0), hand(&game, 0), vp(&game, 0)), ([1; 4], 1, 1, 0));
    let mut game = Scenario::of(TapestryOptions { two_tapestries: true, ..Default::default() }, &[])
        .income_turns(0, 0)
        .build();
    play(&mut game, "income");
    assert_eq!(game.legal().count(), 2);
    any(&mut game, "card");
    assert_eq!(hand(&game, 0), 1);
}

#[test]
fn an_empty_hand_lays_a_card_face_down() {
    covers!("income.face-down", "tapestry.count", "tapestry.secret");
    let mut game = two().build();
    play(&mut game, "income; done; gain coin");
    let player = game.player_at(Seat(0));
    assert_eq!(player.face_down.count_ones(), 1);
    assert_ne!(player.slots[1], 255);
    assert_eq!(player.hand.count_ones(), 1);
    // Nuclear defence counts cards of hand and mat, covered ones too.
    let mut game = two().hand(0, &["trap", "trap"]).on_mat(0, 0, "academia").build();
    Scenario::card(&mut game, 0, "trap");
    let before = vp(&game, 0);
    Scenario::happen(&mut game, 0, space(Track::Military, 9));
    settle(&mut game);
    assert_eq!(vp(&game, 0) - before, 3);
}

#[test]
fn the_first_among_neighbours() {
    covers!("income.first-bonus", "tapestry.two-on-a-slot");
    for (mine, theirs, gain) in [(1, 1, 1), (2, 2, 2), (3, 3, 3), (1, 2, 0), (4, 4, 0)] {
        let mut game =
            two().income_turns(0, mine).income_turns(1, theirs).hand(0, &["dystopia", "trap"]).build();
        play(&mut game, "income; done");
        if mine < 4 {
            play(&mut game, "card trap/1");
        }
        if gain > 0 {
            let n = texts(&game)[0].matches("coin").count();
            assert_eq!(n, gain, "era {}", mine + 1);
            assert_eq!(vp(&game, 0), 0, "before the ability");
            settle(&mut game);
        }
    }
    // A card of the first step is covered by that of the second.
    let mut game = two().hand(0, &["trap", "trap"]).build();
    play(&mut game, "income");
    Scenario::card(&mut game, 0, "trap");
    settle(&mut game);
    assert_eq!(game.player_at(Seat(0)).under.count_ones(), 1);
    assert_eq!(vp(&game, 0), 20);
}

#[test]
fn what_is_opened_now_counts_now() {
    covers!("income.opened-now", "buildings.gain");
    let mut game = two().hand(0, &["diplomacy"]).build();
    play(&mut game, "income; done");
    let coins = goods(&game, 0)[0];
    until_building(&mut game);
    play(&mut game, "building market");
    assert_eq!(goods(&game, 0)[0], coins, "nothing at that moment");
    settle(&mut game);
    assert!(goods(&game, 0)[0] >= 2);
}

fn until_building(game: &mut Tapestry) {
    for _ in 0..20 {
        if game.decision().unwrap().kind == Waiting::Building {
            return;
        }
        let last = game.legal().count() - 1;
        let action = game.legal().get(last).unwrap();
        game.play(action, &mut ()).unwrap();
    }
}

#[test]
fn the_end() {
    covers!("end.own", "end.done-gains", "end.game", "end.tie");
    let mut game = two().income_turns(0, 4).done(1).hand(0, &["trap"]).rich(0, 1).build();
    play(&mut game, "income; done");
    settle(&mut game);
    assert!(!game.winners().is_empty() && game.decision().is_none());
    assert_eq!(goods(&game, 0), [1; 4], "no income in the fifth income turn");
    assert_eq!(refused(&game, "income"), Illegal::Over);
    // A finished player gains nothing by others.
    let mut game = two().done(1).hand(0, &["diplomacy"]).build();
    Scenario::card(&mut game, 0, "diplomacy");
    settle(&mut game);
    assert_eq!(goods(&game, 1), [0; 4]);
    // Ties go to the tallest landmark, or are shared.
    let end = |scenario: Scenario| {
        let mut game = scenario.done(1).income_turns(0, 4).build();
        play(&mut game, "income; done");
        settle(&mut game);
        game
    };
    let tie = end(two().buildings(0, [0, 0, 0, 0]));
    let (mine, theirs) = (vp(&tie, 0), vp(&tie, 1));
    let shared = end(two().vp(1, (mine - theirs) as i16));
    assert_eq!(shared.winners().len(), 2);
    // The tallest landmark in a city; one beside it does not count.
    let equal = || two().vp(0, 30).vp(1, 30);
    let tall = Scenario::over(equal().in_city(0, "barn").build());
    assert_eq!(tall.winners().iter().collect::<Vec<_>>(), [Seat(0)]);
    let beside = Scenario::over(equal().landmarks(0, &["barn"]).build());
    assert_eq!(beside.winners().len(), 2);
    // Only the tallest of each counts.
    let mut by_height = ["forge", "barracks", "academy"];
    let kit = Kit::printed();
    by_height.sort_by_key(|id| kit.landmarks[usize::from(kit.find_landmark(id).unwrap())].height);
    let [tallest, middle, lowest] = by_height;
    let most = equal().in_city(0, tallest).in_city(0, lowest).in_city(1, middle);
    assert_eq!(Scenario::over(most.build()).winners().iter().collect::<Vec<_>>(), [Seat(0)]);
}

#[test]
fn who_is_done_stays_on_the_table() {
    covers!("end.own");
    let mut game =
        two().income_turns(0, 4).income_turns(1, 2).rich(1, 8).at(0, Track::Exploration, 4).build();
    let outposts = game.player_at(Seat(0)).outposts;
    play(&mut game, "income; done");
    settle(&mut game);
    assert!(game.player_at(Seat(0)).done && !game.player_at(Seat(1)).done);
    // The other one has all the turns.
    for _ in 0..2 {
        assert_eq!(game.to_move(), Some(Seat(1)));
        any(&mut game, "advance");
        settle(&mut game);
    }
    let player = game.player_at(Seat(0));
    assert_eq!((player.outposts, game.controlled(Seat(0)).len()), (outposts, 1));
    assert_eq!(at(&game, 0, Track::Exploration), 4);
    // Tokens of a neighbour who is done count for prerequisites: Calendar needs exploration II.
    let upgrade = Kit::printed().tracks[Track::Technology.index()].spaces[4].bonus.unwrap().1;
    for (space, row) in [(4, [0, 0, 1]), (3, [0, 1, 0])] {
        let mut game = two().done(1).at(1, Track::Exploration, space).techs(0, 1, &["Calendar"]).build();
        Scenario::happen(&mut game, 0, upgrade);
        assert_eq!(techs(&game, 0), row);
    }
}

#[test]
fn what_an_advance_costs() {
    covers!("advance.cost");
    let game = two()
        .goods(0, [2, 1, 0, 0])
        .at(0, Track::Technology, 3)
        .at(0, Track::Science, 6)
        .at(0, Track::Military, 9)
        .build();
    let mut offered = texts(&game);
    offered.sort();
    assert_eq!(
        offered,
        [
            "advance exploration 0 coin",
            "advance exploration 0 worker",
            "advance science 6 coin+coin+worker",
            "advance technology 3 coin+coin",
            "advance technology 3 coin+worker",
            "income"
        ]
    );
    let game = two().goods(0, [0, 0, 0, 2]).at(0, Track::Military, 9).build();
    assert!(texts(&game).contains(&"advance military 9 culture+culture".to_owned()));
    assert_eq!(refused(&game, "advance military 9 culture"), Illegal::WrongPayment);
}

#[test]
fn what_an_advance_does() {
    covers!("advance.order", "advance.landmark", "advance.bonus", "effect.depth-first", "landmarks.one");
    let mut game = two().goods(0, [2, 1, 0, 0]).at(0, Track::Technology, 3).build();
    let events = play(&mut game, "advance technology 3 coin+worker");
    assert!(events.iter().any(|event| matches!(event, Event::Landmark { .. })));
    // First the landmark, then the benefit.
    assert_eq!(game.decision().unwrap().kind, Waiting::Plot);
    any(&mut game, "plot");
    assert_eq!(game.decision().unwrap().kind, Waiting::YesNo, "the refresh of Metallurgy");
    settle(&mut game);
    // The second one there has no landmark.
    let mut game = two().goods(0, [1, 1, 0, 0]).at(0, Track::Technology, 3).landmarks(1, &["forge"]).build();
    let events = play(&mut game, "advance technology 3 coin+worker");
    assert!(!events.iter().any(|event| matches!(event, Event::Landmark { .. })));
    // The bonus: paid once, or not.
    let mut game = two().goods(0, [1, 1, 0, 0]).at(0, Track::Technology, 1).build();
    play(&mut game, "advance technology 1 coin");
    assert_eq!(texts(&game), ["pay worker", "no"]);
    play(&mut game, "pay worker");
    any(&mut game, "plot");
    assert_eq!((built(&game, 0, Building::Market), goods(&game, 0)), (1, [0; 4]));
    // A move without benefit takes the landmark too.
    let mut game = two().at(0, Track::Science, 3).build();
    let vaccines = game.kit().find_tech("Vaccines").unwrap();
    let circle = game.kit().techs[usize::from(vaccines)].circle;
    Scenario::happen(&mut game, 0, circle);
    assert_eq!(game.player_at(Seat(0)).landmarks.count_ones(), 1);
}

#[test]
fn the_ends_of_tracks() {
    covers!(
        "advance.end",
        "advance.regress",
        "advance.several-tokens",
        "advance.singularity",
        "achievements.complete-track",
        "achievements.values"
    );
    let mut game = two().goods(0, [2, 0, 0, 0]).at(0, Track::Technology, 11).build();
    play(&mut game, "advance technology 11 coin+coin");
    assert_eq!(vp(&game, 0), 10, "the first complete track");
    play(&mut game, "track science");
    assert_eq!((goods(&game, 0), at(&game, 0, Track::Technology)), ([1; 4], 12));
    // Two tokens on science now; each can be moved.
    let game = two().token(0, 1, Track::Science, 3).goods(0, [1, 1, 0, 0]).build();
    let offered = texts(&game);
    assert!(offered.contains(&"advance science 0 coin".to_owned()));
    assert!(offered.contains(&"advance science 3 coin+worker".to_owned()));
    let game = two().at(0, Track::Science, 12).rich(0, 8).build();
    assert!(!texts(&game).iter().any(|text| text.starts_with("advance science")));
    assert_eq!(refused(&game, "advance science 12 worker+worker"), Illegal::TokenStuck);
    // Neuroscience: back on military or technology, not from the start.
    let mut game = two().at(0, Track::Technology, 3).build();
    Scenario::happen(&mut game, 0, space(Track::Science, 10));
    assert_eq!(at(&game, 0, Track::Technology), 2);
    assert_eq!(hand(&game, 0), 1, "the benefit of the space moved onto");
    let mut game = two().build();
    Scenario::happen(&mut game, 0, space(Track::Science, 10));
    assert!(is_quiet(&game));
    // On the large side the first has 15.
    let mut game = Scenario::new(4).goods(0, [0, 0, 2, 0]).at(0, Track::Exploration, 11).build();
    play(&mut game, "advance exploration 11 food+food");
    assert_eq!(vp(&game, 0), 15);
}

#[test]
fn a_space_once_a_turn() {
    covers!("advance.once-a-turn", "science.repeat", "effect.bounded");
    // Academic Research repeats another space, never itself.
    let mut game = two().at(0, Track::Science, 6).at(0, Track::Technology, 2).goods(0, [2, 2, 0, 0]).build();
    play(&mut game, "advance science 6 coin+coin+worker");
    any(&mut game, "plot");
    assert_eq!(hand(&game, 0), 1, "Carpentry is the only other space with a token");
    settle(&mut game);
    let mut game = two().at(0, Track::Technology, 2).build();
    Scenario::happen(&mut game, 0, space(Track::Science, 7));
    settle(&mut game);
    Scenario::happen(&mut game, 0, space(Track::Science, 7));
    assert!(is_quiet(&game), "Carpentry was activated in this turn");
}

#[test]
fn variants_of_the_board() {
    covers!("advance.neoprene");
    for (neoprene, cards) in [(false, 3), (true, 2)] {
        let options = TapestryOptions { neoprene, ..TapestryOptions::default() };
        let names = ["Calendar", "Barn", "Bakery"];
        let scenario = Scenario::of(options, &[]).techs(0, 0, &names[..cards]);
        let mut game = scenario.at(0, Track::Technology, 10).goods(0, [2, 0, 0, 0]).build();
        play(&mut game, "advance technology 10 coin+coin");
        while !texts(&game).contains(&"yes".to_owned()) || game.decision().unwrap().kind != Waiting::Bonus {
            let action = game.legal().get(0).unwrap();
            game.play(action, &mut ()).unwrap();
            assert!(!is_quiet(&game));
        }
        assert_eq!(game.decision().unwrap().terms, Terms::Price(Cost::Tech(cards as u8)));
        play(&mut game, "yes");
        settle(&mut game);
        assert_eq!(techs(&game, 0).iter().sum::<u32>(), 0, "all were paid");
    }
}

#[test]
fn a_start_is_the_same_for_the_same_seed() {
    let game = |seed| Tapestry::start(Kit::printed(), &TapestryOptions::default(), Seed(seed)).unwrap();
    assert!(game(7) == game(7) && game(7) != game(8));
}

#[test]
fn variants_of_dice_and_civilizations() {
    covers!("science.either-die", "setup.civilization-set");
    let arts = TapestryOptions {
        expansions: [false, true, false],
        allow_guesses: true,
        either_die: true,
        ..TapestryOptions::default()
    };
    let mut game = Scenario::of(arts, &[]).build();
    Scenario::happen(&mut game, 0, space(Track::Science, 1));
    assert_eq!(texts(&game), ["part 1", "part 2"], "the die of four tracks or of five");
    // The smaller die never shows the arts track.
    for seed in 0..40 {
        let mut game = Scenario::of(arts, &[]).rolls(Die::Red, &[seed % 6, seed / 6 % 6], 6).build();
        Scenario::happen(&mut game, 0, space(Track::Science, 1));
        play(&mut game, "part 1");
        assert!(!texts(&game).iter().any(|text| text.starts_with("token arts")));
    }
    let one = TapestryOptions {
        seats: 5,
        expansions: [true; 3],
        civilization_set: Some(tapestry::Set::Aa),
        ..TapestryOptions::default()
    };
    for seed in 0..5 {
        let game = start(&one, seed);
        for seat in 0..5 {
            let draft = game.player_at(Seat(seat)).draft.civs;
            let kept = game.player_at(Seat(seat)).civs.iter().map(|slot| slot.civ);
            let known: Vec<u8> = draft.into_iter().filter(|civ| *civ != 255).chain(kept).collect();
            assert!(!known.is_empty(), "five civilizations for five players");
            assert!(known.iter().all(|civ| game.kit().civs[usize::from(*civ)].set == tapestry::Set::Aa));
        }
    }
    let none = TapestryOptions { civilization_set: Some(tapestry::Set::Ff), ..TapestryOptions::default() };
    assert!(none.check().is_err(), "a box that is not played");
}
