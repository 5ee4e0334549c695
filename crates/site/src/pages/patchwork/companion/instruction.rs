//! The Automa's turn in big letters: a picture, the move on the time board, the reasons; and what you did yourself.

use draw::patchwork::Hop;
use maud::{Markup, PreEscaped, html};
use patchwork::companion::{Answer, CompanionEvent, PatchworkCompanion};
use patchwork::{FIRST, PatchId, SECOND};
use words::patchwork::companion::{answer, place};
use words::{Beside, Said};

use super::desk::{Desk, token};
use crate::pages::beside::{Told, with_numbers};
use crate::pages::layout::drawn_icon;
use crate::pages::patchwork::why::why_table;

/// The last turn of the Automa.
type Turn<'a> = Told<'a, PatchworkCompanion>;

/// What the Automa answered.
pub fn answered<'a>(told: &Turn<'a>) -> Option<&'a Answer> {
    answer(told.said.events)
}

/// Whether it takes a patch.
pub fn takes(told: &Turn<'_>) -> bool {
    answered(told).is_some_and(|answer| answer.turn.taken.is_some())
}

/// Whose turn it was, and its card.
pub fn whose_turn(told: &Turn<'_>) -> Markup {
    let desk = told.at;
    let card = answered(told).map(|answer| desk.kit().card(answer.card).number);
    html! {
        (token(SECOND)) (desk.t("web-automas-turn"))
        @if let Some(card) = card { span.soft.num { " · " (desk.say("table-card", &[("number", card.into())])) } }
    }
}

fn hop(desk: Desk<'_>, after: &PatchworkCompanion, hop: Hop) -> Markup {
    let says = desk.say("table-from-to", &[("from", hop.from.into()), ("to", hop.to.into())]);
    html! { div.co-strip { (PreEscaped(draw::patchwork::hop(after, hop, &says).inline())) } }
}

/// The move on the time board.
pub fn strip(told: &Turn<'_>) -> Markup {
    let Some(answer) = answered(told) else { return html! {} };
    hop(told.at, told.said.after, Hop { seat: SECOND, from: answer.from, to: answer.turn.to })
}

fn card(told: &Turn<'_>, answer: &Answer) -> Markup {
    let desk = told.at;
    html! { (PreEscaped(draw::patchwork::card(desk.context.words, desk.kit(), answer.card).inline())) }
}

/// The patch as it lies on the table: itself, and where it lies from the pawn.
pub fn picture(told: &Turn<'_>) -> Markup {
    let (desk, words) = (told.at, told.at.context.words);
    let Some(answer) = answered(told) else { return html! {} };
    let taken = answer.turn.taken;
    let next = told.said.before.next_known();
    html! {
        @match taken {
            Some(taken) => {
                div.co-patch { (PreEscaped(draw::patchwork::patch(words, desk.kit(), taken.patch).inline())) }
                p.co-named.num {
                    (desk.say("table-which", &[
                        ("place", place(words, taken.place).into()),
                        ("patch", desk.name(taken.patch).into()),
                    ]))
                }
            }
            None => div.co-patch.co-card { (card(told, answer)) },
        }
        @if !next.is_empty() { (from_pawn(desk, &next, taken.map(|taken| taken.patch))) }
    }
}

/// Why: a sentence, the table, the rules. The card beside it.
pub fn reasons(told: &Turn<'_>) -> Markup {
    let Some(answer) = answered(told) else { return html! {} };
    html! {
        div.co-reasons {
            div { (why_table(told.at.context, told.at.kit(), answer.card, &answer.reasons)) }
            @if answer.turn.taken.is_some() { div.co-face { (card(told, answer)) } }
        }
    }
}

/// The pawn with the patches next to it, in their order; the chosen one framed.
pub fn from_pawn(desk: Desk<'_>, next: &[PatchId], chosen: Option<PatchId>) -> Markup {
    html! {
        div.co-where {
            div.pawn { (drawn_icon("pawn")) span.cap.soft { (desk.noun("pawn", &desk.t("table-pawn"))) } }
            ol {
                @for (&patch, at) in next.iter().zip(0_u8..) {
                    @let this = chosen == Some(patch);
                    li.this[this] {
                        span.cap.num { (place(desk.context.words, at)) @if this { span.hide { " " (desk.t("table-this")) } } }
                        (PreEscaped(draw::patchwork::offer(desk.context.words, desk.kit(), patch).inline()))
                    }
                }
            }
        }
    }
}

/// What you did last, and what follows for your hands: smaller, for you know it.
pub fn yours(desk: Desk<'_>, said: Said<'_, PatchworkCompanion>) -> Markup {
    let moved = said.events.iter().find_map(|event| match event {
        CompanionEvent::Advanced { from, to } | CompanionEvent::Took { from, to, .. } => {
            Some(Hop { seat: FIRST, from: *from, to: *to })
        }
        _ => None,
    });
    let Some(moved) = moved else { return html! {} };
    let texts = PatchworkCompanion::instruction(desk.context.words, said);
    html! {
        section.panel.co-yours.num {
            p.co-who.you { (token(FIRST)) span { (texts.headline) } }
            ol.co-small { @for step in &texts.steps { li { (with_numbers(step)) } } }
            (hop(desk, said.after, moved))
        }
    }
}
