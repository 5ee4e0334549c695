//! `automa simulate GAME`

use std::fmt::Write;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context as _;
use clap::ArgMatches;
use games::with_title;
use indicatif::{HumanCount, HumanDuration, ProgressBar, ProgressState, ProgressStyle};
use kernel::{Notation, Pack, Seed, Setup, Studied};
use lab::clock::CLOCK;
use lab::simulate::{self, Outcome, Plan, Progress};
use players::{Judge, Limits, PlayerName};
use table::journal;

use crate::args::{self, Usage};

/// Plays many games and prints what came out.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let (title, matches) = super::named(matches)?;
    with_title!(title, G => simulate::<G>(matches))
}

fn simulate<G: Judge + Notation + Studied>(matches: &ArgMatches) -> anyhow::Result<()> {
    let players: Vec<PlayerName> = args::players(matches)?
        .into_iter()
        .map(|player| {
            player.ok_or_else(|| Usage("a person cannot play a simulation; name a player program".into()))
        })
        .collect::<Result<_, _>>()?;
    let packs = args::packs(matches)?;
    let games = matches.get_one::<u64>("games").copied().unwrap_or(1000);
    if games == 0 {
        return Err(Usage("--games is a number from 1: of no games nothing can be said".to_owned()).into());
    }
    let plan = Plan::<G> {
        kit: G::components(&packs)?,
        options: args::options(matches)?,
        seed: matches.get_one::<Seed>("seed").copied().unwrap_or(Seed(1)),
        games,
        players: if players.is_empty() { vec![PlayerName::Random] } else { players },
        threads: args::threads(matches)?,
    };
    for player in plan.players.iter().filter(|player| !player.reproducible()) {
        writeln!(
            crate::terminal::err(),
            "note: {player} depends on the machine and its load: the same seed may give other games; mcts:iterations=N does not"
        )?;
    }
    let bar = progress_bar(plan.games, 0);
    let tell = &mut |progress: Progress| {
        bar.set_position(progress.games);
        bar.set_message(format!("{} decisions", HumanCount(progress.decisions)));
    };
    let outcome = match matches.get_one::<PathBuf>("out") {
        None => simulate::run(&plan, tell)?,
        Some(path) => super::write_file(path, |file| Ok(simulate::run_with_rows(&plan, tell, file)?))?,
    };
    bar.finish_and_clear();
    if let Some(folder) = matches.get_one::<PathBuf>("journals") {
        journals(&plan, &packs, folder)?;
    }
    let summary = simulate::summary(&plan, &outcome)?;
    if let Some(path) = matches.get_one::<PathBuf>("report") {
        super::write_text(path, &lab::report::page(&plan, &outcome, &summary))?;
    }
    if matches.get_flag("json") {
        return super::out(&format!("{summary}\n"));
    }
    super::out(&as_text(&plan, &outcome)?)
}

/// Writes the saves of all games, numbered in their order.
fn journals<G: Judge + Notation>(plan: &Plan<G>, packs: &[Pack], folder: &Path) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder)
        .with_context(|| format!("cannot create {}; name a folder that can be written", folder.display()))?;
    let digits = plan.games.to_string().len();
    for index in 0..plan.games {
        let (seed, options) = (plan.seed.child(index), plan.options.clone());
        let mut game = G::start(plan.kit, &options, seed)?;
        let mut decisions = Vec::new();
        let mut dice = seed.dice(simulate::PLAYERS, 0);
        let note = &mut |_: &G, action| decisions.push(action);
        simulate::finish_watched(&mut game, &plan.players, &mut dice, &Limits::by(CLOCK), note)?;
        let save = journal::write_game(Setup::<G> { options, seed, packs: packs.to_vec() }, decisions)?;
        super::write_text(&folder.join(format!("{:0digits$}.automa", index + 1)), &save)?;
    }
    Ok(())
}

/// On standard error, and only if that is a terminal. `there` games were played before: the rate is that of this process.
pub(super) fn progress_bar(games: u64, there: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let form = "{bar:40} {human_pos} of {human_len} games  {rate}  {left} left  {msg}";
    let rate = move |state: &ProgressState| {
        let seconds = state.elapsed().as_secs_f64();
        if seconds > 0.0 { state.pos().saturating_sub(there) as f64 / seconds } else { 0.0 }
    };
    let told = move |state: &ProgressState, out: &mut dyn Write| {
        let _ = write!(out, "{:.0}/s", rate(state));
    };
    let left = move |state: &ProgressState, out: &mut dyn Write| {
        let games = state.len().unwrap_or(0).saturating_sub(state.pos()) as f64;
        let _ = match rate(state) {
            rate if rate > 0.0 => write!(out, "{}", HumanDuration(Duration::from_secs_f64(games / rate))),
            _ => write!(out, "-"),
        };
    };
    if let Ok(style) = ProgressStyle::with_template(form) {
        bar.set_style(style.with_key("rate", told).with_key("left", left));
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

fn as_text<G: Judge>(plan: &Plan<G>, outcome: &Outcome) -> anyhow::Result<String> {
    let game = G::start(plan.kit, &plan.options, plan.seed)?;
    let mut text = String::new();
    writeln!(text, "{} games of {}, seed {}", outcome.games, G::NAME, plan.seed)?;
    for (seat, result) in (0..).map(kernel::Seat).zip(&outcome.seats) {
        let player = plan.players.get(seat.index()).or(plan.players.last());
        let role = game.role(seat);
        let who = match (role, player) {
            (kernel::Role::Person, Some(player)) => player.to_string(),
            _ => role.name().to_owned(),
        };
        let games = outcome.games.max(1) as f64;
        let (mean, sd) = (result.score.mean(), result.score.sd());
        let error = sd / games.sqrt();
        let share = 100.0 * result.wins as f64 / games;
        writeln!(text, "  {who:<8} {mean:>8.2} points (± {error:.2}, sd {sd:.1}), wins {share:.1} %")?;
    }
    for (name, tally) in &outcome.facts {
        writeln!(text, "  {:<28} {:>8.2}", name.replace('_', " "), tally.mean())?;
    }
    writeln!(text, "  checksum {:016x}", outcome.checksum)?;
    Ok(text)
}
