//! The four cults.

use super::same_name;

/// A cult track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Cult {
    /// The leftmost track.
    Fire,
    /// The second.
    Water,
    /// The third.
    Earth,
    /// The rightmost track.
    Air,
}

impl Cult {
    /// All of them, from the left.
    pub const ALL: [Cult; 4] = [Cult::Fire, Cult::Water, Cult::Earth, Cult::Air];

    /// Its place in [`Cult::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Cult::Fire => "fire",
            Cult::Water => "water",
            Cult::Earth => "earth",
            Cult::Air => "air",
        }
    }

    /// The cult of this name.
    pub fn from_name(text: &str) -> Option<Cult> {
        Cult::ALL.into_iter().find(|cult| same_name(cult.name(), text))
    }
}
