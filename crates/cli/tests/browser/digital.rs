//! Whole games on screen: by taps, and without script.

use std::time::{Duration, Instant};

use thirtyfour::prelude::*;

use crate::driver::{Browser, PHONE, WIDE, accessible, no_sideways_scroll, shot};
use crate::server::Server;

/// Starts a game from the home page, as a person does.
pub async fn start(
    driver: &WebDriver,
    place: &impl AsRef<str>,
    game: &str,
    seed: &str,
    more: &str,
) -> WebDriverResult<()> {
    driver.goto(place.as_ref()).await?;
    let link = driver.query(By::Css(format!("a[href*='/new?game={game}']"))).first().await?;
    link.scroll_into_view().await?;
    link.click().await?;
    // The seed lies among the options that are folded up at first.
    driver.query(By::Id("seed")).first().await?;
    driver
        .execute("document.querySelectorAll('details').forEach(part => part.open = true)", Vec::new())
        .await?;
    let field = driver.find(By::Id("seed")).await?;
    field.scroll_into_view().await?;
    field.clear().await?;
    field.send_keys(seed).await?;
    if !more.is_empty() {
        // Radios lie invisibly over their labels.
        driver
            .execute(
                format!("document.querySelectorAll(\"{more}\").forEach(radio => radio.click())"),
                Vec::new(),
            )
            .await?;
    }
    driver.find(By::Css("button.btn.go")).await?.click().await?;
    driver.query(By::Css("body[data-table]")).first().await?;
    Ok(())
}

/// The version of the table that the page shows.
pub async fn version(driver: &WebDriver) -> WebDriverResult<u64> {
    let script = "return document.body.dataset.version ?? '0';";
    let text: String = driver.execute(script, Vec::new()).await?.convert()?;
    Ok(text.parse().unwrap_or_default())
}

