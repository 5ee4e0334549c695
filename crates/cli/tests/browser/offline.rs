//! The app without a server: visited once, then without a connection.

use std::path::Path;

use thirtyfour::prelude::*;

use crate::companion;
use crate::digital::{play_to_the_end, present, press, start, table, until, version};
use crate::driver::{Browser, PHONE, SMALL_PHONE, accessible, no_sideways_scroll, shot};
use crate::host::Host;

/// A browser that keeps what pages store.
fn kept(folder: &Path) -> Browser {
    Browser { profile: Some(folder.join("profile")), ..Browser::default() }
}

/// The first visit, by an address deep inside the app: the host knows no such file.
pub async fn visit(driver: &WebDriver, host: &Host) -> WebDriverResult<()> {
    driver.goto(format!("{}cards/patchwork", host.address)).await?;
    driver.query(By::Css("body[data-offline] main")).first().await?;
    assert!(
        driver.current_url().await?.path().ends_with("/cards/patchwork"),
        "it stays where it was asked for"
    );
    Ok(())
}

pub async fn advance(driver: &WebDriver) -> WebDriverResult<()> {
    let advance = driver.query(By::Css("#act button[data-key=a]")).first().await?;
    press(driver, &advance, "the token has advanced").await
}

/// The tables on the home page.
pub async fn tables(driver: &WebDriver, host: &Host) -> WebDriverResult<usize> {
    driver.goto(&host.address).await?;
    driver.query(By::Css(".tiles")).first().await?;
    Ok(driver.find_all(By::Css(".gamecard")).await?.len())
}

#[test]
fn an_evening_without_a_connection() {
    let (folder, host) = (tempfile::tempdir().unwrap(), Host::start());
    kept(folder.path()).with(SMALL_PHONE, async |driver: WebDriver| {
        visit(&driver, &host).await?;
        host.go_away();
        assert_eq!(tables(&driver, &host).await?, 0);
        shot(&driver, "offline-home").await;
        no_sideways_scroll(&driver).await?;
        accessible(&driver).await?;
        start(&driver, &host, "patchwork-companion", "33", "input[name=ring][value=dealt]").await?;
        companion::to_the_end(&driver, false).await?;
        start(&driver, &host, "patchwork", "5", "").await?;
        play_to_the_end(&driver, "offline-digital", false).await
    });
    kept(folder.path()).with(PHONE, async |driver: WebDriver| {
        assert_eq!(tables(&driver, &host).await?, 2, "the browser was closed and opened again");
        Ok(())
    });
}

#[test]
fn the_app_may_have_its_host_to_itself() {
    let host = Host::start_at_the_root();
    Browser::default().with(PHONE, async |driver: WebDriver| {
        visit(&driver, &host).await?;
        host.go_away();
        start(&driver, &host, "patchwork", "5", "").await?;
        advance(&driver).await
    });
}

#[test]
fn every_game_starts_and_thinks_without_a_connection() {
    let host = Host::start();
    Browser::default().with(PHONE, async |driver: WebDriver| {
        visit(&driver, &host).await?;
        host.go_away();
        for game in ["patchwork", "terra-mystica", "tapestry"] {
            start(&driver, &host, game, "7", "").await?;
            let before = version(&driver).await?;
            driver.goto(format!("{}tables/{}?open=hint", host.address, table(&driver).await?)).await?;
            driver.query(By::Css("body[data-table]")).first().await?;
            // From a page that is there, the thinking is done in a worker of its own.
            driver.goto(format!("{}tables/{}", host.address, table(&driver).await?)).await?;
            let hint = driver.query(By::Css("a[href*='open=hint']")).first().await?;
            press(&driver, &hint, "the hint is shown").await?;
            assert_eq!(version(&driver).await?, before, "advice changes nothing");
            let script = "return performance.getEntriesByType('resource').some(part => part.name.endsWith('/thinker.js'));";
            let by_worker: bool = driver.execute(script, Vec::new()).await?.convert()?;
            assert!(by_worker, "{game} was thought about in the worker of the window");
            shot(&driver, &format!("offline-hint-{game}")).await;
            start(&driver, &host, &format!("{game}-companion"), "7", "").await?;
        }
        assert_eq!(tables(&driver, &host).await?, 6);
        Ok(())
    });
}

