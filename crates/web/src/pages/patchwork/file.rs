//! The position as a picture of its own, to keep.

use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use patchwork::Patchwork;

use crate::app::{App, blocking};
use crate::context::Context;
use crate::kind::Kind;
use crate::pages::PageError;
use crate::problem::Problem;
use crate::service;

/// The position as an SVG file. A table of another kind has none.
pub async fn picture(
    State(app): State<App>,
    context: Context,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, PageError> {
    let wrong = |problem| PageError(context, problem);
    let id = service::id(&id).map_err(wrong)?;
    let file = format!("attachment; filename=\"{id}.svg\"");
    let drawn = blocking(move || -> Result<String, Problem> {
        if service::kind_of(&app.tables.info(&id)?)? != Kind::Patchwork {
            return Err(Problem::NotFound);
        }
        Ok(draw::svg::position(app.tables.open::<Patchwork>(&id)?.session.game()))
    });
    let text = drawn.await.map_err(|error| wrong(error.into()))?.map_err(wrong)?;
    // Saved, not shown: our policy forbids the style that the file carries.
    Ok(([(CONTENT_TYPE, "image/svg+xml".to_owned()), (CONTENT_DISPOSITION, file)], text))
}
