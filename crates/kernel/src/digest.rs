//! A checksum that is the same on every machine: for journals, simulations and tests, not for secrets.

/// Mixes 64 bits so that each of them changes about half of the result (`SplitMix64`'s finaliser).
#[inline]
pub const fn mix(mut x: u64) -> u64 {
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

/// A running checksum over words of 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Digest(0x243f_6a88_85a3_08d3)
    }
}

impl Digest {
    /// Adds one word.
    #[inline]
    pub fn word(&mut self, word: u64) {
        self.0 = mix(self.0.rotate_left(5) ^ word.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    }

    /// Adds bytes, eight at a time, and their number.
    pub fn bytes(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.word(u64::from_le_bytes(word));
        }
        self.word(bytes.len() as u64);
    }

    /// The checksum so far.
    #[inline]
    pub fn value(self) -> u64 {
        self.0
    }
}
