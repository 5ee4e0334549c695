//! Terra Mystica held to its rule book, one module per chapter.
#![allow(clippy::unwrap_used, reason = "a helper of a test may fail like the test itself")]

mod automa_common;
mod common;

mod automa_examples;
mod automa_factions;
mod automa_games;
mod automa_rules;
mod automa_statistics;
mod automa_table;
mod automa_vectors;
mod companion_described;
mod companion_talk;
mod companion_twin;

mod actions;
mod build_upgrade;
mod courses;
mod cult_bonus;
mod ending;
mod factions;
mod favour_cult;
mod income_power;
mod leech;
mod passing;
mod reach_spades;
mod record_forms;
mod records;
mod setup;
mod terms;
mod towns_bridges;

mod components;
mod ledger;
mod maps;
mod notation;
mod notation_edges;
mod options;
mod packs;
mod scenario;

mod battery;
mod found;
mod golden;
mod properties;
mod random_games;
mod refusals;
mod rules_have_tests;
mod twins;
