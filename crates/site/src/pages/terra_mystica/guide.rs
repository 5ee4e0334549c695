//! How to play Terra Mystica, and what of it can be printed.

use draw::terra_mystica as drawn;
use kernel::{Game, Options as _, Seat, Seed};
use maud::{Markup, PreEscaped, html};
use terra_mystica::automa::Cards;
use terra_mystica::{FactionId, FavourId, Kit, TerraMystica, TerraOptions, TownId};

use crate::context::Context;
use crate::kind::{Guide, Part, Sheet};

/// How to play it.
pub const GUIDE: Guide = Guide {
    parts: &[
        Part::new("goal", Some(|context| map(context, "base")), &["setup", "map", "limits"]),
        Part::new("round", Some(rounds), &["round", "income", "pass", "bonus", "cleanup"]),
        Part::new(
            "turn",
            Some(actions),
            &[
                "action", "digging", "spade", "build", "upgrade", "shipping", "reach", "bridge", "faction",
                "ice", "volcano",
            ],
        ),
        Part::new("power", Some(own_board), &["power", "convert", "leech"]),
        Part::new("cults", Some(cults), &["cult", "cult-bonus", "favour"]),
        Part::new("towns", Some(towns), &["town"]),
        Part::new("end", None, &["end", "scoring"]),
        Part::new("automa", Some(some_cards), &["automa"]),
    ],
    table: &[
        Part::new("table-setup", Some(faction_card), &["companion"]),
        Part::new("table-turn", Some(pair), &["companion"]),
        Part::new("table-end", None, &["companion"]),
    ],
    terms: &[
        "round", "power", "action", "spade", "home", "reach", "leech", "favour", "town", "cult", "bonus",
        "key", "support",
    ],
};

/// What can be printed.
pub const SHEETS: &[Sheet] = &[
    Sheet { name: "cards", heading: "print-automa-cards", page: cards },
    Sheet { name: "factions", heading: "terra-automa-factions", page: factions },
    Sheet { name: "map", heading: "print-map", page: maps },
    Sheet { name: "tiles", heading: "print-tiles", page: tiles },
];

fn game(map: &str) -> Option<TerraMystica> {
    let mut options = TerraOptions::default().solo();
    options.set("map", map).ok()?;
    TerraMystica::start(Kit::printed(), &options, Seed(1)).ok()
}

fn map(context: &Context, name: &str) -> Markup {
    let view = drawn::MapView::default();
    html! { @if let Some(game) = game(name) { div.mapbox { (PreEscaped(drawn::map(context.words, &game, &view).inline())) } } }
}

fn actions(context: &Context) -> Markup {
    html! { @if let Some(game) = game("base") { (PreEscaped(drawn::power_actions(context.words, &game).inline())) } }
}

/// A game of two well-known peoples, with its rounds dealt.
fn begun() -> Option<TerraMystica> {
    let mut options = TerraOptions::default().solo();
    options.set("factions", "witches").ok()?;
    TerraMystica::start(Kit::printed(), &options, Seed(1)).ok()
}

fn rounds(context: &Context) -> Markup {
    html! { @if let Some(game) = begun() { (PreEscaped(drawn::rounds(context.words, &game, 3).inline())) } }
}

fn own_board(context: &Context) -> Markup {
    html! { @if let Some(game) = begun() { (PreEscaped(drawn::board(context.words, &game, Seat(0)).inline())) } }
}

fn cults(context: &Context) -> Markup {
    html! { @if let Some(game) = begun() { (PreEscaped(drawn::cults(context.words, &game).inline())) } }
}

fn towns(context: &Context) -> Markup {
    html! { @if let Some(game) = begun() { (PreEscaped(drawn::town_tiles(context.words, &game).inline())) } }
}

fn faction_card(context: &Context) -> Markup {
    let known = FactionId::ALL.first();
    html! { @if let Some(id) = known { div.cards { (PreEscaped(drawn::automa_faction(context.words, Kit::printed(), *id).inline())) } } }
}

fn pair(context: &Context) -> Markup {
    let cards = Cards { support: 0, action: 1 };
    html! { (PreEscaped(drawn::decision_pair(context.words, Kit::printed(), cards).inline())) }
}

fn some_cards(context: &Context) -> Markup {
    let kit = Kit::printed();
    html! { div.cards { @for card in 0..2 { (PreEscaped(drawn::decision_card(context.words, kit, card).inline())) } } }
}

fn cards(context: &Context) -> Markup {
    let kit = Kit::printed();
    html! {
        ul.print-cards.large {
            @for card in 0..kit.automa.cards.len() as u8 { li { (PreEscaped(drawn::decision_card(context.words, kit, card).inline())) } }
        }
    }
}

fn factions(context: &Context) -> Markup {
    let kit = Kit::printed();
    html! { ul.print-cards.large { @for id in FactionId::ALL { li { (PreEscaped(drawn::automa_faction(context.words, kit, id).inline())) } } } }
}

fn maps(context: &Context) -> Markup {
    let field = TerraOptions::FIELDS.iter().find(|field| field.key == "map");
    let names = field.map_or(&[][..], |field| field.values);
    html! {
        @for (name, _) in names {
            section.whole {
                h2 { (words::options::known(context.words, TerraMystica::NAME, &format!("map-{name}")).unwrap_or_else(|| (*name).to_owned())) }
                (map(context, name))
            }
        }
    }
}

fn tiles(context: &Context) -> Markup {
    let (kit, words) = (Kit::printed(), context.words);
    html! {
        section {
            h2 { (context.t("terra-favours")) }
            ul.print-list { @for id in FavourId::ALL { li { (PreEscaped(drawn::favour(words, kit, id).inline())) span { (words::terra_mystica::favour(words, kit, id)) } } } }
        }
        section {
            h2 { (context.t("terra-towns")) }
            ul.print-list { @for id in TownId::ALL { li { (PreEscaped(drawn::town(words, kit, id).inline())) span { (words::terra_mystica::town(words, kit, id)) } } } }
        }
    }
}
