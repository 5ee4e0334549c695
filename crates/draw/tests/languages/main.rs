//! A drawing says nothing by itself: every word in it comes from the language that it was given.
//!
//! Two proofs. In a language all of whose letters are `ø`, no other letter may be seen but those of notation (`E7`, `BON3`). And in
//! German no message of English is left.

#![allow(clippy::unwrap_used, reason = "the helpers of a test fail like the test")]

#[path = "../common/mod.rs"]
mod common;
mod patchwork;
mod tapestry;
mod terra_mystica;

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;
use words::{LANGUAGES, Words};

/// Something drawn: what it is, and everything that can be read in it.
pub struct Drawn {
    what: String,
    says: Vec<String>,
}

/// What can be read in a picture: its letters, and what is said to those who cannot see it.
pub fn svg(what: impl Into<String>, markup: &str) -> Drawn {
    let what = what.into();
    let document = roxmltree::Document::parse(markup).unwrap_or_else(|error| panic!("{what}: {error}"));
    let mut says = Vec::new();
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        if matches!(node.tag_name().name(), "text" | "title" | "desc") {
            says.extend(node.text().map(str::to_owned));
        }
        says.extend(node.attribute("aria-label").map(str::to_owned));
    }
    Drawn { what, says }
}

/// What can be read on a page for a terminal.
pub fn page(what: impl Into<String>, plain: &str) -> Drawn {
    Drawn { what: what.into(), says: plain.lines().map(str::to_owned).collect() }
}

fn everything(words: &Words) -> Vec<Drawn> {
    let mut all = patchwork::all(words);
    all.extend(terra_mystica::all(words));
    all.extend(tapestry::all(words));
    all
}

fn masked(text: &str) -> String {
    text.chars().map(|letter| if letter.is_alphabetic() { 'ø' } else { letter }).collect()
}

fn mask(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = masked(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    mask(&mut variant.value);
                }
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// German with every letter masked: it has a message for every text of the data, too.
fn masked_language() -> Words {
    let (code, text) = LANGUAGES[1];
    let mut resource = parse(text.to_owned()).unwrap();
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry {
            mask(message.value.as_mut().unwrap());
        }
    }
    Words::read(code, &serialize(&resource)).unwrap()
}

/// What is written the same in every language: hexes, plots, tiles, cards, numerals, and letters that stand for pieces.
fn is_notation(word: &str) -> bool {
    const CODES: [&str; 9] = ["D", "TP", "TE", "SH", "SA", "w", "c", "p", "pw"];
    const NUMERALS: [&str; 5] = ["I", "II", "III", "IV", "V"];
    const TILES: [&str; 6] = ["BON", "FAV", "TW", "SCORE", "ACT", "FF"];
    let letters = word.trim_end_matches(|last: char| last.is_ascii_digit());
    CODES.contains(&letters)
        || NUMERALS.contains(&word)
        || TILES.iter().any(|tile| letters.starts_with(tile))
        || letters.chars().count() == 1
        || is_of_a_map(word)
        // What could not be read of a box has no name but its id.
        || word.starts_with("unknown_")
        || word.starts_with("arts_tier_")
}

/// Goods, and what stands on the map of a terminal: `2w3c`, `dTP2`, `fgm`, `1AS`.
fn is_of_a_map(word: &str) -> bool {
    let is_short = word.len() <= 8 && word.chars().any(|letter| letter.is_ascii_digit());
    is_short
        || word.chars().all(|letter| letter.is_ascii_uppercase())
        || word.chars().all(|letter| "dfgmpslwiv".contains(letter))
}

/// The name of a rule, as the rule book has it: `automa.most-buttons`.
fn is_rule(line: &str) -> bool {
    line.starts_with("automa.") && !line.contains(' ')
}

#[test]
fn no_letter_of_a_drawing_is_its_own() {
    let drawn = everything(&masked_language());
    assert!(drawn.len() > 700, "only {} drawings", drawn.len());
    let mut own: BTreeMap<String, String> = BTreeMap::new();
    for Drawn { what, says } in &drawn {
        for line in says.iter().filter(|line| !is_rule(line)) {
            for word in line.split(|letter: char| !letter.is_alphanumeric() && letter != '_') {
                let is_masked = |letter: char| !letter.is_alphabetic() || matches!(letter, 'ø' | 'Ø');
                if !word.chars().all(is_masked) && !is_notation(word) {
                    own.entry(word.to_owned()).or_insert_with(|| format!("{what}: {line}"));
                }
            }
        }
    }
    assert!(own.is_empty(), "{} words do not come from the language files: {own:#?}", own.len());
}

/// The plain messages of English that German says otherwise, if they are long enough to be told from names and notation.
fn only_english() -> Vec<String> {
    let [(_, english), (german_code, _)] = [LANGUAGES[0], LANGUAGES[1]];
    let german = Words::of(german_code).unwrap();
    let ids = parse(english).unwrap().body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    let plain = ids.filter_map(|message| match &message.value.as_ref()?.elements[..] {
        [PatternElement::TextElement { value }] => Some((message.id.name, (*value).to_owned())),
        _ => None,
    });
    plain
        .filter(|(id, text)| german.text(id) != *text)
        .map(|(_, text)| text)
        .filter(|text| text.chars().count() >= 6)
        .collect()
}

#[test]
fn no_drawing_for_a_german_page_is_english() {
    let german = Words::of("de").unwrap();
    let english = only_english();
    assert!(english.len() > 1000, "only {} messages", english.len());
    // A German text may hold a word that is English, too: "Technologie" begins with no English message, but "Plus" is one.
    let known: String = LANGUAGES[1].1.to_lowercase();
    let english: Vec<String> =
        english.into_iter().filter(|text| !known.contains(&text.to_lowercase())).collect();
    let mut seen = BTreeSet::new();
    for Drawn { what, says } in everything(&german) {
        for line in says {
            if seen.contains(&line) {
                continue;
            }
            let found = english.iter().find(|text| holds(&line, text));
            assert!(found.is_none(), "{what}: `{line}` says `{}`", found.unwrap());
            seen.insert(line);
        }
    }
    assert!(seen.len() > 3000, "only {} texts", seen.len());
}

/// Whether a line says this, as whole words.
fn holds(line: &str, text: &str) -> bool {
    let ends = |next: Option<char>| next.is_none_or(|letter| !letter.is_alphanumeric());
    line.match_indices(text)
        .any(|(at, _)| ends(line[..at].chars().next_back()) && ends(line[at + text.len()..].chars().next()))
}
