//! About the program.

use axum::response::Html;
use maud::html;

use super::Page;
use super::layout::{Frame, layout};
use crate::context::Context;

/// What this is, whose the names are, and how to go on.
pub async fn page(context: Context) -> Page {
    let content = html! {
        main.wrap.stack {
            h1 { "automa " (env!("CARGO_PKG_VERSION")) }
            p { (context.t("web-about-what")) }
            p { (context.t("web-about-saved")) }
            p { (context.t("web-about-names")) }
            p { (context.t("web-about-licence")) }
            p { a href=(context.to("/api/v1/openapi.json")) { (context.t("web-about-api")) } }
        }
    };
    Ok(Html(layout(&context, &Frame::plain(&context.t("web-about")), content).into_string()))
}
