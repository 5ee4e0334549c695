//! What people look for: rules and components by their id, or by words of their text.

use kernel::{Rule, RuleBook};

/// Whether all words of a question stand in one of these texts, in upper or lower case.
pub fn says(wanted: &str, texts: &[&str]) -> bool {
    let texts: Vec<String> = texts.iter().map(|text| text.to_lowercase()).collect();
    let mut words = wanted.split_whitespace().map(str::to_lowercase);
    words.all(|word| texts.iter().any(|text| text.contains(&word)))
}

/// The rules that are asked for: the one of this id, all whose id begins so, or all that say these words.
pub fn rules<'b>(book: &'b RuleBook, wanted: &str) -> Vec<&'b Rule> {
    if let Some(rule) = book.get(wanted) {
        return vec![rule];
    }
    let begun: Vec<&Rule> = book.rules.iter().filter(|rule| rule.id.starts_with(wanted)).collect();
    if !begun.is_empty() {
        return begun;
    }
    book.rules.iter().filter(|rule| says(wanted, &[&rule.id, &rule.title, &rule.text])).collect()
}

#[cfg(test)]
mod tests {
    use super::says;

    #[test]
    fn every_word_must_be_said_somewhere() {
        let texts = ["take.next-three", "The next three", "You take one of the next three patches."];
        assert!(says("THREE patches", &texts));
        assert!(says("take.next", &texts));
        assert!(!says("three cards", &texts));
        assert!(says("", &texts));
    }
}
