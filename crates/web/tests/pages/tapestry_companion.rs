//! Tapestry's companion by plain links and forms: whole evenings, slips, facts set right.

use crate::browser::Browser;
use crate::browser::evening::{buttons, count, has, is_over, look_back, one_of, press, say, start};
use kernel::{Dice, Purpose, Seed};

const GAME: &str = "tapestry-companion";

fn dice(seed: u64) -> Dice {
    Seed(seed).dice(Purpose::new("pages tests of the companion of tapestry"), 0)
}

/// One tap of a person at the board, or two: a hex or a space, and what was done there.
async fn tap(browser: &mut Browser, dice: &mut Dice) {
    if count(browser, "97").await {
        return;
    }
    let acts = buttons(browser);
    let places = browser.links(|tag| tag.get("data-pick").is_some() || tag.get("data-space").is_some());
    if !places.is_empty() && dice.below(4) == 0 {
        browser.go(&one_of(dice, &places)).await;
        assert!(browser.press(|tag| tag.is_key("enter")).await, "{}", browser.address);
        return;
    }
    if has(browser, |tag| tag.name == "button" && tag.is_key("enter")) && dice.below(3) > 0 {
        assert!(browser.press(|tag| tag.is_key("enter")).await);
        return;
    }
    // An evening of five income turns is long enough: they come early.
    let income: Vec<String> = acts.iter().filter(|text| text.ends_with("income")).cloned().collect();
    let act = if income.is_empty() || dice.below(4) > 0 { one_of(dice, &acts) } else { income[0].clone() };
    press(browser, &act).await;
}

async fn evening(browser: &mut Browser, dice: &mut Dice, mut look: impl FnMut(&Browser)) -> usize {
    let mut taps = 0;
    while !is_over(browser) {
        tap(browser, dice).await;
        look(browser);
        taps += 1;
        assert!(taps < 600, "this evening does not end");
    }
    taps
}

#[tokio::test]
async fn a_whole_evening_against_both_bots() {
    let mut browser = Browser::new();
    let options = [("seed", "5"), ("mode", "automa"), ("level", "4"), ("automa-civilization", "conquerors")];
    let table = start(&mut browser, GAME, &options).await;
    let (mut maps, mut hexes, mut tracks, mut pairs, mut steps) = (0, 0, 0, 0, 0);
    let taps = evening(&mut browser, &mut dice(5), |browser| {
        maps += usize::from(has(browser, |tag| tag.has_class("close-up")));
        tracks += usize::from(has(browser, |tag| tag.has_class("ta-why-tracks")));
        pairs += usize::from(has(browser, |tag| tag.has_class("ta-pair")));
        steps += usize::from(has(browser, |tag| tag.has_class("co-steps")));
        hexes += usize::from(has(browser, |tag| {
            tag.get("data-considered").is_some_and(|considered| considered.contains('/'))
        }));
    })
    .await;
    assert!(
        taps > 30 && maps > 3 && hexes > 3 && tracks > 5 && pairs > 5 && steps > 8,
        "{taps} {maps} {hexes} {tracks} {pairs} {steps}"
    );
    assert!(browser.page.contains(" VP"), "the points of both");
    look_back(&mut browser, &table).await;
}

#[tokio::test]
async fn two_people_beside_the_shadow_empire_with_their_own_deck_and_die_in_german() {
    let mut browser = Browser::new();
    "lang=de".clone_into(&mut browser.cookies);
    let options = [("seed", "8"), ("mode", "shadow"), ("cards", "own"), ("die", "own")];
    start(&mut browser, GAME, &options).await;
    let mut cards = 0;
    evening(&mut browser, &mut dice(8), |browser| {
        cards += usize::from(has(browser, |tag| tag.has_class("co-cardpick")));
    })
    .await;
    assert!(cards > 8, "{cards}");
}

