//! Home: go on with a game, start one, choose language, theme and text size.

use axum::Form;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderName, StatusCode};
use axum::response::{AppendHeaders, Html, IntoResponse};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use serde_json::Value;
use table::store::TableInfo;
use words::{Arg, LANGUAGES};

use super::layout::{Frame, icon, layout, small_icon};
use super::{Page, PageError};
use crate::app::{App, blocking};
use crate::context::Context;
use crate::kind::Kind;

/// How many tables the home page shows.
const SHOWN: u32 = 30;

/// The home page.
pub async fn page(State(app): State<App>, context: Context) -> Page {
    let tables = app.tables.clone();
    let listed = blocking(move || tables.list(SHOWN, 0)).await;
    let listed = listed.map_err(|error| PageError(context, error.into()))?;
    let listed = listed.map_err(|error| PageError(context, error.into()))?;
    let content = html! {
        main.wrap.home {
            header.word { (PreEscaped(MARK)) h1 { "automa" } }
            p.soft { (context.t("web-tagline")) }
            section {
                h2 { (context.t("web-go-on")) }
                @if listed.is_empty() {
                    p.empty { (context.t("web-no-games")) }
                } @else {
                    div.games { @for info in &listed { (game_card(&context, info)) } }
                }
            }
            section {
                h2 { (context.t("web-new-game")) }
                div.tiles { (patchwork_tile(&context)) }
            }
            section {
                h2 { (context.t("web-look-up")) }
                nav.links {
                    a.btn href="/rules" { (context.t("web-rules")) }
                    a.btn href="/cards" { (context.t("web-cards")) }
                    a.btn href="/about" { (context.t("web-about")) }
                }
            }
            (import_form(&context))
            (preferences_form(&context))
        }
    };
    Ok(Html(
        layout(&context, &Frame { title: context.t("web-home"), ..Frame::default() }, content).into_string(),
    ))
}

/// The mark of the program: a diamond with a button.
const MARK: &str = r#"<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><path class="tok-automa" d="M16 2l14 14-14 14L2 16z"/><circle cx="16" cy="16" r="6.5" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cx="13.8" cy="13.8" r="1.2"/><circle cx="18.2" cy="13.8" r="1.2"/><circle cx="13.8" cy="18.2" r="1.2"/><circle cx="18.2" cy="18.2" r="1.2"/></svg>"#;

fn game_card(context: &Context, info: &TableInfo) -> Markup {
    let summary: Value = serde_json::from_str(&info.summary).unwrap_or_default();
    let number = |key: &str| summary[key].as_i64().unwrap_or_default();
    let waiting = summary["waiting"].as_str().unwrap_or_default();
    let (chip, text) = match waiting {
        "automa" => ("chip automa", context.t("web-automas-turn")),
        "over" => (
            "chip",
            context
                .words
                .say("web-result", &[("a", Arg::Number(number("you"))), ("b", Arg::Number(number("other")))]),
        ),
        _ => ("chip you", context.t("web-your-turn")),
    };
    let place = match Kind::of(&info.game) {
        Some(Kind::PatchworkCompanion) => context.t("web-at-the-table"),
        _ => context.t("web-on-screen"),
    };
    let space = context.words.say("web-space-of", &[("space", Arg::Number(number("space")))]);
    html! {
        a.gamecard href=(format!("/tables/{}", info.id)) {
            @match summary["quilt"].as_str() {
                Some(letters) => (PreEscaped(draw::svg::mini_quilt(letters))),
                // The quilt lies on the real table.
                None => span.thumb { (icon("table")) },
            }
            span {
                b { (info.name) }
                span.small.soft.num { (place) " · " (space) }
                span class=(chip) { (text) }
            }
        }
    }
}

