//! A table's page, and what can be done there.

use axum::Form;
use axum::extract::Query;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Response};
use games::{Kind, Place, with_kind};
use maud::html;
use players::{Hint, Level, PlayerName};
use serde::Deserialize;
use table::tables::{Open, To};

use super::history::Moment;
use super::layout::{Frame, layout};
use super::on::{On, Went};
use super::{Look, PageError, coach, differs};
use crate::api::view;
use crate::called::called;
use crate::career::Leaving;
use crate::context::Context;
use crate::host::Visitor;
use crate::kind::Shown;
use crate::problem::Problem;
use crate::service::{self, Act};
use crate::thought::{self, Advised, Thought};

/// The table's page. With `open=hint` it takes some thought.
pub async fn page(on: On, visitor: Visitor, Query(look): Query<Look>) -> Result<Response, PageError> {
    let (id, wrong) = (on.id()?, on.wrong());
    let On { app, context, .. } = on;
    let back = format!("/tables/{id}");
    let taught = coach::is_lesson(&app, &id).await.map_err(wrong)?;
    let thought = (look.open.as_deref() == Some("hint")).then(Thought::default);
    match thought::look(&app, visitor, id, thought, Paged { context, look, taught }).await {
        Ok(page) => Ok(Html(page).into_response()),
        // Whoever stopped it wants no advice.
        Err(Problem::Stopped) => Ok(context.go(&back).into_response()),
        Err(problem) => Err(wrong(problem)),
    }
}

/// The page of a table.
struct Paged {
    context: Context,
    look: Look,
    /// Whether it is that of a lesson.
    taught: bool,
}

impl Advised<String> for Paged {
    fn of<G: Shown>(self, open: &Open<G>, hint: Option<Hint<G>>) -> Result<String, Problem> {
        let Paged { context, look, taught } = self;
        let (title, detail) = (called(context.words, &open.info), G::detail(&context, open));
        let id = &open.info.id;
        let frame = Frame {
            style: None,
            script: None,
            here: Some((title.clone(), detail)),
            title,
            back: "/".to_owned(),
            table: Some((id.to_string(), open.info.version)),
            followed: None,
            // Beside a real table nobody touches the screen for a while.
            awake: Kind::of(G::NAME).is_ok_and(|kind| kind.place() == Place::Table),
            menu: Some(format!("/tables/{id}?open=menu")),
        };
        if let Some(other) = view::other_rules(open) {
            let frame = Frame { menu: None, ..frame };
            return Ok(layout(&context, &frame, differs::page(&context, open, &other)).into_string());
        }
        let coach = taught.then(|| coach::panel(&context, open, &look)).flatten();
        let content =
            html! { @if let Some(coach) = coach { (coach) } (G::page(&context, open, &look, hint)) };
        Ok(layout(&context, &frame, content).into_string())
    }
}

/// A decision from a form.
#[derive(Debug, Default)]
struct Decided {
    /// The version of the table that it was made for.
    version: Option<u64>,
    /// `action`, and every `with` behind it: so plain fields can make an action of several words. Where the order on the
    /// page is another than that of the words, the fields are `with-1`, `with-2`.
    action: Vec<String>,
    /// `acts`: several decisions of which all happen or none, with semicolons between them.
    acts: Vec<String>,
    /// The part of the page that it came from, and that is to stay open.
    open: Option<String>,
}

impl Decided {
    fn of(fields: Vec<(String, String)>) -> Decided {
        let mut decided = Decided::default();
        let mut places: Vec<(u8, String)> = Vec::new();
        for (key, value) in fields {
            match key.as_str() {
                "version" => decided.version = value.parse().ok(),
                "action" | "with" => decided.action.push(value),
                "acts" => decided.acts.extend(value.split(';').map(|act| act.trim().to_owned())),
                "open" => decided.open = Some(value),
                key => {
                    let place = key.strip_prefix("with-").and_then(|place| place.parse().ok());
                    places.extend(place.map(|place| (place, value)));
                }
            }
        }
        places.sort_by_key(|(place, _)| *place);
        decided.action.extend(places.into_iter().map(|(_, value)| value));
        decided
    }

    /// All decisions, in order.
    fn actions(&self) -> Vec<String> {
        if self.acts.is_empty() { vec![self.action.join(" ")] } else { self.acts.clone() }
    }
}

/// Decisions that one act may take: more than any page offers.
const MOST_ACTS: usize = 24;

/// Text as a part of an address.
fn encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    text.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

/// The version of the table that a person saw.
#[derive(Debug, Deserialize)]
pub struct Seen {
    version: u64,
}

/// Where to go back or forth to.
#[derive(Debug, Deserialize)]
pub struct Rewind {
    version: u64,
    to: usize,
}

/// What a table leaves behind.
#[derive(Debug, Deserialize)]
pub struct Delete {
    #[serde(default)]
    result: Leaving,
}

/// A new name.
#[derive(Debug, Deserialize)]
pub struct Name {
    name: String,
}

async fn act(on: &On, version: u64, act: Act) -> Went {
    back_from(on, service::act(&on.app, on.id()?, version, act).await.map(drop))
}

/// Back to the table, whatever came of an act there.
#[allow(clippy::result_large_err, reason = "a page is made once a request")]
fn back_from(on: &On, came: Result<(), Problem>) -> Went {
    let back = format!("/tables/{}", on.id()?);
    match came {
        // Of other rules the table's own page tells.
        Ok(()) | Err(Problem::Stopped | Problem::OtherRules(_)) => Ok(on.context.go(&back)),
        // The later one is told, and sees what the earlier one did.
        Err(Problem::Conflict { .. }) => Ok(on.context.go(&format!("{back}?said=conflict"))),
        Err(problem) => Err(on.wrong()(problem)),
    }
}

