//! The outlines of a patch, and where they fit.

use arrayvec::ArrayVec;

use crate::squares::{SIDE, Square, Squares};

/// One way to hold a patch: turned, perhaps flipped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outline {
    /// The squares it covers when its box lies in the top left corner.
    cells: Squares,
    /// Where the top left of its box can lie on an empty board.
    anchors: Squares,
    /// The straight runs that together cover it; repeated to fill the array, which changes nothing and spares a
    /// branch that the processor would guess wrong.
    runs: [Run; USUAL_RUNS],
    /// Further runs: no printed patch has any.
    more_runs: ArrayVec<Run, MORE_RUNS>,
    /// Columns and rows of its box.
    pub width: u8,
    /// Rows of its box.
    pub height: u8,
}

/// No printed patch needs more lines than this.
const USUAL_RUNS: usize = 3;
const MORE_RUNS: usize = 6;
/// The usual runs begin in the first 64 squares, counted from the anchor.
const NEAR: u32 = 64;

/// A straight line of squares inside an outline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Run {
    /// Which table of [`FreeRuns`] it needs: length - 1, plus [`LONGEST`] if it goes downwards.
    table: u8,
    /// Where it begins, counted from the outline's anchor.
    shift: u8,
}

/// The longest straight line in any patch that fits the tables.
const LONGEST: usize = 5;

/// For each length and direction: where a line of free squares begins. Made once per position, so that an outline
/// needs one AND per line instead of one per square.
#[derive(Clone, Debug)]
pub struct FreeRuns {
    tables: [u128; 2 * LONGEST],
}

impl FreeRuns {
    /// The runs of a set of free squares.
    #[inline]
    pub fn of(free: Squares) -> FreeRuns {
        // A line that leaves the board on the right would continue in the next row: the outline's anchors never
        // lie there. One that leaves it at the bottom meets zeros.
        let mut tables = [free.0; 2 * LONGEST];
        for length in 1..LONGEST {
            tables[length] = tables[length - 1] & (free.0 >> length);
            tables[LONGEST + length] =
                tables[LONGEST + length - 1] & (free.0 >> (length as u32 * u32::from(SIDE)));
        }
        FreeRuns { tables }
    }
}

impl Outline {
    /// The outline of a drawn shape; `None` if it is empty or larger than the tables allow.
    fn new(shape: &[Vec<bool>]) -> Option<Outline> {
        let height = shape.len() as u8;
        let width = shape.first()?.len() as u8;
        if height > SIDE || width > SIDE {
            return None;
        }
        let cell = |row: u8, column: u8| {
            shape.get(row as usize).and_then(|line| line.get(column as usize)).copied().unwrap_or(false)
        };
        let squares = || (0..height).flat_map(|row| (0..width).map(move |column| (row, column)));
        let cells: Squares =
            squares().filter(|&(r, c)| cell(r, c)).filter_map(|(r, c)| Square::at(r, c)).collect();
        let anchors: Squares = (0..=SIDE - height)
            .flat_map(|row| (0..=SIDE - width).filter_map(move |column| Square::at(row, column)))
            .collect();

        // Cover the cells with lines, the longest first; lines may cross.
        let mut lines: Vec<(u128, Run)> = Vec::new();
        for (row, column) in squares() {
            for (table, step, down) in [(0, 1, 0), (LONGEST as u8, SIDE, 1)] {
                let mut bits = 0;
                for length in 0..LONGEST as u8 {
                    if !cell(row + down * length, column + (1 - down) * length) {
                        break;
                    }
                    let shift = row * SIDE + column;
                    bits |= 1 << (shift + length * step);
                    lines.push((bits, Run { table: table + length, shift }));
                }
            }
        }
        let mut cover = Vec::new();
        let mut open = cells.0;
        while open != 0 {
            let best = lines.iter().max_by_key(|(bits, _)| (bits & open).count_ones())?;
            open &= !best.0;
            cover.push(best.1);
        }
        let (near, far): (Vec<Run>, Vec<Run>) =
            cover.into_iter().partition(|run| u32::from(run.shift) < NEAR);
        let mut runs = [*near.first()?; USUAL_RUNS];
        for (slot, run) in runs.iter_mut().zip(&near) {
            *slot = *run;
        }
        let mut more_runs = ArrayVec::new();
        for run in near.into_iter().skip(USUAL_RUNS).chain(far) {
            more_runs.try_push(run).ok()?;
        }
        Some(Outline { cells, anchors, runs, more_runs, width, height })
    }

    /// The squares it covers with the top left of its box at `anchor`; `None` if it would leave the board.
    #[inline]
    pub fn at(&self, anchor: Square) -> Option<Squares> {
        if self.anchors.has(anchor) { Some(Squares(self.cells.0 << anchor.index())) } else { None }
    }

    /// The squares it covers with its box in the top left corner.
    pub fn cells(&self) -> Squares {
        self.cells
    }

    /// Everywhere the top left of its box can lie.
    #[inline]
    pub fn fits(&self, free: &FreeRuns) -> Squares {
        let mut anchors = self.anchors.0;
        for run in &self.runs {
            // Saying that the shift is below 64 halves the instructions for it.
            anchors &= free.tables[run.table as usize] >> (u32::from(run.shift) % NEAR);
        }
        for run in &self.more_runs {
            anchors &= free.tables[run.table as usize] >> run.shift;
        }
        Squares(anchors)
    }

    /// Everywhere it can lie on an empty board.
    pub fn anchors(&self) -> Squares {
        self.anchors
    }
}

/// The different outlines of a shape, and for each of the eight ways to hold it (`0..4` quarter turns clockwise,
/// `4..8` the same after flipping it left to right) which outline that is.
pub fn outlines(shape: &[Vec<bool>]) -> Option<(ArrayVec<Outline, 8>, [u8; 8])> {
    let mut outlines: ArrayVec<Outline, 8> = ArrayVec::new();
    let mut holds = [0; 8];
    let mut turned = shape.to_vec();
    for (hold, slot) in holds.iter_mut().enumerate() {
        if hold == 4 {
            turned = shape.iter().map(|line| line.iter().rev().copied().collect()).collect();
        }
        let outline = Outline::new(&turned)?;
        let known = outlines.iter().position(|other| other.cells == outline.cells);
        *slot = known.unwrap_or(outlines.len()) as u8;
        if known.is_none() {
            outlines.push(outline);
        }
        turned = clockwise(&turned);
    }
    Some((outlines, holds))
}

fn clockwise(shape: &[Vec<bool>]) -> Vec<Vec<bool>> {
    let width = shape.first().map_or(0, Vec::len);
    (0..width).map(|column| shape.iter().rev().map(|line| line[column]).collect()).collect()
}
