//! What a typed line means: the same for a game on screen and beside a real table.
//!
//! What can be said at a moment is a list of phrases, as the games write them. A line means the phrase whose words it
//! begins, in their order: `up e7 tp` is `upgrade E7 to TP`. Small words may be left out, and so may the verb where
//! the rest says enough: `E7`. Where a line fits several phrases nothing is guessed: they are listed.
//!
//! - [`meant`]: which phrase a line means
//! - [`in_full`]: what a line would be, were it possible
//! - [`mod@near`]: what may have been meant by a mistyped one
//! - [`parts`]: several acts in a line
//! - [`completions`]: how a line can go on

mod complete;
mod near;
mod word;

pub use complete::completions;
pub use near::near;

use word::{Fit, fit};

/// Which phrase a line means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meant {
    /// Exactly one phrase: its place in the list.
    One(usize),
    /// More than one phrase fits equally well: their places in the list.
    Several(Vec<usize>),
    /// No phrase fits.
    Nothing,
}

/// Words that only join others.
const SMALL: [&str; 10] = ["to", "from", "for", "p", "priest", "the", "of", "on", "at", "you"];

/// How well a line fits a phrase; the best come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Grade {
    /// Word for word, small words aside.
    Whole,
    /// Every word is there in full, but others are missing.
    Words,
    /// Some words are cut short.
    Begun,
}

/// Which of the phrases a line means.
pub fn meant(typed: &str, phrases: &[String]) -> Meant {
    let typed: Vec<&str> = typed.split_whitespace().collect();
    if typed.is_empty() {
        return Meant::Nothing;
    }
    let graded: Vec<(Grade, usize)> =
        (0..).zip(phrases).filter_map(|(at, phrase)| Some((grade(&typed, phrase)?, at))).collect();
    let Some(best) = graded.iter().map(|(grade, _)| *grade).min() else { return Meant::Nothing };
    let fitting: Vec<usize> =
        graded.into_iter().filter(|(grade, _)| *grade == best).map(|(_, at)| at).collect();
    match fitting[..] {
        [one] => Meant::One(one),
        // Copies of one thing are as good as each other.
        [first, ref others @ ..] if others.iter().all(|at| is_copy(&phrases[first], &phrases[*at])) => {
            Meant::One(first)
        }
        _ => Meant::Several(fitting),
    }
}

/// Whether two phrases are the same but for the number that tells copies apart: `card trap/1` and `card trap/2`.
fn is_copy(one: &str, other: &str) -> bool {
    let counted = |text: &str| {
        let (name, number) = text.rsplit_once('/')?;
        let is_name = name.ends_with(char::is_alphabetic);
        (is_name && number.bytes().all(|byte| byte.is_ascii_digit())).then(|| name.to_owned())
    };
    counted(one).is_some() && counted(one) == counted(other)
}

fn grade(typed: &[&str], phrase: &str) -> Option<Grade> {
    let mut known = phrase.split_whitespace().enumerate();
    let (mut all_whole, mut skipped) = (true, false);
    for (number, word) in typed.iter().enumerate() {
        loop {
            let (at, next) = known.next()?;
            match fit(word, next) {
                Some(Fit::Whole) => {}
                Some(Fit::Begun) => all_whole = false,
                None if is_small(next) => continue,
                // Only the verb may be left out, and only by who names a thing.
                None if number == 0 && at == 0 && !is_verb(word) => {
                    skipped = true;
                    continue;
                }
                None => return None,
            }
            break;
        }
    }
    let left = known.any(|(_, word)| !is_small(word));
    Some(match (all_whole, skipped || left) {
        (true, false) => Grade::Whole,
        (true, true) => Grade::Words,
        (false, _) => Grade::Begun,
    })
}

fn is_small(word: &str) -> bool {
    SMALL.iter().any(|small| word.eq_ignore_ascii_case(small))
}

/// Whether a word could begin a verb rather than name a thing: a few letters name nothing.
fn is_verb(word: &str) -> bool {
    word.len() < 4 && word.bytes().all(|byte| byte.is_ascii_alphabetic())
}

