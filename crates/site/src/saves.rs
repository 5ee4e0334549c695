//! Saves that come and go: one, or all tables in as many files as it takes.

use games::{Kind, with_kind};
use kernel::Notation;
use table::store::{NewTable, TableId, TableInfo};
use table::tables::{TableError, Tables};
use table::{Header, bundle, journal};
use wire::Wire;
use wire::record::Mismatch;

use crate::app::App;
use crate::career;
use crate::problem::Problem;
use crate::room::Packs;

/// The most bytes of one file with many tables: what goes out comes in again.
pub const LARGEST_BUNDLE: usize = 8 << 20;
/// How full a file is made. Its tables may be played on between the list of files and the last of them.
const FULL: usize = LARGEST_BUNDLE - LARGEST_BUNDLE / 4;
/// The most bytes of all tables that are taken along in files.
const LARGEST_EXPORT: usize = 256 << 20;

/// One of the files that all tables make: those with ids from the first on, and before the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The first id; `None` for whatever comes first.
    pub from: Option<TableId>,
    /// The id before which it ends; `None` for the last file.
    pub before: Option<TableId>,
}

/// The files that all tables make. Ids stay, while the order of the list changes whenever somebody plays: no table falls between
/// two files.
pub async fn parts(app: &App) -> Result<Vec<Part>, Problem> {
    let tables = app.tables.clone();
    app.work(move || parts_of(&tables)).await?
}

fn parts_of(tables: &Tables) -> Result<Vec<Part>, Problem> {
    let mut listed = tables.list(u32::MAX, 0)?.tables;
    listed.sort_by(|a, b| a.id.cmp(&b.id));
    let (mut begins, mut size, mut whole) = (Vec::new(), 0, 0);
    for info in listed {
        let Some(save) = save_of(tables, &info.id)? else { continue };
        let more = save.len() + info.name.len() + bundle::AROUND;
        if size + more > FULL && size > 0 {
            begins.push(info.id);
            size = 0;
        }
        size += more;
        whole += more;
        if whole > LARGEST_EXPORT {
            let why = "all tables are too much for files; `automa backup` copies the database";
            return Err(Problem::Refused(why.to_owned()));
        }
    }
    let from = std::iter::once(None).chain(begins.iter().cloned().map(Some));
    let before = begins.iter().cloned().map(Some).chain([None]);
    Ok(from.zip(before).map(|(from, before)| Part { from, before }).collect())
}

/// The save of a table; `None` if it was deleted meanwhile.
fn save_of(tables: &Tables, id: &TableId) -> Result<Option<String>, Problem> {
    match tables.export(id) {
        Ok(save) => Ok(Some(save)),
        Err(TableError::NotFound(_)) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// The saves of the tables of a file, in one text: what was played last stands first.
pub async fn export_all(app: &App, part: Part) -> Result<String, Problem> {
    let tables = app.tables.clone();
    app.work(move || {
        let mut saves: Vec<(String, String)> = Vec::new();
        let mut size = 0;
        for info in tables.list(u32::MAX, 0)?.tables {
            let inside = part.from.as_ref().is_none_or(|from| info.id >= *from)
                && part.before.as_ref().is_none_or(|before| info.id < *before);
            let Some(save) = (if inside { save_of(&tables, &info.id)? } else { None }) else { continue };
            size += save.len() + info.name.len() + bundle::AROUND;
            if size > LARGEST_BUNDLE {
                let why = "the tables have grown, and need more files now; go back and export them again";
                return Err(Problem::Refused(why.to_owned()));
            }
            saves.push((info.name, save));
        }
        Ok(bundle::write(saves.iter().map(|(name, save)| (&name[..], &save[..]))))
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

/// What came of a text with saves.
#[derive(Debug)]
pub enum Came {
    /// It was one save, or a record.
    One(Box<Brought>),
    /// It was a bundle.
    Many {
        /// How many tables it made.
        new: usize,
        /// How many were here already.
        known: usize,
    },
}

/// Brings saves onto tables of their own: one, or a record; or a bundle, whose tables come all or not at all. Those of them
/// that are here already are left out.
pub async fn import_all(app: &App, text: String) -> Result<Came, Problem> {
    let text = text.replace("\r\n", "\n");
    let Some(named) = bundle::read(&text) else {
        return Ok(Came::One(Box::new(bring(app, String::new(), text).await?)));
    };
    let named = named.map_err(|error| Problem::Bad(error.to_string()))?;
    drop(text);
    let (tables, room, packs) = (app.tables.clone(), app.room.clone(), app.packs.clone());
    app.work(move || {
        room.for_tables(&tables, named.len())?;
        let mut new = Vec::new();
        // What was played last stands first, and comes first again.
        for (name, save) in named.into_iter().rev() {
            let table = unpacked(&packs, &name, &save).map_err(|problem| {
                Problem::Bad(format!("nothing was imported, because of the table `{name}`: {problem}"))
            })?;
            new.push((table, save));
        }
        let (made, known) = tables.bring(new)?;
        Ok(Came::Many { new: made.len(), known })
    })
    .await?
}

/// Brings a save onto a table of its own. It is replayed first: a damaged one is refused.
pub async fn import(app: &App, name: String, text: String) -> Result<TableInfo, Problem> {
    // A form sends its lines with two characters at their ends.
    let mut text = text.replace("\r\n", "\n");
    if !text.ends_with('\n') {
        text.push('\n');
    }
    let (tables, room, packs) = (app.tables.clone(), app.room.clone(), app.packs.clone());
    app.work(move || {
        room.for_table(&tables)?;
        let new = unpacked(&packs, &name, &text)?;
        Ok(tables.make(new)?)
    })
    .await?
}

/// The table that a save makes.
fn unpacked(packs: &Packs, name: &str, text: &str) -> Result<NewTable, Problem> {
    let header = Header::parse(text).map_err(|error| Problem::Bad(error.to_string()))?;
    let kind = Kind::of(&header.game).map_err(|_| {
        Problem::Bad(format!(
            "this is a save of `{}`, which this program does not know",
            header.game.chars().take(40).collect::<String>()
        ))
    })?;
    with_kind!(kind, G => {
        packs.admit::<G>(&header.packs)?;
        Ok(Tables::unpack::<G>(name, text, career::told)?)
    })
}
