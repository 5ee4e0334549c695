//! Tables of any game, over a store.
//!
//! Every call loads the journal, replays it, does one thing and writes it down with one append. What was replayed lately is
//! kept (`kept`), and used only where the journal that was loaded begins with what it was replayed from: nothing in between
//! can be out of date.

mod error;
mod here;
mod kept;

use std::sync::Arc;

use kernel::{Entry, Game, Legal as _, Notation, Role, Session, Setup};

pub use self::error::{PlayError, TableError};
use self::here::Here;
use self::kept::Kept;
use crate::journal::{self, Difference, Header, Replayed};
use crate::store::{Leaves, NewTable, Record, Store, StoreError, TableId, TableInfo, limits};

/// When the bots take their turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Bots {
    /// At once, until a person decides or the game is over.
    #[default]
    Run,
    /// One by one, each when it is asked for.
    Wait,
}

/// Where to go in the history of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// Back before the last decision of a person.
    Undo,
    /// Forth to the next decision of a person that was undone.
    Redo,
    /// The position after so many decisions, back or forth.
    Decision(usize),
}

/// A table as it was when it was looked at.
#[derive(Clone, Debug)]
pub struct Open<G: Game> {
    /// What a list shows. Its version belongs into the next call.
    pub info: TableInfo,
    /// The game with its history.
    pub session: Arc<Session<G>>,
    /// Where the journal goes on by other rules than this program's: the session is what comes before that. It can be
    /// looked at and gone back in; then it can be played on.
    pub differs: Option<Difference>,
    /// What it was replayed from.
    journal: String,
    /// Whether the session holds all of the journal.
    whole: bool,
}

/// What is kept beside a journal so that lists need not replay it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// A few facts for a list of tables.
    pub summary: String,
    /// How the game ended, once it has; `None` also where its result is not to count.
    pub result: Option<String>,
}

impl From<String> for Told {
    /// Of a table whose result does not count.
    fn from(summary: String) -> Told {
        Told { summary, result: None }
    }
}

/// A list of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Those that can be read, the last played first.
    pub tables: Vec<TableInfo>,
    /// Why there may be others that cannot.
    pub damage: Option<StoreError>,
}

/// All tables of a store.
#[derive(Clone)]
pub struct Tables {
    store: Arc<dyn Store>,
    kept: Arc<Kept>,
}

impl std::fmt::Debug for Tables {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tables").finish_non_exhaustive()
    }
}

impl From<Box<dyn Store>> for Tables {
    fn from(store: Box<dyn Store>) -> Self {
        Tables::new(store.into())
    }
}

impl Tables {
    /// The tables of this store.
    pub fn new(store: Arc<dyn Store>) -> Tables {
        Tables { store, kept: Arc::default() }
    }

