//! The tree of one search: what was tried from where, how often, and what came of it.
//!
//! A node is what the searching seat would see; the way from one to the next is an action and, where chance has a
//! say, what the seat sees of its outcome. Worlds that look the same to it share a node, whatever is hidden in them.

use kernel::{Dice, Role, Seat, Stop};

use super::Mcts;
use crate::net::Foretold;
use crate::{Judge, WINNING, share};

/// No node, no outcome.
const NONE: u32 = u32::MAX;
/// A tree does not grow beyond this: about 400 MB.
const MOST_NODES: usize = 2_000_000;
/// More seats than any game has.
pub(super) const SEATS: usize = 8;
/// Options that a node looks at from its first visit.
const OPEN_AT_FIRST: f32 = 4.0;
/// An option that was never tried is thought this much worse than its node.
const DOUBT: f32 = 0.06;
/// A rollout that goes on for longer than this is cut.
const TOO_LONG: u32 = 20_000;

#[derive(Clone, Debug)]
struct Node {
    /// What the seat sees there.
    key: u64,
    /// The sum of the values for the one who moves.
    sum: f64,
    visits: u32,
    /// Its edges: the first, and how many; none before it was visited twice.
    first: u32,
    count: u32,
}

#[derive(Clone, Debug)]
pub(super) struct Edge<A> {
    pub action: A,
    /// How promising it looked at a glance; all edges of a node together 1.
    prior: f32,
    pub visits: u32,
    sum: f64,
    /// The node behind it, or the first of its outcomes.
    child: u32,
    stirred: bool,
}

#[derive(Clone, Debug)]
struct Outcome {
    key: u64,
    node: u32,
    next: u32,
}

/// How the games went that began with one of the root's options.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Record {
    pub games: u32,
    pub score: f64,
    pub squares: f64,
    pub wins: f64,
}

/// A search under way.
#[derive(Clone, Debug)]
pub(super) struct Tree<G: Judge> {
    seat: Seat,
    how: Mcts,
    dice: Dice,
    nodes: Vec<Node>,
    edges: Vec<Edge<G::Action>>,
    outcomes: Vec<Outcome>,
    /// One for each edge of the root.
    pub records: Vec<Record>,
    path: Vec<(u32, u32, Seat)>,
    shortlist: Vec<(G::Action, f32)>,
    par: Par,
}

/// What each seat usually attains, from the first games that were played out.
#[derive(Clone, Debug, Default)]
struct Par {
    games: u32,
    sums: [f32; SEATS],
}

/// Games that set the par.
const PAR_GAMES: u32 = 24;

impl Par {
    fn learn(&mut self, aims: &[f32; SEATS]) {
        if self.games < PAR_GAMES {
            self.games += 1;
            for (sum, aim) in self.sums.iter_mut().zip(aims) {
                *sum += aim;
            }
        }
    }
    fn of(&self, seat: usize) -> f32 {
        if self.games == 0 { 0.0 } else { self.sums[seat] / self.games as f32 }
    }
}

/// How a game went, for each seat.
struct Result {
    values: [f32; SEATS],
    /// How it ended for the seat that searches.
    own: Foretold,
}

/// How one try of an option went, for the seat that searches.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Try {
    /// What the search wants more of, from 0 to 1.
    pub value: f64,
    pub points: f64,
    /// Points more than the best of the others.
    pub lead: f64,
    /// From 0 to 1.
    pub win: f64,
}

impl<G: Judge> Tree<G> {
    /// A tree with nothing but its root; when it is stopped, with only some of the root's options. `also` is an option that
    /// it must have, whatever it looks like.
    pub fn new(game: &G, seat: Seat, how: Mcts, dice: Dice, also: Option<G::Action>, stop: &Stop) -> Tree<G> {
        let mut tree = Tree::bare(seat, how, dice, Par::default());
        let world = game.imagine(seat, &mut tree.dice);
        tree.add_node(world.seen(seat));
        tree.look(&world, stop);
        if let Some(action) = also.filter(|also| tree.shortlist.iter().all(|(listed, _)| listed != also)) {
            let least = tree.shortlist.iter().map(|(_, points)| *points).fold(f32::MAX, f32::min);
            tree.shortlist.push((action, if least < f32::MAX { least } else { 0.0 }));
        }
        tree.expand(0);
        tree.records.resize(tree.edges.len(), Record::default());
        tree
    }

