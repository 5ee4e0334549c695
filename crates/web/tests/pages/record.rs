//! My record, from the first finished game to a sheet that is taken along.

use axum::http::StatusCode;
use serde_json::Value;

use crate::browser::Browser;

fn fields(all: &[(&str, &str)]) -> Vec<(String, String)> {
    all.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
}

async fn api(browser: &Browser, path: &str) -> Value {
    let (status, text) = browser.peek(&format!("/api/v1{path}")).await;
    assert_eq!(status, StatusCode::OK, "{path}: {text}");
    serde_json::from_str(&text).unwrap()
}

/// Starts a game and plays the first thing that is legal until it is over. Gives the address of its table.
async fn played(browser: &mut Browser, options: &[(&str, &str)]) -> String {
    let table = started(browser, options).await;
    loop {
        let now = api(browser, &format!("{table}?")).await;
        if now["summary"]["waiting"] == "over" {
            browser.go(&table).await;
            return table;
        }
        let legal = api(browser, &format!("{table}/legal?limit=1")).await;
        let (version, action) = (now["version"].to_string(), legal["actions"][0].as_str().unwrap());
        browser.post(&format!("{table}/decide"), &fields(&[("version", &version), ("action", action)])).await;
    }
}

async fn started(browser: &mut Browser, options: &[(&str, &str)]) -> String {
    let mut all = vec![("game", "patchwork"), ("seed", "11")];
    all.extend(options);
    browser.post("/tables", &fields(&all)).await;
    browser.address.clone()
}

async fn go(browser: &mut Browser, table: &str, way: &str) {
    let version = api(browser, table).await["version"].to_string();
    browser.post(&format!("{table}/{way}"), &fields(&[("version", &version)])).await;
}

/// Points, comment and who won, of all results.
async fn results(browser: &Browser) -> Vec<(i64, String, Value)> {
    let record = api(browser, "/record").await;
    let told = |result: &Value| {
        (
            result["you"].as_i64().unwrap(),
            result["comment"].as_str().unwrap().to_owned(),
            result["winner"].clone(),
        )
    };
    record["results"].as_array().unwrap().iter().map(told).collect()
}

#[tokio::test]
async fn a_finished_game_counts_until_it_is_undone_and_keeps_what_was_written_about_it() {
    let mut browser = Browser::new();
    browser.go("/record").await;
    assert!(browser.page.contains("No finished game yet"));
    let table = played(&mut browser, &[("level", "1")]).await;
    let result = table.replace("/tables/", "/record/");
    assert!(browser.link(|tag| tag.get("href") == Some(&result)).is_some(), "the result leads to the record");
    assert!(
        browser
            .page
            .contains("games that the program played by itself (taking what looked best at a glance)")
    );

    browser.go(&result).await;
    browser.post(&format!("{result}/comment"), &fields(&[("comment", "A slow one, <b>really</b>.")])).await;
    assert!(browser.page.contains("A slow one, &lt;b&gt;really"));
    browser.go("/record").await;
    assert!(browser.page.contains("A slow one") && browser.page.contains("<svg"));
    assert!(!browser.page.contains("[feat-") && !browser.page.contains("[career-"), "every message is there");
    assert_eq!(results(&browser).await.len(), 1);

    go(&mut browser, &table, "undo").await;
    assert_eq!(results(&browser).await, []);
    browser.go("/record").await;
    assert!(browser.page.contains("No finished game yet"));
    go(&mut browser, &table, "redo").await;
    let again = results(&browser).await;
    assert_eq!(again.len(), 1);
    assert_eq!(again[0].1, "A slow one, <b>really</b>.");
}

