//! A person's record: results, what they add up to, and the way in and out.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, HeaderName};
use serde::{Deserialize, Serialize};
use serde_json::json;
use wire::career::Career;
use wire::ended::Ended;

use super::error::ApiError;
use super::extract::{Asked, Body, Id};
use super::tables::Part;
use super::{LARGEST_SAVE, Sent};
use crate::app::App;
use crate::career::{self, Counted};

type Answer = Result<Sent, ApiError>;

/// A result.
#[derive(Serialize)]
struct Shown {
    id: String,
    game: &'static str,
    ended: u64,
    comment: String,
    #[serde(flatten)]
    how: Ended,
    /// In whole percent: what the published player made fewer points than this in.
    better_than: Option<u32>,
}

impl Shown {
    fn of(counted: &Counted) -> Shown {
        Shown {
            id: counted.result.id.to_string(),
            game: counted.kind.game(),
            ended: counted.result.ended,
            comment: counted.result.comment.clone(),
            how: counted.ended.clone(),
            better_than: counted.figures().map(|figures| figures.percent_below(counted.ended.you)),
        }
    }
}

#[derive(Serialize)]
struct Record {
    career: Career,
    results: Vec<Shown>,
    limit: u32,
    offset: u32,
}

/// `GET /record`
pub async fn all(State(app): State<App>, Asked(part): Asked<Part>) -> Answer {
    let (limit, offset) = part.checked()?;
    let (counted, career) = career::look(&app).await?;
    let some = counted.iter().skip(offset as usize).take(limit as usize);
    Ok(Sent::of(&Record { career, results: some.map(Shown::of).collect(), limit, offset })?)
}

/// `GET /record/{id}`
pub async fn one(State(app): State<App>, Id(id): Id) -> Answer {
    let (counted, _) = career::one(&app, id).await?;
    Ok(Sent::of(&Shown::of(&counted))?)
}

/// What a person writes about a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Comment {
    comment: String,
}

/// `PATCH /record/{id}`
pub async fn comment(State(app): State<App>, Id(id): Id, Body(new): Body<Comment>) -> Answer {
    career::comment(&app, id.clone(), new.comment).await?;
    let (counted, _) = career::one(&app, id).await?;
    Ok(Sent::of(&Shown::of(&counted))?)
}

/// `DELETE /record/{id}`
pub async fn forget(State(app): State<App>, Id(id): Id) -> Result<StatusCode, ApiError> {
    career::forget(&app, id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A sheet of results.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    text: String,
}

/// `POST /record`
pub async fn bring(State(app): State<App>, Body(sheet): Body<Sheet, LARGEST_SAVE>) -> Answer {
    let added = career::bring(&app, sheet.text).await?;
    Ok(Sent::of(&json!({ "added": added }))?)
}

/// The kind of file in which the results are given.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Format {
    #[default]
    Csv,
    Bgstats,
}

/// Which file is wanted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    #[serde(default)]
    format: Format,
}

/// `GET /record/export`
pub async fn export(
    State(app): State<App>,
    Asked(wanted): Asked<Wanted>,
) -> Result<([(HeaderName, &'static str); 1], String), ApiError> {
    Ok(match wanted.format {
        Format::Csv => ([(CONTENT_TYPE, "text/csv; charset=utf-8")], career::sheet(&app).await?),
        Format::Bgstats => {
            let file = career::bg_stats(&app, wire::english()).await?;
            let text = serde_json::to_string(&file).unwrap_or_default();
            ([(CONTENT_TYPE, "application/json")], text)
        }
    })
}
