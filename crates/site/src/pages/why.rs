//! Why a bot chose as it did: the filters one after the other, in the same form for every game whose candidates are
//! places and not a row of things.

use kernel::Verdict;
use maud::{Markup, html};
use words::why::{Why, WhyRow};

use crate::context::Context;

/// So many candidates are listed by name; of more, only the number is told.
const NAMED: usize = 12;

/// Candidates and filters of one choice; `game` is the key of its rulebook.
pub fn steps<About, Pick: Copy + PartialEq>(context: &Context, game: &str, why: &Why<About, Pick>) -> Markup {
    let (not_needed, asked): (Vec<_>, Vec<_>) =
        why.rows.iter().partition(|row| row.verdict == Verdict::NotNeeded);
    html! {
        ol.steps {
            li {
                span.left.num { (why.candidates.len()) }
                span { b { (context.t("why-candidates")) } (names(why, why.candidates.iter().map(|(pick, _)| *pick))) }
            }
            @for row in asked { (filter(context, game, why, row)) }
        }
        @if !not_needed.is_empty() {
            p.small.soft.not-needed {
                (context.t("play-why-not-needed")) " "
                @for (number, row) in not_needed.iter().enumerate() {
                    @if number > 0 { ", " }
                    (rule_link(context, game, row, &html! { (row.question) }))
                }
                "."
            }
        }
    }
}

fn rule_link<Pick>(context: &Context, game: &str, row: &WhyRow<Pick>, text: &Markup) -> Markup {
    html! { a.rule href=(context.to(&format!("/rules/{game}/{}", row.rule))) { (text) } }
}

/// One filter: how many it left, what it asked, what it measured on those that stayed.
fn filter<About, Pick: Copy + PartialEq>(
    context: &Context,
    game: &str,
    why: &Why<About, Pick>,
    row: &WhyRow<Pick>,
) -> Markup {
    let kept = row.kept().count();
    let value = row.cells.iter().find(|(_, _, kept)| *kept).map(|(_, value, _)| value.as_str());
    let narrowed = row.verdict == Verdict::Narrowed;
    html! {
        li.done[narrowed && kept == 1].skipped[!narrowed] {
            span.left.num { @if narrowed { (kept) } @else { "–" } }
            span {
                b { (row.question) }
                @if narrowed && let Some(value) = value { ": " (value) }
                @if let Some(note) = &row.note { span.soft { " " (note) } }
                " " (rule_link(context, game, row, &html! { (context.t("why-rule")) }))
                @if narrowed { (names(why, row.kept())) }
            }
        }
    }
}

fn names<About, Pick: Copy + PartialEq>(why: &Why<About, Pick>, picks: impl Iterator<Item = Pick>) -> Markup {
    let mut names: Vec<&str> = picks.map(|pick| why.name(pick)).take(NAMED + 1).collect();
    let many = names.len() > NAMED;
    names.truncate(NAMED);
    html! { small.soft { (names.join(", ")) @if many { " …" } } }
}
