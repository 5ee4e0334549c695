//! Every page: it fits the screen, has one headline, and the accessibility checker finds nothing serious, by day and by
//! night.

use serde_json::json;
use thirtyfour::prelude::*;

use crate::api;
use crate::driver::{Browser, PHONE, SMALL_PHONE, TABLET, WIDE, accessible, no_sideways_scroll, shot};
use crate::server::Server;

/// Every page with a name, as addresses behind the server's. The tables on them are made first.
fn pages(server: &Server) -> Vec<(&'static str, String)> {
    let table = |game: &str, name: &str, options: serde_json::Value, decisions: usize| {
        let id = api::start(server, game, name, 5059, &options);
        api::play(server, &id, decisions);
        id
    };
    let dealt = json!({ "ring": "dealt" });
    let begun = table("patchwork", "Sunday evening", json!({ "level": 3 }), 7);
    let two = table("patchwork", "Ann and Bo", json!({ "opponent": "person" }), 4);
    let over = table("patchwork", "Won at last", json!({ "level": 1 }), 300);
    let laid = table("patchwork-companion", "To lay out", dealt.clone(), 0);
    let entered = table("patchwork-companion", "My own ring", json!({ "ring": "entered" }), 3);
    let due = table("patchwork-companion", "On the kitchen table", dealt.clone(), 5);
    let told = table("patchwork-companion", "On the veranda", dealt.clone(), 6);
    let own = table("patchwork-companion", "My own cards", json!({ "cards": "own", "ring": "dealt" }), 0);
    api::decide(server, &own, "you advance");
    let counted = table("patchwork-companion", "Counted", dealt, 300);
    let people = json!({ "factions": "witches,nomads" });
    let alone = json!({ "automas": 1, "factions": "witches", "automa-factions": "darklings" });
    let factions = table("terra-mystica", "Who plays what", json!({ "seats": 3 }), 0);
    let land = table("terra-mystica", "Witches and Nomads", people.clone(), 7);
    let solo = table("terra-mystica", "Against the Darklings", alone.clone(), 24);
    let cleared = table("terra-mystica", "To the end", alone, 900);
    let counted_up =
        table("terra-mystica", "Five at the table", json!({ "seats": 5, "final-tile": "random" }), 2000);
    let board = |name: &str, options: serde_json::Value, decisions: usize| {
        table("terra-mystica-companion", name, options, decisions)
    };
    let seated = json!({ "factions": "witches", "automa-factions": "darklings" });
    let tiles = board("Tiles to lay out", json!({}), 0);
    let dwelling = board("First dwellings", seated.clone(), 2);
    let answered = board("The Automa built", seated.clone(), 4);
    let board_over = board("Counted on the board", seated, 0);
    api::pass_through(server, &board_over);
    let deck = board("My printed deck", json!({ "factions": "witches", "cards": "own" }), 4);
    // A patch in hand that can be paid.
    let offers = api::look(server, &begun);
    let patch = offers["state"]["waiting"]["offers"]
        .as_array()
        .and_then(|offers| offers.iter().find(|offer| offer["obstacle"].is_null()))
        .map_or_else(String::new, |offer| offer["patch"].to_string());
    let at = |id: &str, rest: &str| format!("tables/{id}{rest}");
    vec![
        ("home", String::new()),
        ("setup-screen", "new?game=patchwork".to_owned()),
        ("setup-table", "new?game=patchwork-companion".to_owned()),
        ("rules", "rules".to_owned()),
        ("rules-found", "rules?q=leather".to_owned()),
        ("rule", "rules/automa.no-overtake".to_owned()),
        ("rules-chapters", "rules/patchwork".to_owned()),
        ("cards", "cards".to_owned()),
        ("record", "record".to_owned()),
        ("record-one", format!("record/{over}")),
        ("learn", "learn/patchwork".to_owned()),
        ("learn-terra", "learn/terra-mystica".to_owned()),
        ("learn-tapestry", "learn/tapestry".to_owned()),
        ("print", "print/terra-mystica".to_owned()),
        ("print-map", "print/tapestry/map".to_owned()),
        ("print-turn", "print/patchwork/turn".to_owned()),
        ("play-terms", at(&begun, "?open=terms")),
        ("about", "about".to_owned()),
        ("nowhere", "no/such/page".to_owned()),
        ("play", at(&begun, "")),
        ("play-in-hand", at(&begun, &format!("?patch={patch}"))),
        ("play-illegal", at(&begun, &format!("?patch={patch}&hold=r0&at=a1"))),
        ("play-hint", at(&begun, "?open=hint")),
        ("play-conflict", at(&begun, "?said=conflict")),
        ("play-menu", at(&begun, "?open=menu")),
        ("play-rename", at(&begun, "?open=rename")),
        ("play-delete", at(&begun, "?open=delete")),
        ("play-join", at(&begun, "?open=join")),
        ("play-two", at(&two, "")),
        ("history", at(&begun, "/history")),
        ("history-why", at(&begun, "/history/2")),
        ("result", at(&over, "")),
        ("terra-setup", "new?game=terra-mystica".to_owned()),
        ("terra-rules", "rules/terra-mystica?q=bridge".to_owned()),
        ("terra-rule", "rules/terra-mystica/automa.build.near".to_owned()),
        ("terra-cards", "cards/terra-mystica".to_owned()),
        ("terra-factions", at(&factions, "")),
        ("terra-play", at(&land, "")),
        ("terra-hex", at(&land, "?at=E7")),
        ("terra-hint", at(&land, "?open=hint")),
        ("terra-menu", at(&land, "?open=menu")),
        ("terra-automa", at(&solo, "")),
        ("terra-history", at(&solo, "/history")),
        ("terra-history-why", at(&solo, "/history/6")),
        ("terra-result", at(&cleared, "")),
        ("terra-result-five", at(&counted_up, "")),
        ("table-lay", at(&laid, "")),
        ("table-ring", at(&due, "?open=ring")),
        ("table-enter", at(&entered, "")),
        ("table-turn", at(&laid, "?open=turn")),
        ("table-due", at(&due, "")),
        ("table-told", at(&told, "")),
        ("table-card", at(&own, "")),
        ("table-fix", at(&told, "?open=fix")),
        ("table-menu", at(&told, "?open=menu")),
        ("table-history", at(&told, "/history")),
        ("table-history-why", at(&told, "/history/2")),
        ("table-result", at(&counted, "")),
        ("terra-table-setup", "new?game=terra-mystica-companion".to_owned()),
        ("terra-table-lay", at(&tiles, "")),
        ("terra-table-faction", at(&tiles, "?open=turn")),
        ("terra-table-dwelling", at(&dwelling, "?open=turn&at=A10")),
        ("terra-table-answer", at(&answered, "")),
        ("terra-table-fix", at(&answered, "?open=fix")),
        ("terra-table-card", at(&deck, "")),
        ("terra-table-history", at(&answered, "/history/2")),
        ("terra-table-result", at(&board_over, "")),
    ]
}

