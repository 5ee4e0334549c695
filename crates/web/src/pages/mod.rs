//! The pages that only a server has.

mod lab;
mod live;

use axum::Router;
use axum::routing::{get, post};

use crate::app::App;

/// The addresses of the laboratory, and of the news of a table.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/lab", get(lab::page).post(lab::start))
        .route("/lab/stop", post(lab::stop))
        .route("/lab/report", get(lab::report))
        .route("/lab/open", post(lab::open))
        .route("/lab.css", get(lab::style))
        .route("/lab/events", get(lab::events))
        .route("/tables/{id}/events", get(live::events))
}
