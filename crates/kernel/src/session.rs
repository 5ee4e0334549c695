//! A game with its history.

use std::sync::OnceLock;

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
    /// Whether that is a person, not a bot.
    pub by_person: bool,
    /// The decision.
    pub action: G::Action,
    /// What happened.
    pub events: Vec<G::Event>,
    /// Whether something hidden became known.
    pub revealed: bool,
}

/// Every so many decisions a position is kept; those between are played again from there when they are asked for. A
/// position takes some kilobytes, and a long table has thousands.
const EVERY: usize = 32;

/// A game under way. Undo goes to an earlier position: nothing is ever reversed by hand.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    setup: Setup<G>,
    /// All decisions, the undone ones at the end included, until a new one replaces them.
    entries: Vec<Entry<G>>,
    /// The position before each entry, and the last one: one more than there are entries. The first and every
    /// `EVERY`-th are always there; of the others those that were asked for.
    positions: Vec<OnceLock<Box<G>>>,
    /// How many entries stand.
    at: usize,
}

impl<G: Game> Session<G> {
    /// A new game.
    pub fn new(setup: Setup<G>) -> Result<Session<G>, SetupError> {
        let kit = G::components(&setup.packs)?;
        let start = G::start(kit, &setup.options, setup.seed)?;
        Ok(Session { setup, entries: Vec::new(), positions: vec![OnceLock::from(Box::new(start))], at: 0 })
    }

    /// What the game was made from.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// The current position.
    pub fn game(&self) -> &G {
        self.played_to(self.at)
    }

    /// The position after `count` decisions. It is kept from then on: whoever goes through many of them uses
    /// [`walk`](Self::walk).
    pub fn position(&self, count: usize) -> Option<&G> {
        (count <= self.entries.len()).then(|| self.played_to(count))
    }

    /// The decisions from number `from` (the first is 0), each with the position in which it was made; nothing of that
    /// is kept.
    pub fn walk(&self, from: usize) -> impl Iterator<Item = (usize, G, &Entry<G>)> {
        let mut game = (from < self.at).then(|| self.play_to(from));
        let entries = self.history().iter().enumerate().skip(from);
        entries.filter_map(move |(number, entry)| {
            let before = game.clone()?;
            // What was played once can be played again: the rules are a function of the position.
            let _ = game.as_mut()?.play(entry.action, &mut ());
            Some((number, before, entry))
        })
    }

    /// The position after so many decisions, of which there are enough.
    fn played_to(&self, count: usize) -> &G {
        self.positions[count].get_or_init(|| Box::new(self.play_to(count)))
    }

    /// The same, played from the last one before it that is kept.
    fn play_to(&self, count: usize) -> G {
        let kept = (0..=count).rev().find_map(|at| Some((at, self.positions[at].get()?)));
        let Some((from, game)) = kept else { unreachable!("the first position is always kept") };
        let mut game = G::clone(game);
        for entry in &self.entries[from..count] {
            let _ = game.play(entry.action, &mut ());
        }
        game
    }

    /// How many positions are kept because somebody asked for them: see [`position`](Self::position).
    pub fn kept_beside(&self) -> usize {
        let asked = self.positions.iter().enumerate();
        asked.filter(|(at, position)| !at.is_multiple_of(EVERY) && position.get().is_some()).count()
    }

    /// The decisions that stand, with what came of them.
    pub fn history(&self) -> &[Entry<G>] {
        &self.entries[..self.at]
    }

    /// All decisions, those that were undone included.
    pub fn all(&self) -> &[Entry<G>] {
        &self.entries
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
        let by_person = before.to_move().is_some_and(|seat| before.role(seat) == Role::Person);
        let mut events = Vec::new();
        game.play(action, &mut events)?;
        let revealed = game.revealed_since(before);
        Ok((game, Entry { seat, by_person, action, events, revealed }))
    }

    /// Plays an action. Undone decisions are forgotten.
    pub fn play(&mut self, action: G::Action) -> Result<&Entry<G>, G::Illegal> {
        let (game, entry) = self.preview(action)?;
        Ok(self.commit(game, entry))
    }

    /// Takes a previewed decision into the history. Undone decisions are forgotten.
    pub fn commit(&mut self, game: G, entry: Entry<G>) -> &Entry<G> {
        self.forget_undone();
        // The room of the position before is used again, unless it is one of those that are kept.
        let room = if self.at.is_multiple_of(EVERY) { None } else { self.positions[self.at].take() };
        let after = match room {
            Some(mut room) => {
                *room = game;
                room
            }
            None => Box::new(game),
        };
        self.positions.push(OnceLock::from(after));
        self.entries.push(entry);
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

    /// Forgets the decisions that were undone: there is nothing to redo afterwards.
    pub fn forget_undone(&mut self) {
        self.entries.truncate(self.at);
        self.positions.truncate(self.at + 1);
    }

    /// Where undo would lead: before the last decision of a person.
    pub fn undo_target(&self) -> Option<usize> {
        (0..self.at).rev().find(|&count| self.entries[count].by_person)
    }

    /// Where redo would lead: past the next undone decision and the bots' turns that followed it.
    pub fn redo_target(&self) -> Option<usize> {
        let next = self.at + 1;
        if next > self.entries.len() {
            return None;
        }
        let by_person = |&count: &usize| self.entries.get(count).is_none_or(|entry| entry.by_person);
        (next..=self.entries.len()).find(by_person)
    }

    /// Whether something hidden became known since the position after `count` decisions: undoing that far
    /// would be playing with knowledge.
    pub fn revealed_since(&self, count: usize) -> bool {
        self.history().iter().skip(count).any(|entry| entry.revealed)
    }
}
