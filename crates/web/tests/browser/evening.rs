//! Evenings beside a real table: what all companions' pages have in common, tapped by a browser without script.

use kernel::Dice;

use super::Browser;
use super::html::Tag;

pub fn one_of(dice: &mut Dice, all: &[String]) -> String {
    all[dice.below(all.len() as u32) as usize].clone()
}

/// Starts an evening from the setup page with these options, and lays everything out.
pub async fn start(browser: &mut Browser, game: &str, options: &[(&str, &str)]) -> String {
    browser.go(&format!("/new?game={game}")).await;
    let mut fields = vec![("game".to_owned(), game.to_owned())];
    fields.extend(options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())));
    browser.post("/tables", &fields).await;
    assert!(has(browser, |tag| tag.has_class("co-lay")), "what to lay out comes first");
    let table = browser.address.clone();
    browser.go(&format!("{table}?open=turn")).await;
    table
}

pub fn has(browser: &Browser, like: impl Fn(&Tag) -> bool) -> bool {
    browser.tags().iter().any(like)
}

pub fn is_over(browser: &Browser) -> bool {
    has(browser, |tag| tag.name == "main" && tag.has_class("res"))
}

/// What the buttons of the page would say.
pub fn buttons(browser: &Browser) -> Vec<String> {
    let tags = browser.tags();
    let acts = tags.iter().filter(|tag| tag.name == "button" && tag.get("name") == Some("action"));
    acts.filter_map(|tag| tag.get("value")).map(ToOwned::to_owned).collect()
}

pub async fn press(browser: &mut Browser, value: &str) {
    assert!(browser.press(|tag| tag.get("value") == Some(value)).await, "{}: {value}", browser.address);
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
    for part in ["/history", "/history/0", "/history/9", "?open=menu", "?open=join"] {
        browser.go(&format!("{table}{part}")).await;
    }
    let (status, picture) = browser.peek(&format!("{table}/picture.svg")).await;
    assert!(status.is_success() && picture.starts_with("<svg"));
    browser.go(table).await;
    assert!(browser.press(|tag| tag.is_key("enter")).await, "the same once more");
    assert_ne!(browser.address, table);
}
