//! A copy of the file as it is at one moment, while others read and write it; and whether a file is sound.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::fault::Fault;
use super::schema;
use crate::store::StoreError;

/// How often is looked whether somebody wants to stop.
const LOOK: Duration = Duration::from_millis(50);

/// The most faults that are listed.
const MOST_FAULTS: u32 = 20;

/// Copies the database into a file that is empty or not there, packed as tightly as it can be; gives the number of tables
/// in the copy, once that was found sound. `None` if it was stopped.
pub(in crate::store) fn copy(from: &Path, to: &Path, stop: &AtomicBool) -> Result<Option<u64>, StoreError> {
    let explain = |fault: Fault| fault.explain(&from.display().to_string());
    let connection = schema::ours(from).map_err(explain)?;
    // Only the file itself must not change; writing another one is what is wanted here.
    connection.pragma_update(None, "query_only", false).map_err(Fault::from).map_err(explain)?;
    let Some(target) = to.to_str() else {
        let why = "its name is not text that the database understands".to_owned();
        return Err(StoreError::Open { place: to.display().to_string(), why });
    };
    // One statement, so one transaction: what is written meanwhile is not in the copy.
    let Some(()) = until(&connection, stop, || {
        connection.execute("VACUUM INTO ?1", [target]).map(drop).map_err(Fault::from)
    })
    .map_err(explain)?
    else {
        return Ok(None);
    };
    let copied = Connection::open_with_flags(to, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(Fault::from);
    let of_copy = |fault: Fault| fault.explain(&to.display().to_string());
    let copied = copied.map_err(of_copy)?;
    let looked = until(&copied, stop, || {
        let sound: String = copied.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
        if sound != "ok" {
            return Err(Fault::Missing("the copy cannot be read again"));
        }
        Ok(copied.query_row("SELECT count(*) FROM automa_tables", [], |row| row.get::<_, i64>(0))?)
    });
    Ok(looked.map_err(of_copy)?.map(|count| count.max(0) as u64))
}

/// What is wrong with the file as a database: nothing, if it is sound. `None` if it was stopped.
pub(in crate::store) fn faults(path: &Path, stop: &AtomicBool) -> Result<Option<Vec<String>>, StoreError> {
    let explain = |fault: Fault| fault.explain(&path.display().to_string());
    let connection = schema::ours(path).map_err(explain)?;
    let found = until(&connection, stop, || {
        let mut check = connection.prepare(&format!("PRAGMA integrity_check({MOST_FAULTS})"))?;
        let mut said = check.query_map([], |row| row.get(0))?.collect::<Result<Vec<String>, _>>()?;
        said.retain(|line| line != "ok");
        let mut strays = connection.prepare("PRAGMA foreign_key_check")?;
        let strays = strays.query_map([], |row| row.get::<_, String>(0))?;
        for table in strays.take(MOST_FAULTS as usize) {
            said.push(format!("a row of {} belongs to no table", table?));
        }
        Ok(said)
    });
    found.map_err(explain)
}

/// Does something that takes long; `None` if somebody stopped it.
fn until<T>(
    connection: &Connection,
    stop: &AtomicBool,
    work: impl FnOnce() -> Result<T, Fault>,
) -> Result<Option<T>, Fault> {
    let (handle, done) = (connection.get_interrupt_handle(), AtomicBool::new(false));
    let result = std::thread::scope(|scope| {
        scope.spawn(|| {
            while !done.load(Ordering::Relaxed) {
                if stop.load(Ordering::Relaxed) {
                    handle.interrupt();
                }
                std::thread::park_timeout(LOOK);
            }
        });
        let result = work();
        done.store(true, Ordering::Relaxed);
        result
    });
    match result {
        Err(Fault::Sql(error)) if error.sqlite_error_code() == Some(ErrorCode::OperationInterrupted) => {
            Ok(None)
        }
        _ if stop.load(Ordering::Relaxed) => Ok(None),
        result => result.map(Some),
    }
}
