//! The routes: what goes in and what comes out, and that the document says the same.

use std::collections::BTreeSet;

use crate::common::{Inside, code, path, schema};
use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};
use site::api::{ROUTES, openapi};

/// Asserts that an answer is as the document says.
fn described(method: &str, template: &str, status: u16, value: &Value) {
    let document = openapi::document();
    let operation = &document["paths"][template][method.to_lowercase()];
    let response = &operation["responses"][status.to_string()];
    assert!(response.is_object(), "{method} {template} answers {status}, which is not described: {value}");
    if let Some(schema) = response["content"].get("application/json").map(|content| &content["schema"]) {
        let misfits = schema::misfits(document, schema, value);
        assert!(misfits.is_empty(), "{method} {template}: {misfits:#?}");
    }
}

pub struct Api(pub Inside);

impl Api {
    /// A request, and its answer as the document says.
    pub async fn call(
        &self,
        method: &str,
        template: &str,
        id: &str,
        query: &str,
        body: Option<Value>,
    ) -> (u16, Value) {
        let (status, value) =
            self.0.call(method, &format!("{}{query}", template.replace("{id}", id)), body).await;
        described(method, template, status, &value);
        (status, value)
    }

    pub async fn done(
        &self,
        method: &str,
        template: &str,
        id: &str,
        query: &str,
        body: Option<Value>,
    ) -> Value {
        let (status, value) = self.call(method, template, id, query, body).await;
        assert!(status < 300, "{method} {template}: {status} {value}");
        value
    }
}

#[test]
fn the_document_has_every_route_and_no_other() {
    let routes: BTreeSet<(String, String)> = ROUTES
        .iter()
        .flat_map(|(path, methods)| methods.iter().map(|method| ((*path).to_owned(), (*method).to_owned())))
        .collect();
    let paths = openapi::document()["paths"].as_object().unwrap();
    let described: BTreeSet<(String, String)> = paths
        .iter()
        .flat_map(|(path, item)| {
            item.as_object().unwrap().keys().map(|method| (path.clone(), method.clone()))
        })
        .collect();
    assert_eq!(routes, described);
}

#[test]
fn every_reference_of_the_document_leads_somewhere() {
    fn walk(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(members) => {
                if let Some(Value::String(name)) = members.get("$ref") {
                    found.push(name.clone());
                }
                members.values().for_each(|member| walk(member, found));
            }
            Value::Array(items) => items.iter().for_each(|item| walk(item, found)),
            _ => {}
        }
    }
    let document = openapi::document();
    let mut references = Vec::new();
    walk(document, &mut references);
    for reference in &references {
        assert!(document.pointer(reference.strip_prefix('#').unwrap()).is_some(), "{reference}");
    }
    for name in document["components"]["schemas"].as_object().unwrap().keys() {
        assert!(references.contains(&format!("#/components/schemas/{name}")), "{name} is not used");
    }
}

