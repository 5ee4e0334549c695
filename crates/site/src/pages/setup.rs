//! A new game: its options with their meaning, its seed. And bringing a save.

use axum::Form;
use axum::extract::{Query, State};
use axum::response::{Html, Redirect};
use games::{Kind, Title, with_kind};
use kernel::chance::SeedError;
use kernel::{Day, Field, Options, Seed};
use maud::{Markup, html};
use serde::Deserialize;

use super::layout::{Frame, icon, layout};
use super::{Page, PageError};
use crate::app::App;
use crate::context::Context;
use crate::kind::{List, Shown, cover, place_icon, place_says};
use crate::problem::Problem;
use crate::service::{self, NewGame};

/// Which game is to be set up.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    #[serde(default)]
    game: String,
    /// The seed that somebody sent, or the deal of a day; without one a fresh one.
    seed: Option<String>,
}

/// The page with all options.
pub async fn page(State(app): State<App>, context: Context, Query(wanted): Query<Wanted>) -> Page {
    let kind = Kind::of(&wanted.game).unwrap_or(Kind::ALL[0]);
    let title = kind.title();
    let wrong = |problem| PageError(context, problem);
    let seed = match &wanted.seed {
        Some(text) => seed_of(text).map_err(wrong)?,
        None => service::fresh_seed(&*app.host).map_err(wrong)?,
    };
    let deal = Day::of_deal(seed, title.key(), service::today(&app).await.map_err(wrong)?);
    let usual = with_kind!(kind, G => options_form::<G>(&context, title, true));
    let rest = with_kind!(kind, G => options_form::<G>(&context, title, false));
    let headline = context.words.say("web-set-up", &[("game", title.name().into())]);
    let frame = Frame {
        title: headline.clone(),
        here: Some((context.t("web-new-game"), title.name().to_owned())),
        back: "/".to_owned(),
        ..Frame::default()
    };
    let chosen = |now: bool| if now { Some("page") } else { None };
    let content = html! {
        form method="post" action=(context.to("/tables")) {
            main.wrap.setup {
                h1 { (headline) }
                p.soft { (context.t("web-set-up-help")) }
                @if let Some(day) = deal {
                    p.note-box { (icon("dice")) span { (context.words.say("web-deal-is", &[("date", words::date(context.words, day).into())])) } }
                }
                @if Title::ALL.len() > 1 {
                    nav.places.seg aria-label=(context.t("web-which")) {
                        @for other in Title::ALL {
                            a href=(context.to(&format!("/new?game={}", other.key()))) aria-current=[chosen(*other == title)] { (other.name()) }
                        }
                    }
                }
                @if title.kinds().len() > 1 {
                    nav.places.seg aria-label=(context.t("web-where")) {
                        @for this in title.kinds() {
                            @let place = this.place();
                            a href=(context.to(&format!("/new?game={}", this.game()))) aria-current=[chosen(*this == kind)] {
                                (icon(place_icon(place))) (context.t(place_says(place)))
                            }
                        }
                    }
                }
                input type="hidden" name="game" value=(kind.game());
                div.cols { (usual) }
                details.panel.rest-options {
                    summary { (context.t("play-more-options")) span.chev { (icon("chevron")) } }
                    div.cols {
                        (rest)
                        fieldset {
                            legend { label for="seed" { (context.t("web-seed")) } }
                            p.help { (context.t("web-seed-help")) }
                            div.seedrow {
                                input #seed type="text" name="seed" value=(seed) inputmode="numeric" pattern="[0-9]{1,20}" required;
                                a.btn href=(context.to(&format!("/new?game={}", kind.game()))) data-dice=[deal.is_none().then_some("seed")] { (icon("dice")) (context.t("play-new-seed")) }
                            }
                        }
                        fieldset {
                            legend { label for="name" { (context.t("web-name")) } }
                            p.help { (context.t("web-name-help")) }
                            input #name type="text" name="name" maxlength="80";
                        }
                    }
                }
            }
            div.bar { div.inner { button.btn.go { (context.t("web-start")) } } }
        }
    };
    Ok(Html(layout(&context, &frame, content).into_string()))
}

