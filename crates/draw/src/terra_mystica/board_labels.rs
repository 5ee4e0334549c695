//! Every word on the boards of the seats and on the cards of the factions.

use kernel::{Game, Role, Seat};
use terra_mystica::components::{Digging, Income, ShippingTrack};
use terra_mystica::{Structure, TerraMystica};

use super::labels::{capital, counted, ordinal, seat_and_role, structures};
use super::words;

pub(super) const INCOME: &str = "next income";
pub(super) const NO_CARD: &str = "no card";

pub(super) fn bowl(name: &str, tokens: u8) -> String {
    format!("Bowl {name}: {}", counted(tokens, "token", "tokens"))
}

/// A place for a piece on a board: what lies under it, or what it has uncovered.
pub(super) fn slot(kind: Structure, left: bool, gain: &str) -> String {
    let gain = if gain.is_empty() { "no income" } else { gain };
    if left { format!("{}, not built: {gain}", capital(kind.name())) } else { format!("Income: {gain}") }
}

/// Under a faction's name: who plays it, when its turn is, whether it has passed.
pub(crate) fn standing(game: &TerraMystica, who: Seat) -> String {
    let player = game.player(who);
    let mut words = vec![player.home.name().to_owned()];
    if game.role(who) != Role::Person {
        words.push("Automa".to_owned());
    }
    if let Some(place) = game.turn_order().iter().position(|seat| *seat == who.0) {
        words.push(format!("{} in turn", ordinal(place + 1)));
    }
    if player.passed {
        words.push("passed".to_owned());
    } else if game.to_move() == Some(who) {
        words.push("to act".to_owned());
    }
    words.join(" \u{b7} ")
}

pub(super) fn board_title(game: &TerraMystica, who: Seat) -> String {
    format!("The board of {}", seat_and_role(game, who))
}

/// What a seat has, in a few sentences.
pub(crate) fn board_in_words(game: &TerraMystica, who: Seat) -> String {
    let (player, purse) = (game.player(who), &game.player(who).purse);
    if player.faction.is_none() {
        return "No faction yet.".to_owned();
    }
    let [one, two, three] = purse.bowls;
    let goods = [
        counted(purse.vp, "point", "points"),
        counted(purse.coins, "coin", "coins"),
        counted(purse.workers, "worker", "workers"),
        counted(purse.priests, "priest", "priests"),
        format!("power {one}/{two}/{three}"),
        counted(player.keys, "key", "keys"),
        format!("shipping {}", player.shipping),
    ];
    let card =
        player.bonus.map_or_else(|| "No bonus card".to_owned(), |id| format!("Bonus card {}", id.id()));
    format!("{}. {} {card}.", goods.join(", "), structures(game, who))
}

/// What the pieces of a kind earn when all of them are built, step by step.
pub(super) fn earnings(income: &Income, kind: Structure, supply: usize) -> String {
    let list = |values: &[u8], name: &str| {
        let most = values.len().min(supply + 1);
        let numbers: Vec<String> = values[..most].iter().map(u8::to_string).collect();
        values[..most].iter().any(|value| *value > 0).then(|| format!("{} {name}", numbers.join(" ")))
    };
    let parts = match kind {
        Structure::Dwelling => vec![list(&income.dwelling_workers, "workers")],
        Structure::TradingHouse => {
            vec![list(&income.trading_coins[1..], "coins"), list(&income.trading_power[1..], "power")]
        }
        Structure::Temple => {
            vec![list(&income.temple_priests[1..], "priests"), list(&income.temple_power[1..], "power")]
        }
        Structure::Stronghold => vec![Some(words::goods(income.stronghold))],
        Structure::Sanctuary => vec![Some(words::goods(income.sanctuary))],
    };
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

pub(super) fn shipping_track(track: &ShippingTrack) -> String {
    if track.max == track.start {
        return if track.max == 0 { "None".to_owned() } else { format!("Always {}", track.max) };
    }
    let vp: Vec<String> =
        track.vp[usize::from(track.start)..usize::from(track.max)].iter().map(u8::to_string).collect();
    format!("{} to {}, for {} VP", track.start, track.max, vp.join(", "))
}

pub(super) fn digging_track(digging: &Digging) -> String {
    let levels = usize::from(digging.levels).min(digging.per_spade.len());
    let list: Vec<String> = digging.per_spade[..levels].iter().map(u8::to_string).collect();
    let vp = digging.advance_vp[0];
    format!("{} workers a spade, {vp} VP", list.join(", "))
}
