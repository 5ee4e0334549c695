//! What does a card do? The same games with the whole deck and with each card left out; and with each card early or late.

use games::Title;
use kernel::{Pack, Role, Seed, Studied};
use players::Judge;
use serde_json::{Value, json};

use crate::experiment::{Cell, Experiment, Row};
use crate::interval::{Interval, Moments};
use crate::question::NoQuestion;
use crate::report::Study;
use crate::run::{Run, RunError};

/// A figure and how sure it is.
pub type Figure = (f64, Interval);

/// What one card does.
#[derive(Clone, PartialEq, Debug)]
pub struct CardLine {
    /// Its printed number.
    pub card: u8,
    /// What the Automa's points and the first seat's wins (in percent of all games) gain by the card being in the deck at all;
    /// `None` if the deck would be too small without it.
    pub kept: Option<[Figure; 2]>,
    /// The same by its lying in the upper third of the first deck; `None` if it never does, or always.
    pub early: Option<[Figure; 2]>,
}

/// The experiment that asks: the whole deck first, then the deck without each card, all with the same seeds.
pub fn experiment<G: Judge + Studied>(
    title: Title,
    options: &G::Options,
    packs: &[Pack],
    players: &[String],
    games: u64,
    seed: Seed,
) -> Result<Experiment, NoQuestion> {
    let kit = G::components(packs)?;
    let team = players.iter().map(|name| name.parse()).collect::<Result<Vec<_>, _>>()?;
    let whole = Cell::new::<G>(kit, options, team.clone(), players.to_vec(), packs.to_vec())?;
    let cards = G::deck(kit, options);
    if cards.is_empty() {
        return Err(NoQuestion::NoAutoma);
    }
    let mut cells = vec![whole];
    for card in cards {
        if let Some(kit) = G::without(kit, card) {
            let cell = Cell::new::<G>(kit, options, team.clone(), players.to_vec(), packs.to_vec())?;
            cells.push(cell.without(card));
        }
    }
    Ok(Experiment {
        name: format!("{} cards", G::NAME),
        file: String::new(),
        game: title,
        cells,
        varied: Vec::new(),
        games,
        until: None,
        paired: true,
        seed,
    })
}

/// What each card does, from a run of that experiment; by printed number.
pub fn lines(run: &Run<'_>) -> Result<Vec<CardLine>, RunError> {
    let whole = &run.experiment.cells[0];
    let automa = whole.roles.iter().position(|role| *role != Role::Person).unwrap_or(0);
    let seats = whole.seats();
    let early = Study::cards_of(run, 0)?;
    let mut lines = Vec::new();
    for name in whole.columns.iter().filter_map(|column| column.name.strip_prefix("card_")) {
        let Ok(card) = name.parse::<u8>() else { continue };
        let mut kept = None;
        if let Some(cell) = run.experiment.cells.iter().position(|cell| cell.left_out == Some(card)) {
            let mut moments = [Moments::default(); 2];
            crate::report::side_by_side(run, 0, cell, &mut |with: &Row, without: &Row| {
                moments[0].add(with.values[automa] - without.values[automa]);
                moments[1].add(100 * (with.values[seats] - without.values[seats]));
            })?;
            kept = Some(moments.map(|moments| (moments.mean(), moments.interval())));
        }
        let effect = early.iter().find(|effect| effect.card.strip_prefix("card_") == Some(name));
        lines.push(CardLine { card, kept, early: effect.map(|effect| [effect.score, effect.wins]) });
    }
    lines.sort_by_key(|line| line.card);
    Ok(lines)
}

/// The lines for programs: one object.
pub fn json(run: &Run<'_>, lines: &[CardLine]) -> Value {
    let figure = |(value, at): Figure| json!({"value": value, "interval_95": [at.from, at.to]});
    let pair = |pair: Option<[Figure; 2]>| {
        pair.map(|[score, wins]| json!({"automa_score": figure(score), "win_percent": figure(wins)}))
    };
    let cards: Vec<Value> = lines
        .iter()
        .map(|line| json!({"card": line.card, "kept": pair(line.kept), "early": pair(line.early)}))
        .collect();
    let stats = &run.stats[0];
    json!({
        "game": run.experiment.game.key(),
        "games": stats.games,
        "players": run.experiment.cells[0].players,
        "win_rate": stats.win_rate(),
        "cards": cards,
    })
}
