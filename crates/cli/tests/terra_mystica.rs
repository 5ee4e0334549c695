//! Terra Mystica as a user calls it: whole games line by line, saves replayed, cards, ledgers; and bad input.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod called;

use std::fmt::Write;
use std::path::Path;

use called::{automa, objects, refused, said_to as said};
use serde_json::Value;

/// Numbers of the list: some are there and some are not, and in the end the first each time.
fn numbers(seed: u64, some: usize) -> String {
    let mut script = String::new();
    let mut state = seed;
    for _ in 0..some {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        writeln!(script, "{}", (state >> 33) % 16 + 1).unwrap();
    }
    // Without conversions a round soon ends: what comes first in the list is an action or what is due.
    script + &"1\n".repeat(900)
}

/// The points at the end, as the program says them.
fn points(text: &str) -> Vec<i64> {
    let line = |line: &str| {
        let (_, rest) = line.strip_prefix("> ").unwrap_or(line).split_once(": ")?;
        rest.split_once(" points.")?.0.parse().ok()
    };
    text.lines().filter_map(line).collect()
}

#[test]
fn two_people_play_to_the_end_by_numbers_and_the_save_tells_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["play", "terra-mystica", "--plain", "--seed", "11", "--seats", "2", "--automas", "0"];
    let text = said(&mut automa(folder.path(), &args), &numbers(3, 500));
    assert!(text.contains("The game is over."), "{}", &text[text.len().saturating_sub(2000)..]);
    assert!(text.contains("There is no action"), "a number beyond the list is refused");
    for shown in ["  Fire     Water", "Structures", "> 1  ", "Income for round 6."] {
        assert!(text.contains(shown), "`{shown}` is missing");
    }
    let save = folder.path().join("terra-mystica-11.automa");
    let save = save.to_str().unwrap();

    let again =
        said(&mut automa(folder.path(), &["play", "terra-mystica", "--plain", "--load", save]), "score\n");
    let replayed = said(&mut automa(folder.path(), &["replay", save]), "");
    assert!(replayed.contains("The save is sound") && replayed.contains("the game is over"), "{replayed}");
    let lines = objects(&said(&mut automa(folder.path(), &["replay", save, "--json"]), ""));
    let (closing, decisions) = lines.split_last().unwrap();
    assert_eq!(closing["game"], "terra-mystica");
    assert_eq!(closing["over"], true);
    assert_eq!(closing["decisions"], decisions.len());
    assert_eq!(closing["digest"], decisions.last().unwrap()["digest"]);
    let scores: Vec<i64> =
        closing["scores"].as_array().unwrap().iter().map(|score| score.as_i64().unwrap()).collect();
    assert_eq!(points(&again)[..2], scores);
    assert_eq!(points(&replayed), scores);
    assert!(decisions.iter().all(|line| !line["events"].as_array().unwrap().is_empty()));

    let half = said(&mut automa(folder.path(), &["replay", save, "--json", "--at", "40"]), "");
    assert_eq!(objects(&half).last().unwrap()["digest"], decisions[39]["digest"]);
}

#[test]
fn a_program_against_the_automa_leaves_reasons_and_a_picture() {
    let folder = tempfile::tempdir().unwrap();
    let picture = folder.path().join("end.svg");
    let args = [
        "play",
        "terra-mystica",
        "--plain",
        "--seed",
        "5",
        "--seats",
        "2",
        "--automas",
        "1",
        "--player",
        "greedy",
        "--svg",
        picture.to_str().unwrap(),
    ];
    let text = said(&mut automa(folder.path(), &args), "why\nscore\nundo\n");
    assert!(text.contains("The game is over."), "{text}");
    assert!(text.contains("support card") && text.contains("Rule automa."), "{text}");
    assert!(text.contains("--player greedy"), "{text}");
    assert!(std::fs::read_to_string(&picture).unwrap().contains("<svg"));

    let save = folder.path().join("terra-mystica-5.automa");
    let lines = objects(&said(&mut automa(folder.path(), &["replay", save.to_str().unwrap(), "--json"]), ""));
    let turns: Vec<&Value> = lines.iter().filter(|line| line["role"] == "automa").collect();
    assert!(turns.len() > 20, "{}", turns.len());
    for turn in turns {
        for choice in turn["automa"]["choices"].as_array().unwrap() {
            assert!(!choice["sentence"].as_str().unwrap().is_empty());
            let candidates = choice["candidates"].as_array().unwrap();
            assert!(choice["chosen"].is_null() || candidates.contains(&choice["chosen"]), "{choice}");
            for step in choice["steps"].as_array().unwrap() {
                assert!(step["rule"].as_str().unwrap().starts_with("automa."), "{step}");
            }
        }
    }
}