#[tokio::test]
async fn a_game_is_started_played_undone_and_taken_away() {
    let api = Api(crate::inside());
    let options = json!({ "level": 4, "deck": "tactical" });
    let new = json!({ "game": "patchwork", "name": " Ann ", "seed": 5059, "options": options });
    let table = api.done("POST", "/tables", "", "", Some(new)).await;
    assert_eq!((&table["name"], &table["seed"], &table["version"]), (&json!("Ann"), &json!(5059), &json!(0)));
    assert_eq!((&table["options"]["level"], &table["options"]["deck"]), (&json!("4"), &json!("tactical")));
    let id = table["id"].as_str().unwrap();

    let decision = json!({ "version": 0, "action": "advance" });
    let played = api.done("POST", "/tables/{id}/decide", id, "", Some(decision)).await;
    let version = played["version"].as_u64().unwrap();
    let news = played["news"].as_array().unwrap();
    assert_eq!(news.len() as u64, version, "the person's decision and what the Automa did about it");
    assert_eq!((&news[0]["action"], &news[0]["role"]), (&json!("advance"), &json!("person")));
    assert!(news[1..].iter().all(|decided| decided["role"] == "automa" || decided["action"] != "automa"));
    assert_eq!(played["state"]["waiting"]["seat"], 0);

    let history = api.done("GET", "/tables/{id}/history", id, "", None).await;
    assert_eq!(history["decisions"], played["news"]);
    let legal = api.done("GET", "/tables/{id}/legal", id, "?limit=3&offset=1", None).await;
    assert_eq!(legal["count"], played["legal"]["count"]);
    assert_eq!(legal["actions"].as_array().unwrap().len(), 3);

    let earlier = api.done("GET", "/tables/{id}", id, "?at=0", None).await;
    assert_eq!((&earlier["at"], &earlier["state"]), (&json!(0), &table["state"]));
    let undone = api.done("POST", "/tables/{id}/undo", id, "", Some(json!({ "version": version }))).await;
    assert_eq!(
        (&undone["state"], &undone["can_redo"], &undone["news"]),
        (&table["state"], &json!(true), &json!([]))
    );
    let redone = api.done("POST", "/tables/{id}/redo", id, "", Some(json!({ "version": version + 1 }))).await;
    assert_eq!(redone["state"], played["state"]);
    let rewind = json!({ "version": version + 2, "to": 0 });
    let rewound = api.done("POST", "/tables/{id}/rewind", id, "", Some(rewind)).await;
    assert_eq!(rewound["state"], table["state"]);

    let named = api.done("PATCH", "/tables/{id}", id, "", Some(json!({ "name": "Bo" }))).await;
    assert_eq!((&named["name"], &named["version"]), (&json!("Bo"), &json!(version + 3)));
    let save = api.done("GET", "/tables/{id}/export", id, "", None).await;
    let copy = api.done("POST", "/import", "", "", Some(json!({ "text": save }))).await;
    assert_eq!((&copy["state"], &copy["version"]), (&named["state"], &named["version"]));
    let listed = api.done("GET", "/tables", "", "?limit=1", None).await;
    assert_eq!(listed["tables"][0]["id"], copy["id"], "the last played first");
    assert_eq!(api.call("DELETE", "/tables/{id}", id, "", None).await, (204, Value::Null));
    for (method, template) in
        [("GET", "/tables/{id}"), ("DELETE", "/tables/{id}"), ("GET", "/tables/{id}/export")]
    {
        assert_eq!(api.call(method, template, id, "", None).await.0, 404);
    }
}

#[tokio::test]
async fn a_companion_is_told_what_happened() {
    let api = Api(crate::inside());
    let new = json!({ "game": "patchwork-companion", "seed": 3, "options": { "cards": "program", "ring": "dealt" } });
    let table = api.done("POST", "/tables", "", "", Some(new)).await;
    let id = table["id"].as_str().unwrap();
    let say = |version: u64, action: &str| Some(json!({ "version": version, "action": action }));
    let told = api.done("POST", "/tables/{id}/decide", id, "", say(0, "you advance")).await;
    assert_eq!(told["version"], 1, "the Automa waits until it is asked");
    let fixed = api.done("POST", "/tables/{id}/decide", id, "", say(1, "fix automa-buttons 7")).await;
    assert_eq!(fixed["news"][0]["action"], "fix automa-buttons 7");
    let (status, error) = api.call("POST", "/tables/{id}/decide", id, "", say(2, "card 99")).await;
    assert_eq!((status, code(&error)), (422, "illegal"));
}

#[tokio::test]
async fn games_rules_and_cards_can_be_looked_up() {
    let api = Api(crate::inside());
    let games = api.done("GET", "/games", "", "", None).await;
    let names: Vec<_> =
        games["games"].as_array().unwrap().iter().map(|game| game["game"].as_str().unwrap()).collect();
    assert_eq!(
        names,
        [
            "patchwork",
            "patchwork-companion",
            "terra-mystica",
            "terra-mystica-companion",
            "tapestry",
            "tapestry-companion"
        ]
    );
    let level = &games["games"][0]["options"][1];
    assert_eq!(
        (&level["key"], &level["default"], &level["values"][0]["value"]),
        (&json!("level"), &json!("3"), &json!("1"))
    );
    // What the list says is what a game gets that is begun without a word.
    for game in games["games"].as_array().unwrap() {
        let wanted = json!({ "game": game["game"], "seed": 1 });
        let (status, made) = api.0.call("POST", "/tables", Some(wanted)).await;
        assert_eq!(status, 201, "{made}");
        for option in game["options"].as_array().unwrap() {
            let key = option["key"].as_str().unwrap();
            assert_eq!(option["default"], made["options"][key], "{key} of {}", game["game"]);
        }
    }
    let call = async |path: &str, template: &str| {
        let (status, value) = api.0.call("GET", path, None).await;
        described("GET", template, status, &value);
        (status, value)
    };
    let (_, rules) = call("/rules/patchwork", "/rules/{game}").await;
    let first = &rules["rules"][0];
    let one = format!("/rules/patchwork/{}", first["id"].as_str().unwrap());
    assert_eq!(call(&one, "/rules/{game}/{id}").await, (200, first.clone()));
    let (_, cards) = call("/cards/patchwork", "/cards/{game}").await;
    assert_eq!(cards["patches"].as_array().unwrap().len(), 33);
    let (_, deal) = call("/deals/tapestry-companion", "/deals/{game}").await;
    let day = today();
    let seed = day.deal("tapestry").0;
    assert_eq!(deal, json!({ "game": "tapestry-companion", "date": day.to_string(), "seed": seed }));
    for (path, template) in [
        ("/deals/chess", "/deals/{game}"),
        ("/rules/chess", "/rules/{game}"),
        ("/rules/patchwork/none", "/rules/{game}/{id}"),
        ("/cards/%FF", "/cards/{game}"),
    ] {
        let (status, error) = call(path, template).await;
        assert_eq!((status, code(&error)), (404, "not_found"));
    }
    let document = api.done("GET", "/openapi.json", "", "", None).await;
    assert_eq!(&document, openapi::document());
}