    /// A tree without even a root.
    fn bare(seat: Seat, how: Mcts, dice: Dice, par: Par) -> Tree<G> {
        Tree {
            seat,
            how,
            dice,
            nodes: Vec::new(),
            edges: Vec::new(),
            outcomes: Vec::new(),
            records: Vec::new(),
            path: Vec::new(),
            shortlist: Vec::new(),
            par,
        }
    }

    /// The root's edges.
    pub fn options(&self) -> &[Edge<G::Action>] {
        self.edges_of(0)
    }

    fn edges_of(&self, node: u32) -> &[Edge<G::Action>] {
        let node = &self.nodes[node as usize];
        &self.edges[node.first as usize..(node.first + node.count) as usize]
    }

    fn add_node(&mut self, key: u64) -> u32 {
        self.nodes.push(Node { key, sum: 0.0, visits: 0, first: 0, count: 0 });
        self.nodes.len() as u32 - 1
    }

    /// Lists what is worth trying in a world.
    fn look(&mut self, world: &G, stop: &Stop) {
        self.shortlist.clear();
        world.shortlist(&mut self.dice, stop, &mut self.shortlist);
    }

    /// Gives a node the options that were listed.
    fn expand(&mut self, node: u32) {
        let best = self.shortlist.iter().map(|(_, points)| *points).fold(f32::MIN, f32::max);
        // A gentle fall: an option that looks this many points worse gets a quarter of the attention.
        let weight = |points: f32| {
            let behind = 1.0 + (best - points) / G::DOUBTFUL;
            1.0 / (behind * behind)
        };
        let all: f32 = self.shortlist.iter().map(|(_, points)| weight(*points)).sum();
        let first = self.edges.len() as u32;
        self.edges.extend(self.shortlist.iter().map(|&(action, points)| Edge {
            action,
            prior: weight(points) / all,
            visits: 0,
            sum: 0.0,
            child: NONE,
            stirred: false,
        }));
        let node = &mut self.nodes[node as usize];
        node.first = first;
        node.count = self.shortlist.len() as u32;
    }

    /// One game from the root to a leaf, on from there by the rollout's rule, and back up. False if it was stopped; then
    /// nothing was learned from it.
    pub fn iterate(&mut self, game: &G, stop: &Stop) -> bool {
        self.descend(game, None, stop).is_some()
    }

    /// The same in the world of these dice, beginning with one of the root's options; `None` if it was stopped.
    pub fn attempt(&mut self, game: &G, option: usize, dice: Dice, stop: &Stop) -> Option<Try> {
        self.dice = dice;
        let edge = self.nodes[0].first + option as u32;
        let result = self.descend(game, Some(edge), stop)?;
        let Foretold { points, rival, win } = result.own;
        Some(Try {
            value: result.values[self.seat.index()].into(),
            points: points.into(),
            lead: (points - rival).into(),
            win: win.into(),
        })
    }

    fn descend(&mut self, game: &G, first: Option<u32>, stop: &Stop) -> Option<Result> {
        let mut world = game.imagine(self.seat, &mut self.dice);
        self.path.clear();
        let mut node = 0;
        // The position before something was prepared that is not done yet.
        let mut unprepared: Option<G> = None;
        while let Some(seat) = world.to_move() {
            let at = &self.nodes[node as usize];
            if at.count == 0 {
                if at.visits == 0 || self.nodes.len() >= MOST_NODES {
                    break;
                }
                self.look(&world, stop);
                if stop.is_asked() {
                    return None;
                }
                if let Some(before) = &unprepared {
                    world.sift(before, &mut self.shortlist);
                }
                self.expand(node);
            }
            let only = first.filter(|_| self.path.is_empty());
            let Some((edge, stirred)) = self.step(node, only, &mut world, &mut unprepared) else { break };
            self.path.push((node, edge, seat));
            node = self.follow(edge, stirred, &world);
        }
        let result = self.play_out(&mut world, stop)?;
        self.learn(node, &result);
        Some(result)
    }

