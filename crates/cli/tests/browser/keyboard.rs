//! A whole game by keys only: Tab, Enter, arrows, and the keys that the menu names.

use thirtyfour::prelude::*;
use thirtyfour::{Key, TypingData};

use crate::digital::{present, until};
use crate::driver::{Browser, WIDE};
use crate::server::Server;

/// Presses a key, wherever the focus is.
async fn key(driver: &WebDriver, key: impl Into<TypingData>) -> WebDriverResult<()> {
    driver.action_chain().send_keys(key).perform().await
}

/// Presses Tab until the focus is on something.
async fn tab_to(driver: &WebDriver, selector: &str) -> WebDriverResult<()> {
    for _ in 0..60 {
        key(driver, Key::Tab).await?;
        let script = format!("return document.activeElement.matches(\"{selector}\");");
        if driver.execute(script, Vec::new()).await?.convert()? {
            return Ok(());
        }
    }
    panic!("Tab does not lead to {selector}");
}

/// What the page shows: its version, and what is in hand.
async fn shown(driver: &WebDriver) -> WebDriverResult<String> {
    let script = "return document.body.dataset.version + ' ' + location.pathname + location.search;";
    driver.execute(script, Vec::new()).await?.convert()
}

/// Presses a key that changes what the page shows.
async fn act(driver: &WebDriver, by: impl Into<TypingData>, what: &str) -> WebDriverResult<()> {
    let before = shown(driver).await?;
    key(driver, by).await?;
    until(what, async || Ok(shown(driver).await? != before)).await
}

#[test]
fn a_whole_game_by_keys_from_home_page_to_result() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(WIDE, async |driver: WebDriver| {
        driver.goto(&server.address).await?;
        tab_to(&driver, "a[href='/new?game=patchwork']").await?;
        key(&driver, Key::Enter).await?;
        driver.query(By::Css("main.setup")).first().await?;
        // The arrows choose among the values of an option, Enter starts.
        tab_to(&driver, "input[name=level]").await?;
        key(&driver, Key::Up).await?;
        key(&driver, Key::Enter).await?;
        driver.query(By::Css("body[data-table]")).first().await?;
        let detail = driver.find(By::Css(".top .where span")).await?.text().await?;
        assert!(detail.contains("II ·"), "one level lower: {detail}");
        let mut tried_keys = false;
        for step in 0.. {
            assert!(step < 150, "the game does not end");
            if present(&driver, "main.res").await?.is_some() {
                break;
            }
            if present(&driver, "a.offer:not(.no)[data-key='1'], a.offer:not(.no)[data-key='2'], a.offer:not(.no)[data-key='3']").await?.is_some() {
                let first = present(&driver, "a.offer:not(.no)").await?.expect("an offer");
                let number = first.attr("data-key").await?.expect("its key");
                act(&driver, &number, "the patch is in hand").await?;
                if !tried_keys {
                    // Turned, flipped, moved and put back: all that a hand does.
                    for key in ["r", "f", "n"] {
                        act(&driver, key, key).await?;
                    }
                    act(&driver, Key::Escape, "put back").await?;
                    act(&driver, &number, "in hand again").await?;
                    tried_keys = true;
                }
                act(&driver, Key::Enter, "taken").await?;
            } else if present(&driver, "#act button[data-key=a]").await?.is_some() {
                act(&driver, "a", "advanced").await?;
            } else {
                // A leather patch: the next free square, one to the right and back, and there it lies.
                act(&driver, "n", "a square is chosen").await?;
                act(&driver, Key::Enter, "laid").await?;
            }
        }
        // Undo leads back into the game, redo to the result again.
        act(&driver, "u", "undone").await?;
        assert!(present(&driver, "main.res").await?.is_none());
        act(&driver, "y", "done again").await?;
        assert!(present(&driver, "main.res").await?.is_some());
        Ok(())
    });
}
