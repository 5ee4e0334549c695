//! A game on a screen, or beside a real table: what its pages have in common, tapped by a browser without script.

use kernel::Dice;

use super::Browser;
use super::html::Tag;

pub fn one_of(dice: &mut Dice, all: &[String]) -> String {
    all[dice.below(all.len() as u32) as usize].clone()
}

/// Starts a game from the setup page with these options; the address of its table.
pub async fn start(browser: &mut Browser, game: &str, options: &[(&str, &str)]) -> String {
    browser.go(&format!("/new?game={game}")).await;
    let mut fields = vec![("game".to_owned(), game.to_owned())];
    fields.extend(options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())));
    browser.post("/tables", &fields).await;
    browser.address.clone()
}

pub fn has(browser: &Browser, like: impl Fn(&Tag) -> bool) -> bool {
    browser.tags().iter().any(like)
}

pub fn is_over(browser: &Browser) -> bool {
    has(browser, |tag| tag.name == "main" && tag.has_class("res"))
}

/// What the buttons of the page would decide, each one thing.
pub fn buttons(browser: &Browser) -> Vec<String> {
    buttons_for(browser, &["action"])
}

/// What the buttons with one of these names would decide.
pub fn buttons_for(browser: &Browser, names: &[&str]) -> Vec<String> {
    let tags = browser.tags();
    let of_these = |tag: &Tag| tag.get("name").is_some_and(|name| names.contains(&name));
    let acts = tags.iter().filter(|tag| tag.name == "button" && of_these(tag));
    acts.filter_map(|tag| tag.get("value")).map(ToOwned::to_owned).collect()
}

pub async fn press(browser: &mut Browser, value: &str) {
    assert!(browser.press(|tag| tag.get("value") == Some(value)).await, "{}: {value}", browser.address);
}

/// Decides until the game is over; how often that was. It is no more than `most`.
pub async fn play_out(
    browser: &mut Browser,
    most: usize,
    mut decide: impl AsyncFnMut(&mut Browser),
) -> usize {
    let mut decisions = 0;
    while !is_over(browser) {
        decide(browser).await;
        decisions += 1;
        assert!(decisions < most, "this game does not end");
    }
    decisions
}

/// How the points came about is told step by step, the result last.
pub fn the_end_is_told(browser: &Browser) {
    let (_, scene) = browser.page.split_once("id=\"scene\"").expect("a scene");
    let (scene, _) = scene.split_once("</section>").expect("its end");
    assert!(scene.matches("<li").count() >= 3, "everybody's points, and the result: {scene}");
    let (_, says) = browser.page.split_once("data-say=\"").expect("what is said aloud");
    let (headline, _) = says.split_once('"').expect("its end");
    let last = scene.rsplit("<li").next().unwrap_or_default();
    assert!(last.contains(headline), "{last} says {headline}");
}

/// Other pages of a finished table, its picture, and the same game once more.
pub async fn look_back(browser: &mut Browser, table: &str, parts: &[&str]) {
    for part in parts {
        browser.go(&format!("{table}{part}")).await;
    }
    let (status, picture) = browser.peek(&format!("{table}/picture.svg")).await;
    assert!(status.is_success() && picture.starts_with("<svg"));
    browser.go(table).await;
    let again = |tag: &Tag| tag.has_class("go") || tag.is_key("enter");
    assert!(browser.press(again).await, "the same once more");
    assert_ne!(browser.address, table);
}
