//! Income turns: charts, levels, points, civilizations, decks.

use kernel::{Dice, Game, Seat};
use tapestry::automa::{About, BotTask, Tally};
use tapestry::components::automa::IncomeStep;
use tapestry::scenario::Scenario;
use tapestry::{Event, Kit, Track, Waiting};
use testkit::covers;

use super::{quiet, solo};
use crate::common::{at, play, random_walk, start, vp};

/// The bots take income turn `turn` on a table.
fn income(table: Scenario, turn: u8) -> (Vec<Event>, tapestry::Tapestry) {
    let mut game = table.income_turns(1, turn - 1).income_turns(2, turn - 1).decisions(&[]).build();
    Scenario::bot_does(&mut game, 1, BotTask::Turn);
    let events = play(&mut game, "P2: automa");
    (events, game)
}

fn tally(events: &[Event]) -> Tally {
    let found = events.iter().find_map(|event| match event {
        Event::AutomaTally { tally } => Some(*tally),
        _ => None,
    });
    found.unwrap()
}

#[test]
fn the_example_of_the_points() {
    covers!("automa.income.vp", "automa.income.first");
    let table = || {
        quiet(solo(1))
            .outpost(1, (-1, -1))
            .outpost(1, (0, -3))
            .outpost(1, (-3, 3))
            .claimed(1, &["forge", "barracks"])
            .at(1, Track::Military, 3)
            .at(1, Track::Science, 5)
            .at(1, Track::Technology, 6)
            .at(1, Track::Exploration, 2)
            .pair(1, 2)
    };
    let (events, game) = income(table().income_turns(0, 2), 3);
    let counted = tally(&events);
    assert_eq!((counted.territories, counted.landmarks, counted.war, counted.peace), (4, 2, 8, 8));
    assert_eq!((counted.each, counted.first, counted.total()), ([2, 1, 1], 3, 31));
    assert_eq!(vp(&game, 1), 31);
    let (events, _) = income(table().income_turns(0, 3), 3);
    assert_eq!(tally(&events).total(), 28, "the person was first");
    let firsts: Vec<u8> =
        (2..=5).map(|turn| tally(&income(table().income_turns(0, 1), turn).0).first).collect();
    assert_eq!(firsts, [2, 3, 4, 0]);
}

#[test]
fn multipliers_of_both_mats() {
    covers!(
        "automa.income.vp",
        "automa.level.5",
        "automa.level.1",
        "automa.level.2",
        "automa.level.3",
        "automa.level.4",
        "automa.level.6"
    );
    let kit = &Kit::printed().automa;
    for level in &kit.levels {
        let read: Vec<[u8; 4]> =
            level.points.iter().map(|row| [row.land, row.war, row.peace, row.first]).collect();
        let normal = [[1, 0, 1, 2], [2, 1, 1, 3], [2, 1, 2, 4], [3, 2, 3, 0]];
        let hard = [[1, 0, 1, 2], [2, 1, 2, 3], [2, 2, 2, 4], [3, 3, 4, 0]];
        assert_eq!(read, if level.number >= 5 { hard } else { normal });
        assert_eq!((level.hard, level.second), (level.number >= 5, level.number == 6));
    }
}

