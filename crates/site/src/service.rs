//! What can be done with tables, for pages and API alike.

use games::{Kind, with_kind};
use kernel::{Day, Notation, Options, Seed, Setup};
use table::store::limits::NAME_CHARS;
use table::store::{Leaves, TableId, TableInfo};
use table::tables::{Open, Tables, To};
use table::{bundle, journal};
use wire::Wire;
use wire::record::Mismatch;
use words::{Arg, Words};

use crate::app::App;
use crate::called::called;
use crate::career::{self, Leaving};
use crate::host::Host;
use crate::kind::Shown;
use crate::problem::Problem;

/// Something to do with a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// An answer to what the table waits for, in the game's notation; or several, of which all happen or none.
    Decide(Vec<String>),
    /// Back or forth.
    Go(To),
}

/// A new table, as it was asked for.
#[derive(Clone, Debug, Default)]
pub struct NewGame {
    /// The game's name.
    pub game: String,
    /// What to call the table; empty calls it after what it is.
    pub name: String,
    /// The settings that were given.
    pub options: Vec<(String, String)>,
    /// The seed; `None` takes a fresh one.
    pub seed: Option<u64>,
}

/// The kind of a stored table.
pub fn kind_of(info: &TableInfo) -> Result<Kind, Problem> {
    Kind::of(&info.game)
        .map_err(|_| Problem::Refused(format!("this program does not know the game `{}`", info.game)))
}

/// The id of a table, from an address.
pub fn id(text: &str) -> Result<TableId, Problem> {
    text.parse().map_err(|_| Problem::NotFound)
}

/// Starts a table.
pub async fn start(app: &App, new: NewGame) -> Result<TableInfo, Problem> {
    let kind = Kind::of(&new.game).map_err(|error| Problem::Bad(error.to_string()))?;
    let (tables, host, room) = (app.tables.clone(), app.host.clone(), app.room.clone());
    app.work(move || {
        room.for_table(&tables)?;
        with_kind!(kind, G => start_of::<G>(&tables, &*host, &new))
    })
    .await?
}

fn start_of<G: Shown>(tables: &Tables, host: &dyn Host, new: &NewGame) -> Result<TableInfo, Problem> {
    let mut options =
        G::Options::fresh(new.options.iter().map(|(key, value)| (key.as_str(), value.as_str())));
    for (key, value) in &new.options {
        options.set(key, value).map_err(|error| Problem::Bad(error.to_string()))?;
    }
    options.check_new().map_err(|error| Problem::Bad(error.to_string()))?;
    let seed = match new.seed {
        Some(seed) => Seed(seed),
        None => fresh_seed(host)?,
    };
    let setup = Setup { options, seed, packs: Vec::new() };
    Ok(tables.start::<G>(&new.name, setup, career::told)?)
}

/// A seed that can be read aloud.
pub fn fresh_seed(host: &dyn Host) -> Result<Seed, Problem> {
    let mut bytes = [0; 8];
    if !host.random(&mut bytes) {
        return Err(Problem::Broken("the system gives no randomness; name a seed".to_owned()));
    }
    Ok(Seed(u64::from_le_bytes(bytes) % 1_000_000))
}

/// The day that it is, by the clock of the store.
pub async fn today(app: &App) -> Result<Day, Problem> {
    let tables = app.tables.clone();
    app.work(move || Day::of_seconds(tables.store().now())).await
}

/// Does something with a table, tells everyone who looks at it, and gives what `view` makes of it.
pub async fn act_and<T, V>(app: &App, id: TableId, version: u64, act: Act, view: V) -> Result<T, Problem>
where
    T: Send + 'static,
    V: View<T>,
{
    let (tables, host, room) = (app.tables.clone(), app.host.clone(), app.room.clone());
    app.work(move || {
        room.for_decision(&tables)?;
        let kind = kind_of(&tables.info(&id)?)?;
        with_kind!(kind, G => {
            let open = act_on::<G>(&tables, &id, version, &act)?;
            // Told here, not by whoever asked: he may have gone away, and the table has changed all the same.
            host.tell(id.as_str(), open.info.version);
            Ok(view.of(&open))
        })
    })
    .await?
}

