//! What the bots did, and how the points came about, as a list that needs no script.

use crate::browser::Browser;
use crate::browser::game::{buttons_for, is_over, press, start};
use crate::browser::html::Tag;

/// Presses the first button that decides something, passing and advancing where that is possible, until the game is over.
async fn hurry(browser: &mut Browser) {
    for _ in 0..900 {
        if is_over(browser) {
            return;
        }
        let all = buttons_for(browser, &["action", "acts"]);
        let quick = all.iter().find(|act| ["pass", "advance"].iter().any(|word| act.contains(word)));
        if let Some(act) = quick.or(all.first()).cloned() {
            press(browser, &act).await;
            continue;
        }
        let place = |tag: &Tag| tag.get("data-pick").is_some() || tag.get("data-at").is_some();
        let place = browser.link(place).expect("a place on the board");
        browser.go(&place).await;
    }
    panic!("{}: the game does not end", browser.address);
}

/// The steps of the scene: how many there are, and what is written from the scene on.
fn scene(browser: &Browser) -> (usize, &str) {
    let (_, from) = browser.page.split_once("id=\"scene\"").expect("a scene");
    let (scene, _) = from.split_once("</section>").expect("its end");
    (scene.matches("<li").count(), scene)
}

#[tokio::test]
async fn the_end_of_a_game_is_told_step_by_step() {
    for (game, options) in [
        ("patchwork", [("level", "1")]),
        ("terra-mystica", [("factions", "witches")]),
        ("tapestry", [("level", "1")]),
    ] {
        let mut browser = Browser::new();
        start(&mut browser, game, &[("seed", "3"), options[0]]).await;
        hurry(&mut browser).await;
        let (steps, scene) = scene(&browser);
        assert!(steps >= 3, "{game}: everybody's points, and the result");
        let (_, headline) = browser.page.split_once("<h1").expect("a headline");
        let headline = headline.split(['<', '>']).nth(1).expect("its words");
        let last = scene.rsplit("<li").next().expect("a last step");
        assert!(last.contains(headline), "{game}: {last} says {headline}");
        assert!(scene.contains("data-end"), "{game}: one can skip to the end");
    }
}

#[tokio::test]
async fn several_turns_in_a_row_are_told_apart() {
    let mut browser = Browser::new();
    start(&mut browser, "terra-mystica", &[("seed", "3"), ("seats", "3"), ("automas", "2")]).await;
    let mut told = false;
    for _ in 0..60 {
        if is_over(&browser) || told {
            break;
        }
        let all = buttons_for(&browser, &["action", "acts"]);
        let pass = all.iter().find(|act| act.contains("pass"));
        if let Some(act) = pass.or(all.first()).cloned() {
            press(&mut browser, &act).await;
        } else {
            let place = browser.link(|tag| tag.get("data-pick").is_some()).expect("a hex");
            browser.go(&place).await;
        }
        told = browser.page.contains(">Turn 2 of ");
    }
    assert!(told, "two Automas move one after the other");
}
