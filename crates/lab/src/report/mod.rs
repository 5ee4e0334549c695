//! Pages with plots, each in one file: no script, nothing fetched.
//!
//! - `series`: one simulation
//! - `page`: a whole experiment; `study`: what is looked up in its rows for that

mod page;
mod series;
mod study;

pub use page::{Opened, content, experiment, page_style, plots};
pub use series::page;
pub use study::{CardEffect, Odd, OddGame, Pairing, Study, side_by_side};