#[tokio::test]
async fn slips_are_told_on_the_page_and_facts_are_set_right() {
    let mut browser = Browser::new();
    let options = [("seed", "5"), ("mode", "automa"), ("first", "person")];
    let table = start(&mut browser, GAME, &options).await;
    assert!(browser.page.contains("What did you do?"));
    // What cannot be: the page stays and says why.
    for said in ["done", "explore 2/0", "what is this", "conquer 9/9", "landmark nothing", "card 3"] {
        say(&mut browser, "turn", said).await;
        assert!(has(&browser, |tag| tag.has_class("note-box") && tag.has_class("bad")), "{said}");
    }
    // Any hex can be chosen from the list.
    for hex in ["0/0", "-3/3", "2/0"] {
        browser.go(&format!("{table}?open=turn&at={hex}")).await;
        assert!(has(&browser, |tag| tag.has_class("hexpanel")), "{hex}");
    }
    browser.go(&format!("{table}?open=fix&at=2/0")).await;
    for id in [
        "fix-seat-0",
        "fix-hex",
        "fix-explored",
        "fix-landmark",
        "fix-achievement",
        "fix-bot-1",
        "fix-cards",
        "fix-turn",
        "fix-forbid-0",
        "fix-reacts-0",
        "fix-plays-on-0",
    ] {
        assert!(has(&browser, |tag| tag.get("id") == Some(id)), "{id}");
    }
    for fact in [
        "fix token P1 science science 4",
        "fix token automa military military 3",
        "fix hex 2/0 P1 automa-toppled",
        "fix hex 2/0 empty",
        "fix explored 0/1 yes",
        "fix landmark forge P1",
        "fix vp 44",
        "fix favourite shadow science",
        "fix outposts automa 5",
        "fix pile 3",
        "fix tiles none",
        "fix achievement middle_island P1 yes",
        "fix income P1 2",
        "fix deck 3",
        "fix forbid P1 science",
        "fix forbid P1 none",
        "fix reacts P1 yes",
        "fix reacts P1 no",
        "fix plays-on P1 yes",
        "fix plays-on P1 no",
        "fix turn automa",
    ] {
        let before = crate::browser::evening::version(&browser);
        say(&mut browser, "fix", fact).await;
        assert!(browser.page.contains("Set right."), "{fact}");
        assert_eq!(crate::browser::evening::version(&browser), before + 1, "{fact}");
    }
    say(&mut browser, "fix", "fix vp 44").await;
    assert!(browser.page.contains("That cannot be."), "it is so already");
    assert!(browser.press(|tag| tag.is_key("u")).await);
    assert!(browser.page.contains("Taken back."));
    assert!(browser.press(|tag| tag.is_key("y")).await);
}

#[tokio::test]
async fn the_setup_asks_only_what_matters_at_a_real_table() {
    let mut browser = Browser::new();
    browser.go("/new?game=tapestry-companion").await;
    let asked = |browser: &Browser, key: &str| has(browser, |tag| tag.get("data-option") == Some(key));
    for key in ["mode", "level", "automa-civilization", "cards", "die", "first"] {
        assert!(asked(&browser, key), "{key}");
    }
    for key in ["seats", "civilizations", "cities", "version"] {
        assert!(!asked(&browser, key), "{key}");
    }
    assert!(!has(&browser, |tag| tag.get("name") == Some("mode") && tag.get("value") == Some("people")));
    assert!(browser.press(|tag| tag.has_class("go")).await, "it starts as it stands");
    assert!(has(&browser, |tag| tag.has_class("co-lay")));
}

#[tokio::test]
async fn the_bots_turn_is_on_one_page_in_both_languages() {
    let mut browser = Browser::new();
    for language in ["en", "de"] {
        browser.cookies = format!("lang={language}");
        browser.go("/aid/tapestry").await;
        assert!(!browser.page.contains("[ta-"), "every sentence is there");
        // Twelve spaces, six levels with four rows of points each.
        assert_eq!(browser.tags().iter().filter(|tag| tag.get("scope") == Some("row")).count(), 12 + 6 * 4);
    }
    let (status, _) = browser.peek("/aid/patchwork").await;
    assert_eq!(status, 404);
}
