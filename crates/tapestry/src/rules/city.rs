//! Capital cities: where buildings fit, what is complete.
//!
//! Rules: `city.place`, `city.overhang`, `city.district`, `city.lines`.

use kernel::{Seat, Sink};

use super::event::Event;
use crate::components::{Building, Flag, Outline, When};
use crate::state::{City, Context, MARGIN, Tapestry, Task, WIDE, plot};

/// The nine columns inside the margin.
const INSIDE: u16 = 0x1ff << MARGIN;
const SIDE: u8 = 9;

impl City {
    /// Plots of a row that are covered or impassable, as nine bits.
    #[inline]
    pub(crate) fn filled(&self, row: usize) -> u16 {
        (self.taken[row + usize::from(MARGIN)] >> MARGIN & 0x1ff) | self.impassable[row]
    }

    /// Complete rows as bits.
    pub fn full_rows(&self) -> u16 {
        (0..9).filter(|row| self.filled(*row) == 0x1ff).fold(0, |bits, row| bits | 1 << row)
    }

    /// Complete columns as bits.
    pub fn full_columns(&self) -> u16 {
        (0..9).fold(0x1ff, |bits, row| bits & self.filled(row))
    }

    /// Whether all nine plots of a district are covered or impassable.
    pub fn district_full(&self, district: usize) -> bool {
        let (top, left) = (district / 3 * 3, district % 3 * 3);
        (top..top + 3).all(|row| self.filled(row) >> left & 7 == 7)
    }

    /// The places of an outline: for each row the columns of its upper left corner as bits.
    pub(crate) fn fits(&self, outline: Outline, on_impassable: bool) -> [u16; WIDE] {
        let mut spots = [0; WIDE];
        let mut blocked = self.taken;
        if !on_impassable {
            for (row, bits) in self.impassable.iter().enumerate() {
                blocked[row + usize::from(MARGIN)] |= bits << MARGIN;
            }
        }
        let (height, width) = (usize::from(outline.height), u16::from(outline.width));
        let columns = ((1_u32 << (WIDE as u16 - width + 1)) - 1) as u16;
        for (y, spot) in spots.iter_mut().enumerate().take(WIDE - height + 1) {
            let (mut free, mut inside) = (columns, 0);
            for (dy, cells) in outline.rows[..height].iter().enumerate() {
                let row = y + dy;
                let grid =
                    if (usize::from(MARGIN)..usize::from(MARGIN + SIDE)).contains(&row) { INSIDE } else { 0 };
                for dx in 0..width {
                    if cells >> dx & 1 == 1 {
                        free &= !(blocked[row] >> dx);
                        inside |= grid >> dx;
                    }
                }
            }
            *spot = free & inside;
        }
        spots
    }

    /// What the income buildings of some plots are: `Some` if there are any and all are of one kind.
    pub(crate) fn uniform(&self, mut plots: impl Iterator<Item = usize>) -> bool {
        let mut kind = plot::OPEN;
        let uniform = plots.all(|at| {
            let here = self.plots[at];
            if (plot::BUILDING..plot::TOKEN).contains(&here) {
                if kind != plot::OPEN && kind != here {
                    return false;
                }
                kind = here;
            }
            true
        });
        uniform && kind != plot::OPEN
    }

    /// Complete rows and columns whose income buildings are all of one kind.
    pub(crate) fn uniform_lines(&self) -> u8 {
        let rows = (0..9).filter(|row| {
            self.full_rows() >> row & 1 == 1 && self.uniform((0..9).map(|column| row * 9 + column))
        });
        let columns = (0..9).filter(|column| {
            self.full_columns() >> column & 1 == 1 && self.uniform((0..9).map(|row| row * 9 + column))
        });
        (rows.count() + columns.count()) as u8
    }
}

