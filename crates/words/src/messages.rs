//! Messages that a game brings in its own crate, instead of a folder of `lang/`.

use std::sync::OnceLock;

use crate::Words;

/// The messages of one game in its languages.
pub struct Messages {
    files: &'static [(&'static str, &'static str)],
    read: OnceLock<Vec<Words>>,
}

impl Messages {
    /// These files: the code of a language and its messages, English first. They are read when they are first needed.
    pub const fn new(files: &'static [(&'static str, &'static str)]) -> Messages {
        Messages { files, read: OnceLock::new() }
    }

    /// The messages in the language of `words`, or in the first one where the game does not know that language.
    pub fn of<'a>(&'a self, words: &'a Words) -> &'a Words {
        let read = self.read.get_or_init(|| {
            self.files.iter().filter_map(|&(code, messages)| Words::read(code, messages)).collect()
        });
        read.iter().find(|own| own.code() == words.code()).or(read.first()).unwrap_or(words)
    }
}

impl std::fmt::Debug for Messages {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.files.iter().map(|(code, _)| code)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_speaks_the_language_it_is_asked_for_or_its_first() {
        let own = Messages::new(&[("en", "hello = Hello"), ("de", "hello = Hallo")]);
        assert_eq!(own.of(&Words::of("de").unwrap()).text("hello"), "Hallo");
        let french = Words::read("fr", "hello = Salut").unwrap();
        assert_eq!(own.of(&french).text("hello"), "Hello");
    }
}
