//! Is another box better? The same games with the components of one pack and of another, game by game.

use games::Title;
use kernel::{Pack, Role, Seed, Studied};
use players::Judge;
use serde_json::{Value, json};

use crate::experiment::{Cell, Experiment, Row};
use crate::interval::{Interval, Moments};
use crate::question::NoQuestion;
use crate::run::{CellStats, Run, RunError, margin};

/// One of the two boxes.
#[derive(Clone, Debug)]
pub struct Side {
    /// What it is called: the names of its packs, or that it is the printed box.
    pub name: String,
    /// Its packs.
    pub packs: Vec<Pack>,
}

impl Side {
    /// A box with these packs.
    pub fn of(packs: Vec<Pack>) -> Side {
        let names: Vec<&str> = packs.iter().map(|pack| pack.name.as_str()).collect();
        let name = if names.is_empty() { "the printed box".to_owned() } else { names.join(" + ") };
        Side { name, packs }
    }
}

/// The experiment that compares them: the first side against the second, the n-th game of both with the same seed.
pub fn experiment<G: Judge + Studied>(
    title: Title,
    options: &G::Options,
    sides: &[Side; 2],
    players: &[String],
    games: u64,
    seed: Seed,
) -> Result<Experiment, NoQuestion> {
    let texts = |side: &Side| side.packs.iter().map(|pack| pack.text.clone()).collect::<Vec<_>>();
    if texts(&sides[0]) == texts(&sides[1]) {
        return Err(NoQuestion::Same);
    }
    let team = players.iter().map(|name| name.parse()).collect::<Result<Vec<_>, _>>()?;
    let cell = |side: &Side| -> Result<Cell, NoQuestion> {
        let kit = G::components(&side.packs)?;
        Ok(Cell::new::<G>(kit, options, team.clone(), players.to_vec(), side.packs.clone())?)
    };
    Ok(Experiment {
        name: format!("{} against {}", sides[0].name, sides[1].name),
        file: String::new(),
        game: title,
        cells: vec![cell(&sides[0])?, cell(&sides[1])?],
        varied: Vec::new(),
        games,
        until: None,
        paired: true,
        seed,
    })
}

/// A figure of both sides, and how the first differs from the second, game by game.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// What is measured: `wins`, `score`, `automa` or `margin`.
    pub what: &'static str,
    /// The mean of each side; of wins in percent of all games.
    pub means: [f64; 2],
    /// The difference.
    pub by: f64,
    /// How sure that is.
    pub interval: Interval,
}

impl Difference {
    /// Whether chance alone hardly explains it.
    pub fn is_clear(&self) -> bool {
        !self.interval.holds(0.0)
    }
}

/// A figure of a game, with its name.
type Figure = (&'static str, Box<dyn Fn(&Row) -> i32>);

/// How the two sides differ, from a run of that experiment.
pub fn differences(run: &Run<'_>) -> Result<Vec<Difference>, RunError> {
    let cell = &run.experiment.cells[0];
    let seats = cell.seats();
    let automa = cell.roles.iter().position(|role| *role != Role::Person);
    let mut figures: Vec<Figure> = vec![
        ("wins", Box::new(move |row| 100 * row.values[seats])),
        ("score", Box::new(|row| row.values[0])),
    ];
    if let Some(automa) = automa {
        figures.push(("automa", Box::new(move |row| row.values[automa])));
    }
    figures.push(("margin", Box::new(move |row| margin(row, seats))));
    let mut moments = vec![[Moments::default(); 3]; figures.len()];
    crate::report::side_by_side(run, 0, 1, &mut |one: &Row, other: &Row| {
        for ((_, figure), [first, second, difference]) in figures.iter().zip(&mut moments) {
            let (a, b) = (figure(one), figure(other));
            first.add(a);
            second.add(b);
            difference.add(a - b);
        }
    })?;
    let difference =
        |((what, _), [first, second, difference]): (&(&'static str, _), &[Moments; 3])| Difference {
            what,
            means: [first.mean(), second.mean()],
            by: difference.mean(),
            interval: difference.interval(),
        };
    Ok(figures.iter().zip(&moments).map(difference).collect())
}

/// The comparison for programs: one object.
pub fn json(run: &Run<'_>, sides: &[Side; 2], differences: &[Difference]) -> Value {
    let difference = |found: &Difference| {
        json!({
            "what": found.what,
            "means": found.means,
            "difference": found.by,
            "interval_95": [found.interval.from, found.interval.to],
        })
    };
    json!({
        "game": run.experiment.game.key(),
        "games": run.stats.iter().map(|stats: &CellStats| stats.games).min(),
        "players": run.experiment.cells[0].players,
        "sides": sides.iter().map(|side| side.name.as_str()).collect::<Vec<_>>(),
        "differences": differences.iter().map(difference).collect::<Vec<_>>(),
    })
}