fn today() -> kernel::Day {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    kernel::Day::of_seconds(now.as_secs())
}

#[tokio::test]
async fn an_illegal_action_says_what_is_legal() {
    let api = Api(crate::inside());
    let table = api.0.start(1).await;
    let id = table["id"].as_str().unwrap();
    for action in ["leather a1", "jump", "", "take 99 r0 a1", "automa"] {
        let decision = json!({ "version": 0, "action": action });
        let (status, error) = api.call("POST", "/tables/{id}/decide", id, "", Some(decision)).await;
        assert_eq!((status, code(&error)), (422, "illegal"), "{action}");
        let legal = &error["error"]["legal"];
        assert_eq!(legal["count"], table["legal"]["count"]);
        assert_eq!(
            (legal["examples"].as_array().unwrap().len(), &legal["examples"][0]),
            (8, &json!("advance"))
        );
    }
    let unchanged = api.done("GET", "/tables/{id}", id, "", None).await;
    assert_eq!(unchanged, table);
}

#[tokio::test]
async fn the_later_of_two_is_told_and_nothing_is_lost() {
    let api = Api(crate::inside());
    let table = api.0.start(2).await;
    let id = table["id"].as_str().unwrap();
    let actions = api.0.legal(&table).await;
    let first = json!({ "version": 0, "action": actions[1] });
    let second = json!({ "version": 0, "action": actions[2] });
    let played = api.done("POST", "/tables/{id}/decide", id, "", Some(first)).await;
    let (status, error) = api.call("POST", "/tables/{id}/decide", id, "", Some(second)).await;
    assert_eq!((status, code(&error)), (409, "conflict"));
    assert_eq!(error["error"]["version"], played["version"]);
    for (step, body) in [("undo", json!({ "version": 0 })), ("rewind", json!({ "version": 99, "to": 0 }))] {
        let (status, _) = api.call("POST", &format!("/tables/{{id}}/{step}"), id, "", Some(body)).await;
        assert_eq!(status, 409);
    }
    let now = api.done("GET", "/tables/{id}", id, "", None).await;
    assert_eq!((&now["state"], &now["version"]), (&played["state"], &played["version"]));
    // Ten at once: one of them decides.
    let now = &now;
    let all = (0..10).map(|_| async {
        let body = json!({ "version": now["version"], "action": "advance" });
        api.call("POST", "/tables/{id}/decide", id, "", Some(body)).await.0
    });
    let mut results = Vec::new();
    for one in all {
        results.push(one.await);
    }
    assert_eq!(results.iter().filter(|status| **status == 200).count(), 1, "{results:?}");
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_in_json() {
    let inside = crate::inside();
    let table = inside.start(3).await;
    let table = format!("/api/v1{}", path(&table));
    let json_kind = "application/json";
    let long_name = json!({ "name": "x".repeat(81) }).to_string();
    let large = format!("{{\"name\":\"{}\"}}", "x".repeat(70_000));
    let largest = format!("{{\"text\":\"{}\"}}", "x".repeat(1 << 20));
    let deep = "[".repeat(10_000);
    let cases: &[(&str, &str, &str, &str, u16, &str)] = &[
        ("GET", "/api", "", "", 404, "no_route"),
        ("GET", "/api/v2/games", "", "", 404, "no_route"),
        ("GET", "/api/v1/", "", "", 404, "no_route"),
        ("GET", "/api/v1/nothing", "", "", 404, "no_route"),
        ("PUT", "/api/v1/tables", "", "", 405, "method_not_allowed"),
        ("DELETE", "/api/v1/games", "", "", 405, "method_not_allowed"),
        ("GET", "/api/v1/tables/short", "", "", 404, "not_found"),
        ("GET", "/api/v1/tables/000000000000", "", "", 404, "not_found"),
        ("GET", "/api/v1/tables?limit=0", "", "", 400, "bad_query"),
        ("GET", "/api/v1/tables?limit=x", "", "", 400, "bad_query"),
        ("GET", "/api/v1/tables?limit=1&limit=2", "", "", 400, "bad_query"),
        ("GET", "/api/v1/tables?page=1", "", "", 400, "bad_query"),
        ("GET", "/api/v1/tables?offset=99999999999999999999", "", "", 400, "bad_query"),
        ("POST", "/api/v1/tables", "", "{}", 415, "unsupported_type"),
        ("POST", "/api/v1/tables", "text/plain", "{}", 415, "unsupported_type"),
        ("POST", "/api/v1/tables", json_kind, "", 400, "malformed"),
        ("POST", "/api/v1/tables", json_kind, "{\"game\":", 400, "malformed"),
        ("POST", "/api/v1/tables", json_kind, &deep, 400, "malformed"),
        ("POST", "/api/v1/tables", json_kind, "{}", 422, "invalid"),
        ("POST", "/api/v1/tables", json_kind, "[]", 422, "invalid"),
        ("POST", "/api/v1/tables", json_kind, "{\"game\":7}", 422, "invalid"),
        ("POST", "/api/v1/tables", json_kind, "{\"game\":\"patchwork\",\"colour\":1}", 422, "invalid"),
        ("POST", "/api/v1/tables", json_kind, "{\"game\":\"patchwork\",\"seed\":-1}", 422, "invalid"),
        (
            "POST",
            "/api/v1/tables",
            json_kind,
            "{\"game\":\"patchwork\",\"options\":{\"level\":[]}}",
            422,
            "invalid",
        ),
        ("POST", "/api/v1/tables", json_kind, "{\"game\":\"chess\"}", 400, "bad_request"),
        (
            "POST",
            "/api/v1/tables",
            json_kind,
            "{\"game\":\"patchwork\",\"options\":{\"level\":9}}",
            400,
            "bad_request",
        ),
        (
            "POST",
            "/api/v1/tables",
            json_kind,
            "{\"game\":\"patchwork\",\"name\":\"a\\u0007b\"}",
            422,
            "refused",
        ),
        ("POST", "/api/v1/import", json_kind, "{\"text\":\"hello\"}", 400, "bad_request"),
        ("POST", "/api/v1/import", json_kind, &largest, 413, "too_large"),
        ("PATCH", &table, json_kind, &long_name, 422, "refused"),
        ("PATCH", &table, json_kind, &large, 413, "too_large"),
        ("POST", &format!("{table}/undo"), json_kind, "{\"version\":0}", 422, "refused"),
        ("POST", &format!("{table}/rewind"), json_kind, "{\"version\":0,\"to\":7}", 422, "refused"),
        ("GET", &format!("{table}?at=7"), "", "", 422, "refused"),
    ];
    for (method, path, kind, body, status, expected) in cases {
        let mut request = Request::builder().method(*method).uri(*path).header("host", "localhost");
        if !kind.is_empty() {
            request = request.header("content-type", *kind);
        }
        let (found, headers, bytes) =
            inside.send(request.body(Body::from((*body).to_owned())).unwrap()).await;
        let text = String::from_utf8(bytes).unwrap();
        assert_eq!(headers["content-type"], "application/json", "{method} {path}: {text}");
        let value: Value = serde_json::from_str(&text).unwrap();
        let body: String = body.chars().take(60).collect();
        assert_eq!((found.as_u16(), code(&value)), (*status, *expected), "{method} {path} {body}: {value}");
        assert_eq!(headers.contains_key("allow"), *status == 405, "{method} {path}");
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn it_is_the_same_over_a_server_for_databases() {
    let database =
        tokio::task::spawn_blocking(|| testkit::postgres::Postgres::shared().database()).await.unwrap();
    let inside = tokio::task::spawn_blocking(move || Inside::over(&database, crate::common::loopback()))
        .await
        .unwrap();
    let embedded = crate::inside();
    let (mut here, mut there) = (inside.start(8).await, embedded.start(8).await);
    for _ in 0..12 {
        let legal = inside.legal(&here).await;
        assert_eq!(legal, embedded.legal(&there).await);
        let decision = json!({ "version": here["version"], "action": legal[legal.len() / 2] });
        let decide = |table: &Value| format!("{}/decide", path(table));
        let (status, table) = inside.call("POST", &decide(&here), Some(decision.clone())).await;
        assert_eq!(status, 200, "{table}");
        let (conflict, error) = inside.call("POST", &decide(&here), Some(decision.clone())).await;
        assert_eq!((conflict, &error["error"]["version"]), (409, &table["version"]));
        here = table;
        (_, there) = embedded.call("POST", &decide(&there), Some(decision)).await;
        for part in ["state", "version", "news", "summary"] {
            assert_eq!(here[part], there[part], "{part}");
        }
    }
    let save = |table: &Value| format!("{}/export", path(table));
    assert_eq!(inside.call("GET", &save(&here), None).await, embedded.call("GET", &save(&there), None).await);
    assert_eq!(inside.call("DELETE", &path(&here), None).await.0, 204);
    assert_eq!(inside.call("GET", "/tables", None).await.1["tables"], json!([]));
    // The last connection must not be closed by a thread that may not wait.
    tokio::task::spawn_blocking(move || drop(inside)).await.unwrap();
}

#[tokio::test]
async fn the_examples_of_the_documents_work() {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/api.md")).unwrap();
    let inside = crate::inside();
    let (mut id, mut run) = (String::new(), 0);
    for line in text.lines().filter(|line| line.starts_with("curl ")) {
        let line = line.replace("$ID", &id).replace('"', "");
        let path =
            line.split_whitespace().find_map(|word| word.strip_prefix("localhost:7337/api/v1")).unwrap();
        // The quotes of the shell are those of the document, so that JSON is read from the original.
        let sent =
            text.lines().find(|original| original.replace("$ID", &id).replace('"', "") == line).unwrap();
        let body =
            sent.split(" -d '").nth(1).map(|body| serde_json::from_str(body.trim_end_matches('\'')).unwrap());
        let method = if body.is_some() { "POST" } else { "GET" };
        let (status, value) = inside.call(method, path, body).await;
        assert!(status < 300, "{line}: {status} {value}");
        if let Some(new) = value["id"].as_str() {
            new.clone_into(&mut id);
        }
        run += 1;
    }
    assert_eq!(run, 4);
    for (path, _) in ROUTES {
        let start = path.split('{').next().unwrap().trim_end_matches('/');
        assert!(text.contains(start) || text.contains(path), "{path} is not in the document");
    }
}

#[tokio::test]
async fn hints_are_given_and_a_player_takes_over() {
    let api = Api(crate::inside());
    for (game, options) in
        [("patchwork", json!({ "level": 3 })), ("terra-mystica", json!({ "seats": 2, "automas": 1 }))]
    {
        let new = json!({ "game": game, "seed": 7, "options": options });
        let table = api.done("POST", "/tables", "", "", Some(new)).await;
        let id = table["id"].as_str().unwrap();
        let hint = api.done("GET", "/tables/{id}/hint", id, "?iterations=40", None).await;
        assert_eq!(
            (&hint["version"], &hint["player"]),
            (&json!(table["version"]), &json!("mcts:iterations=40"))
        );
        let best = &hint["options"][0];
        assert_eq!(best["line"][0]["action"], best["action"]);
        assert!(!best["says"].as_str().unwrap().is_empty(), "{best}");
        assert!(!best["reasons"].as_array().unwrap().is_empty(), "{best}");
        assert_eq!(
            hint,
            api.done("GET", "/tables/{id}/hint", id, "?iterations=40", None).await,
            "the same again"
        );

        let asked = json!({ "version": table["version"], "player": "mcts:iterations=40" });
        let played = api.done("POST", "/tables/{id}/let", id, "", Some(asked)).await;
        assert_eq!(played["news"][0]["action"], best["action"], "the player does what it advises");
        let bad = json!({ "version": played["version"], "player": "mcts:iterations=1000000" });
        let (status, refused) = api.call("POST", "/tables/{id}/let", id, "", Some(bad)).await;
        assert_eq!((status, code(&refused)), (422, "invalid"));
        let (status, _) = api.call("GET", "/tables/{id}/hint", id, "?iterations=0", None).await;
        assert_eq!(status, 400);
        let rest = json!({ "version": played["version"], "player": "rollout", "rest": true });
        let over = api.done("POST", "/tables/{id}/let", id, "", Some(rest)).await;
        assert_eq!(over["state"]["waiting"]["kind"], "over", "{over}");
        let (status, refused) = api.call("GET", "/tables/{id}/hint", id, "", None).await;
        assert_eq!((status, code(&refused)), (422, "refused"));
    }
    let companion = api.done("POST", "/tables", "", "", Some(json!({ "game": "patchwork-companion" }))).await;
    let (status, _) = api.call("GET", "/tables/{id}/hint", companion["id"].as_str().unwrap(), "", None).await;
    assert_eq!(status, 422, "at a real table nobody knows your board");
}
