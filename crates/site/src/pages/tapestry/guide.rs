//! How to play Tapestry, and what of it can be printed.

use draw::tapestry as drawn;
use kernel::{Game, Options as _, Seed};
use maud::{Markup, PreEscaped, html};
use tapestry::{Kit, Tapestry, TapestryOptions};

use crate::context::Context;
use crate::kind::{Guide, Part, Sheet};

/// How to play it.
pub const GUIDE: Guide = Guide {
    parts: &[
        Part::new("goal", Some(tracks), &["setup", "tracks"]),
        Part::new("turn", None, &["turn", "advance", "resources"]),
        Part::new("income", None, &["income", "tapestry", "buildings"]),
        Part::new("explore", Some(map), &["explore", "conquer"]),
        Part::new("invent", None, &["tech", "science", "arts"]),
        Part::new("city", None, &["city", "landmarks", "achievements"]),
        Part::new("end", None, &["end"]),
        Part::new("automa", Some(some_cards), &["automa"]),
    ],
    table: &[
        Part::new("table-setup", None, &["automa"]),
        Part::new("table-turn", None, &["automa"]),
        Part::new("table-end", None, &["automa", "end"]),
    ],
    terms: &[
        "track",
        "tier",
        "benefit",
        "bonus",
        "income",
        "era",
        "territory",
        "control",
        "outpost",
        "landmark",
        "neighbour",
        "favourite",
    ],
};

/// What can be printed.
pub const SHEETS: &[Sheet] = &[
    Sheet { name: "cards", heading: "print-automa-cards", page: cards },
    Sheet { name: "map", heading: "print-map", page: |context| html! { section.whole { (map(context)) } } },
    Sheet {
        name: "tracks",
        heading: "ta-tracks",
        page: |context| html! { section.whole { (tracks(context)) } },
    },
];

fn game() -> Option<Tapestry> {
    Tapestry::start(Kit::printed(), &TapestryOptions::default().solo(), Seed(1)).ok()
}

fn tracks(context: &Context) -> Markup {
    html! { @if let Some(game) = game() { (PreEscaped(drawn::tracks(context.words, &game, &[]).inline())) } }
}

fn map(context: &Context) -> Markup {
    let view = drawn::MapView::default();
    html! { @if let Some(game) = game() { div.mapbox { (PreEscaped(drawn::map(context.words, &game, &view).inline())) } } }
}

fn some_cards(context: &Context) -> Markup {
    let kit = Kit::printed();
    html! { div.cards { @for card in (0..2).filter_map(|card| drawn::decision_card(context.words, kit, card)) { (PreEscaped(card.inline())) } } }
}

fn cards(context: &Context) -> Markup {
    let kit = Kit::printed();
    let all =
        (0..kit.automa.cards.len() as u8).filter_map(|card| drawn::decision_card(context.words, kit, card));
    html! { ul.print-cards.large { @for card in all { li { (PreEscaped(card.inline())) } } } }
}
