//! One sitting: a saved game and who decides for whom. The full screen and the plain lines both play through it.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use kernel::{Dice, Legal as _, Role, Seat, Session};
use players::{Hint, Judge, Limits, Mcts, Player, PlayerName};
use table::file::StepError;
use table::{SaveError, SavedSession};
use wire::Wire;
use words::Words;

use super::interrupt::Interrupt;
use super::saves;

/// A game that can be played at the keyboard.
pub trait Told: Judge + Wire {
    /// The turn of a bot, which is no choice of ours: its one legal action.
    fn turn_of_automa(&self, seat: Seat) -> Option<Self::Action> {
        let _ = seat;
        self.legal().get(0)
    }

    /// The position as a picture, if there is one.
    fn picture(&self, words: &Words) -> Option<String> {
        let _ = words;
        None
    }
}

/// Why a step was not made.
#[derive(Debug, thiserror::Error)]
pub enum Refused<G: Told> {
    /// The rules forbid it, or it could not be written down.
    #[error(transparent)]
    Step(#[from] StepError<G>),
    /// A lesson asks for something else.
    #[error("a lesson asks for something else")]
    NotNow,
}

/// Options that a hint names.
const ADVICE: usize = 3;

/// A saved game with the people and programs that play it.
#[derive(Debug)]
pub struct Sitting<G: Told> {
    saved: SavedSession<G>,
    players: Vec<Option<PlayerName>>,
    words: Words,
    /// What was said between decisions: after how many of them, and what.
    notes: Vec<(usize, String)>,
    /// Whether tips for a first game are shown.
    tips: bool,
    /// Stops whoever thinks.
    interrupt: Interrupt,
    /// Counts of decisions that lie within a whole act: undo and redo do not stop there.
    within: BTreeSet<usize>,
    /// Whether it is a lesson.
    pub(super) taught: bool,
}

/// What came of letting a player decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taken {
    /// It decided this, or from now on decides.
    Over(String),
    /// Nothing waits for a decision at the keyboard.
    Nobody,
    /// It was stopped, and what it thought of was not done.
    Stopped,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The index of the decision; `None` for a note.
    pub entry: Option<usize>,
    /// Who decided.
    pub seat: Option<Seat>,
    /// What happened.
    pub text: String,
    /// Whether there are reasons to read.
    pub why: bool,
}

/// What an undo did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undone {
    /// There was nothing to take back.
    Nothing,
    /// Nothing hidden had become known.
    Free,
    /// A card had been seen.
    Revealed,
}

impl<G: Told> Sitting<G> {
    /// Sits down. Call [`Sitting::run_bots`] next.
    pub fn new(saved: SavedSession<G>, players: Vec<Option<PlayerName>>, words: Words) -> Sitting<G> {
        let note = saves::other_rules(&words, &saved).map(|said| (saved.session().at(), said));
        Sitting {
            saved,
            players,
            words,
            notes: note.into_iter().collect(),
            tips: true,
            interrupt: Interrupt::default(),
            within: BTreeSet::new(),
            taught: false,
        }
    }

    /// From now on Ctrl-C stops whoever thinks.
    pub fn listen(&mut self) -> std::io::Result<()> {
        self.interrupt = Interrupt::listen()?;
        Ok(())
    }

    /// What stops whoever thinks when it is set.
    pub fn stopper(&self) -> Arc<AtomicBool> {
        self.interrupt.stopper()
    }

    /// Whether tips for a first game are shown.
    pub fn tips(&self) -> bool {
        self.tips
    }

    /// Shows tips, or no more of them.
    pub fn set_tips(&mut self, shown: bool) {
        self.tips = shown;
    }

    /// The language.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// Who decides for each seat.
    pub fn players(&self) -> &[Option<PlayerName>] {
        &self.players
    }

    /// The game with its history.
    pub fn session(&self) -> &Session<G> {
        self.saved.session()
    }

    /// The position now.
    pub fn game(&self) -> &G {
        self.saved.session().game()
    }

    /// The save file.
    pub fn path(&self) -> &std::path::Path {
        self.saved.path()
    }

