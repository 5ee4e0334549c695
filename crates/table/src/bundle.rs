//! Many saves in one text, with the names of their tables: to keep them, or to take them to another device.
//!
//! ```text
//! automa tables 1
//! table Sunday evening
//! automa journal 1
//! ...
//! ```
//!
//! No line of a journal begins with `table `, so that nothing has to be quoted.

/// The version of the format that this program writes, and the newest that it reads.
pub const VERSION: u32 = 1;
const HEAD: &str = "automa tables ";
const TABLE: &str = "table ";

/// More bytes than stand around a save, its name apart.
pub const AROUND: usize = 32;

/// Why a text is no bundle that can be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BundleError {
    /// A newer program wrote it.
    #[error("these tables were exported by a newer automa (format {0}); get the newest one to import them")]
    Newer(String),
    /// Something stands before the first table.
    #[error("line {0} belongs to no table; the line before a save is `table NAME`")]
    NoTable(usize),
}

/// One table: its name and its save.
pub type Named = (String, String);

/// All saves in one text.
pub fn write<'a>(tables: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
    let mut text = format!("{HEAD}{VERSION}\n");
    for (name, save) in tables {
        let name: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        text.extend([TABLE, &name, "\n", save]);
        if !save.ends_with('\n') {
            text.push('\n');
        }
    }
    text
}

/// The saves of a text, if it is a bundle.
pub fn read(text: &str) -> Option<Result<Vec<Named>, BundleError>> {
    let (head, rest) = text.split_once('\n').unwrap_or((text, ""));
    let version = head.trim_end().strip_prefix(HEAD)?;
    Some(if version == VERSION.to_string() {
        parts(rest)
    } else {
        Err(BundleError::Newer(version.chars().take(20).collect()))
    })
}

fn parts(text: &str) -> Result<Vec<Named>, BundleError> {
    let mut tables: Vec<Named> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        // A table without a name, and an editor that takes spaces off the ends of lines.
        let name = if line == TABLE.trim_end() { Some("") } else { line.strip_prefix(TABLE) };
        match (name, tables.last_mut()) {
            (Some(name), _) => tables.push((name.trim().to_owned(), String::new())),
            (None, Some((_, save))) => save.extend([line, "\n"]),
            (None, None) if line.trim().is_empty() => {}
            (None, None) => return Err(BundleError::NoTable(number + 2)),
        }
    }
    Ok(tables)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_can_be_read() {
        let saves = [
            ("", "automa journal 1\nbegin\n"),
            ("Sunday", "automa journal 1\ngame x\nbegin\n1 take\n"),
            ("two\nlines", "automa journal 1\n"),
        ];
        for text in [write(saves), write(saves).replace("table \n", "table\n")] {
            let read = read(&text).unwrap().unwrap();
            assert_eq!(read[0], (String::new(), saves[0].1.to_owned()));
            assert_eq!(read[1], ("Sunday".to_owned(), saves[1].1.to_owned()));
            assert_eq!(read[2], ("two lines".to_owned(), saves[2].1.to_owned()));
        }
        assert_eq!(read(&write([])), Some(Ok(Vec::new())));
    }

    #[test]
    fn a_save_is_no_bundle_and_a_newer_one_is_named() {
        assert_eq!(read("automa journal 1\ngame x\n"), None);
        assert_eq!(read("automa tables 9\n"), Some(Err(BundleError::Newer("9".to_owned()))));
        assert_eq!(read("automa tables 1\n\n1 take\n"), Some(Err(BundleError::NoTable(3))));
    }
}
