//! The rows of a ledger.

use kernel::{Game as _, Seat};
use patchwork::{Event, Patchwork};

/// What a ledger tells of every seat.
pub(super) const COLUMNS: &[&str] = &["points", "space", "buttons", "income", "empty", "tile"];

/// The values of these columns.
pub(super) fn cells(game: &Patchwork, seat: Seat) -> Vec<String> {
    vec![
        game.score(seat).to_string(),
        game.space(seat).to_string(),
        game.buttons(seat).to_string(),
        game.income(seat).to_string(),
        game.empty_squares(seat).to_string(),
        if game.tile() == Some(seat) { "yes" } else { "no" }.to_owned(),
    ]
}

/// The ring of patches, clockwise from the pawn.
pub(super) fn dealt(game: &Patchwork) -> Vec<(&'static str, String)> {
    let ring: Vec<String> = game.ring().map(|patch| patch.0.to_string()).collect();
    vec![("ring", ring.join(" "))]
}

/// The card that the Automa drew.
pub(super) fn shown(before: &Patchwork, events: &[Event]) -> Vec<String> {
    let cards = events.iter().filter_map(|event| match event {
        Event::Automa { card, .. } => Some(format!("card {}", before.kit().card(*card).number)),
        _ => None,
    });
    cards.collect()
}
