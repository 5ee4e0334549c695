//! Many games: simulation and its statistics, benchmarks.

pub mod allocations;
pub mod bench;
pub mod report;
pub mod simulate;
pub mod tally;
