//! Turns of the bots, steps, landmarks, achievements, the end, the variant.

use kernel::{Dice, Game, Legal, Seat};
use tapestry::automa::{BotTask, First};
use tapestry::components::Benefit;
use tapestry::scenario::Scenario;
use tapestry::{Achievement, Event, Kit, Track, Waiting};
use testkit::covers;

use super::{quiet, solo, variant};
use crate::common::{at, play, random_walk, start, vp};

#[test]
fn a_turn_is_one_decision_with_one_answer() {
    covers!("automa.turn.one-answer", "automa.turn.first-income", "automa.turn.pair", "automa.income.era");
    let mut options = solo(2);
    options.bots.first = First::Bots;
    let mut game = start(&options, 4);
    while game.decision().unwrap().kind != Waiting::Automa {
        let action = game.legal().get(0).unwrap();
        game.play(action, &mut ()).unwrap();
    }
    assert_eq!((game.to_move(), game.legal().count()), (Some(Seat(1)), 1));
    let events = play(&mut game, "automa");
    assert!(events.contains(&Event::IncomeTurn { seat: Seat(1), number: 1 }));
    assert_eq!([1, 2].map(|seat| game.player_at(Seat(seat)).income_turns), [1, 1]);
    assert_eq!(game.to_move(), Some(Seat(0)));
    crate::common::any(&mut game, "income");
    while game.decision().unwrap().kind != Waiting::Automa {
        let action = game.legal().get(0).unwrap();
        game.play(action, &mut ()).unwrap();
    }
    let events = play(&mut game, "automa");
    let moved: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::Moved { seat, .. } => Some(seat.0),
            _ => None,
        })
        .collect();
    assert_eq!((moved[0], *moved.last().unwrap()), (1, 2), "the Automa, then the Shadow Empire");
    assert_eq!((game.bots().deck.len(), game.bots().discard.len()), (6, 0));
    play_person(&mut game);
    play(&mut game, "automa");
    assert_eq!((game.bots().deck.len(), game.bots().discard.len()), (4, 2));
}

/// The person does the first thing on offer until the bots are to move.
fn play_person(game: &mut tapestry::Tapestry) {
    while game.decision().is_some_and(|decision| decision.kind != Waiting::Automa) {
        let action = game.legal().get(0).unwrap();
        game.play(action, &mut ()).unwrap();
    }
}

#[test]
fn left_and_right_by_chance() {
    covers!("automa.turn.pair");
    // By whole games: the higher number lies on the left about as often as on the right.
    let mut higher = [0_u32; 2];
    for seed in 0..120 {
        random_walk(start(&solo(4), seed), &mut Dice::new(seed), |game| {
            let [left, right] = game.bots().pair;
            if left < 22 && right < 22 {
                higher[usize::from(left > right)] += 1;
            }
        });
    }
    let share = f64::from(higher[0]) / f64::from(higher[0] + higher[1]);
    assert!((0.42..0.58).contains(&share), "{higher:?}");
}

#[test]
fn when_income_comes() {
    covers!("automa.turn.empty-deck", "automa.turn.income-icon", "automa.income.tiebreaker");
    // The draw empties the deck; card 1 has the icon, card 3 has not.
    let mut early = quiet(solo(2)).decisions(&[1, 4]).bots(|bots| bots.pair = [255; 2]).build();
    Scenario::bot_does(&mut early, 1, BotTask::Turn);
    let events = play(&mut early, "P2: automa");
    assert!(events.contains(&Event::IncomeTurn { seat: Seat(1), number: 2 }));
    assert!(
        !events.iter().any(|event| matches!(event, Event::Moved { .. })),
        "not used for advancing before"
    );
    let mut late = quiet(solo(2)).decisions(&[3, 5]).bots(|bots| bots.pair = [255; 2]).build();
    Scenario::bot_does(&mut late, 1, BotTask::Turn);
    let events = play(&mut late, "P2: automa");
    assert!(!events.iter().any(|event| matches!(event, Event::IncomeTurn { .. })));
    assert!(late.bots().deck.is_empty());
    let pair = late.bots().pair;
    Scenario::bot_does(&mut late, 1, BotTask::Turn);
    let events = play(&mut late, "P2: automa");
    assert!(events.contains(&Event::IncomeTurn { seat: Seat(1), number: 2 }));
    assert!(!events.iter().any(|event| matches!(event, Event::AutomaCards { .. })), "no new pair: {pair:?}");
    // Discards, pair and progress cards are the new deck.
    assert_eq!(late.bots().deck.len(), 4);
}

