//! How it ended: the headline, the scores taken apart, the same game on all five levels, what to do next.

use kernel::{Game, Options, Seat};
use maud::{Markup, PreEscaped, html};
use patchwork::rules::score::{EMPTY, LevelResult, TILE};
use patchwork::{Event, FIRST, Level, Patchwork, SECOND};

use super::parts::{Shared, token};
use super::{bar, log, outcome};
use crate::pages::Look;
use crate::pages::layout::drawn_icon;

/// The page of a finished game.
pub fn page(shared: Shared<'_>, look: &Look) -> Markup {
    let game = shared.game();
    let headline = headline(shared);
    html! {
        main.wrap.res data-say=(headline) {
            h1.num tabindex="-1" { (headline) }
            @if let Some(news) = nearest_news(shared) { p.sub.num { (news) } }
            @if let Some(notes) = outcome::notes(shared, None, look.said.as_deref()) { (notes) }
            div.grid {
                section.panel {
                    h2 { (shared.t("play-score")) }
                    div.sheet-score.num { (score(shared, FIRST)) (score(shared, SECOND)) }
                }
                @if let Some(levels) = game.all_levels() { (all_levels(shared, &levels)) }
                section.panel.chart-box {
                    h2 { (shared.t("play-chart")) }
                    (chart(shared))
                }
                (boards(shared))
                (log::log(shared))
            }
        }
        section.bar.over aria-label=(shared.t("play-acts")) { div.inner { (again(shared)) (bar::tools_after(shared)) } }
    }
}

fn headline(shared: Shared<'_>) -> String {
    let game = shared.game();
    let Some(winner) = game.winner() else { return String::new() };
    let scores = [FIRST, SECOND].map(|seat| game.score(seat));
    words::patchwork::event(shared.context.words, game, &Event::Over { winner, scores })
}

/// One seat's points, row by row.
fn score(shared: Shared<'_>, seat: Seat) -> Markup {
    let game = shared.game();
    html! {
        div class=(if seat == FIRST { "y" } else { "a" }) {
            p.who { (token(game, seat)) (shared.seat(seat)) }
            p.total { (minus(game.score(seat))) }
            dl {
                @for (what, how, points) in rows(shared, seat) {
                    div { dt { (what) @if !how.is_empty() { small { (how) } } } dd { (minus(points)) } }
                }
            }
        }
    }
}

/// A number with a real minus sign.
fn minus(value: i32) -> String {
    if value < 0 { format!("\u{2212}{}", value.unsigned_abs()) } else { value.to_string() }
}

/// What counts, how it is counted, and the points.
fn rows(shared: Shared<'_>, seat: Seat) -> Vec<(String, String, i32)> {
    let game = shared.game();
    let plain = |id: &str, points: i32| (shared.t(id), String::new(), points);
    let mut rows = Vec::new();
    if game.is_automa(seat) {
        let (heap, level) = (game.automa_heap(), game.options().level);
        if level > Level::I {
            rows.push(plain("play-score-buttons", game.buttons(seat)));
        }
        if matches!(level, Level::III | Level::V) {
            rows.push(plain("play-score-with-buttons", heap.with_buttons.into()));
        }
        if matches!(level, Level::IV | Level::V) {
            rows.push(plain("play-score-printed", heap.printed.into()));
        }
    } else {
        let empty = i32::from(game.empty_squares(seat));
        rows.push(plain("play-score-buttons", game.buttons(seat)));
        let times = shared.say("play-score-times", &[("count", empty.into()), ("each", EMPTY.into())]);
        rows.push((shared.t("play-score-empty"), times, -EMPTY * empty));
    }
    rows.push(plain("play-score-tile", if game.tile() == Some(seat) { TILE } else { 0 }));
    rows
}

/// The same game on each level, as bars; the line is you.
fn all_levels(shared: Shared<'_>, levels: &[LevelResult; 5]) -> Markup {
    let all = || levels.iter().flat_map(|result| [result.person, result.automa]);
    let (least, most) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(1).max(1));
    let place = |points: i32| f64::from(points - least) * 100.0 / f64::from(most - least);
    let here = shared.game().options().level;
    html! {
        section.panel {
            h2 { (shared.t("play-levels")) }
            ol.levels.num {
                @for result in levels {
                    @let won = result.winner == FIRST;
                    li.won[won].lost[!won].this[result.level == here] aria-current=[(result.level == here).then_some("true")] {
                        span.no { (result.level.numeral()) }
                        span.nm { (shared.t(&format!("play-level-{}", result.level.index() + 1))) }
                        svg.barbox viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true" {
                            rect.rail x="0" y="5" width="100" height="14" {}
                            rect.b x="0" y="5" width=(format!("{:.1}", place(result.automa))) height="14" {}
                            rect.yl x=(format!("{:.1}", place(result.person).clamp(0.0, 98.5))) y="0" width="1.5" height="24" {}
                        }
                        span.v { span.hide { (shared.t("seat-automa")) " " } (minus(result.automa)) }
                        span.wl {
                            (drawn_icon(if won { "tick" } else { "cross" }))
                            (shared.t(if won { "play-won" } else { "play-lost" }))
                        }
                    }
                }
            }
            p.cap.soft { (shared.say("play-levels-key", &[("you", minus(shared.game().score(FIRST)).into())])) }
        }
    }
}

/// After a loss the nearest good news, after a win the next challenge.
fn nearest_news(shared: Shared<'_>) -> Option<String> {
    let game = shared.game();
    let levels = game.all_levels()?;
    let level = game.options().level;
    let named = |id: &str, level: Level, by: i32| {
        Some(shared.say(id, &[("level", level.numeral().into()), ("by", by.into())]))
    };
    let ahead = |result: &LevelResult| result.person - result.automa;
    if game.winner() == Some(FIRST) {
        let best = levels.iter().rev().find(|result| result.winner == FIRST)?;
        return match levels.get(level.index() + 1) {
            _ if best.level > level => named("play-news-higher", best.level, ahead(best)),
            Some(next) => named("play-news-next", next.level, -ahead(next)),
            None => Some(shared.t("play-news-top")),
        };
    }
    match levels.iter().rev().find(|result| result.level < level && result.winner == FIRST) {
        Some(best) => named("play-news-lower", best.level, ahead(best)),
        None => named("play-news-short", level, game.score(SECOND) - game.score(FIRST)),
    }
}

/// Both scores through the game, if it had ended there.
fn chart(shared: Shared<'_>) -> Markup {
    let session = &shared.open.session;
    let positions = (0..=session.at()).filter_map(|count| session.position(count));
    let line = |seat: Seat| {
        let mut points: Vec<(u8, i32)> = Vec::new();
        for game in positions.clone() {
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
        (PreEscaped(draw::svg::scores(shared.game(), &[line(FIRST), line(SECOND)]).inline()))
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
                div.final-quilt { (PreEscaped(draw::svg::board(game, seat).inline())) }
            }
        }
    }
}

/// The same game anew, with another seed: the one thing to do.
fn again(shared: Shared<'_>) -> Markup {
    html! {
        form.row method="post" action="/tables" {
            input type="hidden" name="game" value=(Patchwork::NAME);
            @for (key, value) in shared.open.session.setup().options.pairs() {
                input type="hidden" name=(key) value=(value);
            }
            button.btn.go { (shared.t("play-again")) small { (shared.t("play-again-means")) } }
        }
    }
}