/// An answer to what the table waits for.
pub async fn decide(on: On, Form(fields): Form<Vec<(String, String)>>) -> Went {
    let (context, wrong) = (on.context, on.wrong());
    let decided = Decided::of(fields);
    let actions = decided.actions();
    if actions.len() > MOST_ACTS {
        return Err(wrong(Problem::Bad(format!("one act takes at most {MOST_ACTS} decisions"))));
    }
    let Decided { version, open, .. } = decided;
    let version = version.ok_or_else(|| {
        wrong(Problem::Bad("the form does not say which version of the table it is for".to_owned()))
    })?;
    let tried = actions.join("; ");
    let table = on.id()?;
    let back = format!("/tables/{table}");
    let part = open.map(|open| format!("{back}?open={}", encoded(&open)));
    if coach::is_something_else(&on.app, &table, &actions).await.map_err(wrong)? {
        return Ok(context.go(&coach::not_now(&table)));
    }
    match (service::act(&on.app, table, version, Act::Decide(actions)).await, part) {
        (Ok(_), part) => Ok(context.go(&part.unwrap_or(back))),
        (Err(Problem::OtherRules(_)), _) => Ok(context.go(&back)),
        (Err(Problem::Conflict { .. }), _) => Ok(context.go(&format!("{back}?said=conflict"))),
        // The page says why not, beside its cause.
        (Err(Problem::Illegal(_) | Problem::Refused(_)), Some(part)) => {
            Ok(context.go(&format!("{part}&tried={}", encoded(&tried))))
        }
        (Err(problem), _) => Err(wrong(problem)),
    }
}

/// How long a player may decide for a person.
#[derive(Debug, Deserialize)]
pub struct Let {
    version: u64,
    /// `yes` for the rest of the game.
    rest: Option<String>,
    /// How strong it is to play; as in the hints, unless said.
    player: Option<String>,
}

/// The program decides for the person who is to move.
pub async fn let_play(on: On, visitor: Visitor, Form(asked): Form<Let>) -> Went {
    let rest = asked.rest.as_deref() == Some("yes");
    let level = |name: String| Level::ALL.into_iter().find(|level| level.name() == name);
    let player = asked.player.and_then(level).map(PlayerName::Level);
    let asked = thought::Let { version: asked.version, player, rest };
    let came = thought::just_let_play(&on.app, visitor, on.id()?, asked).await;
    back_from(&on, came.map(drop))
}

/// Stops the hint or the player that is waited for.
pub async fn stop(on: On, visitor: Visitor) -> Went {
    thought::stop(&on.app, visitor, &on.id()?);
    back_from(&on, Ok(()))
}

/// Back before the last decision of a person.
pub async fn undo(on: On, Form(seen): Form<Seen>) -> Went {
    act(&on, seen.version, Act::Go(To::Undo)).await
}

/// Forth again.
pub async fn redo(on: On, Form(seen): Form<Seen>) -> Went {
    act(&on, seen.version, Act::Go(To::Redo)).await
}

/// Goes to any earlier or later position.
pub async fn rewind(on: On, Form(to): Form<Rewind>) -> Went {
    act(&on, to.version, Act::Go(To::Decision(to.to))).await
}

/// Gives the table another name.
pub async fn rename(on: On, Form(name): Form<Name>) -> Went {
    let id = on.id()?;
    let back = format!("/tables/{id}");
    service::rename(&on.app, id, name.name).await.map_err(on.wrong())?;
    Ok(on.context.go(&back))
}

/// Takes the table away.
pub async fn delete(on: On, Form(delete): Form<Delete>) -> Went {
    service::delete(&on.app, on.id()?, delete.result).await.map_err(on.wrong())?;
    Ok(on.context.go("/"))
}

/// Something to keep: saved, not shown.
pub(super) fn attachment(kind: &'static str, name: &str, text: String) -> impl IntoResponse + use<> {
    let file = format!("attachment; filename=\"{name}\"");
    ([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, file)], text)
}

/// The save, as a file.
pub async fn export(on: On, Query(moment): Query<Moment>) -> Result<impl IntoResponse, PageError> {
    let id = on.id()?;
    let name = moment.at.map_or_else(|| format!("{id}.automa"), |at| format!("{id}-{at}.automa"));
    let text = service::export(&on.app, id, moment.at).await.map_err(on.wrong())?;
    Ok(attachment("text/plain; charset=utf-8", &name, text))
}

/// The position as an SVG file. It is not shown here, for our policy forbids the style that it carries.
pub async fn picture(on: On, Query(moment): Query<Moment>) -> Result<impl IntoResponse, PageError> {
    let (id, wrong) = (on.id()?, on.wrong());
    let On { app, context, .. } = on;
    let name = moment.at.map_or_else(|| format!("{id}.svg"), |at| format!("{id}-{at}.svg"));
    let tables = app.tables.clone();
    let drawn = app.work(move || {
        let kind = service::kind_of(&tables.info(&id)?)?;
        with_kind!(kind, G => {
            let open = tables.open::<G>(&id)?;
            let game = service::position(&open, moment.at)?;
            G::picture_file(context.words, &game).ok_or(Problem::NotFound)
        })
    });
    let text = drawn.await.map_err(wrong)?.map_err(wrong)?;
    Ok(attachment("image/svg+xml", &name, text))
}
