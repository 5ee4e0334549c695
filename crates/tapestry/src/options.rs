//! The settings of a game of Tapestry.

use std::hash::{Hash, Hasher};

use kernel::{Field, OptionError, Options};

use crate::automa::BotOptions;
use crate::components::{Kit, Set};
use crate::readings::{self, Readings};
use crate::state::{MOST_SEATS, NONE};

/// Who is at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Mode {
    /// People only.
    #[default]
    People,
    /// One person against the Automa and the Shadow Empire.
    Automa,
    /// Two people beside the Shadow Empire.
    Shadow,
}

/// Which wording of a civilization is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Version {
    /// The later official pack where there is one.
    #[default]
    Latest,
    /// The mat as first published.
    Printed,
    /// As first published, with the adjustments of the rulebook.
    Adjusted,
}

/// Who plays which civilization or city mat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum MatChoice {
    /// Drawn, and one of the drawn ones kept.
    #[default]
    Open,
    /// One drawn at the start of the game.
    Random,
    /// Fixed before the game, by its number.
    Named(u8),
}

/// The settings of a game.
#[allow(clippy::struct_excessive_bools, reason = "each is a setting of its own")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TapestryOptions {
    /// Who is at the table.
    pub mode: Mode,
    /// How many seats.
    pub seats: u8,
    /// The civilizations by seat.
    pub civilizations: [MatChoice; MOST_SEATS],
    /// The city mats by seat.
    pub cities: [MatChoice; MOST_SEATS],
    /// The expansions: Plans & Ploys, Arts & Architecture, Fantasies & Futures.
    pub expansions: [bool; 3],
    /// Whether components that could not be verified are played.
    pub allow_guesses: bool,
    /// The wording of civilizations.
    pub version: Version,
    /// Variant: two tapestry cards in the first income turn, one of them kept.
    pub two_tapestries: bool,
    /// Variant: two civilizations, one of them kept, whenever one is gained.
    pub two_civilizations: bool,
    /// Variant: the bonus of Nanotechnology costs two tech cards, as on the neoprene board.
    pub neoprene: bool,
    /// Variant: cards that some groups dislike are out.
    pub removals: bool,
    /// Variant: starting territories by seat, evenly spaced, instead of by city mat.
    pub start_by_seat: bool,
    /// Variant: either science die for each roll, with the arts track.
    pub either_die: bool,
    /// Variant: civilizations of one box only.
    pub civilization_set: Option<Set>,
    /// Other readings of open points.
    pub readings: Readings,
    /// The bots.
    pub bots: BotOptions,
}

/// The settings of the bots count only where there are bots, readings only where they are not the usual ones: games keep their
/// checksums.
impl Hash for TapestryOptions {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.seats, self.civilizations, self.cities).hash(state);
        (self.expansions, self.allow_guesses, self.version).hash(state);
        (self.two_tapestries, self.two_civilizations, self.neoprene).hash(state);
        (self.removals, self.start_by_seat).hash(state);
        (self.either_die, self.civilization_set).hash(state);
        if self.mode != Mode::People {
            (self.mode, self.bots).hash(state);
        }
        if self.readings != Readings::default() {
            self.readings.hash(state);
        }
    }
}

impl Default for TapestryOptions {
    fn default() -> Self {
        TapestryOptions {
            mode: Mode::People,
            seats: 2,
            civilizations: [MatChoice::Open; MOST_SEATS],
            cities: [MatChoice::Open; MOST_SEATS],
            expansions: [false; 3],
            allow_guesses: false,
            version: Version::Latest,
            two_tapestries: false,
            two_civilizations: false,
            neoprene: false,
            removals: false,
            start_by_seat: false,
            readings: Readings::default(),
            bots: BotOptions::default(),
            either_die: false,
            civilization_set: None,
        }
    }
}

/// The expansions in the order of [`TapestryOptions::expansions`].
pub const EXPANSIONS: [Set; 3] = [Set::Pp, Set::Aa, Set::Ff];

