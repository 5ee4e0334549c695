//! Tables as the tests need them, made by the API: what a page shows must not depend on how the table came there.

use std::io::{Read, Write};
use std::net::TcpStream;

use serde_json::{Value, json};

use crate::server::Server;

/// Sends JSON and gives what comes back; anything but success ends the test.
fn call(server: &Server, method: &str, path: &str, body: &str) -> Value {
    let host = server.address.trim_start_matches("http://").trim_end_matches('/');
    let mut stream = TcpStream::connect(host).expect("the server listens");
    write!(
        stream,
        "{method} /api/v1{path} HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )
    .expect("it takes the request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    assert!(head.starts_with("HTTP/1.1 20"), "{method} {path} {body}: {answer}");
    serde_json::from_str(body).expect("JSON")
}

/// The table as the API shows it.
pub fn look(server: &Server, id: &str) -> Value {
    call(server, "GET", &format!("/tables/{id}"), "")
}

/// Starts a table; gives its id.
pub fn start(server: &Server, game: &str, name: &str, seed: u64, options: &Value) -> String {
    let wanted = json!({ "game": game, "name": name, "seed": seed, "options": options });
    let made = call(server, "POST", "/tables", &wanted.to_string());
    made["id"].as_str().expect("an id").to_owned()
}

/// Decides.
pub fn decide(server: &Server, id: &str, action: &str) {
    let version = look(server, id)["version"].clone();
    let said = json!({ "version": version, "action": action });
    call(server, "POST", &format!("/tables/{id}/decide"), &said.to_string());
}

/// Decides so many times as an easy-going person does: now this, now that. Ends when the game is over.
pub fn play(server: &Server, id: &str, decisions: usize) {
    for number in 0..decisions {
        let legal = call(server, "GET", &format!("/tables/{id}/legal?limit=200"), "");
        let actions = legal["actions"].as_array().expect("a list");
        // Whoever can take a patch does so; who cannot advances.
        let takes: Vec<&Value> = actions.iter().filter(|action| action.as_str() != Some("advance")).collect();
        let action =
            if takes.is_empty() { actions.first() } else { takes.get(number * 7 % takes.len()).copied() };
        let Some(action) = action.and_then(Value::as_str) else { return };
        let said = json!({ "version": legal["version"], "action": action });
        call(server, "POST", &format!("/tables/{id}/decide"), &said.to_string());
    }
}

/// An evening of somebody who passes whenever that is possible: the shortest way to a result.
pub fn pass_through(server: &Server, id: &str) {
    loop {
        let legal = call(server, "GET", &format!("/tables/{id}/legal?limit=400"), "");
        let actions: Vec<&str> =
            legal["actions"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
        let pass = actions.iter().find(|action| action.contains("pass"));
        let Some(action) = pass.or(actions.first()) else { return };
        let said = json!({ "version": legal["version"], "action": action });
        call(server, "POST", &format!("/tables/{id}/decide"), &said.to_string());
    }
}
