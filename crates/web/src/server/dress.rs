//! What is wrong before a handler is reached, or behind its back: as JSON for programs, as a page for people.

use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use maud::{DOCTYPE, html};

use crate::api::error::ApiError;

/// Whether a path belongs to the API.
pub fn is_api(path: &str) -> bool {
    path == "/api" || path.starts_with("/api/")
}

/// An answer in the right dress.
pub fn dressed(is_api: bool, status: StatusCode, code: &'static str, message: &str) -> Response {
    if is_api {
        return ApiError::new(status, code, message).into_response();
    }
    // Nothing that could fail again: no language, no style.
    let page = html! { (DOCTYPE) html lang="en" { head { title { "automa" } } body { h1 { "automa" } p { (message) } } } };
    (status, Html(page.into_string())).into_response()
}

/// A handler panicked: a bug of ours. What it said is on standard error, not in the answer.
pub fn panicked(is_api: bool) -> Response {
    let message = "this is a bug of automa, and nothing was changed; please report what you did";
    dressed(is_api, StatusCode::INTERNAL_SERVER_ERROR, "bug", message)
}
