//! What holds at every step of every game: conservation, and quick values against their slow twins.

use std::collections::BTreeSet;

use kernel::{Dice, Game, Legal, Seat, Studied as _};
use patchwork::{Action, FIRST, Kit, LeatherReading, Patchwork, PatchworkOptions, SECOND, Square, Squares};
use proptest::prelude::*;
use testkit::covers;

use crate::common::{all_options, start};

/// Plays random games under every set of options; sees every position with the one before it.
fn every_step(games: u64, mut each: impl FnMut(Option<&Patchwork>, &Patchwork)) {
    for (index, options) in (0..).zip(all_options()) {
        for game_index in 0..games {
            let seed = index * games + game_index;
            let mut game = start(options, seed);
            let mut dice = Dice::new(seed);
            each(None, &game);
            while let Some(action) = game.legal().pick(&mut dice) {
                let before = game.clone();
                game.play(action, &mut ()).unwrap();
                each(Some(&before), &game);
            }
        }
    }
}

fn people_of(game: &Patchwork) -> impl Iterator<Item = Seat> + use<> {
    let automa = game.options().has_automa();
    [FIRST, SECOND].into_iter().filter(move |seat| !automa || *seat == FIRST)
}

#[test]
fn every_patch_is_in_the_ring_or_with_exactly_one_owner() {
    covers!("setup.ring", "take.pawn", "automa.takes");
    every_step(2, |before, game| {
        let mut patches: Vec<u8> = game.ring().map(|patch| patch.0).collect();
        for seat in [FIRST, SECOND] {
            patches.extend(game.taken(seat).map(|(patch, _)| patch.id.0));
        }
        patches.sort_unstable();
        assert_eq!(patches, (0..33).collect::<Vec<u8>>());
        // The order of the ring never changes: only a gap appears.
        if let Some(before) = before {
            let now: Vec<_> = game.ring().collect();
            let then: Vec<_> = before.ring().filter(|patch| now.contains(patch)).collect();
            let twice = [&then[..], &then[..]].concat();
            let turned = now.is_empty() || twice.windows(now.len()).any(|turn| turn == now);
            assert!(turned, "{then:?} {now:?}");
        }
    });
}

#[test]
fn every_card_is_in_the_deck_once() {
    covers!("automa.setup.deck", "automa.discard", "automa.reshuffle");
    every_step(2, |_, game| {
        if !game.options().has_automa() {
            assert!(game.deck().cards().is_empty());
            return;
        }
        let deck = game.deck();
        let piles: Vec<u8> = [deck.aside(), deck.discards(), deck.draw_pile()].concat();
        let cards: BTreeSet<u8> = piles.iter().copied().collect();
        assert_eq!((piles.len(), cards.len()), (12, 12));
        assert!(cards.iter().all(|&card| game.kit().card(card).deck == game.options().deck));
    });
}

#[test]
fn buttons_come_and_go_only_as_the_rules_say() {
    covers!("advance.buttons", "take.pay", "marks.income", "automa.afford");
    every_step(2, |before, game| {
        let Some(before) = before else { return };
        let mover = before.to_move().unwrap();
        for seat in people_of(game) {
            let gained = game.buttons(seat) - before.buttons(seat);
            let (from, to) = (before.space(seat), game.space(seat));
            let marks = (from + 1..=to).filter(|space| space % 6 == 5).count() as i32;
            let income = marks * i32::from(game.income(seat));
            let taken: Vec<_> = game.taken(seat).map(|(patch, _)| patch).collect();
            let new = taken.iter().find(|patch| before.taken(seat).all(|(known, _)| known.id != patch.id));
            let expected = match new {
                _ if seat != mover || before.leather_in_hand() > 0 => 0,
                Some(patch) => income - i32::from(patch.cost),
                None => income + i32::from(to - from),
            };
            assert_eq!(gained, expected);
            assert!(game.buttons(seat) >= 0, "no credit");
        }
    });
}

#[test]
fn boards_are_what_was_laid_on_them_without_overlap() {
    covers!("take.place", "marks.leather-place");
    every_step(2, |before, game| {
        for seat in people_of(game) {
            let mut rebuilt = Squares::NONE;
            for (patch, squares) in game.taken(seat) {
                assert_eq!(squares.count(), u32::from(patch.cells), "it lies on the board");
                assert!(!rebuilt.meets(squares), "two patches overlap");
                rebuilt = rebuilt | squares;
            }
            assert!(game.filled(seat).has_all(rebuilt));
            let leather = game.filled(seat).count() - rebuilt.count();
            assert!(leather <= 5);
            let then = before.map_or(Squares::NONE, |before| before.filled(seat));
            assert!(game.filled(seat).has_all(then), "what lies, stays");
        }
    });
}

