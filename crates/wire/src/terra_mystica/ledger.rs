//! A record of an online game, replayed and compared.

use serde::{Deserialize, Serialize};
use terra_mystica::ledger::Report;

use crate::{Named, Text};

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

/// A difference.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mismatch {
    /// The row's number; 0 for the header.
    pub row: u32,
    /// Whose row it is.
    pub faction: Text,
    /// The column that differs.
    pub field: Text,
    /// What the record says.
    pub expected: String,
    /// What the rules give.
    pub got: String,
}

impl From<&Report> for Ledger {
    fn from(report: &Report) -> Ledger {
        Ledger {
            game: report.game.clone(),
            rows: report.rows,
            checked: report.checked,
            mismatch: report.mismatch.as_ref().map(|mismatch| Mismatch {
                row: mismatch.row,
                faction: mismatch.faction.key().into(),
                field: mismatch.field.into(),
                expected: mismatch.expected.clone(),
                got: mismatch.got.clone(),
            }),
            final_vp: report.final_vp.iter().map(|(faction, vp)| (faction.key(), *vp)).collect(),
        }
    }
}
