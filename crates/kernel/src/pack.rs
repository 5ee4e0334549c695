//! Packs: a player's own components, as text in the format of our data files.

/// A pack as it was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pack {
    /// What to call it in messages: its file name.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// A pack or data file that cannot be used: where, and what was expected.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PackError {
    /// The text is no TOML of the game's form.
    #[error("{file}, line {line}: {what}")]
    Toml {
        /// The file.
        file: String,
        /// Where in it.
        line: usize,
        /// What the reader says.
        what: String,
    },
    /// A value makes no sense.
    #[error("{file}, line {line}: expected {expected}")]
    Content {
        /// The file.
        file: String,
        /// Where in it.
        line: usize,
        /// What should stand there.
        expected: String,
    },
}

fn line_of(text: &str, offset: usize) -> usize {
    text.as_bytes().iter().take(offset).filter(|&&byte| byte == b'\n').count() + 1
}

impl PackError {
    /// What the TOML reader found wrong.
    pub fn toml(file: &str, text: &str, error: &toml::de::Error) -> PackError {
        let line = line_of(text, error.span().map_or(0, |span| span.start));
        PackError::Toml { file: file.to_owned(), line, what: error.message().replace('\n', "; ") }
    }

    /// A value that makes no sense, at this byte of the text.
    pub fn content(file: &str, text: &str, offset: usize, expected: &str) -> PackError {
        PackError::Content {
            file: file.to_owned(),
            line: line_of(text, offset),
            expected: expected.to_owned(),
        }
    }
}
