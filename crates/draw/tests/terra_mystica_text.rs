//! Terra Mystica in a terminal: everything fits into 80 columns, and the characters say it all without colour.

#![allow(clippy::unwrap_used, reason = "the helpers of a test fail like the test")]

mod common;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use draw::text::terra_mystica::{self as text, Ink, MapText, Page};
use kernel::{Game, Hexes, Legal, Options, Purpose, Seat, Seed};
use terra_mystica::{Kit, TerraMystica, TerraOptions, Terrain};
use words::Words;

static ENGLISH: LazyLock<Words> = LazyLock::new(Words::english);

fn positions() -> impl Iterator<Item = TerraMystica> {
    (0..60).map(|seed| {
        let mut options = TerraOptions::default();
        let maps = ["base", "fire_ice_new", "fire_ice_revised", "loon_lakes", "fjords"];
        options.set("map", maps[(seed % 5) as usize]).unwrap();
        options.set("seats", &(2 + seed / 5 % 4).to_string()).unwrap();
        options.set("final-tile", "random").unwrap();
        options.set("automas", if seed % 2 == 1 { "1" } else { "0" }).unwrap();
        let mut game = TerraMystica::start(Kit::printed(), &options, Seed(seed)).unwrap();
        let mut dice = Seed(seed).dice(Purpose::new("terra mystica text tests"), 0);
        for _ in 0..dice.below(500) {
            let Some(action) = game.legal().pick(&mut dice) else { break };
            game.play(action, &mut ()).unwrap();
        }
        game
    })
}

fn by_hand() -> TerraMystica {
    common::by_hand().middle(&[("BON1", 2), ("BON6", 0), ("BON4", 11)]).passed(2).game()
}

/// Every page of a position.
fn pages(game: &TerraMystica) -> Vec<Page> {
    let mut all = vec![
        text::map(&ENGLISH, game, &MapText::default()),
        text::cults(&ENGLISH, game),
        text::rounds(&ENGLISH, game),
        text::middle(&ENGLISH, game),
        text::seats(&ENGLISH, game),
    ];
    all.extend(game.seat_list().map(|seat| text::seat(&ENGLISH, game, seat)));
    all
}

#[test]
fn everything_fits_into_80_columns() {
    for game in positions().chain([by_hand()]) {
        for page in pages(&game) {
            for line in page.plain().lines() {
                assert!(line.chars().count() <= 80, "{line}");
            }
        }
    }
}

#[test]
fn the_map_has_every_hex_and_every_structure() {
    for game in positions() {
        let (map, page) = (game.map(), text::map(&ENGLISH, &game, &MapText::default()));
        for hex in map.grid.all() {
            let (row, column) = text::place(map, hex);
            let at = |row: usize, column: usize| page.get(row, column).unwrap().0;
            let read = |row: usize, length: usize| {
                (0..length).map(|i| at(row, column + i)).collect::<String>().trim().to_owned()
            };
            assert_eq!(at(row + 1, column), text::letter(game.terrain(hex)));
            if map.land.contains(hex) {
                assert_eq!(read(row, 3), map.name(hex));
            }
            if let Some((seat, kind)) = game.structure(hex) {
                let town = game.player(seat).in_town.contains(hex);
                let code = format!("{}{}{}", text::letter(game.terrain(hex)), kind.short(), seat.0 + 1);
                assert_eq!(read(row + 1, 4), code);
                assert_eq!(at(row, column + 3) == '+', town);
            }
        }
    }
}

#[test]
fn what_can_be_chosen_has_a_star() {
    let game = by_hand();
    let hex = |name: &str| game.map().find(name).unwrap();
    let picks: Hexes = [hex("A13"), hex("F4"), hex("r0")].into_iter().collect();
    let view = MapText { picks, chosen: Some(hex("G3")), last: Hexes::one(hex("E9")) };
    let page = text::map(&ENGLISH, &game, &view).plain();
    for mark in ["A13*", "F4*", "r0*", "[G3]", "E9!"] {
        assert!(page.contains(mark), "{mark}\n{page}");
    }
}

#[test]
fn every_terrain_has_its_own_letter() {
    assert_eq!(Terrain::ALL.map(text::letter).into_iter().collect::<BTreeSet<_>>().len(), Terrain::ALL.len());
}

#[test]
fn colour_changes_no_character() {
    for page in pages(&by_hand()) {
        let mut words = String::new();
        let mut inside = false;
        for character in text::coloured(&page).chars() {
            match character {
                '\u{1b}' => inside = true,
                'm' if inside => inside = false,
                _ if inside => {}
                other => words.push(other),
            }
        }
        let lines: Vec<&str> = words.lines().map(str::trim_end).collect();
        assert_eq!(lines.join("\n"), page.plain());
    }
    let of = |terrain| text::shade(Ink::Of(Seat(0), terrain));
    let shades = Terrain::ALL.map(of);
    let grounds: BTreeSet<Option<u8>> = shades.iter().map(|shade| shade.ground).collect();
    assert_eq!(grounds.len(), Terrain::ALL.len(), "two factions share a colour");
}

#[test]
fn pages_look_as_before() {
    let game = by_hand();
    insta::assert_snapshot!("terra_text_map", text::map(&ENGLISH, &game, &MapText::default()).plain());
    insta::assert_snapshot!("terra_text_cults", text::cults(&ENGLISH, &game).plain());
    insta::assert_snapshot!("terra_text_rounds", text::rounds(&ENGLISH, &game).plain());
    insta::assert_snapshot!("terra_text_seats", text::seats(&ENGLISH, &game).plain());
    insta::assert_snapshot!("terra_text_seat", text::seat(&ENGLISH, &game, Seat(0)).plain());
    insta::assert_snapshot!("terra_text_middle", text::middle(&ENGLISH, &game).plain());
}
