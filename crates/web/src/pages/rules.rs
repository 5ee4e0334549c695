//! The rules, to browse and search.

use axum::extract::{Path, Query};
use axum::response::Html;
use kernel::Rule;
use maud::{Markup, html};
use patchwork::rulebook;
use serde::Deserialize;

use super::layout::{Frame, layout};
use super::{Page, PageError};
use crate::context::Context;
use crate::problem::Problem;

/// What is searched for.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Search {
    q: String,
}

/// All rules, or those with a word in them.
pub async fn page(context: Context, Query(search): Query<Search>) -> Page {
    let word = search.q.trim().to_lowercase();
    let rules: Vec<&Rule> = rulebook::book().rules.iter().filter(|rule| fits(rule, &word)).collect();
    let content = html! {
        main.wrap.stack {
            h1 { (context.t("web-rules")) " · Patchwork" }
            form.search method="get" action="/rules" role="search" {
                label for="q" { (context.t("web-search")) }
                input #q type="text" name="q" value=(search.q.chars().take(80).collect::<String>());
                button.btn { (context.t("web-search-go")) }
            }
            @if rules.is_empty() { p.empty { (context.t("web-nothing-found")) } }
            @for rule in rules { (article(&context, rule)) }
        }
    };
    Ok(Html(layout(&context, &Frame::plain(&context.t("web-rules")), content).into_string()))
}

/// One rule.
pub async fn one(context: Context, Path(id): Path<String>) -> Page {
    let rule = rulebook::book().get(&id).ok_or(PageError(context, Problem::NotFound))?;
    let content = html! {
        main.wrap.stack {
            h1.hide { (rule.title) }
            (article(&context, rule))
            p { a.btn href="/rules" { (context.t("web-all-rules")) } }
        }
    };
    Ok(Html(layout(&context, &Frame::plain(&context.t("web-rules")), content).into_string()))
}

fn fits(rule: &Rule, word: &str) -> bool {
    [&rule.id, &rule.title, &rule.text].into_iter().any(|text| text.to_lowercase().contains(word))
}

fn article(context: &Context, rule: &Rule) -> Markup {
    html! {
        article.panel #(rule.id) {
            h2 { (rule.title) }
            p { (rule.text) }
            p.cap.soft {
                a.rule href=(format!("/rules/{}", rule.id)) { (rule.id) } " · "
                (context.t(&format!("web-certainty-{}", rule.certainty.name()))) " · " (rule.source)
                @if let Some(option) = &rule.option { " · " (context.t("web-option")) " " (option) }
            }
        }
    }
}
