//! Tables as files: one text with all of them to keep or to take along, and back.

use axum::Form;
use axum::extract::{FromRequest, Query, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse, Response};
use games::{Title, with_title};
use maud::{Markup, html};
use serde::Deserialize;
use table::store::TableInfo;
use wire::Wire;
use wire::record::Mismatch;
use words::Arg;

use super::layout::{Frame, icon, layout};
use super::table::attachment;
use super::{PageError, Text};
use crate::app::App;
use crate::context::Context;
use crate::saves::{self, Brought, Came, LARGEST_BUNDLE, Part};

/// The largest form with many saves: at the end of each line it has a character more than the file.
pub const LARGEST_FORM: usize = LARGEST_BUNDLE + LARGEST_BUNDLE / 2;

/// Saves from a form. A form that is sent as plain text is hardly longer than what it holds.
pub struct Saves(String);

impl<S: Send + Sync> FromRequest<S> for Saves {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Saves, Response> {
        let kind = request.headers().get(CONTENT_TYPE);
        if kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/plain")) {
            let text = String::from_request(request, state).await.map_err(IntoResponse::into_response)?;
            return Ok(Saves(text.strip_prefix("text=").unwrap_or(&text).to_owned()));
        }
        let Form(Text { text }) =
            Form::from_request(request, state).await.map_err(IntoResponse::into_response)?;
        Ok(Saves(text))
    }
}

/// Brings a save, or a bundle of them, onto tables of their own.
pub async fn import(
    State(app): State<App>,
    context: Context,
    Saves(text): Saves,
) -> Result<Response, PageError> {
    let came = saves::import_all(&app, text).await.map_err(|problem| PageError(context, problem))?;
    Ok(match came {
        Came::One(brought) => match *brought {
            Brought { info, differs: Some(differs) } => differing(&context, &info, &differs).into_response(),
            Brought { info, .. } => context.go(&format!("/tables/{}", info.id)).into_response(),
        },
        Came::Many { new, known } => context.go(&format!("/?new={new}&known={known}")).into_response(),
    })
}

/// How many tables a file brought, and how many of its tables were here already.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Told {
    new: Option<u32>,
    known: Option<u32>,
}

/// Says what an import brought, if there was one.
pub fn told(context: &Context, told: Told) -> Markup {
    let Told { new: Some(new), known: Some(known) } = told else { return html! {} };
    let args = [("new", new.into()), ("known", known.into())];
    html! { div.note-box role="status" { (icon("tick")) p { (context.words.say("web-brought", &args)) } } }
}

/// A record that does not agree to its end: what differs, and the way to the table that goes up to there.
fn differing(context: &Context, info: &TableInfo, differs: &Mismatch) -> Html<String> {
    let args = [
        ("row", differs.row.into()),
        ("who", differs.who.to_string().into()),
        ("what", differs.field.to_string().into()),
        ("said", differs.expected.clone().into()),
        ("got", differs.got.clone().into()),
    ];
    let fact = match (differs.is_refusal(), differs.row) {
        (true, _) => "web-record-refused",
        (false, 0) => "web-record-end",
        (false, _) => "web-record-differs",
    };
    let content = html! {
        main.wrap.stack {
            div.note-box.warn role="status" {
                (icon("warn"))
                div {
                    h1 { (context.t("web-record")) }
                    p { (context.words.say(fact, &args)) }
                    @if differs.is_refusal() { p.cap lang="en" { (differs.got) } }
                    p { (context.t("web-record-kept")) }
                }
            }
            p { a.btn.primary href=(context.to(&format!("/tables/{}", info.id))) { (context.t("web-record-open")) } }
        }
    };
    Html(layout(context, &Frame::plain(&context.t("web-record")), content).into_string())
}

/// Which of the files is wanted.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Wanted {
    /// Its number, from 1; without it, all tables are wanted.
    file: Option<u32>,
    from: Option<String>,
    before: Option<String>,
}

