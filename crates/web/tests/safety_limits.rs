//! What one visitor can use up: connections, packs, the disk; and what is left when a part of the database is damaged.

#![cfg(unix)]
#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::Request;
use common::child::{self, Server};
use common::client::Client;
use common::{Inside, code, loopback, path};
use lab::clock::CLOCK;
use serde_json::{Value, json};
use site::room::Room;

child::server_itself!();

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
    let (_folder, server) = Server::fresh();
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
    for (number, client) in stalled.iter_mut().enumerate().take(600) {
        *client = Client::connect_from(busy, server.address).unwrap();
        let _ = client.write(begun(number).as_bytes());
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
    let (_folder, server) = Server::fresh();
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

const SAVE: &str = "automa journal 1\ngame patchwork\nseed 1\nbegin\n";

fn with_pack(pack: &str) -> String {
    let lines = pack.lines().map(|line| format!("| {line}\n")).collect::<Vec<_>>().concat();
    SAVE.replace("begin\n", &format!("pack p.toml\n{lines}begin\n"))
}

#[tokio::test]
async fn only_packs_that_are_kept_count() {
    let inside = Inside::new();
    let import = async |text: String| {
        let (status, answer) = inside.call("POST", "/import", Some(json!({ "text": text }))).await;
        (status, answer.to_string())
    };
    let card = |number: u32| {
        format!(
            "game = \"patchwork\"\n[[card]]\nnumber = 3\ndeck = \"normal\"\nvirtual = {}\nfilters = [\"furthest\"]\nincome = {}\n",
            1 + number % 50,
            number / 50
        )
    };
    // What cannot be read leaves nothing behind.
    for number in 0..150 {
        let (status, answer) = import(with_pack(&format!("game = \"patchwork\"\nwrong = {number}\n"))).await;
        assert!(status == 422 && !answer.contains("too many"), "{status} {answer}");
    }
    // The same box is kept once, whatever its pack looks like.
    for number in 0..150 {
        let (status, answer) = import(with_pack(&format!("{}# {number}\n", card(0)))).await;
        assert_eq!(status, 201, "{answer}");
    }
    for number in 1..100 {
        let (status, answer) = import(with_pack(&card(number))).await;
        assert_eq!(status, 201, "{number}: {answer}");
    }
    let (status, answer) = import(with_pack(&card(100))).await;
    assert!(status == 422 && answer.contains("too many different packs"), "{status} {answer}");
    assert_eq!(import(with_pack(&card(7))).await.0, 201, "a known one is taken");
    assert_eq!(import(SAVE.to_owned()).await.0, 201, "and what brings none");
}

fn size(file: &Path) -> u64 {
    let beside = file.with_file_name("a.db-wal");
    fs::metadata(file).unwrap().len() + fs::metadata(beside).map_or(0, |log| log.len())
}

#[tokio::test]
async fn a_save_takes_as_much_room_as_its_decisions() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.db");
    let inside = Inside::over(file.to_str().unwrap(), loopback());
    let import = async |text: &str| {
        let (status, table) = inside.call("POST", "/import", Some(json!({ "text": text }))).await;
        assert_eq!(status, 201, "{table}");
        let (_, saved) = inside.call("GET", &format!("{}/export", path(&table)), None).await;
        saved.as_str().unwrap().to_owned()
    };
    let remark = format!("# {}\n", "x".repeat(3000));
    let options = "option level 3\n".repeat(5000);
    let wordy = [
        format!("{SAVE}{}", remark.repeat(300)),
        SAVE.replace("begin\n", &format!("{}begin\n", remark.repeat(80))),
        SAVE.replace("begin\n", &format!("{options}begin\n")),
        format!("{SAVE}{}", "\n \n#\n".repeat(50_000)),
    ];
    for text in &wordy {
        let saved = import(text).await;
        assert!(
            saved.len() < 1000 && saved.starts_with("automa journal 1\ngame patchwork\n"),
            "{}",
            saved.len()
        );
    }
    // A remark of a decision keeps its beginning.
    let saved = import(&format!("{SAVE}1 advance # {}\n", "é".repeat(1500))).await;
    let line = saved.lines().last().unwrap();
    assert!(line.starts_with("1 advance = ") && line.contains("# éé") && line.len() < 1100, "{}", line.len());
    // 900 KB each, a hundred of them.
    for _ in 0..100 {
        import(&wordy[0]).await;
    }
    assert!(size(&file) < 5 << 20, "{} bytes", size(&file));
    // And many in one file; the same tables again are left out.
    let bundle = |seed: u32| {
        let save = wordy[0].replace("seed 1", &format!("seed {seed}"));
        format!("text=automa tables 1\n{}", format!("table x\n{save}").repeat(7))
    };
    let bring = async |text: String| {
        let request =
            Request::post("/import").header("host", "localhost").header("content-type", "text/plain");
        let (status, headers, _) = inside.send(request.body(Body::from(text)).unwrap()).await;
        (status.as_u16(), headers.get("location").map(|to| to.to_str().unwrap().to_owned()))
    };
    for seed in 1000..1010 {
        assert_eq!(bring(bundle(seed)).await, (303, Some("/?new=7&known=0".to_owned())));
        assert_eq!(bring(bundle(seed)).await, (303, Some("/?new=0&known=7".to_owned())));
    }
    assert!(size(&file) < 5 << 20, "{} bytes", size(&file));
    let many = format!("text=automa tables 1\n{}", format!("table x\n{SAVE}").repeat(20_001));
    assert_eq!(bring(many).await.0, 429, "more than there may be tables");
}

