//! The printed components: every total, every row.

use std::collections::BTreeMap;

use patchwork::{CardFilter, DeckName, Edition, Kit, Squares};
use testkit::covers;

fn histogram(values: impl Iterator<Item = u8>) -> Vec<(u8, u32)> {
    let mut counts = BTreeMap::new();
    for value in values {
        *counts.entry(value).or_default() += 1;
    }
    counts.into_iter().collect()
}

#[test]
fn the_patches_add_up() {
    covers!("setup.ring");
    let patches = Kit::printed().patches();
    let sum = |of: fn(&patchwork::Patch) -> u32| patches.iter().map(of).sum::<u32>();
    assert_eq!(patches.len(), 33);
    assert_eq!(sum(|patch| u32::from(patch.cells)), 166);
    assert_eq!(sum(|patch| patch.cost.into()), 133);
    assert_eq!(sum(|patch| patch.time.into()), 107);
    assert_eq!(sum(|patch| patch.buttons.into()), 38);
    assert_eq!(sum(|patch| u32::from(patch.buttons > 0)), 22);
    assert_eq!(sum(|patch| patch.outlines.len() as u32), 144);
    assert_eq!(sum(|patch| patch.outlines.iter().map(|outline| outline.anchors().count()).sum()), 7_349);
}

#[test]
fn the_patches_are_spread_as_printed() {
    let patches = Kit::printed().patches();
    let cells = histogram(patches.iter().map(|patch| patch.cells));
    assert_eq!(cells, [(2, 1), (3, 3), (4, 7), (5, 9), (6, 10), (7, 2), (8, 1)]);
    let time = histogram(patches.iter().map(|patch| patch.time));
    assert_eq!(time, [(1, 4), (2, 9), (3, 7), (4, 5), (5, 4), (6, 4)]);
    let buttons = histogram(patches.iter().map(|patch| patch.buttons));
    assert_eq!(buttons, [(0, 11), (1, 10), (2, 8), (3, 4)]);
    let cost = histogram(patches.iter().map(|patch| patch.cost));
    assert_eq!(cost, [(0, 1), (1, 5), (2, 7), (3, 5), (4, 3), (5, 3), (6, 1), (7, 4), (8, 1), (10, 3)]);
}

/// Number, squares, cost, time, buttons, outlines, positions on an empty board.
const PATCHES: [(u8, u8, u8, u8, u8, usize, u32); 33] = [
    (0, 2, 2, 1, 0, 2, 144),
    (1, 3, 1, 3, 0, 4, 256),
    (2, 3, 2, 2, 0, 2, 126),
    (3, 3, 3, 1, 0, 4, 256),
    (4, 4, 2, 2, 0, 4, 224),
    (5, 4, 3, 2, 1, 4, 224),
    (6, 4, 3, 3, 1, 2, 108),
    (7, 4, 4, 2, 1, 8, 448),
    (8, 4, 4, 6, 2, 8, 448),
    (9, 4, 6, 5, 2, 1, 64),
    (10, 4, 7, 6, 3, 4, 224),
    (11, 5, 1, 2, 0, 4, 224),
    (12, 5, 2, 2, 0, 8, 448),
    (13, 5, 2, 3, 1, 8, 384),
    (14, 5, 3, 4, 1, 8, 384),
    (15, 5, 5, 4, 2, 1, 49),
    (16, 5, 5, 5, 2, 4, 196),
    (17, 5, 7, 1, 1, 2, 90),
    (18, 5, 10, 3, 2, 8, 384),
    (19, 5, 10, 4, 3, 4, 196),
    (20, 6, 0, 3, 1, 4, 168),
    (21, 6, 1, 2, 0, 4, 168),
    (22, 6, 1, 5, 1, 4, 192),
    (23, 6, 2, 1, 0, 4, 168),
    (24, 6, 3, 6, 2, 4, 196),
    (25, 6, 4, 2, 0, 4, 192),
    (26, 6, 7, 2, 2, 4, 168),
    (27, 6, 7, 4, 2, 4, 192),
    (28, 6, 8, 6, 3, 8, 392),
    (29, 6, 10, 5, 3, 8, 384),
    (30, 7, 1, 4, 1, 2, 70),
    (31, 7, 2, 3, 0, 2, 98),
    (32, 8, 5, 3, 1, 2, 84),
];

#[test]
fn every_patch_is_as_printed() {
    covers!("take.turn", "take.flip");
    for (patch, printed) in Kit::printed().patches().iter().zip(PATCHES) {
        let placements = patch.outlines.iter().map(|outline| outline.anchors().count()).sum();
        let ours = (
            patch.id.0,
            patch.cells,
            patch.cost,
            patch.time,
            patch.buttons,
            patch.outlines.len(),
            placements,
        );
        assert_eq!(ours, printed, "{}", patch.name);
        assert_eq!(Kit::printed().find_patch(&patch.name), Some(patch.id));
        assert_eq!(Kit::printed().find_patch(&patch.id.0.to_string()), Some(patch.id));
    }
}

#[test]
fn only_one_patch_is_free_and_only_the_domino_covers_two_squares() {
    covers!("setup.pawn");
    let kit = Kit::printed();
    let free: Vec<u8> =
        kit.patches().iter().filter(|patch| patch.cost == 0).map(|patch| patch.id.0).collect();
    assert_eq!(free, [20]);
    assert_eq!(kit.start().0, 0);
    assert_eq!(kit.patch(kit.start()).cells, 2);
}

