//! A series of many games takes no more memory than one of few.

use kernel::{Game, Seed};
use lab::allocations::allocations_in;
use lab::simulate::{Plan, run};
use patchwork::{Patchwork, PatchworkOptions};
use players::PlayerName;

/// How often a series on this thread asks for memory.
fn allocations_of(games: u64) -> u64 {
    let plan = Plan::<Patchwork> {
        kit: Patchwork::components(&[]).unwrap(),
        options: PatchworkOptions::default(),
        seed: Seed(1),
        games,
        players: vec![PlayerName::Rollout],
        threads: 1,
    };
    allocations_in(|| run(&plan, &mut |_| {}).unwrap()).0
}

#[test]
fn the_memory_of_a_series_does_not_grow_with_its_games() {
    // The first games meet every fact; what is counted there is counted in place from then on.
    assert_eq!(allocations_of(2_000), allocations_of(32_000));
}
