//! Every language says everything that English says, with the same things put in.

#[path = "../collect.rs"]
mod collect;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse;
use words::{LANGUAGES, Words};

/// Messages that may read as in English: names, commands that are typed, and pure arrangements of what is put in.
const SAME_AS_ENGLISH: [&str; 50] = [
    "scene-final-row",
    "review-line",
    "review-followed",
    "percent",
    "tui-plain-offer",
    "tui-plain-ring-line",
    "film-points-says",
    "co-say-advance",
    "co-say-automa",
    "co-say-card",
    "co-say-next",
    "co-say-result",
    "co-say-ring",
    "opt-automa-colours-place",
    "opt-deck",
    "opt-deck-normal",
    "opt-edition-original",
    "opt-opponent-automa",
    "play-score-times",
    "pw-act-take",
    "pw-game",
    "result-points",
    "seat-automa",
    "ta-web-view-bots",
    "ta-game",
    "ta-says",
    "ta-ask-because",
    "ta-seat-automa",
    "tac-say-die",
    "tac-say-result",
    "tc-lay-round",
    "tc-say-result",
    "terra-round-now",
    "tm-action-is",
    "tm-faction-auren",
    "tm-faction-yetis",
    "tm-game",
    "tm-round-short",
    "tm-says",
    "tm-seat-role",
    "tm-seat-role-automa",
    "tm-text-bonus",
    "tm-text-head-priests",
    "tui-plain-part",
    "web-called-hard",
    "web-language-de",
    "web-language-en",
    "web-name",
    "web-seed",
    "web-seed-is",
];

/// Plural categories: each language has its own, so they are no part of what must agree.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// What a message is made of.
#[derive(Debug)]
struct Message<'a> {
    pattern: Pattern<&'a str>,
    variables: BTreeSet<&'a str>,
    /// The words and exact numbers that choose a variant, with the variable that they are compared with.
    keys: BTreeSet<(&'a str, &'a str)>,
}

/// What begins like this translates a text of the data, whose English is the data itself: `texts.rs` looks after them.
const OF_THE_DATA: &str = "text-";

/// The messages of a language. Anything that is no message is a mistake: junk, terms, attributes, a name used twice.
fn messages<'a>(code: &str, text: &'a str) -> BTreeMap<&'a str, Message<'a>> {
    let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{code} does not parse: {errors:?}"));
    let mut all = BTreeMap::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                assert!(message.attributes.is_empty(), "{code}: {id} has attributes");
                let pattern = message.value.unwrap_or_else(|| panic!("{code}: {id} is empty"));
                let (mut variables, mut keys) = (BTreeSet::new(), BTreeSet::new());
                walk(&pattern, &mut variables, &mut keys);
                let twice = all.insert(id, Message { pattern, variables, keys });
                assert!(twice.is_none(), "{code}: {id} stands twice");
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(_) | Entry::Junk { .. } => panic!("{code}: {entry:?} is no message"),
        }
    }
    all
}

fn walk<'a>(
    pattern: &Pattern<&'a str>,
    variables: &mut BTreeSet<&'a str>,
    keys: &mut BTreeSet<(&'a str, &'a str)>,
) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => variables.extend(variable(inline)),
            Expression::Select { selector, variants } => {
                let chosen_by = variable(selector).expect("a variant is chosen by a variable");
                variables.insert(chosen_by);
                for variant in variants {
                    let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) =
                        &variant.key;
                    if !PLURALS.contains(name) {
                        keys.insert((chosen_by, *name));
                    }
                    walk(&variant.value, variables, keys);
                }
            }
        }
    }
}

fn variable<'a>(inline: &InlineExpression<&'a str>) -> Option<&'a str> {
    match inline {
        InlineExpression::VariableReference { id } => Some(id.name),
        InlineExpression::StringLiteral { .. } => None,
        other => panic!("{other:?}: messages only put in variables"),
    }
}

fn english() -> BTreeMap<&'static str, Message<'static>> {
    messages(LANGUAGES[0].0, LANGUAGES[0].1)
}

#[test]
fn every_language_has_the_messages_of_english() {
    let english: BTreeSet<&str> = english().into_keys().collect();
    for (code, text) in LANGUAGES {
        let own = messages(code, text).into_keys().filter(|id| !id.starts_with(OF_THE_DATA));
        let own: BTreeSet<&str> = own.collect();
        let missing: Vec<_> = english.difference(&own).collect();
        let extra: Vec<_> = own.difference(&english).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{code}: missing {missing:?}, extra {extra:?}");
    }
}

#[test]
fn every_message_uses_the_same_variables_and_tells_the_same_cases_apart() {
    let english = english();
    for (code, text) in LANGUAGES {
        for (id, message) in messages(code, text) {
            let Some(source) = english.get(id) else { continue };
            assert_eq!(message.variables, source.variables, "{code}: variables of {id}");
            assert_eq!(message.keys, source.keys, "{code}: cases of {id}");
        }
    }
}

