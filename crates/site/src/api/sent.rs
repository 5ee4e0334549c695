//! An answer as JSON, written once from its type.

use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::problem::Problem;

/// An answer, as it is sent.
#[derive(Debug)]
pub struct Sent(Vec<u8>);

impl Sent {
    /// The JSON of something.
    pub fn of(answer: &impl Serialize) -> Result<Sent, Problem> {
        serde_json::to_vec(answer).map(Sent).map_err(|error| Problem::Broken(error.to_string()))
    }

    /// The components of a game.
    pub fn cards(game: &'static str, components: impl Serialize) -> Result<Sent, Problem> {
        Sent::of(&wire::rules::Cards { game: game.into(), components })
    }
}

impl IntoResponse for Sent {
    fn into_response(self) -> Response {
        ([(CONTENT_TYPE, "application/json")], self.0).into_response()
    }
}
