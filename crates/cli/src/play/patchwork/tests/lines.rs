//! Plain games by script.

use std::io::Cursor;

use insta::assert_snapshot;
use kernel::Notation;

use super::*;
use crate::input::Piped;
use crate::play::lines::{self, Look};

fn talk(sitting: &mut Sitting, script: &str) -> String {
    let mut out = Vec::new();
    let mut keyboard = Piped::new(Cursor::new(script.as_bytes()), "> ");
    lines::talk(sitting, Look::Lines, &mut keyboard, &mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    assert!(!text.contains("[tui-") && !text.contains("[pw-"), "a message is missing:\n{text}");
    text
}

#[test]
fn a_conversation() {
    let folder = tempfile::tempdir().unwrap();
    let mut sitting = sit(&folder, "level=3", 5059, &[]);
    let next: Vec<u8> = sitting.game().next_patches().iter().map(|patch| patch.0).collect();
    let script = format!(
        "help\nspots {0}\nspots {0} r1\nspots x\ntake {0} r0 a1\nboard\nwhy\ntake {0} r0 a1\ntake 99 r0 a1\n\
         dance\nleather a1\nautoma\nundo\nredo\nundo\nundo\nadvance\nhint\nring\nscore\ncards\nlog\n\
         rules automa.afford\nrules nothing\nrules\n\n",
        next[0]
    );
    assert_snapshot!("conversation", talk(&mut sitting, &script));
}

#[test]
fn a_whole_game_by_script_and_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let mut sitting = sit(&folder, "level=2", 77, &[]);
    let mut script = String::new();
    let mut stopped = 0;
    while let Some(action) = sitting.hint() {
        let line = sitting.game().write(action);
        script.extend([line.as_str(), "\n"]);
        let said = talk(&mut sitting, &format!("{line}\n"));
        assert!(said.contains("> "), "{said}");
        stopped += 1;
        if stopped % 5 == 0 {
            // The input ends; the game goes on from its file.
            let path = sitting.path().to_owned();
            drop(sitting);
            sitting = resume(&path);
        }
    }
    assert!(sitting.game().is_over());
    // The same lines in one go make the same game.
    let mut again = sit(&folder, "level=2", 77, &[]);
    let said = talk(&mut again, &script);
    assert_eq!(again.game(), sitting.game());
    assert_snapshot!(
        "plain_end",
        said.lines().rev().take(12).collect::<Vec<_>>().into_iter().rev().collect::<Vec<_>>().join("\n")
    );
    assert!(talk(&mut again, "advance\nquit\nboard\n").contains("The game is over"));
}

#[test]
fn two_people_by_lines() {
    let folder = tempfile::tempdir().unwrap();
    let mut sitting = sit(&folder, "opponent=person", 1, &[]);
    assert_snapshot!("plain_two", talk(&mut sitting, "advance\nadvance\nboard\ncards\nscore\n"));
}

#[test]
fn noise_is_answered_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut sitting = sit(&folder, "level=3", 9, &[]);
    let before = sitting.game().clone();
    let noise = [
        "take",
        "take 1",
        "take 1 z9 a1",
        "TAKE 999999999999 r0 a1",
        "spots",
        "\u{1F9F5}",
        "a b c d e f",
        "-1",
    ];
    let said = talk(&mut sitting, &format!("{}\n{}", noise.join("\n"), "x".repeat(100_000)));
    assert_eq!(sitting.game(), &before);
    assert!(said.lines().all(|line| line.len() < 2_000));
    let mut out = Vec::new();
    let mut keyboard = Piped::new(Cursor::new(b"\xff\xfe\n\0\n".as_slice()), "> ");
    lines::talk(&mut sitting, Look::Lines, &mut keyboard, &mut out).unwrap();
    assert_eq!(sitting.game(), &before);
}