#[test]
fn a_person_a_program_and_an_automa_share_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let args = [
        "play",
        "terra-mystica",
        "--plain",
        "--seed",
        "8",
        "--seats",
        "3",
        "--automas",
        "1",
        "--player",
        "person,greedy",
    ];
    let script = "faction nomads\n1\n1\n1\n1\nundo\nredo\nhint\nsave\nmap\ncults\nrounds\ntiles\nseats\nboard P2\nactions\nlog\nwhy\nrules automa.direction\nhelp\n";
    let text = said(&mut automa(folder.path(), &args), script);
    for shown in [
        "Player 1: the Nomads",
        "Taken back",
        "Done again",
        "Hint: ",
        "Every move is saved in",
        "Directional selection",
    ] {
        assert!(text.contains(shown), "`{shown}` is missing in: {text}");
    }
    assert!(text.contains("--player person,greedy"), "{text}");
}

#[test]
fn bad_lines_are_answered_and_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let bad = [
        "0",
        "999999999999999999999999",
        "-1",
        "build",
        "build Z99",
        "build r1",
        ":",
        "nomads:",
        "P9: done",
        "P0: burn",
        "giants: build A1",
        "+",
        "+FAV99",
        "+fire",
        "convert",
        "convert to",
        "convert 5pw to p",
        "tokens 1/2",
        "tokens 300/0/0",
        "tokens 1/2/3",
        "bridge A1:A1",
        "bridge a:b:c",
        "send p to fire for 255",
        "send q to fire",
        "upgrade A1 to XX",
        "leech 3 from nobody",
        "leech 1",
        "decline 0 from P1",
        "into purple",
        "pass BON99",
        "automa",
        "rules",
        "rules zzz.zzz",
        "board zzz",
        "why",
        "redo",
        "undo",
        "retry",
        "\u{1F600} \u{0} \u{fffd}",
        "\u{1b}[2J",
        "done done done",
        "top fire",
        "faction",
        "faction elves",
    ];
    let mut script = bad.join("\n") + "\n";
    script.push_str(&"x".repeat(20_000));
    script.push('\n');
    let args = ["play", "terra-mystica", "--plain", "--seed", "2", "--seats", "3", "--automas", "0"];
    let mut command = automa(folder.path(), &args);
    let mut input = script.clone().into_bytes();
    input.extend([0xff, 0xfe, b'\n']);
    command.write_stdin(input).assert().success();
    let save = folder.path().join("terra-mystica-2.automa");
    let lines = objects(&said(&mut automa(folder.path(), &["replay", save.to_str().unwrap(), "--json"]), ""));
    assert_eq!(lines.len(), 1, "nothing was decided: {lines:?}");

    // The same lines in the middle of a game.
    let args = ["play", "terra-mystica", "--plain", "--seed", "3", "--seats", "3", "--automas", "1"];
    let script = format!("{}{script}", "1\n".repeat(25));
    let text = said(&mut automa(folder.path(), &args), &script);
    assert!(text.contains("is no command and no action here"), "{text}");
    assert!(!text.contains("[tm-") && !text.contains("[tui-"), "a message is missing: {text}");
}

#[test]
fn wrong_settings_and_saves_of_another_game_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    refused(&mut automa(folder.path(), &["play", "terra-mystica", "--plain", "--seats", "9"]), 2);
    refused(&mut automa(folder.path(), &["play", "terra-mystica", "--plain", "--player", "nobody"]), 2);
    assert!(std::fs::read_dir(folder.path()).unwrap().next().is_none(), "nothing was saved");
    said(&mut automa(folder.path(), &["play", "patchwork", "--plain", "--seed", "1"]), "advance\n");
    let other = folder.path().join("patchwork-1.automa");
    let args = ["play", "terra-mystica", "--plain", "--load", other.to_str().unwrap()];
    refused(&mut automa(folder.path(), &args), 1);
}