    /// The store behind it.
    pub fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// Tables, the last played first: `limit` of them after the first `offset`. Those in a damaged part of the database
    /// are left out, and [`Listed::damage`] says so.
    pub fn list(&self, limit: u32, offset: u32) -> Result<Listed, TableError> {
        match self.store.list(limit, offset) {
            Ok(tables) => Ok(Listed { tables, damage: None }),
            Err(damage @ StoreError::Corrupt { .. }) => {
                let mut tables = self.store.salvage()?;
                let rest = tables.split_off(tables.len().min(offset as usize));
                let tables = rest.into_iter().take(limit as usize).collect();
                Ok(Listed { tables, damage: Some(damage) })
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Whether all tables together take more than so many bytes.
    pub fn exceed(&self, bytes: u64) -> Result<bool, TableError> {
        Ok(self.store.exceeds(bytes)?)
    }

    /// What is known of a table without opening it.
    pub fn info(&self, id: &TableId) -> Result<TableInfo, TableError> {
        Ok(self.store.info(id)?)
    }

    /// Gives a table another name.
    pub fn rename(&self, id: &TableId, name: &str) -> Result<(), TableError> {
        Ok(self.store.rename(id, name)?)
    }

    /// Forgets a table; what becomes of its result is said apart.
    pub fn delete(&self, id: &TableId, leaves: Leaves<'_>) -> Result<(), TableError> {
        self.kept.forget(id);
        Ok(self.store.delete(id, leaves)?)
    }

    /// A new table. A bot that begins waits for [`Tables::run_bots`].
    pub fn start<G: Notation>(
        &self,
        name: &str,
        setup: Setup<G>,
        tell: impl Fn(&Session<G>) -> Told,
    ) -> Result<TableInfo, TableError> {
        let session = Session::new(setup)?;
        let head = journal::write_head(session.setup());
        let (name, game, summary) = (name.to_owned(), G::NAME.to_owned(), tell(&session).summary);
        self.make(NewTable { name, game, head, lines: Vec::new(), summary })
    }

    /// A table as it stands.
    pub fn open<G: Notation>(&self, id: &TableId) -> Result<Open<G>, TableError> {
        let open = self.replay(self.store.load(id)?)?;
        self.keep(&open);
        Ok(open)
    }

    /// Plays actions one after the other, and then what the bots do about it, as one change: if one of them cannot be,
    /// nothing is changed. `remark` is for people who read the journal.
    pub fn play<G: Notation>(
        &self,
        id: &TableId,
        version: u64,
        actions: &[&str],
        bots: Bots,
        remark: impl Fn(&G, &Entry<G>) -> String,
        tell: impl Fn(&Session<G>) -> Told,
    ) -> Result<Open<G>, PlayError<G>> {
        let mut open: Open<G> = self.open_to_play(id, version)?;
        let mut lines = Vec::new();
        for action in actions {
            let game = open.session.game();
            let action = game
                .read(action)
                .map_err(|error| PlayError::Notation { before: Box::new(game.clone()), error })?;
            lines.push(play(Arc::make_mut(&mut open.session), action, &remark)?);
        }
        if bots == Bots::Run {
            run_bots(Arc::make_mut(&mut open.session), &remark, &mut lines)?;
        }
        Ok(self.append(open, &lines, &tell)?)
    }

    /// Lets the bots play until a person decides or the game is over. Without a bot to move, nothing changes.
    pub fn run_bots<G: Notation>(
        &self,
        id: &TableId,
        version: u64,
        remark: impl Fn(&G, &Entry<G>) -> String,
        tell: impl Fn(&Session<G>) -> Told,
    ) -> Result<Open<G>, PlayError<G>> {
        let mut open: Open<G> = self.open_to_play(id, version)?;
        let mut lines = Vec::new();
        run_bots(Arc::make_mut(&mut open.session), &remark, &mut lines)?;
        Ok(if lines.is_empty() { open } else { self.append(open, &lines, &tell)? })
    }

    /// Goes back or forth.
    pub fn go<G: Notation>(
        &self,
        id: &TableId,
        version: u64,
        to: To,
        tell: impl Fn(&Session<G>) -> Told,
    ) -> Result<Open<G>, TableError> {
        let mut open: Open<G> = self.open_at(id, version)?;
        let count = match to {
            To::Decision(count) => count,
            To::Undo => open.session.undo_target().ok_or(TableError::NothingToUndo)?,
            To::Redo => open.session.redo_target().ok_or(TableError::NothingToRedo)?,
        };
        if !Arc::make_mut(&mut open.session).rewind(count) {
            return Err(TableError::NoSuchDecision { count, len: open.session.len() });
        }
        open.differs = None;
        self.append(open, &[without_end(journal::write_rewind(count))], &tell)
    }

    /// The journal, whole: a save file that can be imported again, or opened in the terminal.
    pub fn export(&self, id: &TableId) -> Result<String, TableError> {
        Ok(self.store.load(id)?.text())
    }

    /// The beginning of the journal, up to the position after so many decisions; without what was undone.
    pub fn export_to<G: Notation>(
        &self,
        id: &TableId,
        count: usize,
        remark: impl Fn(&G, &Entry<G>) -> String,
    ) -> Result<String, TableError> {
        let open = self.open::<G>(id)?;
        let len = open.session.at();
        if count > len {
            return Err(TableError::NoSuchDecision { count, len });
        }
        let mut session = Session::clone(&open.session);
        session.rewind(count);
        Ok(journal::write(&session, |before, entry| {
            journal::cut(&remark(before, entry), limits::REMARK_BYTES).to_owned()
        }))
    }

    /// Keeps a small text beside a table: see [`Store::keep`].
    pub fn keep_note(&self, id: &TableId, name: &str, text: &str) -> Result<(), TableError> {
        Ok(self.store.keep(id, name, text)?)
    }

    /// What is kept beside a table under a name.
    pub fn note(&self, id: &TableId, name: &str) -> Result<Option<String>, TableError> {
        Ok(self.store.kept(id, name)?)
    }

    /// The game that a journal is of: to choose the type for [`Tables::import`].
    pub fn game_of(text: &str) -> Result<String, TableError> {
        Ok(Header::parse(text)?.game)
    }

    /// A new table from a journal.
    pub fn import<G: Notation>(
        &self,
        name: &str,
        text: &str,
        tell: impl Fn(&Session<G>) -> Told,
    ) -> Result<TableInfo, TableError> {
        self.make(Tables::unpack::<G>(name, text, tell)?)
    }

    /// Makes a table that was unpacked.
    pub fn make(&self, table: NewTable) -> Result<TableInfo, TableError> {
        Ok(self.store.create(table)?)
    }

    /// The table that a journal makes. It is replayed first: what is stored can be opened. Kept is what was decided, as this
    /// program would have written it; of remarks the beginning, of lines that are only remarks nothing.
    pub fn unpack<G: Notation>(
        name: &str,
        text: &str,
        tell: impl Fn(&Session<G>) -> Told,
    ) -> Result<NewTable, TableError> {
        // Before any work is done: a journal within the limits of its parts is smaller than this.
        if text.len() > limits::HEAD_BYTES + limits::LINES * limits::LINE_BYTES {
            return Err(StoreError::from(limits::LimitError::Lines).into());
        }
        let text = journal::finished(text);
        let header = Header::parse(text)?;
        // Packs are read only if they are no larger than what can be kept.
        let head = text.lines().take(header.lines).map(|line| line.len() + 1).sum::<usize>();
        if head > limits::HEAD_BYTES {
            return Err(StoreError::from(limits::LimitError::Head).into());
        }
        let (replayed, lines) = journal::read_tidy::<G>(text, limits::REMARK_BYTES)?;
        // What this program could not play all of keeps the edition that it was played by.
        let edition = if replayed.whole { G::EDITION } else { header.edition };
        let session = replayed.session;
        let head = journal::write_head_by(session.setup(), edition);
        let (name, game) = (name.to_owned(), G::NAME.to_owned());
        Ok(NewTable { name, game, head, lines, summary: tell(&session).summary })
    }

    /// Makes tables that came from elsewhere, each with its text, all or none; the last counts as the last played. Those
    /// whose journal is here already, whatever its table is called, are left out: how many.
    pub fn bring(&self, tables: Vec<(NewTable, String)>) -> Result<(Vec<TableInfo>, usize), TableError> {
        let mut here = Here::of(self)?;
        let (count, mut new) = (tables.len(), Vec::new());
        for (table, text) in tables {
            if !here.has(self, &table, &text)? {
                new.push(table);
            }
        }
        let known = count - new.len();
        let made = if new.is_empty() { Vec::new() } else { self.store.create_all(new)? };
        Ok((made, known))
    }

    /// The game behind a journal; what is kept of it is taken out, to be changed or kept again.
    fn replay<G: Notation>(&self, record: Record) -> Result<Open<G>, TableError> {
        if record.info.game != G::NAME {
            return Err(TableError::OtherGame { found: record.info.game, wanted: G::NAME });
        }
        let journal = record.text();
        let replayed = match self.kept.take::<G>(&record.info.id, &journal) {
            Some((session, length)) if length == journal.len() => {
                return Ok(Open { info: record.info, session, differs: None, journal, whole: true });
            }
            Some((session, length)) => journal::read_on(Arc::unwrap_or_clone(session), &journal, length)?,
            None => journal::read_as_far(&journal)?,
        };
        let Replayed { session, differs, whole } = replayed;
        Ok(Open { info: record.info, session: Arc::new(session), differs, journal, whole })
    }

    /// Keeps what was replayed; not where a part of the journal could not be.
    fn keep<G: Notation>(&self, open: &Open<G>) {
        if open.whole {
            self.kept.keep(&open.info.id, open.journal.clone(), Arc::clone(&open.session));
        }
    }

    /// The same for a table that is to be played on.
    fn open_to_play<G: Notation>(&self, id: &TableId, version: u64) -> Result<Open<G>, TableError> {
        let mut open = self.open_at(id, version)?;
        match open.differs.take() {
            // The next decision takes the place of what could not be replayed.
            None => Ok(Open { whole: true, ..open }),
            Some(difference) => Err(TableError::Differs(Box::new(difference))),
        }
    }

    /// A table that must be at this version. The store decides again when something is added.
    fn open_at<G: Notation>(&self, id: &TableId, version: u64) -> Result<Open<G>, TableError> {
        let record = self.store.load(id)?;
        let current = record.info.version;
        if current == version { self.replay(record) } else { Err(TableError::Conflict { current }) }
    }

    fn append<G: Notation>(
        &self,
        mut open: Open<G>,
        lines: &[String],
        tell: &impl Fn(&Session<G>) -> Told,
    ) -> Result<Open<G>, TableError> {
        let Told { summary, result } = tell(&open.session);
        open.info.summary = summary;
        let info = &mut open.info;
        info.version = self.store.append(&info.id, info.version, lines, &info.summary, result.as_deref())?;
        info.updated = info.updated.max(self.store.now());
        for line in lines {
            open.journal.push_str(line);
            open.journal.push('\n');
        }
        self.keep(&open);
        Ok(open)
    }
}

/// Plays an action and gives its line.
fn play<G: Notation>(
    session: &mut Session<G>,
    action: G::Action,
    remark: &impl Fn(&G, &Entry<G>) -> String,
) -> Result<String, PlayError<G>> {
    let before = session.game();
    let (after, entry) = session
        .preview(action)
        .map_err(|illegal| PlayError::Illegal { before: Box::new(before.clone()), illegal })?;
    let said = remark(before, &entry);
    // A long remark must not keep anybody from playing.
    let said = journal::cut(&said, limits::REMARK_BYTES);
    let line = without_end(journal::write_decision(session.at() + 1, before, &entry, &after, said));
    session.commit(after, entry);
    Ok(line)
}

/// Takes the bots' turns. A bot's seat has exactly one legal action; one that has a choice is waited for.
fn run_bots<G: Notation>(
    session: &mut Session<G>,
    remark: &impl Fn(&G, &Entry<G>) -> String,
    lines: &mut Vec<String>,
) -> Result<(), PlayError<G>> {
    while let Some(seat) = session.game().to_move() {
        let legal = session.game().legal();
        if session.game().role(seat) == Role::Person || legal.count() != 1 || lines.len() >= limits::LINES {
            break;
        }
        let Some(action) = legal.get(0) else { break };
        lines.push(play(session, action, remark)?);
    }
    Ok(())
}

fn without_end(mut line: String) -> String {
    line.truncate(line.trim_end().len());
    line
}
