//! Nothing is allocated while a game is played without listeners: a module for each game.
#![allow(clippy::unwrap_used, reason = "a helper of a test may fail like the test itself")]

use kernel::{Dice, Game, Seat};
use lab::allocations::{Counting, allocations_in};
use testkit::battery::play_out_quietly;

mod patchwork;
mod series;
mod tapestry;
mod terra_mystica;

#[global_allocator]
static COUNTING: Counting = Counting;

/// Plays the game out so often: nothing is allocated, whichever way actions are picked.
fn plays_quietly<G: Game>(game: &G, games: u64, sampled: &[bool], options: &G::Options) {
    for sampled in sampled {
        let (allocations, decisions) = allocations_in(|| play_out_quietly(game, games, *sampled));
        assert_eq!(allocations, 0, "{options:?}");
        assert!(decisions > games * 20);
    }
}

/// The points of both seats in a world that this game may be, which costs copying, imagining and scoring; one more if its
/// checksum is odd.
fn worth<G: Game>(game: &G, dice: &mut Dice) -> i32 {
    let world = game.clone().imagine(Seat(0), dice);
    world.score(Seat(0)) + world.score(Seat(1)) + (world.digest() & 1) as i32
}

#[test]
fn the_counter_counts() {
    assert!(allocations_in(|| vec![1_u8; 100]).0 > 0);
}
