//! What is selected and what each key does. Pure: no terminal in here.

use kernel::{Game, Seat};
use patchwork::{Action, Decision, Event, Level, Offer, Patchwork, Square};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use table::SaveError;

use super::piece::Piece;
use super::sitting::{Refused, Sitting, Undone};
use super::tell;

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
    near: Option<Square>,
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

    fn text(&self, id: &str) -> String {
        self.sitting.words().text(id)
    }

    fn say(&mut self, tone: Tone, text: String) {
        self.message = Some((tone, text));
    }

    fn report(&mut self, played: Result<(), Refused>) {
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

    fn save_trouble(&self, error: &SaveError) -> String {
        self.sitting.words().say("tui-save-trouble", &[("error", error.to_string().into())])
    }

    /// What the person does next follows from what the game waits for.
    fn settle(&mut self) {
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
            (Mode::Over, _) => {}
            (Mode::Stuck, KeyCode::Enter) => {
                let played = self.sitting.run_bots();
                self.report(played);
                self.settle();
            }
            (Mode::Stuck, _) => {}
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
            let name = words::patchwork::patch_name(self.sitting.game().kit().patch(offer.patch));
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
        let Some(action) = self.sitting.hint() else { return };
        let text = tell::hint(self.sitting.words(), self.sitting.game(), action);
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
