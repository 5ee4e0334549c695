//! What sets that are bits of a `u128` have in common.

/// The number of the `n`-th set bit, from 0; `None` if there are fewer.
#[inline]
pub const fn nth_bit(bits: u128, n: u32) -> Option<u8> {
    let low = bits as u64;
    let in_low = low.count_ones();
    if n < in_low {
        return Some(nth_of_word(low, n) as u8);
    }
    let high = (bits >> 64) as u64;
    if n - in_low < high.count_ones() { Some(64 + nth_of_word(high, n - in_low) as u8) } else { None }
}

/// The position of the `n`-th set bit, which must exist: halving the word finds it in six steps.
#[inline]
const fn nth_of_word(mut word: u64, mut n: u32) -> u32 {
    let mut position = 0;
    let mut width = 32;
    while width > 0 {
        let here = (word & ((1 << width) - 1)).count_ones();
        if n >= here {
            n -= here;
            word >>= width;
            position += width;
        }
        width /= 2;
    }
    position
}

/// `|` and `&` of two sets: what is in either, and what is in both.
#[macro_export]
macro_rules! joined_and_shared {
    ($set:ident) => {
        impl std::ops::BitOr for $set {
            type Output = $set;
            #[inline]
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl std::ops::BitAnd for $set {
            type Output = $set;
            #[inline]
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }
    };
}
