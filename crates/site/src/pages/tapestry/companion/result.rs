//! How it ended: who won, everybody's points, the table, and what to do next.

use kernel::{Game, Seat};
use maud::{Markup, html};
use tapestry::companion::CompanionEvent;
use tapestry::{Bot, Event};
use words::Voice;

use super::desk::Desk;
use super::view::bar;
use crate::pages::Look;
use crate::pages::beside::{again, conflict};
use crate::pages::layout::icon;
use crate::pages::tapestry::bots;
use crate::pages::tapestry::parts::mark;
use crate::pages::tapestry::play::drawn;

/// The page of a finished game.
pub fn page(desk: Desk<'_>, look: &Look) -> Markup {
    let (game, table, words) = (desk.game(), desk.table(), desk.context.words);
    let headline = game.outcome(words).unwrap_or_default();
    html! {
        main.wrap.res.co-res.ta-res data-say=(headline) data-top="yes" {
            h1.num tabindex="-1" { (headline) }
            (conflict(desk, look.said.as_deref()))
            div.grid {
                @for seat in desk.seats().filter(|seat| table.bot_at(*seat) != Some(Bot::ShadowEmpire)) {
                    section.panel.co-score {
                        h2 { (mark(table, seat)) (desk.seat(seat)) }
                        dl.num {
                            @for (turn, vp) in scored(desk, seat) { div { dt { (desk.say("ta-web-era", &[("era", turn.into())])) } dd { (vp) } } }
                            div.sum { dt { (desk.t("terra-co-sum")) } dd { b { (game.score(seat)) } } }
                        }
                    }
                }
                section.panel { h2 { (desk.t("ta-tracks")) } (drawn(&draw::tapestry::tracks(words, table, &[]))) }
                @if desk.solo() { section.panel { h2 { (desk.t("ta-map")) } div.ta-map { (drawn(&draw::tapestry::map(words, table, &draw::tapestry::MapView::default()))) } } }
                (bots::panel(desk.context, table))
            }
            nav.co-links {
                a.btn href=(desk.link("/history")) { (icon("history")) (desk.t("play-look-back")) }
                a.btn href=(desk.link("/export")) { (icon("export")) (desk.t("play-export")) }
                a.btn href=(desk.context.to("/")) { (icon("back")) (desk.t("web-home")) }
            }
        }
        (bar(desk, &again(desk)))
    }
}

/// The points of the Automa, income turn by income turn; those of people are their own business.
fn scored(desk: Desk<'_>, seat: Seat) -> Vec<(u8, i16)> {
    let mut turn = 0;
    let mut all: Vec<(u8, i16)> = Vec::new();
    if desk.table().bot_at(seat) != Some(Bot::Automa) {
        return all;
    }
    for event in desk.session().history().iter().flat_map(|entry| &entry.events) {
        match event {
            CompanionEvent::Table(Event::IncomeTurn { seat: who, number }) if *who == seat => turn = *number,
            CompanionEvent::Table(Event::Scored { seat: who, vp }) if *who == seat => {
                match all.last_mut().filter(|(last, _)| *last == turn) {
                    Some((_, sum)) => *sum += vp,
                    None => all.push((turn, *vp)),
                }
            }
            _ => {}
        }
    }
    all
}
