//! Tapestry's companion: the real box on the table, the phone beside it, one hand free.

use serde_json::json;
use thirtyfour::prelude::*;

use crate::api;
use crate::digital::{present, press, start, until, version};
use crate::driver::{Browser, SMALL_PHONE, WIDE, no_sideways_scroll};
use crate::evening::{Evening, look_at};
use crate::server::Server;

/// A small phone of today.
const PHONE_360: (u32, u32) = (360, 780);

const EVENING: Evening = Evening {
    kinds: &[
        ("over", "main.res"),
        ("lay", "main.co-lay"),
        ("result", "form.co-result"),
        ("trap", "button[value=no-trap]"),
        ("hex", ".hexpanel"),
        ("due", ".co-bar button.go"),
        ("told", "main[data-view=told]"),
        ("turn", "#tracks"),
    ],
    told: ".ta-turn .close-up",
};

/// Does what the page asks for, as a person at the board does: a step or a hex a turn, and now and then income.
async fn answer(driver: &WebDriver, kind: &str, turns: &mut usize) -> WebDriverResult<()> {
    let selector = match kind {
        "lay" | "told" => ".co-bar .go",
        "hex" | "due" => ".co-bar button.go",
        "trap" => "button[value=no-trap]",
        "result" => {
            driver.find(By::Id("points")).await?.send_keys("131").await?;
            "form.co-result button.btn.go"
        }
        _ => {
            *turns += 1;
            match *turns % 5 {
                0 if present(driver, "button[data-key=i]").await?.is_some() => "button[data-key=i]",
                1 | 3 if present(driver, "a[data-pick]").await?.is_some() => "a[data-pick]",
                _ => ".ta-steps button",
            }
        }
    };
    let element = driver.find(By::Css(selector)).await?;
    press(driver, &element, kind).await
}

fn evening(browser: Browser, name: &'static str, check: bool) {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("automa.db"));
    browser.with(SMALL_PHONE, async |driver: WebDriver| {
        start(&driver, &server, "tapestry-companion", "33", "").await?;
        let mut turns = 0;
        let answering = async |kind: &'static str| answer(&driver, kind, &mut turns).await;
        let seen = EVENING.to_the_end(&driver, name, check, answering).await?;
        assert!(
            ["lay", "turn", "hex", "due", "told", "result"].iter().all(|kind| seen.contains(kind)),
            "{seen:?}"
        );
        let scores = driver.find_all(By::Css(".co-score .sum b")).await?;
        assert_eq!(scores.len(), 2, "both scores");
        Ok(())
    });
}

#[test]
fn a_whole_evening_of_tapestry_from_home_page_to_result() {
    evening(Browser::default(), "ta-companion", true);
}

#[test]
fn the_same_evening_of_tapestry_without_script() {
    evening(Browser { no_script: true, ..Browser::default() }, "ta-companion-plain", false);
}

#[test]
fn why_fix_and_undo_are_one_tap_away_from_tapestry() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(SMALL_PHONE, async |driver: WebDriver| {
        start(&driver, &server, "tapestry-companion", "33", "").await?;
        let mut turns = 0;
        let answering = async |kind: &'static str| answer(&driver, kind, &mut turns).await;
        let reasons = [
            ("#why .ta-why-tracks li.taken", "the four tracks"),
            ("#why svg [data-considered]", "candidates on the map"),
            ("#why a.rule", "the filters with their rules"),
        ];
        let set = async || {
            let points = driver.find(By::Id("fix-vp")).await?;
            points.scroll_into_view().await?;
            points.clear().await?;
            points.send_keys("77").await?;
            driver.find(By::XPath("//input[@id='fix-vp']/ancestor::form//button")).await
        };
        EVENING.why_fix_and_undo(&driver, "ta-companion", &reasons, answering, set).await
    });
}

/// Counts every tap of a person from now on.
const COUNT: &str =
    "window.taps = 0; addEventListener('click', event => { taps += event.isTrusted ? 1 : 0; }, true);";

async fn tapped(driver: &WebDriver) -> WebDriverResult<u32> {
    driver.execute("return window.taps;", Vec::new()).await?.convert()
}

/// Taps on what is in sight, as a thumb does: nothing is scrolled for it.
async fn tap(driver: &WebDriver, selector: &str) -> WebDriverResult<()> {
    let script = "const box = document.querySelector(arguments[0]).getBoundingClientRect();\
         return scrollY === 0 && box.top >= 0 && box.bottom <= innerHeight;";
    let seen: bool = driver.execute(script, vec![json!(selector)]).await?.convert()?;
    assert!(seen, "{selector} is not in sight on {}", driver.current_url().await?);
    let before = (version(driver).await?, driver.current_url().await?);
    driver.find(By::Css(selector)).await?.click().await?;
    until(selector, async || Ok((version(driver).await?, driver.current_url().await?) != before)).await
}

