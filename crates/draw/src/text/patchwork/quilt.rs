//! A person's board.

use ::patchwork::squares::SIDE;
use ::patchwork::{PatchId, Patchwork, Square, Squares};
use kernel::Seat;

use super::shape::letter;
use super::{BUTTON, CROSS, TICK};
use crate::text::grid::{Grid, Ink};

/// What lies on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cloth {
    /// Nothing, off the board.
    None,
    /// Nothing: the board shows through.
    Empty,
    /// Nothing, and the piece in hand can cover it.
    Spot,
    /// A patch.
    Patch { patch: PatchId, button: bool },
    /// A leather patch.
    Leather(u8),
    /// The piece in hand, where it may lie.
    Good,
    /// The piece in hand, where it may not lie: `true` on the squares that are the reason.
    Bad(bool),
}

/// The piece in hand, over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ghost {
    /// The squares that it would cover.
    pub squares: Squares,
    /// Whether it may lie there.
    pub legal: bool,
    /// All squares that it could cover, held like this.
    pub spots: Squares,
}

fn layout(game: &Patchwork, seat: Seat, ghost: Option<&Ghost>) -> [Cloth; 81] {
    let filled = game.filled(seat);
    let mut cloth = [Cloth::Empty; 81];
    for square in filled.iter() {
        // What is covered by no patch is covered by leather.
        cloth[square.index() as usize] = Cloth::Leather(square.index());
    }
    for (patch, squares) in game.taken(seat) {
        for (i, square) in squares.iter().enumerate() {
            cloth[square.index() as usize] =
                Cloth::Patch { patch: patch.id, button: i < patch.buttons as usize };
        }
    }
    if let Some(ghost) = ghost {
        for square in (ghost.spots & !filled).iter() {
            cloth[square.index() as usize] = Cloth::Spot;
        }
        for square in ghost.squares.iter() {
            let here = &mut cloth[square.index() as usize];
            *here = if ghost.legal { Cloth::Good } else { Cloth::Bad(filled.has(square)) };
        }
    }
    cloth
}

fn get(cloth: &[Cloth; 81], row: u8, column: u8) -> Cloth {
    Square::at(row, column).map_or(Cloth::None, |square| cloth[square.index() as usize])
}

/// One character a square: the patch's letter, `*` for leather, `.` where nothing lies.
pub fn quilt_rows(game: &Patchwork, seat: Seat) -> Vec<String> {
    let cloth = layout(game, seat, None);
    let sign = |cloth: Cloth| match cloth {
        Cloth::Patch { patch, .. } => letter(patch),
        Cloth::Leather(_) => '*',
        _ => '.',
    };
    (0..SIDE).map(|row| (0..SIDE).map(|column| sign(get(&cloth, row, column))).collect()).collect()
}

/// Two characters a square, with letters above and numbers on the left: 20 by 10.
pub fn quilt(game: &Patchwork, seat: Seat, ghost: Option<&Ghost>) -> Grid {
    let cloth = layout(game, seat, ghost);
    let side = SIDE as usize;
    let mut grid = Grid::new(2 + 2 * side, 1 + side);
    for i in 0..SIDE {
        grid.put(0, 2 + 2 * i as usize, (b'a' + i) as char, Ink::Faint);
        grid.put(1 + i as usize, 0, (b'1' + i) as char, Ink::Faint);
    }
    for row in 0..SIDE {
        for column in 0..SIDE {
            let (symbols, ink) = small(get(&cloth, row, column));
            for (i, symbol) in symbols.into_iter().enumerate() {
                grid.put(1 + row as usize, 2 + 2 * column as usize + i, symbol, ink);
            }
        }
    }
    grid
}

fn small(cloth: Cloth) -> ([char; 2], Ink) {
    match cloth {
        Cloth::None => ([' ', ' '], Ink::Plain),
        Cloth::Empty => (['.', ' '], Ink::Faint),
        Cloth::Spot => (['▫', ' '], Ink::Spot),
        Cloth::Patch { patch, button } => {
            ([letter(patch), if button { BUTTON } else { letter(patch) }], Ink::Cloth(patch.0))
        }
        Cloth::Leather(_) => (['▒', '▒'], Ink::Brown),
        Cloth::Good => ([TICK, TICK], Ink::Lay),
        Cloth::Bad(true) => ([CROSS, CROSS], Ink::Clash),
        Cloth::Bad(false) => (['░', '░'], Ink::Clash),
    }
}

