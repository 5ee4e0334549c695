//! The benchmark of Patchwork.

use ::lab::bench::clone_ns;
use ::lab::simulate;
use kernel::{Game, Options, Seed};
use patchwork::{Kit, Patchwork, PatchworkOptions};
use players::PlayerName;
use serde_json::{Value, json};

use super::{Series, Steps, answers};

/// Games of each series.
const GAMES: u64 = 100_000;

/// What the series of the benchmark give, on every machine.
const UNIFORM: u64 = 0x166c_7f31_aee8_d720;
const ROLLOUT: u64 = 0xde20_d54c_f316_16f1;
const AUTOMA: u64 = 0x5148_6d31_b868_7fc3;

/// Measures on this machine and gives the figures as JSON; fails if a game came out otherwise than it must.
pub fn measure(steps: &Steps) -> anyhow::Result<Value> {
    let kit = Kit::printed();
    let automa = PatchworkOptions::default();
    let mut people = automa;
    people.set("opponent", "person")?;
    let rate = |options, player, threads, checksum| -> anyhow::Result<f64> {
        let series = Series::<Patchwork> { kit, options, player, games: GAMES, threads, checksum };
        Ok(series.measure()?.games_per_s)
    };
    steps.begin("random games");
    let uniform = rate(&people, PlayerName::Random, 1, UNIFORM)?;
    steps.begin("quick games");
    let rollout = rate(&people, PlayerName::Rollout, 1, ROLLOUT)?;
    steps.begin("games against the Automa");
    let against = rate(&automa, PlayerName::Rollout, 1, AUTOMA)?;
    steps.begin("on two threads");
    let two = rate(&people, PlayerName::Rollout, 2, ROLLOUT)?;
    steps.begin("copies and allocations");
    let (middle, _) = simulate::play_out::<Patchwork>(kit, &automa, Seed(1), &[PlayerName::Random])?;
    Ok(json!({
        "game": Patchwork::NAME,
        "games": GAMES,
        "uniform_games_per_s": uniform.round(),
        "rollout_games_per_s": rollout.round(),
        "automa_games_per_s": against.round(),
        "clone_ns": clone_ns(&middle),
        "state_bytes": size_of::<Patchwork>(),
        "allocations_per_game": super::allocations_per_game::<Patchwork>(kit, &[automa, people])?,
        "threads2_speedup": two / rollout,
        "answers": answers([("uniform", UNIFORM), ("rollout", ROLLOUT), ("automa", AUTOMA)]),
    }))
}
