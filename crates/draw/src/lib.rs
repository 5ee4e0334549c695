//! A position as pictures: pure functions of the state.
//!
//! - a folder for each game: its drawings for pages, documents and files
//! - [`plot`]: figures of many games
//! - [`qr`]: an address for a camera
//! - [`text`]: all games for a terminal
//! - `paper`: the pen, the colours and the files that all drawings share

mod paper;
pub mod patchwork;
pub mod plot;
pub mod qr;
pub mod tapestry;
pub mod terra_mystica;
pub mod text;

pub use paper::Picture;
