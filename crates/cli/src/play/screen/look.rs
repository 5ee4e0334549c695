//! What each key does while something is only looked at: the log, an earlier position, what lies over the screen.

use kernel::{Role, Seat};
use ratatui::crossterm::event::KeyCode;

use super::{App, Leave, Overlay, Screened, Tone, pages};
use crate::play::screen::ink::Inks;

/// Lines that a page scrolls by.
const PAGE: usize = 10;
/// What is typed to find rules is no longer.
const LONGEST: usize = 40;

impl<G: Screened> App<G> {
    pub(super) fn open_why(&mut self, entry: Option<usize>) {
        self.overlay = entry.map(|entry| Overlay::Why { entry, row: 0 });
        if entry.is_none() {
            let game = self.sitting.game();
            let bots = (0..game.seats() as u8).any(|seat| game.role(Seat(seat)) != Role::Person);
            self.say(Tone::Plain, self.text(if bots { "tui-no-why-yet" } else { "tui-no-automa" }));
        }
    }

    pub(super) fn open_pane(&mut self, key: char) {
        match G::pane(self, Inks::new(false), key, pages::WIDTH) {
            Ok(_) => self.overlay = Some(Overlay::Pane { key, from: 0 }),
            Err(why) => self.say(Tone::Plain, why),
        }
    }

    /// A key over what lies on the screen; whatever is not put back is closed.
    pub(super) fn key_over(&mut self, overlay: Overlay, code: KeyCode) {
        match overlay {
            Overlay::Why { entry, row } => self.key_why(entry, row, code),
            Overlay::Pane { key, from } => {
                let lines =
                    G::pane(self, Inks::new(false), key, pages::WIDTH).map_or(0, |sheet| sheet.lines.len());
                self.overlay = self.scrolled(from, lines, code).map(|from| Overlay::Pane { key, from });
            }
            Overlay::Advice { from } => {
                let lines = pages::advice_lines(self).len();
                self.overlay = self.scrolled(from, lines, code).map(|from| Overlay::Advice { from });
            }
            Overlay::Rules { typed, from } => self.key_rules(typed, from, code),
            Overlay::NewGame => {
                if let Some(options) = G::again(self, code) {
                    self.leave = Some(Leave::New(options));
                } else if code != KeyCode::Esc {
                    self.overlay = Some(Overlay::NewGame);
                }
            }
            Overlay::Lesson { .. } => self.key_lesson(code),
            Overlay::Help => {}
        }
    }

    /// Closes what a lesson asks for, or leaves the lesson; its last page ends it.
    fn key_lesson(&mut self, code: KeyCode) {
        let Some(asked) = self.sitting.asked() else { return };
        if asked.is_over() {
            self.sitting.leave_lesson();
        } else if code == KeyCode::Char('x') {
            self.sitting.leave_lesson();
            self.say(Tone::Plain, self.text("tui-lesson-left"));
        } else {
            self.point_at_asked();
            self.say(Tone::Plain, self.sitting.words().say("tui-lesson-now", &asked.counted()));
        }
    }

    /// Where a page of so many lines is after a key; `None` if the key closes it.
    fn scrolled(&self, from: usize, lines: usize, code: KeyCode) -> Option<usize> {
        let last = lines.saturating_sub(pages::room(self.size.get().1));
        match code {
            KeyCode::Down | KeyCode::Right | KeyCode::Char('j') => Some((from + 1).min(last)),
            KeyCode::Up | KeyCode::Left | KeyCode::Char('k') => Some(from.saturating_sub(1)),
            KeyCode::PageDown | KeyCode::Char(' ') => Some((from + PAGE).min(last)),
            KeyCode::PageUp => Some(from.saturating_sub(PAGE)),
            KeyCode::Home => Some(0),
            KeyCode::End => Some(last),
            _ => None,
        }
    }

    fn key_rules(&mut self, mut typed: String, from: usize, code: KeyCode) {
        match code {
            KeyCode::Esc | KeyCode::Enter => return,
            KeyCode::Backspace => {
                typed.pop();
            }
            KeyCode::Char(sign) if typed.len() < LONGEST => typed.push(sign),
            _ => {
                let lines = pages::rule_lines(self, Inks::new(false), &typed).len();
                let from = self.scrolled(from, lines, code).unwrap_or(from);
                self.overlay = Some(Overlay::Rules { typed, from });
                return;
            }
        }
        self.overlay = Some(Overlay::Rules { typed, from: 0 });
    }

    fn key_why(&mut self, entry: usize, row: usize, code: KeyCode) {
        let count = self.sitting.session().at();
        let open = |entry| Some(Overlay::Why { entry, row: 0 });
        let at = |row| Some(Overlay::Why { entry, row });
        let rules = G::why_rules(&self.sitting, entry);
        self.overlay = match (code, rules) {
            (KeyCode::Left, _) => open(self.sitting.last_automa(entry).unwrap_or(entry)),
            (KeyCode::Right, _) => open(self.sitting.next_automa(entry + 1, count).unwrap_or(entry)),
            (KeyCode::Down | KeyCode::Tab, Some(rules)) => at((row + 1) % rules.max(1)),
            (KeyCode::Up | KeyCode::BackTab, Some(rules)) => at((row + rules.max(1) - 1) % rules.max(1)),
            (_, Some(_)) => None,
            (code, None) => {
                let lines = pages::why_lines(self, Inks::new(false), entry).len();
                self.scrolled(row, lines, code).and_then(at)
            }
        };
    }

    pub(super) fn key_log(&mut self, code: KeyCode) {
        let lines = self.sitting.log(self.shown_at());
        let Some(chosen) = self.log else { return };
        let last = lines.len().saturating_sub(1);
        match code {
            KeyCode::Down => self.log = Some((chosen + 1).min(last)),
            KeyCode::PageDown => self.log = Some((chosen + PAGE).min(last)),
            KeyCode::Up => self.log = Some(chosen.saturating_sub(1)),
            KeyCode::PageUp => self.log = Some(chosen.saturating_sub(PAGE)),
            KeyCode::Home => self.log = Some(0),
            KeyCode::End => self.log = Some(last),
            KeyCode::Enter => match lines.get(chosen) {
                Some(line) if line.why => self.open_why(line.entry),
                Some(line) => {
                    if let Some(entry) = line.entry {
                        self.log = None;
                        self.look_back(entry + 1);
                    }
                }
                None => {}
            },
            _ => self.log = None,
        }
    }

    /// Looks at the position after `count` decisions, without changing anything.
    fn look_back(&mut self, count: usize) {
        self.back = (count < self.sitting.session().at()).then_some(count);
    }

    pub(super) fn step_back(&mut self) {
        match self.shown_at().checked_sub(1) {
            Some(count) => self.look_back(count),
            None => self.say(Tone::Plain, self.text("tui-at-start")),
        }
    }

    pub(super) fn step_forth(&mut self) {
        if self.back.is_some() {
            self.look_back(self.shown_at() + 1);
        }
    }

    pub(super) fn key_back(&mut self, code: KeyCode) {
        match code {
            KeyCode::Esc | KeyCode::End => self.back = None,
            KeyCode::Left | KeyCode::Up => self.step_back(),
            KeyCode::Right | KeyCode::Down => self.step_forth(),
            KeyCode::Home => self.look_back(0),
            _ => self.say(Tone::Plain, self.text("tui-only-looking")),
        }
    }
}
