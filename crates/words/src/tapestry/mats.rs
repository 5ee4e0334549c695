//! What the mats of civilizations say.

use tapestry::components::{Civ, CivMat};
use tapestry::{Kit, Tapestry, Version};

use crate::Words;

/// A civilization's mat, or what the printed one says if this one says nothing.
pub fn civilization(words: &Words, mat: &CivMat, civ: &Civ) -> String {
    let text = mat_text(words, mat, civ).join(" ");
    if text.is_empty() { mat_text(words, &civ.printed, civ).join(" ") } else { text }
}

/// What a mat of a civilization says, paragraph by paragraph.
pub fn mat_text(words: &Words, mat: &CivMat, civ: &Civ) -> Vec<String> {
    let known = Kit::printed().civs.iter().find(|known| known.id == civ.id);
    let mats = known.map(|known| (&known.printed, known.pack.as_ref()));
    // The same paragraph may stand on both mats: whichever has this text at this place.
    let one = |(at, own): (usize, &String)| {
        let (printed, pack) = mats?;
        let stands = |mat: &CivMat| mat.text.get(at) == Some(own);
        let id = |kind: &str| format!("text-ta-civ-{}-{kind}-{}", civ.id, at + 1);
        if stands(printed) {
            words.maybe(&id("printed"))
        } else if pack.is_some_and(stands) {
            words.maybe(&id("pack"))
        } else {
            None
        }
    };
    let all = mat.text.iter().enumerate();
    all.map(|(at, own)| one((at, own)).unwrap_or_else(|| own.clone())).collect()
}

/// What a civilization says in the wording of this game, paragraph by paragraph.
pub fn civ_text(words: &Words, game: &Tapestry, civ: u8) -> Vec<String> {
    let options = game.options();
    let known = game.kit().civs.get(usize::from(civ));
    known.map_or_else(Vec::new, |known| wording(words, known, options.version, options.allow_guesses))
}

/// What a civilization says in a wording: its mat, and the adjustment of the rulebook where that is played. An adjustment that is a
/// guess is told only where guesses are allowed.
pub fn wording(words: &Words, civ: &Civ, version: Version, guesses: bool) -> Vec<String> {
    let mut text = mat_text(words, civ.mat(version), civ);
    if version == Version::Adjusted {
        text.extend(adjustment(words, civ, guesses));
    }
    text
}

/// The adjustment of the rulebook for who starts with a civilization, as a sentence: what it is, or that it could not be read.
pub fn adjustment(words: &Words, civ: &Civ, guesses: bool) -> Option<String> {
    let known = Kit::printed().civs.iter().find(|known| known.id == civ.id);
    let own = civ.adjust_text.as_str();
    let id = format!("text-ta-civ-{}-adjusted", civ.id);
    let what = words.printed(&id, own, known.map(|known| known.adjust_text.as_str()));
    let id = match (civ.adjust_missing.is_empty(), own.is_empty()) {
        (true, true) => return None,
        (true, false) => "ta-mat-adjusted",
        (false, false) if guesses => "ta-mat-adjusted-guess",
        (false, _) => "ta-mat-adjusted-unknown",
    };
    Some(words.say(id, &[("what", what.into())]))
}
