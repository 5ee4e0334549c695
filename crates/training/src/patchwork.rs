//! Patchwork: every level, both decks, and two people.

use ::patchwork::{Patchwork, PatchworkOptions};

use crate::school::{Pupil, settings};

impl Pupil for Patchwork {
    const AT_ONCE: f32 = 90.0;

    fn lesson(seed: u64) -> PatchworkOptions {
        let level = ["1", "2", "3", "4", "5", "5", "5"][(seed % 7) as usize];
        let deck = if (seed / 7).is_multiple_of(4) { "tactical" } else { "normal" };
        let leather = if (seed / 28).is_multiple_of(4) { "left" } else { "taken" };
        if seed % 9 == 8 {
            return settings(&[("opponent", "person")]);
        }
        settings(&[("level", level), ("deck", deck), ("leather", leather)])
    }

    fn exams() -> Vec<(String, PatchworkOptions)> {
        let mut exams: Vec<_> = ["5", "3"]
            .map(|level| (format!("level {level}"), settings(&[("level", level)])))
            .into_iter()
            .collect();
        exams.push(("two people".to_owned(), settings(&[("opponent", "person")])));
        exams
    }
}
