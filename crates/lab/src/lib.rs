//! Many games: simulation and its statistics, benchmarks.

pub mod bench;
pub mod simulate;
pub mod tally;
