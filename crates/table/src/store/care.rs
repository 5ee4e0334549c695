//! Care of a store: a copy while it is used, whether it is sound, and what can be saved of a damaged one.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use super::location::Location;
use super::sqlite::{copy, rescue};
use super::{StoreError, TableInfo};

/// Why nothing came of it.
#[derive(Debug, thiserror::Error)]
pub enum CareError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is no such database.
    #[error("there is no database {}; give --database FILE", .0.display())]
    None(PathBuf),
    /// Nothing is written over.
    #[error("{} exists already; choose another name, or say --force to replace it", .0.display())]
    Exists(PathBuf),
    /// It would be its own copy.
    #[error("{} is the database itself; choose another name", .0.display())]
    Itself(PathBuf),
    /// The file cannot be written.
    #[error("cannot write {}: {}; check the folder, the rights and the free space", .0.display(), .1)]
    Write(PathBuf, io::Error),
    /// A server has its own means.
    #[error("{0}")]
    Server(&'static str),
    /// The person stopped the command before it was done.
    #[error("stopped; nothing was written")]
    Stopped,
}

const DUMP: &str = "a PostgreSQL server makes its own copies: pg_dump --format=custom --file FILE \"URL\", and pg_restore brings \
                    them back";
const MENDS: &str =
    "a PostgreSQL server mends its own files; see its manual, or restore a copy that pg_dump made";

/// What came of a salvage.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Salvaged {
    /// Tables that are there whole.
    pub whole: usize,
    /// Tables of which only the beginning could be read, with the number of lines that are left.
    pub cut: Vec<(TableInfo, u64)>,
    /// Tables that are known to have been there, and could not be read.
    pub lost: usize,
}

/// Writes a copy of the database, as it is at one moment, into a new file; gives the number of its tables. Others may go on
/// reading and writing it. An existing file is replaced only if that is wanted, and only by a copy that was read again.
pub fn backup(url: Option<&str>, to: &Path, replace: bool, stop: &AtomicBool) -> Result<u64, CareError> {
    let from = file_of(url, DUMP)?;
    new_file(&from, to, replace, |path| copy::copy(&from, path, stop)?.ok_or(CareError::Stopped))
}

/// Writes what can be read of a damaged database into a new file. `done` hears how many tables of how many were tried.
pub fn salvage(
    url: Option<&str>,
    to: &Path,
    replace: bool,
    stop: &AtomicBool,
    done: impl FnMut(usize, usize),
) -> Result<Salvaged, CareError> {
    let from = file_of(url, MENDS)?;
    new_file(&from, to, replace, |path| rescue::rescue(&from, path, stop, done)?.ok_or(CareError::Stopped))
}

/// What is wrong with the database below its tables: the file's own checks. Of a server nothing is known here.
pub fn faults(url: Option<&str>, stop: &AtomicBool) -> Result<Vec<String>, CareError> {
    match location(url)? {
        Location::Postgres(_) => Ok(Vec::new()),
        Location::File(path) => copy::faults(&there(path)?, stop)?.ok_or(CareError::Stopped),
    }
}

fn location(url: Option<&str>) -> Result<Location, StoreError> {
    Location::find(url, |name| std::env::var_os(name))
}

fn file_of(url: Option<&str>, server: &'static str) -> Result<PathBuf, CareError> {
    match location(url)? {
        Location::File(path) => there(path),
        Location::Postgres(_) => Err(CareError::Server(server)),
    }
}

/// Care makes no new database where none is.
fn there(path: PathBuf) -> Result<PathBuf, CareError> {
    if path.is_file() { Ok(path) } else { Err(CareError::None(path)) }
}

/// Fills a new file beside its place, and puts it there when it is complete and on disk.
fn new_file<T>(
    from: &Path,
    to: &Path,
    replace: bool,
    fill: impl FnOnce(&Path) -> Result<T, CareError>,
) -> Result<T, CareError> {
    let is_itself =
        std::fs::canonicalize(to).is_ok_and(|to| std::fs::canonicalize(from).is_ok_and(|from| from == to));
    if is_itself {
        return Err(CareError::Itself(to.to_owned()));
    }
    if !replace && std::fs::symlink_metadata(to).is_ok() {
        return Err(CareError::Exists(to.to_owned()));
    }
    files::place(to, replace, fill, |error| match error.kind() {
        io::ErrorKind::AlreadyExists => CareError::Exists(to.to_owned()),
        _ => CareError::Write(to.to_owned(), error),
    })
}
