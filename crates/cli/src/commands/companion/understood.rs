//! What a typed line means at a table.

use kernel::Legal as _;

use super::talks::Talks;
use crate::dialect::{self, Meant};
use words::Words;

/// Why a line is nothing that can be said.
#[derive(Debug)]
pub enum Misheard {
    /// It could be each of these.
    Several(Vec<String>),
    /// It names something that there are several of, or none: what can be meant.
    Which(String),
    /// Nothing we know: what was expected, and what may have been meant.
    Unknown {
        /// What would be understood here.
        expected: &'static str,
        /// The nearest that can be said.
        near: Vec<String>,
    },
}

/// Answers that are listed where a line could mean several.
const LISTED: usize = 12;

/// What is likely to be said now, without whose turn it is.
pub fn phrases<G: Talks>(table: &G) -> Vec<(G::Action, String)> {
    let offered = table.legal();
    let phrase = |action| {
        let whole = table.write(action);
        let short = whole.split_once(": ").map_or(whole.as_str(), |(_, said)| said).to_owned();
        // Without its name it may be meant for somebody else.
        let same = table.read(&short).is_ok_and(|read| read == action);
        (action, if same { short } else { whole })
    };
    offered.iter().map(phrase).collect()
}

/// What somebody says by a line, or a part of one.
pub fn understood<G: Talks>(words: &Words, table: &G, part: &str) -> Result<G::Action, Misheard> {
    let line = table.heard(&part.to_lowercase());
    let wrong = match table.read(&line) {
        Ok(action) => return Ok(action),
        Err(wrong) => wrong,
    };
    if let Some(said) = table.which(words, &line) {
        return Err(Misheard::Which(said));
    }
    let known = phrases(table);
    let texts: Vec<String> = known.iter().map(|(_, text)| text.clone()).collect();
    match dialect::meant(&line, &texts) {
        Meant::One(at) => Ok(known[at].0),
        Meant::Several(all) => {
            Err(Misheard::Several(all.into_iter().take(LISTED).map(|at| texts[at].clone()).collect()))
        }
        Meant::Nothing => {
            // Something unlikely, which is not listed: it can be said, or its refusal says why not.
            let full = dialect::in_full(&line, &texts);
            let mut said = full.iter().filter_map(|line| table.read(line).ok());
            if let (Some(action), None) = (said.next(), said.next()) {
                return Ok(action);
            }
            let commands = super::desk::COMMANDS.iter().chain(G::SHOWS).copied();
            let near = dialect::near(&line, texts.iter().map(String::as_str).chain(commands));
            let near = near.into_iter().map(str::to_owned).collect();
            Err(Misheard::Unknown { expected: wrong.expected, near })
        }
    }
}
