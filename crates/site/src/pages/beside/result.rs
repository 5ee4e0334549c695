//! How it ended: everybody's points taken apart, and what to do next.

use kernel::Seat;
use maud::{Markup, html};

use super::AtTable;
use super::parts::{again, bar, conflict, doubts};
use crate::pages::at::At;
use crate::pages::layout::icon;
use crate::pages::{Look, tools};

/// The page of a finished game.
pub(super) fn page<G: AtTable>(at: At<'_, G>, look: &Look) -> Markup {
    let headline = at.game().outcome(at.context.words).unwrap_or_default();
    let class = format!("wrap res co-res {}-res", G::CLASS);
    html! {
        main class=(class) data-say=(headline) data-top="yes" {
            h1.num tabindex="-1" { (headline) }
            (G::ending(at))
            (tools::counted(at))
            (conflict(at, look.said.as_deref()))
            @if let Some((.., texts)) = at.last_told() { (doubts(&texts.warnings)) }
            div.grid { (G::points(at)) }
            nav.co-links {
                a.btn href=(at.link("/history")) { (icon("history")) (at.t("play-look-back")) }
                a.btn href=(at.link("/export")) { (icon("export")) (at.t("play-export")) }
                a.btn href=(at.context.to("/")) { (icon("back")) (at.t("web-home")) }
            }
        }
        (bar(at, &again(at)))
    }
}

/// The points of a seat, taken apart.
pub fn score<G: AtTable>(at: At<'_, G>, seat: Seat, parts: &[(String, i32)]) -> Markup {
    html! {
        section.panel.co-score {
            h2 { (G::sign(at, seat)) (at.seat(seat)) }
            dl.num {
                @for (what, vp) in parts { div { dt { (what) } dd { (vp) } } }
                div.sum { dt { (at.t("table-sum")) } dd { b { (at.game().score(seat)) } } }
            }
        }
    }
}
