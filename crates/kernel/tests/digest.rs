//! The checksum is pinned, and tells things apart. The values were computed by another program.

use kernel::Digest;
use kernel::digest::mix;

fn of_words(words: &[u64]) -> u64 {
    let mut digest = Digest::default();
    for &word in words {
        digest.word(word);
    }
    digest.value()
}

fn of_bytes(bytes: &[u8]) -> u64 {
    let mut digest = Digest::default();
    digest.bytes(bytes);
    digest.value()
}

#[test]
fn mixing_is_pinned() {
    assert_eq!([0, 1, u64::MAX].map(mix), [0, 0x5692_161d_100b_05e5, 0xb4d0_55fc_f2cb_bd7b]);
}

#[test]
fn checksums_are_pinned() {
    assert_eq!(of_words(&[]), 0x243f_6a88_85a3_08d3);
    assert_eq!(of_words(&[0]), 0x26cf_96d8_0bbe_11f6);
    assert_eq!(of_words(&[1, 2, 3]), 0x5fd7_bb1d_3b8f_6e77);
    assert_eq!(of_words(&[3, 2, 1]), 0x2532_a630_f34e_0507);
    assert_eq!(of_bytes(b"patchwork"), 0xcd70_18b3_5e15_0aed);
}

#[test]
fn zeros_at_the_end_count() {
    assert_eq!(of_bytes(b"patchwork\0"), 0x6113_980e_19c8_e73b);
    assert_ne!(of_bytes(b""), of_bytes(b"\0"));
    assert_ne!(of_bytes(&[0; 8]), of_bytes(&[0; 16]));
}

#[test]
fn one_bit_changes_about_half_of_the_checksum() {
    for bit in 0..64 {
        let changed = (of_words(&[7, 0, 9]) ^ of_words(&[7, 1 << bit, 9])).count_ones();
        assert!((12..=52).contains(&changed), "bit {bit}: {changed}");
    }
}
