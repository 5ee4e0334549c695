//! Every page of the app in German, at several moments of every kind of table: nothing on it is English.
//!
//! What is English on purpose, the rules in our own words and notation, is marked `lang="en"` and left out by that mark.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, PatternElement};
use fluent_syntax::parser::parse;
use kernel::{Dice, Purpose, Seed};
use serde_json::Value;
use words::{LANGUAGES, Words};

use crate::browser::Browser;
use crate::browser::html::tags;

/// Words that every English page has and no German one.
const COMMON: [&str; 87] = [
    "the",
    "and",
    "of",
    "you",
    "your",
    "yours",
    "with",
    "from",
    "this",
    "that",
    "these",
    "those",
    "is",
    "are",
    "were",
    "not",
    "have",
    "has",
    "had",
    "which",
    "what",
    "who",
    "when",
    "where",
    "how",
    "each",
    "every",
    "other",
    "take",
    "takes",
    "taken",
    "turn",
    "card",
    "cards",
    "game",
    "games",
    "player",
    "players",
    "point",
    "points",
    "worker",
    "workers",
    "coin",
    "coins",
    "space",
    "spaces",
    "tile",
    "tiles",
    "choose",
    "gain",
    "gains",
    "building",
    "buildings",
    "to",
    "on",
    "at",
    "by",
    "it",
    "its",
    "be",
    "or",
    "if",
    "but",
    "for",
    "than",
    "then",
    "them",
    "they",
    "only",
    "more",
    "less",
    "first",
    "last",
    "next",
    "left",
    "right",
    "up",
    "down",
    "out",
    "square",
    "squares",
    "button",
    "buttons",
    "patch",
    "patches",
    "dwelling",
    "track",
];

/// What English says and German says otherwise, as whole texts.
pub struct English {
    messages: Vec<String>,
    /// All German messages: a command that one of them names is typed as it is.
    german: String,
    seen: BTreeSet<String>,
    found: BTreeSet<String>,
}

impl English {
    pub fn new() -> English {
        let [(_, english), (code, text)] = [LANGUAGES[0], LANGUAGES[1]];
        let (german, known) = (Words::of(code).unwrap(), text.to_lowercase());
        let body = parse(english).unwrap().body.into_iter();
        let plain = body.filter_map(|entry| {
            let Entry::Message(message) = entry else { return None };
            match &message.value?.elements[..] {
                [PatternElement::TextElement { value }] => Some((message.id.name, (*value).to_owned())),
                _ => None,
            }
        });
        let other = plain.filter(|(id, text)| german.text(id) != *text).map(|(_, text)| text);
        // Shorter ones, and what German says somewhere, too, could be meant as German.
        let messages =
            other.filter(|text| text.chars().count() >= 6 && !known.contains(&text.to_lowercase())).collect();
        English { messages, german: known, seen: BTreeSet::new(), found: BTreeSet::new() }
    }

    /// Looks at all that can be read or heard on a page.
    pub fn look(&mut self, address: &str, page: &str) {
        for text in read(page) {
            if !self.seen.insert(text.clone()) || self.german.contains(&text.to_lowercase()) {
                continue;
            }
            let mut words = text.split(|letter: char| !letter.is_alphanumeric());
            let common = words.find(|word| COMMON.contains(&word.to_lowercase().as_str()));
            let message = self.messages.iter().find(|message| holds(&text, message));
            if let Some(english) = common.or(message.map(String::as_str)) {
                self.found.insert(format!("{english}: `{text}` on {address}"));
            }
        }
    }
}

/// Whether a text says this, as whole words.
fn holds(text: &str, message: &str) -> bool {
    let ends = |next: Option<char>| next.is_none_or(|letter| !letter.is_alphanumeric());
    text.match_indices(message).any(|(at, _)| {
        ends(text[..at].chars().next_back()) && ends(text[at + message.len()..].chars().next())
    })
}

