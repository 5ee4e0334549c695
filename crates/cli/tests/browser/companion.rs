//! A whole companion game: the real box on the table, the phone beside it.

use thirtyfour::prelude::*;

use crate::digital::{present, press, start};
use crate::driver::{Browser, PHONE, WIDE, accessible, no_sideways_scroll, shot};
use crate::server::Server;

/// Says what was done, reads what the Automa does, to the end.
async fn play_to_the_end(driver: &WebDriver, name: &str) -> WebDriverResult<()> {
    let mut taps = 0;
    while present(driver, "main.res").await?.is_none() {
        taps += 1;
        assert!(taps < 200, "the game does not end");
        // The Automa's card first; then what you did: a patch as long as there is one, else you advanced.
        let tap = [
            "button.btn.go[name=action]",
            "button.co-choice.patch",
            "button.co-choice.advance",
            ".co-result button.btn.go",
        ];
        let mut found = None;
        for selector in tap {
            if found.is_none() {
                found = present(driver, selector).await?;
            }
        }
        let found = found.expect("there is something to tap");
        press(driver, &found, "the tap is taken").await?;
        if (2..=4).contains(&taps) {
            shot(driver, &format!("{name}-{taps}")).await;
            no_sideways_scroll(driver).await?;
            accessible(driver).await?;
        }
    }
    shot(driver, &format!("{name}-result")).await;
    accessible(driver).await
}

#[test]
fn a_whole_companion_game_from_home_page_to_result_on_a_phone() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(PHONE, async |driver: WebDriver| {
        start(&driver, &server, "patchwork-companion", "31", "").await?;
        shot(&driver, "table-ring").await;
        play_to_the_end(&driver, "table").await
    });
}

#[test]
fn a_whole_companion_game_without_script() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser { no_script: true }.with(WIDE, async |driver: WebDriver| {
        start(&driver, &server, "patchwork-companion", "32", "input[name=deck][value=tactical]").await?;
        play_to_the_end(&driver, "table-plain").await
    });
}

#[test]
fn any_fact_can_be_set_right() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(PHONE, async |driver: WebDriver| {
        start(&driver, &server, "patchwork-companion", "33", "").await?;
        let id = crate::digital::table(&driver).await?;
        driver.goto(format!("{}tables/{id}?open=fix", server.address)).await?;
        shot(&driver, "table-fix").await;
        no_sideways_scroll(&driver).await?;
        accessible(&driver).await?;
        assert!(driver.find_all(By::Css("form input[name=action][value^='fix ']")).await?.len() >= 5);
        Ok(())
    });
}
