//! Generator, numbers below a bound and shuffle: all that the chance of a game is made from.

use kernel::digest::mix;
use kernel::{Dice, Purpose, Seed};
use serde_json::{Value, json};

use crate::check::Report;
use crate::difference::Difference;
use crate::error::Unreadable;

/// The most numbers that a line may ask for.
const MOST: u64 = 1_000;

/// The file.
pub(crate) fn make() -> String {
    let mut asked = Vec::new();
    for value in [0_u64, 1, 2, 0x9e37_79b9_7f4a_7c15, u64::MAX] {
        asked.push(json!({ "mix": text(value) }));
    }
    for start in [0_u64, 1, 42, u64::MAX] {
        asked.push(json!({ "dice": text(start), "numbers": 6 }));
    }
    for (start, bound) in [(1, 1_u32), (1, 2), (1, 6), (2, 33), (3, 1_000), (4, 3_000_000_000), (5, u32::MAX)]
    {
        asked.push(json!({ "dice": text(start), "below": bound, "numbers": 12 }));
    }
    for (start, cards) in [(3, 0), (3, 1), (3, 12), (4, 33), (5, 60)] {
        asked.push(json!({ "dice": text(start), "shuffle": cards }));
    }
    for (seed, purpose, index) in
        [(1, "", 0), (1, "players", 0), (1, "players", 1), (2, "players", 0), (u64::MAX, "any text: ä", 7)]
    {
        asked.push(json!({ "seed": text(seed), "purpose": purpose, "index": index, "numbers": 4 }));
    }
    for (seed, index) in [(0, 0), (1, 0), (1, 1), (1, 2), (7, 1_000)] {
        asked.push(json!({ "seed": text(seed), "child": index }));
    }
    let lines = asked.into_iter().filter_map(|mut line| {
        let gives = answer(&line)?;
        line.as_object_mut()?.insert("gives".to_owned(), gives);
        Some(line.to_string() + "\n")
    });
    lines.collect()
}

/// A number of 64 bits: as text, since JSON's numbers are shorter in some languages.
fn text(number: u64) -> String {
    number.to_string()
}

/// What a line asks for; `None` if it is no question.
fn answer(line: &Value) -> Option<Value> {
    let long = |key: &str| line.get(key)?.as_str()?.parse::<u64>().ok();
    let short = |key: &str| line.get(key)?.as_u64();
    let numbers = || short("numbers").filter(|count| *count <= MOST);
    if let Some(value) = long("mix") {
        return Some(json!(text(mix(value))));
    }
    if let (Some(seed), Some(index)) = (long("seed"), short("child")) {
        return Some(json!(text(Seed(seed).child(index).0)));
    }
    let mut dice = match (long("dice"), long("seed")) {
        (Some(start), _) => Dice::new(start),
        (None, Some(seed)) => Seed(seed).dice(Purpose::new(line.get("purpose")?.as_str()?), short("index")?),
        (None, None) => return None,
    };
    if let Some(cards) = short("shuffle").filter(|cards| *cards <= MOST) {
        let mut all: Vec<u64> = (0..cards).collect();
        dice.shuffle(&mut all);
        return Some(json!(all));
    }
    if let Some(bound) = short("below") {
        let bound = u32::try_from(bound).ok().filter(|bound| *bound > 0)?;
        return Some((0..numbers()?).map(|_| dice.below(bound)).collect());
    }
    Some((0..numbers()?).map(|_| text(dice.next_u64())).collect())
}

/// Checks a line.
pub(crate) fn check(text: &str, number: usize, report: &mut Report) {
    let line: Value = match serde_json::from_str(text) {
        Ok(line) => line,
        Err(error) => return report.cannot(number, &Unreadable::Json(error.to_string())),
    };
    let Some(got) = answer(&line) else {
        return report.cannot(number, &Unreadable::Json("it asks for nothing that is known".to_owned()));
    };
    let said = line.get("gives").cloned().unwrap_or_default();
    match Difference::between(&json!({ "gives": said }), &json!({ "gives": got })) {
        None => report.agrees(),
        Some(difference) => report.differs(number, difference),
    }
}
