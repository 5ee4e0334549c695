//! Whole games through the pages by plain links and forms, as a browser without script would play them.

use crate::browser::Browser;
use crate::browser::game::{self, is_over, look_back, one_of, the_end_is_told};
use crate::browser::html::Tag;
use kernel::{Dice, Purpose, Seed};

fn dice(seed: u64) -> Dice {
    Seed(seed).dice(Purpose::new("pages tests"), 0)
}

/// Starts a game from the setup page with these options.
async fn start(browser: &mut Browser, options: &[(&str, &str)]) -> String {
    game::start(browser, "patchwork", options).await
}

fn is_square(tag: &Tag) -> bool {
    tag.get("data-at").is_some()
}

fn is_go(tag: &Tag) -> bool {
    tag.get("name") == Some("action") && tag.is_key("enter")
}

/// A tip for a first game: a line that opens over the page, until it is switched off where it stands.
#[tokio::test]
async fn a_tip_is_off_by_a_tap() {
    let mut browser = Browser::new();
    let table = start(&mut browser, &[("seed", "4")]).await;
    let tips = |browser: &Browser| browser.tags().iter().filter(|tag| tag.has_class("tip")).count();
    assert_eq!(tips(&browser), 1);
    browser.post(&format!("{table}/no-tips"), &[]).await;
    "tips=off".clone_into(&mut browser.cookies);
    browser.go(&table).await;
    assert_eq!(tips(&browser), 0);
}

/// One decision, by links and forms only.
async fn decide(browser: &mut Browser, dice: &mut Dice) {
    let offers = browser.links(|tag| tag.has_class("offer") && tag.get("aria-disabled").is_none());
    let squares = browser.links(is_square);
    if !squares.is_empty() {
        // A leather patch: any square, then the button.
        browser.go(&one_of(dice, &squares)).await;
        assert!(browser.press(is_go).await, "{}", browser.address);
        return;
    }
    if offers.is_empty() || dice.below(6) == 0 {
        assert!(browser.press(|tag| tag.is_key("a")).await, "{}", browser.address);
        return;
    }
    browser.go(&one_of(dice, &offers)).await;
    for _ in 0..dice.below(4) {
        let keys = ["r", "f", "n", "left", "right", "up", "down"];
        let key = keys[dice.below(keys.len() as u32) as usize];
        // A patch that looks the same from all sides cannot be turned.
        if let Some(link) = browser.link(|tag| tag.is_key(key)) {
            browser.go(&link).await;
        }
    }
    let squares = browser.links(is_square);
    if dice.below(2) == 0 && !squares.is_empty() {
        browser.go(&one_of(dice, &squares)).await;
    }
    if !browser.press(is_go).await {
        // It does not fit there: the next spot always does.
        let next = browser.link(|tag| tag.is_key("n")).unwrap();
        browser.go(&next).await;
        assert!(browser.press(is_go).await, "{}", browser.address);
    }
}

async fn play_out(browser: &mut Browser, dice: &mut Dice) -> usize {
    game::play_out(browser, 150, async |browser| decide(browser, dice).await).await
}

#[tokio::test]
async fn whole_games_against_the_automa_by_links_and_forms() {
    for (seed, level, deck) in [("1", "1", "normal"), ("2", "3", "tactical"), ("3", "5", "normal")] {
        let mut browser = Browser::new();
        let table = start(&mut browser, &[("seed", seed), ("level", level), ("deck", deck)]).await;
        assert!(play_out(&mut browser, &mut dice(seed.parse().unwrap())).await > 10);
        let text = &browser.page;
        assert!(text.contains("win") && text.contains("all five levels"), "the result says who won");
        the_end_is_told(&browser);
        let parts = [
            "/history",
            "/history/0",
            "/history/5",
            "?open=menu",
            "?open=delete",
            "?open=rename",
            "?open=join",
        ];
        look_back(&mut browser, &table, &parts).await;
        assert!(!is_over(&browser));
    }
}

#[tokio::test]
async fn two_people_play_at_one_screen() {
    let mut browser = Browser::new();
    start(&mut browser, &[("seed", "4"), ("opponent", "person")]).await;
    assert!(browser.page.contains("First: "));
    play_out(&mut browser, &mut dice(4)).await;
    assert!(
        browser.page.contains("First wins")
            || browser.page.contains("Second wins")
            || browser.page.contains(" wins,")
    );
}