/// Waits until something holds.
pub async fn until(what: &str, mut holds: impl AsyncFnMut() -> WebDriverResult<bool>) -> WebDriverResult<()> {
    let start = Instant::now();
    loop {
        // While a page is exchanged, an element may be gone between finding and asking it.
        if matches!(holds().await, Ok(true)) {
            return Ok(());
        }
        assert!(start.elapsed() < Duration::from_secs(90), "waited in vain: {what}");
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
}

/// The first element of a kind that can be pressed now.
pub async fn present(driver: &WebDriver, selector: &str) -> WebDriverResult<Option<WebElement>> {
    Ok(driver.find_all(By::Css(selector)).await?.into_iter().next())
}

/// Presses something and waits until the page has moved on.
pub async fn press(driver: &WebDriver, element: &WebElement, done: &str) -> WebDriverResult<()> {
    let before = (version(driver).await?, driver.current_url().await?);
    // What lies over the board for a moment goes at the first touch.
    driver.execute("document.dispatchEvent(new Event('pointerdown'))", Vec::new()).await?;
    element.scroll_into_view().await?;
    element.click().await?;
    until(done, async || Ok(version(driver).await? != before.0 || driver.current_url().await? != before.1))
        .await?;
    if version(driver).await? == before.0 { Ok(()) } else { question_in_sight(driver).await }
}

/// After a decision the question can be read without scrolling; beside a real table where the page says so.
async fn question_in_sight(driver: &WebDriver) -> WebDriverResult<()> {
    let script = "if (!document.documentElement.classList.contains('js')) return true;\
         if (document.querySelector('main.co') && !document.querySelector('[data-top]')) return true;\
         const { top, bottom } = document.querySelector('h1').getBoundingClientRect();\
         return top >= 0 && bottom <= innerHeight;";
    let place = driver.current_url().await?;
    until(&format!("the question of {place} is in sight"), async || {
        driver.execute(script, Vec::new()).await?.convert()
    })
    .await
}

const OFFER: &str = "a.offer:not(.no)[data-patch]";
const ACT: &str = "#act button[data-key=enter]:not([disabled])";
const ADVANCE: &str = "#act button[data-key=a]";
const OVER: &str = "main.res";

/// One step of a person who takes what can be taken; false when the game is over.
async fn step(driver: &WebDriver) -> WebDriverResult<bool> {
    if present(driver, OVER).await?.is_some() {
        return Ok(false);
    }
    if let Some(act) = present(driver, ACT).await? {
        press(driver, &act, "the decision is shown").await?;
    } else if let Some(offer) = present(driver, OFFER).await? {
        press(driver, &offer, "the patch is in hand").await?;
    } else if let Some(square) = present(driver, ".board-box a[data-at]").await? {
        press(driver, &square, "the square is chosen").await?;
    } else if let Some(advance) = present(driver, ADVANCE).await? {
        press(driver, &advance, "the token has advanced").await?;
    }
    Ok(true)
}

/// The accessibility checker is a script itself: it needs a browser that runs scripts.
pub async fn play_to_the_end(driver: &WebDriver, name: &str, check: bool) -> WebDriverResult<()> {
    let (mut steps, mut decisions, mut seen) = (0, 0, version(driver).await?);
    while step(driver).await? {
        steps += 1;
        let now = version(driver).await?;
        decisions += u32::from(now != seen);
        seen = now;
        assert!(steps < 300, "the game does not end");
        if steps == 6 || steps == 25 {
            shot(driver, &format!("{name}-{steps}")).await;
            no_sideways_scroll(driver).await?;
            let both = driver.find_all(By::Css("button:is([data-key=u], [data-key=y])")).await?;
            assert_eq!(both.len(), 2, "undo and redo stand there once each");
            if check {
                accessible(driver).await?;
            }
        }
    }
    // Taking a patch is two taps, advancing one: in the mean at most 2.6, as in every game.
    println!("{name}: {steps} taps for {decisions} decisions");
    assert!(decisions > 10 && steps * 10 <= decisions * 26, "{steps} taps for {decisions} decisions");
    shot(driver, &format!("{name}-result")).await;
    assert_eq!(driver.find_all(By::Css("main.res h1")).await?.len(), 1);
    no_sideways_scroll(driver).await?;
    if check { accessible(driver).await } else { Ok(()) }
}

#[test]
fn a_whole_game_from_home_page_to_result_on_a_phone() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    // The smallest phone that the number of taps is promised for; `press` looks for the question after every decision.
    Browser::default().with((360, 780), async |driver: WebDriver| {
        start(&driver, &server, "patchwork", "5059", "").await?;
        shot(&driver, "play-start").await;
        play_to_the_end(&driver, "play", true).await?;
        // The history lists every decision, with reasons behind the Automa's.
        let here = driver.current_url().await?;
        driver.goto(format!("{here}/history/2")).await?;
        shot(&driver, "history-step").await;
        accessible(&driver).await?;
        no_sideways_scroll(&driver).await
    });
}

#[test]
fn the_same_game_without_script() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser { no_script: true, ..Browser::default() }.with(WIDE, async |driver: WebDriver| {
        start(&driver, &server, "patchwork", "5059", "").await?;
        play_to_the_end(&driver, "plain", false).await
    });
}

#[test]
fn undo_redo_reload_and_rewind() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(PHONE, async |driver: WebDriver| {
        start(&driver, &server, "patchwork", "12", "").await?;
        for _ in 0..6 {
            step(&driver).await?;
        }
        let detail = async || driver.find(By::Css(".top .where span")).await?.text().await;
        let before = detail().await?;
        let undo = driver.find(By::Css("button[data-key=u]:not([disabled])")).await?;
        press(&driver, &undo, "undone").await?;
        assert_ne!(detail().await?, before, "undo goes back");
        let redo = driver.find(By::Css("button[data-key=y]:not([disabled])")).await?;
        press(&driver, &redo, "done again").await?;
        assert_eq!(detail().await?, before, "redo goes forth");
        driver.refresh().await?;
        assert_eq!(detail().await?, before, "nothing is lost by a reload");
        let here = format!("{}tables/{}", server.address, table(&driver).await?);
        driver.goto(format!("{here}/history/0")).await?;
        driver.find(By::Css("form[action$='/rewind'] button")).await?.click().await?;
        driver.query(By::Css(OFFER)).first().await?;
        assert_ne!(detail().await?, before, "the start again");
        Ok(())
    });
}

/// The id of the table on this page.
pub async fn table(driver: &WebDriver) -> WebDriverResult<String> {
    driver.execute("return document.body.dataset.table;", Vec::new()).await?.convert()
}
