//! The aid of a game: its Automa's turn on one page, to print and lay beside the board.

use axum::extract::Path;
use axum::response::Html;
use games::Title;
use maud::html;

use super::layout::{Frame, layout};
use super::{Page, PageError};
use crate::context::Context;
use crate::kind::cover;
use crate::problem::Problem;

/// The page, for a game that has one.
pub async fn page(context: Context, Path(game): Path<String>) -> Page {
    let found = Title::of(&game).ok().and_then(|title| Some((title, cover(title).aid?)));
    let (title, aid) = found.ok_or(PageError(context, Problem::NotFound))?;
    let heading = context.t(aid.heading);
    let content = html! {
        main.wrap.stack.wide.aid-page {
            h1 { (heading) " · " (title.name()) }
            p.soft.no-print { (context.t("web-aid-print")) }
            ((aid.page)(&context))
        }
    };
    Ok(Html(layout(&context, &Frame::plain(&heading), content).into_string()))
}
