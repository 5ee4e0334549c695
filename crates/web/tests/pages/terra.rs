//! Terra Mystica by plain links and forms, as a browser without script would play it.

use crate::browser::game::{self, buttons_for, is_over, look_back, one_of, press};
use crate::browser::html::Tag;
use crate::browser::{Browser, encoded};
use kernel::{Dice, Purpose, Seed};

fn dice(seed: u64) -> Dice {
    Seed(seed).dice(Purpose::new("pages tests of terra mystica"), 0)
}

/// Starts a game from the setup page with these options.
async fn start(browser: &mut Browser, options: &[(&str, &str)]) -> String {
    game::start(browser, "terra-mystica", options).await
}

fn is_hex(tag: &Tag) -> bool {
    tag.get("data-pick").is_some()
}

/// What the buttons of the page would decide.
fn buttons(browser: &Browser) -> Vec<String> {
    buttons_for(browser, &["action", "acts"])
}

/// One decision, by links and forms only: on the map, or by a button beside it.
async fn decide(browser: &mut Browser, dice: &mut Dice) {
    let hexes = browser.links(is_hex);
    let acts = buttons(browser);
    if !hexes.is_empty() && (acts.is_empty() || dice.below(2) == 0) {
        browser.go(&one_of(dice, &hexes)).await;
        // A tap on a hex puts what can be done there into the bar; what only leads away from home lies one level deeper.
        let likely = |tag: &Tag| tag.is_key("enter") && tag.get("value").is_some();
        if !browser.press(likely).await {
            let hex = browser.address.split("at=").nth(1).unwrap_or_default().to_owned();
            let there: Vec<String> =
                buttons(browser).into_iter().filter(|text| text.contains(&format!("dig {hex}"))).collect();
            assert!(!there.is_empty(), "{}: nothing can be done there", browser.address);
            press(browser, &one_of(dice, &there)).await;
        }
        return;
    }
    // A game of passing and burning would be short.
    let dull = |text: &String| ["pass", "burn", "convert"].iter().any(|word| text.contains(word));
    let lively: Vec<String> = acts.iter().filter(|text| !dull(text)).cloned().collect();
    let act =
        if lively.is_empty() || dice.below(8) == 0 { one_of(dice, &acts) } else { one_of(dice, &lively) };
    press(browser, &act).await;
}

async fn play_out(browser: &mut Browser, dice: &mut Dice) -> usize {
    game::play_out(browser, 1500, async |browser| decide(browser, dice).await).await
}

#[tokio::test]
async fn two_people_play_a_whole_game_by_links_and_forms() {
    let mut browser = Browser::new();
    let options = [("seed", "4"), ("automas", "0"), ("map", "fire_ice_new"), ("final-tile", "random")];
    let table = start(&mut browser, &options).await;
    assert!(browser.page.contains("choose a faction"));
    assert!(play_out(&mut browser, &mut dice(4)).await > 40);
    assert!(browser.page.contains("win with"));
    assert!(browser.page.contains("Largest network"), "the points by their kind");
    let parts = ["/history", "/history/0", "/history/5", "?open=menu", "?open=delete", "?open=join"];
    look_back(&mut browser, &table, &parts).await;
}

#[tokio::test]
async fn five_at_a_table_with_answers_that_may_wait() {
    let mut browser = Browser::new();
    let options = [
        ("seed", "6"),
        ("seats", "5"),
        ("offers", "open"),
        ("map", "fjords"),
        ("factions", "acolytes"),
        ("factions", "shapeshifters"),
        ("factions", "yetis"),
        ("factions", "mermaids"),
        ("factions", "fakirs"),
    ];
    start(&mut browser, &options).await;
    play_out(&mut browser, &mut dice(6)).await;
}

#[tokio::test]
async fn a_whole_game_against_the_automa_and_why_it_did_that() {
    let mut browser = Browser::new();
    let options = [("seed", "5"), ("automas", "1"), ("difficulty", "hard"), ("automa-factions", "darklings")];
    let table = start(&mut browser, &options).await;
    let mut dice = dice(5);
    let mut explained = 0;
    for _ in 0..60 {
        if is_over(&browser) {
            break;
        }
        decide(&mut browser, &mut dice).await;
        let tags = browser.tags();
        let rules = tags.iter().filter(|tag| tag.has_class("rule")).filter_map(|tag| tag.get("href"));
        explained += usize::from(rules.clone().any(|to| to.starts_with("/rules/terra-mystica/automa.")));
        let considered = tags.iter().filter(|tag| tag.get("data-considered").is_some()).count();
        explained += usize::from(considered > 0);
    }
    assert!(explained > 20, "reasons with their rules, and candidates on the map: {explained}");
    play_out(&mut browser, &mut dice).await;
    // Every reason of the game is whole.
    let history = format!("{table}/history");
    browser.go(&history).await;
    let steps = browser.links(|tag| tag.get("href").is_some_and(|to| to.contains("/history/")));
    for step in steps.iter().step_by(7) {
        browser.go(step).await;
    }
}

