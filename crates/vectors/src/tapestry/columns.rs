//! The rows of a ledger.

use kernel::{Game as _, Seat};
use tapestry::{Event, Good, Tapestry, Track};

/// What a ledger tells of every seat.
pub(super) const COLUMNS: &[&str] =
    &["points", "goods", "tracks", "territories", "landmarks", "income", "hand"];

/// The values of these columns.
pub(super) fn cells(game: &Tapestry, seat: Seat) -> Vec<String> {
    let player = game.player_at(seat);
    let tracks = [Track::Exploration, Track::Technology, Track::Science, Track::Military];
    let joined = |numbers: Vec<String>| numbers.join("/");
    let goods = player.goods;
    vec![
        game.score(seat).to_string(),
        joined(Good::ALL.iter().map(|good| goods.get(*good).to_string()).collect()),
        joined(tracks.iter().map(|track| game.position_of(seat, *track).to_string()).collect()),
        game.controlled(seat).len().to_string(),
        player.landmarks.count_ones().to_string(),
        player.income_turns.to_string(),
        player.hand.count_ones().to_string(),
    ]
}

/// The open tech cards, by name.
fn techs(game: &Tapestry) -> String {
    let open = game.open_techs().into_iter().filter_map(|at| game.kit().techs.get(usize::from(at)));
    open.map(|tech| tech.name.as_str()).collect::<Vec<_>>().join(" + ")
}

/// The tech cards that lie open.
pub(super) fn dealt(game: &Tapestry) -> Vec<(&'static str, String)> {
    vec![("open_techs", techs(game))]
}

/// Cards, tiles and dice.
pub(super) fn shown(before: &Tapestry, events: &[Event], after: &Tapestry) -> Vec<String> {
    let kit = before.kit();
    let number = |card: u8| kit.automa.cards.get(usize::from(card)).map_or(0, |card| card.number);
    let shown = events.iter().filter_map(|event| match *event {
        Event::DrewCard { card, .. } => Some(format!("tapestry card {}", kit.card(card).name)),
        Event::DrewTile { tile, .. } => Some(format!("territory tile {tile}")),
        Event::DrewSpace { tile, .. } => Some(format!("space tile {tile}")),
        Event::Rolled { die, face, .. } => Some(format!("{} die {face}", die.key())),
        Event::AutomaCards { pair: [left, right] } => {
            Some(format!("decision cards {} {}", number(left), number(right)))
        }
        Event::AutomaTiebreaker { card } => Some(format!("progress card {}", number(card))),
        Event::CardGone { seat, card } if before.bot_at(seat).is_some() => {
            Some(format!("turned up {}", kit.card(card).name))
        }
        Event::Explored { seat, tile: Some(tile), turn, .. } if before.bot_at(seat).is_some() => {
            Some(format!("territory tile {tile} turned {turn}"))
        }
        _ => None,
    });
    let refilled = (before.open_techs() != after.open_techs()).then(|| format!("techs {}", techs(after)));
    shown.chain(refilled).collect()
}
