//! The words that enums have in JSON. `tests/vocabulary.rs` lists them all.

use serde::{Deserialize, Serialize};

use crate::Text;

/// An enum of words for an enum of the rules, and perhaps some more. Whoever adds a variant there must name its word
/// here.
macro_rules! vocabulary {
    ($(#[$about:meta])* $style:literal $name:ident of $source:ty { $($word:ident),+ $(,)? } $(and $more:ident)*) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = $style)]
        #[allow(missing_docs, reason = "the words are those of the enum that they stand for")]
        pub enum $name {
            $($word,)+
            $($more,)*
        }

        impl From<&$source> for $name {
            fn from(value: &$source) -> Self {
                type Source = $source;
                match value {
                    $(Source::$word { .. } => $name::$word),+
                }
            }
        }

        impl From<$source> for $name {
            fn from(value: $source) -> Self {
                Self::from(&value)
            }
        }
    };
}

/// Who sits there: `person`, or a bot by the name that its game gives it, most often `automa`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Role(pub Text);

impl From<kernel::Role> for Role {
    fn from(role: kernel::Role) -> Role {
        Role(role.name().into())
    }
}

vocabulary! {
    /// How sure a rule or a printed value is.
    "snake_case" Certainty of kernel::Certainty { Printed, Derived, Reading, Guess }
}

vocabulary! {
    /// What a filter did.
    "snake_case" Verdict of kernel::Verdict { Narrowed, KeptAll, Skipped, NotNeeded }
}

/// What a filter keeps; where that takes a number, it is the filter's `limit`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Keep {
    /// Candidates with the greatest number.
    Most,
    /// Candidates with the smallest number.
    Least,
    /// Up to the limit.
    AtMost,
    /// From the limit on.
    AtLeast,
    /// Candidates with exactly the limit.
    Exactly,
}

impl Keep {
    /// The word, and the limit where there is one.
    pub fn of(keep: kernel::Keep) -> (Keep, Option<i32>) {
        match keep {
            kernel::Keep::Most => (Keep::Most, None),
            kernel::Keep::Least => (Keep::Least, None),
            kernel::Keep::AtMost(limit) => (Keep::AtMost, Some(limit)),
            kernel::Keep::AtLeast(limit) => (Keep::AtLeast, Some(limit)),
            kernel::Keep::Exactly(number) => (Keep::Exactly, Some(number)),
        }
    }
}
