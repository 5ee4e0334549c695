//! The same bots over a table that people describe.
//!
//! Two ways. [`Described`] is a table described once. [`TapestryCompanion`] follows a whole game at a real table: it is a
//! [`Game`](kernel::Game) of its own, in which people say what the bots can see and the program says what the bots do.
//! Both hold the table as a [`Tapestry`](crate::Tapestry) position, so that the bots are those of the digital game; what
//! people own is not looked at.
//!
//! - [`described`]: a table described once; `reading`: its text; `setting`: who has what there
//! - [`options`], [`table`]: the settings, what is known, and what it waits for
//! - [`action`]: what can be said; `notation`: that as text
//! - `play`: what follows from what was said; `fix`: facts set right; [`event`], [`illegal`]: the news, or why not

pub mod action;
pub mod described;
pub mod event;
mod fix;
mod game;
pub mod illegal;
mod notation;
pub mod options;
mod play;
mod reading;
mod setting;
pub mod table;

pub use action::{
    CardFor, CompanionAction, CompanionDecision, CompanionLegal, Fix, MOST_PIECES, Piece, PieceKind, Pieces,
    Told,
};
pub use described::{Answer, Described, PositionError, Wanted};
pub use event::CompanionEvent;
pub use illegal::{CompanionIllegal, Expected};
pub use options::CompanionOptions;
pub use table::TapestryCompanion;
