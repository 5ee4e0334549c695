//! Tapestry through the API: whole games by the texts that it offers, and no hand but that of who decides.

use crate::common::{Inside, code, path};
use kernel::{Purpose, Seed};
use serde_json::{Value, json};

async fn start(api: &Inside, seed: u64, options: Value) -> Value {
    api.start_game("tapestry", seed, options).await
}

/// Plays by legal texts until the end; gives the last table.
async fn play_out(api: &Inside, table: Value, seed: u64) -> Value {
    let mut dice = Seed(seed).dice(Purpose::new("api tests of tapestry"), 0);
    let mut table = table;
    for _ in 0..3000 {
        let waiting = &table["state"]["waiting"];
        if waiting["kind"] == "over" {
            return table;
        }
        let mover = waiting["seat"].as_u64().unwrap() as usize;
        for (seat, state) in table["state"]["seats"].as_array().unwrap().iter().enumerate() {
            assert_eq!(state.get("hand").is_some(), seat == mover, "{state}");
        }
        table = api.decide_at_random(&table, &mut dice).await;
    }
    panic!("this game does not end");
}

#[tokio::test]
async fn whole_games_by_the_texts_that_are_offered() {
    let api = crate::inside();
    for (seed, options) in [
        (1, json!({})),
        (2, json!({ "seats": 5, "expansions": "pp,aa,ff", "allow-guesses": "on" })),
        (3, json!({ "seats": "1", "civilizations": "heralds", "version": "printed" })),
    ] {
        let table = start(&api, seed, options).await;
        let over = play_out(&api, table, seed).await;
        assert!(!over["state"]["winners"].as_array().unwrap().is_empty());
        api.opens_again(&over).await;
    }
}

#[tokio::test]
async fn what_is_wrong_is_refused_with_a_reason() {
    let api = crate::inside();
    let table = start(&api, 1, json!({ "civilizations": "heralds,nomads" })).await;
    for (action, expected) in [("advance science 0 coin", "illegal"), ("fly to the moon", "not_an_action")] {
        let decision = json!({ "version": table["version"], "action": action });
        let (status, error) = api.call("POST", &format!("{}/decide", path(&table)), Some(decision)).await;
        assert_eq!(status, 422, "{error}");
        if expected == "illegal" {
            assert_eq!(code(&error), expected, "{error}");
        }
    }
    let bad = json!({ "game": "tapestry", "options": { "civilizations": "elves" } });
    let (status, error) = api.call("POST", "/tables", Some(bad)).await;
    assert!(status == 400 || status == 422, "{status}: {error}");
    let (status, cards) = api.call("GET", "/cards/tapestry", None).await;
    assert_eq!((status, cards["civilizations"].as_array().unwrap().len()), (200, 41));
}

#[tokio::test]
async fn a_companion_is_told_what_happened_and_says_what_to_do() {
    let api = crate::inside();
    let options = json!({ "mode": "automa", "level": 3, "first": "person" });
    let mut table = api.start_game("tapestry-companion", 3, options).await;
    assert_eq!(table["state"]["waiting"]["kind"], "turn");
    assert_eq!(table["state"]["seats"][0]["vp"], Value::Null, "what people own is their business");
    let say = async |table: &Value, action: &str| {
        let decision = json!({ "version": table["version"], "action": action });
        api.call("POST", &format!("{}/decide", path(table)), Some(decision)).await
    };
    for (action, kind) in [
        ("income", "turn"),
        ("done", "automa"),
        ("automa", "turn"),
        ("step science", "turn"),
        ("done", "automa"),
        ("automa", "turn"),
    ] {
        let (status, next) = say(&table, action).await;
        assert_eq!(status, 200, "{action}: {next}");
        assert_eq!(next["state"]["waiting"]["kind"], kind, "{action}");
        table = next;
    }
    let last = &table["state"]["last"];
    assert!(!last["instruction"]["headline"].as_str().unwrap().is_empty());
    assert!(!last["instruction"]["steps"].as_array().unwrap().is_empty());
    assert_eq!(last["choices"][0]["candidates"].as_array().unwrap().len(), 4, "the four tracks");
    // A fact, and one that cannot be.
    let (status, table) = say(&table, "fix vp 44").await;
    assert_eq!((status, &table["state"]["seats"][1]["vp"]), (200, &44.into()), "{table}");
    let (status, error) = say(&table, "fix vp 4444").await;
    assert_eq!((status, code(&error)), (422, "illegal"));
}

/// A save with a pack that changes a civilization, and one decision.
fn save_with(fields: &str) -> String {
    let pack = format!(
        "game = \"tapestry\"\n[[civilization]]\nid = \"leaders\"\nname = \"Endless\"\nset = \"base\"\nsolo = \"keep\"\n\
         [civilization.printed]\ntext = [\"On and on.\"]\n{fields}"
    );
    let pack = pack.lines().fold(String::new(), |text, line| format!("{text}| {line}\n"));
    format!(
        "automa journal 1\ngame tapestry\nrules {}\noption seats 1\noption civilizations leaders\noption cities random\nseed 1\n\
         pack endless.toml\n{pack}begin\n1 income = 00000000\n",
        <tapestry::Tapestry as kernel::Game>::EDITION
    )
}

/// The most memory that this process ever had, in MiB.
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    peak.and_then(|peak| peak.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or(0) / 1024
}

#[tokio::test]
async fn a_save_whose_pack_asks_for_endless_work_is_refused_soon() {
    let nested = (0..20).fold("vp(1)".to_owned(), |inner, _| format!("times(20, {inner})"));
    let round = "lasting = [\"on(you_gain(tapestry_card), tapestry_card(1))\", \"on(you_gain(tapestry_card), discard_down_to(0))\"]";
    let cases = [
        // Seen when the pack is read, when the game starts, and when it is played.
        (format!("setup = \"{nested}\""), "an effect of fewer steps"),
        (format!("setup = \"tapestry_card(1)\"\n{round}"), "take that effect out of the pack"),
        (round.to_owned(), "take that effect out of the pack"),
    ];
    let api = crate::inside();
    let (begun, before) = (std::time::Instant::now(), peak_memory());
    for (fields, sentence) in cases {
        let (status, error) = api.call("POST", "/import", Some(json!({ "text": save_with(&fields) }))).await;
        assert!((400..500).contains(&status) && status != 408, "{status}: {error}");
        let said = error["error"]["message"].as_str().unwrap();
        assert!(said.contains(sentence), "{said}");
    }
    assert!(begun.elapsed().as_secs() < 10, "{:?}", begun.elapsed());
    assert!(peak_memory() - before < 200, "{before} MiB before, {} MiB after", peak_memory());
}

#[tokio::test]
async fn a_shared_victory_names_everybody_who_shares_it() {
    let both = [kernel::Seat(0), kernel::Seat(1)].into_iter().collect();
    let session = testkit::shared_victory::<tapestry::Tapestry>(&[("tie", "shared")], 0, both);
    let save = table::journal::write(&session, |_, _| String::new());
    let (status, table) = Inside::new().call("POST", "/import", Some(json!({ "text": save }))).await;
    assert_eq!((status, &table["state"]["winners"]), (201, &json!([0, 1])));
}
