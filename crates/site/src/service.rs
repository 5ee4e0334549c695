//! What can be done with tables, for pages and API alike.

use games::{Kind, with_kind};
use kernel::{Day, Options, Seed, Setup};
use table::store::limits::NAME_CHARS;
use table::store::{Leaves, TableId, TableInfo};
use table::tables::{Open, Tables, To};
use words::{Arg, Words};

use crate::app::App;
use crate::called::called;
use crate::career::{self, Leaving};
use crate::host::Host;
use crate::kind::Shown;
use crate::problem::Problem;
use crate::saves::import;

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