#[tokio::test]
async fn the_tables_of_a_server_have_so_much_room_and_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.db");
    let mut inside = Inside::over(file.to_str().unwrap(), loopback());
    inside.change(|app| app.site.room = Arc::new(Room::of(1 << 20, CLOCK)));
    let playing = inside.start(1).await;
    let wordy = format!("1 advance # {}\nrewind 0\n", "x".repeat(1000)).repeat(200);
    let wordy = json!({ "text": format!("{SAVE}{wordy}") });
    let mut imported = Vec::new();
    let (status, error) = loop {
        let (status, answer) = inside.call("POST", "/import", Some(wordy.clone())).await;
        if status != 201 {
            break (status, answer);
        }
        imported.push(answer);
        assert!(imported.len() < 200, "there is no end to it");
        // What is known of the size is a second old at most.
        tokio::time::sleep(Duration::from_millis(300)).await;
    };
    assert_eq!((status, code(&error)), (429, "store_full"));
    assert!(size(&file) < 16 << 20, "{} bytes", size(&file));
    assert_eq!(inside.call("POST", "/tables", Some(json!({ "game": "patchwork" }))).await.0, 429);
    let german = Request::get("/").header("host", "localhost").body(Body::empty()).unwrap();
    assert_eq!(inside.send(german).await.0, 200);
    // A game under way has a little more, and whoever deletes makes room.
    for table in &imported {
        assert_eq!(inside.call("DELETE", &path(table), None).await.0, 204);
    }
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let decide = json!({ "version": 0, "action": "advance" });
    assert_eq!(inside.call("POST", &format!("{}/decide", path(&playing)), Some(decide)).await.0, 200);
    inside.start(2).await;
}

/// The most memory that a process has had, in MiB.
#[cfg(target_os = "linux")]
fn most_memory(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() >> 10
}

#[cfg(target_os = "linux")]
#[test]
fn many_views_of_a_long_table_take_little_memory() {
    let (_folder, server) = Server::fresh();
    let lines: Vec<String> =
        (1..=5000).map(|number| format!("{number} fix vp {}\n", 20 + number % 50)).collect();
    let text = SAVE.replace("patchwork", "tapestry-companion") + &lines.concat();
    let mut client = server.client();
    client.patience(Duration::from_mins(1));
    let table = client.request("POST", "/api/v1/import", Some(&json!({ "text": text }))).unwrap();
    assert_eq!(table.status, 201);
    let page = path(&table.json());
    let (before, address) = (most_memory(server.id()), server.address);
    std::thread::scope(|scope| {
        for _ in 0..100 {
            scope.spawn(|| {
                let mut client = Client::connect(address).unwrap();
                client.patience(Duration::from_mins(1));
                // On a busy machine some are told that it took too long.
                let status = client.request("GET", &page, None).unwrap().status;
                assert!(matches!(status, 200 | 408), "{status}");
            });
        }
    });
    let more = most_memory(server.id()) - before;
    assert!(more < 350, "{more} MiB more");
}

