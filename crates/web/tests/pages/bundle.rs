//! All tables as files: out of one door and into the other, and back.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::browser::Browser;

const SAVE: &str = "automa journal 1\ngame patchwork\nseed 1\nbegin\n";

/// Starts a table and plays a little; its address.
async fn begin(browser: &mut Browser, game: &str, seed: &str) -> String {
    let fields = [("game", game), ("seed", seed)].map(|(key, value)| (key.to_owned(), value.to_owned()));
    browser.post("/tables", &fields).await;
    browser.address.clone()
}

async fn advance(browser: &mut Browser, table: &str) {
    browser.go(table).await;
    assert!(browser.press(|tag| tag.get("value") == Some("advance")).await, "{}", browser.page);
}

async fn all(browser: &Browser) -> String {
    let (status, text) = browser.peek("/export").await;
    assert!(status == StatusCode::OK && text.starts_with("automa tables 1\n"), "{status} {text}");
    text
}

/// Brings a file in as the form on the home page does.
async fn bring(browser: &Browser, text: &str) -> (StatusCode, String, String) {
    // A browser sends such a form as it is, with both characters at the ends of lines.
    let body = format!("text={}\r\n", text.replace('\n', "\r\n"));
    browser.give("text/plain; charset=UTF-8", "/import", body).await
}

async fn brought(browser: &mut Browser, text: &str) -> String {
    let (status, to, answer) = bring(browser, text).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{answer}");
    browser.go(&to).await;
    // What is only shown at times is hidden.
    let said = browser.page.split("role=\"status\">").nth(1).unwrap().split("<p>").nth(1).unwrap();
    said.split("</p>").next().unwrap().to_owned()
}

#[tokio::test]
async fn all_tables_go_through_the_other_door_and_back() {
    let (mut here, mut there) = (Browser::new(), Browser::elsewhere());
    let played = begin(&mut here, "patchwork", "5").await;
    advance(&mut here, &played).await;
    for game in ["terra-mystica", "tapestry", "patchwork-companion"] {
        begin(&mut here, game, "7").await;
    }
    here.post(&format!("{played}/rename"), &[("name".to_owned(), "Sonntag – 日曜日".to_owned())]).await;
    let text = all(&here).await;
    assert_eq!(brought(&mut there, &text).await, "4 tables were added.");
    assert_eq!(all(&there).await, text, "every save, every name, and their order");
    assert_eq!(brought(&mut there, &text).await, "No table is new; 4 were here already.");
    assert_eq!(all(&there).await, text, "nothing is there twice");

    // There it goes on, under another name; and comes back.
    let (_, list) = there.peek("/api/v1/tables").await;
    let list: Value = serde_json::from_str(&list).unwrap();
    let renamed = list["tables"].as_array().unwrap().iter().find(|table| table["name"] == "Sonntag – 日曜日");
    let table = format!("/tables/{}", renamed.unwrap()["id"].as_str().unwrap());
    there.post(&format!("{table}/rename"), &[("name".to_owned(), "Sunday".to_owned())]).await;
    advance(&mut there, &table).await;
    let text = all(&there).await;
    assert_eq!(brought(&mut here, &text).await, "One table was added; 3 were here already.");
    assert_eq!(brought(&mut here, &all(&there).await).await, "No table is new; 4 were here already.");
}

#[tokio::test]
async fn each_save_goes_through_the_other_door_by_the_api() {
    let (mut here, there) = (Browser::new(), Browser::elsewhere());
    let table = begin(&mut here, "patchwork", "5").await;
    advance(&mut here, &table).await;
    let (_, save) = here.peek(&format!("/api/v1{table}/export")).await;
    let body = json!({ "text": save }).to_string();
    let (status, to, answer) = there.give("application/json", "/api/v1/import", body).await;
    assert_eq!(status, StatusCode::CREATED, "{answer}");
    let answer: Value = serde_json::from_str(&answer).unwrap();
    let (_, told) = here.peek(&format!("/api/v1{table}")).await;
    let told: Value = serde_json::from_str(&told).unwrap();
    for part in ["state", "version", "summary", "options", "decisions"] {
        assert_eq!(answer[part], told[part], "{part}");
    }
    assert_eq!(there.peek(&format!("{to}/export")).await.1, save);
}

#[tokio::test]
async fn a_file_comes_whole_or_not_at_all() {
    let browser = Browser::new();
    let good = format!("{SAVE}1 advance\n");
    for bad in [format!("{SAVE}1 fly\n"), SAVE.replace("patchwork", "chess"), "nothing".to_owned()] {
        let text = format!("automa tables 1\ntable first\n{good}table second\n{bad}\ntable third\n{good}");
        let (status, _, page) = bring(&browser, &text).await;
        assert!(status.is_client_error() && page.contains("nothing was imported"), "{status} {page}");
        assert!(page.contains("second"), "it is said which: {page}");
    }
    assert_eq!(all(&browser).await, "automa tables 1\n");
    let long = "x".repeat(site::pages::LARGEST_FORM + 1);
    assert_eq!(bring(&browser, &long).await.0, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn what_is_too_much_for_one_file_comes_in_several() {
    let mut here = Browser::new();
    // Two MB each, five of them: remarks are kept as far as they belong to a decision.
    let lines = format!("1 advance # {}\nrewind 0\n", "x".repeat(990)).repeat(2000);
    let part = |tables: std::ops::Range<u32>| {
        let one = |seed| format!("table {seed}\n{}{lines}", SAVE.replace("seed 1", &format!("seed {seed}")));
        format!("automa tables 1\n{}", tables.map(one).collect::<String>())
    };
    assert_eq!(brought(&mut here, &part(0..3)).await, "3 tables were added.");
    assert_eq!(brought(&mut here, &part(3..5)).await, "2 tables were added.");
    here.go("/export").await;
    let files = here.links(|tag| tag.get("href").is_some_and(|to| to.starts_with("/export?")));
    assert_eq!(files.len(), 2, "{}", here.page);
    let mut there = Browser::new();
    let mut tables = 0;
    for file in &files {
        let (status, text) = here.peek(&file.replace("&amp;", "&")).await;
        assert!(status == StatusCode::OK && text.len() < site::saves::LARGEST_BUNDLE, "{status}");
        let count = text.lines().filter(|line| line.starts_with("table ")).count();
        tables += count;
        let said = brought(&mut there, &text).await;
        assert_eq!(said, format!("{count} tables were added."));
    }
    assert_eq!(tables, 5);
}
