//! The companion inside a browser, without a server: the same tests, through the other door.

#![allow(missing_docs, unreachable_pub, clippy::unwrap_used)]

#[path = "pages_companion/browser.rs"]
mod browser;
#[path = "browser/check.rs"]
mod check;
mod common;
#[path = "pages_companion/evenings.rs"]
mod evenings;
#[path = "pages_companion/page.rs"]
mod page;
#[path = "pages_companion/slips.rs"]
mod slips;

use common::html;

/// The door that the tests go through.
fn inside() -> common::Inside {
    common::Inside::alone()
}
