//! The benchmark of Terra Mystica.

use std::time::Instant;

use ::lab::bench::clone_ns;
use ::lab::simulate;
use anyhow::ensure;
use kernel::{Game, Seed};
use players::PlayerName;
use serde_json::{Value, json};
use terra_mystica::options::FactionChoice;
use terra_mystica::{Kit, MapId, TerraMystica, TerraOptions, ledger};

use super::{Steps, answers, longest_list, rates};

/// Games of each series.
const GAMES: u64 = 10_000;

/// What the series of the benchmark give, on every machine.
const UNIFORM_2: u64 = 0xebcf_5ef2_8b06_8698;
const UNIFORM_4: u64 = 0xf435_f9d5_3d04_c5f6;
const AUTOMA: u64 = 0x1658_562e_48b6_266d;

/// A whole game of the reference engine: every row is compared.
const LEDGER: &str = include_str!("../../../../terra-mystica/tests/ledgers/syn_a20_5p_fire_ice_revised.tsv");

fn options(seats: u8, automas: u8) -> TerraOptions {
    TerraOptions { seats, automas, factions: [FactionChoice::Random; 5], ..TerraOptions::default() }
}

/// Measures on this machine and gives the figures as JSON; fails if a game came out otherwise than it must.
pub fn measure(steps: &Steps) -> anyhow::Result<Value> {
    let kit = Kit::printed();
    let (two, four, against) = (options(2, 0), options(4, 0), options(2, 1));
    let series = [
        ("random games of two", &two, UNIFORM_2),
        ("random games of four", &four, UNIFORM_4),
        ("games against the Automa", &against, AUTOMA),
    ];
    let ([uniform_2, uniform_4, automa], on_two) = rates::<TerraMystica>(steps, kit, GAMES, series)?;
    steps.begin("a record, longest lists, copies and allocations");
    let (middle, _) = simulate::play_out::<TerraMystica>(kit, &four, Seed(1), &[PlayerName::Random])?;
    Ok(json!({
        "game": TerraMystica::NAME,
        "games": GAMES,
        "uniform_games_per_s_2": uniform_2.round(),
        "uniform_games_per_s_4": uniform_4.round(),
        "automa_games_per_s": automa.round(),
        "replay_ms": replay_ms()?,
        "clone_ns": clone_ns(&middle),
        "state_bytes": size_of::<TerraMystica>(),
        "max_options": max_options(kit)?,
        "allocations_per_game": super::allocations_per_game::<TerraMystica>(kit, &[two, four, against])?,
        "threads2_speedup": on_two / uniform_2,
        "answers": answers([("uniform_2", UNIFORM_2), ("uniform_4", UNIFORM_4), ("automa", AUTOMA)]),
    }))
}

/// Milliseconds to replay a ledger, the quickest of several.
fn replay_ms() -> anyhow::Result<f64> {
    let mut best = f64::INFINITY;
    for _ in 0..20 {
        let start = Instant::now();
        let report = ledger::replay(LEDGER)?;
        best = best.min(start.elapsed().as_secs_f64());
        ensure!(report.mismatch.is_none(), "the ledger does not agree any more: {:?}", report.mismatch);
    }
    Ok(best * 1e3)
}

/// The longest list of legal actions in random games over all boards, seats and ways to answer.
fn max_options(kit: &'static Kit) -> anyhow::Result<u32> {
    let mut most = 0;
    for index in 0..2_000_u64 {
        let mut options = options(2 + (index % 4) as u8, 0);
        options.map = MapId((index / 4 % 5) as u8);
        most = most.max(longest_list(TerraMystica::start(kit, &options, Seed(index))?, index)?);
    }
    Ok(most)
}
