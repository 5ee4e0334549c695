//! What can be refused, as Python's exceptions.

use kernel::game::NotationError;
use kernel::{OptionError, SetupError};
use players::NoPlayer;
use pyo3::PyErr;
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyValueError};
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
        match refused {
            Refused::Over => GameOver::new_err(text),
            Refused::Illegal(_) | Refused::Number { .. } | Refused::NoNumber(_) => {
                IllegalAction::new_err(text)
            }
            Refused::Index { .. } | Refused::Seat { .. } | Refused::Rewind { .. } => {
                PyIndexError::new_err(text)
            }
            Refused::Json(_) | Refused::Seed(_) => PyRuntimeError::new_err(text),
            _ => PyValueError::new_err(text),
        }
    }
}
