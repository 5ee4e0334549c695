//! The browser app as people use it: the real program, a real Chromium through WebDriver.
//!
//! `cargo xtask test` installs the browser. `AUTOMA_SCREENSHOTS=FOLDER` keeps a picture of every page that is visited.

mod api;
mod companion;
mod digital;
mod driver;
mod evening;
mod files;
mod film;
mod host;
mod keyboard;
mod lab;
mod lessons;
mod offline;
mod offline_care;
mod pages;
mod server;
mod slow;
mod swap;
mod tapestry;
mod tapestry_companion;
mod terra;
mod terra_companion;
mod times;
mod together;