#[tokio::test]
async fn a_tap_on_a_hex_tells_the_price_before_it_is_paid() {
    let mut browser = Browser::new();
    let table = start(
        &mut browser,
        &[("seed", "7"), ("automas", "0"), ("factions", "witches"), ("factions", "nomads")],
    )
    .await;
    let mut dice = dice(7);
    while !browser.page.contains("take an action, or pass") {
        decide(&mut browser, &mut dice).await;
    }
    let hexes = browser.links(is_hex);
    assert!(hexes.len() > 3);
    for hex in &hexes {
        browser.go(hex).await;
        match browser.tags().into_iter().find(|tag| tag.is_key("enter")) {
            Some(go) => {
                assert!(go.get("value").unwrap().contains(": "), "{go:?}");
                assert!(browser.page.contains("class=\"change num\""), "{hex}: no price");
            }
            // What only leads away from home is no likely act: the page says what home would take.
            None => assert!(browser.page.contains("at hand"), "{hex}: {}", browser.page),
        }
    }
    // Where nothing can be done, the page says why.
    browser.go(&format!("{table}?at=A1")).await;
    assert!(
        browser.page.contains("out of reach") || browser.page.contains("Nothing can be done"),
        "{}",
        browser.page
    );
    // The list of hexes leads to the same place as a tap.
    let name = hexes[0].split("at=").nth(1).unwrap();
    assert!(browser.page.contains(&format!("<option value=\"{name}\"")));
}

#[tokio::test]
async fn a_hint_can_be_taken_at_once() {
    let mut browser = Browser::new();
    let table = start(&mut browser, &[("seed", "8"), ("factions", "giants"), ("automas", "1")]).await;
    let mut reasons = 0;
    for _ in 0..40 {
        if is_over(&browser) {
            break;
        }
        browser.go(&format!("{table}?open=hint")).await;
        assert!(browser.page.contains("A hint."));
        reasons += u32::from(browser.page.contains("Income of each later round:"));
        let then = browser.page.split("Then probably:").nth(1).and_then(|rest| rest.split("</p>").next());
        assert!(!then.unwrap_or_default().contains("giants: "), "in notation: {then:?}");
        assert!(browser.press(|tag| tag.is_key("enter")).await, "{}", browser.page);
    }
    assert!(reasons > 3, "{reasons} hints say what they bring");
}

#[tokio::test]
async fn what_is_taken_back_can_be_done_again() {
    let mut browser = Browser::new();
    let table = start(&mut browser, &[("seed", "9"), ("automas", "1")]).await;
    let mut dice = dice(9);
    for _ in 0..12 {
        decide(&mut browser, &mut dice).await;
    }
    let moves =
        |browser: &Browser| browser.page.split("· move ").nth(1).map(|rest| rest[..3].to_owned()).unwrap();
    let before = moves(&browser);
    assert!(browser.press(|tag| tag.is_key("u")).await);
    assert_ne!(moves(&browser), before);
    assert!(browser.press(|tag| tag.is_key("y")).await);
    assert_eq!(moves(&browser), before);
    browser.go(&format!("{table}/history/3")).await;
    assert!(browser.press(|tag| tag.has_class("rewind")).await, "go on from an earlier position");
    assert_eq!(browser.address, table);
}

