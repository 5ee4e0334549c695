//! The rules, the settings and the components of a game.

use kernel::{Game, Options as _};
use serde::{Deserialize, Serialize};

use crate::{Certainty, Text};

/// A rule.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rule {
    /// Its name, which trails cite.
    pub id: Text,
    /// A few words.
    pub title: Text,
    /// The rule.
    pub text: Text,
    /// Where it comes from.
    pub source: Text,
    /// How sure it is.
    pub certainty: Certainty,
    /// The option that changes it, if there is one.
    pub option: Option<Text>,
}

impl From<&'static kernel::Rule> for Rule {
    fn from(rule: &'static kernel::Rule) -> Rule {
        Rule {
            id: rule.id.as_str().into(),
            title: rule.title.as_str().into(),
            text: rule.text.as_str().into(),
            source: rule.source.as_str().into(),
            certainty: rule.certainty.into(),
            option: rule.option.as_deref().map(Into::into),
        }
    }
}

/// All rules of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rules {
    /// The game's name.
    pub game: Text,
    /// In the order of its rulebook.
    pub rules: Vec<Rule>,
}

/// The components of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cards<Components> {
    /// The name of the kind of table.
    pub game: Text,
    /// The components, in lists of the game's own.
    #[serde(flatten)]
    pub components: Components,
}

/// The games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Games {
    /// Each kind of table.
    pub games: Vec<GameInfo>,
}

/// The deal of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// The kind of table that was asked for.
    pub game: Text,
    /// The day in universal time: `2026-11-17`.
    pub date: String,
    /// The seed that everybody plays on that day.
    pub seed: u64,
}

/// A kind of table and its settings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameInfo {
    /// Its name.
    pub game: Text,
    /// Its settings.
    pub options: Vec<OptionInfo>,
}

/// A setting.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OptionInfo {
    /// Its name.
    pub key: Text,
    /// What the setting decides.
    pub meaning: Text,
    /// Its value in a new game if nothing is said.
    pub default: Option<String>,
    /// What it can be.
    pub values: Vec<ValueInfo>,
}

/// A value of a setting.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ValueInfo {
    /// As it is written.
    pub value: Text,
    /// What the value means, in a sentence.
    pub meaning: Text,
}

impl GameInfo {
    /// A game with its settings.
    pub fn of<G: Game>() -> GameInfo {
        let fresh = G::Options::fresh([]);
        let option = |field: &kernel::Field| OptionInfo {
            key: field.key.into(),
            meaning: field.meaning.into(),
            default: fresh.get(field.key),
            values: field
                .values
                .iter()
                .map(|(value, meaning)| ValueInfo { value: (*value).into(), meaning: (*meaning).into() })
                .collect(),
        };
        GameInfo { game: G::NAME.into(), options: G::Options::FIELDS.iter().map(option).collect() }
    }
}
