//! The saves of every release. They open, or a difference of the rules is on record.
//!
//! `tests/saves/VERSION/` holds what the program of that version wrote: every kind of table, on screen and beside a real one,
//! with every value of every option that has a list of them, with packs, with undone decisions. A release adds a folder, as
//! `docs/releasing.md` says; what is there is never written again. `SUMS` holds the files to that.
//!
//! A save that was played by rules that were corrected since stands in `OTHER-RULES` of its folder, with the decision from
//! which on they differ: it opens up to there.

#![allow(clippy::unwrap_used, reason = "the helpers of a test fail like the test")]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use games::{Kind, Place, with_kind};
use kernel::{
    Dice, Digest, Game as _, Legal as _, Notation, Options as _, Pack, Purpose, Seed, Session, Setup,
};
use table::store::{self, TableId};
use table::{Header, Tables, journal};

const PLAYERS: Purpose = Purpose::new("players of saves");
/// Saves of each kind in a release; one of them is a whole game.
const OF_A_KIND: usize = 8;
/// Decisions of the others.
const SOME: usize = 70;
/// A whole game ends before this, or is cut off here.
const MOST: usize = 600;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves")
}

fn releases() -> Vec<PathBuf> {
    let folders = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let mut folders: Vec<PathBuf> = folders.filter(|path| path.join("SUMS").exists()).collect();
    folders.sort();
    folders
}

fn saves(release: &Path) -> Vec<(String, String)> {
    let files = std::fs::read_dir(release).unwrap().map(|entry| entry.unwrap().path());
    let saves = files.filter(|path| path.extension().is_some_and(|end| end == "automa"));
    let read = |path: PathBuf| {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        (name, table::file::read_text(&path).unwrap())
    };
    let mut saves: Vec<(String, String)> = saves.map(read).collect();
    saves.sort();
    saves
}

fn sums(saves: &[(String, String)]) -> String {
    let mut text = String::new();
    for (name, save) in saves {
        let mut digest = Digest::default();
        digest.bytes(save.as_bytes());
        writeln!(text, "{:016x} {name}", digest.value()).unwrap();
    }
    text
}

/// The saves of a release that were played by other rules, and from which decision on.
fn other_rules(release: &Path) -> BTreeMap<String, usize> {
    let text = std::fs::read_to_string(release.join("OTHER-RULES")).unwrap_or_default();
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let entry = |line: &str| {
        let (name, number) = line.split_once(' ').unwrap();
        (name.to_owned(), number.parse().unwrap())
    };
    lines.map(entry).collect()
}

#[test]
fn the_saves_of_a_release_are_never_written_again() {
    let releases = releases();
    assert!(!releases.is_empty());
    for release in releases {
        let known = std::fs::read_to_string(release.join("SUMS")).unwrap();
        assert_eq!(sums(&saves(&release)), known, "{}", release.display());
    }
}

#[test]
fn every_save_of_every_release_opens() {
    let store = tempfile::tempdir().unwrap();
    let store = store::open(store.path().join("automa.db").to_str()).unwrap();
    let tables = Tables::new(store.into());
    for release in releases() {
        let mut other = other_rules(&release);
        let mut kinds = BTreeSet::new();
        for (name, text) in saves(&release) {
            let header = Header::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
            let kind = Kind::of(&header.game).unwrap();
            kinds.insert(header.game.clone());
            let differs = with_kind!(kind, G => opens::<G>(&tables, &name, &text));
            assert_eq!(differs, other.remove(&name), "{}: {name}", release.display());
        }
        assert!(other.is_empty(), "{}: these are not there: {other:?}", release.display());
        let all: BTreeSet<String> =
            Kind::ALL.iter().map(|kind| with_kind!(kind, G => G::NAME.to_owned())).collect();
        // A game that came later is not among the saves of an earlier release.
        assert!(kinds.len() >= 6 && kinds.is_subset(&all), "{}: {kinds:?}", release.display());
    }
}

/// Opens a save as a file and as a table, and says from which decision on its rules differ.
fn opens<G: Notation>(tables: &Tables, name: &str, text: &str) -> Option<usize> {
    let replayed = journal::read_as_far::<G>(text).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(!replayed.session.is_empty(), "{name}");
    let id: TableId = tables
        .import::<G>(name, text, |_| "{}".to_owned().into())
        .unwrap_or_else(|error| panic!("{name}: {error}"))
        .id;
    let open = tables.open::<G>(&id).unwrap();
    assert_eq!(open.session.game().digest(), replayed.session.game().digest(), "{name}");
    assert_eq!(open.differs.is_some(), replayed.differs.is_some(), "{name}");
    replayed.differs.map(|differs| differs.number)
}

