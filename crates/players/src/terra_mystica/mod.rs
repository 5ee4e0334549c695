//! Terra Mystica: what a position is worth (`value`), and whole turns that lead to a better one (`turn`).

mod dominated;
mod faction;
mod turn;
mod value;
pub mod weights;

use kernel::{Dice, Game, Role, Stop};
use terra_mystica::{Action, FactionId, TerraMystica};

use crate::Judge;
use turn::Care;
use weights::{USUAL, Weights};

/// Options that a search looks at.
const LOOKED_AT: usize = 16;

impl Judge for TerraMystica {
    const SPREAD: f32 = 25.0;
    const DOUBTFUL: f32 = 6.0;
    const HINT: u32 = 200;

    fn rollout(&self, dice: &mut Dice, stop: &Stop) -> Option<Action> {
        match self.role(self.to_move()?) {
            Role::Person => wander(self, dice, stop),
            Role::Bot(_) => self.sample(dice),
        }
    }

    fn shortlist(&self, _: &mut Dice, stop: &Stop, out: &mut Vec<(Action, f32)>) {
        weigh(self, &USUAL, Care::Full, stop, &mut |action, worth| {
            if worth > turn::NEVER {
                out.push((action, worth as f32 / 100.0));
            }
        });
        let sound =
            |action: Action| !dominated::is_dominated(self, action) && turn::is_called_for(self, action);
        if out.iter().any(|(action, _)| sound(*action)) {
            out.retain(|(action, _)| sound(*action));
        }
        out.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        out.truncate(LOOKED_AT);
    }

    fn prepares(&self, action: Action) -> bool {
        turn::prepares(self, action)
    }

    fn sift(&self, before: &TerraMystica, options: &mut Vec<(Action, f32)>) {
        turn::sift(self, before, options);
    }

    fn is_amid(&self, last: Action) -> bool {
        turn::is_amid(self, last)
    }

    fn stirs(&self, _: Action) -> bool {
        // Only the Automas' cards are drawn by chance, and their turns are their own.
        false
    }

    fn judge(&self, action: Action) -> i64 {
        if self.clone().play(action, &mut ()).is_err() {
            return i64::MIN;
        }
        let mut worth = i64::MIN + 1;
        weigh(self, &USUAL, Care::Full, &Stop::never(), &mut |other, value| {
            if other == action {
                worth = value.into();
            }
        });
        worth
    }

    fn choose(&self, stop: &Stop) -> Option<Action> {
        choose(self, &USUAL, stop)
    }
}

/// The best way to go on with these weights; of equals the first.
pub fn choose(game: &TerraMystica, weights: &Weights, stop: &Stop) -> Option<Action> {
    let mut best = None;
    weigh(game, weights, Care::Full, stop, &mut |action, value| {
        if best.is_none_or(|(other, _)| value > other) {
            best = Some((value, action));
        }
    });
    best.map(|(_, action)| action)
}

/// How much better than it looks an option may be taken for in a rollout, in hundredths of a point. One row of best moves is
/// one game; with a little chance the games of a search are many, and what they say in the mean is less of an accident.
const WHIM: u32 = 150;

/// What looks best or nearly so.
fn wander(game: &TerraMystica, dice: &mut Dice, stop: &Stop) -> Option<Action> {
    let mut best = None;
    weigh(game, &USUAL, Care::Quick, stop, &mut |action, value| {
        let value = value.saturating_add(dice.below(WHIM) as i32);
        if best.is_none_or(|(other, _)| value > other) {
            best = Some((value, action));
        }
    });
    best.map(|(_, action)| action)
}

/// Tells what each way to go on is worth, and knows no more than the seat that is to move.
fn weigh(
    game: &TerraMystica,
    weights: &Weights,
    care: Care,
    stop: &Stop,
    each: &mut impl FnMut(Action, i32),
) {
    let Some(seat) = game.to_move() else { return };
    // Only what these two get for their neighbours' power depends on hidden cards.
    if matches!(game.player(seat).faction, Some(FactionId::Cultists | FactionId::Shapeshifters)) {
        let world = game.imagine(seat, &mut Dice::new(game.played().into()));
        turn::weigh(&world, weights, care, stop, each);
    } else {
        turn::weigh(game, weights, care, stop, each);
    }
}