    /// Whether somebody at the keyboard decides for this seat.
    pub fn is_human(&self, game: &G, seat: Seat) -> bool {
        game.role(seat) == Role::Person && self.players.get(seat.index()).copied().flatten().is_none()
    }

    /// The seat that somebody at the keyboard must decide for now.
    pub fn human_to_move(&self) -> Option<Seat> {
        let game = self.game();
        game.to_move().filter(|&seat| self.is_human(game, seat))
    }

    fn play(&mut self, action: G::Action) -> Result<(), Refused<G>> {
        let words = &self.words;
        self.saved.play(action, |game, entry| game.line(words, &entry.events))?;
        let at = self.saved.session().at();
        self.notes.retain(|note| note.0 < at);
        self.within.retain(|count| *count < at);
        Ok(())
    }

    fn is_asked_for(&self, acts: &[G::Action]) -> Result<(), Refused<G>> {
        if self.is_something_else(acts) { Err(Refused::NotNow) } else { Ok(()) }
    }

    /// A decision of somebody at the keyboard, and the turns of all others up to the next one.
    pub fn decide(&mut self, action: G::Action) -> Result<(), Refused<G>> {
        self.is_asked_for(&[action])?;
        self.play(action)?;
        self.run_bots()
    }

    /// A whole act of somebody at the keyboard, decision by decision, and the turns of all others up to the next one. Undo
    /// takes all of it back at once.
    pub fn decide_all(&mut self, acts: &[G::Action]) -> Result<(), Refused<G>> {
        self.is_asked_for(acts)?;
        for (number, action) in acts.iter().enumerate() {
            self.play(*action)?;
            let at = self.session().at();
            if number + 1 < acts.len() {
                self.within.insert(at);
            }
        }
        self.run_bots()
    }

    /// Plays everybody's turns but those of people at the keyboard. Each is saved before the next begins. A player that is
    /// stopped does nothing, and is asked again the next time.
    pub fn run_bots(&mut self) -> Result<(), Refused<G>> {
        self.run_bots_telling(&mut |_| ())
    }

    /// The same; what each of them did is told as soon as it is done.
    fn run_bots_telling(&mut self, tell: &mut dyn FnMut(&str)) -> Result<(), Refused<G>> {
        while let Some(seat) = self.game().to_move() {
            let game = self.game();
            let action = if game.role(seat) != Role::Person {
                let Some(action) = game.turn_of_automa(seat) else { break };
                action
            } else if let Some(Some(mut player)) = self.players.get(seat.index()).copied() {
                // The same dice whenever this move is reached, also after an undo.
                let mut dice = self.dice();
                let think =
                    |limits: &Limits| player.decide(game, &mut dice, limits).filter(|_| !limits.is_stopped());
                let Some(action) = self.interrupt.while_thinking(think) else { break };
                action
            } else {
                break;
            };
            self.play(action)?;
            if let Some((entry, before)) =
                self.session().history().last().zip(self.session().position(self.session().at() - 1))
            {
                tell(&before.line(&self.words, &entry.events));
            }
        }
        Ok(())
    }

    /// The dice of whoever is to move.
    fn dice(&self) -> Dice {
        self.session().setup().seed.dice(lab::simulate::PLAYERS, self.session().at() as u64)
    }

    fn is_humans(&self, count: usize) -> bool {
        if self.within.contains(&count) {
            return false;
        }
        let game = self.session().position(count);
        game.is_some_and(|game| game.to_move().is_some_and(|seat| self.is_human(game, seat)))
    }

    /// Goes back to before the last decision made at the keyboard.
    pub fn undo(&mut self) -> Result<Undone, SaveError> {
        let at = self.session().at();
        let Some(target) = (0..at).rev().find(|&count| self.is_humans(count)) else {
            return Ok(Undone::Nothing);
        };
        let revealed = self.session().revealed_since(target);
        self.saved.rewind(target)?;
        let id = if revealed { "tui-undone-revealed" } else { "tui-undone" };
        self.notes.retain(|note| note.0 < target);
        self.notes.push((target, self.words.text(id)));
        Ok(if revealed { Undone::Revealed } else { Undone::Free })
    }

