//! A game with its history.

use crate::{Game, OptionError, Pack, PackError, Role, Seat, Seed};

/// What a game is made from.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup<G: Game> {
    /// The settings.
    pub options: G::Options,
    /// The seed.
    pub seed: Seed,
    /// The player's own components.
    pub packs: Vec<Pack>,
}

/// Why a game cannot be started.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// A setting is wrong.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// A pack is wrong.
    #[error(transparent)]
    Pack(#[from] PackError),
}

/// One decision and what came of it.
#[derive(Clone, Debug)]
pub struct Entry<G: Game> {
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
    /// What happened.
    pub events: Vec<G::Event>,
    /// Whether something hidden became known.
    pub revealed: bool,
}

/// A game under way. Undo copies earlier positions back: nothing is ever reversed by hand.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    setup: Setup<G>,
    /// All decisions, the undone ones at the end included, until a new one replaces them.
    entries: Vec<Entry<G>>,
    /// The position before each entry, and the last one: one more than there are entries.
    positions: Vec<G>,
    /// How many entries stand.
    at: usize,
}

impl<G: Game> Session<G> {
    /// A new game.
    pub fn new(setup: Setup<G>) -> Result<Session<G>, SetupError> {
        let kit = G::components(&setup.packs)?;
        let start = G::start(kit, &setup.options, setup.seed)?;
        Ok(Session { setup, entries: Vec::new(), positions: vec![start], at: 0 })
    }

    /// What the game was made from.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// The position now.
    pub fn game(&self) -> &G {
        &self.positions[self.at]
    }

    /// The position after `count` decisions.
    pub fn position(&self, count: usize) -> Option<&G> {
        self.positions.get(count)
    }

    /// The decisions that stand, with what came of them.
    pub fn history(&self) -> &[Entry<G>] {
        &self.entries[..self.at]
    }

    /// How many decisions stand.
    pub fn at(&self) -> usize {
        self.at
    }

    /// How many decisions there are, the undone ones included.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether nothing was ever decided.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// What an action would lead to, without doing it.
    pub fn preview(&self, action: G::Action) -> Result<(G, Entry<G>), G::Illegal> {
        let before = self.game();
        let mut game = before.clone();
        let seat = before.to_move().unwrap_or(Seat(0));
        let mut events = Vec::new();
        game.play(action, &mut events)?;
        let revealed = game.revealed_since(before);
        Ok((game, Entry { seat, action, events, revealed }))
    }

    /// Plays an action. Undone decisions are forgotten.
    pub fn play(&mut self, action: G::Action) -> Result<&Entry<G>, G::Illegal> {
        let (game, entry) = self.preview(action)?;
        Ok(self.commit(game, entry))
    }

    /// Takes a previewed decision into the history. Undone decisions are forgotten.
    pub fn commit(&mut self, game: G, entry: Entry<G>) -> &Entry<G> {
        self.entries.truncate(self.at);
        self.positions.truncate(self.at + 1);
        self.entries.push(entry);
        self.positions.push(game);
        self.at += 1;
        &self.entries[self.at - 1]
    }

    /// Goes to the position after `count` decisions, back or forth; false if there are not so many.
    pub fn rewind(&mut self, count: usize) -> bool {
        let known = count <= self.entries.len();
        if known {
            self.at = count;
        }
        known
    }

    /// Where undo would lead: before the last decision of a person.
    pub fn undo_target(&self) -> Option<usize> {
        (0..self.at).rev().find(|&count| self.is_persons(count))
    }

    /// Where redo would lead: past the next undone decision and the bots' turns that followed it.
    pub fn redo_target(&self) -> Option<usize> {
        let next = self.at + 1;
        if next > self.entries.len() {
            return None;
        }
        (next..=self.entries.len()).find(|&count| self.is_persons(count) || count == self.entries.len())
    }

    /// Whether something hidden became known since the position after `count` decisions: undoing that far
    /// would be playing with knowledge.
    pub fn revealed_since(&self, count: usize) -> bool {
        self.history().iter().skip(count).any(|entry| entry.revealed)
    }

    /// Whether a person decides after `count` decisions.
    fn is_persons(&self, count: usize) -> bool {
        self.positions[count].to_move().is_some_and(|seat| self.positions[count].role(seat) == Role::Person)
    }
}
