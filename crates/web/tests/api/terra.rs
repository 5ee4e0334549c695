//! Terra Mystica through the API: whole games by the texts that it offers, and what it says to wrong ones.

use crate::common::{Inside, code, path, schema};
use kernel::{Purpose, Seed};
use serde_json::{Value, json};
use site::api::openapi;

async fn start(api: &Inside, seed: u64, options: Value) -> Value {
    start_game(api, "terra-mystica", seed, options).await
}

async fn start_game(api: &Inside, game: &str, seed: u64, options: Value) -> Value {
    let table = api.start_game(game, seed, options).await;
    described("post", "/tables", "201", &table);
    table
}

/// Asserts that an answer is as the document says.
fn described(method: &str, template: &str, status: &str, value: &Value) {
    let document = openapi::document();
    let schema =
        &document["paths"][template][method]["responses"][status]["content"]["application/json"]["schema"];
    let misfits = schema::misfits(document, schema, value);
    assert!(misfits.is_empty(), "{method} {template}: {misfits:#?}");
}

/// Plays by legal texts until the end; gives the last table.
async fn play_out(api: &Inside, table: Value, seed: u64) -> Value {
    let mut dice = Seed(seed).dice(Purpose::new("api tests of terra mystica"), 0);
    let mut table = table;
    for _ in 0..2000 {
        if table["state"]["waiting"]["kind"] == "over" {
            return table;
        }
        table = api.decide_at_random(&table, &mut dice).await;
        described("post", "/tables/{id}/decide", "200", &table);
    }
    panic!("this game does not end");
}

#[tokio::test]
async fn whole_games_by_the_texts_that_are_offered() {
    let api = crate::inside();
    for (seed, options) in [
        (1, json!({})),
        (2, json!({ "seats": 3, "automas": 1, "difficulty": "nightmare" })),
        (
            3,
            json!({ "seats": "4", "map": "loon_lakes", "factions": "dragonlords,riverwalkers,yetis,witches", "offers": "open" }),
        ),
    ] {
        let table = start(&api, seed, options).await;
        let over = play_out(&api, table, seed).await;
        assert_eq!(over["state"]["round"], 6);
        assert!(!over["state"]["winners"].as_array().unwrap().is_empty());
        api.opens_again(&over).await;
    }
}

#[tokio::test]
async fn a_record_of_an_online_game_becomes_a_table() {
    let api = crate::inside();
    let record = include_str!("../../../terra-mystica/tests/ledgers/syn_b09_4p_base.tsv");
    let (status, table) = api.call("POST", "/import", Some(json!({ "text": record }))).await;
    assert_eq!(status, 201, "{table}");
    described("post", "/import", "201", &table);
    assert_eq!((&table["name"], &table["state"]["round"]), (&json!("syn_b09_4p_base"), &json!(6)));
    assert!(table.get("differs").is_none() && !table["state"]["winners"].as_array().unwrap().is_empty());
    let (_, history) = api.call("GET", &format!("{}/history", path(&table)), None).await;
    assert!(history["decisions"].as_array().unwrap().len() > 200);
    // A move that the rules refuse ends the game there, and the answer says so.
    let wrong = record.replace("action ACT5. build E7", "action ACT5. build A1");
    let body = json!({ "text": wrong, "name": "Mine" });
    let (status, table) = api.call("POST", "/import", Some(body)).await;
    assert_eq!((status, &table["name"]), (201, &json!("Mine")), "{table}");
    described("post", "/import", "201", &table);
    assert_eq!((&table["differs"]["row"], &table["differs"]["field"]), (&json!(24), &json!("legal")));
    assert_eq!(table["state"]["round"], 1);
    // What cannot be read is refused with its line.
    let body = json!({ "text": record.replace("burn ", "burp ") });
    let (status, error) = api.call("POST", "/import", Some(body)).await;
    assert_eq!(status, 400, "{error}");
    assert!(error.to_string().contains("a command is `burp"), "{error}");
}

#[tokio::test]
async fn the_state_tells_what_everybody_sees() {
    let api = crate::inside();
    let options = json!({ "automas": 1, "factions": "witches", "automa-factions": "nomads" });
    let table = start(&api, 5, options).await;
    let state = &table["state"];
    assert_eq!((&state["waiting"]["kind"], &state["round"]), (&json!("dwelling"), &json!(0)));
    assert_eq!(state["seats"][0]["faction"], "witches");
    assert_eq!(
        (&state["seats"][1]["role"], &state["seats"][1]["automa"]["drawn"]),
        (&json!("automa"), &json!([]))
    );
    assert_eq!(state["map"]["hexes"].as_array().unwrap().len(), 77);
    let mut table = table;
    let mut chosen = Value::Null;
    for _ in 0..12 {
        let (_, legal) = api.call("GET", &format!("{}/legal?limit=500", path(&table)), None).await;
        let action = legal["actions"].as_array().unwrap().last().unwrap().clone();
        let decision = json!({ "version": table["version"], "action": action });
        table = api.call("POST", &format!("{}/decide", path(&table)), Some(decision)).await.1;
        if table["state"]["last"]["choices"].as_array().is_some_and(|all| !all.is_empty()) {
            chosen = table["state"]["last"]["choices"][0].clone();
        }
    }
    assert!(chosen["sentence"].as_str().is_some_and(|says| !says.is_empty()), "{chosen}");
    assert!(chosen["candidates"].as_array().unwrap().contains(&chosen["chosen"]), "{chosen}");
}

