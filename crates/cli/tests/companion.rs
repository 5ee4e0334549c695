//! `automa companion patchwork`: whole games by script, wrong lines, and what happens when it is killed.
#![allow(clippy::unwrap_used, reason = "also the helpers of a test may")]

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use kernel::{Dice, Game, Legal, Notation, Seed, Session, Setup};
use patchwork::companion::{CompanionDecision, CompanionOptions, PatchworkCompanion};
use patchwork::{FIRST, SECOND};
use serde_json::Value;
use table::journal;

fn program(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_automa"));
    command.args(["companion", "patchwork"]).args(args).env("AUTOMA_DATA", folder);
    // The digital game of a seed, unless a test says otherwise.
    if !args.iter().any(|arg| ["--ring", "--load"].contains(arg)) {
        command.args(["--ring", "dealt"]);
    }
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn with_input(folder: &Path, args: &[&str], input: &[u8]) -> Output {
    let mut child = program(folder, args).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap()
}

fn objects(output: &Output) -> Vec<Value> {
    let text = std::str::from_utf8(&output.stdout).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect()
}

/// A running companion that answers in JSON.
struct Talk {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Talk {
    fn start(folder: &Path, args: &[&str]) -> (Talk, Value) {
        let mut child = program(folder, &[args, &["--json"]].concat()).spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        let mut talk = Talk { child, input, output };
        let opening = talk.answer();
        (talk, opening)
    }

    fn answer(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: `{line}`"))
    }

    fn say(&mut self, line: &str) -> Value {
        writeln!(self.input, "{line}").unwrap();
        self.answer()
    }
}

/// The lines of a whole game with the program's own cards and ring, and the table at its end.
fn whole_game(seed: u64) -> (Vec<String>, PatchworkCompanion) {
    let mut table =
        PatchworkCompanion::start(patchwork::Kit::printed(), &CompanionOptions::default(), Seed(seed))
            .unwrap();
    let mut dice = Dice::new(seed);
    let mut lines = Vec::new();
    while let Some(action) = table.legal().pick(&mut dice) {
        lines.push(table.write(action));
        table.play(action, &mut ()).unwrap();
    }
    (lines, table)
}

#[test]
fn a_whole_game_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let (lines, table) = whole_game(11);
    let script = format!("{}\nwhy\nscore\nhistory\nquit\n", lines.join("\n"));
    let output = with_input(folder.path(), &["--seed", "11"], script.as_bytes());
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(
        text.starts_with("Patchwork at the table. Automa level III Fellow, marker on 41. Seed 11."),
        "{text}"
    );
    assert!(text.contains("Lay the ring clockwise from the pawn: "));
    assert!(text.contains("Automa takes this patch: the ") && text.contains(" from the pawn, for "));
    assert!(text.contains("1. Put the pawn in its gap.\n2. Move its token "));
    assert!(text.contains("It gains ") && text.contains(", now "));
    let [you, automa] = [FIRST, SECOND].map(|seat| table.score(seat));
    assert!(text.contains(&format!("Level III Fellow: {you} to {automa}, ")), "{text}");
    assert!(text.contains("[automa.afford]") && !text.contains("[co-") && !text.contains("nothing I know"));
    let saved = folder.path().join("patchwork-companion-11.automa");
    assert!(text.contains("Continue with: automa continue patchwork-companion-11"), "{text}");
    let session: Session<PatchworkCompanion> =
        journal::read(&std::fs::read_to_string(saved).unwrap(), None).unwrap();
    assert!(*session.game() == table);
    // The save is checked and shown like any other.
    let replay = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_automa"));
        command
            .arg("replay")
            .arg(folder.path().join("patchwork-companion-11.automa"))
            .args(args)
            .output()
            .unwrap()
    };
    let shown = String::from_utf8(replay(&[]).stdout).unwrap();
    assert!(
        shown.contains(&format!("The save is sound: {} decisions, the game is over.", lines.len())),
        "{shown}"
    );
    let objects = objects(&replay(&["--json"]));
    assert_eq!(objects.len(), lines.len() + 1);
    assert_eq!(objects[0]["action"], lines[0].as_str());
    assert_eq!(objects[lines.len()]["state"]["automa"]["points"], automa);
    assert_eq!(objects_at(&replay(&["--json", "--at", "2"])), 2);
    assert_eq!(replay(&["--svg", "x.svg"]).status.code(), Some(2));
}

/// How many decisions the closing object of a replay counts.
fn objects_at(output: &Output) -> u64 {
    objects(output).last().unwrap()["decisions"].as_u64().unwrap()
}

#[test]
fn a_whole_game_as_json_with_own_cards_and_a_ring_that_nobody_knows() {
    let folder = tempfile::tempdir().unwrap();
    let args =
        ["--seed", "4", "--cards", "own", "--ring", "next-three", "--deck", "tactical", "--level", "5"];
    let (mut talk, mut now) = Talk::start(folder.path(), &args);
    let mut dice = Dice::new(4);
    let mut turns = 0;
    let mut version = 0;
    while now["waiting"]["kind"] != "over" {
        assert_eq!((&now["ok"], &now["version"]), (&true.into(), &version.into()), "{now}");
        let legal = now["waiting"]["legal"].as_array().unwrap();
        let line = dice.pick(legal).unwrap().as_str().unwrap().to_owned();
        let kind = now["waiting"]["kind"].as_str().unwrap().to_owned();
        now = talk.say(&line);
        version += 1;
        assert!(!now["instruction"]["headline"].as_str().unwrap().is_empty());
        if kind == "card" {
            turns += 1;
            assert_eq!(now["events"][0]["event"], "automa");
            assert!(now["trail"]["candidates"].is_array() && now["instruction"]["why"].is_string(), "{now}");
        }
    }
    assert!(turns > 5 && now["state"]["over"] == true);
    assert_eq!(now["state"]["levels"].as_array().unwrap().len(), 5);
    assert_eq!(now["state"]["levels"][4]["automa"], now["state"]["automa"]["points"]);
    for (line, key) in
        [("score", "score"), ("assume", "assumptions"), ("history", "history"), ("help", "help")]
    {
        let answer = talk.say(line);
        assert!(answer["ok"] == true && !answer[key].as_array().unwrap().is_empty(), "{answer}");
    }
    assert_eq!(talk.say("undo")["waiting"]["kind"], "result");
    assert_eq!(talk.say("redo")["waiting"]["kind"], "over");
    assert_eq!(talk.say("quit")["quit"], true);
    assert!(talk.child.wait().unwrap().success());
}

