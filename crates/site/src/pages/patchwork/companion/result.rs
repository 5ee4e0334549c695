//! How it ended: both scores taken apart, the same game on all five levels, what to do next.

use kernel::{Game, Seat};
use maud::{Markup, html};
use patchwork::companion::{CompanionEvent, PatchworkCompanion};
use patchwork::{FIRST, SECOND};
use words::patchwork::companion::event;
use words::{Beside, Said};

use super::desk::{Desk, note, token};
use super::view::bar;
use crate::pages::Look;
use crate::pages::beside::conflict;
use crate::pages::layout::icon;
use crate::pages::patchwork::levels;

/// The page of a finished game.
pub fn page(desk: Desk<'_>, look: &Look) -> Markup {
    let game = desk.game();
    let scores = [FIRST, SECOND].map(|seat| game.score(seat));
    let headline = game.winner().map_or_else(String::new, |winner| {
        event(desk.context.words, game, &CompanionEvent::Over { winner, scores })
    });
    let doubts = desk.last().map(|(_, entry)| {
        PatchworkCompanion::instruction(
            desk.context.words,
            Said { before: game, after: game, events: &entry.events },
        )
        .warnings
    });
    let (all, level) = (game.all_levels(), game.options().game.level);
    let options = &desk.session().setup().options;
    let again = levels::again(desk.context, PatchworkCompanion::NAME, options, "co-go", "table-same-options");
    html! {
        main.wrap.res.co-res data-say=(headline) data-top="yes" {
            h1.num tabindex="-1" { (headline) }
            p.sub.num { (levels::news(desk.context, &all, level, game.winner())) }
            (conflict(desk, look.said.as_deref()))
            @for doubt in doubts.iter().flatten() { (note("warn", "why", &html! { p { (doubt) } })) }
            div.grid {
                section.panel {
                    h2 { (desk.t("play-score")) }
                    div.sheet-score.num { (score(desk, FIRST)) (score(desk, SECOND)) }
                }
                (levels::bars(desk.context, &all, level, game.score(FIRST)))
            }
            nav.co-links {
                a.btn href=(desk.link("/history")) { (icon("history")) (desk.t("play-look-back")) }
                a.btn href=(desk.link("/export")) { (icon("export")) (desk.t("play-export")) }
                a.btn href=(desk.context.to("/")) { (icon("back")) (desk.t("web-home")) }
            }
        }
        (bar(desk, &again))
    }
}

fn score(desk: Desk<'_>, seat: Seat) -> Markup {
    let (game, context) = (desk.game(), desk.context);
    let name = html! { (token(seat)) (desk.t(if seat == FIRST { "seat-you" } else { "seat-automa" })) };
    let rows = if seat == SECOND {
        levels::automa_rows(
            context,
            game.options().game.level,
            game.automa_buttons().into(),
            game.automa_heap(),
        )
    } else {
        let (buttons, empty) = game.told().unwrap_or_default();
        levels::person_rows(context, buttons.into(), empty.into())
    };
    levels::score(context, seat, &name, game.score(seat), rows, game.tile() == Some(seat))
}
