//! A deck with its discard pile, and what can be imagined of it.

use std::collections::BTreeMap;

use kernel::{Deck, Dice, Purpose, Seed};

fn deck() -> Deck<12> {
    Deck::new(0..12)
}

#[test]
fn cards_are_drawn_from_the_top_onto_the_discards() {
    let mut deck = deck();
    assert_eq!((deck.top(), deck.left(), deck.cards().len()), (Some(0), 12, 12));
    assert_eq!((deck.draw(), deck.draw()), (Some(0), Some(1)));
    assert_eq!((deck.discards(), deck.top(), deck.left()), (&[0, 1][..], Some(2), 10));
    assert_eq!(deck.draw_pile(), (2..12).collect::<Vec<u8>>());
    while deck.draw().is_some() {}
    assert_eq!((deck.top(), deck.left(), deck.discards().len()), (None, 0, 12));
    assert_eq!(deck.draw(), None);
}

#[test]
fn an_empty_deck_has_nothing() {
    let mut deck = Deck::<3>::EMPTY;
    assert_eq!((deck.draw(), deck.top(), deck.left()), (None, None, 0));
    deck.shuffle_all(&mut Dice::new(1));
    deck.imagine(&mut Dice::new(1), |_| true);
    assert_eq!(deck, Deck::EMPTY);
}

#[test]
fn cards_set_aside_are_neither_drawn_nor_seen_until_all_are_shuffled() {
    let mut deck = deck();
    deck.set_aside(2);
    assert_eq!((deck.aside(), deck.discards(), deck.left()), (&[0, 1][..], &[][..], 10));
    assert_eq!(deck.draw(), Some(2));
    assert_eq!((deck.aside(), deck.discards()), (&[0, 1][..], &[2][..]));
    deck.shuffle_all(&mut Dice::new(1));
    assert_eq!((deck.aside(), deck.discards(), deck.left()), (&[][..], &[][..], 12));
    let mut cards = deck.draw_pile().to_vec();
    cards.sort_unstable();
    assert_eq!(cards, (0..12).collect::<Vec<u8>>());
}

/// Cards 0 and 1 aside, 2 to 5 discarded, 6 to 11 to be drawn.
fn under_way() -> Deck<12> {
    let mut deck = deck();
    deck.set_aside(2);
    for _ in 0..4 {
        deck.draw();
    }
    deck
}

#[test]
fn imagining_keeps_what_was_seen_and_redraws_the_rest() {
    let mut dice = Dice::new(1);
    for _ in 0..100 {
        let mut world = under_way();
        world.imagine(&mut dice, |_| true);
        assert_eq!(world.discards(), under_way().discards());
        assert_eq!((world.aside().len(), world.left()), (2, 6));
        let mut hidden = [world.aside(), world.draw_pile()].concat();
        hidden.sort_unstable();
        assert_eq!(hidden, [0, 1, 6, 7, 8, 9, 10, 11]);
    }
}

#[test]
fn imagining_depends_on_the_set_of_hidden_cards_only() {
    // The same cards hidden in another order: aside 6 and 7, to be drawn 0, 1 and the rest backwards.
    let mut other = Deck::<12>::new([6, 7, 2, 3, 4, 5, 0, 1, 11, 10, 9, 8]);
    other.set_aside(2);
    for _ in 0..4 {
        other.draw();
    }
    for start in 0..100 {
        let (mut here, mut there) = (under_way(), other);
        here.imagine(&mut Dice::new(start), |card| card % 2 == 0);
        there.imagine(&mut Dice::new(start), |card| card % 2 == 0);
        assert_eq!(here, there);
    }
}

/// How often each value came up, against an equal share: the usual sum of squares over its expectation.
fn chi_square(counts: &BTreeMap<Vec<u8>, i32>, total: i32) -> f64 {
    let share = f64::from(total) / counts.len() as f64;
    counts.values().map(|&n| (f64::from(n) - share).powi(2) / share).sum()
}

#[test]
fn every_order_that_agrees_with_the_back_of_the_top_card_is_equally_likely() {
    // Four hidden cards: one aside, three to be drawn. The top one is even: 0 or 2.
    const WORLDS: i32 = 12_000;
    let mut counts = BTreeMap::new();
    for index in 0..WORLDS {
        let mut deck = Deck::<4>::new([3, 0, 1, 2]);
        deck.set_aside(1);
        deck.imagine(&mut Seed(1).dice(Purpose::new("worlds"), index as u64), |card| card % 2 == 0);
        assert!(deck.top().unwrap().is_multiple_of(2));
        *counts.entry(deck.cards().to_vec()).or_insert(0) += 1;
    }
    // 2 cards for the top, then 3! orders of the rest.
    assert_eq!(counts.len(), 12);
    let chi = chi_square(&counts, WORLDS);
    assert!(chi < 11.0 + 5.0 * 22_f64.sqrt(), "{chi}: {counts:?}");
}

#[test]
fn without_a_telling_back_every_order_is_equally_likely() {
    const WORLDS: i32 = 24_000;
    let mut counts = BTreeMap::new();
    for index in 0..WORLDS {
        let mut deck = Deck::<4>::new([3, 0, 1, 2]);
        deck.set_aside(1);
        deck.imagine(&mut Seed(2).dice(Purpose::new("worlds"), index as u64), |_| true);
        *counts.entry(deck.cards().to_vec()).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 24);
    let chi = chi_square(&counts, WORLDS);
    assert!(chi < 23.0 + 5.0 * 46_f64.sqrt(), "{chi}: {counts:?}");
}

#[test]
fn a_back_that_no_card_shows_rules_out_nothing() {
    let mut deck = under_way();
    deck.imagine(&mut Dice::new(1), |_| false);
    assert_eq!((deck.discards(), deck.left()), (under_way().discards(), 6));
}

#[test]
fn with_an_empty_draw_pile_only_the_cards_aside_are_hidden() {
    let mut deck = under_way();
    while deck.draw().is_some() {}
    let seen = deck.discards().to_vec();
    deck.imagine(&mut Dice::new(1), |_| true);
    assert_eq!(deck.discards(), seen);
    let mut aside = deck.aside().to_vec();
    aside.sort_unstable();
    assert_eq!(aside, [0, 1]);
}

#[test]
fn a_deck_that_people_describe_lies_as_they_say() {
    let mut deck = Deck::<12>::lying(&[4, 5], &[1, 2], &[3, 0]);
    assert_eq!((deck.aside(), deck.discards(), deck.draw_pile()), (&[4, 5][..], &[1, 2][..], &[3, 0][..]));
    assert_eq!((deck.draw(), deck.left(), deck.discards()), (Some(3), 1, &[1, 2, 3][..]));
    deck.shuffle_all(&mut Dice::new(1));
    assert_eq!((deck.left(), deck.aside().len(), deck.discards().len()), (6, 0, 0));
}
