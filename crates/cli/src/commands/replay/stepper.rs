//! A save on a screen of its own, decision by decision: for whoever has a terminal.

use std::time::Duration;

use kernel::Session;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};
use words::{Arg, Voice, Words};

use crate::play::screen::watch::Watch;
use crate::play::screen::{Ended, INTERRUPTED};
use crate::terminal::acts;

/// How long a request to end may wait while no key is pressed.
const PATIENCE: Duration = Duration::from_millis(200);

/// Rows that can be scrolled to: more than any position takes.
const MOST_ROWS: u16 = 200;

/// A position as rows of characters.
pub type Rows<G> = fn(&G, &Words) -> String;

/// Steps through a save until the person leaves.
pub fn run<G: Voice>(session: &Session<G>, rows: Rows<G>) -> anyhow::Result<()> {
    let words = Words::english();
    let mut stepper = Stepper::new(session, rows, &words);
    let watch = Watch::begin()?;
    let mut terminal = ratatui::try_init()?;
    let result = keys(&mut terminal, &mut stepper, &watch);
    ratatui::restore();
    match result? {
        Some(status) => Err(Ended(status).into()),
        None => Ok(()),
    }
}

fn keys<G: Voice>(
    terminal: &mut ratatui::DefaultTerminal,
    stepper: &mut Stepper<'_, G>,
    watch: &Watch,
) -> anyhow::Result<Option<u8>> {
    while !stepper.leaves {
        terminal.draw(|frame| {
            let lines: Vec<Line<'_>> = stepper.lines().into_iter().map(Line::from).collect();
            let page = Paragraph::new(lines).wrap(Wrap { trim: false }).scroll((stepper.scrolled, 0));
            frame.render_widget(page, frame.area());
            for cell in &mut frame.buffer_mut().content {
                if cell.symbol().contains(acts) {
                    cell.set_symbol("\u{fffd}");
                }
            }
        })?;
        while !event::poll(PATIENCE)? {
            if let Some(status) = watch.ended() {
                return Ok(Some(status));
            }
        }
        match event::read()? {
            Event::Key(key)
                if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) =>
            {
                return Ok(Some(INTERRUPTED));
            }
            Event::Key(key) if key.kind != KeyEventKind::Release => stepper.key(key),
            _ => {}
        }
    }
    Ok(None)
}

/// Where somebody is in a save.
struct Stepper<'a, G: Voice> {
    session: &'a Session<G>,
    rows: Rows<G>,
    words: &'a Words,
    /// After so many decisions.
    at: usize,
    /// A number that is being typed.
    typed: String,
    /// An error that the screen shows below the position.
    trouble: Option<String>,
    /// Whether reasons are shown.
    why: bool,
    scrolled: u16,
    leaves: bool,
}

impl<'a, G: Voice> Stepper<'a, G> {
    fn new(session: &'a Session<G>, rows: Rows<G>, words: &'a Words) -> Stepper<'a, G> {
        Stepper {
            session,
            rows,
            words,
            at: 0,
            typed: String::new(),
            trouble: None,
            why: true,
            scrolled: 0,
            leaves: false,
        }
    }

    fn key(&mut self, key: KeyEvent) {
        self.trouble = None;
        let count = self.session.at();
        match key.code {
            KeyCode::Char('q') | KeyCode::Esc => self.leaves = true,
            KeyCode::Right | KeyCode::Char('n' | ' ') => self.go((self.at + 1).min(count)),
            KeyCode::Left | KeyCode::Char('p') => self.go(self.at.saturating_sub(1)),
            KeyCode::Home => self.go(0),
            KeyCode::End => self.go(count),
            KeyCode::Up => self.scrolled = self.scrolled.saturating_sub(1),
            KeyCode::Down => self.scrolled = self.scrolled.saturating_add(1).min(MOST_ROWS),
            KeyCode::Char('w') => self.why = !self.why,
            KeyCode::Char(digit @ '0'..='9') if self.typed.len() < 6 => self.typed.push(digit),
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::Enter if self.typed.is_empty() => self.go((self.at + 1).min(count)),
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

    fn go(&mut self, to: usize) {
        self.at = to;
        self.scrolled = 0;
        self.typed.clear();
    }

    /// What the screen shows.
    fn lines(&self) -> Vec<String> {
        let (words, session) = (self.words, self.session);
        let Some(game) = session.position(self.at) else { return Vec::new() };
        let numbers = [("at", Arg::Number(self.at as i64)), ("count", Arg::Number(session.at() as i64))];
        let mut head = words.say("film-at", &numbers);
        if let Some(chapter) = game.chapter(words) {
            head = format!("{head} · {chapter}");
        }
        let mut lines = vec![head, words.text("film-terminal-keys"), String::new()];
        lines.extend(self.trouble.clone());
        if !self.typed.is_empty() {
            lines.push(format!("> {}", self.typed));
        }
        let last = self.at.checked_sub(1);
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

#[cfg(test)]
mod tests {
    use games::{Title, with_title};
    use kernel::{Legal as _, Seed, Setup};

    use super::*;
    use crate::games::Commanded;

    fn session<G: Commanded>() -> Session<G> {
        let setup = Setup::<G> { options: G::Options::default(), seed: Seed(3), packs: Vec::new() };
        let mut session = Session::new(setup).unwrap();
        while session.at() < 30 && session.game().to_move().is_some() {
            let action = session.game().legal().get(0).unwrap();
            session.play(action).unwrap();
        }
        session
    }

    #[test]
    fn keys_step_jump_and_leave() {
        for &title in Title::ALL {
            with_title!(title, G => keys::<G>());
        }
    }

    fn keys<G: Commanded>() {
        let (session, words) = (session::<G>(), Words::english());
        let mut stepper = Stepper::new(&session, G::rows, &words);
        let mut press = |codes: &[KeyCode]| {
            for code in codes {
                stepper.key(KeyEvent::new(*code, KeyModifiers::NONE));
            }
            (stepper.at, stepper.lines().join("\n"), stepper.leaves)
        };
        let number = |text: &str| -> Vec<KeyCode> {
            text.chars().map(KeyCode::Char).chain([KeyCode::Enter]).collect()
        };
        assert!(press(&[]).1.starts_with("0 of 30"));
        assert_eq!(press(&[KeyCode::Left]).0, 0, "there is nothing before the start");
        assert_eq!(press(&[KeyCode::Right, KeyCode::Char('n'), KeyCode::Char('p')]).0, 1);
        let (at, shown, _) = press(&number("12"));
        assert_eq!(at, 12);
        let before = session.position(11).unwrap();
        assert!(shown.contains(&before.line(&words, &session.history()[11].events)), "{shown}");
        let (at, shown, _) = press(&number("99"));
        assert!(at == 12 && shown.contains("There is no decision 99; they go from 0 to 30."), "{shown}");
        assert_eq!(press(&[KeyCode::End, KeyCode::Right]).0, 30);
        assert_eq!(press(&[KeyCode::Home]).0, 0);
        assert_eq!(press(&[KeyCode::Char('q')]), (0, press(&[]).1, true));
    }
}