#[tokio::test]
async fn a_whole_act_is_taken_back_and_done_again_as_one() {
    let mut browser = Browser::new();
    start(&mut browser, &[("seed", "10"), ("automas", "1")]).await;
    let mut dice = dice(10);
    let moves =
        |browser: &Browser| browser.page.split("move ").nth(1).map(|rest| rest[..3].to_owned()).unwrap();
    let mut tried = 0;
    for _ in 0..120 {
        if is_over(&browser) || tried > 8 {
            break;
        }
        let whole =
            buttons(&browser).into_iter().find(|text| text.ends_with(": done") && text.contains("; "));
        let (Some(whole), true) = (whole, browser.page.contains("take an action, or pass")) else {
            decide(&mut browser, &mut dice).await;
            continue;
        };
        let before = moves(&browser);
        press(&mut browser, &whole).await;
        let after = moves(&browser);
        tried += 1;
        assert!(browser.press(|tag| tag.is_key("u")).await);
        assert_eq!(moves(&browser), before, "{whole} is taken back as one");
        assert!(browser.page.contains("take an action, or pass"));
        assert!(browser.press(|tag| tag.is_key("y")).await);
        assert_eq!(moves(&browser), after, "{whole} is done again as one");
    }
    assert!(tried > 3, "{tried} whole acts");
}

#[tokio::test]
async fn wrong_input_gets_a_sentence() {
    let mut browser = Browser::new();
    let table = start(
        &mut browser,
        &[("seed", "3"), ("automas", "0"), ("factions", "witches"), ("factions", "nomads")],
    )
    .await;
    for query in
        ["?at=Z9", "?at=%3Cscript%3E", "?at=r3", "?open=nothing", "?said=conflict", "?patch=3&hold=q"]
    {
        browser.go(&format!("{table}{query}")).await;
        assert!(!browser.page.contains("<script>"));
    }
    // A wrong setup says what is wrong.
    for (options, says) in [
        ("seats=2&automas=2", "at least one of the seats"),
        ("automas=0&factions=witches&factions=auren", "two factions of one colour"),
        ("factions=elves", "elves"),
        ("map=moon", "moon"),
    ] {
        let (status, page) = browser.send_form("/tables", &format!("game=terra-mystica&{options}")).await;
        assert!(status.is_client_error(), "{options}: {status}");
        assert!(page.contains(says), "{options}: {page}");
    }
    // And so does a decision that the rules do not allow.
    let decide = format!("{table}/decide");
    let (status, page) = browser.send_form(&decide, "version=0&action=build+A1").await;
    assert!(status.is_client_error() && page.contains("A1 is"), "{status}: {page}");
    let (status, page) = browser.send_form(&decide, "version=0&action=fly+to+the+moon").await;
    assert!(status.is_client_error() && page.contains("build E7"), "{status}: {page}");
}

#[tokio::test]
async fn rules_and_cards_can_be_looked_up() {
    let mut browser = Browser::new();
    for (address, says) in [
        ("/rules", "Terra Mystica"),
        ("/rules?q=volcano", "Terra Mystica"),
        ("/rules/terra-mystica", "automa.build.near"),
        ("/rules/terra-mystica?q=stronghold", "tronghold"),
        ("/rules/terra-mystica/automa.build.near", "automa.build.near"),
        ("/cards", "Patchwork"),
        ("/cards/terra-mystica", "shipping +1 until passing"),
        ("/new?game=terra-mystica", "Nightmare"),
    ] {
        browser.go(address).await;
        assert!(browser.page.contains(says), "{address}: no {says}");
    }
    "lang=de".clone_into(&mut browser.cookies);
    browser.go("/new?game=terra-mystica").await;
    assert!(browser.page.contains("Albtraum"));
    let table = start(&mut browser, &[("seed", "5"), ("automas", "1"), ("factions", "nomads")]).await;
    let mut dice = dice(2);
    for _ in 0..20 {
        decide(&mut browser, &mut dice).await;
    }
    browser.go(&format!("{table}?open=hint")).await;
    assert!(browser.page.contains("Vorschlag"));
}

#[tokio::test]
async fn a_record_is_brought_and_what_differs_is_said() {
    let record = include_str!("../../../terra-mystica/tests/ledgers/syn_b03_2p_fire_ice_revised.tsv");
    let mut browser = Browser::new();
    browser.post("/import", &[("text".to_owned(), record.to_owned())]).await;
    assert!(is_over(&browser), "it opens at its result");
    // A row that is not as the rules have it: the page says which, and leads to the game up to there.
    let wrong =
        record.replace("11\t1.0\tauto\tacolytes\t20\t21\t5\t", "11\t1.0\tauto\tacolytes\t20\t21\t6\t");
    let (status, page) = browser.send_form("/import", &format!("text={}", encoded(&wrong))).await;
    assert_eq!(status, 200);
    assert!(page.contains("Row 11 (acolytes), workers: the record has 6, the rules give 5."), "{page}");
    let table = page.split("href=\"").find(|part| part.starts_with("/tables/")).unwrap();
    let table = table.split('"').next().unwrap().to_owned();
    browser.go(&table).await;
    assert!(!is_over(&browser));
}

