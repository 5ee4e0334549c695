//! Tables: list, start, look at, rename, delete, bring and take away.

use std::sync::Arc;

use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, HeaderName, LOCATION};
use games::{Kind, with_kind};
use players::Hint;
use serde::Deserialize;
use serde_json::{Map, Value};
use table::store::TableId;
use table::tables::{Open, Tables};
use wire::history::{self, History, Legal};
use wire::record::Mismatch;
use wire::table::{List, Table};

use super::error::ApiError;
use super::extract::{Asked, Body, Id};
use super::{LARGEST_SAVE, Sent, view};
use crate::app::App;
use crate::career::Leaving;
use crate::host::{LONGEST_SEARCH, Visitor};
use crate::kind::Shown;
use crate::problem::Problem;
use crate::saves::{self, Brought};
use crate::service::{self, NewGame};
use crate::thought::{self, Advised, MOST_ITERATIONS, Thought};

/// The most tables or actions of one answer.
pub const MOST_LISTED: u32 = 1000;
/// As many as there are when nothing else is asked for.
pub const USUALLY_LISTED: u32 = 100;
/// The furthest that a list is paged.
pub const FURTHEST: u32 = 1_000_000;

type Answer = Result<Sent, ApiError>;
pub(super) type Created = Result<(StatusCode, [(HeaderName, String); 1], Sent), ApiError>;

/// A part of a list.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    limit: Option<u32>,
    offset: Option<u32>,
}

impl Part {
    /// Limit and offset, if they are within bounds.
    pub(super) fn checked(&self) -> Result<(u32, u32), ApiError> {
        let (limit, offset) = (self.limit.unwrap_or(USUALLY_LISTED), self.offset.unwrap_or(0));
        if (1..=MOST_LISTED).contains(&limit) && offset <= FURTHEST {
            return Ok((limit, offset));
        }
        let message = format!("`limit` can be 1 to {MOST_LISTED}, `offset` 0 to {FURTHEST}");
        Err(ApiError::new(StatusCode::BAD_REQUEST, "bad_query", message))
    }
}

/// `GET /tables`
pub async fn list(State(app): State<App>, Asked(part): Asked<Part>) -> Answer {
    let (limit, offset) = part.checked()?;
    let tables = app.tables.clone();
    let listed = app.work(move || tables.list(limit, offset)).await?;
    let listed = listed.map_err(Problem::from)?;
    let tables = listed.tables.iter().map(view::info).collect();
    Ok(Sent::of(&List { tables, limit, offset, damaged: listed.damage.is_some() })?)
}

/// A table that is wanted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    game: String,
    name: Option<String>,
    seed: Option<u64>,
    options: Option<Map<String, Value>>,
}

/// `POST /tables`
pub async fn start(State(app): State<App>, Body(wanted): Body<Wanted>) -> Created {
    let options = wanted.options.unwrap_or_default().into_iter().map(|(key, value)| match value {
        Value::String(text) => Ok((key, text)),
        Value::Number(number) if number.is_u64() => Ok((key, number.to_string())),
        _ => {
            let message = format!("option `{key}`: its value is a text or a whole number");
            Err(ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "invalid", message))
        }
    });
    let options = options.collect::<Result<Vec<_>, _>>()?;
    let new =
        NewGame { game: wanted.game, name: wanted.name.unwrap_or_default(), options, seed: wanted.seed };
    let info = service::start(&app, new).await?;
    created(&app, info.into()).await
}

/// A save.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    name: Option<String>,
    text: String,
}

/// `POST /import`
pub async fn import(State(app): State<App>, Body(save): Body<Save, LARGEST_SAVE>) -> Created {
    let brought = saves::bring(&app, save.name.unwrap_or_default(), save.text).await?;
    created(&app, brought).await
}

pub(super) async fn created(app: &App, brought: Brought) -> Created {
    let Brought { info, differs } = brought;
    let location = app.door.to(&format!("/api/v1/tables/{}", info.id));
    let table = on_table(app, info.id, Look::Brought { differs }).await?;
    Ok((StatusCode::CREATED, [(LOCATION, location)], table))
}

/// How to look at a table.
enum Look {
    Table { at: Option<u32> },
    Brought { differs: Option<Mismatch> },
    Legal { limit: u32, offset: u32 },
    History,
}

async fn on_table(app: &App, id: TableId, look: Look) -> Result<Sent, Problem> {
    let tables = app.tables.clone();
    app.work(move || {
        let kind = service::kind_of(&tables.info(&id)?)?;
        with_kind!(kind, G => looked_at::<G>(&tables, &id, &look))
    })
    .await?
}

