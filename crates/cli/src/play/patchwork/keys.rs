//! What each key does while playing.

use kernel::Seat;
use patchwork::{Action, Square};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::app::{App, Leave, Mode, Overlay, Tone};
use super::piece::Piece;
use super::tell;
use crate::play::advice;
use crate::play::sitting::Undone;

impl App {
    /// A key was pressed.
    pub fn key(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            if matches!(key.code, KeyCode::Char('c' | 'd' | 'q')) {
                self.leave = Some(Leave::Quit);
            }
            return;
        }
        if let Some(overlay) = self.overlay {
            return self.key_over(overlay, key.code);
        }
        self.message = None;
        // The large key does what the other large key does.
        let code = if key.code == KeyCode::Char(' ') { KeyCode::Enter } else { key.code };
        match code {
            KeyCode::Char('q') => self.leave = Some(Leave::Quit),
            KeyCode::Char('?') | KeyCode::F(1) => self.overlay = Some(Overlay::Help),
            KeyCode::Char('w') => self.open_why(self.sitting.last_automa(self.shown_at())),
            KeyCode::Char('c') => self.open_cards(),
            KeyCode::Char('g') => self.overlay = Some(Overlay::Ring { from: 0 }),
            KeyCode::Char('s') => {
                let path = self.sitting.path().display().to_string();
                let text = self.sitting.words().say("tui-saved-at", &[("path", path.into())]);
                self.say(Tone::Plain, text);
            }
            KeyCode::Char('[') => self.step_back(),
            KeyCode::Char(']') => self.step_forth(),
            KeyCode::Char('l') => self.log = if self.log.is_some() { None } else { Some(0) },
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char('y') => self.redo(),
            code if self.log.is_some() => self.key_log(code),
            code if self.back.is_some() => self.key_back(code),
            code => self.key_play(code),
        }
    }

    fn key_play(&mut self, code: KeyCode) {
        match (self.mode, code) {
            (Mode::Over, KeyCode::Char('n') | KeyCode::Enter) => self.overlay = Some(Overlay::NewGame),
            (Mode::Stuck, KeyCode::Enter) => {
                let played = self.sitting.run_bots();
                self.report(played);
                self.settle();
            }
            (Mode::Over | Mode::Stuck, _) => {}
            (_, KeyCode::Char('h')) => self.hint(),
            (Mode::Leather(at), code) => self.key_leather(at, code),
            (Mode::Advancing, KeyCode::Enter | KeyCode::Char('a')) => self.decide(Action::Advance),
            (_, KeyCode::Char('a')) => self.mode = Mode::Advancing,
            (_, KeyCode::Char(digit @ '1'..='3')) => self.choose(digit as usize - '1' as usize),
            (Mode::Placing(piece), code) => self.key_placing(piece, code),
            (Mode::Choosing { pick }, KeyCode::Enter) => self.choose(pick),
            (Mode::Choosing { pick }, KeyCode::Down | KeyCode::Right | KeyCode::Tab) => self.look(pick + 1),
            (Mode::Choosing { pick }, KeyCode::Up | KeyCode::Left | KeyCode::BackTab) => {
                self.look(pick + self.offers().len().saturating_sub(1));
            }
            (Mode::Advancing, KeyCode::Esc) => self.settle(),
            _ => {}
        }
    }

    /// Looks at an offer.
    fn look(&mut self, pick: usize) {
        let count = self.offers().len();
        self.mode = Mode::Choosing { pick: pick.checked_rem(count).unwrap_or(0) };
    }

    /// Takes an offer in hand, if it can be taken.
    fn choose(&mut self, pick: usize) {
        let Some(seat) = self.sitting.human_to_move() else { return };
        let Some(offer) = self.offers().get(pick).copied() else { return };
        if let Some(obstacle) = offer.obstacle {
            self.mode = Mode::Choosing { pick };
            let words = self.sitting.words();
            let name = words::patchwork::patch_name(words, self.sitting.game().kit().patch(offer.patch));
            let why = tell::obstacle(words, obstacle);
            let text = words.say("tui-cannot-take", &[("patch", name.into()), ("why", why.into())]);
            return self.say(Tone::Bad, text);
        }
        self.mode = Mode::Placing(Piece::new(self.sitting.game(), seat, offer.patch, self.near));
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
                self.mode = Mode::Choosing { pick: pick.unwrap_or(0) };
                return;
            }
            _ => piece,
        };
        self.near = Some(moved.at);
        self.mode = Mode::Placing(moved);
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
        self.near = Some(to);
        self.mode = Mode::Leather(to);
    }

    /// A decision: saved before it is shown. A refused one changes nothing.
    fn decide(&mut self, action: Action) {
        let at = self.sitting.session().at();
        let played = self.sitting.decide(action);
        if self.sitting.session().at() > at {
            self.seen = at;
            self.report(played);
            self.settle();
        } else {
            self.report(played);
        }
    }

    fn hint(&mut self) {
        let Some(advice) = self.sitting.advice() else { return };
        let Some(best) = advice.options.first() else { return };
        let action = best.weighed.action;
        let words = self.sitting.words();
        let figures = words::hint::figures(words, &advice::figures(best));
        let text = format!("{} {figures}.", tell::hint(words, self.sitting.game(), action));
        match action {
            Action::Advance | Action::Automa => self.mode = Mode::Advancing,
            Action::Leather { at } => self.mode = Mode::Leather(at),
            Action::Take { .. } => {
                if let Some(piece) = Piece::of(self.sitting.game(), action) {
                    self.mode = Mode::Placing(piece);
                }
            }
        }
        self.say(Tone::Plain, text);
    }

    fn undo(&mut self) {
        self.back = None;
        self.log = None;
        let text = match self.sitting.undo() {
            Err(error) => return self.say(Tone::Bad, self.save_trouble(&error)),
            Ok(Undone::Nothing) => "tui-nothing-to-undo",
            Ok(Undone::Free) => "tui-undone",
            Ok(Undone::Revealed) => "tui-undone-revealed",
        };
        self.seen = self.sitting.session().at();
        self.settle();
        self.say(Tone::Plain, self.text(text));
    }

    fn redo(&mut self) {
        self.back = None;
        self.log = None;
        let at = self.sitting.session().at();
        match self.sitting.redo() {
            Err(error) => self.say(Tone::Bad, self.save_trouble(&error)),
            Ok(done) => {
                self.seen = at;
                let played = self.sitting.run_bots();
                self.settle();
                self.say(Tone::Plain, self.text(if done { "tui-redone" } else { "tui-nothing-to-redo" }));
                self.report(played);
            }
        }
    }
}
