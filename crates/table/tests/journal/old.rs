//! Saves of every released format: they open, or the change that breaks them is noticed here.
//!
//! A new format adds files, made by `cargo test -p automa-table --test journal -- --ignored make`; those that are there
//! are never made again.

use std::path::{Path, PathBuf};

use kernel::{Game as _, Session};
use patchwork::Patchwork;
use table::{Header, SavedSession, journal};

use crate::common::{game, setup};

fn saves() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves")
}

#[test]
fn every_old_save_opens() {
    let mut count = 0;
    for entry in std::fs::read_dir(saves()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let text = table::file::read_text(&path).unwrap();
        let header = Header::parse(&text).unwrap();
        assert_eq!(header.game, "patchwork", "{name}");
        assert_eq!(header.edition, 1, "{name}: a save that names no edition was played by the first");
        assert_eq!(!header.packs.is_empty(), name.contains("pack"), "{name}");
        // Each line bears the checksum of the position that it led to.
        let session: Session<Patchwork> =
            journal::read(&text, None).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(session.len() > 20, "{name}");
        assert_eq!(text.contains("\nrewind "), name.contains("rewinds"), "{name}");
        // And goes on.
        let copy = tempfile::tempdir().unwrap();
        let copy = copy.path().join(&name);
        std::fs::copy(&path, &copy).unwrap();
        let mut saved = SavedSession::<Patchwork>::open(&copy).unwrap();
        assert!(saved.rewind(3).unwrap());
        drop(saved);
        assert_eq!(SavedSession::<Patchwork>::open(&copy).unwrap().session().at(), 3, "{name}");
        count += 1;
    }
    assert!(count >= 4, "{count} saves");
}

#[test]
fn a_new_save_names_the_edition_of_its_rules() {
    let (_, text) = game(setup(7, false), 0);
    assert!(text.contains(&format!("\nrules {}\n", Patchwork::EDITION)), "{text}");
    assert_eq!(Header::parse(&text).unwrap().edition, Patchwork::EDITION);
    let later = text.replace("\nrules 1\n", "\nrules 7\n");
    assert_eq!(Header::parse(&later).unwrap().edition, 7);
    let wrong = text.replace("\nrules 1\n", "\nrules old\n");
    assert!(Header::parse(&wrong).unwrap_err().to_string().contains("line 3: expected the edition"));
}

#[test]
#[ignore = "makes the saves of a new format"]
fn make() {
    for (seed, pack, rewinds, name) in
        [(1, false, 0, "plain"), (2, true, 0, "pack"), (3, false, 6, "rewinds"), (4, true, 6, "pack-rewinds")]
    {
        let path = saves().join(format!("v{}-{name}.automa", journal::VERSION));
        if !path.exists() {
            std::fs::write(path, game(setup(seed, pack), rewinds).1).unwrap();
        }
    }
}
