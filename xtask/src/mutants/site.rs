//! A place in the source that can be broken, and the ways to break it.

use std::collections::BTreeMap;
use std::ops::Range;

/// How the ways to break a place are put around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// An expression: `(if mutant(1) { broken } else { as it was })`.
    Expression,
    /// A whole statement: `if mutant(1) {} else { as it was; }`.
    Statement,
    /// The beginning of a function's body: `if mutant(1) { return early; }`.
    Entry,
}

/// One way to break a place.
#[derive(Clone, Debug)]
pub struct Change {
    /// What stands there when it is broken, as code.
    pub code: String,
    /// What stood there and what stands there now, for people and for the list of accepted mutants.
    pub shown: String,
    /// Given by [`number`]; 0 until then.
    pub number: u32,
}

/// A place in a source file.
#[derive(Clone, Debug)]
pub struct Site {
    /// Its bytes in the file.
    pub range: Range<usize>,
    /// How its changes are put around it.
    pub form: Form,
    /// The function it stands in, with its type: `Tapestry::bots_turn`.
    pub function: String,
    /// The line it begins in.
    pub line: usize,
    /// The ways to break it.
    pub changes: Vec<Change>,
}

/// A mutant as the rest of the tool speaks of it.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// The number that switches it on.
    pub number: u32,
    /// File, function, change, and which of several alike: survives edits elsewhere.
    pub key: String,
    /// File and line as they are now.
    pub place: String,
}

/// Numbers the changes of all files, from 1, and names each: (file, its sites) in order.
pub fn number(files: &mut [(String, Vec<Site>)]) -> Vec<Mutant> {
    let mut mutants = Vec::new();
    for (file, sites) in files {
        let mut alike: BTreeMap<String, usize> = BTreeMap::new();
        for site in sites {
            for change in &mut site.changes {
                let plain = format!("{file} {}: {}", site.function, change.shown);
                let count = alike.entry(plain.clone()).or_default();
                *count += 1;
                change.number = mutants.len() as u32 + 1;
                let key = if *count == 1 { plain } else { format!("{plain} #{count}") };
                let place = format!("{file}:{}", site.line);
                mutants.push(Mutant { number: change.number, key, place });
            }
        }
    }
    mutants
}
