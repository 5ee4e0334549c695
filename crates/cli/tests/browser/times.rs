//! How long the app without a server takes on a phone: `cargo xtask bench-site`. A measurement, which asserts nothing about times:
//! how quick this machine is, and what else it does, is not ours.

use std::path::Path;
use std::time::{Duration, SystemTime};

use thirtyfour::prelude::*;

use crate::companion;
use crate::digital::start;
use crate::driver::{Browser, SMALL_PHONE};
use crate::host::Host;
use crate::slow::{Slow, memory};

/// Slow 4G: so many bytes in a second, and so long until an answer begins.
const SLOW_4G: (u32, Duration) = (200_000, Duration::from_millis(150));
const STARTS: usize = 5;
const TURNS: usize = 24;

/// When the page that is shown could be used: since it was asked for, and since 1970; in milliseconds.
async fn usable(driver: &WebDriver) -> WebDriverResult<[f64; 2]> {
    let script = "const [page] = performance.getEntriesByType('navigation'); const [paint] = performance.getEntriesByName('first-contentful-paint');\
         if (!document.body?.matches('[data-offline]') || !page?.domContentLoadedEventEnd) return [0, 0];\
         const at = Math.max(page.domContentLoadedEventEnd, paint?.startTime ?? 0); return [at, performance.timeOrigin + at];";
    for _ in 0..600 {
        // While the page changes there is nothing to ask.
        let found = driver.execute(script, Vec::new()).await.and_then(|found| found.convert::<Vec<f64>>());
        if let Some(&[took, at]) = found.ok().as_deref()
            && took > 0.0
        {
            return Ok([took, at]);
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    panic!("the page cannot be used after two minutes");
}

/// How long a fixed piece of work takes in the page: shows how slow the browser is made.
async fn work(driver: &WebDriver) -> WebDriverResult<f64> {
    let script = "const start = performance.now(); let sum = 0;\
         for (let i = 0; i < 3e7; i++) sum = (sum * 31 + i) | 0; return performance.now() - start + (sum === 1 ? 1 : 0);";
    driver.execute(script, Vec::new()).await?.convert()
}

/// Presses a button of the page and waits until it shows what followed; in milliseconds, as the page sees it.
async fn pressed(driver: &WebDriver, selector: &str) -> WebDriverResult<f64> {
    let script = format!(
        "const done = arguments[arguments.length - 1]; const before = document.body.dataset.version; const start = performance.now();\
         new MutationObserver((_, watch) => {{ if (document.body.dataset.version === before) return; watch.disconnect();\
         requestAnimationFrame(() => done(performance.now() - start)); }})\
         .observe(document.documentElement, {{ attributes: true, childList: true, subtree: true }});\
         document.querySelector('{selector}').click();"
    );
    driver.execute_async(&script, Vec::new()).await?.convert()
}

fn median(mut times: Vec<f64>) -> (f64, f64) {
    times.sort_by(f64::total_cmp);
    let last = times.last().copied().unwrap_or_default();
    (times.get(times.len() / 2).copied().unwrap_or_default(), last)
}

async fn first_visit(profile: &Path, host: &Host) -> WebDriverResult<()> {
    let driver =
        Browser { profile: Some(profile.to_owned()), ..Browser::default() }.open(SMALL_PHONE).await?;
    driver.goto("about:blank").await?;
    let (alone, empty) = (work(&driver).await?, memory(profile));
    let slow = Slow::down(profile);
    let throttled = work(&driver).await?;
    println!("the browser is {:.1} times slower than this machine", throttled / alone);
    let asked = SystemTime::now();
    driver.goto(&host.address).await?;
    let [_, at] = usable(&driver).await?;
    let since =
        |time: SystemTime| time.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs_f64();
    let loaded = since(host.sent("automa.wasm.").expect("the packed program was asked for"));
    println!(
        "first visit by slow 4G: {:.1} s until the program is there, then {:.2} s until the page can be used (floor 3, aim 1.5)",
        loaded - since(asked),
        at / 1000.0 - loaded
    );
    drop(slow);
    println!(
        "memory: {} MB for the app, {empty} MB for the browser before",
        memory(profile).saturating_sub(empty)
    );
    driver.quit().await
}

async fn later(profile: &Path, host: &Host) -> WebDriverResult<f64> {
    let driver =
        Browser { profile: Some(profile.to_owned()), ..Browser::default() }.open(SMALL_PHONE).await?;
    driver.goto("about:blank").await?;
    let slow = Slow::down(profile);
    driver.goto(&host.address).await?;
    let [took, _] = usable(&driver).await?;
    drop(slow);
    driver.quit().await?;
    Ok(took)
}

async fn turns(profile: &Path, host: &Host) -> WebDriverResult<Vec<f64>> {
    let driver =
        Browser { profile: Some(profile.to_owned()), ..Browser::default() }.open(SMALL_PHONE).await?;
    start(&driver, host, "patchwork-companion", "33", "input[name=ring][value=dealt]").await?;
    let slow = Slow::down(profile);
    let mut times = Vec::new();
    for turn in 1..=TURNS {
        match companion::kind(&driver).await? {
            "due" => times.push(pressed(&driver, "form.co-go button[name=action]").await?),
            "told" | "turn" => times.push(pressed(&driver, "button.co-choice.advance").await?),
            "over" => break,
            // The leather patch is laid on a page of its own.
            other => companion::answer(&driver, other, turn).await?,
        }
    }
    drop(slow);
    driver.quit().await?;
    Ok(times)
}

#[test]
#[ignore = "a measurement: cargo xtask bench-site"]
fn the_app_on_a_phone() {
    let (folder, host) = (tempfile::tempdir().unwrap(), Host::start_slow(SLOW_4G));
    let profile = folder.path().join("profile");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let measured = runtime.block_on(async {
        first_visit(&profile, &host).await?;
        host.go_away();
        let mut starts = Vec::new();
        for _ in 0..STARTS {
            starts.push(later(&profile, &host).await?);
        }
        let (half, worst) = median(starts);
        println!(
            "later starts: {:.2} s, the worst of {STARTS} {:.2} s (floor 1, aim 0.5)",
            half / 1000.0,
            worst / 1000.0
        );
        let times = turns(&profile, &host).await?;
        let count = times.len();
        let (half, worst) = median(times);
        println!("a companion turn: {half:.0} ms, the worst of {count} {worst:.0} ms (floor 100, aim 40)");
        WebDriverResult::Ok(())
    });
    measured.expect("the pages do what is expected");
}
