//! What was typed: `faction: command. command`, and lines of the administrator.

use super::command::{Command, split};
use super::record::{Form, Ledger, LedgerError, Row, row_error};
use super::setup::{Said, Setup};
use crate::components::FactionId;

/// Whether a line is what a player typed.
pub(super) fn is_line_of_player(line: &str) -> bool {
    of_player(line).is_some_and(|(_, text)| split(text).any(|word| Command::parse(word).is_some()))
}

/// `faction: commands`, without what stands behind `#`.
fn of_player(line: &str) -> Option<(FactionId, &str)> {
    let (name, text) = without_remark(line).split_once(':')?;
    Some((FactionId::from_name(name.trim())?, text.trim()))
}

fn without_remark(line: &str) -> &str {
    line.split('#').next().unwrap_or_default().trim()
}

pub(super) fn read(text: &str) -> Result<Ledger, LedgerError> {
    let mut setup = Setup::default();
    let mut rows = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if let Some((faction, text)) = of_player(line) {
            if !text.is_empty() {
                rows.push(answers_first(Row::read(index, faction, text)?));
            }
            continue;
        }
        let line = without_remark(line);
        match setup.line(line)? {
            Said::Left(faction) => rows.push(Row::read(index, faction, "resign")?),
            Said::Setup | Said::Nothing => {}
            Said::Unknown => {
                let expected = "`faction: commands`, or a line of the administrator as `option` or `score`";
                return Err(row_error(index, "the line", line, expected));
            }
        }
    }
    Ledger::new(Form::Commands, setup, rows)
}

/// Within one line the site answers power offers first, wherever the answers stand.
fn answers_first(mut row: Row) -> Row {
    row.commands.sort_by_key(|command| !matches!(command, Command::Leech(..) | Command::Decline(..)));
    row
}
