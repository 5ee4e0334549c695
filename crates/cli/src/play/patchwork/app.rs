//! What is selected, and what would follow. Pure: no terminal in here.

use kernel::Game as _;
use patchwork::{Action, Decision, Event, Offer, Square};

use super::piece::Piece;
use super::{App, Sitting, tell};
use crate::play::screen::Tone;

/// What the person is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Looking at one of the next patches.
    Choosing {
        /// The patch that is looked at: 0 is the one next to the pawn.
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
    #[default]
    Over,
}

/// What the person has selected on the screen.
#[derive(Clone, Copy, Debug, Default)]
pub struct Desk {
    /// What the person is doing.
    pub mode: Mode,
    /// Where the last piece lay.
    pub near: Option<Square>,
}

impl Desk {
    /// What the person does next follows from what the game waits for.
    pub fn settle(sitting: &Sitting, old: Desk) -> Desk {
        let game = sitting.game();
        let mode = match (sitting.human_to_move(), game.decision()) {
            (_, None) => Mode::Over,
            (None, Some(_)) => Mode::Stuck,
            (Some(_), Some(Decision::Leather { free, .. })) => {
                let near = old.near.unwrap_or(Square::CORNER);
                let closest =
                    |at: &Square| at.row().abs_diff(near.row()) + at.column().abs_diff(near.column());
                Mode::Leather(free.iter().min_by_key(closest).unwrap_or(near))
            }
            (Some(_), Some(Decision::Turn { offers, .. })) => {
                let open = offers.iter().position(|offer| offer.obstacle.is_none());
                Mode::Choosing { pick: open.unwrap_or(0) }
            }
            (Some(_), Some(_)) => Mode::Choosing { pick: 0 },
        };
        Desk { mode, ..old }
    }
}

impl App {
    /// The next patches, if a person chooses among them now.
    pub fn offers(&self) -> Vec<Offer> {
        match self.shown().decision() {
            Some(Decision::Turn { offers, .. }) => offers.to_vec(),
            _ => Vec::new(),
        }
    }

    /// The action that Enter would do now.
    fn proposed(&self) -> Option<Action> {
        if !self.is_now() {
            return None;
        }
        match self.desk.mode {
            Mode::Advancing => Some(Action::Advance),
            Mode::Placing(piece) => Some(piece.action(self.sitting.game())),
            Mode::Leather(at) => Some(Action::Leather { at }),
            Mode::Choosing { .. } | Mode::Stuck | Mode::Over => None,
        }
    }

    /// What taking the offer that is looked at would bring, wherever it is laid.
    fn glance(&self) -> Option<Action> {
        let Mode::Choosing { pick } = self.desk.mode else { return None };
        let seat = self.sitting.human_to_move().filter(|_| self.is_now())?;
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
}