/// The texts of a page and what is said of its parts, but for what is marked as English.
fn read(page: &str) -> Vec<String> {
    const SAID: [&str; 4] = ["aria-label", "alt", "title", "placeholder"];
    let mut open: Vec<(String, bool)> = Vec::new();
    let mut texts = Vec::new();
    for tag in tags(page) {
        if let Some(name) = tag.name.strip_prefix('/') {
            // What has no end tag ends with what it is in.
            let at = open.iter().rposition(|(known, _)| known == name);
            open.truncate(at.unwrap_or(open.len()));
        } else {
            let inherited = open.last().is_some_and(|(_, english)| *english);
            let english = tag.get("lang").map_or(inherited, |language| language == "en");
            if !english {
                texts.extend(SAID.iter().filter_map(|key| tag.get(key)).map(ToOwned::to_owned));
            }
            let leaf = matches!(
                tag.name.as_str(),
                "input" | "br" | "meta" | "link" | "img" | "path" | "use" | "rect" | "circle"
            );
            if !leaf {
                open.push((tag.name.clone(), english));
            }
        }
        let hidden = open
            .last()
            .is_some_and(|(name, english)| *english || matches!(name.as_str(), "script" | "style"));
        let text = tag.text.trim();
        if !hidden && text.chars().any(char::is_alphabetic) {
            texts.push(text.to_owned());
        }
    }
    texts
}

pub fn german() -> Browser {
    let mut browser = Browser::new();
    "lang=de".clone_into(&mut browser.cookies);
    browser
}

async fn json(browser: &Browser, address: &str) -> Value {
    let (status, text) = browser.peek(&format!("/api/v1{address}")).await;
    assert!(status.is_success(), "{address}: {text}");
    serde_json::from_str(&text).unwrap()
}

/// A kind of table, set up like this.
async fn sit_down(browser: &mut Browser, game: &str, options: &[(&str, &str)]) -> String {
    let mut fields = vec![("game".to_owned(), game.to_owned())];
    fields.extend(options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())));
    browser.post("/tables", &fields).await;
    browser.address.split('?').next().unwrap().to_owned()
}

/// One legal decision, through the form that every page has. `None` once the game is over.
async fn decide(browser: &mut Browser, table: &str, dice: &mut Dice) -> Option<String> {
    let legal = json(browser, &format!("{table}/legal")).await;
    let actions: Vec<&str> =
        legal["actions"].as_array().unwrap().iter().map(|one| one.as_str().unwrap()).collect();
    // Games of passes and income turns alone would be short.
    let lively: Vec<&str> = actions
        .iter()
        .copied()
        .filter(|text| !text.contains("pass") && !text.ends_with(": income"))
        .collect();
    let all = if lively.is_empty() || dice.below(7) == 0 { &actions } else { &lively };
    if all.is_empty() {
        return None;
    }
    let action = all[dice.below(all.len() as u32) as usize].to_owned();
    let version = json(browser, table).await["version"].to_string();
    let fields = [("version", version), ("open", "turn".to_owned()), ("action", action.clone())];
    browser.post(&format!("{table}/decide"), &fields.map(|(key, value)| (key.to_owned(), value))).await;
    Some(action)
}

/// Plays a table to its end and looks at what it shows on the way.
async fn evening(english: &mut English, game: &str, options: &[(&str, &str)], seed: u64) {
    let mut browser = german();
    let seed_text = seed.to_string();
    let mut all = options.to_vec();
    all.push(("seed", &seed_text));
    browser.go(&format!("/new?game={game}")).await;
    english.look(&browser.address, &browser.page);
    let table = sit_down(&mut browser, game, &all).await;
    english.look(&browser.address, &browser.page);
    if !game.ends_with("-companion") {
        peek(english, &browser, &format!("{table}?open=hint")).await;
    }
    let mut dice = Seed(seed).dice(Purpose::new("german pages"), 0);
    let mut number = 0;
    while decide(&mut browser, &table, &mut dice).await.is_some() {
        number += 1;
        english.look(&browser.address, &browser.page);
        if number % 40 == 5 {
            around(english, &browser, &table, number).await;
        }
        assert!(number < 3000, "{game} does not end");
    }
    around(english, &browser, &table, number).await;
    for part in ["?open=menu", "?open=rename", "?open=delete", "?open=join", "?open=terms"] {
        peek(english, &browser, &format!("{table}{part}")).await;
    }
    peek(english, &browser, "/").await;
}

