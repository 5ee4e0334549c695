//! Tapestry: one person against the Automa on every level, two people with and without the Shadow Empire.

use ::tapestry::{Tapestry, TapestryOptions};
use kernel::Game;

use crate::school::{Pupil, settings};

fn against(level: u64) -> TapestryOptions {
    settings(&[("mode", "automa"), ("seats", "3"), ("level", level.to_string().as_str())])
}

impl Pupil for Tapestry {
    const AT_ONCE: f32 = 120.0;

    fn lesson(seed: u64) -> TapestryOptions {
        match seed % 12 {
            10 => settings(&[("mode", "people"), ("seats", "2")]),
            11 => settings(&[("mode", "shadow"), ("seats", "3")]),
            at => against([2, 3, 4, 4, 5, 5, 5, 6, 6, 6][at as usize]),
        }
    }

    fn exams() -> Vec<(String, TapestryOptions)> {
        [2, 4, 5, 6].map(|level| (format!("level {level}"), against(level))).into_iter().collect()
    }

    fn is_lesson(&self) -> bool {
        use ::tapestry::Waiting;
        self.decision().is_none_or(|decision| {
            matches!(decision.kind, Waiting::Turn | Waiting::Automa | Waiting::Civilization | Waiting::City)
        })
    }
}
