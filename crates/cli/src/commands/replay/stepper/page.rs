//! Where somebody is in a save, and what the screen shows there.

use kernel::Session;
use ratatui::crossterm::event::KeyCode;
use words::{Arg, Voice, Words};

use super::Rows;
use super::course::Course;

/// How somebody leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leave {
    /// By the key for it.
    Quit,
    /// To play on from the position after so many decisions.
    Branch(usize),
    /// Asked to end, with this exit status.
    Ended(u8),
}

/// Where somebody is in a save.
pub struct Stepper<'a, G: Voice> {
    session: &'a Session<G>,
    rows: Rows<G>,
    words: &'a Words,
    /// After so many decisions.
    pub at: usize,
    /// A number that is being typed.
    typed: String,
    /// An error that the screen shows below the position.
    trouble: Option<String>,
    /// Whether reasons are shown.
    why: bool,
    /// Whether the points over time are shown.
    graph: bool,
    /// Points and chapters, once somebody asked for them: all positions are played for that.
    course: Option<Course>,
    /// Whether it goes on by itself.
    pub plays: bool,
    /// Rows above the window. They stay out of sight from one decision to the next, for whoever follows the board.
    pub scrolled: u16,
    pub leave: Option<Leave>,
}

impl<'a, G: Voice> Stepper<'a, G> {
    pub fn new(session: &'a Session<G>, rows: Rows<G>, words: &'a Words) -> Stepper<'a, G> {
        Stepper {
            session,
            rows,
            words,
            at: 0,
            typed: String::new(),
            trouble: None,
            why: true,
            graph: false,
            course: None,
            plays: false,
            scrolled: 0,
            leave: None,
        }
    }

    pub fn key(&mut self, code: KeyCode) {
        self.trouble = None;
        let count = self.session.at();
        // Whoever does anything else has stopped it.
        let played = std::mem::take(&mut self.plays);
        match code {
            KeyCode::Char('q') | KeyCode::Esc => self.leave = Some(Leave::Quit),
            KeyCode::Right | KeyCode::Char('n') => self.go(self.at + 1),
            KeyCode::Left | KeyCode::Char('p') => self.go(self.at.saturating_sub(1)),
            KeyCode::Home => self.go(0),
            KeyCode::End => self.go(count),
            KeyCode::Up => self.scrolled = self.scrolled.saturating_sub(1),
            KeyCode::Down => self.scrolled = self.scrolled.saturating_add(1),
            KeyCode::Char('w') => self.why = !self.why,
            KeyCode::Char('g') => self.graph = !self.graph,
            KeyCode::Char('c') => {
                let at = self.at;
                let next = self.course().begins().find(|begins| *begins > at);
                self.go(next.unwrap_or(count));
            }
            KeyCode::Char('C') => {
                let at = self.at;
                let last = self.course().begins().take_while(|begins| *begins < at).last();
                self.go(last.unwrap_or(0));
            }
            KeyCode::Char(' ') if !played => {
                // At the end it begins again.
                if self.at == count {
                    self.go(0);
                }
                self.plays = true;
            }
            KeyCode::Char('o') => {
                let goes_on = self.session.position(self.at).is_some_and(|game| game.to_move().is_some());
                self.leave = goes_on.then_some(Leave::Branch(self.at));
            }
            KeyCode::Char(digit @ '0'..='9') if self.typed.len() < 6 => self.typed.push(digit),
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::Enter if self.typed.is_empty() => self.go(self.at + 1),
            KeyCode::Enter => match std::mem::take(&mut self.typed).parse() {
                Ok(number) if number <= count => self.go(number),
                number => {
                    let number = Arg::Number(number.unwrap_or(usize::MAX) as i64);
                    let args = [("number", number), ("count", Arg::Number(count as i64))];
                    self.trouble = Some(self.words.say("film-terminal-no", &args));
                }
            },
            _ => {}
        }
    }

    /// The next position, while it plays.
    pub fn play_on(&mut self) {
        self.go(self.at + 1);
        self.plays = self.at < self.session.at();
    }

    fn go(&mut self, to: usize) {
        self.at = to.min(self.session.at());
        self.typed.clear();
    }

    fn course(&mut self) -> &Course {
        self.course.get_or_insert_with(|| Course::of(self.session, self.words))
    }

    /// What the screen shows in this width.
    pub fn lines(&mut self, width: usize) -> Vec<String> {
        let (words, session, at) = (self.words, self.session, self.at);
        let Some(game) = session.position(at) else { return Vec::new() };
        let numbers = [("at", Arg::Number(at as i64)), ("count", Arg::Number(session.at() as i64))];
        let mut head = words.say("film-at", &numbers);
        if let Some(chapter) = game.chapter(words) {
            head = format!("{head} · {chapter}");
        }
        if self.plays {
            head = format!("▸ {head}");
        }
        let mut lines = vec![head, words.text("film-terminal-keys"), String::new()];
        lines.extend(self.trouble.clone());
        if !self.typed.is_empty() {
            lines.push(format!("> {}", self.typed));
        }
        if self.graph {
            lines.push(words.text("film-points"));
            lines.extend(self.course().lines(at, width));
            lines.push(String::new());
        }
        let last = at.checked_sub(1);
        match last.and_then(|last| Some((session.position(last)?, session.history().get(last)?))) {
            None => lines.push(words.text("film-start")),
            Some((before, entry)) => {
                lines.push(before.line(words, &entry.events));
                if self.why {
                    let whys = before.whys(words, &entry.events);
                    lines.extend(whys.into_iter().map(|why| format!("  {}", why.sentence)));
                }
            }
        }
        lines.push(String::new());
        lines.extend((self.rows)(game, words).lines().map(ToOwned::to_owned));
        lines
    }
}
