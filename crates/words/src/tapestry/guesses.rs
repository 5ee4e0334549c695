//! What of a game is a guess, in sentences.

use kernel::Certainty;
use tapestry::components::Card;
use tapestry::rules::event::Guessed;
use tapestry::{Kit, Tapestry, Track};

use super::names::{all_of, missing, printed_name, track_name};
use super::things::landmark_of;
use crate::Words;

/// Which components of this game are guesses, and what of them could not be read: a sentence for those that lack the same.
pub fn guesses(words: &Words, game: &Tapestry) -> Vec<String> {
    let kit = game.kit();
    let mut groups: Vec<(Guessed, String, Vec<String>)> = Vec::new();
    for (what, id) in game.guesses() {
        let (name, lacks) = (guessed(words, kit, what, id), missing(words, lacking(kit, what, id)));
        match groups.iter_mut().find(|group| group.0 == what && group.1 == lacks) {
            Some(group) => group.2.push(name),
            None => groups.push((what, lacks, vec![name])),
        }
    }
    let say = |(what, lacks, names): (Guessed, String, Vec<String>)| {
        let args = [
            ("count", (names.len() as u32).into()),
            ("names", all_of(words, &names).into()),
            ("missing", lacks.into()),
        ];
        words.say(sentence_id(what), &args)
    };
    groups.into_iter().map(say).collect()
}

/// What is not certain of a component that is played, as a sentence beside it; `None` if all of it is known.
pub fn doubt(words: &Words, lacks: &str, sure: Certainty) -> Option<String> {
    let id = match (lacks.is_empty(), sure == Certainty::Guess) {
        (true, true) => return Some(words.text("ta-web-guess")),
        (true, false) => return None,
        (false, true) => "ta-doubt-guess",
        (false, false) => "ta-web-missing",
    };
    Some(words.say(id, &[("what", missing(words, lacks).into())]))
}

/// The same of a tapestry card: one that lacks something is never played, so that nothing is guessed.
pub fn doubt_of_card(words: &Words, card: &Card) -> Option<String> {
    let sure = if card.is_known() { card.certainty } else { Certainty::Printed };
    doubt(words, &card.missing, sure)
}

fn sentence_id(what: Guessed) -> &'static str {
    match what {
        Guessed::Track => "ta-guess-tracks",
        Guessed::SpaceTile => "ta-guess-space-tiles",
        Guessed::Tech => "ta-guess-techs",
        Guessed::Card => "ta-guess-cards",
        Guessed::Landmark => "ta-guess-landmarks",
        Guessed::LandmarkCard => "ta-guess-landmark-cards",
        Guessed::Adjustment => "ta-guess-adjustments",
    }
}

/// What a guessed component is called.
pub(super) fn guessed(words: &Words, kit: &Kit, what: Guessed, id: u8) -> String {
    let at = usize::from(id);
    let name = |name: Option<&String>| name.map_or_else(String::new, |name| printed_name(words, name));
    match what {
        Guessed::Track => Track::at(id).map_or_else(String::new, |track| track_name(words, track)),
        Guessed::SpaceTile => kit.space_tiles.get(at).map_or_else(String::new, |tile| tile.id.to_string()),
        Guessed::Tech => name(kit.techs.get(at).map(|tech| &tech.name)),
        Guessed::Card => name(kit.cards.get(at).map(|card| &card.name)),
        Guessed::Landmark => name(kit.landmarks.get(at).map(|landmark| &landmark.name)),
        Guessed::LandmarkCard => {
            kit.landmark_cards.get(at).map_or_else(String::new, |card| landmark_of(words, kit, card))
        }
        Guessed::Adjustment => name(kit.civs.get(at).map(|civ| &civ.name)),
    }
}

/// What of it could not be read.
fn lacking(kit: &Kit, what: Guessed, id: u8) -> &str {
    let at = usize::from(id);
    let found = match what {
        Guessed::Track => kit.tracks.get(at).map(|board| &board.missing),
        Guessed::SpaceTile => kit.space_tiles.get(at).map(|tile| &tile.missing),
        Guessed::Tech => kit.techs.get(at).map(|tech| &tech.missing),
        Guessed::Card => kit.cards.get(at).map(|card| &card.missing),
        Guessed::Landmark => kit.landmarks.get(at).map(|landmark| &landmark.missing),
        Guessed::LandmarkCard => kit.landmark_cards.get(at).map(|card| &card.missing),
        Guessed::Adjustment => kit.civs.get(at).map(|civ| &civ.adjust_missing),
    };
    found.map_or("", String::as_str)
}
