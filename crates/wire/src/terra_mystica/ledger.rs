//! A record of an online game, replayed and compared.

use kernel::{Seed, Setup};
use serde::{Deserialize, Serialize};
use terra_mystica::TerraMystica;
use terra_mystica::ledger::{self, Form, Report};

use crate::Named;
pub use crate::record::Mismatch;
use crate::record::{Recorded, Unreadable};

/// What came of comparing a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ledger {
    /// The game's name in the record.
    pub game: String,
    /// How many rows there are.
    pub rows: usize,
    /// How many were played or reached, and compared.
    pub checked: usize,
    /// The first difference.
    pub mismatch: Option<Mismatch>,
    /// The final points by faction.
    pub final_vp: Named<u16>,
}

/// A record as a game that can be kept; `None` if it is none.
pub(super) fn recorded(text: &str) -> Option<Result<Recorded<TerraMystica>, Unreadable>> {
    Form::of(text)?;
    Some(read(text).map_err(Unreadable::from))
}

fn read(text: &str) -> Result<Recorded<TerraMystica>, ledger::LedgerError> {
    let ledger = ledger::Ledger::parse(text)?;
    let report = ledger.replay()?;
    Ok(of(&ledger, &report))
}

/// A record that was replayed, as a game that can be kept. The remark of a row stands at its first decision.
pub fn of(ledger: &ledger::Ledger, report: &Report) -> Recorded<TerraMystica> {
    let mut rows = ledger.rows.iter();
    let mut last = 0;
    let decisions = report.played.iter().map(|one| {
        let begins = one.row != last;
        last = one.row;
        let row = if begins { rows.find(|row| row.number == one.row && !row.auto) } else { None };
        let remark = row.map(|row| format!("row {}: {}", row.number, row.text)).unwrap_or_default();
        (one.action, remark)
    });
    Recorded {
        name: ledger.game.clone(),
        decisions: decisions.collect(),
        setup: Setup { options: ledger.options, seed: Seed(0), packs: Vec::new() },
        mismatch: report.mismatch.as_ref().map(Mismatch::from),
    }
}

impl From<&ledger::Mismatch> for Mismatch {
    fn from(mismatch: &ledger::Mismatch) -> Mismatch {
        Mismatch {
            row: mismatch.row,
            who: mismatch.faction.key().into(),
            field: mismatch.field.into(),
            expected: mismatch.expected.clone(),
            got: mismatch.got.clone(),
        }
    }
}

impl From<&Report> for Ledger {
    fn from(report: &Report) -> Ledger {
        Ledger {
            game: report.game.clone(),
            rows: report.rows,
            checked: report.checked,
            mismatch: report.mismatch.as_ref().map(Mismatch::from),
            final_vp: report.final_vp.iter().map(|(faction, vp)| (faction.key(), *vp)).collect(),
        }
    }
}
