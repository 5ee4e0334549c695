//! The pages. Rendered here, enhanced by a small script of ours; every action works as a plain form.

mod about;
mod aid;
mod at;
mod beside;
mod components;
mod error;
mod hint;
mod history;
mod home;
pub mod layout;
mod levels;
mod log;
mod menu;
pub mod patchwork;
pub mod plain;
mod rules;
pub mod scene;
mod setup;
mod shelf;
mod table;
pub mod tapestry;
pub mod terra_mystica;
mod tools;
mod why;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use serde::Deserialize;

use crate::api::LARGEST_BUNDLE;
use crate::app::App;

pub use error::{Page, PageError};

/// What a person looks at on a table's page, from the address: a patch in hand before it is laid, a step of the
/// history. Each kind of table uses what it needs.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Look {
    /// A piece in hand.
    pub patch: Option<String>,
    /// How it is held.
    pub hold: Option<String>,
    /// Where it would lie.
    pub at: Option<String>,
    /// A part of the page that is open: `menu`, `fix`, `hint`.
    pub open: Option<String>,
    /// Something to say after an action, by its name.
    pub said: Option<String>,
    /// An action that was refused: the page says why, beside its cause.
    pub tried: Option<String>,
}

/// All pages.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/", get(home::page))
        .route("/preferences", post(home::preferences))
        .route("/new", get(setup::page))
        .route("/tables", post(setup::start))
        .route("/import", post(shelf::import).layer(DefaultBodyLimit::max(LARGEST_BUNDLE)))
        .route("/export", get(shelf::export))
        .route("/tables/{id}", get(table::page))
        .route("/tables/{id}/no-tips", post(home::no_tips))
        .route("/tables/{id}/decide", post(table::decide))
        .route("/tables/{id}/let", post(table::let_play))
        .route("/tables/{id}/stop", post(table::stop))
        .route("/tables/{id}/undo", post(table::undo))
        .route("/tables/{id}/redo", post(table::redo))
        .route("/tables/{id}/rewind", post(table::rewind))
        .route("/tables/{id}/rename", post(table::rename))
        .route("/tables/{id}/delete", post(table::delete))
        .route("/tables/{id}/export", get(table::export))
        .route("/tables/{id}/picture.svg", get(table::picture))
        .route("/tables/{id}/history", get(history::page))
        .route("/tables/{id}/history/{number}", get(history::step))
        .route("/rules", get(rules::all))
        .route("/rules/{game}", get(rules::page))
        .route("/rules/{game}/{id}", get(rules::one))
        .route("/cards", get(components::all))
        .route("/cards/{game}", get(components::page))
        .route("/aid/{game}", get(aid::page))
        .route("/about", get(about::page))
}

/// A number with a real minus sign.
pub fn minus(value: i64) -> String {
    if value < 0 { format!("\u{2212}{}", value.unsigned_abs()) } else { value.to_string() }
}
