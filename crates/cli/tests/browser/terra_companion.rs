//! Terra Mystica's companion: the real board on the table, the phone beside it, one hand free.

use thirtyfour::prelude::*;

use crate::digital::{present, press, start};
use crate::driver::{Browser, SMALL_PHONE};
use crate::evening::Evening;
use crate::server::Server;

const EVENING: Evening = Evening {
    kinds: &[
        ("over", "main.res"),
        ("lay", "main.co-lay"),
        ("result", "form.co-result"),
        ("hex", ".hexpanel"),
        ("due", ".co-bar button.go[name=action]"),
        ("offered", "form.co-offered button"),
        ("pass", "#fold-pass"),
        ("map", "a[data-pick]"),
    ],
    told: ".terra-turn .close-up",
};

/// Does what the page asks for, as a person at the board does: a dwelling in the first turn of a round, then pass.
async fn answer(driver: &WebDriver, kind: &str, turns: &mut usize) -> WebDriverResult<()> {
    let selector = match kind {
        "lay" => ".co-bar a.btn.go",
        "hex" | "due" => ".co-bar button.go[name=action]",
        "result" => {
            driver.find(By::Id("points")).await?.send_keys("71").await?;
            "form.co-result button.btn.go"
        }
        "offered" => "form.co-offered button",
        "pass" if *turns % 2 == 1 => {
            *turns += 1;
            // A group that was open stays open.
            if let Some(closed) = present(driver, "#fold-pass:not([open]) > summary").await? {
                closed.scroll_into_view().await?;
                closed.click().await?;
            }
            "#fold-pass button[name=action]"
        }
        "pass" => {
            *turns += 1;
            "a[data-pick]"
        }
        _ => "a[data-pick]",
    };
    let element = driver.find(By::Css(selector)).await?;
    press(driver, &element, kind).await
}

/// Does something at a new table beside the board, on a small phone.
fn at_the_board(browser: Browser, test: impl AsyncFnOnce(&WebDriver) -> WebDriverResult<()>) {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("automa.db"));
    browser.with(SMALL_PHONE, async |driver: WebDriver| {
        start(&driver, &server, "terra-mystica-companion", "33", "").await?;
        test(&driver).await
    });
}

#[test]
fn a_whole_evening_at_the_board_from_home_page_to_result() {
    at_the_board(Browser::default(), async |driver| {
        let mut turns = 0;
        let answering = async |kind: &'static str| answer(driver, kind, &mut turns).await;
        let seen = EVENING.to_the_end(driver, "terra-companion", true, answering).await?;
        assert_eq!(seen.len(), EVENING.kinds.len(), "every kind of page was there: {seen:?}");
        let scores = driver.find_all(By::Css(".co-score .sum b")).await?;
        assert_eq!(scores.len(), 2, "both scores");
        assert!(driver.find(By::Css("h1")).await?.text().await?.contains("VP"));
        Ok(())
    });
}

#[test]
fn the_same_evening_at_the_board_without_script() {
    at_the_board(Browser { no_script: true, ..Browser::default() }, async |driver| {
        let mut turns = 0;
        let answering = async |kind: &'static str| answer(driver, kind, &mut turns).await;
        EVENING.to_the_end(driver, "terra-companion-plain", false, answering).await?;
        Ok(())
    });
}

#[test]
fn why_fix_and_undo_are_one_tap_away_from_the_board() {
    at_the_board(Browser::default(), async |driver| {
        let mut turns = 0;
        let answering = async |kind: &'static str| answer(driver, kind, &mut turns).await;
        let reasons = [
            ("#why [data-considered]", "candidates on the map"),
            ("#why a.rule", "the filters with their rules"),
        ];
        let set = async || {
            let used = driver.find(By::Css("#fix-power input[type=checkbox]")).await?;
            used.scroll_into_view().await?;
            used.click().await?;
            driver.find(By::Css("#fix-power button")).await
        };
        EVENING.why_fix_and_undo(driver, "terra-companion", &reasons, answering, set).await
    });
}
