//! The same Automa over a table that people describe.
//!
//! Two ways. [`Described`] is a table described once, for one turn. [`PatchworkCompanion`] follows a whole game at a real table:
//! it is a [`Game`](kernel::Game) of its own, in which the person says what happened and the program says what the
//! Automa does. So journal, undo and history work for it as for any game.
//!
//! - [`described`]: a table described once
//! - [`answer`]: what the Automa does with a card, and what follows
//! - [`options`], [`table`], `ring`, `cards`: the settings and what is known of the table
//! - [`action`]: what it waits for, and what can be said; [`notation`]: that as text
//! - `play`, `fix`: what follows from what was said; [`event`], [`illegal`]: the news, or why not
//! - [`assume`]: what is taken for granted

pub mod action;
pub mod answer;
pub mod assume;
mod cards;
pub mod described;
pub mod event;
mod fix;
mod game;
pub mod illegal;
pub mod notation;
pub mod options;
mod play;
mod ring;
pub mod table;

pub use action::{Cards, Patches};
pub use action::{CompanionAction, CompanionDecision, CompanionLegal, Fix};
pub use answer::Answer;
pub use assume::Assumption;
pub use described::{Described, PositionError, TileOwner};
pub use event::{CompanionEvent, Warning};
pub use illegal::{CompanionIllegal, Wanted};
pub use kernel::companion::CardSource;
pub use options::{CompanionOptions, RingSource};
pub use table::{PatchworkCompanion, Reckoned};
