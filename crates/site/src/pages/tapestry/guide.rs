//! How to play Tapestry, and what of it can be printed.

use draw::tapestry as drawn;
use kernel::{Game, Options as _, Seat, Seed};
use maud::{Markup, PreEscaped, html};
use tapestry::{Kit, Tapestry, TapestryOptions, Track, Version};

use crate::context::Context;
use crate::kind::{Guide, Part, Sheet};

/// How to play it.
pub const GUIDE: Guide = Guide {
    parts: &[
        Part::new("goal", Some(tracks), &["setup", "tracks"]),
        Part::new("turn", Some(one_track), &["turn", "advance", "resources", "effect"]),
        Part::new("income", Some(mat), &["income", "tapestry", "card", "buildings", "civilizations", "civ"]),
        Part::new("explore", Some(map), &["explore", "conquer"]),
        Part::new("invent", Some(techs), &["tech", "science", "arts"]),
        Part::new("city", Some(city), &["city", "landmarks", "achievements"]),
        Part::new("end", None, &["end"]),
        Part::new("automa", Some(some_cards), &["automa"]),
    ],
    table: &[
        Part::new("table-setup", Some(civilization), &["automa"]),
        Part::new("table-turn", Some(pair), &["automa"]),
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
        "tapestry",
        "tech",
        "space",
        "masterpiece",
        "neighbour",
        "bots",
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

fn one_track(context: &Context) -> Markup {
    html! { @if let Some(game) = game() { (PreEscaped(drawn::track(context.words, &game, Track::Exploration, &[]).inline())) } }
}

fn mat(context: &Context) -> Markup {
    html! { @if let Some(game) = game() { (PreEscaped(drawn::mat(context.words, &game, Seat(0)).inline())) } }
}

fn techs(context: &Context) -> Markup {
    let kit = Kit::printed();
    html! { div.cards { @for card in (0..3).filter_map(|card| drawn::tech(context.words, kit, card)) { (PreEscaped(card.inline())) } } }
}

fn city(context: &Context) -> Markup {
    html! { @if let Some(mat) = drawn::city_mat(context.words, Kit::printed(), 0) { (PreEscaped(mat.inline())) } }
}

fn civilization(context: &Context) -> Markup {
    html! { @if let Some(card) = drawn::civilization(context.words, Kit::printed(), 0, Version::Latest) { div.cards { (PreEscaped(card.inline())) } } }
}

fn pair(context: &Context) -> Markup {
    let pair = drawn::decision_pair(context.words, Kit::printed(), [0, 1]);
    html! { @if let Some(pair) = pair { (PreEscaped(pair.inline())) } }
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
