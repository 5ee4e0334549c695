//! What the script needs to show a piece while it is dragged onto a board of squares. It decides nothing: every drop asks the
//! server.

use maud::{Markup, PreEscaped, html};
use serde_json::{Value, json};

/// Pieces with their outlines and where they fit, as a block of data. Columns have a letter each, those beyond the board
/// included; a piece can be held in several ways, which an address calls by these names.
pub fn pieces(columns: &str, ways: &[&str], pieces: &[Value]) -> Markup {
    let data = json!({ "columns": columns, "ways": ways, "pieces": pieces });
    // Data in a page must not look like the end of its element.
    let text = data.to_string().replace('<', "\\u003c");
    html! { script #hold type="application/json" { (PreEscaped(text)) } }
}
