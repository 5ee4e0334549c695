//! What is looked up in the rows of an experiment: cells compared game by game, what a card's place does, and games to look at.

use std::io;

use crate::experiment::{Experiment, Row};
use crate::interval::{Interval, Moments, Z, difference};
use crate::run::{Run, RunError, margin};

/// Pairs of cells that are compared, at most: more would not be read.
const MOST_PAIRS: usize = 200;

/// Two cells that differ in one thing: the second against the first.
#[derive(Clone, Debug)]
pub struct Pairing {
    /// The first cell.
    pub from: usize,
    /// The second cell.
    pub to: usize,
    /// Games of both.
    pub games: u64,
    /// How the share of wins of seat 1 differs, in percent of all games.
    pub wins: (f64, Interval),
    /// How the points of seat 1 less those of the best other differ.
    pub margin: (f64, Interval),
}

/// What it changes that a card lay in the upper third of the Automa's first deck.
#[derive(Clone, PartialEq, Debug)]
pub struct CardEffect {
    /// The column of the result file that counts the card: `card_12`.
    pub card: String,
    /// Points of the Automa.
    pub score: (f64, Interval),
    /// Wins of seat 1, in percent of all games.
    pub wins: (f64, Interval),
}

/// Why a game is worth a look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Odd {
    /// The fewest decisions.
    Fastest,
    /// The most decisions.
    Longest,
    /// The most points of seat 1.
    Highest,
    /// The greatest lead of seat 1.
    Clearest,
    /// The greatest lead over seat 1.
    Worst,
    /// Furthest from the usual, taking all its numbers together.
    Strangest,
}

impl Odd {
    /// Every kind, in the order of the report.
    pub const ALL: [Odd; 6] =
        [Odd::Fastest, Odd::Longest, Odd::Highest, Odd::Clearest, Odd::Worst, Odd::Strangest];

    /// The name of its message.
    pub fn name(self) -> &'static str {
        match self {
            Odd::Fastest => "fastest",
            Odd::Longest => "longest",
            Odd::Highest => "highest",
            Odd::Clearest => "clearest",
            Odd::Worst => "worst",
            Odd::Strangest => "strangest",
        }
    }
}

/// A game worth a look.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OddGame {
    /// What is remarkable about it.
    pub odd: Odd,
    /// The number of its cell in the experiment.
    pub cell: usize,
    /// Its number in the cell.
    pub game: u64,
    /// The points of all seats.
    pub scores: Vec<i32>,
    /// How many decisions it took.
    pub decisions: i32,
}

/// What the rows of an experiment tell.
#[derive(Debug)]
pub struct Study {
    /// Cells that differ in one thing, compared.
    pub pairings: Vec<Pairing>,
    /// The Automa's cards.
    pub cards: Vec<CardEffect>,
    /// For each cell its odd games.
    pub odd: Vec<Vec<OddGame>>,
}

impl Study {
    /// Reads all rows of a run.
    pub fn of(run: &Run<'_>) -> Result<Study, RunError> {
        let mut cards = Cards::default();
        let mut odd = Vec::new();
        for cell in 0..run.stats.len() {
            odd.push(read_cell(run, cell, &mut cards)?);
        }
        let mut pairings = Vec::new();
        for (from, to) in neighbours(run.experiment).into_iter().take(MOST_PAIRS) {
            pairings.extend(compare(run, from, to)?);
        }
        Ok(Study { pairings, cards: cards.effects(), odd })
    }

    /// What the cards of one cell do.
    pub fn cards_of(run: &Run<'_>, cell: usize) -> Result<Vec<CardEffect>, RunError> {
        let mut cards = Cards::default();
        read_cell(run, cell, &mut cards)?;
        Ok(cards.effects())
    }
}

