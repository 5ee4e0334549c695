//! The page: what to do at the table, then what it waits for, then the rest.

use kernel::{Game, Notation};
use maud::{Markup, PreEscaped, html};
use patchwork::companion::{CompanionAction, CompanionDecision, PatchworkCompanion, RingSource};
use patchwork::{FIRST, SECOND};
use words::patchwork::companion::assumption;
use words::{Beside, Said, Voice};

use super::desk::{Desk, is_automas, note, token};
use super::instruction::{Told, chips, yours};
use super::{ask, fix, grid, result};
use crate::pages::layout::{drawn_icon, icon};
use crate::pages::patchwork::TITLE;
use crate::pages::{Look, beside, menu};

/// The page.
pub fn page(desk: Desk<'_>, look: &Look) -> Markup {
    // Nothing is set right in a finished game.
    let own: &[menu::Entry<'_>] = match desk.game().told() {
        None => &[("fix", "?open=fix", "table-fix-title"), ("rotate", "?open=ring", "table-the-ring")],
        Some(_) => &[],
    };
    let sheet = menu::sheet(desk, look.open.as_deref(), TITLE, own, "table-keys");
    let Some(decision) = desk.game().decision() else {
        return html! { (result::page(desk, look)) (sheet) };
    };
    let inside = match look.open.as_deref() {
        Some("fix") => fix::page(desk, look),
        Some("ring") => laid_out(desk, false),
        Some("turn") => turn(desk, &decision, look),
        // Once something was said the ring lies there, also after an undo.
        _ if desk.session().is_empty() && is_to_lay(desk) => laid_out(desk, true),
        _ => turn(desk, &decision, look),
    };
    html! { (inside) (sheet) }
}

/// Whether the person lays out the ring that the program has dealt.
fn is_to_lay(desk: Desk<'_>) -> bool {
    desk.game().options().ring == RingSource::Dealt
}

/// The ring, to lay it out at the start or to look it up later.
fn laid_out(desk: Desk<'_>, start: bool) -> Markup {
    let ring = desk.game().ring();
    let title = desk.t(if start { "table-lay" } else { "table-the-ring" });
    html! {
        main.co.co-lay data-say=(title) data-top="yes" {
            div.co-head {
                h1 tabindex="-1" { (title) }
                p.soft { (desk.t(if start { "table-lay-help" } else { "table-ring-now" })) }
            }
            @if desk.game().knows_ring() {
                div.co-oval { (PreEscaped(draw::patchwork::ring(desk.context.words, desk.kit(), ring, &desk.t("table-ring-says")).inline())) }
            }
            (grid::in_order(desk, ring))
            @if !desk.game().knows_ring() { p.soft { (desk.t("table-ring-rest")) } }
        }
        (bar(desk, &html! {
            a.btn.go href=(desk.link(if start { "?open=turn" } else { "" })) data-key="enter" {
                (desk.t(if start { "table-done" } else { "table-back" }))
                @if start { small { (desk.t("table-you-start")) } }
            }
        }))
    }
}

/// A turn: what was done last, and what it waits for.
fn turn(desk: Desk<'_>, decision: &CompanionDecision, look: &Look) -> Markup {
    let last = desk.last_move();
    let told =
        last.filter(|(_, entry)| is_automas(entry)).and_then(|(number, entry)| Told::of(desk, number, entry));
    let title = ask::title(desk, decision);
    let aloud = told.as_ref().map_or_else(|| title.clone(), |told| format!("{} {title}", told.aloud()));
    // While the ring is entered, one tap follows the other at the same place.
    let stays = matches!(decision, CompanionDecision::Ring { known, .. } if !known.is_empty());
    html! {
        main.co data-say=(aloud) data-top=[(!stays).then_some("yes")] {
            (notes(desk, look))
            @match &told {
                Some(told) => div.co-turn aria-live="polite" { (told.show()) },
                None => {
                    div.co-head aria-live="polite" {
                        p.co-who.(side(decision)) { (token(ask::about(decision))) (whose(desk, decision)) }
                        h1 tabindex="-1" { (title) }
                    }
                    @if let Some((number, entry)) = last { (yours(desk, number, entry)) }
                }
            }
            @if let Some(told) = &told { (told.why()) }
            // The Automa's next card needs no question: the bar has its button.
            @if told.is_none() || !matches!(decision, CompanionDecision::Automa { .. }) {
                section #ask.co-ask {
                    @if told.is_some() { h2 { (token(ask::about(decision))) span { (title) } } }
                    @if let Some(why) = refused(desk, look) { (note("bad", "cross", &html! { p { (why) } })) }
                    (ask::answers(desk, decision, look.tried.as_deref()))
                }
            }
            (ask::covered(desk, decision))
            (more(desk, told.is_none()))
        }
        (bar(desk, &go(desk, decision, told.as_ref())))
    }
}