/// A line whose first word is put in full, or that gets the verb it lacks: what could be said of this, were it possible.
/// The answer is only for finding out why it is not.
pub fn in_full(line: &str, phrases: &[String]) -> Vec<String> {
    let (first, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
    let mut verbs: Vec<&str> = phrases.iter().filter_map(|phrase| phrase.split_whitespace().next()).collect();
    verbs.sort_unstable();
    verbs.dedup();
    let begun: Vec<&&str> = verbs.iter().filter(|verb| fit(first, verb).is_some()).collect();
    match begun[..] {
        [verb] => vec![format!("{verb} {rest}")],
        [] if rest.is_empty() || !is_verb(first) => {
            verbs.iter().map(|verb| format!("{verb} {line}")).collect()
        }
        _ => Vec::new(),
    }
}

/// The acts of a line, with a full stop or a semicolon between them: `dig D5. build D5`.
pub fn parts(line: &str) -> Vec<&str> {
    let ends = |(at, sign): (usize, char)| match sign {
        ';' => true,
        // A full stop within a name is none.
        '.' => line[at + 1..].chars().next().is_none_or(char::is_whitespace),
        _ => false,
    };
    let mut parts = Vec::new();
    let mut from = 0;
    for (at, _) in line.char_indices().filter(|sign| ends(*sign)) {
        parts.push(line[from..at].trim());
        from = at + 1;
    }
    parts.push(line[from..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn phrases() -> Vec<String> {
        let all = [
            "build E7",
            "build E8",
            "build E10",
            "dig E7",
            "dig D5",
            "upgrade E8 to TP",
            "upgrade F4 to TE",
            "upgrade F4 to SA",
            "advance ship",
            "advance dig",
            "send p to fire for 3",
            "send p to fire for 2",
            "send p to water for 3",
            "action ACT5",
            "pass BON3",
            "pass BON10",
            "+FAV11",
            "convert w to c",
            "convert 5pw to p",
            "card trap/1",
            "card trap/2",
            "card academia",
            "done",
        ];
        all.map(str::to_owned).to_vec()
    }

    fn means(typed: &str) -> Vec<String> {
        let phrases = phrases();
        match meant(typed, &phrases) {
            Meant::One(at) => vec![phrases[at].clone()],
            Meant::Several(all) => all.into_iter().map(|at| phrases[at].clone()).collect(),
            Meant::Nothing => Vec::new(),
        }
    }

    #[test]
    fn a_line_means_the_phrase_that_it_begins() {
        for (typed, phrase) in [
            ("build E7", "build E7"),
            ("BUILD e7", "build E7"),
            ("b e10", "build E10"),
            ("up e8", "upgrade E8 to TP"),
            ("up f4 sa", "upgrade F4 to SA"),
            ("upgrade f4 te", "upgrade F4 to TE"),
            ("d5", "dig D5"),
            ("adv s", "advance ship"),
            ("send water", "send p to water for 3"),
            ("send fire 2", "send p to fire for 2"),
            ("act5", "action ACT5"),
            ("bon3", "pass BON3"),
            ("fav11", "+FAV11"),
            ("conv w c", "convert w to c"),
            ("card trap", "card trap/1"),
            ("acad", "card academia"),
            ("don", "done"),
        ] {
            assert_eq!(means(typed), [phrase], "{typed}");
        }
    }

    #[test]
    fn what_fits_several_is_not_guessed() {
        assert_eq!(means("e7"), ["build E7", "dig E7"]);
        assert_eq!(means("up f4"), ["upgrade F4 to TE", "upgrade F4 to SA"]);
        assert_eq!(means("pass"), ["pass BON3", "pass BON10"]);
        assert_eq!(means("send fire"), ["send p to fire for 3", "send p to fire for 2"]);
        // `done` is no better than the others because it is shorter: it ends a turn.
        assert_eq!(means("d"), ["dig E7", "dig D5", "done"]);
    }

    #[test]
    fn hexes_and_numbers_are_never_cut_short() {
        assert_eq!(means("build e1"), [] as [&str; 0]);
        assert_eq!(means("pass bon1"), [] as [&str; 0]);
        assert_eq!(means("nonsense"), [] as [&str; 0]);
        assert_eq!(means("build e7 e8"), [] as [&str; 0]);
        assert_eq!(means(""), [] as [&str; 0]);
    }

    #[test]
    fn what_is_not_possible_is_put_in_full() {
        assert_eq!(in_full("b c3", &phrases()), ["build c3"]);
        assert_eq!(in_full("up c3 to tp", &phrases()), ["upgrade c3 to tp"]);
        assert!(in_full("c3", &phrases()).contains(&"build c3".to_owned()));
        assert_eq!(in_full("d c3", &phrases()), [] as [&str; 0], "dig or done");
    }

    #[test]
    fn a_line_has_several_acts() {
        assert_eq!(parts("dig D5. build D5"), ["dig D5", "build D5"]);
        assert_eq!(parts("a; b ;; c."), ["a", "b", "c"]);
        assert_eq!(parts("tech A.I. done"), ["tech A.I", "done"]);
        assert_eq!(parts("one"), ["one"]);
        assert_eq!(parts(" . "), [] as [&str; 0]);
    }
}
