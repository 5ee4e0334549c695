//! Many games: simulation and its statistics, experiments and their reports, benchmarks.
//!
//! - [`simulate`]: many games of one kind, counted
//! - [`experiment`]: a grid of settings and players, from a small file
//! - [`run`]: an experiment on disk: played, interrupted, taken up again
//! - [`results`], [`summary`]: what came out, as Parquet and as a table
//! - [`report`]: what came out, as a page; [`cards`], [`compare`]: what a card does, and what another box does
//! - [`tally`], [`interval`]: statistics
//! - [`clock`]: the clock by which players think

pub mod allocations;
pub mod bench;
pub mod cards;
pub mod clock;
pub mod compare;
pub mod experiment;
pub mod interval;
mod pieces;
pub mod question;
pub mod report;
pub mod results;
pub mod run;
pub mod simulate;
pub mod summary;
pub mod tally;
