//! The ways to play of which there are vectors.

use crate::Way;

/// Games and ledgers.
pub(super) const WAYS: &[Way] = &[
    Way { name: "solo-level-2", set: &[("mode", "automa"), ("seats", "3")] },
    Way { name: "solo-level-6", set: &[("mode", "automa"), ("seats", "3"), ("level", "6")] },
    Way { name: "shadow-empire", set: &[("mode", "shadow"), ("seats", "3")] },
    Way { name: "two-people", set: &[("mode", "people"), ("seats", "2")] },
];

macro_rules! solo {
    ($name:literal $(, $key:literal = $value:literal)*) => {
        Way { name: $name, set: &[("mode", "automa"), ("seats", "3") $(, ($key, $value))*] }
    };
}

/// Every level with every civilization of the Automa, and both readings.
pub(super) const SOLO: &[Way] = &[
    solo!("level-1", "level" = "1", "automa-civilization" = "explorers"),
    solo!("level-2", "level" = "2", "automa-civilization" = "scientists"),
    solo!("level-3", "level" = "3", "automa-civilization" = "conquerors"),
    solo!("level-4", "level" = "4", "automa-civilization" = "engineers"),
    solo!("level-5", "level" = "5", "automa-civilization" = "explorers"),
    solo!(
        "level-6",
        "level" = "6",
        "automa-civilization" = "conquerors",
        "second-civilization" = "scientists"
    ),
    solo!("adjacent", "level" = "4", "automa-civilization" = "conquerors", "conquer-anywhere" = "adjacent"),
    solo!("tile", "level" = "5", "automa-civilization" = "conquerors", "without-outposts" = "tile"),
];

/// Two people and the Shadow Empire.
pub(super) const BESIDE_TWO: &[Way] = &[
    Way { name: "science", set: &[("mode", "shadow"), ("seats", "3"), ("shadow-favourite", "science")] },
    Way { name: "military", set: &[("mode", "shadow"), ("seats", "3"), ("shadow-favourite", "military")] },
    Way { name: "roll", set: &[("mode", "shadow"), ("seats", "3")] },
];
