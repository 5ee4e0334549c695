//! The journal on disk.
//!
//! A decision is on disk before it is acknowledged: one line is appended and forced out. When that fails, the line is cut
//! off again and the position stays as it was.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use kernel::{Entry, Notation, Session, Setup, SetupError};

use crate::journal::{self, Difference, Header, JournalError};

/// No save is larger: a game has a few hundred lines.
const LARGEST: u64 = 8 << 20;

/// What can go wrong with a save file.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The system refused.
    #[error("cannot {doing} {}: {error}; check the path, the rights and the free space", path.display())]
    Io {
        /// What was tried, as a verb.
        doing: &'static str,
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// There is a file already.
    #[error("{} exists already, and nothing is written over; choose another name, or continue it with --load", .0.display())]
    Exists(PathBuf),
    /// Another process has it open.
    #[error("{} is open in another automa; close that one first", .0.display())]
    Busy(PathBuf),
    /// It is no text, or too large.
    #[error("{} is no automa save: {}", .0.display(), .1)]
    NoSave(PathBuf, &'static str),
    /// Its content is wrong.
    #[error("{}: {}", .0.display(), .1)]
    Content(PathBuf, JournalError),
    /// The game cannot be started.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// Reads the text of a save.
pub fn read_text(path: &Path) -> Result<String, SaveError> {
    let mut file = File::open(path).map_err(|error| io_error("open", path, error))?;
    read_all(&mut file, path)
}

fn read_all(file: &mut File, path: &Path) -> Result<String, SaveError> {
    let mut bytes = Vec::new();
    let read = file.take(LARGEST + 1).read_to_end(&mut bytes);
    read.map_err(|error| io_error("read", path, error))?;
    if bytes.len() as u64 > LARGEST {
        return Err(SaveError::NoSave(path.to_owned(), "it is larger than any save (8 MiB)"));
    }
    // A killed process may have left half a character at the end; an unfinished line does not count anyway.
    bytes.truncate(bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1));
    String::from_utf8(bytes).map_err(|_| SaveError::NoSave(path.to_owned(), "it is not a text file"))
}

fn io_error(doing: &'static str, path: &Path, error: io::Error) -> SaveError {
    SaveError::Io { doing, path: path.to_owned(), error }
}

/// A save of the edition that this program plays must fit it, or somebody changed it; one of another edition opens as far as
/// the rules are the same.
fn replay<G: Notation>(text: &str) -> Result<(Session<G>, Option<Difference>), JournalError> {
    if Header::parse(text)?.edition == G::EDITION {
        return Ok((journal::read(text, None)?, None));
    }
    let replayed = journal::read_as_far(text)?;
    Ok((replayed.session, replayed.differs))
}

/// Waits for a moment if it must: another automa may be about to close it.
fn lock(file: &File, path: &Path) -> Result<(), SaveError> {
    const TRIES: u32 = 10;
    const BETWEEN: Duration = Duration::from_millis(25);
    for left in (0..TRIES).rev() {
        match file.try_lock() {
            Ok(()) => return Ok(()),
            Err(TryLockError::WouldBlock) if left > 0 => std::thread::sleep(BETWEEN),
            Err(TryLockError::WouldBlock) => break,
            Err(TryLockError::Error(error)) => return Err(io_error("lock", path, error)),
        }
    }
    Err(SaveError::Busy(path.to_owned()))
}

/// A session whose every step is on disk.
#[derive(Debug)]
pub struct SavedSession<G: Notation> {
    session: Session<G>,
    file: File,
    path: PathBuf,
    /// Where the last finished line ends.
    end: u64,
    /// Where the file goes on by other rules than this program's.
    differs: Option<Difference>,
}

/// Why a step was not made.
#[derive(Debug, thiserror::Error)]
pub enum StepError<G: Notation> {
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(G::Illegal),
    /// It could not be written down; the position is unchanged.
    #[error(transparent)]
    Save(#[from] SaveError),
}

impl<G: Notation> SavedSession<G> {
    /// A new game in a new file.
    pub fn create(path: &Path, setup: Setup<G>) -> Result<Self, SaveError> {
        SavedSession::made(path, Session::new(setup)?, "")
    }

    /// A new game in a new file that begins with what was decided in another.
    pub fn branch(
        path: &Path,
        mut session: Session<G>,
        remark: impl Fn(&G, &Entry<G>) -> String,
    ) -> Result<Self, SaveError> {
        session.forget_undone();
        let text = journal::write(&session, remark);
        let decisions =
            text.strip_prefix(&journal::write_head(session.setup())).unwrap_or_default().to_owned();
        SavedSession::made(path, session, &decisions)
    }

    fn made(path: &Path, session: Session<G>, decisions: &str) -> Result<Self, SaveError> {
        let file = OpenOptions::new().read(true).write(true).create_new(true).open(path);
        let file = file.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => SaveError::Exists(path.to_owned()),
            _ => io_error("create", path, error),
        })?;
        let mut saved = SavedSession { session, file, path: path.to_owned(), end: 0, differs: None };
        if let Err(error) = saved.begin(decisions) {
            // A file without a whole head is no save; it is ours, made just now.
            let _ = std::fs::remove_file(path);
            return Err(error);
        }
        Ok(saved)
    }

    /// Writes the head of a new file, and what was decided already.
    fn begin(&mut self, decisions: &str) -> Result<(), SaveError> {
        lock(&self.file, &self.path)?;
        self.append(&(journal::write_head(self.session.setup()) + decisions))?;
        // The new name itself must survive a power cut, too.
        let folder = self.path.parent().unwrap_or(Path::new("."));
        files::sync_folder(folder).map_err(|error| io_error("write", &self.path, error))?;
        Ok(())
    }

    /// Continues a game.
    pub fn open(path: &Path) -> Result<Self, SaveError> {
        let file = OpenOptions::new().read(true).write(true).open(path);
        let mut file = file.map_err(|error| io_error("open", path, error))?;
        // A pipe would be waited for without end, and nothing can be added to a device.
        if !file.metadata().is_ok_and(|found| found.is_file()) {
            return Err(SaveError::NoSave(path.to_owned(), "it is a device, a pipe or a folder"));
        }
        // Before it is read: what another process added after that would be written over.
        lock(&file, path)?;
        let text = read_all(&mut file, path)?;
        let (session, differs) = replay(&text).map_err(|error| SaveError::Content(path.to_owned(), error))?;
        let end = journal::finished(&text).len() as u64;
        Ok(SavedSession { session, file, path: path.to_owned(), end, differs })
    }

    /// Writes a line behind the last finished one and forces it out.
    fn append(&mut self, text: &str) -> Result<(), SaveError> {
        let mut write = || {
            self.file.set_len(self.end)?;
            self.file.seek(SeekFrom::Start(self.end))?;
            self.file.write_all(text.as_bytes())?;
            self.file.sync_data()
        };
        if let Err(error) = write() {
            // Best effort: should this fail too, the unfinished line does not count when the file is read.
            let _ = self.file.set_len(self.end);
            return Err(io_error("write", &self.path, error));
        }
        self.end += text.len() as u64;
        Ok(())
    }

    /// The game with its history.
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Where the file goes on by other rules than this program's. The session is what comes before that; what is decided
    /// next goes on from there, and the rest stays in the file as something that was undone.
    pub fn differs(&self) -> Option<&Difference> {
        self.differs.as_ref()
    }

    /// Plays an action; it is on disk when this returns. `remark` is for people who read the file.
    pub fn play(
        &mut self,
        action: G::Action,
        remark: impl Fn(&G, &Entry<G>) -> String,
    ) -> Result<&Entry<G>, StepError<G>> {
        let (after, entry) = self.session.preview(action).map_err(StepError::Illegal)?;
        let before = self.session.game();
        let remark = remark(before, &entry);
        let line = journal::write_decision(self.session.at() + 1, before, &entry, &after, &remark);
        if self.differs.is_some() {
            self.append(&(journal::write_rewind(self.session.at()) + &line))?;
            self.differs = None;
        } else {
            self.append(&line)?;
        }
        Ok(self.session.commit(after, entry))
    }

    /// Goes to the position after `count` decisions, back or forth.
    pub fn rewind(&mut self, count: usize) -> Result<bool, SaveError> {
        if count > self.session.len() {
            return Ok(false);
        }
        self.append(&journal::write_rewind(count))?;
        self.differs = None;
        Ok(self.session.rewind(count))
    }
}
