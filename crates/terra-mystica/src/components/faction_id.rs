//! The names of the factions.

use super::same_name;

/// A faction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum FactionId {
    /// Swamp.
    Alchemists,
    /// Swamp.
    Darklings,
    /// Forest.
    Auren,
    /// Forest.
    Witches,
    /// Wasteland.
    ChaosMagicians,
    /// Wasteland.
    Giants,
    /// Lakes.
    Swarmlings,
    /// Lakes.
    Mermaids,
    /// Mountains.
    Dwarves,
    /// Mountains.
    Engineers,
    /// Plains.
    Halflings,
    /// Plains.
    Cultists,
    /// Desert.
    Fakirs,
    /// Desert.
    Nomads,
    /// Ice.
    IceMaidens,
    /// Ice.
    Yetis,
    /// Volcano.
    Dragonlords,
    /// Volcano.
    Acolytes,
    /// Any terrain, and another one later.
    Shapeshifters,
    /// Any terrain, by river.
    Riverwalkers,
}

impl FactionId {
    /// All of them: the fourteen of the base game, then the six of Fire & Ice.
    pub const ALL: [FactionId; 20] = [
        FactionId::Alchemists,
        FactionId::Darklings,
        FactionId::Auren,
        FactionId::Witches,
        FactionId::ChaosMagicians,
        FactionId::Giants,
        FactionId::Swarmlings,
        FactionId::Mermaids,
        FactionId::Dwarves,
        FactionId::Engineers,
        FactionId::Halflings,
        FactionId::Cultists,
        FactionId::Fakirs,
        FactionId::Nomads,
        FactionId::IceMaidens,
        FactionId::Yetis,
        FactionId::Dragonlords,
        FactionId::Acolytes,
        FactionId::Shapeshifters,
        FactionId::Riverwalkers,
    ];

    /// Its place in [`FactionId::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What game records and data files call it.
    pub const fn key(self) -> &'static str {
        match self {
            FactionId::Alchemists => "alchemists",
            FactionId::Darklings => "darklings",
            FactionId::Auren => "auren",
            FactionId::Witches => "witches",
            FactionId::ChaosMagicians => "chaosmagicians",
            FactionId::Giants => "giants",
            FactionId::Swarmlings => "swarmlings",
            FactionId::Mermaids => "mermaids",
            FactionId::Dwarves => "dwarves",
            FactionId::Engineers => "engineers",
            FactionId::Halflings => "halflings",
            FactionId::Cultists => "cultists",
            FactionId::Fakirs => "fakirs",
            FactionId::Nomads => "nomads",
            FactionId::IceMaidens => "icemaidens",
            FactionId::Yetis => "yetis",
            FactionId::Dragonlords => "dragonlords",
            FactionId::Acolytes => "acolytes",
            FactionId::Shapeshifters => "shapeshifters",
            FactionId::Riverwalkers => "riverwalkers",
        }
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
