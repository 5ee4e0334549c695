//! What is shown, and what was asked for. Pure: no terminal in here.

use std::cell::Cell;

use players::Hint;
use table::SaveError;
use table::file::StepError;

use super::reel::{self, Shot};
use super::{SMALLEST, Screened};
use crate::play::advice;
use crate::play::sitting::{Refused, Sitting};

/// What lies over the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// The reasons of one turn of a bot.
    Why {
        /// The decision's index.
        entry: usize,
        /// The rule that is open, or the first line that is shown.
        row: usize,
    },
    /// The keys.
    Help,
    /// Something of the game's own.
    Pane {
        /// The key that opens it.
        key: char,
        /// The first line that is shown.
        from: usize,
    },
    /// The whole advice.
    Advice {
        /// The first line that is shown.
        from: usize,
    },
    /// The rules in which something occurs.
    Rules {
        /// What was typed to find them.
        typed: String,
        /// The first line that is shown.
        from: usize,
    },
    /// The question which game to play next.
    NewGame,
    /// What a lesson asks for.
    Lesson {
        /// Whether something else was done.
        other: bool,
    },
}

/// How a message is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// It only states a fact.
    Plain,
    /// What the person wants is allowed.
    Good,
    /// What the person wants is refused.
    Bad,
}

/// Why the app ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leave<O> {
    /// The person leaves.
    Quit,
    /// The person wants another game, with these settings.
    New(O),
    /// Somebody asked the program to end: with this exit status.
    Ended(u8),
}

/// What may take a while: it is done beside the loop, and can be stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Job<A> {
    /// Advice is asked for.
    Hint,
    /// These decisions are made, and the bots' turns after them.
    Decide(Vec<A>),
    /// The bots' turns are made.
    Bots,
}

/// Who is to do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waits {
    /// The person at the keyboard.
    Person,
    /// Somebody else, whose turn could not be made or saved.
    Stuck,
    /// Nobody: the game is over.
    Over,
}

/// The state of the full screen.
#[derive(Debug)]
pub struct App<G: Screened> {
    /// The game and who plays.
    pub sitting: Sitting<G>,
    /// What the person has selected.
    pub desk: G::Desk,
    /// What lies over the screen.
    pub overlay: Option<Overlay>,
    /// The earlier position that is looked at: after so many decisions.
    pub back: Option<usize>,
    /// The line of the log that is chosen.
    pub log: Option<usize>,
    /// The last message.
    pub message: Option<(Tone, String)>,
    /// Decisions before this one are old news.
    pub seen: usize,
    /// What the bots did since then.
    pub scene: Vec<Shot>,
    /// The step of it that is shown now.
    pub reel: Option<usize>,
    /// The last advice, line by line, and after how many decisions it was given.
    pub advice: Vec<String>,
    advised_at: usize,
    /// The step of a lesson that was told last.
    pub taught: Option<usize>,
    /// What is to be done now.
    pub job: Option<Job<G::Action>>,
    /// Set when the app ends.
    pub leave: Option<Leave<G::Options>>,
    /// The window, as it was drawn last.
    pub size: Cell<(u16, u16)>,
}

impl<G: Screened> App<G> {
    /// Sits down at the screen; whoever else is to move moves first.
    pub fn new(sitting: Sitting<G>) -> App<G> {
        let seen = sitting.session().at();
        App {
            sitting,
            desk: G::Desk::default(),
            overlay: None,
            back: None,
            log: None,
            message: None,
            seen,
            scene: Vec::new(),
            reel: None,
            advice: Vec::new(),
            advised_at: 0,
            taught: None,
            job: Some(Job::Bots),
            leave: None,
            size: Cell::new(SMALLEST),
        }
    }

    /// Who is to do something.
    pub fn waits(&self) -> Waits {
        match (self.sitting.game().to_move(), self.sitting.human_to_move()) {
            (None, _) => Waits::Over,
            (Some(_), None) => Waits::Stuck,
            (Some(_), Some(_)) => Waits::Person,
        }
    }

    /// Whether the window is too small to show anything.
    pub fn is_cramped(&self) -> bool {
        let (width, height) = self.size.get();
        width < SMALLEST.0 || height < SMALLEST.1
    }

