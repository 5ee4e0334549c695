//! The one who teaches a first game: says what to do next on a table's page, and answers kindly what was not meant.

use axum::extract::{Path, State};
use axum::response::Redirect;
use games::{Title, with_kind, with_title};
use maud::{Markup, html};
use table::store::TableId;
use table::tables::{Open, Tables};
use words::Voice;
use words::lesson::Verdict;

use super::layout::{icon, small_icon};
use super::on::{On, Went};
use super::{Look, PageError};
use crate::app::App;
use crate::context::Context;
use crate::kind::Shown;
use crate::problem::Problem;
use crate::service::{self, NewGame};

/// Beside the table of a lesson this is kept until it is left.
const NOTE: &str = "lesson";
/// What the page says after an answer that was not asked for.
const NOT_NOW: &str = "lesson";

/// Whether a game can be learned here.
pub fn teaches(title: Title) -> bool {
    with_title!(title, G => <G as Voice>::LESSON.is_some())
}

/// The button that begins a lesson.
pub fn begin_form(context: &Context, title: Title) -> Markup {
    html! {
        form method="post" action=(context.to(&format!("/lessons/{}", title.key()))) {
            button.btn.learn-it { (small_icon("hint")) (context.t("lesson-begin")) span.hide { ": " (title.name()) } }
        }
    }
}

/// Begins a lesson on a table of its own.
pub async fn begin(
    State(app): State<App>,
    context: Context,
    Path(game): Path<String>,
) -> Result<Redirect, PageError> {
    let wrong = |problem| PageError(context, problem);
    let title = Title::of(&game).map_err(|_| wrong(Problem::NotFound))?;
    let lesson = with_title!(title, G => <G as Voice>::LESSON).ok_or_else(|| wrong(Problem::NotFound))?;
    let own = |&(key, value): &(&str, &str)| (key.to_owned(), value.to_owned());
    let new = NewGame {
        game: title.key().to_owned(),
        name: context.words.say("lesson-table", &[("game", title.name().into())]),
        options: lesson.options.iter().map(own).collect(),
        seed: Some(lesson.seed),
    };
    let info = service::start(&app, new).await.map_err(wrong)?;
    keep(&app, info.id.clone(), "on").await.map_err(wrong)?;
    Ok(context.go(&format!("/tables/{}", info.id)))
}

/// Leaves a lesson: from now on it is a game like any other.
pub async fn leave(on: On) -> Went {
    let id = on.id()?;
    let back = format!("/tables/{id}");
    keep(&on.app, id, "").await.map_err(on.wrong())?;
    Ok(on.context.go(&back))
}

async fn keep(app: &App, id: TableId, text: &'static str) -> Result<(), Problem> {
    let tables = app.tables.clone();
    Ok(app.work(move || tables.store().keep(&id, NOTE, text)).await?.map_err(table::TableError::from)?)
}

/// Whether a table is that of a lesson.
pub async fn is_lesson(app: &App, id: &TableId) -> Result<bool, Problem> {
    let (tables, id) = (app.tables.clone(), id.clone());
    app.work(move || is_taught(&tables, &id)).await?
}

fn is_taught(tables: &Tables, id: &TableId) -> Result<bool, Problem> {
    Ok(tables.store().kept(id, NOTE).map_err(table::TableError::from)?.is_some())
}

/// Whether an answer is something else than a lesson asks for. What cannot be is for the rules to refuse.
pub async fn is_something_else(app: &App, id: &TableId, acts: &[String]) -> Result<bool, Problem> {
    let (tables, id, acts) = (app.tables.clone(), id.clone(), acts.to_vec());
    app.work(move || {
        if !is_taught(&tables, &id)? {
            return Ok(false);
        }
        let kind = service::kind_of(&tables.info(&id)?)?;
        with_kind!(kind, G => {
            let Some(lesson) = G::LESSON else { return Ok(false) };
            Ok(lesson.verdict(&tables.open::<G>(&id)?.session, &acts) == Verdict::Other)
        })
    })
    .await?
}

/// Where a page is that says so.
pub fn not_now(id: &TableId) -> String {
    format!("/tables/{id}?said={NOT_NOW}")
}

/// What the one who teaches says on a table's page; nothing where the people went their own way.
pub fn panel<G: Shown>(context: &Context, open: &Open<G>, look: &Look) -> Option<Markup> {
    let lesson = G::LESSON?;
    let progress = lesson.progress(&open.session)?;
    let is_over = progress.step == progress.of;
    let leave = context.to(&format!("/tables/{}/lesson/leave", open.info.id));
    Some(html! {
        details.coach #coach open data-acts=(progress.acts.join("|")) data-shows=[lesson.shows(&progress)] {
            summary {
                (icon("hint"))
                b {
                    @if is_over { (context.t("lesson-over")) } @else {
                        (context.words.say("lesson-step", &[("step", (progress.step as u32 + 1).into()), ("of", (progress.of as u32).into())]))
                    }
                }
                progress max=(progress.of) value=(progress.step) aria-hidden="true" {}
                span.chev { (icon("chevron")) }
            }
            @if look.said.as_deref() == Some(NOT_NOW) { p.note-box role="alert" { (context.t("lesson-not-now")) } }
            p { (lesson.says::<G>(context.words, &progress)) }
            form method="post" action=(leave) {
                @if is_over { button.btn.go { (context.t("lesson-play-on")) } }
                @else { button.icon-btn aria-label=(context.t("lesson-leave")) title=(context.t("lesson-leave")) { (icon("cross")) } }
            }
        }
    })
}
