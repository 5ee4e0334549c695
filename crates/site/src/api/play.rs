//! Deciding, undoing and redoing. Every change names the version that it was made for; the later of two is told.

use axum::extract::State;
use axum::http::StatusCode;
use players::PlayerName;
use serde::Deserialize;
use table::store::TableId;
use table::tables::To;
use wire::history::Stopped;

use super::error::ApiError;
use super::extract::{Body, Id};
use super::{Sent, view};
use crate::app::App;
use crate::host::Visitor;
use crate::service::{self, Act};
use crate::thought;

/// An action, in the game's notation.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    version: u64,
    action: String,
}

/// The version that the client saw.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    version: u64,
}

/// Which position to go back to, and the version of the table that was seen.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rewind {
    version: u64,
    to: u32,
}

type Answer = Result<Sent, ApiError>;

/// `POST /tables/{id}/decide`
pub async fn decide(State(app): State<App>, Id(id): Id, Body(decision): Body<Decision>) -> Answer {
    let Decision { version, action } = decision;
    let view = view::Changed { news_since: Some(version) };
    Ok(service::act_and(&app, id, version, Act::Decide(vec![action]), view).await??)
}

async fn step(app: &App, id: TableId, version: u64, act: Act) -> Answer {
    Ok(service::act_and(app, id, version, act, view::Changed { news_since: None }).await??)
}

/// Who is to decide for the person.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Let {
    version: u64,
    player: Option<String>,
    rest: Option<bool>,
}

/// `POST /tables/{id}/let`
pub async fn let_play(
    State(app): State<App>,
    visitor: Visitor,
    Id(id): Id,
    Body(asked): Body<Let>,
) -> Answer {
    let bad = |message: String| ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "invalid", message);
    let player = asked.player.map(|name| name.parse::<PlayerName>()).transpose();
    let player = player.map_err(|error| bad(error.to_string()))?;
    if player.is_some_and(|player| !thought::is_quick(player)) {
        return Err(bad(format!(
            "a player here may use {} iterations or a second, and one thread",
            thought::MOST_ITERATIONS
        )));
    }
    let view = view::Changed { news_since: Some(asked.version) };
    let asked = thought::Let { version: asked.version, player, rest: asked.rest.unwrap_or(false) };
    Ok(thought::let_play(&app, visitor, id, asked, view).await??)
}

/// `POST /tables/{id}/stop`
pub async fn stop(State(app): State<App>, visitor: Visitor, Id(id): Id) -> Answer {
    Ok(Sent::of(&Stopped { stopped: thought::stop(&app, visitor, &id) })?)
}

/// `POST /tables/{id}/undo`
pub async fn undo(State(app): State<App>, Id(id): Id, Body(seen): Body<Seen>) -> Answer {
    step(&app, id, seen.version, Act::Go(To::Undo)).await
}

/// `POST /tables/{id}/redo`
pub async fn redo(State(app): State<App>, Id(id): Id, Body(seen): Body<Seen>) -> Answer {
    step(&app, id, seen.version, Act::Go(To::Redo)).await
}

/// `POST /tables/{id}/rewind`
pub async fn rewind(State(app): State<App>, Id(id): Id, Body(to): Body<Rewind>) -> Answer {
    step(&app, id, to.version, Act::Go(To::Decision(to.to as usize))).await
}
