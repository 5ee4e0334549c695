//! What is wrong, as JSON: a code for programs, a sentence for people, and what is legal.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use crate::problem::Problem;

/// The longest sentence: what a client sent is repeated only so far.
const LONGEST: usize = 400;

/// An answer that says what is wrong.
#[derive(Debug)]
pub struct ApiError {
    status: StatusCode,
    code: &'static str,
    message: String,
    /// On the heap: an error should not make every answer large.
    legal: Option<Box<Value>>,
    version: Option<u64>,
}

impl ApiError {
    /// An error with nothing but a sentence.
    pub fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> ApiError {
        ApiError { status, code, message: message.into(), legal: None, version: None }
    }

    /// And what would be legal.
    #[must_use]
    pub fn with_legal(self, legal: Option<Value>) -> ApiError {
        ApiError { legal: legal.map(Box::new), ..self }
    }
}

impl From<Problem> for ApiError {
    fn from(problem: Problem) -> ApiError {
        let version = match problem {
            Problem::Conflict { current } => Some(current),
            _ => None,
        };
        ApiError { version, ..ApiError::new(problem.status(), problem.code(), problem.to_string()) }
    }
}

impl IntoResponse for ApiError {
    fn into_response(mut self) -> Response {
        self.message.truncate(self.message.floor_char_boundary(LONGEST));
        let mut error = json!({ "code": self.code, "message": self.message });
        if let Some(legal) = self.legal {
            error["legal"] = *legal;
        }
        if let Some(version) = self.version {
            error["version"] = version.into();
        }
        (self.status, Json(json!({ "error": error }))).into_response()
    }
}
