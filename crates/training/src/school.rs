//! Games from which is learned: the network plays them itself, with a little chance.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use kernel::{Dice, Options, Role, Seat, Seed, Stop};
use players::net::{Foretold, Learned, Net, try_out};
use players::{Limits, Mcts, mcts};

use crate::rows::Rows;

/// A game that is taught.
pub trait Pupil: Learned {
    /// How many features a position has at once, about.
    const AT_ONCE: f32;

    /// The settings of a game that is learned from.
    fn lesson(seed: u64) -> Self::Options;

    /// The settings of the games by which progress is measured, with their names.
    fn exams() -> Vec<(String, Self::Options)>;

    /// Whether positions here are learned from: not in the middle of something, where the network is never asked.
    fn is_lesson(&self) -> bool {
        true
    }
}

/// Decisions in a thousand that are made by chance.
const NOISE: u32 = 50;
/// Of the options that look best, so many may be tried by chance.
const TRIED: u32 = 6;
/// How much the end of the game counts beside what is foretold on the way, for each decision that lies between.
const TRUST: f32 = 0.85;

/// Settings from keys and values that are known to be right.
pub fn settings<O: Options + Default>(list: &[(&str, &str)]) -> O {
    let mut options = O::default();
    for (key, value) in list {
        options.set(key, value).unwrap_or_else(|error| panic!("{key} {value}: {error}"));
    }
    options
}

struct Step {
    seat: Seat,
    /// The row and the base of the position before the decision, and after it.
    before: Option<(usize, [f32; 2])>,
    after: Option<(usize, [f32; 2])>,
    best: Foretold,
    by_chance: bool,
}

fn mix(ended: Foretold, foretold: Foretold) -> Foretold {
    let one = |end: f32, told: f32| TRUST * end + (1.0 - TRUST) * told;
    Foretold {
        points: one(ended.points, foretold.points),
        rival: one(ended.rival, foretold.rival),
        win: one(ended.win, foretold.win),
    }
}

/// How the network plays.
#[derive(Clone, Copy)]
pub struct Player {
    /// The network that judges positions.
    pub net: &'static Net,
    /// How it searches; `None`: it does what looks best at a glance.
    pub search: Option<Mcts>,
}

impl Player {
    /// What can be done, what each leads to, the best first.
    fn options<G: Pupil>(self, game: &G, dice: &mut Dice, list: &mut Vec<(G::Action, Foretold)>) {
        let mut glance = Vec::new();
        game.options_by(self.net, dice, &Stop::never(), &mut glance);
        list.extend(glance.iter().map(|(action, seen)| (*action, seen.end)));
        let Some(how) = self.search.filter(|_| list.len() > 1) else { return };
        let Some(found) = mcts::search(game, how, dice, &Limits::none()) else { return };
        let Some(best) = found.options.first() else { return };
        if let Some(at) = list.iter().position(|(action, _)| *action == best.action) {
            list.swap(0, at);
            list[0].1.points = best.score as f32;
            list[0].1.win = best.win as f32;
        }
    }
}

