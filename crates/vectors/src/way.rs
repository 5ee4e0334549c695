//! Ways to play a game: settings by name.

use kernel::{OptionError, Options};
use serde_json::{Map, Value};

use crate::error::Unreadable;

/// A way to play: a name for files, and the settings that are not as usual.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// Its name.
    pub name: &'static str,
    /// Settings and their values.
    pub set: &'static [(&'static str, &'static str)],
}

impl Way {
    /// The settings.
    pub(crate) fn options<O: Options>(&self) -> Result<O, OptionError> {
        let mut options = O::default();
        for (key, value) in self.set {
            options.set(key, value)?;
        }
        options.check()?;
        Ok(options)
    }
}

/// All settings with their values, as text.
pub(crate) fn written<O: Options>(options: &O) -> Map<String, Value> {
    options.pairs().map(|(key, value)| (key.to_owned(), Value::String(value))).collect()
}

/// The settings that were written so.
pub(crate) fn read<'a, O: Options>(
    pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<O, Unreadable> {
    let mut options = O::default();
    for (key, value) in pairs {
        options.set(key, value)?;
    }
    options.check()?;
    Ok(options)
}
