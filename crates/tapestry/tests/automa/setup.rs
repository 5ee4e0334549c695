//! Before the first turn.

use kernel::{Game, Options, Role, Seat, Seed};
use tapestry::Bot;
use tapestry::automa::First;
use tapestry::companion::CompanionOptions;
use tapestry::scenario::Scenario;
use tapestry::{Kit, Mode, Tapestry, TapestryOptions, Track};
use testkit::covers;

use super::{quiet, solo, variant};
use crate::common::{start, texts};

#[test]
fn seats_and_settings() {
    covers!("automa.mode", "automa.setup.second", "automa.setup.favourite", "automa.setup.civilization");
    let mut options = TapestryOptions::default();
    options.set("mode", "automa").unwrap();
    assert_eq!((options.mode, options.seats), (Mode::Automa, 3));
    let game = start(&options, 1);
    assert_eq!(
        [0, 1, 2].map(|seat| game.role(Seat(seat))),
        [Role::Person, Role::AUTOMA, Bot::ShadowEmpire.role()]
    );
    assert_eq!(game.map().id, "small");
    let game = start(&variant(), 1);
    assert_eq!(
        [0, 1, 2].map(|seat| game.role(Seat(seat))),
        [Role::Person, Role::Person, Bot::ShadowEmpire.role()]
    );
    let refused = |key: &str, value: &str| {
        let mut options = solo(6);
        options.bots.civilization = Some(0);
        let set = options.set(key, value);
        set.and_then(|()| options.check()).is_err()
    };
    assert!(refused("seats", "2") && refused("level", "7") && refused("level", "0"));
    assert!(refused("second-civilization", "explorers") && refused("shadow-favourite", "exploration"));
    assert!(refused("shadow-favourite", "arts") && refused("automa-civilization", "traders"));
    for (key, value) in [
        ("level", "5"),
        ("automa-civilization", "engineers"),
        ("second-civilization", "conquerors"),
        ("shadow-favourite", "science"),
        ("first", "bots"),
        ("conquer-anywhere", "adjacent"),
        ("without-outposts", "tile"),
        ("late-traps", "on"),
        ("solo-cards", "kept"),
    ] {
        options.set(key, value).unwrap();
        assert_eq!(options.get(key).as_deref(), Some(value));
    }
    assert!(options.check().is_ok());
}

#[test]
fn a_new_game_is_refused_for_a_setting_that_would_be_dropped() {
    for (mode, key, value) in [
        ("people", "level", "5"),
        ("people", "first", "bots"),
        ("people", "civilizations", "draw,draw,heralds"),
        ("people", "cities", "draw,draw,forest"),
        ("automa", "civilizations", "draw,heralds"),
        ("automa", "second-civilization", "conquerors"),
        ("shadow", "automa-civilization", "engineers"),
        ("shadow", "civilizations", "draw,draw,heralds"),
    ] {
        let mut options = TapestryOptions::default();
        options.set("mode", mode).unwrap();
        assert!(options.check_new().is_ok(), "{mode}");
        options.set(key, value).unwrap();
        assert!(options.check().is_ok(), "{key}: a save may have it");
        let error = options.check_new().expect_err("it decides nothing").to_string();
        assert!(error.contains(&format!("`{key}`")), "{error}");
    }
}

#[test]
fn at_a_real_table_nobody_says_beforehand_what_people_play() {
    for (key, value) in [("civilizations", "random"), ("cities", "forest")] {
        let mut options = CompanionOptions::default();
        assert!(options.check_new().is_ok());
        options.set(key, value).unwrap();
        assert!(options.check().is_ok(), "{key}: a save may have it");
        let error = options.check_new().expect_err("it decides nothing").to_string();
        assert!(error.contains(&format!("`{key}`")), "{error}");
    }
}

#[test]
fn civilizations_and_favourites_by_the_die() {
    covers!("automa.setup.civilization", "automa.setup.second", "automa.setup.favourite");
    let kit = Kit::printed();
    let mut seen = [[0; 4]; 4];
    for seed in 0..400 {
        let beside = start(&variant(), seed).bots().favourite;
        assert_eq!(beside[0], beside[1], "there is one bot");
        seen[3][beside[0].index()] += 1;
        let game = start(&solo(6), seed);
        let [civ, second] = game.bots().civs;
        assert_ne!(civ, second);
        assert_eq!(kit.automa.civs[usize::from(civ)].track, game.bots().favourite[0]);
        assert_ne!(game.bots().favourite[0], game.bots().favourite[1]);
        seen[0][usize::from(civ)] += 1;
        seen[1][game.bots().favourite[1].index()] += 1;
        seen[2][usize::from(second)] += 1;
    }
    assert!(seen.iter().flatten().all(|count| *count > 60), "{seen:?}");
    let rolled = |options: &TapestryOptions, seed| start(options, seed).bots().clone();
    let mut mended = 0;
    for seed in 0..100 {
        let (mut six, usual) = (solo(6), rolled(&solo(6), seed));
        six.set("second-civilization", "engineers").unwrap();
        let [civ, second] = rolled(&six, seed).civs;
        assert_ne!(civ, second, "seed {seed}: what is rolled is another than what was named");
        let same = usual.civs[0] == second;
        assert!(same || civ == usual.civs[0], "seed {seed}: other deals stay as they were");
        mended += u32::from(same);
        let [own, shadow] = rolled(&six, seed).favourite;
        assert_ne!(own, shadow, "seed {seed}: the Shadow Empire has another favourite");
    }
    assert!(mended > 10, "{mended}");
    let mut named = solo(2);
    named.set("automa-civilization", "scientists").unwrap();
    named.set("shadow-favourite", "military").unwrap();
    let game = start(&named, 3);
    assert_eq!(game.bots().favourite, [Track::Science, Track::Military]);
    assert_eq!(game.bots().civs[1], 255, "a second one is for level 6");
    let mut named = variant();
    for track in [Track::Military, Track::Science] {
        named.bots.favourite = Some(track);
        assert_eq!(start(&named, 3).bots().favourite, [track; 2]);
    }
}

