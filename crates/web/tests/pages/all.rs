//! Every page that a link leads to is whole.

use std::collections::BTreeSet;

use crate::browser::{Browser, check, html};
use axum::http::StatusCode;

#[tokio::test]
async fn every_page_that_a_link_leads_to_is_whole() {
    let mut browser = Browser::new();
    let fields =
        [("game", "patchwork"), ("seed", "2")].map(|(key, value)| (key.to_owned(), value.to_owned()));
    browser.post("/tables", &fields).await;
    for _ in 0..12 {
        let table = browser.address.clone();
        browser.go(&format!("{table}?open=hint")).await;
        let by_hint = browser.press(|tag| tag.is_key("enter") && tag.get("value").is_some()).await;
        if !by_hint {
            browser.press(|tag| tag.is_key("a")).await;
        }
    }
    let mut known = BTreeSet::new();
    let mut waiting = vec!["/".to_owned()];
    while let Some(address) = waiting.pop() {
        // The squares of a board are many and alike.
        let alike = address.contains("&at=")
            && known.iter().filter(|known: &&String| known.contains("&at=")).count() > 20;
        if alike || !known.insert(address.clone()) {
            continue;
        }
        let (status, page) = browser.peek(&address).await;
        assert_eq!(status, StatusCode::OK, "{address}");
        if !page.starts_with("<!DOCTYPE html>") {
            continue;
        }
        check::page(&page, &address);
        let tags = html::tags(&page);
        let links = tags.iter().filter(|tag| tag.name == "a").filter_map(|tag| tag.get("href"));
        waiting.extend(links.filter(|to| to.starts_with('/')).map(ToOwned::to_owned));
    }
    assert!(known.len() > 60, "{known:?}");
}

#[tokio::test]
async fn settings_are_kept_in_cookies() {
    let mut browser = Browser::new();
    for (cookies, says) in [
        ("theme=dark; text=large", ["data-theme=\"dark\"", "data-text=\"large\""]),
        ("", ["<html lang=\"en\">", "data-send"]),
    ] {
        cookies.clone_into(&mut browser.cookies);
        browser.go("/").await;
        assert!(says.iter().all(|part| browser.page.contains(part)), "{cookies}");
    }
    assert!(browser.press(|tag| tag.text == "Apply").await);
}
