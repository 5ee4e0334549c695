//! The history of a table: every decision with its reasons; any position can be looked at and gone back to.

use axum::extract::{Path, State};
use axum::response::Html;
use games::with_kind;
use maud::{Markup, html};
use table::store::TableId;
use table::tables::{Open, Tables};
use words::Arg;

use super::layout::{Frame, layout};
use super::{Page, PageError};
use crate::app::App;
use crate::called::called;
use crate::context::Context;
use crate::kind::Shown;
use crate::problem::Problem;
use crate::service;

/// All decisions, the newest first.
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
    let (content, back) = match number {
        None => (list(context, &open), format!("/tables/{id}")),
        Some(number) => {
            (one(context, &open, number).ok_or(Problem::NotFound)?, format!("/tables/{id}/history"))
        }
    };
    let frame = Frame {
        title: context.t("web-history"),
        here: Some((context.t("web-history"), called(context.words, &open.info))),
        back,
        ..Frame::default()
    };
    Ok(layout(context, &frame, content).into_string())
}

fn list<G: Shown>(context: &Context, open: &Open<G>) -> Markup {
    let session = &open.session;
    let id = &open.info.id;
    let lines: Vec<(usize, String, bool)> = session
        .walk(0)
        .map(|(number, before, entry)| {
            (number + 1, before.line(context.words, &entry.events), entry.revealed)
        })
        .collect();
    html! {
        main.wrap.stack {
            h1 { (context.t("web-history")) }
            @if lines.is_empty() { p.empty { (context.t("web-history-empty")) } }
            ol.log.panel {
                @for (number, line, revealed) in lines.iter().rev() {
                    li {
                        span.num { (number) }
                        span.say {
                            (line)
                            @if *revealed {
                                " " span.revealed title=(context.t("web-revealed")) {
                                    (super::layout::drawn_icon("deck")) span.hide { (context.t("web-revealed")) }
                                }
                            }
                        }
                        a href=(context.to(&format!("/tables/{id}/history/{number}"))) { (context.t("web-look")) }
                    }
                }
            }
            @if !lines.is_empty() { p { a.btn href=(context.to(&format!("/tables/{id}/history/0"))) { (context.t("web-from-start")) } } }
        }
    }
}

fn one<G: Shown>(context: &Context, open: &Open<G>, number: usize) -> Option<Markup> {
    let session = &open.session;
    let id = &open.info.id;
    let game = session.position(number)?;
    let entry = number.checked_sub(1).and_then(|last| session.history().get(last));
    let before = number.checked_sub(1).and_then(|last| session.position(last));
    let step = |to: usize, word: &str, symbol: &str| {
        // The keys are the arrows' own.
        html! { a.btn.later[to > number] href=(context.to(&format!("/tables/{id}/history/{to}"))) data-key=(symbol) { (super::layout::icon(symbol)) (context.t(word)) } }
    };
    Some(html! {
        main.wrap.stack.wide {
            h1 { (context.words.say("web-position-after", &[("count", Arg::Number(number as i64))])) }
            nav.steps-nav {
                @if number > 0 { (step(number - 1, "web-earlier", "left")) }
                @if number < session.at() { (step(number + 1, "web-later", "right")) }
            }
            div.past {
                @if let (Some(entry), Some(before)) = (entry, before) {
                    section.stack {
                        p.line { (before.line(context.words, &entry.events)) }
                        @if let Some(why) = G::why(context, before, entry) { div.panel { (why) } }
                    }
                }
                div { (G::picture(context, game)) }
            }
            @if number != session.at() {
                form method="post" action=(context.to(&format!("/tables/{id}/rewind"))) {
                    input type="hidden" name="version" value=(open.info.version);
                    input type="hidden" name="to" value=(number);
                    @if session.revealed_since(number) { p.soft { (context.t("web-rewind-revealed")) } }
                    button.btn.go { (context.t("web-rewind-here")) }
                }
            }
        }
    })
}
