//! A request about one table, or about its result: what its handlers begin with.

use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::response::Redirect;
use table::store::TableId;

use super::PageError;
use crate::app::App;
use crate::context::Context;
use crate::problem::Problem;
use crate::service;

/// Who asks, and about which table.
pub struct On {
    /// The app.
    pub app: App,
    /// How the person wants to see it.
    pub context: Context,
    id: String,
}

/// Where a form leads to.
pub type Went = Result<Redirect, PageError>;

impl FromRequestParts<App> for On {
    type Rejection = PathRejection;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, PathRejection> {
        let Ok(context) = Context::from_request_parts(parts, app).await;
        let Path(id) = Path::from_request_parts(parts, app).await?;
        Ok(On { app: app.clone(), context, id })
    }
}

impl On {
    /// The table. Only asked for when the rest of the request is understood.
    #[allow(clippy::result_large_err, reason = "a page is made once a request")]
    pub fn id(&self) -> Result<TableId, PageError> {
        service::id(&self.id).map_err(self.wrong())
    }

    /// A problem, as this person reads it.
    pub fn wrong(&self) -> impl Fn(Problem) -> PageError + Copy + use<> {
        let context = self.context;
        move |problem| PageError(context, problem)
    }
}
