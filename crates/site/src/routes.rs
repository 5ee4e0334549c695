//! The addresses of pages and of the API.

use axum::extract::{DefaultBodyLimit, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Router};
use tower_http::catch_panic::CatchPanicLayer;

use crate::api::{self, LARGEST_BODY};
use crate::app::App;
use crate::context::Context;
use crate::dress::{dressed, is_api, panicked};
use crate::problem::Problem;
use crate::{assets, pages};

/// All routes, with those that the surroundings add.
pub fn router(app: App, own: Router) -> Router {
    let door = app.door;
    let api = api::routes().layer(CatchPanicLayer::custom(|_| panicked(true)));
    pages::routes()
        .merge(assets::routes())
        .method_not_allowed_fallback(other_method)
        .nest("/api/v1", api)
        .with_state(app)
        .merge(own)
        .fallback(nowhere)
        .layer(Extension(door))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(CatchPanicLayer::custom(|_| panicked(false)))
}

/// An address that is not ours.
async fn nowhere(context: Context, request: Request) -> Response {
    if is_api(request.uri().path()) {
        api::nowhere().await.into_response()
    } else {
        pages::PageError(context, Problem::NotFound).into_response()
    }
}

/// A page that can only be looked at, or an action that can only be sent.
async fn other_method() -> Response {
    let message = "this address cannot be used like this; go back to the first page";
    dressed(false, StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed", message)
}