impl Tapestry {
    /// Puts a building with this mark on its plots; districts and abilities follow.
    pub(crate) fn cover<S: Sink<Event>>(
        &mut self,
        seat: u8,
        outline: Outline,
        at: (u8, u8),
        mark: u8,
        sink: &mut S,
    ) {
        let (x, y) = at;
        let before = self.player(seat).city.districts;
        let mut on_impassable = false;
        let mut overhangs = false;
        let mut last_impassable = 0_u16;
        let city = &mut self.player_mut(seat).city;
        for dy in 0..outline.height {
            for dx in 0..outline.width {
                if outline.rows[usize::from(dy)] >> dx & 1 == 0 {
                    continue;
                }
                let (column, row) = (x + dx, y + dy);
                city.taken[usize::from(row)] |= 1 << column;
                if (MARGIN..MARGIN + SIDE).contains(&column) && (MARGIN..MARGIN + SIDE).contains(&row) {
                    let (column, row) = (column - MARGIN, row - MARGIN);
                    city.plots[usize::from(row) * 9 + usize::from(column)] = mark;
                    if city.impassable[usize::from(row)] >> column & 1 == 1 {
                        on_impassable = true;
                        last_impassable |= 1 << (row / 3 * 3 + column / 3);
                    }
                } else {
                    overhangs = true;
                }
            }
        }
        if mark >= plot::LANDMARK {
            let bit = 1_u64 << (mark - plot::LANDMARK);
            city.landmarks |= bit;
            if overhangs {
                city.overhanging |= bit;
            }
        }
        if S::ON {
            sink.event(Event::Placed { seat: Seat(seat), x, y });
        }
        // Districts whose last visible impassable plot was covered.
        for district in 0..9 {
            if last_impassable >> district & 1 == 1 && self.visible_impassable(seat, district) == 0 {
                self.fire(seat, When::YouCoverLastImpassable, Context::default());
            }
        }
        self.complete_districts(seat, before, sink);
        if on_impassable && mark != plot::TOKEN {
            self.fire(seat, When::YouCoverImpassable, Context::default());
        }
    }

    /// Impassable plots of a district that nothing covers.
    pub(crate) fn visible_impassable(&self, seat: u8, district: usize) -> u8 {
        let city = &self.player(seat).city;
        let (top, left) = (district / 3 * 3, district % 3 * 3);
        (top..top + 3)
            .map(|row| {
                let taken = city.taken[row + usize::from(MARGIN)] >> MARGIN;
                ((city.impassable[row] & !taken) >> left & 7).count_ones() as u8
            })
            .sum()
    }

    pub(crate) fn complete_districts<S: Sink<Event>>(&mut self, seat: u8, before: u16, sink: &mut S) {
        for district in 0..9 {
            if before >> district & 1 == 0 && self.player(seat).city.district_full(district) {
                self.player_mut(seat).city.districts |= 1 << district;
                if S::ON {
                    sink.event(Event::District { seat: Seat(seat), district: district as u8 });
                }
                let (top, left) = (district / 3 * 3, district % 3 * 3);
                let plots = (0..9).map(|i| (top + i / 3) * 9 + left + i % 3);
                if self.player(seat).city.uniform(plots) {
                    self.fire(seat, When::YouCompleteUniformDistrict, Context::default());
                }
                if !self.player(seat).done {
                    self.push(seat, Task::GainAny(1), Context::default());
                }
            }
        }
    }

    /// Whether this player may build on impassable plots.
    pub(crate) fn builds_anywhere(&self, seat: u8) -> bool {
        self.has(seat, Flag::BuildOnImpassable)
    }

    /// Takes the leftmost building of a kind off the income mat.
    pub(crate) fn take_building<S: Sink<Event>>(
        &mut self,
        seat: u8,
        building: Building,
        sink: &mut S,
    ) -> bool {
        let covered = &mut self.player_mut(seat).covered[building.index()];
        if *covered == 0 {
            return false;
        }
        *covered &= *covered - 1;
        self.turn.built |= seat == self.active;
        if S::ON {
            sink.event(Event::Building { seat: Seat(seat), building });
        }
        true
    }
}
