//! Terra Mystica's companion by plain links and forms: whole evenings, slips, facts set right.

use crate::browser::Browser;
use crate::browser::evening::{self, count, look_back, say};
use crate::browser::game::{self, buttons, has, one_of, press};
use crate::browser::html::Tag;
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
    game::play_out(browser, 400, async |browser| {
        tap(browser, dice).await;
        look(browser);
    })
    .await
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
    for id in ["fix-hex", "fix-cult", "fix-priests", "fix-power", "fix-row", "fix-order", "fix-round"] {
        assert!(state(&browser, id), "{id}");
    }
    for (fact, said) in [
        ("fix vp darklings 44", "Darklings: 44 VP."),
        (
            "fix power ACT1 ACT3",
            "Power actions used this round: 3 power for 1 bridge · 4 power for 2 workers.",
        ),
        ("fix cult witches air 7", "Witches: air marker on 7."),
        ("fix E7 witches TP", "On E7 stands a trading house of the Witches."),
        ("fix E7 empty", "E7 is empty."),
        ("fix round 4", "This is round 4."),
    ] {
        say(&mut browser, "fix", fact).await;
        assert!(browser.page.contains(said), "{fact}: {said}");
    }
    // A marker: its space is tapped on the tracks, then whose it is. Cards are tapped one after the other.
    let leads = |tag: &Tag, at: &str| tag.get("href").is_some_and(|link| link.contains(at));
    browser.go(&browser.link(|tag| leads(tag, "at=fire:6#")).unwrap()).await;
    press(&mut browser, "witches fire 6").await;
    assert!(browser.page.contains("Witches: fire marker on 6."));
    browser.go(&format!("{table}?open=fix&at=drawn:darklings:#fix-seat-1")).await;
    for cards in ["drawn:darklings:2#", "drawn:darklings:2.5#"] {
        browser.go(&browser.link(|tag| leads(tag, cards)).unwrap()).await;
    }
    let sets = |tag: &Tag| tag.name == "input" && tag.get("value") == Some("2 5");
    assert!(has(&browser, sets), "two cards can be set");
    browser.go(&format!("{table}?open=fix")).await;
    say(&mut browser, "fix", "fix vp witches 44").await;
    assert!(browser.page.contains("the points of an Automa"), "yours are told at the end");
    assert!(browser.press(|tag| tag.is_key("u")).await);
    assert!(browser.page.contains("Taken back."));
    assert!(browser.press(|tag| tag.is_key("y")).await);
    assert!(browser.page.contains("This is round 4."));
}

/// The fields of a form, in this order.
fn fields(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
}

/// Whether the page has this radio or checkbox, chosen.
fn chosen(browser: &Browser, name: &str, value: &str) -> bool {
    has(browser, |tag| {
        tag.name == "input"
            && tag.get("name") == Some(name)
            && tag.get("value") == Some(value)
            && tag.get("checked").is_some()
    })
}

#[tokio::test]
async fn what_lies_on_the_table_is_tapped_before_the_game() {
    let mut browser = Browser::new();
    browser.go("/new?game=terra-mystica-companion").await;
    for name in ["scoring-1", "scoring-6", "bonus-removed", "final-tile"] {
        assert!(has(&browser, |tag| tag.name == "input" && tag.get("name") == Some(name)), "{name}");
    }
    let without_pictures = browser.page.split("<svg").map(|part| part.rsplit("</svg>").next().unwrap());
    let words: String = crate::browser::html::tags(&without_pictures.collect::<String>())
        .iter()
        .map(|tag| tag.text.as_str())
        .collect();
    for code in ["SCORE", "BON", "TW6"] {
        assert!(!words.contains(code), "{code} is for records: {words}");
    }
    let mut taps = vec![("game", "terra-mystica-companion"), ("seed", "3"), ("seats", "2"), ("automas", "1")];
    taps.extend([("factions", "witches"), ("automa-factions", "darklings")]);
    let tiles = ["SCORE5", "SCORE8", "SCORE1", "SCORE2", "SCORE3", "SCORE4"];
    let rounds = ["scoring-1", "scoring-2", "scoring-3", "scoring-4", "scoring-5", "scoring-6"];
    // A browser sends them as they stand on the page: tile by tile.
    taps.extend(rounds.into_iter().zip(tiles).rev());
    let mut whole = taps.clone();
    whole.extend(["BON2", "BON4", "BON6", "BON8", "BON10"].map(|card| ("bonus-removed", card)));
    browser.post("/tables", &fields(&whole)).await;
    let table = browser.address.clone();
    browser.go(&format!("{table}?open=fix")).await;
    for (number, tile) in (1..).zip(tiles) {
        assert!(chosen(&browser, &format!("with-{number}"), tile), "{tile} in round {number}");
    }
    let (status, page) = browser.peek(&format!("{table}/export")).await;
    assert!(status.is_success() && page.contains("BON2,BON4,BON6,BON8,BON10"), "{page}");
    let body = taps[..taps.len() - 1].iter().map(|(key, value)| format!("{key}={value}"));
    let (status, page) = browser.send_form("/tables", &body.collect::<Vec<_>>().join("&")).await;
    assert!(status.is_client_error() && page.contains("Some rounds have no tile yet."), "{page}");
}

