//! The laboratory: one experiment at a time, within limits, from the form to a game of its report.

use std::time::{Duration, Instant};

use crate::browser::Browser;
use crate::german::{English, german, none_found, peek};

const SMALL: &str = "name = 'Two levels'\ngame = 'patchwork'\ngames = 40\nplayers = ['random', 'greedy']\n\
                     [options]\nlevel = [1, 5]\n";
/// So slow that it is still played when it is looked at.
const LONG: &str = "game = 'terra-mystica'\ngames = 20000\nplayers = 'greedy'\n[options]\nautomas = 1\nfactions = 'random'\n";

fn wish(text: &str) -> Vec<(String, String)> {
    vec![("text".to_owned(), text.to_owned())]
}

/// The same as a form sends it.
fn sent(fields: &[(&str, &str)]) -> String {
    let encoded = |text: &str| text.bytes().map(|byte| format!("%{byte:02x}")).collect::<Vec<_>>().concat();
    fields.iter().map(|(key, value)| format!("{key}={}", encoded(value))).collect::<Vec<_>>().join("&")
}

async fn until(browser: &Browser, word: &str) -> String {
    let begun = Instant::now();
    loop {
        let (_, page) = browser.peek("/lab").await;
        if page.contains(word) {
            return page;
        }
        assert!(begun.elapsed() < Duration::from_secs(40), "`{word}` never came: {page}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn an_experiment_from_the_form_to_one_of_its_games() {
    let mut browser = Browser::new();
    let (status, page) = browser.peek("/lab").await;
    assert_eq!(status, 200);
    assert!(page.contains("<textarea") && page.contains("level = [1, 2, 3, 4, 5]"), "{page}");
    assert_eq!(browser.peek("/lab/report").await.0, 404, "nothing is played yet");
    browser.post("/lab", &wish(SMALL)).await;
    assert_eq!(browser.address, "/lab");
    let page = until(&browser, "/lab/report").await;
    assert!(page.contains("160 of 160 games") && page.contains("level 5, greedy"), "{page}");
    let (status, report) = browser.peek("/lab/report").await;
    assert_eq!(status, 200);
    assert!(report.matches("<svg").count() > 6 && report.contains("action=\"/lab/open\""));
    let game = [("cell", "3"), ("seed", "17")].map(|(key, value)| (key.to_owned(), value.to_owned()));
    browser.post("/lab/open", &game).await;
    assert!(
        browser.address.starts_with("/tables/") && browser.address.ends_with("/history"),
        "{}",
        browser.address
    );
    let (status, _) = browser.send_form("/lab/open", &sent(&[("cell", "99"), ("seed", "17")])).await;
    assert_eq!(status, 404, "a cell that is none");
}

#[tokio::test]
async fn an_experiment_is_made_of_choices() {
    let mut browser = Browser::new();
    let (_, page) = browser.peek("/lab?game=patchwork").await;
    // What the example says is ticked; everything else can be.
    for ticked in ["name=\"option.level\" value=\"1\" checked", "name=\"players\" value=\"greedy\" checked"] {
        assert!(page.contains(ticked), "{ticked}: {page}");
    }
    assert!(page.contains("name=\"option.deck\" value=\"tactical\"") && page.contains("<details"), "{page}");
    let chosen = [
        ("game", "patchwork"),
        ("players", "random"),
        ("players", "greedy"),
        ("players", "mcts:iterations=9999999"),
        ("option.level", "1"),
        ("option.level", "5"),
        ("option.level", "6\"]\ngames = 9"),
        ("option.nonsense", "1"),
        ("games", "20"),
    ];
    let chosen = chosen.map(|(key, value)| (key.to_owned(), value.to_owned()));
    browser.post("/lab", &chosen).await;
    let page = until(&browser, "/lab/report").await;
    assert!(page.contains("80 of 80 games") && page.contains("level 5, greedy"), "{page}");
    // The choices stay, and stand behind the fold as a file.
    assert!(page.contains("level = [&quot;1&quot;, &quot;5&quot;]"), "{page}");
    assert!(page.contains("name=\"option.level\" value=\"5\" checked"), "{page}");
    assert!(!page.contains("name=\"option.level\" value=\"3\" checked"), "{page}");
    let wrong =
        [(vec![("game", "chess"), ("games", "20")], 400), (vec![("game", "patchwork"), ("games", "x")], 400)];
    for (sent_fields, status) in wrong {
        assert_eq!(browser.send_form("/lab", &sent(&sent_fields)).await.0, status, "{sent_fields:?}");
    }
    // Without a player there is nothing to play.
    let (status, page) = browser.send_form("/lab", &sent(&[("game", "patchwork"), ("games", "20")])).await;
    assert!(status == 400 && page.contains("line 3"), "{status}: {page}");
}

#[tokio::test]
async fn what_would_burn_the_machine_is_refused() {
    let mut browser = Browser::new();
    let cases = [
        ("game = 'chess'\ngames = 1\nplayers = 'random'\n", 400, "line 1: there is no game"),
        (&SMALL.replace("games = 40", "games = 20000"), 422, "at most 60 combinations and 50000 games"),
        (&SMALL.replace("'greedy'", "'mcts:iterations=50000'"), 422, "at most 20000 iterations"),
        (&format!("{SMALL}[until]\nwin_rate = 0.001\nat_most = 100000\n"), 422, "at most 60"),
        (
            &SMALL.replace("games = 40", "games = 40\npacks = ['/etc/passwd']"),
            400,
            "packs are for the command line",
        ),
    ];
    for (text, status, says) in cases {
        let (found, page) = browser.send_form("/lab", &sent(&[("text", text)])).await;
        assert_eq!(found, status, "{text}");
        assert!(page.contains(says), "{says}: {page}");
    }
    assert!(!browser.peek("/lab").await.1.contains("<progress"), "nothing was begun");
    // One at a time; stopped, it gives way.
    browser.post("/lab", &wish(LONG)).await;
    let page = until(&browser, "<progress").await;
    assert!(page.contains("/lab/stop") && !page.contains("<textarea"), "{page}");
    assert_eq!(browser.send_form("/lab", &sent(&[("text", SMALL)])).await.0, 422);
    browser.post("/lab/stop", &[]).await;
    let page = until(&browser, "/lab/report").await;
    assert!(page.contains("Stopped before the end."), "{page}");
    browser.post("/lab", &wish(SMALL)).await;
    until(&browser, "160 of 160 games").await;
}

/// A game of it takes minutes.
const ENDLESS: &str = "game = 'terra-mystica'\ngames = 2\nplayers = 'mcts:iterations=20000'\n";
/// A tenth of a second, with room for a busy machine.
const SOON: Duration = Duration::from_millis(500);

#[tokio::test(flavor = "multi_thread")]
async fn stop_ends_the_game_under_way() {
    let mut browser = Browser::new();
    browser.post("/lab", &wish(ENDLESS)).await;
    until(&browser, "<progress").await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let begun = Instant::now();
    browser.post("/lab/stop", &[]).await;
    let page = until(&browser, "/lab/report").await;
    assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
    assert!(page.contains("Stopped before the end.") && page.contains("0 of 2 games"), "{page}");
    assert_eq!(browser.peek("/lab/report").await.0, 200, "also without a single game");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_time_of_an_experiment_ends_inside_a_game() {
    let time = Duration::from_millis(400);
    let mut browser = Browser::with(|app| app.lab = web::lab::Lab::lasting(time));
    let begun = Instant::now();
    browser.post("/lab", &wish(ENDLESS)).await;
    let page = until(&browser, "/lab/report").await;
    assert!(page.contains("Stopped before the end."), "{page}");
    assert!(begun.elapsed() >= time && begun.elapsed() < time + SOON, "{:?}", begun.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_opened_again_can_be_stopped() {
    let mut browser = Browser::with(|app| app.lab = web::lab::Lab::lasting(Duration::from_millis(50)));
    browser.post("/lab", &wish(ENDLESS)).await;
    until(&browser, "/lab/report").await;
    let begun = Instant::now();
    let stop = async {
        tokio::time::sleep(Duration::from_millis(200)).await;
        browser.send_form("/lab/stop", "").await
    };
    let game = sent(&[("cell", "0"), ("seed", "1")]);
    let ((status, page), _) = tokio::join!(browser.send_form("/lab/open", &game), stop);
    assert_eq!(status, 409, "{page}");
    assert!(page.contains("Stopped. Nothing has changed."), "{page}");
    assert!(begun.elapsed() < Duration::from_millis(200) + SOON, "{:?}", begun.elapsed());
}

#[tokio::test]
async fn an_experiment_and_its_report_are_german() {
    let mut english = English::new();
    let mut browser = german();
    let text = "game = 'patchwork'\ngames = 30\nplayers = ['random', 'greedy']\n[options]\nlevel = [1, 5]\n";
    browser.post("/lab", &[("text".to_owned(), text.to_owned())]).await;
    for _ in 0..2000 {
        let (_, page) = browser.peek("/lab").await;
        english.look("/lab", &page);
        if page.contains("/lab/report") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    peek(&mut english, &browser, "/lab/report").await;
    none_found(&english, 40);
}
