//! Looking back with a script: the slider, the keys, play and pause, pictures to keep, and the review.

use std::time::Duration;

use serde_json::json;
use thirtyfour::prelude::*;

use crate::api;
use crate::digital;
use crate::driver::{Browser, PHONE, SMALL_PHONE, WIDE, accessible, no_sideways_scroll, shot};
use crate::server::Server;

/// A finished game, and its address.
fn finished(server: &Server, game: &str, options: &serde_json::Value, decisions: usize) -> String {
    let id = api::start(server, game, "To look back at", 5059, options);
    api::play(server, &id, decisions);
    format!("{}tables/{id}", server.address)
}

/// The number of the frame that is shown.
async fn at(driver: &WebDriver) -> WebDriverResult<usize> {
    let number = "return Number(document.querySelector('.shown .frame').dataset.at);";
    driver.execute(number, Vec::new()).await?.convert()
}

async fn comes_to(driver: &WebDriver, number: usize) -> WebDriverResult<()> {
    until(
        driver,
        &format!("return document.querySelector('.shown .frame')?.dataset.at === '{number}';"),
        "the frame",
    )
    .await
}

/// Waits until a script says yes.
async fn until(driver: &WebDriver, script: &str, what: &str) -> WebDriverResult<()> {
    let asked = async || driver.execute(script, Vec::new()).await?.convert::<Option<bool>>();
    digital::until(what, async || Ok(asked().await? == Some(true))).await
}

/// Notes what goes wrong in scripts from here on.
async fn listen(driver: &WebDriver) -> WebDriverResult<()> {
    let script = "window.wrongs = []; addEventListener('error', (event) => wrongs.push(event.message)); \
                  addEventListener('unhandledrejection', (event) => wrongs.push(String(event.reason))); \
                  addEventListener('securitypolicyviolation', (event) => wrongs.push(event.violatedDirective));";
    driver.execute(script, Vec::new()).await.map(drop)
}

async fn nothing_went_wrong(driver: &WebDriver) -> WebDriverResult<()> {
    let wrongs: Vec<String> = driver.execute("return window.wrongs ?? [];", Vec::new()).await?.convert()?;
    assert!(wrongs.is_empty(), "{wrongs:?}");
    Ok(())
}

/// Runs through all positions, one with each picture of the browser: how many were passed, how many frames were seen in time, and
/// how many milliseconds that took.
const SCRUB: &str = "
    const done = arguments[arguments.length - 1];
    const [slider, count] = [document.querySelector('.film input[type=range]'), Number(document.querySelector('.film').dataset.count)];
    const begun = performance.now();
    let [at, seen] = [0, 0];
    function step() {
      slider.value = at;
      slider.dispatchEvent(new Event('input'));
      requestAnimationFrame(() => {
        if (document.querySelector('.shown .frame').dataset.at === String(at)) seen++;
        at++;
        if (at <= count) return step();
        done([count, seen, performance.now() - begun].map(Math.round));
      });
    }
    step();";
/// A browser draws 60 times a second and asks for the next position as often; some pictures are lost to whatever else the machine does.
const SIXTY: f64 = 56.0;

#[test]
fn the_slider_runs_through_a_whole_game_at_sixty_positions_a_second() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    let games = [
        finished(&server, "patchwork", &json!({ "level": 3 }), 300),
        finished(&server, "terra-mystica", &json!({ "automas": 1, "factions": "witches" }), 900),
        finished(&server, "tapestry", &json!({ "mode": "solo" }), 2_000),
    ];
    Browser { alone: true, ..Browser::default() }.with(WIDE, async |driver: WebDriver| {
        driver.set_script_timeout(Duration::from_mins(1)).await?;
        for table in &games {
            driver.goto(format!("{table}/history/0")).await?;
            listen(&driver).await?;
            // The first time frames are fetched on the way, afterwards they are there. The best run counts of those in which nearly
            // all frames were seen: the others were disturbed by whatever else the machine did.
            let (mut best, mut runs) = (0.0_f64, Vec::new());
            while best < SIXTY && runs.len() < 20 {
                let [count, seen, time]: [u32; 3] =
                    driver.execute_async(SCRUB, Vec::new()).await?.convert()?;
                comes_to(&driver, count as usize).await?;
                assert!(count > 10 && seen > 0, "{count} positions, {seen} seen");
                if seen * 10 >= count * 9 {
                    best = best.max(1000.0 * f64::from(count + 1) / f64::from(time));
                }
                runs.push((count, seen, time));
            }
            println!("{table}: {best:.1} a second; (positions, frames in time, milliseconds) {runs:?}");
            nothing_went_wrong(&driver).await?;
            assert!(best > SIXTY, "{best:.1} a second: {runs:?}");
        }
        Ok(())
    });
}

