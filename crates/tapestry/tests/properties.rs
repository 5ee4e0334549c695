//! What holds in every position of every game.

use kernel::{Dice, Game, Hexes, Seat};
use tapestry::state::{ItemKind, Territory, plot};
use tapestry::{Building, Event, MatChoice, Tapestry, TapestryOptions};
use testkit::covers;

use crate::common::{self, start};

/// Settings of all kinds.
fn any_options(index: u64) -> TapestryOptions {
    let mut dice = Dice::new(index);
    let options = common::any_options(index, &mut dice, 3);
    let civilizations = [if dice.below(2) == 0 { MatChoice::Random } else { MatChoice::Open }; 5];
    TapestryOptions { civilizations, ..options }
}

/// What has left the game: by the events of a game, and by looking.
#[derive(Default)]
struct Gone {
    tiles: Vec<u8>,
    civs: Vec<u8>,
    /// Space tiles that lay on a civilization mat.
    spaces: Vec<u8>,
    /// Landmarks on tech cards that were discarded.
    landmarks: Vec<u8>,
    /// Seats with a building that found no room, or that may have one elsewhere.
    loose: Vec<Seat>,
}

fn bits(set: u128) -> impl Iterator<Item = u8> {
    (0..128).filter(move |bit| set >> bit & 1 == 1)
}

/// Each thing of the game is in exactly one place.
fn all_there(what: &str, mut found: Vec<u8>, mut expected: Vec<u8>) {
    found.sort_unstable();
    expected.sort_unstable();
    assert_eq!(found, expected, "{what}");
}

/// Every card, tile, mat, piece and landmark is in exactly one place; outposts and buildings are as many as ever.
fn nothing_is_lost(game: &Tapestry, gone: &mut Gone) {
    let (mut there, all) = (game.places(), game.everything());
    let mut landmarks: Vec<u8> =
        bits(u128::from(game.free_landmarks())).chain(gone.landmarks.iter().copied()).collect();
    for seat in 0..game.seats() {
        let player = game.player_at(Seat(seat as u8));
        let slots = player.slots.iter().copied().filter(|card| *card != 255);
        there
            .cards
            .extend(bits(player.hand).chain(bits(player.under)).chain(bits(player.submerged)).chain(slots));
        there.cards.extend(player.private.as_slice().iter().chain(player.private_discard.as_slice()));
        player.techs.iter().for_each(|row| there.techs.extend(bits(u128::from(*row))));
        there.tiles.extend(bits(u128::from(player.tiles)));
        there.tiles.extend(player.islands.iter().map(|island| island.tile).filter(|tile| *tile != 255));
        there.spaces.extend(bits(u128::from(player.spaces)).chain(bits(u128::from(player.explored))));
        there.civs.extend(player.civs.iter().map(|slot| slot.civ));
        there.pieces.extend(bits(u128::from(player.masterpieces)));
        there.landmark_cards.extend(bits(u128::from(player.landmark_cards)));
        landmarks.extend(bits(u128::from(player.landmarks)));
        assert!(player.goods.0.iter().all(|n| *n <= 8));
        assert!(player.income_turns <= 5);
        assert!(player.tokens.iter().all(|token| token.space <= 12));
        pieces_on_the_map(game, seat as u8);
        buildings(game, seat as u8, gone);
    }
    let laid = game.explored().iter().filter_map(|hex| match game.site(hex).territory() {
        Territory::Tile(tile) => Some(tile),
        _ => None,
    });
    there.tiles.extend(laid.chain(gone.tiles.iter().copied()));
    there.civs.extend(gone.civs.iter().copied());
    // A space tile on the mat of Aliens or Werefolk leaves the game with the next one.
    let missing = all.spaces.iter().filter(|tile| !there.spaces.contains(tile)).copied();
    let missing: Vec<u8> = missing.collect();
    assert!(gone.spaces.iter().all(|tile| missing.contains(tile)), "a space tile came back");
    let mats = (0..game.seats()).any(|seat| {
        let civs = &game.player_at(Seat(seat as u8)).civs;
        civs.iter()
            .any(|slot| ["aliens", "werefolk"].contains(&game.kit().civs[usize::from(slot.civ)].id.as_str()))
    });
    assert!(missing.is_empty() || mats, "space tiles {missing:?}");
    assert!(missing.len() <= gone.spaces.len() + 1, "more than one space tile left at once");
    there.spaces.extend(missing.iter().copied());
    gone.spaces = missing;
    // A landmark leaves the game with the tech card that it lay on.
    let lost = (0..game.kit().landmarks.len() as u8)
        .filter(|landmark| game.everything_landmarks() >> landmark & 1 == 1 && !landmarks.contains(landmark));
    let lost: Vec<u8> = lost.collect();
    gone.landmarks.extend(lost.iter().copied());
    landmarks.extend(lost);
    all_there("landmarks", landmarks, bits(u128::from(game.everything_landmarks())).collect());
    all_there("tapestry cards", there.cards, all.cards);
    all_there("tech cards", there.techs, all.techs);
    all_there("territory tiles", there.tiles, all.tiles);
    all_there("space tiles", there.spaces, all.spaces);
    all_there("civilizations", there.civs, all.civs);
    all_there("masterpieces", there.pieces, all.pieces);
    all_there("landmark cards", there.landmark_cards, all.landmark_cards);
}

