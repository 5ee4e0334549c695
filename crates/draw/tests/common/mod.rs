//! What the tests of the drawings share.

#![allow(dead_code, unreachable_pub, reason = "each test file uses a part")]

use kernel::{Dice, Game, Legal, Reasons};
use patchwork::{Candidate, Event, FIRST, Patchwork};
use terra_mystica::scenario::Scenario;

/// Plays at random to the end; what the Automa chose: its card, why, and where the person stood.
pub fn choices(mut game: Patchwork, mut dice: Dice) -> Vec<(u8, Reasons<Candidate>, u8)> {
    let mut all = Vec::new();
    while let Some(action) = game.legal().pick(&mut dice) {
        let person = game.space(FIRST);
        let mut events = Vec::new();
        game.play(action, &mut events).unwrap();
        all.extend(events.into_iter().filter_map(|event| match event {
            Event::Automa { card, reasons, .. } => Some((card, reasons, person)),
            _ => None,
        }));
    }
    all
}

/// A game of three by hand: towns, a bridge, tiles, priests on the cult board.
pub fn by_hand() -> Scenario {
    Scenario::of(&["witches", "darklings", "mermaids"])
        .round(4)
        .dwelling(0, "D5 E9")
        .trading_house(0, "E7")
        .temple(0, "C3")
        .sanctuary(0, "C4")
        .bridge(0, "C4", "D5")
        .town(0, "TW1", "C3")
        .dwelling(1, "F3")
        .stronghold(1, "E5")
        .dwelling(2, "H2")
        .favour(0, "FAV5 FAV10")
        .favour(2, "FAV6")
        .priest_on(1, "earth", 3)
        .used(1, "ACT5")
        .used(2, "FAV6")
}

/// A well-formed picture of one of these roles, with its words: numbers are numbers, and what is referred to is there.
pub fn check(text: &str, roles: &[&str], what: &str) {
    let document = roxmltree::Document::parse(text).unwrap_or_else(|error| panic!("{what}: {error}"));
    let root = document.root_element();
    assert!(root.attribute("role").is_some_and(|role| roles.contains(&role)), "{what}");
    for (child, name) in root.children().zip(["title", "desc"]) {
        assert_eq!(child.tag_name().name(), name, "{what}");
        assert!(child.text().is_some_and(|text| !text.trim().is_empty()), "{what}: empty {name}");
    }
    let numbers = ["x", "y", "width", "height", "cx", "cy", "r", "rx", "viewBox"];
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        for attribute in node.attributes().filter(|attribute| numbers.contains(&attribute.name())) {
            for number in attribute.value().split(' ') {
                let value: f64 = number.parse().unwrap_or_else(|_| panic!("{what}: {number} is no number"));
                assert!(value.is_finite(), "{what}: {number}");
                let decimals = number.split_once('.').map_or(0, |(_, decimals)| decimals.len());
                assert!(decimals <= 1, "{what}: {number} has more than one decimal place");
            }
        }
        if let Some(id) = node.attribute("href").and_then(|target| target.strip_prefix('#')) {
            assert!(document.descendants().any(|node| node.attribute("id") == Some(id)), "{what}: no {id}");
        }
        if node.tag_name().name() == "title" {
            assert!(node.text().is_some_and(|text| !text.trim().is_empty()), "{what}: an empty title");
        }
    }
    assert!(!text.contains("NaN") && !text.contains("inf\"") && !text.contains("inf "), "{what}");
}
