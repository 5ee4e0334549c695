//! Sentences for people, made from typed events: a file per game and language in `lang/`, and a module per game.
//!
//! The rules build no sentence and the pages build none: both come here.

mod date;
pub mod hint;
pub mod lesson;
mod log;
mod messages;
pub mod options;
pub mod patchwork;
pub mod review;
pub mod scene;
pub mod tapestry;
pub mod terra_mystica;
pub mod text;
pub mod voice;
pub mod why;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

pub use date::date;
pub use messages::Messages;
pub use voice::{Asks, Beside, Instruction, InstructionOf, Said, Voice};

/// A language.
pub struct Words {
    code: &'static str,
    /// Whether cards and tiles are told with the codes by which records and the terminal name them.
    codes: bool,
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words").field("language", &self.code).finish_non_exhaustive()
    }
}

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

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
        let (code, messages) = LANGUAGES.into_iter().find(|(known, _)| *known == code)?;
        Words::read(code, messages)
    }

    /// A language from its messages; `None` if they are no Fluent.
    pub fn read(code: &'static str, messages: &str) -> Option<Words> {
        let language: LanguageIdentifier = code.parse().ok()?;
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Marks around inserted words help mixed scripts; in a terminal they would be visible.
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(messages.to_owned()).ok()?;
        bundle.add_resource(resource).ok()?;
        Some(Words { code, codes: true, bundle })
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
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return format!("[{id}]");
        };
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
        self.bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned()
    }

    /// A message without anything to put in, if this language has it.
    pub fn maybe(&self, id: &str) -> Option<String> {
        self.bundle.has_message(id).then(|| self.text(id))
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
