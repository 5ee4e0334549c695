//! Tapestry held to its rule book, one module per chapter.
#![allow(clippy::unwrap_used, reason = "a helper of a test may fail like the test itself")]

mod common;

mod arts;
mod automa;
mod battery;
mod bounds;
mod cards;
mod civs;
mod deep_civs;
mod digests;
mod exact;
mod exact_cards;
mod exact_mats;
mod expansions;
mod golden;
mod landmark_cards;
mod mended;
mod notation_edges;
mod open_points;
mod packs;
mod plots;
mod points;
mod preview;
mod properties;
mod random;
mod readings;
mod refusals;
mod reserved;
mod rules_have_tests;
mod secrets;
mod table;
mod terms;
mod tips;
mod turns;
