//! What decisions were worth, and another try.

use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;

use super::Sent;
use super::error::ApiError;
use super::extract::{Asked, Body, Id};
use super::tables::{Created, MOST_TIME, created};
use crate::app::App;
use crate::host::Visitor;
use crate::{reviews, service};

type Answer = Result<Sent, ApiError>;

/// `GET /tables/{id}/review`
pub async fn look(State(app): State<App>, Id(id): Id) -> Answer {
    Ok(reviews::look(&app, id).await?)
}

/// How long a review is to go on, in milliseconds.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Patience {
    time: Option<u32>,
}

/// `POST /tables/{id}/review`
pub async fn go_on(
    State(app): State<App>,
    visitor: Visitor,
    Id(id): Id,
    Asked(patience): Asked<Patience>,
) -> Answer {
    let time = match patience.time {
        None => reviews::PATIENCE,
        Some(time) if (1..=MOST_TIME).contains(&time) => Duration::from_millis(time.into()),
        Some(_) => {
            let message = format!("`time` can be 1 to {MOST_TIME} milliseconds");
            return Err(ApiError::new(StatusCode::BAD_REQUEST, "bad_query", message));
        }
    };
    Ok(reviews::go_on(&app, visitor, id, time).await?)
}

/// Where a new table begins, and what it is called.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    at: u32,
    name: Option<String>,
}

/// `POST /tables/{id}/branch`
pub async fn branch(State(app): State<App>, Id(id): Id, Body(branch): Body<Branch>) -> Created {
    let Branch { at, name } = branch;
    let info = service::branch(&app, id, at as usize, name, wire::english()).await?;
    created(&app, info.into()).await
}
