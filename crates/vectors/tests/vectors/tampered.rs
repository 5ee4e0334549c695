//! A vector that was changed is found, and told by its line and place.

use serde_json::{Value, json};

use crate::{committed, first_wrong};

/// The text with one of its lines changed as JSON; lines are counted from 1.
fn changed(text: &str, line: usize, change: impl FnOnce(&mut Value)) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut value: Value = serde_json::from_str(&lines[line - 1]).unwrap();
    change(&mut value);
    lines[line - 1] = value.to_string();
    lines.join("\n")
}

/// The text with one cell of a row changed; rows are lines from 1, cells are counted from 0.
fn with_cell(text: &str, line: usize, cell: usize, value: &str) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut cells: Vec<&str> = lines[line - 1].split('\t').collect();
    assert_ne!(cells[cell], value, "that is what stands there");
    cells[cell] = value;
    lines[line - 1] = cells.join("\t");
    lines.join("\n")
}

#[track_caller]
fn told(path: &str, text: &str, line: usize, at: &str) {
    let finding = first_wrong(path, text);
    assert_eq!(finding.line, line, "{finding:?}");
    let difference = finding.difference.unwrap_or_else(|| panic!("{:?}", finding.error));
    assert_eq!(difference.at, at);
    assert_ne!(difference.expected, difference.got);
}

#[test]
fn a_changed_decision() {
    let path = "patchwork/decisions/automa.jsonl";
    let text = committed(path);
    told(path, &changed(&text, 7, |line| line["decision"]["to"] = json!(52)), 7, "decision.to");
    told(
        path,
        &changed(&text, 1, |line| line["decision"]["decision"] = json!("pass")),
        1,
        "decision.decision",
    );
    let path = "terra-mystica/decisions/automa.jsonl";
    let text = changed(&committed(path), 20, |line| line["decision"]["vp"] = json!(99));
    told(path, &text, 20, "decision.vp");
    for path in ["automa", "shadow-empire", "shadow-empire-beside-two"] {
        let path = format!("tapestry/decisions/{path}.jsonl");
        let text = changed(&committed(&path), 3, |line| {
            line["decision"]["decision"].as_array_mut().unwrap().push(json!({ "event": "deck", "cards": 3 }));
        });
        let finding = first_wrong(&path, &text);
        assert_eq!(finding.line, 3);
        assert!(finding.difference.unwrap().at.starts_with("decision.decision["));
    }
}

/// In every file of decisions: each member of a filter, of a choice, and the list of both.
#[test]
fn a_changed_filter() {
    for (path, _) in vectors::decisions_of_bots() {
        let text = committed(&path);
        let is_narrowed = |line: &Value| line["trail"][0]["steps"][0]["verdict"] == "narrowed";
        let narrowed = text.lines().position(|line| is_narrowed(&serde_json::from_str(line).unwrap()));
        let line = narrowed.unwrap() + 1;
        let step =
            |change: fn(&mut Value)| changed(&text, line, |line| change(&mut line["trail"][0]["steps"][0]));
        let at = |member: &str| format!("trail[0].steps[0].{member}");
        told(&path, &step(|step| step["rule"] = json!("automa.other")), line, &at("rule"));
        told(&path, &step(|step| step["keep"] = json!("all")), line, &at("keep"));
        told(&path, &step(|step| step["verdict"] = json!("skipped")), line, &at("verdict"));
        told(&path, &step(|step| step["values"][0] = json!(77)), line, &at("values[0]"));
        told(&path, &step(|step| step["left"][0] = json!("elsewhere")), line, &at("left[0]"));
        told(&path, &step(|step| step["more"] = json!(1)), line, &at("more"));
        let choice = |change: fn(&mut Value)| changed(&text, line, |line| change(&mut line["trail"][0]));
        told(&path, &choice(|choice| choice["chosen"] = json!("nothing")), line, "trail[0].chosen");
        told(&path, &choice(|choice| choice["about"] = json!("weather")), line, "trail[0].about");
        let gone = choice(|choice| choice["candidates"] = json!([]));
        told(&path, &gone, line, "trail[0].candidates[0]");
        let without = changed(&text, line, |line| line["trail"] = json!([]));
        told(&path, &without, line, "trail[0]");
    }
}

/// Another card or table leads to another decision, or is none.
#[test]
fn a_changed_position() {
    let path = "patchwork/decisions/automa.jsonl";
    let text = committed(path);
    let card = |card: u8| changed(&text, 1, |line| line["position"]["card"] = json!(card));
    told(path, &card(9), 1, "decision.card");
    let finding = first_wrong(path, &card(99));
    assert!(finding.error.unwrap().contains("the printed number of one of the cards"));
    let finding = first_wrong(path, &changed(&text, 1, |line| line["position"]["automa"] = json!(53)));
    assert!(finding.error.unwrap().contains("this position cannot be"));
    for path in ["terra-mystica/decisions/automa.jsonl", "tapestry/decisions/automa.jsonl"] {
        let text = changed(&committed(path), 1, |line| line["position"]["weather"] = json!("rain"));
        assert!(first_wrong(path, &text).error.unwrap().contains("weather"));
        let text =
            changed(&committed(path), 2, |line| drop(line.as_object_mut().unwrap().shift_remove("position")));
        assert!(first_wrong(path, &text).error.unwrap().contains("there is no `position`"));
    }
}

