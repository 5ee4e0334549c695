//! A quick and sensible action, for the rest of a game that a search plays out.
//!
//! A handful of legal actions is drawn, and the one of the most useful kind is taken, with some chance in it. What each
//! kind is worth is a guess.

use kernel::{Dice, Game, Legal, Role};
use terra_mystica::{Act, Action, Structure, TerraMystica};

/// Actions that are drawn to choose from.
const DRAWN: u32 = 6;

/// What each kind of action is worth, in no unit; the last is how much chance there is.
pub type Weights = [f32; 22];

/// The weights in use.
pub const USUAL: Weights = [
    9.0, 5.0, 9.0, 6.0, 9.0, 9.0, 8.0, 4.0, 4.0, 4.0, 7.0, 8.0, 1.0, 0.5, 0.0, 6.0, 4.0, 5.0, 5.0, 2.0, 3.0,
    4.0,
];

#[inline]
fn kind(game: &TerraMystica, action: Action) -> usize {
    match action.act {
        Act::Build(_) => 0,
        Act::Dig(_) => 1,
        Act::Into(terrain) if terrain == game.player(action.seat).home => 2,
        Act::Upgrade(_, Structure::TradingHouse) => 3,
        Act::Upgrade(_, Structure::Temple) => 4,
        Act::Upgrade(_, Structure::Stronghold) => 5,
        Act::Upgrade(..) => 6,
        Act::AdvanceShipping => 7,
        Act::AdvanceDigging => 8,
        Act::Send(_, value) if value > 1 => 9,
        Act::Power(_) => 10,
        Act::Special(_) => 11,
        Act::Pass(_) => 12,
        Act::Burn => 13,
        Act::Convert(_) => 14,
        Act::Accept { amount, .. } if amount <= 2 => 15,
        Act::Accept { .. } => 16,
        Act::Favour(_) | Act::Town(_) | Act::Step(_) | Act::Top(_) | Act::Faction(_) | Act::Colour(_) => 17,
        Act::Bridge(_) | Act::Connect(_) | Act::Unlock(_) => 18,
        Act::Decline { .. } | Act::Into(_) | Act::Send(..) => 19,
        _ => 20,
    }
}

/// A quick and sensible action; `None` if the game is over.
pub fn rollout(game: &TerraMystica, weights: &Weights, dice: &mut Dice) -> Option<Action> {
    let seat = game.to_move()?;
    if game.role(seat) != Role::Person {
        return game.sample(dice);
    }
    let legal = game.legal();
    let count = legal.count();
    if count == 1 {
        return legal.get(0);
    }
    let whim = weights[weights.len() - 1];
    let mut best: Option<(f32, Action)> = None;
    for index in 0..DRAWN.min(count) {
        let at = if count <= DRAWN { index } else { dice.below(count) };
        let Some(action) = legal.get(at) else { continue };
        let chance = (dice.next_u64() >> 40) as f32 * (whim / (1_u32 << 24) as f32);
        let value = weights[kind(game, action)] + chance;
        if best.is_none_or(|(other, _)| value > other) {
            best = Some((value, action));
        }
    }
    best.map(|(_, action)| action)
}
