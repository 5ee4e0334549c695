//! The Automa's deck: shuffling anew, and what you know of it.

use std::collections::BTreeMap;

use kernel::{Dice, Game};
use patchwork::scenario::Scenario;
use patchwork::{Decision, DeckName, Event, FIRST, Patchwork, PatchworkOptions, SECOND};
use testkit::covers;

use crate::common::{play, random_walk, start};

fn numbers(game: &Patchwork, cards: &[u8]) -> Vec<u8> {
    cards.iter().map(|&card| game.kit().card(card).number).collect()
}

/// The last card of the draw pile is on top; cards 1 and 2 lie aside.
fn last_card() -> Scenario {
    let discards: Vec<u8> = (3..12).collect();
    Scenario::automa().spaces(30, 20).ring(&[]).piles(&[1, 2], &discards, &[12])
}

#[test]
fn an_empty_draw_pile_is_made_of_all_twelve_cards_at_the_end_of_the_turn() {
    covers!("automa.reshuffle", "automa.reshuffle-aside", "automa.reshuffle-at-once");
    let mut game = last_card().build();
    let events = play(&mut game, "automa");
    assert_eq!(events.last(), Some(&Event::Reshuffled));
    assert!(matches!(&events[0], Event::Automa { card, .. } if game.kit().card(*card).number == 12));
    assert_eq!((game.deck().left(), game.deck().aside(), game.deck().discards()), (12, &[][..], &[][..]));
    let mut cards = numbers(&game, game.deck().draw_pile());
    cards.sort_unstable();
    assert_eq!(cards, (1..=12).collect::<Vec<u8>>());
}

#[test]
fn it_is_not_shuffled_before_the_last_card_was_played() {
    covers!("automa.reshuffle-at-once");
    let discards: Vec<u8> = (3..11).collect();
    let mut game = Scenario::automa().spaces(30, 20).ring(&[]).piles(&[1, 2], &discards, &[12, 11]).build();
    let events = play(&mut game, "automa");
    assert!(!events.contains(&Event::Reshuffled));
    assert_eq!((game.deck().left(), game.deck().discards().len()), (1, 9));
}

#[test]
fn every_card_is_equally_likely_on_top_after_a_new_shuffle() {
    covers!("automa.reshuffle");
    let mut tops: BTreeMap<u8, i32> = BTreeMap::new();
    for seed in 0..6_000 {
        let mut game = last_card().seed(seed).build();
        play(&mut game, "automa");
        let top = numbers(&game, game.deck().draw_pile())[0];
        *tops.entry(top).or_default() += 1;
    }
    // The two that lay aside and the one just played take part like the others: 500 each, deviation below 22.
    assert_eq!(tops.len(), 12);
    assert!(tops.values().all(|n| (n - 500).abs() < 5 * 22), "{tops:?}");
}

#[test]
fn every_shuffle_of_a_game_is_another_one() {
    covers!("automa.reshuffle");
    // The first shuffle orders the cards 0 to 11; the next one must not move them about in the same way again.
    for seed in 0..20 {
        let mut game = start(PatchworkOptions::default(), seed);
        let first = game.deck().cards().to_vec();
        while game.deck().left() != 12 {
            let text = if game.to_move() == Some(FIRST) { "advance" } else { "automa" };
            if game.leather_in_hand() > 0 {
                let at = (!game.filled(FIRST)).nth(0).unwrap();
                play(&mut game, &format!("leather {at}"));
            } else {
                play(&mut game, text);
            }
        }
        let moved = |card: &u8| first.iter().position(|other| other == card).unwrap() as u8;
        let second: Vec<u8> = game.deck().cards().iter().map(moved).collect();
        assert_ne!(second, first, "seed {seed}");
    }
}

#[test]
fn a_long_game_draws_ten_cards_then_twelve_without_a_repeat() {
    covers!("automa.reshuffle", "automa.reshuffle-aside", "automa.setup.aside");
    let mut long = 0;
    for seed in 0..200 {
        let mut game = start(PatchworkOptions::default(), seed);
        let mut dice = Dice::new(seed);
        let mut drawn = Vec::new();
        while let Some(action) = kernel::Legal::pick(&game.legal(), &mut dice) {
            let mut events = Vec::new();
            game.play(action, &mut events).unwrap();
            if let Some(Event::Automa { card, .. }) = events.first() {
                drawn.push(*card);
                assert_eq!(events.contains(&Event::Reshuffled), drawn.len() == 10 || drawn.len() == 22);
            }
        }
        let distinct =
            |cards: &[u8]| cards.iter().collect::<std::collections::BTreeSet<_>>().len() == cards.len();
        let (first, rest) = drawn.split_at(drawn.len().min(10));
        assert!(distinct(first) && rest.chunks(12).all(distinct));
        long += u32::from(drawn.len() > 10);
    }
    assert!(long > 190, "practically every game shuffles once");
}

#[test]
fn of_the_normal_deck_you_know_the_discards_and_nothing_of_the_next_card() {
    covers!("automa.known-normal", "automa.known-discards");
    let mut game = Scenario::automa().spaces(30, 12).cards(&[7, 3, 12]).build();
    assert_eq!(game.next_back(), None);
    assert!(!game.backs_tell());
    play(&mut game, "automa");
    play(&mut game, "automa");
    let (seen, unseen) = game.card_counting();
    assert_eq!(numbers(&game, &seen), [7, 3]);
    assert_eq!(numbers(&game, &unseen), [1, 2, 4, 5, 6, 8, 9, 10, 11, 12]);
    assert_eq!(game.decision(), Some(Decision::Automa { seat: SECOND, next_back: None }));
    // Whatever could come does come in some imagined world, equally often, and nothing else.
    let mut tops: BTreeMap<u8, i32> = BTreeMap::new();
    let mut dice = Dice::new(1);
    for _ in 0..5_000 {
        let world = game.imagine(FIRST, &mut dice);
        assert_eq!(world.deck().discards(), game.deck().discards());
        *tops.entry(numbers(&world, world.deck().draw_pile())[0]).or_default() += 1;
    }
    assert_eq!(tops.keys().copied().collect::<Vec<u8>>(), numbers(&game, &unseen));
    assert!(tops.values().all(|n| (n - 500).abs() < 5 * 22), "{tops:?}");
}