fn looked_at<G: Shown>(tables: &Tables, id: &TableId, look: &Look) -> Result<Sent, Problem> {
    let mut open = tables.open::<G>(id)?;
    let version = open.info.version;
    match look {
        Look::Table { at } => {
            if let Some(at) = *at
                && !Arc::make_mut(&mut open.session).rewind(at as usize)
            {
                let there = open.session.len();
                return Err(Problem::Refused(format!(
                    "there is no position {at}; they go from 0 to {there}"
                )));
            }
            Sent::of(&view::table(&open))
        }
        Look::Brought { differs } => Sent::of(&Table { differs: differs.clone(), ..view::table(&open) }),
        Look::Legal { limit, offset } => Sent::of(&Legal::of(open.session.game(), version, *offset, *limit)),
        Look::History => {
            let decisions = history::decisions(&open.session, 0);
            Sent::of(&History { version, at: open.session.at(), decisions })
        }
    }
}

/// Which position is looked at.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    at: Option<u32>,
}

/// `GET /tables/{id}`
pub async fn one(State(app): State<App>, Id(id): Id, Asked(position): Asked<Position>) -> Answer {
    Ok(on_table(&app, id, Look::Table { at: position.at }).await?)
}

/// `GET /tables/{id}/legal`
pub async fn legal(State(app): State<App>, Id(id): Id, Asked(part): Asked<Part>) -> Answer {
    let (limit, offset) = part.checked()?;
    Ok(on_table(&app, id, Look::Legal { limit, offset }).await?)
}

/// How much thought a hint is worth: iterations, or milliseconds, or both.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thoughtful {
    iterations: Option<u32>,
    time: Option<u32>,
}

/// Milliseconds that a hint may be asked to take.
pub const MOST_TIME: u32 = LONGEST_SEARCH.as_millis() as u32;

impl Thoughtful {
    fn checked(&self) -> Result<Thought, ApiError> {
        let bad = |message: String| ApiError::new(StatusCode::BAD_REQUEST, "bad_query", message);
        if self.iterations.is_some_and(|count| !(1..=MOST_ITERATIONS).contains(&count)) {
            return Err(bad(format!("`iterations` can be 1 to {MOST_ITERATIONS}")));
        }
        if self.time.is_some_and(|time| !(1..=MOST_TIME).contains(&time)) {
            return Err(bad(format!("`time` can be 1 to {MOST_TIME} milliseconds")));
        }
        let longest = match (self.time, self.iterations) {
            (Some(time), _) => Duration::from_millis(time.into()),
            (None, Some(_)) => LONGEST_SEARCH,
            (None, None) => thought::SHORTLY,
        };
        // Whoever only says how long wants all that fits into it.
        let iterations = self.iterations.or(self.time.map(|_| MOST_ITERATIONS));
        Ok(Thought { iterations, longest })
    }
}

/// `GET /tables/{id}/hint`
pub async fn hint(
    State(app): State<App>,
    visitor: Visitor,
    Id(id): Id,
    Asked(asked): Asked<Thoughtful>,
) -> Answer {
    Ok(thought::look(&app, visitor, id, Some(asked.checked()?), Advice).await?)
}

/// The advice, as JSON.
struct Advice;

impl Advised<Sent> for Advice {
    fn of<G: Shown>(self, open: &Open<G>, hint: Option<Hint<G>>) -> Result<Sent, Problem> {
        let hint = hint.ok_or_else(|| {
            let why = "there is no hint here: nothing waits for a person, or no player knows this table";
            Problem::Refused(why.to_owned())
        })?;
        Sent::of(&history::Hint::of(open.info.version, &hint))
    }
}

/// `GET /tables/{id}/history`
pub async fn told(State(app): State<App>, Id(id): Id) -> Answer {
    Ok(on_table(&app, id, Look::History).await?)
}

/// A new name.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    name: String,
}

/// `PATCH /tables/{id}`
pub async fn rename(State(app): State<App>, Id(id): Id, Body(name): Body<Name>) -> Answer {
    service::rename(&app, id.clone(), name.name).await?;
    Ok(on_table(&app, id, Look::Table { at: None }).await?)
}

/// What a table leaves behind.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leaves {
    #[serde(default)]
    result: Leaving,
}

/// `DELETE /tables/{id}`
pub async fn delete(
    State(app): State<App>,
    Id(id): Id,
    Asked(leaves): Asked<Leaves>,
) -> Result<StatusCode, ApiError> {
    service::delete(&app, id, leaves.result).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `GET /tables/{id}/export`
pub async fn export(
    State(app): State<App>,
    Id(id): Id,
    Asked(position): Asked<Position>,
) -> Result<([(HeaderName, &'static str); 1], String), ApiError> {
    let at = position.at.map(|at| at as usize);
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], service::export(&app, id, at).await?))
}

/// The kind of a game that is named in the path.
pub fn kind(game: &str) -> Result<Kind, ApiError> {
    Kind::of(game).map_err(|error| {
        let message = format!("there is no such game; there are: {}", error.known);
        ApiError::new(StatusCode::NOT_FOUND, "not_found", message)
    })
}
