//! What each key does while playing.

use kernel::Seat;
use patchwork::{Action, Patchwork, Square};
use players::Hint;
use ratatui::crossterm::event::KeyCode;

use super::app::{Desk, Mode};
use super::piece::Piece;
use super::{App, tell};
use crate::play::advice;
use crate::play::screen::{Job, Tone};

impl App {
    pub(super) fn key_patch(&mut self, code: KeyCode) {
        match (self.desk.mode, code) {
            (Mode::Over | Mode::Stuck, _) => {}
            (Mode::Leather(at), code) => self.key_leather(at, code),
            (Mode::Advancing, KeyCode::Enter | KeyCode::Char('a')) => self.decide(Action::Advance),
            (_, KeyCode::Char('a')) => self.desk.mode = Mode::Advancing,
            (_, KeyCode::Char(digit @ '1'..='3')) => self.choose(digit as usize - '1' as usize),
            (Mode::Placing(piece), code) => self.key_placing(piece, code),
            (Mode::Choosing { pick }, KeyCode::Enter) => self.choose(pick),
            (Mode::Choosing { pick }, KeyCode::Down | KeyCode::Right | KeyCode::Tab) => self.look(pick + 1),
            (Mode::Choosing { pick }, KeyCode::Up | KeyCode::Left | KeyCode::BackTab) => {
                self.look(pick + self.offers().len().saturating_sub(1));
            }
            (Mode::Advancing, KeyCode::Esc) => self.desk = Desk::settle(&self.sitting, self.desk),
            _ => {}
        }
    }

    /// Looks at an offer.
    fn look(&mut self, pick: usize) {
        let count = self.offers().len();
        self.desk.mode = Mode::Choosing { pick: pick.checked_rem(count).unwrap_or(0) };
    }

    /// Takes an offer in hand, if it can be taken.
    fn choose(&mut self, pick: usize) {
        let Some(seat) = self.sitting.human_to_move() else { return };
        let Some(offer) = self.offers().get(pick).copied() else { return };
        if let Some(obstacle) = offer.obstacle {
            self.desk.mode = Mode::Choosing { pick };
            let words = self.sitting.words();
            let name = words::patchwork::patch_name(words, self.sitting.game().kit().patch(offer.patch));
            let why = tell::obstacle(words, obstacle);
            let text = words.say("tui-cannot-take", &[("patch", name.into()), ("why", why.into())]);
            return self.say(Tone::Bad, text);
        }
        self.desk.mode = Mode::Placing(Piece::new(self.sitting.game(), seat, offer.patch, self.desk.near));
    }

    fn key_placing(&mut self, piece: Piece, code: KeyCode) {
        let Some(seat) = self.sitting.human_to_move() else { return };
        let game = self.sitting.game();
        let moved = match code {
            KeyCode::Up => piece.moved(game, -1, 0),
            KeyCode::Down => piece.moved(game, 1, 0),
            KeyCode::Left => piece.moved(game, 0, -1),
            KeyCode::Right => piece.moved(game, 0, 1),
            KeyCode::Char('r') => piece.turned(game),
            KeyCode::Char('f') => piece.flipped(game),
            KeyCode::Tab => piece.next_spot(game, seat, true),
            KeyCode::BackTab => piece.next_spot(game, seat, false),
            KeyCode::Enter => return self.decide(piece.action(game)),
            KeyCode::Esc => {
                let pick = self.offers().iter().position(|offer| offer.patch == piece.patch);
                self.desk.mode = Mode::Choosing { pick: pick.unwrap_or(0) };
                return;
            }
            _ => piece,
        };
        self.desk.near = Some(moved.at);
        self.desk.mode = Mode::Placing(moved);
    }

    fn key_leather(&mut self, at: Square, code: KeyCode) {
        let free = !self.sitting.game().filled(self.sitting.human_to_move().unwrap_or(Seat(0)));
        let step = |down: i8, right: i8| {
            let row = at.row().saturating_add_signed(down);
            Square::at(row, at.column().saturating_add_signed(right)).unwrap_or(at)
        };
        let to = match code {
            KeyCode::Up => step(-1, 0),
            KeyCode::Down => step(1, 0),
            KeyCode::Left => step(0, -1),
            KeyCode::Right => step(0, 1),
            KeyCode::Tab => free.iter().find(|next| *next > at).or_else(|| free.iter().next()).unwrap_or(at),
            KeyCode::BackTab => {
                free.iter().filter(|next| *next < at).last().or(free.iter().last()).unwrap_or(at)
            }
            KeyCode::Enter => return self.decide(Action::Leather { at }),
            _ => at,
        };
        self.desk.near = Some(to);
        self.desk.mode = Mode::Leather(to);
    }

    fn decide(&mut self, action: Action) {
        self.job = Some(Job::Decide(vec![action]));
    }

    /// Takes in hand what is advised.
    pub(super) fn advised(&mut self, hint: &Hint<Patchwork>) {
        let Some(best) = hint.options.first() else { return };
        let action = best.weighed.action;
        let words = self.sitting.words();
        let figures = words::hint::figures(words, &advice::figures(best));
        let text = format!("{} {figures}.", tell::hint(words, self.sitting.game(), action));
        self.point(action);
        self.say(Tone::Plain, text);
    }

    /// Takes in hand what an action needs.
    pub(super) fn point(&mut self, action: Action) {
        match action {
            Action::Advance | Action::Automa => self.desk.mode = Mode::Advancing,
            Action::Leather { at } => self.desk.mode = Mode::Leather(at),
            Action::Take { .. } => {
                if let Some(piece) = Piece::of(self.sitting.game(), action) {
                    self.desk.mode = Mode::Placing(piece);
                }
            }
        }
    }
}
