//! A position as bytes and as a checksum, the same on every machine.

use std::hash::{Hash, Hasher};

use kernel::Digest;

use super::Tapestry;

impl PartialEq for Tapestry {
    fn eq(&self, other: &Self) -> bool {
        let mut one = Bytes(Vec::new());
        let mut two = Bytes(Vec::new());
        self.hash(&mut one);
        other.hash(&mut two);
        std::ptr::eq(self.kit, other.kit) && one.0 == two.0
    }
}

/// Everything but the box, which is the same for all positions of a game.
impl Hash for Tapestry {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.seed.0.hash(state);
        self.options.hash(state);
        self.played.hash(state);
        self.chances.hash(state);
        (self.over, self.first, self.active, self.turn).hash(state);
        self.players[..self.seat_count()].hash(state);
        self.sites[..self.map.grid.len()].hash(state);
        self.explored.0.hash(state);
        self.control.map(|hexes| hexes.0).hash(state);
        (self.deck, self.discard).hash(state);
        (self.techs, self.tech_discard, self.tech_open).hash(state);
        (self.tiles, self.space_tiles, self.civs).hash(state);
        (self.pieces, self.piece_discard, self.piece_open, self.landmark_deck, self.landmark_draft)
            .hash(state);
        (self.landmarks, self.achieved, self.marked, self.heralded).hash(state);
        self.frames.hash(state);
        if self.options.mode != crate::options::Mode::People {
            self.bots.hash(state);
        }
        // Few games have such cards or spies: the others keep their checksums.
        if !self.grounds.is_empty() {
            self.grounds.hash(state);
        }
        if !self.reserves.is_empty() {
            self.reserves.hash(state);
        }
        if self.used_tiles != 0 {
            self.used_tiles.hash(state);
        }
        if self.seen != [0; super::MOST_SEATS] {
            self.seen.hash(state);
        }
    }
}

/// Hashing as writing down: the same bytes on every machine.
pub(crate) struct Bytes(pub Vec<u8>);

impl Hasher for Bytes {
    fn finish(&self) -> u64 {
        0
    }
    fn write(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }
    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }
    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }
    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }
    fn write_u128(&mut self, n: u128) {
        self.write(&n.to_le_bytes());
    }
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }
    fn write_i16(&mut self, n: i16) {
        self.write(&n.to_le_bytes());
    }
    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }
}

struct Sum(Digest);

impl Hasher for Sum {
    fn finish(&self) -> u64 {
        self.0.value()
    }
    fn write(&mut self, bytes: &[u8]) {
        self.0.bytes(bytes);
    }
    fn write_u8(&mut self, n: u8) {
        self.0.word(u64::from(n));
    }
    fn write_u16(&mut self, n: u16) {
        self.0.word(u64::from(n));
    }
    fn write_u32(&mut self, n: u32) {
        self.0.word(u64::from(n));
    }
    fn write_u64(&mut self, n: u64) {
        self.0.word(n);
    }
    fn write_u128(&mut self, n: u128) {
        self.0.word(n as u64);
        self.0.word((n >> 64) as u64);
    }
    fn write_usize(&mut self, n: usize) {
        self.0.word(n as u64);
    }
    fn write_i16(&mut self, n: i16) {
        self.0.word(n as u64);
    }
    fn write_isize(&mut self, n: isize) {
        self.0.word(n as u64);
    }
}

impl Tapestry {
    pub(crate) fn encode_bytes(&self, out: &mut Vec<u8>) {
        let mut bytes = Bytes(std::mem::take(out));
        self.hash(&mut bytes);
        *out = bytes.0;
    }

    pub(crate) fn digest_bytes(&self) -> u64 {
        let mut sum = Sum(Digest::default());
        self.hash(&mut sum);
        sum.finish()
    }
}
