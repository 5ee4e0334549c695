//! Tips for a first game: what is worth knowing at which decision.

use patchwork::{Decision, Patchwork};

/// From this space on the end is near.
const LATE: u8 = 40;
/// So many covered squares can become seven by seven.
const MANY: u32 = 25;

/// The message of the tip for the decision that is due.
pub fn tip(game: &Patchwork) -> Option<&'static str> {
    let (seat, is_turn) = match kernel::Game::decision(game)? {
        Decision::Turn { seat, .. } => (seat, true),
        Decision::Leather { seat, .. } => (seat, false),
        Decision::Automa { .. } => return None,
    };
    Some(match game.space(seat) {
        _ if !is_turn => "pw-tip-leather",
        0 => "pw-tip-turn",
        space if space >= LATE => "pw-tip-end",
        _ if game.tile().is_none() && game.filled(seat).count() >= MANY => "pw-tip-tile",
        _ => "pw-tip-income",
    })
}