/// A table at which it is the person's first turn.
async fn first_turn() -> (Browser, String) {
    let mut browser = Browser::new();
    let options = [("seed", "3"), ("factions", "witches"), ("automa-factions", "darklings")];
    let table = start(&mut browser, &options).await;
    let mut dice = dice(3);
    while !browser.page.contains("What did you do?") {
        tap(&mut browser, &mut dice).await;
    }
    (browser, table)
}

#[tokio::test]
async fn facts_are_set_right_on_the_pictures() {
    let (mut browser, table) = first_turn().await;
    browser.go(&format!("{table}?open=fix")).await;
    assert!(!has(&browser, |tag| tag.name == "select"), "no list that a small screen cuts");
    let hexes = browser.links(|tag| tag.get("data-pick").is_some());
    assert!(hexes.len() > 70, "every land hex can be tapped: {}", hexes.len());
    let free =
        hexes.iter().find(|link| link.contains("at=A1#")).unwrap().split('#').next().unwrap().to_owned();
    browser.go(&free).await;
    press(&mut browser, "TP").await;
    assert!(browser.page.contains("On A1 stands a trading house of the Witches."));
    browser.go(&free).await;
    press(&mut browser, "empty").await;
    assert!(browser.page.contains("A1 is empty."));
    browser.go(&free).await;
    press(&mut browser, "lakes").await;
    assert!(browser.page.contains("A1 is lakes."), "{}", browser.page);
    // Tiles in the rounds: the page has them tile by tile, the words round by round.
    let version = evening::version(&browser).to_string();
    let tiles = ["with-6", "with-3", "with-1", "with-2", "with-4", "with-5"];
    let mut said = vec![("version", version.as_str()), ("open", "fix"), ("action", "fix scoring")];
    said.extend(tiles.into_iter().zip(["SCORE6", "SCORE3", "SCORE1", "SCORE2", "SCORE4", "SCORE5"]));
    browser.post(&format!("{table}/decide"), &fields(&said)).await;
    for number in 1..=6 {
        assert!(chosen(&browser, &format!("with-{number}"), &format!("SCORE{number}")), "{number}");
    }
}

#[tokio::test]
async fn a_tapped_hex_knows_the_likely_act() {
    let (mut browser, table) = first_turn().await;
    let own = buttons(&browser);
    assert!(!own.is_empty());
    for link in browser.links(|tag| tag.get("data-pick").is_some()) {
        browser.go(&link).await;
        let hex = link.split("at=").nth(1).unwrap().split('#').next().unwrap().to_owned();
        let tags = browser.tags();
        let large = tags.iter().find(|tag| tag.name == "button" && tag.is_key("enter")).unwrap();
        let says = large.get("value").unwrap();
        let likely = [format!("witches: build {hex}"), format!("witches: upgrade {hex} to TP")];
        assert!(likely.iter().any(|likely| likely == says), "{hex}: {says}");
    }
    browser.go(&table).await;
}

/// Cultists are rewarded when an Automa takes power of their build: the page says with what, and the step is one tap away.
#[tokio::test]
async fn cultists_hear_what_they_gain() {
    let (mut gained, mut declined) = (0, 0);
    for seed in 1..=12_u64 {
        let mut browser = Browser::new();
        let text = seed.to_string();
        let options = [("seed", text.as_str()), ("factions", "cultists"), ("automa-factions", "darklings")];
        start(&mut browser, &options).await;
        let mut dice = dice(seed);
        let mut taps = 0;
        while !browser.page.contains("What did you do?") {
            tap(&mut browser, &mut dice).await;
            taps += 1;
            assert!(taps < 20);
        }
        for fact in ["fix E7 empty", "fix E6 empty", "fix E7 darklings TP"] {
            say(&mut browser, "turn", fact).await;
        }
        say(&mut browser, "turn", "cultists: build E6").await;
        let step = buttons(&browser).iter().filter(|act| *act == "cultists: +fire").count();
        if browser
            .page
            .contains("The Darklings take power: you go up one step on a cult track of your choice.")
        {
            assert!(step > 1, "among the acts, and right below the news");
            press(&mut browser, "cultists: +fire").await;
            gained += 1;
        } else if browser.page.contains("The Darklings take no power. If nobody else does, you gain 1 power.")
        {
            declined += 1;
        }
    }
    assert!(gained > 0 && declined > 0 && gained + declined == 12, "{gained} {declined}");
}