#[test]
fn leather_patches_are_conserved() {
    covers!("marks.leather", "automa.leather", "automa.leather-left");
    every_step(2, |_, game| {
        let mut laid = 0;
        for seat in people_of(game) {
            let cells: u32 = game.taken(seat).map(|(patch, _)| u32::from(patch.cells)).sum();
            laid += game.filled(seat).count() - cells;
        }
        let mut automa = 0;
        game.facts(&mut |(name, value)| {
            if name == "automa_leather" {
                automa = value as u32;
            }
        });
        let total = laid + automa + u32::from(game.leather_in_hand()) + u32::from(game.leather().count());
        assert_eq!(total, 5, "no board is full in these games");
        if game.options().leather == LeatherReading::Left {
            assert_eq!(automa, 0);
        }
    });
}

#[test]
fn quick_values_agree_with_their_slow_twins() {
    covers!("marks.income", "end.score", "turn.behind", "take.next-three");
    every_step(2, |_, game| {
        for seat in people_of(game) {
            let printed: u8 = game.taken(seat).map(|(patch, _)| patch.buttons).sum();
            assert_eq!(game.income(seat), printed);
            let empty = (0..81).filter_map(Square::new).filter(|&at| !game.filled(seat).has(at)).count();
            assert_eq!(usize::from(game.empty_squares(seat)), empty);
            let tile = if game.tile() == Some(seat) { 7 } else { 0 };
            assert_eq!(game.score(seat), game.buttons(seat) - 2 * empty as i32 + tile);
        }
        let ring: Vec<_> = game.ring().collect();
        assert_eq!(game.next_patches().as_slice(), &ring[..ring.len().min(3)]);
        assert_eq!(usize::from(game.ring_len()), ring.len());
        let heap = game.automa_heap();
        if game.options().has_automa() {
            let taken: Vec<_> = game.taken(SECOND).map(|(patch, _)| patch).collect();
            assert_eq!(usize::from(heap.patches), taken.len());
            assert_eq!(
                usize::from(heap.with_buttons),
                taken.iter().filter(|patch| patch.buttons > 0).count()
            );
            assert_eq!(heap.printed, taken.iter().map(|patch| patch.buttons).sum::<u8>());
        }
    });
}

/// Whether an outline can lie there: square by square.
fn fits(game: &Patchwork, seat: Seat, cells: Squares, at: Square) -> bool {
    cells.iter().all(|cell| {
        let place = Square::at(at.row() + cell.row(), at.column() + cell.column());
        place.is_some_and(|place| !game.filled(seat).has(place))
    })
}

/// All legal actions, found the slow way.
fn slow_legal(game: &Patchwork) -> Vec<Action> {
    let Some(seat) = game.to_move() else { return Vec::new() };
    let squares: Vec<Square> = (0..81).filter_map(Square::new).collect();
    if game.leather_in_hand() > 0 {
        return squares
            .into_iter()
            .filter(|&at| !game.filled(seat).has(at))
            .map(|at| Action::Leather { at })
            .collect();
    }
    if game.is_automa(seat) {
        return vec![Action::Automa];
    }
    let mut all = vec![Action::Advance];
    for patch in game.ring().take(3).map(|patch| game.kit().patch(patch)) {
        if i32::from(patch.cost) <= game.buttons(seat) {
            for (number, outline) in patch.outlines.iter().enumerate() {
                let here = squares.iter().filter(|&&at| fits(game, seat, outline.cells(), at));
                all.extend(here.map(|&at| Action::Take { patch: patch.id, outline: number as u8, at }));
            }
        }
    }
    all
}

#[test]
fn the_legal_actions_are_those_found_square_by_square() {
    covers!(
        "take.place",
        "take.next-three",
        "take.pay",
        "take.no-room",
        "advance.always",
        "marks.leather-place"
    );
    every_step(1, |_, game| {
        let slow = slow_legal(game);
        assert_eq!(game.legal().count() as usize, slow.len());
        assert_eq!(game.legal().iter().collect::<Vec<_>>(), slow);
    });
}