/// Overwrites the pages of a database that hold this text: leaves of a list, not what leads to them.
fn damage(file: &Path, text: &str) -> usize {
    const PAGE: usize = 4096;
    let mut bytes = fs::read(file).unwrap();
    let pages: Vec<usize> = bytes
        .chunks(PAGE)
        .enumerate()
        .filter(|(_, page)| matches!(page[0], 0x0a | 0x0d))
        .filter(|(_, page)| page.windows(text.len()).any(|window| window == text.as_bytes()))
        .map(|(number, _)| number)
        .collect();
    for page in &pages {
        bytes[page * PAGE..(page + 1) * PAGE].fill(0xa5);
    }
    fs::write(file, bytes).unwrap();
    pages.len()
}

async fn home(inside: &Inside, language: &str) -> (u16, String) {
    let request = Request::get("/").header("host", "localhost").header("accept-language", language);
    let (status, _, body) = inside.send(request.body(Body::empty()).unwrap()).await;
    (status.as_u16(), String::from_utf8(body).unwrap())
}

#[tokio::test]
async fn damage_in_one_place_leaves_the_other_tables() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.db");
    let database = file.to_str().unwrap().to_owned();
    let names: Vec<String> = (0..25).map(|number| format!("Table number {number}.")).collect();
    let inside = Inside::over(&database, loopback());
    let mut tables: Vec<Value> = Vec::new();
    for (number, name) in names.iter().enumerate() {
        // Two pages of remarks each, so that every journal has a page of its own.
        let lines = format!("1 advance # remark {number}. {}\nrewind 0\n", "x".repeat(900)).repeat(10);
        let save = json!({ "name": name, "text": format!("{SAVE}{lines}") });
        let (status, table) = inside.call("POST", "/import", Some(save)).await;
        assert_eq!(status, 201, "{table}");
        tables.push(table);
    }
    drop(inside);

    // The journal of one table.
    assert!(damage(&file, "remark 7. ") > 0);
    let inside = Inside::over(&database, loopback());
    let (status, page) = home(&inside, "en").await;
    assert!(status == 200 && names.iter().all(|name| page.contains(name)));
    let (status, error) = inside.call("GET", &path(&tables[7]), None).await;
    assert_eq!((status, code(&error)), (503, "damaged"));
    drop(inside);

    // A page of the list: the tables of that page are lost, the others are shown and played.
    assert!(damage(&file, &names[12]) > 0);
    let inside = Inside::over(&database, loopback());
    let (status, page) = home(&inside, "en").await;
    assert_eq!(status, 200);
    let shown = names.iter().filter(|name| page.contains(*name)).count();
    assert!((5..25).contains(&shown) && !page.contains(&names[12]), "{shown} are shown");
    assert!(page.contains("A part of the database is damaged"), "and it is said");
    assert!(home(&inside, "de").await.1.contains("Ein Teil der Datenbank ist beschädigt"));
    let (status, list) = inside.call("GET", "/tables?limit=1000", None).await;
    assert_eq!((status, &list["damaged"]), (200, &json!(true)));
    let listed = list["tables"].as_array().unwrap();
    assert_eq!(listed.len(), shown);
    let (_, some) = inside.call("GET", "/tables?limit=2&offset=1", None).await;
    assert_eq!(some["tables"].as_array().unwrap()[..], listed[1..3]);
    for table in listed.iter().filter(|table| table["id"] != tables[7]["id"]) {
        let decide = json!({ "version": table["version"], "action": "advance" });
        let (status, answer) = inside.call("POST", &format!("{}/decide", path(table)), Some(decide)).await;
        assert_eq!(status, 200, "{answer}");
    }
    let (status, started) = inside.call("POST", "/tables", Some(json!({ "game": "patchwork" }))).await;
    assert_eq!(status, 201, "{started}");
}
