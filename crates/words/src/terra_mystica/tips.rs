//! Tips for a first game: what is worth knowing at which decision.

use kernel::Game;
use terra_mystica::state::ROUNDS;
use terra_mystica::{TerraMystica, Waiting};

/// The message of the tip for the decision that is due.
pub fn tip(game: &TerraMystica) -> Option<&'static str> {
    let decision = game.decision()?;
    if game.is_automa(decision.seat) {
        return None;
    }
    Some(match decision.kind {
        Waiting::Dwelling => "tm-tip-dwelling",
        Waiting::BonusCard => "tm-tip-bonus",
        Waiting::Turn if game.round() == ROUNDS => "tm-tip-last",
        Waiting::Turn if game.round() == 1 => "tm-tip-turn",
        Waiting::Turn => "tm-tip-pass",
        Waiting::Offer => "tm-tip-offer",
        Waiting::Spades => "tm-tip-spades",
        _ => return None,
    })
}
