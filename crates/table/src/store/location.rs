//! Where the database is.

use std::ffi::OsString;
use std::path::PathBuf;

use super::StoreError;

/// A database that was named.
#[derive(Debug, PartialEq, Eq)]
pub enum Location {
    /// A file on this machine.
    File(PathBuf),
    /// A `PostgreSQL` server.
    Postgres(String),
}

impl Location {
    /// Reads an address; without one it is a file in the user's data directory.
    pub fn find(
        url: Option<&str>,
        variable: impl Fn(&str) -> Option<OsString>,
    ) -> Result<Location, StoreError> {
        let Some(url) = url.map(str::trim).filter(|url| !url.is_empty()) else {
            return Ok(Location::File(data_directory(variable)?.join("automa.db")));
        };
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Location::Postgres(url.to_owned()));
        }
        let path = match url.strip_prefix("sqlite:") {
            Some(path) => path.strip_prefix("//").unwrap_or(path),
            None => url,
        };
        if let Some((scheme, _)) = path.split_once("://") {
            return Err(StoreError::Scheme { scheme: scheme.chars().take(20).collect() });
        }
        // An absolute path is never taken for one of SQLite's special names, such as `:memory:`.
        let absolute = std::path::absolute(path)
            .map_err(|error| StoreError::Open { place: path.to_owned(), why: error.to_string() })?;
        Ok(Location::File(absolute))
    }
}

/// Where the user's data lives.
fn data_directory(variable: impl Fn(&str) -> Option<OsString>) -> Result<PathBuf, StoreError> {
    let path = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(own) = path("AUTOMA_DATA") {
        return std::path::absolute(&own)
            .map_err(|error| StoreError::Open { place: own.display().to_string(), why: error.to_string() });
    }
    // The XDG base directory specification: a relative path is to be ignored.
    if let Some(data) = path("XDG_DATA_HOME").filter(|data| data.is_absolute()) {
        return Ok(data.join("automa"));
    }
    let home = path("HOME").or_else(|| path("USERPROFILE")).filter(|home| home.is_absolute());
    home.map(|home| home.join(".local/share/automa")).ok_or(StoreError::NoHome)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(url: Option<&str>, variables: &[(&str, &str)]) -> Result<Location, StoreError> {
        Location::find(url, |name| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| OsString::from(value))
        })
    }

    fn file(path: &str) -> Location {
        Location::File(PathBuf::from(path))
    }

    #[test]
    fn without_an_address_it_is_the_users_data_directory() {
        let home = ("HOME", "/home/ann");
        assert_eq!(find(None, &[home]), Ok(file("/home/ann/.local/share/automa/automa.db")));
        assert_eq!(find(None, &[home, ("XDG_DATA_HOME", "/data")]), Ok(file("/data/automa/automa.db")));
        assert_eq!(
            find(None, &[home, ("XDG_DATA_HOME", "data")]),
            Ok(file("/home/ann/.local/share/automa/automa.db"))
        );
        assert_eq!(
            find(None, &[home, ("XDG_DATA_HOME", "/data"), ("AUTOMA_DATA", "/own")]),
            Ok(file("/own/automa.db"))
        );
        assert_eq!(
            find(Some("  "), &[home, ("AUTOMA_DATA", "")]),
            Ok(file("/home/ann/.local/share/automa/automa.db"))
        );
        assert_eq!(find(None, &[]), Err(StoreError::NoHome));
    }

    #[test]
    fn an_address_is_a_file_or_a_server() {
        for url in ["/games/a.db", "sqlite:/games/a.db", "sqlite:///games/a.db"] {
            assert_eq!(find(Some(url), &[]), Ok(file("/games/a.db")));
        }
        for url in ["postgres://u@h/d", "postgresql://h"] {
            assert_eq!(find(Some(url), &[]), Ok(Location::Postgres(url.to_owned())));
        }
        let memory = find(Some(":memory:"), &[]).unwrap();
        assert!(matches!(memory, Location::File(path) if path.is_absolute() && path.ends_with(":memory:")));
        let secret = find(Some("mysql://root:secret@host/db"), &[]).unwrap_err();
        assert_eq!(secret, StoreError::Scheme { scheme: "mysql".to_owned() });
        assert!(matches!(find(Some("sqlite:"), &[]), Err(StoreError::Open { .. })));
    }
}
