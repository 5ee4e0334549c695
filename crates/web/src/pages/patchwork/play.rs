//! The page of a game under way.

use maud::{Markup, html};
use patchwork::Patchwork;
use table::tables::Open;

use crate::context::Context;
use crate::pages::Look;

/// The page.
pub fn page(_context: &Context, _open: &Open<Patchwork>, _look: &Look) -> Markup {
    html! { main.wrap { h1 { "Patchwork" } } }
}
