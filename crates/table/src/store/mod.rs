//! Where tables live: one contract, two databases, and memory.
//!
//! - [`Store`]: what a store does; every change is durable when it returns
//! - `care`: copies, checks, and what can be saved of a damaged file
//! - `open`: the embedded `SQLite` file by default, `PostgreSQL` by an address
//! - [`MemoryStore`]: for surroundings that keep the tables themselves
//! - [`Results`]: the results of finished games, which outlive their tables
//! - [`limits`]: how large things may be
//!
//! A store knows nothing of games: a table is the text of a journal, a head and lines, and its version is the number
//! of its lines. Beside it a few small texts can be kept by name, which are no part of the journal. Lines are only ever added, and only by whoever names the current version: the database decides who was
//! first, so that several programs on one database are safe, too.

#[cfg(feature = "stores")]
pub mod care;
mod error;
#[cfg(feature = "stores")]
mod fault;
mod id;
pub mod limits;
#[cfg(feature = "stores")]
mod location;
mod memory;
#[cfg(feature = "stores")]
mod postgres;
mod results;
#[cfg(feature = "stores")]
mod sqlite;
#[cfg(feature = "stores")]
mod system;

#[cfg(feature = "stores")]
pub use care::{CareError, Salvaged};
pub use error::StoreError;
pub use id::{NoTableId, TableId};
pub use limits::LimitError;
pub use memory::{Change, Kept, KeptResult, MemoryStore, Outside};
#[cfg(feature = "stores")]
pub use postgres::PostgresStore;
pub use results::{GameResult, Leaves, NewResult, Results};
#[cfg(feature = "stores")]
pub use sqlite::SqliteStore;

#[cfg(feature = "stores")]
use location::Location;

/// What a list of tables shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableInfo {
    /// Its id.
    pub id: TableId,
    /// What people call it.
    pub name: String,
    /// Its game.
    pub game: String,
    /// When it was made, in seconds since 1970.
    pub created: u64,
    /// When it was last played, in seconds since 1970.
    pub updated: u64,
    /// How many lines its journal has.
    pub version: u64,
    /// What the home page says about it: a small JSON text.
    pub summary: String,
}

/// A table with its journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What a list shows.
    pub info: TableInfo,
    /// The head of the journal, `begin` and its line end included.
    pub head: String,
    /// The lines behind it, without their line ends.
    pub lines: Vec<String>,
}

impl Record {
    /// The journal, as in a save file.
    pub fn text(&self) -> String {
        text(&self.head, &self.lines)
    }
}

fn text(head: &str, lines: &[String]) -> String {
    let size = head.len() + lines.iter().map(|line| line.len() + 1).sum::<usize>();
    let mut text = String::with_capacity(size);
    text.push_str(head);
    for line in lines {
        text.push_str(line);
        text.push('\n');
    }
    text
}

/// A table to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// What people call it; empty where nobody chose a name, and it is called after what it is.
    pub name: String,
    /// Its game.
    pub game: String,
    /// The head of the journal, `begin` and its line end included.
    pub head: String,
    /// The lines behind it, without their line ends.
    pub lines: Vec<String>,
    /// What the home page says about it.
    pub summary: String,
}

impl NewTable {
    /// Checks every part, and takes the spaces off the name.
    fn checked(mut self) -> Result<NewTable, LimitError> {
        self.name = limits::first_name(&self.name)?.to_owned();
        limits::game(&self.game)?;
        limits::head(&self.head)?;
        limits::lines(0, &self.lines)?;
        limits::summary(&self.summary)?;
        Ok(self)
    }

    /// The same for several.
    fn all_checked(all: Vec<NewTable>) -> Result<Vec<NewTable>, LimitError> {
        all.into_iter().map(NewTable::checked).collect()
    }

    /// The journal, as in a save file.
    pub fn text(&self) -> String {
        text(&self.head, &self.lines)
    }
}

/// Lines to be added to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewLines {
    /// How many lines it has before them.
    pub after: u64,
    /// The lines, without their line ends.
    pub lines: Vec<String>,
    /// What the home page says about it from now on.
    pub summary: String,
    /// The game's result, if it has one now.
    pub result: Option<String>,
}

/// A place that keeps tables. Every change is on disk when the call returns, or did not happen.
///
/// The calls wait for the disk or the network: in an async program they belong on a thread that may wait.
pub trait Store: Results + Send + Sync {
    /// The time of this store, in seconds since 1970.
    fn now(&self) -> u64;