    /// Plays the most promising action of a node that this world allows, or the only one that is to be tried, and the bots'
    /// turns after it.
    fn step(
        &mut self,
        node: u32,
        only: Option<u32>,
        world: &mut G,
        unprepared: &mut Option<G>,
    ) -> Option<(u32, bool)> {
        let mut refused: Option<Vec<u32>> = None;
        loop {
            let refusals = refused.as_deref().unwrap_or(&[]);
            let edge = match only {
                Some(only) if refusals.is_empty() => only,
                _ => self.select(node, refusals)?,
            };
            let action = self.edges[edge as usize].action;
            let mut stirred = world.stirs(action);
            if !world.prepares(action) {
                *unprepared = None;
            } else if unprepared.is_none() {
                *unprepared = Some(world.clone());
            }
            if world.play(action, &mut ()).is_err() {
                // What another seat may do can depend on what it hides.
                refused.get_or_insert_default().push(edge);
                continue;
            }
            while let Some(seat) = world.to_move() {
                if world.role(seat) == Role::Person {
                    break;
                }
                stirred = true;
                let turn = world.sample(&mut self.dice)?;
                if world.play(turn, &mut ()).is_err() {
                    break;
                }
            }
            return Some((edge, stirred));
        }
    }

    fn select(&self, node: u32, refused: &[u32]) -> Option<u32> {
        let at = &self.nodes[node as usize];
        let visits = at.visits as f32;
        let root = visits.sqrt();
        let explore = self.how.explore(G::EXPLORE);
        // Long lists open up as the node is visited more often.
        let open = ((OPEN_AT_FIRST + self.how.widen() * root) as usize).max(1);
        let here = if at.visits == 0 { 0.5 } else { (at.sum / f64::from(at.visits)) as f32 };
        let mut best = None;
        let edges = (at.first..).zip(self.edges_of(node)).filter(|(index, _)| !refused.contains(index));
        for (index, edge) in edges.take(open) {
            let tried = edge.visits as f32;
            let mean =
                if edge.visits == 0 { here - DOUBT } else { (edge.sum / f64::from(edge.visits)) as f32 };
            let value = mean + explore * edge.prior * root / (1.0 + tried);
            if best.is_none_or(|(other, _)| value > other) {
                best = Some((value, index));
            }
        }
        best.map(|(_, index)| index)
    }

    /// The node behind an edge in this world.
    fn follow(&mut self, edge: u32, stirred: bool, world: &G) -> u32 {
        let Edge { child, stirred: known, .. } = self.edges[edge as usize];
        if !stirred && !known {
            if child != NONE {
                return child;
            }
            let node = self.add_node(if self.how.reuse { world.seen(self.seat) } else { 0 });
            self.edges[edge as usize].child = node;
            return node;
        }
        let key = world.seen(self.seat);
        let mut at = if known { child } else { NONE };
        while at != NONE {
            let outcome = &self.outcomes[at as usize];
            if outcome.key == key {
                return outcome.node;
            }
            at = outcome.next;
        }
        let node = self.add_node(key);
        self.outcomes.push(Outcome { key, node, next: if known { child } else { NONE } });
        let edge = &mut self.edges[edge as usize];
        edge.child = self.outcomes.len() as u32 - 1;
        edge.stirred = true;
        node
    }

    /// How the game ends by the rollout's rule; `None` if that was stopped.
    fn play_out(&mut self, world: &mut G, stop: &Stop) -> Option<Result> {
        let mut cut = true;
        for made in 0..TOO_LONG {
            if made >= G::HORIZON && world.can_be_cut() {
                break;
            }
            let action = world.rollout(&mut self.dice, stop);
            if stop.is_asked() {
                return None;
            }
            let Some(action) = action else {
                cut = false;
                break;
            };
            if world.play(action, &mut ()).is_err() {
                break;
            }
        }
        let seats = world.seats().min(SEATS);
        let people = || (0..seats).filter(|seat| world.role(Seat(*seat as u8)) == Role::Person);
        let mut ends = [Foretold::default(); SEATS];
        let mut aims = [0.0; SEATS];
        for seat in people() {
            let this = Seat(seat as u8);
            let end = if cut { world.foretell(this) } else { Foretold::known(world, this) };
            aims[seat] = world.aim(end.points, end.points - end.rival);
            ends[seat] = end;
        }
        if G::FROM_PAR {
            self.par.learn(&aims);
        }
        let mut values = [0.0; SEATS];
        for seat in people() {
            values[seat] =
                WINNING * ends[seat].win + (1.0 - WINNING) * share(aims[seat] - self.par.of(seat), G::SPREAD);
        }
        Some(Result { values, own: ends[self.seat.index()] })
    }

