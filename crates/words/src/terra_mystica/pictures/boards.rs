//! The boards of the seats and the cards of the factions.

use kernel::{Game, Role, Seat};
use terra_mystica::components::{Digging, DiggingKind, Income, ShippingTrack};
use terra_mystica::{Cult, Faction, Kit, SpecialAction, Structure, TerraMystica};

use super::super::names::{counted, cult_name, structure_name, terrain_name};
use super::super::things::{behind_id, home};
use super::tiles::{joined_goods, special};
use super::{faction_title, seat_and_role, structures};
use crate::text::capital;
use crate::{Arg, Words};

/// A bowl with its tokens.
pub fn bowl(words: &Words, name: &str, tokens: u8) -> String {
    words.say("tm-bowl", &[("name", name.into()), ("tokens", tokens.into())])
}

/// A place for a piece on a board: what lies under it, or what it has uncovered.
pub fn slot(words: &Words, kind: Structure, left: bool, gain: &str) -> String {
    let gain = if gain.is_empty() { words.text("tm-no-income") } else { gain.to_owned() };
    let args = [("structure", capital(&structure_name(words, kind)).into()), ("gain", gain.into())];
    words.say(if left { "tm-slot-left" } else { "tm-slot-open" }, &args)
}

/// How many of a kind are built, of how many.
pub fn built(words: &Words, kind: Structure, built: usize, supply: u8) -> String {
    let args = [
        ("structure", capital(&structure_name(words, kind)).into()),
        ("built", (built as u32).into()),
        ("supply", supply.into()),
    ];
    words.say("tm-built-of", &args)
}

/// Under a faction's name: who plays it, when its turn is, whether it has passed.
pub fn standing(words: &Words, game: &TerraMystica, who: Seat) -> String {
    let player = game.player(who);
    let mut parts = vec![terrain_name(words, player.home)];
    if game.role(who) != Role::Person {
        parts.push(words.text("seat-automa"));
    }
    if let Some(place) = game.turn_order().iter().position(|seat| *seat == who.0) {
        let place = words.say("ordinal", &[("number", (place as u32 + 1).into())]);
        parts.push(words.say("tm-in-turn", &[("place", place.into())]));
    }
    if player.passed {
        parts.push(words.text("terra-passed"));
    } else if game.to_move() == Some(who) {
        parts.push(words.text("tm-to-act"));
    }
    parts.join(" \u{b7} ")
}

/// Whose board it is.
pub fn board_title(words: &Words, game: &TerraMystica, who: Seat) -> String {
    words.say("tm-board-of", &[("who", seat_and_role(words, game, who).into())])
}

/// Power by bowls: "power 5/7/0".
pub fn power_bowls(words: &Words, [one, two, three]: [u8; 3]) -> String {
    words.say("tm-power-bowls", &[("bowls", format!("{one}/{two}/{three}").into())])
}

/// What a seat has, in a few sentences.
pub fn board(words: &Words, game: &TerraMystica, who: Seat) -> String {
    let (player, purse) = (game.player(who), &game.player(who).purse);
    if player.faction.is_none() {
        return words.text("tm-no-faction");
    }
    let goods = [
        counted(words, "point", purse.vp),
        counted(words, "coin", purse.coins),
        counted(words, "worker", purse.workers),
        counted(words, "priest", purse.priests),
        power_bowls(words, purse.bowls),
        counted(words, "key", player.keys),
        words.say("tm-shipping", &[("level", player.shipping.into())]),
    ];
    let card = match player.bonus {
        None => words.text("tm-bonus-card-none"),
        Some(id) if words.has_codes() => words.say("tm-bonus-card", &[("card", id.id().into())]),
        Some(id) => {
            words.say("tm-bonus-card-does", &[("card", super::tiles::bonus(words, game.kit(), id).into())])
        }
    };
    format!("{}. {} {card}.", goods.join(", "), structures(words, game, who))
}

/// What is counted on a board, under its icon: coins, workers, priests, bridges, keys.
pub fn pile(words: &Words, what: &str) -> String {
    words.text(&format!("tm-pile-{what}"))
}

/// How a special action stands that somebody has or may get.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActionState {
    /// It can be used.
    Free,
    /// It was used this round.
    Used,
    /// It comes with the stronghold.
    Later,
}

/// How an action stands, in a word.
pub fn action_state(words: &Words, state: ActionState) -> String {
    words.text(match state {
        ActionState::Free => "tm-state-free",
        ActionState::Used => "tm-state-used",
        ActionState::Later => "tm-state-later",
    })
}

/// What is said of a special action that somebody has.
pub fn action(words: &Words, kit: &Kit, action: SpecialAction, state: ActionState) -> String {
    let does = format!("{}, {}", special(words, kit, action), action_state(words, state));
    behind_id(words, action.id(), does)
}

