//! What was achieved, and what is left to achieve.

use games::Title;
use maud::{Markup, html};
use wire::career::{Career, FEATS, Feat};

use crate::career;
use crate::context::Context;
use crate::pages::layout::icon;

/// All achievements, those that were reached first.
pub fn section(context: &Context, career: &Career) -> Markup {
    let shared = FEATS.into_iter().map(|key| (None, key));
    let own =
        Title::ALL.iter().flat_map(|title| career::feats(*title).iter().map(|key| (Some(*title), *key)));
    let mut all: Vec<(Option<Title>, &str, Option<&Feat>)> = shared
        .chain(own)
        .map(|(title, key)| {
            let game = title.map(Title::key);
            (title, key, career.feats.iter().find(|feat| feat.key == key && feat.game.as_deref() == game))
        })
        .collect();
    all.sort_by_key(|(_, _, reached)| reached.is_none());
    let reached = all.iter().filter(|(_, _, feat)| feat.is_some()).count() as u32;
    let args = [("reached", reached.into()), ("all", (all.len() as u32).into())];
    html! {
        section.panel {
            h2 { (context.words.say("career-feats", &args)) }
            ul.feats {
                @for (title, key, feat) in all {
                    li.reached[feat.is_some()] {
                        (icon(if feat.is_some() { "tick" } else { "flag" }))
                        div {
                            b { (name(context, title, key)) }
                            @if feat.is_none() { span.hide { " (" (context.t("career-feat-open")) ")" } }
                            p.small { (context.t(&format!("{}-means", message(title, key)))) }
                            @if let Some(feat) = feat {
                                a.small href=(context.to(&format!("/record/{}", feat.id))) { (context.t("career-feat-game")) span.hide { ": " (name(context, title, key)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The message of an achievement.
fn message(title: Option<Title>, key: &str) -> String {
    title.map_or_else(|| format!("feat-{key}"), |title| format!("feat-{}-{key}", title.key()))
}

/// What it is called; one of a single game with the name of that.
pub fn name(context: &Context, title: Option<Title>, key: &str) -> String {
    let name = context.t(&message(title, key));
    title.map_or_else(|| name.clone(), |title| format!("{name} · {}", title.name()))
}
