//! Every text of the data has its translation in every language but English, whose texts are the data themselves; and no
//! translation is left over.

#![allow(clippy::unwrap_used, reason = "the helpers of a test fail like the test")]

use std::collections::BTreeSet;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser::parse;
use kernel::{Game, Options};
use words::{LANGUAGES, Words};

/// The messages of a language that translate the data.
fn translated(text: &str) -> BTreeSet<String> {
    let body = parse(text).unwrap().body.into_iter();
    let ids = body.filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    });
    ids.filter(|id| id.starts_with("text-")).collect()
}

fn terra_mystica(all: &mut BTreeSet<String>) {
    let kit = terra_mystica::Kit::printed();
    all.extend(kit.maps.iter().map(|map| format!("text-tm-map-{}", map.key)));
    for faction in &kit.factions {
        for (kind, texts) in [("ability", &faction.ability), ("stronghold", &faction.stronghold)] {
            let key = faction.id.key();
            all.extend((1..=texts.len()).map(|at| format!("text-tm-{kind}-{key}-{at}")));
        }
    }
}

/// Names of the box that people read, but for those of unknown things, which have none.
fn tapestry_names() -> Vec<&'static str> {
    let kit = tapestry::Kit::printed();
    let mut names: Vec<&str> = Vec::new();
    names.extend(kit.civs.iter().map(|civ| civ.name.as_str()));
    names.extend(kit.automa.civs.iter().map(|civ| civ.name.as_str()));
    names.extend(kit.cards.iter().map(|card| card.name.as_str()));
    names.extend(kit.techs.iter().map(|tech| tech.name.as_str()));
    names.extend(kit.landmarks.iter().map(|landmark| landmark.name.as_str()));
    names.extend(kit.masterpieces.iter().map(|piece| piece.name.as_str()));
    names.extend(kit.cities.iter().map(|city| city.name.as_str()));
    names.extend(kit.tracks.iter().flat_map(|track| &track.spaces).map(|space| space.name.as_str()));
    names.extend(kit.income.iter().flatten().map(|space| space.name.as_str()));
    names.retain(|name| !name.contains('_'));
    names
}

/// What could not be read.
fn missing() -> impl Iterator<Item = &'static str> {
    let kit = tapestry::Kit::printed();
    let civs = kit.civs.iter().map(|civ| civ.missing.as_str());
    let cards = kit.cards.iter().map(|card| card.missing.as_str());
    let techs = kit.techs.iter().map(|tech| tech.missing.as_str());
    let landmarks = kit.landmarks.iter().map(|landmark| landmark.missing.as_str());
    let adjusted = kit.civs.iter().map(|civ| civ.adjust_missing.as_str());
    let tiles = kit.space_tiles.iter().map(|tile| tile.missing.as_str());
    let tracks = kit.tracks.iter().map(|board| board.missing.as_str());
    let goals = kit.landmark_cards.iter().map(|card| card.missing.as_str());
    let more = adjusted.chain(tiles).chain(tracks).chain(goals);
    civs.chain(cards).chain(techs).chain(landmarks).chain(more).filter(|what| !what.is_empty())
}

fn tapestry(all: &mut BTreeSet<String>) {
    let kit = tapestry::Kit::printed();
    for name in tapestry_names() {
        let parts: Vec<String> = name
            .split(|letter: char| !letter.is_ascii_alphanumeric())
            .filter(|part| !part.is_empty())
            .map(str::to_lowercase)
            .collect();
        match &parts[..] {
            [kind, number] if number.parse::<u8>().is_ok() => all.insert(format!("text-ta-numbered-{kind}")),
            parts => all.insert(format!("text-ta-name-{}", parts.join("-"))),
        };
    }
    all.extend(kit.automa.scans.iter().map(|scan| format!("text-ta-scan-{}", scan.id)));
    let said = kit.cards.iter().filter(|card| !card.text.is_empty());
    all.extend(said.map(|card| format!("text-ta-card-{}", card.id)));
    for what in missing() {
        let parts =
            what.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
        let parts: Vec<String> = parts.map(str::to_lowercase).collect();
        all.insert(format!("text-ta-missing-{}", parts.join("-")));
    }
    let said = kit.landmark_cards.iter().filter(|card| !card.text.is_empty());
    all.extend(said.map(|card| format!("text-ta-landmark-card-{}", card.id)));
    for civ in &kit.civs {
        if !civ.adjust_text.is_empty() {
            all.insert(format!("text-ta-civ-{}-adjusted", civ.id));
        }
        for (kind, mat) in [("printed", Some(&civ.printed)), ("pack", civ.pack.as_ref())] {
            let count = mat.map_or(0, |mat| mat.text.len());
            all.extend((1..=count).map(|at| format!("text-ta-civ-{}-{kind}-{at}", civ.id)));
        }
    }
}

/// The options whose English stands beside them: with no message in English, they need one in every other language.
fn options<G: Game>(game: &str, all: &mut BTreeSet<String>) {
    let english = Words::english();
    let mut want = |what: String| {
        if words::options::known(&english, game, &what).is_none() {
            all.insert(format!("text-opt-{game}-{what}"));
        }
    };
    for field in <G::Options as Options>::FIELDS {
        want(field.key.to_owned());
        for (value, _) in field.values {
            want(format!("{}-{value}", field.key));
            want(format!("{}-{value}-means", field.key));
        }
    }
}

#[test]
fn every_text_of_the_data_is_translated_and_nothing_else() {
    let mut wanted = BTreeSet::new();
    terra_mystica(&mut wanted);
    tapestry(&mut wanted);
    options::<patchwork::Patchwork>("patchwork", &mut wanted);
    options::<patchwork::companion::PatchworkCompanion>("patchwork", &mut wanted);
    options::<terra_mystica::TerraMystica>("terra-mystica", &mut wanted);
    options::<terra_mystica::companion::TerraCompanion>("terra-mystica", &mut wanted);
    options::<tapestry::Tapestry>("tapestry", &mut wanted);
    options::<tapestry::companion::TapestryCompanion>("tapestry", &mut wanted);
    assert!(translated(LANGUAGES[0].1).is_empty(), "English is the data itself");
    for (code, text) in LANGUAGES.into_iter().skip(1) {
        let there = translated(text);
        let missing: Vec<_> = wanted.difference(&there).collect();
        let extra: Vec<_> = there.difference(&wanted).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{code}: missing {missing:?}, extra {extra:?}");
    }
}

#[test]
fn english_says_what_the_data_say() {
    let english = Words::english();
    for name in tapestry_names() {
        assert_eq!(words::tapestry::printed_name(&english, name), name);
    }
    for card in &tapestry::Kit::printed().cards {
        assert_eq!(words::tapestry::card_text(&english, card), card.text);
    }
}

#[test]
fn names_and_texts_are_said_in_german() {
    let german = Words::of("de").unwrap();
    let kit = tapestry::Kit::printed();
    let card = kit.cards.iter().find(|card| card.id == "militarism").unwrap();
    assert_eq!(words::tapestry::printed_name(&german, &card.name), "Militarismus");
    assert!(words::tapestry::card_text(&german, card).starts_with("Nachdem du ein Gebiet erkundet hast"));
    assert_eq!(words::tapestry::printed_name(&german, "Tech 5"), "Technologie 5");
    let crab = patchwork::Kit::printed().patches().iter().find(|patch| patch.name == "crab6").unwrap();
    assert_eq!(words::patchwork::patch_name(&german, crab), "8 Knöpfe, 6 Zeit");
}
