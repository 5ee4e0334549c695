//! Online game records: reading a ledger and replaying it through the ordinary rules.
//!
//! - [`parse`]: the file, its header and its rows
//! - [`command`]: the words of one command
//! - [`mod@replay`]: each row played and compared
//! - `player`: one row's commands as decisions of the engine

pub mod command;
pub mod parse;
mod player;
pub mod replay;

pub use command::Command;
pub use parse::{Ledger, LedgerError, Row};
pub use replay::{Mismatch, Report, play_row, replay};
