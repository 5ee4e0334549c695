//! A process that is killed at any moment: everything that it acknowledged is there.

#![allow(clippy::disallowed_methods, reason = "the process that prints is the test's own")]

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use kernel::Dice;
use table::{TableId, store};

use crate::place::{Place, lines, table};

const URL: &str = "AUTOMA_TEST_URL";

/// Not a test: what the killed process does. Each line that it prints is a promise.
#[test]
#[ignore = "started by the tests of this file"]
fn child() {
    let Ok(url) = std::env::var(URL) else { return };
    let store = store::open(Some(&url)).unwrap();
    std::thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| {
                let id = store.create(table("killed")).unwrap().id;
                let mut version = 0;
                while version < 4000 {
                    // One to three lines at once: all or none.
                    let new = lines(version, version % 3 + 1);
                    version = store.append(&id, version, &new, "{}", None).unwrap();
                    writeln!(std::io::stdout().lock(), "\nack {id} {version}").unwrap();
                }
            });
        }
    });
}

#[test]
fn a_killed_process_loses_nothing_acknowledged() {
    let place = Place::sqlite();
    let mut dice = Dice::new(20);
    for _ in 0..6 {
        let exe = std::env::current_exe().unwrap();
        let mut child = Command::new(exe)
            .args(["killed::child", "--exact", "--ignored", "--nocapture", "--test-threads=1"])
            .env(URL, &place.url)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut promised: HashMap<TableId, u64> = HashMap::new();
        let mut output = BufReader::new(child.stdout.take().unwrap()).lines();
        let keep = |line: String, promised: &mut HashMap<TableId, u64>| {
            if let Some((id, version)) = line.strip_prefix("ack ").and_then(|ack| ack.split_once(' ')) {
                promised.insert(id.parse().unwrap(), version.parse().unwrap());
            }
        };
        // At least one promise, and then a moment more.
        while promised.is_empty() {
            keep(output.next().unwrap().unwrap(), &mut promised);
        }
        let until = Instant::now() + Duration::from_millis(u64::from(dice.below(150)));
        while Instant::now() < until {
            keep(output.next().unwrap().unwrap(), &mut promised);
        }
        child.kill().unwrap();
        child.wait().unwrap();
        output.map_while(Result::ok).for_each(|line| keep(line, &mut promised));

        let store = place.open();
        for (id, version) in promised {
            let record = store.load(&id).unwrap();
            assert!(record.info.version >= version, "{id}: {} of {version}", record.info.version);
            assert_eq!(record.lines, lines(0, record.info.version), "whole and in order");
        }
    }
}
