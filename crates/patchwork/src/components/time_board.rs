//! The time board: 54 spaces, with marks on the borders between them.

use kernel::{PackError, pack};
use serde::Deserialize;

use crate::options::{Edition, Level};

/// The last space.
pub const FINAL: u8 = 53;

/// Where the marks are. A set of marks is one bit per space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimeBoard {
    income: u64,
    leather: [u64; 2],
    markers: [u8; 5],
    level_names: [String; 5],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[allow(dead_code, reason = "checked by being read")]
    certainty: kernel::Certainty,
    track: Track,
    income: Income,
    leather: Leather,
    automa_level: [LevelEntry; 5],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Track {
    start: u8,
    r#final: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Income {
    marks: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Leather {
    default_edition: String,
    original: Vec<u8>,
    revised: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LevelEntry {
    level: u8,
    name: String,
    distance: u8,
}

fn set(marks: &[u8]) -> u64 {
    marks.iter().filter(|&&mark| mark <= FINAL).fold(0, |set, mark| set | 1 << mark)
}

/// The marks that a move crosses: beyond `from`, up to `to`.
#[inline]
fn crossed(from: u8, to: u8) -> u64 {
    debug_assert!(from <= to && to <= FINAL);
    (2_u64 << to) - (2_u64 << from)
}

impl TimeBoard {
    pub(super) fn parse(file: &'static str, text: &str) -> Result<TimeBoard, PackError> {
        let read: File = pack::read(file, text)?;
        let whole = read.track.start == 0
            && read.track.r#final == FINAL
            && read.leather.default_edition == Edition::default().name()
            && read.automa_level.iter().zip(1..).all(|(entry, level)| entry.level == level);
        if !whole {
            return Err(PackError::content(
                file,
                text,
                0,
                "a track from 0 to 53, edition revised, levels 1 to 5",
            ));
        }
        Ok(TimeBoard {
            income: set(&read.income.marks),
            leather: [set(&read.leather.original), set(&read.leather.revised)],
            markers: [0, 1, 2, 3, 4].map(|i| FINAL - read.automa_level[i].distance.min(FINAL)),
            level_names: read.automa_level.map(|entry| entry.name),
        })
    }

    /// All income marks.
    pub fn income(&self) -> impl Iterator<Item = u8> {
        bits(self.income)
    }

    /// Whether there is an income mark on the border before this space.
    pub fn is_income(&self, space: u8) -> bool {
        space <= FINAL && self.income >> space & 1 == 1
    }

    /// The income marks that a move crosses.
    #[inline]
    pub fn income_crossed(&self, from: u8, to: u8) -> impl Iterator<Item = u8> + use<> {
        bits(self.income & crossed(from, to))
    }

    /// How many income marks a move crosses.
    #[inline]
    pub fn incomes(&self, from: u8, to: u8) -> u8 {
        (self.income & crossed(from, to)).count_ones() as u8
    }

    /// The leather patches at the start.
    #[inline]
    pub fn leather(&self, edition: Edition) -> LeatherMarks {
        LeatherMarks(
            self.leather[match edition {
                Edition::Original => 0,
                Edition::Revised => 1,
            }],
        )
    }

    /// The space of the marker that gives the Automa the special tile.
    #[inline]
    pub fn marker(&self, level: Level) -> u8 {
        self.markers[level.index()]
    }

    /// The printed name of a level.
    pub fn level_name(&self, level: Level) -> &str {
        &self.level_names[level.index()]
    }
}

/// The leather patches that still lie on the time board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LeatherMarks(pub(crate) u64);

impl LeatherMarks {
    /// The spaces before which they lie.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        bits(self.0)
    }
    /// Whether one lies before this space.
    pub fn has(self, space: u8) -> bool {
        space <= FINAL && self.0 >> space & 1 == 1
    }
    /// The leather patches that a move crosses.
    #[inline]
    #[must_use]
    pub fn crossed(self, from: u8, to: u8) -> LeatherMarks {
        LeatherMarks(self.0 & crossed(from, to))
    }
    /// The leather patches that are not among `taken`.
    #[inline]
    #[must_use]
    pub fn without(self, taken: LeatherMarks) -> LeatherMarks {
        LeatherMarks(self.0 & !taken.0)
    }
    /// How many there are.
    #[inline]
    pub fn count(self) -> u8 {
        self.0.count_ones() as u8
    }
    /// The leather patches on these spaces.
    pub fn of(spaces: &[u8]) -> LeatherMarks {
        LeatherMarks(set(spaces))
    }
}

fn bits(mut set: u64) -> impl Iterator<Item = u8> + use<> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(bit)
    })
}
