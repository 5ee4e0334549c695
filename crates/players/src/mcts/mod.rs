//! A player that thinks: tree search over imagined worlds.
//!
//! Each iteration imagines what the seat cannot see, plays down the tree by what has paid off and what looks
//! promising, plays on by the game's rollout rule, and learns from the result. The same position, seed and number of
//! iterations give the same decision on any machine and with any number of threads: nothing but divisions and square
//! roots is computed, and `trees`, not threads, say how the work is cut.

mod budget;
mod tree;

use std::time::Instant;

use kernel::digest::mix;
use kernel::{Dice, Legal, Seat};

pub use budget::{Budget, Mcts, SpecError};

use crate::{Judge, Player};
use tree::{Record, Tree};

/// Iterations between two looks at the clock.
const BREATH: u32 = 32;

/// One of the options that were searched.
#[derive(Clone, Debug)]
pub struct Weighed<A> {
    /// The option.
    pub action: A,
    /// How often it was tried: the search tries what is good.
    pub visits: u32,
    /// The points that it led to on average.
    pub score: f64,
    /// Half the width of the 95 % interval of that average.
    pub score_margin: f64,
    /// How often it led to a victory, from 0 to 1.
    pub win: f64,
    /// The 95 % interval of that (Wilson).
    pub win_interval: (f64, f64),
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct Found<G: Judge> {
    /// The options, the most tried first.
    pub options: Vec<Weighed<G::Action>>,
    /// Iterations that were made.
    pub iterations: u32,
    trees: Vec<Tree<G>>,
}

impl<G: Judge> Found<G> {
    /// The best option.
    pub fn best(&self) -> Option<G::Action> {
        self.options.first().map(|option| option.action)
    }