fn side(decision: &CompanionDecision) -> &'static str {
    if ask::about(decision) == FIRST { "you" } else { "automa" }
}

fn whose(desk: Desk<'_>, decision: &CompanionDecision) -> String {
    desk.t(match decision {
        CompanionDecision::Ring { .. } => "table-before",
        CompanionDecision::Result { .. } => "table-the-end",
        _ if ask::about(decision) == SECOND => "web-automas-turn",
        _ => "web-your-turn",
    })
}

/// Why something was refused, if the address says that it was tried and it still would be.
pub fn refused(desk: Desk<'_>, look: &Look) -> Option<String> {
    let tried = look.tried.as_deref()?;
    let Ok(action) = desk.game().read(tried) else { return Some(desk.t("table-unreadable")) };
    let illegal = desk.session().preview(action).err()?;
    Some(desk.game().refused(desk.context.words, &illegal))
}

/// What another device did, what was set right, what was taken back.
fn notes(desk: Desk<'_>, look: &Look) -> Markup {
    let words = desk.context.words;
    let last = desk
        .last()
        .filter(|(_, entry)| matches!(entry.action, CompanionAction::Fix(_) | CompanionAction::Tile));
    html! {
        (beside::conflict(desk, look.said.as_deref()))
        @if let Some((_, entry)) = last {
            @let said = PatchworkCompanion::instruction(words, Said { before: desk.game(), after: desk.game(), events: &entry.events });
            (note("ok", "tick", &html! { p { b { (said.headline) } } @for doubt in &said.warnings { p { (doubt) } } }))
        }
        (beside::taken_back(desk))
    }
}

/// What it assumes, the points so far, the table's other pages.
fn more(desk: Desk<'_>, with_chips: bool) -> Markup {
    let words = desk.context.words;
    let says = desk.say(
        "table-tokens",
        &[("you", desk.game().space(FIRST).into()), ("automa", desk.game().space(SECOND).into())],
    );
    html! {
        details #more.panel.co-more {
            summary { (drawn_icon("flag")) (desk.t("table-more")) svg.i.chev aria-hidden="true" { use href="#i-chevron" {} } }
            div.co-board { (PreEscaped(draw::patchwork::table_board(desk.game(), &says).inline())) }
            @if with_chips { (chips(&words::patchwork::companion::chips(words, desk.game()))) }
            ul.co-list.num { @for line in desk.game().scores(words) { li { (line) } } }
            h2 { (desk.t("table-assumes")) }
            ul.co-list { @for assumed in desk.game().assumptions() { li { (assumption(words, &assumed)) } } }
            p.co-links {
                @if !desk.game().ring().is_empty() { a.btn href=(desk.link("?open=ring")) { (desk.t("table-the-ring")) } }
                a.btn href=(desk.link("/history")) { (icon("history")) (desk.t("web-history")) }
            }
            @if let Some((number, entry)) = desk.last() && let Some(before) = desk.session().position(number) {
                p.cap.soft { (desk.t("table-last")) " " (before.line(words, &entry.events)) }
            }
        }
    }
}

/// The bar at the bottom, with the one thing to do.
pub fn bar(desk: Desk<'_>, go: &Markup) -> Markup {
    beside::bar(desk, desk.undo_target(), go)
}

/// The one thing to do next.
fn go(desk: Desk<'_>, decision: &CompanionDecision, told: Option<&Told<'_>>) -> Markup {
    let next = |id: &str| {
        html! { a.btn.go href="#ask" data-key="enter" { (desk.t("table-next")) small { (desk.t(id)) } } }
    };
    match (decision, told) {
        (CompanionDecision::Automa { .. }, told) => {
            let again = told.is_some_and(Told::moves_again);
            desk.form(
                "co-go",
                &html! {
                    button.btn.go name="action" value=(desk.write(CompanionAction::Automa)) data-key="enter" {
                        (desk.t(if again { "table-next" } else { "table-draw" }))
                        small { (desk.t(if again { "table-moves-again" } else { "table-draw-means" })) }
                    }
                },
            )
        }
        (_, None) => html! {},
        (CompanionDecision::YourTurn { .. }, _) => next("web-your-turn"),
        (CompanionDecision::Result { .. }, _) => next("table-the-end"),
        (_, Some(_)) => next("table-moves-again"),
    }
}
