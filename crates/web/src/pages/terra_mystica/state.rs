//! The position as JSON: what waits, what everybody sees, the last reasons. Nothing hidden is in it.

use kernel::{Game, Notation, Seat, Session};
use serde_json::{Map, Value, json};
use terra_mystica::{
    BonusId, Cult, FactionId, FavourId, FinalTile, PowerAction, ScoringId, SpecialAction, Structure,
    TerraMystica, TownId, Waiting,
};

use super::components::by_cult;
use super::trail::choices;
use crate::context::english_words;

/// Everything a program needs to play.
pub fn state(session: &Session<TerraMystica>) -> Value {
    let game = session.game();
    let mut state = position(game);
    state["waiting"] = waiting(game);
    state["winners"] = game.winners().iter().map(|who| who.0).collect();
    state["last"] = last(session);
    state
}

/// What lies on the table.
pub fn position(game: &TerraMystica) -> Value {
    json!({
        "round": game.round(),
        "order": game.turn_order(),
        "passed": game.passed(),
        "seats": game.seat_list().map(|who| seat(game, who)).collect::<Vec<_>>(),
        "map": { "key": game.map().key, "hexes": hexes(game), "bridges": bridges(game) },
        "scoring": (1..=6).filter_map(|round| game.scoring_of(round)).map(ScoringId::id).collect::<Vec<_>>(),
        "final_tile": game.final_tile().map(FinalTile::key),
        "bonus_cards": game.bonus_cards().map(|(card, coins)| json!({ "card": card.id(), "coins": coins })).collect::<Vec<_>>(),
        "favours": left(FavourId::ALL.map(|id| (id.id(), game.favours_left(id)))),
        "towns": left(TownId::ALL.map(|id| (id.id(), game.towns_left(id)))),
        "power_actions": PowerAction::ALL.map(|action| json!({ "action": action.id(), "used": game.power_action_used(action) })),
        "priest_spaces": Cult::ALL.map(|cult| json!({ "cult": cult.name(), "spaces": game.priest_spaces(cult).map(|seat| seat.map(|seat| seat.0)) })),
        "offers": game.offers().iter().map(|offer| json!({ "to": offer.to.0, "from": offer.from.0, "power": offer.amount })).collect::<Vec<_>>(),
    })
}

fn left<const N: usize>(tiles: [(&str, u8); N]) -> Value {
    tiles.into_iter().map(|(id, count)| (id.to_owned(), count.into())).collect::<Map<_, _>>().into()
}

fn waiting(game: &TerraMystica) -> Value {
    let Some(decision) = game.decision() else { return json!({ "kind": "over" }) };
    let kind = match decision.kind {
        Waiting::Faction => "faction",
        Waiting::Colour => "colour",
        Waiting::FirstFavour => "first_favour",
        Waiting::Dwelling => "dwelling",
        Waiting::BonusCard => "bonus_card",
        Waiting::Turn => "turn",
        Waiting::Rest => "rest",
        Waiting::Into => "into",
        Waiting::Tokens => "tokens",
        Waiting::Offer => "offer",
        Waiting::Reward => "reward",
        Waiting::Token => "token",
        Waiting::Spades => "spades",
        Waiting::Priest => "priest",
        Waiting::Automa => "automa",
    };
    json!({ "kind": kind, "seat": decision.seat.0, "asks": words::terra_mystica::waiting(english_words(), game) })
}

fn seat(game: &TerraMystica, who: Seat) -> Value {
    let player = game.player(who);
    let purse = &player.purse;
    let structures = Structure::ALL.into_iter().map(|kind| {
        let hexes = player.structures[kind.index()].iter().map(|hex| game.map().name(hex));
        (kind.short().to_owned(), hexes.collect::<Vec<_>>().into())
    });
    let towns = TownId::ALL.into_iter().filter(|id| player.towns[id.index()] > 0);
    let used = SpecialAction::ALL.into_iter().filter(|action| player.has_used(*action));
    let mut value = json!({
        "role": game.role(who).name(), "faction": player.faction.map(FactionId::key), "home": player.home.name(),
        "vp": purse.vp, "coins": purse.coins, "workers": purse.workers, "priests": purse.priests, "bowls": purse.bowls,
        "cults": by_cult(purse.cults), "keys": player.keys, "shipping": player.shipping, "digging": player.digging,
        "bonus_card": player.bonus.map(BonusId::id), "passed": player.passed,
        "favours": FavourId::ALL.into_iter().filter(|id| player.has_favour(*id)).map(FavourId::id).collect::<Vec<_>>(),
        "towns": towns.map(|id| json!({ "tile": id.id(), "count": player.towns[id.index()] })).collect::<Vec<_>>(),
        "structures": structures.collect::<Map<_, _>>(),
        "used": used.map(SpecialAction::id).collect::<Vec<_>>(),
    });
    if game.is_automa(who) {
        let (bot, kit) = (game.bot(who), &game.kit().automa);
        let number = |card: u8| kit.card(card).number;
        value["automa"] = json!({
            "action": bot.action().map(number), "support": bot.support().map(number), "deck": bot.deck_size(),
            "drawn": bot.drawn().iter().copied().map(number).collect::<Vec<_>>(), "reserve": bot.reserve_size(),
        });
    }
    value
}

/// What every hex of land is now, and what stands there.
fn hexes(game: &TerraMystica) -> Value {
    let map = game.map();
    let hex = |hex: kernel::Hex| {
        let mut value = json!({ "hex": map.name(hex), "terrain": game.terrain(hex).name() });
        if let Some((seat, kind)) = game.structure(hex) {
            value["seat"] = seat.0.into();
            value["structure"] = kind.short().into();
        }
        value
    };
    map.land.iter().map(hex).collect()
}

fn bridges(game: &TerraMystica) -> Value {
    let map = game.map();
    let built = (0..map.bridges.len() as u8).filter_map(|place| {
        let (a, b) = map.bridges[usize::from(place)];
        Some(json!({ "ends": [map.name(a), map.name(b)], "seat": game.bridge_owner(place)?.0 }))
    });
    built.collect()
}

/// The last decision, in words and with its reasons.
fn last(session: &Session<TerraMystica>) -> Value {
    let number = session.at();
    let before = number.checked_sub(1).and_then(|last| session.position(last));
    let Some((before, entry)) = before.zip(session.history().last()) else { return Value::Null };
    json!({
        "number": number,
        "seat": entry.seat.0,
        "action": before.write(entry.action),
        "line": super::line(english_words(), before, entry),
        "revealed": entry.revealed,
        "choices": choices(english_words(), before, &entry.events),
    })
}
