//! The same as JSON, under `/api/v1`.

use axum::Router;

use crate::app::App;

/// All routes of the API.
pub fn routes() -> Router<App> {
    Router::new()
}