#[test]
fn landmarks_go_to_the_automa() {
    covers!("automa.advance.landmark", "automa.gains-nothing", "automa.shadow-scores-nothing");
    let mut game = quiet(solo(2)).at(2, Track::Science, 3).at(1, Track::Military, 3).build();
    let forge = BotTask::Advance { track: Track::Science, benefit: true };
    Scenario::bot_does(&mut game, 2, forge);
    assert_eq!(game.player_at(Seat(1)).landmarks.count_ones(), 1);
    assert_eq!(game.player_at(Seat(2)).landmarks, 0);
    assert_eq!(game.player_at(Seat(1)).hand, 0, "no benefit for a step of the Shadow Empire");
    let step = BotTask::Advance { track: Track::Military, benefit: false };
    Scenario::bot_does(&mut game, 1, step);
    assert_eq!(game.player_at(Seat(1)).landmarks.count_ones(), 2, "also without benefit");
    // Claimed ones stay with their owner.
    let mut game = quiet(solo(2)).at(1, Track::Technology, 6).claimed(0, &["rubber_works"]).build();
    Scenario::bot_does(&mut game, 1, BotTask::Advance { track: Track::Technology, benefit: true });
    assert_eq!(game.player_at(Seat(1)).landmarks, 0);
    assert_eq!([1, 2].map(|seat| vp(&game, seat)), [0, 0]);
    assert_eq!([1, 2].map(|seat| crate::common::goods(&game, seat)), [[0; 4]; 2]);
}

#[test]
fn finished_tracks_and_achievements() {
    covers!(
        "automa.achievements.automa",
        "automa.achievements.shadow",
        "automa.shadow-scores-nothing",
        "automa.advance.blocked"
    );
    let end = BotTask::Advance { track: Track::Exploration, benefit: true };
    let mut game = quiet(solo(2)).at(1, Track::Exploration, 11).at(2, Track::Exploration, 11).build();
    Scenario::bot_does(&mut game, 2, end);
    assert_eq!((vp(&game, 2), game.achieved()[Achievement::CompleteTrack.index()]), (0, 1));
    Scenario::bot_does(&mut game, 1, end);
    assert_eq!(vp(&game, 1), 5, "the first place is taken");
    let before = game.clone();
    let events = Scenario::bot_does(&mut game, 1, end);
    assert!(events.iter().any(|event| matches!(event, Event::Stuck { .. })));
    assert_eq!(game, before);
    // Two outposts of the person lie under outposts of the Automa: the Shadow Empire's do not count.
    let table = quiet(solo(2)).outpost(0, (-1, 2)).toppled(2, (-2, 2)).toppled(2, (-2, 2));
    let mut game = table.outpost(1, (1, 1)).toppled(0, (1, 1)).pair(1, 2).build();
    assert_eq!(vp(&game, 1), 0);
    Scenario::bot_does(&mut game, 1, BotTask::Benefit(Benefit::Conquer(false)));
    assert_eq!((vp(&game, 1), game.achieved()[Achievement::ToppleTwo.index()]), (10, 1));
    // The middle island.
    let mut game =
        quiet(solo(2)).outpost(1, (-1, -1)).lay((-1, 0), 3, 0).outpost(1, (-1, 0)).pair(1, 2).build();
    Scenario::bot_does(&mut game, 1, BotTask::Benefit(Benefit::Conquer(false)));
    assert_eq!((vp(&game, 1), game.achieved()[Achievement::MiddleIsland.index()]), (10, 1));
    assert!(crate::common::controls(&game, 1, (0, 0)));
}

#[test]
fn a_space_once_a_turn() {
    covers!("automa.advance.once", "automa.advance.benefit", "automa.advance.blocked");
    let step = BotTask::Advance { track: Track::Science, benefit: true };
    let back = BotTask::Activate { track: Track::Science, space: 2 };
    let mut game = quiet(solo(2)).at(1, Track::Science, 1).build();
    Scenario::bot_does(&mut game, 1, step);
    assert_eq!(crate::common::hand(&game, 1), 1);
    let events = Scenario::bot_does(&mut game, 1, back);
    assert_eq!(crate::common::hand(&game, 1), 1);
    assert!(events.contains(&Event::Nothing { seat: Seat(1) }));
    // A track that a card forbids: the variant has Dictatorship.
    let mut game = quiet(variant()).blocked(0, Track::Science).build();
    let events = Scenario::bot_does(&mut game, 2, BotTask::Advance { track: Track::Science, benefit: false });
    assert!(events.iter().any(|event| matches!(event, Event::Stuck { .. })));
    assert_eq!(at(&game, 2, Track::Science), 0);
}

