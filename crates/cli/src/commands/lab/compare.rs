//! `automa lab compare GAME --pack FILE [--against FILE]`

use std::fmt::Write;

use clap::ArgMatches;
use games::{Title, with_title};
use kernel::Studied;
use lab::compare::{self, Difference, Side};
use lab::run::Run;
use players::Judge;

use super::at_once::{self, Asked};
use crate::args;
use crate::commands::{named, out};

/// Plays the same games with both boxes, and prints how they differ.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let (title, matches) = named(matches)?;
    with_title!(title, G => of_game::<G>(title, matches))
}

fn of_game<G: Judge + Studied>(title: Title, matches: &ArgMatches) -> anyhow::Result<()> {
    let Asked { options, names, games, seed } = Asked::<G>::of(matches)?;
    let sides = [Side::of(args::packs(matches)?), Side::of(args::packs_of(matches, "against")?)];
    let experiment = compare::experiment::<G>(title, &options, &sides, &names, games, seed);
    let experiment = experiment.map_err(at_once::explain)?;
    let folder = at_once::folder()?;
    let mut run = Run::open(&experiment, folder.path())?;
    at_once::play(&mut run, matches)?;
    let found = compare::differences(&run)?;
    if matches.get_flag("json") {
        return out(&format!("{}\n", compare::json(&run, &sides, &found)));
    }
    out(&as_text(&run, &sides, &found))
}

fn as_text(run: &Run<'_>, sides: &[Side; 2], found: &[Difference]) -> String {
    let mut text = format!(
        "{}: {} games each with the same seeds, {} at the table\n  A  {}\n  B  {}\n",
        run.experiment.game.key(),
        run.stats[0].games,
        run.experiment.cells[0].team(),
        sides[0].name,
        sides[1].name
    );
    let head = ["", "A", "B", "A less B", "95 % interval"];
    // Writing to a string cannot fail.
    let _ = writeln!(text, "  {:<26} {:>9} {:>9} {:>9}  {}", head[0], head[1], head[2], head[3], head[4]);
    for difference in found {
        let what = match difference.what {
            "wins" => "wins of seat 1, %",
            "score" => "points of seat 1",
            "automa" => "points of the Automa",
            _ => "lead of seat 1",
        };
        let ([a, b], by, at) = (difference.means, difference.by, difference.interval);
        let clear = if difference.is_clear() { "" } else { "  (could be chance)" };
        let _ = writeln!(
            text,
            "  {what:<26} {a:>9.2} {b:>9.2} {by:>+9.2}  [{:+.2}, {:+.2}]{clear}",
            at.from, at.to
        );
    }
    text
}
