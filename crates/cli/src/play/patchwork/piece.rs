//! The patch in hand: how it is held, and over which squares.

use draw::text::patchwork::Ghost;
use kernel::Seat;
use patchwork::squares::SIDE;
use patchwork::{Action, Outline, PatchId, Patchwork, Square, Squares};

/// A patch in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The patch that is about to be laid.
    pub patch: PatchId,
    /// One of the eight ways to hold it: quarter turns clockwise, from 4 on after flipping it.
    pub hold: u8,
    /// Where the top left of its box lies.
    pub at: Square,
}

/// Where a piece is when nothing says otherwise.
const FIRST_SPOT: Square = Square::CORNER;

fn distance(a: Square, b: Square) -> u8 {
    a.row().abs_diff(b.row()) + a.column().abs_diff(b.column())
}

impl Piece {
    /// Takes a patch in hand over a place where it fits, near the last one.
    pub fn new(game: &Patchwork, seat: Seat, patch: PatchId, near: Option<Square>) -> Piece {
        let near = near.unwrap_or(FIRST_SPOT);
        let mut piece = Piece { patch, hold: 0, at: near };
        for hold in 0..8 {
            piece.hold = hold;
            if let Some(at) = piece.anchors(game, seat).iter().min_by_key(|&at| distance(at, near)) {
                return Piece { at, ..piece };
            }
        }
        piece.hold = 0;
        piece.inside(game)
    }

    /// The piece of an action that takes a patch.
    pub fn of(game: &Patchwork, action: Action) -> Option<Piece> {
        let Action::Take { patch, outline, at } = action else { return None };
        let hold = game.kit().patch(patch).holds.iter().position(|&known| known == outline)?;
        Some(Piece { patch, hold: hold as u8, at })
    }

    fn outline_index(self, game: &Patchwork) -> u8 {
        game.kit().patch(self.patch).holds[self.hold as usize & 7]
    }

    /// The outline, held like this.
    pub fn outline(self, game: &Patchwork) -> &Outline {
        &game.kit().patch(self.patch).outlines[self.outline_index(game) as usize]
    }

    /// Everywhere that it fits, held like this.
    pub fn anchors(self, game: &Patchwork, seat: Seat) -> Squares {
        game.anchors(seat, self.patch, self.outline_index(game))
    }

    /// Pushed back onto the board.
    fn inside(self, game: &Patchwork) -> Piece {
        let outline = self.outline(game);
        let row = self.at.row().min(SIDE - outline.height);
        let column = self.at.column().min(SIDE - outline.width);
        Piece { at: Square::at(row, column).unwrap_or(FIRST_SPOT), ..self }
    }

    /// Moved by so many rows and columns, never off the board.
    pub fn moved(self, game: &Patchwork, down: i8, right: i8) -> Piece {
        let row = self.at.row().saturating_add_signed(down).min(SIDE - 1);
        let column = self.at.column().saturating_add_signed(right).min(SIDE - 1);
        Piece { at: Square::at(row, column).unwrap_or(self.at), ..self }.inside(game)
    }

    fn held(self, game: &Patchwork, hold: u8) -> Piece {
        let (before, turned) = (self.outline(game), Piece { hold, ..self });
        let after = turned.outline(game);
        // It turns around its middle.
        let shift = |before: u8, after: u8| (before as i8 - after as i8) / 2;
        turned.moved(game, shift(before.height, after.height), shift(before.width, after.width))
    }

    /// A quarter turn clockwise.
    pub fn turned(self, game: &Patchwork) -> Piece {
        self.held(game, (self.hold & 4) | ((self.hold + 1) & 3))
    }

    /// Flipped left to right, as it is seen.
    pub fn flipped(self, game: &Patchwork) -> Piece {
        // Flipping what was turned is turning the other way what was flipped.
        self.held(game, (self.hold & 4 ^ 4) | (4 - (self.hold & 3)) & 3)
    }

    /// The next place where it fits, forth or back; held otherwise if it fits nowhere like this.
    pub fn next_spot(self, game: &Patchwork, seat: Seat, forth: bool) -> Piece {
        let anchors = self.anchors(game, seat);
        let next = if forth {
            anchors.iter().find(|at| *at > self.at).or_else(|| anchors.iter().next())
        } else {
            anchors.iter().filter(|at| *at < self.at).last().or_else(|| anchors.iter().last())
        };
        match next {
            Some(at) => Piece { at, ..self },
            None => Piece::new(game, seat, self.patch, Some(self.at)),
        }
    }

    /// How it looks over the board.
    pub fn ghost(self, game: &Patchwork, seat: Seat) -> Ghost {
        let outline = self.outline(game);
        let anchors = self.anchors(game, seat);
        let spots =
            anchors.iter().filter_map(|at| outline.at(at)).fold(Squares::NONE, |all, more| all | more);
        Ghost { squares: outline.at(self.at).unwrap_or(Squares::NONE), legal: anchors.has(self.at), spots }
    }

    /// Taking it and laying it here.
    pub fn action(self, game: &Patchwork) -> Action {
        Action::Take { patch: self.patch, outline: self.outline_index(game), at: self.at }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Seed};
    use patchwork::{FIRST, Kit, PatchworkOptions};

    use super::*;

    #[test]
    fn flipping_mirrors_what_is_seen() {
        let game = Patchwork::start(Kit::printed(), &PatchworkOptions::default(), Seed(1)).unwrap();
        for patch in (0..33).map(PatchId) {
            let mut piece = Piece { patch, hold: 0, at: Square::CORNER };
            for _ in 0..4 {
                let mirrored = piece.flipped(&game);
                let rows = draw::text::patchwork::rows(piece.outline(&game));
                let expected: Vec<String> = rows.iter().map(|row| row.chars().rev().collect()).collect();
                assert_eq!(draw::text::patchwork::rows(mirrored.outline(&game)), expected, "patch {patch:?}");
                let back = mirrored.flipped(&game);
                assert_eq!(back.outline(&game), piece.outline(&game));
                piece = piece.turned(&game);
            }
            assert_eq!(piece.hold, 0);
        }
    }

    #[test]
    fn every_place_is_visited_and_none_leaves_the_board() {
        let game = Patchwork::start(Kit::printed(), &PatchworkOptions::default(), Seed(1)).unwrap();
        let start = Piece::new(&game, FIRST, PatchId(31), None);
        let mut piece = start;
        let mut count = 0;
        loop {
            piece = piece.next_spot(&game, FIRST, true);
            count += 1;
            assert_eq!(piece.next_spot(&game, FIRST, false).next_spot(&game, FIRST, true), piece);
            if piece == start {
                break;
            }
        }
        assert_eq!(count, start.anchors(&game, FIRST).count());
        for (down, right) in [(20, 0), (0, 20), (-20, 0), (0, -20)] {
            piece = piece.moved(&game, down, right).turned(&game);
            assert_eq!(piece.ghost(&game, FIRST).squares.count(), 7);
        }
    }
}
