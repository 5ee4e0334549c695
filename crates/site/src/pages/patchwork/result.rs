//! How it ended: the headline, the scores taken apart, the same game on all five levels, what to do next.

use kernel::{Game, Seat};
use maud::{Markup, PreEscaped, html};
use patchwork::{Event, FIRST, Patchwork, SECOND};

use super::parts::{Shared, board, token};
use super::{levels, outcome};
use crate::pages::{Look, log, scene, tools};

/// The page of a finished game.
pub fn page(shared: Shared<'_>, look: &Look) -> Markup {
    let game = shared.game();
    let headline = headline(shared);
    let (all, level) = (game.all_levels(), game.options().level);
    let again = levels::again(
        shared.context,
        Patchwork::NAME,
        &shared.session().setup().options,
        "row",
        "play-again-means",
    );
    html! {
        main.wrap.res data-say=(headline) {
            h1.num tabindex="-1" { (headline) }
            @if let Some(all) = &all { p.sub.num { (levels::news(shared.context, all, level, game.winner())) } }
            (tools::result_line(shared))
            @if let Some(notes) = outcome::notes(shared, None, look.said.as_deref()) { (notes) }
            section.panel.counted { h2 { (shared.t("scene-final")) } (scene::scene(shared, "play-begins")) }
            div.grid {
                section.panel {
                    h2 { (shared.t("play-score")) }
                    div.sheet-score.num { (score(shared, FIRST)) (score(shared, SECOND)) }
                }
                @if let Some(all) = &all { (levels::bars(shared.context, all, level, game.score(FIRST))) }
                section.panel.chart-box {
                    h2 { (shared.t("play-chart")) }
                    (chart(shared))
                }
                (boards(shared))
                (log::log(shared))
            }
        }
        section.bar.over aria-label=(shared.t("play-acts")) { div.inner { (again) (tools::tools_after(shared)) } }
    }
}

/// Who has won, and with how many points.
pub fn headline(shared: Shared<'_>) -> String {
    let game = shared.game();
    let Some(winner) = game.winner() else { return String::new() };
    let scores = [FIRST, SECOND].map(|seat| game.score(seat));
    let says = words::patchwork::event(shared.context.words, game, &Event::Over { winner, scores });
    // A real minus sign, at the size of a headline.
    says.replace(" -", " \u{2212}")
}

/// What a seat counts, but for the special tile.
pub fn rows(shared: Shared<'_>, seat: Seat) -> Vec<levels::Row> {
    let (game, context) = (shared.game(), shared.context);
    if game.is_automa(seat) {
        levels::automa_rows(context, game.options().level, game.buttons(seat), game.automa_heap())
    } else {
        levels::person_rows(context, game.buttons(seat), game.empty_squares(seat).into())
    }
}

/// One seat's points, row by row.
fn score(shared: Shared<'_>, seat: Seat) -> Markup {
    let game = shared.game();
    let name = html! { (token(game, seat)) (shared.seat(seat)) };
    let rows = rows(shared, seat);
    levels::score(shared.context, seat, &name, game.score(seat), rows, game.tile() == Some(seat))
}

/// Both scores through the game, if it had ended there.
fn chart(shared: Shared<'_>) -> Markup {
    let session = &shared.open.session;
    let line = |seat: Seat| {
        let mut points: Vec<(u8, i32)> = Vec::new();
        let before = session.walk(0).map(|(_, before, _)| before);
        for game in before.chain([session.game().clone()]) {
            let (space, score) = (game.space(seat), game.score(seat));
            match points.last_mut() {
                Some(last) if last.0 == space => last.1 = score,
                _ => points.push((space, score)),
            }
        }
        points
    };
    let names = [FIRST, SECOND].map(|seat| shared.seat(seat));
    html! {
        (PreEscaped(draw::patchwork::scores(shared.context.words, shared.game(), &[line(FIRST), line(SECOND)]).inline()))
        p.cap.soft.legend {
            @for (seat, name) in [FIRST, SECOND].into_iter().zip(names) { span { (token(shared.game(), seat)) (name) } }
        }
    }
}

fn boards(shared: Shared<'_>) -> Markup {
    let game = shared.game();
    let people = [FIRST, SECOND].into_iter().filter(|&seat| !game.is_automa(seat));
    html! {
        @for seat in people {
            section.panel {
                h2 { (shared.about("play-quilt", seat, &[])) }
                div.final-board { (board(shared.context, game, seat)) }
            }
        }
    }
}