const CIVS: [(&str, &str); 5] = [
    ("roll", "by the science die"),
    ("explorers", "Explorers: exploration"),
    ("scientists", "Scientists: science"),
    ("conquerors", "Conquerors: military"),
    ("engineers", "Engineers: technology"),
];

/// Settings of the Automa that decide nothing without it.
pub const AUTOMA_ONLY: [&str; 4] = ["level", "automa-civilization", "second-civilization", "solo-cards"];
/// Settings that decide nothing without bots.
pub const BOTS_ONLY: [&str; 9] = [
    "level",
    "automa-civilization",
    "second-civilization",
    "shadow-favourite",
    "first",
    "conquer-anywhere",
    "without-outposts",
    "late-traps",
    "solo-cards",
];

const ON_OFF: [(&str, &str); 2] = [("on", "played"), ("off", "not played")];

impl TapestryOptions {
    /// Whether components of this box are in the game.
    pub fn plays(&self, set: Set) -> bool {
        match EXPANSIONS.iter().position(|known| *known == set) {
            Some(at) => self.expansions[at],
            None => set == Set::Base,
        }
    }

    /// Whether the arts track is in the game: half of its printed values are guesses.
    pub fn arts(&self) -> bool {
        self.plays(Set::Aa) && self.allow_guesses
    }
}

fn mats(choices: &[MatChoice], id: impl Fn(u8) -> String) -> String {
    let last = choices.iter().rposition(|choice| *choice != MatChoice::Open);
    let named = choices[..last.map_or(0, |last| last + 1)].iter().map(|choice| match choice {
        MatChoice::Open => "draw".to_owned(),
        MatChoice::Random => "random".to_owned(),
        MatChoice::Named(at) => id(*at),
    });
    let text = named.collect::<Vec<_>>().join(",");
    if text.is_empty() { "draw".to_owned() } else { text }
}

fn read_mats(text: &str, find: impl Fn(&str) -> Option<u8>) -> Option<[MatChoice; MOST_SEATS]> {
    let mut choices = [MatChoice::Open; MOST_SEATS];
    for (at, word) in text.split(',').enumerate() {
        *choices.get_mut(at)? = match word.trim() {
            "draw" | "" => MatChoice::Open,
            "random" => MatChoice::Random,
            name => MatChoice::Named(find(&name.to_lowercase().replace([' ', '-'], "_"))?),
        };
    }
    Some(choices)
}

