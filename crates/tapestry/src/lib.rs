//! Tapestry for one to five: the base game, and of its expansions what is known.
//!
//! - [`components`]: boards, tiles, cards and mats, read from `data/*.toml` and checked; the effect language
//! - [`options`]: the settings of a game; [`readings`]: other readings of open points
//! - [`automa`]: the Automa and the Shadow Empire
//! - [`companion`]: the same bots over a table that people describe
//! - [`state`]: the position
//! - `effects`: the interpreter of the effect language, one file for each kind of operation
//! - `hooks`: what the language cannot say, one file for each civilization or card
//! - [`rules`]: setup, turns, income, cities, the end
//! - [`notation`]: actions as text, both ways
//! - [`offered`]: where decisions stand on pages and screens, and the ways to pay for a step
//! - [`rulebook`]: every rule by name
//! - [`scenario`]: positions by hand

#![allow(clippy::match_same_arms, reason = "a table of words is read word by word")]
#![allow(clippy::unused_self, reason = "an operation of the game is a method of the game")]
#![allow(
    clippy::single_match_else,
    clippy::collapsible_match,
    reason = "a task and its answers are one table"
)]

pub mod automa;
pub mod companion;
pub mod components;
mod effects;
mod hooks;
pub mod notation;
pub mod offered;
pub mod options;
pub mod readings;
pub mod rulebook;
pub mod rules;
pub mod scenario;
pub mod state;
mod studied;
pub mod tips;

pub use automa::Bot;
pub use components::{Achievement, Building, Die, Good, Goods, Hook, Kit, Set, Terrain, Track};
pub use options::{MatChoice, Mode, TapestryOptions, Version};
pub use readings::{Readings, Tie};
pub use rules::action::{Act, Action, Waiting};
pub use rules::event::Event;
pub use rules::illegal::Illegal;
pub use rules::income::Income;
pub use rules::legal::TapestryLegal;
pub use rules::points::{Ledger, PointsFrom, on_level};
pub use rules::preview::Step;
pub use rules::terms::{Advance, Decision, Terms};
pub use state::{Player, Tapestry};

pub(crate) use effects::{bits as effects_bits, cards as effects_cards, tell_answer};
