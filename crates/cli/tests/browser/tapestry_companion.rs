//! Tapestry's companion: the real box on the table, the phone beside it, one hand free.

use serde_json::json;
use thirtyfour::prelude::*;

use crate::api;
use crate::digital::{present, press, start};
use crate::driver::{Browser, SMALL_PHONE, WIDE};
use crate::evening::{Evening, look_at};
use crate::server::Server;

const EVENING: Evening = Evening {
    kinds: &[
        ("over", "main.res"),
        ("lay", "main.co-lay"),
        ("result", "form.co-result"),
        ("trap", "button[value=no-trap]"),
        ("hex", ".hexpanel"),
        ("due", ".co-bar button.go[name=action]"),
        ("turn", "#tracks"),
    ],
    told: ".ta-turn .close-up",
};

/// Does what the page asks for, as a person at the board does: a step or a hex a turn, and now and then income.
async fn answer(driver: &WebDriver, kind: &str, turns: &mut usize) -> WebDriverResult<()> {
    let selector = match kind {
        "lay" => ".co-bar a.btn.go",
        "hex" | "due" => ".co-bar button.go[name=action]",
        "trap" => "button[value=no-trap]",
        "result" => {
            driver.find(By::Id("points")).await?.send_keys("131").await?;
            "form.co-result button.btn.go"
        }
        _ => {
            *turns += 1;
            match *turns % 5 {
                0 if present(driver, "button[data-key=i]").await?.is_some() => "button[data-key=i]",
                1 | 3 if present(driver, "a[data-pick]").await?.is_some() => "a[data-pick]",
                _ => ".ta-steps button",
            }
        }
    };
    let element = driver.find(By::Css(selector)).await?;
    press(driver, &element, kind).await
}

fn evening(browser: Browser, name: &'static str, check: bool) {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("automa.db"));
    browser.with(SMALL_PHONE, async |driver: WebDriver| {
        start(&driver, &server, "tapestry-companion", "33", "").await?;
        let mut turns = 0;
        let answering = async |kind: &'static str| answer(&driver, kind, &mut turns).await;
        let seen = EVENING.to_the_end(&driver, name, check, answering).await?;
        assert!(["lay", "turn", "hex", "due", "result"].iter().all(|kind| seen.contains(kind)), "{seen:?}");
        let scores = driver.find_all(By::Css(".co-score .sum b")).await?;
        assert_eq!(scores.len(), 2, "both scores");
        Ok(())
    });
}

#[test]
fn a_whole_evening_of_tapestry_from_home_page_to_result() {
    evening(Browser::default(), "ta-companion", true);
}

#[test]
fn the_same_evening_of_tapestry_without_script() {
    evening(Browser { no_script: true, ..Browser::default() }, "ta-companion-plain", false);
}

#[test]
fn why_fix_and_undo_are_one_tap_away_from_tapestry() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(SMALL_PHONE, async |driver: WebDriver| {
        start(&driver, &server, "tapestry-companion", "33", "").await?;
        let mut turns = 0;
        let answering = async |kind: &'static str| answer(&driver, kind, &mut turns).await;
        let reasons = [
            ("#why .ta-why-tracks li.taken", "the four tracks"),
            ("#why svg [data-considered]", "candidates on the map"),
            ("#why a.rule", "the filters with their rules"),
        ];
        let set = async || {
            let points = driver.find(By::Id("fix-vp")).await?;
            points.scroll_into_view().await?;
            points.clear().await?;
            points.send_keys("77").await?;
            driver.find(By::XPath("//input[@id='fix-vp']/ancestor::form//button")).await
        };
        EVENING.why_fix_and_undo(&driver, "ta-companion", &reasons, answering, set).await
    });
}

/// Everybody takes an income turn; then the Shadow Empire wants to know its cards.
fn until_a_card_is_asked_for(server: &Server, id: &str) {
    for _ in 0..12 {
        let waiting = api::look(server, id)["state"]["waiting"].clone();
        match (waiting["kind"].as_str(), waiting["told"].as_u64()) {
            (Some("card"), _) => return,
            (Some("turn"), Some(0)) => api::decide(server, id, "income"),
            (Some("turn"), _) => api::decide(server, id, "done"),
            _ => api::decide(server, id, "automa"),
        }
    }
    panic!("no card is asked for");
}

/// Looks at every page of the companion in a window of this size and in this light.
fn look_at_all(size: (u32, u32), theme: &'static str) {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("automa.db"));
    let table = |name: &str, options: serde_json::Value, said: &[&str]| {
        let id = api::start(&server, "tapestry-companion", name, 5059, &options);
        for said in said {
            api::decide(&server, &id, said);
        }
        id
    };
    let you = json!({ "first": "person", "level": 4 });
    let begun = table("To lay out", you.clone(), &[]);
    let told = table("Told", you, &["income", "done", "automa", "step military", "done", "automa"]);
    let cards = table("Own deck", json!({ "mode": "shadow", "cards": "own" }), &[]);
    until_a_card_is_asked_for(&server, &cards);
    let at = |id: &str, rest: &str| format!("tables/{id}{rest}");
    let pages = [
        ("ta-co-setup", "new?game=tapestry-companion".to_owned()),
        ("ta-aid", "aid/tapestry".to_owned()),
        ("ta-co-lay", at(&begun, "")),
        ("ta-co-turn", at(&begun, "?open=turn")),
        ("ta-co-told", at(&told, "")),
        ("ta-co-hex", at(&told, "?open=turn&at=2/-1")),
        ("ta-co-fix", at(&told, "?open=fix&at=2/0")),
        ("ta-co-menu", at(&told, "?open=menu")),
        ("ta-co-history", at(&told, "/history/6")),
        ("ta-co-cards", at(&cards, "")),
    ];
    look_at(&server, size, theme, &pages);
}

#[test]
fn every_page_of_tapestrys_companion_by_day_on_the_smallest_phone() {
    look_at_all(SMALL_PHONE, "light");
}

#[test]
fn every_page_of_tapestrys_companion_by_night_on_a_wide_screen() {
    look_at_all(WIDE, "dark");
}