impl Options for TapestryOptions {
    const FIELDS: &'static [Field] = &[
        Field {
            key: "mode",
            meaning: "who is at the table",
            values: &[
                ("people", "people, each for themselves"),
                ("automa", "one person against the Automa and the Shadow Empire"),
                ("shadow", "two people beside the Shadow Empire"),
            ],
        },
        Field {
            key: "seats",
            meaning: "how many seats, bots included; three with bots",
            values: &[("1", "one"), ("2", "two"), ("3", "three"), ("4", "four"), ("5", "five")],
        },
        Field {
            key: "civilizations",
            meaning: "civilizations by seat, as `heralds,random`: a name, `random`, or `draw` two and keep one",
            values: &[],
        },
        Field {
            key: "cities",
            meaning: "capital city mats by seat, as `forest,random`: a name, `random`, or `draw` and keep one",
            values: &[],
        },
        Field { key: "expansions", meaning: "expansions in the game as `pp,aa,ff`, or `none`", values: &[] },
        Field {
            key: "allow-guesses",
            meaning: "components whose text could not be verified",
            values: &ON_OFF,
        },
        Field {
            key: "version",
            meaning: "the wording of the civilizations",
            values: &[
                ("latest", "the later official pack where there is one"),
                ("printed", "as first published"),
                ("adjusted", "as first published, with the rulebook's adjustments"),
            ],
        },
        Field {
            key: "two-tapestries",
            meaning: "variant: draw two tapestry cards in the first income turn and keep one",
            values: &ON_OFF,
        },
        Field {
            key: "two-civilizations",
            meaning: "variant: draw two civilizations and keep one, whenever one is gained",
            values: &ON_OFF,
        },
        Field {
            key: "neoprene",
            meaning: "variant: the bonus of Nanotechnology costs two tech cards",
            values: &ON_OFF,
        },
        Field {
            key: "removals",
            meaning: "variant: without the cards that some groups dislike",
            values: &ON_OFF,
        },
        Field {
            key: "start-by-seat",
            meaning: "variant: starting territories by seat instead of by city mat",
            values: &ON_OFF,
        },
        Field {
            key: "level",
            meaning: "how good the Automa is",
            values: &[
                ("1", "Underachiever"),
                ("2", "Average"),
                ("3", "Slightly Intimidating"),
                ("4", "Somewhat Awesome"),
                ("5", "Definitely Awesome"),
                ("6", "Crusher of Dreams"),
            ],
        },
        Field { key: "automa-civilization", meaning: "the civilization of the Automa", values: &CIVS },
        Field { key: "second-civilization", meaning: "its second one on level 6", values: &CIVS },
        Field {
            key: "shadow-favourite",
            meaning: "the first favourite track of the Shadow Empire",
            values: &[
                ("roll", "by the science die"),
                ("exploration", "exploration"),
                ("technology", "technology"),
                ("science", "science"),
                ("military", "military"),
            ],
        },
        Field {
            key: "first",
            meaning: "who begins in a game with bots",
            values: &[("random", "drawn"), ("person", "you"), ("bots", "the bots")],
        },
        Field {
            key: "conquer-anywhere",
            meaning: "unexplored hexes for the Automa when it conquers anywhere",
            values: &[("wide", "all of them"), ("adjacent", "those next to its territories")],
        },
        Field {
            key: "without-outposts",
            meaning: "a conquest of the Automa without an outpost in supply",
            values: &[("skip", "is skipped"), ("tile", "still lays a tile")],
        },
        Field {
            key: "late-traps",
            meaning: "Traps of the Automa after its last income turn",
            values: &ON_OFF,
        },
        Field {
            key: "solo-cards",
            meaning: "cards and civilizations that leave a solo game only for balance",
            values: &[("out", "out"), ("kept", "kept")],
        },
        Field {
            key: "either-die",
            meaning: "variant: with the arts track, either science die for each research",
            values: &ON_OFF,
        },
        Field {
            key: "civilization-set",
            meaning: "variant: civilizations of one box only",
            values: &[
                ("any", "of all boxes that are played"),
                ("base", "of the base game"),
                ("pp", "of Plans & Ploys"),
                ("aa", "of Arts & Architecture"),
                ("ff", "of Fantasies & Futures"),
            ],
        },
        readings::FIELDS[0],
        readings::FIELDS[1],
        readings::FIELDS[2],
        readings::FIELDS[3],
        readings::FIELDS[4],
        readings::FIELDS[5],
        readings::FIELDS[6],
    ];

    const WHO: &'static [&'static str] = &["mode", "seats", "civilizations", "cities"];

    fn solo(self) -> Self {
        TapestryOptions { mode: Mode::Automa, seats: 3, ..self }
    }

    fn get(&self, key: &str) -> Option<String> {
        let on = |yes: bool| if yes { "on" } else { "off" }.to_owned();
        // Read only where something of the box is named: most settings are words of their own.
        let kit = Kit::printed;
        Some(match key {
            "mode" => match self.mode {
                Mode::People => "people",
                Mode::Automa => "automa",
                Mode::Shadow => "shadow",
            }
            .to_owned(),
            "seats" => self.seats.to_string(),
            "civilizations" => mats(&self.civilizations, |at| {
                kit().civs.get(usize::from(at)).map_or_else(String::new, |civ| civ.id.clone())
            }),
            "cities" => mats(&self.cities, |at| {
                kit().cities.get(usize::from(at)).map_or_else(String::new, |city| city.id.clone())
            }),
            "expansions" => {
                let sets = EXPANSIONS.iter().zip(self.expansions).filter(|(_, on)| *on);
                let text = sets.map(|(set, _)| set.key()).collect::<Vec<_>>().join(",");
                if text.is_empty() { "none".to_owned() } else { text }
            }
            "allow-guesses" => on(self.allow_guesses),
            "version" => match self.version {
                Version::Latest => "latest",
                Version::Printed => "printed",
                Version::Adjusted => "adjusted",
            }
            .to_owned(),
            "two-tapestries" => on(self.two_tapestries),
            "two-civilizations" => on(self.two_civilizations),
            "neoprene" => on(self.neoprene),
            "removals" => on(self.removals),
            "start-by-seat" => on(self.start_by_seat),
            "either-die" => on(self.either_die),
            "civilization-set" => self.civilization_set.map_or("any", Set::key).to_owned(),
            _ => return self.readings.get(key).or_else(|| self.bots.get(key)),
        })
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let refused = || Self::refused(key, value);
        let on = || match value {
            "on" => Ok(true),
            "off" => Ok(false),
            _ => Err(Self::refused(key, value)),
        };
        let kit = Kit::printed;
        match key {
            "mode" => {
                self.mode = match value {
                    "people" | "multiplayer" => Mode::People,
                    "automa" | "solo" => Mode::Automa,
                    "shadow" | "shadow-empire" => Mode::Shadow,
                    _ => return Err(refused()),
                };
                if self.mode != Mode::People {
                    self.seats = 3;
                }
            }
            "seats" => {
                self.seats = match value {
                    "1" => 1,
                    "2" => 2,
                    "3" => 3,
                    "4" => 4,
                    "5" => 5,
                    _ => return Err(refused()),
                }
            }
            "civilizations" => {
                let all = || kit().civs.iter().map(|civ| civ.id.as_str()).collect::<Vec<_>>().join(", ");
                self.civilizations =
                    read_mats(value, |id| kit().find_civ(id)).ok_or_else(|| OptionError::Value {
                        key: "civilizations",
                        value: value.chars().take(40).collect(),
                        allowed: format!("up to five of draw, random, {}", all()),
                    })?;
            }
            "cities" => {
                let find = |id: &str| kit().cities.iter().position(|city| city.id == id).map(|at| at as u8);
                let all = || kit().cities.iter().map(|city| city.id.as_str()).collect::<Vec<_>>().join(", ");
                self.cities = read_mats(value, find).ok_or_else(|| OptionError::Value {
                    key: "cities",
                    value: value.chars().take(40).collect(),
                    allowed: format!("up to five of draw, random, {}", all()),
                })?;
            }
            "expansions" => {
                let mut expansions = [false; 3];
                if value != "none" && !value.is_empty() {
                    for word in value.split(',') {
                        let at = EXPANSIONS.iter().position(|set| set.key() == word.trim());
                        let at = at.ok_or_else(|| OptionError::Value {
                            key: "expansions",
                            value: value.chars().take(40).collect(),
                            allowed: "none, or a list of pp, aa, ff".to_owned(),
                        })?;
                        expansions[at] = true;
                    }
                }
                self.expansions = expansions;
            }
            "allow-guesses" => self.allow_guesses = on()?,
            "version" => {
                self.version = match value {
                    "latest" => Version::Latest,
                    "printed" => Version::Printed,
                    "adjusted" => Version::Adjusted,
                    _ => return Err(refused()),
                }
            }
            "two-tapestries" => self.two_tapestries = on()?,
            "two-civilizations" => self.two_civilizations = on()?,
            "neoprene" => self.neoprene = on()?,
            "removals" => self.removals = on()?,
            "start-by-seat" => self.start_by_seat = on()?,
            "either-die" => self.either_die = on()?,
            "civilization-set" => {
                self.civilization_set = match value {
                    "any" => None,
                    _ => Some(Set::from_key(value).ok_or_else(refused)?),
                }
            }
            _ => match self.readings.set(key, value).or_else(|| self.bots.set(key, value)) {
                Some(true) => {}
                Some(false) => return Err(refused()),
                None => return Err(Self::unknown(key)),
            },
        }
        Ok(())
    }

    fn check(&self) -> Result<(), OptionError> {
        let conflict =
            |key, why| OptionError::Conflict { key, value: self.get(key).unwrap_or_default(), why };
        if self.seats == 0 || usize::from(self.seats) > MOST_SEATS {
            return Err(conflict("seats", "one to five play"));
        }
        if self.mode != Mode::People {
            if self.seats != 3 {
                return Err(conflict("seats", "a game with bots has three seats"));
            }
            if !(1..=6).contains(&self.bots.level) {
                return Err(conflict("level", "the levels are 1 to 6"));
            }
            if let Some((key, why)) = self.bots.conflict() {
                return Err(conflict(key, why));
            }
        }
        let kit = Kit::printed();
        let named = |choices: &[MatChoice]| {
            let mut seen = [NONE; MOST_SEATS];
            for (at, choice) in choices.iter().enumerate() {
                if let MatChoice::Named(mat) = choice {
                    if seen.contains(mat) {
                        return false;
                    }
                    seen[at] = *mat;
                }
            }
            true
        };
        let seats = usize::from(self.seats);
        let (civs, cities) = (&self.civilizations[..seats], &self.cities[..seats]);
        if !named(civs) {
            return Err(conflict("civilizations", "two seats cannot have the same civilization"));
        }
        if !named(cities) {
            return Err(conflict("cities", "two seats cannot have the same city mat"));
        }
        if self.civilization_set.is_some_and(|set| !self.plays(set)) {
            return Err(conflict("civilization-set", "this box is not played; add it to the expansions"));
        }
        for choice in civs {
            if let MatChoice::Named(at) = choice {
                let known = kit.civs.get(usize::from(*at));
                if known.is_some_and(|civ| !civ.missing.is_empty()) {
                    return Err(conflict("civilizations", "this civilization cannot be played yet"));
                }
            }
        }
        for choice in cities {
            if let MatChoice::Named(at) = choice {
                let known = kit.cities.get(usize::from(*at));
                if known.is_some_and(|city| city.plots.is_none()) {
                    return Err(conflict("cities", "its plots are not known; load a pack that has them"));
                }
                if known.is_some_and(|city| city.number == 0) {
                    return Err(conflict("cities", "name a basic mat: it decides the starting territory"));
                }
            }
        }
        if self.seats <= 3 {
            // Basic mats come in pairs: one start each.
            let pair = |at: u8| [1, 2, 3, 2, 3, 1][usize::from(kit.cities[usize::from(at)].number - 1)];
            let mut pairs: Vec<i32> = Vec::new();
            for choice in cities {
                if let MatChoice::Named(at) = choice {
                    pairs.push(pair(*at));
                }
            }
            pairs.sort_unstable();
            if pairs.windows(2).any(|two| two[0] == two[1]) {
                return Err(conflict("cities", "mats 1 and 6, 2 and 4, 3 and 5 share a starting territory"));
            }
        }
        Ok(())
    }

    fn check_idle(&self) -> Result<(), OptionError> {
        if self.mode == Mode::People {
            self.refuse_idle(&BOTS_ONLY, "no bot plays; leave it out, or choose mode=automa or mode=shadow")?;
        }
        if self.mode != Mode::Automa {
            self.refuse_idle(&AUTOMA_ONLY, "the Automa does not play; leave it out, or choose mode=automa")?;
        }
        if self.bots.level != 6 {
            self.refuse_idle(
                &["second-civilization"],
                "only level 6 has a second one; leave it out, or choose level=6",
            )?;
        }
        let people = match self.mode {
            Mode::People => usize::from(self.seats),
            Mode::Automa => 1,
            Mode::Shadow => 2,
        };
        let why = "more are named than people play; leave the others out";
        for (key, choices) in [("civilizations", &self.civilizations), ("cities", &self.cities)] {
            if choices[people.min(MOST_SEATS)..].iter().any(|choice| *choice != MatChoice::Open) {
                return Err(OptionError::Conflict { key, value: self.get(key).unwrap_or_default(), why });
            }
        }
        Ok(())
    }
}
