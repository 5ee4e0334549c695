//! The rules by chapters, to browse and search.

use axum::extract::{Path, Query};
use axum::response::Html;
use games::Title;
use kernel::Rule;
use maud::{Markup, html};
use serde::Deserialize;

use super::layout::{Frame, icon, layout};
use super::{Page, PageError};
use crate::assets;
use crate::context::Context;
use crate::kind::{cover, rules};
use crate::problem::Problem;

/// What is searched for.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Search {
    q: String,
}

fn frame(context: &Context) -> Frame {
    Frame {
        style: Some(assets::path("learn.css").into()),
        script: Some("rules.js"),
        ..Frame::plain(&context.t("web-rules"))
    }
}

/// The games to choose from, or the rules of all games with a word in them.
pub async fn all(context: Context, search: Query<Search>) -> Page {
    let asked = search.q.trim();
    if asked.is_empty() {
        Ok(choose(&context, "web-rules", "/rules"))
    } else {
        Ok(found_in(&context, None, asked))
    }
}

/// The rules of a game by chapters, or those with a word in them.
pub async fn page(context: Context, Path(game): Path<String>, search: Query<Search>) -> Page {
    if let Ok(title) = Title::of(&game) {
        let asked = search.q.trim();
        return Ok(if asked.is_empty() {
            chapters(&context, title)
        } else {
            found_in(&context, Some(title), asked)
        });
    }
    // A rule without its game, as older addresses have it.
    let mut titles = Title::ALL.iter().copied();
    found(&context, titles.find_map(|title| Some((title, rules(title).get(&game)?))))
}

/// The chapter of a rule: what stands before the first point of its name.
fn chapter_of(rule: &Rule) -> &str {
    rule.id.split('.').next().unwrap_or_default()
}

/// The chapters of a game's rules, in their order.
pub fn chapters_of(title: Title) -> Vec<&'static str> {
    let mut chapters: Vec<&str> = Vec::new();
    for rule in &rules(title).rules {
        let chapter = chapter_of(rule);
        if !chapters.contains(&chapter) {
            chapters.push(chapter);
        }
    }
    chapters
}

/// What a chapter is called; one without a name of its own is called like its rules.
pub fn chapter_name(context: &Context, title: Title, chapter: &str) -> String {
    let own = format!("chapter-{}-{chapter}", title.key());
    let shared = format!("chapter-{chapter}");
    context.words.maybe(&own).or_else(|| context.words.maybe(&shared)).unwrap_or_else(|| chapter.to_owned())
}

/// All rules of a game, folded up by chapters.
fn chapters(context: &Context, title: Title) -> Html<String> {
    let mut chapters: Vec<(&str, Vec<&Rule>)> = Vec::new();
    for rule in &rules(title).rules {
        let chapter = chapter_of(rule);
        match chapters.iter_mut().find(|(known, _)| *known == chapter) {
            Some((_, rules)) => rules.push(rule),
            None => chapters.push((chapter, vec![rule])),
        }
    }
    let content = html! {
        main.wrap.stack.rules-page {
            h1 { (context.t("web-rules")) " · " (title.name()) }
            @if cover(title).guide.is_some() {
                p { a href=(context.to(&format!("/learn/{}", title.key()))) { (context.t("learn-first")) } }
            }
            (in_english(context))
            (search_field(context, &format!("/rules/{}", title.key()), ""))
            nav.toc aria-label=(context.t("learn-contents")) {
                ol {
                    @for (chapter, rules) in &chapters {
                        li { a href=(format!("#chapter-{chapter}")) { (chapter_name(context, title, chapter)) } " " span.soft.num { (rules.len()) } }
                    }
                }
            }
            p.empty #none hidden { (context.t("web-nothing-found")) }
            @for (chapter, rules) in &chapters {
                details.chapter.panel id=(format!("chapter-{chapter}")) {
                    summary { h2 { (chapter_name(context, title, chapter)) } span.soft.num { (rules.len()) } span.chev { (icon("chevron")) } }
                    @for rule in rules { (article(context, title, rule, false)) }
                }
            }
        }
    };
    Html(layout(context, &frame(context), content).into_string())
}

