//! Options against each other: each is tried equally often, in the same imagined worlds.
//!
//! A search tries what is good, so that it knows little of the rest; and two averages over different worlds differ by
//! luck alone. Here a search first finds which options are worth comparing. Then they take turns: in every world each of
//! them begins a try, the tree below it growing as it does for all the others. The differences within a world are what
//! is measured. In the first quarter of the rounds the trees only grow, the second settles which option is the best, and the
//! second half measures by how much: so the best is not the one that was lucky when it was measured. A choice that then
//! proves no worse than the best is the best.

use kernel::digest::mix;
use kernel::{Dice, Legal as _};

use super::tree::{Tree, Try};
use super::{Found, Mcts, Z, grow};
use crate::{Judge, Limits};

/// Fewer rounds than this measure nothing: the margins are without end.
const LEAST: u32 = 8;

/// An option beside others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rival<A> {
    pub action: A,
    /// What it is worth to the search, from 0 to 1; and how that was before it was measured.
    pub value: f64,
    settled: f64,
    pub points: f64,
    pub win: f64,
}

/// A mean with half the width of its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Half the width of its 95 % interval.
    pub margin: f64,
}

impl Mean {
    /// A mean of exactly nothing.
    pub const ZERO: Mean = Mean { mean: 0.0, margin: 0.0 };

    /// Whether it is more than nothing, and not by luck.
    pub fn is_positive(self) -> bool {
        self.mean - self.margin > 0.0
    }
}

/// What came of a comparison.
#[derive(Debug)]
pub(crate) struct Rivals<G: Judge> {
    /// What the search has found before.
    pub found: Found<G>,
    /// The best option, the chosen one and some others; the best first.
    pub options: Vec<Rival<G::Action>>,
    /// How much better the best is than the chosen one: worth, points of lead, chance to win.
    pub value: Mean,
    pub lead: Mean,
    pub win: Mean,
    /// Worlds in which they were measured.
    pub rounds: u32,
    /// Whether the time was up before all rounds were made.
    pub hurried: bool,
}

/// How thoroughly options are compared.
#[derive(Clone, Copy, Debug)]
pub(crate) struct How {
    pub search: Mcts,
    pub rounds: u32,
    /// Options beside the chosen one.
    pub most: usize,
}

/// Compares what was chosen with what a search would choose; `None` where there is nothing to choose, the choice cannot be
/// played, or somebody asked to stop.
pub(crate) fn compare<G: Judge>(
    game: &G,
    chosen: G::Action,
    how: How,
    dice: &mut Dice,
    limits: &Limits,
) -> Option<Rivals<G>> {
    let seat = game.to_move()?;
    if game.legal().count() < 2 || game.clone().play(chosen, &mut ()).is_err() {
        return None;
    }
    let start = dice.next_u64();
    let tree = Tree::new(game, seat, how.search, Dice::new(mix(start)), Some(chosen), limits.stop());
    let mut found = grow(game, how.search, vec![tree], &limits.half());
    let tree = found.trees.first_mut()?;
    let mut actions: Vec<G::Action> =
        found.options.iter().filter(|option| option.visits > 0).map(|option| option.action).collect();
    actions.truncate(how.most.max(1));
    if !actions.contains(&chosen) {
        actions.push(chosen);
    }
    let place = |action: &G::Action| tree.options().iter().position(|edge| edge.action == *action);
    let places: Vec<usize> = actions.iter().map(place).collect::<Option<_>>()?;
    let mut tries: Vec<Vec<Try>> = vec![Vec::new(); actions.len()];
    for round in 0..how.rounds {
        if round > 0 && limits.are_reached() {
            break;
        }
        let world = mix(start ^ mix(round.into()));
        for (tries, place) in tries.iter_mut().zip(&places) {
            tries.push(tree.attempt(game, *place, Dice::new(world), limits.stop())?);
        }
    }
    if limits.is_stopped() {
        return None;
    }
    Some(weighed(found, &actions, &tries, chosen, how.rounds))
}

fn weighed<G: Judge>(
    found: Found<G>,
    actions: &[G::Action],
    tries: &[Vec<Try>],
    chosen: G::Action,
    wanted: u32,
) -> Rivals<G> {
    let made = tries.first().map_or(0, Vec::len);
    let measured = made / 2;
    let mut rivals: Vec<(Rival<G::Action>, &[Try])> = Vec::new();
    for (action, tries) in actions.iter().zip(tries) {
        let (first, rest) = tries.split_at(measured);
        let grown = &first[measured / 2..];
        let settled = mean(if grown.is_empty() { rest } else { grown }, |one| one.value);
        let [value, points, win] =
            [|one: &Try| one.value, |one: &Try| one.points, |one: &Try| one.win].map(|what| mean(rest, what));
        rivals.push((Rival { action: *action, value, settled, points, win }, rest));
    }
    // A stable sort: of equals the one that the search liked better.
    rivals.sort_by(|(a, _), (b, _)| b.settled.total_cmp(&a.settled));
    let of_chosen = rivals.iter().find(|(rival, _)| rival.action == chosen).map(|(_, tries)| *tries);
    let lost = |what: fn(&Try) -> f64| match (rivals.first(), of_chosen) {
        (Some((best, of_best)), Some(of_chosen)) if best.action != chosen => {
            difference(of_best, of_chosen, what)
        }
        _ => Mean::ZERO,
    };
    let (mut value, mut lead, mut win) = (lost(|one| one.value), lost(|one| one.lead), lost(|one| one.win));
    let rounds = (made - measured) as u32;
    let mut options: Vec<Rival<G::Action>> = rivals.into_iter().map(|(rival, _)| rival).collect();
    if value.mean <= 0.0 {
        [value, lead, win] = [Mean::ZERO; 3];
        let place = options.iter().position(|option| option.action == chosen).unwrap_or(0);
        options[..=place].rotate_right(1);
    }
    // Behind the best the order is that of the measure.
    if let Some((_, others)) = options.split_first_mut() {
        others.sort_by(|a, b| b.value.total_cmp(&a.value));
    }
    Rivals { found, options, value, lead, win, rounds, hurried: (made as u32) < wanted }
}

fn mean(tries: &[Try], what: impl Fn(&Try) -> f64) -> f64 {
    tries.iter().map(what).sum::<f64>() / tries.len().max(1) as f64
}

/// The mean of the differences, world by world.
fn difference(best: &[Try], chosen: &[Try], what: fn(&Try) -> f64) -> Mean {
    let count = best.len().min(chosen.len());
    let differences = best.iter().zip(chosen).map(|(best, chosen)| what(best) - what(chosen));
    let (sum, squares) =
        differences.fold((0.0, 0.0), |(sum, squares), one| (sum + one, one.mul_add(one, squares)));
    let games = count.max(1) as f64;
    let mean = sum / games;
    if count < LEAST as usize {
        return Mean { mean, margin: f64::MAX };
    }
    let variance = ((squares - sum * mean) / (games - 1.0)).max(0.0);
    Mean { mean, margin: Z * (variance / games).sqrt() }
}
