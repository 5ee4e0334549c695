//! Tables as files: one text with all of them to keep or to take along, and back.

use axum::Form;
use axum::extract::State;
use axum::response::{Html, IntoResponse, Response};
use games::{Title, with_title};
use maud::{Markup, html};
use table::store::TableInfo;
use wire::Wire;
use wire::record::Mismatch;

use super::layout::{Frame, icon, layout};
use super::table::attachment;
use super::{PageError, Text};
use crate::app::App;
use crate::context::Context;
use crate::service::{self, Brought};

/// Brings a save, or a bundle of them, onto tables of their own.
pub async fn import(
    State(app): State<App>,
    context: Context,
    Form(save): Form<Text>,
) -> Result<Response, PageError> {
    let brought = service::import_all(&app, save.text).await;
    let brought = brought.map_err(|problem| PageError(context, problem))?;
    Ok(match &brought[..] {
        [Brought { info, differs: Some(differs) }] => differing(&context, info, differs).into_response(),
        [only] => context.go(&format!("/tables/{}", only.info.id)).into_response(),
        _ => context.go("/").into_response(),
    })
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

/// All tables, as a file.
pub async fn export(State(app): State<App>, context: Context) -> Result<impl IntoResponse, PageError> {
    let text = service::export_all(&app).await.map_err(|problem| PageError(context, problem))?;
    Ok(attachment("text/plain; charset=utf-8", "automa-tables.txt", text))
}

/// The forms for both, on the home page.
pub fn forms(context: &Context, any: bool) -> Markup {
    html! {
        section {
            details.panel {
                summary { (context.t("web-import")) }
                form method="post" action=(context.to("/import")) {
                    // The script reads the file; without one there is the text.
                    label.js-only for="file" { (context.t("web-import-file")) }
                    input.js-only #file type="file" data-into="save" accept=".automa,.txt,.tsv,.log,.json,text/plain";
                    label for="save" { (import_help(context)) }
                    textarea #save name="text" rows="6" required maxlength="900000" spellcheck="false" {}
                    button.btn { (context.t("web-import-go")) }
                }
            }
            @if any {
                p { a.btn href=(context.to("/export")) download="automa-tables.txt" { (icon("export")) (context.t("web-export-all")) } }
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
