//! Paper and pen: what the drawings of all games share.
//!
//! - `icons`: the small pictures of one game
//! - `pen`: SVG elements, written short
//! - `picture`: a finished drawing, as a file or as a part of a page
//! - `look`: the classes, colours and definitions of one game
//! - `sheet`: cards on a page to print
//! - `style`: the classes and colours of all games, those of the design tokens

pub(crate) mod icons;
mod look;
mod pen;
mod picture;
pub(crate) mod sheet;
mod style;

pub(crate) use look::Look;
pub(crate) use pen::{Area, Escaped, Named, Pen, Short, width_of};
pub use picture::Picture;
pub(crate) use style::{Colour, Rule};