#[test]
fn a_turn_takes_two_taps_and_the_bots_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(PHONE_360, async |driver: WebDriver| {
        start(&driver, &server, "tapestry-companion", "33", "input[name=first][value=person]").await?;
        tap(&driver, ".co-bar .go").await?;
        driver.execute(COUNT, Vec::new()).await?;
        let (mut own, mut bots, mut asked) = (0, 0, 0);
        for turn in 0..14 {
            let before = tapped(&driver).await?;
            // Every fourth turn is an income turn; else a step on one track or the other.
            let track = format!(".ta-steps button[data-key='{}']", turn % 3 + 2);
            tap(&driver, if turn % 4 == 0 { "button[data-key=i]" } else { &track }).await?;
            tap(&driver, ".co-bar .go").await?;
            own += tapped(&driver).await? - before;
            // A Trap is asked for in the middle of their turn.
            while present(&driver, "button[value=no-trap]").await?.is_some() {
                asked += 1;
                let no = driver.find(By::Css("button[value=no-trap]")).await?;
                press(&driver, &no, "no Trap").await?;
            }
            assert_eq!(EVENING.kind(&driver).await?, "told", "turn {turn}: the bots' turn is the page");
            let before = tapped(&driver).await?;
            tap(&driver, ".co-bar .go").await?;
            bots += tapped(&driver).await? - before;
            assert_eq!(EVENING.kind(&driver).await?, "turn", "turn {turn}: and then it is one's own");
            no_sideways_scroll(&driver).await?;
        }
        println!("14 turns: {own} taps, {bots} for the bots, {asked} answers about Traps");
        assert_eq!((own, bots), (28, 14), "two taps a turn, and one for the bots");
        Ok(())
    });
}

#[test]
fn another_page_of_the_table_begins_at_its_top() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("automa.db"));
    let id = api::start(&server, "tapestry-companion", "top", 33, &json!({ "first": "person" }));
    for said in ["income", "done", "automa"] {
        api::decide(&server, &id, said);
    }
    Browser::default().with(PHONE_360, async |driver: WebDriver| {
        driver.goto(format!("{}tables/{id}", server.address)).await?;
        let down = "scrollTo(0, document.documentElement.scrollHeight); return scrollY;";
        let place = "return [scrollY, document.activeElement.tagName];";
        for leads in [".co-bar a[data-key=f]", ".co-bar .go", ".co-bar .go"] {
            let far: f64 = driver.execute(down, Vec::new()).await?.convert()?;
            assert!(far > 50.0, "there is something to scroll");
            let element = driver.find(By::Css(leads)).await?;
            element.click().await?;
            until("it begins at its top, with its headline", async || {
                Ok(driver.execute(place, Vec::new()).await?.convert::<(f64, String)>()?
                    == (0.0, "H1".to_owned()))
            })
            .await?;
        }
        Ok(())
    });
}

/// Everybody takes an income turn; then the Shadow Empire wants to know its cards.
fn until_a_card_is_asked_for(server: &Server, id: &str) {
    for _ in 0..12 {
        let waiting = api::look(server, id)["state"]["waiting"].clone();
        match (waiting["kind"].as_str(), waiting["told"].as_u64()) {
            (Some("card"), _) => return,
            (Some("turn"), Some(0)) => api::decide(server, id, "income"),
            (Some("turn"), _) => api::decide(server, id, "done"),
            _ => api::decide(server, id, "automa"),
        }
    }
    panic!("no card is asked for");
}

/// Looks at every page of the companion in a window of this size and in this light.
fn look_at_all(size: (u32, u32), theme: &'static str) {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("automa.db"));
    let table = |name: &str, options: serde_json::Value, said: &[&str]| {
        let id = api::start(&server, "tapestry-companion", name, 5059, &options);
        for said in said {
            api::decide(&server, &id, said);
        }
        id
    };
    let you = json!({ "first": "person", "level": 4 });
    let begun = table("To lay out", you.clone(), &[]);
    let told = table("Told", you, &["income", "done", "automa", "step military", "done", "automa"]);
    let cards = table("Own deck", json!({ "mode": "shadow", "cards": "own" }), &[]);
    until_a_card_is_asked_for(&server, &cards);
    let at = |id: &str, rest: &str| format!("tables/{id}{rest}");
    let pages = [
        ("ta-co-setup", "new?game=tapestry-companion".to_owned()),
        ("ta-aid", "aid/tapestry".to_owned()),
        ("ta-co-lay", at(&begun, "")),
        ("ta-co-turn", at(&begun, "?open=turn")),
        ("ta-co-told", at(&told, "")),
        ("ta-co-ask", at(&told, "?open=ask")),
        ("ta-co-lies", at(&told, "?open=lay")),
        ("ta-co-hex", at(&told, "?open=turn&at=2/-1")),
        ("ta-co-fix", at(&told, "?open=fix&at=2/0")),
        ("ta-co-menu", at(&told, "?open=menu")),
        ("ta-co-history", at(&told, "/history/6")),
        ("ta-co-cards", at(&cards, "")),
    ];
    look_at(&server, size, theme, &pages);
}

#[test]
fn every_page_of_tapestrys_companion_by_day_on_the_smallest_phone() {
    look_at_all(SMALL_PHONE, "light");
}

#[test]
fn every_page_of_tapestrys_companion_by_night_on_a_wide_screen() {
    look_at_all(WIDE, "dark");
}
