//! An address as a picture that a camera reads: a QR code of bytes, with error correction of level M (15 % may be dirty).
//!
//! Made by ISO/IEC 18004 for versions 1 to 10, which hold 213 bytes: more than any address of ours. Small enough to be written here
//! instead of depending on somebody: the tables are those of two columns of the standard.

use std::fmt::Write;

/// Codewords of error correction in each block, for versions 1 to 10.
const CORRECTION: [usize; 10] = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
/// Blocks, for the same.
const BLOCKS: [usize; 10] = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];

/// A square of dark and light modules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Qr {
    size: usize,
    dark: Vec<bool>,
    /// Modules that belong to the pattern itself, not to the data.
    fixed: Vec<bool>,
}

impl Qr {
    /// The code of a text; `None` if it is too long.
    pub fn of(text: &str) -> Option<Qr> {
        let version = (1..=10).find(|version| needed(text, *version) <= 8 * data_words(*version))?;
        let words = interleaved(&data(text, version), version);
        let mut best: Option<(u32, Qr)> = None;
        for mask in 0..8 {
            let mut code = Qr::empty(version);
            code.fill(&words, mask);
            code.write_format(mask);
            let penalty = code.penalty();
            if best.as_ref().is_none_or(|(least, _)| penalty < *least) {
                best = Some((penalty, code));
            }
        }
        best.map(|(_, code)| code)
    }

    /// How many modules a side has.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Whether a module is dark.
    pub fn is_dark(&self, column: usize, row: usize) -> bool {
        self.dark.get(row * self.size + column).copied().unwrap_or(false)
    }

    /// The picture for a page: dark on white with the quiet border that cameras need, in the dark, too.
    pub fn svg(&self, says: &str) -> String {
        let side = self.size + 8;
        let mut path = String::new();
        for row in 0..self.size {
            for column in (0..self.size).filter(|column| self.is_dark(*column, row)) {
                // Writing to a string cannot fail.
                let _ = write!(path, "M{} {}h1v1h-1z", column + 4, row + 4);
            }
        }
        let says = says.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;");
        format!(
            "<svg class=\"qr\" viewBox=\"0 0 {side} {side}\" role=\"img\" aria-label=\"{says}\" shape-rendering=\"crispEdges\">\
             <path fill=\"#fff\" d=\"M0 0h{side}v{side}H0z\"/><path fill=\"#000\" d=\"{path}\"/></svg>"
        )
    }

    fn set(&mut self, column: usize, row: usize, dark: bool) {
        let at = row * self.size + column;
        self.dark[at] = dark;
        self.fixed[at] = true;
    }

