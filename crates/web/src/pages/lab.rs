//! The laboratory: start a small experiment, watch it, read its report, open one of its games.
//!
//! - `form`: the choices that make an experiment

mod form;

use std::borrow::Cow;
use std::convert::Infallible;
use std::time::Duration;

use ::lab::experiment::ReplayError;
use ::lab::run::Ended;
use ::lab::summary::Line;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{Html, IntoResponse, Redirect};
use games::{Title, with_title};
use kernel::{Notation, Seed, Setup};
use maud::{Markup, PreEscaped, html};
use players::{Judge, Limits};
use serde::Deserialize;
use table::journal;
use tokio_stream::{Stream, StreamExt};
use words::Arg;

use site::context::Context;
use site::host::{LONGEST_SEARCH, Visitor};
use site::kind::experiment;
use site::pages::layout::{Frame, icon, layout};
use site::pages::{Page, PageError};
use site::problem::Problem;
use site::saves;

use crate::app::{App, blocking};
use crate::lab::{FOLLOWED, Shown, Stage};

/// Where the page is.
const HERE: &str = "/lab";
/// Where its style is.
const STYLE: &str = "/lab.css";

/// The style of the page and of reports.
pub async fn style() -> impl IntoResponse {
    let style = [include_str!("../../assets/lab.css"), &::lab::report::page_style()].concat();
    ([(CONTENT_TYPE, "text/css; charset=utf-8")], style)
}

/// Which example is to be shown.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    #[serde(default)]
    game: String,
}

/// An experiment to begin with; without a game that we know, that of the first.
fn example(game: &str) -> Cow<'static, str> {
    experiment(Title::of(game).unwrap_or(Title::ALL[0]))
}

/// The page: what is played, and the form for the next.
pub async fn page(State(app): State<App>, context: Context, Query(wanted): Query<Wanted>) -> Page {
    let shown = app.lab.shown();
    let is_playing = shown.as_ref().is_some_and(|shown| shown.stage == Stage::Playing);
    let frame = Frame {
        style: Some(STYLE.into()),
        followed: Some((HERE.to_owned(), shown.as_ref().map_or(0, |shown| shown.version))),
        ..Frame::plain(&context.t("lab-title"))
    };
    let last = shown.as_ref().filter(|_| wanted.game.is_empty());
    let title = match last {
        Some(shown) => shown.experiment.game,
        None => Title::of(&wanted.game).unwrap_or(Title::ALL[0]),
    };
    let text = last.map_or_else(|| example(&wanted.game), |shown| shown.text.as_str().into());
    let content = html! {
        main.wrap.stack.lab-page {
            h1 { (context.t("lab-title")) }
            p.soft { (context.t("lab-what")) }
            @if let Some(shown) = &shown { (state(&context, shown)) }
            @if !is_playing { (form::form(&context, title, &text)) }
        }
    };
    Ok(Html(layout(&context, &frame, content).into_string()))
}

fn state(context: &Context, shown: &Shown) -> Markup {
    let number = |number: u64| Arg::Number(number as i64);
    let (done, most) = (shown.progress.done, shown.progress.most);
    let said = context.words.say("lab-progress", &[("done", number(done)), ("most", number(most))]);
    html! {
        section.panel {
            h2 { (shown.experiment.name) }
            @match &shown.stage {
                Stage::Playing => {
                    label for="progress" { (said) }
                    progress #progress max=(most.max(1)) value=(done) {}
                    (figures(context, &shown.lines))
                    form method="post" action=(context.to("/lab/stop")) { button.btn { (icon("cross")) (context.t("lab-stop")) } }
                }
                Stage::Failed(why) => p.note-box lang=[context.english()] { (why) },
                Stage::Done(ended) => {
                    p data-say=(context.t("lab-done")) {
                        @if *ended == Ended::Stopped { (context.t("lab-stopped")) " " }
                        (said)
                    }
                    (figures(context, &shown.lines))
                    p { a.btn.go href=(context.to("/lab/report")) { (context.t("lab-open-report")) } }
                }
            }
        }
    }
}