#[test]
fn every_message_can_be_said_and_says_something() {
    for (code, text) in LANGUAGES {
        let mut bundle = FluentBundle::new(vec![code.parse().unwrap()]);
        bundle.add_resource(FluentResource::try_new(text.to_owned()).unwrap()).unwrap();
        for (id, message) in messages(code, text) {
            let pattern = bundle.get_message(id).and_then(|found| found.value()).unwrap();
            for word in ["yes", "no", "you", "automa", "open"] {
                for number in [0, 1, 2, 5] {
                    let mut args = FluentArgs::new();
                    for &name in &message.variables {
                        let by_word = |(of, key): &(&str, &str)| *of == name && key.parse::<f64>().is_err();
                        let value = if message.keys.iter().any(by_word) {
                            FluentValue::from(word)
                        } else {
                            FluentValue::from(number)
                        };
                        args.set(name, value);
                    }
                    let mut errors = Vec::new();
                    let said = bundle.format_pattern(pattern, Some(&args), &mut errors);
                    assert!(errors.is_empty(), "{code}: {id} with {word} and {number}: {errors:?}");
                    assert!(!said.trim().is_empty(), "{code}: {id} says nothing with {word} and {number}");
                    // Two spaces in a row show an alternative that was left empty; the terminal aligns with them.
                    let gap = said.lines().any(|line| line.trim_start().contains("  "));
                    assert!(
                        !gap || id.starts_with("tui-") || id.contains("-scr-"),
                        "{code}: {id} has a gap: {said}"
                    );
                }
            }
        }
    }
}

#[test]
fn nothing_is_left_in_english() {
    let english = english();
    for (code, text) in LANGUAGES.into_iter().skip(1) {
        for (id, message) in messages(code, text) {
            let same = english.get(id).is_some_and(|source| source.pattern == message.pattern);
            assert!(!same || SAME_AS_ENGLISH.contains(&id), "{code}: {id} is still English");
        }
    }
}

/// The list of exceptions must not outlive its messages, or it would hide what is added under an old name.
#[test]
fn every_exception_is_a_message() {
    let english = english();
    for id in SAME_AS_ENGLISH {
        assert!(english.contains_key(id), "{id} is no message");
    }
}

/// The foot of the screen has one row of 78 characters, and the colons are not shown.
#[test]
fn the_keys_fit_into_their_row() {
    for (code, text) in LANGUAGES {
        let words = Words::of(code).unwrap();
        for id in messages(code, text).into_keys().filter(|id| id.starts_with("tui-keys-")) {
            let line = words.text(id);
            let shown = line.chars().count() - line.matches(": ").count();
            assert!(shown <= 78, "{code}: {id} takes {shown} characters");
        }
    }
}

#[test]
fn english_comes_first_and_is_what_remains() {
    assert_eq!(LANGUAGES[0].0, "en");
    assert_eq!(Words::english().text("seat-you"), "You");
    assert!(Words::of("xx").is_none());
}

#[test]
fn german_speaks_german() {
    let german = Words::of("de").unwrap();
    assert_eq!(german.text("seat-you"), "Du");
    let buttons = |count: i32| german.say("play-gain", &[("buttons", count.into())]);
    assert_eq!([0, 1, 2].map(buttons), ["0 Knöpfe", "1 Knopf", "2 Knöpfe"]);
    let took = [("you", "yes"), ("who", "Du"), ("patch", "3 Knöpfe, 6 Zeit"), ("to", "12")];
    let took = took.map(|(name, value)| (name, value.into()));
    assert_eq!(german.say("pw-took", &took), "Du nimmst den Flicken für 3 Knöpfe, 6 Zeit, auf 12.");
}

/// A language is added as `docs/adding.md` says: a file beside each German one, and its name in every language.
#[test]
fn a_third_language_is_a_file_in_each_folder() {
    let lang = Path::new(env!("CARGO_MANIFEST_DIR")).join("lang");
    let folder = tempfile::tempdir().unwrap();
    let known = collect::languages(&lang).unwrap();
    assert_eq!(
        known.iter().map(|(code, _)| code.as_str()).collect::<Vec<_>>(),
        LANGUAGES.map(|(code, _)| code)
    );
    for (code, files) in &known {
        for file in files {
            let to = folder.path().join(file.strip_prefix(&lang).unwrap());
            fs::create_dir_all(to.parent().unwrap()).unwrap();
            let text = fs::read_to_string(file).unwrap();
            fs::write(&to, &text).unwrap();
            if code == "de" {
                let french = text.replace("web-home = Start\n", "web-home = Accueil\n");
                fs::write(to.with_file_name("fr.ftl"), french).unwrap();
            }
        }
    }
    let languages = collect::languages(folder.path()).unwrap();
    assert_eq!(languages.iter().map(|(code, _)| code.as_str()).collect::<Vec<_>>(), ["en", "de", "fr"]);
    let messages: Vec<String> = languages[2].1.iter().map(|file| fs::read_to_string(file).unwrap()).collect();
    let french = Words::read("fr", &messages.join("\n")).unwrap();
    assert_eq!((french.code(), french.text("web-home")), ("fr", "Accueil".to_owned()));
}

/// The settings of the browser app offer every language under its own name.
#[test]
fn every_language_is_named_in_every_language() {
    for (code, _) in LANGUAGES {
        let words = Words::of(code).unwrap();
        for (other, _) in LANGUAGES {
            assert!(words.maybe(&format!("web-language-{other}")).is_some(), "{code} does not name {other}");
        }
    }
}