#[test]
fn tokens_only_move_forward_and_one_at_a_time() {
    covers!("turn.behind", "turn.finished", "turn.on-top");
    every_step(2, |before, game| {
        let Some(before) = before else { return };
        let mover = before.to_move().unwrap();
        let other = Patchwork::other(mover);
        assert_eq!(game.space(other), before.space(other));
        assert!(before.space(mover) <= before.space(other) || before.leather_in_hand() > 0);
        assert_eq!(game.space(mover) > before.space(mover), before.leather_in_hand() == 0);
        assert_eq!(game.on_top(), mover);
        assert_eq!(game.played(), before.played() + 1);
    });
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    /// On any board, also one that no game makes.
    #[test]
    fn anchors_on_any_board_are_those_found_square_by_square(low in any::<u64>(), high in any::<u64>(), thin in any::<u64>(), patch in 0_u8..33) {
        let filled: Squares = (0..81).filter_map(Square::new).filter(|at| {
            let bit = |word: u64| word >> (at.index() % 64) & 1 == 1;
            if at.index() < 64 { bit(low) && bit(thin) } else { bit(high) && bit(thin) }
        }).collect();
        let game = patchwork::scenario::Scenario::people().filled(FIRST, filled).next(&[patch]).buttons(FIRST, 99).build();
        let printed = &Kit::printed().patches()[patch as usize];
        for (number, outline) in printed.outlines.iter().enumerate() {
            let slow: Squares = (0..81).filter_map(Square::new).filter(|&at| fits(&game, FIRST, outline.cells(), at)).collect();
            prop_assert_eq!(game.anchors(FIRST, printed.id, number as u8), slow);
        }
    }

    /// Squares as a set: against a plain list of booleans.
    #[test]
    fn sets_of_squares_behave_like_sets(low in any::<u64>(), high in any::<u64>()) {
        let list: Vec<bool> = (0..81).map(|i| if i < 64 { low >> i & 1 == 1 } else { high >> (i - 64) & 1 == 1 }).collect();
        let numbers: Vec<u8> = (0..81).filter(|&i| list[i as usize]).collect();
        let set: Squares = numbers.iter().copied().filter_map(Square::new).collect();
        prop_assert_eq!(set.count() as usize, numbers.len());
        prop_assert_eq!(set.iter().map(Square::index).collect::<Vec<_>>(), numbers.clone());
        for n in 0..82 {
            prop_assert_eq!(set.nth(n).map(Square::index), numbers.get(n as usize).copied());
        }
        prop_assert_eq!((!set).count(), 81 - set.count());
        prop_assert!(!(!set).meets(set) && (!set | set) == Squares::ALL && (!set & set).is_empty());
        let mut edges = 0;
        for row in 0..9_usize {
            for column in 0..9 {
                edges += u32::from(column < 8 && list[row * 9 + column] != list[row * 9 + column + 1]);
                edges += u32::from(row < 8 && list[row * 9 + column] != list[row * 9 + column + 9]);
            }
        }
        prop_assert_eq!(set.touching(!set), edges);
    }

    /// Text of any kind neither panics nor changes anything.
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,40}") {
        use kernel::Notation;
        let mut game = start(PatchworkOptions::default(), 1);
        let before = game.clone();
        match game.read(&text) {
            Err(error) => prop_assert!(!error.to_string().is_empty()),
            Ok(action) => if game.play(action, &mut ()).is_err() { prop_assert_eq!(game, before) },
        }
        let _ = patchwork::companion::Described::parse(Kit::printed(), &text);
        let _ = Kit::with_packs(&[kernel::Pack { name: "x".to_owned(), text }]).is_err();
    }
}

/// Sides of these squares that lie at the rim of the board.
fn sides_at_the_rim(squares: Squares) -> u32 {
    let last = patchwork::squares::SIDE - 1;
    let sides = |square: Square| {
        [square.row() == 0, square.row() == last, square.column() == 0, square.column() == last]
    };
    squares.iter().map(|square| sides(square).into_iter().filter(|side| *side).count() as u32).sum()
}

#[test]
fn how_snugly_a_patch_lies_is_counted_alike_place_by_place() {
    every_step(1, |_, game| {
        let filled = game.filled(FIRST);
        let board = patchwork::components::Framed::of(filled);
        for patch in game.next_patches() {
            let patch = game.kit().patch(patch);
            for (number, (outline, snug)) in (0..).zip(patch.outlines.iter().zip(&patch.snug)) {
                let slow: Vec<(u32, Square)> = game
                    .anchors(FIRST, patch.id, number)
                    .iter()
                    .map(|at| {
                        let squares = outline.at(at).unwrap();
                        (2 * squares.touching(filled) + sides_at_the_rim(squares), at)
                    })
                    .collect();
                assert_eq!(snug.all(board).collect::<Vec<_>>(), slow);
                assert_eq!(snug.room(board) as usize, slow.len());
            }
        }
    });
}

#[test]
fn squares_spread_over_their_sides_and_not_around_the_rim() {
    every_step(1, |_, game| {
        let filled = game.filled(FIRST);
        let slow: Squares = Squares::ALL
            .iter()
            .filter(|&square| filled.has(square) || Squares::only(square).touching(filled) > 0)
            .collect();
        assert_eq!(filled.spread(), slow);
    });
}

#[test]
fn what_lies_on_the_table_tells_positions_apart_and_cards_do_not() {
    every_step(1, |before, game| {
        assert_eq!(game.imagine(FIRST, &mut Dice::new(1)).table_digest(), game.table_digest());
        if let Some(before) = before {
            assert_ne!(before.table_digest(), game.table_digest());
        }
    });
}
