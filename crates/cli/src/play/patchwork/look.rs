//! Keys that only look: overlays, the log, earlier positions.

use patchwork::Level;
use ratatui::crossterm::event::KeyCode;

use super::app::{App, Leave, Overlay, Tone};

impl App {
    pub(super) fn open_why(&mut self, entry: Option<usize>) {
        self.overlay = entry.map(|entry| Overlay::Why { entry, row: 0 });
        if entry.is_none() {
            let automa = self.sitting.game().options().has_automa();
            let id = if automa { "tui-no-why" } else { "tui-no-cards" };
            self.message = Some((Tone::Plain, self.sitting.words().text(id)));
        }
    }

    pub(super) fn open_cards(&mut self) {
        if self.sitting.game().options().has_automa() {
            self.overlay = Some(Overlay::Cards);
        } else {
            self.message = Some((Tone::Plain, self.sitting.words().text("tui-no-cards")));
        }
    }

    pub(super) fn key_over(&mut self, overlay: Overlay, code: KeyCode) {
        match (overlay, code) {
            (Overlay::Why { entry, row }, code) => self.key_why(entry, row, code),
            (Overlay::Ring { from }, KeyCode::Down | KeyCode::Right | KeyCode::PageDown) => {
                let last = usize::from(self.shown().ring_len()).saturating_sub(1);
                self.overlay = Some(Overlay::Ring { from: (from + 5).min(last / 5 * 5) });
            }
            (Overlay::Ring { from }, KeyCode::Up | KeyCode::Left | KeyCode::PageUp) => {
                self.overlay = Some(Overlay::Ring { from: from.saturating_sub(5) });
            }
            (Overlay::NewGame, KeyCode::Char(digit @ '1'..='5')) if self.shown().options().has_automa() => {
                self.leave = Some(Leave::New(Level::ALL[digit as usize - '1' as usize]));
            }
            (Overlay::NewGame, KeyCode::Enter | KeyCode::Char('n')) => {
                self.leave = Some(Leave::New(self.shown().options().level));
            }
            (Overlay::NewGame, KeyCode::Esc) => self.overlay = None,
            (Overlay::NewGame, _) => {}
            _ => self.overlay = None,
        }
    }

    fn key_why(&mut self, entry: usize, row: usize, code: KeyCode) {
        let count = self.shown_at();
        let rows = self.sitting.explain(entry).map_or(1, |told| told.rules.len());
        let open = |entry| Some(Overlay::Why { entry, row: 0 });
        self.overlay = match code {
            KeyCode::Left => open(self.sitting.last_automa(entry).unwrap_or(entry)),
            KeyCode::Right => open(self.sitting.next_automa(entry + 1, count).unwrap_or(entry)),
            KeyCode::Down | KeyCode::Tab => Some(Overlay::Why { entry, row: (row + 1) % rows }),
            KeyCode::Up | KeyCode::BackTab => Some(Overlay::Why { entry, row: (row + rows - 1) % rows }),
            _ => None,
        };
    }

    pub(super) fn key_log(&mut self, code: KeyCode) {
        let lines = self.sitting.log(self.shown_at());
        let Some(chosen) = self.log else { return };
        let last = lines.len().saturating_sub(1);
        match code {
            KeyCode::Down => self.log = Some((chosen + 1).min(last)),
            KeyCode::PageDown => self.log = Some((chosen + 10).min(last)),
            KeyCode::Up => self.log = Some(chosen.saturating_sub(1)),
            KeyCode::PageUp => self.log = Some(chosen.saturating_sub(10)),
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
            None => self.message = Some((Tone::Plain, self.sitting.words().text("tui-at-start"))),
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
            _ => self.message = Some((Tone::Plain, self.sitting.words().text("tui-only-looking"))),
        }
    }
}
