//! The laboratory in a real browser: an experiment is watched as it is played, and its report is read on a phone, on a wide
//! screen, by day and by night; the page of the command line is the same report as a file.

use std::process::Command;
use std::time::Duration;

use serde_json::Value;
use thirtyfour::prelude::*;

use crate::digital::until;
use crate::driver::{Browser, SMALL_PHONE, WIDE, accessible, no_sideways_scroll, shot};
use crate::server::Server;

const EXPERIMENT: &str = "name = \"Three levels\"\ngame = \"patchwork\"\ngames = 100\nplayers = [\"random\", \"greedy\"]\n\
                          [options]\nlevel = [1, 3, 5]\n";

/// Everything that is folded up is opened, so that all of it is looked at.
const UNFOLD: &str = "document.querySelectorAll('details').forEach(part => part.open = true)";

/// Whether the page that the form leads to is there.
const ANSWERED: &str =
    "return !window.before && document.querySelector(\"#progress, a[href='/lab/report']\") !== null";

#[test]
fn an_experiment_is_watched_and_its_report_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("automa.db"));
    for (size, theme) in [(SMALL_PHONE, "light"), (WIDE, "dark")] {
        Browser::default().with(size, async |driver: WebDriver| {
            driver.goto(&server.address).await?;
            driver.add_cookie(Cookie::new("theme", theme)).await?;
            driver.goto(format!("{}lab", server.address)).await?;
            shot(&driver, &format!("lab-form-{}-{theme}", size.0)).await;
            accessible(&driver).await?;
            // The form's page may show the report of an earlier experiment: what is waited for is on the page that answers.
            driver.execute("window.before = true", Vec::new()).await?;
            // On a phone by choices, on a wide screen by the file behind the fold.
            if size == SMALL_PHONE {
                for level in ["2", "4"] {
                    let tick = format!("input[name='option.level'][value='{level}']");
                    driver.find(By::Css(tick)).await?.click().await?;
                }
                let games = driver.find(By::Id("games")).await?;
                games.clear().await?;
                games.send_keys("100").await?;
                driver.find(By::Css("form.lab-choices button.go")).await?.click().await?;
            } else {
                driver.execute(UNFOLD, Vec::new()).await?;
                let text = driver.find(By::Id("text")).await?;
                text.clear().await?;
                text.send_keys(EXPERIMENT).await?;
                driver.find(By::Css(".lab-file button")).await?.click().await?;
            }
            until("the page of the experiment", async || {
                let answered = driver.execute(ANSWERED, Vec::new()).await?;
                Ok(answered.json() == &Value::Bool(true))
            })
            .await?;
            // A page that is loaded anew forgets this; one that follows does not.
            driver.execute("window.followed = true", Vec::new()).await?;
            let (long, often) = (Duration::from_mins(4), Duration::from_millis(100));
            driver.query(By::Css("a[href='/lab/report']")).wait(long, often).first().await?;
            let followed = driver.execute("return window.followed === true", Vec::new()).await?;
            assert_eq!(followed.json(), &Value::Bool(true), "the page was loaded anew");
            shot(&driver, &format!("lab-done-{}-{theme}", size.0)).await;
            no_sideways_scroll(&driver).await?;
            accessible(&driver).await?;
            driver.goto(format!("{}lab/report", server.address)).await?;
            driver.execute(UNFOLD, Vec::new()).await?;
            shot(&driver, &format!("lab-report-{}-{theme}", size.0)).await;
            no_sideways_scroll(&driver).await?;
            accessible(&driver).await?;
            driver.find(By::Css(".odd form button")).await?.click().await?;
            until("the game on a table of its own", async || {
                let at = driver.current_url().await?;
                // The film says in the address where it stands.
                Ok(at.path().starts_with("/tables/") && at.path().contains("/history"))
            })
            .await
        });
    }
}

#[test]
fn a_report_is_one_file_that_any_browser_shows() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("levels.toml"), EXPERIMENT).expect("room for a file");
    for command in ["run", "report"] {
        let done = Command::new(env!("CARGO_BIN_EXE_automa"))
            .args(["lab", command, "levels.toml"])
            .current_dir(folder.path())
            .output()
            .expect("the program");
        assert!(done.status.success(), "{done:?}");
    }
    let page = folder.path().join("levels.run/report.html");
    for size in [SMALL_PHONE, WIDE] {
        Browser::default().with(size, async |driver: WebDriver| {
            driver.goto(format!("file://{}", page.display())).await?;
            driver.execute(UNFOLD, Vec::new()).await?;
            shot(&driver, &format!("report-file-{}", size.0)).await;
            no_sideways_scroll(&driver).await?;
            accessible(&driver).await?;
            let plots =
                driver.execute("return document.querySelectorAll('svg.plot').length", Vec::new()).await?;
            assert!(
                plots.json().as_u64().is_some_and(|count| count >= 7),
                "{:?}",
                Value::clone(plots.json())
            );
            Ok(())
        });
    }
}