/// Cells that differ in one setting, or in the players, and are next to each other in that.
fn neighbours(experiment: &Experiment) -> Vec<(usize, usize)> {
    let things = |index: usize| {
        let cell = &experiment.cells[index];
        let options = experiment.varied.iter().map(|key| cell.option(key).unwrap_or_default().to_owned());
        options.chain([cell.team()]).collect::<Vec<String>>()
    };
    let all: Vec<Vec<String>> = (0..experiment.cells.len()).map(things).collect();
    let mut pairs = Vec::new();
    for thing in 0..all.first().map_or(0, Vec::len) {
        // Cells that are the same but for this thing, in the order of the file.
        let mut last: std::collections::BTreeMap<Vec<&String>, usize> = std::collections::BTreeMap::new();
        for (index, cell) in all.iter().enumerate() {
            let others: Vec<&String> =
                cell.iter().enumerate().filter(|(at, _)| *at != thing).map(|(_, value)| value).collect();
            if let Some(before) = last.insert(others, index)
                && all[before][thing] != cell[thing]
            {
                pairs.push((before, index));
            }
        }
    }
    pairs
}

fn compare(run: &Run<'_>, from: usize, to: usize) -> Result<Option<Pairing>, RunError> {
    let (cells, stats) = (&run.experiment.cells, &run.stats);
    let games = stats[from].games.min(stats[to].games);
    if games < 2 {
        return Ok(None);
    }
    if !run.experiment.paired {
        let mut margins = [Moments::default(); 2];
        for (moments, cell) in margins.iter_mut().zip([from, to]) {
            run.rows(cell, |_, row| moments.add(margin(row, cells[cell].seats())))?;
        }
        let won = |cell: usize| stats[cell].columns[cells[cell].seats()];
        let (share, interval) = difference(&won(to), &won(from));
        let wins = (100.0 * share, Interval { from: 100.0 * interval.from, to: 100.0 * interval.to });
        return Ok(Some(Pairing { from, to, games, wins, margin: difference(&margins[1], &margins[0]) }));
    }
    let (mut wins, mut margins) = (Moments::default(), Moments::default());
    let (seats_a, seats_b) = (cells[from].seats(), cells[to].seats());
    side_by_side(run, from, to, &mut |a, b| {
        margins.add(margin(b, seats_b) - margin(a, seats_a));
        wins.add(100 * (b.values[seats_b] - a.values[seats_a]));
    })?;
    let figure = |moments: &Moments| (moments.mean(), moments.interval());
    Ok(Some(Pairing { from, to, games, wins: figure(&wins), margin: figure(&margins) }))
}

/// The rows of two cells side by side: games of the same number, and so of the same seed where cells share their seeds.
pub fn side_by_side(
    run: &Run<'_>,
    from: usize,
    to: usize,
    each: &mut dyn FnMut(&Row, &Row),
) -> Result<(), RunError> {
    let (Some(mut first), Some(mut second)) = (run.reader(from)?, run.reader(to)?) else { return Ok(()) };
    let (mut a, mut b) = (Row::default(), Row::default());
    let failed = |error: io::Error| RunError::File { path: run.folder.clone(), error };
    for _ in 0..run.stats[from].games.min(run.stats[to].games) {
        if !first.next(&mut a).map_err(failed)? || !second.next(&mut b).map_err(failed)? {
            break;
        }
        each(&a, &b);
    }
    Ok(())
}

/// For each card, the games in which it lay in the upper third and those in which it did not; cell by cell, since levels
/// differ in themselves.
#[derive(Default)]
struct Cards {
    known: Vec<(String, Vec<Split>)>,
}

#[derive(Clone, Copy, Default)]
struct Split {
    early: [Moments; 2],
    late: [Moments; 2],
}

impl Cards {
    /// The splits of the cards of a cell, begun anew.
    fn begin(&mut self, names: &[String]) -> Vec<usize> {
        names
            .iter()
            .map(|name| {
                let at = self.known.iter().position(|(known, _)| known == name).unwrap_or_else(|| {
                    self.known.push((name.clone(), Vec::new()));
                    self.known.len() - 1
                });
                self.known[at].1.push(Split::default());
                at
            })
            .collect()
    }

