//! A position as pictures: pure functions of the state.
//!
//! - [`svg`]: drawings for pages, documents and files
//! - [`text`]: the same for a terminal

mod paper;
pub mod svg;
pub mod terra_mystica;
pub mod text;
