//! Who decides for a person's seat when no person does.
//!
//! - [`Random`]: uniform over all legal actions
//! - [`Rollout`]: random by cheap sampling, for speed
//! - [`Greedy`]: the best next action by a rule of thumb of each game ([`Judge`])
//! - [`Mcts`]: tree search over imagined worlds
//! - [`Level`]: as strong as people are
//! - [`review`]: what a decision was worth, afterwards
//!
//! A player is chosen by name, the same on every command line and in every setup form: [`PlayerName`]. Whoever asks one
//! says with [`Limits`] how long he will wait.

mod features;
mod hint;
mod level;
mod limits;
pub mod mcts;
mod name;
pub mod net;
mod patchwork;
pub mod review;
mod tapestry;
mod terra_mystica;

use kernel::{Dice, Game, Legal, Seat, Stop};

use net::Foretold;

pub use hint::{Advice, Hint, Step, dice_of, hint};
pub use level::Level;
pub use limits::{Clock, Limits};
pub use mcts::{Budget, Cut, Found, Mcts, Mean, SpecError, Thinker, Weighed};
pub use name::{NoPlayer, PlayerName, Seated};

/// Options of a long list that a search looks at, unless the game knows better.
const SHORTLIST: u32 = 64;

/// What is known about playing a game well. A game must be able to weigh an action at a glance; whatever else it knows
/// makes the search stronger.
///
/// What takes its time looks at the [`Stop`] that it is given, and comes back soon after it is asked, with whatever it
/// has: nobody uses that.
pub trait Judge: Game {
    /// Decisions after which a rollout is cut, as soon as it can be, and the position forecast.
    const HORIZON: u32 = u32::MAX;
    /// A lead that is as good as three quarters of a certain victory, in points.
    const SPREAD: f32 = 20.0;
    /// Whether a lead is measured against what the search expects, not against nought: where the points of the others
    /// hardly depend on what one does, a hopeless game is still worth playing well.
    const FROM_PAR: bool = true;
    /// An option that looks this many points worse than the best gets a quarter of its attention.
    const DOUBTFUL: f32 = 4.0;
    /// How much what was seldom tried attracts a search, in hundredths: measured for each game.
    const EXPLORE: u16 = 60;

    /// Iterations of a search that answers a person's question for a hint: well under a second.
    const HINT: u32 = 400;

    /// How good an action looks, in hundredths of a point; the greatest is taken, the first of equals.
    fn judge(&self, action: Self::Action) -> i64;

    /// The action that looks best, the first of equals; `None` if the game is over.
    fn choose(&self, stop: &Stop) -> Option<Self::Action> {
        let mut best = None;
        for action in self.legal().iter() {
            let value = self.judge(action);
            if best.is_none_or(|(other, _)| value > other) {
                best = Some((value, action));
            }
            if stop.is_asked() {
                break;
            }
        }
        best.map(|(_, action)| action)
    }

    /// The options that are worth searching, the most promising first, each with how many points it promises. Must see
    /// no more than the seat that is to move.
    fn shortlist(&self, dice: &mut Dice, stop: &Stop, out: &mut Vec<(Self::Action, f32)>) {
        evenly(self, SHORTLIST, dice, stop, out);
    }

    /// Whether an action only makes another one possible, and is nothing by itself.
    fn prepares(&self, action: Self::Action) -> bool {
        let _ = action;
        false
    }

    /// Drops the options that were there before something was prepared for others.
    fn sift(&self, before: &Self, options: &mut Vec<(Self::Action, f32)>) {
        let _ = (before, options);
    }

    /// A quick and sensible action, for the rest of a game that a search plays out.
    #[inline]
    fn rollout(&self, dice: &mut Dice, stop: &Stop) -> Option<Self::Action> {
        let _ = stop;
        self.sample(dice)
    }

    /// Whether a rollout may be cut here and the position forecast.
    fn can_be_cut(&self) -> bool {
        true
    }

