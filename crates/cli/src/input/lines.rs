//! Lines from outside, however long or strange: a program at the other end of a pipe may send anything.

use std::io::{self, BufRead};

use crate::terminal::acts;

/// No command is longer: a whole ring by name takes a few hundred letters.
pub const LONGEST: usize = 4096;

/// A line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Text, without blanks around it.
    Text(String),
    /// It was longer than any command. It has been skipped.
    TooLong,
    /// It was not text.
    NotText,
}

/// The next line; `None` at the end of the input. A long line takes no more memory than a short one.
pub fn next(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let (mut some, mut too_long) = (false, false);
    loop {
        let piece = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            other => other?,
        };
        if piece.is_empty() {
            if !some {
                return Ok(None);
            }
            break;
        }
        some = true;
        let end = piece.iter().position(|&byte| byte == b'\n');
        let taken = end.map_or(piece.len(), |end| end + 1);
        if line.len() + taken <= LONGEST {
            line.extend_from_slice(&piece[..taken]);
        } else {
            too_long = true;
        }
        input.consume(taken);
        if end.is_some() {
            break;
        }
    }
    if too_long {
        return Ok(Some(Line::TooLong));
    }
    Ok(Some(match String::from_utf8(line) {
        Ok(text) => Line::Text(text.trim().to_owned()),
        Err(_) => Line::NotText,
    }))
}

/// The beginning of what somebody said, to be repeated in a sentence. The sentence may go into JSON, and who knows where
/// from there: so nothing in it acts on a terminal.
pub fn harmless(text: &str) -> String {
    text.chars().take(60).map(|sign| if acts(sign) { '?' } else { sign }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(mut input: &[u8]) -> Vec<Line> {
        std::iter::from_fn(|| next(&mut input).unwrap()).collect()
    }

    #[test]
    fn lines_come_one_by_one_whatever_they_hold() {
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(all(b""), []);
        assert_eq!(all(b"automa\r\n\n tile"), [text("automa"), text(""), text("tile")]);
        assert_eq!(all(b"\xff\xfe\nautoma\n"), [Line::NotText, text("automa")]);
        let long = [vec![b'x'; 1 << 20], b"\nautoma\n".to_vec()].concat();
        assert_eq!(all(&long), [Line::TooLong, text("automa")]);
        let mut slow = io::BufReader::with_capacity(7, &long[..]);
        assert_eq!(next(&mut slow).unwrap(), Some(Line::TooLong));
        assert_eq!(next(&mut slow).unwrap(), Some(text("automa")));
    }

    #[test]
    fn what_is_repeated_is_harmless() {
        assert_eq!(harmless("a\u{1b}[2Jb\u{7}\u{202e}"), "a?[2Jb??");
        assert_eq!(harmless(&"x".repeat(1000)).len(), 60);
    }
}
