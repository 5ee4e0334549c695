//! A quilt as text.

use kernel::Seat;
use patchwork::squares::SIDE;
use patchwork::{PatchId, Patchwork, Square};

/// A letter for each patch: `A` for 0 to `Z`, then `a` for 26.
fn letter(patch: PatchId) -> char {
    match patch.0 {
        number @ 0..26 => (b'A' + number) as char,
        number => (b'a' + (number - 26) % 26) as char,
    }
}

/// A board as 81 letters, row by row: `.` is empty, `*` is leather, a letter is a patch.
pub fn letters(game: &Patchwork, seat: Seat) -> String {
    let on = |square: Square| {
        let patch = game.taken(seat).find(|(_, squares)| squares.has(square));
        let bare = if game.filled(seat).has(square) { '*' } else { '.' };
        patch.map_or(bare, |(patch, _)| letter(patch.id))
    };
    (0..SIDE * SIDE).filter_map(Square::new).map(on).collect()
}
