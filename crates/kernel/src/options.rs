//! The settings of a game, described once: the command line, the save file, the setup page and the API all
//! read the same list.

/// The description of one setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name: `--level` on the command line, `level` in a save file.
    pub key: &'static str,
    /// What it decides, in a few words.
    pub meaning: &'static str,
    /// The values it can have, each with its meaning; empty if any text may be given.
    pub values: &'static [(&'static str, &'static str)],
}

/// Settings of its own before those of another game, as a companion has them; `N` is how many there are.
pub const fn joined<const N: usize>(own: &[Field], game: &[Field]) -> [Field; N] {
    assert!(own.len() + game.len() == N, "all of them, and no more");
    let mut all = [own[0]; N];
    let mut at = 0;
    while at < N {
        all[at] = if at < own.len() { own[at] } else { game[at - own.len()] };
        at += 1;
    }
    all
}

/// Why a setting was refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// There is no such setting.
    #[error("there is no option `{key}`; there are: {known}")]
    Unknown {
        /// What was asked for.
        key: String,
        /// The names that exist.
        known: String,
    },
    /// The setting cannot have this value.
    #[error("option `{key}` cannot be `{value}`; it can be: {allowed}")]
    Value {
        /// The setting.
        key: &'static str,
        /// The value that was given.
        value: String,
        /// What can be given.
        allowed: String,
    },
    /// Two settings do not go together.
    #[error("option `{key}` cannot be `{value}` here: {why}")]
    Conflict {
        /// The setting.
        key: &'static str,
        /// The value that conflicts.
        value: String,
        /// The reason, and what to do.
        why: &'static str,
    },
    /// A game can begin, or go on, no further: components of a pack ask for what has no end.
    #[error("a game with these settings cannot be played: {why}")]
    Unplayable {
        /// The reason, and what to do.
        why: String,
    },
}

/// The settings of a game.
pub trait Options: Clone + PartialEq + Default + std::fmt::Debug + Send + Sync + 'static {
    /// All settings, in the order in which a person should see them.
    const FIELDS: &'static [Field];

    /// The value of a setting, as text; `None` if there is no such setting.
    fn get(&self, key: &str) -> Option<String>;

    /// Changes one setting.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError>;

    /// Whether the settings go together.
    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }

    /// Whether each of the settings decides something in this game. A new game is refused for one that would be dropped
    /// silently; a save may have it, from times when nobody asked.
    fn check_idle(&self) -> Result<(), OptionError> {
        Ok(())
    }

    /// Whether a new game can begin so: the settings go together, and none of them is idle.
    fn check_new(&self) -> Result<(), OptionError> {
        self.check()?;
        self.check_idle()
    }

    /// The error for the first of these settings that has another value than usual, where it decides nothing.
    fn refuse_idle(&self, keys: &[&'static str], why: &'static str) -> Result<(), OptionError> {
        let usual = Self::default();
        for &key in keys {
            let value = self.get(key).unwrap_or_default();
            if Some(&value) != usual.get(key).as_ref() {
                return Err(OptionError::Conflict { key, value, why });
            }
        }
        Ok(())
    }

    /// The settings that say who plays.
    const WHO: &'static [&'static str] = &[];

    /// One person against the game's Automa.
    #[must_use]
    fn solo(self) -> Self {
        self
    }

    /// Whether a setting with this value says who plays.
    fn says_who(key: &str, value: &str) -> bool {
        let _ = value;
        Self::WHO.contains(&key)
    }

    /// What a new game begins with, if these settings are going to be chosen: one person against the Automa, unless one of them
    /// says who plays. (The [`Default`] is what a save means that does not name a setting.)
    fn fresh<'a>(chosen: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let says_who = chosen.into_iter().any(|(key, value)| Self::says_who(key, value));
        if says_who { Self::default() } else { Self::default().solo() }
    }

    /// All settings with their values.
    fn pairs(&self) -> impl Iterator<Item = (&'static str, String)> {
        Self::FIELDS.iter().map(|field| (field.key, self.get(field.key).unwrap_or_default()))
    }

    /// The error for a setting that does not exist.
    fn unknown(key: &str) -> OptionError {
        let known = Self::FIELDS.iter().map(|field| field.key).collect::<Vec<_>>().join(", ");
        OptionError::Unknown { key: key.chars().take(40).collect(), known }
    }

    /// The error for a value that a setting cannot have.
    fn refused(key: &str, value: &str) -> OptionError {
        match Self::FIELDS.iter().find(|field| field.key == key) {
            None => Self::unknown(key),
            Some(field) => {
                let allowed = field.values.iter().map(|(value, _)| *value).collect::<Vec<_>>().join(", ");
                OptionError::Value { key: field.key, value: value.chars().take(40).collect(), allowed }
            }
        }
    }
}