#[test]
fn cards_and_tiles_as_text_objects_and_pictures() {
    let folder = tempfile::tempdir().unwrap();
    let all = objects(&said(&mut automa(folder.path(), &["cards", "terra-mystica", "--json"]), ""));
    let of = |kind: &str| all.iter().filter(|thing| thing["kind"] == kind).count();
    assert_eq!([of("faction"), of("faction_card"), of("decision_card")], [20, 20, 16]);
    assert_eq!([of("bonus_card"), of("favour_tile"), of("town_tile"), of("scoring_tile")], [10, 12, 8, 9]);
    assert!(all.iter().all(|thing| !thing["text"].as_str().unwrap().is_empty()));
    for id in ["nomads", "BON3", "fav11", "TW2", "SCORE1", "building-on-edge", "7", "automa-nomads"] {
        let file = folder.path().join(format!("{id}.svg"));
        let args = ["cards", "terra-mystica", id, "--svg", file.to_str().unwrap()];
        let text = said(&mut automa(folder.path(), &args), "");
        assert_eq!(text.lines().count(), 1, "{text}");
        assert!(std::fs::read_to_string(&file).unwrap().contains("<svg"), "{id}");
    }
    let error = refused(&mut automa(folder.path(), &["cards", "terra-mystica", "elves"]), 1);
    assert!(error.contains("lists them all"), "{error}");
    refused(&mut automa(folder.path(), &["cards", "terra-mystica", "--svg", "all.svg"]), 1);
}

#[test]
fn a_ledger_agrees_and_a_changed_one_does_not() {
    let folder = tempfile::tempdir().unwrap();
    let ledger = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../terra-mystica/tests/ledgers/syn_b03_2p_fire_ice_revised.tsv");
    let args = ["import", "terra-mystica", ledger.to_str().unwrap(), "--json"];
    let report = &objects(&said(&mut automa(folder.path(), &args), ""))[0];
    assert_eq!(report["game"], "syn_b03_2p_fire_ice_revised");
    assert_eq!(report["rows"], report["checked"]);
    assert!(report["mismatch"].is_null());
    assert_eq!(
        (&report["final_vp"]["acolytes"], &report["final_vp"]["riverwalkers"]),
        (&71.into(), &55.into())
    );

    // One worker more in the eleventh row.
    let text = std::fs::read_to_string(&ledger).unwrap();
    let row = "11\t1.0\tauto\tacolytes\t20\t21\t5\t";
    assert!(text.contains(row), "the row is not there");
    let changed = folder.path().join("changed.tsv");
    std::fs::write(&changed, text.replace(row, "11\t1.0\tauto\tacolytes\t20\t21\t6\t")).unwrap();
    let args = ["import", "terra-mystica", changed.to_str().unwrap(), "--json"];
    let done = automa(folder.path(), &args).assert().code(1);
    let report: Value = serde_json::from_slice(&done.get_output().stdout).unwrap();
    assert_eq!((&report["mismatch"]["row"], &report["mismatch"]["field"]), (&11.into(), &"w".into()));
    assert_eq!(report["mismatch"]["who"], "acolytes");
    let error = String::from_utf8_lossy(&done.get_output().stderr).into_owned();
    assert!(error.contains("row 11 differs"), "{error}");

    let none = folder.path().join("none.tsv");
    refused(&mut automa(folder.path(), &["import", "terra-mystica", none.to_str().unwrap()]), 1);
    std::fs::write(&none, "nonsense\n").unwrap();
    refused(&mut automa(folder.path(), &["import", "terra-mystica", none.to_str().unwrap()]), 1);
}

#[test]
fn a_record_becomes_a_save_that_can_be_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let ledgers = Path::new(env!("CARGO_MANIFEST_DIR")).join("../terra-mystica/tests/ledgers");
    let ledger = ledgers.join("syn_b09_4p_base.tsv");
    let save = folder.path().join("game.automa");
    let save = save.to_str().unwrap();
    let text = said(
        &mut automa(folder.path(), &["import", "terra-mystica", ledger.to_str().unwrap(), "--save", save]),
        "",
    );
    assert!(text.contains("decisions are in"), "{text}");
    let kept = std::fs::read_to_string(save).unwrap();
    assert!(
        kept.contains("option offers record") && kept.contains("# row 24: action ACT5. build E7"),
        "{kept}"
    );
    let replayed = said(&mut automa(folder.path(), &["replay", save]), "");
    assert!(replayed.contains("102 points."), "{replayed}");

    // What differs ends the save, and is said.
    let changed = folder.path().join("changed.tsv");
    let text =
        std::fs::read_to_string(&ledger).unwrap().replace("action ACT5. build E7", "action ACT5. build A1");
    std::fs::write(&changed, text).unwrap();
    let args = ["import", "terra-mystica", changed.to_str().unwrap(), "--save", save];
    let error = refused(&mut automa(folder.path(), &args), 1);
    assert!(error.contains("row 24 differs: the rules refuse"), "{error}");
    let replayed = said(&mut automa(folder.path(), &["replay", save]), "");
    assert!(replayed.contains("builds a dwelling") || replayed.lines().count() > 10, "{replayed}");
}

