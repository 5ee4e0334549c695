//! The ledger as the page gets it: an object with `ledger`, a list of rows and comments.

use serde_json::{Map, Value};

use super::record::{Form, Ledger, LedgerError, Row, Shown, row_error};
use super::setup::{Said, Setup};
use super::tsv::list_of;
use crate::components::FactionId;

pub(super) fn read(text: &str) -> Result<Ledger, LedgerError> {
    let whole: Value = serde_json::from_str(text)
        .map_err(|error| LedgerError::Json { line: error.line(), column: error.column() })?;
    let none = Map::new();
    let (head, list) = match &whole {
        Value::Array(list) => (&none, list),
        Value::Object(head) => {
            let list = head.get("ledger").and_then(Value::as_array);
            (head, list.ok_or(LedgerError::Missing("its `ledger`, a list of rows"))?)
        }
        _ => return Err(LedgerError::Foreign),
    };
    let mut setup = Setup::default();
    let mut rows = Vec::new();
    for (index, entry) in list.iter().enumerate() {
        if let Some(comment) = entry.get("comment").and_then(Value::as_str) {
            if let Said::Left(faction) = setup.line(comment)? {
                rows.push(Row::read(index, faction, "resign")?);
            }
        } else {
            let row = row(index, entry)?;
            if row.text.eq_ignore_ascii_case("setup") {
                setup.join(row.faction.key())?;
            }
            rows.push(row);
        }
    }
    add_head(&mut setup, head)?;
    let mut ledger = Ledger::new(Form::Json, setup, rows)?;
    if is_set(head.get("finished")) {
        ledger.final_vp = points(head, &ledger.factions);
    }
    Ok(ledger)
}

/// What the object says besides the comments of its ledger.
fn add_head(setup: &mut Setup, head: &Map<String, Value>) -> Result<(), LedgerError> {
    let name = head.get("game").or_else(|| head.get("id")).and_then(Value::as_str);
    setup.game = name.map(str::to_owned).unwrap_or_default();
    if let Some(options) = head.get("options").and_then(Value::as_object) {
        for (name, on) in options {
            let name = name.to_ascii_lowercase();
            if is_set(Some(on)) && !setup.names.contains(&name) {
                setup.names.push(name);
            }
        }
    }
    if setup.map.is_none() {
        setup.map = head.get("map_variant").and_then(Value::as_str).map(str::to_owned);
    }
    if let Some(tiles) = head.get("score_tiles").and_then(Value::as_array)
        && setup.scoring.iter().any(Option::is_none)
    {
        let names: Vec<&str> = tiles.iter().filter_map(Value::as_str).collect();
        if names.len() == 6 {
            setup.score(&names.join(" "))?;
        }
    }
    Ok(())
}

/// Perl says 1, "1" or true.
fn is_set(value: Option<&Value>) -> bool {
    match value {
        Some(Value::Bool(on)) => *on,
        Some(Value::Number(number)) => number.as_u64() != Some(0),
        Some(Value::String(text)) => !matches!(text.as_str(), "" | "0"),
        _ => false,
    }
}

fn points(head: &Map<String, Value>, factions: &[FactionId]) -> Vec<(FactionId, u16)> {
    let all = head.get("factions").and_then(Value::as_object);
    let of = |id: &FactionId| {
        let (_, faction) = all?.iter().find(|(name, _)| FactionId::from_name(name) == Some(*id))?;
        Some((*id, number(faction.get("VP")?)?))
    };
    factions.iter().filter_map(of).collect()
}

/// A number, as such or as text.
fn number<T: TryFrom<u64>>(value: &Value) -> Option<T> {
    let number = value.as_u64().or_else(|| value.as_str()?.trim().parse().ok())?;
    T::try_from(number).ok()
}

fn row(index: usize, entry: &Value) -> Result<Row, LedgerError> {
    let text_of = |key: &str| entry.get(key).and_then(Value::as_str).unwrap_or("");
    let name = text_of("faction");
    let wrong = || row_error(index, "faction", name, "the name of a faction");
    let mut row = Row::read(index, FactionId::from_name(name).ok_or_else(wrong)?, text_of("commands"))?;
    let value = |key: &str| entry.get(key).map(|cell| cell.get("value").unwrap_or(cell));
    let list = |key: &str| value(key).and_then(Value::as_str).unwrap_or("");
    row.shown = Shown {
        vp: value("VP").and_then(number),
        coins: value("C").and_then(number),
        workers: value("W").and_then(number),
        priests: value("P").and_then(number),
        bowls: list_of(index, "PW", list("PW"))?,
        cults: list_of(index, "CULT", list("CULT"))?,
    };
    row.offers = entry.get("leech").and_then(Value::as_object).map(|offers| {
        let offer =
            |(colour, amount): (&String, &Value)| Some((colour.to_ascii_lowercase(), number(amount)?));
        offers.iter().filter_map(offer).collect()
    });
    Ok(row)
}
