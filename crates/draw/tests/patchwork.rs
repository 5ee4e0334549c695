//! The drawings as files: well-formed, whole, the same every time, small.

#![allow(clippy::unwrap_used, reason = "the helpers of a test fail like the test")]

mod common;

use std::sync::LazyLock;

use draw::patchwork as drawn;
use kernel::{Dice, Game, Legal, Options, Pack, Purpose, Reasons, Seed};
use patchwork::companion::Described;
use patchwork::{CardFilter, DeckName, FIRST, Kit, PatchId, Patchwork, PatchworkOptions, SECOND};
use words::Words;

static ENGLISH: LazyLock<Words> = LazyLock::new(Words::english);

const MOST_BYTES: usize = 60_000;

fn options(pairs: &[(&str, &str)]) -> PatchworkOptions {
    let mut options = PatchworkOptions::default();
    for (key, value) in pairs {
        options.set(key, value).unwrap();
    }
    options
}

fn dice(seed: u64) -> Dice {
    Seed(seed).dice(Purpose::new("drawing tests"), 0)
}

/// The settings take turns: level, deck, edition, opponent.
fn random_game(seed: u64) -> Patchwork {
    let level = (seed % 5 + 1).to_string();
    let pick = |bit: u64, a, b| if seed >> bit & 1 == 0 { a } else { b };
    let settings = options(&[
        ("level", &level),
        ("deck", pick(0, "normal", "tactical")),
        ("edition", pick(1, "revised", "original")),
        ("opponent", pick(2, "automa", "person")),
        ("leather", pick(3, "taken", "left")),
    ]);
    Patchwork::start(Kit::printed(), &settings, Seed(seed)).unwrap()
}

/// 200 positions: every game stops somewhere else, every tenth at its end.
fn positions() -> impl Iterator<Item = (u64, Patchwork)> {
    (0..200).map(|seed| {
        let mut game = random_game(seed);
        let mut dice = dice(seed);
        let moves = if seed % 10 == 9 { u32::MAX } else { dice.below(60) };
        for _ in 0..moves {
            let Some(action) = game.legal().pick(&mut dice) else { break };
            game.play(action, &mut ()).unwrap();
        }
        (seed, game)
    })
}

/// A well-formed picture with its title.
fn check_xml(text: &str, what: &str) {
    common::check(text, &["img"], what);
}

/// The patches that are drawn, in the order of drawing.
fn drawn(text: &str) -> Vec<u8> {
    let document = roxmltree::Document::parse(text).unwrap();
    let patches = document.descendants().filter_map(|node| node.attribute("data-patch"));
    patches.map(|number| number.parse().unwrap()).collect()
}

#[test]
fn two_hundred_positions_are_whole_and_small() {
    for (seed, game) in positions() {
        let text = drawn::position(&ENGLISH, &game);
        let what = format!("position of seed {seed}");
        check_xml(&text, &what);
        assert!(text.len() < MOST_BYTES, "{what}: {} bytes", text.len());
        assert_eq!(text, drawn::position(&ENGLISH, &game.clone()), "{what}: not the same twice");

        // Every patch of the box is drawn exactly once: in the ring, on a board or in the Automa's heap.
        let mut numbers = drawn(&text);
        let ring: Vec<u8> = game.ring().map(|patch| patch.0).collect();
        let in_ring: Vec<u8> = numbers.iter().copied().filter(|number| ring.contains(number)).collect();
        assert_eq!(in_ring, ring, "{what}: the ring in the order from the pawn");
        numbers.sort_unstable();
        assert_eq!(numbers, (0..33).collect::<Vec<u8>>(), "{what}");
    }
}

#[test]
fn a_board_has_its_patches_and_its_leather() {
    for (seed, game) in positions() {
        for seat in [FIRST, SECOND].into_iter().filter(|seat| !game.is_automa(*seat)) {
            let text = drawn::board(&ENGLISH, &game, seat).file();
            check_xml(&text, &format!("board of seed {seed}"));
            let taken: Vec<u8> = game.taken(seat).map(|(patch, _)| patch.id.0).collect();
            assert_eq!(drawn(&text), taken);
            let cloth: u32 = game.taken(seat).map(|(_, squares)| squares.count()).sum();
            let leather = text.matches("href=\"#pw-leather\"").count() as u32;
            assert_eq!(cloth + leather, game.filled(seat).count(), "seed {seed}");
        }
    }
}

#[test]
fn every_time_board_is_well_formed() {
    for (seed, game) in positions() {
        check_xml(&drawn::time_board(&ENGLISH, &game).file(), &format!("time board of seed {seed}"));
    }
}

