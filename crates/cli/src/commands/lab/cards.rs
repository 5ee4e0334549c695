//! `automa lab cards GAME`

use std::fmt::Write;
use std::path::PathBuf;

use clap::ArgMatches;
use draw::plot::{self, Axis, Whisker};
use games::{Title, with_title};
use kernel::Studied;
use lab::cards::{self, CardLine, Figure};
use lab::run::Run;
use players::Judge;

use super::at_once::{self, Asked};
use crate::args;
use crate::commands::{named, out, write_text};

/// Plays with and without each card, and prints what each does.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let (title, matches) = named(matches)?;
    with_title!(title, G => of_game::<G>(title, matches))
}

fn of_game<G: Judge + Studied>(title: Title, matches: &ArgMatches) -> anyhow::Result<()> {
    let Asked { options, names, games, seed } = Asked::<G>::of(matches)?;
    let experiment = cards::experiment::<G>(title, &options, &args::packs(matches)?, &names, games, seed);
    let experiment = experiment.map_err(at_once::explain)?;
    let folder = at_once::folder()?;
    let mut run = Run::open(&experiment, folder.path())?;
    at_once::play(&mut run, matches)?;
    let lines = cards::lines(&run)?;
    if let Some(path) = matches.get_one::<PathBuf>("svg") {
        write_text(path, &picture(&lines))?;
    }
    if matches.get_flag("json") {
        return out(&format!("{}\n", cards::json(&run, &lines)));
    }
    out(&as_text(&run, &lines))
}

fn as_text(run: &Run<'_>, lines: &[CardLine]) -> String {
    let stats = &run.stats[0];
    let figure = |(value, at): Figure| format!("{value:+.2} [{:+.2}, {:+.2}]", at.from, at.to);
    let pair = |pair: Option<[Figure; 2]>| {
        pair.map_or_else(|| ["-".to_owned(), "-".to_owned()], |pair| pair.map(figure))
    };
    let mut text = format!(
        "{}: {} games with the whole deck and without each card; {} wins {:.1} %\n",
        run.experiment.game.key(),
        stats.games,
        run.experiment.cells[0].team(),
        100.0 * stats.win_rate()
    );
    text.push_str(
        "  What the card changes     in the deck at all                            early in the first deck\n",
    );
    text.push_str("        Automa's points          wins, % of games        Automa's points          wins, % of games\n");
    for line in lines {
        let [[score, wins], [early_score, early_wins]] = [pair(line.kept), pair(line.early)];
        let card = line.card;
        // Writing to a string cannot fail.
        let _ = writeln!(text, "  {card:>3}  {score:<24} {wins:<23} {early_score:<24} {early_wins}");
    }
    text.push_str("  Intervals of 95 %. Early: in the upper third, against all other games.\n");
    text
}

fn picture(lines: &[CardLine]) -> String {
    let rows: Vec<Whisker> = lines
        .iter()
        .filter_map(|line| line.kept.map(|[score, _]| (line.card, score)))
        .map(|(card, (value, at))| Whisker {
            label: format!("Card {card}"),
            value,
            interval: (at.from, at.to),
            says: format!("{value:+.2}  [{:+.2}, {:+.2}]", at.from, at.to).replace('-', "\u{2212}"),
            series: 1,
        })
        .collect();
    plot::whiskers(
        &words::Words::english(),
        "What each card brings the Automa, in points",
        Axis::Difference,
        &[],
        &rows,
    )
    .file()
}
