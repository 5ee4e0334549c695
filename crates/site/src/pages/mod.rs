//! The pages. Rendered here, enhanced by a small script of ours; every action works as a plain form.

mod about;
mod aid;
pub mod at;
mod beside;
mod coach;
mod components;
mod differs;
mod error;
mod hint;
mod history;
mod home;
pub mod layout;
mod learn;
mod levels;
mod log;
mod menu;
mod notes;
mod on;
pub mod patchwork;
mod pieces;
pub mod plain;
mod print;
mod record;
mod rules;
pub mod scene;
mod setup;
mod shelf;
mod table;
pub mod tapestry;
pub mod terra_mystica;
mod tip;
mod tools;
mod why;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use serde::Deserialize;

use crate::app::App;
use crate::saves::LARGEST_BUNDLE;

pub use error::{Page, PageError};
pub use shelf::LARGEST_FORM;

/// A file that somebody brings, as text.
#[derive(Debug, Deserialize)]
pub struct Text {
    text: String,
}

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

/// The addresses of all pages.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/", get(home::page))
        .route("/preferences", post(home::preferences))
        .route("/new", get(setup::page))
        .route("/tables", post(setup::start))
        .route("/import", post(shelf::import).layer(DefaultBodyLimit::max(LARGEST_FORM)))
        .route("/export", get(shelf::export))
        .route("/tables/{id}", get(table::page))
        .route("/lessons/{game}", post(coach::begin))
        .route("/tables/{id}/lesson/leave", post(coach::leave))
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
        .route("/tables/{id}/history/frames", get(history::frames))
        .route("/tables/{id}/history/{number}", get(history::step))
        .route("/tables/{id}/branch", post(history::branch))
        .route("/tables/{id}/review", post(history::go_on))
        .route("/record", get(record::page))
        .route("/record/import", post(record::bring).layer(DefaultBodyLimit::max(LARGEST_BUNDLE)))
        .route("/record/automa-record.csv", get(record::sheet))
        .route("/record/automa-bgstats.json", get(record::bg_stats))
        .route("/record/{id}", get(record::one))
        .route("/record/{id}/comment", post(record::comment))
        .route("/record/{id}/count", post(record::count))
        .route("/record/{id}/forget", post(record::forget))
        .route("/learn", get(learn::all))
        .route("/learn/{game}", get(learn::page))
        .route("/print/{game}", get(print::all))
        .route("/print/{game}/{sheet}", get(print::page))
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
