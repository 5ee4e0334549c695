//! Nim: take one to three stones; whoever takes the last one wins.
//!
//! A tiny game against a tiny Automa. It follows the chapter "A game" of `docs/adding.md` step by step, and a test plays it
//! through every door of the program. It is for tests only: the feature `nim` of the crate `games` lists it, and no release
//! has that feature.
//!
//! - [`kit`]: the Automa's cards; [`options`]: the settings
//! - [`state`]: the position; [`rules`]: what is legal and what follows; [`automa`]: what the Automa takes
//! - [`faces`]: its words, its JSON, and a rule of thumb

pub mod automa;
pub mod faces;
pub mod kit;
pub mod options;
pub mod rules;
pub mod state;

pub use kit::{Card, Kit};
pub use options::NimOptions;
pub use state::{Action, Event, Illegal, Nim};
