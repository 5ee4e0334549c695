//! The name of a table in addresses and in the database.

use std::fmt;
use std::str::FromStr;

/// Digits and small letters without those that look like others (i, l, o, u): easy to read out and to type, and
/// safe in an address.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// How many characters an id has: 60 random bits, so that nobody finds a table by guessing.
const LENGTH: usize = 12;

/// The name of a table: 12 characters, random.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(String);

/// A text that is no table's id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "this is no table's id: it has 12 digits and small letters, such as 0f3k9w2mzq7b; copy the whole address"
)]
pub struct NoTableId;

impl TableId {
    /// A new one. `fill` fills bytes with chance and says whether it could.
    pub fn from_chance(fill: impl FnOnce(&mut [u8]) -> bool) -> Option<TableId> {
        let mut bytes = [0; LENGTH];
        let letter = |byte: u8| char::from(ALPHABET[usize::from(byte % 32)]);
        fill(&mut bytes).then(|| TableId(bytes.into_iter().map(letter).collect()))
    }

    /// The id as it stands in an address.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for TableId {
    type Err = NoTableId;
    fn from_str(text: &str) -> Result<TableId, NoTableId> {
        let known = text.len() == LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte));
        if known { Ok(TableId(text.to_owned())) } else { Err(NoTableId) }
    }
}
