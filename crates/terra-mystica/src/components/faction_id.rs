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
    /// Home terrain: swamp.
    Alchemists = "alchemists",
    /// Home terrain: swamp.
    Darklings = "darklings",
    /// Home terrain: forest.
    Auren = "auren",
    /// Home terrain: forest.
    Witches = "witches",
    /// Home terrain: wasteland.
    ChaosMagicians = "chaosmagicians",
    /// Home terrain: wasteland.
    Giants = "giants",
    /// Home terrain: lakes.
    Swarmlings = "swarmlings",
    /// Home terrain: lakes.
    Mermaids = "mermaids",
    /// Home terrain: mountains.
    Dwarves = "dwarves",
    /// Home terrain: mountains.
    Engineers = "engineers",
    /// Home terrain: plains.
    Halflings = "halflings",
    /// Home terrain: plains.
    Cultists = "cultists",
    /// Home terrain: desert.
    Fakirs = "fakirs",
    /// Home terrain: desert.
    Nomads = "nomads",
    /// Home terrain: ice.
    IceMaidens = "icemaidens",
    /// Home terrain: ice.
    Yetis = "yetis",
    /// Home terrain: volcano.
    Dragonlords = "dragonlords",
    /// Home terrain: volcano.
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
