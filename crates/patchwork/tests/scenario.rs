//! The scenario builder itself.

use patchwork::scenario::Scenario;
use patchwork::{DeckName, FIRST, LeatherReading, PatchworkOptions, SECOND, Squares};

use crate::common::{people, ring, square};

#[test]
fn unchanged_it_is_the_start_of_a_game_with_the_ring_by_number() {
    let game = Scenario::people().build();
    assert_eq!(game.options(), &people());
    assert_eq!(ring(&game), (1..33).chain([0]).collect::<Vec<u8>>());
    assert_eq!((game.buttons(FIRST), game.buttons(SECOND), game.played()), (5, 5, 0));
    let game = Scenario::automa().build();
    assert_eq!(game.options(), &PatchworkOptions::default());
    assert_eq!((game.buttons(FIRST), game.buttons(SECOND)), (5, 0));
    assert_eq!((game.deck().left(), game.deck().aside().len()), (10, 2));
}

#[test]
fn rows_are_read_from_the_top() {
    let game = Scenario::people().rows(SECOND, &["#.#", "", "........#"]).build();
    let expected: Squares = ["a1", "c1", "i3"].map(square).into_iter().collect();
    assert_eq!((game.filled(SECOND), game.filled(FIRST)), (expected, Squares::NONE));
}

#[test]
fn the_ring_can_be_begun_or_given_whole_and_the_heap_leaves_it() {
    assert_eq!(ring(&Scenario::people().next(&[5, 0]).build())[..4], [5, 0, 1, 2]);
    assert_eq!(ring(&Scenario::people().ring(&[5, 0]).build()), [5, 0]);
    let game = Scenario::automa().ring(&[5, 6, 7]).automa_has(&[6, 9]).build();
    assert_eq!(ring(&game), [5, 7]);
    assert_eq!(game.taken(SECOND).map(|(patch, _)| patch.id.0).collect::<Vec<_>>(), [6, 9]);
}

#[test]
fn cards_come_as_they_are_named() {
    let numbers = |cards: &[u8]| {
        cards.iter().map(|&card| Scenario::automa().build().kit().card(card).number).collect::<Vec<_>>()
    };
    let game = Scenario::automa().cards(&[12, 5]).build();
    assert_eq!(numbers(game.deck().draw_pile()), [12, 5, 1, 2, 3, 4, 6, 7, 8, 9]);
    assert_eq!(numbers(game.deck().aside()), [10, 11]);
    let game = Scenario::automa().cards(&[24]).deck(DeckName::Tactical).build();
    assert_eq!(numbers(game.deck().draw_pile())[..3], [24, 13, 14]);
    let game = Scenario::automa().piles(&[1], &[2, 3], &[4]).build();
    assert_eq!(numbers(game.deck().aside()), [1]);
    assert_eq!(numbers(game.deck().discards()), [2, 3]);
    assert_eq!(numbers(game.deck().draw_pile()), [4]);
}

#[test]
fn leather_behind_the_tokens_is_gone_unless_told() {
    let left = |game: patchwork::Patchwork| game.leather().iter().collect::<Vec<u8>>();
    assert_eq!(left(Scenario::people().spaces(26, 31).build()), [32, 38, 44, 50]);
    assert_eq!(left(Scenario::automa().spaces(26, 32).build()), [38, 44, 50]);
    assert_eq!(
        left(Scenario::automa().leather_reading(LeatherReading::Left).spaces(26, 32).build()),
        [32, 38, 44, 50]
    );
    assert_eq!(left(Scenario::people().spaces(26, 31).leather_on(&[3]).build()), [3]);
}

#[test]
fn who_is_home_follows_from_the_tokens() {
    assert_eq!(Scenario::people().spaces(53, 9).build().first_home(), Some(FIRST));
    assert_eq!(Scenario::people().spaces(9, 53).build().first_home(), Some(SECOND));
    assert_eq!(Scenario::people().spaces(53, 53).on_top(FIRST).build().first_home(), Some(SECOND));
    assert_eq!(Scenario::people().spaces(9, 9).build().first_home(), None);
    assert!(Scenario::people().spaces(53, 53).build().is_over());
    assert_eq!(Scenario::people().seed(9).build().seed().0, 9);
    assert!(Scenario::people().build().winner().is_none());
}
