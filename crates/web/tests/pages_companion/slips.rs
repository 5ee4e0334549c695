//! What goes wrong at a table: slips, facts that differ, two devices.

use crate::browser::Browser;

async fn dealt(seed: &str) -> Browser {
    Browser::at_table(&[("ring", "dealt"), ("seed", seed)]).await
}

#[tokio::test]
async fn a_fact_is_set_right_and_taken_back() {
    let mut browser = dealt("7").await;
    let table = browser.table();
    browser.open(&format!("{table}?open=fix")).await;
    browser.fill("fix automa-space", &["3"]).await;
    assert!(browser.address.ends_with("?open=fix"), "one stays where one was: {}", browser.address);
    assert!(browser.page.says("Set right. The Automa's token is on 3."), "{}", browser.page.text());
    browser.fill("fix automa-heap", &["2", "1", "3"]).await;
    assert!(browser.page.says("The Automa has 2 patches, 1 with buttons, 3 printed."));
    browser.fill("fix seen", &["3", "7"]).await;
    assert!(browser.page.says("Cards face up: 3, 7."));
    browser.fill("fix leather-on", &["32", "50"]).await;
    browser.fill("fix tile", &["you"]).await;
    assert!(browser.page.says("You have the special tile."));
    browser.open(&table).await;
    assert!(browser.page.says("You have the special tile."), "the table's page says it, too");
    browser.press_to("/rewind").await;
    assert!(browser.page.says("Taken back."));
    browser.press_to("/redo").await;
    assert!(browser.page.says("You have the special tile."));
}

#[tokio::test]
async fn what_cannot_be_is_said_beside_its_cause_and_nothing_changes() {
    let mut browser = dealt("7").await;
    let table = browser.table();
    browser.open(&format!("{table}?open=fix")).await;
    browser.fill("fix tile", &["automa"]).await;
    assert!(browser.page.says("That cannot be."));
    assert!(browser.page.says("it cannot have the tile"), "{}", browser.page.text());
    browser.fill("fix automa-space", &["many"]).await;
    assert!(browser.page.says("This cannot be read."));
    browser.open(&format!("{table}/history")).await;
    assert!(browser.page.says("Nothing has happened yet."));
}

#[tokio::test]
async fn the_ring_is_set_right_by_tapping_patches() {
    let mut browser = dealt("7").await;
    let table = browser.table();
    browser.open(&format!("{table}?open=fix")).await;
    assert!(!browser.offers("fix gone 5"), "what is tapped is unfolded first");
    browser.open(&format!("{table}?open=fix&at=gone")).await;
    browser.press("fix gone 5").await;
    assert!(browser.page.says("Set right.") && browser.address.ends_with("?open=fix"), "{}", browser.address);
    browser.open(&format!("{table}?open=fix&at=back")).await;
    assert!(!browser.offers("fix back 6"), "only what is gone comes back");
    browser.press("fix back 5").await;
    // Two of three are tapped; the third says it.
    browser.open(&format!("{table}?open=fix&at=next-3-5")).await;
    assert!(!browser.offers("fix next 3 5 5"));
    browser.press("fix next 3 5 9").await;
    assert!(browser.page.says("Set right."));
    // The whole ring, as far as it was tapped; what no page leads to is left out.
    browser.open(&format!("{table}?open=fix&at=ring-7-2-7-99-x")).await;
    browser.press("fix ring 7 2").await;
    assert!(browser.page.says("Set right."));
}

#[tokio::test]
async fn a_wrong_tap_is_taken_back_with_the_card_that_followed() {
    let mut browser = dealt("7").await;
    let table = browser.table();
    browser.open(&format!("{table}?open=turn")).await;
    browser.press("you advance").await;
    browser.press("automa").await;
    assert!(browser.page.says("What did you do?"));
    browser.press_to("/rewind").await;
    browser.open(&format!("{table}?open=turn")).await;
    assert!(browser.offers("you advance") && !browser.offers("automa"));
    assert!(browser.page.says("2 steps taken back."));
}

#[tokio::test]
async fn the_ring_is_entered_tap_by_tap_and_a_slip_is_one_tap() {
    let mut browser = Browser::at_table(&[("ring", "entered"), ("seed", "4")]).await;
    browser.press("ring 5").await;
    browser.press("ring 7").await;
    assert!(browser.page.says("2 of 33") && !browser.offers("ring 7"));
    browser.press_to("/rewind").await;
    assert!(browser.page.says("1 of 33") && browser.offers("ring 7"));
    assert!(!browser.offers("ring 0"), "the pawn starts just past this one, so it comes last");
}

#[tokio::test]
async fn whoever_comes_second_is_told() {
    let mut browser = dealt("7").await;
    let table = browser.table();
    browser.open(&format!("{table}?open=turn")).await;
    let stale = browser.page.forms();
    browser.press("you advance").await;
    let form = stale.into_iter().find(|form| form.button("action", "you advance")).unwrap();
    let mut fields: Vec<(&str, &str)> = form.hidden.iter().map(|(key, value)| (&**key, &**value)).collect();
    fields.push(("action", "you advance"));
    browser.post(&form.to, &fields).await;
    assert!(browser.page.says("Another device was first."), "{}", browser.page.text());
    assert!(browser.offers("automa"), "what the first one did stands");
}

#[tokio::test]
async fn the_numbers_at_the_end_are_checked() {
    let mut browser = dealt("7").await;
    let table = browser.table();
    browser.open(&format!("{table}?open=fix")).await;
    browser.fill("fix you-space", &["53"]).await;
    browser.fill("fix automa-space", &["53"]).await;
    browser.open(&table).await;
    assert!(browser.page.says("What do you have?"));
    browser.fill("result", &["1000", "5"]).await;
    assert!(browser.page.says("At most 999 buttons and 81 empty squares."), "{}", browser.page.text());
    browser.fill("result", &["14", "5"]).await;
    assert!(browser.page.says("14") && browser.page.says("This game under all five levels"));
    browser.press_to("/rewind").await;
    assert!(browser.page.says("What do you have?"));
}
