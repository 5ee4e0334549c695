//! The settings of the bots.

use crate::components::{Kit, Track};

/// Who begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum First {
    /// The dice decide who begins.
    #[default]
    Random,
    /// The person, or the first of them.
    Person,
    /// The bots.
    Bots,
}

/// The settings of the bots; `None` where the dice decide.
#[allow(clippy::struct_excessive_bools, reason = "each is a setting of its own")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BotOptions {
    /// 1 to 6.
    pub level: u8,
    /// The civilization of the Automa.
    pub civilization: Option<u8>,
    /// Its second one on level 6.
    pub second: Option<u8>,
    /// The first favourite track of the Shadow Empire.
    pub favourite: Option<Track>,
    /// Who begins.
    pub first: First,
    /// Whether conquering anywhere stays next to own territories where it means unexplored hexes.
    pub anywhere_adjacent: bool,
    /// Whether a conquest without an outpost in supply still explores.
    pub tile_without_outpost: bool,
    /// Whether the Automa uses its Traps after its last income turn.
    pub late_traps: bool,
    /// Whether cards and civilizations stay that are out for balance only.
    pub keep_unbalanced: bool,
}

impl Default for BotOptions {
    fn default() -> Self {
        BotOptions {
            level: 2,
            civilization: None,
            second: None,
            favourite: None,
            first: First::Random,
            anywhere_adjacent: false,
            tile_without_outpost: false,
            late_traps: false,
            keep_unbalanced: false,
        }
    }
}

impl BotOptions {
    /// A setting as text.
    pub(crate) fn get(&self, key: &str) -> Option<String> {
        let civ = |civ: Option<u8>| {
            let civ = civ.and_then(|at| Kit::printed().automa.civs.get(usize::from(at)));
            civ.map_or_else(|| "roll".to_owned(), |civ| civ.id.clone())
        };
        let one_of = |yes: bool, words: [&str; 2]| words[usize::from(yes)].to_owned();
        Some(match key {
            "level" => self.level.to_string(),
            "automa-civilization" => civ(self.civilization),
            "second-civilization" => civ(self.second),
            "shadow-favourite" => self.favourite.map_or("roll", Track::key).to_owned(),
            "first" => match self.first {
                First::Random => "random",
                First::Person => "person",
                First::Bots => "bots",
            }
            .to_owned(),
            "conquer-anywhere" => one_of(self.anywhere_adjacent, ["wide", "adjacent"]),
            "without-outposts" => one_of(self.tile_without_outpost, ["skip", "tile"]),
            "late-traps" => one_of(self.late_traps, ["off", "on"]),
            "solo-cards" => one_of(self.keep_unbalanced, ["out", "kept"]),
            _ => return None,
        })
    }

    /// Sets one; `None` if it is not one of these, `Some(false)` if the value is not allowed.
    pub(crate) fn set(&mut self, key: &str, value: &str) -> Option<bool> {
        let civ = |place: &mut Option<u8>| {
            let found = Kit::printed().automa.find_civ(value);
            let fits = found.is_some() || value == "roll";
            if fits {
                *place = found;
            }
            fits
        };
        let one_of = |place: &mut bool, words: [&str; 2]| {
            let found = words.iter().position(|word| *word == value);
            *place = found.map_or(*place, |at| at == 1);
            found.is_some()
        };
        Some(match key {
            "level" => match value.parse() {
                Ok(level @ 1..=6) => {
                    self.level = level;
                    true
                }
                _ => false,
            },
            "automa-civilization" => civ(&mut self.civilization),
            "second-civilization" => civ(&mut self.second),
            "shadow-favourite" => {
                let track = Track::from_key(value).filter(|track| *track != Track::Arts);
                let fits = track.is_some() || value == "roll";
                if fits {
                    self.favourite = track;
                }
                fits
            }
            "first" => {
                let first = match value {
                    "random" => First::Random,
                    "person" => First::Person,
                    "bots" => First::Bots,
                    _ => return Some(false),
                };
                self.first = first;
                true
            }
            "conquer-anywhere" => one_of(&mut self.anywhere_adjacent, ["wide", "adjacent"]),
            "without-outposts" => one_of(&mut self.tile_without_outpost, ["skip", "tile"]),
            "late-traps" => one_of(&mut self.late_traps, ["off", "on"]),
            "solo-cards" => one_of(&mut self.keep_unbalanced, ["out", "kept"]),
            _ => return None,
        })
    }

    /// Why the settings do not go together, with the key to change.
    pub(crate) fn conflict(&self) -> Option<(&'static str, &'static str)> {
        if self.second.is_some() && self.second == self.civilization {
            return Some(("second-civilization", "it must be another than the first; choose another"));
        }
        let own = self.civilization.and_then(|at| Kit::printed().automa.civs.get(usize::from(at)));
        if self.favourite.is_some() && own.is_some_and(|civ| Some(civ.track) == self.favourite) {
            return Some(("shadow-favourite", "it starts with another favourite track than the Automa"));
        }
        None
    }
}