    /// The points that a seat will probably have at the end, where a rollout was cut.
    fn forecast(&self, seat: Seat) -> f32 {
        self.score(seat) as f32
    }

    /// What a search finds for the seat that is to move; `None` if the game is over or the options are none.
    fn searched(&self, how: Mcts, dice: &mut Dice, limits: &Limits) -> Option<Found<Self>> {
        mcts::search(self, how, dice, limits)
    }

    /// How the game will probably end for a seat, where a rollout was cut.
    fn foretell(&self, seat: Seat) -> Foretold {
        let others = (0..self.seats() as u8).map(Seat).filter(|other| *other != seat);
        let rival = others.map(|other| self.forecast(other)).fold(f32::MIN, f32::max);
        let rival = if self.seats() > 1 { rival } else { 0.0 };
        let points = self.forecast(seat);
        Foretold { points, rival, win: share(points - rival, Self::SPREAD / 4.0) }
    }

    /// What a seat wants beside winning, in points: its lead, unless the game says otherwise.
    fn aim(&self, points: f32, lead: f32) -> f32 {
        let _ = points;
        lead
    }

    /// What a seat sees of the position, as a number. It must not depend on anything hidden.
    fn seen(&self, seat: Seat) -> u64 {
        self.imagine(seat, &mut Dice::new(0)).digest()
    }

    /// Whether the decision that waits here belongs to the act that `last` has just been a part of: a hint names all of an act.
    fn is_amid(&self, last: Self::Action) -> bool {
        let _ = last;
        false
    }

    /// Whether chance or something hidden may have a say in what follows an action.
    fn stirs(&self, _: Self::Action) -> bool {
        true
    }
}

/// How much of a position's worth is winning; the rest is by how much.
const WINNING: f32 = 0.5;

/// A lead in points as a number from 0 to 1; 0.5 is none, and `spread` points are three quarters. By division
/// alone, so that it is the same on every machine.
fn share(lead: f32, spread: f32) -> f32 {
    0.5 + 0.5 * lead / (spread + lead.abs())
}

/// Up to `most` legal actions, chosen evenly from a random start so that every option gets its turn somewhere in the tree;
/// judged, the best first.
fn evenly<G: Judge>(game: &G, most: u32, dice: &mut Dice, stop: &Stop, out: &mut Vec<(G::Action, f32)>) {
    let legal = game.legal();
    let count = legal.count();
    let taken = count.min(most);
    let start = if count > most { dice.below(count) } else { 0 };
    for index in 0..taken {
        let at = (u64::from(index) * u64::from(count) / u64::from(taken)) as u32;
        if let Some(action) = legal.get((start + at) % count) {
            out.push((action, game.judge(action).clamp(-1_000_000, 1_000_000) as f32 / 100.0));
        }
        if stop.is_asked() {
            break;
        }
    }
    out.sort_by(|(_, a), (_, b)| b.total_cmp(a));
}

/// A player program: decides for a person's seat.
pub trait Player<G: Game> {
    /// The action to play; `None` if the game is over. When a limit is reached, the best that was found until then;
    /// whoever asked to stop throws it away.
    fn decide(&mut self, game: &G, dice: &mut Dice, limits: &Limits) -> Option<G::Action>;
}

/// Uniform over all legal actions.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Player<G> for Random {
    #[inline]
    fn decide(&mut self, game: &G, dice: &mut Dice, _: &Limits) -> Option<G::Action> {
        game.legal().pick(dice)
    }
}

/// Random by the game's own cheap sampling.
#[derive(Clone, Copy, Debug)]
pub struct Rollout;

impl<G: Game> Player<G> for Rollout {
    #[inline]
    fn decide(&mut self, game: &G, dice: &mut Dice, _: &Limits) -> Option<G::Action> {
        game.sample(dice)
    }
}

/// The action that looks best.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

impl<G: Judge> Player<G> for Greedy {
    fn decide(&mut self, game: &G, _: &mut Dice, limits: &Limits) -> Option<G::Action> {
        game.choose(limits.stop())
    }
}
