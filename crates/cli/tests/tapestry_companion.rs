//! `automa companion tapestry`: whole evenings by script, short lines, wrong lines, and the saves that come of it.
#![allow(clippy::unwrap_used, reason = "also the helpers of a test may")]

use std::path::Path;

use assert_cmd::Command;
use kernel::{Dice, Game, Legal, Notation, Options, Seat, Seed, Session};
use serde_json::Value;
use table::journal;
use tapestry::companion::{CompanionAction, CompanionDecision, CompanionOptions, TapestryCompanion, Told};
use tapestry::{Kit, Track};

fn companion(folder: &Path, args: &[&str], input: &str) -> String {
    let mut command = Command::cargo_bin("automa").unwrap();
    command.args(["companion", "tapestry"]).args(args).env("AUTOMA_DATA", folder);
    let output = command.write_stdin(input).assert().success();
    assert!(output.get_output().stderr.is_empty());
    String::from_utf8(output.get_output().stdout.clone()).unwrap()
}

fn objects(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect()
}

fn start(settings: &[(&str, &str)], seed: u64) -> TapestryCompanion {
    let mut options = CompanionOptions::default();
    for (key, value) in settings {
        options.set(key, value).unwrap();
    }
    TapestryCompanion::start(Kit::printed(), &options, Seed(seed)).unwrap()
}

/// The lines of a whole evening: a step and something on the map each turn, now and then an income turn. And the table
/// at its end.
fn evening(settings: &[(&str, &str)], seed: u64) -> (Vec<String>, TapestryCompanion) {
    let mut table = start(settings, seed);
    let mut dice = Dice::new(seed);
    let mut lines = Vec::new();
    while let Some(decision) = table.decision() {
        let all: Vec<CompanionAction> = table.legal().iter().collect();
        let said = |seat: Seat, told: Told| CompanionAction::Told { seat, told };
        let pick = |dice: &mut Dice, some: &[CompanionAction]| some[dice.below(some.len() as u32) as usize];
        let action = match decision {
            CompanionDecision::Turn { seat, told: 0 }
                if table.table().player_at(seat).income_turns == 0 || dice.below(7) == 0 =>
            {
                said(seat, Told::Income)
            }
            CompanionDecision::Turn { seat, told: 2.. } => said(seat, Told::Done),
            CompanionDecision::Turn { seat, .. } if table.table().player_at(seat).income_turns >= 5 => {
                said(seat, Told::Done)
            }
            CompanionDecision::Turn { .. } => {
                let income = |one: &CompanionAction| {
                    matches!(one, CompanionAction::Told { told: Told::Income | Told::Done, .. })
                };
                let rest: Vec<CompanionAction> = all.iter().copied().filter(|one| !income(one)).collect();
                pick(&mut dice, if rest.is_empty() { &all } else { &rest })
            }
            CompanionDecision::Result { seat } => CompanionAction::Result { seat, vp: 161 },
            _ => pick(&mut dice, &all),
        };
        lines.push(table.write(action));
        table.play(action, &mut ()).unwrap();
        assert!(lines.len() < 2000, "an evening ends");
    }
    (lines, table)
}

