//! What came out of an experiment, as a table and as JSON.

use std::fmt::Write;

use kernel::Role;
use serde_json::{Map, Value, json};

use crate::experiment::{Cell, Experiment};
use crate::interval::Interval;
use crate::run::{CellStats, Run};

/// What tells a cell from the others, in a few words: the settings that differ, and the players where they do.
pub fn label(experiment: &Experiment, cell: &Cell) -> String {
    let first = experiment.cells.first().map(|cell| &cell.players);
    let teams = experiment.cells.iter().any(|cell| Some(&cell.players) != first);
    let varied = experiment.varied.iter();
    let mut words: Vec<String> =
        varied.map(|key| format!("{key} {}", cell.option(key).unwrap_or_default())).collect();
    words.extend(cell.left_out.map(|card| format!("without card {card}")));
    if teams || words.is_empty() {
        words.push(cell.team());
    }
    words.join(", ")
}

/// Who sits at a seat.
pub fn who(cell: &Cell, seat: usize) -> String {
    match cell.roles.get(seat) {
        Some(Role::Person) | None => {
            cell.players.get(seat).or(cell.players.last()).cloned().unwrap_or_default()
        }
        Some(role) => role.name().to_owned(),
    }
}

/// What is known of a cell at a glance.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// What tells it from the others.
    pub label: String,
    /// Games played.
    pub games: u64,
    /// The first seat's share of wins.
    pub win_rate: f64,
    /// How sure that is.
    pub wins: Interval,
    /// The first seat's mean points.
    pub mean: f64,
    /// The mean points of the best other seat.
    pub other: Option<f64>,
}

/// A line for each cell.
pub fn lines(experiment: &Experiment, stats: &[CellStats]) -> Vec<Line> {
    let line = |(cell, stats): (&Cell, &CellStats)| Line {
        label: label(experiment, cell),
        games: stats.games,
        win_rate: stats.win_rate(),
        wins: stats.win_interval(),
        mean: stats.scores[0].mean(),
        other: (1..cell.seats()).map(|seat| stats.scores[seat].mean()).reduce(f64::max),
    };
    experiment.cells.iter().zip(stats).map(line).collect()
}

/// One line for each cell, as text.
pub fn table(run: &Run<'_>) -> String {
    let experiment = run.experiment;
    let mut rows = vec![
        ["cell", "games", "wins of seat 1", "mean of seat 1", "best other", "margin"].map(str::to_owned),
    ];
    for (line, stats) in lines(experiment, &run.stats).into_iter().zip(&run.stats) {
        let interval = |at: Interval| format!("[{:.2}, {:.2}]", at.from, at.to);
        let Line { label, games, win_rate, wins, mean, other } = line;
        rows.push([
            label,
            games.to_string(),
            format!("{:.1} % [{:.1}, {:.1}]", 100.0 * win_rate, 100.0 * wins.from, 100.0 * wins.to),
            format!("{mean:.2} {}", interval(stats.score_interval(0))),
            other.map_or_else(String::new, |mean| format!("{mean:.2}")),
            format!("{:+.2}", stats.margin.mean()),
        ]);
    }
    let mut widths = [0; 6];
    for row in &rows {
        for (width, text) in widths.iter_mut().zip(row) {
            *width = (*width).max(text.chars().count());
        }
    }
    let mut text = format!("{}: {}\n", experiment.name, experiment.game.key());
    for row in &rows {
        let mut line = format!("  {:<width$}", row[0], width = widths[0]);
        for (cell, width) in row.iter().zip(widths).skip(1) {
            let _ = write!(line, "  {cell:>width$}");
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text.push_str("  Intervals of 95 %: wins by Wilson, means by bootstrap.\n");
    text
}

/// Everything that the table says and more, for programs.
pub fn json(run: &Run<'_>) -> Value {
    let experiment = run.experiment;
    let cells: Vec<Value> = experiment
        .cells
        .iter()
        .zip(&run.stats)
        .map(|(cell, stats)| cell_json(experiment, cell, stats))
        .collect();
    json!({
        "experiment": experiment.name,
        "game": experiment.game.key(),
        "seed": experiment.seed.0,
        "paired": experiment.paired,
        "complete": run.is_complete(),
        "cells": cells,
    })
}

fn cell_json(experiment: &Experiment, cell: &Cell, stats: &CellStats) -> Value {
    let pair = |at: Interval| json!([at.from, at.to]);
    let options: Map<String, Value> =
        cell.options.iter().map(|(key, value)| ((*key).to_owned(), json!(value))).collect();
    let seats: Vec<Value> = (0..cell.seats())
        .map(|seat| {
            let wins = crate::interval::wilson(stats.wins[seat], stats.games);
            json!({
                "role": cell.roles[seat].name(),
                "player": who(cell, seat),
                "wins": stats.wins[seat],
                "win_rate": stats.wins[seat] as f64 / stats.games.max(1) as f64,
                "win_rate_95": pair(wins),
                "score": stats.scores[seat].summary(),
                "score_mean_95": pair(stats.score_interval(seat)),
            })
        })
        .collect();
    let means: Map<String, Value> = cell
        .columns
        .iter()
        .zip(&stats.columns)
        .skip(2 * cell.seats() + 1)
        .map(|(column, moments)| (column.name.clone(), json!(moments.mean())))
        .collect();
    json!({
        "cell": label(experiment, cell),
        "options": options,
        "players": cell.players,
        "games": stats.games,
        "seats": seats,
        "means": means,
    })
}
