//! What no good player does: something else does the same and more or costs less, or it wastes a round for nothing that could be
//! seen. Most of it is dominated in the strict sense; passing with goods for two structures is a rule of thumb.

use kernel::{Game, Legal, Seat};
use terra_mystica::state::{Phase, ROUNDS};
use terra_mystica::{Act, Action, Cult, FactionId, SpecialAction, Structure, TerraMystica};

/// Whether a good player would not even think of it.
pub fn is_dominated(game: &TerraMystica, action: Action) -> bool {
    let Action { seat, act } = action;
    let instead = |act| game.check(Action { seat, act }).is_ok();
    let steps = |act| steps(game, Action { seat, act });
    match act {
        Act::Decline { from, amount } => {
            let rewarded =
                game.plays(from, FactionId::Cultists) || game.plays(from, FactionId::Shapeshifters);
            !rewarded && game.gain_of_offer(seat, amount) == 1
        }
        // Three coins are a point at the end: what power of two points and more could bring is less.
        Act::Accept { amount, .. } => {
            let over = game.round() == ROUNDS && game.player(seat).passed;
            over && game.gain_of_offer(seat, amount) > 2
        }
        Act::Into(terrain) => {
            let home = game.player(seat).home;
            terrain != home && !spades_score(game, seat) && instead(Act::Into(home))
        }
        Act::Send(cult, value) => {
            let here = steps(act);
            here == 0 || (value == 2 && instead(Act::Send(cult, 3)) && steps(Act::Send(cult, 3)) > here)
        }
        Act::Step(_) => steps(act) == 0 && Cult::ALL.into_iter().any(|cult| steps(Act::Step(cult)) > 0),
        Act::Pass(_) if game.phase() == Phase::Actions => {
            (nobody_waits(game, seat) && has_free_step(game, seat)) || is_rich(game, seat)
        }
        Act::Done => {
            scores_dwelling(game) && game.turn().ready.into_iter().any(|hex| instead(Act::Build(hex)))
        }
        _ => false,
    }
}

/// The cult steps that an action brings.
fn steps(game: &TerraMystica, action: Action) -> u8 {
    let sum = |game: &TerraMystica| game.player(action.seat).purse.cults.iter().sum::<u8>();
    let mut after = game.clone();
    if after.play(action, &mut ()).is_ok() { sum(&after).saturating_sub(sum(game)) } else { 0 }
}

/// Whether more spades than needed may be worth their price.
fn spades_score(game: &TerraMystica, seat: Seat) -> bool {
    let tile = game.scoring_of(game.round());
    tile.is_some_and(|tile| game.kit().scoring(tile).spade_vp > 0) || game.plays(seat, FactionId::Halflings)
}

/// Whether a dwelling scores in this round.
fn scores_dwelling(game: &TerraMystica) -> bool {
    let tile = game.scoring_of(game.round());
    tile.is_some_and(|tile| game.kit().scoring(tile).build_vp[Structure::Dwelling.index()] > 0)
}

/// Whether there are goods for two structures, and one to build: goods that wait for the next round are a round late, and
/// come on top of its income.
fn is_rich(game: &TerraMystica, seat: Seat) -> bool {
    let purse = &game.player(seat).purse;
    let structure = |action: Action| matches!(action.act, Act::Build(_) | Act::Upgrade(..));
    game.round() < ROUNDS && purse.workers >= 4 && purse.coins >= 8 && game.legal().iter().any(structure)
}

/// Whether passing later costs nothing: no other can take the bonus card away, or there is none.
fn nobody_waits(game: &TerraMystica, seat: Seat) -> bool {
    game.round() == ROUNDS || game.seat_list().all(|other| other == seat || game.player(other).passed)
}

/// Whether an action that was not used yet brings a cult step for nothing.
fn has_free_step(game: &TerraMystica, seat: Seat) -> bool {
    let free = [SpecialAction::Bon2, SpecialAction::Fav6, SpecialAction::Acta];
    game.player(seat).purse.cults.iter().any(|at| *at < 9)
        && free.into_iter().any(|action| game.check(Action { seat, act: Act::Special(action) }).is_ok())
}
