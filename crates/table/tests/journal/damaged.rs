//! Journals that were cut off, changed, or never were any.

use std::fs::File;
use std::io::{Read, Write};
use std::time::Instant;

use kernel::{Dice, Session};
use patchwork::Patchwork;
use table::file::{SaveError, SavedSession, read_text};
use table::{JournalError, journal};

use crate::common::{game, is_prefix, setup};

fn read(text: &str) -> Result<Session<Patchwork>, JournalError> {
    journal::read(text, None)
}

#[test]
fn what_is_written_is_read_again() {
    for (pack, rewinds) in [(false, 0), (true, 0), (false, 8), (true, 8)] {
        let (session, text) = game(setup(41, pack), rewinds);
        let again = read(&text).unwrap();
        assert_eq!((again.at(), again.len(), again.game()), (session.at(), session.len(), session.game()));
        assert_eq!(again.setup(), session.setup(), "packs to the letter");
        // Line ends of another system, and lines that a person added, change nothing.
        assert_eq!(read(&text.replace('\n', "\r\n")).unwrap().game(), session.game());
        assert_eq!(
            read(&text.replace("begin\n", "begin\n\n# Our best game.\n")).unwrap().game(),
            session.game()
        );
    }
}

#[test]
fn cut_off_anywhere_it_opens_at_an_earlier_decision_or_says_so() {
    let (session, text) = game(setup(43, true), 0);
    let whole: Vec<Patchwork> = (0..=session.len()).map(|at| session.position(at).unwrap().clone()).collect();
    let head = text.find("begin\n").unwrap() + "begin\n".len();
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("cut.automa");
    let mut last = 0;
    for end in 0..=text.len() {
        let bytes = &text.as_bytes()[..end];
        // As a file: in the middle of a character, too. Replaying each is slow; around the line ends it matters.
        let near = bytes
            .iter()
            .rev()
            .take(3)
            .chain(text.as_bytes()[end..].iter().take(2))
            .any(|&b| b == b'\n' || b > 127);
        if near || end % 97 == 0 {
            std::fs::write(&path, bytes).unwrap();
            match SavedSession::<Patchwork>::open(&path) {
                Ok(saved) => {
                    assert!(end >= head && is_prefix(saved.session(), &whole), "at {end}");
                    assert!(saved.session().at() >= last, "more text, more decisions");
                    last = saved.session().at();
                }
                Err(SaveError::Content(_, JournalError::Foreign | JournalError::CutOff { .. })) => {
                    assert!(end < head);
                }
                Err(error) => panic!("at {end}: {error}"),
            }
        }
        if let Ok(piece) = std::str::from_utf8(bytes) {
            match read(piece) {
                Ok(session) => assert!(end >= head && is_prefix(&session, &whole), "at {end}"),
                Err(JournalError::Foreign | JournalError::CutOff { .. }) => assert!(end < head, "at {end}"),
                Err(error) => panic!("at {end}: {error}"),
            }
        }
    }
    assert_eq!(last, session.len());
}

#[test]
fn an_illegal_decision_says_where_and_why() {
    let (_, text) = game(setup(47, false), 0);
    let lines: Vec<&str> = text.lines().collect();
    let begin = lines.iter().position(|&line| line == "begin").unwrap();
    let replaced = |number: usize, with: &str| {
        let mut lines = lines.clone();
        lines[begin + number] = with;
        read(&format!("{}\n", lines.join("\n"))).unwrap_err().to_string()
    };
    let message = replaced(5, "5 leather i9");
    assert!(message.starts_with(&format!("line {}, decision 5: ", begin + 6)), "{message}");
    assert!(message.ends_with("`automa replay FILE --at 4` shows the position before it"), "{message}");
    let message = replaced(5, "5 jump over the moon");
    assert!(message.contains("`jump over the moon` is no action; expected"), "{message}");
    let message = replaced(5, "6 advance");
    assert!(message.contains("the line should begin with the number 5"), "{message}");
    let message = replaced(5, "rewind 99");
    assert!(message.contains("cannot rewind to 99, there are 4 decisions"), "{message}");
    let message = replaced(5, &format!("{}= 00000000", lines[begin + 5].split('=').next().unwrap()));
    assert!(message.contains("it leads to another position than when it was written"), "{message}");
}