    /// Everything but data and format.
    fn empty(version: usize) -> Qr {
        let size = 4 * version + 17;
        let mut code = Qr { size, dark: vec![false; size * size], fixed: vec![false; size * size] };
        for at in 0..size {
            code.set(6, at, at % 2 == 0);
            code.set(at, 6, at % 2 == 0);
        }
        for (column, row) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            code.finder(column, row);
        }
        let places = alignments(version);
        for (i, &column) in places.iter().enumerate() {
            for (j, &row) in places.iter().enumerate() {
                let last = places.len() - 1;
                // Three corners have their large mark.
                if ![(0, 0), (0, last), (last, 0)].contains(&(i, j)) {
                    code.mark(column, row);
                }
            }
        }
        code.write_format(0);
        if version >= 7 {
            code.write_version(version);
        }
        code
    }

    fn finder(&mut self, column: usize, row: usize) {
        for dy in -4_i32..=4 {
            for dx in -4_i32..=4 {
                let (x, y) = (column as i32 + dx, row as i32 + dy);
                let inside = 0..self.size as i32;
                if inside.contains(&x) && inside.contains(&y) {
                    let ring = dx.abs().max(dy.abs());
                    self.set(x as usize, y as usize, ring != 2 && ring != 4);
                }
            }
        }
    }

    fn mark(&mut self, column: usize, row: usize) {
        for dy in 0..5_usize {
            for dx in 0..5_usize {
                let ring = dx.abs_diff(2).max(dy.abs_diff(2));
                self.set(column + dx - 2, row + dy - 2, ring != 1);
            }
        }
    }

    /// The level of correction and the mask, twice.
    fn write_format(&mut self, mask: u32) {
        // Level M is 0.
        let mut rest = mask;
        for _ in 0..10 {
            rest = (rest << 1) ^ ((rest >> 9) * 0x537);
        }
        let bits = (mask << 10 | rest) ^ 0x5412;
        let bit = |at: usize| bits >> at & 1 == 1;
        let size = self.size;
        for at in 0..6 {
            self.set(8, at, bit(at));
        }
        self.set(8, 7, bit(6));
        self.set(8, 8, bit(7));
        self.set(7, 8, bit(8));
        for at in 9..15 {
            self.set(14 - at, 8, bit(at));
        }
        for at in 0..8 {
            self.set(size - 1 - at, 8, bit(at));
        }
        for at in 8..15 {
            self.set(8, size - 15 + at, bit(at));
        }
        self.set(8, size - 8, true);
    }

    /// Large codes name their version.
    fn write_version(&mut self, version: usize) {
        let mut rest = version as u32;
        for _ in 0..12 {
            rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
        }
        let bits = (version as u32) << 12 | rest;
        for at in 0..18 {
            let (a, b) = (self.size - 11 + at % 3, at / 3);
            let dark = bits >> at & 1 == 1;
            self.set(a, b, dark);
            self.set(b, a, dark);
        }
    }

    /// Lays the words in their zigzag, from the lower right corner on, each module turned as the mask says.
    fn fill(&mut self, words: &[u8], mask: u32) {
        let mut bits = words.iter().flat_map(|word| (0..8).rev().map(move |at| word >> at & 1 == 1));
        let size = self.size;
        let mut right = size - 1;
        loop {
            // The column of the timing pattern is left out.
            if right == 6 {
                right = 5;
            }
            let upward = (right + 1) & 2 == 0;
            for step in 0..size {
                let row = if upward { size - 1 - step } else { step };
                for column in [right, right - 1] {
                    let at = row * size + column;
                    if !self.fixed[at] {
                        self.dark[at] = bits.next().unwrap_or(false) ^ turned(mask, column, row);
                    }
                }
            }
            if right < 2 {
                return;
            }
            right -= 2;
            if right == 0 {
                return;
            }
        }
    }

    /// How hard it is to read, as the standard measures it.
    fn penalty(&self) -> u32 {
        let size = self.size;
        let mut sum = 0;
        for line in 0..size {
            let row: Vec<bool> = (0..size).map(|at| self.is_dark(at, line)).collect();
            let column: Vec<bool> = (0..size).map(|at| self.is_dark(line, at)).collect();
            sum += runs(&row) + runs(&column);
        }
        for row in 1..size {
            for column in 1..size {
                let here = self.is_dark(column, row);
                let same = [(column - 1, row), (column, row - 1), (column - 1, row - 1)];
                sum += 3 * u32::from(same.into_iter().all(|(x, y)| self.is_dark(x, y) == here));
            }
        }
        let dark = self.dark.iter().filter(|dark| **dark).count() as i64;
        let all = (size * size) as i64;
        let away = (dark * 20 - all * 10).abs();
        sum + ((away + all - 1) / all - 1).max(0) as u32 * 10
    }
}

/// Long runs in a line, and what looks like a finder.
fn runs(line: &[bool]) -> u32 {
    const FINDER: [bool; 7] = [true, false, true, true, true, false, true];
    let mut sum = 0;
    for run in line.chunk_by(|a, b| a == b).filter(|run| run.len() >= 5) {
        sum += run.len() as u32 - 2;
    }
    let light = |from: usize, to: usize| line.get(from..to).is_some_and(|part| part.iter().all(|dark| !dark));
    for (at, part) in line.windows(7).enumerate() {
        if part == FINDER {
            sum += 40 * u32::from(at >= 4 && light(at - 4, at)) + 40 * u32::from(light(at + 7, at + 11));
        }
    }
    sum
}

fn turned(mask: u32, x: usize, y: usize) -> bool {
    match mask {
        0 => (x + y).is_multiple_of(2),
        1 => y.is_multiple_of(2),
        2 => x.is_multiple_of(3),
        3 => (x + y).is_multiple_of(3),
        4 => (x / 3 + y / 2).is_multiple_of(2),
        5 => x * y % 2 + x * y % 3 == 0,
        6 => (x * y % 2 + x * y % 3).is_multiple_of(2),
        _ => ((x + y) % 2 + x * y % 3).is_multiple_of(2),
    }
}

/// Where the small marks lie, in both directions.
fn alignments(version: usize) -> Vec<usize> {
    if version == 1 {
        return Vec::new();
    }
    let (count, size) = (version / 7 + 2, 4 * version + 17);
    let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2;
    let mut places: Vec<usize> = (0..count - 1).map(|at| size - 7 - at * step).collect();
    places.push(6);
    places.reverse();
    places
}

/// All codewords of a version.
fn all_words(version: usize) -> usize {
    let mut modules = (16 * version + 128) * version + 64;
    if version >= 2 {
        let marks = version / 7 + 2;
        modules -= (25 * marks - 10) * marks - 55;
        if version >= 7 {
            modules -= 36;
        }
    }
    modules / 8
}

fn data_words(version: usize) -> usize {
    all_words(version) - CORRECTION[version - 1] * BLOCKS[version - 1]
}

/// Bits that a text takes: its kind, its length, its bytes.
fn needed(text: &str, version: usize) -> usize {
    4 + if version < 10 { 8 } else { 16 } + 8 * text.len()
}

