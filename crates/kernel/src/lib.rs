//! What every game shares, and no game's name.
//!
//! - [`game`]: the [`Game`] contract. A game is options + seed + the list of decisions.
//! - [`budget`]: how much work one decision may cause.
//! - [`options`]: the settings of a game, described once for command line, save file and setup page.
//! - [`chance`]: named random streams with our own pinned generator and shuffle.
//! - [`day`]: days, and the seed that is dealt on each.
//! - [`deck`]: a deck of cards with its discard pile, in a fixed array.
//! - [`hex`]: hex grids, and sets of their cells as bits.
//! - [`choice`]: candidates -> filter -> filter -> one, with the trail of reasons.
//! - [`companion`]: what companions at real tables share.
//! - [`pack`]: a player's own components, and the boxes of a game with and without them.
//! - [`rules`]: rules have names; the book that lists them.
//! - [`session`]: a game with its history: play, undo, redo, rewind to any turn.
//! - [`studied`]: what the laboratory asks of a game.
//! - [`digest`]: a checksum of a position that is the same on every machine.
//! - [`stop`]: a request to end work that is under way.
//! - [`written`]: data files, packs and described tables: TOML into types.
//!
//! No I/O, no clock, no thread in here: the crate must run wherever a game is played.

pub mod bits;
pub mod budget;
pub mod chance;
pub mod choice;
pub mod companion;
pub mod day;
pub mod deck;
pub mod digest;
pub mod game;
pub mod hex;
pub mod options;
pub mod pack;
pub mod rules;
pub mod session;
pub mod stop;
pub mod studied;
pub mod written;

pub use bits::nth_bit;
pub use budget::{Budget, Spent};
pub use chance::{Dice, Purpose, Seed};
pub use choice::{Choice, Keep, Measured, NoTrail, Reasons, Step, Trail, Verdict};
pub use day::{Date, Day};
pub use deck::Deck;
pub use digest::Digest;
pub use game::{Game, Legal, Notation, Role, Seat, Seats, Sink};
pub use hex::{Axial, Grid, Hex, Hexes};
pub use options::{Field, OptionError, Options};
pub use pack::{Boxes, Pack, PackError};
pub use rules::{Certainty, Rule, RuleBook, RuleId};
pub use session::{Entry, Session, Setup, SetupError};
pub use stop::Stop;
pub use studied::{Fact, Studied};
