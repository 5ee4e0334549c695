//! The way to the terminal: everything that the program prints goes through here.
//!
//! What is printed may come from anywhere: a pack, a save, a position, a game record, an experiment, the name of a file.
//! A character in it that would do something instead of being seen is written as it is in JSON, `\u001b`: control
//! characters (line ends and tabs excepted), and those that hide text or turn it round. So it can be seen, and JSON stays
//! JSON with the same meaning.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::{self, StderrLock, StdoutLock, Write};

use crate::input::wrap::{self, wrapped};

/// Clears a screen, and begins at its top.
pub const CLEAR: &str = "\u{1b}[2J\u{1b}[3J\u{1b}[H";

/// Standard output.
#[allow(clippy::disallowed_methods, reason = "this is the one way to it")]
pub fn out() -> Visible<StdoutLock<'static>> {
    Visible::new(io::stdout().lock())
}

/// Standard output for a conversation: where a person reads it, long lines are broken between words.
pub fn talk() -> Visible<StdoutLock<'static>> {
    Visible { width: wrap::width(), ..out() }
}

/// Standard output, where our own drawings may have colours.
pub fn screen() -> Visible<StdoutLock<'static>> {
    Visible { inks: true, ..talk() }
}

/// Standard error.
#[allow(clippy::disallowed_methods, reason = "this is the one way to it")]
pub fn err() -> Visible<StderrLock<'static>> {
    Visible::new(io::stderr().lock())
}

/// Whether a character does something instead of being seen.
pub fn acts(sign: char) -> bool {
    match sign {
        '\n' | '\t' => false,
        // Soft hyphen; marks, overrides and isolates of direction; other line ends; what has no width; annotations; tags.
        '\u{ad}'
        | '\u{61c}'
        | '\u{180e}'
        | '\u{200b}'
        | '\u{200e}'
        | '\u{200f}'
        | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{feff}'
        | '\u{fff9}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e007f}' => true,
        // The old ones, delete, and those of eight bits.
        sign => sign.is_control(),
    }
}

/// A text in which everything can be seen; with `inks` the colours of our own drawings, and the clearing of the screen,
/// are let through.
fn cleaned(text: &str, inks: bool) -> Cow<'_, str> {
    let Some(first) = text.find(acts) else { return Cow::Borrowed(text) };
    let mut clean = String::with_capacity(text.len() + 16);
    let (whole, mut rest) = text.split_at(first);
    clean.push_str(whole);
    while let Some(sign) = rest.chars().next() {
        let length = if inks { own_sequence(rest) } else { 0 };
        if length > 0 {
            clean.push_str(&rest[..length]);
            rest = &rest[length..];
            continue;
        }
        if acts(sign) {
            for half in sign.encode_utf16(&mut [0; 2]) {
                let _ = write!(clean, "\\u{half:04x}");
            }
        } else {
            clean.push(sign);
        }
        rest = &rest[sign.len_utf8()..];
    }
    Cow::Owned(clean)
}

/// The length of one of our own sequences at the beginning of a text: a colour, bold, faint, or the clearing of the screen.
fn own_sequence(text: &str) -> usize {
    if text.starts_with(CLEAR) {
        return CLEAR.len();
    }
    let Some((codes, _)) = text.strip_prefix("\u{1b}[").and_then(|rest| rest.split_once('m')) else {
        return 0;
    };
    let ours =
        |code: &str| matches!(code, "0" | "1" | "2") || matches!(code.as_bytes(), [b'3' | b'9', b'0'..=b'7']);
    if codes.split(';').all(ours) { codes.len() + 3 } else { 0 }
}

/// A way out that lets only through what can be seen.
pub struct Visible<W: Write> {
    out: W,
    inks: bool,
    /// The beginning of a character whose end has not come yet.
    begun: Vec<u8>,
    /// Lines are broken there, if they are.
    width: Option<usize>,
    /// The beginning of a line whose end has not come yet, where lines are broken.
    line: String,
}

impl<W: Write> Visible<W> {
    /// Writes to this output, without colours and without breaking lines.
    pub fn new(out: W) -> Visible<W> {
        Visible { out, inks: false, begun: Vec::new(), width: None, line: String::new() }
    }

    /// Lets a text through that holds nothing but what can be seen; whole lines of it where they are broken.
    fn pass(&mut self, text: &str) -> io::Result<()> {
        let Some(width) = self.width else { return self.out.write_all(text.as_bytes()) };
        self.line.push_str(text);
        while let Some(end) = self.line.find('\n') {
            let rest = self.line.split_off(end + 1);
            let line = std::mem::replace(&mut self.line, rest);
            self.out.write_all(wrapped(line.trim_end_matches('\n'), width).as_bytes())?;
            self.out.write_all(b"\n")?;
        }
        Ok(())
    }
}

