//! What nobody could read yet, for owners who can.

use kernel::Certainty;

use super::{Kit, Set};

/// A component of which something is not known, or not played yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing {
    /// The table of a pack that would fill it in: `card`, `tech`, `city` and so on.
    pub table: &'static str,
    /// Its word or number.
    pub id: String,
    /// Its box.
    pub set: Set,
    /// What is missing.
    pub what: String,
    /// Whether it is played all the same when guesses are allowed.
    pub guessed: bool,
}

impl Kit {
    /// Everything of which something is missing, table by table.
    pub fn missing(&self) -> Vec<Missing> {
        let mut all = Vec::new();
        let mut add = |table, id: String, set, what: &str, guessed| {
            if !what.is_empty() {
                all.push(Missing { table, id, set, what: what.to_owned(), guessed });
            }
        };
        for card in &self.cards {
            let says = card.play.0 != 0 || card.response.is_some();
            add("card", card.id.clone(), card.set, &card.missing, says && card.certainty == Certainty::Guess);
        }
        for tech in &self.techs {
            add("tech", tech.id.to_string(), tech.set, &tech.missing, true);
        }
        for tile in &self.space_tiles {
            add("space_tile", tile.id.to_string(), tile.set, &tile.missing, true);
        }
        for track in &self.tracks {
            add("track", track.id.key().to_owned(), Set::Aa, &track.missing, true);
        }
        for city in &self.cities {
            if city.plots.is_none() {
                add("city", city.id.clone(), city.set, "the plots", false);
            }
        }
        for landmark in &self.landmarks {
            add("landmark", landmark.id.clone(), landmark.set, &landmark.missing, true);
        }
        for card in &self.landmark_cards {
            add("landmark_card", card.id.clone(), card.set, &card.missing, false);
        }
        for civ in &self.civs {
            add("civilization", civ.id.clone(), civ.set, &civ.missing, false);
        }
        all
    }
}
