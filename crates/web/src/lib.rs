//! The browser app and the JSON API: a thin door over `table`, `lab`, `draw` and `words`.
//!
//! - [`server`]: listening, limits, graceful stop
//! - [`app`]: what all requests share
//! - [`guard`]: who may come in: loopback, token, same origin; the headers of every answer
//! - [`context`]: language, theme and text size of a request
//! - [`lab`]: one small experiment at a time
//! - [`live`]: several devices follow one table
//! - [`kind`]: the kinds of tables there are, and what each must bring
//! - [`searches`]: hints and moves that take thought: few at once, a short queue, stopped when nobody waits
//! - [`service`]: what can be done with tables, for pages and API alike; [`problem`]: what can go wrong
//! - [`room`]: how much one server keeps
//! - [`thought`]: advice, and a player who decides for a person
//! - [`pages`]: the pages; every action works as a plain form
//! - [`api`]: the same as JSON
//! - [`assets`]: style, script, icons

pub mod api;
pub mod app;
pub mod assets;
pub mod context;
pub mod guard;
pub mod kind;
pub mod lab;
pub mod live;
pub mod pages;
pub mod problem;
pub mod room;
pub mod searches;
pub mod server;
pub mod service;
pub mod thought;

pub use server::{Config, ServeError, serve};
