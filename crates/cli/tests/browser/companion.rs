//! The companion: the real box on the table, the phone beside it.

use std::collections::HashSet;

use thirtyfour::prelude::*;

use crate::api;
use crate::digital::{present, press, start, table, until, version};
use crate::driver::{Browser, SMALL_PHONE, accessible, no_sideways_scroll, shot};
use crate::server::Server;

/// What a page asks for: its name, and how to know it. The first that is there counts.
const KINDS: [(&str, &str); 6] = [
    ("over", "main.res"),
    ("lay", "main.co-lay"),
    ("result", "form.co-result"),
    ("due", "form.co-go button[name=action]"),
    ("told", "div.co-turn"),
    ("turn", "button.co-choice"),
];

/// Which kind of page this is.
pub async fn kind(driver: &WebDriver) -> WebDriverResult<&'static str> {
    for (name, selector) in KINDS {
        if present(driver, selector).await?.is_some() {
            return Ok(name);
        }
    }
    panic!("{} asks for nothing", driver.current_url().await?);
}

/// Does what the page asks for, as a person with the box does: now a patch, now an advance.
pub async fn answer(driver: &WebDriver, kind: &str, turn: usize) -> WebDriverResult<()> {
    let selector = match kind {
        "lay" => ".co-bar a.btn.go",
        "due" => "form.co-go button[name=action]",
        "result" => {
            // What the program cannot reckon, the person fills in.
            for (field, value) in [("buttons", "12"), ("empty", "9")] {
                let field = driver.find(By::Id(field)).await?;
                field.clear().await?;
                field.send_keys(value).await?;
            }
            "form.co-result button.btn.go"
        }
        _ if turn.is_multiple_of(3) && present(driver, "button.co-choice.patch").await?.is_some() => {
            "button.co-choice.patch"
        }
        _ => "button.co-choice.advance",
    };
    let button = driver.find(By::Css(selector)).await?;
    press(driver, &button, kind).await
}

/// Plays from the page that the game starts with to its result. `check` sees every kind of page once.
pub async fn to_the_end(driver: &WebDriver, check: bool) -> WebDriverResult<HashSet<&'static str>> {
    let mut seen = HashSet::new();
    for turn in 0..200 {
        let kind = kind(driver).await?;
        if seen.insert(kind) {
            shot(driver, &format!("companion-{kind}-{}", if check { "script" } else { "plain" })).await;
            no_sideways_scroll(driver).await?;
            if check {
                accessible(driver).await?;
            }
        }
        if kind == "over" {
            return Ok(seen);
        }
        answer(driver, kind, turn).await?;
    }
    panic!("the game does not end");
}

#[test]
fn a_whole_game_at_the_table_from_home_page_to_result() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(SMALL_PHONE, async |driver: WebDriver| {
        start(&driver, &server, "patchwork-companion", "33", "input[name=ring][value=dealt]").await?;
        let seen = to_the_end(&driver, true).await?;
        assert_eq!(seen.len(), KINDS.len(), "every kind of page was there: {seen:?}");
        assert_eq!(driver.find_all(By::Css("ol.levels > li")).await?.len(), 5, "all five levels");
        Ok(())
    });
}

#[test]
fn the_same_game_at_the_table_without_script() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser { no_script: true, ..Browser::default() }.with(SMALL_PHONE, async |driver: WebDriver| {
        start(&driver, &server, "patchwork-companion", "33", "input[name=ring][value=dealt]").await?;
        to_the_end(&driver, false).await?;
        Ok(())
    });
}

#[test]
fn undo_at_the_table_changes_the_page_in_place() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(SMALL_PHONE, async |driver: WebDriver| {
        start(&driver, &server, "patchwork-companion", "34", "input[name=ring][value=dealt]").await?;
        for turn in 1..4 {
            let kind = kind(&driver).await?;
            answer(&driver, kind, turn).await?;
        }
        // A reload would forget this.
        driver.execute("window.kept = true;", Vec::new()).await?;
        let before = version(&driver).await?;
        let undo = driver.find(By::Css(".co-bar button[data-key=u]")).await?;
        press(&driver, &undo, "undone").await?;
        assert_eq!(version(&driver).await?, before + 1, "an undo is a line of the journal");
        let redo = driver.find(By::Css("button[data-key=y]")).await?;
        press(&driver, &redo, "done again").await?;
        let kept: bool = driver.execute("return window.kept === true;", Vec::new()).await?.convert()?;
        assert!(kept, "the page was never left");
        Ok(())
    });
}

#[test]
fn any_fact_can_be_set_right() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(SMALL_PHONE, async |driver: WebDriver| {
        start(&driver, &server, "patchwork-companion", "33", "input[name=ring][value=dealt]").await?;
        let id = table(&driver).await?;
        driver.goto(format!("{}tables/{id}?open=fix", server.address)).await?;
        assert!(driver.find_all(By::Css("form input[name=action][value^='fix ']")).await?.len() >= 5);
        // Your token stands on 4.
        let form = driver.find(By::Css("form:has(input[name=action][value='fix you-space'])")).await?;
        let field = form.find(By::Css("input[type=number]")).await?;
        field.clear().await?;
        field.send_keys("4").await?;
        let set = form.find(By::Css("button")).await?;
        press(&driver, &set, "set right").await?;
        let now = "return document.querySelector(\"form:has(input[value='fix you-space']) input[type=number]\").value;";
        until("the page shows it", async || {
            Ok(driver.execute(now, Vec::new()).await?.convert::<String>()? == "4")
        })
        .await
    });
}

#[test]
fn a_filter_that_would_leave_nothing_is_seen_to_be_skipped() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    let id =
        api::start(&server, "patchwork-companion", "skipped", 33, &serde_json::json!({ "ring": "dealt" }));
    // All that the Automa can afford here passes the person.
    for said in ["take 23", "advance", "advance", "take 18", "advance", "take 26"] {
        api::decide(&server, &id, &format!("you {said}"));
        api::decide(&server, &id, "automa");
    }
    Browser::default().with(SMALL_PHONE, async |driver: WebDriver| {
        driver.goto(format!("{}tables/{id}", server.address)).await?;
        driver.execute("document.getElementById('why').open = true;", Vec::new()).await?;
        let skipped = driver.find_all(By::Css(".why td.skip")).await?;
        assert_eq!(skipped.len(), 3, "what was measured on two patches, and the remark");
        for cell in skipped {
            // What is clipped away still has its size.
            assert_eq!(
                cell.css_value("clip-path").await?,
                "none",
                "`{}` is hidden",
                cell.inner_html().await?
            );
        }
        Ok(())
    });
}
