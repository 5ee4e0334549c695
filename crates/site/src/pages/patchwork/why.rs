//! Why the Automa took what it took: candidates as columns, filters as rows, in a plain table.

use kernel::{Reasons, Verdict};
use maud::{Markup, PreEscaped, html};
use patchwork::{Candidate, CardFilter, Kit, rulebook};
use words::patchwork::{Why, why};
use words::why::WhyRow;

use crate::context::Context;
use crate::pages::layout::drawn_icon;

/// The sentence, then the table, then what was not needed. `card` is the card's index in the kit.
pub fn why_table(context: &Context, kit: &Kit, card: u8, reasons: &Reasons<Candidate>) -> Markup {
    let why = why(context.words, kit, card, reasons);
    let (asked, not_needed): (Vec<&WhyRow<Candidate>>, Vec<&WhyRow<Candidate>>) =
        why.rows.iter().partition(|row| row.verdict != Verdict::NotNeeded && !row.cells.is_empty());
    let winner = reasons.chosen;
    html! {
        p.because { (why.sentence) }
        @if !why.candidates.is_empty() {
            table.why {
                caption.hide { (context.t("play-why-caption")) }
                (head(context, kit, &why, winner))
                @for row in asked { (filter(context, row, &why, winner)) }
                (foot(context, &why, winner))
            }
        }
        @if !not_needed.is_empty() {
            p.small.soft.not-needed {
                (context.t("play-why-not-needed")) " "
                @for (number, row) in not_needed.iter().enumerate() {
                    @if number > 0 { ", " }
                    a.rule href=(context.to(&format!("/rules/{}/{}", super::TITLE.key(), row.rule))) { (row.question) }
                }
                "."
            }
        }
    }
}

fn head(context: &Context, kit: &Kit, why: &Why, winner: Option<Candidate>) -> Markup {
    html! {
        thead {
            tr {
                @for (candidate, name) in &why.candidates {
                    th scope="col" class=(if winner == Some(*candidate) { "win" } else { "lost" }) {
                        (PreEscaped(draw::patchwork::offer(context.words, kit, candidate.patch).inline()))
                        span.cap.soft { (place(context, candidate.place)) } br; (name)
                    }
                }
            }
        }
    }
}

/// How far from the pawn: 1st, 2nd, 3rd.
pub fn place(context: &Context, place: u8) -> String {
    context.words.say("pw-cell-furthest", &[("value", (place + 1).into())])
}

/// The icon of the filter behind a rule.
pub fn rule_icon(rule: kernel::RuleId) -> &'static str {
    let filter = CardFilter::ALL.into_iter().find(|filter| rulebook::rule_of(*filter) == rule);
    filter.map_or("button", filter_icon)
}

/// The icon of a row of a card.
pub fn filter_icon(filter: CardFilter) -> &'static str {
    match filter {
        CardFilter::NoOvertake => "no-overtake",
        CardFilter::MostButtons => "most-buttons",
        CardFilter::Largest => "largest",
        CardFilter::Furthest => "furthest",
    }
}

fn filter(context: &Context, row: &WhyRow<Candidate>, why: &Why, winner: Option<Candidate>) -> Markup {
    let columns = why.candidates.len();
    html! {
        tbody {
            tr {
                th colspan=(columns) scope="rowgroup" {
                    span.q {
                        span.mark { (drawn_icon(rule_icon(row.rule))) " " (row.question) }
                        a.rule href=(context.to(&format!("/rules/{}/{}", super::TITLE.key(), row.rule))) { (context.t("why-rule")) }
                    }
                }
            }
            tr {
                @for (candidate, _) in &why.candidates {
                    @let cell = row.cells.iter().find(|(other, ..)| other == candidate);
                    @let win = if winner == Some(*candidate) { " win" } else { "" };
                    @match cell {
                        None => td class=(format!("out{win}")) { span aria-hidden="true" { "·" } span.hide { (context.t("play-why-out")) } },
                        Some((_, value, _)) if row.verdict == Verdict::Skipped => {
                            td class=(format!("skip{win}")) { (value) }
                        }
                        Some((_, value, true)) => td class=(format!("kept{win}")) {
                            span.mark { (drawn_icon("tick")) span { (value) } span.hide { (context.t("play-why-kept")) } }
                        },
                        Some((_, value, false)) => td class=(format!("fell{win}")) {
                            span.mark { (drawn_icon("cross")) span { (value) } span.hide { (context.t("play-why-fell")) } }
                        },
                    }
                }
            }
            @if row.verdict == Verdict::Skipped && let Some(note) = &row.note {
                tr { td.skip.remark colspan=(columns) { (note) } }
            }
        }
    }
}

fn foot(context: &Context, why: &Why, winner: Option<Candidate>) -> Markup {
    html! {
        @if winner.is_some() {
            tfoot {
                tr {
                    @for (candidate, _) in &why.candidates {
                        @if winner == Some(*candidate) { td.win { (context.t("play-why-taken")) } } @else { td {} }
                    }
                }
            }
        }
    }
}
