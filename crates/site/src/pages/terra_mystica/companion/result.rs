//! How it ended: everybody's points taken apart, and what to do next.

use kernel::Game;
use maud::{Markup, PreEscaped, html};
use terra_mystica::Event;
use terra_mystica::companion::CompanionEvent;
use words::Voice;

use super::desk::Desk;
use super::view::bar;
use crate::pages::Look;
use crate::pages::beside::{again, conflict};
use crate::pages::layout::icon;
use crate::pages::terra_mystica::map::scroll_box;
use crate::pages::terra_mystica::parts::mark;

/// The page of a finished game.
pub fn page(desk: Desk<'_>, look: &Look) -> Markup {
    let (game, table) = (desk.game(), desk.table());
    let headline = game.outcome(desk.context.words).unwrap_or_default();
    let whole = draw::terra_mystica::map(desk.context.words, table, &draw::terra_mystica::MapView::default());
    html! {
        main.wrap.res.co-res.terra-res data-say=(headline) data-top="yes" {
            h1.num tabindex="-1" { (headline) }
            (conflict(desk, look.said.as_deref()))
            div.grid {
                @for seat in table.seat_list() {
                    section.panel.co-score {
                        h2 { (mark(table, seat)) (desk.seat(seat)) }
                        dl.num {
                            @for (what, vp) in shares(desk, seat) { div { dt { (what) } dd { (vp) } } }
                            div.sum { dt { (desk.t("terra-co-sum")) } dd { b { (game.score(seat)) } } }
                        }
                    }
                }
                section.panel.tboard { h2 { (desk.t("terra-cults")) } (PreEscaped(draw::terra_mystica::cults(desk.context.words, table).inline())) }
                section.panel.tmap { h2 { (desk.t("terra-map")) } (scroll_box(desk, "map", &whole.inline(), None, false)) }
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

/// A seat's points: what there was before the end, then areas and cults one by one.
fn shares(desk: Desk<'_>, seat: kernel::Seat) -> Vec<(String, i32)> {
    let finals: Vec<(String, i32)> = desk
        .session()
        .history()
        .iter()
        .flat_map(|entry| &entry.events)
        .filter_map(|event| match event {
            CompanionEvent::Table(Event::Final { seat: who, what, vp, .. }) if *who == seat => {
                Some((words::terra_mystica::final_score(desk.context.words, *what), i32::from(*vp)))
            }
            _ => None,
        })
        .collect();
    let before = desk.game().score(seat) - finals.iter().map(|(_, vp)| vp).sum::<i32>();
    [(desk.t("terra-co-before"), before)].into_iter().chain(finals).collect()
}