    fn effects(&self) -> Vec<CardEffect> {
        let mut effects: Vec<CardEffect> = self
            .known
            .iter()
            .filter_map(|(card, splits)| {
                let of =
                    |index: usize| pooled(splits.iter().map(|split| (split.early[index], split.late[index])));
                Some(CardEffect { card: card.clone(), score: of(0)?, wins: of(1)? })
            })
            .collect();
        effects.sort_by(|a, b| b.score.0.total_cmp(&a.score.0));
        effects
    }
}

/// The mean difference over all cells, each weighed by how sure it is.
fn pooled(splits: impl Iterator<Item = (Moments, Moments)>) -> Option<(f64, Interval)> {
    let (mut weight, mut sum) = (0.0, 0.0);
    for (early, late) in splits {
        if early.count < 2 || late.count < 2 {
            continue;
        }
        // A cell in which nothing ever differs is sure of nothing: it gets the spread of half a unit.
        let variance = (early.error().powi(2) + late.error().powi(2)).max(0.25 / early.count as f64);
        weight += 1.0 / variance;
        sum += (early.mean() - late.mean()) / variance;
    }
    if weight <= 0.0 {
        return None;
    }
    let (middle, half) = (sum / weight, Z / weight.sqrt());
    Some((middle, Interval { from: middle - half, to: middle + half }))
}

/// Reads the rows of a cell: its odd games, and what its cards did.
fn read_cell(run: &Run<'_>, index: usize, cards: &mut Cards) -> Result<Vec<OddGame>, RunError> {
    let cell = &run.experiment.cells[index];
    let stats = &run.stats[index];
    let seats = cell.seats();
    let is_card = |name: &str| name.starts_with("card_");
    let card_columns: Vec<usize> =
        (0..cell.columns.len()).filter(|at| is_card(&cell.columns[*at].name)).collect();
    let names: Vec<String> = card_columns.iter().map(|at| cell.columns[*at].name.clone()).collect();
    let places = cards.begin(&names);
    let automa = cell.roles.iter().position(|role| *role != kernel::Role::Person);
    let decisions = 2 * seats + 1;
    let mut best: [Option<(f64, OddGame)>; Odd::ALL.len()] = Default::default();
    run.rows(index, |game, row| {
        for (odd, best) in Odd::ALL.into_iter().zip(&mut best) {
            let value = match odd {
                Odd::Fastest => -f64::from(row.values[decisions]),
                Odd::Longest => f64::from(row.values[decisions]),
                Odd::Highest => f64::from(row.values[0]),
                Odd::Clearest => f64::from(margin(row, seats)),
                Odd::Worst => -f64::from(margin(row, seats)),
                Odd::Strangest => strangeness(row, &stats.columns, card_columns.len()),
            };
            if best.as_ref().is_none_or(|(other, _)| value > *other) {
                let (scores, decisions) = (row.values[..seats].to_vec(), row.values[decisions]);
                *best = Some((value, OddGame { odd, cell: index, game, scores, decisions }));
            }
        }
        let Some(automa) = automa else { return };
        let dealt = card_columns.iter().filter(|at| row.values[**at] > 0).count() as i32;
        for (column, place) in card_columns.iter().zip(&places) {
            let Some(split) = cards.known[*place].1.last_mut() else { continue };
            let at = row.values[*column];
            let side = if at > 0 && 3 * at <= dealt + 2 { &mut split.early } else { &mut split.late };
            side[0].add(row.values[automa]);
            side[1].add(100 * row.values[seats]);
        }
    })?;
    Ok(best.into_iter().flatten().map(|(_, game)| game).collect())
}

/// How far a game's numbers are from the usual, in squared standard deviations; without the places of the cards, which
/// are chance alone.
fn strangeness(row: &Row, columns: &[Moments], cards: usize) -> f64 {
    let usual = columns.len() - cards;
    row.values[..usual]
        .iter()
        .zip(columns)
        .map(|(value, moments)| {
            let variance = moments.variance();
            if variance > 0.0 { (f64::from(*value) - moments.mean()).powi(2) / variance } else { 0.0 }
        })
        .sum()
}
