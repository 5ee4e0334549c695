//! The journal: as text, and as a file that survives whatever happens to it.

mod common;
mod damaged;
mod killed;
mod old;
mod saved;
