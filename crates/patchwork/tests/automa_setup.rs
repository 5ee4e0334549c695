//! The start of a game against the Automa.

use std::collections::HashSet;

use kernel::{Game, Role};
use patchwork::{DeckName, FIRST, Kit, Level, PatchworkOptions, SECOND, Squares};
use testkit::covers;

use crate::common::start;

fn with_deck(deck: DeckName) -> PatchworkOptions {
    PatchworkOptions { deck, ..PatchworkOptions::default() }
}

#[test]
fn you_are_set_up_as_usual_and_the_automa_has_a_token_and_nothing_else() {
    covers!("automa.setup.seats");
    let game = start(PatchworkOptions::default(), 1);
    assert_eq!([game.role(FIRST), game.role(SECOND)], [Role::Person, Role::AUTOMA]);
    assert_eq!((game.space(FIRST), game.buttons(FIRST), game.filled(FIRST)), (0, 5, Squares::NONE));
    assert_eq!((game.space(SECOND), game.buttons(SECOND)), (0, 0));
    assert_eq!(game.automa_heap(), patchwork::rules::score::AutomaHeap::default());
    assert_eq!((game.score(FIRST), game.score(SECOND)), (5 - 162, 0));
}

#[test]
fn the_deck_is_one_of_two_with_twelve_cards() {
    covers!("automa.setup.deck");
    for (deck, numbers) in [(DeckName::Normal, 1..=12), (DeckName::Tactical, 13..=24)] {
        let game = start(with_deck(deck), 1);
        let mut cards: Vec<u8> =
            game.deck().cards().iter().map(|&card| game.kit().card(card).number).collect();
        cards.sort_unstable();
        assert_eq!(cards, numbers.collect::<Vec<u8>>());
    }
}

#[test]
fn the_deck_is_shuffled_by_the_seed() {
    covers!("automa.setup.deck");
    let mut tops = [0_i32; 12];
    let mut aside = [0_i32; 12];
    for seed in 0..6_000 {
        let game = start(with_deck(DeckName::Normal), seed);
        tops[game.deck().top().unwrap() as usize] += 1;
        for &card in game.deck().aside() {
            aside[card as usize] += 1;
        }
    }
    // 500 and 1000 are expected, with standard deviations below 22 and 29.
    assert!(tops.iter().all(|&n| (n - 500).abs() < 5 * 22), "{tops:?}");
    assert!(aside.iter().all(|&n| (n - 1_000).abs() < 5 * 29), "{aside:?}");
}

#[test]
fn two_cards_are_set_aside_unseen_and_ten_can_be_drawn() {
    covers!("automa.setup.aside");
    for deck in DeckName::ALL {
        let game = start(with_deck(deck), 7);
        assert_eq!(game.deck().left(), 10);
        assert_eq!(game.deck().aside().len(), 2);
        assert_eq!(game.deck().discards(), [] as [u8; 0], "nobody has seen a card");
        let all: HashSet<&u8> = game.deck().aside().iter().chain(game.deck().draw_pile()).collect();
        assert_eq!(all.len(), 12);
    }
}

#[test]
fn the_marker_stands_where_the_level_has_it() {
    covers!("automa.setup.marker");
    let board = &Kit::printed().time_board;
    assert_eq!(Level::ALL.map(|level| board.marker(level)), [52, 44, 41, 38, 35]);
    let names = ["intern", "apprentice", "fellow", "master", "legend"];
    assert_eq!(Level::ALL.map(|level| board.level_name(level)), names);
}

#[test]
fn you_take_the_first_turn() {
    covers!("automa.setup.first");
    for seed in 0..20 {
        let game = start(PatchworkOptions::default(), seed);
        assert_eq!((game.to_move(), game.on_top()), (Some(FIRST), FIRST));
    }
}