#[test]
fn every_card_and_patch_is_well_formed() {
    let kit = Kit::printed();
    for (card, index) in kit.cards().iter().zip(0..) {
        let text = drawn::card(&ENGLISH, kit, index).file();
        check_xml(&text, &format!("card {}", card.number));
        assert!(text.len() < 8_000);
    }
    for patch in kit.patches() {
        let text = drawn::patch(&ENGLISH, kit, patch.id).file();
        check_xml(&text, &patch.name);
        assert_eq!(drawn(&text), [patch.id.0]);
    }
    for budget in [None, Some(0), Some(10)] {
        for deck in DeckName::ALL {
            check_xml(&drawn::card_back(&ENGLISH, deck, budget).file(), deck.name());
        }
    }
}

#[test]
fn every_reason_is_well_formed() {
    let mut seen = 0;
    for seed in (0..60).filter(|seed| seed >> 2 & 1 == 0) {
        for (card, reasons, person) in common::choices(random_game(seed), dice(seed)) {
            let text = drawn::why(&ENGLISH, Kit::printed(), card, &reasons, person).file();
            check_xml(&text, &format!("why of seed {seed}"));
            let candidates: Vec<u8> = reasons.candidates.iter().map(|c| c.patch.0).collect();
            assert_eq!(drawn(&text), candidates);
            seen += 1;
        }
    }
    assert!(seen > 300, "only {seen} choices");
}

#[test]
fn a_choice_without_patches_can_be_drawn() {
    check_xml(&drawn::why(&ENGLISH, Kit::printed(), 0, &Reasons::default(), 12).file(), "no candidates");
}

#[test]
fn names_of_packs_cannot_leave_their_element() {
    let pack = r#"
        game = "patchwork"
        [[patch]]
        id = 30
        name = "</title><script>alert(1)</script>&\"'"
        cells = 1
        button_cost = 99
        time_cost = 9
        buttons = 9
        shape = ["\#"]
    "#
    .replace("\\#", "#");
    let kit = Kit::with_packs(&[Pack { name: "hostile.toml".to_owned(), text: pack }]).unwrap();
    check_xml(&drawn::patch(&ENGLISH, kit, PatchId(30)).file(), "hostile patch");
    for seed in 0..20 {
        let game = Patchwork::start(kit, &PatchworkOptions::default(), Seed(seed)).unwrap();
        let text = drawn::position(&ENGLISH, &game);
        check_xml(&text, "hostile position");
        assert!(!text.contains("<script"));
    }
}

#[test]
fn pictures_can_share_a_page() {
    let kit = Kit::printed();
    let page = format!(
        "<page><style>{}</style>{}{}{}</page>",
        drawn::page_style(),
        drawn::page_definitions(),
        drawn::patch(&ENGLISH, kit, PatchId(3)).inline(),
        drawn::card(&ENGLISH, kit, 2).inline()
    );
    let document = roxmltree::Document::parse(&page).unwrap();
    let mut ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    assert!(ids.iter().all(|id| id.starts_with("pw-")));
    let all = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), all, "an id stands twice");
}

#[test]
fn a_card_shows_its_rows_from_the_top() {
    let kit = Kit::printed();
    let icon = |filter: &CardFilter| match filter {
        CardFilter::NoOvertake => "#pw-i-no-overtake",
        CardFilter::MostButtons => "#pw-i-most-buttons",
        CardFilter::Largest => "#pw-i-largest",
        CardFilter::Furthest => "#pw-i-furthest",
    };
    for (card, index) in kit.cards().iter().zip(0..) {
        let text = drawn::card(&ENGLISH, kit, index).inline();
        let places: Vec<usize> = card.filters.iter().map(|filter| text.find(icon(filter)).unwrap()).collect();
        assert!(places.is_sorted(), "card {}", card.number);
    }
}

#[test]
fn small_pieces_look_as_before() {
    let kit = Kit::printed();
    insta::assert_snapshot!("patch_square4", drawn::patch(&ENGLISH, kit, PatchId(9)).file());
    insta::assert_snapshot!("card_3", drawn::card(&ENGLISH, kit, 2).inline());
    let start = Patchwork::start(kit, &options(&[]), Seed(1)).unwrap();
    insta::assert_snapshot!("time_board_at_the_start", drawn::time_board(&ENGLISH, &start).inline());
    let table = Described::parse(kit, "automa 10\nyou 13\nnext 4 12 31\ncard 3").unwrap();
    let answer = table.decide();
    insta::assert_snapshot!(
        "why",
        drawn::why(&ENGLISH, kit, answer.card, &answer.reasons, table.you).inline()
    );
}