/// The rules of a game, or of all, with a word in them.
fn found_in(context: &Context, title: Option<Title>, asked: &str) -> Html<String> {
    let word = asked.to_lowercase();
    let books = Title::ALL.iter().copied().filter(|one| title.is_none_or(|title| title == *one));
    let rules: Vec<(Title, &Rule)> = books
        .flat_map(|title| rules(title).rules.iter().map(move |rule| (title, rule)))
        .filter(|(title, rule)| {
            fits(rule, &word)
                || chapter_name(context, *title, chapter_of(rule)).to_lowercase().contains(&word)
        })
        .collect();
    let under = title.map_or_else(|| "/rules".to_owned(), |title| format!("/rules/{}", title.key()));
    let content = html! {
        main.wrap.stack.rules-page {
            h1 { (context.t("web-rules")) @if let Some(title) = title { " · " (title.name()) } }
            (in_english(context))
            (search_field(context, &under, asked))
            p.soft role="status" { (context.words.say("rules-found", &[("count", (rules.len() as u32).into())])) }
            @if rules.is_empty() { p.empty { (context.t("web-nothing-found")) } }
            @for (title, rule) in rules { div.panel.found { (article(context, title, rule, under == "/rules")) } }
            p { a.btn href=(context.to(&under)) { (context.t("web-all-rules")) } }
        }
    };
    Html(layout(context, &frame(context), content).into_string())
}

/// The page of one rule.
pub async fn one(context: Context, Path((game, id)): Path<(String, String)>) -> Page {
    let title = Title::of(&game).ok();
    found(&context, title.and_then(|title| Some((title, rules(title).get(&id)?))))
}

#[allow(clippy::result_large_err, reason = "a page is made once a request")]
fn found(context: &Context, rule: Option<(Title, &Rule)>) -> Page {
    let (title, rule) = rule.ok_or(PageError(*context, Problem::NotFound))?;
    let chapter = chapter_of(rule);
    let content = html! {
        main.wrap.stack.rules-page {
            h1.hide lang=[context.english()] { (rule.title) }
            div.panel.found { (article(context, title, rule, false)) }
            p {
                a.btn href=(context.to(&format!("/rules/{}#chapter-{chapter}", title.key()))) { (chapter_name(context, title, chapter)) } " "
                a.btn href=(context.to(&format!("/rules/{}", title.key()))) { (context.t("web-all-rules")) }
            }
        }
    };
    let mut frame = frame(context);
    frame.here = Some((context.t("web-rules"), title.name().to_owned()));
    Ok(Html(layout(context, &frame, content).into_string()))
}

/// A page to choose a game.
pub fn choose(context: &Context, what: &str, under: &str) -> Html<String> {
    let content = html! {
        main.wrap.stack {
            h1 { (context.t(what)) }
            @if under == "/rules" { (search_field(context, "/rules", "")) }
            div.games.chooser {
                @for title in Title::ALL {
                    a.gamecard href=(context.to(&format!("{under}/{}", title.key()))) {
                        span.thumb { ((cover(*title).art)()) }
                        span { b { (title.name()) } span.small.soft { (context.t(cover(*title).pitch)) } }
                    }
                }
            }
        }
    };
    Html(layout(context, &Frame::plain(&context.t(what)), content).into_string())
}

/// That the rules themselves are told in English, where the page is not.
fn in_english(context: &Context) -> Markup {
    html! { @if context.english().is_some() { p.soft { (context.t("rules-in-english")) } } }
}

fn search_field(context: &Context, under: &str, asked: &str) -> Markup {
    html! {
        form.search method="get" action=(context.to(under)) role="search" {
            label for="q" { (context.t("web-search")) }
            input #q type="text" name="q" value=(asked.chars().take(80).collect::<String>()) autocomplete="off";
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
        article.one-rule id=[(!named).then_some(&rule.id)] {
            h3 { span lang=[context.english()] { (rule.title) } @if named { " · " (title.name()) } }
            p lang=[context.english()] { (rule.text) }
            p.cap.soft {
                a.rule href=(context.to(&format!("/rules/{}/{}", title.key(), rule.id))) lang=[context.english()] { (rule.id) } " · "
                (context.t(&format!("web-certainty-{}", rule.certainty.name()))) " · " span lang=[context.english()] { (rule.source) }
                @if let Some(option) = &rule.option { " · " (context.t("web-option")) " " span lang=[context.english()] { (option) } }
            }
        }
    }
}
