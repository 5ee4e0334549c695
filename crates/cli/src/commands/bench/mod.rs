//! `automa bench GAME`: speed and memory on this machine. The games' checksums are asserted: a fast wrong answer is
//! no answer.

mod lab;
pub mod patchwork;
pub mod tapestry;
pub mod terra_mystica;

use std::fmt::Write;

use ::lab::allocations::allocations_in;
use ::lab::bench::{Measured, games_per_second};
use ::lab::simulate;
use anyhow::ensure;
use clap::ArgMatches;
use games::with_title;
use kernel::{Game, Seed, Studied};
use players::{Judge, PlayerName};
use serde_json::{Value, json};

use crate::games::Commanded as _;

/// Measures and prints.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    if let Some(("serve", matches)) = matches.subcommand() {
        return super::bench_serve::run(matches);
    }
    if let Some(("lab", matches)) = matches.subcommand() {
        return print(&lab::measure(matches)?, matches);
    }
    let (title, matches) = super::named(matches)?;
    let result = with_title!(title, G => G::bench()?);
    print(&result, matches)
}

fn print(result: &Value, matches: &ArgMatches) -> anyhow::Result<()> {
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

/// A game without a benchmark of its own: random games with its usual settings. There is no answer on record, so that one
/// thread is held to what two threads give.
pub fn plain<G: Judge + Studied>() -> anyhow::Result<Value> {
    const GAMES: u64 = 10_000;
    let (kit, options) = (G::components(&[])?, G::Options::default());
    let one = games_per_second::<G>(kit, &options, PlayerName::Random, GAMES, 1)?;
    let checksum = one.outcome.checksum;
    let two = Series::<G> {
        kit,
        options: &options,
        player: PlayerName::Random,
        games: GAMES,
        threads: 2,
        checksum,
    };
    two.measure()?;
    Ok(json!({
        "game": G::NAME,
        "games": GAMES,
        "uniform_games_per_s": one.games_per_s.round(),
        "state_bytes": size_of::<G>(),
        "allocations_per_game": allocations_per_game::<G>(kit, &[options])?,
    }))
}

/// One series, with its answer.
struct Series<'a, G: Game> {
    kit: &'static G::Kit,
    options: &'a G::Options,
    player: PlayerName,
    games: u64,
    threads: usize,
    checksum: u64,
}

impl<G: Judge + Studied> Series<'_, G> {
    fn measure(&self) -> anyhow::Result<Measured> {
        let measured = games_per_second::<G>(self.kit, self.options, self.player, self.games, self.threads)?;
        let (found, wanted) = (measured.outcome.checksum, self.checksum);
        ensure!(
            found == wanted,
            "the games came out wrong: checksum {found:016x} instead of {wanted:016x}; report this with your machine"
        );
        Ok(measured)
    }
}

/// Allocations while games are played, from the first decision to the last.
fn allocations_per_game<G: Judge>(kit: &'static G::Kit, options: &[G::Options]) -> anyhow::Result<f64> {
    const COUNTED: u64 = 1000;
    let (count, played) = allocations_in(|| {
        (0..COUNTED).try_for_each(|index| {
            let options = &options[index as usize % options.len()];
            simulate::play_out::<G>(kit, options, Seed(index), &[PlayerName::Random]).map(drop)
        })
    });
    played?;
    Ok(count as f64 / COUNTED as f64)
}
