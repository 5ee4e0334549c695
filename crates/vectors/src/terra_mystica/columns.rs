//! The rows of a ledger in the common form.

use kernel::{Hexes, Seat};
use terra_mystica::{BonusId, Cult, Event, FactionId, ScoringId, TerraMystica};

/// What a ledger tells of every seat.
pub(super) const COLUMNS: &[&str] =
    &["faction", "points", "coins", "workers", "priests", "bowls", "cults", "bonus", "structures"];

pub(super) fn slashed(numbers: impl IntoIterator<Item = impl ToString>) -> String {
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join("/")
}

/// The values of these columns.
pub(super) fn cells(game: &TerraMystica, seat: Seat) -> Vec<String> {
    let player = game.player(seat);
    let purse = player.purse;
    vec![
        player.faction.map_or("-", FactionId::key).to_owned(),
        purse.vp.to_string(),
        purse.coins.to_string(),
        purse.workers.to_string(),
        purse.priests.to_string(),
        slashed(purse.bowls),
        slashed(Cult::ALL.map(|cult| purse.cults[cult.index()])),
        player.bonus.map_or("-", BonusId::id).to_owned(),
        slashed(player.structures.map(Hexes::len)),
    ]
}

/// The tiles that were drawn.
pub(super) fn dealt(game: &TerraMystica) -> Vec<(&'static str, String)> {
    let scoring: Vec<&str> = (1..=6).filter_map(|round| game.scoring_of(round)).map(ScoringId::id).collect();
    let cards: Vec<&str> = game.bonus_cards().map(|(card, _)| card.id()).collect();
    vec![
        ("scoring", scoring.join(" ")),
        ("bonus_cards", cards.join(" ")),
        ("final_extra", game.final_tile().map_or("none", |tile| tile.key()).to_owned()),
    ]
}

/// The cards that an Automa drew.
pub(super) fn shown(before: &TerraMystica, events: &[Event]) -> Vec<String> {
    let number = |card: u8| before.kit().automa.card(card).number;
    let cards = events.iter().filter_map(|event| match *event {
        Event::AutomaRevealed { card, .. } => Some(format!("revealed {}", number(card))),
        Event::AutomaCards { cards, .. } => {
            Some(format!("action {} support {}", number(cards.action), number(cards.support)))
        }
        Event::AutomaStops { drawn: Some(card), .. } => Some(format!("drawn {}", number(card))),
        Event::AutomaStops { drawn: None, .. } => Some("deck empty".to_owned()),
        _ => None,
    });
    cards.collect()
}
