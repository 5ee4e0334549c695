//! The games of a vector, one beside the other.

use kernel::{
    Dice, Entry, Game, Legal as _, Options as _, Pack, Purpose, Role, Seat, Seed, Session, Setup, SetupError,
};
use lab::clock::CLOCK;
use players::{Limits, Player as _, PlayerName};
use table::journal;

use crate::errors::Refused;
use crate::kinds;
use crate::player::PLAYERS;
use crate::sense::{Fill, Sense};

/// Dice for random actions.
const SAMPLES: Purpose = Purpose::new("samples of a vector");
/// Fewer games than this are not worth a thread.
const WORTH: usize = 64;

/// What a finished game is worth to the seat.
#[derive(Clone, Copy, Debug)]
enum Reward {
    /// 1 for a victory, -1 for a defeat.
    Win,
    /// The points.
    Score,
    /// The points before the best of the others.
    Margin,
}

/// How the games are played.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    seat: Seat,
    opponents: PlayerName,
    reward: Reward,
    /// Whether an illegal action is an error; else it loses the game.
    strict: bool,
    threads: usize,
}

impl Rules {
    /// Reads them.
    pub fn new(
        seat: u8,
        opponents: &str,
        reward: &str,
        illegal: &str,
        threads: usize,
    ) -> Result<Rules, Refused> {
        let reward = match reward {
            "win" => Reward::Win,
            "score" => Reward::Score,
            "margin" => Reward::Margin,
            _ => return Err(Refused::Argument("`reward` is one of: win, score, margin".to_owned())),
        };
        let strict = match illegal {
            "lose" => false,
            "raise" => true,
            _ => return Err(Refused::Argument("`illegal` is one of: lose, raise".to_owned())),
        };
        Ok(Rules { seat: Seat(seat), opponents: opponents.parse()?, reward, strict, threads })
    }
}

/// Where results go; an empty slice is not filled.
#[derive(Default)]
pub struct Out<'a> {
    pub rewards: &'a mut [f64],
    pub terminated: &'a mut [bool],
    pub illegal: &'a mut [bool],
    pub scores: &'a mut [i32],
    pub mask: &'a mut [i8],
    pub observation: &'a mut [i16],
    pub finals: &'a mut [i16],
}

/// Many games of one kind.
pub trait Many: Send + Sync {
    /// Begins all anew.
    fn reset(&mut self, seed: u64, out: Out<'_>) -> Result<(), Refused>;
    /// One action in every game.
    fn step(&mut self, actions: &[i64], out: Out<'_>) -> Result<(), Refused>;
    /// A random legal action of every game.
    fn sample(&mut self, actions: &mut [i64]);
    /// Decisions in all games, and those of the seat.
    fn decisions(&self) -> (u64, u64);
    /// The save file of one game.
    fn journal(&self, lane: usize) -> Result<String, Refused>;
}

/// One game, and the next one in its place.
struct Lane<G: Sense> {
    game: G,
    actions: Vec<G::Action>,
    /// The seed of the game under way.
    seed: Seed,
    /// The seed of the row of games in this place.
    row: Seed,
    /// Games begun in this place.
    begun: u64,
    /// Dice of the players at the other seats, and of samples.
    players: Dice,
    samples: Dice,
    decisions: u64,
    own: u64,
}

/// The games.
pub struct Lanes<G: Sense> {
    all: Vec<Lane<G>>,
    rules: Rules,
    kit: &'static G::Kit,
    options: G::Options,
    packs: Vec<Pack>,
    observation: usize,
}

impl<G: Sense> Lanes<G> {
    /// So many games, not begun yet.
    pub fn new(
        lanes: usize,
        rules: Rules,
        options: &[(String, String)],
        packs: Vec<Pack>,
    ) -> Result<Lanes<G>, Refused> {
        let kit = G::components(&packs).map_err(SetupError::from)?;
        let mut chosen = G::Options::default();
        for (key, value) in options {
            chosen.set(key, value)?;
        }
        let first = G::start(kit, &chosen, Seed(0))?;
        first.learnable()?;
        let (seat, seats) = (rules.seat, first.seats());
        if seat.index() >= seats {
            return Err(Refused::Seat { seat: seat.0, seats });
        }
        if first.role(seat) != Role::Person {
            let text = format!("seat {} is not a person's: nobody outside decides for it", seat.0);
            return Err(Refused::Argument(text));
        }
        let lane = |_| Lane {
            game: first.clone(),
            actions: Vec::new(),
            seed: Seed(0),
            row: Seed(0),
            begun: 0,
            players: Dice::new(0),
            samples: Dice::new(0),
            decisions: 0,
            own: 0,
        };
        let observation = kinds::sizes(G::NAME)?.1;
        Ok(Lanes { all: (0..lanes).map(lane).collect(), rules, kit, options: chosen, packs, observation })
    }

    /// How many games a thread takes.
    fn share(&self) -> usize {
        let parts = self.rules.threads.min(self.all.len().div_ceil(WORTH)).max(1);
        self.all.len().div_ceil(parts)
    }

    /// Does something with every game and its rows, on several threads.
    fn each(
        &mut self,
        actions: &[i64],
        out: Out<'_>,
        work: impl Fn(&mut Lane<G>, &Table<'_, G>, Option<&i64>, Row<'_>) -> Result<(), Refused> + Sync,
    ) -> Result<(), Refused> {
        let table = Table { rules: self.rules, kit: self.kit, options: &self.options };
        let share = self.share();
        let observation = self.observation;
        let (table, work) = (&table, &work);
        let run = |lanes: &mut [Lane<G>], actions: &[i64], out: Out<'_>| -> Result<(), Refused> {
            let mut out = out;
            for (place, lane) in lanes.iter_mut().enumerate() {
                let row = out.row(place, G::ACTIONS as usize, observation);
                work(lane, table, actions.get(place), row)?;
            }
            Ok(())
        };
        std::thread::scope(|scope| {
            let mut lanes = &mut self.all[..];
            let (mut actions, mut out) = (actions, out);
            let mut threads = Vec::new();
            loop {
                let count = share.min(lanes.len());
                let (part, rest) = std::mem::take(&mut lanes).split_at_mut(count);
                let (own, after) = actions.split_at(count.min(actions.len()));
                let (rows, others) = out.split(count, G::ACTIONS as usize, observation);
                (lanes, actions, out) = (rest, after, others);
                if lanes.is_empty() {
                    // The last share is this thread's own.
                    let mut result = run(part, own, rows);
                    for thread in threads {
                        let other: std::thread::Result<Result<(), Refused>> =
                            std::thread::ScopedJoinHandle::join(thread);
                        result = result.and(other.unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
                    }
                    return result;
                }
                threads.push(scope.spawn(move || run(part, own, rows)));
            }
        })
    }
}

/// What all games share.
struct Table<'a, G: Game> {
    rules: Rules,
    kit: &'static G::Kit,
    options: &'a G::Options,
}

/// Where the results of one game go.
struct Row<'a> {
    reward: Option<&'a mut f64>,
    terminated: Option<&'a mut bool>,
    illegal: Option<&'a mut bool>,
    score: Option<&'a mut i32>,
    mask: &'a mut [i8],
    observation: &'a mut [i16],
    finals: &'a mut [i16],
}

