//! `/health`: whether the server can do its work, for whatever watches over it. It tells nothing else, and needs no token.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use axum::{Json, Router};
use serde_json::{Value, json};
use site::dress::harden;
use table::tables::Tables;

use crate::app::{App, blocking};

/// How long an answer is taken for true: nobody keeps the store busy by asking.
const FRESH: Duration = Duration::from_secs(1);
/// How long the store may take for a sign of life.
const PATIENCE: Duration = Duration::from_secs(5);

/// How the store was when it was last looked at.
type Known = Arc<Mutex<Option<(Instant, &'static str)>>>;

/// The route.
pub fn routes(app: &App) -> Router {
    let state = (app.site.tables.clone(), Known::default());
    Router::new().route("/health", get(health)).with_state(state)
}

async fn health(
    State((tables, known)): State<(Arc<Tables>, Known)>,
) -> (StatusCode, axum::http::HeaderMap, Json<Value>) {
    let last = *known.lock().unwrap_or_else(PoisonError::into_inner);
    let status = match last {
        Some((at, status)) if at.elapsed() < FRESH => status,
        _ => {
            let status = look(tables).await;
            *known.lock().unwrap_or_else(PoisonError::into_inner) = Some((Instant::now(), status));
            status
        }
    };
    let code = if status == "ok" { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let mut headers = axum::http::HeaderMap::new();
    harden(&mut headers);
    (code, headers, Json(json!({ "status": status })))
}

async fn look(tables: Arc<Tables>) -> &'static str {
    let looked = tokio::time::timeout(PATIENCE, blocking(move || tables.list(1, 0))).await;
    match looked {
        Ok(Ok(Ok(listed))) if listed.damage.is_none() => "ok",
        Ok(Ok(Ok(_))) => "damaged",
        _ => "unavailable",
    }
}
