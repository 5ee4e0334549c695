//! Tips for a first game.

use tapestry::tips::Tip;

use crate::Words;

/// A tip as a sentence or two.
pub fn tip(words: &Words, tip: Tip) -> String {
    words.text(&format!("ta-tip-{}", tip.key()))
}
