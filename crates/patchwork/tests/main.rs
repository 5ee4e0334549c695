//! Patchwork held to its rule book, one module per chapter. `covers!` names the rules that a test checks;
//! `rules_have_tests` fails while a rule has none.
#![allow(clippy::unwrap_used, reason = "a helper of a test may fail like the test itself")]

mod common;

mod advance;
mod marks;
mod rules_have_tests;
mod scoring;
mod setup;
mod take;
mod tile;
mod turn;

mod automa_deck;
mod automa_filters;
mod automa_leather;
mod automa_scoring;
mod automa_setup;
mod automa_tile;
mod automa_turn;

mod companion_battery;
mod companion_fix;
mod companion_twin;

mod components;
mod notation;
mod notation_edges;
mod options;
mod packs;
mod positions;
mod scenario;

mod battery;
mod golden;
mod properties;
mod statistics;
