//! Sentences for people, made from typed events: a file per game and language in `lang/`, and a module per game.
//!
//! The rules build no sentence and the pages build none: both come here.

mod bundles;
mod date;
pub mod hint;
pub mod lesson;
mod log;
mod messages;
pub mod options;
pub mod patchwork;
mod place;
pub mod review;
pub mod scene;
pub mod tapestry;
pub mod terra_mystica;
pub mod text;
pub mod voice;
pub mod why;

use fluent_bundle::{FluentArgs, FluentValue};

use bundles::Bundles;
pub use date::date;
pub use messages::Messages;
pub use voice::{Asks, Beside, Instruction, InstructionOf, Said, Voice};

/// A language.
pub struct Words {
    code: &'static str,
    /// Whether cards and tiles are told with the codes by which records and the terminal name them.
    codes: bool,
    bundles: Bundles,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words").field("language", &self.code).finish_non_exhaustive()
    }
}

#[allow(clippy::unreadable_literal, reason = "written by a program")]
mod languages {
    include!(concat!(env!("OUT_DIR"), "/languages.rs"));
}
pub use languages::LANGUAGES;
use languages::{ENDS, PLACES};

/// Something to put into a sentence.
#[derive(Clone, Debug)]
pub enum Arg {
    /// A number: it chooses singular or plural.
    Number(i64),
    /// A word.
    Text(String),
}

impl From<i32> for Arg {
    fn from(number: i32) -> Arg {
        Arg::Number(number.into())
    }
}
impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}
impl From<u32> for Arg {
    fn from(number: u32) -> Arg {
        Arg::Number(number.into())
    }
}
impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}
impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl Words {
    /// The language of this code; `None` if it is not among ours.
    pub fn of(code: &str) -> Option<Words> {
        let at = LANGUAGES.iter().position(|(known, _)| *known == code)?;
        let (code, messages) = LANGUAGES[at];
        Some(Words {
            code,
            codes: true,
            bundles: Bundles::ours(code, messages, &ENDS[at], (&PLACES.0, &PLACES.1))?,
        })
    }

    /// A language from its messages; `None` if they are no Fluent.
    pub fn read(code: &'static str, messages: &str) -> Option<Words> {
        Some(Words { code, codes: true, bundles: Bundles::of_text(code, messages)? })
    }

    /// The same language for places where nobody types and things are seen: without the codes of cards and tiles.
    #[must_use]
    pub fn without_codes(self) -> Words {
        Words { codes: false, ..self }
    }

    /// Whether cards and tiles are told with their codes.
    pub fn has_codes(&self) -> bool {
        self.codes
    }

    /// The code of this language: `de`.
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// The English messages.
    pub fn english() -> Words {
        Words::of("en").unwrap_or_else(|| unreachable!("our own messages are checked by tests"))
    }

    /// A message. A missing one shows its own name, so that it is seen; a test finds it first.
    pub fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            values.set(
                *name,
                match arg {
                    Arg::Number(number) => FluentValue::from(*number),
                    Arg::Text(text) => FluentValue::from(text.clone()),
                },
            );
        }
        self.bundles.say(id, &values).unwrap_or_else(|| format!("[{id}]"))
    }

    /// A message without anything to put in, if this language has it.
    pub fn maybe(&self, id: &str) -> Option<String> {
        self.bundles.has(id).then(|| self.text(id))
    }

    /// What a component says in this language. English is the data itself; another language has a message for what is
    /// printed. Where somebody's own pack changed a text, it is said as written there.
    pub fn printed(&self, id: &str, own: &str, printed: Option<&str>) -> String {
        let translated = if printed == Some(own) { self.maybe(id) } else { None };
        translated.unwrap_or_else(|| own.to_owned())
    }

    /// A message without anything to put in.
    pub fn text(&self, id: &str) -> String {
        self.say(id, &[])
    }
}
