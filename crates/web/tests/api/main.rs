//! The API, game by game.

#![allow(missing_docs, clippy::unwrap_used)]

#[path = "../common/mod.rs"]
mod common;
mod reviews;
mod routes;
mod tapestry;
mod terra;
