//! The journal: as text, and as a file that survives whatever happens to it.

#![allow(clippy::unwrap_used, reason = "a test that finds nothing has failed")]

mod common;
mod damaged;
mod killed;
mod old;
mod saved;
mod sessions;
mod upgraded;