fn split<T>(slice: &mut [T], count: usize) -> (&mut [T], &mut [T]) {
    let middle = count.min(slice.len());
    slice.split_at_mut(middle)
}

fn part<T>(slice: &mut [T], place: usize, width: usize) -> &mut [T] {
    slice.get_mut(place * width..(place + 1) * width).unwrap_or_default()
}

impl<'a> Out<'a> {
    fn split(self, count: usize, actions: usize, observation: usize) -> (Out<'a>, Out<'a>) {
        let rewards = split(self.rewards, count);
        let terminated = split(self.terminated, count);
        let illegal = split(self.illegal, count);
        let scores = split(self.scores, count);
        let mask = split(self.mask, count * actions);
        let seen = split(self.observation, count * observation);
        let finals = split(self.finals, count * observation);
        let first = Out {
            rewards: rewards.0,
            terminated: terminated.0,
            illegal: illegal.0,
            scores: scores.0,
            mask: mask.0,
            observation: seen.0,
            finals: finals.0,
        };
        let rest = Out {
            rewards: rewards.1,
            terminated: terminated.1,
            illegal: illegal.1,
            scores: scores.1,
            mask: mask.1,
            observation: seen.1,
            finals: finals.1,
        };
        (first, rest)
    }

    fn row(&mut self, place: usize, actions: usize, observation: usize) -> Row<'_> {
        Row {
            reward: self.rewards.get_mut(place),
            terminated: self.terminated.get_mut(place),
            illegal: self.illegal.get_mut(place),
            score: self.scores.get_mut(place),
            mask: part(self.mask, place, actions),
            observation: part(self.observation, place, observation),
            finals: part(self.finals, place, observation),
        }
    }
}

fn put<T>(place: Option<&mut T>, value: T) {
    if let Some(place) = place {
        *place = value;
    }
}

impl<G: Sense> Lane<G> {
    /// Begins the next game, up to the first decision of the seat.
    fn begin(&mut self, table: &Table<'_, G>) -> Result<(), Refused> {
        // A game that ends before the seat has anything to decide is not worth a step.
        loop {
            self.seed = self.row.child(self.begun);
            self.begun += 1;
            self.game = G::start(table.kit, table.options, self.seed)?;
            self.actions.clear();
            self.players = self.seed.dice(PLAYERS, 0);
            self.others(table)?;
            if self.game.to_move().is_some() {
                return Ok(());
            }
        }
    }

    fn play(&mut self, action: G::Action) -> Result<(), Refused> {
        self.game.play(action, &mut ()).map_err(|illegal| Refused::Illegal(illegal.to_string()))?;
        self.actions.push(action);
        self.decisions += 1;
        Ok(())
    }

