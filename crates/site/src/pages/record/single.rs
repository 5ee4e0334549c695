//! One result: how it ended, how good that was, what the person wrote about it.

use kernel::Day;
use maud::{Markup, html};
use wire::ended::Ended;
use words::Arg;

use super::feats;
use super::{chip, sides};
use crate::career::Counted;
use crate::context::Context;
use crate::kind::place_says;
use crate::pages::layout::icon;
use crate::pages::minus;

/// How good the points were beside published ones: "Better than 83 % of what greedy makes".
fn better_than(context: &Context, counted: &Counted) -> Option<String> {
    let cell = counted.figures().filter(|_| !counted.ended.given_up)?;
    let figures = games::with_title!(counted.title(), G => <G as wire::Wire>::figures())?;
    let level = counted.level(context.words).unwrap_or_default();
    let args = [
        ("percent", cell.percent_below(counted.ended.you).into()),
        ("points", minus(counted.ended.you.into()).into()),
        ("player", figures.player.clone().into()),
        ("level", level.into()),
        ("games", Arg::Number(cell.games() as i64)),
    ];
    Some(words::text::capital(&context.words.say("career-better", &args)))
}

/// What a table that has just ended says of its record: how good the points were, and the way there.
#[allow(clippy::needless_pass_by_value, reason = "whoever asks has made it for this")]
pub fn result_says(context: &Context, id: &str, game: &str, ended: Ended) -> Markup {
    let result = table::store::GameResult {
        id: match id.parse() {
            Ok(id) => id,
            Err(_) => return html! {},
        },
        game: game.to_owned(),
        ended: 0,
        text: ended.text(),
        comment: String::new(),
    };
    let Some(counted) = Counted::of(result) else { return html! {} };
    html! {
        @if let Some(says) = better_than(context, &counted) { p.better { (says) } }
        @if !counted.ended.feats.is_empty() {
            p.chips.earned {
                @for feat in &counted.ended.feats { span.chip.ok { (icon("tick")) (feats::name(context, Some(counted.title()), feat)) } }
            }
        }
        p { a href=(context.to(&format!("/record/{id}"))) { (context.t("career-to-result")) } }
    }
}

/// The page of a finished table that does not count.
pub fn uncounted(context: &Context, counted: &Counted) -> Markup {
    html! {
        main.wrap.stack.record {
            h1 { (context.t("career-count")) }
            p { (context.t("career-count-why")) }
            form method="post" action=(context.to(&format!("/record/{}/count", counted.result.id))) {
                button.btn.go { (context.t("career-count-do")) }
            }
        }
    }
}

/// The page of one result.
pub fn page(context: &Context, counted: &Counted, there: bool) -> Markup {
    let ended = &counted.ended;
    let id = &counted.result.id;
    let date = words::date(context.words, Day::of_seconds(counted.result.ended));
    let facts: Vec<String> =
        [Some(date), Some(context.t(place_says(counted.kind.place()))), counted.level(context.words)]
            .into_iter()
            .flatten()
            .collect();
    html! {
        main.wrap.stack.record {
            h1.num { (counted.title().name()) ": " (minus(ended.you.into())) " : " (minus(ended.other.into())) }
            p { (chip(context, counted)) " " span.soft { (facts.join(" · ")) } }
            @if let Some(sides) = sides(context, counted) { p { (sides) } }
            @if let Some(says) = better_than(context, counted) { p { (says) } }
            @if !ended.feats.is_empty() {
                p.chips { @for feat in &ended.feats { span.chip.ok { (icon("tick")) (feats::name(context, Some(counted.title()), feat)) } } }
            }
            @if there {
                p { a.btn href=(context.to(&format!("/tables/{id}"))) { (icon("history")) (context.t("career-to-table")) } }
            }
            form.stack method="post" action=(context.to(&format!("/record/{id}/comment"))) {
                label for="comment" { (context.t("career-comment")) }
                textarea #comment name="comment" rows="4" maxlength="2000" { (counted.result.comment) }
                button.btn { (context.t("career-comment-keep")) }
            }
            details.panel {
                summary { (context.t("career-forget")) span.chev { (icon("chevron")) } }
                form.stack method="post" action=(context.to(&format!("/record/{id}/forget"))) {
                    p { (context.t("career-forget-sure")) }
                    button.btn.danger { (icon("trash")) (context.t("career-forget-do")) }
                }
            }
        }
    }
}