#[test]
fn the_end_and_the_tie() {
    covers!("automa.end", "automa.turn.last", "automa.shadow-scores-nothing");
    for seed in 0..30 {
        let end = random_walk(start(&solo(1), seed), &mut Dice::new(seed), |game| {
            let [person, automa] = [0, 1].map(|seat| game.player_at(Seat(seat)));
            if let Some(to_move) = game.to_move() {
                assert!(!game.player_at(to_move).done);
                assert!(to_move.0 != 2, "it acts in the turn of the Automa");
            }
            if automa.income_turns == 5 && game.to_move() == Some(Seat(1)) {
                assert!(!automa.done && person.income_turns <= 5);
            }
        });
        assert_eq!([0, 1].map(|seat| end.player_at(Seat(seat)).income_turns), [5, 5]);
    }
    let tie = |mine: &str, theirs: &str| {
        let mut game = quiet(solo(2)).vp(0, 70).vp(1, 70).claimed(1, &[theirs]).in_city(0, mine).build();
        game = Scenario::over(game);
        game.winners().first()
    };
    let kit = Kit::printed();
    let height = |id: &str| kit.landmarks[usize::from(kit.find_landmark(id).unwrap())].height;
    let (tall, low) =
        if height("tech_hub") < height("forge") { ("tech_hub", "forge") } else { ("forge", "tech_hub") };
    assert_eq!((tie(tall, low), tie(low, tall)), (Some(Seat(0)), Some(Seat(1))));
}

#[test]
fn the_variant_for_two() {
    covers!("automa.variant.setup", "automa.variant.turn", "automa.variant.gains");
    let game = start(&variant(), 2);
    let mut deck: Vec<u8> = game.bots().deck.as_slice().iter().map(|card| card + 1).collect();
    deck.sort_unstable();
    assert_eq!(deck, (1..=12).collect::<Vec<u8>>());
    assert!(game.bots().progress.is_empty());
    let mut shuffles = 0;
    for seed in 0..20 {
        let (mut turns, mut last) = (0, 12);
        let end = random_walk(start(&variant(), seed), &mut Dice::new(seed), |game| {
            let left = game.bots().deck.len();
            if left < last {
                turns += 1;
            } else if left > last {
                shuffles += 1;
                assert_eq!((turns, left), (6, 10), "six turns for each shuffle");
                turns = 1;
            }
            last = left;
            assert_eq!(game.player_at(Seat(2)).income_turns, 0);
            assert_eq!((game.player_at(Seat(2)).landmarks, game.score(Seat(2))), (0, 0));
        });
        assert!(end.winners().first().unwrap().0 < 2);
    }
    assert!(shuffles > 20);
    // A landmark that it takes is gone; a finished track blocks a place.
    let mut game = quiet(variant()).at(2, Track::Military, 3).at(2, Track::Science, 11).build();
    let before = game.free_landmarks().count_ones();
    Scenario::bot_does(&mut game, 2, BotTask::Advance { track: Track::Military, benefit: true });
    Scenario::bot_does(&mut game, 2, BotTask::Advance { track: Track::Science, benefit: true });
    assert_eq!(game.free_landmarks().count_ones(), before - 1);
    assert_eq!((game.achieved()[0], vp(&game, 2)), (1, 0));
    // The test uses the tiebreaker card of the last pair: card 2 reads technology first, upwards.
    let mut game = quiet(variant())
        .decisions(&[])
        .pair(1, 2)
        .at(0, Track::Science, 2)
        .bots(|bots| {
            bots.favourite = [Track::Science; 2];
            bots.discard = tapestry::state::Pile::default();
        })
        .build();
    Scenario::bot_does(&mut game, 2, BotTask::Turn);
    let events = play(&mut game, "P3: automa");
    assert!(events.contains(&Event::AutomaFavourite {
        seat: Seat(2),
        from: Track::Science,
        to: Track::Technology
    }));
}
