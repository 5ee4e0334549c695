//! The mutants that may survive, and the rules whose tests may catch none, each with its reason:
//! `crates/<game>/tests/accepted-mutants.txt`.
//!
//! ```text
//! # a comment
//! rules/turn.rs Tapestry::step: `a < b` -> `a <= b`
//!     They are never equal, because ...
//! rule automa.card.*
//!     Its tests compare data with a second reading of the cards ...
//! ```

use std::collections::BTreeMap;

use anyhow::bail;

/// What is accepted, with its reason.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Accepted {
    /// By the key of the mutant.
    pub mutants: BTreeMap<String, String>,
    /// By the name of the rule.
    pub rules: BTreeMap<String, String>,
}

impl Accepted {
    /// The list of a game; empty if there is none.
    pub fn read(game: &str) -> anyhow::Result<Accepted> {
        let file = format!("crates/{game}/tests/accepted-mutants.txt");
        match std::fs::read_to_string(&file) {
            Ok(text) => Accepted::parse(&text, &file),
            Err(_) => Ok(Accepted::default()),
        }
    }

    /// Whether it is accepted that the tests of a rule catch nothing.
    pub fn has_rule(&self, rule: &str) -> bool {
        self.rules.keys().any(|key| covers(key, rule))
    }

    fn parse(text: &str, file: &str) -> anyhow::Result<Accepted> {
        let mut accepted = Accepted::default();
        let mut waiting: Vec<String> = Vec::new();
        let mut reason: Vec<&str> = Vec::new();
        for (number, line) in text.lines().chain(["end"]).enumerate() {
            let line_number = number + 1;
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            if line.starts_with(' ') {
                if waiting.is_empty() {
                    bail!("{file}:{line_number}: a reason without a mutant before it");
                }
                reason.push(line.trim());
                continue;
            }
            if !reason.is_empty() {
                accepted.settle(&mut waiting, &reason.join(" "));
                reason.clear();
            }
            waiting.push(line.trim_end().to_owned());
        }
        waiting.pop();
        if let Some(key) = waiting.first() {
            bail!("{file}: no reason is given for `{key}`");
        }
        Ok(accepted)
    }

    /// Several lines in a row share the reason below them.
    fn settle(&mut self, waiting: &mut Vec<String>, reason: &str) {
        for key in waiting.drain(..) {
            let (list, key) = match key.strip_prefix("rule ") {
                Some(rule) => (&mut self.rules, rule.to_owned()),
                None => (&mut self.mutants, key),
            };
            list.insert(key, reason.to_owned());
        }
    }
}

/// Whether an entry is about a rule: its name, or its beginning and `*`.
pub fn covers(entry: &str, rule: &str) -> bool {
    entry.strip_suffix('*').map_or(entry == rule, |start| rule.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_read_for_one_and_for_several() {
        let text = "# why\na.rs f: `x` -> `y`\n    never\n    equal\n\nrule a.b\nrule c.d\n    data\n";
        let accepted = Accepted::parse(text, "f").unwrap();
        assert_eq!(accepted.mutants["a.rs f: `x` -> `y`"], "never equal");
        assert_eq!(accepted.rules.len(), 2);
        assert_eq!(accepted.rules["a.b"], "data");
        assert!(accepted.has_rule("a.b") && !accepted.has_rule("a.bc"));
        assert!(covers("a.*", "a.bc") && !covers("a.*", "b.a"));
    }

    #[test]
    fn a_mutant_needs_a_reason() {
        let wrong = Accepted::parse("a.rs f: `x` -> `y`\n", "f").unwrap_err().to_string();
        assert_eq!(wrong, "f: no reason is given for `a.rs f: `x` -> `y``");
        assert!(Accepted::parse("    because\n", "f").is_err());
    }
}
