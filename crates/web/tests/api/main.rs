//! The API, game by game.

#![allow(missing_docs, clippy::unwrap_used)]

#[path = "../common/mod.rs"]
mod common;
mod reviews;
mod routes;
mod tapestry;
mod terra;

/// The door that the tests go through; `tests/api_offline.rs` takes the other.
fn inside() -> common::Inside {
    common::Inside::new()
}
