//! A problem as a page: what is wrong, and what to do.

use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};

use super::layout::{Frame, layout};
use crate::context::Context;
use crate::problem::Problem;

/// A page, or a problem as a page.
pub type Page = Result<Html<String>, PageError>;

/// A problem in the language of the person who met it.
#[derive(Debug)]
pub struct PageError(pub Context, pub Problem);

impl IntoResponse for PageError {
    fn into_response(self) -> Response {
        let PageError(context, problem) = self;
        // The box says what is wrong: above it stands only where the arrow leads.
        let title = context.t("web-problem");
        let here = Some((context.t("web-home"), String::new()));
        let frame = Frame { here, ..Frame::plain(&title) };
        let page = layout(&context, &frame, problem_box(&context, &problem));
        (problem.status(), Html(page.into_string())).into_response()
    }
}

/// The box that says what is wrong; it stands beside its cause.
pub fn problem_box(context: &Context, problem: &Problem) -> Markup {
    // What the rules or the store say is English; what it means is said in the page's language.
    let (fact, own) = match problem {
        Problem::NotFound => (context.t("web-not-found"), None),
        Problem::Conflict { .. } => (context.t("web-conflict"), None),
        Problem::TooMany => (context.t("web-too-many"), None),
        Problem::Full => (context.t("web-full"), None),
        Problem::TooManyListeners => (context.t("web-too-many-listeners"), None),
        Problem::TooManySearches => (context.t("web-too-many-searches"), None),
        Problem::Busy => (context.t("web-busy"), None),
        Problem::Stopped => (context.t("web-stopped"), None),
        Problem::Illegal(refusal) => match refusal.said(context.words) {
            Some(said) => (said, None),
            None => (context.t("web-illegal"), Some(refusal.english())),
        },
        Problem::Bad(text) => (context.t("web-bad"), Some(text.clone())),
        Problem::OtherRules(text) => (context.t("differs-title"), Some(text.clone())),
        Problem::Refused(text) => (context.t("web-refused"), Some(text.clone())),
        Problem::Damaged(text) => (context.t("web-damaged-table"), Some(text.clone())),
        Problem::Broken(text) => (context.t("web-broken"), Some(text.clone())),
    };
    html! {
        main.wrap.stack {
            div.note-box.bad role="alert" {
                (super::layout::icon("cross"))
                div { h1 { (context.t("web-problem")) } p { (fact) } @if let Some(own) = own { p.cap lang="en" { (own) } } }
            }
            p { a.btn href=(context.to("/")) { (context.t("web-home")) } }
        }
    }
}
