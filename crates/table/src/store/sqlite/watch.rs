//! Whether the file is still the one that was opened.
//!
//! A file that is removed or replaced goes on working for whoever has it open: what is written then is in no file that anybody
//! will ever find. So it is looked at around every commit, and nothing is acknowledged that would be lost.

use std::path::{Path, PathBuf};

/// The file as it was when it was opened.
#[derive(Debug)]
pub(super) struct Watch {
    path: PathBuf,
    opened: Option<Identity>,
}

/// What a name leads to: device and number of the file, where the system tells.
type Identity = (u64, u64);

impl Watch {
    /// The file that is there now.
    pub(super) fn of(path: &Path) -> Watch {
        Watch { path: path.to_owned(), opened: identity(path) }
    }

    /// Whether it is still there.
    pub(super) fn is_same(&self) -> bool {
        self.opened.is_some() && identity(&self.path) == self.opened
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt as _;
    let found = std::fs::metadata(path).ok()?;
    Some((found.dev(), found.ino()))
}

/// Elsewhere an open file can neither be removed nor replaced; that it is there is enough.
#[cfg(not(unix))]
fn identity(path: &Path) -> Option<Identity> {
    std::fs::metadata(path).ok().map(|_| (0, 0))
}
