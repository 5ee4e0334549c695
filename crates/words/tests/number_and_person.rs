//! One coin and two coins, you win and the Automa wins: every message is said with one and with several, with "you" and with
//! somebody else.

#![allow(clippy::unwrap_used, reason = "the helpers of a test fail like the test")]

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse;
use words::{Arg, LANGUAGES, Words};

type Text = Pattern<&'static str>;

fn messages(text: &'static str) -> BTreeMap<&'static str, Text> {
    let body = parse(text).unwrap().body.into_iter();
    body.filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name, message.value?)),
        _ => None,
    })
    .collect()
}

/// All variables of a message, and the words that choose a variant by them.
fn variables(pattern: &Text, all: &mut BTreeMap<&'static str, BTreeSet<&'static str>>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                all.entry(id.name).or_default();
            }
            Expression::Inline(_) => {}
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else { continue };
                let words = all.entry(id.name).or_default();
                words.extend(variants.iter().filter_map(|variant| match variant.key {
                    VariantKey::Identifier { name } if !matches!(name, "one" | "other") => Some(name),
                    _ => None,
                }));
                for variant in variants {
                    variables(&variant.value, all);
                }
            }
        }
    }
}

/// The nouns that stand behind several and change for one: what follows the number in the variants of a count.
fn plurals(pattern: &Text, all: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = element else {
            continue;
        };
        let named = |wanted: &str| {
            let is =
                |key: &VariantKey<&str>| matches!(key, VariantKey::Identifier { name } if *name == wanted);
            variants.iter().find(|variant| is(&variant.key)).map(|variant| &variant.value)
        };
        if let (Some(one), Some(other)) = (named("one"), named("other")) {
            let one = noun(one, "1 ");
            all.extend(noun(other, " ").filter(|many| one.as_ref().is_some_and(|one| one != many)));
        }
        for variant in variants {
            plurals(&variant.value, all);
        }
    }
}

/// The word behind a number at the beginning of a text.
fn noun(pattern: &Text, before: &str) -> Option<String> {
    let text = pattern.elements.iter().find_map(|element| match element {
        PatternElement::TextElement { value } => value.strip_prefix(before),
        PatternElement::Placeable { .. } => None,
    })?;
    let word: String = text.chars().take_while(|letter| letter.is_alphabetic()).collect();
    (!word.is_empty()).then_some(word)
}

/// A message with this number for every count, and this word where a word chooses.
fn said(words: &Words, id: &str, pattern: &Text, number: i32, you: bool, who: &str) -> String {
    let mut all = BTreeMap::new();
    variables(pattern, &mut all);
    let args: Vec<(&str, Arg)> = all
        .iter()
        .map(|(name, choices)| {
            let arg = match *name {
                "you" => if you { "yes" } else { "no" }.into(),
                "who" => who.into(),
                _ => choices.first().map_or_else(|| number.into(), |word| (*word).into()),
            };
            (*name, arg)
        })
        .collect();
    words.say(id, &args)
}

#[test]
fn one_of_a_thing_is_not_many() {
    for (code, text) in LANGUAGES {
        let (words, messages) = (Words::of(code).unwrap(), messages(text));
        let mut many = BTreeSet::new();
        for pattern in messages.values() {
            plurals(pattern, &mut many);
        }
        assert!(many.len() > 20, "{code}: {many:?}");
        let mut wrong = Vec::new();
        for (id, pattern) in &messages {
            let said = said(&words, id, pattern, 1, false, "Automa");
            let parts: Vec<&str> = said.split(|letter: char| !letter.is_alphanumeric()).collect();
            let found = parts.windows(2).any(|pair| pair[0] == "1" && many.contains(pair[1]));
            if found && !MEANT.contains(id) {
                wrong.push(format!("{id}: {said}"));
            }
        }
        assert!(wrong.is_empty(), "{code}: {wrong:#?}");
    }
}

/// Lists of numbers, each of which may be one ("1 2 3 coins"), numbers with decimal places, and those that are never one.
const MEANT: [&str; 25] = [
    "co-which-patch",
    "review-cost",
    "review-cost-both",
    "review-cost-both-you",
    "review-cost-you",
    "review-taste",
    "tui-undone-several",
    "co-no-heap",
    "hint-fewer",
    "hint-figures",
    "hint-more",
    "hint-unsure",
    "lab-line-points",
    "play-gets-tile",
    "ta-keep-tapestry",
    "ta-keep-tech",
    "tm-digging-steps",
    "tm-digging-tokens",
    "tm-digging-track",
    "tm-earns-coin",
    "tm-earns-priest",
    "tm-earns-worker",
    "tm-no-tokens-bowl",
    "tm-print-what",
    "tui-do-tile",
];

/// The verb behind a name and the verb behind "you", where a message tells them apart.
fn verbs(pattern: &Text, others: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element
        else {
            continue;
        };
        let by_you = matches!(selector, InlineExpression::VariableReference { id } if id.name == "you");
        for variant in variants {
            let other = matches!(variant.key, VariantKey::Identifier { name: "no" });
            if by_you && other {
                others.extend(behind_name(&variant.value));
            }
            verbs(&variant.value, others);
        }
    }
}

/// The word that follows `{ $who }`.
fn behind_name(pattern: &Text) -> Option<String> {
    let is_who = |element: &PatternElement<&str>| {
        matches!(element, PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::VariableReference { id })
        } if id.name == "who")
    };
    let at = pattern.elements.iter().position(is_who)?;
    let PatternElement::TextElement { value } = pattern.elements.get(at + 1)? else { return None };
    let word: String = value.strip_prefix(' ')?.chars().take_while(|letter| letter.is_alphabetic()).collect();
    (!word.is_empty()).then_some(word)
}

/// Whoever is spoken to does something, whoever is spoken of does it.
#[test]
fn you_do_what_others_do_in_another_form() {
    for (code, text) in LANGUAGES {
        let (words, messages) = (Words::of(code).unwrap(), messages(text));
        let mut others = BTreeSet::new();
        for pattern in messages.values() {
            verbs(pattern, &mut others);
        }
        assert!(others.len() > 6, "{code}: {others:?}");
        let you = words.text("seat-you");
        let mut wrong = Vec::new();
        for (id, pattern) in &messages {
            let mut all = BTreeMap::new();
            variables(pattern, &mut all);
            if !all.contains_key("you") || !all.contains_key("who") {
                continue;
            }
            for number in [1, 2] {
                let to_you = said(&words, id, pattern, number, true, &you);
                let parts: Vec<&str> = to_you.split_whitespace().collect();
                let speaks_of = |pair: &[&str]| pair[0] == you && others.contains(pair[1]);
                if parts.windows(2).any(speaks_of) {
                    wrong.push(format!("{id}: {to_you}"));
                }
                let of_another = said(&words, id, pattern, number, false, "Automa");
                assert!(!of_another.starts_with(&format!("{you} ")), "{id}: {of_another}");
            }
        }
        assert!(wrong.is_empty(), "{code}: {wrong:#?}");
    }
}
