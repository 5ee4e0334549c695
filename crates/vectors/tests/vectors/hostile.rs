//! Whatever stands in a file, checking it ends, and says something short.

use kernel::{Purpose, Seed};

use crate::{check, committed};

/// No finding fills a screen.
const LONGEST: usize = 1_000;

#[track_caller]
fn refused(path: &str, text: &str) {
    let report = check(path, text).report;
    assert!(!report.is_good(), "{path}: {text:.200}");
    assert!(!report.wrong.is_empty() && report.wrong.len() <= 5);
    for finding in &report.wrong {
        let told = format!("{finding:?}");
        assert!(told.len() < LONGEST, "{} bytes: {told:.300}", told.len());
    }
}

#[test]
fn nonsense_is_refused_in_every_file() {
    let deep = format!("{{\"position\":{}{}}}", "[".repeat(30_000), "]".repeat(30_000));
    let long_name = format!("{{\"position\":{{\"{}\":1}}}}", "x".repeat(60_000));
    let long_word = format!("{{\"position\":{{\"you\":{{\"outposts\":\"{}\"}}}}}}", "y".repeat(60_000));
    let lines = "{}\n".repeat(3_000);
    let large = "x".repeat(2 << 20);
    for path in vectors::expected() {
        for text in [
            "",
            "\n",
            "{}",
            "[]",
            "null",
            "7",
            "\u{1b}[2J\u{202e}",
            "{\"position\":null}",
            "{\"position\":7,\"decision\":{},\"trail\":[]}",
            "{\"position\":{\"a\":null}}",
            "{\"position\":{\"you\":\"1\\nautoma 3\"}}",
            "{\"options\":{},\"seed\":18446744073709551615}",
            "{\"seed\":\"1\",\"purpose\":\"x\",\"index\":0,\"numbers\":999999999999}",
            "{\"dice\":\"1\",\"below\":0,\"numbers\":3}",
            "{\"dice\":\"1\",\"shuffle\":99999999999}",
            "#game: x\n#options: \n#seed: \n#columns: \n#scores: ",
            "#factions: a b\n#scoring: c\n1\t2",
            &deep,
            &long_name,
            &long_word,
            &lines,
            &large,
        ] {
            if text.is_empty() {
                assert!(!check(&path, text).report.is_good(), "an empty file agrees with nothing");
            } else {
                refused(&path, text);
            }
        }
    }
}

#[test]
fn a_file_that_is_missing_or_unknown_is_told() {
    let missing = vectors::check("chance.jsonl", None).report;
    assert!(missing.wrong[0].error.as_ref().unwrap().contains("missing"));
    for path in ["", "README", "../chance.jsonl", "patchwork/decisions/other.jsonl", "chess/games.jsonl"] {
        let unknown = check(path, "{}").report;
        assert!(unknown.wrong[0].error.as_ref().unwrap().contains("no vectors are called so"), "{path}");
    }
}

/// A few hundred lines of every file, each with some of its bytes changed.
#[test]
fn spoiled_files_never_panic() {
    let mut dice = Seed(1).dice(Purpose::new("spoiled vectors"), 0);
    let signs = ["", "0", "9", "-", "\"", "{", "]", ",", "\t", "\\", "ä", "\u{0}", "99999999999", "null"];
    for path in vectors::expected() {
        let text = committed(&path);
        let lines: Vec<&str> = text.lines().collect();
        for _ in 0..60 {
            let mut spoiled: Vec<String> = lines.iter().take(12).map(|line| (*line).to_owned()).collect();
            for line in &mut spoiled {
                let places: Vec<usize> = line.char_indices().map(|(at, _)| at).collect();
                let Some(at) = dice.pick(&places).copied() else { continue };
                let length = line[at..].chars().next().map_or(0, char::len_utf8);
                line.replace_range(at..at + length, dice.pick(&signs).unwrap());
            }
            let report = check(&path, &spoiled.join("\n")).report;
            assert!(report.agreed <= report.checked);
        }
    }
}
