//! The first game of Tapestry: the Leaders, from the first income turn to the first landmark. Where a house stands and what a step is
//! paid with is left open.

use crate::lesson::{Lesson, Step};

/// The first game.
pub const FIRST: Lesson = Lesson {
    options: &[
        ("mode", "automa"),
        ("seats", "3"),
        ("level", "1"),
        ("expansions", "none"),
        ("civilizations", "leaders"),
    ],
    seed: 3,
    steps: &[
        Step { name: "city", acts: &["P1: city"], shows: "" },
        Step { name: "income", acts: &["P1: income"], shows: "" },
        Step { name: "technology", acts: &["P1: part 4", "P1: tech Time Travel"], shows: "" },
        Step { name: "military", acts: &["P1: part 3", "P1: hex", "P1: die red"], shows: ".ta-pick" },
        Step { name: "exploration", acts: &["P1: part 1"], shows: "" },
        Step { name: "science", acts: &["P1: token"], shows: "" },
        Step {
            name: "advance",
            acts: &["P1: advance military 1", "P1: pay", "P1: plot", "?P1: gain"],
            shows: "[data-next^=\"military\"], .ta-pick",
        },
        Step {
            name: "again",
            acts: &["P1: advance technology 1", "P1: pay", "P1: plot", "?P1: gain"],
            shows: "[data-next^=\"technology\"], .ta-pick",
        },
        Step { name: "era", acts: &["P1: income"], shows: "" },
        Step { name: "leaders", acts: &["P1: civ leaders", "P1: node 1"], shows: "" },
        Step {
            name: "explore",
            acts: &["P1: part 1", "P1: tile 33", "P1: hex", "P1: turn", "P1: plot", "?P1: gain"],
            shows: ".ta-pick",
        },
        Step { name: "card", acts: &["P1: card empiricism", "P1: gain"], shows: "" },
        Step { name: "upgrade", acts: &["P1: tech Time Travel"], shows: "" },
        Step {
            name: "conquer",
            acts: &["P1: advance military 2", "P1: part 1", "P1: hex", "P1: die"],
            shows: "[data-next^=\"military\"], .ta-pick",
        },
        Step {
            name: "landmark",
            acts: &["P1: advance military 3", "P1: plot", "?P1: gain"],
            shows: "[data-next^=\"military\"], .ta-pick",
        },
    ],
};
