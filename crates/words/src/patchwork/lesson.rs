//! The first game of Patchwork: nine turns in which patches, time, income, leather and the Automa show what they do. Where a patch
//! is laid is left open, for the Automa does not look at the quilt.

use crate::lesson::{Lesson, Step};

/// The first game.
pub const FIRST: Lesson = Lesson {
    options: &[("level", "1"), ("deck", "normal")],
    seed: 12,
    steps: &[
        Step { name: "start", acts: &["take 20"], shows: "[data-patch=\"20\"]" },
        Step { name: "income", acts: &["take 22"], shows: "[data-patch=\"22\"]" },
        Step { name: "advance", acts: &["advance"], shows: "" },
        Step { name: "behind", acts: &["take 30"], shows: "[data-patch=\"30\"]" },
        Step { name: "again", acts: &["take 4"], shows: "[data-patch=\"4\"]" },
        Step { name: "dear", acts: &["take 10"], shows: "[data-patch=\"10\"]" },
        Step { name: "leather", acts: &["take 27"], shows: "[data-patch=\"27\"]" },
        Step { name: "hole", acts: &["leather"], shows: ".board-box" },
        Step { name: "end-game", acts: &["take 13"], shows: "[data-patch=\"13\"]" },
    ],
};
