//! What is written in the drawings of Terra Mystica and on its pages for a terminal, and said of them to those who cannot
//! see them.
//!
//! - here: the position: seats, hexes, the map, rounds and cults
//! - [`boards`]: the boards of the seats, the cards of the factions
//! - [`tiles`]: cards, tiles and actions, short
//! - [`automa`]: the Automa's cards

pub mod automa;
pub mod boards;
pub mod tiles;

use kernel::{Game, Hex, Role, Seat};
use terra_mystica::state::Phase;
use terra_mystica::{Cult, Faction, Kit, Map, Structure, TerraMystica, Waiting};

use super::names::{all_of, counted, cult_name, faction_name, hex_name, structure_name, terrain_name};
use crate::{Arg, Words};

fn hexes(game: &TerraMystica, hexes: impl IntoIterator<Item = Hex>) -> String {
    hexes.into_iter().map(|hex| hex_name(game, hex)).collect::<Vec<_>>().join(", ")
}

/// Things in a row; no word where there are none.
fn and_all(words: &Words, parts: impl IntoIterator<Item = String>) -> String {
    let parts: Vec<String> = parts.into_iter().collect();
    if parts.is_empty() { String::new() } else { all_of(words, &parts) }
}

/// Seats are counted from 1 for people.
fn number(seat: Seat) -> Arg {
    Arg::from(u32::from(seat.0) + 1)
}

/// A faction, by its own name where somebody's own pack gave it another.
pub fn faction_title(words: &Words, faction: &Faction) -> String {
    let is_printed = Kit::printed().faction(faction.id).name == faction.name;
    if is_printed { faction_name(words, faction.id) } else { faction.name.clone() }
}

/// Who sits there: the faction, or the seat while it has none.
pub fn seat(words: &Words, game: &TerraMystica, seat: Seat) -> String {
    match game.player(seat).faction {
        Some(id) => faction_title(words, game.kit().faction(id)),
        None => words.say("tm-seat-number", &[("number", number(seat))]),
    }
}

/// The same with its number and, where it is one, that it is an Automa.
pub fn seat_and_role(words: &Words, game: &TerraMystica, who: Seat) -> String {
    let id = if game.role(who) == Role::Person { "tm-seat-role" } else { "tm-seat-role-automa" };
    words.say(id, &[("seat", seat(words, game, who).into()), ("number", number(who))])
}

/// The message with the name of a seat put in.
fn of_seat(words: &Words, game: &TerraMystica, id: &str, who: Seat) -> String {
    words.say(id, &[("who", seat(words, game, who).into())])
}

/// A hex: its name, what it shows, what stands there.
pub fn hex(words: &Words, game: &TerraMystica, hex: Hex) -> String {
    let mut parts = vec![hex_name(game, hex), terrain_name(words, game.terrain(hex))];
    if let Some((owner, kind)) = game.structure(hex) {
        let args =
            [("structure", structure_name(words, kind).into()), ("who", seat(words, game, owner).into())];
        parts.push(words.say("tm-hex-structure", &args));
        if game.player(owner).in_town.contains(hex) {
            parts.push(words.text("tm-hex-town"));
        }
    }
    let links = game.seat_list().filter(|seat| game.player(*seat).river_links.contains(hex));
    parts.extend(links.map(|owner| of_seat(words, game, "tm-hex-skipped", owner)));
    parts.join(", ")
}

/// A hex that was considered, and what it fell by.
pub fn considered(words: &Words, game: &TerraMystica, hex: Hex, fell_by: Option<&[String]>) -> String {
    let name = ("name", Arg::from(hex_name(game, hex)));
    match fell_by {
        None => words.say("tm-considered", &[name]),
        Some([]) => words.say("tm-out", &[name]),
        Some(why) => words.say("tm-out-why", &[name, ("why", why.join(", ").into())]),
    }
}

/// Whose town it is.
pub fn town_of(words: &Words, game: &TerraMystica, owner: Seat) -> String {
    of_seat(words, game, "tm-town-of", owner)
}

/// A place for a bridge.
pub fn bridge(words: &Words, game: &TerraMystica, (a, b): (Hex, Hex)) -> String {
    words.say("tm-bridge", &[("a", hex_name(game, a).into()), ("b", hex_name(game, b).into())])
}

/// A bridge that stands.
pub fn bridge_of(words: &Words, game: &TerraMystica, owner: Seat, ends: (Hex, Hex)) -> String {
    let args = [("bridge", bridge(words, game, ends).into()), ("who", seat(words, game, owner).into())];
    words.say("tm-bridge-of", &args)
}

/// What a board is called.
pub fn map_name(words: &Words, map: &Map) -> String {
    let printed = Kit::printed().maps.iter().find(|known| known.key == map.key);
    words.printed(&format!("text-tm-map-{}", map.key), &map.title, printed.map(|known| known.title.as_str()))
}

/// The title of the map.
pub fn map_title(words: &Words, game: &TerraMystica) -> String {
    words.say("tm-map-title", &[("map", map_name(words, game.map()).into())])
}

/// What is shown over a map, for [`map`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Over<'a> {
    /// What can be chosen.
    pub picks: &'a [Hex],
    /// How many hexes were considered.
    pub considered: u32,
    /// What was chosen.
    pub chosen: Option<Hex>,
    /// What was moved last.
    pub last: &'a [Hex],
}