/// Looks at every page in a window of this size and in this light.
fn look_at_all(size: (u32, u32), theme: &'static str, check: bool) {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("automa.db"));
    let pages = pages(&server);
    Browser::default().with(size, async |driver: WebDriver| {
        driver.goto(&server.address).await?;
        driver.add_cookie(Cookie::new("theme", theme)).await?;
        for (name, path) in &pages {
            driver.goto(format!("{}{path}", server.address)).await?;
            // The "why" is open: all of it is looked at.
            driver
                .execute(
                    "document.querySelectorAll('details.why-open, details.fold:not(.faction)').forEach(part => part.open = true)",
                    Vec::new(),
                )
                .await?;
            shot(&driver, &format!("{name}-{}-{theme}", size.0)).await;
            no_sideways_scroll(&driver).await?;
            if check {
                accessible(&driver).await?;
            }
            assert_eq!(driver.find_all(By::Tag("h1")).await?.len(), 1, "{name} has one headline");
            // A page that listens may just be on its way to its next version: this waits for it.
            let lit = driver.query(By::Css(format!("html[data-theme={theme}]"))).exists().await?;
            assert!(lit, "{name} is shown in the {theme} theme");
        }
        Ok(())
    });
}

#[test]
fn every_page_by_day_on_the_smallest_phone() {
    look_at_all(SMALL_PHONE, "light", true);
}

#[test]
fn every_page_by_night_on_the_smallest_phone() {
    look_at_all(SMALL_PHONE, "dark", true);
}

#[test]
fn every_page_by_day_on_a_wide_screen() {
    look_at_all(WIDE, "light", true);
}

#[test]
fn every_page_by_night_on_a_wide_screen() {
    look_at_all(WIDE, "dark", true);
}

#[test]
fn every_page_fits_a_tablet() {
    look_at_all(TABLET, "light", false);
}

#[test]
fn preferences_are_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(PHONE, async |driver: WebDriver| {
        driver.goto(&server.address).await?;
        driver
            .execute(
                "document.querySelector('input[name=theme][value=dark]').click(); \
                        document.querySelector('input[name=text][value=large]').click(); \
                        document.querySelector('form.prefs').submit();",
                Vec::new(),
            )
            .await?;
        driver.query(By::Css("html[data-theme=dark][data-text=large]")).first().await?;
        driver.goto(format!("{}rules", server.address)).await?;
        driver.query(By::Css("html[data-theme=dark][data-text=large]")).first().await?;
        shot(&driver, "rules-dark-large").await;
        accessible(&driver).await?;
        no_sideways_scroll(&driver).await
    });
}
