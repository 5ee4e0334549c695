//! The deal of the day: from the home page to a result that friends compare.

use std::time::{SystemTime, UNIX_EPOCH};

use axum::http::StatusCode;
use kernel::Day;
use words::Words;

use crate::browser::Browser;
use crate::browser::html::Tag;

const GAMES: [&str; 3] = ["patchwork", "terra-mystica", "tapestry"];

fn today() -> Day {
    Day::of_seconds(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs())
}

/// Where the home page leads to the deal of a game.
async fn deal_of(browser: &mut Browser, game: &str) -> String {
    browser.go("/").await;
    let is_deal = |tag: &Tag| {
        let to = format!("/new?game={game}&seed=");
        tag.get("class") == Some("deal") && tag.get("href").is_some_and(|href| href.starts_with(&to))
    };
    browser.link(is_deal).unwrap()
}

fn seed_in_form(browser: &Browser) -> String {
    let tags = browser.tags();
    let field = tags.iter().find(|tag| tag.name == "input" && tag.get("name") == Some("seed"));
    field.unwrap().get("value").unwrap().to_owned()
}

/// The line to send.
fn result(browser: &Browser) -> Option<&str> {
    let line = browser.page.split(r#"id="result">"#).nth(1)?;
    line.split('<').next()
}

/// The save that the table has.
async fn save(browser: &Browser, table: &str) -> String {
    browser.peek(&format!("{table}/export")).await.1
}

#[tokio::test]
async fn the_deal_of_each_game_leads_to_a_form_and_a_table_with_its_seed() {
    let mut browser = Browser::new();
    for game in GAMES {
        let before = today();
        let link = deal_of(&mut browser, game).await;
        browser.go(&link).await;
        let dealt = [before, today()].map(|day| (day, day.deal(game).to_string()));
        let seed = seed_in_form(&browser);
        let (day, _) = dealt.iter().find(|(_, deal)| *deal == seed).unwrap();
        let said = format!("Deal of {}: the same for everybody", words::date(&Words::english(), *day));
        assert!(browser.page.contains(&said), "{game}");
        browser
            .post("/tables", &[("game".to_owned(), game.to_owned()), ("seed".to_owned(), seed.clone())])
            .await;
        let table = browser.address.clone();
        assert!(save(&browser, &table).await.contains(&format!("\nseed {seed}\n")), "{game}");
        assert_eq!(result(&browser), None, "the game has only begun");
    }
}

#[tokio::test]
async fn a_form_takes_any_seed_from_its_address_and_says_what_is_none() {
    let mut browser = Browser::new();
    browser.go("/new?game=patchwork&seed=4711").await;
    assert_eq!(seed_in_form(&browser), "4711");
    assert!(!browser.page.contains("Deal of"));
    let (status, page) = browser.peek("/new?game=patchwork&seed=today").await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(page.contains("is no seed"), "{page}");
}

/// Presses what lets the program play on until the game is over.
async fn play_out(browser: &mut Browser, table: &str) {
    for _ in 0..20 {
        if result(browser).is_some() {
            return;
        }
        browser.go(&format!("{table}?open=hint")).await;
        let is_rest = |tag: &Tag| tag.get("name") == Some("rest") && tag.get("value") == Some("yes");
        assert!(browser.press(is_rest).await);
    }
    panic!("the program did not come to the end");
}

/// A finished game of this seed in both languages: the line without its points.
async fn lines(seed: &str) -> [String; 2] {
    let mut browser = Browser::new();
    let fields = [("game", "patchwork"), ("seed", seed), ("level", "1")];
    let fields = fields.map(|(key, value)| (key.to_owned(), value.to_owned()));
    browser.post("/tables", &fields).await;
    let table = browser.address.clone();
    play_out(&mut browser, &table).await;
    assert!(browser.tags().iter().any(|tag| tag.get("data-copy") == Some("result")));
    let english = result(&browser).unwrap().to_owned();
    "lang=de".clone_into(&mut browser.cookies);
    browser.go(&table).await;
    [english, result(&browser).unwrap().to_owned()]
}

/// Splits "what: 34 : 26, won" into what and how it ended, and looks at the points between them.
fn parts(line: &str) -> (&str, &str) {
    let (what, rest) = line.split_once(": ").unwrap();
    let (points, ended) = rest.split_once(", ").unwrap();
    let points = points.split_once(" : ").unwrap();
    assert!(points.0.parse::<i32>().is_ok() && points.1.parse::<i32>().is_ok(), "{line}");
    (what, ended)
}

#[tokio::test]
async fn a_finished_deal_is_told_with_its_day_in_both_languages() {
    let day = today();
    let [english, german] = lines(&day.deal("patchwork").to_string()).await;
    let (what, ended) = parts(&english);
    assert_eq!(what, format!("Patchwork, deal of {}, level I", words::date(&Words::english(), day)));
    assert!(["won", "lost"].contains(&ended), "{english}");
    let (what, ended) = parts(&german);
    let date = words::date(&Words::of("de").unwrap(), day);
    assert_eq!(what, format!("Patchwork, Tagespartie vom {date}, Stufe I"));
    assert!(["gewonnen", "verloren"].contains(&ended), "{german}");
}

#[tokio::test]
async fn any_other_game_is_told_with_its_seed() {
    let [english, german] = lines("4711").await;
    assert_eq!(parts(&english).0, "Patchwork, seed 4711, level I");
    assert_eq!(parts(&german).0, "Patchwork, Seed 4711, Stufe I");
}
