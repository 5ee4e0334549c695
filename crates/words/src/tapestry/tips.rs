//! Tips for a first game.

use tapestry::tips::Tip;

use crate::Words;

/// A tip as a sentence or two.
pub fn tip(words: &Words, tip: Tip) -> String {
    words.text(&message(tip))
}

/// The name of its message.
pub(super) fn message(tip: Tip) -> String {
    format!("ta-tip-{}", tip.key())
}