    /// Tables, the last played first: `limit` of them after the first `offset`.
    fn list(&self, limit: u32, offset: u32) -> Result<Vec<TableInfo>, StoreError>;

    /// All tables that can still be read when a part of the database is damaged, the last played first.
    fn salvage(&self) -> Result<Vec<TableInfo>, StoreError>;

    /// Whether the tables take more than so many bytes.
    fn exceeds(&self, bytes: u64) -> Result<bool, StoreError>;

    /// What is known of a table without its journal.
    fn info(&self, id: &TableId) -> Result<TableInfo, StoreError>;

    /// A table with its journal.
    fn load(&self, id: &TableId) -> Result<Record, StoreError>;

    /// Makes a table.
    fn create(&self, new: NewTable) -> Result<TableInfo, StoreError>;

    /// Makes tables, all or none. The last of them counts as the last played.
    fn create_all(&self, new: Vec<NewTable>) -> Result<Vec<TableInfo>, StoreError>;

    /// Adds lines to a table that is at `expected_version`, all or none, and changes its summary and its result: `None` while the
    /// game runs, which takes a result back that it had. Returns the new version.
    fn append(
        &self,
        id: &TableId,
        expected_version: u64,
        lines: &[String],
        summary: &str,
        result: Option<&str>,
    ) -> Result<u64, StoreError> {
        limits::lines(expected_version, lines)?;
        limits::summary(summary)?;
        limits::result(result.unwrap_or_default())?;
        let (lines, result) = (lines.to_vec(), result.map(str::to_owned));
        self.add(id, NewLines { after: expected_version, lines, summary: summary.to_owned(), result })
    }

    /// The same with lines that were checked: what a store brings for [`Store::append`].
    fn add(&self, id: &TableId, new: NewLines) -> Result<u64, StoreError>;

    /// Gives a table another name; its version and its place in the list stay.
    fn rename(&self, id: &TableId, name: &str) -> Result<(), StoreError>;

    /// Keeps a small text beside a table under a name, instead of what was kept there; an empty text removes it. The table's
    /// version and its place in the list stay. At most [`limits::NOTES`] names, [`limits::NOTE_BYTES`] each.
    fn keep(&self, id: &TableId, name: &str, text: &str) -> Result<(), StoreError>;

    /// What is kept beside a table under a name.
    fn kept(&self, id: &TableId, name: &str) -> Result<Option<String>, StoreError>;

    /// Forgets a table, and what is kept beside it. What becomes of its result is said apart.
    fn delete(&self, id: &TableId, leaves: Leaves<'_>) -> Result<(), StoreError>;
}

/// Opens a store: by a path, `sqlite:PATH` or `postgres://USER:PASSWORD@HOST/DATABASE`. Without any it is the file
/// `automa.db` in `$AUTOMA_DATA`, else in `$XDG_DATA_HOME/automa`, else in `~/.local/share/automa`.
#[cfg(feature = "stores")]
pub fn open(url: Option<&str>) -> Result<Box<dyn Store>, StoreError> {
    open_with(url, None)
}

/// The same, with the password of a server; one that stands in the address comes first, `PGPASSWORD` last.
#[cfg(feature = "stores")]
pub fn open_with(url: Option<&str>, password: Option<String>) -> Result<Box<dyn Store>, StoreError> {
    Ok(match Location::find(url, |name| std::env::var_os(name))? {
        Location::File(path) => Box::new(SqliteStore::open(&path)?),
        Location::Postgres(url) => {
            let password = password.or_else(|| std::env::var("PGPASSWORD").ok());
            Box::new(PostgresStore::open(&url, password.as_deref())?)
        }
    })
}

/// The name of a file that belongs to a database: beside its file, or in the user's data directory if it is on a server.
#[cfg(feature = "stores")]
pub fn beside(url: Option<&str>, extension: &str) -> Result<std::path::PathBuf, StoreError> {
    let location = Location::find(url, |name| std::env::var_os(name))?;
    let file = match location {
        Location::File(path) => Location::File(path),
        Location::Postgres(_) => Location::find(None, |name| std::env::var_os(name))?,
    };
    match file {
        Location::File(path) => Ok(path.with_extension(extension)),
        Location::Postgres(_) => Err(StoreError::NoHome),
    }
}

/// Stored milliseconds as the seconds that are shown.
fn seconds(milliseconds: i64) -> u64 {
    (milliseconds / 1000).max(0) as u64
}
