//! What is wrong, as JSON: a code for programs, a sentence for people, and what is legal.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use wire::error::{Error, Wrong};

use crate::problem::Problem;

/// The longest sentence: what a client sent is repeated only so far.
const LONGEST: usize = 400;

/// An answer that says what is wrong.
#[derive(Debug)]
pub struct ApiError {
    status: StatusCode,
    /// On the heap: an error should not make every answer large.
    error: Box<Error>,
}

impl ApiError {
    /// An error with nothing but a sentence.
    pub fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> ApiError {
        let mut message = message.into();
        message.truncate(message.floor_char_boundary(LONGEST));
        let error = Error { code: code.into(), message, legal: None, version: None };
        ApiError { status, error: Box::new(error) }
    }
}

impl From<Problem> for ApiError {
    fn from(problem: Problem) -> ApiError {
        let mut answer = ApiError::new(problem.status(), problem.code(), problem.to_string());
        match problem {
            Problem::Conflict { current } => answer.error.version = Some(current),
            Problem::Illegal(refusal) => answer.error.legal = Some(refusal.legal()),
            _ => {}
        }
        answer
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status, Json(Wrong { error: *self.error })).into_response()
    }
}