/// What stands on the map, in a sentence for each seat; then what is shown over it.
pub fn map(words: &Words, game: &TerraMystica, over: Over<'_>) -> String {
    let list = |id: &str, all: &[Hex]| words.say(id, &[("hexes", hexes(game, all.iter().copied()).into())]);
    let mut sentences: Vec<String> = game.seat_list().map(|seat| structures(words, game, seat)).collect();
    if !over.picks.is_empty() {
        sentences.push(list("tm-to-choose", over.picks));
    }
    if over.considered > 0 {
        sentences.push(format!("{}.", words.say("candidates", &[("count", over.considered.into())])));
    }
    if let Some(hex) = over.chosen {
        sentences.push(words.say("tm-chosen", &[("hex", hex_name(game, hex).into())]));
    }
    if !over.last.is_empty() {
        sentences.push(list("tm-last", over.last));
    }
    sentences.join(" ")
}

/// The structures of a seat on the map.
pub fn structures(words: &Words, game: &TerraMystica, who: Seat) -> String {
    let player = game.player(who);
    let each = Structure::ALL.into_iter().filter(|kind| player.count(*kind) > 0).map(|kind| {
        let hexes = player.structures[kind.index()].iter().map(|hex| hex_name(game, hex));
        format!("{} {}", structure_name(words, kind), hexes.collect::<Vec<_>>().join(" "))
    });
    let list: Vec<String> = each.collect();
    let list = if list.is_empty() { words.text("tm-nothing-on-map") } else { list.join(", ") };
    format!("{}: {list}.", seat(words, game, who))
}

/// How far the game is.
pub fn round(words: &Words, game: &TerraMystica) -> String {
    let id = match game.phase() {
        Phase::Faction | Phase::Colour | Phase::FirstFavour | Phase::Dwellings(_) | Phase::BonusCards => {
            "terra-setup"
        }
        Phase::Actions => "terra-round",
        Phase::CultBonus => "tm-end-of-round",
        Phase::Income => "tm-income-of-round",
        Phase::Over => "tm-is-over",
    };
    words.say(id, &[("round", game.round().into())])
}

/// What the game waits for, or how it ended.
pub fn status(words: &Words, game: &TerraMystica) -> String {
    let Some(decision) = game.decision() else { return ended(words, game) };
    let id = match decision.kind {
        Waiting::Faction => "tm-ask-faction",
        Waiting::Colour => "tm-ask-colour",
        Waiting::FirstFavour => "tm-ask-first-favour",
        Waiting::Dwelling => "tm-todo-dwelling",
        Waiting::BonusCard => "tm-ask-bonus-card",
        Waiting::Turn => "tm-todo-turn",
        Waiting::Rest => "tm-todo-rest",
        Waiting::Into => "tm-ask-into",
        Waiting::Tokens => "tm-todo-tokens",
        Waiting::Offer => "tm-todo-offer",
        Waiting::Reward => "tm-todo-reward",
        Waiting::Token => "tm-todo-token",
        Waiting::Spades => "tm-todo-spades",
        Waiting::Priest => "tm-todo-priest",
        Waiting::Automa => "tm-todo-automa",
    };
    of_seat(words, game, id, decision.seat)
}

fn ended(words: &Words, game: &TerraMystica) -> String {
    let winners = game.winners();
    let best = winners.first().map_or(0, |who| game.score(who));
    let winners: Vec<String> = winners.iter().map(|who| seat(words, game, who)).collect();
    let args = [
        ("winners", (winners.len() as u32).into()),
        ("who", and_all(words, winners).into()),
        ("vp", best.into()),
    ];
    words.say("tm-status-won", &args)
}

/// Under the title: who plays what, on which board.
pub fn about(words: &Words, game: &TerraMystica) -> String {
    let seats: Vec<String> = game.seat_list().map(|who| seat_and_role(words, game, who)).collect();
    format!("{} \u{b7} {}", map_name(words, game.map()), seats.join(", "))
}

/// A marker on a cult track.
pub fn marker(words: &Words, game: &TerraMystica, who: Seat, cult: Cult) -> String {
    let args = [
        ("who", seat(words, game, who).into()),
        ("space", game.player(who).purse.cults[cult.index()].into()),
        ("cult", cult_name(words, cult).into()),
    ];
    words.say("tm-marker", &args)
}

/// A priest on the cult board.
pub fn priest_of(words: &Words, game: &TerraMystica, who: Seat) -> String {
    of_seat(words, game, "tm-priest-of", who)
}

/// Where everybody stands on the cult tracks.
pub fn cults(words: &Words, game: &TerraMystica) -> String {
    let each = game.seat_list().map(|who| {
        let steps = Cult::ALL
            .map(|cult| format!("{} {}", cult_name(words, cult), game.player(who).purse.cults[cult.index()]));
        format!("{}: {}.", seat(words, game, who), steps.join(", "))
    });
    each.collect::<Vec<_>>().join(" ")
}

/// The position in a few sentences.
pub fn position(words: &Words, game: &TerraMystica, over: Over<'_>) -> String {
    let mut sentences = vec![format!("{}.", round(words, game)), status(words, game)];
    sentences.extend(game.seat_list().map(|who| {
        let points = counted(words, "point", game.player(who).purse.vp);
        format!("{}: {points}.", seat(words, game, who))
    }));
    sentences.push(map(words, game, over));
    sentences.push(cults(words, game));
    sentences.join(" ")
}