    /// Does again what was undone; false if there is nothing.
    pub fn redo(&mut self) -> Result<bool, SaveError> {
        let (at, len) = (self.session().at(), self.session().len());
        let target = (at + 1..=len).find(|&count| self.is_humans(count) || count == len);
        let Some(target) = target else { return Ok(false) };
        self.notes.retain(|note| note.0 < at);
        self.saved.rewind(target)
    }

    /// What a player that thinks advises: the best few options. Nothing hidden has a say in it.
    pub fn advice(&self) -> Option<Hint<G>> {
        self.human_to_move()?;
        let how = Mcts::iterations_of(G::HINT);
        self.interrupt.while_thinking(|limits| players::hint(self.game(), how, ADVICE, limits))
    }

    /// The best of them.
    #[cfg(test)]
    pub fn hint(&self) -> Option<G::Action> {
        Some(self.advice()?.options.first()?.weighed.action)
    }

    /// Lets a player decide once for whoever is to move at the keyboard; what follows is told move by move.
    pub fn let_once(
        &mut self,
        mut player: PlayerName,
        tell: &mut dyn FnMut(&str),
    ) -> Result<Taken, Refused<G>> {
        let game = self.game();
        let Some(seat) = self.human_to_move() else { return Ok(Taken::Nobody) };
        let mut dice = players::dice_of(game, seat);
        let action = self.interrupt.while_thinking(|limits| player.decide(game, &mut dice, limits));
        if self.interrupt.was_asked() {
            return Ok(Taken::Stopped);
        }
        let Some(action) = action else { return Ok(Taken::Nobody) };
        let text = game.write(action);
        self.is_asked_for(&[action])?;
        self.play(action)?;
        self.run_bots_telling(tell)?;
        Ok(Taken::Over(text))
    }

    /// From now on this player decides for the seat that is to move at the keyboard, until it is stopped; told move by move.
    pub fn let_on(&mut self, player: PlayerName, tell: &mut dyn FnMut(&str)) -> Result<Taken, Refused<G>> {
        let Some(seat) = self.human_to_move() else { return Ok(Taken::Nobody) };
        let seats = self.game().seats();
        self.players.resize(self.players.len().max(seats), None);
        self.players[seat.index()] = Some(player);
        self.run_bots_telling(tell)?;
        if self.interrupt.was_asked() {
            self.players[seat.index()] = None;
            return Ok(Taken::Stopped);
        }
        Ok(Taken::Over(player.to_string()))
    }

    /// People decide again for every seat that they can.
    pub fn let_person(&mut self) {
        self.players.fill(None);
    }

    /// The log up to the position after `count` decisions, newest first.
    pub fn log(&self, count: usize) -> Vec<LogLine> {
        let mut lines = Vec::new();
        let history = self.session().history();
        for (entry, done) in history.iter().enumerate().take(count) {
            self.notes_after(entry, &mut lines);
            let text =
                self.session().position(entry).unwrap_or_else(|| self.game()).line(&self.words, &done.events);
            lines.push(LogLine {
                entry: Some(entry),
                seat: Some(done.seat),
                text,
                why: G::explains(&done.events),
            });
        }
        self.notes_after(count.min(history.len()), &mut lines);
        lines.reverse();
        lines
    }

    fn notes_after(&self, count: usize, lines: &mut Vec<LogLine>) {
        for (_, text) in self.notes.iter().filter(|note| note.0 == count) {
            lines.push(LogLine { entry: None, seat: None, text: text.clone(), why: false });
        }
    }

    /// The last decision of the Automa before the position after `count` decisions.
    pub fn last_automa(&self, count: usize) -> Option<usize> {
        let history = self.session().history();
        (0..count.min(history.len())).rev().find(|&entry| G::explains(&history[entry].events))
    }

    /// The next decision of the Automa from this one on, up to the position after `count` decisions.
    pub fn next_automa(&self, from: usize, count: usize) -> Option<usize> {
        let history = self.session().history();
        (from..count.min(history.len())).find(|&entry| G::explains(&history[entry].events))
    }
}
