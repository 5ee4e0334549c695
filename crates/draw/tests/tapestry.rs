//! The drawings of Tapestry: well-formed, complete, small, and legible without colour.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use draw::tapestry::{self as drawn, CityView, HexPick, MapView, Picture, PlotPick, SpacePick};
use draw::text::tapestry as text;
use kernel::{Certainty, Game, Hex, Legal, Options, Purpose, Seat, Seed};
use roxmltree::Document;
use tapestry::{Act, Die, Kit, Tapestry, TapestryOptions, Track, Version};
use words::Words;

const DICE: Purpose = Purpose::new("draw/test");

fn options(settings: &[(&str, &str)]) -> TapestryOptions {
    let mut options = TapestryOptions::default();
    for (key, value) in settings {
        options.set(key, value).unwrap();
    }
    options.check().unwrap();
    options
}

/// A game after so many random decisions.
fn played(settings: &[(&str, &str)], seed: u64, decisions: usize) -> Tapestry {
    let mut game = Tapestry::start(Kit::printed(), &options(settings), Seed(seed)).unwrap();
    let mut dice = Seed(seed).dice(DICE, 0);
    for _ in 0..decisions {
        let Some(action) = game.legal().pick(&mut dice) else { break };
        game.play(action, &mut ()).unwrap();
    }
    game
}

const EVERYTHING: [(&str, &str); 3] = [("seats", "5"), ("expansions", "pp,aa,ff"), ("allow-guesses", "on")];

/// Well-formed, named, and without a class or icon that has no style or definition.
fn check(name: &str, file: &str, most: usize) {
    let document = Document::parse(file).unwrap_or_else(|error| panic!("{name}: {error}\n{file}"));
    let root = document.root_element();
    let child = |tag: &str| root.children().find(|node| node.has_tag_name(tag)).and_then(|node| node.text());
    assert!(child("title").is_some_and(|title| !title.is_empty()), "{name} has no title");
    assert!(!file.contains("NaN") && !file.contains("\"inf"), "{name}");
    assert!(!file.contains("[ta-"), "{name}: a message is missing");
    assert!(file.len() <= most, "{name}: {} bytes", file.len());
    for node in document.descendants() {
        if let Some(link) = node.attribute("href").and_then(|link| link.strip_prefix('#')) {
            assert!(
                document.descendants().any(|other| other.attribute("id") == Some(link)),
                "{name}: {link}"
            );
        }
    }
}

fn whole(picture: &Picture) -> String {
    picture.file()
}

#[test]
fn every_picture_is_well_formed_in_every_stage_of_a_game() {
    let words = Words::english();
    for (settings, seed) in [(&[("seats", "2")][..], 1), (&EVERYTHING[..], 2), (&[("seats", "1")][..], 3)] {
        for decisions in [0, 9, 60, 150, 4000] {
            let game = played(settings, seed, decisions);
            check("position", &drawn::position(&words, &game), 420_000);
            check("map", &whole(&drawn::map(&words, &game, &MapView::default())), 120_000);
            check("tracks", &whole(&drawn::tracks(&words, &game, &[])), 80_000);
            for seat in (0..game.seats() as u8).map(Seat) {
                check("city", &whole(&drawn::city(&words, &game, seat, &CityView::default())), 40_000);
                check("mat", &whole(&drawn::mat(&words, &game, seat)), 20_000);
            }
        }
    }
}

#[test]
fn every_component_has_its_picture() {
    let kit = Kit::printed();
    for code in ["en", "de"] {
        let words = Words::of(code).unwrap();
        for at in 0..kit.cards.len() as u8 {
            check("card", &whole(&drawn::card(&words, kit, at).unwrap()), 8_000);
        }
        for at in 0..kit.techs.len() as u8 {
            check("tech", &whole(&drawn::tech(&words, kit, at).unwrap()), 8_000);
        }
        for at in 0..kit.civs.len() as u8 {
            for version in [Version::Latest, Version::Printed, Version::Adjusted] {
                let mat = drawn::civilization(&words, kit, at, version).unwrap();
                check("civilization", &whole(&mat), 12_000);
            }
        }
        for at in 0..kit.landmarks.len() as u8 {
            check("landmark", &whole(&drawn::landmark(&words, kit, at).unwrap()), 8_000);
        }
        for at in 0..kit.tiles.len() as u8 {
            check("tile", &whole(&drawn::tile(&words, kit, at, at % 6)), 6_000);
        }
        for at in 0..kit.automa.cards.len() as u8 {
            check("decision card", &whole(&drawn::decision_card(&words, kit, at).unwrap()), 16_000);
            let other = (at + 7) % kit.automa.cards.len() as u8;
            check("pair", &whole(&drawn::decision_pair(&words, kit, [at, other]).unwrap()), 24_000);
        }
        for face in 0..6 {
            check("die", &whole(&drawn::die(&words, kit, Die::Red, face)), 4_000);
            check("die", &whole(&drawn::die(&words, kit, Die::Black, face)), 4_000);
        }
    }
    assert!(drawn::card(&Words::english(), kit, 250).is_none());
    assert!(drawn::decision_card(&Words::english(), kit, 22).is_none());
}