/// Four by two characters a square with a seam around each patch, letters above and numbers on the left: 39 by 20.
pub fn quilt_large(game: &Patchwork, seat: Seat, ghost: Option<&Ghost>) -> Grid {
    let cloth = layout(game, seat, ghost);
    let board = frames(SIDE, SIDE, &|row, column| get(&cloth, row, column));
    let mut grid = Grid::new(2 + board.width(), 1 + board.height());
    for i in 0..SIDE {
        grid.put(0, 4 + 4 * i as usize, (b'a' + i) as char, Ink::Faint);
        grid.put(2 + 2 * i as usize, 0, (b'1' + i) as char, Ink::Faint);
    }
    for (row, line) in board.rows().enumerate() {
        for (column, &(symbol, ink)) in line.iter().enumerate() {
            grid.put(1 + row, 2 + column, symbol, ink);
        }
    }
    grid
}

/// Whether two neighbours lie on the same piece, so that no seam runs between them.
fn same(a: Cloth, b: Cloth) -> bool {
    match (a, b) {
        (Cloth::Patch { patch: a, .. }, Cloth::Patch { patch: b, .. }) => a == b,
        (Cloth::Bad(_), Cloth::Bad(_)) | (Cloth::Empty | Cloth::Spot, Cloth::Empty | Cloth::Spot) => true,
        _ => a == b,
    }
}

/// Squares with seams between different pieces.
pub(super) fn frames(height: u8, width: u8, at: &dyn Fn(u8, u8) -> Cloth) -> Grid {
    let (rows, columns) = (height as usize, width as usize);
    let mut grid = Grid::new(4 * columns + 1, 2 * rows + 1);
    let here = |row: usize, column: usize| {
        // Counted from 1, so that there is something before the first.
        if (1..=rows).contains(&row) && (1..=columns).contains(&column) {
            at(row as u8 - 1, column as u8 - 1)
        } else {
            Cloth::None
        }
    };
    for row in 0..=rows {
        for column in 0..=columns {
            // The four squares around the corner that closes (row, column) at its lower right.
            let (a, b) = (here(row, column), here(row, column + 1));
            let (c, d) = (here(row + 1, column), here(row + 1, column + 1));
            let arms = [!same(a, b), !same(b, d), !same(c, d), !same(a, c)];
            let blank = [a, b, c, d].iter().all(|cloth| matches!(cloth, Cloth::Empty | Cloth::Spot));
            let corner = if blank { '·' } else { corner(arms) };
            grid.put(2 * row, 4 * column, corner, Ink::Faint);
            if column < columns {
                // The seam between b (above) and d (below), to the right of the corner.
                let seam = if same(b, d) { ' ' } else { '─' };
                let ink = if same(b, d) { large(d).1 } else { Ink::Faint };
                for i in 1..4 {
                    grid.put(2 * row, 4 * column + i, seam, ink);
                }
            }
            if row < rows {
                let (seam, ink) = if same(c, d) { (' ', large(d).1) } else { ('│', Ink::Faint) };
                grid.put(2 * row + 1, 4 * column, seam, ink);
                if column < columns {
                    let (symbols, ink) = large(d);
                    for (i, symbol) in symbols.into_iter().enumerate() {
                        grid.put(2 * row + 1, 4 * column + 1 + i, symbol, ink);
                    }
                }
            }
            if corner == ' ' && !blank {
                grid.put(2 * row, 4 * column, ' ', large(d).1);
            }
        }
    }
    grid
}

fn large(cloth: Cloth) -> ([char; 3], Ink) {
    match cloth {
        Cloth::None => ([' '; 3], Ink::Plain),
        Cloth::Empty => ([' '; 3], Ink::Faint),
        Cloth::Spot => ([' ', '▫', ' '], Ink::Spot),
        Cloth::Patch { patch, button } => {
            ([letter(patch), if button { BUTTON } else { ' ' }, ' '], Ink::Cloth(patch.0))
        }
        Cloth::Leather(_) => (['▒'; 3], Ink::Brown),
        Cloth::Good => ([' ', TICK, ' '], Ink::Lay),
        Cloth::Bad(true) => (['░', CROSS, '░'], Ink::Clash),
        Cloth::Bad(false) => (['░'; 3], Ink::Clash),
    }
}

/// The corner with arms up, right, down, left.
fn corner(arms: [bool; 4]) -> char {
    let index = arms.iter().enumerate().map(|(i, &arm)| usize::from(arm) << i).sum::<usize>();
    [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'][index]
}