/// Each combination with its share of wins: the figure, and its interval on a line from none to all.
fn figures(context: &Context, lines: &[Line]) -> Markup {
    let played = lines.iter().filter(|line| line.games > 0);
    let per_cent = |share: f64| format!("{:.1}", 100.0 * share);
    let written = |number: String| number.replace('.', &context.t("decimal-point"));
    html! {
        ul.lab-figures {
            @for line in played {
                li {
                    b lang=[context.english()] { (line.label) }
                    span.num.share { (written(per_cent(line.win_rate))) " %" }
                    svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                        rect.whole x="0" y="3" width="100" height="2" {}
                        rect.sure x=(per_cent(line.wins.from)) y="1.5" width=(per_cent(line.wins.half_width() * 2.0)) height="5" {}
                        rect.share x=(per_cent((line.win_rate - 0.005).clamp(0.0, 0.99))) y="0" width="1" height="8" {}
                    }
                    small.soft.num {
                        (context.words.say("lab-line-wins", &[("from", written(per_cent(line.wins.from)).into()), ("to", written(per_cent(line.wins.to)).into()), ("games", Arg::Number(line.games as i64))]))
                        " " (context.words.say("lab-line-points", &[("mean", written(format!("{:.1}", line.mean)).into())]))
                        @if let Some(other) = line.other {
                            " " (context.words.say("lab-line-other", &[("mean", written(format!("{other:.1}")).into())]))
                        }
                    }
                }
            }
        }
    }
}

/// Starts the experiment that the form describes.
pub async fn start(
    State(app): State<App>,
    context: Context,
    Form(sent): Form<Vec<(String, String)>>,
) -> Result<Redirect, PageError> {
    let text = form::written(&sent).map_err(|problem| PageError(context, problem))?;
    let started = blocking(move || app.lab.start(&text, &app.live)).await;
    started.and_then(|started| started).map_err(|problem| PageError(context, problem))?;
    Ok(context.go(HERE))
}

/// Stops what is played, and a game of it that is played again.
pub async fn stop(State(app): State<App>, context: Context, visitor: Visitor) -> Redirect {
    app.lab.stop();
    app.searches.stop(visitor, FOLLOWED);
    context.go(HERE)
}

/// The report of what was played last.
pub async fn report(State(app): State<App>, context: Context) -> Page {
    let shown = app.lab.shown().filter(|shown| !shown.reports.is_empty());
    let shown = shown.ok_or(PageError(context, Problem::NotFound))?;
    let report = shown.reports.iter().find(|(code, _)| *code == context.language).or(shown.reports.first());
    let frame =
        Frame { back: HERE.to_owned(), style: Some(STYLE.into()), ..Frame::plain(&shown.experiment.name) };
    let content = html! { (PreEscaped(report.map_or("", |(_, report)| report.as_str()))) };
    Ok(Html(layout(&context, &frame, content).into_string()))
}

/// One game of it.
#[derive(Debug, Deserialize)]
pub struct OneGame {
    cell: usize,
    seed: u64,
}

/// Brings it onto a table of its own, to be stepped through.
pub async fn open(
    State(app): State<App>,
    context: Context,
    visitor: Visitor,
    Form(game): Form<OneGame>,
) -> Result<Redirect, PageError> {
    let wrong = |problem| PageError(context, problem);
    let shown = app.lab.shown().ok_or_else(|| wrong(Problem::NotFound))?;
    // Its players may think for long: it is played again like any other search, and given up like one.
    let search =
        move |limits: &Limits| with_title!(shown.experiment.game, G => save_of::<G>(&shown, &game, limits));
    let save = app.searches.run(visitor, FOLLOWED, LONGEST_SEARCH, search).await;
    let save = save.map_err(wrong)?.map_err(wrong)?;
    let info = saves::import(&app.site, String::new(), save).await.map_err(wrong)?;
    Ok(context.go(&format!("/tables/{}/history", info.id)))
}

fn save_of<G: Judge + Notation>(shown: &Shown, game: &OneGame, limits: &Limits) -> Result<String, Problem> {
    let cell = shown.experiment.cells.get(game.cell).ok_or(Problem::NotFound)?;
    let seed = Seed(game.seed);
    let bad = |error: &dyn std::error::Error| Problem::Bad(error.to_string());
    let (options, actions) = cell.decisions::<G>(seed, limits).map_err(|error| match error {
        ReplayError::Stopped if limits.is_stopped() => Problem::Stopped,
        ReplayError::Stopped => Problem::Refused(
            "this game takes too long to play again here; `automa lab replay` knows no such limit".to_owned(),
        ),
        error => bad(&error),
    })?;
    let setup = Setup { options, seed, packs: cell.packs.clone() };
    journal::write_game::<G>(setup, actions).map_err(|error| bad(&error))
}

/// How far it is, from now on.
pub async fn events(
    State(app): State<App>,
    context: Context,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, PageError> {
    let listener = app.live.follow(FOLLOWED).ok_or(PageError(context, Problem::TooManyListeners))?;
    app.live.tell(FOLLOWED, app.lab.shown().map_or(0, |shown| shown.version));
    let events = listener.map(|version| Ok(Event::default().event("version").data(version.to_string())));
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))))
}
