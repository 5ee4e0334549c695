//! The games of a record, one by one.

use kernel::Day;
use maud::{Markup, html};

use super::{chip, sides};
use crate::career::Counted;
use crate::context::Context;
use crate::kind::{place_icon, place_says};
use crate::pages::layout::small_icon;
use crate::pages::minus;

/// Games on one page of the list.
const SHOWN: usize = 30;

/// The list, from one of them on.
pub fn section(context: &Context, counted: &[Counted], from: usize) -> Markup {
    let from = from.min(counted.len() / SHOWN * SHOWN);
    let some = counted.iter().skip(from).take(SHOWN);
    let page = |from: usize| context.to(&format!("/record?from={from}#games"));
    html! {
        section #games {
            h2 { (context.t("career-list")) }
            ol.results { @for one in some { li { (line(context, one)) } } }
            nav.steps-nav aria-label=(context.t("career-list")) {
                @if from > 0 { a.btn href=(page(from.saturating_sub(SHOWN))) { (context.t("career-later")) } }
                @if from + SHOWN < counted.len() { a.btn.later href=(page(from + SHOWN)) { (context.t("career-earlier")) } }
            }
        }
    }
}

fn line(context: &Context, one: &Counted) -> Markup {
    let place = one.kind.place();
    let date = words::date(context.words, Day::of_seconds(one.result.ended));
    let level = one.level(context.words);
    let what: Vec<String> = sides(context, one).into_iter().chain(level).collect();
    html! {
        a.panel href=(context.to(&format!("/record/{}", one.result.id))) {
            span.what {
                b { (one.title().name()) }
                span.small.soft {
                    (small_icon(place_icon(place))) span.hide { (context.t(place_says(place))) " · " }
                    (date) @for part in &what { " · " (part) }
                }
                @if !one.result.comment.is_empty() { span.small.said { (first_words(&one.result.comment)) } }
            }
            span.came.num {
                b { (minus(one.ended.you.into())) " : " (minus(one.ended.other.into())) }
                (chip(context, one))
            }
        }
    }
}

/// The beginning of a comment.
fn first_words(comment: &str) -> String {
    let line = comment.lines().next().unwrap_or_default();
    if line.chars().count() > 80 { line.chars().take(79).chain(['…']).collect() } else { line.to_owned() }
}
