//! Online game records: reading one, whatever form it has, and replaying it through the ordinary rules.
//!
//! - [`record`]: what a record holds, and which form a text has
//! - `tsv`, `input`, `page`, `json`: the forms, one file each; `setup` reads what they share
//! - [`command`]: the words of one command
//! - [`mod@replay`]: each row played and compared; `compare` is the comparison
//! - `player`: one row's commands as decisions of the engine; `spades` what belongs to digging

pub mod command;
mod compare;
mod input;
mod json;
mod page;
mod player;
pub mod record;
pub mod replay;
mod setup;
mod spades;
mod tsv;

pub use command::Command;
pub use compare::Mismatch;
pub use record::{Form, Ledger, LedgerError, Row, Shown};
pub use replay::{Played, Report, play_row, replay};