#[test]
fn another_version_and_another_game_are_named() {
    let (_, text) = game(setup(53, false), 0);
    let newer = text.replacen("journal 1", "journal 2", 1);
    assert_eq!(read(&newer).unwrap_err(), JournalError::Newer { found: 2 });
    let other = text.replacen("game patchwork", "game chess", 1);
    assert!(matches!(read(&other).unwrap_err(), JournalError::OtherGame { found, .. } if found == "chess"));
    for bad in [
        "",
        "\n",
        "automa journal\n",
        "automa journal one\n",
        "automa journal -1\n",
        "{\"game\":1}\n",
        "\u{feff}automa journal 1\n",
    ] {
        assert_eq!(read(bad).unwrap_err(), JournalError::Foreign, "{bad:?}");
    }
    for (from, to) in [
        ("seed 53", "seed x"),
        ("seed 53\n", ""),
        ("game patchwork\n", ""),
        ("option level", "level"),
        ("option level", "option levle"),
        ("option level 3", "option level 9"),
        ("begin", "| stray\nbegin"),
    ] {
        assert!(text.contains(from), "{from}");
        let error = read(&text.replacen(from, to, 1)).unwrap_err().to_string();
        assert!(!error.is_empty() && !error.contains("Error"), "{error}");
    }
}

#[test]
fn noise_is_refused_at_once() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("noise.automa");
    let mut file = File::create(&path).unwrap();
    let mut block = vec![0; 1 << 20];
    let mut dice = Dice::new(1);
    block.fill_with(|| dice.below(256) as u8);
    for _ in 0..100 {
        file.write_all(&block).unwrap();
    }
    let start = Instant::now();
    assert!(matches!(read_text(&path), Err(SaveError::NoSave(..))));
    assert!(matches!(SavedSession::<Patchwork>::open(&path), Err(SaveError::NoSave(..))));
    // Small enough to be read, and text; or the right first line and then noise.
    let letters: String = block.iter().map(|&byte| char::from(byte & 0x7f)).collect();
    assert_eq!(read(&letters).unwrap_err(), JournalError::Foreign);
    assert!(matches!(read(&format!("automa journal 1\n{letters}\n")), Err(JournalError::Head { .. })));
    // A device that never ends, and one that is empty.
    assert!(matches!(read_text("/dev/zero".as_ref()), Err(SaveError::NoSave(..))));
    assert_eq!(read_text("/dev/null".as_ref()).unwrap(), "");
    assert!(start.elapsed().as_secs() < 5, "{:?}", start.elapsed());
    let mut some = [0; 4];
    File::open(&path).unwrap().read_exact(&mut some).unwrap();
    assert_eq!(some, block[..4], "the file is left alone");
}

#[test]
fn a_thousand_mutations_never_panic() {
    let (session, text) = game(setup(59, true), 3);
    let mut dice = Dice::new(2026);
    let mut refused = 0;
    for _ in 0..1000 {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..=dice.below(3) {
            let at = dice.below(bytes.len() as u32) as usize;
            let other = dice.below(bytes.len() as u32) as usize;
            match dice.below(6) {
                0 => bytes[at] ^= 1 << dice.below(8),
                1 => bytes[at] = b"\n\r# =|0129-\0\xff"[dice.below(13) as usize],
                2 => drop(bytes.drain(at..bytes.len().min(at + 1 + dice.below(40) as usize))),
                3 => bytes.insert(at, b"\n #=9"[dice.below(5) as usize]),
                4 => bytes.swap(at, other),
                _ => {
                    let piece = bytes[at.min(other)..at.max(other).min(at.min(other) + 80)].to_vec();
                    bytes.splice(at..at, piece);
                }
            }
        }
        match journal::read::<Patchwork>(&String::from_utf8_lossy(&bytes), None) {
            Ok(read) => assert!(read.at() <= read.len() && read.len() <= session.len() + 100),
            Err(error) => {
                refused += 1;
                assert!(!error.to_string().is_empty());
            }
        }
    }
    assert!(refused > 300, "{refused}");
}
