//! One word against another.

/// How a typed word fits a known one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// It is the same, upper or lower case.
    Whole,
    /// It is the beginning of it, or its name without what counts copies.
    Begun,
}

/// Whether a typed word fits a known one.
pub fn fit(typed: &str, known: &str) -> Option<Fit> {
    let known = known.trim_end_matches(':');
    let known = if typed.starts_with('+') { known } else { known.trim_start_matches('+') };
    if typed.eq_ignore_ascii_case(known) {
        return Some(Fit::Whole);
    }
    // Coordinates and numbers are never cut short: E1 is not E10.
    if typed.is_empty() || typed.bytes().any(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let same = |known: &str| typed.replace('-', "_").eq_ignore_ascii_case(&known.replace('-', "_"));
    let begins = known.get(..typed.len()).is_some_and(same);
    // A single letter in front of a number is no beginning either: `e` is no hex.
    let is_place = known.bytes().any(|byte| byte.is_ascii_digit()) && letters(known) < 3;
    (begins && !is_place).then_some(Fit::Begun)
}

fn letters(word: &str) -> usize {
    word.bytes().filter(u8::is_ascii_alphabetic).count()
}
