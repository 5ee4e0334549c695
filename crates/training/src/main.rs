//! `train GAME`: trains the network of a game from games that it plays itself.
//!
//! ```sh
//! cargo run --release -p automa-training -- patchwork --rounds 60 --games 4000
//! ```
//!
//! Each round plays games with what is known so far and a little chance, and moves the weights to where they foretell better
//! how those games went on. The same command makes the same file on any number of threads; it can be stopped, and goes on from
//! the file with `.state` beside it. The curve is printed, and kept beside it, too.

mod patchwork;
mod rows;
mod school;
mod slope;
mod tapestry;
mod teacher;
mod terra_mystica;
#[cfg(test)]
mod tests;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::Parser;
use kernel::Dice;
use players::Mcts;
use players::net::Net;

use rows::Rows;
use school::{Player, Pupil, exam, lessons};
use teacher::Teacher;

/// The first seed of what is learned from: far from those of any experiment.
const LESSONS: u64 = 10_000_000_000;
/// The first seed of what progress is measured with: none is learned from.
const EXAMS: u64 = 20_000_000_000;

#[derive(Parser)]
struct Arguments {
    /// The game to learn, by its name on the command line.
    game: String,
    /// Rounds to play and learn from.
    #[arg(long, default_value_t = 40)]
    rounds: u64,
    /// Games in a round.
    #[arg(long, default_value_t = 4000)]
    games: u64,
    /// Rounds whose games are gone through again.
    #[arg(long, default_value_t = 4)]
    kept: usize,
    /// How decisions are searched (`iterations=200,explore=0.3`); unless said, what looks best at a glance is done.
    #[arg(long)]
    search: Option<Mcts>,
    /// Learn nothing: only measure the network that is begun with, by the exams whose names begin so (`level 5`; `all` for all).
    #[arg(long, requires = "from")]
    measure: Option<String>,
    /// Stop after so many seconds, at the end of a round, or of the games that were begun.
    #[arg(long)]
    seconds: Option<u64>,
    /// How many threads play the games.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// How far the weights move at first; at the end a tenth of it.
    #[arg(long, default_value_t = 0.001)]
    rate: f32,
    /// Games of each exam.
    #[arg(long, default_value_t = 200)]
    exam: u64,
    /// A network to begin with, instead of nothing.
    #[arg(long)]
    from: Option<PathBuf>,
    /// The file to write.
    #[arg(long)]
    out: PathBuf,
}

fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    match arguments.game.as_str() {
        "patchwork" => train::<::patchwork::Patchwork>(&arguments),
        "terra-mystica" => train::<::terra_mystica::TerraMystica>(&arguments),
        "tapestry" => train::<::tapestry::Tapestry>(&arguments),
        other => anyhow::bail!("no game `{other}` is taught; try patchwork, terra-mystica or tapestry"),
    }
}

/// Says a line, and keeps it.
fn log(path: &Path, line: &str) -> anyhow::Result<()> {
    println!("{line}");
    let mut file = fs::OpenOptions::new().create(true).append(true).open(path)?;
    writeln!(file, "{line}").with_context(|| path.display().to_string())
}

fn train<G: Pupil>(arguments: &Arguments) -> anyhow::Result<()> {
    let begun = Instant::now();
    let beside = |ending: &str| arguments.out.with_extension(ending);
    let (state, curve) = (beside("state"), beside("curve"));
    let (mut teacher, first) = match fs::read(&state) {
        Ok(bytes) => {
            let (round, rest) = bytes.split_first_chunk::<8>().context("the state is too short")?;
            let teacher =
                Teacher::from_bytes(rest, G::FEATURES).context("the state is of another network")?;
            (teacher, u64::from_le_bytes(*round))
        }
        Err(_) => match &arguments.from {
            Some(net) => {
                let bytes = fs::read(net).with_context(|| net.display().to_string())?;
                (Teacher::learned_before(Net::from_bytes(&bytes, G::FEATURES)?), 0)
            }
            None => (Teacher::new(G::FEATURES, G::AT_ONCE, &mut Dice::new(1)), 0),
        },
    };
    if let Some(names) = &arguments.measure {
        let until = arguments.seconds.map(|most| begun + Duration::from_secs(most));
        let names = if names == "all" { "" } else { names };
        return measure::<G>(arguments, teacher.net, names, until, &curve);
    }
    let mut kept: Vec<Rows> = Vec::new();
    for round in first..arguments.rounds {
        if arguments.seconds.is_some_and(|most| begun.elapsed().as_secs() >= most) {
            break;
        }
        let from = LESSONS + round * arguments.games;
        if kept.len() >= arguments.kept {
            kept.remove(0);
        }
        // One small network a round is not given back: threads that play with it need not ask who owns it.
        let player = Player { net: Box::leak(Box::new(teacher.net.clone())), search: arguments.search };
        let before = Instant::now();
        kept.push(lessons::<G>(player, from, arguments.games, arguments.threads));
        let played = before.elapsed().as_secs();
        let gone = round as f32 / arguments.rounds.max(1) as f32;
        let rate = arguments.rate * (1.0 - 0.9 * gone);
        let mut all = Rows::default();
        for rows in &kept {
            all.append(rows);
        }
        let errors = teacher.learn(&all, rate, &mut Dice::new(round), arguments.threads);
        let seconds = begun.elapsed().as_secs();
        let told = errors.map(|error| format!("{error:.4}")).join(" ");
        log(
            &curve,
            &format!("round {round}: {} rows, errors {told}, {played} s to play, {seconds} s", all.len()),
        )?;
        save::<G>(arguments, &teacher, round + 1, &state)?;
        if round % 5 == 4 || round + 1 == arguments.rounds {
            let net = Net::from_bytes(&fs::read(&arguments.out)?, G::FEATURES)?;
            measure::<G>(arguments, net, "", None, &curve)?;
        }
    }
    Ok(())
}

/// Lets a network sit the exams whose names begin so.
fn measure<G: Pupil>(
    arguments: &Arguments,
    net: Net,
    names: &str,
    until: Option<Instant>,
    curve: &Path,
) -> anyhow::Result<()> {
    let player = Player { net: Box::leak(Box::new(net)), search: arguments.search };
    for (name, options) in G::exams().into_iter().filter(|(name, _)| name.starts_with(names)) {
        let (games, found) = exam::<G>(player, &options, EXAMS, arguments.exam, arguments.threads, until);
        let (points, rival, win) = (found.points, found.rival, 100.0 * found.win);
        log(curve, &format!("    {name}: {win:.1} % of {games} won, {points:.1} to {rival:.1} points"))?;
    }
    Ok(())
}

fn save<G: Pupil>(arguments: &Arguments, teacher: &Teacher, round: u64, state: &Path) -> anyhow::Result<()> {
    let Arguments { games, search, rounds, out, .. } = arguments;
    let name = G::NAME;
    let search = search.map(|how| format!(" --search {how}")).unwrap_or_default();
    let made = format!("train {name} --games {games}{search}, round {round} of {rounds}");
    files::write(out, |file| file.write_all(&teacher.learned().to_bytes(&made)))?;
    let mut bytes = round.to_le_bytes().to_vec();
    bytes.extend(teacher.to_bytes());
    files::write(state, |file| file.write_all(&bytes))?;
    Ok(())
}
