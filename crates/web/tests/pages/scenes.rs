//! What the bots did is a list that needs no script.

use crate::browser::Browser;
use crate::browser::game::{buttons_for, press, start};

/// Passes where that is possible, else presses the first button that decides something, or goes to the first hex.
async fn hurry(browser: &mut Browser) {
    let all = buttons_for(browser, &["action", "acts"]);
    let pass = all.iter().find(|act| act.contains(": pass"));
    if let Some(act) = pass.or(all.first()).cloned() {
        return press(browser, &act).await;
    }
    let place = browser.link(|tag| tag.get("data-pick").is_some()).expect("a hex to tap");
    browser.go(&place).await;
}

#[tokio::test]
async fn several_turns_in_a_row_are_told_apart() {
    let mut browser = Browser::new();
    start(&mut browser, "terra-mystica", &[("seed", "3"), ("seats", "3"), ("automas", "2")]).await;
    let told = |browser: &Browser| browser.page.contains(">Turn 2 of ");
    for _ in 0..60 {
        if told(&browser) {
            break;
        }
        hurry(&mut browser).await;
    }
    assert!(told(&browser), "two Automas move one after the other");
    let (_, scene) = browser.page.split_once("id=\"scene\"").expect("a scene");
    assert!(scene.contains("data-end"), "one can skip to the end");
}
