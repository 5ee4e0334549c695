//! One way to write a file that a person named.
//!
//! - [`write()`]: a file as a whole or not at all
//! - [`place`]: the same for a file that another library writes
//! - [`own`]: a file of ours that grows in a folder that a person named
//! - [`sync_folder`]: a new name that survives a power cut
//!
//! What stands under the name decides what is done:
//!
//! | what is there | what happens |
//! |---|---|
//! | nothing | a new file, with the rights that the system gives to new ones |
//! | a file | it is replaced by a new one with its rights, once that one is complete and on disk; one that may not be written is left alone |
//! | a link to a file | the file that it leads to is replaced, and the link stays |
//! | a link to nothing | it is refused: whoever made it may have meant another place |
//! | a device, a pipe | it is written into |
//! | where the program's own output goes | it is written there, behind what was printed |
//!
//! The new file lies beside the old one until it is complete, under a fresh name that nobody can guess or plant.

#[cfg(unix)]
use std::fs::Permissions;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

/// Writes a file as a whole or not at all: what stood there stays until the new one is complete and on disk.
pub fn write<T, E: From<io::Error>>(
    path: &Path,
    fill: impl FnOnce(&mut BufWriter<File>) -> Result<T, E>,
) -> Result<T, E> {
    match Target::find(path)? {
        Target::Stream(file) => {
            let mut out = BufWriter::new(file);
            let result = fill(&mut out)?;
            out.flush()?;
            Ok(result)
        }
        Target::File { path, rights } => replace(&path, rights, fill),
    }
}

/// Has a new file filled by whoever wants its name rather than the file: a database, say. It lies beside its place until it is
/// complete and on disk; a file that is there is replaced only if that is wanted. `failed` says what went wrong with files.
pub fn place<T, E>(
    path: &Path,
    replace: bool,
    fill: impl FnOnce(&Path) -> Result<T, E>,
    failed: impl Fn(io::Error) -> E,
) -> Result<T, E> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // Only we may read it until it is in its place: it may hold more than others should see.
    let name = beside(folder, true).map_err(&failed)?.into_temp_path();
    let result = fill(&name)?;
    File::open(&name).and_then(|file| file.sync_all()).map_err(&failed)?;
    let placed = if replace { name.persist(path) } else { name.persist_noclobber(path) };
    placed.map_err(|error| failed(error.error))?;
    sync_folder(folder).map_err(failed)?;
    Ok(result)
}

/// Opens a file of ours to be read and to grow, or makes it. What lies under its name is never anything but a file: a link or a
/// device that somebody planted there is refused.
pub fn own(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    match options.clone().create_new(true).open(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        opened => return opened,
    }
    let foreign = || {
        let why =
            "a file of ours belongs here, and this is a link or a device; remove it, or name another folder";
        io::Error::new(io::ErrorKind::InvalidInput, why)
    };
    let found = fs::symlink_metadata(path)?;
    if !found.is_file() {
        return Err(foreign());
    }
    let file = options.open(path)?;
    // Somebody may have put a link there in between.
    if is_same(&found, &file.metadata()?) { Ok(file) } else { Err(foreign()) }
}

#[cfg(unix)]
fn is_same(seen: &Metadata, opened: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    (seen.dev(), seen.ino()) == (opened.dev(), opened.ino())
}

/// Where files have no numbers, what was opened must at least be a file.
#[cfg(not(unix))]
fn is_same(_: &Metadata, opened: &Metadata) -> bool {
    opened.is_file()
}

/// Makes the name of a new file in this folder survive a power cut.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    // Where folders cannot be opened, the system has no such promise to give.
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// What stands under a name.
enum Target {
    /// Something that is written into as it is.
    Stream(File),
    /// A file that is replaced, or nothing yet.
    File { path: PathBuf, rights: Option<Metadata> },
}

impl Target {
    fn find(path: &Path) -> io::Result<Target> {
        let is_link = match fs::symlink_metadata(path) {
            Ok(found) => found.is_symlink(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(Target::File { path: path.to_owned(), rights: None });
            }
            Err(error) => return Err(error),
        };
        // Opened, not only looked at: whether it may be written, through a link too, is for the system to say.
        let file = OpenOptions::new().write(true).open(path).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound if is_link => io::Error::new(
                error.kind(),
                "it is a link that leads nowhere; remove it or name another file",
            ),
            _ => error,
        })?;
        let found = file.metadata()?;
        if !found.is_file() {
            return Ok(Target::Stream(file));
        }
        if let Some(own) = own_output(&found) {
            return Ok(Target::Stream(own));
        }
        let path = if is_link { fs::canonicalize(path)? } else { path.to_owned() };
        Ok(Target::File { path, rights: Some(found) })
    }
}

/// Standard output or error, if that is this file: replaced, it would lose what is printed.
#[cfg(unix)]
#[allow(clippy::disallowed_methods, reason = "which file it is, not to print")]
fn own_output(found: &Metadata) -> Option<File> {
    use std::os::fd::AsFd as _;
    use std::os::unix::fs::MetadataExt as _;
    let outputs = [io::stdout().as_fd().try_clone_to_owned(), io::stderr().as_fd().try_clone_to_owned()];
    outputs.into_iter().filter_map(|output| output.ok().map(File::from)).find(|output| {
        output.metadata().is_ok_and(|own| (own.dev(), own.ino()) == (found.dev(), found.ino()))
    })
}

#[cfg(not(unix))]
fn own_output(_: &Metadata) -> Option<File> {
    None
}

fn replace<T, E: From<io::Error>>(
    path: &Path,
    rights: Option<Metadata>,
    fill: impl FnOnce(&mut BufWriter<File>) -> Result<T, E>,
) -> Result<T, E> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if path.file_name().is_none() {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "this is no name of a file").into());
    }
    let beside = beside(folder, rights.is_some())?;
    // Should anything fail, it is removed when it is dropped.
    let (file, name) = beside.into_parts();
    let mut out = BufWriter::new(file);
    let result = fill(&mut out)?;
    let file = out.into_inner().map_err(io::IntoInnerError::into_error)?;
    if let Some(rights) = rights {
        give_rights(&file, &rights)?;
    }
    file.sync_all()?;
    name.persist(path).map_err(|error| error.error)?;
    sync_folder(folder)?;
    Ok(result)
}

/// A new file of ours, opened so that it cannot be one that somebody else put there.
fn beside(folder: &Path, private: bool) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".automa-").suffix(".part").rand_bytes(12);
    if !private {
        give_usual_rights(&mut builder);
    }
    builder.tempfile_in(folder)
}

/// What everybody may do with a new file; the system takes away what the user does not want to give.
#[cfg(unix)]
fn give_usual_rights(builder: &mut tempfile::Builder<'_, '_>) {
    use std::os::unix::fs::PermissionsExt as _;
    builder.permissions(Permissions::from_mode(0o666));
}

#[cfg(not(unix))]
fn give_usual_rights(_: &mut tempfile::Builder<'_, '_>) {}

/// The rights of the file that is replaced, and its owner where we may give it away.
#[cfg(unix)]
fn give_rights(file: &File, old: &Metadata) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    let new = file.metadata()?;
    if (new.uid(), new.gid()) != (old.uid(), old.gid()) {
        // Only root may; for everybody else the new file is his own.
        let _ = std::os::unix::fs::fchown(file, Some(old.uid()), Some(old.gid()));
    }
    file.set_permissions(Permissions::from_mode(old.mode() & 0o777))
}

#[cfg(not(unix))]
fn give_rights(file: &File, old: &Metadata) -> io::Result<()> {
    file.set_permissions(old.permissions())
}
