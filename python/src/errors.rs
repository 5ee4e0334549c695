//! What can be refused, as Python's exceptions.

use kernel::game::NotationError;
use kernel::{OptionError, SetupError};
use players::NoPlayer;
use pyo3::PyErr;
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyTypeError, PyValueError};
use table::journal::JournalError;

pyo3::create_exception!(automa, IllegalAction, PyValueError, "An action that the rules do not allow now.");
pyo3::create_exception!(automa, GameOver, IllegalAction, "The game is over: no action is legal any more.");

/// Why something is not done.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// The rules do not allow it.
    #[error("{0}")]
    Illegal(String),
    /// The game is over.
    #[error("the game is over; start a new one, or `rewind`")]
    Over,
    /// There are not so many legal actions.
    #[error("there is no legal action {index}; there are {count}, from 0")]
    Index {
        /// What was asked for.
        index: u32,
        /// How many there are.
        count: u32,
    },
    /// The number names nothing in this position.
    #[error("action {number} does not exist here; numbers go from 0 to {}, and `mask()` says which are legal", actions - 1)]
    Number {
        /// What was asked for.
        number: u32,
        /// How many numbers there are.
        actions: u32,
    },
    /// The text is an action that can never be legal.
    #[error("`{0}` has no number: it cannot be legal here; `legal()` lists what is")]
    NoNumber(String),
    /// A number that no action can have.
    #[error("there is no action {0}; an action is a number from 0, and `mask()` says which are legal")]
    NeverNumber(String),
    /// What happened in one game of many.
    #[error("game {lane} of the vector: {refused}; nothing was played in any game")]
    Lane {
        /// Which game.
        lane: usize,
        /// What is wrong in it.
        refused: Box<Refused>,
    },
    /// There are not so many games in a vector.
    #[error("there is no game {lane}; there are {count}, from 0")]
    Lanes {
        /// What was asked for.
        lane: usize,
        /// How many there are.
        count: u32,
    },
    /// The episode is over, and nobody began another.
    #[error("the episode is over or has not begun: call `reset`")]
    Ended,
    /// There are not so many seats.
    #[error("there is no seat {seat}; this game has {seats}, from 0")]
    Seat {
        /// What was asked for.
        seat: u8,
        /// How many there are.
        seats: usize,
    },
    /// There are not so many decisions.
    #[error("there is no position after {count} decisions; there are {len}")]
    Rewind {
        /// What was asked for.
        count: usize,
        /// How many there are.
        len: usize,
    },
    /// An imagined world has no history.
    #[error(
        "an imagined game has no history: it cannot be saved, rewound or told; ask the game that it was imagined from"
    )]
    Imagined,
    /// The game cannot be drawn.
    #[error("there is no picture of {0}; `state()` has everything that can be seen")]
    NoPicture(&'static str),
    /// There is no such game.
    #[error(transparent)]
    Game(#[from] games::NoGame),
    /// A text that is no action.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// A setting is wrong.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The game cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A save cannot be used.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// There is no such player.
    #[error(transparent)]
    Player(#[from] NoPlayer),
    /// Something else about the arguments.
    #[error("{0}")]
    Argument(String),
    /// An argument of the wrong type.
    #[error("{0}")]
    Type(String),
    /// The threads of a vector cannot be started.
    #[error("the threads of the vector cannot be started ({0}); say `threads=1`")]
    Threads(String),
    /// The position cannot be told: a bug of ours.
    #[error("the position cannot be written as JSON: {0}")]
    Json(serde_json::Error),
    /// The system has no randomness to offer.
    #[error("the system gives no random seed ({0}); name one with `seed=`")]
    Seed(getrandom::Error),
}

impl From<Refused> for PyErr {
    fn from(refused: Refused) -> PyErr {
        let text = refused.to_string();
        let kind = match refused {
            Refused::Lane { refused, .. } => *refused,
            other => other,
        };
        match kind {
            Refused::Over => GameOver::new_err(text),
            Refused::Illegal(_) | Refused::Number { .. } | Refused::NoNumber(_) | Refused::NeverNumber(_) => {
                IllegalAction::new_err(text)
            }
            // An option is a keyword in Python: libraries look for Python's own words.
            Refused::Option(OptionError::Unknown { key, .. }) => {
                let keyword = key.replace('-', "_");
                PyTypeError::new_err(format!("got an unexpected keyword argument '{keyword}': {text}"))
            }
            Refused::Type(_) => PyTypeError::new_err(text),
            Refused::Index { .. } | Refused::Seat { .. } | Refused::Lanes { .. } | Refused::Rewind { .. } => {
                PyIndexError::new_err(text)
            }
            Refused::Json(_) | Refused::Seed(_) | Refused::Ended | Refused::Threads(_) => {
                PyRuntimeError::new_err(text)
            }
            _ => PyValueError::new_err(text),
        }
    }
}
