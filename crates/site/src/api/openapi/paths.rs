//! The paths: what goes in and what comes out.

use serde_json::{Map, Value, json};

use crate::api::tables::{FURTHEST, MOST_LISTED, MOST_TIME, USUALLY_LISTED};
use crate::thought::MOST_ITERATIONS;

/// What can be answered anywhere: no token, another site, too slow, too fast, a bug of ours, no store.
const ANYWHERE: &[u16] = &[401, 403, 408, 429, 500, 503];
/// And where a body is read: no JSON, too large, another type, not as described.
const WITH_BODY: &[u16] = &[400, 413, 415, 422];

pub fn paths() -> Value {
    let id = || path_parameter("id", "#/components/schemas/TableId");
    let game = || path_parameter("game", "#/components/schemas/Game");
    let rule = path_parameter("id", "#/components/schemas/RuleId");
    json!({
        "/games": { "get": get("games", "The games with their settings", &[], answer("Games"), &[]) },
        "/deals/{game}": { "get": get("deal", "The deal of the day: the same seed for everybody", &[game()], answer("Deal"), &[404]) },
        "/rules/{game}": { "get": get("rules", "All rules", &[game()], answer("Rules"), &[404]) },
        "/rules/{game}/{id}": { "get": get("rule", "One rule", &[game(), rule], answer("Rule"), &[404]) },
        "/cards/{game}": { "get": get("cards", "The components", &[game()], answer("Cards"), &[404]) },
        "/tables": {
            "get": get("tables", "Tables, the last played first", &part(), answer("Tables"), &[400]),
            "post": post("start", "A new table", &[], "NewTable", created(), &[]),
        },
        "/tables/{id}": {
            "get": get("table", "A table with all that is needed to play", &[id(), at()], answer("Table"), &[400, 404, 422]),
            "patch": post("rename", "Another name", &[id()], "Name", answer("Table"), &[404]),
            "delete": get("delete", "Forget it; its result stays unless told otherwise", &[id(), leaving()], ("204", json!({ "description": "gone" })), &[400, 404, 422]),
        },
        "/tables/{id}/legal": {
            "get": get("legal", "The legal actions, as text", &[vec![id()], part()].concat(), answer("Legal"), &[400, 404, 422]),
        },
        "/tables/{id}/hint": {
            "get": get("hint", "The best options, how good and how sure", &[id(), iterations(), time()], answer("Hint"), &[400, 404, 409, 422]),
        },
        "/tables/{id}/history": {
            "get": get("history", "The decisions that stand", &[id()], answer("History"), &[404, 422]),
        },
        "/tables/{id}/review": {
            "get": get("reviewed", "What is known of each decision's worth", &[id()], answer("Review"), &[404, 422]),
            "post": get("review", "Goes on with the review for some time; again until it is complete", &[id(), patience()], answer("Review"), &[400, 404, 409, 422]),
        },
        "/tables/{id}/branch": {
            "post": post("branch", "A new table from an earlier position", &[id()], "Branch", created(), &[404]),
        },
        "/tables/{id}/export": {
            "get": get("export", "The save, as text; or its beginning", &[id(), at()], ("200", text()), &[400, 404, 422]),
        },
        "/tables/{id}/decide": {
            "post": post("decide", "An answer to what the table waits for", &[id()], "Decision", answer("Table"), &[404, 409]),
        },
        "/tables/{id}/let": {
            "post": post("let", "A player decides for the person who is to move", &[id()], "Let", answer("Table"), &[404, 409]),
        },
        "/tables/{id}/stop": {
            "post": get("stop", "Stops your hints and moves that are being thought of at this table", &[id()], answer("Stopped"), &[404]),
        },
        "/tables/{id}/undo": {
            "post": post("undo", "Back before the last decision of a person", &[id()], "Seen", answer("Table"), &[404, 409]),
        },
        "/tables/{id}/redo": {
            "post": post("redo", "Forth again", &[id()], "Seen", answer("Table"), &[404, 409]),
        },
        "/tables/{id}/rewind": {
            "post": post("rewind", "To any position", &[id()], "To", answer("Table"), &[404, 409]),
        },
        "/import": { "post": post("import", "A table from a save", &[], "Save", created(), &[]) },
        "/record": {
            "get": get("record", "A person's results, the latest first, and what they add up to", &part(), answer("Record"), &[400]),
            "post": post("bring", "Results from a sheet; those that are there already stay", &[], "Sheet", answer("Added"), &[]),
        },
        "/record/{id}": {
            "get": get("result", "One result", &[id()], answer("Result"), &[404]),
            "patch": post("comment", "What a person writes about a game", &[id()], "Comment", answer("Result"), &[404]),
            "delete": get("forget", "Forget a result; its table stays", &[id()], ("204", json!({ "description": "gone" })), &[404]),
        },
        "/record/export": {
            "get": get("exported", "All results as a file: a sheet, or for BG Stats", &[format()], ("200", file()), &[400]),
        },
        "/openapi.json": {
            "get": get("document", "This document", &[], ("200", content(&json!({ "type": "object" }))), &[]),
        },
    })
}

