//! How it ended: who won, how that was counted, the points by their kind, and what to do next.

use draw::terra_mystica::Shares;
use maud::{Markup, PreEscaped, html};

use super::parts::Shared;
use super::play::notes;
use crate::pages::{Look, log, scene, tools};

/// The page of a finished game.
pub fn page(shared: Shared<'_>, look: &Look) -> Markup {
    let game = shared.game();
    let headline = words::terra_mystica::result(shared.context.words, game).unwrap_or_default();
    let events = shared.session().history().iter().flat_map(|entry| &entry.events);
    let shares = Shares::of(game, events);
    let whole =
        draw::terra_mystica::map(shared.context.words, game, &draw::terra_mystica::MapView::default());
    html! {
        main.wrap.res.terra-res data-say=(headline) {
            h1.num tabindex="-1" { (headline) }
            (tools::result_line(shared))
            @if let Some(notes) = notes(shared, None, look.said.as_deref()) { (notes) }
            section.panel.counted { h2 { (shared.t("scene-final")) } (scene::scene(shared, "play-begins")) }
            div.grid {
                section.panel.tboard { h2 { (shared.t("play-score")) } (PreEscaped(draw::terra_mystica::result(shared.context.words, game, &shares).inline())) }
                section.panel.tboard { h2 { (shared.noun("cult", &shared.t("terra-cults"))) } (PreEscaped(draw::terra_mystica::cults(shared.context.words, game).inline())) }
                section.panel.tmap { h2 { (shared.t("terra-map")) } (super::map::scroll_box(shared, "map", &whole.inline(), None, false)) }
                @for seat in game.seat_list() {
                    section.panel.tboard { h2 { (shared.seat(seat)) } (PreEscaped(draw::terra_mystica::board(shared.context.words, game, seat).inline())) }
                }
                (log::log(shared))
            }
        }
        section.bar.over aria-label=(shared.t("play-acts")) { div.inner { (tools::again(shared)) (tools::tools_after(shared)) } }
    }
}
