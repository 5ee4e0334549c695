//! What the options of a game are called and mean, where people choose them.

use crate::Words;

/// What a language says of an option (`level`), of a value (`level-3`), or of what that means (`level-3-means`): of this game, or
/// of all games that have it. English may leave it to the option itself.
pub fn known(words: &Words, game: &str, what: &str) -> Option<String> {
    let ids = [format!("opt-{game}-{what}"), format!("opt-{what}"), format!("text-opt-{game}-{what}")];
    ids.iter().find_map(|id| words.maybe(id))
}
