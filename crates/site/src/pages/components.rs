//! The cards and other components of each game, drawn in our own hand.

use axum::extract::Path;
use axum::response::Html;
use games::Title;
use maud::html;

use super::layout::{Frame, layout};
use super::rules::choose;
use super::{Page, PageError};
use crate::context::Context;
use crate::kind::cover;
use crate::problem::Problem;

/// The games to choose from.
pub async fn all(context: Context) -> Page {
    Ok(choose(&context, "web-cards", "/cards"))
}

/// The components of a game.
pub async fn page(context: Context, Path(game): Path<String>) -> Page {
    let title = Title::of(&game).map_err(|_| PageError(context, Problem::NotFound))?;
    Ok(show(&context, title))
}

fn show(context: &Context, title: Title) -> Html<String> {
    let content = html! {
        main.wrap.stack.wide {
            h1 { (context.t("web-cards")) " · " (title.name()) }
            p { a href=(context.to(&format!("/print/{}", title.key()))) { (context.t("print-title")) } }
            @if let Some(aid) = cover(title).aid { p { a href=(context.to(&format!("/aid/{}", title.key()))) { (context.t(aid.heading)) } } }
            ((cover(title).components)(context))
        }
    };
    Html(layout(context, &Frame::plain(&context.t("web-cards")), content).into_string())
}
