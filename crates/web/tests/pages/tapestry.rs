//! Tapestry by plain links and forms, as a browser without script would play it.

use crate::browser::Browser;
use crate::browser::game::{self, buttons, is_over, look_back, one_of, press, the_end_is_told};
use crate::browser::html::Tag;
use kernel::{Dice, Purpose, Seed};

fn dice(seed: u64) -> Dice {
    Seed(seed).dice(Purpose::new("pages tests of tapestry"), 0)
}

/// Starts a game from the setup page with these options.
async fn start(browser: &mut Browser, options: &[(&str, &str)]) -> String {
    game::start(browser, "tapestry", options).await
}

/// A hex, a plot or the next space of a track that can be tapped.
fn is_place(tag: &Tag) -> bool {
    let next = tag.get("data-next").is_some() && !tag.has_class("no");
    tag.get("data-pick").is_some() || tag.get("data-plot").is_some() || next
}

/// One decision, by links and forms only: on the map, in the city, or by a button.
async fn decide(browser: &mut Browser, dice: &mut Dice) {
    let places = browser.links(is_place);
    let acts = buttons(browser);
    if !places.is_empty() && (acts.is_empty() || dice.below(8) > 0) {
        browser.go(&one_of(dice, &places)).await;
        // A tap puts what it does into the bar.
        assert!(browser.press(|tag| tag.is_key("enter")).await, "{}", browser.address);
        return;
    }
    // A game of income turns alone would be short.
    let lively: Vec<String> = acts.iter().filter(|text| !text.ends_with(": income")).cloned().collect();
    let act =
        if lively.is_empty() || dice.below(12) == 0 { one_of(dice, &acts) } else { one_of(dice, &lively) };
    press(browser, &act).await;
}

async fn play_out(browser: &mut Browser, dice: &mut Dice) -> usize {
    game::play_out(browser, 2500, async |browser| decide(browser, dice).await).await
}

#[tokio::test]
async fn a_whole_game_by_links_and_forms() {
    let mut browser = Browser::new();
    let table = start(&mut browser, &[("seed", "4")]).await;
    assert!(browser.page.contains("Which civilization do you keep?"));
    assert!(play_out(&mut browser, &mut dice(4)).await > 60);
    assert!(browser.page.contains("victory with"));
    the_end_is_told(&browser);
    let parts = ["/history", "/history/0", "/history/40", "?open=menu", "?open=delete", "?open=join"];
    look_back(&mut browser, &table, &parts).await;
}

#[tokio::test]
async fn four_play_with_everything_in_german() {
    let mut browser = Browser::new();
    "lang=de".clone_into(&mut browser.cookies);
    let options = [("seed", "6"), ("seats", "4"), ("expansions", "pp,aa,ff"), ("allow-guesses", "on")];
    start(&mut browser, &options).await;
    let mut dice = dice(6);
    for _ in 0..110 {
        if is_over(&browser) {
            break;
        }
        decide(&mut browser, &mut dice).await;
    }
    assert!(browser.page.contains("SP") || browser.page.contains("Einkommen"), "{}", browser.page);
}

#[tokio::test]
async fn a_hint_can_be_taken_and_taken_back() {
    let mut browser = Browser::new();
    let table =
        start(&mut browser, &[("seed", "8"), ("civilizations", "heralds"), ("civilizations", "nomads")])
            .await;
    for _ in 0..25 {
        browser.go(&format!("{table}?open=hint")).await;
        assert!(browser.page.contains("A hint."), "{}", browser.address);
        let tags = browser.tags();
        let bar = tags.iter().position(|tag| tag.get("id") == Some("act")).unwrap();
        let first =
            tags[bar..].iter().find(|tag| tag.name == "button" && tag.get("value").is_some()).unwrap();
        let advised = first.get("value").unwrap().to_owned();
        press(&mut browser, &advised).await;
    }
    let before = browser.page.clone();
    assert!(browser.press(|tag| tag.is_key("u")).await);
    assert_ne!(browser.page, before);
    assert!(browser.press(|tag| tag.is_key("y")).await);
}

#[tokio::test]
async fn rules_cards_and_setup_are_whole() {
    let mut browser = Browser::new();
    for lang in ["lang=en", "lang=de"] {
        lang.clone_into(&mut browser.cookies);
        for page in ["/", "/new?game=tapestry", "/rules/tapestry", "/cards/tapestry"] {
            browser.go(page).await;
        }
    }
    assert!(browser.page.contains("Wandteppichkarten") && browser.page.contains("Gelehrtenwelt"));
}

/// The hand of one person is not on the page of another.
#[tokio::test]
async fn a_hand_is_shown_to_its_owner_alone() {
    let mut browser = Browser::new();
    let options = [("seed", "3"), ("civilizations", "heralds"), ("civilizations", "nomads")];
    start(&mut browser, &options).await;
    let mut dice = dice(3);
    let mut seen = 0;
    for _ in 0..90 {
        if is_over(&browser) {
            break;
        }
        decide(&mut browser, &mut dice).await;
        let hands = browser.page.matches("Tapestry cards in hand").count();
        assert!(hands <= 1 || is_over(&browser), "{hands}");
        seen += hands;
    }
    assert!(seen > 10, "{seen}");
}

/// The tip that the page shows.
fn tip(browser: &Browser) -> Option<String> {
    let behind = browser.page.split("class=\"tip-open\"").nth(1)?;
    behind.split("</p>").next().map(ToOwned::to_owned)
}

#[tokio::test]
async fn tips_come_once_and_are_off_by_a_tap() {
    let mut browser = Browser::new();
    let table = start(&mut browser, &[("seed", "4")]).await;
    let mut dice = dice(4);
    let mut said = Vec::new();
    for _ in 0..70 {
        if is_over(&browser) {
            break;
        }
        if let Some(tip) = tip(&browser) {
            assert!(!said.contains(&tip), "twice: {tip}");
            // The same page shows it again.
            browser.go(&table).await;
            assert_eq!(self::tip(&browser).as_ref(), Some(&tip));
            said.push(tip);
        }
        decide(&mut browser, &mut dice).await;
    }
    assert!(said.len() > 6, "{said:?}");
    // A tap leads back to the table; the browser remembers it.
    let mut browser = Browser::new();
    let table = start(&mut browser, &[("seed", "4")]).await;
    assert!(tip(&browser).is_some());
    browser.post(&format!("{table}/no-tips"), &[]).await;
    assert_eq!(browser.address, table);
    "tips=off".clone_into(&mut browser.cookies);
    browser.go(&table).await;
    assert!(tip(&browser).is_none());
    // An address that is no table leads home.
    browser.post("/tables/nothing-like-that/no-tips", &[]).await;
    assert_eq!(browser.address, "/");
}

/// A form without script sends the number of players, too: with bots it goes without saying.
#[tokio::test]
async fn a_game_against_the_bots_starts_whatever_the_seats_say() {
    let mut browser = Browser::new();
    start(&mut browser, &[("seed", "4"), ("mode", "automa"), ("seats", "2")]).await;
    assert!(browser.tags().iter().any(|tag| tag.has_class("ta-bots")), "the bots are at the table");
}
