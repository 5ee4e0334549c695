//! A first game that is taught at the keyboard: what is asked for, how it is done, and a kind answer to anything else.

use words::lesson::{Lesson, Verdict};

use super::sitting::{Sitting, Told};

/// What a lesson asks for.
#[derive(Debug)]
pub struct Asked<G: Told> {
    /// The step, counted from 0; the number of all steps at the end.
    pub step: usize,
    /// How many steps the lesson has.
    pub of: usize,
    /// The sentence that the lesson shows.
    pub says: String,
    /// Decisions that do it; where a choice is left, one of several ways.
    pub answer: Vec<G::Action>,
}

impl<G: Told> Asked<G> {
    /// Whether nothing more is asked for.
    pub fn is_over(&self) -> bool {
        self.step == self.of
    }

    /// The step and the number of all, for messages.
    pub fn counted(&self) -> [(&'static str, words::Arg); 2] {
        [("step", (self.step as u32 + 1).into()), ("of", (self.of as u32).into())]
    }
}

impl<G: Told> Sitting<G> {
    /// Teaches from now on, if this is the table of a lesson and nobody has gone another way.
    pub fn teach(&mut self) {
        self.taught = G::LESSON.is_some_and(|lesson| lesson.is_of(self.session()));
    }

    /// From now on it is a game like any other.
    pub fn leave_lesson(&mut self) {
        self.taught = false;
    }

    fn lesson(&self) -> Option<&'static Lesson> {
        G::LESSON.filter(|_| self.taught)
    }

    /// What the lesson asks for; `None` without one, and where people went their own way.
    pub fn asked(&self) -> Option<Asked<G>> {
        let lesson = self.lesson()?;
        let progress = lesson.progress(self.session())?;
        let says = lesson.says::<G>(self.words(), &progress);
        let answer = lesson.answer(self.session());
        Some(Asked { step: progress.step, of: progress.of, says, answer })
    }

    /// Whether a lesson asks for something else. What cannot be at all is for the rules to refuse.
    pub fn is_something_else(&self, acts: &[G::Action]) -> bool {
        let Some(lesson) = self.lesson() else { return false };
        let mut game = self.game().clone();
        let mut written = Vec::new();
        for action in acts {
            written.push(game.write(*action));
            if game.play(*action, &mut ()).is_err() {
                break;
            }
        }
        lesson.verdict(self.session(), &written) == Verdict::Other
    }
}
