//! What to do at the table, then what it waits for, then the rest.

use kernel::Entry;
use maud::{Markup, html};

use super::parts::{bar, conflict, doubts, note, taken_back};
use super::{AtTable, LaidOut, Told, facts, result};
use crate::pages::at::At;
use crate::pages::layout::icon;
use crate::pages::{Look, menu};

/// The page of a table.
pub fn page<G: AtTable>(at: At<'_, G>, look: &Look) -> Markup {
    let decision = at.game().decision();
    let lay = format!("?open={}", G::LAY.1);
    let mut own = Vec::new();
    // Nothing is set right in a finished game.
    if decision.is_some() {
        own.extend([("fix", "?open=fix", "table-fix-title"), (G::LAY.0, lay.as_str(), G::LAY.2)]);
    }
    own.extend(G::PICTURE.then_some(("picture", "/picture.svg", "play-picture")));
    let sheet = menu::sheet(at, look.open.as_deref(), G::TITLE, &own, G::KEYS);
    let Some(decision) = decision else {
        return html! { (result::page(at, look)) (sheet) };
    };
    let inside = match look.open.as_deref() {
        Some("fix") => facts::page(at, look),
        Some(open) if open == G::LAY.1 => laid_out(at, &decision, false),
        Some("turn" | "ask") => asked(at, &decision, look),
        // Once something was said everything lies there, also after an undo.
        _ if at.session().is_empty() && look.at.is_none() && at.game().lays_out() => {
            laid_out(at, &decision, true)
        }
        _ => asked(at, &decision, look),
    };
    html! { (inside) (sheet) }
}

/// What lies on the table: to lay it out at the start, or to look it up later.
fn laid_out<G: AtTable>(at: At<'_, G>, decision: &G::Decision, start: bool) -> Markup {
    let LaidOut { title, help, inside, first } = G::laid_out(at, start);
    let class = format!("co {}-co co-lay", G::CLASS);
    let begun = html! { (at.t("table-done")) small { (first) } };
    html! {
        main class=(class) data-say=(title) data-top="yes" data-view="lay" {
            div.co-head { h1 tabindex="-1" { (title) } p.soft { (help) } }
            (inside)
            @if !start { (G::lies_open(at)) }
        }
        (bar(at, &html! {
            // Bots that begin do so at once.
            @if start && G::draws(at, decision, None).is_some() { (bots_button(at, &begun)) }
            @else {
                a.btn.go href=(at.link("?open=turn")) data-key="enter" {
                    @if start { (begun) } @else { (at.t("table-back")) }
                }
            }
        }))
    }
}

/// The large button that lets the bots take their turn.
fn bots_button<G: AtTable>(at: At<'_, G>, inside: &Markup) -> Markup {
    let action = at.write(G::BOTS_TURN);
    at.saying("co-go", &html! { button.btn.go name="action" value=(action) data-key="enter" { (inside) } })
}

