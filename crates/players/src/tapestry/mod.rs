//! Tapestry: what a position is worth (`value`), and whole turns that lead to a better one.
//!
//! - `features`: what is looked at
//! - `weights`: what each of it is worth in each era, learned from games by `examples/learn.rs`
//! - `rival`: what the Automa will probably have at the end
//!
//! An action is weighed by what it leads to when the questions that it brings along are answered by the same thumb.
//! Cards and dice are imagined: it knows no more than its seat.

pub mod features;
pub mod rival;
mod value;
pub mod weights;

use kernel::{Dice, Game, Legal, Role, Seat, Stop};
use tapestry::{Act, Action, Tapestry, Waiting};

use crate::Judge;
use value::{in_hand, value};
use weights::{USUAL, Weights};

/// How many answers are tried to each question of a turn.
#[derive(Clone, Copy, Debug)]
pub struct Care {
    /// How many options are tried at most.
    tried: u32,
    /// Places in a city: they are many, and matter.
    places: u32,
}

impl Care {
    /// The care that a real decision deserves.
    pub const FULL: Care = Care { tried: 24, places: 60 };
    /// For the rest of a game that a search plays out.
    pub const QUICK: Care = Care { tried: 6, places: 12 };
}

/// Questions of one turn that are answered.
const MOST_QUESTIONS: u32 = 24;
/// What cannot be played.
const NEVER: i32 = i32::MIN / 2;
/// Options that a search looks at.
const LOOKED_AT: usize = 16;

impl Judge for Tapestry {
    const HORIZON: u32 = 4;
    const SPREAD: f32 = 40.0;
    const DOUBTFUL: f32 = 8.0;
    const HINT: u32 = 300;

    fn judge(&self, action: Action) -> i64 {
        let world = self.imagine(action.seat, &mut Dice::new(u64::from(self.played())));
        if self.to_move() != Some(action.seat) || world.clone().play(action, &mut ()).is_err() {
            return i64::MIN;
        }
        let mut worth = i64::MIN + 1;
        weigh(self, &world, &USUAL, Care::FULL, &Stop::never(), &mut |other, value| {
            if other == action {
                worth = value.into();
            }
        });
        worth
    }

    fn choose(&self, stop: &Stop) -> Option<Action> {
        choose(self, &USUAL, Care::FULL, &mut Dice::new(u64::from(self.played())), stop)
    }

    fn shortlist(&self, _: &mut Dice, stop: &Stop, out: &mut Vec<(Action, f32)>) {
        let Some(seat) = self.to_move() else { return };
        let world = self.imagine(seat, &mut Dice::new(u64::from(self.played())));
        weigh(self, &world, &USUAL, Care::FULL, stop, &mut |action, worth| {
            if worth > NEVER {
                out.push((action, worth as f32 / 100.0));
            }
        });
        out.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        out.truncate(LOOKED_AT);
    }

    fn rollout(&self, dice: &mut Dice, stop: &Stop) -> Option<Action> {
        match self.role(self.to_move()?) {
            Role::Person => choose(self, &USUAL, Care::QUICK, dice, stop),
            Role::Bot(_) => self.sample(dice),
        }
    }

    /// In the middle of a turn what is paid is gone, and what it was paid for has not come yet.
    fn can_be_cut(&self) -> bool {
        self.decision().is_none_or(|decision| matches!(decision.kind, Waiting::Turn | Waiting::Automa))
    }

    fn forecast(&self, seat: Seat) -> f32 {
        let hundredths = match self.role(seat) {
            Role::Person => value(self, seat, &USUAL),
            Role::Bot(_) => rival::forecast(self, seat),
        };
        hundredths as f32 / 100.0
    }
}

/// The best way to go on with these weights; of equals the first. What is hidden is imagined by these dice.
pub fn choose(
    game: &Tapestry,
    weights: &Weights,
    care: Care,
    dice: &mut Dice,
    stop: &Stop,
) -> Option<Action> {
    let legal = game.legal();
    if legal.count() == 1 {
        return legal.get(0);
    }
    let world = game.imagine(game.to_move()?, dice);
    let mut best = None;
    weigh(game, &world, weights, care, stop, &mut |action, value| {
        if best.is_none_or(|(other, _)| value > other) {
            best = Some((value, action));
        }
    });
    best.map(|(_, action)| action)
}

/// Tells what each way to go on is worth, all in the same imagined world. Of several ways to pay for the same step only
/// the best is told. When it is stopped, only some are.
fn weigh(
    game: &Tapestry,
    world: &Tapestry,
    w: &Weights,
    care: Care,
    stop: &Stop,
    each: &mut impl FnMut(Action, i32),
) {
    let Some(seat) = game.to_move() else { return };
    let (mut next, mut scratch) = (world.clone(), world.clone());
    let mut weigh_one = |action: Action| {
        next.clone_from(world);
        each(action, after(&mut next, &mut scratch, action, care, w, stop));
    };
    let mut payments = [None; 5];
    for action in game.legal().iter() {
        match action.act {
            Act::Advance { token, pay } => {
                let kept = in_hand(game, seat, game.player_at(seat).goods.minus(pay), w);
                if let Some(best) = payments.get_mut(usize::from(token))
                    && best.is_none_or(|(_, other)| kept > other)
                {
                    *best = Some((action, kept));
                }
            }
            _ => weigh_one(action),
        }
        if stop.is_asked() {
            break;
        }
    }
    for (action, _) in payments.into_iter().flatten() {
        weigh_one(action);
        if stop.is_asked() {
            break;
        }
    }
}

/// What a position is worth after an action and all questions that it brings along. `scratch` is room for tries.
fn after(
    game: &mut Tapestry,
    scratch: &mut Tapestry,
    action: Action,
    care: Care,
    w: &Weights,
    stop: &Stop,
) -> i32 {
    let seat = action.seat;
    if game.play(action, &mut ()).is_err() {
        return NEVER;
    }
    for _ in 0..MOST_QUESTIONS {
        if game.to_move() != Some(seat) || stop.is_asked() {
            break;
        }
        let legal = game.legal();
        let most = match legal.get(0).map(|first| first.act) {
            None | Some(Act::Income | Act::Advance { .. }) => break,
            Some(Act::Plot { .. }) => care.places,
            _ => care.tried,
        };
        match best_answer(game, scratch, &legal, most, w) {
            Some(best) if game.play(best, &mut ()).is_ok() => {}
            _ => break,
        }
    }
    value(game, seat, w)
}

/// The best of at most so many answers, evenly taken from all.
fn best_answer(
    game: &Tapestry,
    scratch: &mut Tapestry,
    legal: &<Tapestry as Game>::Legal,
    most: u32,
    w: &Weights,
) -> Option<Action> {
    let count = legal.count();
    if count == 1 {
        return legal.get(0);
    }
    let step = count.div_ceil(most).max(1);
    let mut best: Option<(i32, Action)> = None;
    for index in (0..count).step_by(step as usize) {
        let action = legal.get(index)?;
        scratch.clone_from(game);
        if scratch.play(action, &mut ()).is_ok() {
            let worth = value(scratch, action.seat, w);
            if best.is_none_or(|(other, _)| worth > other) {
                best = Some((worth, action));
            }
        }
    }
    best.map(|(_, action)| action)
}
