//! Nothing is allocated while a game is played without listeners: a module for each game.
#![allow(clippy::unwrap_used, reason = "a helper of a test may fail like the test itself")]

use lab::allocations::{Counting, allocations_in};

mod patchwork;
mod series;
mod tapestry;
mod terra_mystica;

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn the_counter_counts() {
    assert!(allocations_in(|| vec![1_u8; 100]).0 > 0);
}