#[test]
fn outlines_of_a_patch_are_different_and_cover_the_same_number_of_squares() {
    for patch in Kit::printed().patches() {
        for (i, outline) in patch.outlines.iter().enumerate() {
            assert_eq!(outline.cells().count(), u32::from(patch.cells));
            assert!(patch.outlines[i + 1..].iter().all(|other| other.cells() != outline.cells()));
            let boxed = u32::from(10 - outline.width) * u32::from(10 - outline.height);
            assert_eq!(outline.anchors().count(), boxed);
            for at in Squares::ALL.iter() {
                let squares = outline.at(at);
                assert_eq!(
                    squares.is_some(),
                    at.column() + outline.width <= 9 && at.row() + outline.height <= 9
                );
                assert!(squares.is_none_or(|squares| squares.count() == u32::from(patch.cells)));
            }
        }
    }
}

/// Number, budget, rows, income. N = no overtaking, B = most buttons, L = largest, F = furthest.
const CARDS: [(u8, u8, &str, u8); 24] = [
    (1, 1, "NBF", 4),
    (2, 2, "NBF", 4),
    (3, 3, "NLF", 3),
    (4, 4, "NLF", 1),
    (5, 5, "NBF", 1),
    (6, 6, "NLF", 0),
    (7, 7, "BLF", 0),
    (8, 8, "LBF", 0),
    (9, 8, "BNF", 0),
    (10, 10, "BLF", 0),
    (11, 10, "BLF", 0),
    (12, 0, "", 5),
    (13, 1, "NBF", 5),
    (14, 1, "NLF", 4),
    (15, 3, "NBF", 4),
    (16, 3, "NLF", 3),
    (17, 4, "NBF", 1),
    (18, 4, "NLF", 1),
    (19, 6, "NLF", 0),
    (20, 6, "BLF", 0),
    (21, 8, "LBF", 0),
    (22, 8, "BLF", 0),
    (23, 10, "BNF", 0),
    (24, 10, "LBF", 0),
];

#[test]
fn every_card_is_as_printed() {
    covers!("automa.card", "automa.filters");
    let letter = |filter: &CardFilter| match filter {
        CardFilter::NoOvertake => 'N',
        CardFilter::MostButtons => 'B',
        CardFilter::Largest => 'L',
        CardFilter::Furthest => 'F',
    };
    assert_eq!(Kit::printed().cards().len(), 24);
    for (card, (number, budget, rows, income)) in Kit::printed().cards().iter().zip(CARDS) {
        let filters: String = card.filters.iter().map(letter).collect();
        assert_eq!((card.number, card.budget, &*filters, card.income), (number, budget, rows, income));
        let deck = if number <= 12 { DeckName::Normal } else { DeckName::Tactical };
        assert_eq!(card.deck, deck);
    }
}

#[test]
fn both_decks_have_the_same_sums_and_tactical_backs_come_in_pairs() {
    covers!("automa.setup.deck", "automa.known-back");
    let kit = Kit::printed();
    for deck in DeckName::ALL {
        let cards: Vec<_> = kit.deck(deck).map(|card| kit.card(card)).collect();
        assert_eq!(cards.len(), 12);
        assert_eq!(cards.iter().map(|card| u32::from(card.budget)).sum::<u32>(), 64);
        assert_eq!(cards.iter().map(|card| u32::from(card.income)).sum::<u32>(), 18);
    }
    let backs = histogram(kit.deck(DeckName::Tactical).map(|card| kit.card(card).budget));
    assert_eq!(backs, [(1, 2), (3, 2), (4, 2), (6, 2), (8, 2), (10, 2)]);
}

#[test]
fn the_time_board_is_as_printed() {
    covers!("setup.leather", "marks.income", "marks.order", "limits.moves");
    let board = &Kit::printed().time_board;
    let income: Vec<u8> = board.income().collect();
    assert_eq!(income, [5, 11, 17, 23, 29, 35, 41, 47, 53]);
    let leather = |edition| board.leather(edition).iter().collect::<Vec<u8>>();
    assert_eq!(leather(Edition::Revised), [26, 32, 38, 44, 50]);
    assert_eq!(leather(Edition::Original), [20, 26, 32, 44, 50]);
    // What follows for moves: a patch of up to 6 spaces crosses one income mark and one leather patch at most.
    for from in 0..53 {
        let patch = (from + 6).min(53);
        assert!(board.incomes(from, patch) <= 1);
        assert!(board.incomes(from, (from + 7).min(53)) <= 2);
        for edition in [Edition::Revised, Edition::Original] {
            assert!(board.leather(edition).crossed(from, patch).count() <= 1);
        }
    }
}

#[test]
fn marks_crossed_agree_with_counting_space_by_space() {
    covers!("marks.crossed");
    let board = &Kit::printed().time_board;
    for from in 0..=53 {
        for to in from..=53 {
            let slow: Vec<u8> = (from + 1..=to).filter(|&space| board.is_income(space)).collect();
            assert_eq!(board.income_crossed(from, to).collect::<Vec<u8>>(), slow);
            assert_eq!(usize::from(board.incomes(from, to)), slow.len());
            let leather = board.leather(Edition::Original);
            let slow: Vec<u8> = (from + 1..=to).filter(|&space| leather.has(space)).collect();
            assert_eq!(leather.crossed(from, to).iter().collect::<Vec<u8>>(), slow);
        }
    }
}
