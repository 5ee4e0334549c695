//! Rules have names.

use serde::Deserialize;

use crate::written::{self, Unreadable};

/// The name of a rule: a key of the game's `data/rules.toml`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct RuleId(pub &'static str);

impl std::fmt::Display for RuleId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.0)
    }
}

/// How sure a rule or a printed value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Certainty {
    /// Stated or pictured in the official rules.
    Printed,
    /// Follows from the rules or the components.
    Derived,
    /// The printed text is silent; the rule is the reading that we recommend.
    Reading,
    /// A value that could not be verified.
    Guess,
}

impl Certainty {
    /// The mark's name, as in the data files.
    pub fn name(self) -> &'static str {
        match self {
            Certainty::Printed => "printed",
            Certainty::Derived => "derived",
            Certainty::Reading => "reading",
            Certainty::Guess => "guess",
        }
    }
}

/// One rule, in our own words.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// Its name: what trails cite and tests check.
    pub id: String,
    /// A few words.
    pub title: String,
    /// The rule.
    pub text: String,
    /// Where it comes from.
    pub source: String,
    /// How sure it is.
    pub certainty: Certainty,
    /// The option that changes it, if there is one.
    #[serde(default)]
    pub option: Option<String>,
}

/// All rules of one game, in the order of its rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleBook {
    /// The rules.
    #[serde(rename = "rule")]
    pub rules: Vec<Rule>,
}

impl RuleBook {
    /// Reads a book from the text of a `rules.toml`.
    pub fn parse(text: &str) -> Result<RuleBook, Unreadable> {
        written::read(text)
    }

    /// The rule of that name.
    pub fn get(&self, id: &str) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.id == id)
    }
}
