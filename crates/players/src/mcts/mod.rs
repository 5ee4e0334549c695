//! A player that thinks: tree search over imagined worlds.
//!
//! Each iteration imagines what the seat cannot see, plays down the tree by what has paid off and what looks
//! promising, plays on by the game's rollout rule, and learns from the result. The same position, seed and number of
//! iterations give the same decision on any machine and with any number of threads: nothing but divisions and square
//! roots is computed, and `trees`, not threads, say how the work is cut.

mod budget;
mod rivals;
mod tree;

use kernel::digest::mix;
use kernel::{Dice, Legal, Seat, Stop};

pub use budget::{Budget, Mcts, SpecError};

pub use rivals::Mean;
pub(crate) use rivals::{How, Rival, Rivals, compare};

use crate::{Judge, Limits, Player};
use tree::{Record, Tree};

/// Iterations for what is forced.
const FORCED: u32 = 32;

/// What ended a search before it had made all its iterations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cut {
    /// The time was up.
    Time,
    /// Somebody asked to stop.
    Stopped,
}

/// One of the options that were searched.
#[derive(Clone, Debug)]
pub struct Weighed<A> {
    /// The action that was weighed.
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
    /// What ended it before all were made; a player that is to think for a time has none to make.
    pub cut: Option<Cut>,
    trees: Vec<Tree<G>>,
}

impl<G: Judge> Found<G> {
    /// The best option.
    pub fn best(&self) -> Option<G::Action> {
        self.options.first().map(|option| option.action)
    }

    /// What probably follows an option: positions (of an imagined world) with what is done there, as far as the search
    /// has seen it often enough.
    pub fn line(&mut self, game: &G, action: G::Action, longest: usize, stop: &Stop) -> Vec<(G, G::Action)> {
        /// A step is believed when it was tried this often.
        const LEAST: u32 = 8;
        /// Worlds that are tried, to find one in which chance does the usual.
        const WORLDS: u32 = 12;
        let mut best = Vec::new();
        if let Some(tree) = self.trees.first_mut() {
            for _ in 0..WORLDS {
                if stop.is_asked() {
                    break;
                }
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
pub fn search<G: Judge>(game: &G, how: Mcts, dice: &mut Dice, limits: &Limits) -> Option<Found<G>> {
    let seat = game.to_move()?;
    let start = dice.next_u64();
    let seeds = (0..how.trees()).map(|index| mix(start ^ mix(index.into())));
    Some(grow(game, how, plant(game, seat, how, seeds, limits.stop()), limits))
}

/// New trees from these seeds; fewer, but one at least, when they are stopped.
fn plant<G: Judge>(
    game: &G,
    seat: Seat,
    how: Mcts,
    seeds: impl Iterator<Item = u64>,
    stop: &Stop,
) -> Vec<Tree<G>> {
    let mut trees = Vec::new();
    for seed in seeds {
        trees.push(Tree::new(game, seat, how, Dice::new(seed), None, stop));
        if stop.is_asked() {
            break;
        }
    }
    trees
}

fn grow<G: Judge>(game: &G, how: Mcts, mut trees: Vec<Tree<G>>, limits: &Limits) -> Found<G> {
    let count = trees.len() as u32;
    let (all, limits) = how.bounds(limits);
    // How many iterations a tree has made, and how many were wanted of it.
    let grow_one = |tree: &mut Tree<G>, index: u32| -> [u32; 2] {
        let mine = if tree.options().len() < 2 {
            // What is forced needs no thought, but a hint wants to know what it leads to.
            all.min(FORCED)
        } else {
            all / count + u32::from(index < all % count)
        };
        let mut made = 0;
        // One at least, however little time there is: an answer without any says nothing.
        while made < mine && (made == 0 || !limits.are_reached()) && tree.iterate(game, limits.stop()) {
            made += 1;
        }
        [made, mine]
    };
    let add = |sum: [u32; 2], one: [u32; 2]| [sum[0].saturating_add(one[0]), sum[1].saturating_add(one[1])];
    let threads = usize::from(how.threads).clamp(1, trees.len().max(1));
    let share = trees.len().div_ceil(threads);
    let mut sum = [0; 2];
    if threads == 1 {
        for (tree, index) in trees.iter_mut().zip(0..) {
            sum = add(sum, grow_one(tree, index));
        }
    } else {
        let grow_one = &grow_one;
        std::thread::scope(|scope| {
            let work = trees.chunks_mut(share).zip((0..).step_by(share));
            let workers: Vec<_> = work
                .map(|(trees, from)| {
                    scope.spawn(move || {
                        let grown = trees.iter_mut().zip(from..).map(|(tree, index)| grow_one(tree, index));
                        grown.fold([0; 2], add)
                    })
                })
                .collect();
            for worker in workers {
                match worker.join() {
                    Ok(made) => sum = add(sum, made),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
        });
    }
    let [iterations, wanted] = sum;
    let cut = match how.budget {
        _ if limits.is_stopped() => Some(Cut::Stopped),
        Budget::Iterations(_) => Some(Cut::Time),
        Budget::Time(_) => None,
    };
    Found { options: weigh(&trees), iterations, cut: cut.filter(|_| iterations < wanted), trees }
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
    fn decide(&mut self, game: &G, dice: &mut Dice, limits: &Limits) -> Option<G::Action> {
        if let Some(only) = forced(game) {
            return Some(only);
        }
        game.searched(*self, dice, limits)?.best().or_else(|| game.legal().get(0))
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
    fn decide(&mut self, game: &G, dice: &mut Dice, limits: &Limits) -> Option<G::Action> {
        if let Some(only) = forced(game) {
            return Some(only);
        }
        if !self.how.reuse {
            return self.how.decide(game, dice, limits);
        }
        let seat = game.to_move()?;
        let key = game.seen(seat);
        let mut start = Dice::new(dice.next_u64());
        let known: Vec<Tree<G>> = if self.seat == Some(seat) {
            self.trees.iter().filter_map(|tree| tree.at(key, game, limits.stop())).collect()
        } else {
            Vec::new()
        };
        let trees = if known.len() == usize::from(self.how.trees()) {
            known
        } else {
            let seeds = (0..self.how.trees()).map(|_| start.next_u64());
            plant(game, seat, self.how, seeds, limits.stop())
        };
        let found = grow(game, self.how, trees, limits);
        let best = found.best();
        self.trees = found.trees;
        self.seat = Some(seat);
        best.or_else(|| game.legal().get(0))
    }
}