/// What the pieces of a kind earn when all of them are built, step by step.
pub fn earnings(words: &Words, income: &Income, kind: Structure, supply: usize) -> String {
    let list = |values: &[u8], what: &str| {
        let most = values.len().min(supply + 1);
        let numbers: Vec<String> = values[..most].iter().map(u8::to_string).collect();
        let says = || words.say(&format!("tm-earns-{what}"), &[("list", numbers.join(" ").into())]);
        values[..most].iter().any(|value| *value > 0).then(says)
    };
    let parts = match kind {
        Structure::Dwelling => vec![list(&income.dwelling_workers, "worker")],
        Structure::TradingHouse => {
            vec![list(&income.trading_coins[1..], "coin"), list(&income.trading_power[1..], "power")]
        }
        Structure::Temple => {
            vec![list(&income.temple_priests[1..], "priest"), list(&income.temple_power[1..], "power")]
        }
        Structure::Stronghold => vec![Some(joined_goods(words, income.stronghold))],
        Structure::Sanctuary => vec![Some(joined_goods(words, income.sanctuary))],
    };
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// How far a faction ships, and what the levels bring.
pub fn shipping_track(words: &Words, track: &ShippingTrack) -> String {
    if track.max == track.start {
        let id = if track.max == 0 { "tm-shipping-none" } else { "tm-shipping-always" };
        return words.say(id, &[("level", track.max.into())]);
    }
    let vp: Vec<String> =
        track.vp[usize::from(track.start)..usize::from(track.max)].iter().map(u8::to_string).collect();
    let args: [(&str, Arg); 3] =
        [("from", track.start.into()), ("to", track.max.into()), ("vp", vp.join(", ").into())];
    words.say("tm-shipping-track", &args)
}

/// What turning land costs at each level.
pub fn digging_track(words: &Words, digging: &Digging) -> String {
    let levels = usize::from(digging.levels).min(digging.per_spade.len());
    let list: Vec<String> = digging.per_spade[..levels].iter().map(u8::to_string).collect();
    let args = [("list", list.join(", ").into()), ("vp", digging.advance_vp[0].into())];
    words.say("tm-digging-track", &args)
}

/// What turning land costs at a level.
pub fn digging(words: &Words, digging: &Digging, level: u8) -> String {
    let price = digging.per_spade.get(usize::from(level)).copied().unwrap_or(0);
    let [usual, foreign] = digging.price;
    let spade = |what: &str| words.say("tm-digging-spade", &[("price", counted(words, what, price).into())]);
    let volcano = |id: &str| words.say(id, &[("usual", usual.into()), ("foreign", foreign.into())]);
    match digging.kind {
        DiggingKind::Workers => spade("worker"),
        DiggingKind::Priests => spade("priest"),
        DiggingKind::Tokens => volcano("tm-digging-tokens"),
        DiggingKind::CultSteps => volcano("tm-digging-steps"),
        DiggingKind::None => words.text("tm-digging-never"),
    }
}

/// Where a faction is at home, under its name; `from` names the box that it comes with.
pub fn faction_home(words: &Words, faction: &Faction) -> String {
    let id = if faction.fire_and_ice { "tm-home-fire-and-ice" } else { "tm-home-base" };
    words.say(id, &[("home", home(words, faction).into())])
}

/// A faction in a sentence.
pub fn faction(words: &Words, faction: &Faction) -> String {
    let cults = Cult::ALL.into_iter().filter(|cult| faction.cults[cult.index()] > 0);
    let cults: Vec<String> =
        cults.map(|cult| format!("{} {}", cult_name(words, cult), faction.cults[cult.index()])).collect();
    let mut parts = vec![
        words.say("tm-at-home", &[("home", home(words, faction).into())]),
        words.say("tm-starts-with", &[("goods", joined_goods(words, faction.start).into())]),
        power_bowls(words, faction.bowls),
    ];
    if !cults.is_empty() {
        parts.push(cults.join(", "));
    }
    parts.push(digging(words, &faction.digging, 0));
    format!("{}: {}.", faction_title(words, faction), parts.join("; "))
}

/// What a faction alone can do.
pub fn ability(words: &Words, faction: &Faction) -> Vec<String> {
    let printed = &Kit::printed().faction(faction.id).ability;
    texts(words, &format!("text-tm-ability-{}", faction.id.key()), &faction.ability, printed)
}

/// What a faction gets with its stronghold.
pub fn stronghold(words: &Words, faction: &Faction) -> Vec<String> {
    let printed = &Kit::printed().faction(faction.id).stronghold;
    texts(words, &format!("text-tm-stronghold-{}", faction.id.key()), &faction.stronghold, printed)
}

fn texts(words: &Words, id: &str, own: &[String], printed: &[String]) -> Vec<String> {
    let one = |(at, own): (usize, &String)| {
        words.printed(&format!("{id}-{}", at + 1), own, printed.get(at).map(String::as_str))
    };
    own.iter().enumerate().map(one).collect()
}
