//! The settings of a game of Patchwork.

use kernel::{Field, OptionError, Options};

/// Who sits opposite.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Opponent {
    /// The card-driven opponent.
    #[default]
    Automa,
    /// Another person, or a player program in a person's place.
    Person,
}

/// Which time board lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Edition {
    /// Newer prints and the publisher's app.
    #[default]
    Revised,
    /// Older prints, and the pictures of both rule booklets.
    Original,
}

/// Which of the two decks the Automa plays with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DeckName {
    /// Plain backs.
    #[default]
    Normal,
    /// The back shows what the Automa may spend next.
    Tactical,
}

/// How hard the Automa is: I to V.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the numerals say it all")]
pub enum Level {
    I,
    II,
    #[default]
    III,
    IV,
    V,
}

/// What happens to a leather patch that the Automa reaches: the printed text is silent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LeatherReading {
    /// It takes it, like a player, and the patch is out of the game.
    #[default]
    Taken,
    /// It leaves it lying for the person.
    Left,
}

impl Edition {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Edition::Revised => "revised",
            Edition::Original => "original",
        }
    }
}

impl DeckName {
    /// Both decks, the normal one first.
    pub const ALL: [DeckName; 2] = [DeckName::Normal, DeckName::Tactical];
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            DeckName::Normal => "normal",
            DeckName::Tactical => "tactical",
        }
    }
    /// The deck of this name.
    pub fn from_name(name: &str) -> Option<DeckName> {
        DeckName::ALL.into_iter().find(|deck| deck.name() == name)
    }
}

impl Level {
    /// All five levels, the easiest first.
    pub const ALL: [Level; 5] = [Level::I, Level::II, Level::III, Level::IV, Level::V];
    /// The level's place in [`Level::ALL`].
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
    /// The Roman numeral.
    pub fn numeral(self) -> &'static str {
        ["I", "II", "III", "IV", "V"][self.index()]
    }
    /// The level written as 1 to 5 or I to V.
    pub fn from_name(name: &str) -> Option<Level> {
        let same = |level: &Level| {
            level.numeral().eq_ignore_ascii_case(name) || name.parse() == Ok(level.index() + 1)
        };
        Level::ALL.into_iter().find(same)
    }
}

/// The settings of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PatchworkOptions {
    /// Who sits opposite.
    pub opponent: Opponent,
    /// The Automa's deck.
    pub deck: DeckName,
    /// The Automa's level.
    pub level: Level,
    /// The time board.
    pub edition: Edition,
    /// What the Automa does with leather patches.
    pub leather: LeatherReading,
    /// Whether the second person starts, in a game of two people.
    pub second_starts: bool,
}

impl PatchworkOptions {
    /// Whether the Automa plays.
    #[inline]
    pub fn has_automa(&self) -> bool {
        self.opponent == Opponent::Automa
    }
}

/// Settings that decide nothing between two people.
pub const AUTOMA_ONLY: [&str; 3] = ["level", "deck", "leather"];

/// How hard the Automa is. The companion asks the same.
pub(crate) const LEVEL: Field = Field {
    key: "level",
    meaning: "how hard the Automa is",
    values: &[
        ("1", "intern: only the special tile scores"),
        ("2", "apprentice: and its buttons"),
        ("3", "fellow: and its patches with buttons"),
        ("4", "master: its buttons and the printed ones"),
        ("5", "legend: all of these"),
    ],
};
/// Its cards. The companion asks the same.
pub(crate) const DECK: Field = Field {
    key: "deck",
    meaning: "the Automa's cards",
    values: &[("normal", "plain backs"), ("tactical", "the back shows what it may spend next")],
};
/// Which time board. The companion asks the same.
pub(crate) const EDITION: Field = Field {
    key: "edition",
    meaning: "the time board",
    values: &[
        ("revised", "newer prints: leather patches from 26 on"),
        ("original", "older prints: the first leather patch at 20"),
    ],
};
/// Leather patches that it reaches. The companion asks the same.
pub(crate) const LEATHER: Field = Field {
    key: "leather",
    meaning: "a leather patch that the Automa reaches",
    values: &[("taken", "is out of the game"), ("left", "stays for you")],
};

impl Options for PatchworkOptions {
    const FIELDS: &'static [Field] = &[
        Field {
            key: "opponent",
            meaning: "who sits opposite",
            values: &[("automa", "the card-driven opponent"), ("person", "another person")],
        },
        LEVEL,
        DECK,
        EDITION,
        LEATHER,
        Field {
            key: "first",
            meaning: "who starts, between two people",
            values: &[("1", "the first seat"), ("2", "the second seat")],
        },
    ];

    fn get(&self, key: &str) -> Option<String> {
        let value = match key {
            "opponent" => match self.opponent {
                Opponent::Automa => "automa",
                Opponent::Person => "person",
            },
            "level" => ["1", "2", "3", "4", "5"][self.level.index()],
            "deck" => self.deck.name(),
            "edition" => self.edition.name(),
            "leather" => match self.leather {
                LeatherReading::Taken => "taken",
                LeatherReading::Left => "left",
            },
            "first" => ["1", "2"][usize::from(self.second_starts)],
            _ => return None,
        };
        Some(value.to_owned())
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match (key, value) {
            ("opponent", "automa") => self.opponent = Opponent::Automa,
            ("opponent", "person") => self.opponent = Opponent::Person,
            ("edition", "revised") => self.edition = Edition::Revised,
            ("edition", "original") => self.edition = Edition::Original,
            ("leather", "taken") => self.leather = LeatherReading::Taken,
            ("leather", "left") => self.leather = LeatherReading::Left,
            ("first", "1") => self.second_starts = false,
            ("first", "2") => self.second_starts = true,
            ("deck", _) => self.deck = DeckName::from_name(value).ok_or_else(|| Self::refused(key, value))?,
            ("level", _) => self.level = Level::from_name(value).ok_or_else(|| Self::refused(key, value))?,
            _ => return Err(Self::refused(key, value)),
        }
        Ok(())
    }

    fn check(&self) -> Result<(), OptionError> {
        if self.has_automa() && self.second_starts {
            let why = "against the Automa you always start; leave it out, or choose opponent=person";
            return Err(OptionError::Conflict { key: "first", value: "2".to_owned(), why });
        }
        Ok(())
    }

    fn check_idle(&self) -> Result<(), OptionError> {
        if self.has_automa() {
            return Ok(());
        }
        self.refuse_idle(&AUTOMA_ONLY, "no Automa plays; leave it out, or choose opponent=automa")
    }
}
