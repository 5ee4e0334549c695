//! What can go wrong with a store: what it was, and what to do.

use super::limits::LimitError;
use super::{NoTableId, TableId};

/// Why a store did not do what it was asked. Nothing was changed, except where a variant says otherwise.
///
/// `place` is the database in a person's words: a file, or a server's name; never a password.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// There is no such table.
    #[error("there is no table {0}; it may have been deleted")]
    NotFound(TableId),
    /// Somebody else was first.
    #[error("the table has gone on: it is at version {current} now; look at it again before you decide")]
    Conflict {
        /// The version that the table has.
        current: u64,
    },
    /// Something is too large or empty.
    #[error(transparent)]
    Limit(#[from] LimitError),
    /// A stored id makes no sense.
    #[error(transparent)]
    Id(#[from] NoTableId),
    /// Nobody said where, and there is no home.
    #[error("no place for the database: set AUTOMA_DATA to a directory, or give --database FILE")]
    NoHome,
    /// An address of an unknown kind.
    #[error(
        "`{scheme}` is no kind of database known here; give a file, sqlite:FILE or postgres://USER@HOST/DATABASE"
    )]
    Scheme {
        /// What stands before `:`.
        scheme: String,
    },
    /// The address of a server makes no sense. It is not repeated, for it may hold a password.
    #[error(
        "the address of the database makes no sense; it should be postgres://USER:PASSWORD@HOST:PORT/DATABASE, \
         with special characters of the password as %XX (an @ is %40)"
    )]
    Url,
    /// The connection cannot be encrypted as the address asks.
    #[error("the connection to the database cannot be encrypted as its address asks: {why}")]
    Encrypted {
        /// What is wrong.
        why: String,
    },
    /// The file cannot be opened or made.
    #[error(
        "cannot open the database {place}: {why}; check the path and the rights, or give --database FILE"
    )]
    Open {
        /// The file or server of the store.
        place: String,
        /// What the system says.
        why: String,
    },
    /// It can be read but not written.
    #[error("the database {place} cannot be written; check the rights of the file and of its directory")]
    ReadOnly {
        /// The file or server of the store.
        place: String,
    },
    /// No space is left.
    #[error("no space is left for the database {place}: nothing was saved; free some space and try again")]
    DiskFull {
        /// The file or server of the store.
        place: String,
    },
    /// The system failed to read or write.
    #[error("the database {place} cannot be read or written: {why}; check the disk and its free space")]
    Disk {
        /// The file or server of the store.
        place: String,
        /// What the system says.
        why: String,
    },
    /// It is some other file.
    #[error("{place} is no database; give another --database FILE, or move this file away")]
    NoDatabase {
        /// The file or server of the store.
        place: String,
    },
    /// It is a database of another program.
    #[error("{place} is the database of another program and is left alone; give another --database")]
    Foreign {
        /// The file or server of the store.
        place: String,
    },
    /// Its content is damaged.
    #[error(
        "the database {place} is damaged ({what}); restore a copy of it, or move it away and start with a new one"
    )]
    Corrupt {
        /// The file or server of the store.
        place: String,
        /// What is damaged.
        what: String,
    },
    /// A newer program made it.
    #[error(
        "the database {place} has format {found}, and this program knows up to {known}; use a newer automa"
    )]
    Newer {
        /// The file or server of the store.
        place: String,
        /// The version of its format.
        found: i64,
        /// The newest known here.
        known: i64,
    },
    /// The file was removed or replaced while it was open.
    #[error(
        "the database file {place} was removed or replaced while automa was using it; nothing is saved until automa is \
         restarted; put the file back first, if that was a mistake"
    )]
    Replaced {
        /// The file of the store.
        place: String,
    },
    /// Another program holds it.
    #[error("the database {place} is in use by another program that does not let go; try again")]
    Busy {
        /// The file or server of the store.
        place: String,
    },
    /// The server cannot be reached, or refuses.
    #[error("cannot connect to {place}: {why}; check that the server runs, and the address that was given")]
    Connect {
        /// The file or server of the store.
        place: String,
        /// What the system or the server says.
        why: String,
    },
    /// The connection broke while a change was on its way: it may have been saved or not.
    #[error(
        "the connection to {place} broke while saving; look at the table again to see whether it was saved"
    )]
    Interrupted {
        /// The file or server of the store.
        place: String,
    },
    /// The database refused for another reason.
    #[error("the database {place} refused: {why}")]
    Refused {
        /// The file or server of the store.
        place: String,
        /// What the system says.
        why: String,
    },
    /// The system has no random numbers.
    #[error("the system gives no random numbers for a new table's id; restart it")]
    NoRandomness,
    /// The thread behind the store is gone: a bug of ours.
    #[error("the store of {place} has stopped; restart automa")]
    Stopped {
        /// The file or server of the store.
        place: String,
    },
}
