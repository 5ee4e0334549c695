//! `automa bench GAME`: speed and memory on this machine. The games' checksums are asserted: a fast wrong answer is
//! no answer.

mod compare;
mod lab;
pub mod patchwork;
mod steps;
pub mod tapestry;
pub mod terra_mystica;

use std::fmt::Write as _;
use std::io::Write as _;
use std::num::NonZero;
use std::path::PathBuf;

use ::lab::allocations::allocations_in;
use ::lab::bench::{Measured, games_per_second};
use ::lab::simulate;
use anyhow::{Context as _, ensure};
use clap::ArgMatches;
use games::{Title, with_title};
use kernel::{Dice, Game, Legal as _, Seed, Studied};
use players::{Judge, PlayerName};
use serde_json::{Value, json};

use self::compare::Earlier;
pub use self::steps::Steps;
use crate::args::Usage;
use crate::games::Commanded as _;

/// Measures and prints.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let (name, flags) = matches.subcommand().ok_or_else(|| {
        Usage(format!("name what is to be measured: {}, lab, serve", crate::args::known_games()))
    })?;
    let earlier = flags.get_one::<PathBuf>("compare").map(|path| Earlier::read(path)).transpose()?;
    let (load, cores) = (load(), std::thread::available_parallelism().map_or(1, NonZero::get));
    let steps = Steps::new();
    let mut result = match name {
        "serve" => super::bench_serve::measured(flags)?,
        "lab" => lab::measure(flags, &steps)?,
        game => with_title!(Title::of(game)?, G => G::bench(&steps)?),
    };
    drop(steps);
    result["load"] = json!(load);
    result["cores"] = json!(cores);
    if load.is_some_and(|load| load > 0.5 * cores as f64) {
        let said = "note: the machine was busy before this began; times are longer than they could be";
        writeln!(crate::terminal::err(), "{said}")?;
    }
    print(&result, earlier.as_ref(), flags)
}

/// How many processes wanted to run in the last minute, where the system tells.
fn load() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/loadavg").ok()?;
    text.split(' ').next()?.parse().ok()
}

fn print(result: &Value, earlier: Option<&Earlier>, matches: &ArgMatches) -> anyhow::Result<()> {
    let figures = earlier.map(|earlier| earlier.beside(result)).transpose()?;
    if matches.get_flag("json") {
        let mut result = result.clone();
        if let Some(figures) = figures {
            result["compared"] = compare::as_json(&figures);
        }
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
    if let Some(figures) = figures {
        let _ = write!(text, "\n{}", compare::as_text(&figures));
    }
    super::out(&text)
}

/// Checksums of series, as a run keeps them: who compares two runs sees that they played the same games.
fn answers<const N: usize>(answers: [(&str, u64); N]) -> Value {
    let each = answers.map(|(name, checksum)| (name.to_owned(), json!(format!("{checksum:016x}"))));
    serde_json::Map::from_iter(each).into()
}

/// A game without a benchmark of its own: random games with its usual settings. There is no answer on record, so that one
/// thread is held to what two threads give.
pub fn plain<G: Judge + Studied>(steps: &Steps) -> anyhow::Result<Value> {
    const GAMES: u64 = 10_000;
    steps.begin("random games");
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
        "answers": answers([("uniform", checksum)]),
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

/// Random games a second: of each series on one thread, and of the first on two.
fn rates<G: Judge + Studied>(
    steps: &Steps,
    kit: &'static G::Kit,
    games: u64,
    series: [(&'static str, &G::Options, u64); 3],
) -> anyhow::Result<([f64; 3], f64)> {
    let rate = |options, threads, checksum| -> anyhow::Result<f64> {
        let series = Series::<G> { kit, options, player: PlayerName::Random, games, threads, checksum };
        Ok(series.measure()?.games_per_s)
    };
    let mut alone = [0.0; 3];
    for (rated, (name, options, checksum)) in alone.iter_mut().zip(series) {
        steps.begin(name);
        *rated = rate(options, 1, checksum)?;
    }
    steps.begin("on two threads");
    let (_, options, checksum) = series[0];
    Ok((alone, rate(options, 2, checksum)?))
}

/// The longest list of legal actions in a random game.
fn longest_list<G: Game>(mut game: G, seed: u64) -> anyhow::Result<u32> {
    let (mut most, mut dice) = (0, Dice::new(seed));
    while game.to_move().is_some() {
        let legal = game.legal();
        most = most.max(legal.count());
        let action = legal.pick(&mut dice).context("a position without a legal action")?;
        game.play(action, &mut ())?;
    }
    Ok(most)
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