#[test]
fn a_folder_of_records_is_summed_up() {
    let folder = tempfile::tempdir().unwrap();
    let ledgers = Path::new(env!("CARGO_MANIFEST_DIR")).join("../terra-mystica/tests/ledgers");
    let records = folder.path().join("records/deeper");
    std::fs::create_dir_all(&records).unwrap();
    std::fs::copy(ledgers.join("syn_b03_2p_fire_ice_revised.tsv"), records.join("one.tsv")).unwrap();
    std::fs::write(records.join("../notes.txt"), "nothing of a game\n").unwrap();
    std::fs::write(records.join("../picture.png"), "no record").unwrap();
    let path = folder.path().join("records");
    let args = ["import", "terra-mystica", path.to_str().unwrap()];
    let text = said(&mut automa(folder.path(), &args), "");
    assert!(text.contains("deeper/one.tsv: ") && text.contains("1 records agree, 0 differ"), "{text}");
    let last = text.lines().last().unwrap();
    assert!(last.starts_with("2 files: ") && last.contains("1 are none"), "{last}");

    let wrong = std::fs::read_to_string(records.join("one.tsv")).unwrap().replace("burn ", "burp ");
    std::fs::write(records.join("two.log"), wrong).unwrap();
    let done = automa(folder.path(), &["import", "terra-mystica", path.to_str().unwrap(), "--json"])
        .assert()
        .code(1);
    let lines = objects(&String::from_utf8_lossy(&done.get_output().stdout));
    assert_eq!(lines.len(), 4);
    assert!(lines[1]["error"].as_str().unwrap().contains("a command is `burp"), "{}", lines[1]);
    assert_eq!((&lines[3]["agree"], &lines[3]["unreadable"]), (&1.into(), &1.into()));
    let both = [args[0], args[1], args[2], "--save", "x.automa"];
    refused(&mut automa(folder.path(), &both), 2);
}

#[test]
fn one_turn_for_a_described_table() {
    let folder = tempfile::tempdir().unwrap();
    let positions = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/positions");
    let mut decided = 0;
    for entry in std::fs::read_dir(&positions).unwrap() {
        let path = entry.unwrap().path();
        if !path.file_name().unwrap().to_string_lossy().starts_with("terra-mystica-") {
            continue;
        }
        let args = ["decide", "terra-mystica", "--position", path.to_str().unwrap()];
        assert!(!said(&mut automa(folder.path(), &args), "").is_empty());
        let answer = &objects(&said(&mut automa(folder.path(), &[&args[..], &["--json"]].concat()), ""))[0];
        assert!(!answer["decision"].as_array().unwrap().is_empty(), "{answer}");
        assert!(!answer["trail"].as_array().unwrap().is_empty(), "{answer}");
        decided += 1;
    }
    assert!(decided >= 5, "only {decided} descriptions were found");

    let build = positions.join("terra-mystica-build.toml");
    let args = ["decide", "terra-mystica", "--json", "--position", build.to_str().unwrap()];
    let answer = &objects(&said(&mut automa(folder.path(), &args), ""))[0];
    assert_eq!((&answer["cards"]["action"], &answer["cards"]["support"]), (&2.into(), &3.into()));
    assert_eq!(answer["decision"][1], serde_json::json!({ "kind": "build", "hex": "E6" }));
    assert_eq!((&answer["vp"], &answer["offers"][0]["power"]), (&3.into(), &1.into()));
    assert_eq!(
        (&answer["trail"][0]["about"], &answer["trail"][0]["chosen"]),
        (&"build".into(), &"E6".into())
    );

    let bad = folder.path().join("bad.toml");
    for text in ["", "nonsense", "round = 2\n[cards]\naction = 99\n", "[you]\nfaction = \"elves\"\n"] {
        std::fs::write(&bad, text).unwrap();
        refused(
            &mut automa(folder.path(), &["decide", "terra-mystica", "--position", bad.to_str().unwrap()]),
            1,
        );
    }
}
