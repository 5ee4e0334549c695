//! How it ended: who won, the points, and what to do next.

use kernel::{Game, Seat};
use maud::{Markup, html};

use super::parts::Shared;
use super::play::notes;
use super::{boards, score, views};
use crate::pages::{Look, log, scene, tools};

/// The page of a finished game.
pub fn page(shared: Shared<'_>, look: &Look) -> Markup {
    let game = shared.game();
    let headline = words::tapestry::result(shared.context.words, game).unwrap_or_default();
    let mut order: Vec<Seat> = (0..game.seats() as u8).map(Seat).collect();
    order.sort_by_key(|seat| std::cmp::Reverse((game.score(*seat), game.winners().contains(*seat))));
    html! {
        main.wrap.res.ta-res data-say=(headline) {
            h1.num tabindex="-1" { (headline) }
            (tools::result_line(shared))
            @if let Some(notes) = notes(shared, None, look.said.as_deref()) { (notes) }
            section.panel.counted { h2 { (shared.t("scene-final")) } (scene::scene(shared, "ta-web-first-move")) }
            div.grid {
                (score::table(shared))
                (score::levels(shared))
                section.panel { h2 { (shared.t("ta-map")) } (boards::map(shared)) }
                section.panel.wide { h2 { (shared.noun("track", &shared.t("ta-tracks"))) } (views::tracks(shared, None)) }
                @for seat in order { (boards::seat(shared, seat, seat)) }
                (log::log(shared))
            }
        }
        section.bar.over aria-label=(shared.t("play-acts")) { div.inner { (tools::again(shared)) (tools::tools_after(shared)) } }
    }
}
