//! How to play Patchwork, and what of it can be printed.

use draw::patchwork as drawn;
use kernel::{Game, Seed};
use maud::{Markup, PreEscaped, html};
use patchwork::{DeckName, FIRST, Kit, Patchwork, PatchworkOptions};

use crate::context::Context;
use crate::kind::{Guide, Part, Sheet};

/// How to play it.
pub const GUIDE: Guide = Guide {
    parts: &[
        Part::new(
            "goal",
            Some(|_| html! { (PreEscaped(drawn::mini_quilt(super::QUILT))) }),
            &["setup", "limits"],
        ),
        Part::new("turn", Some(time_board), &["turn", "advance", "take"]),
        Part::new("marks", Some(some_patches), &["marks", "tile"]),
        Part::new("end", Some(empty_board), &["end"]),
        Part::new("automa", Some(some_cards), &["automa"]),
    ],
    table: &[
        Part::new("table-setup", Some(ring), &["companion"]),
        Part::new("table-turn", Some(some_cards), &["companion"]),
        Part::new("table-end", None, &["companion"]),
    ],
    terms: &["button", "income", "time", "leather", "special", "ring", "pawn", "token", "virtual", "level"],
};

/// What can be printed.
pub const SHEETS: &[Sheet] = &[
    Sheet { name: "cards", heading: "print-automa-cards", page: decks },
    Sheet { name: "patches", heading: "print-patches", page: patches },
    Sheet { name: "board", heading: "print-board", page: boards },
];

fn game() -> Option<Patchwork> {
    Patchwork::start(Kit::printed(), &PatchworkOptions::default(), Seed(1)).ok()
}

fn time_board(context: &Context) -> Markup {
    html! { @if let Some(game) = game() { div.track { (PreEscaped(drawn::time_board(context.words, &game).inline())) } } }
}

fn some_cards(context: &Context) -> Markup {
    let kit = Kit::printed();
    html! { div.cards.small { @for card in kit.deck(DeckName::Normal).take(3) { (PreEscaped(drawn::card(context.words, kit, card).inline())) } } }
}

/// Patches with income, with the most first.
fn some_patches(context: &Context) -> Markup {
    let kit = Kit::printed();
    let mut best: Vec<_> = kit.patches().iter().collect();
    best.sort_by_key(|patch| std::cmp::Reverse(patch.buttons));
    html! { div.cards.small { @for patch in best.iter().take(3) { (PreEscaped(drawn::offer(context.words, kit, patch.id).inline())) } } }
}

fn empty_board(context: &Context) -> Markup {
    html! { @if let Some(game) = game() { (PreEscaped(drawn::board(context.words, &game, FIRST).inline())) } }
}

/// The patches around the time board, as they lie at the start.
fn ring(context: &Context) -> Markup {
    let says = context.t("learn-patchwork-table-setup");
    html! {
        @if let Some(game) = game() {
            @let patches: Vec<_> = game.ring().take(12).collect();
            (PreEscaped(drawn::ring(context.words, game.kit(), &patches, &says).inline()))
        }
    }
}

/// All patches with their names, as they are looked for at a table: by price, then by time.
fn patches(context: &Context) -> Markup {
    let kit = Kit::printed();
    let mut all: Vec<_> = kit.patches().iter().collect();
    all.sort_by_key(|patch| (patch.cost, patch.time, patch.id.0));
    html! {
        ul.print-cards {
            @for patch in all {
                li { (PreEscaped(drawn::patch(context.words, kit, patch.id).inline())) p { (format!("{}/{} · {} · {}", patch.cost, patch.time, patch.id.0, patch.name)) } }
            }
        }
    }
}

fn decks(context: &Context) -> Markup {
    let kit = Kit::printed();
    html! {
        @for deck in DeckName::ALL {
            section {
                h2 { (context.t(&format!("opt-deck-{}", deck.name()))) }
                ul.print-cards { @for card in kit.deck(deck) { li { (PreEscaped(drawn::card(context.words, kit, card).inline())) } } }
            }
        }
    }
}

fn boards(context: &Context) -> Markup {
    html! {
        @if let Some(game) = game() {
            section.whole { (PreEscaped(drawn::time_board(context.words, &game).inline())) }
            section.whole { (PreEscaped(drawn::board(context.words, &game, FIRST).inline())) }
        }
    }
}
