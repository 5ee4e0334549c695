//! Setup, difficulty, the end, several Automas, and factions of yours.

use kernel::{Game, Options, Seat};
use terra_mystica::automa::{About, Pick};
use terra_mystica::options::{Difficulty, FactionChoice};
use terra_mystica::rules::event::FinalScore;
use terra_mystica::scenario::Scenario;
use terra_mystica::state::Phase;
use terra_mystica::{Cult, Event, FactionId, Illegal, Kit, TerraMystica, TerraOptions, Terrain};
use testkit::covers;

use crate::automa_common::{AUTOMA, YOU, act_of, at, choice, index, lay, reasons, table, trail, vp};
use crate::common::{hex, play, play_all, refused, start};

fn options(you: &str, automa: &str) -> TerraOptions {
    let named = |name| FactionChoice::Named(FactionId::from_name(name).unwrap());
    let mut options = TerraOptions { automas: 1, ..TerraOptions::default() };
    options.factions[0] = named(you);
    options.automa_factions[0] = named(automa);
    options
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
fn every_card_may_be_revealed_at_the_setup() {
    covers!("automa.setup.cards");
    let mut seen = [std::collections::BTreeSet::new(), std::collections::BTreeSet::new()];
    let mut alike = 0;
    for seed in 0..200 {
        let mut game = start(&options("witches", "swarmlings"), seed);
        play(&mut game, "build F4");
        let mut revealed = Vec::new();
        let mut reveal = |game: &mut TerraMystica, of: usize| {
            for event in play(game, "automa") {
                if let Event::AutomaRevealed { card, .. } = event {
                    seen[of].insert(card);
                    revealed.push(card);
                }
            }
        };
        reveal(&mut game, 0);
        play(&mut game, "build D1");
        reveal(&mut game, 0);
        reveal(&mut game, 1);
        assert_eq!(revealed.len(), 2, "for the tie and for the bonus card");
        alike += u8::from(revealed[0] == revealed[1]);
    }
    assert_eq!(seen.map(|cards| cards.len()), [16, 16]);
    assert!((1..40).contains(&alike), "each time afresh, from all: {alike} of 200");
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
fn first_dwellings_answer_the_last_one_and_then_any() {
    covers!("automa.setup.near");
    // Nomads have three: two answer F4 and A10, the third goes nearest to either.
    let mut game = start(&options("witches", "nomads"), 1);
    let goals: [&[&str]; 3] = [&["F4"], &["A10"], &["F4", "A10"]];
    for (turn, goals) in goals.into_iter().enumerate() {
        if turn < 2 {
            play(&mut game, &format!("build {}", goals[0]));
        }
        let near: Vec<_> = goals.iter().map(|name| hex(&game, name)).collect();
        let events = play(&mut game, "automa");
        let step = &reasons(&events, About::FirstDwelling).steps[0];
        assert_eq!(step.rule.0, "automa.setup.near");
        for one in &step.measured {
            let Pick::Hex(place) = one.candidate else { panic!("{one:?}") };
            let least = near.iter().map(|goal| game.map().grid.distance(place, *goal)).min().unwrap();
            assert_eq!(one.value, i32::from(least), "dwelling {}", turn + 1);
        }
    }
}

#[test]
fn two_people_place_there_and_back_and_the_automa_answers_each_round() {
    covers!("automa.setup.order", "setup.dwellings");
    let mut three = TerraOptions { seats: 3, ..options("witches", "swarmlings") };
    three.factions[1] = FactionChoice::Named(FactionId::Nomads);
    let mut game = start(&three, 1);
    let mut order = Vec::new();
    let mut places = [["F4", "A10", ""].iter(), ["F3", "E8", "I7"].iter()];
    while matches!(game.phase(), Phase::Dwellings(_)) {
        let seat = game.to_move().unwrap();
        order.push(seat.0);
        match places.get_mut(usize::from(seat.0)) {
            Some(places) => play(&mut game, &format!("build {}", places.next().unwrap())),
            None => play(&mut game, "automa"),
        };
    }
    assert_eq!(order, [0, 1, 2, 1, 0, 2, 1]);
}

#[test]
fn riverwalkers_begin_with_three_open_terrains() {
    covers!("automa.faction.riverwalkers");
    for (automa, open) in [("riverwalkers", 3), ("shapeshifters", 0)] {
        let mut settled = options("witches", automa);
        settled.automa_colours[0] = Some(Terrain::Lakes);
        let unlocked = start(&settled, 1).player(AUTOMA).unlocked;
        assert_eq!(unlocked.count_ones(), open, "{automa}");
        if open > 0 {
            let lakes = Terrain::Lakes;
            let all = [lakes, lakes.next(), lakes.previous()];
            assert!(all.iter().all(|terrain| unlocked >> terrain.index() & 1 == 1));
        }
    }
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

/// You at E6 beside the Automa at E5, which has just had its turn with this support card.
fn beside_you(scenario: Scenario, support: u8) -> TerraMystica {
    let scenario = scenario.dwelling(0, "E6").dwelling(1, "E5").order(&[1, 0]);
    let mut game = scenario.goods(0, 20, 10, 0).bowls(0, [3, 0, 0]).game();
    lay(&mut game, &[support, 12]);
    play(&mut game, "automa");
    game
}

#[test]
fn your_cultists_ask_the_support_card() {
    covers!("automa.you.cultists", "automa.you.support");
    let start = |support: u8| beside_you(table("cultists", "darklings"), support);
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
        let mut game = beside_you(table("shapeshifters", "darklings").colour(0, "brown"), support);
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
