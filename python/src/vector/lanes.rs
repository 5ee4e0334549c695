//! The games of a vector, one beside the other.

use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use kernel::{Dice, Pack, Purpose, Seat, Seed, Setup, SetupError};

use super::lane::{Lane, Table};
use super::out::{Out, Row, Widths};
use super::pool::Pool;
use super::rules::Rules;
use crate::errors::Refused;
use crate::held::{After, Encoding, Held, Playing, after, chosen};
use crate::sense::Sense;

/// Dice of worlds that are looked at for afterstates.
const LOOKED_AT: Purpose = Purpose::new("afterstates of a vector");

/// A game as it is pickled: seeds of row and game, games begun, decisions of all and from outside, the seat that decided last and
/// whether the game is over, dice of players and samples, actions.
pub type Told = ((u64, u64), u64, (u64, u64), (u8, bool), [u64; 4], [u64; 4], Vec<String>);

/// Many games of one kind.
pub trait Many: Send + Sync {
    /// The same again.
    fn duplicate(&self) -> Box<dyn Many>;
    /// Begins the games at these places anew, each with its seed.
    fn reset(&mut self, seeds: &[u64], which: &[bool], out: Out<'_>) -> Result<(), Refused>;
    /// One action in each of these games; if one of them cannot be, in none.
    fn step(&mut self, actions: &[i64], which: &[bool], out: Out<'_>) -> Result<(), Refused>;
    /// A random legal action of every game.
    fn sample(&mut self, actions: &mut [i64]) -> Result<(), Refused>;
    /// Decisions in all games, and those that came from outside.
    fn decisions(&self) -> (u64, u64);
    /// One game, set apart.
    fn game(&self, lane: usize) -> Result<Box<dyn Held>, Refused>;
    /// What every legal action of every game leads to.
    fn after(&self, seed: u64, encoding: Encoding) -> Result<Vec<After>, Refused>;
    /// Everything that a pickle keeps.
    fn tell(&self) -> Vec<Told>;
    /// Takes over what a pickle kept.
    fn recall(&mut self, told: &[Told]) -> Result<(), Refused>;
}

/// The games.
pub struct Lanes<G: Sense> {
    all: Vec<Lane<G>>,
    rules: Rules,
    kit: &'static G::Kit,
    options: G::Options,
    packs: Vec<Pack>,
    widths: Widths,
    sizes: (usize, usize),
    pool: Pool,
}

/// What comes from outside: an action for each game, and which games are meant.
#[derive(Clone, Copy)]
struct Given<'a> {
    first: usize,
    actions: &'a [i64],
    which: &'a [bool],
}

impl<'a> Given<'a> {
    fn split(self, count: usize) -> (Given<'a>, Given<'a>) {
        let (actions, other_actions) = self.actions.split_at(count.min(self.actions.len()));
        let (which, other_which) = self.which.split_at(count.min(self.which.len()));
        let first = Given { first: self.first, actions, which };
        (first, Given { first: self.first + count, actions: other_actions, which: other_which })
    }
}

impl<G: Sense> Lanes<G> {
    /// So many games, not begun yet.
    pub fn new(
        lanes: usize,
        rules: Rules,
        threads: usize,
        encoding: Encoding,
        options: &[(String, String)],
        packs: Vec<Pack>,
    ) -> Result<Lanes<G>, Refused> {
        let kit = G::components(&packs).map_err(SetupError::from)?;
        let options = chosen::<G>(options)?;
        let first = G::start(kit, &options, Seed(0))?;
        rules.check(&first)?;
        let sizes = first.sizes();
        let seen = match encoding {
            Encoding::Ints => sizes.0,
            Encoding::Floats => sizes.1,
        };
        let widths = Widths { seats: first.seats(), actions: G::ACTIONS as usize, seen };
        let all = (0..lanes).map(|_| Lane::new(first.clone(), &rules)).collect();
        Ok(Lanes { all, rules, kit, options, packs, widths, sizes, pool: Pool::new(threads) })
    }

    /// How wide the rows of its results are.
    pub fn widths(&self) -> Widths {
        self.widths
    }

    /// Does something with every game that is meant and its rows, on several threads if that is worth it. What is wrong is said of
    /// the first game with it.
    fn each(
        &mut self,
        given: Given<'_>,
        out: Out<'_>,
        work: impl Fn(&mut Lane<G>, &Table<'_, G>, usize, Option<&i64>, Row<'_>) -> Result<(), Refused> + Sync,
    ) -> Result<(), Refused> {
        let (games, widths) = (self.all.len(), self.widths);
        let table = &Table { rules: self.rules, kit: self.kit, options: &self.options };
        let wrong: &Mutex<Option<(usize, Refused)>> = &Mutex::new(None);
        let run = |lanes: &mut [Lane<G>], given: Given<'_>, mut out: Out<'_>| {
            for (place, lane) in lanes.iter_mut().enumerate() {
                if given.which.get(place) == Some(&false) {
                    continue;
                }
                let (number, row) = (given.first + place, out.row(place, widths));
                if let Err(refused) = work(lane, table, number, given.actions.get(place), row) {
                    let mut wrong = wrong.lock().unwrap_or_else(PoisonError::into_inner);
                    if wrong.as_ref().is_none_or(|(known, _)| number < *known) {
                        *wrong = Some((number, refused));
                    }
                    return;
                }
            }
        };
        let shares = self.pool.shares(games);
        if shares == 1 {
            run(&mut self.all, given, out);
        } else {
            let share = games.div_ceil(shares);
            let (mut lanes, mut given, mut out, run) = (&mut self.all[..], given, out, &run);
            self.pool.threads()?.in_place_scope(|scope| {
                while lanes.len() > share {
                    let (part, rest) = std::mem::take(&mut lanes).split_at_mut(share);
                    let (own, after) = given.split(share);
                    let (rows, others) = std::mem::take(&mut out).split(share, widths);
                    (lanes, given, out) = (rest, after, others);
                    scope.spawn(move |_| run(part, own, rows));
                }
                // The last share is this thread's own.
                run(std::mem::take(&mut lanes), given, std::mem::take(&mut out));
            });
        }
        let wrong = wrong.lock().unwrap_or_else(PoisonError::into_inner).take();
        wrong.map_or(Ok(()), |(lane, refused)| Err(Refused::Lane { lane, refused: Box::new(refused) }))
    }

