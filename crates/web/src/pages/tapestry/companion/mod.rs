//! Tapestry at the real table: the program is the Automa and the Shadow Empire.
//!
//! - `as_json`: the table as JSON

pub mod as_json;
