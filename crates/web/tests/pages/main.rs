//! The pages by plain links and forms, as a browser without script would use them.

#![allow(clippy::unwrap_used, reason = "the helpers of a test fail like the test")]

/// Which door the tests go through; `tests/pages_offline.rs` takes the other.
const OFFLINE: bool = false;

mod all;
#[path = "../browser/mod.rs"]
mod browser;
mod bundle;
mod daily;
mod film;
mod german;
mod join;
mod lab;
mod learn;
mod lessons;
mod light;
mod names;
mod play;
mod record;
mod scenes;
mod shared_victory;
mod tapestry;
mod tapestry_companion;
mod terra;
mod terra_companion;
