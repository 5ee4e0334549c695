//! What each key does that all games share.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use super::app::Waits;
use super::{App, INTERRUPTED, Job, Leave, Overlay, Screened, Tone};
use crate::play::sitting::Undone;

impl<G: Screened> App<G> {
    /// A key was pressed.
    pub fn key(&mut self, key: KeyEvent) {
        self.pressed(key);
        self.teach();
    }

    fn pressed(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            match key.code {
                KeyCode::Char('c') => self.leave = Some(Leave::Ended(INTERRUPTED)),
                KeyCode::Char('d' | 'q') => self.leave = Some(Leave::Quit),
                _ => {}
            }
            return;
        }
        // Nothing can be seen, so nothing is done.
        if self.is_cramped() {
            if key.code == KeyCode::Char('q') {
                self.leave = Some(Leave::Quit);
            }
            return;
        }
        if let Some(overlay) = self.overlay.take() {
            return self.key_over(overlay, key.code);
        }
        self.message = None;
        // The large key does what the other large key does.
        let code = if key.code == KeyCode::Char(' ') { KeyCode::Enter } else { key.code };
        if self.reel.is_some() && self.key_reel(code) {
            return;
        }
        match code {
            KeyCode::Char('q') => self.leave = Some(Leave::Quit),
            KeyCode::Char('?') | KeyCode::F(1) => self.overlay = Some(Overlay::Help),
            KeyCode::Char('w') => self.open_why(self.sitting.last_automa(self.shown_at())),
            KeyCode::Char('R') => self.overlay = Some(Overlay::Rules { typed: String::new(), from: 0 }),
            KeyCode::Char('H') if self.is_advised() => {
                self.overlay = Some(Overlay::Advice { from: 0 });
            }
            KeyCode::Char('L') if self.sitting.asked().is_some() => {
                self.overlay = Some(Overlay::Lesson { other: false });
            }
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
            KeyCode::Char(key) if G::PANES.contains(&key) => self.open_pane(key),
            code if self.log.is_some() => self.key_log(code),
            code if self.back.is_some() => self.key_back(code),
            code => self.key_play(code),
        }
    }

    /// The mouse did something.
    pub fn mouse(&mut self, mouse: MouseEvent) {
        if self.is_cramped() {
            return;
        }
        let step = match mouse.kind {
            MouseEventKind::ScrollDown => KeyCode::Down,
            MouseEventKind::ScrollUp => KeyCode::Up,
            MouseEventKind::Down(MouseButton::Left) => {
                if self.overlay.take().is_some() {
                    return;
                }
                if self.reel.is_some() {
                    return self.reel_on();
                }
                if self.log.is_none() && self.back.is_none() && self.waits() == Waits::Person {
                    self.message = None;
                    G::click(self, Position { x: mouse.column, y: mouse.row });
                }
                return;
            }
            _ => return,
        };
        if let Some(overlay) = self.overlay.take() {
            self.key_over(overlay, step);
        } else if self.log.is_some() {
            self.key_log(step);
        }
    }

    /// A key while the bots' steps are shown; whether it was for them. Any other ends the scene and does what it does.
    fn key_reel(&mut self, code: KeyCode) -> bool {
        match code {
            KeyCode::Enter | KeyCode::Right | KeyCode::Down => self.reel_on(),
            KeyCode::Left | KeyCode::Up => self.reel_back(),
            KeyCode::Esc => self.reel = None,
            KeyCode::Char('w') => {
                let entry = self.shot().map(|shot| shot.entry + 1);
                let explained = entry.and_then(|count| self.sitting.last_automa(count));
                self.open_why(explained);
            }
            KeyCode::Char('?') | KeyCode::F(1) => self.overlay = Some(Overlay::Help),
            _ => {
                self.reel = None;
                return false;
            }
        }
        true
    }

    fn key_play(&mut self, code: KeyCode) {
        match (self.waits(), code) {
            (Waits::Over, KeyCode::Char('n') | KeyCode::Enter) => self.overlay = Some(Overlay::NewGame),
            (Waits::Stuck, KeyCode::Enter) => self.job = Some(Job::Bots),
            // The whole advice of another decision says nothing of this one.
            (Waits::Person, KeyCode::Char('h' | 'H')) => self.job = Some(Job::Hint),
            (Waits::Person, code) => G::key(self, code),
            (Waits::Over | Waits::Stuck, _) => {}
        }
    }

    fn leave_looking(&mut self) {
        self.back = None;
        self.log = None;
        self.reel = None;
        self.scene.clear();
        self.advice.clear();
    }

    fn undo(&mut self) {
        self.leave_looking();
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
        self.leave_looking();
        let at = self.sitting.session().at();
        match self.sitting.redo() {
            Err(error) => self.say(Tone::Bad, self.save_trouble(&error)),
            Ok(done) => {
                self.seen = at;
                self.settle();
                self.say(Tone::Plain, self.text(if done { "tui-redone" } else { "tui-nothing-to-redo" }));
                if self.waits() == Waits::Stuck {
                    self.job = Some(Job::Bots);
                }
            }
        }
    }
}
