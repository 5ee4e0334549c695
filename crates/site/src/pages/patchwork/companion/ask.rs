//! What it waits for, as something to tap: one tap for an ordinary turn.

use maud::{Markup, PreEscaped, html};
use patchwork::companion::{CompanionAction, CompanionDecision, Reckoned};
use patchwork::{FIRST, PatchId};
use words::Beside;
use words::patchwork::companion::place;

use super::desk::{Desk, facts};
use super::grid;
use crate::pages::layout::{drawn_icon, icon};

/// Everything that can be tapped.
pub fn answers(desk: Desk<'_>, decision: &CompanionDecision, tried: Option<&str>) -> Markup {
    match decision {
        CompanionDecision::Ring { known, missing } => grid::ring(desk, known, *missing),
        CompanionDecision::YourTurn { advance_to, next, within_reach } => {
            turn(desk, *advance_to, next, within_reach)
        }
        CompanionDecision::NextThree { known, .. } => grid::next_three(desk, known),
        CompanionDecision::Automa { next_back } => automa(desk, *next_back),
        CompanionDecision::Card { possible } => cards(desk, possible),
        CompanionDecision::Result { reckoned } => result(desk, *reckoned, tried),
    }
}

/// Advanced, or took one of the next three; or, where these are not known, one of all that are left.
fn turn(desk: Desk<'_>, advance_to: u8, next: &[PatchId], within_reach: &[PatchId]) -> Markup {
    let spaces = advance_to - desk.game().space(FIRST).min(advance_to);
    let known = desk.game().next_missing() == 0;
    let advance = html! {
        button.co-choice.advance name="action" value=(desk.write(CompanionAction::Advance)) data-key="a" {
            (icon("right"))
            span { b { (desk.t("table-advanced")) } small.num { (desk.say("table-advanced-to", &[("to", advance_to.into()), ("spaces", spaces.into())])) } }
        }
    };
    html! {
        (desk.form("co-choices", &html! {
            @if known {
                @for (&patch, at) in next.iter().zip(0_u8..) { (took(desk, patch, at)) }
            }
            (advance)
        }))
        @if !known {
            h3.co-or { (desk.t("table-or-took")) }
            (grid::pick(desk, within_reach, CompanionAction::Take))
        }
    }
}

fn took(desk: Desk<'_>, patch: PatchId, at: u8) -> Markup {
    let printed = desk.kit().patch(patch);
    let place = place(desk.context.words, at);
    html! {
        button.co-choice.patch name="action" value=(desk.write(CompanionAction::Take(patch))) data-key=(at + 1) {
            span.place { (desk.say("table-took", &[("place", place.into())])) }
            (PreEscaped(draw::patchwork::offer(desk.context.words, desk.kit(), patch).inline()))
            (facts(desk, printed))
        }
    }
}

/// You covered 7x7: asked small, for it happens once; and until it was said, for it may be said late.
pub fn covered(desk: Desk<'_>, decision: &CompanionDecision) -> Markup {
    if desk.game().space_at_cover().is_some() || matches!(decision, CompanionDecision::Ring { .. }) {
        return html! {};
    }
    desk.form(
        "co-tile",
        &html! {
            button.btn name="action" value=(desk.write(CompanionAction::Tile)) data-key="7" {
                (drawn_icon("star")) (desk.t("table-covered"))
            }
        },
    )
}

/// Its card lies face down; the button in the bar turns it.
fn automa(desk: Desk<'_>, next_back: Option<u8>) -> Markup {
    let deck = desk.game().options().game.deck;
    let left = desk.game().cards_left();
    html! {
        div.co-back {
            (PreEscaped(draw::patchwork::card_back(desk.context.words, deck, next_back).inline()))
            p.soft.num {
                (desk.game().waits(desk.context.words).question) " "
                (desk.say("table-cards-left", &[("left", left.into())]))
            }
        }
    }
}

/// The cards that can still come, small, each a large target.
fn cards(desk: Desk<'_>, possible: &[u8]) -> Markup {
    html! {
        p.soft { (desk.t("table-card-help")) }
        (desk.form("co-cards", &html! {
            @for &card in possible {
                button.co-cardpick name="action" value=(desk.write(CompanionAction::Card(card))) {
                    (PreEscaped(draw::patchwork::card(desk.context.words, desk.kit(), card).inline()))
                    span.num { (desk.say("play-card", &[("number", desk.kit().card(card).number.into())])) }
                }
            }
        }))
    }
}

/// Your buttons and empty squares; what was told is filled in where it is complete.
fn result(desk: Desk<'_>, reckoned: Reckoned, tried: Option<&str>) -> Markup {
    let said: Vec<&str> =
        tried.and_then(|tried| tried.strip_prefix("result ")).unwrap_or_default().split(' ').collect();
    let value = |at: usize, own: u16| match said.get(at) {
        Some(said) if !said.is_empty() => Some((*said).to_owned()),
        _ => reckoned.sure.then(|| own.to_string()),
    };
    let field = |id: &str, symbol: &str, label: &str, most: &str, value: Option<String>| {
        html! {
            label for=(id) { (drawn_icon(symbol)) (desk.t(label)) }
            input id=(id) type="number" inputmode="numeric" name="with" min="0" max=(most) required value=[value];
        }
    };
    html! {
        p.soft { (desk.t(if reckoned.sure { "table-result-reckoned" } else { "table-result-help" })) }
        (desk.form("co-result", &html! {
            input type="hidden" name="action" value="result";
            input type="hidden" name="open" value="result";
            (field("buttons", "button", "table-your-buttons", "999", value(0, reckoned.buttons)))
            (field("empty", "squares", "table-your-empty", "81", value(1, reckoned.empty.into())))
            button.btn.go { (desk.t("table-count")) }
        }))
    }
}