#[tokio::test]
async fn wrong_texts_are_told_apart_and_change_nothing() {
    let api = crate::inside();
    let table = start(&api, 6, json!({ "factions": "witches,nomads" })).await;
    let decide = format!("{}/decide", path(&table));
    for (action, wanted) in
        [("build A1", "illegal"), ("nomads: build E7", "illegal"), ("pass BON1", "illegal"), ("xyzzy", "bad")]
    {
        let (status, answer) =
            api.call("POST", &decide, Some(json!({ "version": 0, "action": action }))).await;
        assert!((400..500).contains(&status), "{action}: {status} {answer}");
        let code = code(&answer).to_owned();
        assert!(code.contains(wanted) || wanted == "bad", "{action}: {code}");
        if wanted == "illegal" {
            let examples = answer["error"]["legal"]["examples"].as_array().unwrap();
            assert!(
                examples.iter().all(|one| one.as_str().unwrap().starts_with("witches: build ")),
                "{answer}"
            );
        }
    }
    let (status, answer) =
        api.call("POST", &decide, Some(json!({ "version": 7, "action": "build A3" }))).await;
    assert_eq!((status, code(&answer)), (409, "conflict"));
    for options in [
        json!({ "seats": 6 }),
        json!({ "automas": 2 }),
        json!({ "factions": "elves" }),
        json!({ "map": "moon" }),
    ] {
        let (status, answer) =
            api.call("POST", "/tables", Some(json!({ "game": "terra-mystica", "options": options }))).await;
        assert!((400..500).contains(&status) && !code(&answer).is_empty(), "{options}: {answer}");
    }
    let (_, now) = api.call("GET", &path(&table), None).await;
    assert_eq!(now["version"], 0);
}

#[tokio::test]
async fn the_box_is_listed() {
    let api = crate::inside();
    let (status, cards) = api.call("GET", "/cards/terra-mystica", None).await;
    assert_eq!(status, 200);
    described("get", "/cards/{game}", "200", &cards);
    for (list, count) in
        [("factions", 20), ("bonus_cards", 10), ("favours", 12), ("towns", 8), ("scoring", 9)]
    {
        assert_eq!(cards[list].as_array().unwrap().len(), count, "{list}");
    }
    let (status, rules) = api.call("GET", "/rules/terra-mystica", None).await;
    assert!(status == 200 && rules["rules"].as_array().unwrap().len() > 100);
    let (_, games) = api.call("GET", "/games", None).await;
    assert!(games["games"].as_array().unwrap().iter().any(|game| game["game"] == "terra-mystica"));
}

#[tokio::test]
async fn a_companion_is_told_what_happened_and_says_what_to_do() {
    let api = crate::inside();
    let options = json!({ "factions": "witches", "automa-factions": "darklings" });
    let mut table = start_game(&api, "terra-mystica-companion", 3, options).await;
    assert_eq!(table["state"]["waiting"]["kind"], "dwelling");
    assert_eq!(table["state"]["seats"][0]["coins"], Value::Null, "what people own is their business");
    for (action, kind) in
        [("build F4", "automa"), ("automa", "dwelling"), ("a10", "automa"), ("automa", "automa")]
    {
        let decision = json!({ "version": table["version"], "action": action });
        let (status, next) = api.call("POST", &format!("{}/decide", path(&table)), Some(decision)).await;
        assert_eq!(status, 200, "{action}: {next}");
        described("post", "/tables/{id}/decide", "200", &next);
        assert_eq!(next["state"]["waiting"]["kind"], kind, "{action}");
        table = next;
    }
    let last = &table["state"]["last"];
    assert!(last["instruction"]["headline"].as_str().unwrap().starts_with("The Darklings build on "));
    assert!(
        last["instruction"]["steps"][0].as_str().unwrap().starts_with("Put a dwelling of the Darklings on ")
    );
    assert!(last["choices"][0]["candidates"].as_array().unwrap().len() > 1);
    // A fact, and one that cannot be.
    let fix = json!({ "version": table["version"], "action": "fix cult witches fire 5" });
    let (status, table) = api.call("POST", &format!("{}/decide", path(&table)), Some(fix)).await;
    assert_eq!((status, &table["state"]["seats"][0]["cults"]["fire"]), (200, &5.into()), "{table}");
    let fix = json!({ "version": table["version"], "action": "fix cult witches fire 11" });
    let (status, error) = api.call("POST", &format!("{}/decide", path(&table)), Some(fix)).await;
    assert_eq!((status, code(&error)), (422, "illegal"));
    let over = play_out(&api, table, 7).await;
    assert!(over["state"]["winner"].is_u64() && over["state"]["over"] == true);
}
