//! What holds in every position of every game.

use kernel::{Dice, Game, Hexes, Seat};
use tapestry::state::{ItemKind, plot};
use tapestry::{Building, Event, MatChoice, Tapestry, TapestryOptions, Version};
use testkit::covers;

use crate::common::{random_walk, start};

/// Settings of all kinds.
fn any_options(index: u64) -> TapestryOptions {
    let mut dice = Dice::new(index);
    TapestryOptions {
        seats: 1 + (index % 5) as u8,
        version: [Version::Latest, Version::Printed, Version::Adjusted][dice.below(3) as usize],
        expansions: [0; 3].map(|_| dice.below(3) == 0),
        allow_guesses: dice.below(2) == 0,
        two_tapestries: dice.below(4) == 0,
        two_civilizations: dice.below(4) == 0,
        civilizations: [if dice.below(2) == 0 { MatChoice::Random } else { MatChoice::Open }; 5],
        ..TapestryOptions::default()
    }
}

/// Every tapestry card, tech card and tile is in exactly one place.
fn nothing_is_lost(game: &Tapestry) {
    let (mut cards, mut techs, mut tiles) = (0, 0, 0);
    let (mut hands, mut rows, mut supply) = (0_u128, 0_u64, 0_u64);
    for seat in 0..game.seats() {
        let player = game.player_at(Seat(seat as u8));
        let mut all = player.hand | player.under;
        cards += player.hand.count_ones() + player.under.count_ones();
        for card in player.slots.iter().filter(|card| **card != 255) {
            assert_eq!(all >> card & 1, 0, "a card is in two places");
            all |= 1 << card;
            cards += 1;
        }
        cards += (player.private.len() + player.private_discard.len()) as u32 + player.submerged.count_ones();
        assert_eq!(hands & all, 0, "two players have the same card");
        hands |= all;
        for row in player.techs {
            assert_eq!(rows & row, 0, "a tech card is in two places");
            rows |= row;
            techs += row.count_ones();
        }
        assert_eq!(supply & player.tiles, 0, "two players have the same tile");
        supply |= player.tiles;
        tiles += player.tiles.count_ones();
        assert!(player.goods.0.iter().all(|n| *n <= 8));
        assert!(player.income_turns <= 5);
        let on_map = (0..game.map().grid.len())
            .flat_map(|hex| game.site(kernel::Hex(hex as u8)).items.iter())
            .filter(|item| {
                item.seat == seat as u8 && matches!(item.kind, ItemKind::Outpost | ItemKind::Shared)
            })
            .count();
        let kept = player
            .civs
            .iter()
            .any(|slot| game.kit().civs[usize::from(slot.civ)].id == "collectors" && slot.used >> 5 & 1 == 1);
        if !player.draft.civs.iter().any(|civ| *civ != 255) || player.income_turns > 0 {
            let all = usize::from(player.outposts) + on_map + usize::from(kept);
            assert_eq!(all, 10, "outposts of seat {seat}");
        }
        assert!(player.tokens.iter().all(|token| token.space <= 12));
    }
    let piles = game.places();
    assert_eq!(cards as usize + piles.cards, piles.all_cards, "tapestry cards");
    assert_eq!(techs as usize + piles.techs, piles.all_techs, "tech cards");
    let laid = (game.explored() - game.map().printed_hexes).len();
    // Discarded tiles leave the game.
    assert!((tiles + laid) as usize + game.piles()[2] <= 48, "territory tiles");
}

/// Incremental values against their slow twins.
fn twins_agree(game: &Tapestry) {
    for seat in 0..game.seats() as u8 {
        let player = game.player_at(Seat(seat));
        let controlled: Hexes = game
            .explored()
            .iter()
            .filter(|hex| {
                let items = &game.site(*hex).items;
                let upright = || items.iter().filter(|item| item.kind != ItemKind::Token && !item.toppled);
                let mine = upright().any(|item| item.seat == seat);
                let shares = upright().any(|item| item.seat == seat && item.kind == ItemKind::Shared);
                mine && upright().all(|item| item.seat == seat || shares || item.kind == ItemKind::Shared)
            })
            .collect();
        assert_eq!(controlled, game.controlled(Seat(seat)));
        // Rows, columns and districts, plot by plot.
        let filled = |row: usize, column: usize| {
            player.city.plots[row * 9 + column] != plot::OPEN
                || player.city.impassable[row] >> column & 1 == 1
        };
        let rows = (0..9).filter(|row| (0..9).all(|column| filled(*row, column))).count() as u32;
        let columns = (0..9).filter(|column| (0..9).all(|row| filled(row, *column))).count() as u32;
        assert_eq!(
            (rows, columns),
            (player.city.full_rows().count_ones(), player.city.full_columns().count_ones())
        );
        for district in 0..9 {
            let full = (0..9).all(|i| filled(district / 3 * 3 + i / 3, district % 3 * 3 + i % 3));
            assert_eq!(full, player.city.districts >> district & 1 == 1, "district {district}");
        }
        for building in Building::ALL {
            let left = 5 - player.covered[building.index()].count_ones() as usize;
            assert!(game.plots_with(seat, *building) <= left);
        }
    }
}

#[test]
fn nothing_appears_or_vanishes() {
    covers!("resources.limit", "effect.bounded", "city.lines", "city.district");
    for index in 0..150 {
        let game = start(&any_options(index), index);
        random_walk(game, &mut Dice::new(index), |game| {
            nothing_is_lost(game);
            twins_agree(game);
        });
    }
}

#[test]
fn a_space_is_never_activated_twice_in_a_turn() {
    covers!("advance.once-a-turn");
    for index in 0..60 {
        let mut game = start(&any_options(index), index);
        let mut dice = Dice::new(index);
        let mut seen: Vec<(Seat, u8, u8)> = Vec::new();
        let mut turn = game.active();
        while let Some(action) = kernel::Legal::pick(&game.legal(), &mut dice) {
            let mut events = Vec::new();
            game.play(action, &mut events).unwrap();
            for event in events {
                if let Event::Benefit { seat, track, space } = event {
                    let here = (seat, track as u8, space);
                    assert!(!seen.contains(&here), "{here:?}");
                    seen.push(here);
                }
            }
            if game.active() != turn || crate::common::is_quiet(&game) {
                seen.clear();
                turn = game.active();
            }
        }
    }
}
