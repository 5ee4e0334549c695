//! What the lab costs beside the bare engine: every row counted, written and forced to disk, against the same games played and
//! forgotten.

use std::time::Instant;

use ::lab::clock::CLOCK;
use ::lab::experiment::Experiment;
use ::lab::run::{Ended, Run};
use ::lab::{results, simulate};
use anyhow::{Context, ensure};
use clap::ArgMatches;
use games::{Title, with_title};
use kernel::{Digest, Seed};
use players::{Judge, Limits, PlayerName};
use serde_json::{Value, json};

use super::Steps;

/// The game that is played: the first of the list, whose engine is the fastest, so that the lab's own cost shows.
const GAME: Title = Title::ALL[0];
/// Games of the compared series: enough for the pieces to find their size, and for the milliseconds of forcing a file to disk, which
/// are the same for any number of games, to count as little as in a real experiment.
const GAMES: u64 = 200_000;
/// How often they are repeated, turn by turn; the quickest counts, since all disturbance slows down.
const REPEATS: u32 = 3;

pub(super) fn measure(matches: &ArgMatches, steps: &Steps) -> anyhow::Result<Value> {
    let most = matches.get_one::<u64>("games").copied().unwrap_or(1_000_000);
    ensure!((1000..=100_000_000).contains(&most), "--games is a number from 1000 to 100000000");
    let folder =
        tempfile::tempdir().context("no folder for the rows; set TMPDIR to one that can be written")?;
    let (mut bare, mut one, mut two, mut answer) = (f64::INFINITY, f64::INFINITY, f64::INFINITY, 0);
    steps.begin("the same games bare, on one thread and on two");
    for repeat in 0..REPEATS {
        let seconds;
        (seconds, answer) = bare_seconds()?;
        bare = bare.min(seconds);
        for (threads, best) in [(1, &mut one), (2, &mut two)] {
            let path = folder.path().join(format!("{threads}-{repeat}"));
            let (seconds, same) = lab_seconds(GAMES, threads, &path)?;
            ensure!(same == answer, "the lab's games came out otherwise than the engine's; report this");
            *best = best.min(seconds);
        }
    }
    steps.begin("a long series");
    let before = peak_mib();
    let path = folder.path().join("long");
    let begun = Instant::now();
    lab_seconds(most, 2, &path)?;
    let long = begun.elapsed().as_secs_f64();
    Ok(json!({
        "game": GAME.key(),
        "bare_games_per_s": (GAMES as f64 / bare).round(),
        "lab_games_per_s": (GAMES as f64 / one).round(),
        "lab_share_of_bare": bare / one,
        "lab_threads2_speedup": one / two,
        "long_games": most,
        "long_s": long,
        "peak_mib_before": before,
        "peak_mib_after": peak_mib(),
        "answers": super::answers([("games", answer)]),
    }))
}

/// Seconds to play the games on one thread and keep nothing but a checksum.
fn bare_seconds() -> anyhow::Result<(f64, u64)> {
    with_title!(GAME, G => bare_seconds_of::<G>())
}

fn bare_seconds_of<G: Judge>() -> anyhow::Result<(f64, u64)> {
    let (kit, options) = (G::components(&[])?, G::Options::default());
    let mut sum = 0_u64;
    let begun = Instant::now();
    for game in 0..GAMES {
        let (end, _) = simulate::play_out::<G>(kit, &options, Seed(1 + game), &[PlayerName::Rollout])?;
        sum = sum.wrapping_add(mixed(game, end.digest()));
    }
    Ok((begun.elapsed().as_secs_f64(), sum))
}

/// Seconds for the same games as an experiment, until all rows are on disk; then the results are written, and the
/// rows give the same checksum.
fn lab_seconds(games: u64, threads: usize, folder: &std::path::Path) -> anyhow::Result<(f64, u64)> {
    let text = format!("game = '{}'\ngames = {games}\nplayers = 'rollout'\n", GAME.key());
    let experiment = Experiment::read("bench", &text, &|_| Err(std::io::Error::other("no packs")))?;
    let mut run = Run::open(&experiment, folder)?;
    let begun = Instant::now();
    let ended = run.play(threads, &Limits::by(CLOCK), &mut |_, _| {})?;
    let seconds = begun.elapsed().as_secs_f64();
    ensure!(ended == Ended::Complete, "the run stopped by itself");
    results::write(&run)?;
    let mut sum = 0_u64;
    run.rows(0, |game, row| sum = sum.wrapping_add(mixed(game, row.checksum)))?;
    Ok((seconds, sum))
}

fn mixed(game: u64, checksum: u64) -> u64 {
    let mut digest = Digest::default();
    digest.word(game);
    digest.word(checksum);
    digest.value()
}

/// The most memory that this process ever had, where the system tells.
fn peak_mib() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kib: f64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
    Some(kib / 1024.0)
}
