//! Rows separated by tabs: a header of `#key: value` lines, then twelve columns.

use super::record::{Form, Ledger, LedgerError, Row, Shown, commands, header_error, row_error};
use super::setup::Setup;
use crate::components::FactionId;

pub(super) fn read(text: &str) -> Result<Ledger, LedgerError> {
    let mut header = Vec::new();
    let mut rows = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if let Some(rest) = line.strip_prefix('#') {
            if let Some((key, value)) = rest.split_once(':') {
                header.push((key.trim(), value.trim()));
            }
        } else if !line.trim().is_empty() {
            rows.push(row(index, line)?);
        }
    }
    let find = |key: &str| header.iter().find(|(name, _)| *name == key).map(|(_, value)| *value);
    let listed = |key: &str| {
        let words = find(key).unwrap_or("").split([' ', ',']).filter(|word| !word.is_empty());
        words.filter(|word| *word != "none").map(str::to_ascii_lowercase).collect::<Vec<_>>()
    };
    let mut setup = Setup {
        game: find("game").unwrap_or("").to_owned(),
        map: find("map").map(str::to_owned),
        names: listed("options"),
        ..Setup::default()
    };
    for name in listed("factions") {
        setup.join(&name)?;
    }
    setup.score(find("scoring").ok_or(LedgerError::Missing("the scoring tiles"))?)?;
    for card in listed("bonus_removed") {
        setup.remove(&card)?;
    }
    for tile in listed("final_extra") {
        setup.extra(&tile)?;
    }
    let mut ledger = Ledger::new(Form::Tsv, setup, rows)?;
    ledger.final_vp = values("final points", find("final_vp").unwrap_or(""))?;
    ledger.network = values("networks", find("network").unwrap_or(""))?;
    ledger.extra = values("extra measures", find("extra_measure").unwrap_or(""))?;
    Ok(ledger)
}

fn values(key: &'static str, value: &str) -> Result<Vec<(FactionId, u16)>, LedgerError> {
    let wrong = || header_error(key, value, "`faction=number` for each faction");
    let one = |pair: &str| {
        let (name, number) = pair.split_once('=')?;
        Some((FactionId::from_name(name)?, number.parse().ok()?))
    };
    value.split_whitespace().map(|pair| one(pair).ok_or_else(wrong)).collect()
}

fn row(index: usize, line: &str) -> Result<Row, LedgerError> {
    let columns: Vec<&str> = line.split('\t').map(str::trim).collect();
    let [number, _turn, kind, faction, vp, coins, workers, priests, bowls, cults, offers, text] = columns[..]
    else {
        return Err(row_error(index, "the row", line, "12 columns separated by tabs"));
    };
    let auto = match kind {
        "auto" => true,
        "cmd" => false,
        _ => return Err(row_error(index, "kind", kind, "`cmd` or `auto`")),
    };
    let name = || row_error(index, "faction", faction, "the name of a faction");
    let shown = Shown {
        vp: number_of(index, "vp", vp)?,
        coins: number_of(index, "c", coins)?,
        workers: number_of(index, "w", workers)?,
        priests: number_of(index, "p", priests)?,
        bowls: list_of(index, "bowls", bowls)?,
        cults: list_of(index, "cults", cults)?,
    };
    Ok(Row {
        number: number.parse().map_err(|_| row_error(index, "n", number, "a number"))?,
        auto,
        faction: FactionId::from_name(faction).ok_or_else(name)?,
        shown,
        offers: offers_of(index, offers)?,
        text: text.to_owned(),
        commands: if auto { Vec::new() } else { commands(index, text)? },
    })
}

/// Whether a cell says that its value is not known.
fn is_unknown(value: &str) -> bool {
    matches!(value, "" | "-" | "?")
}

fn number_of<T: std::str::FromStr>(
    index: usize,
    what: &'static str,
    value: &str,
) -> Result<Option<T>, LedgerError> {
    if is_unknown(value) {
        return Ok(None);
    }
    value.parse().map(Some).map_err(|_| row_error(index, what, value, "a number, or `-`"))
}

/// Numbers separated by `/`.
pub(super) fn list_of<const N: usize>(
    index: usize,
    what: &'static str,
    value: &str,
) -> Result<Option<[u8; N]>, LedgerError> {
    if is_unknown(value) {
        return Ok(None);
    }
    let all: Option<Vec<u8>> = value.split('/').map(|part| part.trim().parse().ok()).collect();
    let wrong = || row_error(index, what, value, "numbers separated by `/`, or `-`");
    all.and_then(|all| all.try_into().ok()).map(Some).ok_or_else(wrong)
}

/// `-` is no offer; `?` and nothing at all: not known.
fn offers_of(index: usize, value: &str) -> Result<Option<Vec<(String, u8)>>, LedgerError> {
    match value {
        "-" => return Ok(Some(Vec::new())),
        "" | "?" => return Ok(None),
        _ => {}
    }
    let one = |pair: &str| {
        let (colour, amount) = pair.trim().split_once(':')?;
        Some((colour.to_ascii_lowercase(), amount.parse().ok()?))
    };
    let wrong = || row_error(index, "offers", value, "`colour:amount`, `-` or `?`");
    value.split(',').map(|pair| one(pair).ok_or_else(wrong)).collect::<Result<_, _>>().map(Some)
}
