//! How to play a game, on one page: its goal, a turn, the end, the Automa, and the same at a real table. Every part leads to its rules.

use axum::extract::Path;
use axum::response::Html;
use games::Title;
use maud::{Markup, html};

use super::layout::{Frame, icon, layout};
use super::rules::{chapter_name, chapters_of, choose};
use super::{Page, PageError};
use crate::assets;
use crate::context::Context;
use crate::kind::{Guide, Part, cover, rules};
use crate::problem::Problem;

/// The games to choose from.
pub async fn all(context: Context) -> Page {
    Ok(choose(&context, "learn-title", "/learn"))
}

/// The page of a game.
pub async fn page(context: Context, Path(game): Path<String>) -> Page {
    let title = Title::of(&game).map_err(|_| PageError(context, Problem::NotFound))?;
    let content = if let Some(guide) = &cover(title).guide {
        guided(&context, title, guide)
    } else {
        // A game without a guide has its rules.
        html! { main.wrap.stack { h1 { (heading(&context, title)) } (more(&context, title)) } }
    };
    let frame = Frame {
        style: Some(assets::path("learn.css").into()),
        here: Some((context.t("learn-title"), title.name().to_owned())),
        ..Frame::plain(&heading(&context, title))
    };
    Ok(Html(layout(&context, &frame, content).into_string()))
}

fn heading(context: &Context, title: Title) -> String {
    context.words.say("learn-heading", &[("game", title.name().into())])
}

fn guided(context: &Context, title: Title, guide: &Guide) -> Markup {
    let name = |part: &Part| context.t(&message(title, part.key));
    html! {
        main.wrap.stack.learn {
            h1 { (heading(context, title)) }
            nav.toc aria-label=(context.t("learn-contents")) {
                ol {
                    @for part in guide.parts.iter().chain(guide.table) { li { a href=(format!("#{}", part.key)) { (name(part)) } } }
                    @if !guide.terms.is_empty() { li { a href="#terms" { (context.t("learn-terms")) } } }
                }
            }
            @for part in guide.parts { (section(context, title, part)) }
            @if !guide.table.is_empty() {
                h2.group { (context.t("learn-at-the-table")) }
                @for part in guide.table { (section(context, title, part)) }
            }
            @if !guide.terms.is_empty() {
                section #terms { h2 { (context.t("learn-terms")) } (terms(context, title)) }
            }
            (chapters(context, title, "learn-rules-besides", &other_chapters(title, guide)))
            (more(context, title))
        }
    }
}

fn message(title: Title, key: &str) -> String {
    format!("learn-{}-{key}", title.key())
}

/// One part of a guide.
pub fn section(context: &Context, title: Title, part: &Part) -> Markup {
    let id = message(title, part.key);
    html! {
        section id=(part.key) {
            h2 { (context.t(&id)) }
            @if let Some(picture) = part.picture { figure aria-hidden="true" { (picture(context)) } }
            (told(&context.t(&format!("{id}-text"))))
            (chapters(context, title, "learn-rules", part.chapters))
        }
    }
}

/// Where chapters of the rules are, in a line.
fn chapters(context: &Context, title: Title, label: &str, chapters: &[&str]) -> Markup {
    html! {
        @if !chapters.is_empty() {
            p.cap.soft {
                (context.t(label)) " "
                @for (at, chapter) in chapters.iter().enumerate() {
                    @if at > 0 { " · " }
                    a href=(context.to(&format!("/rules/{}#chapter-{chapter}", title.key()))) { (chapter_name(context, title, chapter)) }
                }
            }
        }
    }
}

/// The chapters that no part of a guide tells of.
fn other_chapters(title: Title, guide: &Guide) -> Vec<&'static str> {
    let told =
        |chapter: &&str| guide.parts.iter().chain(guide.table).any(|part| part.chapters.contains(chapter));
    chapters_of(title).into_iter().filter(|chapter| !told(chapter)).collect()
}

/// Paragraphs, and lists of lines that begin with a dash.
fn told(text: &str) -> Markup {
    html! {
        @for paragraph in text.split("\n\n") {
            @let (said, list) = listed(paragraph);
            @if !said.is_empty() { p { (said) } }
            @if !list.is_empty() { ul { @for line in &list { li { (line) } } } }
        }
    }
}

/// What stands before a list, and its parts: each goes on until the next dash.
fn listed(paragraph: &str) -> (String, Vec<String>) {
    let (mut said, mut list) = (String::new(), Vec::<String>::new());
    for line in paragraph.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some(begun) = line.strip_prefix("– ") {
            list.push(begun.to_owned());
            continue;
        }
        let text = list.last_mut().unwrap_or(&mut said);
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(line);
    }
    (said, list)
}

/// What the words of a game mean.
pub fn terms(context: &Context, title: Title) -> Markup {
    let keys = cover(title).guide.as_ref().map_or(&[][..], |guide| guide.terms);
    html! {
        dl.terms {
            @for key in keys {
                @let id = format!("term-{}-{key}", title.key());
                div id=(format!("term-{key}")) { dt { a href=(meaning(context, title, key)) { (context.t(&id)) } } dd { (context.t(&format!("{id}-means"))) } }
            }
        }
    }
}

/// Where a word is explained.
fn meaning(context: &Context, title: Title, term: &str) -> String {
    context.to(&format!("/learn/{}#term-{term}", title.key()))
}

/// A noun in a heading or a caption: it leads to what it means. Never inside of a button or of another link.
pub fn noun(context: &Context, title: Title, term: &str, says: &str) -> Markup {
    html! { a.noun href=(meaning(context, title, term)) { (says) } }
}

/// Below figures: what is shown there, each word leading to what it means. `draw` makes the sign of those that have one.
pub fn nouns(
    context: &Context,
    title: Title,
    terms: &[(Option<&str>, &str)],
    draw: impl Fn(&str) -> Markup,
) -> Markup {
    let name = |term: &str| context.t(&format!("term-{}-{term}", title.key()));
    html! {
        ul.nouns aria-label=(context.t("learn-terms")) {
            @for (sign, term) in terms {
                li { @if let Some(sign) = sign { (draw(sign)) } (noun(context, title, term, &name(term))) }
            }
        }
    }
}

/// Where to read on.
fn more(context: &Context, title: Title) -> Markup {
    let link = |to: String, symbol: &str, word: &str| html! { a.btn href=(context.to(&to)) { (icon(symbol)) (context.t(word)) } };
    html! {
        nav.links.more-links aria-label=(context.t("learn-more")) {
            @if !rules(title).rules.is_empty() { (link(format!("/rules/{}", title.key()), "why", "web-rules")) }
            (link(format!("/cards/{}", title.key()), "cards", "web-cards"))
            (link(format!("/print/{}", title.key()), "picture", "print-title"))
            (link(format!("/new?game={}", title.key()), "screen", "learn-begin"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::told;

    #[test]
    fn texts_become_paragraphs_and_lists() {
        let shown = told("One\nline.\n\nThen:\n– first\n– second\n\n").into_string();
        assert_eq!(shown, "<p>One line.</p><p>Then:</p><ul><li>first</li><li>second</li></ul>");
        let shown = told("– a long\n  first\n– second").into_string();
        assert_eq!(shown, "<ul><li>a long first</li><li>second</li></ul>");
    }
}
