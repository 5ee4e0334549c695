//! The ways to play of which there are vectors.

use crate::Way;

/// Games and ledgers.
pub(super) const WAYS: &[Way] = &[
    Way { name: "automa", set: &[("seats", "2"), ("automas", "1"), ("factions", "random")] },
    Way {
        name: "two-automas",
        set: &[
            ("seats", "4"),
            ("automas", "2"),
            ("factions", "random,random"),
            ("map", "fire_ice_new"),
            ("difficulty", "nightmare"),
        ],
    },
    Way { name: "three-people", set: &[("seats", "3"), ("factions", "random,random,random")] },
];

macro_rules! automa {
    ($faction:literal on $map:literal at $difficulty:literal $(with $key:literal = $value:literal)?) => {
        Way {
            name: $faction,
            set: &[
                ("seats", "2"),
                ("automas", "1"),
                ("factions", "random"),
                ("automa-factions", $faction),
                ("map", $map),
                ("difficulty", $difficulty),
                $(($key, $value),)?
            ],
        }
    };
}

/// Every faction of an Automa, on all boards, at all difficulties, with every reading of its text; and more than two at
/// the table.
pub(super) const AUTOMAS: &[Way] = &[
    automa!("alchemists" on "base" at "easy"),
    automa!("auren" on "fire_ice_new" at "normal" with "automa-booster" = "drawn"),
    automa!("chaosmagicians" on "fire_ice_revised" at "hard"),
    automa!("cultists" on "loon_lakes" at "very-hard"),
    automa!("darklings" on "fjords" at "nightmare"),
    automa!("dwarves" on "base" at "normal" with "automa-settlements" = "adjacent"),
    automa!("engineers" on "fire_ice_new" at "hard"),
    automa!("fakirs" on "fire_ice_revised" at "very-hard"),
    automa!("giants" on "loon_lakes" at "nightmare"),
    automa!("halflings" on "fjords" at "easy" with "automa-count" = "stops"),
    automa!("mermaids" on "base" at "hard"),
    automa!("nomads" on "fire_ice_new" at "very-hard"),
    automa!("swarmlings" on "fire_ice_revised" at "nightmare"),
    automa!("witches" on "loon_lakes" at "easy" with "automa-top" = "key"),
    automa!("icemaidens" on "fjords" at "normal"),
    automa!("yetis" on "base" at "very-hard"),
    automa!("acolytes" on "fire_ice_new" at "nightmare"),
    automa!("dragonlords" on "fire_ice_revised" at "nightmare" with "automa-nightmare" = "rounds"),
    automa!("riverwalkers" on "loon_lakes" at "normal"),
    automa!("shapeshifters" on "fjords" at "hard"),
    Way {
        name: "two-automas",
        set: &[("seats", "4"), ("automas", "2"), ("factions", "random,random"), ("difficulty", "hard")],
    },
    Way {
        name: "three-people",
        set: &[
            ("seats", "4"),
            ("automas", "1"),
            ("factions", "random,random,random"),
            ("map", "fire_ice_new"),
        ],
    },
];