#[test]
fn a_whole_evening_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let settings = [("level", "3"), ("automa-civilization", "conquerors"), ("first", "person")];
    let (lines, table) = evening(&settings, 11);
    // The reasons can be asked for at any time; that is no part of the save.
    let asking: Vec<String> = lines.chunks(4).map(|some| format!("{}\nwhy\n", some.join("\n"))).collect();
    let script = format!("{}score\nassume\nhistory\nmap\ntracks\ncards\nhelp\nsave\nquit\n", asking.concat());
    let args = ["--seed", "11", "--level", "3", "--automa-civilization", "conquerors", "--first", "person"];
    let text = companion(folder.path(), &args, &script);
    assert!(
        text.starts_with("Tapestry at the table: you against the Automa and the Shadow Empire. Level 3"),
        "{text}"
    );
    for part in [
        "Automa: Conquerors.",
        "with the income card of level 3",
        "Alliance, ",
        "You: the first turn is an income turn.",
        "You: income turn 1.",
        "1. Income turn 1 of the bots.",
        "Left card ",
        "Right card ",
        "Move the token of Automa on ",
        "Move the token of Shadow Empire on ",
        "Put an outpost of the Automa on ",
        "Draw a territory tile and lay it on ",
        "Discard the three open tech cards",
        "Lay the top tapestry card face down beside the Automa's mat",
        "Cover the next slot of the Automa's mat",
        "Automa advances on ",
        "Shadow Empire advances on ",
        "Rule automa.scan.",
        "The bots have finished",
        "You: 161 VP.",
        "Cards left in the decision deck",
        "[tile]",
    ] {
        assert!(text.contains(part), "`{part}` is missing in\n{text}");
    }
    for hole in ["[tac-", "[ta-", "[tc-", "[co-", "nothing I know"] {
        assert!(!text.contains(hole), "{hole} in\n{text}");
    }
    let saved = folder.path().join("tapestry-companion-11.automa");
    assert!(text.contains(&format!("automa companion tapestry --load {}", saved.display())));
    let session: Session<TapestryCompanion> =
        journal::read(&std::fs::read_to_string(&saved).unwrap(), None).unwrap();
    assert!(*session.game() == table && !table.winners().is_empty());

    // The save is checked and shown like any other, with a picture of the table.
    let replay = |args: &[&str]| {
        let mut command = Command::cargo_bin("automa").unwrap();
        let output = command.arg("replay").arg(&saved).args(args).assert().success();
        String::from_utf8(output.get_output().stdout.clone()).unwrap()
    };
    let sound = format!("The save is sound: {} decisions, the game is over.", lines.len());
    assert!(replay(&[]).contains(&sound));
    let picture = folder.path().join("table.svg");
    let objects = objects(&replay(&["--json", "--svg", &picture.display().to_string()]));
    assert_eq!(objects.len(), lines.len() + 1);
    assert_eq!(objects[0]["action"], lines[0].as_str());
    assert!(objects.iter().any(|object| object["trail"][0]["candidates"].is_array()));
    let state = &objects[lines.len()]["state"];
    assert_eq!(state["seats"][1]["vp"], table.score(Seat(1)));
    assert_eq!(state["seats"][0]["told"], 161);
    assert_eq!(state["seats"][0]["vp"], Value::Null, "what people own is their business");
    assert!(std::fs::read_to_string(picture).unwrap().starts_with("<svg"));
}

#[test]
fn a_whole_evening_of_two_people_as_json_with_cards_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let settings = [("mode", "shadow"), ("cards", "own")];
    let (lines, table) = evening(&settings, 5);
    let script = format!("{}\nundo\nredo\nscore\ncards\nquit\n", lines.join("\n"));
    let args = ["--seed", "5", "--mode", "shadow-empire", "--cards", "own", "--json"];
    let objects = objects(&companion(folder.path(), &args, &script));
    assert_eq!(objects.len(), 1 + lines.len() + 5);
    let (mut turns, mut cards) = (0, 0);
    for (number, object) in objects[..=lines.len()].iter().enumerate() {
        assert_eq!((&object["ok"], &object["version"]), (&true.into(), &number.into()), "{object}");
        cards += usize::from(object["waiting"]["kind"] == "card");
        let events = object["events"].as_array().unwrap();
        turns += usize::from(events.iter().any(|event| event["event"] == "cards"));
        if number > 0 {
            assert!(!object["instruction"]["headline"].as_str().unwrap().is_empty());
        }
    }
    // The last card of a deck needs no telling.
    assert!(turns > 10 && cards > turns && cards <= 2 * turns, "{turns} turns, {cards} cards");
    let last = &objects[lines.len()];
    assert_eq!((&last["waiting"]["kind"], &last["state"]["over"]), (&"over".into(), &true.into()));
    assert_eq!(last["state"]["mode"], "shadow-empire");
    for (number, track) in ["exploration", "technology", "science", "military"].into_iter().enumerate() {
        let track_there = &last["state"]["seats"][2]["tracks"][track];
        assert_eq!(*track_there, table.table().position_of(Seat(2), Track::ALL[number]), "{track}");
    }
    assert_eq!(objects[lines.len() + 1]["undone"]["line"], lines.last().unwrap().as_str());
    assert_eq!(objects[lines.len() + 3]["score"].as_array().unwrap().len(), 3);
    assert!(objects[lines.len() + 4]["shown"].as_array().unwrap().len() >= 2);
}