/// A finished quilt, for the picture of the game.
const QUILT: &str = concat!(
    "*PGGGGTT*",
    "PPP*UYYTT",
    "VPUUUUYYT",
    "VVVVUYYNN",
    "CCCVeNNNb",
    "DDeeeeebb",
    "DJJLeL*bb",
    ".JJLLL*Ob",
    "RRRRROOOO",
);

fn patchwork_tile(context: &Context) -> Markup {
    let picture = draw::svg::mini_quilt(QUILT);
    html! {
        article.tile {
            div.art { (PreEscaped(picture)) }
            div.txt {
                b { "Patchwork" }
                p { (context.t("web-patchwork-pitch")) }
                div.two {
                    a.btn href="/new?game=patchwork" { (small_icon("screen")) (context.t("web-screen")) }
                    a.btn href="/new?game=patchwork-companion" { (small_icon("table")) (context.t("web-table")) }
                }
            }
        }
    }
}

fn import_form(context: &Context) -> Markup {
    html! {
        section {
            details.panel {
                summary { (context.t("web-import")) }
                form method="post" action="/import" {
                    label for="save" { (context.t("web-import-help")) }
                    textarea #save name="text" rows="6" required maxlength="900000" spellcheck="false" {}
                    button.btn { (context.t("web-import-go")) }
                }
            }
        }
    }
}

fn preferences_form(context: &Context) -> Markup {
    let choice = |name: &str, value: &str, now: bool, inside: Markup| {
        html! { label { input type="radio" name=(name) value=(value) checked[now]; span { (inside) } } }
    };
    let language_name = |code: &str| context.t(&format!("web-language-{code}"));
    html! {
        form.prefs method="post" action="/preferences" aria-label=(context.t("web-settings")) data-send="now" {
            fieldset {
                legend { (context.t("web-language")) }
                div.seg {
                    @for (code, _) in LANGUAGES {
                        (choice("lang", code, context.language == code, html! { (language_name(code)) }))
                    }
                }
            }
            fieldset {
                legend { (context.t("web-theme")) }
                div.seg {
                    (choice("theme", "auto", context.theme.is_none(), html! { (context.t("web-theme-auto")) }))
                    (choice("theme", "light", context.theme == Some("light"), html! { (icon("sun")) (context.t("web-theme-light")) }))
                    (choice("theme", "dark", context.theme == Some("dark"), html! { (icon("moon")) (context.t("web-theme-dark")) }))
                }
            }
            fieldset {
                legend { (context.t("web-text-size")) }
                div.seg {
                    (choice("text", "small", context.text == Some("small"), html! { (context.t("web-text-small")) }))
                    (choice("text", "usual", context.text.is_none(), html! { (context.t("web-text-usual")) }))
                    (choice("text", "large", context.text == Some("large"), html! { (context.t("web-text-large")) }))
                }
            }
            button.btn { (context.t("web-apply")) }
        }
    }
}

/// What a person chose.
#[derive(Debug, Deserialize)]
pub struct Preferences {
    #[serde(default)]
    lang: String,
    #[serde(default)]
    theme: String,
    #[serde(default)]
    text: String,
}

/// Remembers the choice in cookies; unknown values mean the default.
pub async fn preferences(Form(chosen): Form<Preferences>) -> impl IntoResponse {
    let language = LANGUAGES.iter().map(|(code, _)| *code).find(|code| *code == chosen.lang).unwrap_or("en");
    let theme = ["light", "dark"].into_iter().find(|theme| *theme == chosen.theme).unwrap_or("auto");
    let text = ["small", "large"].into_iter().find(|text| *text == chosen.text).unwrap_or("usual");
    let cookie = |name: &str, value: &str| -> (HeaderName, String) {
        (SET_COOKIE, format!("{name}={value}; Path=/; SameSite=Strict; Max-Age=31536000"))
    };
    let cookies = [cookie("lang", language), cookie("theme", theme), cookie("text", text)];
    (StatusCode::SEE_OTHER, AppendHeaders(cookies), [("location", "/")])
}