/// What can be looked at besides: history, facts, help.
async fn around(english: &mut English, browser: &Browser, table: &str, number: usize) {
    for part in
        ["", "?open=lay", "?open=turn", "?open=fix", "?open=ring", "?open=menu", "/history", "/history/0"]
    {
        peek(english, browser, &format!("{table}{part}")).await;
    }
    for at in [number, number.saturating_sub(1), number / 2] {
        peek(english, browser, &format!("{table}/history/{at}")).await;
    }
}

pub async fn peek(english: &mut English, browser: &Browser, address: &str) {
    let (_, page) = browser.peek(address).await;
    if page.starts_with("<!DOCTYPE html>") {
        english.look(address, &page);
    }
}

pub fn none_found(english: &English, least: usize) {
    let (found, seen) = (&english.found, english.seen.len());
    assert!(found.is_empty(), "{} of {seen} texts are English: {found:#?}", found.len());
    assert!(seen >= least, "only {seen} texts");
}

#[tokio::test]
async fn the_pages_around_the_games() {
    let mut english = English::new();
    let browser = german();
    for address in [
        "/",
        "/about",
        "/rules",
        "/cards",
        "/lab",
        "/record",
        "/learn",
        "/rules?q=map",
        "/nothing",
        "/tables/none",
        "/rules/none",
    ] {
        peek(&mut english, &browser, address).await;
    }
    for game in ["patchwork", "terra-mystica", "tapestry"] {
        for part in ["rules", "cards", "aid", "learn", "print"] {
            peek(&mut english, &browser, &format!("/{part}/{game}")).await;
        }
        for companion in ["", "-companion"] {
            peek(&mut english, &browser, &format!("/new?game={game}{companion}")).await;
        }
    }
    none_found(&english, 700);
}

#[tokio::test]
async fn what_goes_wrong_is_said_in_german() {
    let mut english = English::new();
    let mut browser = german();
    for (game, wrong) in [
        ("patchwork", "take 99 r0 a1"),
        ("patchwork-companion", "you take 99"),
        ("terra-mystica", "build A1"),
        ("terra-mystica-companion", "build A1"),
        ("tapestry", "P1: income"),
        ("tapestry-companion", "P1: science 12"),
    ] {
        let table = sit_down(&mut browser, game, &[("seed", "3")]).await;
        for body in [
            format!("version=0&action={wrong}"),
            "version=9&action=x".to_owned(),
            "version=0&action=%00".to_owned(),
        ] {
            let (_, page) = browser.send_form(&format!("{table}/decide"), &body).await;
            english.look(&format!("{table}/decide {body}"), &page);
        }
        let problem =
            ["", "?illegal=1", "?conflict=1", "?problem=unreadable"].map(|part| format!("{table}{part}"));
        for address in problem {
            peek(&mut english, &browser, &address).await;
        }
    }
    let (_, page) = browser.send_form("/import", "text=nothing").await;
    english.look("/import", &page);
    none_found(&english, 100);
}

#[tokio::test]
async fn patchwork_on_screen_and_at_the_table() {
    let mut english = English::new();
    evening(&mut english, "patchwork", &[], 1).await;
    evening(&mut english, "patchwork", &[("opponent", "person")], 2).await;
    evening(&mut english, "patchwork", &[("deck", "tactical"), ("level", "5")], 3).await;
    evening(&mut english, "patchwork-companion", &[("ring", "entered")], 4).await;
    evening(&mut english, "patchwork-companion", &[("cards", "own"), ("ring", "next-three")], 5).await;
    none_found(&english, 500);
}

#[tokio::test]
async fn terra_mystica_on_screen_and_at_the_table() {
    let mut english = English::new();
    evening(&mut english, "terra-mystica", &[("seats", "2"), ("automas", "1")], 1).await;
    evening(
        &mut english,
        "terra-mystica-companion",
        &[("factions", "witches"), ("automa-factions", "darklings")],
        2,
    )
    .await;
    none_found(&english, 1000);
}

#[tokio::test]
async fn tapestry_on_screen_and_at_the_table() {
    let mut english = English::new();
    evening(&mut english, "tapestry", &[("mode", "automa"), ("level", "3")], 1).await;
    evening(&mut english, "tapestry", &[("expansions", "pp,aa,ff"), ("allow-guesses", "on")], 2).await;
    evening(&mut english, "tapestry-companion", &[("mode", "automa")], 3).await;
    none_found(&english, 1000);
}