    /// Plays for everybody else until the seat decides or the game is over.
    fn others(&mut self, table: &Table<'_, G>) -> Result<(), Refused> {
        let Rules { seat, mut opponents, .. } = table.rules;
        while let Some(to_move) = self.game.to_move() {
            let action = if to_move == seat {
                return Ok(());
            } else if self.game.role(to_move) == Role::Person {
                opponents.decide(&self.game, &mut self.players, &Limits::by(CLOCK))
            } else {
                self.game.legal().get(0)
            };
            let Some(action) = action else { return Ok(()) };
            self.play(action)?;
        }
        Ok(())
    }

    fn step(&mut self, table: &Table<'_, G>, number: Option<&i64>, row: Row<'_>) -> Result<(), Refused> {
        let rules = &table.rules;
        let number = number.copied().unwrap_or(-1);
        let action = u32::try_from(number).ok().and_then(|number| self.game.action(number));
        let played = match action {
            Some(action) => self.play(action),
            None => Err(Refused::Number { number: number.max(0) as u32, actions: G::ACTIONS }),
        };
        let lost = match played {
            Ok(()) => {
                self.own += 1;
                self.others(table)?;
                false
            }
            Err(refused) if rules.strict => return Err(refused),
            Err(_) => true,
        };
        let over = lost || self.game.to_move().is_none();
        let score = self.game.score(rules.seat);
        let reward = if lost {
            -1.0
        } else if over {
            self.reward(rules)
        } else {
            0.0
        };
        put(row.reward, reward);
        put(row.terminated, over);
        put(row.illegal, lost);
        put(row.score, score);
        if over {
            if !row.finals.is_empty() {
                self.game.observe(rules.seat, &mut Fill::new(row.finals));
            }
            self.begin(table)?;
        }
        self.show(rules.seat, row.mask, row.observation);
        Ok(())
    }

    fn show(&self, seat: Seat, mask: &mut [i8], observation: &mut [i16]) {
        if !mask.is_empty() {
            self.game.mask(mask);
        }
        if !observation.is_empty() {
            self.game.observe(seat, &mut Fill::new(observation));
        }
    }

    fn reward(&self, rules: &Rules) -> f64 {
        let (game, seat) = (&self.game, rules.seat);
        let score = game.score(seat);
        match rules.reward {
            Reward::Win => {
                if game.winners().contains(seat) {
                    1.0
                } else {
                    -1.0
                }
            }
            Reward::Score => score.into(),
            Reward::Margin => {
                let others = (0..game.seats() as u8).map(Seat).filter(|other| *other != seat);
                let best = others.map(|other| game.score(other)).max().unwrap_or(0);
                f64::from(score) - f64::from(best)
            }
        }
    }
}

/// A random legal action of every game.
fn sample<G: Sense>(lanes: &mut [Lane<G>], actions: &mut [i64]) {
    for (lane, number) in lanes.iter_mut().zip(actions) {
        let action = lane.game.legal().pick(&mut lane.samples);
        let picked = action.and_then(|action| lane.game.number(action));
        *number = picked.map_or(-1, i64::from);
    }
}

impl<G: Sense> Many for Lanes<G> {
    fn reset(&mut self, seed: u64, out: Out<'_>) -> Result<(), Refused> {
        for (lane, number) in self.all.iter_mut().zip(0..) {
            lane.row = Seed(seed).child(number);
            lane.samples = lane.row.dice(SAMPLES, 0);
            (lane.begun, lane.decisions, lane.own) = (0, 0, 0);
        }
        self.each(&[], out, |lane, table, _, row| {
            lane.begin(table)?;
            lane.show(table.rules.seat, row.mask, row.observation);
            Ok(())
        })
    }

    fn step(&mut self, actions: &[i64], out: Out<'_>) -> Result<(), Refused> {
        self.each(actions, out, |lane, table, number, row| {
            if lane.begun == 0 {
                return Err(Refused::Argument("call `reset` before `step`".to_owned()));
            }
            lane.step(table, number, row)
        })
    }

    fn sample(&mut self, actions: &mut [i64]) {
        let share = self.share();
        std::thread::scope(|scope| {
            let mut parts = self.all.chunks_mut(share).zip(actions.chunks_mut(share));
            let own = parts.next();
            for (lanes, actions) in parts {
                scope.spawn(move || sample(lanes, actions));
            }
            if let Some((lanes, actions)) = own {
                sample(lanes, actions);
            }
        });
    }

    fn decisions(&self) -> (u64, u64) {
        self.all.iter().fold((0, 0), |sum, lane| (sum.0 + lane.decisions, sum.1 + lane.own))
    }

    fn journal(&self, lane: usize) -> Result<String, Refused> {
        let count = self.all.len() as u32;
        let index = lane as u32;
        let lane = self.all.get(lane).ok_or(Refused::Index { index, count })?;
        let setup = Setup::<G> { options: self.options.clone(), seed: lane.seed, packs: self.packs.clone() };
        let mut session = Session::new(setup)?;
        for action in &lane.actions {
            session.play(*action).map_err(|illegal| Refused::Illegal(illegal.to_string()))?;
        }
        Ok(journal::write(&session, |_: &G, _: &Entry<G>| String::new()))
    }
}