#[tokio::test]
async fn what_is_taken_back_can_be_done_again() {
    let mut browser = Browser::new();
    let table = start(&mut browser, &[("seed", "8")]).await;
    let mut dice = dice(8);
    for _ in 0..4 {
        decide(&mut browser, &mut dice).await;
    }
    let before = moves(&browser);
    assert!(browser.press(|tag| tag.is_key("u")).await);
    assert!(moves(&browser) < before);
    assert!(browser.press(|tag| tag.is_key("y")).await);
    assert_eq!(moves(&browser), before);
    browser.go(&format!("{table}/history/2")).await;
    assert!(browser.press(|tag| tag.has_class("rewind")).await, "go on from an earlier position");
    assert_eq!(browser.address, table);
}

/// How many decisions stand, as the page says.
fn moves(browser: &Browser) -> u32 {
    let after = browser.page.split_once("· move ").unwrap().1;
    after.split('<').next().unwrap().parse().unwrap()
}

/// The patches on the first person's board.
fn board(browser: &Browser) -> Vec<String> {
    let tags = browser.tags();
    let start = tags.iter().position(|tag| tag.has_class("board-box")).unwrap();
    let end = tags[start..].iter().position(|tag| tag.name == "/svg").unwrap();
    tags[start..start + end].iter().filter_map(|tag| tag.get("data-patch")).map(ToOwned::to_owned).collect()
}

#[tokio::test]
async fn a_hint_can_be_taken_at_once() {
    let mut browser = Browser::new();
    let table = start(&mut browser, &[("seed", "6")]).await;
    for _ in 0..30 {
        if is_over(&browser) {
            break;
        }
        browser.go(&format!("{table}?open=hint")).await;
        assert!(browser.page.contains("A hint."));
        let advises_advance = browser.page.contains("Advance. No patch");
        let pressed = if advises_advance {
            browser.press(|tag| tag.is_key("a")).await
        } else {
            browser.press(is_go).await
        };
        assert!(pressed, "{}", browser.page);
    }
}

#[tokio::test]
async fn the_program_decides_once_or_to_the_end() {
    let mut browser = Browser::new();
    let table = start(&mut browser, &[("seed", "6")]).await;
    browser.go(&format!("{table}?open=hint")).await;
    assert!(browser.page.contains("The best options") && browser.page.contains("of the tries"));
    assert!(browser.press(|tag| tag.get("name") == Some("rest") && tag.get("value") == Some("no")).await);
    assert!(!is_over(&browser));
    browser.go(&format!("{table}?open=hint")).await;
    assert!(browser.press(|tag| tag.get("name") == Some("rest") && tag.get("value") == Some("yes")).await);
    // One request plays for some seconds; a slow machine needs another.
    for _ in 0..20 {
        if is_over(&browser) {
            return;
        }
        browser.go(&format!("{table}?open=hint")).await;
        assert!(
            browser.press(|tag| tag.get("name") == Some("rest") && tag.get("value") == Some("yes")).await
        );
    }
    panic!("the program did not come to the end");
}

#[tokio::test]
async fn strange_addresses_show_the_table() {
    let mut browser = Browser::new();
    let table = start(&mut browser, &[("seed", "5")]).await;
    let asked = [
        "?patch=99",
        "?patch=x&hold=q9&at=z0",
        "?patch=%3Cscript%3E",
        "?hold=f3&at=c4",
        "?at=i9",
        "?open=nothing",
        "?said=nothing",
        "?said=conflict",
    ];
    for query in asked {
        browser.go(&format!("{table}{query}")).await;
        assert!(!browser.page.contains("<script>"));
    }
    // Held at the edge, a patch stays on the board.
    let offer = browser.link(|tag| tag.has_class("offer")).unwrap();
    for hold in ["r0", "r1", "f2"] {
        browser.go(&format!("{offer}&hold={hold}&at=i9")).await;
        assert!(browser.link(|tag| tag.is_key("up")).is_some());
    }
}

#[tokio::test]
async fn an_illegal_place_is_refused_before_it_is_sent() {
    let mut browser = Browser::new();
    start(&mut browser, &[("seed", "1")]).await;
    let mut dice = dice(1);
    while board(&browser).is_empty() {
        decide(&mut browser, &mut dice).await;
    }
    let offer = browser.link(|tag| tag.has_class("offer") && tag.get("aria-disabled").is_none()).unwrap();
    let mut seen = false;
    for square in ["a1", "b2", "c3", "d4", "e5", "f6", "g7"] {
        browser.go(&format!("{offer}&hold=r0&at={square}")).await;
        let go = browser.tags().into_iter().find(is_go).unwrap();
        let says_why = browser.page.contains("It covers the ");
        assert_eq!(go.get("disabled").is_some(), says_why, "{square}");
        seen |= says_why;
    }
    assert!(seen, "no place was illegal");
}
