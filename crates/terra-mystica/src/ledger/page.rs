//! The ledger as it is copied from its page: cells separated by tabs, comments on lines of their own.

use super::record::{Form, Ledger, LedgerError, Row, Shown, row_error};
use super::setup::{Said, Setup};
use super::tsv::list_of;
use crate::components::FactionId;

/// What the page puts behind every row.
const LINK: &str = "show history";

/// Whether a line is a row of such a ledger.
pub(super) fn is_row(line: &str) -> bool {
    let mut cells = line.split('\t').map(str::trim);
    cells.next().and_then(FactionId::from_name).is_some() && cells.any(|cell| is_list(cell, 4))
}

pub(super) fn read(text: &str) -> Result<Ledger, LedgerError> {
    let mut setup = Setup::default();
    let mut rows = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let cells: Vec<&str> = line.split('\t').map(str::trim).collect();
        if is_row(line) {
            let row = row(index, &cells)?;
            if row.text.eq_ignore_ascii_case("setup") {
                setup.join(row.faction.key())?;
            }
            rows.push(row);
            continue;
        }
        let comment = cells.iter().find(|cell| !cell.is_empty()).copied().unwrap_or("");
        // Comments hold whatever somebody wrote: what is not known says nothing about the rules.
        if let Said::Left(faction) = setup.line(comment)? {
            rows.push(Row::read(index, faction, "resign")?);
        }
    }
    Ledger::new(Form::Page, setup, rows)
}

/// Whether a cell is so many numbers with slashes between them, perhaps with their unit.
fn is_list(cell: &str, count: usize) -> bool {
    let value = without_unit(cell);
    value.split('/').count() == count && value.split('/').all(|part| part.trim().parse::<u8>().is_ok())
}

/// `22 VP` is 22; a change may stand before it: `+2 22 VP`.
fn without_unit(cell: &str) -> &str {
    let unit = |word: &&str| {
        let known = ["VP", "C", "W", "P", "PW"].iter().any(|unit| word.eq_ignore_ascii_case(unit));
        !known
    };
    cell.split_whitespace().rfind(unit).unwrap_or("")
}

/// The faction, its points, coins, workers, priests, power and cult steps, each perhaps behind its change; offers as bare
/// numbers; the commands.
fn row(index: usize, cells: &[&str]) -> Result<Row, LedgerError> {
    let wrong =
        |cell: &str| row_error(index, "the row", cell, "a row of a ledger, with tabs between its cells");
    let name = cells.first().copied().unwrap_or("");
    let faction = FactionId::from_name(name).ok_or_else(|| wrong(name))?;
    let cults = cells.iter().position(|cell| is_list(cell, 4)).ok_or_else(|| wrong(name))?;
    let is_change = |cell: &&&str| {
        let one = cell.split_whitespace().count() == 1;
        cell.is_empty() || (one && cell.starts_with(['+', '-']))
    };
    let state: Vec<&str> =
        cells[1..cults].iter().filter(|cell| !is_change(cell)).map(|cell| without_unit(cell)).collect();
    let [vp, coins, workers, priests, bowls] = state[..] else {
        return Err(wrong(&cells.join(" ")));
    };
    let is_words = |cell: &&&str| !cell.is_empty() && !is_offers(cell) && !cell.eq_ignore_ascii_case(LINK);
    let text = cells[cults + 1..].iter().rfind(is_words).copied().unwrap_or("");
    let number = |what: &'static str, value: &str| {
        value.parse().map_err(|_| row_error(index, what, value, "a number"))
    };
    let mut row = Row::read(index, faction, text)?;
    row.shown = Shown {
        vp: Some(number("vp", vp)?),
        coins: Some(number("c", coins)?),
        workers: Some(number("w", workers)?),
        priests: Some(priests.parse().map_err(|_| row_error(index, "p", priests, "a number"))?),
        bowls: list_of(index, "bowls", bowls)?,
        cults: list_of(index, "cults", without_unit(cells[cults]))?,
    };
    Ok(row)
}

/// Amounts of power that the row offered. Their colours are lost in a copy, so they are not compared.
fn is_offers(cell: &str) -> bool {
    cell.split_whitespace().all(|word| word.bytes().all(|byte| byte.is_ascii_digit()))
}
