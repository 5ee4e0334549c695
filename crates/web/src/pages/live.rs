//! Live updates: a device hears when its table has changed, and loads it anew.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use tokio_stream::{Stream, StreamExt};

use site::context::Context;
use site::pages::PageError;
use site::problem::Problem;
use site::service;

use crate::app::{App, blocking};

/// The versions of a table, from now on.
pub async fn events(
    State(app): State<App>,
    context: Context,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, PageError> {
    let wrong = |problem: Problem| PageError(context, problem);
    let id = service::id(&id).map_err(wrong)?;
    // First follow, then look: what happens in between is heard.
    let listener = app.live.follow(id.as_str()).ok_or_else(|| wrong(Problem::TooManyListeners))?;
    let (tables, live) = (app.site.tables.clone(), app.live.clone());
    let now = blocking(move || tables.info(&id).map(|info| live.tell(id.as_str(), info.version))).await;
    now.map_err(wrong)?.map_err(|error| wrong(error.into()))?;
    let events = listener.map(|version| Ok(Event::default().event("version").data(version.to_string())));
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))))
}
