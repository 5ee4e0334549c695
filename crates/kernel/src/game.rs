//! The contract between a game and everything that plays, shows or measures it.

use std::fmt::Debug;

use crate::chance::{Dice, Seed};
use crate::options::{OptionError, Options};
use crate::pack::{Pack, PackError};
use crate::rules::RuleBook;

/// A place at the table, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Seat(pub u8);

impl Seat {
    /// The place of the seat in an array of seats.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Some of the seats at a table, as a set: at most sixteen sit there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u16);

impl Seats {
    /// The empty set.
    pub const NONE: Seats = Seats(0);

    /// The set of one seat.
    pub fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether this seat is among them.
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Whether this seat is among them and not alone.
    pub fn is_shared_by(self, seat: Seat) -> bool {
        self.contains(seat) && self.len() > 1
    }

    /// How many they are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is among them.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first of them in the order of seats.
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }

    /// All of them, in the order of seats.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..16).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        Seats(seats.into_iter().fold(0, |bits, seat| bits | 1 << seat.0))
    }
}

impl Debug for Seats {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

/// Whether a person or a bot has a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// A person, or a player program in a person's place.
    Person,
    /// An artificial opponent, by the name that its game gives it.
    Bot(&'static str),
}

impl Role {
    /// The artificial opponent of a game that has only one.
    pub const AUTOMA: Role = Role::Bot("automa");

    /// Its name in JSON and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Role::Person => "person",
            Role::Bot(name) => name,
        }
    }
}

/// Where the events of a game go.
pub trait Sink<E> {
    /// Whether anybody listens. When not, no event is made.
    const ON: bool;
    /// Takes an event.
    fn event(&mut self, event: E);
}

/// Drops all events: nobody listens.
impl<E> Sink<E> for () {
    const ON: bool = false;
    #[inline]
    fn event(&mut self, _: E) {}
}

/// Keeps all events in their order.
impl<E> Sink<E> for Vec<E> {
    const ON: bool = true;
    fn event(&mut self, event: E) {
        self.push(event);
    }
}

/// The legal actions of one moment, counted but not listed: the list may be long.
pub trait Legal {
    /// The type of the actions.
    type Action;
    /// How many actions are legal.
    fn count(&self) -> u32;
    /// The `index`-th of them, from 0; `None` past the end.
    fn get(&self, index: u32) -> Option<Self::Action>;
    /// One of the actions, each equally likely.
    #[inline]
    fn pick(&self, dice: &mut Dice) -> Option<Self::Action> {
        match self.count() {
            0 => None,
            1 => self.get(0),
            count => self.get(dice.below(count)),
        }
    }
    /// All of them, one after the other.
    fn iter(&self) -> impl Iterator<Item = Self::Action> {
        (0..self.count()).map_while(|index| self.get(index))
    }
}

/// A position of a game, and its rules.
///
/// A game is options + seed + the list of decisions; the position is a cache of that. `play` is atomic: an
/// illegal action returns an error and leaves the position as it was.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The game's name, as on the command line.
    const NAME: &'static str;
    /// The edition of its rules as we know them. It grows when a correction makes the same decisions lead elsewhere, so
    /// that an old save can say by which rules it was played.
    const EDITION: u16;
    /// The printed components, read once.
    type Kit: Send + Sync + 'static;
    /// The settings.
    type Options: Options;
    /// An answer to what the game waits for.
    type Action: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// What the game waits for, with its limits and costs.
    type Decision: Debug;
    /// The legal answers.
    type Legal: Legal<Action = Self::Action>;
    /// What happened.
    type Event: Clone + Debug + Send + Sync + 'static;
    /// Why an action was refused, and what would be legal.
    type Illegal: std::error::Error + Clone + PartialEq + Send + Sync + 'static;

    /// Its rules, by name.
    fn rules() -> &'static RuleBook;

    /// The components as printed, changed by packs in their order.
    fn components(packs: &[Pack]) -> Result<&'static Self::Kit, PackError>;

    /// A new game.
    fn start(kit: &'static Self::Kit, options: &Self::Options, seed: Seed) -> Result<Self, OptionError>;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// Whether a person or a bot has this seat.
    fn role(&self, seat: Seat) -> Role;

    /// Whose decision the game waits for; `None` when it is over. A bot's seat has exactly one legal action,
    /// "take your turn": so that history, undo and animation see its turns one by one.
    fn to_move(&self) -> Option<Seat>;

    /// What the game waits for; `None` when it is over.
    fn decision(&self) -> Option<Self::Decision>;

    /// The legal actions.
    fn legal(&self) -> Self::Legal;

    /// A legal action by any cheap rule of thumb: for the millions of moves of a rollout.
    fn sample(&self, dice: &mut Dice) -> Option<Self::Action> {
        self.legal().pick(dice)
    }

    /// Does it, with everything that follows, up to the next decision.
    fn play<S: Sink<Self::Event>>(&mut self, action: Self::Action, sink: &mut S)
    -> Result<(), Self::Illegal>;

    /// The points of a seat, now.
    fn score(&self, seat: Seat) -> i32;

    /// Who won: several where the victory is shared, nobody while the game runs.
    fn winners(&self) -> Seats;

    /// Whether something that was hidden became known between `before` and this position. Undo is free of doubt
    /// only while nothing did.
    fn revealed_since(&self, before: &Self) -> bool;

    /// Redraws everything that `seat` cannot see, consistently with what it can. Depends on nothing that the
    /// seat cannot see: a player that searches works on imagined positions only.
    #[must_use]
    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Self;

    /// The whole position as bytes, the same on every machine.
    fn encode(&self, out: &mut Vec<u8>);

    /// A checksum of the whole position.
    fn digest(&self) -> u64;
}

/// Actions as text, both ways: save files, command lines, API.
pub trait Notation: Game {
    /// The text of an action in this position.
    fn write(&self, action: Self::Action) -> String;
    /// The action of a text; checked for form only, `play` checks the rest.
    fn read(&self, text: &str) -> Result<Self::Action, NotationError>;
}

/// A text that is no action.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is no action; expected {expected}")]
pub struct NotationError {
    /// The text that was given.
    pub text: String,
    /// What would be an action here.
    pub expected: &'static str,
}
