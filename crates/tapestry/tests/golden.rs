//! Whole games that must stay as they are, one file each: reviewed as a diff.
//!
//! After a change that is meant, write them anew:
//!
//! ```text
//! AUTOMA_WRITE_GOLDEN=1 cargo test -p automa-tapestry golden
//! ```

use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Once;

use kernel::{Game, Legal, Notation, Options, Purpose, Seat, Seed};
use tapestry::{Kit, Tapestry, TapestryOptions, Version};

const GOLDEN: Purpose = Purpose::new("golden playthrough");

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

fn mix(pp: bool, aa: bool, ff: bool) -> TapestryOptions {
    TapestryOptions { expansions: [pp, aa, ff], allow_guesses: true, ..TapestryOptions::default() }
}

fn games() -> Vec<(&'static str, TapestryOptions)> {
    let base = TapestryOptions::default();
    vec![
        ("base-2", base),
        ("base-3", TapestryOptions { seats: 3, ..base }),
        ("base-4", TapestryOptions { seats: 4, ..base }),
        ("base-5", TapestryOptions { seats: 5, ..base }),
        ("printed-3", TapestryOptions { seats: 3, version: Version::Printed, ..base }),
        ("adjusted-2", TapestryOptions { version: Version::Adjusted, ..base }),
        ("pp-2", mix(true, false, false)),
        ("aa-3", TapestryOptions { seats: 3, ..mix(false, true, false) }),
        ("ff-2", mix(false, false, true)),
        ("automa-1", crate::automa::solo(1)),
        ("automa-3", crate::automa::solo(3)),
        ("automa-6", crate::automa::solo(6)),
        ("shadow", crate::automa::variant()),
        ("all-5", TapestryOptions { seats: 5, ..mix(true, true, true) }),
    ]
}

fn record(options: TapestryOptions, seed: Seed) -> String {
    let mut text = String::new();
    for (key, value) in options.pairs() {
        writeln!(text, "{key} {value}").unwrap();
    }
    writeln!(text, "seed {seed}\n").unwrap();
    let mut game = Tapestry::start(Kit::printed(), &options, seed).unwrap();
    let mut dice = seed.dice(GOLDEN, 0);
    while let Some(action) = game.legal().pick(&mut dice) {
        let name = game.write(action);
        game.play(action, &mut ()).unwrap();
        let scores: Vec<String> = (0..options.seats).map(|seat| game.score(Seat(seat)).to_string()).collect();
        writeln!(text, "{name:<44} {:<20} {:016x}", scores.join(" "), game.digest()).unwrap();
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
fn every_golden_file_belongs_to_a_game() {
    let known: Vec<String> = games().into_iter().map(|(name, _)| format!("{name}.txt")).collect();
    for entry in std::fs::read_dir(folder()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(known.contains(&name), "{name} is no longer compared");
    }
}
