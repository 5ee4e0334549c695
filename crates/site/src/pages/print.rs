//! Sheets to print: cards, aids, maps with names. The pages are made for paper; on the screen they show what will be on it.

use axum::extract::Path;
use axum::response::Html;
use games::Title;
use maud::{Markup, html};

use super::layout::{Frame, icon, layout};
use super::learn;
use super::{Page, PageError};
use crate::assets;
use crate::context::Context;
use crate::kind::cover;
use crate::problem::Problem;

fn frame(context: &Context, title: Title, heading: &str) -> Frame {
    Frame {
        style: Some(assets::path("learn.css").into()),
        here: Some((heading.to_owned(), title.name().to_owned())),
        back: format!("/learn/{}", title.key()),
        ..Frame::plain(&format!("{} · {}", context.t("print-title"), title.name()))
    }
}

/// What can be printed of a game.
pub async fn all(context: Context, Path(game): Path<String>) -> Page {
    let title = Title::of(&game).map_err(|_| PageError(context, Problem::NotFound))?;
    let cover = cover(title);
    let link = |to: String, symbol: &str, says: String| html! { li { a.btn href=(context.to(&to)) { (icon(symbol)) (says) } } };
    let content = html! {
        main.wrap.stack {
            h1 { (context.t("print-title")) "\u{a0}· " (title.name()) }
            p.soft { (context.t("print-page-how")) }
            ul.sheets {
                @for sheet in cover.sheets { (link(format!("/print/{}/{}", title.key(), sheet.name), "picture", context.t(sheet.heading))) }
                @if let Some(aid) = cover.aid { (link(format!("/aid/{}", title.key()), "hint", context.t(aid.heading))) }
                @if cover.guide.is_some_and(|guide| !guide.table.is_empty()) { (link(format!("/print/{}/turn", title.key()), "table", context.t("learn-at-the-table"))) }
                @if cover.guide.is_some() { (link(format!("/learn/{}", title.key()), "why", context.t("learn-title"))) }
                (link(format!("/cards/{}", title.key()), "cards", context.t("web-cards")))
            }
        }
    };
    Ok(Html(layout(&context, &frame(&context, title, &context.t("print-title")), content).into_string()))
}

/// One sheet. What everybody needs beside a real table is one for every game that has a guide.
pub async fn page(context: Context, Path((game, name)): Path<(String, String)>) -> Page {
    if let (Ok(title), "turn") = (Title::of(&game), &name[..])
        && let Some(guide) = &cover(title).guide
    {
        let heading = context.t("learn-at-the-table");
        let content = html! {
            main.wrap.stack.learn.print-page {
                h1 { (heading) "\u{a0}· " (title.name()) }
                p.soft.no-print { (context.t("print-page-how")) }
                @for part in guide.table { (learn::section(&context, title, part)) }
            }
        };
        return Ok(Html(layout(&context, &frame(&context, title, &heading), content).into_string()));
    }
    let found = Title::of(&game).ok().and_then(|title| {
        let sheet = cover(title).sheets.iter().find(|sheet| sheet.name == name)?;
        Some((title, sheet))
    });
    let (title, sheet) = found.ok_or(PageError(context, Problem::NotFound))?;
    let heading = context.t(sheet.heading);
    let content: Markup = html! {
        main.wrap.stack.wide.print-page {
            h1 { (heading) "\u{a0}· " (title.name()) }
            p.soft.no-print { (context.t("print-page-how")) }
            ((sheet.page)(&context))
        }
    };
    Ok(Html(layout(&context, &frame(&context, title, &heading), content).into_string()))
}
