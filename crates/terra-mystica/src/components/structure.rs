//! The five structures.

use super::same_name;

/// What a player builds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Structure {
    /// The first structure on any hex.
    Dwelling,
    /// An upgrade of a dwelling.
    TradingHouse,
    /// An upgrade of a trading house.
    Temple,
    /// An upgrade of a trading house; each player has one.
    Stronghold,
    /// An upgrade of a temple; each player has one.
    Sanctuary,
}

impl Structure {
    /// All of them, in the order of every table.
    pub const ALL: [Structure; 5] = [
        Structure::Dwelling,
        Structure::TradingHouse,
        Structure::Temple,
        Structure::Stronghold,
        Structure::Sanctuary,
    ];

    /// Its place in [`Structure::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What game records call it.
    pub const fn short(self) -> &'static str {
        match self {
            Structure::Dwelling => "D",
            Structure::TradingHouse => "TP",
            Structure::Temple => "TE",
            Structure::Stronghold => "SH",
            Structure::Sanctuary => "SA",
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Structure::Dwelling => "dwelling",
            Structure::TradingHouse => "trading house",
            Structure::Temple => "temple",
            Structure::Stronghold => "stronghold",
            Structure::Sanctuary => "sanctuary",
        }
    }

    /// The structure of this name, long or short.
    ///
    /// ```
    /// use terra_mystica::Structure;
    ///
    /// assert_eq!(Structure::from_name("te"), Some(Structure::Temple));
    /// assert_eq!(Structure::from_name("Trading post"), Some(Structure::TradingHouse));
    /// ```
    pub fn from_name(text: &str) -> Option<Structure> {
        if same_name(text, "trading post") {
            return Some(Structure::TradingHouse);
        }
        Structure::ALL.into_iter().find(|kind| same_name(kind.short(), text) || same_name(kind.name(), text))
    }
}
