//! My record: what a person's finished games add up to, each of them, and the way in and out.

mod feats;
mod game;
mod list;
mod single;

use axum::Form;
use axum::extract::{Query, State};
use axum::response::{Html, IntoResponse, Redirect};
use maud::{Markup, html};
use serde::Deserialize;
use wire::career::Career;

use super::layout::{Frame, icon, layout};
use super::on::{On, Went};
use super::table::attachment;
use super::{Page, PageError, Text};
use crate::app::App;
use crate::assets;
use crate::career::{self, Counted};
use crate::context::Context;
use crate::problem::Problem;

pub use single::result_says;

/// Where in the list of games, and what to say after something was brought.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Look {
    from: usize,
    added: Option<u32>,
}

fn frame(context: &Context) -> Frame {
    Frame { style: Some(assets::path("record.css").into()), ..Frame::plain(&context.t("career-title")) }
}

/// The whole record.
pub async fn page(State(app): State<App>, context: Context, Query(look): Query<Look>) -> Page {
    let (counted, career) = career::look(&app).await.map_err(|problem| PageError(context, problem))?;
    let content = html! {
        main.wrap.stack.wide.record {
            h1 { (context.t("career-title")) }
            @if let Some(added) = look.added {
                div.note-box.ok role="status" { (icon("tick")) p { (context.words.say("career-added", &[("count", added.into())])) } }
            }
            @if counted.is_empty() {
                p.empty { (context.t("career-none")) }
            } @else {
                (tallies(&context, &career))
                @for of in &career.games { (game::section(&context, of, &counted)) }
                (feats::section(&context, &career))
                (list::section(&context, &counted, look.from))
            }
            (files(&context, !counted.is_empty()))
        }
    };
    Ok(Html(layout(&context, &frame(&context), content).into_string()))
}

/// The numbers of all games.
fn tallies(context: &Context, career: &Career) -> Markup {
    let share = career.all.percent().map_or_else(|| "–".to_owned(), |percent| format!("{percent} %"));
    let tally = |number: String, id: &str| html! { div { dt { (context.t(id)) } dd.num { (number) } } };
    html! {
        dl.tallies.panel {
            (tally(career.all.played.to_string(), "career-played"))
            (tally(share, "career-won"))
            (tally(career.streak.now.to_string(), "career-streak"))
            (tally(career.streak.best.to_string(), "career-streak-best"))
        }
    }
}

/// Files to take along, and those that come from elsewhere.
fn files(context: &Context, any: bool) -> Markup {
    html! {
        section.panel.files {
            h2 { (context.t("career-files")) }
            @if any {
                div.row {
                    a.btn href=(context.to("/record/automa-record.csv")) download="automa-record.csv" { (icon("export")) (context.t("career-csv")) }
                    a.btn href=(context.to("/record/automa-bgstats.json")) download="automa-bgstats.json" { (icon("export")) (context.t("career-bgstats")) }
                }
            }
            details {
                summary { (context.t("career-import")) span.chev { (icon("chevron")) } }
                form.stack method="post" action=(context.to("/record/import")) {
                    p.small.soft { (context.t("career-import-help")) }
                    label.js-only for="sheet-file" { (context.t("web-import-file")) }
                    input.js-only #sheet-file type="file" data-into="sheet" accept=".csv,.txt,text/csv,text/plain";
                    label for="sheet" { (context.t("career-import-text")) }
                    textarea #sheet lang="en" name="text" rows="5" required spellcheck="false" placeholder="ended,game,you,other,result,level" {}
                    button.btn { (context.t("career-import-go")) }
                }
            }
        }
    }
}

/// Takes results from a sheet.
pub async fn bring(
    State(app): State<App>,
    context: Context,
    Form(sheet): Form<Text>,
) -> Result<Redirect, PageError> {
    let added = career::bring(&app, sheet.text).await.map_err(|problem| PageError(context, problem))?;
    Ok(context.go(&format!("/record?added={added}")))
}

/// All results as a sheet.
pub async fn sheet(State(app): State<App>, context: Context) -> Result<impl IntoResponse, PageError> {
    let text = career::sheet(&app).await.map_err(|problem| PageError(context, problem))?;
    Ok(attachment("text/csv; charset=utf-8", "automa-record.csv", text))
}

/// All results for BG Stats.
pub async fn bg_stats(State(app): State<App>, context: Context) -> Result<impl IntoResponse, PageError> {
    let wrong = |problem| PageError(context, problem);
    let file = career::bg_stats(&app, context.words).await.map_err(wrong)?;
    let text =
        serde_json::to_string_pretty(&file).map_err(|error| wrong(Problem::Broken(error.to_string())))?;
    Ok(attachment("application/json", "automa-bgstats.json", text))
}

/// The page of one result.
pub async fn one(on: On) -> Page {
    let (id, wrong) = (on.id()?, on.wrong());
    let On { app, context, .. } = on;
    let mut frame = frame(&context);
    let (counted, there) = match career::one(&app, id.clone()).await {
        Ok(found) => found,
        Err(Problem::NotFound) => {
            let counted = career::uncounted(&app, id).await.map_err(wrong)?;
            return Ok(Html(layout(&context, &frame, single::uncounted(&context, &counted)).into_string()));
        }
        Err(problem) => return Err(wrong(problem)),
    };
    frame.here = Some((context.t("career-title"), counted.title().name().to_owned()));
    "/record".clone_into(&mut frame.back);
    Ok(Html(layout(&context, &frame, single::page(&context, &counted, there)).into_string()))
}

/// Counts a finished table that came from a file.
pub async fn count(on: On) -> Went {
    let id = on.id()?;
    let back = format!("/record/{id}");
    career::count(&on.app, id).await.map_err(on.wrong())?;
    Ok(on.context.go(&back))
}

/// What a person writes about a game.
#[derive(Debug, Deserialize)]
pub struct Comment {
    comment: String,
}

/// Keeps what a person wrote about a game.
pub async fn comment(on: On, Form(comment): Form<Comment>) -> Went {
    let id = on.id()?;
    let back = format!("/record/{id}");
    career::comment(&on.app, id, comment.comment).await.map_err(on.wrong())?;
    Ok(on.context.go(&back))
}

/// Forgets a result.
pub async fn forget(on: On) -> Went {
    career::forget(&on.app, on.id()?).await.map_err(on.wrong())?;
    Ok(on.context.go("/record"))
}

/// Who played against whom: "Nomads against Witches".
fn sides(context: &Context, counted: &Counted) -> Option<String> {
    let (you, bots) = (counted.plays(context.words)?, counted.against(context.words));
    if bots.is_empty() {
        return Some(you);
    }
    let together = bots.join(&context.t("web-called-and"));
    Some([you, together].join(&context.t("web-called-against")))
}

/// How it ended, as a chip.
fn chip(context: &Context, counted: &Counted) -> Markup {
    let ended = &counted.ended;
    let (class, id) = match (ended.given_up, ended.winner) {
        (true, _) => ("chip bad", "career-given-up"),
        _ if ended.shared => ("chip ok", "career-chip-shared"),
        (_, Some(wire::summary::Side::You)) => ("chip ok", "career-chip-won"),
        (_, Some(wire::summary::Side::Automa)) => ("chip bad", "career-chip-lost"),
        (_, None) => ("chip", "career-chip-played"),
    };
    html! { span class=(class) { (context.t(id)) } }
}
