//! The page: what to do at the table, then what it waits for, then the rest.

use kernel::{Game, Notation};
use maud::{Markup, html};
use tapestry::companion::{CompanionAction, CompanionDecision, TapestryCompanion};
use words::tapestry::companion::{chips, is_bots};
use words::{Beside, Said, Voice};

use super::desk::Desk;
use super::told::Told;
use super::{ask, fix, result, turn};
use crate::pages::beside::{self, note};
use crate::pages::layout::icon;
use crate::pages::tapestry::parts::mark;
use crate::pages::tapestry::play::drawn;
use crate::pages::tapestry::{TITLE, bots};
use crate::pages::{Look, menu};

/// The page.
pub fn page(desk: Desk<'_>, look: &Look) -> Markup {
    let decision = desk.game().decision();
    let own: &[menu::Entry<'_>] = match decision {
        Some(_) => &[
            ("fix", "?open=fix", "table-fix-title"),
            ("table", "?open=lay", "terra-co-lay"),
            ("picture", "/picture.svg", "play-picture"),
        ],
        None => &[("picture", "/picture.svg", "play-picture")],
    };
    let sheet = menu::sheet(desk, look.open.as_deref(), TITLE, own, "tac-web-keys");
    let Some(decision) = decision else {
        return html! { (result::page(desk, look)) (sheet) };
    };
    let inside = match look.open.as_deref() {
        Some("fix") => fix::page(desk, look),
        Some("lay") => laid_out(desk, false),
        Some("turn") => asked(desk, decision, look),
        // Once something was said everything lies there, also after an undo.
        _ if desk.session().is_empty() && look.at.is_none() => laid_out(desk, true),
        _ => asked(desk, decision, look),
    };
    html! { (inside) (sheet) }
}

/// What lies on the table: to lay it out at the start, or to look it up later.
fn laid_out(desk: Desk<'_>, start: bool) -> Markup {
    let (table, words) = (desk.table(), desk.context.words);
    let title = desk.t("terra-co-lay");
    html! {
        main.co.ta-co.co-lay data-say=(title) data-top="yes" {
            div.co-head { h1 tabindex="-1" { (title) } p.soft { (desk.t("tac-web-lay-help")) } }
            ul.co-list { @for line in desk.game().lay_out(words) { li { (line) } } }
            @if desk.solo() { section.panel.ta-map { (drawn(&draw::tapestry::map(words, table, &draw::tapestry::MapView::default()))) } }
            (bots::panel(desk.context, table))
        }
        (bar(desk, &html! {
            a.btn.go href=(desk.link("?open=turn")) data-key="enter" {
                (desk.t(if start { "table-done" } else { "table-back" }))
                @if start && let Some(decision) = desk.game().decision() { small { (ask::title(desk, decision)) } }
            }
        }))
    }
}

/// What was done last, and what it waits for.
fn asked(desk: Desk<'_>, decision: CompanionDecision, look: &Look) -> Markup {
    let last = desk.last_move();
    let told = last.filter(|(_, entry)| is_bots(&entry.events));
    let told = told.and_then(|(number, entry)| Told::of(desk, number, entry));
    let title = ask::title(desk, decision);
    let aloud = told.as_ref().map_or_else(|| title.clone(), |told| format!("{} {title}", told.aloud()));
    // While places are tapped, one tap follows the other at the same place.
    let stays = look.at.is_some() || matches!(decision, CompanionDecision::Turn { told: 1.., .. });
    let seat = ask::about(desk, decision);
    let side = if desk.bots().any(|bot| bot == seat) { "automa" } else { "you" };
    html! {
        main.co.ta-co data-say=(aloud) data-top=[(!stays).then_some("yes")] {
            (notes(desk, look))
            @match &told {
                Some(told) => (told.show()),
                None => div.co-head aria-live="polite" {
                    p.co-who.(side) { (mark(desk.table(), seat)) (desk.seat(seat)) }
                    h1 tabindex="-1" { (title) }
                },
            }
            // The bots' next turn needs no question: the bar has its button.
            @if told.is_none() || !matches!(decision, CompanionDecision::Automa { .. }) {
                section #ask.co-ask {
                    @if told.is_some() { h2 { (mark(desk.table(), seat)) span { (title) } } }
                    @if let Some(why) = refused(desk, look) { (note("bad", "cross", &html! { p { (why) } })) }
                    (turn::so_far(desk, decision))
                    (ask::answers(desk, decision, look))
                }
            }
            (more(desk))
        }
        (bar(desk, &go(desk, decision, look, told.is_some())))
    }
}

/// Why something was refused, if the address says that it was tried and it still would be.
pub fn refused(desk: Desk<'_>, look: &Look) -> Option<String> {
    let tried = look.tried.as_deref()?;
    let Ok(action) = desk.game().read(tried) else { return Some(desk.t("terra-co-unreadable")) };
    let illegal = desk.session().preview(action).err()?;
    Some(desk.game().refused(desk.context.words, &illegal))
}

/// What another device did, what was set right, what was taken back.
fn notes(desk: Desk<'_>, look: &Look) -> Markup {
    let last = desk.last().and_then(|(number, entry)| Some((desk.session().position(number)?, entry)));
    html! {
        (beside::conflict(desk, look.said.as_deref()))
        @if let Some((before, entry)) = last && matches!(entry.action, CompanionAction::Fix(_)) {
            @let said = TapestryCompanion::instruction(desk.context.words, Said { before, after: desk.game(), events: &entry.events });
            (note("ok", "tick", &html! { p { b { (said.headline) } } }))
        }
        (beside::taken_back(desk))
    }
}

/// The table as it is known, the bots' cards, the table's other pages.
fn more(desk: Desk<'_>) -> Markup {
    let (words, table) = (desk.context.words, desk.table());
    html! {
        details #more.panel.co-more {
            summary { (icon("table")) (desk.t("terra-co-more")) span.chev { (icon("chevron")) } }
            p.co-chips.num { @for chip in chips(words, desk.game()) { span.chip { (chip) } } }
            div.ta-tracks { (drawn(&draw::tapestry::tracks(words, table, &[]))) }
            (bots::cards(desk.context, table))
            ul.co-list.num { @for line in desk.game().known(words) { li { (line) } } }
            p.co-links {
                a.btn href=(desk.link("?open=lay")) { (icon("table")) (desk.t("terra-co-lay")) }
                a.btn href=(desk.link("/history")) { (icon("history")) (desk.t("web-history")) }
                a.btn href=(desk.context.to(&format!("/aid/{}", TITLE.key()))) { (icon("hint")) (desk.t("ta-aid-title")) }
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
fn go(desk: Desk<'_>, decision: CompanionDecision, look: &Look, told: bool) -> Markup {
    if let Some(button) = turn::go(desk, decision, look) {
        return desk.saying("co-go", &button);
    }
    match decision {
        CompanionDecision::Automa { .. } => {
            let who: Vec<String> = desk.bots().map(|bot| desk.seat(bot)).collect();
            desk.saying("co-go", &html! {
                button.btn.go name="action" value=(desk.write(CompanionAction::Automa)) data-key="enter" { (desk.t("table-next")) small { (who.join(", ")) } }
            })
        }
        _ if told => html! {
            a.btn.go href="#ask" data-key="enter" { (desk.t("table-next")) small { (ask::title(desk, decision)) } }
        },
        _ => html! {},
    }
}