#[test]
fn wrong_lines_get_an_answer_and_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut input = b"you take 2nd\n".to_vec();
    let wrong: [&[u8]; 10] = [
        b"nonsense",
        b"you take 99",
        b"card 3",
        b"you advance",
        b"fix automa-space 99",
        b"fix tile automa",
        b"",
        b"\x1b[2J\x07\x00",
        b"\xff\xfe\x80",
        b"redo",
    ];
    for line in wrong {
        input.extend_from_slice(line);
        input.push(b'\n');
    }
    input.extend(std::iter::repeat_n(b'x', 1 << 20));
    input.extend_from_slice(b"\nautoma");
    let output = with_input(folder.path(), &["--seed", "4", "--json"], &input);
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let objects = objects(&output);
    assert_eq!(objects.len(), 1 + 1 + wrong.len() + 1 + 1, "one object at the start and one for each line");
    for object in &objects[2..objects.len() - 1] {
        assert_eq!(object["ok"], false, "{object}");
        assert_eq!((&object["version"], &object["waiting"]["kind"]), (&1.into(), &"automa".into()));
        for key in ["error", "expected"] {
            let text = object[key].as_str().unwrap();
            assert!(!text.is_empty() && text.len() < 1000 && !text.contains(char::is_control), "{object}");
        }
    }
    assert_eq!(objects.last().unwrap()["events"][0]["event"], "automa");
    // The same in words: no control character of the input comes back.
    let output = with_input(folder.path(), &["--seed", "5"], &input);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(!text.contains(['\u{1b}', '\u{7}', '\u{0}']));
    assert!(text.contains("That line is too long.") && text.contains("That line is not text."), "{text}");
}

#[test]
fn the_enter_key_lets_the_automa_move() {
    let folder = tempfile::tempdir().unwrap();
    let output = with_input(folder.path(), &["--seed", "4"], b"you advance\n\nquit\n");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("Automa takes this patch") || text.contains("Automa passes."), "{text}");
}

#[test]
fn what_was_answered_survives_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let file: PathBuf = folder.path().join("mine.automa");
    let name = file.display().to_string();
    let (mut talk, _) = Talk::start(folder.path(), &["--seed", "4", "--save", &name]);
    talk.say("you take 1st");
    talk.say("tile");
    let last = talk.say("automa");
    talk.child.kill().unwrap();
    talk.child.wait().unwrap();
    let (mut talk, opening) = Talk::start(folder.path(), &["--load", &name]);
    assert_eq!((&opening["state"], &opening["version"]), (&last["state"], &3.into()));
    assert_eq!(opening["instruction"], last["instruction"], "the last turn is shown again");
    // Open twice: refused, and the first one goes on.
    let output = with_input(folder.path(), &["--load", &name], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("open in another automa"));
    assert_eq!(talk.say("undo")["undone"]["line"], "automa");
    assert_eq!(talk.say("undo")["state"]["tile"], "open");
}

#[test]
fn saves_of_another_game_and_wrong_settings_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("digital.automa");
    std::fs::write(&file, "automa journal 1\ngame patchwork\nseed 1\nbegin\n").unwrap();
    let output = with_input(folder.path(), &["--load", &file.display().to_string()], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("a save of `patchwork`"));
    let output = with_input(folder.path(), &["--cards", "mine"], b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
}

#[test]
fn undo_redo_and_the_journal_know_everything_that_was_said() {
    let setup = Setup { options: CompanionOptions::default(), seed: Seed(3), packs: Vec::new() };
    let mut session: Session<PatchworkCompanion> = Session::new(setup).unwrap();
    let lines =
        ["you take 1st", "fix automa-buttons 3", "automa", "fix next 1 2 3", "tile", "fix automa-space 5"];
    let mut digests = vec![session.game().digest()];
    for line in lines {
        let action = session.game().read(line).unwrap();
        session.play(action).unwrap();
        digests.push(session.game().digest());
    }
    let text = journal::write(&session, |game, entry| {
        words::Voice::line(game, &words::Words::english(), &entry.events)
    });
    assert!(text.contains("5 tile = ") && text.contains("# "));
    let again: Session<PatchworkCompanion> = journal::read(&text, None).unwrap();
    assert!(again.game() == session.game());
    for (count, digest) in digests.iter().enumerate() {
        assert!(session.rewind(count));
        assert_eq!(session.game().digest(), *digest);
    }
    // The person answers; a turn for which the program draws is the Automa's, and undo goes past it.
    assert!(session.rewind(3));
    assert_eq!(session.undo_target(), Some(0));
    assert!(session.history()[2].revealed && !session.history()[1].revealed);
    assert!(matches!(session.position(2).unwrap().decision(), Some(CompanionDecision::Automa { .. })));
}
