//! Golden playthroughs: a game in a file, compared byte for byte.
//!
//! Each file of `tests/golden/` is options, seed, and the decisions of a random game, each with the scores and the
//! checksum after it. A difference means that an old save file would now be another game: think twice. If the
//! change is meant, write the files anew and read the diff:
//!
//! ```text
//! AUTOMA_WRITE_GOLDEN=1 cargo test -p automa-patchwork --test rules golden
//! ```

use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Once;

use kernel::{Game, Legal, Notation, Options, Purpose, Seed};
use patchwork::{
    DeckName, Edition, FIRST, Kit, LeatherReading, Level, Opponent, Patchwork, PatchworkOptions, SECOND,
};

const GOLDEN: Purpose = Purpose::new("golden playthrough");

/// Where the files are; written anew first, if that is asked for.
fn folder() -> PathBuf {
    static WRITTEN: Once = Once::new();
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    WRITTEN.call_once(|| {
        if std::env::var_os("AUTOMA_WRITE_GOLDEN").is_some() {
            std::fs::create_dir_all(&folder).unwrap();
            for (seed, (name, options)) in (1..).zip(games()) {
                std::fs::write(folder.join(format!("{name}.txt")), record(options, Seed(seed))).unwrap();
            }
        }
    });
    folder
}

/// A cover of all options: each value of each, and the pairs that touch each other.
fn games() -> Vec<(&'static str, PatchworkOptions)> {
    let automa = PatchworkOptions::default();
    let person = PatchworkOptions { opponent: Opponent::Person, ..automa };
    let (tactical, original) = (DeckName::Tactical, Edition::Original);
    let left = LeatherReading::Left;
    vec![
        ("people", person),
        ("people-original", PatchworkOptions { edition: original, ..person }),
        ("people-second-starts", PatchworkOptions { second_starts: true, ..person }),
        ("normal-1", PatchworkOptions { level: Level::I, ..automa }),
        ("normal-2-original", PatchworkOptions { level: Level::II, edition: original, ..automa }),
        ("normal-3", automa),
        ("normal-4-left", PatchworkOptions { level: Level::IV, leather: left, ..automa }),
        ("normal-5", PatchworkOptions { level: Level::V, ..automa }),
        (
            "tactical-1-left-original",
            PatchworkOptions { deck: tactical, level: Level::I, leather: left, edition: original, ..automa },
        ),
        ("tactical-2", PatchworkOptions { deck: tactical, level: Level::II, ..automa }),
        ("tactical-3-original", PatchworkOptions { deck: tactical, edition: original, ..automa }),
        ("tactical-4", PatchworkOptions { deck: tactical, level: Level::IV, ..automa }),
        ("tactical-5-left", PatchworkOptions { deck: tactical, level: Level::V, leather: left, ..automa }),
    ]
}

/// The text of a game: what its file must hold.
fn record(options: PatchworkOptions, seed: Seed) -> String {
    let mut text = String::new();
    for (key, value) in options.pairs() {
        writeln!(text, "{key} {value}").unwrap();
    }
    writeln!(text, "seed {seed}\n").unwrap();
    let mut game = Patchwork::start(Kit::printed(), &options, seed).unwrap();
    let mut dice = seed.dice(GOLDEN, 0);
    writeln!(
        text,
        "{:<18} {:>4} {:>4}  {:016x}",
        "start",
        game.score(FIRST),
        game.score(SECOND),
        game.digest()
    )
    .unwrap();
    while let Some(action) = game.legal().pick(&mut dice) {
        let name = game.write(action);
        game.play(action, &mut ()).unwrap();
        writeln!(
            text,
            "{name:<18} {:>4} {:>4}  {:016x}",
            game.score(FIRST),
            game.score(SECOND),
            game.digest()
        )
        .unwrap();
    }
    writeln!(text, "\nwinner {}", game.winner().unwrap().0 + 1).unwrap();
    text
}

#[test]
fn golden_playthroughs_are_unchanged() {
    for (seed, (name, options)) in (1..).zip(games()) {
        let file = folder().join(format!("{name}.txt"));
        let played = record(options, Seed(seed));
        let kept =
            std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let first = kept.lines().zip(played.lines()).position(|(kept, played)| kept != played);
        assert!(kept == played, "{name}.txt differs, first in line {:?}", first.map(|line| line + 1));
    }
}

#[test]
fn a_golden_file_can_be_replayed_from_its_text() {
    // The decisions as written, without the dice that chose them.
    for (name, _) in games() {
        let text = std::fs::read_to_string(folder().join(format!("{name}.txt"))).unwrap();
        let mut parts = text.split("\n\n");
        let mut options = PatchworkOptions::default();
        let mut seed = Seed(0);
        for line in parts.next().unwrap().lines() {
            let (key, value) = line.split_once(' ').unwrap();
            if key == "seed" {
                seed = value.parse().unwrap();
            } else {
                options.set(key, value).unwrap();
            }
        }
        let mut game = Patchwork::start(Kit::printed(), &options, seed).unwrap();
        for line in parts.next().unwrap().lines().skip(1) {
            let action = game.read(line[..18].trim()).unwrap();
            game.play(action, &mut ()).unwrap();
            assert!(line.ends_with(&format!("{:016x}", game.digest())), "{name}: {line}");
        }
        assert_eq!(parts.next().unwrap().trim(), format!("winner {}", game.winner().unwrap().0 + 1));
    }
}

#[test]
fn every_golden_file_belongs_to_a_game() {
    let known: Vec<String> = games().into_iter().map(|(name, _)| format!("{name}.txt")).collect();
    for entry in std::fs::read_dir(folder()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(known.contains(&name), "{name} is no longer compared");
    }
}
