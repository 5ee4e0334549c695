//! The app inside a browser: one request in, one answer out, and with it what has to be written down before the answer is given.
//!
//! - [`machine`]: the pages over a store in memory
//! - [`rows`]: tables and answers as the service worker reads them
//! - `door`: the same for a browser, as a handful of functions over one buffer
//!
//! The service worker (`static/sw.js`) keeps the tables in the browser's database and puts one request after the other.

#[cfg(target_arch = "wasm32")]
mod door;
pub mod machine;
pub mod rows;

pub use machine::{Machine, Surroundings};