    /// What probably follows an option: positions (of an imagined world) with what is done there, as far as the search
    /// has seen it often enough.
    pub fn line(&mut self, game: &G, action: G::Action, longest: usize) -> Vec<(G, G::Action)> {
        /// A step is believed when it was tried this often.
        const LEAST: u32 = 8;
        /// Worlds that are tried, to find one in which chance does the usual.
        const WORLDS: u32 = 12;
        let mut best = Vec::new();
        if let Some(tree) = self.trees.first_mut() {
            for _ in 0..WORLDS {
                let line = tree.main_line(game, action, LEAST);
                if line.len() > best.len() {
                    best = line;
                }
                if best.len() >= longest {
                    break;
                }
            }
        }
        best.truncate(longest);
        best
    }
}

/// Searches a position for the seat that is to move there; `None` if the game is over or the options are none.
pub fn search<G: Judge>(game: &G, how: Mcts, dice: &mut Dice) -> Option<Found<G>> {
    let seat = game.to_move()?;
    let start = dice.next_u64();
    let trees =
        (0..how.trees()).map(|index| Tree::new(game, seat, how, Dice::new(mix(start ^ mix(index.into())))));
    Some(grow(game, how, trees.collect()))
}

fn grow<G: Judge>(game: &G, how: Mcts, mut trees: Vec<Tree<G>>) -> Found<G> {
    let count = trees.len() as u32;
    let begun = Instant::now();
    let grow_one = |tree: &mut Tree<G>, index: u32| -> u32 {
        if tree.options().len() < 2 {
            // What is forced needs no thought, but a hint wants to know what it leads to.
            let look = how.iterations().unwrap_or(BREATH).min(BREATH);
            (0..look).for_each(|_| tree.iterate(game));
            return look;
        }
        match how.budget {
            Budget::Iterations(all) => {
                let mine = all / count + u32::from(index < all % count);
                (0..mine).for_each(|_| tree.iterate(game));
                mine
            }
            Budget::Time(time) => {
                let mut made = 0;
                while made == 0 || begun.elapsed() < time {
                    (0..BREATH).for_each(|_| tree.iterate(game));
                    made += BREATH;
                }
                made
            }
        }
    };
    let threads = usize::from(how.threads).clamp(1, trees.len().max(1));
    let share = trees.len().div_ceil(threads);
    let mut iterations = 0;
    if threads == 1 {
        for (tree, index) in trees.iter_mut().zip(0..) {
            iterations += grow_one(tree, index);
        }
    } else {
        std::thread::scope(|scope| {
            let work = trees.chunks_mut(share).zip((0..).step_by(share));
            let workers: Vec<_> = work
                .map(|(trees, from)| {
                    scope.spawn(move || {
                        trees.iter_mut().zip(from..).map(|(tree, index)| grow_one(tree, index)).sum::<u32>()
                    })
                })
                .collect();
            for worker in workers {
                match worker.join() {
                    Ok(made) => iterations += made,
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
        });
    }
    Found { options: weigh(&trees), iterations, trees }
}

fn weigh<G: Judge>(trees: &[Tree<G>]) -> Vec<Weighed<G::Action>> {
    let mut sums: Vec<(G::Action, u32, Record)> = Vec::new();
    for tree in trees {
        for (edge, record) in tree.options().iter().zip(&tree.records) {
            match sums.iter_mut().find(|(action, ..)| *action == edge.action) {
                Some((_, visits, sum)) => {
                    *visits += edge.visits;
                    sum.games += record.games;
                    sum.score += record.score;
                    sum.squares += record.squares;
                    sum.wins += record.wins;
                }
                None => sums.push((edge.action, edge.visits, *record)),
            }
        }
    }
    // A stable sort: of equals the one that looked better at a glance.
    sums.sort_by_key(|(_, visits, _)| std::cmp::Reverse(*visits));
    sums.into_iter().map(|(action, visits, record)| weighed(action, visits, &record)).collect()
}

/// 95 % of a normal distribution lie within this many standard deviations.
const Z: f64 = 1.959_964;

fn weighed<A>(action: A, visits: u32, record: &Record) -> Weighed<A> {
    let games = f64::from(record.games.max(1));
    let (score, win) = (record.score / games, record.wins / games);
    let variance = (record.squares / games - score * score).max(0.0);
    let middle = (win + Z * Z / (2.0 * games)) / (1.0 + Z * Z / games);
    let half = Z / (1.0 + Z * Z / games)
        * (win * (1.0 - win) / games + Z * Z / (4.0 * games * games)).max(0.0).sqrt();
    Weighed {
        action,
        visits,
        score,
        score_margin: Z * (variance / games).sqrt(),
        win,
        win_interval: ((middle - half).max(0.0), (middle + half).min(1.0)),
    }
}

/// Decides from the position and its dice alone. With `reuse` use [`Thinker`], which has a memory.
impl<G: Judge> Player<G> for Mcts {
    fn decide(&mut self, game: &G, dice: &mut Dice) -> Option<G::Action> {
        if let Some(only) = forced(game) {
            return Some(only);
        }
        search(game, *self, dice)?.best().or_else(|| game.legal().get(0))
    }
}

fn forced<G: Judge>(game: &G) -> Option<G::Action> {
    let legal = game.legal();
    if legal.count() == 1 { legal.get(0) } else { None }
}

/// The same player with a memory: what it has thought about the position before, it need not think again.
#[derive(Clone, Debug)]
pub struct Thinker<G: Judge> {
    how: Mcts,
    trees: Vec<Tree<G>>,
    seat: Option<Seat>,
}

impl<G: Judge> Thinker<G> {
    /// A player who has not thought yet.
    pub fn new(how: Mcts) -> Thinker<G> {
        Thinker { how, trees: Vec::new(), seat: None }
    }
}

impl<G: Judge> Player<G> for Thinker<G> {
    fn decide(&mut self, game: &G, dice: &mut Dice) -> Option<G::Action> {
        if let Some(only) = forced(game) {
            return Some(only);
        }
        if !self.how.reuse {
            return self.how.decide(game, dice);
        }
        let seat = game.to_move()?;
        let key = game.seen(seat);
        let mut start = Dice::new(dice.next_u64());
        let known: Vec<Tree<G>> = if self.seat == Some(seat) {
            self.trees.iter().filter_map(|tree| tree.at(key, game)).collect()
        } else {
            Vec::new()
        };
        let trees = if known.len() == usize::from(self.how.trees()) {
            known
        } else {
            (0..self.how.trees())
                .map(|_| Tree::new(game, seat, self.how, Dice::new(start.next_u64())))
                .collect()
        };
        let found = grow(game, self.how, trees);
        let best = found.best();
        self.trees = found.trees;
        self.seat = Some(seat);
        best.or_else(|| game.legal().get(0))
    }
}
