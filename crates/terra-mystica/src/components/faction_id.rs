//! The names of the factions.

use super::same_name;

/// The enum of all factions, each with what game records and data files call it.
macro_rules! factions {
    ($($(#[$home:meta])* $id:ident = $key:literal,)*) => {
        /// A faction.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum FactionId {
            $($(#[$home])* $id,)*
        }

        impl FactionId {
            /// How many there are.
            pub const COUNT: usize = [$($key),*].len();

            /// All of them: the fourteen of the base game, then the six of Fire & Ice.
            pub const ALL: [FactionId; FactionId::COUNT] = [$(FactionId::$id),*];

            /// What game records and data files call it.
            pub const fn key(self) -> &'static str {
                match self {
                    $(FactionId::$id => $key,)*
                }
            }
        }
    };
}

// A position keeps a faction by its place in this list, and so do old saves: a new one stands at the end.
factions! {
    /// Swamp.
    Alchemists = "alchemists",
    /// Swamp.
    Darklings = "darklings",
    /// Forest.
    Auren = "auren",
    /// Forest.
    Witches = "witches",
    /// Wasteland.
    ChaosMagicians = "chaosmagicians",
    /// Wasteland.
    Giants = "giants",
    /// Lakes.
    Swarmlings = "swarmlings",
    /// Lakes.
    Mermaids = "mermaids",
    /// Mountains.
    Dwarves = "dwarves",
    /// Mountains.
    Engineers = "engineers",
    /// Plains.
    Halflings = "halflings",
    /// Plains.
    Cultists = "cultists",
    /// Desert.
    Fakirs = "fakirs",
    /// Desert.
    Nomads = "nomads",
    /// Ice.
    IceMaidens = "icemaidens",
    /// Ice.
    Yetis = "yetis",
    /// Volcano.
    Dragonlords = "dragonlords",
    /// Volcano.
    Acolytes = "acolytes",
    /// Any terrain, and another one later.
    Shapeshifters = "shapeshifters",
    /// Any terrain, by river.
    Riverwalkers = "riverwalkers",
}

impl FactionId {
    /// Its place in [`FactionId::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The faction of this name.
    ///
    /// ```
    /// use terra_mystica::FactionId;
    ///
    /// assert_eq!(FactionId::from_name("Chaos Magicians"), Some(FactionId::ChaosMagicians));
    /// assert_eq!(FactionId::from_name("ice-maidens"), Some(FactionId::IceMaidens));
    /// ```
    pub fn from_name(text: &str) -> Option<FactionId> {
        FactionId::ALL.into_iter().find(|id| same_name(id.key(), text))
    }
}