    fn learn(&mut self, leaf: u32, result: &Result) {
        self.nodes[leaf as usize].visits += 1;
        for &(node, edge, seat) in &self.path {
            let value = f64::from(result.values[seat.index()]);
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            node.sum += value;
            let edge = &mut self.edges[edge as usize];
            edge.visits += 1;
            edge.sum += value;
        }
        if let Some(&(_, edge, _)) = self.path.first() {
            let first = self.nodes[0].first;
            let record = &mut self.records[(edge - first) as usize];
            let score = f64::from(result.own.points as i32);
            record.games += 1;
            record.score += score;
            record.squares += score * score;
            record.wins += f64::from(result.own.win);
        }
    }

    /// Follows the most tried way in a world of its own: each position with what is done there.
    pub fn main_line(&mut self, game: &G, first: G::Action, least: u32) -> Vec<(G, G::Action)> {
        let mut world = game.imagine(self.seat, &mut self.dice);
        let mut line = Vec::new();
        let mut node = 0;
        loop {
            let edges = (self.nodes[node as usize].first..).zip(self.edges_of(node));
            let edge = if line.is_empty() {
                edges.filter(|(_, edge)| edge.action == first).map(|(index, _)| index).next()
            } else {
                let tried = edges.filter(|(_, edge)| edge.visits >= least);
                tried.max_by_key(|(index, edge)| (edge.visits, u32::MAX - index)).map(|(index, _)| index)
            };
            let Some(edge) = edge else { return line };
            let action = self.edges[edge as usize].action;
            let before = world.clone();
            let mut stirred = world.stirs(action);
            if world.play(action, &mut ()).is_err() {
                return line;
            }
            line.push((before, action));
            while let Some(seat) = world.to_move() {
                if world.role(seat) == Role::Person {
                    break;
                }
                stirred = true;
                let before = world.clone();
                let Some(turn) = world.sample(&mut self.dice) else { return line };
                if world.play(turn, &mut ()).is_err() {
                    return line;
                }
                line.push((before, turn));
            }
            if world.to_move().is_none() {
                return line;
            }
            let Edge { child, stirred: known, .. } = self.edges[edge as usize];
            let mut next = if known { NONE } else { child };
            if known && stirred {
                let key = world.seen(self.seat);
                let mut at = child;
                while at != NONE && next == NONE {
                    let outcome = &self.outcomes[at as usize];
                    next = if outcome.key == key { outcome.node } else { NONE };
                    at = outcome.next;
                }
            }
            if next == NONE || self.nodes[next as usize].count == 0 {
                return line;
            }
            node = next;
        }
    }

    /// The part of the tree that begins where the seat now is, if it was thought of.
    pub fn at(&self, key: u64, game: &G, stop: &Stop) -> Option<Tree<G>> {
        if stop.is_asked() {
            return None;
        }
        let old = self.nodes.iter().rposition(|node| node.key == key && node.count > 0)? as u32;
        let mut tree = Tree::bare(self.seat, self.how, self.dice.clone(), self.par.clone());
        tree.copy(self, old, stop);
        if stop.is_asked() {
            return None;
        }
        tree.records.resize(tree.options().len(), Record::default());
        // The same look does not prove the same position: what it offers must be playable.
        let playable = tree.options().iter().all(|edge| game.clone().play(edge.action, &mut ()).is_ok());
        playable.then_some(tree)
    }

    /// Copies a node and all behind it; when it is stopped, only some of that.
    fn copy(&mut self, from: &Tree<G>, old: u32, stop: &Stop) -> u32 {
        let new = self.nodes.len() as u32;
        let mut node = from.nodes[old as usize].clone();
        let edges = from.edges_of(old);
        node.first = self.edges.len() as u32;
        self.edges.extend_from_slice(edges);
        self.nodes.push(node.clone());
        for (index, edge) in (node.first..).zip(edges) {
            if stop.is_asked() {
                break;
            }
            let mut child = NONE;
            if edge.stirred {
                let mut at = edge.child;
                while at != NONE {
                    let Outcome { key, node, next } = from.outcomes[at as usize];
                    let node = self.copy(from, node, stop);
                    self.outcomes.push(Outcome { key, node, next: child });
                    child = self.outcomes.len() as u32 - 1;
                    at = next;
                }
            } else if edge.child != NONE {
                child = self.copy(from, edge.child, stop);
            }
            self.edges[index as usize].child = child;
        }
        new
    }
}