#[test]
fn a_hard_evening_with_ones_own_dice_in_german() {
    let folder = tempfile::tempdir().unwrap();
    let (lines, _) = evening(&[("level", "6"), ("cards", "own"), ("die", "own")], 3);
    let script = format!("{}\nassume\nhelp\nquit\n", lines.join("\n"));
    let args = ["--seed", "3", "--level", "6", "--cards", "own", "--die", "own", "--language", "de"];
    let text = companion(folder.path(), &args, &script);
    for part in [
        "Tapestry am Spieltisch",
        "Sieh dir die oberste Fortschrittskarte an",
        "Wirf den Wissenschaftswürfel",
        "Karte ",
    ] {
        assert!(text.contains(part), "`{part}` is missing in\n{text}");
    }
    for hole in ["[tac-", "[ta-", "[tc-", "[co-", "Move the token", "The bots"] {
        assert!(!text.contains(hole), "{hole} in\n{text}");
    }
}

#[test]
fn short_lines_several_at_once_and_enter_are_understood() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["--seed", "3", "--first", "person"];
    // Income, Enter ends the turn, Enter lets the bots go on, a turn in one line, Enter.
    let script = "income\n\n\nsci. explore 1/0. conquer 1/0. done\n\nMIL 4\nlandmark for\n\n\n";
    let text = companion(folder.path(), &args, script);
    assert!(!text.contains("nothing I know") && !text.contains("Not now"), "{text}");
    let saved = folder.path().join("tapestry-companion-3.automa");
    let session: Session<TapestryCompanion> =
        journal::read(&std::fs::read_to_string(saved).unwrap(), None).unwrap();
    let game = session.game();
    assert_eq!(game.table().position_of(Seat(0), Track::Military), 4);
    assert_eq!(game.table().position_of(Seat(0), Track::Science), 1);
    assert_eq!(game.table().controlled(Seat(0)).len(), 2);
    assert_eq!(game.table().player_at(Seat(0)).landmarks.count_ones(), 1, "{text}");
    assert_eq!(game.table().player_at(Seat(1)).income_turns, 1);
    assert!(matches!(game.decision(), Some(CompanionDecision::Turn { seat: Seat(0), told: 0 })));
    // Beside two people the map needs no telling.
    let folder = tempfile::tempdir().unwrap();
    let two = ["--seed", "3", "--first", "person", "--mode", "shadow"];
    let text = companion(folder.path(), &two, "income. explore 1/0. done\n");
    assert!(text.contains("it needs no telling") && text.contains("Player 2: the first turn"), "{text}");
}

#[test]
fn wrong_lines_get_an_answer_and_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let input = "income\nnonsense\nincome\nexplore 9/9\nexplore 2/0\nconquer 0/1\ncard 3\nautoma\nfix vp many\n\
                 fix hex 0/1 P1\nresult 12\nscience. science 99\n\u{1b}[2J\nundo\nundo\nredo\nredo\nlook\nwhy\n";
    let args = ["--seed", "3", "--first", "person"];
    let json = objects(&companion(folder.path(), &[&args[..], &["--json"]].concat(), input));
    for object in &json[2..14] {
        assert_eq!((&object["ok"], &object["version"]), (&false.into(), &1.into()), "{object}");
        for key in ["error", "expected"] {
            let text = object[key].as_str().unwrap();
            assert!(!text.is_empty() && text.len() < 1200 && !text.contains(char::is_control), "{object}");
        }
    }
    let text = companion(folder.path(), &args, input);
    assert!(!text.contains('\u{1b}') && text.contains("Taken back: P1: income"), "{text}");
    assert!(
        text.contains("There is nothing to take back.") && text.contains("There is nothing to do again.")
    );
    assert!(text.contains("The Automa has not moved yet."));
    // People alone need no companion, and no save of another game is opened.
    let mut command = Command::cargo_bin("automa").unwrap();
    command.args(["companion", "tapestry", "--mode", "people"]).assert().code(2);
    let other = folder.path().join("other.automa");
    std::fs::write(&other, "automa journal 1\ngame patchwork\nseed 1\nbegin\n").unwrap();
    let mut command = Command::cargo_bin("automa").unwrap();
    command.args(["companion", "tapestry", "--load"]).arg(&other).assert().code(1);
}