/// What is wanted of a table of any kind.
pub trait View<T>: Send + 'static {
    /// Makes it from a table of this kind.
    fn of<G: Shown>(self, open: &Open<G>) -> T;
}

/// Only what a list shows.
pub struct Info;

impl View<TableInfo> for Info {
    fn of<G: Shown>(self, open: &Open<G>) -> TableInfo {
        open.info.clone()
    }
}

/// Does something with a table and tells everyone who looks at it.
pub async fn act(app: &App, id: TableId, version: u64, act: Act) -> Result<TableInfo, Problem> {
    act_and(app, id, version, act, Info).await
}

pub(crate) fn act_on<G: Shown>(
    tables: &Tables,
    id: &TableId,
    version: u64,
    act: &Act,
) -> Result<Open<G>, Problem> {
    Ok(match act {
        Act::Decide(actions) => {
            let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
            tables.play::<G>(id, version, &actions, G::BOTS, remark::<G>, career::told)?
        }
        Act::Go(to) => tables.go::<G>(id, version, *to, career::told)?,
    })
}

/// Gives a table another name.
pub async fn rename(app: &App, id: TableId, name: String) -> Result<(), Problem> {
    let tables = app.tables.clone();
    Ok(app.work(move || tables.rename(&id, &name)).await??)
}

/// Takes a table away; whoever follows it hears the end of it.
pub async fn delete(app: &App, id: TableId, leaving: Leaving) -> Result<(), Problem> {
    let (tables, host) = (app.tables.clone(), app.host.clone());
    app.work(move || {
        let given_up =
            if leaving == Leaving::GiveUp { career::given_up(&tables, &id)? } else { String::new() };
        let leaves = match leaving {
            Leaving::Keep => Leaves::Result,
            Leaving::Forget => Leaves::Nothing,
            Leaving::GiveUp => Leaves::GivenUp(&given_up),
        };
        tables.delete(&id, leaves)?;
        host.end(id.as_str());
        Ok(())
    })
    .await?
}

/// The save of a table; or the part of it up to a decision, without what was undone.
pub async fn export(app: &App, id: TableId, at: Option<usize>) -> Result<String, Problem> {
    let tables = app.tables.clone();
    app.work(move || {
        let Some(at) = at else { return Ok(tables.export(&id)?) };
        let kind = kind_of(&tables.info(&id)?)?;
        with_kind!(kind, G => Ok(tables.export_to::<G>(&id, at, remark::<G>)?))
    })
    .await?
}

/// A new table that goes on from an earlier position of another. The same seed: what chance has in store stays.
pub async fn branch(
    app: &App,
    id: TableId,
    at: usize,
    name: Option<String>,
    words: &'static Words,
) -> Result<TableInfo, Problem> {
    let (tables, about) = (app.tables.clone(), id.clone());
    let old = app.work(move || tables.info(&about)).await??;
    let text = export(app, id, Some(at)).await?;
    let name = name.unwrap_or_else(|| {
        let args = [("name", called(words, &old).into()), ("at", Arg::Number(at as i64))];
        // A long name makes room for what distinguishes it.
        let said = words.say("film-branch-name", &args);
        if said.chars().count() <= NAME_CHARS { said } else { called(words, &old) }
    });
    import(app, name, text).await
}

/// The position of a table after so many decisions, or its last.
pub fn position<G: Shown>(open: &Open<G>, at: Option<usize>) -> Result<G, Problem> {
    let session = &open.session;
    match at {
        None => Ok(session.game().clone()),
        Some(at) if at == session.at() => Ok(session.game().clone()),
        Some(at) => session.walk(at).next().map(|(_, game, _)| game).ok_or(Problem::NotFound),
    }
}

/// What stands behind a decision in a save: for whoever reads the file, in one language.
fn remark<G: Shown>(before: &G, entry: &kernel::Entry<G>) -> String {
    before.line(wire::english(), &entry.events)
}

/// The most bytes of all tables in one text.
const LARGEST_EXPORT: usize = 256 << 20;
/// Tables that are read at once.
const SOME: u32 = 500;