/// Ten outposts: in supply, on the map, or kept by Collectors.
fn pieces_on_the_map(game: &Tapestry, seat: u8) {
    let player = game.player_at(Seat(seat));
    let items = (0..game.map().grid.len()).flat_map(|hex| game.site(kernel::Hex(hex as u8)).items.iter());
    let outposts =
        items.filter(|item| item.seat == seat && matches!(item.kind, ItemKind::Outpost | ItemKind::Shared));
    let kept = player
        .civs
        .iter()
        .any(|slot| game.kit().civs[usize::from(slot.civ)].id == "collectors" && slot.used >> 5 & 1 == 1);
    let all = usize::from(player.outposts) + outposts.count() + usize::from(kept);
    assert_eq!(all, 10, "outposts of seat {seat}");
}

/// Five of each kind: on the mat, reserved, in the city (or on the grid of the Craftsmen), on cards, kept by Collectors, about to be
/// placed. Exactly so, unless something can be elsewhere: on the map, beside the city, set aside.
fn buildings(game: &Tapestry, seat: u8, gone: &mut Gone) {
    let player = game.player_at(Seat(seat));
    let has = |seat: u8, id: &str| {
        let civs = &game.player_at(Seat(seat)).civs;
        civs.iter().find(|slot| game.kit().civs[usize::from(slot.civ)].id == id)
    };
    // Nomads and Traders build on the map, Artificers and Mystics set buildings aside, Weefolk make others do so.
    let elsewhere = ["nomads", "traders", "artificers", "mystics"].iter().any(|id| has(seat, id).is_some())
        || (0..game.seats() as u8).any(|other| has(other, "weefolk").is_some());
    let loose = elsewhere || gone.loose.contains(&Seat(seat));
    if elsewhere && !gone.loose.contains(&Seat(seat)) {
        gone.loose.push(Seat(seat));
    }
    let placing = game.placing(Seat(seat));
    let kept = u8::from(has(seat, "collectors").is_some_and(|slot| slot.used >> 3 & 1 == 1));
    for building in Building::ALL {
        let at = building.index();
        let on_cards = game.grounds().iter().filter(|ground| ground.seat == seat);
        let on_cards: u8 = on_cards.map(|ground| ground.buildings[at]).sum();
        let kept = if *building == Building::House { kept } else { 0 };
        let mat = player.covered[at].count_ones() as u8 + player.reserved[at];
        let all = mat + player.in_city[at] + placing[at] + on_cards + kept;
        assert!(all == 5 || loose && all < 5, "{all} {building:?} of seat {seat}");
    }
    let mut grid = 0;
    for slot in &player.civs {
        if game.kit().civs[usize::from(slot.civ)].id == "craftsmen" {
            grid += (slot.used & !slot.memory).count_ones() as usize;
        }
    }
    let mut in_city = 0;
    for building in Building::ALL {
        let at = building.index();
        let left = 5 - player.covered[at].count_ones() as usize;
        assert!(usize::from(player.in_city[at] + player.reserved[at]) <= left, "{building:?} of seat {seat}");
        assert!(
            game.plots_with(seat, *building) <= usize::from(player.in_city[at]),
            "{building:?} of seat {seat}"
        );
        in_city += usize::from(player.in_city[at]);
    }
    let plots: usize = Building::ALL.iter().map(|building| game.plots_with(seat, *building)).sum();
    assert_eq!(in_city, plots + grid, "buildings in the city of seat {seat}");
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
        let mut game = start(&any_options(index), index);
        let mut dice = Dice::new(index);
        let mut gone = Gone::default();
        nothing_is_lost(&game, &mut gone);
        let mut events = Vec::new();
        while let Some(action) = kernel::Legal::pick(&game.legal(), &mut dice) {
            events.clear();
            game.play(action, &mut events).unwrap_or_else(|error| panic!("{action:?}: {error}"));
            for event in &events {
                match event {
                    Event::TileGone { tile, to: None, .. } => gone.tiles.push(*tile),
                    Event::CivilizationGone { civ, .. } => gone.civs.push(*civ),
                    Event::Beside { seat } => gone.loose.push(*seat),
                    _ => {}
                }
            }
            nothing_is_lost(&game, &mut gone);
            twins_agree(&game);
        }
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
            if game.active() != turn || common::is_quiet(&game) {
                seen.clear();
                turn = game.active();
            }
        }
    }
}