/// Each step as a letter with its income turns.
fn chart(level: u8) -> String {
    let kit = &Kit::printed().automa;
    let words = kit.level(level).chart.iter().map(|(step, turns)| {
        let step = match step {
            IncomeStep::Favourites => "favourites".to_owned(),
            IncomeStep::Advance => "advance".to_owned(),
            IncomeStep::Civilization => "civ".to_owned(),
            IncomeStep::Score => "score".to_owned(),
            IncomeStep::Progress(cards) => format!("progress{cards}"),
            IncomeStep::Cover => "cover".to_owned(),
            IncomeStep::Tapestry => "tapestry".to_owned(),
            IncomeStep::Reshuffle => "shuffle".to_owned(),
        };
        let turns: String =
            (1..=5).filter(|turn| turns >> turn & 1 == 1).map(|turn| turn.to_string()).collect();
        format!("{step}:{turns}")
    });
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_charts_column_by_column() {
    covers!(
        "automa.income.chart",
        "automa.level.1",
        "automa.level.2",
        "automa.level.3",
        "automa.level.4",
        "automa.level.5",
        "automa.level.6",
        "automa.civ.order"
    );
    let end = "cover:234 tapestry:1234 shuffle:234";
    let begin = "favourites:2345 advance:2345 civ:2345 score:2345";
    assert_eq!(chart(1), "favourites:2345 score:2345 progress2:234 cover:234 shuffle:234");
    assert_eq!(chart(2), format!("favourites:2345 civ:2345 score:2345 progress2:234 {end}"));
    assert_eq!(chart(3), format!("{begin} progress2:34 {end}"));
    assert_eq!(chart(4), format!("{begin} progress2:234 progress2:34 {end}"));
    assert_eq!(chart(5), format!("{begin} progress2:234 progress4:34 {end}"));
    assert_eq!(chart(6), chart(5));
}

#[test]
fn what_an_income_turn_does_in_order() {
    covers!("automa.income.chart", "automa.income.cover", "automa.income.progress", "automa.level.3");
    let (events, game) = income(quiet(solo(3)).pair(2, 9), 3);
    let order: Vec<&str> = events
        .iter()
        .filter_map(|event| match event {
            Event::Moved { seat: Seat(1), .. } => Some("automa"),
            Event::Moved { seat: Seat(2), .. } => Some("shadow"),
            Event::AutomaTally { .. } => Some("score"),
            Event::AutomaProgress { cards: 2 } => Some("progress"),
            Event::FaceDown { slot: 1, .. } => Some("cover"),
            Event::AutomaCard { .. } => Some("card"),
            Event::AutomaDeck { .. } => Some("deck"),
            _ => None,
        })
        .collect();
    let place = |word: &str| order.iter().position(|known| *known == word).unwrap();
    assert!(place("automa") < place("shadow") && place("shadow") < place("score"));
    assert!(
        place("score") < place("progress")
            && place("progress") < place("cover")
            && place("cover") < place("deck")
    );
    assert_eq!(order.last(), Some(&"deck"));
    assert_ne!(game.player_at(Seat(1)).slots[1], 255);
    let (events, game) = income(quiet(solo(3)).pair(2, 9), 5);
    assert!(!events.iter().any(|event| matches!(event, Event::AutomaDeck { .. } | Event::FaceDown { .. })));
    assert_eq!([1, 2].map(|seat| game.player_at(Seat(seat)).income_turns), [5, 5]);
}

#[test]
fn deck_sizes_by_era() {
    covers!("automa.income.progress", "automa.setup.deck", "automa.level.4");
    for (level, sizes) in [
        (1, [8, 10, 12, 14]),
        (2, [8, 10, 12, 14]),
        (3, [8, 8, 10, 12]),
        (4, [8, 10, 14, 18]),
        (5, [8, 10, 16, 22]),
        (6, [8, 10, 16, 22]),
    ] {
        for seed in 0..10 {
            let mut seen = [0; 4];
            random_walk(start(&solo(level), seed), &mut Dice::new(seed), |game| {
                let era = game.player_at(Seat(1)).income_turns;
                if (1..=4).contains(&era) {
                    let size = &mut seen[usize::from(era) - 1];
                    *size = (*size).max(game.bots().deck.len());
                }
                let bots = game.bots();
                let pair = bots.pair.iter().filter(|card| **card != 255).count();
                assert!(era == 0 || bots.deck.len() + bots.discard.len() + bots.progress.len() + pair >= 22);
            });
            assert_eq!(seen, sizes, "level {level}");
        }
    }
}

#[test]
fn the_first_income_turn_of_each_level() {
    covers!(
        "automa.level.1",
        "automa.level.2",
        "automa.level.5",
        "automa.level.6",
        "automa.income.tiebreaker"
    );
    let first = |level: u8| {
        income(
            quiet(solo(level)).bots(|bots| {
                bots.pair = [255; 2];
                bots.favourite = [Track::Science, Track::Technology];
            }),
            1,
        )
    };
    let cards = |level: u8| crate::common::hand(&first(level).1, 1);
    let steps = |level: u8| -> Vec<(u8, Track)> {
        first(level)
            .0
            .iter()
            .filter_map(|event| match event {
                Event::Moved { seat, track, from: 0, to: 1 } => Some((seat.0, *track)),
                _ => None,
            })
            .collect()
    };
    assert_eq!((cards(1), cards(2)), (0, 1));
    for level in 1..=4 {
        assert!(steps(level).is_empty());
        assert_eq!(vp(&first(level).1, 1), 0);
    }
    let fifth = steps(5);
    assert_eq!((fifth[0], *fifth.last().unwrap()), ((1, Track::Science), (2, Track::Technology)));
    let sixth: Vec<Track> = steps(6).iter().filter(|(seat, _)| *seat == 2).map(|(_, track)| *track).collect();
    assert_eq!(sixth, [Track::Military, Track::Exploration, Track::Technology, Track::Science]);
    let own: Vec<u8> = steps(6).iter().map(|(seat, _)| *seat).collect();
    assert!(
        own.windows(2).all(|two| two[0] <= two[1]),
        "the Automa on all tracks, then the Shadow Empire: {own:?}"
    );
    let (events, game) = first(6);
    assert!(events.iter().any(|event| matches!(event, Event::AutomaTiebreaker { .. })));
    assert_eq!((game.bots().pair, game.bots().progress.len()), ([255; 2], 14), "it goes back");
    // Level 1: the person first advances on each track.
    let mut options = solo(1);
    options.bots.first = tapestry::automa::First::Person;
    let mut game = start(&options, 3);
    while game.decision().unwrap().kind != Waiting::Turn {
        let action = kernel::Legal::get(&game.legal(), 0).unwrap();
        game.play(action, &mut ()).unwrap();
    }
    play(&mut game, "income");
    while game.decision().is_some_and(|decision| decision.kind != Waiting::Automa) {
        let texts = crate::common::texts(&game);
        let text = texts.iter().find(|text| *text == "no" || *text == "done").unwrap_or(&texts[0]).clone();
        play(&mut game, &text);
    }
    assert!(Track::ALL[..4].iter().all(|track| at(&game, 0, *track) >= 1));
}

#[test]
fn favourites_are_tested_and_changed() {
    covers!("automa.favourite.test", "automa.favourite.new");
    let tested = |change: &dyn Fn(Scenario) -> Scenario| {
        let table = quiet(solo(1)).pair(1, 4).bots(|bots| bots.favourite = [Track::Science, Track::Military]);
        let (events, game) = income(change(table), 2);
        let changed: Vec<u8> = events
            .iter()
            .filter_map(|event| match event {
                Event::AutomaFavourite { seat, .. } => Some(seat.0),
                _ => None,
            })
            .collect();
        (changed, game.bots().favourite)
    };
    // Equal is not further.
    let (changed, _) = tested(&|table| table.at(1, Track::Science, 3).at(0, Track::Science, 3));
    assert!(changed.is_empty());
    // The person is further: flag and house with card 4 (technology first) gives technology.
    let (changed, now) = tested(&|table| table.at(0, Track::Science, 1).at(1, Track::Technology, 3));
    assert_eq!((changed, now), (vec![1], [Track::Technology, Track::Military]));
    // The other bot is further, too; the Shadow Empire reads upwards: exploration.
    let (changed, now) = tested(&|table| table.at(1, Track::Military, 1));
    assert_eq!((changed, now[1]), (vec![2], Track::Exploration));
    // A finished favourite is lost; it may become that of the other.
    let (changed, now) = tested(&|table| {
        table.at(1, Track::Science, 12).at(1, Track::Military, 11).at(2, Track::Military, 11)
    });
    assert_eq!((changed, now), (vec![1], [Track::Military, Track::Military]));
    // With everything finished it stays.
    let (_, now) =
        tested(&|table| Track::ALL[..4].iter().fold(table, |table, track| table.at(1, *track, 12)));
    assert_eq!(now[0], Track::Science);
    // A token that left its track does not count.
    let (changed, _) = tested(&|table| table.token(0, Track::Science as u8, Track::Exploration, 5));
    assert!(changed.is_empty(), "{changed:?}");
}

fn with_civ(level: u8, civ: &str, second: Option<&str>) -> Scenario {
    let kit = &Kit::printed().automa;
    let mut options = solo(level);
    options.bots.civilization = kit.find_civ(civ);
    options.bots.second = second.and_then(|id| kit.find_civ(id));
    quiet(options).pair(1, 2)
}

#[test]
fn the_civilizations_of_the_automa() {
    covers!(
        "automa.civ.explorers",
        "automa.civ.scientists",
        "automa.civ.conquerors",
        "automa.civ.engineers",
        "automa.civ.order"
    );
    for turn in 2..=5 {
        let (_, game) = income(with_civ(2, "explorers", None), turn);
        let steps = (at(&game, 1, Track::Exploration), at(&game, 1, Track::Military));
        assert_eq!(steps, if turn % 2 == 0 { (1, 0) } else { (0, 1) }, "turn {turn}");
        let (events, game) = income(with_civ(2, "scientists", None), turn);
        let rolled = events.iter().filter(|event| matches!(event, Event::Rolled { .. })).count();
        assert_eq!(rolled > 0, turn >= 3);
        assert_eq!(Track::ALL[..4].iter().any(|track| at(&game, 1, *track) > 0), turn >= 3);
        let (_, game) = income(with_civ(1, "scientists", None), turn);
        assert!(Track::ALL[..4].iter().all(|track| at(&game, 1, *track) == 0), "not on level 1");
        let table =
            with_civ(2, "engineers", None).claimed(1, &["forge", "barracks", "academy"]).income_turns(0, 5);
        let (events, game) = income(table, turn);
        assert_eq!(vp(&game, 1), i32::from(tally(&events).total()) + 3);
    }
    // Conquerors: conquest below the number of the turn, then the outpost, then the points.
    let (events, game) = income(with_civ(2, "conquerors", None).income_turns(0, 5), 2);
    assert_eq!(game.controlled(Seat(1)).len(), 2);
    assert_eq!(vp(&game, 1), i32::from(tally(&events).total()) + 2);
    let three = || {
        with_civ(2, "conquerors", None)
            .outpost(1, (-1, -1))
            .outpost(1, (0, -3))
            .outpost(1, (3, 0))
            .income_turns(0, 5)
    };
    let (events, game) = income(three(), 4);
    assert_eq!(game.controlled(Seat(1)).len(), 4, "four are not fewer than four");
    let shadow = events.iter().find_map(|event| match event {
        Event::AutomaChose { about: About::Shadow, reasons, .. } => {
            Some((reasons.candidates.len(), reasons.chosen))
        }
        _ => None,
    });
    assert_eq!(shadow.map(|found| found.0), Some(3));
    assert_eq!(game.player_at(Seat(2)).outposts, 8);
    assert_eq!(vp(&game, 1), i32::from(tally(&events).total()) + 4);
    let two = with_civ(2, "conquerors", None).outpost(1, (-1, -1)).outpost(1, (0, -3));
    let (events, _) = income(two, 3);
    assert!(!events.iter().any(|event| matches!(event, Event::AutomaChose { about: About::Shadow, .. })));
}

#[test]
fn two_civilizations_on_level_6() {
    covers!("automa.civ.order", "automa.level.6", "automa.advance.once", "automa.setup.second");
    let table = with_civ(6, "explorers", Some("engineers")).claimed(1, &["forge"]).income_turns(0, 5);
    let (events, game) = income(table, 2);
    let (total, landmarks) = (tally(&events).total(), game.player_at(Seat(1)).landmarks.count_ones());
    assert_eq!(vp(&game, 1), i32::from(total) + landmarks as i32);
    // One income turn is one turn: a space that the pair activated is not activated again.
    let mut done = with_civ(6, "scientists", Some("explorers")).at(1, Track::Military, 6).build();
    for task in [
        BotTask::Advance { track: Track::Military, benefit: true },
        BotTask::Roll { among: 1 << Track::Military.index(), back: true, benefit: true },
        BotTask::Advance { track: Track::Military, benefit: true },
    ] {
        Scenario::bot_does(&mut done, 1, task);
    }
    // Space 7 once and space 6 once.
    assert_eq!((at(&done, 1, Track::Military), done.controlled(Seat(1)).len()), (7, 3));
}
