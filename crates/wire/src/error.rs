//! What is wrong, as the API says it.

use serde::{Deserialize, Serialize};

use crate::Text;
use crate::history::Examples;

/// An answer that says what is wrong.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Wrong {
    /// What is wrong, with a code for programs.
    pub error: Error,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Error {
    /// A fixed word, for programs.
    pub code: Text,
    /// For people: what is wrong, and what to do.
    pub message: String,
    /// What would be legal, where an action was refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<Examples>,
    /// The table's version now, where somebody else was first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<u64>,
}
