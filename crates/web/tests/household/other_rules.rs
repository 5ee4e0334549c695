//! After an upgrade: a table that was played by an earlier edition of the rules, on its page and over the API.

use std::sync::Arc;

use axum::body::Body;
use axum::http::Request;
use serde_json::json;
use table::store::{MemoryStore, NewTable, Outside};
use table::tables::Tables;

use crate::common::Inside;

/// A table whose third decision was made by an edition of the rules in which it led elsewhere.
async fn upgraded() -> (Inside, String, u64) {
    let now = || 1_700_000_000_000;
    let outside = Outside { now, random: |bytes| getrandom::fill(bytes).is_ok() };
    let tables = Arc::new(Tables::new(Arc::new(MemoryStore::new(outside))));
    let inside = crate::over(&tables);
    let mut table = inside.start(5).await;
    for _ in 0..4 {
        let action = inside.legal(&table).await.remove(0);
        let decision = json!({ "version": table["version"], "action": action });
        table = inside
            .call("POST", &format!("/tables/{}/decide", table["id"].as_str().unwrap()), Some(decision))
            .await
            .1;
    }
    let (_, save) =
        inside.call("GET", &format!("/tables/{}/export", table["id"].as_str().unwrap()), None).await;
    let (head, lines) = save.as_str().unwrap().split_once("begin\n").unwrap();
    let lines: Vec<String> = lines
        .lines()
        .map(|line| {
            let number: usize = line.split(' ').next().unwrap().parse().unwrap();
            if number < 3 {
                line.to_owned()
            } else {
                format!("{}= 00000000", line.split('=').next().unwrap())
            }
        })
        .collect();
    let version = lines.len() as u64;
    let head = format!("{}begin\n", head.replace("rules 1", "rules 0"));
    let new = NewTable {
        name: "old".to_owned(),
        game: "patchwork".to_owned(),
        head,
        lines,
        summary: "{}".to_owned(),
    };
    let id = tables.store().create(new).unwrap().id.to_string();
    (inside, id, version)
}

async fn page(inside: &Inside, path: &str, language: &str) -> (u16, String) {
    let request =
        Request::builder().uri(path).header("host", "localhost").header("accept-language", language);
    let (status, _, body) = inside.send(request.body(Body::empty()).unwrap()).await;
    (status.as_u16(), String::from_utf8(body).unwrap())
}

#[tokio::test]
async fn its_page_says_so_in_both_languages_and_offers_to_play_on() {
    let (inside, id, version) = upgraded().await;
    let (status, english) = page(&inside, &format!("/tables/{id}"), "en").await;
    assert_eq!(status, 200);
    assert!(english.contains("Decision 3 was made by edition 0 of the rules"), "{english}");
    assert!(english.contains("Play on from here") && !english.contains("/decide\""));
    let (_, german) = page(&inside, &format!("/tables/{id}"), "de").await;
    assert!(german.contains("Entscheidung 3 fiel nach Fassung 0 der Regeln"), "{german}");
    // The history goes up to there.
    let (status, _) = page(&inside, &format!("/tables/{id}/history/2"), "en").await;
    assert_eq!(status, 200);
    assert_eq!(page(&inside, &format!("/tables/{id}/history/3"), "en").await.0, 404);

    let form = format!("version={version}&to=2");
    let request = Request::builder()
        .method("POST")
        .uri(format!("/tables/{id}/rewind"))
        .header("host", "localhost")
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Body::from(form));
    assert_eq!(inside.send(request.unwrap()).await.0, 303);
    let (_, after) = page(&inside, &format!("/tables/{id}"), "en").await;
    assert!(!after.contains("edition 0"), "it is a table like any other");
}

#[tokio::test]
async fn the_api_tells_it_refuses_decisions_and_goes_on_after_a_rewind() {
    let (inside, id, version) = upgraded().await;
    let (status, table) = inside.call("GET", &format!("/tables/{id}"), None).await;
    assert_eq!((status, &table["other_rules"]), (200, &json!({ "decision": 3, "edition": 0, "known": 1 })));
    assert_eq!(table["at"], 2);
    let action = inside.legal(&table).await.remove(0);
    let decide = |version: u64| {
        let body = json!({ "version": version, "action": action });
        let (inside, id) = (&inside, &id);
        async move { inside.call("POST", &format!("/tables/{id}/decide"), Some(body)).await }
    };
    let (status, refused) = decide(version).await;
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("other_rules")));
    let back = json!({ "version": version, "to": 2 });
    let (status, table) = inside.call("POST", &format!("/tables/{id}/rewind"), Some(back)).await;
    assert_eq!((status, table.get("other_rules")), (200, None));
    let (status, table) = decide(version + 1).await;
    assert_eq!(status, 200, "{table}");
    assert_eq!(table["at"].as_u64().unwrap(), table["decisions"].as_u64().unwrap());
}