fn options_form<G: Shown>(context: &Context, title: Title, usual: bool) -> Markup {
    let options = G::Options::fresh([]);
    let asked = G::Options::FIELDS.iter().filter(|field| G::is_asked(field, None));
    let is_usual = |key: &str| {
        G::USUAL.contains(&key) || cover(title).usual_options.is_none_or(|known| known.contains(&key))
    };
    let mut fields: Vec<&Field> = asked.filter(|field| is_usual(field.key) == usual).collect();
    if let Some(known) = cover(title).usual_options {
        // In the order in which the game names them: what most people decide comes first.
        fields.sort_by_key(|field| known.iter().position(|key| *key == field.key).unwrap_or(known.len()));
    }
    html! {
        @for field in fields { (field_form::<G>(context, title, field, &options.get(field.key).unwrap_or_default())) }
    }
}

/// A list: each place is chosen by itself.
fn list_form(context: &Context, key: &str, now: &str, list: &List) -> Markup {
    let now: Vec<&str> = now.split(',').collect();
    html! {
        div.places-list {
            @for place in 0..list.places {
                @let id = format!("{key}-{place}");
                @let chosen = now.get(usize::from(place)).or(now.last()).copied().unwrap_or_default();
                label for=(id) data-place=(place) { (context.words.say(&format!("opt-{key}-place"), &[("number", (place + 1).into())])) }
                select id=(id) name=(key) data-place=(place) {
                    @for (value, name) in &list.choices { option value=(value) selected[*value == chosen] { (name) } }
                }
            }
        }
    }
}

/// One option: its values with their meaning, the usual one chosen.
fn field_form<G: Shown>(context: &Context, title: Title, field: &Field, now: &str) -> Markup {
    // The words of a language, where it has them, for this game or for all; else the option's own.
    let maybe = |rest: String| words::options::known(context.words, title.key(), &rest);
    let word = |rest: String, own: &str| maybe(rest).unwrap_or_else(|| own.to_owned());
    let key = field.key;
    html! {
        fieldset data-option=(key) {
            legend { (words::text::capital(&word(key.to_owned(), field.meaning))) }
            @if let Some(help) = maybe(format!("{key}-help")) { p.help { (help) } }
            @if let Some(form) = G::option_form(context, key) {
                (form)
            } @else if let Some(list) = (cover(title).lists)(context, key) {
                (list_form(context, key, now, &list))
            } @else if field.values.is_empty() {
                input type="text" name=(key) value=(now) maxlength="200" aria-label=(word(key.to_owned(), field.meaning));
            }
            div.pick.two {
                @for (value, meaning) in field.values.iter().filter(|(value, _)| G::is_asked(field, Some(value))) {
                    label {
                        input type="radio" name=(key) value=(value) checked[*value == now];
                        span {
                            span {
                                (G::value_picture(context, key, value))
                                b { (word(format!("{key}-{value}"), value)) }
                                small { (word(format!("{key}-{value}-means"), meaning)) }
                            }
                            svg.i.tick aria-hidden="true" { use href="#i-tick" {} }
                        }
                    }
                }
            }
        }
    }
}

/// What a form sent for an option.
pub fn sent<'a>(options: &'a [(String, String)], key: &str) -> Option<&'a str> {
    options.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
}

/// Keeps the first places of a list: the fields of the others are not shown.
pub fn keep_first(options: &mut [(String, String)], key: &str, places: usize) {
    if let Some((_, list)) = options.iter_mut().find(|(known, _)| known == key) {
        *list = list.split(',').take(places).collect::<Vec<_>>().join(",");
    }
}

fn seed_of(text: &str) -> Result<Seed, Problem> {
    text.parse().map_err(|error: SeedError| Problem::Bad(error.to_string()))
}

/// Starts the game.
pub async fn start(
    State(app): State<App>,
    context: Context,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Redirect, PageError> {
    let mut new = NewGame::default();
    let wrong = |problem| PageError(context, problem);
    for (key, value) in fields {
        match key.as_str() {
            "game" => new.game = value,
            "name" => new.name = value,
            "seed" => new.seed = Some(seed_of(&value).map_err(wrong)?.0),
            // A field that is there several times is a list.
            _ => match new.options.iter_mut().find(|(known, _)| *known == key) {
                Some((_, list)) => list.extend([",", &value]),
                None => new.options.push((key, value)),
            },
        }
    }
    if let Ok(kind) = Kind::of(&new.game) {
        let settled = with_kind!(kind, G => <G as Shown>::settle(&mut new.options));
        settled.map_err(|missing| wrong(Problem::Bad(context.t(missing))))?;
    }
    let info = service::start(&app, new).await.map_err(wrong)?;
    Ok(context.go(&format!("/tables/{}", info.id)))
}