#[test]
fn a_changed_outcome() {
    for game in ["patchwork", "terra-mystica", "tapestry"] {
        let path = format!("{game}/games.jsonl");
        let text = committed(&path);
        for (member, value, at) in [
            ("decisions", json!(1), "decisions"),
            ("scores", json!([1, 2, 3, 4, 5]), "scores[0]"),
            ("winners", json!([]), "winners[0]"),
            ("checksum", json!("0000000000000000"), "checksum"),
            ("more", json!(true), "more"),
        ] {
            told(&path, &changed(&text, 4, |line| line[member] = value), 4, at);
        }
        let other = changed(&text, 4, |line| line["seed"] = json!(5));
        assert_eq!(first_wrong(&path, &other).line, 4);
        let error = |member: &str, value: Value| {
            first_wrong(&path, &changed(&text, 4, |line| line[member] = value)).error.unwrap()
        };
        assert!(error("policy", json!("clever")).contains("no policy `clever`"));
        assert!(error("options", json!({ "weather": "rain" })).contains("there is no option `weather`"));
        assert!(error("seed", json!(-1)).starts_with("not a line of this file"));
    }
}

#[test]
fn a_changed_row_of_a_ledger() {
    for (path, row) in [
        ("patchwork/ledgers/level-1.tsv", 9),
        ("terra-mystica/ledgers/two-automas.tsv", 60),
        ("tapestry/ledgers/solo-level-6.tsv", 70),
    ] {
        let text = committed(path);
        let header = text.lines().find_map(|line| line.strip_prefix("#columns: ")).unwrap();
        let columns: Vec<&str> = header.split('\t').collect();
        // The number of a row is for people; the action is tried below.
        for (cell, column) in columns.iter().enumerate().filter(|(cell, _)| ![0, 2].contains(cell)) {
            told(path, &with_cell(&text, row, cell, "7777"), row, column);
        }
        told(path, &with_cell(&text, row, 2, "no such action"), row, "action");
        let scores = text.replace("#scores: ", "#scores: 1");
        told(path, &scores, text.lines().count(), "#scores");
        let lines: Vec<&str> = text.lines().collect();
        let without_last: Vec<&str> = lines[..lines.len() - 2].iter().chain(lines.last()).copied().collect();
        assert_eq!(first_wrong(path, &without_last.join("\n")).difference.unwrap().at, "#scores");
        let mut twice = lines.clone();
        twice.insert(lines.len() - 1, lines[lines.len() - 2]);
        told(path, &twice.join("\n"), lines.len(), "action");
        let narrow = text.replacen("\t-\t", "\t", 1);
        assert!(first_wrong(path, &narrow).error.unwrap().contains("cells with tabs between them"));
        for key in ["game", "options", "seed", "columns", "scores"] {
            let without = text.replace(&format!("#{key}: "), "#other: ");
            assert!(first_wrong(path, &without).error.unwrap().contains(&format!("`#{key}`")), "{key}");
        }
    }
    let path = "patchwork/ledgers/level-1.tsv";
    let ring = committed(path).replace("#ring: 15 3", "#ring: 3 15");
    told(path, &ring, 1, "#ring");
}

#[test]
fn a_changed_record() {
    let path = "terra-mystica/ledgers/record-3-people.tsv";
    let text = committed(path);
    let row = text.lines().position(|line| line.contains("\tcmd\t") && line.contains("upgrade")).unwrap() + 1;
    for (cell, field) in [(4, "vp"), (5, "c"), (6, "w"), (7, "p"), (8, "bowls"), (9, "cults")] {
        let value = match cell {
            8 => "9/9/9",
            9 => "9/9/9/9",
            _ => "99",
        };
        let finding = first_wrong(path, &with_cell(&text, row, cell, value));
        assert_eq!(finding.line, row);
        assert!(finding.difference.unwrap().at.ends_with(field));
    }
    let refused = first_wrong(path, &with_cell(&text, row, 11, "upgrade A1 to SA"));
    assert_eq!((refused.line, refused.difference.unwrap().at.ends_with("legal")), (row, true));
    let points = first_wrong(path, &text.replace("#final_vp: witches=", "#final_vp: witches=1"));
    assert!(points.difference.unwrap().at.ends_with("final_vp"));
    let cut: Vec<&str> = text.lines().take(60).filter(|line| !line.starts_with("#final_vp")).collect();
    assert_eq!(first_wrong(path, &cut.join("\n")).difference.unwrap().at, "the end");
}

#[test]
fn a_changed_number_of_chance() {
    let path = "chance.jsonl";
    let text = committed(path);
    for (index, line) in text.lines().enumerate() {
        let gives = serde_json::from_str::<Value>(line).unwrap()["gives"].clone();
        let at = match gives.as_array().map(Vec::len) {
            None => "gives".to_owned(),
            Some(length) => format!("gives[{}]", length.saturating_sub(1)),
        };
        let other = changed(&text, index + 1, |line| match line["gives"].as_array_mut() {
            None => line["gives"] = json!("1"),
            Some(all) => {
                all.pop();
                all.push(json!("1"));
            }
        });
        told(path, &other, index + 1, &at);
    }
}
