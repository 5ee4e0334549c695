//! The same API inside a browser, without a server: the same tests, through the other door.

#![allow(missing_docs, clippy::unwrap_used)]

mod common;
#[path = "api/reviews.rs"]
mod reviews;
#[path = "api/routes.rs"]
mod routes;
#[path = "api/tapestry.rs"]
mod tapestry;
#[path = "api/terra.rs"]
mod terra;

/// The door that the tests go through.
fn inside() -> common::Inside {
    common::Inside::alone()
}
