//! What everything is called.

use kernel::{Hex, Seat};
use terra_mystica::{Cult, FactionId, Goods, Structure, TerraMystica, Terrain};

pub use crate::text::capital;
use crate::{Arg, Words};

/// What a seat is called: its faction, or its number while it has none.
pub fn seat_name(words: &Words, game: &TerraMystica, seat: Seat) -> String {
    let faction = faction_of(game, seat);
    let number = || Arg::from(u32::from(seat.0) + 1);
    let automa = seat.index() < game.players().len() && game.is_automa(seat);
    match (faction, automa) {
        (Some(id), _) => faction_name(words, id),
        (None, false) => words.say("tm-seat-player", &[("number", number())]),
        (None, true) => words.say("tm-seat-automa-number", &[("number", number())]),
    }
}

/// What a message about a seat puts in: its name, and whether that is a people, who are many.
pub fn who(words: &Words, game: &TerraMystica, seat: Seat) -> [(&'static str, Arg); 2] {
    let many = if faction_of(game, seat).is_some() { "yes" } else { "no" };
    [("who", seat_name(words, game, seat).into()), ("many", many.into())]
}

fn faction_of(game: &TerraMystica, seat: Seat) -> Option<FactionId> {
    game.players().get(seat.index()).and_then(|player| player.faction)
}

/// A seat in the middle of a sentence: "the game waits for the Nomads".
pub(super) fn the_seat(words: &Words, game: &TerraMystica, seat: Seat) -> String {
    let name = ("faction", Arg::from(seat_name(words, game, seat)));
    if faction_of(game, seat).is_some() {
        words.say("tm-the-faction", &[name])
    } else {
        seat_name(words, game, seat)
    }
}

/// A seat from which something comes, or which owns it: "of the Nomads". Some languages bend the name.
pub(super) fn of_seat(words: &Words, game: &TerraMystica, seat: Seat) -> String {
    match faction_of(game, seat) {
        Some(id) => words.text(&format!("tm-of-{}", id.key())),
        None => seat_name(words, game, seat),
    }
}

/// A seat by its number, whatever its faction.
pub(super) fn seat_number(words: &Words, game: &TerraMystica, seat: Seat) -> String {
    let id = if game.is_automa(seat) { "tm-seat-automa-number" } else { "tm-seat-player" };
    words.say(id, &[("number", (u32::from(seat.0) + 1).into())])
}

/// A faction.
pub fn faction_name(words: &Words, id: FactionId) -> String {
    words.text(&format!("tm-faction-{}", id.key()))
}

/// A terrain.
pub fn terrain_name(words: &Words, terrain: Terrain) -> String {
    words.text(&format!("tm-terrain-{}", terrain.name()))
}

/// A kind of structure.
pub fn structure_name(words: &Words, kind: Structure) -> String {
    words.text(&format!("tm-structure-{}", kind.short().to_lowercase()))
}

/// A cult.
pub fn cult_name(words: &Words, cult: Cult) -> String {
    words.text(&format!("tm-cult-{}", cult.name()))
}

/// The label of a hex on its board.
pub fn hex_name(game: &TerraMystica, hex: Hex) -> String {
    game.map().names.get(hex.index()).cloned().unwrap_or_default()
}

/// A place for a bridge, as notation writes it: "E4:G1".
pub fn bridge_name(game: &TerraMystica, place: u8) -> String {
    let ends = game.map().bridges.get(usize::from(place));
    ends.map_or_else(String::new, |(a, b)| format!("{}:{}", hex_name(game, *a), hex_name(game, *b)))
}

/// So many of something: "2 spades".
pub fn counted(words: &Words, what: &str, count: impl Into<u32>) -> String {
    words.say(&format!("tm-count-{what}"), &[("count", count.into().into())])
}

/// Things in a row: "a, b and c" in a language without commas before the last.
pub fn all_of(words: &Words, parts: &[String]) -> String {
    match parts {
        [] => words.text("tm-nothing"),
        [one] => one.clone(),
        [first @ .., last] => {
            words.say("tm-and", &[("a", first.join(", ").into()), ("b", last.clone().into())])
        }
    }
}

/// Goods, each with its name.
pub fn goods(words: &Words, goods: Goods) -> String {
    let each =
        [(goods.workers, "worker"), (goods.coins, "coin"), (goods.priests, "priest"), (goods.power, "power")];
    let there = each.into_iter().filter(|(count, _)| *count > 0);
    let parts: Vec<String> = there.map(|(count, what)| counted(words, what, count)).collect();
    all_of(words, &parts)
}