/// Plays a game. With rows it is one to learn from; else nothing is left to chance. Gives how it ended for the first seat.
pub fn play<G: Pupil>(
    player: Player,
    options: &G::Options,
    seed: u64,
    mut rows: Option<&mut Rows>,
) -> Foretold {
    let kit = G::components(&[]).unwrap_or_else(|error| panic!("printed components: {error}"));
    let mut game = G::start(kit, options, Seed(seed)).unwrap_or_else(|error| panic!("settings: {error}"));
    let mut dice = Dice::new(seed ^ 0x5eed);
    let mut steps: Vec<Step> = Vec::new();
    let mut list = Vec::new();
    // Some games begin with a few decisions by chance, so that strange positions are known, too.
    let strange = if rows.is_some() && dice.one_in(4) { 1 + dice.below(12) } else { 0 };
    while let Some(seat) = game.to_move() {
        if game.role(seat) != Role::Person {
            let Some(turn) = game.sample(&mut dice) else { break };
            if game.play(turn, &mut ()).is_err() {
                break;
            }
            continue;
        }
        list.clear();
        player.options(&game, &mut dice, &mut list);
        let Some(best) = list.first().map(|(_, end)| *end) else { break };
        let by_chance = rows.is_some()
            && list.len() > 1
            && (dice.below(1000) < NOISE || steps.len() < strange as usize && dice.one_in(3));
        let chosen = if by_chance { dice.below((list.len() as u32).min(TRIED)) as usize } else { 0 };
        let action = list[chosen].0;
        let lesson = |game: &G, rows: &mut Option<&mut Rows>| {
            let rows = rows.as_deref_mut().filter(|_| game.is_lesson() && game.to_move().is_some())?;
            Some((rows.add(game, seat), game.base(seat)))
        };
        let before = lesson(&game, &mut rows);
        if game.play(action, &mut ()).is_err() {
            break;
        }
        let after = lesson(&game, &mut rows);
        steps.push(Step { seat, before, after, best, by_chance });
    }
    if let Some(rows) = rows {
        for seat in (0..game.seats() as u8).map(Seat) {
            let mut ended = Foretold::known(&game, seat);
            for step in steps.iter().rev().filter(|step| step.seat == seat) {
                if let Some((row, base)) = step.after {
                    rows.answer::<G>(row, base, ended);
                }
                ended = if step.by_chance { step.best } else { mix(ended, step.best) };
                if let Some((row, base)) = step.before {
                    rows.answer::<G>(row, base, ended);
                }
            }
        }
    }
    Foretold::known(&game, Seat(0))
}

/// Gives each of `work` to one of the threads, and what comes of it in the order of the work. After `until` nothing is begun.
fn share_out<T: Send>(
    count: u64,
    threads: usize,
    until: Option<Instant>,
    work: impl Fn(u64) -> T + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(0);
    let mut done: Vec<(u64, T)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1))
            .map(|_| {
                scope.spawn(|| {
                    let mut done = Vec::new();
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        if index >= count || until.is_some_and(|until| Instant::now() >= until) {
                            return done;
                        }
                        done.push((index, work(index)));
                    }
                })
            })
            .collect();
        let joined = workers.into_iter().map(thread::ScopedJoinHandle::join);
        joined.flat_map(|done| done.unwrap_or_else(|panic| resume_unwind(panic))).collect()
    });
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, one)| one).collect()
}

/// Plays games to learn from.
pub fn lessons<G: Pupil>(player: Player, first: u64, games: u64, threads: usize) -> Rows {
    /// Games whose rows are put together by one thread.
    const TOGETHER: u64 = 8;
    let parts = share_out(games.div_ceil(TOGETHER), threads, None, |part| {
        try_out(Some(player.net));
        let mut rows = Rows::default();
        for game in part * TOGETHER..((part + 1) * TOGETHER).min(games) {
            play::<G>(player, &G::lesson(first + game), first + game, Some(&mut rows));
        }
        rows
    });
    let mut rows = Rows::default();
    for part in &parts {
        rows.append(part);
    }
    rows
}

/// How many games were played, with the mean points, the points of the rival, and the share that was won. After `until` no game is
/// begun; those under way are finished, so that long games count as much as short ones.
pub fn exam<G: Pupil>(
    player: Player,
    options: &G::Options,
    first: u64,
    games: u64,
    threads: usize,
    until: Option<Instant>,
) -> (usize, Foretold) {
    let all = share_out(games, threads, until, |game| {
        try_out(Some(player.net));
        play::<G>(player, options, first + game, None)
    });
    let sum = all.iter().fold(Foretold::default(), |sum, one| Foretold {
        points: sum.points + one.points,
        rival: sum.rival + one.rival,
        win: sum.win + one.win,
    });
    let games = all.len().max(1) as f32;
    (all.len(), Foretold { points: sum.points / games, rival: sum.rival / games, win: sum.win / games })
}
