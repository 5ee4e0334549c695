//! Every word about a position in the pictures and in the terminal. Short plain English, in one place.

use kernel::{Game, Hex, Role, Seat};
use terra_mystica::state::{Phase, ROUNDS};
use terra_mystica::{Cult, Structure, TerraMystica, Waiting};

use super::layers::{Considered, MapView, Pick};
use super::marks;

pub(crate) const GAME: &str = "Terra Mystica";
pub(crate) const CULTS: &str = "Cults";
pub(crate) const ROUND_TILES: &str = "Rounds";
pub(crate) const POWER_ACTIONS: &str = "Power actions";
pub(crate) const BONUS_CARDS: &str = "Bonus cards";
pub(crate) const FAVOUR_TILES: &str = "Favour tiles";
pub(crate) const TOWN_TILES: &str = "Town tiles";
pub(crate) const RESULT: &str = "Final scores";
pub(crate) const TURN_ORDER: &str = "Turn order";
pub(crate) const PASSED: &str = "Passed";
pub(crate) const TOTAL: &str = "Total";

/// At most so many characters, the last one telling that there were more.
pub(crate) fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most.saturating_sub(1)).chain(['\u{2026}']).collect()
}

/// The first letter large.
pub(crate) fn capital(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map(|first| first.to_uppercase().chain(rest).collect()).unwrap_or_default()
}

/// A number with a real minus sign.
pub(super) fn number(value: i32) -> String {
    if value < 0 { format!("\u{2212}{}", value.unsigned_abs()) } else { value.to_string() }
}

/// A number of things.
pub(crate) fn counted(count: impl Into<u32>, one: &str, more: &str) -> String {
    let count = count.into();
    format!("{count} {}", if count == 1 { one } else { more })
}

/// Who sits there: the faction, or the seat while it has none.
pub(crate) fn seat(game: &TerraMystica, seat: Seat) -> String {
    match game.player(seat).faction {
        Some(id) => game.kit().faction(id).name.clone(),
        None => format!("Seat {}", marks::number(seat)),
    }
}

/// The same with its number and, where it is one, that it is an Automa.
pub(crate) fn seat_and_role(game: &TerraMystica, who: Seat) -> String {
    let automa = if game.role(who) == Role::Person { "" } else { ", Automa" };
    format!("{} ({}{automa})", seat(game, who), marks::number(who))
}

/// A hex in words: its name, what it shows, what stands there.
pub(crate) fn hex(game: &TerraMystica, hex: Hex) -> String {
    let mut words = vec![game.map().name(hex).to_owned(), game.terrain(hex).name().to_owned()];
    if let Some((owner, kind)) = game.structure(hex) {
        words.push(format!("{} of the {}", kind.name(), seat(game, owner)));
        if game.player(owner).in_town.contains(hex) {
            words.push("in a town".to_owned());
        }
    }
    let links = game.seat_list().filter(|seat| game.player(*seat).river_links.contains(hex));
    words.extend(links.map(|owner| format!("skipped by the {}", seat(game, owner))));
    words.join(", ")
}

/// What is said of a hex that can be chosen.
pub(super) fn pick(game: &TerraMystica, pick: &Pick) -> String {
    let hex = hex(game, pick.hex);
    if pick.says.is_empty() { hex } else { format!("{hex}: {}", pick.says) }
}

pub(super) fn considered(name: &str, one: &Considered) -> String {
    match &one.out {
        Some(lines) if lines.is_empty() => format!("{name}: out"),
        Some(lines) => format!("{name}: out, {}", lines.join(", ")),
        None => format!("{name}: considered"),
    }
}

pub(super) fn town_of(game: &TerraMystica, owner: Seat) -> String {
    format!("A town of the {}", seat(game, owner))
}

pub(super) fn bridge(game: &TerraMystica, (a, b): (Hex, Hex)) -> String {
    format!("Bridge from {} to {}", game.map().name(a), game.map().name(b))
}

pub(super) fn bridge_of(game: &TerraMystica, owner: Seat, ends: (Hex, Hex)) -> String {
    format!("{}, of the {}", bridge(game, ends), seat(game, owner))
}

pub(super) fn map_title(game: &TerraMystica) -> String {
    let title = game.map().title.as_str();
    format!("The map: {title}")
}

/// What stands on the map, in a sentence for each seat; then what is shown over it.
pub(super) fn map_in_words(game: &TerraMystica, view: &MapView) -> String {
    let mut sentences: Vec<String> = game.seat_list().map(|seat| structures(game, seat)).collect();
    let names =
        |hexes: Vec<Hex>| hexes.iter().map(|hex| game.map().name(*hex)).collect::<Vec<_>>().join(", ");
    if !view.picks.is_empty() {
        sentences.push(format!("To choose: {}.", names(view.picks.iter().map(|pick| pick.hex).collect())));
    }
    if !view.considered.is_empty() {
        sentences.push(format!("{}.", counted(view.considered.len() as u32, "candidate", "candidates")));
    }
    if let Some(hex) = view.chosen {
        sentences.push(format!("{} is chosen.", game.map().name(hex)));
    }
    if !view.last.is_empty() {
        sentences.push(format!("Last: {}.", names(view.last.iter().collect())));
    }
    sentences.join(" ")
}

