//! The server: `site` on an address, for a household.
//!
//! - [`server`]: listening, limits, graceful stop
//! - [`app`]: what all requests share; [`hosting`]: the server as the surroundings of the pages
//! - [`guard`]: who may come in: loopback, token, same origin; the headers of every answer
//! - [`health`]: whether it can do its work; [`log`]: a line for each request
//! - [`lab`]: one small experiment at a time
//! - [`live`]: several devices follow one table; [`others`]: what other programs on the same database do
//! - [`searches`]: hints and moves that take thought: few at once, a short queue, stopped when nobody waits
//! - [`pages`]: the pages that only a server has: the laboratory, live updates

pub mod app;
pub mod guard;
pub mod health;
pub mod hosting;
pub mod lab;
pub mod live;
pub mod log;
pub mod others;
pub mod pages;
pub mod searches;
pub mod server;

pub use server::{Config, ServeError, serve};
