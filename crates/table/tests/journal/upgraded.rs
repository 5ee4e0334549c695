//! Saves on disk that were played by other rules than this program's.

use kernel::{Game as _, Legal as _};
use patchwork::Patchwork;
use table::SavedSession;

use crate::common::{game, remark, setup};

/// A whole game whose decisions from this one on were made by an earlier edition.
fn older(from: usize) -> String {
    let (_, text) = game(setup(61, true), 0);
    let lines = text.lines().map(|line| match line.split_once(' ') {
        Some((number, _)) if number.parse().is_ok_and(|number: usize| number >= from) => {
            format!("{}= 00000000", line.split('=').next().unwrap())
        }
        _ => line.replace("rules 1", "rules 0"),
    });
    lines.map(|line| line + "\n").collect()
}

#[test]
fn it_opens_up_to_there_and_what_is_decided_next_goes_on_from_there() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("old.automa");
    let text = older(15);
    std::fs::write(&path, &text).unwrap();
    let mut saved = SavedSession::<Patchwork>::open(&path).unwrap();
    assert_eq!((saved.session().at(), saved.differs().unwrap().number), (14, 15));
    let action = saved.session().game().legal().get(0).unwrap();
    saved.play(action, remark).unwrap();
    assert!(saved.differs().is_none());
    let at = saved.session().game().clone();
    drop(saved);
    let written = std::fs::read_to_string(&path).unwrap();
    assert!(written.starts_with(&text), "nothing of what was there is taken away");
    assert!(written[text.len()..].starts_with("rewind 14\n15 "), "{}", &written[text.len()..]);
    let again = SavedSession::<Patchwork>::open(&path).unwrap();
    assert_eq!((again.session().game(), again.differs()), (&at, None));
}

#[test]
fn looking_changes_nothing_and_a_rewind_is_enough() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("old.automa");
    std::fs::write(&path, older(15)).unwrap();
    drop(SavedSession::<Patchwork>::open(&path).unwrap());
    assert_eq!(std::fs::read_to_string(&path).unwrap(), older(15));
    let mut saved = SavedSession::<Patchwork>::open(&path).unwrap();
    assert!(saved.rewind(3).unwrap() && saved.differs().is_none());
    drop(saved);
    let again = SavedSession::<Patchwork>::open(&path).unwrap();
    assert_eq!((again.session().at(), again.session().len(), again.differs()), (3, 14, None));
}