#[test]
fn the_back_of_a_tactical_card_shows_what_the_automa_may_spend_next() {
    covers!("automa.known-back");
    let backs: Vec<u8> = (13..=24)
        .map(|card| {
            let scenario = Scenario::automa().deck(DeckName::Tactical).spaces(9, 4);
            let game = scenario.cards(&[card]).build();
            assert!(game.backs_tell());
            let back = game.next_back();
            assert_eq!(game.decision(), Some(Decision::Automa { seat: SECOND, next_back: back }));
            back.unwrap()
        })
        .collect();
    assert_eq!(backs, [1, 1, 3, 3, 4, 4, 6, 6, 8, 8, 10, 10]);
}

#[test]
fn a_back_leaves_two_faces_or_one_if_the_other_has_been_seen() {
    covers!("automa.known-back", "automa.known-discards");
    let faces = |aside: &[u8], discards: &[u8], draw: &[u8]| {
        let scenario = Scenario::automa().deck(DeckName::Tactical).spaces(30, 20);
        let game = scenario.piles(aside, discards, draw).build();
        let mut dice = Dice::new(1);
        let mut tops: BTreeMap<u8, i32> = BTreeMap::new();
        for _ in 0..2_000 {
            let world = game.imagine(FIRST, &mut dice);
            assert_eq!(world.next_back(), game.next_back());
            *tops.entry(numbers(&world, world.deck().draw_pile())[0]).or_default() += 1;
        }
        // All that are possible are equally likely: a deviation below 23.
        let share = 2_000 / tops.len() as i32;
        assert!(tops.values().all(|n| (n - share).abs() < 5 * 23), "{tops:?}");
        tops.into_keys().collect::<Vec<u8>>()
    };
    assert_eq!(faces(&[23, 24], &[], &[13, 15, 14, 16]), [13, 14]);
    assert_eq!(faces(&[23, 24], &[14], &[13, 15, 16]), [13]);
}

#[test]
fn the_cards_set_aside_are_unknown_with_their_backs() {
    covers!("automa.known-aside");
    // Card 14 lies aside; it has the same back as card 13 on top. Nobody knows that it cannot come.
    let scenario = Scenario::automa().deck(DeckName::Tactical).spaces(30, 20);
    let game = scenario.piles(&[14, 24], &[22], &[13, 15, 16]).build();
    let (seen, unseen) = game.card_counting();
    assert_eq!((numbers(&game, &seen), numbers(&game, &unseen)), (vec![22], vec![13, 14, 15, 16, 24]));
    let mut dice = Dice::new(1);
    let (mut other_face, mut other_aside) = (0, 0);
    for _ in 0..1_000 {
        let world = game.imagine(FIRST, &mut dice);
        assert_eq!((world.deck().aside().len(), world.deck().left()), (2, 3));
        other_face += i32::from(numbers(&world, world.deck().draw_pile())[0] == 14);
        other_aside += i32::from(world.deck().aside() != game.deck().aside());
    }
    assert!((other_face - 500).abs() < 80 && other_aside > 800, "{other_face} {other_aside}");
}

#[test]
fn after_a_tactical_reshuffle_the_next_back_shows_at_once() {
    covers!("automa.reshuffle-at-once", "automa.known-back");
    let discards: Vec<u8> = (15..24).collect();
    let scenario = Scenario::automa().deck(DeckName::Tactical).spaces(30, 20).ring(&[]);
    let mut game = scenario.piles(&[13, 14], &discards, &[24]).build();
    assert_eq!(game.next_back(), Some(10));
    play(&mut game, "automa");
    assert_eq!(game.deck().left(), 12);
    assert_eq!(game.next_back(), game.deck().top().map(|card| game.kit().card(card).budget));
    assert!(game.next_back().is_some());
    assert_eq!(game.card_counting().1.len(), 12, "everything can come again");
}

#[test]
fn there_is_always_a_card_to_draw() {
    covers!("automa.reshuffle-at-once", "automa.discard");
    for seed in 0..50 {
        let options = PatchworkOptions { deck: DeckName::Tactical, ..PatchworkOptions::default() };
        random_walk(start(options, seed), &mut Dice::new(seed), |game| {
            assert!(game.deck().left() > 0 && game.next_back().is_some());
        });
    }
}

#[test]
fn what_the_next_shuffle_will_bring_is_not_known() {
    covers!("automa.known-normal", "automa.reshuffle");
    // Two games that look the same, and whose seeds will shuffle differently: imagined, they are one.
    let [here, there] = [1, 2].map(|seed| last_card().seed(seed).build());
    for start in 0..20 {
        let worlds = [&here, &there].map(|game| game.imagine(FIRST, &mut Dice::new(start)));
        assert_eq!(worlds[0], worlds[1]);
    }
    // And each imagined world has a shuffle of its own.
    let mut dice = Dice::new(1);
    let mut tops = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let mut world = here.imagine(FIRST, &mut dice);
        play(&mut world, "automa");
        tops.insert(world.deck().top());
    }
    assert_eq!(tops.len(), 12);
}
