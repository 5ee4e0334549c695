//! How large things may be. The same for every store, checked before a database sees them.

/// The longest name of a table, in characters.
pub const NAME_CHARS: usize = 80;
/// The longest name of a game.
pub const GAME_BYTES: usize = 40;
/// The longest line of a journal.
pub const LINE_BYTES: usize = 4 << 10;
/// The longest remark in a line: it is for people, and the rest of a longer one is left out.
pub const REMARK_BYTES: usize = 1 << 10;
/// The most lines of a table, undone ones included: a long game has a few hundred.
pub const LINES: usize = 5_000;
/// The longest head of a journal: it holds the player's own packs.
pub const HEAD_BYTES: usize = 256 << 10;
/// The longest summary: a list of many tables must stay small.
pub const SUMMARY_BYTES: usize = 4 << 10;
/// The longest name of a note beside a table.
pub const NOTE_NAME_BYTES: usize = 40;
/// The longest note beside a table.
pub const NOTE_BYTES: usize = 512 << 10;
/// The most notes beside one table.
pub const NOTES: usize = 8;

/// The longest result of a game.
pub const RESULT_BYTES: usize = 4 << 10;
/// The longest comment on a game, in characters.
pub const COMMENT_CHARS: usize = 2_000;

/// Something that is too large, or empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LimitError {
    /// The name of a table.
    #[error("a table's name has 1 to {NAME_CHARS} characters; choose another")]
    Name,
    /// The name of a game.
    #[error("a game's name has 1 to {GAME_BYTES} characters")]
    Game,
    /// A line of the journal.
    #[error("line {line} of the journal is longer than {LINE_BYTES} bytes; shorten its remark")]
    Line {
        /// Which of those that were given, from 1.
        line: usize,
    },
    /// A line that is more than one, or cannot be stored.
    #[error("line {line} of the journal has a line end or a zero byte in it; remove it")]
    Character {
        /// Which of those that were given, from 1.
        line: usize,
    },
    /// More lines than a table may have.
    #[error(
        "a table has at most {LINES} lines, undone decisions included; start a new table, or export this one, remove \
         what was undone and import it"
    )]
    Lines,
    /// The head of the journal.
    #[error("the head of a journal has at most {} KiB; use smaller packs", HEAD_BYTES >> 10)]
    Head,
    /// A head that is no head.
    #[error("the head of a journal ends with a line end and has no zero byte in it")]
    HeadText,
    /// The summary.
    #[error("the summary of a table has at most {SUMMARY_BYTES} bytes and no zero byte in it")]
    Summary,
    /// A result.
    #[error(
        "the result of a game has at most {RESULT_BYTES} bytes, no zero byte, and an end before the year 10000"
    )]
    Result,
    /// A comment.
    #[error("a comment has at most {COMMENT_CHARS} characters and no zero character in it; shorten it")]
    Comment,
    /// The name of a note.
    #[error("the name of a note has 1 to {NOTE_NAME_BYTES} small letters, digits and hyphens")]
    NoteName,
    /// The text of a note.
    #[error("a note beside a table has at most {} KiB and no zero byte in it", NOTE_BYTES >> 10)]
    Note,
    /// All the notes of a table.
    #[error("a table has at most {NOTES} notes; remove one by keeping an empty text under its name")]
    Notes,
}

/// The name of a new table without the spaces around it; nothing where nobody chose one.
pub fn first_name(chosen: &str) -> Result<&str, LimitError> {
    if chosen.trim().is_empty() { Ok("") } else { name(chosen) }
}

/// The name without the spaces around it.
pub fn name(name: &str) -> Result<&str, LimitError> {
    let name = name.trim();
    let chars = name.chars().count();
    let good = (1..=NAME_CHARS).contains(&chars) && !name.chars().any(char::is_control);
    if good { Ok(name) } else { Err(LimitError::Name) }
}

/// Checks the name of a game.
pub fn game(game: &str) -> Result<(), LimitError> {
    let good = (1..=GAME_BYTES).contains(&game.len()) && !game.chars().any(char::is_control);
    if good { Ok(()) } else { Err(LimitError::Game) }
}

/// Checks the head of a journal.
pub fn head(head: &str) -> Result<(), LimitError> {
    if head.len() > HEAD_BYTES {
        return Err(LimitError::Head);
    }
    if head.ends_with('\n') && !head.contains('\0') { Ok(()) } else { Err(LimitError::HeadText) }
}

/// Checks lines that come behind `before` others.
pub fn lines(before: u64, lines: &[String]) -> Result<(), LimitError> {
    if before.saturating_add(lines.len() as u64) > LINES as u64 {
        return Err(LimitError::Lines);
    }
    for (index, line) in lines.iter().enumerate() {
        let line_number = index + 1;
        if line.len() > LINE_BYTES {
            return Err(LimitError::Line { line: line_number });
        }
        if line.contains(['\n', '\r', '\0']) {
            return Err(LimitError::Character { line: line_number });
        }
    }
    Ok(())
}

/// Checks a summary.
pub fn summary(summary: &str) -> Result<(), LimitError> {
    if summary.len() <= SUMMARY_BYTES && !summary.contains('\0') { Ok(()) } else { Err(LimitError::Summary) }
}

/// Checks a result.
pub fn result(result: &str) -> Result<(), LimitError> {
    if result.len() <= RESULT_BYTES && !result.contains('\0') { Ok(()) } else { Err(LimitError::Result) }
}

/// Checks a comment.
pub fn comment(comment: &str) -> Result<(), LimitError> {
    let good = comment.chars().count() <= COMMENT_CHARS && !comment.contains('\0');
    if good { Ok(()) } else { Err(LimitError::Comment) }
}

/// Checks the name of a note.
pub fn note_name(name: &str) -> Result<(), LimitError> {
    let letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    let good = (1..=NOTE_NAME_BYTES).contains(&name.len()) && name.bytes().all(letter);
    if good { Ok(()) } else { Err(LimitError::NoteName) }
}

/// Checks a note.
pub fn note(name: &str, text: &str) -> Result<(), LimitError> {
    note_name(name)?;
    if text.len() <= NOTE_BYTES && !text.contains('\0') { Ok(()) } else { Err(LimitError::Note) }
}
