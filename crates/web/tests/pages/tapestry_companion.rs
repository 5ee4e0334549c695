//! Tapestry's companion by plain links and forms: whole evenings, slips, facts set right.

use crate::browser::Browser;
use crate::browser::evening::{count, look_back, say, start};
use crate::browser::game::{self, buttons, has, one_of, press};
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
    // The bots' turn is read and done; then it is one's own.
    if let Some(on) = goes_on(browser) {
        browser.go(&on).await;
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

/// Where the large button leads, if it is a link.
fn goes_on(browser: &Browser) -> Option<String> {
    browser.link(|tag| tag.is_key("enter") && tag.has_class("go"))
}

/// Tells a turn up to its end: the large button as often as this.
async fn enter(browser: &mut Browser) {
    assert!(browser.press(|tag| tag.is_key("enter")).await, "{} has no large button", browser.address);
}

fn is_told(browser: &Browser) -> bool {
    has(browser, |tag| tag.get("data-view") == Some("told"))
}

async fn evening(browser: &mut Browser, dice: &mut Dice, mut look: impl FnMut(&Browser)) -> usize {
    game::play_out(browser, 600, async |browser| {
        tap(browser, dice).await;
        look(browser);
    })
    .await
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
        "fix-explored-is",
        "fix-landmark",
        "fix-landmark-forge",
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
async fn the_bots_answer_as_soon_as_a_turn_is_done() {
    let mut browser = Browser::new();
    let table = start(&mut browser, GAME, &[("seed", "5"), ("mode", "automa"), ("first", "person")]).await;
    let version = crate::browser::evening::version;
    enter(&mut browser).await;
    assert!(browser.page.contains("Anything else?"), "income is told");
    enter(&mut browser).await;
    // The bots' turn has the page to itself, and one tap leads on.
    assert!(is_told(&browser) && version(&browser) == 3, "done and the bots' turn are one tap");
    assert!(!has(&browser, |tag| tag.get("id") == Some("tracks")), "nothing is asked yet");
    let on = goes_on(&browser).expect("a way on");
    browser.go(&on).await;
    assert!(!is_told(&browser) && has(&browser, |tag| tag.get("id") == Some("tracks")));
    assert!(!browser.page.contains("Income turn 1 of the bots"), "what was done needs no saying again");
    // Whoever looks later sees the bots' turn again; what cannot be is said beside the question.
    browser.go(&table).await;
    assert!(is_told(&browser));
    say(&mut browser, "turn", "P1: done; automa; automa").await;
    assert!(
        has(&browser, |tag| tag.has_class("note-box") && tag.has_class("bad")),
        "it is read, and refused"
    );
    // Undo takes the bots' turn back with the end of the own one: something may have been forgotten.
    assert!(browser.press(|tag| tag.is_key("u")).await);
    assert!(browser.page.contains("Anything else?") && browser.page.contains("You: income turn 1."));
    assert!(browser.press(|tag| tag.is_key("y")).await);
    assert!(is_told(&browser), "and redo brings both");
}

#[tokio::test]
async fn bots_that_begin_do_so_when_everything_lies_there() {
    let mut browser = Browser::new();
    let fields = [("game", GAME), ("seed", "5"), ("first", "bots")];
    browser.post("/tables", &fields.map(|(key, value)| (key.to_owned(), value.to_owned()))).await;
    assert!(has(&browser, |tag| tag.has_class("co-lay")));
    enter(&mut browser).await;
    assert!(is_told(&browser), "no page says only that they are due");
}

#[tokio::test]
async fn what_to_lay_out_is_shown_piece_by_piece() {
    for language in ["en", "de"] {
        let mut browser = Browser::new();
        browser.cookies = format!("lang={language}");
        for options in [
            [("mode", "automa"), ("level", "6"), ("cards", "program")],
            [("mode", "automa"), ("level", "1"), ("cards", "own")],
            [("mode", "shadow"), ("level", "2"), ("cards", "own")],
        ] {
            let civs = [("automa-civilization", "explorers"), ("second-civilization", "engineers")];
            let fields =
                [("game", GAME), ("seed", "5"), ("first", "person")].into_iter().chain(options).chain(civs);
            let fields: Vec<_> = fields.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
            browser.post("/tables", &fields).await;
            let pictures =
                browser.tags().iter().filter(|tag| tag.name == "span" && tag.has_class("pic")).count();
            let least = if options[0].1 == "automa" { 12 } else { 4 };
            assert!(pictures >= least, "{language} {options:?}: {pictures}");
            assert!(!browser.page.contains("[tac-"), "{language} {options:?}: every line is there");
            assert_eq!(
                has(&browser, |tag| tag.get("data-hex") == Some("-2/2")),
                options[0].1 == "automa",
                "the map"
            );
            let civs =
                ["Explorers", "Engineers"].map(|civ| browser.page.contains(&format!("Civilization: {civ}")));
            let shown = (language == "en").then_some(options[1].1);
            assert_eq!(civs, [matches!(shown, Some("1" | "6")), shown == Some("6")], "two on level 6");
        }
    }
}

#[tokio::test]
async fn a_landmark_is_spoken_of_only_while_it_is_free() {
    let mut browser = Browser::new();
    let table = start(&mut browser, GAME, &[("seed", "5"), ("mode", "automa"), ("first", "person")]).await;
    say(&mut browser, "turn", "income").await;
    let gains = |browser: &Browser| browser.tags().iter().filter(|tag| tag.has_class("ta-gain")).count();
    assert_eq!(gains(&browser), 0, "no step leads to one");
    for fact in ["fix token P1 science science 3", "fix token P1 military military 3"] {
        say(&mut browser, "fix", fact).await;
    }
    browser.go(&format!("{table}?open=turn")).await;
    assert_eq!(gains(&browser), 2, "both are free");
    say(&mut browser, "fix", "fix landmark apothecary automa").await;
    browser.go(&format!("{table}?open=turn")).await;
    assert_eq!(gains(&browser), 1, "one is gone");
    // A token that went several spaces: asked about the landmark that is still free, not about the other one.
    say(&mut browser, "turn", "token science science 5").await;
    assert!(!browser.page.contains("Did you take it?"), "the Apothecary is gone");
    say(&mut browser, "turn", "token military military 5").await;
    assert!(browser.page.contains("Barracks is still free. Did you take it?"));
    press(&mut browser, "P1: landmark barracks").await;
    assert!(!browser.page.contains("Did you take it?"), "it is taken now");
}

#[tokio::test]
async fn whoever_attacks_the_automa_is_told_to_turn_up_its_cards() {
    let mut browser = Browser::new();
    let table = start(&mut browser, GAME, &[("seed", "5"), ("mode", "automa"), ("first", "person")]).await;
    say(&mut browser, "turn", "income").await;
    let facts = ["fix explored 1/0 yes", "fix hex 1/0 automa", "fix explored 1/1 yes", "fix hex 1/1 automa"];
    for fact in facts.into_iter().chain(["fix pile 3"]) {
        say(&mut browser, "fix", fact).await;
        assert!(browser.page.contains("Set right."), "{fact}");
    }
    browser.go(&format!("{table}?open=turn&at=1/0")).await;
    assert!(browser.page.contains("First turn up the 3 cards beside the Automa's mat"));
    press(&mut browser, "P1: conquer 1/0 trapped").await;
    assert!(browser.page.contains("cards are left there"), "what is to be discarded");
    browser.go(&format!("{table}?open=turn&at=1/1")).await;
    assert!(browser.page.contains("First turn up the 2 cards"), "one is gone with the Trap");
    press(&mut browser, "P1: conquer 1/1").await;
    assert!(browser.page.contains("one by one, and discard them"));
    // No card is left: nothing to turn up.
    say(&mut browser, "fix", "fix hex 1/1 automa").await;
    browser.go(&format!("{table}?open=turn&at=1/1")).await;
    assert!(has(&browser, |tag| tag.get("value") == Some("P1: conquer 1/1")));
    assert!(!browser.page.contains("First turn up"));
}

#[tokio::test]
async fn the_discard_pile_can_be_looked_at_on_every_page() {
    let mut browser = Browser::new();
    let table = start(&mut browser, GAME, &[("seed", "5"), ("mode", "automa"), ("first", "person")]).await;
    for said in
        ["income", "done", "automa", "step military", "done", "automa", "step science", "done", "automa"]
    {
        say(&mut browser, "turn", said).await;
    }
    for page in ["", "?open=ask", "?open=turn&at=1/0", "?open=fix", "?open=lay"] {
        browser.go(&format!("{table}{page}")).await;
        let tags = browser.tags();
        let folds = tags.iter().filter(|tag| tag.get("id") == Some("discard")).count();
        assert_eq!(folds, 1, "{page}");
        let at = tags.iter().position(|tag| tag.get("id") == Some("discard")).unwrap();
        let end = tags[at..].iter().position(|tag| tag.name == "/details").unwrap();
        let cards = tags[at..at + end]
            .iter()
            .filter(|tag| tag.name == "svg" && tag.has_class("ta") && !tag.has_class("ti"));
        assert_eq!(cards.count(), 2, "{page}: the first pair");
    }
}

#[tokio::test]
async fn the_second_civilization_is_asked_for_in_both_places() {
    let mut browser = Browser::new();
    for game in ["tapestry", GAME] {
        browser.go(&format!("/new?game={game}")).await;
        let tags = browser.tags();
        let at = tags.iter().position(|tag| tag.get("data-option") == Some("second-civilization")).unwrap();
        let folded = tags.iter().position(|tag| tag.has_class("rest-options")).unwrap();
        assert!(at < folded, "{game}: among the options of every game");
        let radios = tags[at..].iter().take_while(|tag| tag.name != "/fieldset");
        assert_eq!(radios.filter(|tag| tag.get("name") == Some("second-civilization")).count(), 5, "{game}");
        assert!(browser.page.contains("the second one is your choice"), "{game}");
        // Hidden on other levels, it is not in the way there.
        let civs = [("automa-civilization", "explorers"), ("second-civilization", "explorers")];
        let fields = [("game", game), ("mode", "automa"), ("level", "3")].into_iter().chain(civs);
        let fields: Vec<_> = fields.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
        browser.post("/tables", &fields).await;
        assert!(has(&browser, |tag| tag.get("data-table").is_some()), "{game}: {}", browser.address);
    }
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
