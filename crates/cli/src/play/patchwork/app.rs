//! What is selected, and what would follow. Pure: no terminal in here.

use kernel::Game;
use patchwork::{Action, Decision, Event, Level, Offer, Patchwork, Square};
use table::SaveError;

use super::piece::Piece;
use super::tell;
use super::{Refused, Sitting};

/// What the person is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Looking at one of the next patches.
    Choosing {
        /// Which, from 0.
        pick: usize,
    },
    /// About to advance.
    Advancing,
    /// With a patch in hand.
    Placing(Piece),
    /// With a leather patch in hand.
    Leather(Square),
    /// Somebody else's turn could not be saved.
    Stuck,
    /// The game is over.
    Over,
}

/// What lies over the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// The reasons of one turn of the Automa.
    Why {
        /// The decision's index.
        entry: usize,
        /// The filter whose rule is shown.
        row: usize,
    },
    /// The keys.
    Help,
    /// The Automa's cards.
    Cards,
    /// The whole ring.
    Ring {
        /// The first patch shown.
        from: usize,
    },
    /// Which game next.
    NewGame,
}

/// How a message is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// A fact.
    Plain,
    /// It is allowed.
    Good,
    /// It is not.
    Bad,
}

/// Why the app ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leave {
    /// The person leaves.
    Quit,
    /// The person wants another game.
    New(Level),
}

/// The state of the full screen.
#[derive(Debug)]
pub struct App {
    /// The game and who plays.
    pub sitting: Sitting,
    /// What the person is doing.
    pub mode: Mode,
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
    /// Set when the app ends.
    pub leave: Option<Leave>,
    /// Where the last piece lay.
    pub(super) near: Option<Square>,
}

impl App {
    /// Sits down at the screen; whoever else is to move moves first.
    pub fn new(sitting: Sitting) -> App {
        let seen = sitting.session().at();
        let mode = Mode::Over;
        let mut app = App {
            sitting,
            mode,
            overlay: None,
            back: None,
            log: None,
            message: None,
            seen,
            leave: None,
            near: None,
        };
        let played = app.sitting.run_bots();
        app.report(played);
        app.settle();
        app
    }

    /// The number of decisions before the position that is shown.
    pub fn shown_at(&self) -> usize {
        self.back.unwrap_or_else(|| self.sitting.session().at())
    }

    /// The position that is shown.
    pub fn shown(&self) -> &Patchwork {
        self.sitting.session().position(self.shown_at()).unwrap_or_else(|| self.sitting.game())
    }

    /// The next patches, if a person chooses among them now.
    pub fn offers(&self) -> Vec<Offer> {
        match self.shown().decision() {
            Some(Decision::Turn { offers, .. }) => offers.to_vec(),
            _ => Vec::new(),
        }
    }

    /// The action that Enter would do now.
    fn proposed(&self) -> Option<Action> {
        if self.back.is_some() {
            return None;
        }
        match self.mode {
            Mode::Advancing => Some(Action::Advance),
            Mode::Placing(piece) => Some(piece.action(self.sitting.game())),
            Mode::Leather(at) => Some(Action::Leather { at }),
            Mode::Choosing { .. } | Mode::Stuck | Mode::Over => None,
        }
    }

    /// What taking the offer that is looked at would bring, wherever it is laid.
    fn glance(&self) -> Option<Action> {
        let Mode::Choosing { pick } = self.mode else { return None };
        let seat = self.sitting.human_to_move().filter(|_| self.back.is_none())?;
        let offer = self.offers().get(pick).copied().filter(|offer| offer.obstacle.is_none())?;
        let game = self.sitting.game();
        Some(Piece::new(game, seat, offer.patch, None).action(game))
    }

    /// What the proposed action would bring, or why it is refused.
    pub fn preview(&self) -> Option<(Tone, String)> {
        let words = self.sitting.words();
        if let Some(action) = self.glance() {
            let (after, mut entry) = self.sitting.session().preview(action).ok()?;
            // The special tile depends on where the patch is laid.
            entry.events.retain(|event| !matches!(event, Event::Tile { .. }));
            return Some((Tone::Plain, tell::consequence(words, &after, &entry)));
        }
        Some(match self.sitting.session().preview(self.proposed()?) {
            Ok((after, entry)) => (Tone::Good, tell::consequence(words, &after, &entry)),
            Err(illegal) => (Tone::Bad, tell::illegal(words, self.sitting.game(), &illegal)),
        })
    }

    /// Where the proposed action would bring the token.
    pub fn landing(&self) -> Option<u8> {
        let seat = self.sitting.human_to_move()?;
        match self.proposed().or_else(|| self.glance())? {
            Action::Advance => Some(self.sitting.game().advance_target(seat)),
            Action::Take { patch, .. } => Some(self.sitting.game().target(seat, patch)),
            Action::Leather { .. } | Action::Automa => None,
        }
    }

    pub(super) fn text(&self, id: &str) -> String {
        self.sitting.words().text(id)
    }

    pub(super) fn say(&mut self, tone: Tone, text: String) {
        self.message = Some((tone, text));
    }

    pub(super) fn report(&mut self, played: Result<(), Refused>) {
        if let Err(error) = played {
            let text = match &error {
                Refused::Illegal(illegal) => {
                    tell::illegal(self.sitting.words(), self.sitting.game(), illegal)
                }
                Refused::Save(error) => self.save_trouble(error),
            };
            self.say(Tone::Bad, text);
        }
    }

    pub(super) fn save_trouble(&self, error: &SaveError) -> String {
        self.sitting.words().say("tui-save-trouble", &[("error", error.to_string().into())])
    }

    /// What the person does next follows from what the game waits for.
    pub(super) fn settle(&mut self) {
        let game = self.sitting.game();
        self.mode = match (self.sitting.human_to_move(), game.decision()) {
            (_, None) => Mode::Over,
            (None, Some(_)) => Mode::Stuck,
            (Some(_), Some(Decision::Leather { free, .. })) => {
                let near = self.near.unwrap_or(Square::CORNER);
                let closest =
                    |at: &Square| at.row().abs_diff(near.row()) + at.column().abs_diff(near.column());
                Mode::Leather(free.iter().min_by_key(closest).unwrap_or(near))
            }
            (Some(_), Some(_)) => {
                let open = self.offers().iter().position(|offer| offer.obstacle.is_none());
                Mode::Choosing { pick: open.unwrap_or(0) }
            }
        };
    }
}
