//! The cards and patches: drawn in our own hand, and for programs.

use maud::{Markup, PreEscaped, html};
use patchwork::{Card, DeckName, Kit, Patch, Square};
use serde_json::{Value, json};
use words::patchwork::patch_name;

use crate::context::Context;

/// All cards of both decks, and all patches.
pub fn page(context: &Context) -> Markup {
    let kit = Kit::printed();
    html! {
            @for deck in DeckName::ALL {
                section {
                    h2 { (context.t(&format!("opt-deck-{}", deck.name()))) }
                    ul.cards { @for card in kit.deck(deck) { li { (PreEscaped(draw::patchwork::card(kit, card).inline())) } } }
                }
            }
            section {
                h2 { (context.t("web-patches")) }
                ul.patches {
                    @for patch in kit.patches() {
                        li {
                            (PreEscaped(draw::patchwork::patch(kit, patch.id).inline()))
                            b { (patch_name(patch)) }
                            span.cap.soft.num {
                                (context.words.say("web-patch-facts", &[
                                    ("cost", patch.cost.into()), ("time", patch.time.into()), ("buttons", patch.buttons.into()),
                                ]))
                            }
                        }
                    }
                }
            }
    }
}

/// The same under the names that the command line has for them.
pub fn json() -> Value {
    let kit = Kit::printed();
    let cards: Vec<Value> = kit.cards().iter().map(card_json).collect();
    let patches: Vec<Value> = kit.patches().iter().map(patch_json).collect();
    json!({ "cards": cards, "patches": patches })
}

fn card_json(card: &Card) -> Value {
    let filters: Vec<_> = card.filters.iter().map(|filter| filter.name()).collect();
    json!({
        "card": card.number, "deck": card.deck.name(), "virtual": card.budget, "filters": filters,
        "income": card.income,
    })
}

fn patch_json(patch: &Patch) -> Value {
    let outline = &patch.outlines[0];
    let filled = |row, column| Square::at(row, column).is_some_and(|square| outline.cells().has(square));
    let row = |row| (0..outline.width).map(|column| if filled(row, column) { '#' } else { '.' }).collect();
    let shape: Vec<String> = (0..outline.height).map(row).collect();
    json!({
        "patch": patch.id.0, "name": patch.name, "cells": patch.cells, "button_cost": patch.cost,
        "time_cost": patch.time, "buttons": patch.buttons, "outlines": patch.outlines.len(), "shape": shape,
    })
}
