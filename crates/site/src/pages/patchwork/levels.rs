//! The end of a game, as both ways to play show it: points taken apart, the same game on all five levels, and what
//! follows from that.

use kernel::{Options, Seat};
use maud::{Markup, html};
use patchwork::rules::score::{AutomaHeap, EMPTY, LevelResult, TILE};
use patchwork::{FIRST, Level};

use crate::context::Context;
use crate::pages::levels::{self, Bar};
use crate::pages::minus;

/// What counts, how it is counted, and the points.
pub type Row = (String, String, i32);

/// The rows of the Automa on its level.
pub fn automa_rows(context: &Context, level: Level, buttons: i32, heap: AutomaHeap) -> Vec<Row> {
    let plain = |id: &str, points: i32| (context.t(id), String::new(), points);
    let mut rows = Vec::new();
    if level > Level::I {
        rows.push(plain("play-score-buttons", buttons));
    }
    if matches!(level, Level::III | Level::V) {
        rows.push(plain("play-score-with-buttons", heap.with_buttons.into()));
    }
    if matches!(level, Level::IV | Level::V) {
        rows.push(plain("play-score-printed", heap.printed.into()));
    }
    rows
}

/// The rows of a person.
pub fn person_rows(context: &Context, buttons: i32, empty: i32) -> Vec<Row> {
    let times = context.words.say("play-score-times", &[("count", empty.into()), ("each", EMPTY.into())]);
    vec![
        (context.t("play-score-buttons"), String::new(), buttons),
        (context.t("play-score-empty"), times, -EMPTY * empty),
    ]
}

/// The row of the special tile.
pub fn tile_row(context: &Context, has_tile: bool) -> Row {
    (context.t("play-score-tile"), String::new(), if has_tile { TILE } else { 0 })
}

/// One side's points, row by row; the special tile comes last.
pub fn score(
    context: &Context,
    seat: Seat,
    name: &Markup,
    total: i32,
    mut rows: Vec<Row>,
    has_tile: bool,
) -> Markup {
    rows.push(tile_row(context, has_tile));
    html! {
        div class=(if seat == FIRST { "y" } else { "a" }) {
            p.who { (name) }
            p.total { (minus(total.into())) }
            dl {
                @for (what, how, points) in rows {
                    div { dt { (what) @if !how.is_empty() { small { (how) } } } dd { (minus(points.into())) } }
                }
            }
        }
    }
}

/// The same game on each level, as bars; the line is you.
pub fn bars(context: &Context, levels: &[LevelResult; 5], here: Level, you: i32) -> Markup {
    let bar = |result: &LevelResult| Bar {
        number: result.level.numeral().to_owned(),
        name: context.t(&format!("play-level-{}", result.level.index() + 1)),
        person: result.person,
        automa: result.automa,
        won: result.winner == FIRST,
        here: result.level == here,
    };
    levels::bars(context, &levels.each_ref().map(bar), you, "play-levels", "play-levels-key")
}

/// After a loss the nearest good news, after a win the next challenge.
pub fn news(context: &Context, levels: &[LevelResult; 5], level: Level, winner: Option<Seat>) -> String {
    let named = |id: &str, level: Level, by: i32| {
        context.words.say(id, &[("level", level.numeral().into()), ("by", by.into())])
    };
    let ahead = |result: &LevelResult| result.person - result.automa;
    let won = |result: &&LevelResult| result.winner == FIRST;
    if winner == Some(FIRST) {
        let best = levels.iter().rev().find(won).filter(|best| best.level > level);
        return match (best, levels.get(level.index() + 1)) {
            (Some(best), _) => named("play-news-higher", best.level, ahead(best)),
            (None, Some(next)) => named("play-news-next", next.level, -ahead(next)),
            (None, None) => context.t("play-news-top"),
        };
    }
    match levels.iter().rev().filter(|result| result.level < level).find(won) {
        Some(best) => named("play-news-lower", best.level, ahead(best)),
        None => named("play-news-short", level, -ahead(&levels[level.index()])),
    }
}

/// The same game anew, with another seed: the one thing to do.
pub fn again<O: Options>(context: &Context, game: &str, options: &O, class: &str, means: &str) -> Markup {
    html! {
        form class=(class) method="post" action=(context.to("/tables")) {
            input type="hidden" name="game" value=(game);
            @for (key, value) in options.pairs() { input type="hidden" name=(key) value=(value); }
            button.btn.go data-key="enter" { (context.t("play-again")) small { (context.t(means)) } }
        }
    }
}