#[test]
fn the_terminal_says_from_where_on_the_rules_were_others_and_plays_on() {
    let folder = tempfile::tempdir().unwrap();
    let release = releases().remove(0);
    for (kind, (command, language, wanted)) in Kind::ALL.iter().map(|kind| {
        let door = match kind.place() {
            Place::Screen => ("play", [].as_slice(), "Decision 5 was made by edition 0 of the rules"),
            Place::Table => (
                "companion",
                ["--language", "de"].as_slice(),
                "Entscheidung 5 fiel nach Fassung 0 der Regeln",
            ),
        };
        (kind, door)
    }) {
        let name = with_kind!(kind, G => G::NAME);
        let text = std::fs::read_to_string(release.join(format!("{name}-0.automa"))).unwrap();
        let older = text.lines().map(|line| match line.split_once(' ') {
            Some((number, _)) if number.parse().is_ok_and(|number: u32| number >= 5) => {
                format!("{}= 00000000\n", line.split('=').next().unwrap())
            }
            _ => format!("{}\n", line.replace("rules 1", "rules 0")),
        });
        let file = folder.path().join(format!("{name}.automa"));
        std::fs::write(&file, older.collect::<String>()).unwrap();
        let mut automa = assert_cmd::Command::cargo_bin("automa").unwrap();
        automa.args([command, kind.title().key(), "--load"]).arg(&file).args(language);
        if command == "play" {
            automa.arg("--plain");
        }
        let output = automa.write_stdin("quit\n").output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success() && said.contains(wanted), "{name}: {said}");
    }
}

/// The packs that saves of a game carry.
fn packs(game: &str) -> Vec<Pack> {
    let file = folder().join("packs").join(format!("{game}.toml"));
    let read = |text| Pack { name: format!("{game}.toml"), text };
    std::fs::read_to_string(file).ok().map(read).into_iter().collect()
}

/// The nth value of each option that has a list of them, where it goes with those before it.
fn options<G: Notation>(nth: usize) -> G::Options {
    let mut options = G::Options::default();
    for (place, field) in G::Options::FIELDS.iter().enumerate() {
        if field.values.is_empty() {
            continue;
        }
        // The place makes that two options do not run in step.
        let (value, _) = field.values[(nth + nth / field.values.len() * place) % field.values.len()];
        let mut tried = options.clone();
        if tried.set(field.key, value).is_ok() && tried.check().is_ok() {
            options = tried;
        }
    }
    options
}

/// A random game with some of it undone.
fn game<G: Notation>(nth: usize) -> Option<String> {
    let seed = Seed(1000 + nth as u64);
    let packs = if nth % 4 == 1 { packs(G::NAME) } else { Vec::new() };
    let mut session = Session::<G>::new(Setup { options: options::<G>(nth), seed, packs }).ok()?;
    let mut text = journal::write_head(session.setup());
    let (mut dice, most): (Dice, usize) = (seed.dice(PLAYERS, 0), if nth == 0 { MOST } else { SOME });
    for turn in 0..most {
        if nth % 2 == 1 && turn % 20 == 19 {
            let to = dice.below(session.len() as u32 + 1) as usize;
            session.rewind(to);
            text.push_str(&journal::write_rewind(to));
        }
        let Some(action) = session.game().legal().pick(&mut dice) else { break };
        let (number, before) = (session.at() + 1, session.game().clone());
        let entry = session.play(action).ok()?.clone();
        text.push_str(&journal::write_decision(number, &before, &entry, session.game(), ""));
    }
    Some(text)
}

#[test]
#[ignore = "writes the saves of a new release; see docs/releasing.md"]
fn make() {
    let release = folder().join(env!("CARGO_PKG_VERSION"));
    assert!(!release.join("SUMS").exists(), "this version has its saves; they are never written again");
    std::fs::create_dir_all(&release).unwrap();
    for kind in Kind::ALL {
        with_kind!(kind, G => for nth in 0..OF_A_KIND {
            let text = game::<G>(nth).unwrap_or_else(|| panic!("{} {nth}", G::NAME));
            std::fs::write(release.join(format!("{}-{nth}.automa", G::NAME)), text).unwrap();
        });
    }
    std::fs::write(release.join("SUMS"), sums(&saves(&release))).unwrap();
}
