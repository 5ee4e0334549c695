//! What everything is called.

use kernel::{Game, Hex, Seat};
use tapestry::Bot;
use tapestry::state::MARGIN;
use tapestry::{Achievement, Building, Die, Good, Goods, Mode, Tapestry, Terrain, Track};

pub use crate::text::capital;
use crate::{Arg, Words};

/// Whether a seat is spoken to: one person alone at a real table.
fn is_you(game: &Tapestry, seat: Seat) -> bool {
    seat.index() < game.seats()
        && game.bot_at(seat).is_none()
        && game.bots().real.table
        && game.options().mode == Mode::Automa
}

/// What a message about a seat puts in: its name, and whether that is "you".
pub fn who(words: &Words, game: &Tapestry, seat: Seat) -> [(&'static str, Arg); 2] {
    let you = if is_you(game, seat) { "yes" } else { "no" };
    [("who", seat_name(words, game, seat).into()), ("you", you.into())]
}

/// What a seat is called: its first civilization, or its number while it has none.
pub fn seat_name(words: &Words, game: &Tapestry, seat: Seat) -> String {
    let number = ("number", Arg::from(u32::from(seat.0) + 1));
    if seat.index() >= game.seats() {
        return words.say("ta-seat-player", &[number]);
    }
    match game.bot_at(seat) {
        Some(Bot::Automa) => return words.text("ta-seat-automa"),
        Some(Bot::ShadowEmpire) => return words.text("ta-seat-shadow"),
        // One person alone at a real table is spoken to.
        None if is_you(game, seat) => return words.text("ta-seat-you"),
        None => {}
    }
    let civ = game.player_at(seat).civs.first().and_then(|slot| game.kit().civs.get(usize::from(slot.civ)));
    civ.map_or_else(|| words.say("ta-seat-player", &[number]), |civ| printed_name(words, &civ.name))
}

/// The small letters and digits of a text, in words: what messages for texts of the data are called by.
fn slug(text: &str) -> String {
    let letters = text.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { ' ' });
    let parts = letters.collect::<String>().to_lowercase();
    parts.split_whitespace().collect::<Vec<_>>().join("-")
}

/// What something is called that the box prints a name on: a card, a civilization, a landmark, a space. What somebody's own
/// pack calls it is the same in every language.
pub fn printed_name(words: &Words, name: &str) -> String {
    let slug = slug(name);
    // What could not be read has a number: "Tech 5".
    let numbered = match slug.split_once('-') {
        Some((kind, number)) if number.bytes().all(|byte| byte.is_ascii_digit()) => {
            let id = format!("text-ta-numbered-{kind}");
            words.maybe(&id).map(|_| words.say(&id, &[("number", number.into())]))
        }
        _ => None,
    };
    let named = || words.maybe(&format!("text-ta-name-{slug}"));
    numbered.or_else(named).unwrap_or_else(|| name.to_owned())
}

/// What could not be read of a component.
pub fn missing(words: &Words, what: &str) -> String {
    words.maybe(&format!("text-ta-missing-{}", slug(what))).unwrap_or_else(|| what.to_owned())
}

/// A track.
pub fn track_name(words: &Words, track: Track) -> String {
    words.text(&format!("ta-track-{}", track.key()))
}

/// A space of a track: its number and its name.
pub fn space_name(words: &Words, game: &Tapestry, track: Track, space: u8) -> String {
    let board = game.kit().tracks.get(track.index());
    let at = usize::from(space).checked_sub(1);
    let name = board.and_then(|board| board.spaces.get(at?)).map_or("", |known| known.name.as_str());
    if name.is_empty() { space.to_string() } else { format!("{space} {}", printed_name(words, name)) }
}

/// A resource, alone.
pub fn good_name(words: &Words, good: Good) -> String {
    words.text(&format!("ta-good-{}", good.key()))
}

/// An income building.
pub fn building_name(words: &Words, building: Building) -> String {
    words.text(&format!("ta-building-{}", building.key()))
}

/// A terrain.
pub fn terrain_name(words: &Words, terrain: Terrain) -> String {
    words.text(&format!("ta-terrain-{}", terrain.key()))
}

/// A die.
pub fn die_name(words: &Words, die: Die) -> String {
    words.text(&format!("ta-die-{}", die.key()))
}

/// An achievement.
pub fn achievement_name(words: &Words, what: Achievement) -> String {
    words.text(&format!("ta-achievement-{}", what.key()))
}

/// A hex by its coordinates, as they are typed.
pub fn hex_name(game: &Tapestry, hex: Hex) -> String {
    let grid = &game.map().grid;
    if hex.index() >= grid.len() {
        return String::new();
    }
    let at = grid.at(hex);
    format!("{}/{}", at.q, at.r)
}

/// The letters of the columns of a city, margin included.
pub const COLUMNS: &str = "xyzabcdefghijkl";

/// A plot of a city by column and row, margin included: `c4`, as it is typed.
pub fn plot_name(x: u8, y: u8) -> String {
    let column = COLUMNS.as_bytes().get(usize::from(x)).map_or('?', |byte| char::from(*byte));
    format!("{column}{}", i16::from(y) - i16::from(MARGIN) + 1)
}

/// So many of something: "2 workers".
pub fn counted(words: &Words, what: &str, count: impl Into<u32>) -> String {
    words.say(&format!("ta-n-{what}"), &[("count", count.into().into())])
}

/// Things in a row: "a, b and c".
pub fn all_of(words: &Words, parts: &[String]) -> String {
    match parts {
        [] => words.text("ta-nothing"),
        [one] => one.clone(),
        [first @ .., last] => {
            words.say("ta-and", &[("a", first.join(", ").into()), ("b", last.clone().into())])
        }
    }
}

/// Resources, each with its name.
pub fn goods(words: &Words, goods: Goods) -> String {
    let there = Good::ALL.iter().filter(|good| goods.get(**good) > 0);
    let parts: Vec<String> = there.map(|good| counted(words, good.key(), goods.get(*good))).collect();
    all_of(words, &parts)
}
