//! The companion in the browser, by plain forms only: whole games beside a digital one, slips, and two devices.

#![allow(missing_docs, unreachable_pub, clippy::unwrap_used)]

mod browser;
#[path = "../browser/check.rs"]
mod check;
#[path = "../common/mod.rs"]
mod common;
mod evenings;
mod page;
mod slips;

use common::html;

/// The door that the tests go through; `tests/pages_companion_offline.rs` takes the other.
fn inside() -> common::Inside {
    common::Inside::new()
}
