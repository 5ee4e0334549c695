//! What can go wrong with a request: for pages and API the same, each in its own dress.

use axum::http::StatusCode;
use table::store::StoreError;
use table::tables::{PlayError, TableError};
use wire::history::Examples;
use words::Words;

use crate::kind::Shown;

/// What went wrong.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// There is no such page or table.
    #[error("there is nothing at this address; it may have been deleted")]
    NotFound,
    /// Somebody else was first.
    #[error("another device was first: the table is at version {current} now; look at it and decide again")]
    Conflict {
        /// The table's version now.
        current: u64,
    },
    /// The request makes no sense.
    #[error("{0}")]
    Bad(String),
    /// The rules do not allow the action, or it is none.
    #[error("{}", .0.english())]
    Illegal(Box<dyn Refusal>),
    /// The state of the table, or a limit, does not allow it.
    #[error("{0}")]
    Refused(String),
    /// The table was played by other rules, and must be rewound first.
    #[error("{0}")]
    OtherRules(String),
    /// Too many tables.
    #[error("there are too many tables; delete some first")]
    TooMany,
    /// The tables take as much room as they may.
    #[error("the tables of this server take all the room that they may (2 GiB); delete some first")]
    Full,
    /// Too many devices follow a table.
    #[error("too many devices follow this table or this server; close some of them")]
    TooManyListeners,
    /// A part of the database is damaged.
    #[error("{0}")]
    Damaged(String),
    /// Too many searches of one visitor.
    #[error("you have asked for too many hints or moves at once; wait for the first of them")]
    TooManySearches,
    /// Too many searches of all visitors, or none came to an end in time.
    #[error("all thinking capacity is in use; try again in a few seconds")]
    Busy,
    /// A search was stopped before it came to anything.
    #[error("this was stopped, and nothing was changed")]
    Stopped,
    /// Our fault or the store's.
    #[error("{0}")]
    Broken(String),
}

impl Problem {
    /// A short name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Problem::NotFound => "not_found",
            Problem::Conflict { .. } => "conflict",
            Problem::Bad(_) => "bad_request",
            Problem::Illegal(_) => "illegal",
            Problem::Refused(_) => "refused",
            Problem::OtherRules(_) => "other_rules",
            Problem::TooMany => "too_many_tables",
            Problem::Full => "store_full",
            Problem::TooManyListeners => "too_many_listeners",
            Problem::Damaged(_) => "damaged",
            Problem::TooManySearches => "too_many_searches",
            Problem::Busy => "busy",
            Problem::Stopped => "stopped",
            Problem::Broken(_) => "unavailable",
        }
    }

    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Problem::NotFound => StatusCode::NOT_FOUND,
            Problem::Conflict { .. } | Problem::OtherRules(_) | Problem::Stopped => StatusCode::CONFLICT,
            Problem::Bad(_) => StatusCode::BAD_REQUEST,
            Problem::Illegal(_) | Problem::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::TooMany | Problem::Full | Problem::TooManyListeners | Problem::TooManySearches => {
                StatusCode::TOO_MANY_REQUESTS
            }
            Problem::Damaged(_) | Problem::Busy | Problem::Broken(_) => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

/// An action that was refused, whatever the game: it knows the position that it was meant for, so that nothing has to
/// be replayed to explain it.
pub trait Refusal: std::fmt::Debug + Send + Sync {
    /// Why, in the rules' own English.
    fn english(&self) -> String;
    /// Why, in a person's language; `None` where the rules' own English must do.
    fn said(&self, words: &Words) -> Option<String>;
    /// What would be legal.
    fn legal(&self) -> Examples;
}

/// The rules forbid an action.
#[derive(Debug)]
struct Forbidden<G: Shown> {
    before: Box<G>,
    illegal: G::Illegal,
}

impl<G: Shown> Refusal for Forbidden<G> {
    fn english(&self) -> String {
        self.illegal.to_string()
    }

    fn said(&self, words: &Words) -> Option<String> {
        Some(self.before.refused(words, &self.illegal))
    }

    fn legal(&self) -> Examples {
        Examples::of(&*self.before)
    }
}

/// A text is no action.
#[derive(Debug)]
struct NoAction<G> {
    before: Box<G>,
    error: kernel::game::NotationError,
}

impl<G: Shown> Refusal for NoAction<G> {
    fn english(&self) -> String {
        self.error.to_string()
    }

    fn said(&self, _: &Words) -> Option<String> {
        None
    }

    fn legal(&self) -> Examples {
        Examples::of(&*self.before)
    }
}

impl<G: Shown> From<PlayError<G>> for Problem {
    fn from(error: PlayError<G>) -> Problem {
        match error {
            PlayError::Illegal { before, illegal } => {
                Problem::Illegal(Box::new(Forbidden { before, illegal }))
            }
            PlayError::Notation { before, error } => Problem::Illegal(Box::new(NoAction { before, error })),
            PlayError::Table(error) => error.into(),
        }
    }
}

impl From<TableError> for Problem {
    fn from(error: TableError) -> Problem {
        let text = error.to_string();
        match error {
            TableError::NotFound(_) => Problem::NotFound,
            TableError::Conflict { current } => Problem::Conflict { current },
            TableError::Differs(_) => Problem::OtherRules(text),
            // Something too long or empty is the request's fault, not the store's.
            TableError::Store(StoreError::Limit(_)) => Problem::Refused(text),
            TableError::Store(StoreError::Corrupt { .. }) => Problem::Damaged(text),
            TableError::Store(_) => Problem::Broken(text),
            _ => Problem::Refused(text),
        }
    }
}
