//! Terra Mystica's companion by plain links and forms: whole evenings, slips, facts set right.

use crate::browser::Browser;
use crate::browser::evening::{self, buttons, count, has, is_over, look_back, one_of, press, say};
use kernel::{Dice, Purpose, Seed};

fn dice(seed: u64) -> Dice {
    Seed(seed).dice(Purpose::new("pages tests of the companion of terra mystica"), 0)
}

/// Starts an evening from the setup page with these options, and lays everything out.
async fn start(browser: &mut Browser, options: &[(&str, &str)]) -> String {
    evening::start(browser, "terra-mystica-companion", options).await
}

/// One tap of a person at the board, or two: a hex, and what was done there.
async fn tap(browser: &mut Browser, dice: &mut Dice) {
    if count(browser, "64").await {
        return;
    }
    let acts = buttons(browser);
    let large = has(browser, |tag| tag.name == "button" && tag.is_key("enter"));
    if large && (acts.len() == 1 || dice.below(3) > 0) {
        assert!(browser.press(|tag| tag.is_key("enter")).await);
        return;
    }
    let hexes = browser.links(|tag| tag.get("data-pick").is_some());
    if !hexes.is_empty() && (acts.is_empty() || dice.below(2) == 0) {
        browser.go(&one_of(dice, &hexes)).await;
        assert!(browser.press(|tag| tag.is_key("enter")).await, "{}", browser.address);
        return;
    }
    // A page takes a while where nothing is optimized: every other turn is a pass.
    let passes: Vec<String> = acts.iter().filter(|text| text.contains("pass")).cloned().collect();
    let act =
        if passes.is_empty() || dice.below(3) == 0 { one_of(dice, &acts) } else { one_of(dice, &passes) };
    press(browser, &act).await;
}

async fn evening(browser: &mut Browser, dice: &mut Dice, mut look: impl FnMut(&Browser)) -> usize {
    let mut taps = 0;
    while !is_over(browser) {
        tap(browser, dice).await;
        look(browser);
        taps += 1;
        assert!(taps < 400, "this evening does not end");
    }
    taps
}

#[tokio::test]
async fn a_whole_evening_with_the_programs_cards() {
    let mut browser = Browser::new();
    let options = [("seed", "5"), ("factions", "witches"), ("automa-factions", "darklings")];
    let table = start(&mut browser, &options).await;
    let (mut offers, mut maps, mut whys) = (0, 0, 0);
    let taps = evening(&mut browser, &mut dice(5), |browser| {
        offers += usize::from(browser.page.contains("you may take"));
        maps += usize::from(has(browser, |tag| tag.has_class("close-up")));
        whys += usize::from(has(browser, |tag| tag.get("data-considered").is_some()));
    })
    .await;
    assert!(taps > 30 && offers > 0 && maps > 3 && whys > 5, "{taps} {offers} {maps} {whys}");
    assert!(browser.page.contains(" VP.") && browser.page.contains("Before the end"));
    look_back(&mut browser, &table).await;
}

#[tokio::test]
async fn a_whole_evening_with_a_deck_of_ones_own_and_two_automas_in_german() {
    let mut browser = Browser::new();
    browser.cookies = "lang=de".to_owned();
    let options =
        [("seed", "8"), ("cards", "own"), ("seats", "3"), ("automas", "2"), ("automa-factions", "cultists")];
    start(&mut browser, &options).await;
    let mut cards = 0;
    evening(&mut browser, &mut dice(8), |browser| {
        cards += usize::from(has(browser, |tag| tag.has_class("co-cardpick")));
    })
    .await;
    assert!(cards > 12, "{cards}");
}

#[tokio::test]
async fn slips_are_told_on_the_page_and_facts_are_set_right() {
    let mut browser = Browser::new();
    let options = [("seed", "5"), ("factions", "witches"), ("automa-factions", "darklings")];
    let table = start(&mut browser, &options).await;
    // A river, a hex that is another's, nonsense: the page stays and says why.
    for (said, why) in [
        ("build r1", "is a river"),
        ("done", "Not now."),
        ("what is this", "This cannot be read."),
        ("upgrade E7 to SA", "Not now."),
    ] {
        say(&mut browser, "turn", said).await;
        assert!(browser.page.contains(why), "{said}: {why} is not on {}", browser.page);
    }
    let mut dice = dice(3);
    let mut version = 0;
    while !browser.page.contains("What did you do?") {
        tap(&mut browser, &mut dice).await;
        version += 1;
        assert!(version < 20, "the rounds begin");
    }
    // Any hex can be chosen from the list, also one out of reach: the page doubts it.
    let mut doubted = 0;
    for hex in ["A1", "A13", "E1", "I1", "I9"] {
        browser.go(&format!("{table}?open=turn&at={hex}")).await;
        assert!(has(&browser, |tag| tag.has_class("hexpanel")), "{hex}");
        doubted += usize::from(browser.page.contains("out of reach"));
    }
    assert!(doubted > 0);
    browser.go(&format!("{table}?open=fix")).await;
    let state = |browser: &Browser, id: &str| has(browser, |tag| tag.get("id") == Some(id));
    for id in
        ["fix-hex", "fix-bridge", "fix-cult", "fix-priests", "fix-power", "fix-row", "fix-order", "fix-round"]
    {
        assert!(state(&browser, id), "{id}");
    }
    for (fact, said) in [
        ("fix vp darklings 44", "Automa (Darklings): 44 VP."),
        ("fix power ACT1 ACT3", "Power actions used this round: ACT1 and ACT3."),
        ("fix cult witches air 7", "Witches: air marker on 7."),
        ("fix E7 witches TP", "On E7 stands a trading house of Witches."),
        ("fix E7 empty", "E7 is empty."),
        ("fix round 4", "This is round 4."),
    ] {
        say(&mut browser, "fix", fact).await;
        assert!(browser.page.contains(said), "{fact}: {said}");
    }
    say(&mut browser, "fix", "fix vp witches 44").await;
    assert!(browser.page.contains("the points of an Automa"), "yours are told at the end");
    assert!(browser.press(|tag| tag.is_key("u")).await);
    assert!(browser.page.contains("Taken back."));
    assert!(browser.press(|tag| tag.is_key("y")).await);
    assert!(browser.page.contains("This is round 4."));
}