impl<W: Write> Write for Visible<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.begun.extend_from_slice(bytes);
        let all = std::mem::take(&mut self.begun);
        let mut chunks = all.utf8_chunks().peekable();
        while let Some(chunk) = chunks.next() {
            self.pass(&cleaned(chunk.valid(), self.inks))?;
            let wrong = chunk.invalid();
            // At the very end it may be half a character.
            if chunks.peek().is_none()
                && std::str::from_utf8(wrong).is_err_and(|error| error.error_len().is_none())
            {
                self.begun.extend_from_slice(wrong);
            } else if !wrong.is_empty() {
                self.pass("\u{fffd}")?;
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        // A prompt has no end of line.
        let begun = std::mem::take(&mut self.line);
        self.out.write_all(begun.as_bytes())?;
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_conversation_is_broken_between_words_and_loses_nothing() {
        let mut out = Visible { width: Some(30), ..Visible::new(Vec::new()) };
        out.write_all(b"one two three four five six ").unwrap();
        out.write_all(b"seven eight\nnine\n> ").unwrap();
        out.flush().unwrap();
        let text = String::from_utf8(out.out.clone()).unwrap();
        assert_eq!(text, "one two three four five six\nseven eight\nnine\n> ");
    }

    #[test]
    fn what_would_do_something_is_seen() {
        for (text, seen) in [
            ("You take the aitch.\n\tÄ 漢 👨‍👩‍👧 café", "You take the aitch.\n\tÄ 漢 👨‍👩‍👧 café"),
            ("\u{1b}[2J\u{1b}]0;title\u{7}", "\\u001b[2J\\u001b]0;title\\u0007"),
            ("a\rb\u{8}c\u{7f}", "a\\u000db\\u0008c\\u007f"),
            ("\u{9b}2J\u{90}\u{85}", "\\u009b2J\\u0090\\u0085"),
            ("\u{202e}txt\u{2066}\u{2069}\u{200f}", "\\u202etxt\\u2066\\u2069\\u200f"),
            ("a\u{200b}b\u{feff}\u{ad}\u{2028}", "a\\u200bb\\ufeff\\u00ad\\u2028"),
            ("\u{e0001}", "\\udb40\\udc01"),
            ("\0", "\\u0000"),
            ("\u{1b}[31mred\u{1b}[0m", "\\u001b[31mred\\u001b[0m"),
        ] {
            assert_eq!(cleaned(text, false), seen, "{text:?}");
        }
    }

    #[test]
    fn json_stays_what_it_is() {
        let value = serde_json::json!({ "name": "\u{1b}[2J \u{9b} \u{202e} \u{e0041} \u{7f}\n" });
        let shown = cleaned(&value.to_string(), false).into_owned();
        assert!(!shown.chars().any(acts), "{shown:?}");
        assert_eq!(serde_json::from_str::<serde_json::Value>(&shown).unwrap(), value);
    }

    #[test]
    fn a_screen_has_our_colours_and_nothing_else() {
        let ours = format!("{CLEAR}\u{1b}[0m\u{1b}[1;34mblue\u{1b}[92m");
        assert_eq!(cleaned(&ours, true), ours);
        for other in [
            "\u{1b}[8m",
            "\u{1b}[1;8m",
            "\u{1b}[2J",
            "\u{1b}[",
            "\u{1b}[m",
            "\u{1b}[31;",
            "\u{1b}]0;m",
            "\u{9b}31m",
        ] {
            let shown = cleaned(other, true);
            assert!(!shown.contains(['\u{1b}', '\u{9b}']), "{shown:?}");
        }
    }

    #[test]
    fn bytes_in_any_portions_come_out_the_same() {
        let text = "é\u{1b}漢\u{202e}👍\n".as_bytes();
        for size in 1..=text.len() {
            let mut out = Visible::new(Vec::new());
            for part in text.chunks(size) {
                out.write_all(part).unwrap();
            }
            assert_eq!(String::from_utf8(out.out).unwrap(), "é\\u001b漢\\u202e👍\n", "{size}");
        }
        let mut out = Visible::new(Vec::new());
        out.write_all(b"a\xff\xc3b").unwrap();
        assert_eq!(String::from_utf8(out.out).unwrap(), "a\u{fffd}\u{fffd}b");
    }
}