/// All tables, as a file; or, where they are too much for one, the list of their files.
pub async fn export(
    State(app): State<App>,
    context: Context,
    Query(wanted): Query<Wanted>,
) -> Result<Response, PageError> {
    let wrong = |problem| PageError(context, problem);
    let part = if wanted.file.is_some() {
        let id = |text: Option<String>| text.map(|text| crate::service::id(&text)).transpose();
        Part { from: id(wanted.from).map_err(wrong)?, before: id(wanted.before).map_err(wrong)? }
    } else {
        let mut parts = saves::parts(&app).await.map_err(wrong)?;
        match parts.pop() {
            Some(only) if parts.is_empty() => only,
            last => {
                parts.extend(last);
                return Ok(files(&context, &parts).into_response());
            }
        }
    };
    let name = wanted.file.map_or_else(String::new, |file| format!("-{file}"));
    let text = saves::export_all(&app, part).await.map_err(wrong)?;
    Ok(attachment("text/plain; charset=utf-8", &format!("automa-tables{name}.txt"), text).into_response())
}

/// The files that all tables make.
fn files(context: &Context, parts: &[Part]) -> Html<String> {
    let count = parts.len();
    let content = html! {
        main.wrap.stack {
            h1 { (context.t("web-export-all")) }
            p { (context.t("web-export-files")) }
            @for (number, Part { from, before }) in (1..).zip(parts) {
                @let id = |key: &str, id: &Option<_>| id.as_ref().map_or_else(String::new, |id: &table::TableId| format!("&{key}={id}"));
                @let address = format!("/export?file={number}{}{}", id("from", from), id("before", before));
                @let args = [("file", number.into()), ("of", Arg::Number(count as i64))];
                p { a.btn href=(context.to(&address)) { (icon("export")) (context.words.say("web-export-file", &args)) } }
            }
        }
    };
    Html(layout(context, &Frame::plain(&context.t("web-export-all")), content).into_string())
}

/// The forms for both, on the home page.
pub fn forms(context: &Context, any: bool) -> Markup {
    html! {
        section {
            details.panel {
                summary { (context.t("web-import")) span.chev { (icon("chevron")) } }
                form method="post" action=(context.to("/import")) enctype="text/plain" {
                    // The script reads the file; without one there is the text.
                    label.js-only for="file" { (context.t("web-import-file")) }
                    input.js-only #file type="file" data-into="save" accept=".automa,.txt,.tsv,.log,.json,text/plain";
                    label for="save" { (import_help(context)) }
                    textarea #save name="text" rows="6" required maxlength="900000" spellcheck="false" {}
                    button.btn { (context.t("web-import-go")) }
                }
            }
            @if any {
                p { a.btn href=(context.to("/export")) { (icon("export")) (context.t("web-export-all")) } }
            }
        }
    }
}

/// What can be brought: saves, and records of the games that read some.
fn import_help(context: &Context) -> String {
    let reads = |title: &Title| with_title!(*title, G => <G as Wire>::RECORDS);
    let games: Vec<&str> = Title::ALL.iter().filter(|title| reads(title)).map(|title| title.name()).collect();
    context.words.say("web-import-help", &[("games", games.join(", ").into())])
}

/// What to know of an app that keeps its tables in the browser: where they are, how they are kept safe, how it is installed. The
/// script shows what is true of this browser.
pub fn on_this_device(context: &Context) -> Markup {
    html! {
        section.panel.here {
            h2 { (context.t("web-here")) }
            p { (context.t("web-here-means")) }
            p.soft { (context.t("lab-elsewhere")) }
            div.note-box.warn #evict role="status" hidden { (icon("warn")) p { (context.t("web-evict")) } }
            div #install hidden {
                p.soft { (context.t("web-install-why")) }
                button.btn { (icon("plus")) (context.t("web-install")) }
            }
        }
    }
}

/// A newer version waits: shown by the script, on every page.
pub fn newer(context: &Context) -> Markup {
    html! {
        aside #newer.note-box role="status" hidden {
            (icon("rotate"))
            div { p { (context.t("web-newer")) } button.btn { (context.t("web-newer-take")) } }
        }
    }
}