#[test]
fn pieces_decks_and_the_first_seat() {
    covers!(
        "automa.setup.start",
        "automa.setup.supply",
        "automa.setup.deck",
        "automa.setup.first",
        "automa.neighbours"
    );
    let game = quiet(solo(2)).build();
    assert!(crate::common::controls(&game, 0, (2, 0)) && crate::common::controls(&game, 1, (-2, 2)));
    assert_eq!((game.controlled(Seat(0)).len(), game.controlled(Seat(1)).len()), (1, 1));
    assert_eq!([0, 1, 2].map(|seat| game.player_at(Seat(seat)).outposts), [8, 7, 9]);
    let number = |card: &u8| Kit::printed().automa.cards[usize::from(*card)].number;
    for seed in 0..50 {
        let game = start(&solo(3), seed);
        let mut deck: Vec<u8> = game.bots().deck.as_slice().iter().map(number).collect();
        deck.sort_unstable();
        assert_eq!(deck[..7], [1, 2, 3, 4, 5, 6, 7]);
        assert_eq!((deck.len(), game.bots().progress.len()), (8, 14));
        assert!(deck[7] >= 8);
    }
    // A card that is missing is made up from the progress deck: the first deck keeps its size.
    for (number, progress) in [(3, 13), (10, 13)] {
        let kit = Kit::printed().without_card(number).unwrap();
        let game = Tapestry::start(kit, &solo(3), Seed(1)).unwrap();
        assert_eq!((game.bots().deck.len(), game.bots().progress.len()), (8, progress), "without {number}");
    }
    let firsts = |options: TapestryOptions, first: First| -> Vec<u8> {
        let mut options = options;
        options.bots.first = first;
        let mut firsts: Vec<u8> = (0..40).map(|seed| start(&options, seed).first().0).collect();
        firsts.sort_unstable();
        firsts.dedup();
        firsts
    };
    let all = |options: TapestryOptions| {
        [First::Random, First::Person, First::Bots].map(|first| firsts(options, first))
    };
    assert_eq!(all(solo(1)), [vec![0, 1], vec![0], vec![1]]);
    assert_eq!(all(variant()), [vec![0, 1, 2], vec![0], vec![2]]);
}

/// Which tapestry cards and civilizations a game has.
fn contents(options: &TapestryOptions) -> (Vec<String>, Vec<String>) {
    let kit = Kit::printed();
    let game = Tapestry::start(kit, options, Seed(5)).unwrap();
    let [deck, pile] = Scenario::hidden(&game);
    let mut cards: Vec<String> = deck.iter().map(|card| kit.card(*card).id.clone()).collect();
    cards.sort();
    let mut civs = pile.iter().map(|civ| kit.civs[usize::from(*civ)].id.clone()).collect::<Vec<_>>();
    for text in texts(&game) {
        if let Some(id) = text.strip_prefix("civ ") {
            civs.push(id.to_owned());
        }
    }
    civs.sort();
    civs.dedup();
    (cards, civs)
}

#[test]
fn what_leaves_the_box() {
    covers!("automa.setup.removals", "automa.setup.removals-expansions");
    let (all, _) = contents(&variant());
    let (cards, civs) = contents(&solo(2));
    assert_eq!((all.len(), cards.len()), (50, 37));
    assert_eq!(cards.iter().filter(|id| *id == "trap").count(), 5);
    for out in [
        "alliance",
        "dictatorship",
        "marriage_of_state",
        "oil_magnate",
        "olympic_host",
        "age_of_sail",
        "coal_baron",
        "diplomacy",
        "espionage",
        "steam_tycoon",
        "trade_economy",
    ] {
        assert!(!cards.iter().any(|id| id == out), "{out}");
    }
    for out in ["traders", "futurists", "heralds", "inventors"] {
        assert!(!civs.iter().any(|id| id == out), "{out}");
    }
    let mut kept = solo(2);
    kept.bots.keep_unbalanced = true;
    let (cards, civs) = contents(&kept);
    assert_eq!(cards.len(), 43);
    assert!(civs.iter().any(|id| id == "heralds") && !civs.iter().any(|id| id == "traders"));
    let mut expansions = solo(2);
    expansions.expansions = [true; 3];
    let (_, civs) = contents(&expansions);
    for out in ["advisors", "spies", "genies", "illuminati", "weefolk"] {
        assert!(!civs.iter().any(|id| id == out), "{out}");
    }
}