#[test]
fn keys_chapters_and_the_list_lead_to_positions_and_it_plays() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    let table = finished(&server, "patchwork", &json!({ "level": 3 }), 300);
    Browser::default().with(PHONE, async |driver: WebDriver| {
        driver.goto(format!("{table}/history")).await?;
        listen(&driver).await?;
        let count = at(&driver).await?;
        let body = driver.find(By::Tag("body")).await?;
        body.send_keys(Key::Home).await?;
        comes_to(&driver, 0).await?;
        for number in 1..4 {
            body.send_keys(Key::Right).await?;
            comes_to(&driver, number).await?;
        }
        body.send_keys(Key::Left).await?;
        comes_to(&driver, 2).await?;
        until(&driver, "return location.pathname.endsWith('/history/2');", "the address follows").await?;
        body.send_keys(" ").await?;
        comes_to(&driver, 3).await?;
        body.send_keys(" ").await?;
        assert_eq!(driver.find_all(By::Css(".film.plays")).await?.len(), 0, "it pauses");
        body.send_keys(Key::End).await?;
        comes_to(&driver, count).await?;
        driver.find(By::Css(".film-list a[data-number='5']")).await?.click().await?;
        comes_to(&driver, 5).await?;
        until(&driver, "return document.querySelector('.film-list [aria-current]')?.querySelector('a').dataset.number === '5';", "the list follows").await?;
        // What lies under the bar that stays is scrolled out from under it, as a finger would.
        let centre = "document.querySelector('.chapters a:last-child').scrollIntoView({ block: 'center' });";
        driver.execute(centre, Vec::new()).await?;
        driver.find(By::Css(".chapters a:last-child")).await?.click().await?;
        until(&driver, "return document.querySelector('.chapters a:last-child').ariaCurrent === 'true';", "the chapter").await?;
        // A PNG, made here of the SVG.
        let png = "const done = arguments[arguments.length - 1]; const make = URL.createObjectURL; \
                   URL.createObjectURL = (blob) => { done([blob.type, blob.size]); return make.call(URL, blob); }; \
                   document.querySelector('.png').click();";
        let (kind, size): (String, u64) = driver.execute_async(png, Vec::new()).await?.convert()?;
        assert!(kind == "image/png" && size > 5_000, "{kind} {size}");
        nothing_went_wrong(&driver).await
    });
}

#[test]
fn a_review_shows_its_progress_and_can_be_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    // Long enough to think about for minutes on any machine.
    let table = finished(&server, "terra-mystica", &json!({ "automas": 1, "factions": "witches" }), 900);
    Browser::default().with(SMALL_PHONE, async |driver: WebDriver| {
        driver.goto(format!("{table}/history")).await?;
        listen(&driver).await?;
        let begin = driver.find(By::Css(".review .go")).await?;
        begin.scroll_into_view().await?;
        begin.click().await?;
        until(&driver, "return document.querySelector('.review progress')?.value > 0;", "progress").await?;
        nothing_went_wrong(&driver).await?;
        driver.find(By::Css(".review .halt")).await?.click().await?;
        // What was found until then stands on the page, which can go on with the rest.
        let stopped = "return document.querySelector('.review .go')?.checkVisibility() \
                       && document.querySelector('.review progress').value > 0;";
        until(&driver, stopped, "it stops and keeps what it has").await?;
        assert_eq!(driver.find_all(By::Css("[data-review]")).await?.len(), 1, "there is more to think about");
        Ok(())
    });
}

#[test]
fn a_review_ends_with_turning_points_and_another_try() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    let table = finished(&server, "patchwork", &json!({ "level": 3 }), 300);
    Browser::default().with(SMALL_PHONE, async |driver: WebDriver| {
        driver.goto(format!("{table}/history")).await?;
        let begin = driver.find(By::Css(".review .go")).await?;
        begin.scroll_into_view().await?;
        begin.click().await?;
        let whole = "return document.querySelector('.film') && !document.querySelector('[data-review]');";
        until(&driver, whole, "the whole review").await?;
        assert!(
            driver.find_all(By::Css(".review .turning > li")).await?.len() >= 3,
            "somebody who takes whatever is offered loses points"
        );
        shot(&driver, "film-reviewed-360").await;
        let first = driver.find(By::Css(".turning a")).await?;
        first.scroll_into_view().await?;
        first.click().await?;
        driver.query(By::Css(".shown .verdict")).first().await?;
        driver.execute("document.querySelector('.verdict details').open = true", Vec::new()).await?;
        shot(&driver, "film-verdict-360").await;
        no_sideways_scroll(&driver).await?;
        accessible(&driver).await?;
        driver.find(By::Css(".verdict form button")).await?.click().await?;
        driver.query(By::Css("body[data-table]")).first().await?;
        Ok(())
    });
}
