//! What can follow a line that is being typed.

use super::is_small;
use super::word::fit;

/// Words for the place where typing goes on, and where the word begins that they replace.
pub fn completions(line: &str, phrases: &[String]) -> (usize, Vec<String>) {
    let begin = line.rfind([';']).map_or(0, |at| at + 1).max(line.rfind(". ").map_or(0, |at| at + 2));
    let act = &line[begin..];
    let from = begin + act.rfind(char::is_whitespace).map_or(0, |at| at + 1);
    let (before, typed) = (&line[begin..from], &line[from..]);
    let before: Vec<&str> = before.split_whitespace().collect();
    let mut words: Vec<String> = Vec::new();
    for phrase in phrases {
        if let Some(word) = next(&before, typed, phrase)
            && !words.iter().any(|known| known == word)
        {
            words.push(word.to_owned());
        }
    }
    (from, words)
}

/// The word of a phrase that follows these, if it begins with what is typed.
fn next<'p>(before: &[&str], typed: &str, phrase: &'p str) -> Option<&'p str> {
    let mut known = phrase.split_whitespace();
    for word in before {
        loop {
            let next = known.next()?;
            match fit(word, next) {
                Some(_) => break,
                None if is_small(next) => {}
                None => return None,
            }
        }
    }
    let begins = |word: &str| word.get(..typed.len()).is_some_and(|start| start.eq_ignore_ascii_case(typed));
    // A small word need not be typed: what follows it is offered, too.
    known.by_ref().find(|word| begins(word) || !is_small(word)).filter(|word| begins(word))
}

#[cfg(test)]
mod tests {
    use super::completions;

    #[test]
    fn the_next_word_is_offered() {
        let phrases =
            ["build E7", "build E8", "bridge E4:G1", "upgrade E8 to TP", "upgrade E8 to TE", "undo"];
        let phrases = phrases.map(str::to_owned);
        let after = |line: &str| completions(line, &phrases);
        assert_eq!(after("bu"), (0, vec!["build".to_owned()]));
        assert_eq!(after("b").1, ["build", "bridge"]);
        assert_eq!(after("build "), (6, vec!["E7".to_owned(), "E8".to_owned()]));
        assert_eq!(after("b e8").1, ["E8"]);
        assert_eq!(after("up e8 t").1, ["to"]);
        assert_eq!(after("up e8 to ").1, ["TP", "TE"]);
        assert_eq!(after("undo. bui"), (6, vec!["build".to_owned()]));
        assert_eq!(after("zzz").1, [] as [&str; 0]);
        assert_eq!(after("").1, ["build", "bridge", "upgrade", "undo"]);
    }
}
