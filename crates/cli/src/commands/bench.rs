//! `automa bench GAME`: speed and memory on this machine. The games' checksums are asserted: a fast wrong answer is
//! no answer.

use std::fmt::Write;

use anyhow::ensure;
use clap::ArgMatches;
use kernel::{Game, Options, Seed};
use lab::allocations::allocations_in;
use lab::bench::{Measured, clone_ns, games_per_second};
use lab::simulate;
use patchwork::{Kit, Patchwork, PatchworkOptions};
use players::PlayerName;
use serde_json::{Value, json};

/// Games of each series.
const GAMES: u64 = 100_000;

/// What the series of the benchmark give, on every machine.
const UNIFORM: u64 = 0x166c_7f31_aee8_d720;
const ROLLOUT: u64 = 0xde20_d54c_f316_16f1;
const AUTOMA: u64 = 0x5148_6d31_b868_7fc3;

/// Measures and prints.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    if let Some(("serve", matches)) = matches.subcommand() {
        return super::bench_serve::run(matches);
    }
    let matches = super::game(matches)?;
    let kit = Kit::printed();
    let automa = PatchworkOptions::default();
    let mut people = automa;
    people.set("opponent", "person")?;
    let measure = |options: &PatchworkOptions, player, threads, checksum| -> anyhow::Result<Measured> {
        let measured = games_per_second::<Patchwork>(kit, options, player, GAMES, threads)?;
        let found = measured.outcome.checksum;
        ensure!(
            found == checksum,
            "the games came out wrong: checksum {found:016x} instead of {checksum:016x}; report this with your machine"
        );
        Ok(measured)
    };
    let uniform = measure(&people, PlayerName::Random, 1, UNIFORM)?.games_per_s;
    let rollout = measure(&people, PlayerName::Rollout, 1, ROLLOUT)?.games_per_s;
    let against = measure(&automa, PlayerName::Rollout, 1, AUTOMA)?.games_per_s;
    let two = measure(&people, PlayerName::Rollout, 2, ROLLOUT)?.games_per_s;
    let (middle, _) = simulate::play_out::<Patchwork>(kit, &automa, Seed(1), &[PlayerName::Random])?;
    let result = json!({
        "game": Patchwork::NAME,
        "games": GAMES,
        "uniform_games_per_s": uniform.round(),
        "rollout_games_per_s": rollout.round(),
        "automa_games_per_s": against.round(),
        "clone_ns": clone_ns(&middle),
        "state_bytes": size_of::<Patchwork>(),
        "allocations_per_game": allocations_per_game(kit, automa, people)?,
        "threads2_speedup": two / rollout,
    });
    if matches.get_flag("json") {
        return super::out(&format!("{result}\n"));
    }
    let mut text = String::new();
    for (key, value) in result.as_object().into_iter().flatten() {
        let value = match value {
            Value::Number(number) if number.is_f64() => format!("{:.2}", number.as_f64().unwrap_or_default()),
            other => other.to_string(),
        };
        writeln!(text, "{key:<24} {value}")?;
    }
    super::out(&text)
}

/// Allocations while games are played, from the first decision to the last.
fn allocations_per_game(
    kit: &'static Kit,
    automa: PatchworkOptions,
    people: PatchworkOptions,
) -> anyhow::Result<f64> {
    const COUNTED: u64 = 1000;
    let (count, played) = allocations_in(|| {
        (0..COUNTED).try_for_each(|index| {
            let options = if index % 2 == 0 { automa } else { people };
            simulate::play_out::<Patchwork>(kit, &options, Seed(index), &[PlayerName::Random]).map(drop)
        })
    });
    played?;
    Ok(count as f64 / COUNTED as f64)
}
