//! Evenings beside a real table, by script: what the tests of several companions share.
#![allow(missing_docs, unreachable_pub, clippy::unwrap_used, reason = "also the helpers of a test may")]
#![allow(dead_code, reason = "each test uses a part of it")]

use std::ops::Range;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use kernel::{Dice, Game, Notation, Options, Seed, Session};
use serde_json::Value;

/// A program of ours, with its data in a folder of its own.
pub struct Evening {
    pub folder: tempfile::TempDir,
    game: &'static str,
}

pub fn program() -> Command {
    Command::cargo_bin("automa").unwrap()
}

fn said(command: &mut Command) -> String {
    let output = command.assert().success();
    assert!(output.get_output().stderr.is_empty());
    String::from_utf8(output.get_output().stdout.clone()).unwrap()
}

pub fn objects(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect()
}

pub fn start<G: Game>(settings: &[(&str, &str)], seed: u64) -> G {
    let mut options = G::Options::default();
    for (key, value) in settings {
        options.set(key, value).unwrap();
    }
    G::start(G::components(&[]).unwrap(), &options, Seed(seed)).unwrap()
}

/// One of these.
pub fn pick<A: Copy>(dice: &mut Dice, some: &[A]) -> A {
    some[dice.below(some.len() as u32) as usize]
}

/// The lines of a whole evening, and the table at its end.
pub fn evening<G: Notation>(
    settings: &[(&str, &str)],
    seed: u64,
    choose: impl Fn(&G, G::Decision, &mut Dice) -> G::Action,
) -> (Vec<String>, G) {
    let mut table: G = start(settings, seed);
    let mut dice = Dice::new(seed);
    let mut lines = Vec::new();
    while let Some(decision) = table.decision() {
        let action = choose(&table, decision, &mut dice);
        lines.push(table.write(action));
        table.play(action, &mut ()).unwrap();
        assert!(lines.len() < 2000, "an evening ends");
    }
    (lines, table)
}

/// A text with all of these parts, and without any of these holes.
pub fn is_whole(text: &str, parts: &[&str], holes: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "`{part}` is missing in\n{text}");
    }
    for hole in holes {
        assert!(!text.contains(hole), "{hole} in\n{text}");
    }
}

/// What was answered to these lines: all of them are accepted. So many turns with cards, and questions for a card.
pub fn answered(objects: &[Value], lines: usize) -> (usize, usize) {
    let (mut turns, mut cards) = (0, 0);
    for (number, object) in objects[..=lines].iter().enumerate() {
        assert_eq!((&object["ok"], &object["version"]), (&true.into(), &number.into()), "{object}");
        cards += usize::from(object["waiting"]["kind"] == "card");
        let events = object["events"].as_array().unwrap();
        turns += usize::from(events.iter().any(|event| event["event"] == "cards"));
        assert!(number == 0 || !object["instruction"]["headline"].as_str().unwrap().is_empty());
    }
    let last = &objects[lines];
    assert_eq!((&last["waiting"]["kind"], &last["state"]["over"]), (&"over".into(), &true.into()));
    (turns, cards)
}

impl Evening {
    pub fn of(game: &'static str) -> Evening {
        Evening { folder: tempfile::tempdir().unwrap(), game }
    }

    pub fn companion(&self, args: &[&str], input: &str) -> String {
        let mut command = program();
        command.args(["companion", self.game]).args(args).env("AUTOMA_DATA", self.folder.path());
        said(command.write_stdin(input))
    }

    pub fn saved(&self, seed: u64) -> PathBuf {
        self.folder.path().join(format!("{}-companion-{seed}.automa", self.game))
    }

    pub fn session<G: Notation>(&self, seed: u64) -> Session<G> {
        table::journal::read(&std::fs::read_to_string(self.saved(seed)).unwrap(), None).unwrap()
    }

    /// The save of an evening is this table; it is checked and shown like any other, with a picture of the table. Gives
    /// what it came to.
    pub fn replays<G: Notation>(&self, seed: u64, lines: &[String], table: &G) -> Value {
        assert!(self.session::<G>(seed).game() == table && !table.winners().is_empty());
        let replay = |args: &[&str]| said(program().arg("replay").arg(self.saved(seed)).args(args));
        let shown = replay(&[]);
        let sound = format!("The save is sound: {} decisions, the game is over.", lines.len());
        assert!(shown.contains(&sound), "{shown}");
        let picture = self.folder.path().join("table.svg");
        let mut objects = objects(&replay(&["--json", "--svg", &picture.display().to_string()]));
        assert_eq!(objects.len(), lines.len() + 1);
        assert_eq!(objects[0]["action"], lines[0].as_str());
        assert!(objects.iter().any(|object| object["trail"][0]["candidates"].is_array()));
        assert!(std::fs::read_to_string(picture).unwrap().starts_with("<svg"));
        objects.pop().unwrap()["state"].take()
    }

    /// Lines of which these are wrong: each gets an answer and changes nothing. The first line is taken back then.
    pub fn refuses(&self, args: &[&str], input: &str, wrong: Range<usize>, first: &str) {
        let json = objects(&self.companion(&[args, &["--json"]].concat(), input));
        for object in &json[wrong] {
            assert_eq!((&object["ok"], &object["version"]), (&false.into(), &1.into()), "{object}");
            for key in ["error", "expected"] {
                let text = object[key].as_str().unwrap();
                assert!(
                    !text.is_empty() && text.len() < 1200 && !text.contains(char::is_control),
                    "{object}"
                );
            }
        }
        let text = self.companion(args, input);
        let taken_back = format!("Taken back: {first}");
        let nothing = ["There is nothing to take back.", "There is nothing to do again."];
        is_whole(&text, &[&taken_back, nothing[0], nothing[1], "The Automa has not moved yet."], &["\u{1b}"]);
    }

    /// Settings that make no companion, and the save of another game, are refused.
    pub fn opens_only_its_own(&self, settings: [&str; 2]) {
        program().args(["companion", self.game]).args(settings).assert().code(2);
        let other: &Path = &self.folder.path().join("other.automa");
        std::fs::write(other, "automa journal 1\ngame patchwork\nseed 1\nbegin\n").unwrap();
        program().args(["companion", self.game, "--load"]).arg(other).assert().code(1);
    }
}
