//! What can be done with tables, for pages and API alike.

use kernel::{Options, Seed};
use table::session::Setup;
use table::store::{TableId, TableInfo};
use table::tables::Tables;
use words::Words;

use crate::app::{App, blocking};
use crate::kind::{Kind, Shown, with_kind};
use crate::problem::Problem;

/// Something to do with a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// An answer to what the table waits for, in the game's notation.
    Decide(String),
    /// Back before the last decision of a person.
    Undo,
    /// Forth again.
    Redo,
    /// To the position after so many decisions.
    Rewind(usize),
}

/// A new table, as it was asked for.
#[derive(Clone, Debug, Default)]
pub struct NewGame {
    /// The game's name.
    pub game: String,
    /// What to call the table; empty lets us choose.
    pub name: String,
    /// The settings that were given.
    pub options: Vec<(String, String)>,
    /// The seed; `None` takes a fresh one.
    pub seed: Option<u64>,
}

/// The kind of a stored table.
pub fn kind_of(info: &TableInfo) -> Result<Kind, Problem> {
    Kind::of(&info.game).ok_or_else(|| Problem::Refused(format!("this program does not know the game `{}`", info.game)))
}

/// The id of a table, from an address.
pub fn id(text: &str) -> Result<TableId, Problem> {
    text.parse().map_err(|_| Problem::NotFound)
}

/// Starts a table.
pub async fn start(app: &App, new: NewGame) -> Result<TableInfo, Problem> {
    let kind = Kind::of(&new.game).ok_or_else(|| {
        let known = Kind::ALL.map(Kind::game).join(", ");
        Problem::Bad(format!("there is no game `{}`; there are: {known}", new.game.chars().take(40).collect::<String>()))
    })?;
    let tables = app.tables.clone();
    blocking(move || with_kind!(kind, G => start_of::<G>(&tables, &new))).await?
}

fn start_of<G: Shown>(tables: &Tables, new: &NewGame) -> Result<TableInfo, Problem> {
    let mut options = G::Options::default();
    for (key, value) in &new.options {
        options.set(key, value).map_err(|error| Problem::Bad(error.to_string()))?;
    }
    options.check().map_err(|error| Problem::Bad(error.to_string()))?;
    let seed = match new.seed {
        Some(seed) => Seed(seed),
        None => fresh_seed()?,
    };
    let name = if new.name.trim().is_empty() { format!("{} {seed}", G::NAME) } else { new.name.clone() };
    let setup = Setup { options, seed, packs: Vec::new() };
    Ok(tables.start::<G>(&name, setup, |session| G::summary(session).to_string())?)
}

/// A seed that can be read aloud.
pub fn fresh_seed() -> Result<Seed, Problem> {
    let bits = getrandom::u64().map_err(|error| Problem::Broken(error.to_string()))?;
    Ok(Seed(bits % 1_000_000))
}

/// Does something with a table and tells everyone who looks at it.
pub async fn act(app: &App, id: TableId, version: u64, act: Act) -> Result<TableInfo, Problem> {
    let tables = app.tables.clone();
    let info = blocking(move || {
        let kind = kind_of(&tables.info(&id)?)?;
        with_kind!(kind, G => act_on::<G>(&tables, &id, version, &act))
    })
    .await??;
    app.live.tell(info.id.as_str(), info.version);
    Ok(info)
}

fn act_on<G: Shown>(tables: &Tables, id: &TableId, version: u64, act: &Act) -> Result<TableInfo, Problem> {
    // Remarks in a save are for whoever reads the file, in one language.
    let words = Words::english();
    let summary = |session: &table::Session<G>| G::summary(session).to_string();
    let opened = match act {
        Act::Decide(action) => {
            let remark = |before: &G, entry: &table::Entry<G>| G::line(&words, before, entry);
            tables.play::<G>(id, version, action, G::BOTS, remark, summary)?
        }
        Act::Rewind(count) => tables.rewind::<G>(id, version, *count, summary)?,
        Act::Undo => tables.undo::<G>(id, version, summary)?,
        Act::Redo => tables.redo::<G>(id, version, summary)?,
    };
    Ok(opened.info)
}


/// Brings a save onto a table of its own. It is replayed first: a damaged one is refused.
pub async fn import(app: &App, name: String, text: String) -> Result<TableInfo, Problem> {
    // A form sends its lines with two characters at their ends.
    let mut text = text.replace("\r\n", "\n");
    if !text.ends_with('\n') {
        text.push('\n');
    }
    let header = table::Header::parse(&text).map_err(|error| Problem::Bad(error.to_string()))?;
    let kind = Kind::of(&header.game)
        .ok_or_else(|| Problem::Bad(format!("this is a save of `{}`, which this program does not know", header.game)))?;
    let name = if name.trim().is_empty() { format!("{} {}", header.game, header.seed) } else { name };
    let tables = app.tables.clone();
    blocking(move || {
        with_kind!(kind, G => {
            Ok(tables.import::<G>(&name, &text, |session| <G as Shown>::summary(session).to_string())?)
        })
    })
    .await?
}
