//! The factions, cards and tiles: drawn in our own hand, and for programs.

use draw::terra_mystica as drawn;
use maud::{Markup, PreEscaped, html};
use serde_json::{Value, json};
use terra_mystica::{
    BonusId, Cult, FactionId, FavourId, FinalTile, Goods, Kit, ScoringId, SpecialAction, Structure, TownId,
};

use crate::context::Context;

/// Everything in the box that has a face.
pub fn page(context: &Context) -> Markup {
    let kit = Kit::printed();
    let words = context.words;
    let tile = |picture: drawn::Picture, says: String| {
        html! { li { (PreEscaped(picture.inline())) span.cap { (says) } } }
    };
    let cards = 0..kit.automa.cards.len() as u8;
    html! {
        nav.chips aria-label=(context.t("web-cards")) {
            @for (id, word) in SECTIONS { a.chip href=(format!("#{id}")) { (context.t(word)) } }
        }
        section #bonus { h2 { (context.t("terra-bonus-cards")) }
            ul.tm-tiles { @for id in BonusId::ALL { (tile(drawn::bonus(kit, id), words::terra_mystica::bonus(words, kit, id))) } } }
        section #favours { h2 { (context.t("terra-favours")) }
            ul.tm-tiles { @for id in FavourId::ALL { (tile(drawn::favour(kit, id), words::terra_mystica::favour(words, kit, id))) } } }
        section #towns { h2 { (context.t("terra-towns")) }
            ul.tm-tiles { @for id in TownId::ALL { (tile(drawn::town(kit, id), words::terra_mystica::town(words, kit, id))) } } }
        section #scoring { h2 { (context.t("terra-rounds")) }
            ul.tm-tiles {
                @for id in ScoringId::ALL { (tile(drawn::scoring(kit, id), words::terra_mystica::scoring(words, kit, id))) }
                @for id in FinalTile::ALL { (tile(drawn::final_tile(kit, id), words::terra_mystica::final_tile(words, kit, id))) }
            } }
        section #automa-cards { h2 { (context.t("terra-automa-cards")) }
            ul.tm-tiles.decisions { @for index in cards {
                (tile(drawn::decision_card(kit, index), words::terra_mystica::decision_card(words, kit.automa.card(index)))) } } }
        section #factions { h2 { (context.t("terra-factions")) }
            ul.tm-factions { @for id in FactionId::ALL { li { (PreEscaped(drawn::faction(kit, id).inline())) } } } }
        section #automa-factions { h2 { (context.t("terra-automa-factions")) }
            ul.tm-factions { @for id in FactionId::ALL { li { (PreEscaped(drawn::automa_faction(kit, id).inline())) } } } }
    }
}

const SECTIONS: [(&str, &str); 7] = [
    ("bonus", "terra-bonus-cards"),
    ("favours", "terra-favours"),
    ("towns", "terra-towns"),
    ("scoring", "terra-rounds"),
    ("automa-cards", "terra-automa-cards"),
    ("factions", "terra-factions"),
    ("automa-factions", "terra-automa-factions"),
];

/// Goods as an object.
pub fn goods(goods: Goods) -> Value {
    json!({ "coins": goods.coins, "workers": goods.workers, "priests": goods.priests, "power": goods.power })
}

/// Numbers by cult.
pub fn by_cult(values: [u8; 4]) -> Value {
    Cult::ALL
        .into_iter()
        .map(|cult| (cult.name().to_owned(), values[cult.index()].into()))
        .collect::<serde_json::Map<_, _>>()
        .into()
}

/// The same for programs.
pub fn json() -> Value {
    let kit = Kit::printed();
    let faction = |id: FactionId| {
        let faction = kit.faction(id);
        let costs = Structure::ALL
            .into_iter()
            .map(|kind| (kind.short().to_owned(), goods(faction.cost[kind.index()])));
        json!({
            "faction": id.key(), "name": faction.name, "fire_and_ice": faction.fire_and_ice, "start": goods(faction.start),
            "bowls": faction.bowls, "cults": by_cult(faction.cults), "dwellings": faction.start_dwellings,
            "cost": costs.collect::<serde_json::Map<_, _>>(), "ability": faction.ability, "stronghold": faction.stronghold,
        })
    };
    let bonus = |id: BonusId| {
        let card = kit.bonus(id);
        json!({ "card": id.id(), "income": goods(card.income), "action": card.action.map(SpecialAction::id),
            "shipping": card.shipping, "promo": card.promo })
    };
    let favour = |id: FavourId| {
        let tile = kit.favour(id);
        json!({ "tile": id.id(), "count": tile.count, "cult": tile.cult.name(), "steps": tile.steps, "income": goods(tile.income),
            "action": tile.action.map(SpecialAction::id) })
    };
    let town = |id: TownId| {
        let tile = kit.town(id);
        json!({ "tile": id.id(), "count": tile.count, "vp": tile.vp, "keys": tile.keys, "gain": goods(tile.gain),
            "cult_steps": tile.cult_steps, "shipping": tile.shipping_step })
    };
    let scoring = |id: ScoringId| {
        let tile = kit.scoring(id);
        json!({ "tile": id.id(), "spade_vp": tile.spade_vp, "town_vp": tile.town_vp, "build_vp": tile.build_vp,
            "cult": tile.bonus.cult.map(Cult::name), "per": tile.bonus.per, "gain": goods(tile.bonus.gain), "spades": tile.bonus.spades })
    };
    let automa = kit.automa.cards.iter().map(|card| {
        json!({ "card": card.number, "action": card.action.name(), "vp": card.vp, "pass": card.x, "count": card.count,
            "structures_goal": card.structures_goal, "cult_goal": card.cult_goal, "plus_faction": card.plus_faction })
    });
    json!({
        "factions": FactionId::ALL.map(faction).to_vec(),
        "bonus_cards": BonusId::ALL.map(bonus).to_vec(),
        "favours": FavourId::ALL.map(favour).to_vec(),
        "towns": TownId::ALL.map(town).to_vec(),
        "scoring": ScoringId::ALL.map(scoring).to_vec(),
        "automa_cards": automa.collect::<Vec<_>>(),
    })
}
