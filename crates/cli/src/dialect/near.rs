//! What may have been meant by a mistyped line.

use strsim::damerau_levenshtein;

use super::word::fit;

/// Suggestions, at most.
const MOST: usize = 3;

/// The phrases nearest to a line, the best first; none if all of them are far.
pub fn near<'p>(typed: &str, phrases: impl IntoIterator<Item = &'p str>) -> Vec<&'p str> {
    let typed: Vec<String> = typed.split_whitespace().take(8).map(str::to_lowercase).collect();
    let mut found: Vec<(usize, &str)> = Vec::new();
    // A verb may be left out, so a thing alone may be what was mistyped.
    let tails =
        |phrase: &'p str| phrase.split_once(' ').map(|(_, tail)| tail).filter(|tail| !tail.contains(' '));
    for phrase in phrases.into_iter().flat_map(|phrase| [Some(phrase), tails(phrase)]).flatten() {
        if let Some(distance) = distance(&typed, phrase)
            && !found.iter().any(|(_, known)| *known == phrase)
        {
            found.push((distance, phrase));
        }
    }
    found.sort_by_key(|(distance, _)| *distance);
    // Further ones are only noise beside a near one.
    let best = found.first().map_or(0, |(distance, _)| *distance);
    found
        .into_iter()
        .filter(|(distance, _)| *distance <= best + 1)
        .map(|(_, phrase)| phrase)
        .take(MOST)
        .collect()
}

/// How many slips lie between a line and a phrase; `None` if that is more than slips.
fn distance(typed: &[String], phrase: &str) -> Option<usize> {
    let known: Vec<String> = phrase.split_whitespace().map(str::to_lowercase).collect();
    let mut at = 0;
    let mut sum = 0;
    for (number, word) in typed.iter().enumerate() {
        // The first word says what is done: it must be near by itself. The others may stand anywhere behind it.
        let reach = if number == 0 { 1.min(known.len()) } else { known.len() };
        let slips = (at..reach).filter_map(|place| Some((slips(word, &known[place])?, place))).min()?;
        sum += slips.0;
        at = slips.1 + 1;
    }
    (!typed.is_empty()).then_some(sum)
}

fn slips(typed: &str, known: &str) -> Option<usize> {
    if fit(typed, known).is_some() {
        return Some(0);
    }
    if typed.len() > 40 {
        return None;
    }
    let allowed = match typed.chars().count() {
        0..=2 => 1,
        3..=5 => 2,
        _ => 3,
    };
    // What is cut short may be mistyped, too.
    let cut: String = known.chars().take(typed.chars().count()).collect();
    let distance = damerau_levenshtein(typed, known).min(damerau_levenshtein(typed, &cut) + 1);
    (distance <= allowed && distance < typed.chars().count()).then_some(distance)
}

#[cfg(test)]
mod tests {
    use super::near;

    #[test]
    fn a_slip_of_the_finger_is_seen() {
        let known =
            ["build E7", "build E8", "upgrade E8 to TP", "advance", "score", "undo", "why", "step science"];
        for (typed, first) in [
            ("biuld e8", "build E8"),
            ("buidl e7", "build E7"),
            ("build e9", "build E7"),
            ("upgarde e8 tp", "upgrade E8 to TP"),
            ("advnace", "advance"),
            ("scroe", "score"),
            ("udno", "undo"),
            ("scienec", "science"),
        ] {
            assert_eq!(near(typed, known).first(), Some(&first), "{typed}");
        }
        for typed in ["nonsense", "", "x", "completely different"] {
            assert!(near(typed, known).is_empty(), "{typed}");
        }
        assert!(near("build", known).len() <= 3);
    }
}
