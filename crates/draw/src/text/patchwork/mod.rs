//! Patchwork for a terminal.
//!
//! - `quilt`: a person's board, in small or large squares
//! - [`shape`]: one patch
//! - `track`: the time board

pub mod quilt;
pub mod shape;
pub mod track;

pub use super::grid::{CROSS, TICK};
pub use quilt::{Ghost, quilt, quilt_large, quilt_rows};
pub use shape::{letter, patch_large, patch_small, rows};
pub use track::{TrackView, track};

/// A button: printed on cloth, or an income mark.
pub const BUTTON: char = '◎';
/// A leather patch on the time board.
pub const LEATHER: char = '▣';
/// The marker that gives the Automa the special tile.
pub const MARKER: char = '★';
/// The first seat's token.
pub const DISC: char = '●';
/// The second seat's token.
pub const DIAMOND: char = '◆';

/// The sign of a seat's token.
pub fn token(seat: kernel::Seat) -> char {
    if seat == ::patchwork::FIRST { DISC } else { DIAMOND }
}

#[cfg(test)]
mod tests {
    use ::patchwork::{FIRST, Kit, PatchId, Patchwork, PatchworkOptions};
    use kernel::{Game, Seed};

    use super::*;

    #[test]
    fn every_patch_has_its_own_letter() {
        let letters: std::collections::BTreeSet<char> = (0..33).map(|id| letter(PatchId(id))).collect();
        assert_eq!(letters.len(), 33);
    }

    #[test]
    fn a_patch_in_three_sizes() {
        let tee = Kit::printed().patch(PatchId(16));
        let outline = &tee.outlines[0];
        assert_eq!(rows(outline), ["###", ".#.", ".#."]);
        assert_eq!(patch_small(tee, outline).plain(), "Q◎Q◎QQ\n  QQ\n  QQ");
        let large = [
            "┌───────────┐",
            "│Q◎  Q◎  Q  │",
            "└───┐   ┌───┘",
            "    │Q  │",
            "    │   │",
            "    │Q  │",
            "    └───┘",
        ];
        assert_eq!(patch_large(tee, outline).plain(), large.join("\n"));
    }

    #[test]
    fn the_token_on_top_covers_the_other() {
        let game = Patchwork::start(Kit::printed(), &PatchworkOptions::default(), Seed(1)).unwrap();
        for step in [1, 2] {
            let board = track(&game, TrackView { landing: Some(7), step });
            assert_eq!(board.get(1, 0).map(|cell| cell.0), Some(DISC));
            assert_eq!(board.get(2, 0).map(|cell| cell.0), Some(DIAMOND));
            assert_eq!(board.get(0, 5 * step).map(|cell| cell.0), Some(BUTTON));
            assert_eq!(board.get(1, 7 * step).map(|cell| cell.0), Some('◌'));
            assert_eq!(board.get(1, 41 * step).map(|cell| cell.0), Some(MARKER));
        }
        let small = quilt(&game, FIRST, None);
        let large = quilt_large(&game, FIRST, None);
        assert_eq!((small.width(), small.height(), large.width(), large.height()), (20, 10, 39, 20));
    }
}