    fn setup(&self, lane: &Lane<G>) -> Setup<G> {
        Setup { options: self.options.clone(), seed: lane.seed, packs: self.packs.clone() }
    }
}

impl<G: Sense> Many for Lanes<G> {
    fn duplicate(&self) -> Box<dyn Many> {
        Box::new(Lanes {
            all: self.all.clone(),
            rules: self.rules,
            kit: self.kit,
            options: self.options.clone(),
            packs: self.packs.clone(),
            widths: self.widths,
            sizes: self.sizes,
            pool: self.pool.another(),
        })
    }

    fn reset(&mut self, seeds: &[u64], which: &[bool], out: Out<'_>) -> Result<(), Refused> {
        self.each(Given { first: 0, actions: &[], which }, out, |lane, table, number, _, row| {
            lane.sow(Seed(seeds.get(number).copied().unwrap_or_default()));
            lane.begin(table)?;
            lane.show(&table.rules, row);
            Ok(())
        })
    }

    fn step(&mut self, actions: &[i64], which: &[bool], out: Out<'_>) -> Result<(), Refused> {
        let given = Given { first: 0, actions, which };
        self.each(given, Out::default(), |lane, table, _, action, _| lane.check(&table.rules, action))?;
        let (start, shares) = (Instant::now(), self.pool.shares(self.all.len()));
        self.each(given, out, |lane, table, _, action, row| lane.step(table, action, row))?;
        self.pool.note(start.elapsed(), shares, self.all.len());
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) -> Result<(), Refused> {
        fn all<G: Sense>(lanes: &mut [Lane<G>], actions: &mut [i64]) {
            for (lane, action) in lanes.iter_mut().zip(actions) {
                *action = lane.sample();
            }
        }
        // It costs about as much as a step.
        let shares = self.pool.shares(self.all.len());
        if shares == 1 {
            all(&mut self.all, actions);
            return Ok(());
        }
        let share = self.all.len().div_ceil(shares);
        self.pool.threads()?.in_place_scope(|scope| {
            for (lanes, actions) in self.all.chunks_mut(share).zip(actions.chunks_mut(share)) {
                scope.spawn(move |_| all(lanes, actions));
            }
        });
        Ok(())
    }

    fn decisions(&self) -> (u64, u64) {
        self.all.iter().fold((0, 0), |sum, lane| (sum.0 + lane.decisions, sum.1 + lane.own))
    }

    fn game(&self, lane: usize) -> Result<Box<dyn Held>, Refused> {
        let count = self.all.len() as u32;
        let found = self.all.get(lane);
        let lane = found.ok_or(Refused::Lanes { lane, count })?;
        Ok(Box::new(Playing::at(self.setup(lane), lane.game.clone(), &lane.actions)))
    }

    fn after(&self, seed: u64, encoding: Encoding) -> Result<Vec<After>, Refused> {
        let of = |(number, lane): (u64, &Lane<G>)| {
            let seat = lane.game.to_move().unwrap_or(lane.last);
            let world = lane.game.imagine(seat, &mut Seed(seed).dice(LOOKED_AT, number));
            after(&world, seat, lane.over.then_some(&[]), encoding, self.sizes)
        };
        (0..).zip(&self.all).map(of).collect()
    }

    fn tell(&self) -> Vec<Told> {
        let of = |lane: &Lane<G>| {
            let mut actions = Vec::new();
            // Numbers do not tell an action apart from the position it was played in: texts do.
            if let Ok(mut game) = G::start(self.kit, &self.options, lane.seed) {
                for action in &lane.actions {
                    actions.push(game.write(*action));
                    if game.play(*action, &mut ()).is_err() {
                        break;
                    }
                }
            }
            (
                (lane.row.0, lane.seed.0),
                lane.begun,
                (lane.decisions, lane.own),
                (lane.last.0, lane.over),
                lane.players.bits(),
                lane.samples.bits(),
                actions,
            )
        };
        self.all.iter().map(of).collect()
    }

    fn recall(&mut self, told: &[Told]) -> Result<(), Refused> {
        let mut all = Vec::with_capacity(told.len());
        for ((row, seed), begun, (decisions, own), (last, over), players, samples, actions) in told {
            let mut lane = Lane::new(G::start(self.kit, &self.options, Seed(*seed))?, &self.rules);
            for text in actions {
                let action = lane.game.read(text)?;
                lane.play(action)?;
            }
            (lane.row, lane.seed, lane.begun, lane.over) = (Seed(*row), Seed(*seed), *begun, *over);
            (lane.decisions, lane.own, lane.last) = (*decisions, *own, Seat(*last));
            (lane.players, lane.samples) = (Dice::from_bits(*players), Dice::from_bits(*samples));
            lane.remember();
            all.push(lane);
        }
        if all.len() == self.all.len() {
            self.all = all;
            Ok(())
        } else {
            Err(Refused::Argument("the pickled vector has another number of games".to_owned()))
        }
    }
}
