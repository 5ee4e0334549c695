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
        let page =
            layout(&context, &Frame::plain(&context.t("web-problem")), problem_box(&context, &problem));
        (problem.status(), Html(page.into_string())).into_response()
    }
}

/// The box that says what is wrong; it stands beside its cause.
pub fn problem_box(context: &Context, problem: &Problem) -> Markup {
    let fact = match problem {
        Problem::NotFound => context.t("web-not-found"),
        Problem::Conflict { .. } => context.t("web-conflict"),
        Problem::TooMany => context.t("web-too-many"),
        Problem::TooManyListeners => problem.to_string(),
        Problem::Bad(text) | Problem::Illegal(text) | Problem::Refused(text) | Problem::Broken(text) => {
            text.clone()
        }
    };
    html! {
        main.wrap.stack {
            div.note-box.bad role="alert" {
                (super::layout::icon("cross"))
                div { h1 { (context.t("web-problem")) } p { (fact) } }
            }
            p { a.btn href="/" { (context.t("web-home")) } }
        }
    }
}
