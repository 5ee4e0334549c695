//! The same as JSON, under `/api/v1`.
//!
//! - [`error`]: what is wrong, and what is legal
//! - `extract`: what comes in, with every refusal as JSON
//! - `view`: a table as JSON; `sent`: an answer as it is written
//! - `games`, `tables`, `play`, `reviews`, `record`: the handlers
//! - [`openapi`]: the document; a test holds it and the routes together

pub mod error;
mod extract;
mod games;
pub mod openapi;
mod play;
mod record;
mod reviews;
mod sent;
mod tables;
pub(crate) mod view;

use axum::http::{Method, StatusCode};
use axum::routing::MethodRouter;
use axum::{Json, Router};
use serde_json::Value;

use crate::app::App;
use error::ApiError;
pub use sent::Sent;

/// The largest body that is no save.
pub const LARGEST_BODY: usize = 64 << 10;
/// The largest body with a save in it.
pub const LARGEST_SAVE: usize = 1 << 20;

/// Every route once: the router is made from this list, and the document is compared with it.
macro_rules! routes {
    ($($path:literal { $($method:ident => $handler:path),+ $(,)? })+) => {
        /// All paths behind `/api/v1`, with their methods.
        pub const ROUTES: &[(&str, &[&str])] = &[$(($path, &[$(stringify!($method)),+])),+];

        fn all() -> Router<App> {
            Router::new()$(.route($path, MethodRouter::new()$(.$method($handler))+))+
        }
    };
}

routes! {
    "/games" { get => games::list }
    "/deals/{game}" { get => games::deal }
    "/rules/{game}" { get => games::rules }
    "/rules/{game}/{id}" { get => games::rule }
    "/cards/{game}" { get => games::cards }
    "/tables" { get => tables::list, post => tables::start }
    "/tables/{id}" { get => tables::one, patch => tables::rename, delete => tables::delete }
    "/tables/{id}/legal" { get => tables::legal }
    "/tables/{id}/hint" { get => tables::hint }
    "/tables/{id}/history" { get => tables::told }
    "/tables/{id}/review" { get => reviews::look, post => reviews::go_on }
    "/tables/{id}/branch" { post => reviews::branch }
    "/tables/{id}/export" { get => tables::export }
    "/tables/{id}/decide" { post => play::decide }
    "/tables/{id}/let" { post => play::let_play }
    "/tables/{id}/stop" { post => play::stop }
    "/tables/{id}/undo" { post => play::undo }
    "/tables/{id}/redo" { post => play::redo }
    "/tables/{id}/rewind" { post => play::rewind }
    "/import" { post => tables::import }
    "/record" { get => record::all, post => record::bring }
    "/record/{id}" { get => record::one, patch => record::comment, delete => record::forget }
    "/record/export" { get => record::export }
    "/openapi.json" { get => document }
}

/// All routes of the API.
pub fn routes() -> Router<App> {
    all().fallback(nowhere).method_not_allowed_fallback(other_method)
}

/// An address that is not ours.
pub async fn nowhere() -> ApiError {
    ApiError::new(
        StatusCode::NOT_FOUND,
        "no_route",
        "there is nothing at this address; /api/v1/openapi.json lists all that there is",
    )
}

async fn other_method(method: Method) -> ApiError {
    let method = method.as_str().chars().take(20).collect::<String>();
    let message = format!("{method} is not possible here; the `allow` header names what is");
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed", message)
}

async fn document() -> Json<&'static Value> {
    Json(openapi::document())
}
