//! Evenings beside a real table: what all companions' pages have in common, tapped by a browser without script.

use super::Browser;
use super::game::{self, has};

/// Starts an evening from the setup page with these options, and lays everything out.
pub async fn start(browser: &mut Browser, game: &str, options: &[(&str, &str)]) -> String {
    let table = game::start(browser, game, options).await;
    assert!(has(browser, |tag| tag.has_class("co-lay")), "what to lay out comes first");
    browser.go(&format!("{table}?open=turn")).await;
    table
}

/// The version of the table that the page shows.
pub fn version(browser: &Browser) -> usize {
    let tags = browser.tags();
    let version = tags.iter().find(|tag| tag.get("name") == Some("version")).unwrap();
    version.get("value").unwrap().parse().unwrap()
}

/// Sends what a form of the page would: something that is said, from a part of the page.
pub async fn say(browser: &mut Browser, open: &str, action: &str) {
    let to = format!("{}/decide", browser.address.split('?').next().unwrap());
    let fields =
        [("version", version(browser).to_string()), ("open", open.to_owned()), ("action", action.to_owned())];
    browser.post(&to, &fields.map(|(key, value)| (key.to_owned(), value))).await;
}

/// Fills in the points at the end, if the page asks for them.
pub async fn count(browser: &mut Browser, points: &str) -> bool {
    if !has(browser, |tag| tag.name == "form" && tag.has_class("co-result")) {
        return false;
    }
    let tags = browser.tags();
    let says = tags.iter().filter_map(|tag| tag.get("value")).find(|value| value.ends_with(": result"));
    let says = says.unwrap().to_owned();
    say(browser, "turn", &format!("{says} {points}")).await;
    true
}

/// The other pages of a finished table, its picture, and the same game once more.
pub async fn look_back(browser: &mut Browser, table: &str) {
    let parts = ["/history", "/history/0", "/history/9", "?open=menu", "?open=join"];
    game::look_back(browser, table, &parts).await;
}
