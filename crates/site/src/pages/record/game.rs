//! One game in a record: by level, by side, and its points beside published ones.

use draw::plot::{Standing, standing};
use games::Title;
use maud::{Markup, PreEscaped, html};
use wire::career::{Group, OfGame};
use wire::figures::Cell;

use crate::career::{self, Counted};
use crate::context::Context;
use crate::pages::layout::icon;
use crate::pages::minus;

/// The section of a game.
pub fn section(context: &Context, of: &OfGame, counted: &[Counted]) -> Markup {
    let Ok(title) = Title::of(&of.game) else { return html! {} };
    let mut levels: Vec<&Group> = of.levels.iter().collect();
    levels.sort_by_key(|group| rank(title, &group.key));
    let charts = charts(context, title, counted);
    let (first, others) = charts.split_at(charts.len().min(1));
    html! {
        section.panel.of-game aria-labelledby=(format!("of-{}", of.game)) {
            h2 id=(format!("of-{}", of.game)) { (title.name()) }
            p { (counts(context, of)) }
            @for chart in first { (chart) }
            @if !others.is_empty() {
                details {
                    summary { (context.t("career-more-levels")) span.chev { (icon("chevron")) } }
                    @for chart in others { (chart) }
                }
            }
            (table(context, "career-level", &levels, |key| career::how_hard(title, context.words, key)))
            @if !of.plays.is_empty() {
                @let mut plays: Vec<&Group> = of.plays.iter().collect();
                @let () = plays.sort_by_key(|group| std::cmp::Reverse(group.count.played));
                details {
                    summary { (context.t("career-by-side")) span.chev { (icon("chevron")) } }
                    (table(context, "career-side", &plays, |key| career::plays(title, context.words, key)))
                }
            }
        }
    }
}

/// Where a level stands among those of its game: they are named from easy to hard.
fn rank(title: Title, key: &str) -> (usize, String) {
    let fields = games::with_title!(title, G => <<G as kernel::Game>::Options as kernel::Options>::FIELDS);
    let place = fields.iter().find_map(|field| field.values.iter().position(|(value, _)| *value == key));
    (place.unwrap_or(usize::MAX), key.to_owned())
}

fn counts(context: &Context, of: &OfGame) -> String {
    let args = [
        ("played", of.count.played.into()),
        ("won", of.count.won.into()),
        ("table", of.count.at_table.into()),
    ];
    let mut says = context.words.say("career-counts", &args);
    if let Some(best) = &of.best {
        says += " ";
        says += &context.words.say("career-best", &[("points", minus(best.points.into()).into())]);
    }
    says
}

fn table(context: &Context, head: &str, groups: &[&Group], name: impl Fn(&str) -> String) -> Markup {
    if groups.is_empty() {
        return html! {};
    }
    let number = |value: Option<String>| value.unwrap_or_else(|| "–".to_owned());
    html! {
        table.groups.num {
            thead {
                tr {
                    th scope="col" { (context.t(head)) }
                    th scope="col" { (context.t("career-games")) }
                    th scope="col" { (context.t("career-chip-won")) }
                    th scope="col" { (context.t("career-mean")) }
                    th scope="col" { (context.t("career-most")) }
                }
            }
            tbody {
                @for group in groups {
                    tr {
                        th scope="row" { (name(&group.key)) }
                        td { (group.count.played) }
                        td { (number(group.count.percent().map(|percent| format!("{percent} %")))) }
                        td { (number(group.mean.map(|mean| minus(mean.round() as i64)))) }
                        td { (number(group.best.map(|best| minus(best.into())))) }
                    }
                }
            }
        }
    }
}

/// The points on each level that has published figures, the level with the most games first.
fn charts(context: &Context, title: Title, counted: &[Counted]) -> Vec<Markup> {
    let finished = |counted: &&Counted| counted.title() == title && !counted.ended.given_up;
    let mut cells: Vec<(&'static Cell, Vec<&Counted>)> = Vec::new();
    for one in counted.iter().filter(finished) {
        let Some(cell) = one.figures() else { continue };
        match cells.iter_mut().find(|(known, _)| std::ptr::eq(*known, cell)) {
            Some((_, games)) => games.push(one),
            None => cells.push((cell, vec![one])),
        }
    }
    cells.sort_by_key(|(_, games)| std::cmp::Reverse(games.len()));
    cells.iter().map(|(cell, games)| chart(context, title, cell, games)).collect()
}

fn chart(context: &Context, title: Title, cell: &Cell, games: &[&Counted]) -> Markup {
    let (words, best) = (context.words, games.iter().map(|one| one.ended.you).max().unwrap_or(0));
    let level = games.first().and_then(|one| one.level(words)).unwrap_or_default();
    let Some(figures) = games::with_title!(title, G => <G as wire::Wire>::figures()) else { return html! {} };
    let args = [
        ("points", minus(best.into()).into()),
        ("percent", cell.percent_below(best).into()),
        ("level", level.clone().into()),
        ("player", figures.player.clone().into()),
        ("games", words::Arg::Number(cell.games() as i64)),
    ];
    let says = words.say("career-chart-says", &args);
    let shown = Standing {
        title: words.say("career-chart", &[("level", level.into())]),
        says: says.clone(),
        published: cell.values(),
        own: games.iter().map(|one| (one.ended.you, one.ended.is_won())).collect(),
    };
    html! {
        figure {
            h3 { (shown.title) }
            (PreEscaped(standing(words, &shown).inline()))
            figcaption.small.soft { (says) " " (context.t("career-chart-key")) }
        }
    }
}
