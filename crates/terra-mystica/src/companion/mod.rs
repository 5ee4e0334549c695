//! The same Automa over a table that people describe.
//!
//! Two ways. [`Described`] is a table described once, for one turn. [`TerraCompanion`] follows a whole game at a real
//! table: it is a [`Game`](kernel::Game) of its own, in which people say what can be seen and the program says what
//! the Automas do. Both hold the table as a [`TerraMystica`](crate::TerraMystica) position, so that the Automa is the
//! one of the digital game; what people own is not looked at.
//!
//! - [`described`]: a table described once; `reading`: its text
//! - [`options`], [`table`]: the settings, what is known, and what it waits for
//! - [`action`]: what can be said; [`notation`]: that as text, `short`: shortly, `fix_text`: of facts set right
//! - `play`, `tell`, `fix`, `placing`: what follows from what was said; [`event`], [`illegal`]: the news, or why not

pub mod action;
pub mod described;
pub mod event;
mod fix;
mod fix_text;
mod game;
pub mod illegal;
pub mod notation;
pub mod options;
mod placing;
mod play;
mod reading;
mod short;
pub mod table;
mod tell;

pub use action::{CardFor, CompanionAction, CompanionDecision, CompanionLegal, Few, Fix, Told};
pub use described::{Answer, Described, PositionError, Wanted};
pub use event::{CompanionEvent, Warning};
pub use illegal::{CompanionIllegal, Expected};
pub use kernel::companion::CardSource;
pub use options::CompanionOptions;
pub use table::TerraCompanion;
