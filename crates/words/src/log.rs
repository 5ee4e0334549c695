//! A line of the log: the facts of each seat together.

use crate::Words;

/// A fact of the log: whose it is, if somebody's, and the words for it.
pub(crate) struct Fact {
    pub who: Option<String>,
    pub what: String,
}

/// What somebody did, or what is so; `says` is the message that puts a name before it.
pub(crate) fn sentence(words: &Words, says: &str, who: Option<&str>, what: &[String]) -> String {
    match who {
        None => what.join(" "),
        Some(who) => words.say(says, &[("who", who.into()), ("what", what.join(", ").into())]),
    }
}

/// A sentence for all that one seat did in a row.
pub(crate) fn sentences(words: &Words, says: &str, facts: impl Iterator<Item = Fact>) -> Vec<String> {
    let facts: Vec<Fact> = facts.collect();
    let of_one = |facts: &[Fact]| {
        let what: Vec<String> = facts.iter().map(|fact| fact.what.clone()).collect();
        sentence(words, says, facts[0].who.as_deref(), &what)
    };
    facts.chunk_by(|a, b| a.who == b.who).map(of_one).collect()
}