#[test]
fn what_lies_beside_its_words_is_drawn_as_itself_and_marks_guesses() {
    let (words, kit) = (Words::english(), Kit::printed());
    let marked = |picture: &Picture| picture.inline().contains(">?</text>");
    let mut faces = std::collections::BTreeSet::new();
    for (at, known) in (0..).zip(&kit.cards) {
        let small = drawn::small_card(&words, kit, at).unwrap();
        check("small card", &whole(&small), 8_000);
        assert_eq!(
            marked(&small),
            !known.missing.is_empty() || known.certainty == Certainty::Guess,
            "{}",
            known.id
        );
    }
    for (at, known) in (0..).zip(&kit.techs) {
        let small = drawn::small_tech(&words, kit, at).unwrap();
        check("small tech", &whole(&small), 8_000);
        assert_eq!(marked(&small), !known.missing.is_empty(), "{}", known.name);
        faces.insert(small.inline());
    }
    for (at, known) in (0..).zip(&kit.space_tiles) {
        let small = drawn::small_space(&words, kit, at).unwrap();
        check("small space tile", &whole(&small), 8_000);
        assert_eq!(marked(&small), !known.missing.is_empty(), "{}", known.id);
    }
    for at in 0..kit.masterpieces.len() as u8 {
        check("small masterpiece", &whole(&drawn::small_masterpiece(&words, kit, at).unwrap()), 8_000);
    }
    assert_eq!(faces.len(), kit.techs.len(), "no two tech cards look the same");
}

#[test]
fn a_civilization_is_drawn_in_the_wording_that_is_asked_for() {
    let (words, kit) = (Words::english(), Kit::printed());
    let (mut packs, mut adjusted) = (0, 0);
    for (at, civ) in (0..).zip(&kit.civs) {
        let [latest, printed, with] = [Version::Latest, Version::Printed, Version::Adjusted]
            .map(|version| drawn::civilization(&words, kit, at, version).unwrap().inline());
        packs += u32::from(latest != printed);
        assert_eq!(latest != printed, civ.pack.is_some(), "{}", civ.id);
        let has = words::tapestry::adjustment(&words, civ, true).is_some();
        assert_eq!(with != printed, has, "{}", civ.id);
        adjusted += u32::from(has);
    }
    assert!(packs > 5 && adjusted > 5, "{packs} {adjusted}");
}

