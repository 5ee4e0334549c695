//! The rules, to browse and search.

use axum::extract::{Path, Query};
use axum::response::Html;
use games::Title;
use kernel::Rule;
use maud::{Markup, html};
use serde::Deserialize;

use super::layout::{Frame, layout};
use super::{Page, PageError};
use crate::context::Context;
use crate::kind::rules;
use crate::problem::Problem;

/// What is searched for.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Search {
    q: String,
}

/// The games to choose from, or the rules of all games with a word in them.
pub async fn all(context: Context, search: Query<Search>) -> Page {
    let asked = search.q.trim();
    if asked.is_empty() {
        Ok(choose(&context, "web-rules", "/rules"))
    } else {
        Ok(show(&context, None, asked))
    }
}

/// All rules of a game, or those with a word in them.
pub async fn page(context: Context, Path(game): Path<String>, search: Query<Search>) -> Page {
    if let Ok(title) = Title::of(&game) {
        return Ok(show(&context, Some(title), &search.q));
    }
    // A rule without its game, as older addresses have it.
    let mut titles = Title::ALL.iter().copied();
    found(&context, titles.find_map(|title| Some((title, rules(title).get(&game)?))))
}

/// The rules of a game, or of all, with a word in them.
fn show(context: &Context, title: Option<Title>, asked: &str) -> Html<String> {
    let word = asked.trim().to_lowercase();
    let books = Title::ALL.iter().copied().filter(|one| title.is_none_or(|title| title == *one));
    let rules: Vec<(Title, &Rule)> = books
        .flat_map(|title| rules(title).rules.iter().map(move |rule| (title, rule)))
        .filter(|(_, rule)| fits(rule, &word))
        .collect();
    let under = title.map_or_else(|| "/rules".to_owned(), |title| format!("/rules/{}", title.key()));
    let content = html! {
        main.wrap.stack {
            h1 { (context.t("web-rules")) @if let Some(title) = title { " · " (title.name()) } }
            (search_field(context, &under, asked))
            @if rules.is_empty() { p.empty { (context.t("web-nothing-found")) } }
            @for (title, rule) in rules { (article(context, title, rule, under == "/rules")) }
        }
    };
    Html(layout(context, &Frame::plain(&context.t("web-rules")), content).into_string())
}

/// One rule.
pub async fn one(context: Context, Path((game, id)): Path<(String, String)>) -> Page {
    let title = Title::of(&game).ok();
    found(&context, title.and_then(|title| Some((title, rules(title).get(&id)?))))
}

fn found(context: &Context, rule: Option<(Title, &Rule)>) -> Page {
    let (title, rule) = rule.ok_or(PageError(*context, Problem::NotFound))?;
    let content = html! {
        main.wrap.stack {
            h1.hide lang=[context.english()] { (rule.title) }
            (article(context, title, rule, false))
            p { a.btn href=(context.to(&format!("/rules/{}", title.key()))) { (context.t("web-all-rules")) } }
        }
    };
    let mut frame = Frame::plain(&context.t("web-rules"));
    frame.here = Some((context.t("web-rules"), title.name().to_owned()));
    Ok(Html(layout(context, &frame, content).into_string()))
}

/// A page to choose a game.
pub fn choose(context: &Context, what: &str, under: &str) -> Html<String> {
    let content = html! {
        main.wrap.stack {
            h1 { (context.t(what)) }
            @if under == "/rules" { (search_field(context, "/rules", "")) }
            @for title in Title::ALL { p { a.btn href=(context.to(&format!("{under}/{}", title.key()))) { (title.name()) } } }
        }
    };
    Html(layout(context, &Frame::plain(&context.t(what)), content).into_string())
}

fn search_field(context: &Context, under: &str, asked: &str) -> Markup {
    html! {
        form.search method="get" action=(context.to(under)) role="search" {
            label for="q" { (context.t("web-search")) }
            input #q type="text" name="q" value=(asked.chars().take(80).collect::<String>());
            button.btn { (context.t("web-search-go")) }
        }
    }
}

fn fits(rule: &Rule, word: &str) -> bool {
    [&rule.id, &rule.title, &rule.text].into_iter().any(|text| text.to_lowercase().contains(word))
}

/// One rule; among those of several games, with the name of its own.
fn article(context: &Context, title: Title, rule: &Rule, named: bool) -> Markup {
    html! {
        article.panel id=[(!named).then_some(&rule.id)] {
            h2 { span lang=[context.english()] { (rule.title) } @if named { " · " (title.name()) } }
            p lang=[context.english()] { (rule.text) }
            p.cap.soft {
                a.rule href=(context.to(&format!("/rules/{}/{}", title.key(), rule.id))) lang=[context.english()] { (rule.id) } " · "
                (context.t(&format!("web-certainty-{}", rule.certainty.name()))) " · " span lang=[context.english()] { (rule.source) }
                @if let Some(option) = &rule.option { " · " (context.t("web-option")) " " span lang=[context.english()] { (option) } }
            }
        }
    }
}
