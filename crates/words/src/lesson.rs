//! A first game that is taught: a deal, and what to do in it step by step. The sentences are messages like all others,
//! `lesson-<game>-<step>`.

use kernel::{Game, Legal, Notation, Options, Seed, Session, Setup};

use crate::Words;

/// A game to learn from.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The settings that differ from the usual ones.
    pub options: &'static [(&'static str, &'static str)],
    /// The deal.
    pub seed: u64,
    /// What is asked for, one after the other.
    pub steps: &'static [Step],
}

/// One thing that is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// What its message is called after the game.
    pub name: &'static str,
    /// The decisions that it takes, in the game's notation. What a person may choose is left out at the end: `take 25`
    /// is that patch, wherever it is laid. A question mark stands before what is not always asked.
    pub acts: &'static [&'static str],
    /// What a page puts light on besides the buttons of its answer: a selector.
    pub shows: &'static str,
}

/// How far a person has come in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The step that is asked for now; the number of all steps when every one is done.
    pub step: usize,
    /// How many steps the lesson has.
    pub of: usize,
    /// What is left to decide in this step, in the game's notation.
    pub acts: Vec<&'static str>,
}

/// What an answer is to a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// What was asked for, or a part of it.
    Asked,
    /// Something else that the rules allow.
    Other,
    /// Something that cannot be: the rules say why.
    Illegal,
}

impl Lesson {
    /// How the table is set up; `None` if it cannot be, which a test rules out.
    pub fn setup<G: Game>(&self) -> Option<Setup<G>> {
        let mut options = G::Options::fresh(self.options.iter().copied());
        for (key, value) in self.options {
            options.set(key, value).ok()?;
        }
        Some(Setup { options, seed: Seed(self.seed), packs: Vec::new() })
    }

    /// All decisions, each with the step that it belongs to.
    fn script(&self) -> Vec<(usize, &'static str)> {
        let steps = self.steps.iter().enumerate();
        steps.flat_map(|(step, asked)| asked.acts.iter().map(move |act| (step, *act))).collect()
    }

    /// How far the people of a table have come; `None` if they went another way.
    pub fn progress<G: Notation>(&self, session: &Session<G>) -> Option<Progress> {
        let script = self.script();
        let mut done = done(&script, session)?;
        let game = session.game();
        let first = game.legal().get(0).map(|action| game.write(action)).unwrap_or_default();
        // What need not be answered is only asked for where it waits.
        while script.get(done).is_some_and(|(_, asked)| may_be_left_out(asked, &first)) {
            done += 1;
        }
        let of = self.steps.len();
        let step = script.get(done).map_or(of, |(step, _)| *step);
        let left = script[done..].iter().filter(|(of_step, _)| *of_step == step);
        Some(Progress { step, of, acts: left.map(|(_, act)| act.trim_start_matches(MAYBE)).collect() })
    }

    /// What an answer of one or several decisions is, where the lesson has come to.
    pub fn verdict<G: Notation>(&self, session: &Session<G>, acts: &[String]) -> Verdict {
        let script = self.script();
        let Some(mut done) = done(&script, session) else { return Verdict::Asked };
        let mut game = session.game().clone();
        let mut verdict = Verdict::Asked;
        for act in acts {
            let Ok(action) = game.read(act) else { return Verdict::Illegal };
            let written = game.write(action);
            if game.play(action, &mut ()).is_err() {
                return Verdict::Illegal;
            }
            match after(&script, done, &written) {
                Some(next) => done = next,
                None => verdict = Verdict::Other,
            }
        }
        verdict
    }

    /// Whether a table is that of this lesson, and its people are still on the way through it.
    pub fn is_of<G: Notation>(&self, session: &Session<G>) -> bool {
        let (setup, own) = (session.setup(), self.setup::<G>());
        own.is_some_and(|own| own.options == setup.options && own.seed == setup.seed)
            && setup.packs.is_empty()
            && self.progress(session).is_some_and(|progress| progress.step < progress.of)
    }

    /// Decisions that do what is asked for now. Where a choice is left, they are one of several ways.
    pub fn answer<G: Notation>(&self, session: &Session<G>) -> Vec<G::Action> {
        let mut game = session.game().clone();
        let mut answer = Vec::new();
        for asked in self.progress(session).map(|progress| progress.acts).unwrap_or_default() {
            let fit = game.legal().iter().find(|action| fits(asked, &game.write(*action)));
            // What others do in between is theirs, and what cannot be foreseen is asked for later.
            let Some(action) = fit.filter(|action| game.play(*action, &mut ()).is_ok()) else { break };
            answer.push(action);
            if game.to_move() != session.game().to_move() {
                break;
            }
        }
        answer
    }

    /// What a page puts light on besides the buttons that answer.
    pub fn shows(&self, progress: &Progress) -> Option<&'static str> {
        self.steps.get(progress.step).map(|step| step.shows).filter(|shows| !shows.is_empty())
    }

    /// What is said in a step; after the last one how to go on.
    pub fn says<G: Game>(&self, words: &Words, progress: &Progress) -> String {
        let name = self.steps.get(progress.step).map_or("end", |step| step.name);
        words.text(&format!("lesson-{}-{name}", G::NAME))
    }
}

/// What stands before a decision that is only asked for now and then.
const MAYBE: char = '?';

/// How many decisions of a script stand; `None` if something else was decided.
fn done<G: Notation>(script: &[(usize, &str)], session: &Session<G>) -> Option<usize> {
    let mut decided = session.walk(0).filter(|(_, _, entry)| entry.by_person);
    decided.try_fold(0, |done, (_, before, entry)| after(script, done, &before.write(entry.action)))
}

/// Where a script is after a decision; `None` if it asks for something else. After its end everything is right.
fn after(script: &[(usize, &str)], done: usize, written: &str) -> Option<usize> {
    for (at, (_, asked)) in script.iter().enumerate().skip(done) {
        if fits(asked.trim_start_matches(MAYBE), written) {
            return Some(at + 1);
        }
        if !asked.starts_with(MAYBE) {
            return None;
        }
    }
    Some(script.len())
}

fn may_be_left_out(asked: &str, waits: &str) -> bool {
    asked.starts_with(MAYBE) && !fits(asked.trim_start_matches(MAYBE), waits)
}

/// Whether a decision is what was asked for: the same words, as far as they were said.
fn fits(asked: &str, written: &str) -> bool {
    let mut words = written.split_whitespace();
    asked.split_whitespace().all(|word| words.next() == Some(word))
}
