//! Home: go on with a game, start one, choose language, theme and text size.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderName, StatusCode};
use axum::response::{AppendHeaders, Html, IntoResponse};
use games::{Kind, Title, with_kind};
use kernel::Day;
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use table::store::TableInfo;
use table::tables::Listed;
use wire::summary::{Summary, Waits};
use words::{Arg, LANGUAGES};

use super::layout::{Frame, icon, layout, small_icon};
use super::{Page, PageError, coach, shelf};
use crate::app::App;
use crate::called::called;
use crate::context::{Context, Pace};
use crate::kind::{Shown, cover, place_icon, place_says};
use crate::service;

/// How many tables the home page shows.
const SHOWN: u32 = 30;

/// How many of them at once; the others are folded up, so that a new game stays near.
const LATEST: usize = 4;

/// The home page.
pub async fn page(State(app): State<App>, context: Context, Query(told): Query<shelf::Told>) -> Page {
    let tables = app.tables.clone();
    let today = service::today(&app).await.map_err(|problem| PageError(context, problem))?;
    let listed = app.work(move || tables.list(SHOWN, 0)).await;
    let listed = listed.map_err(|problem| PageError(context, problem))?;
    let Listed { tables: listed, damage } = listed.map_err(|error| PageError(context, error.into()))?;
    let content = html! {
        main.wrap.home {
            header.word { (PreEscaped(MARK)) h1 { "automa" } }
            p.soft { (context.t("web-tagline")) }
            (shelf::told(&context, told))
            @if let Some(damage) = damage {
                div.note-box.bad role="alert" {
                    (icon("cross"))
                    div { p { (context.t("web-damaged")) } p.cap lang="en" { (damage) } }
                }
            }
            // Whoever comes for the first time has nothing to go on with.
            @if !listed.is_empty() {
                section {
                    h2 { (context.t("web-go-on")) }
                    @let (latest, older) = listed.split_at(listed.len().min(LATEST));
                    div.games { @for info in latest { (game_card(&context, info)) } }
                    @if !older.is_empty() {
                        details.panel.older {
                            summary {
                                (context.words.say("web-older", &[("count", Arg::Number(older.len() as i64))]))
                                span.chev { (icon("chevron")) }
                            }
                            div.games { @for info in older { (game_card(&context, info)) } }
                        }
                    }
                }
            }
            section {
                h2 { (context.t("web-new-game")) }
                div.tiles { @for title in Title::ALL { (tile(&context, *title, today)) } }
            }
            section {
                h2 { (context.t("web-look-up")) }
                nav.links {
                    a.btn href=(context.to("/record")) { (context.t("career-title")) }
                    a.btn href=(context.to("/rules")) { (context.t("web-rules")) }
                    a.btn href=(context.to("/cards")) { (context.t("web-cards")) }
                    @if !context.door.is_offline() { a.btn href=(context.to("/lab")) { (context.t("lab-title")) } }
                    a.btn href=(context.to("/about")) { (context.t("web-about")) }
                }
            }
            (shelf::forms(&context, !listed.is_empty()))
            @if context.door.is_offline() { (shelf::on_this_device(&context)) }
            (preferences_form(&context))
        }
    };
    Ok(Html(
        layout(&context, &Frame { title: context.t("web-home"), ..Frame::default() }, content).into_string(),
    ))
}

/// The mark of the program: a diamond with a button.
const MARK: &str = r#"<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><path class="tok-automa" d="M16 2l14 14-14 14L2 16z"/><circle cx="16" cy="16" r="6.5" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cx="13.8" cy="13.8" r="1.2"/><circle cx="18.2" cy="13.8" r="1.2"/><circle cx="13.8" cy="18.2" r="1.2"/><circle cx="18.2" cy="18.2" r="1.2"/></svg>"#;

/// A table in the list: its picture, its name, how far it has come and who is asked.
fn game_card(context: &Context, info: &TableInfo) -> Markup {
    let summary = Summary::read(&info.summary);
    let kind = Kind::of(&info.game);
    // A table of a program that knew more games.
    let Ok(kind) = kind else {
        return html! { span.gamecard { span.thumb { (icon("why")) } span { b { (info.name) } span.small.soft { (info.game) } } } };
    };
    let (thumb, progress) = with_kind!(kind, G => (G::thumb(&summary), G::progress(context, &summary)));
    let (class, says) = match summary.waiting {
        Waits::Automa => ("chip automa", context.t("web-automas-turn")),
        Waits::Over => ("chip", with_kind!(kind, G => G::ended(context, &summary))),
        Waits::Person => ("chip you", context.t("web-your-turn")),
    };
    let place = kind.place();
    html! {
        a.gamecard href=(context.to(&format!("/tables/{}", info.id))) {
            @match thumb {
                Some(thumb) => (thumb),
                // The pieces lie on the real table.
                None => span.thumb { (icon(place_icon(place))) },
            }
            span {
                b { (called(context.words, info)) }
                span.small.soft.num { @if Title::ALL.len() > 1 { (kind.title().name()) " · " } (context.t(place_says(place))) " · " (progress) }
                span class=(class) { (says) }
            }
        }
    }
}

