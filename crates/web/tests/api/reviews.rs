//! Reviews over the API: gone on with until they are complete, kept, the same every time; and another try from any position.

use serde_json::{Value, json};

use crate::routes::Api;

async fn played(api: &Api, decisions: u32) -> String {
    let new = json!({ "game": "patchwork", "seed": 21 });
    let table = api.done("POST", "/tables", "", "", Some(new)).await;
    let id = table["id"].as_str().unwrap().to_owned();
    let mut version = 0;
    for _ in 0..decisions {
        let asked = json!({ "version": version, "player": "random" });
        let played = api.done("POST", "/tables/{id}/let", &id, "", Some(asked)).await;
        version = played["version"].as_u64().unwrap();
    }
    id
}

async fn complete(api: &Api, id: &str, query: &str) -> (Value, usize) {
    for calls in 1..200 {
        let review = api.done("POST", "/tables/{id}/review", id, query, None).await;
        assert!(review["done"].as_u64() <= review["of"].as_u64());
        if review["complete"] == json!(true) {
            return (review, calls);
        }
    }
    panic!("the review does not end");
}

#[tokio::test]
async fn a_review_is_gone_on_with_until_it_is_complete_and_is_the_same_every_time() {
    let api = Api(crate::inside());
    let id = played(&api, 6).await;
    let before = api.done("GET", "/tables/{id}/review", &id, "", None).await;
    assert_eq!((&before["done"], &before["complete"]), (&json!(0), &json!(false)));
    // One decision a call at least, however little time there is.
    let (review, calls) = complete(&api, &id, "?time=1").await;
    let of = review["of"].as_u64().unwrap();
    assert!(calls as u64 == of && of >= 4, "{calls} calls for {of}");
    assert_eq!(api.done("GET", "/tables/{id}/review", &id, "", None).await, review, "it is kept");
    for decision in review["decisions"].as_array().unwrap() {
        let chosen = decision["chosen"].as_u64().unwrap() as usize;
        assert!(decision["options"][chosen]["says"].as_str().is_some_and(|says| !says.is_empty()));
        assert_eq!(decision["verdict"] == json!("best"), chosen == 0, "{decision}");
        assert_eq!(decision["hurried"], json!(false));
    }
    let other = played(&api, 6).await;
    let (again, _) = complete(&api, &other, "").await;
    assert_eq!(again["decisions"], review["decisions"], "the same game, the same review");

    // What is undone takes its verdicts with it; done again, they are still there.
    let version = review["version"].as_u64().unwrap();
    api.done("POST", "/tables/{id}/undo", &id, "", Some(json!({ "version": version }))).await;
    let shorter = api.done("GET", "/tables/{id}/review", &id, "", None).await;
    assert_eq!((&shorter["of"], &shorter["complete"]), (&json!(of - 1), &json!(true)));
    api.done("POST", "/tables/{id}/redo", &id, "", Some(json!({ "version": version + 1 }))).await;
    let back = api.done("GET", "/tables/{id}/review", &id, "", None).await;
    assert_eq!(back["decisions"], review["decisions"]);
}

#[tokio::test]
async fn another_try_is_a_table_of_its_own() {
    let api = Api(crate::inside());
    let id = played(&api, 4).await;
    let asked = json!({ "at": 2, "name": "Once more" });
    let (status, new) = api.call("POST", "/tables/{id}/branch", &id, "", Some(asked)).await;
    assert_eq!((status, &new["name"], &new["at"]), (201, &json!("Once more"), &json!(2)));
    let then = api.done("GET", "/tables/{id}", &id, "?at=2", None).await;
    assert_eq!(new["state"], then["state"]);
    let save = api.done("GET", "/tables/{id}/export", &id, "?at=2", None).await;
    assert_eq!(save, api.done("GET", "/tables/{id}/export", new["id"].as_str().unwrap(), "", None).await);
}

#[tokio::test]
async fn what_cannot_be_reviewed_or_tried_again_says_why() {
    let api = Api(crate::inside());
    let id = played(&api, 1).await;
    for (query, status) in [("?time=0", 400), ("?time=9000", 400), ("?iterations=3", 400)] {
        assert_eq!(api.call("POST", "/tables/{id}/review", &id, query, None).await.0, status, "{query}");
    }
    assert_eq!(api.call("POST", "/tables/{id}/review", "0123456789ab", "", None).await.0, 404);
    let companion = api.done("POST", "/tables", "", "", Some(json!({ "game": "patchwork-companion" }))).await;
    let companion = companion["id"].as_str().unwrap();
    assert_eq!(api.call("POST", "/tables/{id}/review", companion, "", None).await.0, 422);
    let review = api.done("GET", "/tables/{id}/review", companion, "", None).await;
    assert_eq!(review["decisions"], json!([]));
    for (body, status) in [(json!({ "at": 999 }), 422), (json!({}), 422), (json!({ "at": -1 }), 422)] {
        assert_eq!(api.call("POST", "/tables/{id}/branch", &id, "", Some(body)).await.0, status);
    }
    assert_eq!(api.call("GET", "/tables/{id}/export", &id, "?at=999", None).await.0, 422);
}
