//! The same pages inside a browser, without a server: the same tests, through the other door.

#![allow(clippy::unwrap_used, reason = "the helpers of a test fail like the test")]

/// Which door the tests go through.
const OFFLINE: bool = true;

#[path = "pages/all.rs"]
mod all;
#[path = "browser/mod.rs"]
mod browser;
#[path = "pages/bundle.rs"]
mod bundle;
#[path = "pages/daily.rs"]
mod daily;
#[path = "pages/film.rs"]
mod film;
#[path = "pages/german.rs"]
mod german;
#[path = "pages/learn.rs"]
mod learn;
#[path = "pages/lessons.rs"]
mod lessons;
#[path = "pages/names.rs"]
mod names;
#[path = "pages/play.rs"]
mod play;
#[path = "pages/record.rs"]
mod record;
#[path = "pages/tapestry.rs"]
mod tapestry;
#[path = "pages/tapestry_companion.rs"]
mod tapestry_companion;
#[path = "pages/terra.rs"]
mod terra;
#[path = "pages/terra_companion.rs"]
mod terra_companion;