#[test]
fn what_can_be_chosen_is_a_link_with_words() {
    let words = Words::english();
    let game = played(&[("seats", "2")], 5, 30);
    let picks = vec![HexPick { hex: Hex(3), link: "?at=<x>&y".to_owned(), says: "Explore".to_owned() }];
    let map = drawn::map(&words, &game, &MapView { picks, ..MapView::default() }).inline();
    let document = Document::parse(&map).unwrap();
    let link = document.descendants().find(|node| node.has_tag_name("a")).unwrap();
    assert_eq!(link.attribute("href"), Some("?at=<x>&y"));
    assert!(link.attribute("aria-label").unwrap().ends_with("Explore"));
    let picks = [SpacePick {
        track: Track::Science,
        space: 4,
        link: "#s".to_owned(),
        says: "Science 4".to_owned(),
        open: true,
        chosen: false,
    }];
    assert!(drawn::tracks(&words, &game, &picks).inline().contains(r#"data-space="science-4""#));
    let picks = vec![PlotPick { x: 5, y: 6, link: "#p".to_owned(), says: "c4".to_owned() }];
    let view = CityView { picks, ghost: Some((tapestry::components::Outline::PLOT, 5, 6)) };
    let city = drawn::city(&words, &game, Seat(0), &view).inline();
    assert!(city.contains(r#"data-plot="c4""#) && city.contains("ta-ghost"));
}

/// Resources that must be of one kind have a sign of equality between them.
#[test]
fn a_price_of_one_kind_shows_that_its_resources_are_equal() {
    let words = Words::english();
    let kit = Kit::printed();
    let equals = |track, tier| {
        let signs = drawn::price_signs(&words, kit, track, tier).unwrap().inline();
        Document::parse(&signs)
            .unwrap()
            .descendants()
            .filter(|node| node.is_text() && node.text() == Some("="))
            .count()
    };
    for track in Track::ALL.iter().copied() {
        let wanted = if track == Track::Arts { [0, 0, 0, 1] } else { [0; 4] };
        assert_eq!([0, 1, 2, 3].map(|tier| equals(track, tier)), wanted, "{track:?}");
    }
}

/// The map shows every hex with its name, and every piece.
#[test]
fn the_map_is_complete() {
    let words = Words::english();
    for settings in [&[("seats", "3")][..], &EVERYTHING[..]] {
        let game = played(settings, 7, 400);
        let map = drawn::map(&words, &game, &MapView::default()).inline();
        assert_eq!(map.matches("data-hex=").count(), game.map().grid.len());
        let pieces: usize = game.map().grid.all().iter().map(|hex| game.site(hex).items.len()).sum();
        assert!(pieces > 0 && map.matches("iece of ").count() >= pieces);
    }
}

#[test]
fn a_terminal_shows_map_tracks_city_and_mat_in_eighty_columns() {
    let words = Words::english();
    for settings in [&[("seats", "2")][..], &EVERYTHING[..]] {
        let game = played(settings, 4, 300);
        let map = text::map(&words, &game, &text::MapText::default());
        assert!(map.width() <= 80, "{}", map.width());
        for hex in game.map().grid.all() {
            let name = words::tapestry::hex_name(&game, hex);
            assert!(map.plain().contains(&name), "{name}");
        }
        assert!(text::tracks(&words, &game).width() <= 80);
        for seat in (0..game.seats() as u8).map(Seat) {
            assert!(text::city(&words, &game, seat).width() <= 80);
            assert!(
                text::mat(&words, &game, seat).width() <= 82,
                "{}",
                text::mat(&words, &game, seat).plain()
            );
            assert!(text::cards(&words, &game, seat, Some(seat)).width() <= 80);
        }
    }
    let game = played(&[("seats", "2")], 4, 300);
    let shown = text::tracks(&words, &game).plain();
    assert!(shown.lines().count() == 5 && shown.contains("Exploration") && shown.contains('1'), "{shown}");
    let hidden = text::cards(&words, &game, Seat(1), Some(Seat(0))).plain();
    assert!(!hidden.contains("in hand"), "{hidden}");
    assert!(text::coloured(&text::tracks(&words, &game)).contains("\u{1b}["));
}

/// What the game offers can be shown: every hex on offer is on the map, every place is in or at the city.
#[test]
fn what_is_offered_can_be_drawn() {
    let words = Words::english();
    let mut game = played(&[("seats", "2")], 11, 0);
    let mut dice = Seed(11).dice(DICE, 1);
    let mut seen = [0_u32; 2];
    while let Some(action) = game.legal().pick(&mut dice) {
        match action.act {
            Act::Hex(hex) => {
                seen[0] += 1;
                assert!(!drawn::hex_in_words(&words, &game, hex).is_empty());
            }
            Act::Plot { x, y, .. } => {
                seen[1] += 1;
                assert!(x < 15 && y < 15);
            }
            _ => {}
        }
        game.play(action, &mut ()).unwrap();
    }
    assert!(seen.iter().all(|count| *count > 2), "{seen:?}");
}

#[test]
fn a_list_of_games_has_small_maps() {
    let game = played(&[("seats", "4")], 3, 300);
    let letters = wire::tapestry::letters(&game);
    assert!(letters.starts_with("large:"));
    let small = drawn::mini_map(&letters);
    Document::parse(&small).unwrap();
    assert!(small.len() < 60_000, "{}", small.len());
    Document::parse(&drawn::mini_map("nonsense")).unwrap();
    // They are drawn from a box that holds little else, with the same land on it.
    let lands = |kit: &Kit| -> Vec<_> {
        kit.maps
            .iter()
            .map(|map| {
                (
                    map.id.clone(),
                    map.printed
                        .iter()
                        .map(|hex| hex.as_ref().map(|hex| (hex.corners, hex.land)))
                        .collect::<Vec<_>>(),
                )
            })
            .collect()
    };
    assert_eq!(lands(Kit::maps_alone()), lands(Kit::printed()));
}

/// A scan is drawn as seven rows, each a line and its arrow, the first one apart.
#[test]
fn every_scan_is_a_path_of_seven_rows() {
    let kit = Kit::printed();
    for at in 0..kit.automa.cards.len() as u8 {
        let card = drawn::decision_card(&Words::english(), kit, at).unwrap().inline();
        assert_eq!(card.matches("ta-scan ta-first").count(), 2, "card {at}");
        assert_eq!(card.matches("ta-scan ta-later").count(), 12, "card {at}");
    }
}

#[test]
fn the_decision_cards_are_printed_on_sheets_with_cut_marks() {
    let page = drawn::print_sheet(&Words::english(), Kit::printed());
    assert_eq!(page.matches("<section").count(), 3, "22 cards, eight a sheet");
    assert_eq!(page.matches("role=\"img\"").count(), 22);
    if let Some(folder) = std::env::var_os("AUTOMA_PICTURES") {
        std::fs::write(std::path::Path::new(&folder).join("tapestry-sheet.html"), page).unwrap();
    }
}