#[test]
fn a_browser_that_is_killed_loses_nothing() {
    let (folder, host) = (tempfile::tempdir().unwrap(), Host::start());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let mut address = String::new();
    for round in 0..3_u64 {
        let shown = runtime.block_on(async {
            let driver = kept(folder.path()).open(PHONE).await?;
            if round == 0 {
                visit(&driver, &host).await?;
                host.go_away();
                start(&driver, &host, "patchwork", "21", "").await?;
                address = driver.current_url().await?.to_string();
            } else {
                driver.goto(&address).await?;
                driver.query(By::Css("body[data-table]")).first().await?;
            }
            let before = version(&driver).await?;
            advance(&driver).await?;
            let shown = version(&driver).await?;
            assert!(shown > before);
            kill(folder.path());
            drop(driver.leak());
            WebDriverResult::Ok(shown)
        });
        let shown = shown.expect("the page does what the test expects");
        kept(folder.path()).with(PHONE, async |driver: WebDriver| {
            driver.goto(&address).await?;
            driver.query(By::Css("body[data-table]")).first().await?;
            assert_eq!(version(&driver).await?, shown, "what was shown is there");
            Ok(())
        });
    }
}

/// Kills the browser of a profile, as a phone does that has no memory left.
fn kill(folder: &Path) {
    let name = folder.display().to_string();
    for process in std::fs::read_dir("/proc").expect("the processes").flatten() {
        let Ok(line) = std::fs::read(process.path().join("cmdline")) else { continue };
        let line = String::from_utf8_lossy(&line).into_owned();
        if line.contains(&name) && line.contains("--user-data-dir") {
            let id = process.file_name().to_string_lossy().into_owned();
            let _ = std::process::Command::new("kill").args(["-9", &id]).status();
        }
    }
    std::thread::sleep(std::time::Duration::from_millis(500));
}

#[test]
fn windows_follow_each_other_and_a_newer_version_waits() {
    let host = Host::start();
    Browser::default().with(PHONE, async |driver: WebDriver| {
        visit(&driver, &host).await?;
        start(&driver, &host, "patchwork", "8", "").await?;
        let (first, address) = (driver.window().await?, driver.current_url().await?);
        let second = driver.new_tab().await?;
        driver.switch_to_window(second.clone()).await?;
        driver.goto(address.as_str()).await?;
        advance(&driver).await?;
        let now = version(&driver).await?;
        driver.close_window().await?;
        driver.switch_to_window(first).await?;
        until("the other window follows", async || Ok(version(&driver).await? == now)).await?;

        host.come_back_with("self.VERSION = \"another\";");
        let update = "navigator.serviceWorker.getRegistration().then(one => one.update()); return null;";
        driver.execute(update, Vec::new()).await?;
        let note = driver.find(By::Id("newer")).await?;
        until("the newer version is offered", async || note.is_displayed().await).await?;
        shot(&driver, "offline-newer").await;
        advance(&driver).await?;
        let now = version(&driver).await?;
        driver.find(By::Css("#newer button")).await?.click().await?;
        until("the newer version answers", async || {
            let script = "return caches.keys().then(names => names.join());";
            let names: String = driver.execute(script, Vec::new()).await?.convert()?;
            Ok(names.contains("another") && !names.contains(','))
        })
        .await?;
        driver.goto(address.as_str()).await?;
        driver.query(By::Css("body[data-table]")).first().await?;
        assert_eq!(version(&driver).await?, now, "the tables stay");
        Ok(())
    });
}

#[test]
fn an_older_copy_leaves_newer_tables_alone() {
    let host = Host::start();
    Browser::default().with(PHONE, async |driver: WebDriver| {
        visit(&driver, &host).await?;
        start(&driver, &host, "patchwork", "8", "").await?;
        let newer = "const done = arguments[arguments.length - 1]; const name = `automa ${document.body.dataset.base}`;\
             const open = indexedDB.open(name, 99); open.onsuccess = () => { open.result.close(); done(true); };";
        driver.execute_async(newer, Vec::new()).await?;
        let button = driver.find(By::Css("#act button[data-key=a]")).await?;
        button.click().await?;
        until("it says so", async || {
            driver.goto(&host.address).await?;
            Ok(driver.source().await?.contains("older than the tables"))
        })
        .await?;
        assert!(present(&driver, ".gamecard").await?.is_none());
        Ok(())
    });
}
