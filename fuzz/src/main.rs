//! What comes from outside, thrown at whatever reads it. `AUTOMA_FUZZ` names the reader; none may panic, hang, or take more than
//! its share of memory, whatever the bytes are.

#![no_main]

mod requests;

use std::path::Path;
use std::sync::LazyLock;

use games::{Kind, Title, with_kind, with_title};
use kernel::{Dice, Legal as _, Notation, Options as _, Pack, Seed};
use lab::experiment::Experiment;
use libfuzzer_sys::fuzz_target;
use table::{Header, journal};
use vectors::Vectored;
use wire::Wire;

/// The reader that is tried.
static READER: LazyLock<fn(&str)> = LazyLock::new(|| match std::env::var("AUTOMA_FUZZ").as_deref() {
    Ok("journal") => save,
    Ok("pack") => pack,
    Ok("position") => position,
    Ok("record") => record,
    Ok("experiment") => experiment,
    Ok("request") => requests::put,
    _ => panic!("AUTOMA_FUZZ is journal, pack, position, record, experiment or request"),
});

fuzz_target!(|bytes: &[u8]| {
    if let Ok(text) = std::str::from_utf8(bytes) {
        READER(text);
    }
});

/// A save, as far as it goes; what can be read is written as it was read, and read again.
fn save(text: &str) {
    let Ok(header) = Header::parse(text) else { return };
    if let Ok(kind) = Kind::of(&header.game) {
        with_kind!(kind, G => replay::<G>(text));
    }
}

fn replay<G: Notation>(text: &str) {
    let strict = journal::read::<G>(text, None);
    let lenient = journal::read_as_far::<G>(text);
    let Ok(session) = strict else { return };
    let lenient = lenient.expect("what fits opens in any case");
    assert!(lenient.differs.is_none() && lenient.whole);
    assert_eq!(lenient.session.game().digest(), session.game().digest());
    let again = journal::write(&session, |_, _| String::new());
    let again = journal::read::<G>(&again, None).expect("what was written can be read");
    assert_eq!(again.game().digest(), session.game().digest());
}

/// Components of somebody's own; a box that can be read can be played.
fn pack(text: &str) {
    let packs = [Pack { name: "mine.toml".to_owned(), text: text.to_owned() }];
    for title in Title::ALL {
        with_title!(title, G => play::<G>(&packs));
    }
}

fn play<G: Notation>(packs: &[Pack]) {
    let Ok(kit) = G::components(packs) else { return };
    for seed in 0..2 {
        let Ok(mut game) = G::start(kit, &G::Options::fresh([]), Seed(seed)) else { continue };
        let mut dice = Dice::new(seed);
        for _ in 0..300 {
            let Some(action) = game.legal().pick(&mut dice) else { break };
            // A pack may ask for too much: that is refused, and changes nothing.
            if game.play(action, &mut ()).is_err() {
                break;
            }
        }
    }
}

/// A described table.
fn position(text: &str) {
    let Ok(value) = serde_json::from_str(text) else { return };
    for title in Title::ALL {
        let _ = with_title!(title, G => <G as Vectored>::decide(&value).is_ok());
    }
}

/// A record of a game that was played elsewhere.
fn record(text: &str) {
    for kind in Kind::ALL {
        let _ = with_kind!(kind, G => G::recorded(text).is_some());
    }
}

/// An experiment of the lab.
fn experiment(text: &str) {
    let _ = Experiment::open(Path::new("experiment.toml"), text);
}
