//! Chance, from a seed, by purpose.
//!
//! Every random event of a game has a name and a number: the third shuffle of the Automa's deck is
//! `seed.dice(DECK, 3)`. A position therefore carries its seed and nothing else of the generator, and one more
//! draw in one place cannot move another place's shuffle.
//!
//! The generator is xoshiro256++ (Blackman, Vigna), started by `SplitMix64`; numbers below a bound by Lemire's
//! multiplication with rejection; the shuffle is Fisher-Yates from the end. All three are pinned by golden
//! values in `tests/chance.rs`: a save file made today must give the same game in ten years.

use std::fmt;
use std::str::FromStr;

use crate::digest::mix;

/// What a game's chance is made from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
pub struct Seed(pub u64);

impl Seed {
    /// The generator for one random event: the `index`-th of this `purpose`.
    #[inline]
    pub fn dice(self, purpose: Purpose, index: u64) -> Dice {
        Dice::new(mix(self.0 ^ mix(purpose.0 ^ mix(index))))
    }

    /// The seed of the `index`-th game of a series that itself has this seed.
    #[inline]
    #[must_use]
    pub fn child(self, index: u64) -> Seed {
        const SERIES: Purpose = Purpose::new("series of games");
        Seed(mix(self.0 ^ mix(SERIES.0 ^ mix(index))))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A seed is a whole number from 0 to 2^64 - 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no seed; give a whole number from 0 to 18446744073709551615")]
pub struct SeedError(pub String);

impl FromStr for Seed {
    type Err = SeedError;
    fn from_str(text: &str) -> Result<Self, SeedError> {
        text.trim().parse().map(Seed).map_err(|_| SeedError(text.chars().take(40).collect()))
    }
}

/// What a stream of random numbers is for, known by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purpose(u64);

impl Purpose {
    /// A purpose by name; different names give independent streams.
    pub const fn new(name: &str) -> Purpose {
        // FNV-1a, since it is short enough to run while compiling.
        let bytes = name.as_bytes();
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        let mut i = 0;
        while i < bytes.len() {
            hash = (hash ^ bytes[i] as u64).wrapping_mul(0x0000_0100_0000_01b3);
            i += 1;
        }
        Purpose(hash)
    }
}

/// A generator of random numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dice {
    s: [u64; 4],
}

impl Dice {
    /// A generator started from one number.
    #[inline]
    pub fn new(start: u64) -> Dice {
        const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;
        let s = [1_u64, 2, 3, 4].map(|i| mix(start.wrapping_add(GOLDEN.wrapping_mul(i))));
        Dice { s }
    }

    /// Where the generator stands: [`Dice::from_bits`] goes on from there.
    pub fn bits(&self) -> [u64; 4] {
        self.s
    }

    /// A generator that goes on where another stood.
    pub fn from_bits(bits: [u64; 4]) -> Dice {
        Dice { s: bits }
    }

    /// The next 64 random bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        let s = &mut self.s;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// A number from 0 to `bound - 1`, each equally likely.
    ///
    /// # Panics
    /// If `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is no number below 0");
        let mut product = (self.next_u64() >> 32) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = (self.next_u64() >> 32) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// True once in `n` on average.
    #[inline]
    pub fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    /// One of the items, each equally likely; `None` if there are none.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len() as u32) as usize) }
    }

    /// Puts the items into random order, each order equally likely.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}
