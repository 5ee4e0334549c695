//! The first game of Terra Mystica: two rounds of the Halflings beside the Nomads, in which every kind of action comes up once.

use crate::lesson::{Lesson, Step};

/// The first game.
pub const FIRST: Lesson = Lesson {
    options: &[("difficulty", "easy"), ("factions", "halflings"), ("automa-factions", "nomads")],
    seed: 5,
    steps: &[
        Step { name: "home", acts: &["halflings: build F7"], shows: "[data-hex=\"F7\"]" },
        Step { name: "second-home", acts: &["halflings: build E6"], shows: "[data-hex=\"E6\"]" },
        Step { name: "bonus", acts: &["halflings: pass BON1"], shows: "" },
        Step { name: "spade", acts: &["halflings: action BON1"], shows: "#fold-special summary" },
        Step {
            name: "dig",
            acts: &["halflings: dig E10", "halflings: into brown", "halflings: build E10", "halflings: done"],
            shows: "[data-hex=\"E10\"]",
        },
        Step {
            name: "upgrade",
            acts: &["halflings: upgrade F7 to TP", "halflings: done"],
            shows: "[data-hex=\"F7\"]",
        },
        Step { name: "power", acts: &["halflings: leech 2 from nomads"], shows: "" },
        Step { name: "build", acts: &["halflings: build D8", "halflings: done"], shows: "[data-hex=\"D8\"]" },
        Step { name: "free-power", acts: &["halflings: leech 1 from nomads"], shows: "" },
        Step {
            name: "temple",
            acts: &["halflings: upgrade F7 to TE", "halflings: +FAV7", "halflings: done"],
            shows: "[data-hex=\"F7\"]",
        },
        Step {
            name: "burn",
            acts: &["halflings: burn", "halflings: burn", "halflings: action ACT2", "halflings: done"],
            shows: "#fold-power summary",
        },
        Step {
            name: "priest",
            acts: &["halflings: send p to earth for 3", "halflings: done"],
            shows: "#fold-priests summary",
        },
        Step { name: "pass", acts: &["halflings: pass BON3"], shows: "#fold-pass summary" },
        Step {
            name: "reward",
            acts: &["halflings: dig E5", "halflings: into brown"],
            shows: "[data-hex=\"E5\"]",
        },
        Step { name: "round", acts: &["halflings: build E5", "halflings: done"], shows: "[data-hex=\"E5\"]" },
        Step { name: "more-power", acts: &["halflings: leech 1 from nomads"], shows: "" },
        Step {
            name: "trade",
            acts: &["halflings: upgrade E6 to TP", "halflings: done"],
            shows: "[data-hex=\"E6\"]",
        },
        Step { name: "second-pass", acts: &["halflings: pass"], shows: "#fold-pass summary" },
    ],
};
