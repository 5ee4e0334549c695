//! What to do at the table now: the largest words first, a picture, numbered steps, the move on the time board.

use draw::patchwork::Hop;
use kernel::Entry;
use maud::{Markup, PreEscaped, html};
use patchwork::companion::{Answer, CompanionEvent, PatchworkCompanion};
use patchwork::{FIRST, PatchId, SECOND};
use words::patchwork::companion::{answer, place};
use words::{Beside, InstructionOf, Said};

use super::desk::{Desk, note, token, with_numbers};
use crate::pages::layout::{drawn_icon, icon};
use crate::pages::patchwork::why::why_table;

/// The last turn of the Automa, ready to be shown.
pub struct Told<'a> {
    desk: Desk<'a>,
    /// The table before it.
    before: &'a PatchworkCompanion,
    /// The table after it.
    after: &'a PatchworkCompanion,
    answer: &'a Answer,
    texts: InstructionOf<PatchworkCompanion>,
}

impl<'a> Told<'a> {
    /// The turn in this entry, if there is one; `number` is the entry's place in the history.
    pub fn of(desk: Desk<'a>, number: usize, entry: &'a Entry<PatchworkCompanion>) -> Option<Told<'a>> {
        let (before, after) = (desk.session().position(number)?, desk.session().position(number + 1)?);
        let texts = PatchworkCompanion::instruction(
            desk.context.words,
            Said { before: after, after, events: &entry.events },
        );
        Some(Told { desk, before, after, answer: answer(&entry.events)?, texts })
    }

    /// Whether it moves again at once.
    pub fn moves_again(&self) -> bool {
        self.answer.moves_again
    }

    /// The largest words.
    pub fn headline(&self) -> String {
        self.desk.t(if self.answer.turn.taken.is_some() { "table-takes" } else { "table-passes" })
    }

    /// Everything, to be read aloud.
    pub fn aloud(&self) -> String {
        format!("{} {}", self.texts.headline, self.texts.steps.join(" "))
    }

    /// Headline, picture and steps.
    pub fn show(&self) -> Markup {
        let desk = self.desk;
        let card = desk.kit().card(self.answer.card).number;
        html! {
            div.co-head {
                p.co-who.automa {
                    (token(SECOND)) (desk.t("web-automas-turn"))
                    span.soft.num { " · " (desk.say("table-card", &[("number", card.into())])) }
                }
                h1 tabindex="-1" { (self.headline()) }
            }
            div.co-pic { (self.picture()) }
            div.co-do {
                ol.co-steps.num {
                    @for (number, step) in self.texts.steps.iter().enumerate() {
                        li {
                            span.n aria-hidden="true" { (number + 1) }
                            div {
                                p { (with_numbers(step)) }
                                // The pawn comes first, then the move.
                                @if number == 1 { (self.strip()) }
                            }
                        }
                    }
                }
                (chips(&self.texts.chips))
                @for doubt in &self.texts.warnings { (note("warn", "why", &html! { p { (doubt) } })) }
            }
        }
    }

    fn strip(&self) -> Markup {
        let hop = Hop { seat: SECOND, from: self.answer.from, to: self.answer.turn.to };
        let says = self.desk.say("table-from-to", &[("from", hop.from.into()), ("to", hop.to.into())]);
        html! { div.co-strip { (PreEscaped(draw::patchwork::hop(self.after, hop, &says).inline())) } }
    }

    /// The patch as it lies on the table: itself, and where it lies from the pawn.
    fn picture(&self) -> Markup {
        let desk = self.desk;
        let taken = self.answer.turn.taken;
        let next = self.before.next_known();
        html! {
            @match taken {
                Some(taken) => {
                    div.co-patch { (PreEscaped(draw::patchwork::patch(desk.context.words, desk.kit(), taken.patch).inline())) }
                    p.co-named.num {
                        (desk.say("table-which", &[
                            ("place", place(desk.context.words, taken.place).into()),
                            ("patch", desk.name(taken.patch).into()),
                        ]))
                    }
                }
                None => div.co-patch.co-card {
                    (PreEscaped(draw::patchwork::card(desk.context.words, desk.kit(), self.answer.card).inline()))
                },
            }
            @if !next.is_empty() { (from_pawn(desk, &next, taken.map(|taken| taken.patch))) }
        }
    }

    /// Why: a sentence, the table, the rules. The card beside it.
    pub fn why(&self) -> Markup {
        let desk = self.desk;
        html! {
            details #why.why-open.panel.co-why {
                summary data-key="w" {
                    (icon("why"))
                    (desk.t(if self.answer.turn.taken.is_some() { "play-why-this" } else { "table-why-pass" }))
                    svg.i.chev aria-hidden="true" { use href="#i-chevron" {} }
                }
                div.co-reasons {
                    div { (why_table(desk.context, desk.kit(), self.answer.card, &self.answer.reasons)) }
                    @if self.answer.turn.taken.is_some() {
                        div.co-face { (PreEscaped(draw::patchwork::card(desk.context.words, desk.kit(), self.answer.card).inline())) }
                    }
                }
            }
        }
    }
}

/// The pawn with the patches next to it, in their order; the chosen one framed.
pub fn from_pawn(desk: Desk<'_>, next: &[PatchId], chosen: Option<PatchId>) -> Markup {
    html! {
        div.co-where {
            div.pawn { (drawn_icon("pawn")) span.cap.soft { (desk.t("table-pawn")) } }
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

/// The Automa's things; its points come last.
pub fn chips(chips: &[String]) -> Markup {
    html! {
        p.co-chips.num {
            @for (number, chip) in chips.iter().enumerate() {
                @if number + 1 == chips.len() { span.chip { b { (chip) } } }
                @else { span.chip.automa { @if number == 0 { (drawn_icon("button")) } (chip) } }
            }
        }
    }
}

/// What you did last, and what follows for your hands: smaller, for you know it.
pub fn yours(desk: Desk<'_>, number: usize, entry: &Entry<PatchworkCompanion>) -> Markup {
    let Some(after) = desk.session().position(number + 1) else { return html! {} };
    let texts = PatchworkCompanion::instruction(
        desk.context.words,
        Said { before: after, after, events: &entry.events },
    );
    let hop = entry.events.iter().find_map(|event| match event {
        CompanionEvent::Advanced { from, to } | CompanionEvent::Took { from, to, .. } => {
            Some(Hop { seat: FIRST, from: *from, to: *to })
        }
        _ => None,
    });
    let Some(hop) = hop else { return html! {} };
    let says = desk.say("table-from-to", &[("from", hop.from.into()), ("to", hop.to.into())]);
    html! {
        section.panel.co-yours.num {
            p.co-who.you { (token(FIRST)) span { (texts.headline) } }
            ol.co-small { @for step in &texts.steps { li { (with_numbers(step)) } } }
            div.co-strip { (PreEscaped(draw::patchwork::hop(after, hop, &says).inline())) }
        }
    }
}
