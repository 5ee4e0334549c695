//! Nothing jumps, nothing is lost: taps while the page is exchanged, and the way back.

use std::time::Duration;

use serde_json::json;
use thirtyfour::prelude::*;

use crate::digital::{press, until, version};
use crate::driver::{Browser, PHONE};
use crate::server::Server;
use crate::{api, digital};

/// A place on the map that can be tapped.
const HEX: &str = ".mapbox a.tm-pick";
/// What the bar offers first.
const ACT: &str = "#act button[data-key=enter]:not([disabled])";

/// The Witches before their first dwelling, with a hex chosen.
async fn hex_chosen(driver: &WebDriver, server: &Server) -> WebDriverResult<()> {
    let options = json!({ "factions": "witches", "automa-factions": "darklings" });
    let id = api::start(server, "terra-mystica", "Taps", 5059, &options);
    driver.goto(&server.address).await?;
    driver.goto(format!("{}tables/{id}", server.address)).await?;
    driver.execute("window.kept = true;", Vec::new()).await?;
    let hexes = driver.find_all(By::Css(HEX)).await?;
    press(driver, &hexes[0], "the hex is chosen").await?;
    driver.query(By::Css(ACT)).first().await?;
    Ok(())
}

/// From now on a page takes so many milliseconds, and an answer to a form so many.
async fn slow_down(driver: &WebDriver, page: u32, answer: u32) -> WebDriverResult<()> {
    let script = "const [real, page, answer] = [window.fetch, ...arguments];\
         window.fetch = async (address, wanted) => {\
         await new Promise((go) => setTimeout(go, wanted?.method === 'POST' ? answer : page));\
         return real(address, wanted); };";
    driver.execute(script, vec![json!(page), json!(answer)]).await.map(drop)
}

async fn says<T: serde::de::DeserializeOwned>(driver: &WebDriver, script: &str) -> WebDriverResult<T> {
    driver.execute(script, Vec::new()).await?.convert()
}

/// Taps the hex of this number, wherever it lies.
async fn tap_hex(driver: &WebDriver, number: usize) -> WebDriverResult<()> {
    let script = format!(
        "document.querySelectorAll('{HEX}')[{number}].dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}));"
    );
    driver.execute(script, Vec::new()).await.map(drop)
}

#[test]
fn back_closes_a_selection_before_it_leaves_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(PHONE, async |driver: WebDriver| {
        hex_chosen(&driver, &server).await?;
        let address = async || driver.current_url().await;
        assert!(address().await?.as_str().contains("at="));
        driver.back().await?;
        let closed = "return !location.search && !document.querySelector('#more') && window.kept === true;";
        until("the hex is closed", async || says(&driver, closed).await).await?;
        // After a decision nothing lies over the page: one step back leaves the game.
        let hexes = driver.find_all(By::Css(HEX)).await?;
        press(&driver, &hexes[1], "another hex").await?;
        let act = driver.query(By::Css(ACT)).first().await?;
        press(&driver, &act, "the dwelling stands").await?;
        driver.back().await?;
        until("the home page", async || Ok(address().await?.path() == "/")).await
    });
}

#[test]
fn back_puts_a_patch_back_before_it_leaves_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(PHONE, async |driver: WebDriver| {
        digital::start(&driver, &server, "patchwork", "5059", "").await?;
        driver.execute("window.kept = true;", Vec::new()).await?;
        let offer = driver.query(By::Css("a.offer:not(.no)[data-patch]")).first().await?;
        press(&driver, &offer, "the patch is in hand").await?;
        driver.back().await?;
        let put_back =
            "return !location.search && !document.querySelector('[data-hand]') && window.kept === true;";
        until("the patch is put back", async || says(&driver, put_back).await).await
    });
}

#[test]
fn a_tap_while_an_answer_is_on_its_way_is_refused_and_takes_nothing_away() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(PHONE, async |driver: WebDriver| {
        hex_chosen(&driver, &server).await?;
        let before = version(&driver).await?;
        slow_down(&driver, 300, 2500).await?;
        // Another hex is asked for and given up for the decision.
        tap_hex(&driver, 1).await?;
        driver.execute(format!("document.querySelector('{ACT}').click();"), Vec::new()).await?;
        tokio::time::sleep(Duration::from_millis(900)).await;
        tap_hex(&driver, 2).await?;
        let refused = "return document.getElementById('live').matches('.trouble:not(:empty)');";
        assert!(says::<bool>(&driver, refused).await?, "the tap is refused where one sees it");
        until("the decision is shown", async || Ok(version(&driver).await? > before)).await?;
        assert!(!driver.current_url().await?.as_str().contains("at="), "the page of the decision");
        assert!(says::<bool>(&driver, "return window.kept === true;").await?);
        Ok(())
    });
}

#[test]
fn a_button_under_a_finger_is_not_exchanged() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(PHONE, async |driver: WebDriver| {
        hex_chosen(&driver, &server).await?;
        let before = version(&driver).await?;
        let chosen = driver.current_url().await?;
        let act = driver.query(By::Css(ACT)).first().await?;
        slow_down(&driver, 700, 0).await?;
        tap_hex(&driver, 1).await?;
        driver.action_chain().click_and_hold_element(&act).perform().await?;
        tokio::time::sleep(Duration::from_millis(1200)).await;
        assert_eq!(driver.current_url().await?, chosen, "the page waits for the finger");
        driver.action_chain().release().perform().await?;
        until("the tap counts", async || Ok(version(&driver).await? > before)).await
    });
}
