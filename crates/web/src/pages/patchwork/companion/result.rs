//! How it ended: both scores taken apart, the same game on all five levels, what to do next.

use kernel::{Game, Options, Seat};
use maud::{Markup, html};
use patchwork::companion::{Companion, CompanionEvent};
use patchwork::rules::score::{EMPTY, LevelResult, TILE};
use patchwork::{FIRST, Level, SECOND};
use words::companion::{event, instruction};

use super::desk::{Desk, note, token};
use super::view::bar;
use crate::pages::Look;
use crate::pages::layout::{drawn_icon, icon};

/// The page of a finished game.
pub fn page(desk: Desk<'_>, look: &Look) -> Markup {
    let game = desk.game();
    let scores = [FIRST, SECOND].map(|seat| game.score(seat));
    let headline = game.winner().map_or_else(String::new, |winner| {
        event(desk.context.words, game, &CompanionEvent::Over { winner, scores })
    });
    let doubts = desk.last().map(|(_, entry)| instruction(desk.context.words, game, &entry.events).warnings);
    let levels = game.all_levels();
    html! {
        main.wrap.res.co-res data-say=(headline) data-top="yes" {
            h1.num tabindex="-1" { (headline) }
            p.sub.num { (news(desk, &levels)) }
            @if look.said.as_deref() == Some("conflict") {
                (note("bad", "cross", &html! { p { b { (desk.t("play-conflict")) } " " (desk.t("play-conflict-do")) } }))
            }
            @for doubt in doubts.iter().flatten() { (note("warn", "why", &html! { p { (doubt) } })) }
            div.grid {
                section.panel {
                    h2 { (desk.t("play-score")) }
                    div.sheet-score.num { (score(desk, FIRST)) (score(desk, SECOND)) }
                }
                (all_levels(desk, &levels))
            }
            nav.co-links {
                a.btn href=(desk.link("/history")) { (icon("history")) (desk.t("play-look-back")) }
                a.btn href=(desk.link("/export")) { (icon("export")) (desk.t("play-export")) }
                a.btn href="/" { (icon("back")) (desk.t("web-home")) }
            }
        }
        (bar(desk, &again(desk)))
    }
}

fn score(desk: Desk<'_>, seat: Seat) -> Markup {
    html! {
        div class=(if seat == FIRST { "y" } else { "a" }) {
            p.who { (token(seat)) (desk.t(if seat == FIRST { "seat-you" } else { "seat-automa" })) }
            p.total { (minus(desk.game().score(seat))) }
            dl {
                @for (what, how, points) in rows(desk, seat) {
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
fn rows(desk: Desk<'_>, seat: Seat) -> Vec<(String, String, i32)> {
    let game = desk.game();
    let plain = |id: &str, points: i32| (desk.t(id), String::new(), points);
    let mut rows = Vec::new();
    if seat == SECOND {
        let (heap, level) = (game.automa_heap(), game.options().game.level);
        if level > Level::I {
            rows.push(plain("play-score-buttons", game.automa_buttons().into()));
        }
        if matches!(level, Level::III | Level::V) {
            rows.push(plain("play-score-with-buttons", heap.with_buttons.into()));
        }
        if matches!(level, Level::IV | Level::V) {
            rows.push(plain("play-score-printed", heap.printed.into()));
        }
    } else {
        let (buttons, empty) = game.told().unwrap_or_default();
        rows.push(plain("play-score-buttons", buttons.into()));
        let times = desk.say("play-score-times", &[("count", empty.into()), ("each", EMPTY.into())]);
        rows.push((desk.t("play-score-empty"), times, -EMPTY * i32::from(empty)));
    }
    rows.push(plain("play-score-tile", if game.tile() == Some(seat) { TILE } else { 0 }));
    rows
}

/// The same game on each level, as bars; the line is you.
fn all_levels(desk: Desk<'_>, levels: &[LevelResult; 5]) -> Markup {
    let all = || levels.iter().flat_map(|result| [result.person, result.automa]);
    let (least, most) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(1).max(1));
    let place = |points: i32| f64::from(points - least) * 100.0 / f64::from(most - least);
    let here = desk.game().options().game.level;
    html! {
        section.panel {
            h2 { (desk.t("play-levels")) }
            ol.levels.num {
                @for result in levels {
                    @let won = result.winner == FIRST;
                    li.(if won { "won" } else { "lost" }).this[result.level == here] aria-current=[(result.level == here).then_some("true")] {
                        span.no { (result.level.numeral()) }
                        span.nm { (desk.t(&format!("play-level-{}", result.level.index() + 1))) }
                        svg.barbox viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true" {
                            rect.rail x="0" y="5" width="100" height="14" {}
                            rect.b x="0" y="5" width=(format!("{:.1}", place(result.automa))) height="14" {}
                            rect.yl x=(format!("{:.1}", place(result.person).clamp(0.0, 98.5))) y="0" width="1.5" height="24" {}
                        }
                        span.v { span.hide { (desk.t("seat-automa")) " " } (minus(result.automa)) }
                        span.wl {
                            (drawn_icon(if won { "tick" } else { "cross" }))
                            (desk.t(if won { "play-won" } else { "play-lost" }))
                        }
                    }
                }
            }
            p.cap.soft { (desk.say("play-levels-key", &[("you", minus(desk.game().score(FIRST)).into())])) }
        }
    }
}

/// After a loss the nearest good news, after a win the next challenge.
fn news(desk: Desk<'_>, levels: &[LevelResult; 5]) -> String {
    let level = desk.game().options().game.level;
    let named = |id: &str, level: Level, by: i32| {
        desk.say(id, &[("level", level.numeral().into()), ("by", by.into())])
    };
    let ahead = |result: &LevelResult| result.person - result.automa;
    let won = |result: &&LevelResult| result.winner == FIRST;
    if desk.game().winner() == Some(FIRST) {
        let best = levels.iter().rev().find(won).filter(|best| best.level > level);
        return match (best, levels.get(level.index() + 1)) {
            (Some(best), _) => named("play-news-higher", best.level, ahead(best)),
            (None, Some(next)) => named("play-news-next", next.level, -ahead(next)),
            (None, None) => desk.t("play-news-top"),
        };
    }
    match levels.iter().rev().filter(|result| result.level < level).find(won) {
        Some(best) => named("play-news-lower", best.level, ahead(best)),
        None => named("play-news-short", level, desk.game().score(SECOND) - desk.game().score(FIRST)),
    }
}

/// The same game anew: the one thing to do.
fn again(desk: Desk<'_>) -> Markup {
    html! {
        form.co-go method="post" action="/tables" {
            input type="hidden" name="game" value=(Companion::NAME);
            @for (key, value) in desk.session().setup().options.pairs() {
                input type="hidden" name=(key) value=(value);
            }
            button.btn.go data-key="enter" { (desk.t("play-again")) small { (desk.t("table-same-options")) } }
        }
    }
}