/// The structures of a seat on the map.
pub(crate) fn structures(game: &TerraMystica, who: Seat) -> String {
    let player = game.player(who);
    let each = Structure::ALL.into_iter().filter(|kind| player.count(*kind) > 0).map(|kind| {
        let hexes = player.structures[kind.index()].iter().map(|hex| game.map().name(hex));
        format!("{} {}", kind.name(), hexes.collect::<Vec<_>>().join(" "))
    });
    let list: Vec<String> = each.collect();
    let list = if list.is_empty() { "nothing on the map".to_owned() } else { list.join(", ") };
    format!("{}: {list}.", seat(game, who))
}

/// How far the game is.
pub(crate) fn round(game: &TerraMystica) -> String {
    match game.phase() {
        Phase::Faction | Phase::Colour | Phase::FirstFavour | Phase::Dwellings(_) | Phase::BonusCards => {
            "Setup".to_owned()
        }
        Phase::Actions => format!("Round {} of {ROUNDS}", game.round()),
        Phase::CultBonus => format!("End of round {}", game.round()),
        Phase::Income => format!("Income of round {}", game.round()),
        Phase::Over => "The game is over".to_owned(),
    }
}

/// What the game waits for, or how it ended.
pub(crate) fn status(game: &TerraMystica) -> String {
    let Some(decision) = game.decision() else {
        let best = game.seat_list().map(|seat| game.score(seat)).max().unwrap_or(0);
        let winners: Vec<String> =
            game.seat_list().filter(|who| game.score(*who) == best).map(|who| seat(game, who)).collect();
        return format!(
            "{} {} with {best}.",
            winners.join(" and "),
            if winners.len() == 1 { "win" } else { "tie" }
        );
    };
    let what = match decision.kind {
        Waiting::Faction => "choose a faction",
        Waiting::Colour => "choose a terrain",
        Waiting::FirstFavour => "take a favour tile",
        Waiting::Dwelling => "place a dwelling",
        Waiting::BonusCard => "take a bonus card",
        Waiting::Turn => "to act",
        Waiting::Rest => "finish the action",
        Waiting::Into => "choose what the hex becomes",
        Waiting::Tokens => "remove power tokens",
        Waiting::Offer => "take or decline power",
        Waiting::Reward => "take a cult step",
        Waiting::Token => "buy a token or not",
        Waiting::Spades => "use the spades",
        Waiting::Priest => "decide on a priest",
        Waiting::Automa => "the Automa\u{2019}s turn",
    };
    format!("{}: {what}.", seat(game, decision.seat))
}

/// Under the title: who plays what, on which board.
pub(crate) fn about(game: &TerraMystica) -> String {
    let seats: Vec<String> = game.seat_list().map(|who| seat_and_role(game, who)).collect();
    format!("{} \u{b7} {}", game.map().title, seats.join(", "))
}

/// A place in a row, from 1.
pub(crate) fn ordinal(place: usize) -> String {
    match place {
        1 => "1st".to_owned(),
        2 => "2nd".to_owned(),
        3 => "3rd".to_owned(),
        n => format!("{n}th"),
    }
}

pub(super) fn marker(game: &TerraMystica, who: Seat, cult: Cult) -> String {
    format!("{} on {} of {}", seat(game, who), game.player(who).purse.cults[cult.index()], cult.name())
}

pub(super) fn priest_of(game: &TerraMystica, who: Seat) -> String {
    format!("A priest of the {}", seat(game, who))
}

/// Where everybody stands on the cult tracks.
pub(super) fn cults_in_words(game: &TerraMystica) -> String {
    let each = game.seat_list().map(|who| {
        let steps =
            Cult::ALL.map(|cult| format!("{} {}", cult.name(), game.player(who).purse.cults[cult.index()]));
        format!("{}: {}.", seat(game, who), steps.join(", "))
    });
    each.collect::<Vec<_>>().join(" ")
}

/// The position in a few sentences, for those who cannot see it.
pub(super) fn position_in_words(game: &TerraMystica, view: &MapView) -> String {
    let mut sentences = vec![format!("{}.", round(game)), status(game)];
    sentences.extend(game.seat_list().map(|who| {
        let points = counted(game.player(who).purse.vp, "point", "points");
        format!("{}: {points}.", seat(game, who))
    }));
    sentences.push(map_in_words(game, view));
    sentences.push(cults_in_words(game));
    sentences.join(" ")
}
