//! A session in a file: nothing is lost, nothing is written over, and an error leaves everything as it was.

use std::fs;
use std::path::Path;
use std::process::Command;

use kernel::{Dice, Game, Legal};
use patchwork::{Action, Patchwork};
use table::SavedSession;
use table::file::{SaveError, StepError};

use crate::common::{remark, setup};

/// Plays at random, at most so many decisions.
fn play(saved: &mut SavedSession<Patchwork>, count: usize) -> Result<(), StepError<Patchwork>> {
    let mut dice = Dice::new(1);
    for _ in 0..count {
        let Some(action) = saved.session().game().legal().pick(&mut dice) else { return Ok(()) };
        saved.play(action, remark)?;
    }
    Ok(())
}

#[test]
fn a_game_goes_on_where_it_stopped() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("game.automa");
    let mut saved = SavedSession::create(&path, setup(61, true)).unwrap();
    play(&mut saved, 12).unwrap();
    assert!(saved.rewind(7).unwrap() && !saved.rewind(13).unwrap());
    let before = saved.session().clone();
    drop(saved);
    let mut again = SavedSession::<Patchwork>::open(&path).unwrap();
    assert_eq!((again.session().at(), again.session().len()), (7, 12));
    assert_eq!(again.session().game(), before.game());
    // What a killed process had not finished is cut off by the next decision.
    fs::write(&path, [fs::read(&path).unwrap(), b"8 adva\xc3".to_vec()].concat()).unwrap();
    drop(again);
    again = SavedSession::open(&path).unwrap();
    play(&mut again, 1).unwrap();
    drop(again);
    assert_eq!(SavedSession::<Patchwork>::open(&path).unwrap().session().at(), 8);
}

#[test]
fn an_illegal_action_writes_nothing() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("game.automa");
    let mut saved = SavedSession::create(&path, setup(67, false)).unwrap();
    let before = fs::read(&path).unwrap();
    assert!(matches!(saved.play(Action::Automa, remark), Err(StepError::Illegal(_))));
    assert_eq!((saved.session().at(), fs::read(&path).unwrap()), (0, before));
}

#[test]
fn nothing_is_written_over_and_nobody_shares() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("game.automa");
    let saved = SavedSession::create(&path, setup(71, false)).unwrap();
    let text = fs::read(&path).unwrap();
    let exists = SavedSession::create(&path, setup(72, false)).unwrap_err();
    assert!(matches!(exists, SaveError::Exists(_)) && exists.to_string().contains("--load"), "{exists}");
    let busy = SavedSession::<Patchwork>::open(&path).unwrap_err();
    assert!(
        matches!(busy, SaveError::Busy(_)) && busy.to_string().contains("close that one first"),
        "{busy}"
    );
    drop(saved);
    assert!(SavedSession::<Patchwork>::open(&path).is_ok());
    assert_eq!(fs::read(&path).unwrap(), text);
    let nowhere = SavedSession::create(&path.join("below"), setup(1, false)).unwrap_err();
    assert!(nowhere.to_string().contains("check the path, the rights and the free space"), "{nowhere}");
    assert!(matches!(SavedSession::<Patchwork>::open(directory.path()), Err(SaveError::Io { .. })));
}

/// Not a test: a process that may not write more than a little.
#[test]
#[ignore = "started by the test below"]
fn small_disk() {
    let Some(path) = std::env::var_os("AUTOMA_TEST_FULL") else { return };
    let path = Path::new(&path);
    let mut saved = SavedSession::create(path, setup(73, false)).unwrap();
    let mut dice = Dice::new(1);
    loop {
        let (at, text) = (saved.session().at(), fs::read(path).unwrap());
        let position = saved.session().game().clone();
        let action =
            position.legal().pick(&mut dice).expect("the disk should be full before the game is over");
        match saved.play(action, |_, _| "A long story. ".repeat(10)) {
            Ok(_) => assert_eq!(saved.session().at(), at + 1),
            Err(error) => {
                let said = error.to_string();
                assert!(matches!(error, StepError::Save(_)) && said.contains("free space"), "{said}");
                assert_eq!((saved.session().at(), saved.session().game()), (at, &position));
                assert_eq!(fs::read(path).unwrap(), text);
                // A new file does not stay behind half written.
                let mut big = setup(1, true);
                big.packs[0].text.push_str(&"# our own words\n".repeat(400));
                let other = path.with_file_name("other.automa");
                assert!(
                    matches!(SavedSession::create(&other, big), Err(SaveError::Io { .. })) && !other.exists()
                );
                println!("\nstopped at {at}");
                return;
            }
        }
    }
}

#[test]
fn a_full_disk_leaves_position_and_file_as_they_were() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("game.automa");
    // A limit on the size of files stands for a full disk; the signal that comes with it is ignored.
    let output = Command::new("sh")
        .args([
            "-c",
            "trap '' XFSZ; ulimit -f 4; exec \"$0\" saved::small_disk --exact --ignored --nocapture",
        ])
        .arg(std::env::current_exe().unwrap())
        .env("AUTOMA_TEST_FULL", &path)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    let at: usize = said.lines().find_map(|line| line.strip_prefix("stopped at ")).unwrap().parse().unwrap();
    let mut saved = SavedSession::<Patchwork>::open(&path).unwrap();
    assert_eq!(saved.session().at(), at);
    play(&mut saved, 3).unwrap();
    assert_eq!(saved.session().at(), at + 3, "with space it goes on");
}
