//! Looking back: a table as a film. Every decision with its position, its reasons and the points of everybody; any position
//! can be kept, shared, gone back to, or played on from at a table of its own.
//!
//! - `film`: the page; `frame`: what depends on the position; `course`: the points over time
//! - `review`: what each decision was worth
//!
//! Without a script the film has links. With one (`film.js`) it has a slider, and asks for many frames at once.

mod course;
mod film;
mod frame;
mod review;

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::Html;
use games::with_kind;
use maud::{Markup, html};
use serde::Deserialize;
use table::store::TableId;
use table::tables::{Open, Tables};
use wire::review::Progress;

use super::at::At;
use super::layout::{Frame, layout};
use super::on::{On, Went};
use super::{Page, PageError};
use crate::app::App;
use crate::called::called;
use crate::context::Context;
use crate::host::Visitor;
use crate::kind::Shown;
use crate::problem::Problem;
use crate::{reviews, service};
use film::Film;

/// Frames of one answer, at most.
const MOST_FRAMES: usize = 32;
/// Bytes after which an answer ends: the next frames come with the next.
const MUCH: usize = 256 << 10;

/// The last position.
pub async fn page(State(app): State<App>, context: Context, Path(id): Path<String>) -> Page {
    render(app, context, id, None).await
}

/// The position after so many decisions.
pub async fn step(
    State(app): State<App>,
    context: Context,
    Path((id, number)): Path<(String, usize)>,
) -> Page {
    render(app, context, id, Some(number)).await
}

async fn render(app: App, context: Context, id: String, number: Option<usize>) -> Page {
    let wrong = |problem| PageError(context, problem);
    let id = service::id(&id).map_err(wrong)?;
    let tables = app.tables.clone();
    let page = app.work(move || {
        let kind = service::kind_of(&tables.info(&id)?)?;
        with_kind!(kind, G => show::<G>(&tables, &id, &context, number))
    });
    Ok(Html(page.await.map_err(wrong)?.map_err(wrong)?))
}

fn show<G: Shown>(
    tables: &Tables,
    id: &TableId,
    context: &Context,
    number: Option<usize>,
) -> Result<String, Problem> {
    let open = tables.open::<G>(id)?;
    let film = film_of(tables, &open, context)?;
    let number = number.unwrap_or(film.count());
    let frame = Frame {
        title: context.t("film-title"),
        here: Some((context.t("film-title"), called(context.words, &open.info))),
        back: format!("/tables/{id}"),
        script: Some("film.js"),
        ..Frame::default()
    };
    let content = film.page(number).ok_or(Problem::NotFound)?;
    Ok(layout(context, &frame, content).into_string())
}

/// The position after so many decisions, with the last of them; nothing if there are not so many.
pub(super) fn position<G: Shown>(context: &Context, open: &Open<G>, number: usize) -> Markup {
    let session = &open.session;
    let entry = number.checked_sub(1).and_then(|last| session.history().get(last));
    let before = number.checked_sub(1).and_then(|last| session.position(last));
    html! {
        div.past {
            @if let (Some(entry), Some(before)) = (entry, before) {
                section.stack {
                    p.line { (before.line(context.words, &entry.events)) }
                    @if let Some(why) = G::why(context, before, entry) { div.panel { (why) } }
                }
            }
            @if let Some(game) = session.position(number) { div { (G::picture(context, game)) } }
        }
    }
}

fn film_of<'a, G: Shown>(
    tables: &Tables,
    open: &'a Open<G>,
    context: &'a Context,
) -> Result<Film<'a, G>, Problem> {
    let (review, progress) = reviews::kept(tables, open)?;
    Ok(Film { at: At { context, open }, review, progress })
}

/// Which frames are wanted.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    /// The first of them.
    from: usize,
    /// How many at most.
    count: Option<usize>,
}

/// Some frames of the film, for the script: as many as fit into an answer.
pub async fn frames(on: On, Query(wanted): Query<Wanted>) -> Page {
    let (id, wrong) = (on.id()?, on.wrong());
    let On { app, context, .. } = on;
    let tables = app.tables.clone();
    let frames = app.work(move || {
        let kind = service::kind_of(&tables.info(&id)?)?;
        with_kind!(kind, G => {
            let open = tables.open::<G>(&id)?;
            let review = reviews::known(&tables, &open)?;
            let film = Film { at: At { context: &context, open: &open }, review, progress: Progress::default() };
            Ok::<Markup, Problem>(some_frames(&film, &wanted))
        })
    });
    Ok(Html(frames.await.map_err(wrong)?.map_err(wrong)?.into_string()))
}

fn some_frames<G: Shown>(film: &Film<'_, G>, wanted: &Wanted) -> Markup {
    let mut size = 0;
    let count = wanted.count.unwrap_or(MOST_FRAMES).min(MOST_FRAMES);
    let frames = film.frames(wanted.from).take(count).take_while(|frame| {
        let goes_on = size < MUCH;
        size += frame.0.len();
        goes_on
    });
    html! { div data-version=(film.at.open.info.version) { @for frame in frames { (frame) } } }
}

/// Where a new table begins.
#[derive(Debug, Deserialize)]
pub struct Branch {
    /// After so many decisions.
    at: usize,
}

/// A table of its own that goes on from an earlier position.
pub async fn branch(on: On, Form(branch): Form<Branch>) -> Went {
    let made = service::branch(&on.app, on.id()?, branch.at, None, on.context.words).await;
    let made = made.map_err(on.wrong())?;
    Ok(on.context.go(&format!("/tables/{}", made.id)))
}

/// Which position is looked at.
#[derive(Debug, Default, Deserialize)]
pub struct Moment {
    /// After so many decisions; `None` for the last.
    pub at: Option<usize>,
}

/// Goes on with the review for a while, and comes back to the film.
pub async fn go_on(on: On, visitor: Visitor, Form(moment): Form<Moment>) -> Went {
    let id = on.id()?;
    let back = moment.at.map_or_else(String::new, |at| format!("/{at}"));
    let back = format!("/tables/{id}/history{back}#review");
    match reviews::go_on(&on.app, visitor, id, reviews::PATIENCE).await {
        // Whoever stopped it keeps what was found until then.
        Ok(_) | Err(Problem::Stopped) => Ok(on.context.go(&back)),
        Err(problem) => Err(on.wrong()(problem)),
    }
}
