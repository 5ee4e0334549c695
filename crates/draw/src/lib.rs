//! A position as pictures: pure functions of the state.
//!
//! - [`patchwork`]: drawings of Patchwork for pages, documents and files
//! - [`terra_mystica`]: drawings of Terra Mystica
//! - [`tapestry`]: drawings of Tapestry
//! - [`plot`]: figures of many games
//! - [`text`]: all games for a terminal
//! - `paper`: the pen, the colours and the files that all drawings share

mod paper;
pub mod patchwork;
pub mod plot;
pub mod tapestry;
pub mod terra_mystica;
pub mod text;

pub use paper::Picture;
