//! The messages of a language. A file of them is read when one of its messages is first asked for: whoever plays one game
//! waits for no text of another.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::place::place;

type Bundle = FluentBundle<FluentResource>;

/// The messages of one language.
pub(crate) struct Bundles {
    language: LanguageIdentifier,
    files: Box<[File]>,
    /// In which file each message stands, by the number of its name; unless there is one file only.
    places: Option<Places>,
}

/// Numbers of names in their order, and a file for each; a number that several names share stands there several times.
type Places = (&'static [u16], &'static [u8]);

struct File {
    text: &'static str,
    read: OnceLock<Bundle>,
}

impl Bundles {
    /// Our own: all files in one text, where each of them ends, and where each message stands.
    pub fn ours(code: &str, text: &'static str, ends: &[usize], places: Places) -> Option<Bundles> {
        let begins = std::iter::once(&0).chain(ends);
        let files =
            begins.zip(ends).map(|(from, to)| File { text: &text[*from..*to], read: OnceLock::new() });
        Some(Bundles { language: code.parse().ok()?, files: files.collect(), places: Some(places) })
    }

    /// Somebody else's, in one text; `None` if that is no Fluent.
    pub fn of_text(code: &str, text: &str) -> Option<Bundles> {
        let language: LanguageIdentifier = code.parse().ok()?;
        let file = File { text: "", read: read(&language, text)?.into() };
        Some(Bundles { language, files: [file].into(), places: None })
    }

    /// The file in which a message stands, if there is one of this name.
    fn file(&self, name: &str) -> Option<&Bundle> {
        let Some((numbers, files)) = self.places else {
            return Some(self.read(0)).filter(|file| file.has_message(name));
        };
        let number = place(name);
        let first = numbers.partition_point(|other| *other < number);
        let alike = numbers[first..].iter().take_while(|other| **other == number);
        let mut files = alike.zip(&files[first..]).map(|(_, file)| self.read(usize::from(*file)));
        files.find(|file| file.has_message(name))
    }

    fn read(&self, file: usize) -> &Bundle {
        let file = &self.files[file];
        // Tests read every file of ours.
        file.read.get_or_init(|| read(&self.language, file.text).unwrap_or_else(|| empty(&self.language)))
    }

    /// Whether there is a message of this name.
    pub fn has(&self, name: &str) -> bool {
        self.file(name).is_some()
    }

    /// A message with what is put into it, if there is one of this name.
    pub fn say(&self, name: &str, args: &FluentArgs<'_>) -> Option<String> {
        let file = self.file(name)?;
        let pattern = file.get_message(name)?.value()?;
        Some(file.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
    }
}

fn empty(language: &LanguageIdentifier) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![language.clone()]);
    // Marks around inserted words help mixed scripts; in a terminal they would be visible.
    bundle.set_use_isolating(false);
    bundle
}

fn read(language: &LanguageIdentifier, text: &str) -> Option<Bundle> {
    let mut bundle = empty(language);
    bundle.add_resource(FluentResource::try_new(text.to_owned()).ok()?).ok()?;
    Some(bundle)
}

#[cfg(test)]
mod tests {
    use crate::Words;

    #[test]
    fn every_file_of_ours_can_be_read_and_is_read_only_when_it_is_needed() {
        for (code, text) in crate::LANGUAGES {
            let words = Words::of(code).unwrap();
            let read_so_far =
                |words: &Words| words.bundles.files.iter().filter(|file| file.read.get().is_some()).count();
            assert_eq!(read_so_far(&words), 0, "{code}");
            words.text("web-home");
            // Another file may have a message whose name has the same number.
            assert!((1..=2).contains(&read_so_far(&words)), "{code}");
            let names = text.lines().filter_map(|line| line.split_once(" =")).map(|(name, _)| name);
            for name in names.filter(|name| name.starts_with(|sign: char| sign.is_ascii_alphabetic())) {
                assert!(words.bundles.has(name), "{code} {name}");
            }
            let empty = words.bundles.files.iter().filter(|file| file.text.is_empty()).count();
            assert!(read_so_far(&words) >= words.bundles.files.len() - empty, "{code}");
        }
    }

    #[test]
    fn a_message_that_is_not_there_is_none() {
        let words = Words::english();
        assert!(!words.bundles.has("there-is-no-such-message"));
        assert_eq!(words.text("there-is-no-such-message"), "[there-is-no-such-message]");
    }
}
