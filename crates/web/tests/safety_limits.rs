//! What one visitor can use up: connections.

#![cfg(unix)]
#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use std::time::{Duration, Instant};

use common::child::{self, Server};
use common::client::Client;

#[test]
#[ignore = "a server for the other tests, not a test"]
fn the_server_itself() {
    child::serve_if_asked();
}

fn server() -> (tempfile::TempDir, Server) {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path().join("a.db").to_str().unwrap());
    (folder, server)
}

/// Ways to begin a request and never end it.
fn begun(number: usize) -> &'static str {
    match number % 4 {
        0 => "",
        1 => "GET / HT",
        2 => "GET /api/v1/games HTTP/1.1\r\nhost: localhost\r\nx-slow: ",
        _ => {
            "POST /api/v1/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
             content-length: 500\r\n\r\n{"
        }
    }
}

#[test]
fn whoever_begins_requests_without_end_keeps_nobody_out() {
    let (_folder, server) = server();
    let (busy, other) = ("127.0.0.2".parse().unwrap(), "127.0.0.3".parse().unwrap());
    let answered = |from| {
        let start = Instant::now();
        let mut client = Client::connect_from(from, server.address).unwrap();
        client.patience(Duration::from_secs(5));
        let answer = client.request("GET", "/api/v1/games", None).map(|answer| answer.status);
        assert!(matches!(answer, Ok(200)), "{from}: {answer:?}");
        assert!(start.elapsed() < Duration::from_secs(1), "{from}: {:?}", start.elapsed());
    };
    // More than there are connections, and less than this process may have open.
    let mut stalled = Vec::new();
    for number in 0..900 {
        let mut client = Client::connect_from(busy, server.address).unwrap();
        // It may have been asked to leave already.
        let _ = client.write(begun(number).as_bytes());
        stalled.push(client);
        if number % 100 == 99 {
            answered(other);
            answered(busy);
        }
    }
    // And again, while those are still there.
    for number in 0..600 {
        stalled[number] = Client::connect_from(busy, server.address).unwrap();
        let _ = stalled[number].write(begun(number).as_bytes());
        if number % 100 == 99 {
            answered(other);
            // Another device behind the same address.
            answered(busy);
        }
    }
    drop(stalled);
    assert!(server.stop() < Duration::from_secs(2));
}

#[test]
fn what_trickles_in_and_what_is_idle_comes_to_an_end() {
    let (_folder, server) = server();
    let head = "POST /api/v1/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";
    let chunked = "transfer-encoding: chunked\r\n\r\n";
    let plain = "content-length: 500\r\n\r\n{";
    std::thread::scope(|scope| {
        // A byte twice a second: of a body, of a body in pieces, of a head.
        let trickles = [
            (format!("{head}{plain}"), " "),
            (format!("{head}{chunked}"), "1\r\n \r\n"),
            (head.to_owned(), "x"),
        ];
        for (begun, more) in trickles {
            let mut client = server.client();
            scope.spawn(move || {
                let start = Instant::now();
                client.write(begun.as_bytes()).unwrap();
                client.patience(Duration::from_millis(500));
                let ended = loop {
                    if client.write(more.as_bytes()).is_err() {
                        break None;
                    }
                    match client.answer() {
                        Ok(answer) => break Some(answer.status),
                        Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
                        Err(_) => break None,
                    }
                    assert!(start.elapsed() < Duration::from_secs(15), "it goes on and on: {begun:?}");
                };
                assert!(matches!(ended, None | Some(408)), "{ended:?}");
                // And then it is over: nothing more is read.
                client.patience(Duration::from_secs(3));
                client.rest();
                std::thread::sleep(Duration::from_millis(100));
                let again = client.request("GET", "/api/v1/games", None);
                assert!(again.is_err(), "{again:?}");
            });
        }
        // Kept open after an answer.
        let mut client = server.client();
        assert_eq!(client.request("GET", "/api/v1/games", None).unwrap().status, 200);
        scope.spawn(move || {
            client.patience(Duration::from_secs(15));
            let start = Instant::now();
            client.rest();
            assert!(start.elapsed() < Duration::from_secs(13), "{:?}", start.elapsed());
        });
    });
    assert!(server.stop() < Duration::from_secs(2));
}
