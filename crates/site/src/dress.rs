//! What is wrong before a handler is reached, or behind its back: as JSON for programs, as a page for people. And the headers of
//! every answer.

use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use maud::{DOCTYPE, html};

use crate::api::error::ApiError;

/// The content security policy: nothing from elsewhere, nothing inline.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// What every answer says, whatever it is.
const HEADERS: [(HeaderName, &str); 6] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "same-origin"),
    (X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Sets the headers of an answer.
pub fn harden(headers: &mut HeaderMap) {
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}

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