#[tokio::test]
async fn a_deleted_table_leaves_its_result_unless_it_should_not() {
    let mut browser = Browser::new();
    let kept = played(&mut browser, &[]).await;
    browser.go(&format!("{kept}?open=delete")).await;
    assert!(browser.press(|tag| tag.has_class("danger")).await);
    assert_eq!(results(&browser).await.len(), 1, "kept without a choice");
    let (_, page) = browser.peek(&kept.replace("/tables/", "/record/")).await;
    assert!(page.contains("Patchwork") && !page.contains(&format!("href=\"{kept}\"")), "its table is gone");
    let forgotten = played(&mut browser, &[]).await;
    browser.post(&format!("{forgotten}/delete"), &fields(&[("result", "forget")])).await;
    assert_eq!(results(&browser).await.len(), 1);
    let running = started(&mut browser, &[]).await;
    browser.post(&format!("{running}/delete"), &fields(&[("result", "keep")])).await;
    assert_eq!(results(&browser).await.len(), 1, "what was not finished does not count");
    let given_up = started(&mut browser, &[]).await;
    browser.post(&format!("{given_up}/delete"), &fields(&[("result", "give-up")])).await;
    let all = results(&browser).await;
    assert_eq!((all.len(), &all[0].2), (2, &Value::from("automa")), "{all:?}");
    browser.go("/record").await;
    assert!(browser.page.contains("Given up"));
    let over = played(&mut browser, &[]).await;
    let (status, _) = browser.send_form(&format!("{over}/delete"), "result=give-up").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "what is over cannot be given up");
}

#[tokio::test]
async fn a_record_goes_out_and_comes_back_once() {
    let mut browser = Browser::new();
    played(&mut browser, &[]).await;
    let (_, sheet) = browser.peek("/record/automa-record.csv").await;
    assert!(sheet.starts_with("id,ended,game,place,result,you,"), "{sheet}");
    let more = "ended,game,you,other,result,level,plays\r\n2026-01-02,terra-mystica,141,120,won,hard,nomads\r\n\
                2026-01-03,tapestry,99,130,lost,3,\r\n";
    browser.post("/record/import", &fields(&[("text", more)])).await;
    assert!(
        browser.page.contains("2 games were added") && browser.page.contains("Nomads"),
        "{}",
        browser.page
    );
    browser.post("/record/import", &fields(&[("text", &sheet)])).await;
    assert!(browser.page.contains("Nothing was new"));

    // On another device all of it is new, and the same afterwards.
    let (_, all) = browser.peek("/record/automa-record.csv").await;
    let mut other = Browser::new();
    other.post("/record/import", &fields(&[("text", &all)])).await;
    assert!(other.page.contains("3 games were added"));
    assert_eq!(other.peek("/record/automa-record.csv").await.1, all);
    let (_, stats) = other.peek("/record/automa-bgstats.json").await;
    let stats: Value = serde_json::from_str(&stats).unwrap();
    assert_eq!(stats["plays"].as_array().unwrap().len(), 3);
    assert_eq!(stats["games"][1]["bggId"], 120_677);

    let wrong = "ended,game,you,result\r\n2026-01-02,chess,1,won\r\n";
    let (status, page) =
        browser.send_form("/record/import", &format!("text={}", wrong.replace("\r\n", "%0A"))).await;
    assert!(status == StatusCode::BAD_REQUEST && page.contains("there is no game"), "{status}: {page}");
    assert_eq!(results(&browser).await.len(), 3);
}

#[tokio::test]
async fn a_game_from_a_file_counts_only_if_somebody_says_so() {
    let mut browser = Browser::new();
    let table = played(&mut browser, &[]).await;
    let (_, save) = browser.peek(&format!("{table}/export")).await;
    let mut other = Browser::new();
    other.post("/import", &fields(&[("text", &save)])).await;
    let result = other.address.replace("/tables/", "/record/");
    assert_eq!(results(&other).await, []);
    other.go(&result).await;
    assert!(other.press(|tag| tag.text == "Count it").await);
    assert_eq!(results(&other).await.len(), 1);
    assert!(other.page.contains("Your notes on this game"));
    assert!(other.press(|tag| tag.has_class("danger")).await);
    assert_eq!(results(&other).await, []);
    assert_eq!(other.peek("/record/0123456789ab").await.0, StatusCode::NOT_FOUND);
}