#[tokio::test]
async fn a_beginner_plays_on_to_the_end() {
    let mut browser = Browser::new();
    let table = start(&mut browser, &[("seed", "5"), ("factions", "nomads"), ("automas", "1")]).await;
    browser.go(&format!("{table}?open=hint")).await;
    for name in ["strong", "club", "beginner"] {
        assert!(browser.tags().iter().any(|tag| tag.name == "option" && tag.get("value") == Some(name)));
    }
    let let_play = [("version", "0"), ("player", "beginner"), ("rest", "yes")];
    let fields: Vec<_> =
        let_play.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    browser.post(&format!("{table}/let"), &fields).await;
    assert!(is_over(&browser), "{}", browser.page);
}

/// The first code of a card, tile or action that somebody would read or hear on this page.
fn code_in(browser: &Browser) -> Option<String> {
    let is_code = |word: &&str| {
        ["TW", "BON", "SCORE", "FAV", "ACT"].iter().any(|kind| {
            let rest = word.strip_prefix(kind).unwrap_or_default();
            !rest.is_empty()
                && rest.len() < 4
                && rest.chars().all(|c| c.is_ascii_digit() || c.is_ascii_uppercase())
        })
    };
    let told = browser.tags().into_iter().flat_map(|tag| {
        let attributes = ["title", "aria-label", "alt", "placeholder", "data-say"];
        let said: Vec<String> =
            attributes.iter().filter_map(|name| tag.get(name).map(str::to_owned)).collect();
        said.into_iter().chain([tag.text])
    });
    told.into_iter().find(|text| text.split(|c: char| !c.is_alphanumeric()).any(|word| is_code(&word)))
}

#[tokio::test]
async fn no_page_of_a_game_shows_the_code_of_a_card_or_tile() {
    for (language, seed) in [("en", 21), ("de", 22)] {
        let mut browser = Browser::new();
        browser.cookies = format!("lang={language}");
        let seed_text = seed.to_string();
        let options = [
            ("seed", seed_text.as_str()),
            ("automas", "1"),
            ("factions", "nomads"),
            ("automa-factions", "darklings"),
            ("final-tile", "random"),
        ];
        let table = start(&mut browser, &options).await;
        let mut dice = dice(seed);
        while !is_over(&browser) {
            assert_eq!(code_in(&browser), None, "{language}: {}", browser.address);
            decide(&mut browser, &mut dice).await;
        }
        assert_eq!(code_in(&browser), None, "{language}: the result");
        browser.go(&format!("{table}/history")).await;
        let moments = browser.links(|tag| tag.get("href").is_some_and(|to| to.contains("/history/")));
        for moment in moments.iter().step_by(5) {
            browser.go(moment).await;
            assert_eq!(code_in(&browser), None, "{language}: {moment}");
        }
        browser.go("/new?game=terra-mystica").await;
        assert_eq!(code_in(&browser), None, "{language}: a new game");
    }
}

#[tokio::test]
async fn the_final_scoring_is_told_in_steps() {
    for (language, topics, nothing) in [
        (
            "en",
            ["The cult of fire", "The cult of air", "The largest network", "What is left over"],
            "nothing",
        ),
        ("de", ["Der Kult Feuer", "Der Kult Luft", "Das größte Netz", "Was übrig ist"], "nichts"),
    ] {
        let mut browser = Browser::new();
        browser.cookies = format!("lang={language}");
        let options =
            [("seed", "5"), ("automas", "1"), ("factions", "nomads"), ("automa-factions", "darklings")];
        start(&mut browser, &options).await;
        play_out(&mut browser, &mut dice(5)).await;
        let scene =
            browser.page.split("id=\"scene\"").nth(1).and_then(|rest| rest.split("</section>").next());
        let scene = scene.unwrap_or_else(|| panic!("{language}: no scene on {}", browser.page));
        let places: Vec<Option<usize>> = topics.iter().map(|topic| scene.find(topic)).collect();
        assert!(
            places.iter().all(Option::is_some) && places.is_sorted(),
            "{language}: {places:?} in {scene}"
        );
        assert!(scene.contains(nothing), "{language}: who gets no points is told too");
        let headline =
            browser.page.split("data-say=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
        let last = scene.rfind("<li").map(|at| &scene[at..]).unwrap();
        assert!(last.contains(headline), "{language}: the result comes last: {last}");
    }
}