/// What was done last, and what it waits for.
fn asked<G: AtTable>(at: At<'_, G>, decision: &G::Decision, look: &Look) -> Markup {
    let last = at.last_of(|action| !G::is_note(action));
    let alone = G::begins_turn(decision);
    // Who has gone on from the bots' turn, or answers already, has read it.
    let read = look.open.as_deref() == Some("ask") || look.at.is_some() || look.tried.is_some();
    let of_bots = |(_, entry): &(usize, &Entry<G>)| G::is_bots(&entry.events);
    let own = last.filter(|last| !of_bots(last));
    let told = last.filter(|last| !read && of_bots(last));
    let told = told.and_then(|(number, entry)| Told::of(at, number, entry));
    let title = G::question(at, decision);
    let aloud = told.as_ref().map_or_else(|| title.clone(), |told| format!("{} {title}", told.aloud()));
    let stays = look.at.is_some() || G::stays(decision);
    let seat = G::about(at, decision);
    let draws = G::draws(at, decision, told.as_ref());
    let class = format!("co {}-co", G::CLASS);
    let view = if told.is_some() { "told" } else { "ask" };
    html! {
        main class=(class) data-say=(aloud) data-top=[(!stays).then_some("yes")] data-view=(view) {
            (notes(at, look))
            @if let Some(told) = &told { (told.show()) }
            @else {
                div.co-head aria-live="polite" {
                    p.co-who.(at.side(seat)) { (G::sign(at, seat)) (G::whose(at, decision)) }
                    h1 tabindex="-1" { (title) }
                }
                @if let Some(said) = own.and_then(|(number, entry)| at.said(number, entry)) { (G::yours(at, said)) }
            }
            // The bots' next turn needs no question: the bar has its button. Nor does a turn of a person who has not read yet
            // what the bots did.
            @if told.is_none() || (draws.is_none() && !alone) {
                section #ask.co-ask {
                    @if told.is_some() { h2 { (G::sign(at, seat)) span { (title) } } }
                    @if let Some(why) = at.refused(look) { (note("bad", "cross", &html! { p { (why) } })) }
                    (so_far(at, decision))
                    (G::answers(at, decision, look))
                }
            }
            (G::besides(at, decision))
            (G::lies_open(at))
            (more(at, told.is_some()))
        }
        (bar(at, &go(at, decision, look, draws, told.is_some())))
    }
}

/// What another device did, what was set right, what is doubtful, what was taken back.
fn notes<G: AtTable>(at: At<'_, G>, look: &Look) -> Markup {
    html! {
        (conflict(at, look.said.as_deref()))
        @if let Some((_, entry, texts)) = at.last_told() {
            @if G::is_note(entry.action) { (note("ok", "tick", &html! { p { b { (texts.headline) } } })) }
            (doubts(&texts.warnings))
        }
        (taken_back(at))
    }
}

/// What was told of this turn already: one line each.
fn so_far<G: AtTable>(at: At<'_, G>, decision: &G::Decision) -> Markup {
    let Some((seat, told)) = G::telling(decision) else { return html! {} };
    let history = at.session().history().iter().enumerate().rev();
    let own = history.take_while(|(_, entry)| !G::is_bots(&entry.events)).filter_map(|(number, entry)| {
        let before = at.session().position(number)?;
        let said = entry.events.get(..1).map(|said| before.line(at.context.words, said));
        said.filter(|_| G::teller(entry.action) == Some(seat))
    });
    let mut lines: Vec<String> = own.take(told).collect();
    lines.reverse();
    html! {
        ul.panel.co-so-far { @for line in &lines { li { (icon("tick")) span { (line) } } } }
    }
}

/// The table as it is known, the table's other pages, what was said last.
fn more<G: AtTable>(at: At<'_, G>, told: bool) -> Markup {
    html! {
        details #more.panel.co-more {
            summary { (G::more_title(at)) span.chev { (icon("chevron")) } }
            (G::more(at, told))
            p.co-links { (G::links(at)) }
            @if let Some((number, entry)) = at.last() && let Some(before) = at.session().position(number) {
                p.cap.soft { (at.t("table-last")) " " (before.line(at.context.words, &entry.events)) }
            }
        }
    }
}

/// The one thing to do next.
fn go<G: AtTable>(
    at: At<'_, G>,
    decision: &G::Decision,
    look: &Look,
    draws: Option<(&str, String)>,
    told: bool,
) -> Markup {
    let done = told && G::begins_turn(decision);
    if !done && let Some(button) = G::large_button(at, decision, look) {
        return at.saying("co-go", &button);
    }
    match draws {
        Some((word, small)) => bots_button(at, &html! { (at.t(word)) small { (small) } }),
        None if told => html! {
            a.btn.go href=(at.link("?open=ask")) data-key="enter" {
                (at.t(if done { "table-done" } else { "table-next" })) small { (G::next(at, decision)) }
            }
        },
        None => html! {},
    }
}