/// The saves of all tables that can be read, in one text.
pub async fn export_all(app: &App) -> Result<String, Problem> {
    let tables = app.tables.clone();
    app.work(move || {
        let mut saves: Vec<(String, String)> = Vec::new();
        let mut size = 0;
        loop {
            let some = tables.list(SOME, saves.len() as u32)?.tables;
            if some.is_empty() {
                return Ok(bundle::write(saves.iter().map(|(name, save)| (&name[..], &save[..]))));
            }
            for info in some {
                let save = tables.export(&info.id)?;
                size += save.len();
                if size > LARGEST_EXPORT {
                    let why = "all tables are too much for one file; export them one by one";
                    return Err(Problem::Refused(why.to_owned()));
                }
                saves.push((info.name, save));
            }
        }
    })
    .await?
}

/// A table that came from outside.
#[derive(Debug)]
pub struct Brought {
    /// The table.
    pub info: TableInfo,
    /// Where a record of a game that was played elsewhere differs from the rules: the table goes up to there.
    pub differs: Option<Mismatch>,
}

impl From<TableInfo> for Brought {
    fn from(info: TableInfo) -> Brought {
        Brought { info, differs: None }
    }
}

/// Brings a save, or a record of a game that was played elsewhere, onto a table of its own.
pub async fn bring(app: &App, name: String, text: String) -> Result<Brought, Problem> {
    if text.trim_start().starts_with("automa journal") {
        return Ok(import(app, name, text).await?.into());
    }
    let (text, record) = app
        .work(move || {
            let record = Kind::ALL.iter().find_map(|kind| with_kind!(kind, G => record_of::<G>(&text)));
            (text, record)
        })
        .await?;
    let Some(record) = record else { return Ok(import(app, name, text).await?.into()) };
    let Record { called, save, differs } = record?;
    let name = if name.is_empty() { called } else { name };
    Ok(Brought { info: import(app, name, save).await?, differs })
}

/// A record as a save.
struct Record {
    called: String,
    save: String,
    differs: Option<Mismatch>,
}

/// The record that a text is for this game; `None` if it is none.
fn record_of<G: Wire + Notation>(text: &str) -> Option<Result<Record, Problem>> {
    let bad = |error: &dyn std::fmt::Display| Problem::Bad(error.to_string());
    let recorded = match G::recorded(text)? {
        Ok(recorded) => recorded,
        Err(error) => return Some(Err(bad(&error))),
    };
    let save = journal::write_game_told::<G>(recorded.setup, recorded.decisions);
    let save = save.map_err(|error| bad(&error));
    Some(save.map(|save| Record { called: recorded.name, save, differs: recorded.mismatch }))
}

/// Brings saves onto tables of their own: one, or a bundle of them; or a record.
pub async fn import_all(app: &App, text: String) -> Result<Vec<Brought>, Problem> {
    let text = text.replace("\r\n", "\n");
    let Some(named) = bundle::read(&text) else { return Ok(vec![bring(app, String::new(), text).await?]) };
    let named = named.map_err(|error| Problem::Bad(error.to_string()))?;
    let (count, mut brought) = (named.len(), Vec::new());
    // What was played last stands first, and comes first again.
    for (name, save) in named.into_iter().rev() {
        match import(app, name.clone(), save).await {
            Ok(info) => brought.push(info.into()),
            Err(error) => {
                let so_far = brought.len();
                return Err(Problem::Bad(format!(
                    "{so_far} of {count} tables were imported, then `{name}`: {error}"
                )));
            }
        }
    }
    Ok(brought)
}

/// Brings a save onto a table of its own. It is replayed first: a damaged one is refused.
pub async fn import(app: &App, name: String, text: String) -> Result<TableInfo, Problem> {
    // A form sends its lines with two characters at their ends.
    let mut text = text.replace("\r\n", "\n");
    if !text.ends_with('\n') {
        text.push('\n');
    }
    let header = table::Header::parse(&text).map_err(|error| Problem::Bad(error.to_string()))?;
    let kind = Kind::of(&header.game).map_err(|_| {
        Problem::Bad(format!(
            "this is a save of `{}`, which this program does not know",
            header.game.chars().take(40).collect::<String>()
        ))
    })?;
    let (tables, room, packs) = (app.tables.clone(), app.room.clone(), app.packs.clone());
    app.work(move || {
        room.for_table(&tables)?;
        with_kind!(kind, G => {
            packs.admit::<G>(&header.packs)?;
            Ok(tables.import::<G>(&name, &text, career::told)?)
        })
    })
    .await?
}
