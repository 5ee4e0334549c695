//! Tapestry: what a position is worth ([`value`]), and whole turns that lead to a better one.
//!
//! An action is weighed by what it leads to when the questions that it brings along are answered by the same thumb.
//! Cards and dice are imagined: it knows no more than its seat.

mod value;
pub mod weights;

use kernel::{Dice, Game, Legal, Role, Seat};
use tapestry::{Act, Action, Tapestry};

use crate::Judge;
use value::{refills, value};
use weights::{REST, USUAL, Weights};

/// How many questions are thought through after the choice of a turn, and after an answer within one.
const AFTER_TURN: u8 = 8;
const AFTER_ANSWER: u8 = 3;
/// How many answers to each of them are tried; places in a city are many, and matter.
const TRIED: u32 = 12;
const TRIED_PLACES: u32 = 24;
/// What cannot be played.
const NEVER: i32 = i32::MIN / 2;
/// Options that a search looks at.
const LOOKED_AT: usize = 16;

impl Judge for Tapestry {
    const HINT: u32 = 100;

    fn judge(&self, action: Action) -> i64 {
        let mut world = self.imagine(action.seat, &mut Dice::new(decisions(self)));
        if self.to_move() != Some(action.seat) || world.play(action, &mut ()).is_err() {
            return i64::MIN;
        }
        let mut worth = i64::MIN + 1;
        weigh(self, &USUAL, &mut |other, value| {
            if other == action {
                worth = value.into();
            }
        });
        worth
    }

    fn choose(&self) -> Option<Action> {
        choose(self, &USUAL)
    }

    fn shortlist(&self, _: &mut Dice, out: &mut Vec<(Action, f32)>) {
        weigh(self, &USUAL, &mut |action, worth| {
            if worth > NEVER {
                out.push((action, worth as f32 / 100.0));
            }
        });
        out.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        out.truncate(LOOKED_AT);
    }

    fn rollout(&self, dice: &mut Dice) -> Option<Action> {
        match self.role(self.to_move()?) {
            Role::Person => choose(self, &USUAL),
            _ => self.sample(dice),
        }
    }
}

/// How many decisions were made.
fn decisions(game: &Tapestry) -> u64 {
    let mut decisions = 0;
    game.facts(&mut |(name, value)| {
        if name == "decisions" {
            decisions = value;
        }
    });
    decisions as u64
}

/// The best way to go on with these weights; of equals the first.
pub fn choose(game: &Tapestry, weights: &Weights) -> Option<Action> {
    let legal = game.legal();
    if legal.count() == 1 {
        return legal.get(0);
    }
    let mut best = None;
    weigh(game, weights, &mut |action, value| {
        if best.is_none_or(|(other, _)| value > other) {
            best = Some((value, action));
        }
    });
    best.map(|(_, action)| action)
}

/// Tells what each way to go on is worth, and knows no more than the seat that is to move.
fn weigh(game: &Tapestry, w: &Weights, each: &mut impl FnMut(Action, i32)) {
    let Some(seat) = game.to_move() else { return };
    // The same imagined world for all answers to one question.
    let world = game.imagine(seat, &mut Dice::new(decisions(game)));
    for action in game.legal().iter() {
        let parts = match action.act {
            Act::Income | Act::Advance { .. } => AFTER_TURN,
            _ => AFTER_ANSWER,
        };
        let mut worth = after(world.clone(), action, parts, w);
        if action.act == Act::Income {
            worth -= w.at(REST, refills(game, seat));
        }
        each(action, worth);
    }
}

/// What a position is worth after an action and the questions that it brings along.
fn after(mut game: Tapestry, action: Action, parts: u8, w: &Weights) -> i32 {
    let seat = action.seat;
    if game.play(action, &mut ()).is_err() {
        return NEVER;
    }
    for _ in 0..parts {
        if game.to_move() != Some(seat) {
            break;
        }
        let legal = game.legal();
        let most = match legal.get(0).map(|first| first.act) {
            None | Some(Act::Income | Act::Advance { .. }) => break,
            Some(Act::Plot { .. }) => TRIED_PLACES,
            _ => TRIED,
        };
        match best_answer(&game, &legal, seat, most, w) {
            Some(child) => game = child,
            None => break,
        }
    }
    value(&game, seat, w)
}

/// The position after the best of at most so many answers, evenly taken from all.
fn best_answer(
    game: &Tapestry,
    legal: &<Tapestry as Game>::Legal,
    seat: Seat,
    most: u32,
    w: &Weights,
) -> Option<Tapestry> {
    let count = legal.count();
    let step = count.div_ceil(most).max(1);
    let mut best: Option<(i32, Tapestry)> = None;
    for index in (0..count).step_by(step as usize) {
        let mut child = game.clone();
        if child.play(legal.get(index)?, &mut ()).is_ok() {
            let worth = value(&child, seat, w);
            if best.as_ref().is_none_or(|(other, _)| worth > *other) {
                best = Some((worth, child));
            }
        }
    }
    best.map(|(_, child)| child)
}
