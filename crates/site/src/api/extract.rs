//! What comes in: JSON bodies, parts of the path and the query. Every refusal is JSON and says what is wrong.

use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use serde::de::{DeserializeOwned, Error as _, IgnoredAny};
use serde_json::error::Category;
use table::store::TableId;

use super::LARGEST_BODY;
use super::error::ApiError;
use crate::problem::Problem;
use crate::service;

/// A JSON body of at most so many bytes.
pub struct Body<T, const LARGEST: usize = LARGEST_BODY>(pub T);

impl<T: DeserializeOwned, S: Sync, const LARGEST: usize> FromRequest<S> for Body<T, LARGEST> {
    type Rejection = ApiError;

    async fn from_request(request: Request, _: &S) -> Result<Self, ApiError> {
        let headers = request.headers();
        if !is_json(headers) {
            let message = "send JSON, with the header `content-type: application/json`";
            return Err(ApiError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "unsupported_type", message));
        }
        let too_large = || {
            let message = format!("this is too large: at most {} KiB are taken here", LARGEST >> 10);
            ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", message)
        };
        let announced =
            headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
        if announced.is_some_and(|length| length > LARGEST as u64) {
            return Err(too_large());
        }
        // It may also fail because the client went away; then nobody reads the answer.
        let bytes = axum::body::to_bytes(request.into_body(), LARGEST).await.map_err(|_| too_large())?;
        read(&bytes).map(Body).map_err(|error| {
            if error.classify() == Category::Data {
                return ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "invalid", error.to_string());
            }
            ApiError::new(StatusCode::BAD_REQUEST, "malformed", format!("this is no JSON: {error}"))
        })
    }
}

/// An object. A list of its values would also be taken, in an order that nobody described.
fn read<T: DeserializeOwned>(bytes: &[u8]) -> serde_json::Result<T> {
    if bytes.trim_ascii_start().first() != Some(&b'{') {
        serde_json::from_slice::<IgnoredAny>(bytes)?;
        return Err(serde_json::Error::custom("expected an object"));
    }
    serde_json::from_slice(bytes)
}

/// Any JSON type will do: `application/json`, with or without parameters, or `application/...+json`.
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    kind == "application/json" || (kind.starts_with("application/") && kind.ends_with("+json"))
}

/// The query, with nothing in it that is not known.
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let query = Query::try_from_uri(&parts.uri);
        query.map(|Query(asked)| Asked(asked)).map_err(|error| {
            use std::error::Error as _;
            let why = error.source().map_or_else(|| error.to_string(), ToString::to_string);
            ApiError::new(StatusCode::BAD_REQUEST, "bad_query", format!("the query makes no sense: {why}"))
        })
    }
}

/// Parts of the path. Those that are no text name nothing.
pub struct At<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for At<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let found = Path::from_request_parts(parts, state).await;
        found.map(|Path(found)| At(found)).map_err(|_| Problem::NotFound.into())
    }
}

/// The id of a table, from the path.
pub struct Id(pub TableId);

impl<S: Send + Sync> FromRequestParts<S> for Id {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let At(id) = At::<String>::from_request_parts(parts, state).await?;
        Ok(Id(service::id(&id)?))
    }
}