/// The data as words, filled up to their number.
fn data(text: &str, version: usize) -> Vec<u8> {
    let mut bits: Vec<bool> = Vec::new();
    let mut push = |value: usize, count: usize| bits.extend((0..count).rev().map(|at| value >> at & 1 == 1));
    push(0b0100, 4);
    push(text.len(), if version < 10 { 8 } else { 16 });
    text.bytes().for_each(|byte| push(byte.into(), 8));
    let room = 8 * data_words(version);
    bits.resize((bits.len() + 4).min(room).next_multiple_of(8), false);
    let mut words: Vec<u8> =
        bits.chunks(8).map(|byte| byte.iter().fold(0, |sum, bit| sum << 1 | u8::from(*bit))).collect();
    words.extend([0xec, 0x11].into_iter().cycle().take(room / 8 - words.len()));
    words
}

/// The words in blocks, each with its correction, woven into each other.
fn interleaved(data: &[u8], version: usize) -> Vec<u8> {
    let (count, correction) = (BLOCKS[version - 1], CORRECTION[version - 1]);
    let (all, short) = (all_words(version), all_words(version) / count);
    let shorter = count - all % count;
    let divisor = divisor(correction);
    let (mut blocks, mut rest) = (Vec::new(), data);
    for block in 0..count {
        let (own, later) = rest.split_at(short - correction + usize::from(block >= shorter));
        blocks.push((own, remainder(own, &divisor)));
        rest = later;
    }
    let longest = short - correction + 1;
    let words = (0..longest).flat_map(|at| blocks.iter().filter_map(move |(own, _)| own.get(at).copied()));
    let checks =
        (0..correction).flat_map(|at| blocks.iter().filter_map(move |(_, check)| check.get(at).copied()));
    words.chain(checks).collect()
}

fn times(x: u8, y: u8) -> u8 {
    (0..8).rev().fold(0, |z: u8, bit| {
        let doubled = (z << 1) ^ ((z >> 7) * 0x1d);
        doubled ^ ((y >> bit & 1) * x)
    })
}

fn divisor(degree: usize) -> Vec<u8> {
    let mut result = vec![0; degree];
    result[degree - 1] = 1;
    let mut root = 1;
    for _ in 0..degree {
        for at in 0..degree {
            result[at] = times(result[at], root) ^ result.get(at + 1).copied().unwrap_or(0);
        }
        root = times(root, 2);
    }
    result
}

fn remainder(data: &[u8], divisor: &[u8]) -> Vec<u8> {
    let mut rest = vec![0; divisor.len()];
    for byte in data {
        let factor = byte ^ rest.remove(0);
        rest.push(0);
        for (place, coefficient) in rest.iter_mut().zip(divisor) {
            *place ^= times(*coefficient, factor);
        }
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All eight masks of a text, row by row, as FNV-1a.
    fn print_of(text: &str, version: usize) -> u64 {
        let words = interleaved(&data(text, version), version);
        let codes = (0..8).map(|mask| {
            let mut code = Qr::empty(version);
            code.fill(&words, mask);
            code.write_format(mask);
            let row =
                |y| (0..code.size()).map(|x| if code.is_dark(x, y) { '#' } else { '.' }).collect::<String>();
            (0..code.size()).map(row).collect::<Vec<_>>().join("/")
        });
        let all = codes.collect::<Vec<_>>().join("/");
        all.bytes()
            .fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
    }

    /// The values were computed from the modules that another implementation (qrcode-terminal) makes of the same texts.
    #[test]
    fn codes_are_those_of_another_implementation() {
        let address = "http://192.168.178.23:7337/tables/0f3k9w2mzq7b";
        let token = "?token=0123456789abcdefghjkmnpqrstvwxyz";
        let texts: [(String, usize, u64); 5] = [
            ("automa".to_owned(), 1, 0x8d7b_2830_3b53_edd4),
            (address.to_owned(), 4, 0x281d_6c9e_0cb2_0a06),
            ([address, token].concat(), 6, 0xd6cb_4f2b_46b8_9d39),
            ("x".repeat(150), 8, 0xe61f_5bf4_e67b_4254),
            ("y".repeat(213), 10, 0x34aa_5d93_bac1_a07b),
        ];
        for (text, version, print) in texts {
            assert_eq!(print_of(&text, version), print, "{text}");
            assert_eq!(Qr::of(&text).map(|code| code.size()), Some(4 * version + 17), "{text}");
        }
    }

    #[test]
    fn what_is_too_long_has_no_code_and_a_picture_is_escaped() {
        assert_eq!(Qr::of(&"z".repeat(214)), None);
        let svg = Qr::of("a").map(|code| code.svg("<a & \"b\">")).unwrap_or_default();
        assert!(svg.contains("aria-label=\"&lt;a &amp; &quot;b&quot;>\"") && svg.len() < 6_000, "{svg}");
    }
}
