//! What one sees of the Automa: its last card, what the next back shows, its heap, its points, and why it did that.

use kernel::Entry;
use maud::{Markup, PreEscaped, html};
use patchwork::{Card, CardFilter, Event, Patchwork, SECOND, rulebook};
use words::patchwork::filter_name;

use super::parts::{Shared, fact};
use super::why;
use crate::pages::layout::{drawn_icon, icon};

/// The Automa's panel.
pub fn panel(shared: Shared<'_>) -> Markup {
    let game = shared.game();
    let last = last_turn(shared);
    let level = game.options().level;
    let name = shared.t(&format!("play-level-{}", level.index() + 1));
    let title = shared.say("play-automa-title", &[("level", level.numeral().into()), ("name", name.into())]);
    let heap = game.automa_heap();
    let marker = game.kit().time_board.marker(level);
    html! {
        section.panel.automa aria-label=(shared.t("seat-automa")) {
            h2 { (shared.noun("level", &title)) }
            @match last {
                Some((_, Event::Automa { card, reasons, .. })) => {
                    @let decisive = reasons.steps.iter().rev().find(|step| step.verdict == kernel::Verdict::Narrowed);
                    (face(shared, game.kit().card(*card), decisive.map(|step| step.rule)))
                }
                _ => p.soft { (shared.t("play-no-card-yet")) },
            }
            p.chips.num {
                span.chip { (drawn_icon("deck")) (shared.say("play-cards-left", &[("left", (game.deck().left() as u32).into())])) }
                span.chip.automa { (shared.say("play-points-so-far", &[("points", game.points(SECOND).into())])) }
                @if let Some(budget) = game.next_back() {
                    span.chip.automa { (drawn_icon("button")) (shared.say("play-next-back", &[("budget", budget.into())])) }
                }
            }
            p.heap.num {
                (fact("button", game.buttons(SECOND), &shared.t("play-collected")))
                (fact("patch", heap.patches, &shared.t("play-patches")))
                (fact("income", heap.with_buttons, &shared.t("play-with-buttons")))
                (fact("most-buttons", heap.printed, &shared.t("play-printed")))
                (fact(if game.tile() == Some(SECOND) { "star-full" } else { "star" }, tile(shared, game, marker), &shared.t("play-tile")))
            }
            @if let Some((number, Event::Automa { card, reasons, .. })) = last {
                (explained(shared, number, *card, reasons))
            }
            (discards(shared))
        }
    }
}

fn tile(shared: Shared<'_>, game: &Patchwork, marker: u8) -> String {
    match game.tile() {
        None => shared.say("play-tile-at", &[("space", marker.into())]),
        Some(SECOND) => shared.t("play-tile-has"),
        Some(_) => shared.t("play-tile-yours"),
    }
}

/// The Automa's last turn, with its number.
pub fn last_turn<'a>(shared: Shared<'a>) -> Option<(usize, &'a Event)> {
    let find =
        |entry: &'a Entry<Patchwork>| entry.events.iter().find(|event| matches!(event, Event::Automa { .. }));
    let history = shared.open.session.history();
    history.iter().enumerate().rev().find_map(|(index, entry)| Some((index + 1, find(entry)?)))
}

/// The card in our own signs; the row that decided has a tick.
fn face(shared: Shared<'_>, card: &Card, decisive: Option<kernel::RuleId>) -> Markup {
    let is_here = |filter: CardFilter| decisive == Some(rulebook::rule_of(filter));
    html! {
        div.acard {
            div.edge {
                div {
                    span.hide { (shared.say("play-card", &[("number", card.number.into())])) ": " }
                    span.big.num { (drawn_icon("button")) (card.budget) }
                    span.cap.soft { (shared.noun("virtual", &shared.t("play-to-spend"))) }
                }
                div { span.fact.coin.num { (drawn_icon("income")) "+" (card.income) } span.cap.soft { (shared.noun("income", &shared.t("play-each-mark"))) } }
            }
            @if card.filters.is_empty() { p.soft { (shared.t("play-no-filters")) } }
            ol {
                @for &filter in &card.filters {
                    li.here[is_here(filter)] {
                        (drawn_icon(why::filter_icon(filter))) span { (filter_name(shared.context.words, filter)) }
                        @if is_here(filter) { (icon("tick")) span.hide { (shared.t("play-decided")) } }
                    }
                }
            }
        }
    }
}

fn explained(
    shared: Shared<'_>,
    number: usize,
    card: u8,
    reasons: &kernel::Reasons<patchwork::Candidate>,
) -> Markup {
    html! {
        details.why-open #why {
            summary data-key="?" { (icon("why")) (shared.t("play-why-this")) span.chev { (icon("chevron")) } }
            (why::why_table(shared.context, shared.game().kit(), card, reasons))
            p.small { a href=(shared.link(&format!("/history/{number}"))) { (shared.t("play-why-position")) } }
        }
    }
}

/// Cards that lie face up.
fn discards(shared: Shared<'_>) -> Markup {
    let game = shared.game();
    let (seen, _) = game.card_counting();
    html! {
        details.discards {
            summary {
                (drawn_icon("deck"))
                (shared.say("play-discards", &[("count", (seen.len() as u32).into())]))
                span.chev { (icon("chevron")) }
            }
            @if seen.is_empty() { p.soft.small { (shared.t("play-discards-none")) } }
            ul.cards.small {
                @for &card in seen.iter().rev() { li { (PreEscaped(draw::patchwork::card(shared.context.words, game.kit(), card).inline())) } }
            }
            p.small { a href=(shared.context.to(&format!("/cards/{}", super::TITLE.key()))) { (shared.t("play-all-cards")) } }
        }
    }
}
