//! The games with their settings, their rules and their components.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use games::{Kind, with_kind};
use wire::rules::{Deal, GameInfo, Games, Rule, Rules};

use super::Sent;
use super::error::ApiError;
use super::extract::At;
use super::tables::kind;
use crate::app::App;
use crate::service;

/// `GET /games`
pub async fn list() -> Json<Games> {
    Json(Games { games: Kind::ALL.iter().map(|kind| with_kind!(kind, G => GameInfo::of::<G>())).collect() })
}

/// `GET /deals/{game}`: a companion has the deal of its game.
pub async fn deal(State(app): State<App>, At(game): At<String>) -> Result<Json<Deal>, ApiError> {
    let kind = kind(&game)?;
    let today = service::today(&app).await?;
    let seed = today.deal(kind.title().key()).0;
    Ok(Json(Deal { game: kind.game().into(), date: today.to_string(), seed }))
}

/// `GET /rules/{game}`
pub async fn rules(At(game): At<String>) -> Result<Json<Rules>, ApiError> {
    let kind = kind(&game)?;
    let rules = crate::kind::rules(kind.title()).rules.iter().map(Rule::from).collect();
    Ok(Json(Rules { game: kind.game().into(), rules }))
}

/// `GET /rules/{game}/{id}`
pub async fn rule(At((game, id)): At<(String, String)>) -> Result<Json<Rule>, ApiError> {
    let kind = kind(&game)?;
    crate::kind::rules(kind.title()).get(&id).map(|rule| Json(rule.into())).ok_or_else(|| {
        let message = format!("there is no such rule; /api/v1/rules/{} lists them all", kind.game());
        ApiError::new(StatusCode::NOT_FOUND, "not_found", message)
    })
}

/// `GET /cards/{game}`: under the names that the command line has for them.
pub async fn cards(At(game): At<String>) -> Result<Sent, ApiError> {
    let kind = kind(&game)?;
    Ok((crate::kind::cover(kind.title()).cards)(kind.game())?)
}