/// The card of a game: its picture, what it is, and where it can be played.
fn tile(context: &Context, title: Title, today: Day) -> Markup {
    let deal = format!("/new?game={}&seed={}", title.key(), today.deal(title.key()));
    html! {
        article.tile {
            div.art { ((cover(title).art)()) }
            div.txt {
                b { (title.name()) }
                p { (context.t(cover(title).pitch)) }
            }
            div.doors {
                div.two {
                    @for kind in title.kinds() {
                        @let place = kind.place();
                        a.btn href=(context.to(&format!("/new?game={}", kind.game()))) {
                            (small_icon(place_icon(place))) (context.t(place_says(place))) span.hide { ": " (title.name()) }
                        }
                    }
                }
                @if coach::teaches(title) { (coach::begin_form(context, title)) }
                div.also {
                    a.deal href=(context.to(&deal)) { (small_icon("dice")) (context.t("web-deal")) span.hide { ": " (title.name()) } }
                    a.deal href=(context.to(&format!("/learn/{}", title.key()))) { (small_icon("cards")) (context.t("learn-title")) span.hide { ": " (title.name()) } }
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
        form.prefs #settings method="post" action=(context.to("/preferences")) aria-label=(context.t("web-settings")) data-send="now" {
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
            fieldset {
                legend { (context.t("web-tips")) }
                div.seg {
                    (choice("tips", "on", context.tips, html! { (context.t("web-tips-on")) }))
                    (choice("tips", "off", !context.tips, html! { (context.t("web-tips-off")) }))
                }
            }
            fieldset {
                legend { (context.t("web-scene")) }
                div.seg {
                    @for pace in Pace::ALL {
                        (choice("scene", pace.name(), context.pace == pace, html! { (context.t(&format!("web-scene-{}", pace.name()))) }))
                    }
                }
            }
            fieldset {
                legend { (context.t("web-sound")) }
                div.seg {
                    (choice("sound", "off", !context.sound, html! { (context.t("web-sound-off")) }))
                    (choice("sound", "on", context.sound, html! { (context.t("web-sound-on")) }))
                }
            }
            fieldset {
                legend { (context.t("web-ends")) }
                div.seg {
                    (choice("ends", "go", !context.asks, html! { (context.t("web-ends-go")) }))
                    (choice("ends", "ask", context.asks, html! { (context.t("web-ends-ask")) }))
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
    #[serde(default)]
    tips: String,
    #[serde(default)]
    scene: String,
    #[serde(default)]
    sound: String,
    #[serde(default)]
    ends: String,
}

/// Remembers the choice in cookies; unknown values mean the default.
pub async fn preferences(context: Context, Form(chosen): Form<Preferences>) -> impl IntoResponse {
    let language = LANGUAGES.iter().map(|(code, _)| *code).find(|code| *code == chosen.lang).unwrap_or("en");
    let theme = ["light", "dark"].into_iter().find(|theme| *theme == chosen.theme).unwrap_or("auto");
    let text = ["small", "large"].into_iter().find(|text| *text == chosen.text).unwrap_or("usual");
    let tips = if chosen.tips == "off" { "off" } else { "on" };
    let scene = Pace::of(&chosen.scene).name();
    let sound = if chosen.sound == "on" { "on" } else { "off" };
    let ends = if chosen.ends == "ask" { "ask" } else { "go" };
    let cookies = [
        ("lang", language),
        ("theme", theme),
        ("text", text),
        ("tips", tips),
        ("scene", scene),
        ("sound", sound),
        ("ends", ends),
    ]
    .map(|(name, value)| cookie(context, name, value));
    (StatusCode::SEE_OTHER, AppendHeaders(cookies), [("location", context.to("/#settings"))])
}

/// A choice that the browser remembers for a year.
fn cookie(context: Context, name: &str, value: &str) -> (HeaderName, String) {
    let path = context.to("/");
    (SET_COOKIE, format!("{name}={value}; Path={path}; SameSite=Strict; Max-Age=31536000"))
}

/// No more tips; back to the table.
pub async fn no_tips(context: Context, Path(id): Path<String>) -> impl IntoResponse {
    let table = service::id(&id).map_or_else(|_| "/".to_owned(), |id| format!("/tables/{id}"));
    let table = context.to(&table);
    (StatusCode::SEE_OTHER, AppendHeaders([cookie(context, "tips", "off")]), [("location", table)])
}