    /// The number of decisions before the position that is shown.
    pub fn shown_at(&self) -> usize {
        let reel = self.reel.and_then(|step| self.scene.get(step)).map(|shot| shot.entry + 1);
        self.back.or(reel).unwrap_or_else(|| self.sitting.session().at())
    }

    /// Whether there is advice for what is asked now.
    pub fn is_advised(&self) -> bool {
        !self.advice.is_empty() && self.advised_at == self.sitting.session().at()
    }

    /// The position that is shown.
    pub fn shown(&self) -> &G {
        self.sitting.session().position(self.shown_at()).unwrap_or_else(|| self.sitting.game())
    }

    /// Whether the position that is shown is the one in which something can be done.
    pub fn is_now(&self) -> bool {
        self.back.is_none() && self.reel.is_none()
    }

    /// A message in the language of the sitting.
    pub fn text(&self, id: &str) -> String {
        self.sitting.words().text(id)
    }

    /// Leaves a message.
    pub fn say(&mut self, tone: Tone, text: String) {
        self.message = Some((tone, text));
    }

    /// Does what was asked for. Every decision is saved before it is shown; a refused one changes nothing.
    pub fn work(&mut self) {
        let before = self.sitting.session().at();
        let played = match self.job.take() {
            None => return,
            Some(Job::Hint) => return self.advise(),
            Some(Job::Decide(acts)) => self.sitting.decide_all(&acts),
            Some(Job::Bots) => self.sitting.run_bots(),
        };
        let moved = self.sitting.session().at() > before;
        if moved {
            self.seen = before;
            self.show_scene();
        }
        if moved || played.is_ok() {
            self.settle();
        }
        self.report(played);
        self.teach();
    }

    /// Opens what a lesson asks for, when it is something new and nothing else is looked at.
    pub(super) fn teach(&mut self) {
        if self.overlay.is_some() || self.log.is_some() || self.job.is_some() || !self.is_now() {
            return;
        }
        let Some(asked) = self.sitting.asked() else { return };
        if self.taught.replace(asked.step) != Some(asked.step) {
            self.overlay = Some(Overlay::Lesson { other: false });
        }
    }

    fn advise(&mut self) {
        let advised: Option<Hint<G>> = self.sitting.advice();
        match advised {
            Some(hint) if !hint.options.is_empty() => {
                let text = advice::advice(self.sitting.words(), &hint);
                self.advice = text.lines().map(str::to_owned).collect();
                self.advised_at = self.sitting.session().at();
                G::advised(self, &hint);
            }
            _ => self.say(Tone::Plain, self.text("tui-no-hint")),
        }
    }

    /// What the bots did since `seen`, from its first step on.
    fn show_scene(&mut self) {
        self.scene = reel::shots(&self.sitting, self.seen);
        self.reel = (G::REEL && !self.scene.is_empty()).then_some(0);
    }

    /// Says what was refused.
    fn report(&mut self, played: Result<(), Refused<G>>) {
        let Err(error) = played else { return };
        let text = match &error {
            Refused::Step(StepError::Illegal(illegal)) => {
                self.sitting.game().refused(self.sitting.words(), illegal)
            }
            Refused::Step(StepError::Save(error)) => self.save_trouble(error),
            Refused::NotNow => {
                self.overlay = Some(Overlay::Lesson { other: true });
                return;
            }
        };
        self.say(Tone::Bad, text);
    }

    pub(super) fn save_trouble(&self, error: &SaveError) -> String {
        self.sitting.words().say("tui-save-trouble", &[("error", error.to_string().into())])
    }

    /// Selects what follows from what the game waits for.
    pub fn settle(&mut self) {
        let old = std::mem::take(&mut self.desk);
        self.desk = G::settle(&self.sitting, old);
        self.point_at_asked();
    }

    /// Selects what a lesson asks for.
    pub(super) fn point_at_asked(&mut self) {
        if let Some(asked) = self.sitting.asked().filter(|asked| !asked.answer.is_empty()) {
            G::point(self, &asked.answer);
        }
    }
}