fn get(name: &str, summary: &str, parameters: &[Value], answer: (&str, Value), errors: &[u16]) -> Value {
    let mut responses = Map::new();
    responses.insert(answer.0.to_owned(), answer.1);
    for status in errors.iter().chain(ANYWHERE) {
        responses.insert(status.to_string(), error());
    }
    json!({ "operationId": name, "summary": summary, "parameters": parameters, "responses": responses })
}

fn leaving() -> Value {
    json!({
        "name": "result", "in": "query", "description": "what becomes of its result",
        "schema": { "type": "string", "enum": ["keep", "forget", "give-up"], "default": "keep" },
    })
}

fn format() -> Value {
    json!({
        "name": "format", "in": "query",
        "schema": { "type": "string", "enum": ["csv", "bgstats"], "default": "csv" },
    })
}

fn file() -> Value {
    json!({
        "description": "the file",
        "content": { "text/csv": { "schema": { "type": "string" } }, "application/json": { "schema": { "type": "object" } } },
    })
}

fn post(
    name: &str,
    summary: &str,
    parameters: &[Value],
    body: &str,
    answer: (&str, Value),
    errors: &[u16],
) -> Value {
    let mut operation = get(name, summary, parameters, answer, &[errors, WITH_BODY].concat());
    let schema = json!({ "$ref": format!("#/components/schemas/{body}") });
    operation["requestBody"] =
        json!({ "required": true, "content": { "application/json": { "schema": schema } } });
    operation
}

fn content(schema: &Value) -> Value {
    json!({ "description": "done", "content": { "application/json": { "schema": schema } } })
}

fn answer(schema: &str) -> (&'static str, Value) {
    ("200", content(&json!({ "$ref": format!("#/components/schemas/{schema}") })))
}

/// A new table, and where it is.
fn created() -> (&'static str, Value) {
    let (_, mut created) = answer("Table");
    created["headers"] = json!({
        "location": { "description": "its address", "required": true, "schema": { "type": "string" } },
    });
    created["links"] = json!({
        "look": { "operationId": "table", "parameters": { "id": "$response.body#/id" } },
        "decide": { "operationId": "decide", "parameters": { "id": "$response.body#/id" } },
        "delete": { "operationId": "delete", "parameters": { "id": "$response.body#/id" } },
    });
    ("201", created)
}

fn text() -> Value {
    json!({ "description": "done", "content": { "text/plain": { "schema": { "type": "string" } } } })
}

fn error() -> Value {
    let schema = json!({ "$ref": "#/components/schemas/Error" });
    json!({ "description": "what is wrong, and what to do", "content": { "application/json": { "schema": schema } } })
}

fn path_parameter(name: &str, schema: &str) -> Value {
    json!({ "name": name, "in": "path", "required": true, "schema": { "$ref": schema } })
}

fn query(name: &str, description: &str, schema: &Value) -> Value {
    json!({ "name": name, "in": "query", "required": false, "description": description, "schema": schema })
}

fn part() -> Vec<Value> {
    let limit = json!({ "type": "integer", "minimum": 1, "maximum": MOST_LISTED, "default": USUALLY_LISTED });
    let offset = json!({ "type": "integer", "minimum": 0, "maximum": FURTHEST, "default": 0 });
    vec![query("limit", "how many", &limit), query("offset", "after how many", &offset)]
}

fn iterations() -> Value {
    let schema = json!({ "type": "integer", "minimum": 1, "maximum": MOST_ITERATIONS });
    query("iterations", "how many games are played out to find them, as far as the time goes", &schema)
}

fn time() -> Value {
    let schema = json!({ "type": "integer", "minimum": 1, "maximum": MOST_TIME });
    query(
        "time",
        "how many milliseconds it may take: 600, or with `iterations` all that a request has",
        &schema,
    )
}

fn patience() -> Value {
    let schema = json!({ "type": "integer", "minimum": 1, "maximum": MOST_TIME });
    query("time", "how many milliseconds it goes on; one decision is always looked at", &schema)
}

fn at() -> Value {
    query(
        "at",
        "the position after so many decisions",
        &json!({ "type": "integer", "minimum": 0, "maximum": u32::MAX }),
    )
}
