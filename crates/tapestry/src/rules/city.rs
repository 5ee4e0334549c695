//! Capital cities: where buildings fit, what is complete.
//!
//! Rules: `city.place`, `city.overhang`, `city.district`, `city.lines`, `city.advanced`.

use kernel::{Seat, Sink};

use super::event::Event;
use crate::components::{Building, CityMat, District, Flag, Outline, When};
use crate::rules::points::PointsFrom;
use crate::state::{City, Context, MARGIN, Tapestry, WIDE, plot};

/// The nine columns inside the margin.
const INSIDE: u16 = 0x1ff << MARGIN;
const SIDE: u8 = 9;
/// The plots of a city in its margin.
const GRID: [u16; WIDE] = {
    let mut grid = [0; WIDE];
    let mut row = MARGIN as usize;
    while row < (MARGIN + SIDE) as usize {
        grid[row] = INSIDE;
        row += 1;
    }
    grid
};

/// Where an outline covers nothing that is blocked and at least one plot of a grid: for each row the columns of its upper left
/// corner as bits.
pub(crate) fn spots(outline: Outline, blocked: &[u16; WIDE], grid: &[u16; WIDE]) -> [u16; WIDE] {
    let (height, width) = (usize::from(outline.height), u16::from(outline.width));
    let columns = ((1_u32 << (WIDE as u16 - width + 1)) - 1) as u16;
    let rows = WIDE - height + 1;
    let (mut free, mut inside) = ([0; WIDE], [0; WIDE]);
    free[..rows].fill(columns);
    for (dy, cells) in outline.rows[..height].iter().enumerate() {
        for dx in (0..width).filter(|dx| cells >> dx & 1 == 1) {
            // All rows of the city at once: several fit into one instruction.
            for y in 0..rows {
                free[y] &= !(blocked[y + dy] >> dx);
                inside[y] |= grid[y + dy] >> dx;
            }
        }
    }
    std::array::from_fn(|y| free[y] & inside[y])
}

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

    /// Whether all of these plots are covered or impassable.
    pub fn is_full(&self, plots: &[u16; 9]) -> bool {
        plots.iter().enumerate().all(|(row, bits)| self.filled(row) & bits == *bits)
    }

    /// Whether these plots are covered and a chain of covered plots joins them to the centre, side by side.
    fn is_joined(&self, plots: &[u16; 9], (row, column): (u8, u8)) -> bool {
        let covered: [u16; 9] =
            std::array::from_fn(|row| self.taken[row + usize::from(MARGIN)] >> MARGIN & 0x1ff);
        let mut reached = [0_u16; 9];
        reached[usize::from(row)] = covered[usize::from(row)] & 1 << column;
        loop {
            let mut wider = reached;
            for at in 0..9 {
                let above = if at > 0 { reached[at - 1] } else { 0 };
                let below = if at < 8 { reached[at + 1] } else { 0 };
                wider[at] |= (reached[at] << 1 | reached[at] >> 1 | above | below) & covered[at];
            }
            if wider == reached {
                break;
            }
            reached = wider;
        }
        plots.iter().zip(reached).all(|(bits, reached)| reached & bits == *bits)
    }

    /// Whether a district of this mat is complete.
    pub fn is_complete(&self, mat: &CityMat, district: &District) -> bool {
        match mat.centre {
            Some(centre) => self.is_joined(&district.plots, centre),
            None => self.is_full(&district.plots),
        }
    }

    /// The places of an outline: for each row the columns of its upper left corner as bits.
    pub(crate) fn fits(&self, outline: Outline, on_impassable: bool) -> [u16; WIDE] {
        let mut blocked = self.taken;
        if !on_impassable {
            for (row, bits) in self.impassable.iter().enumerate() {
                blocked[row + usize::from(MARGIN)] |= bits << MARGIN;
            }
        }
        spots(outline, &blocked, &GRID)
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
        let mut covered = [0_u16; 9];
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
                        covered[usize::from(row)] |= 1 << column;
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
        for district in self.districts(seat) {
            let touched = district.plots.iter().zip(covered).any(|(plots, covered)| plots & covered != 0);
            if touched && self.visible_impassable(seat, &district.plots) == 0 {
                self.fire(seat, When::YouCoverLastImpassable, Context::default());
            }
        }
        self.complete_districts(seat, before, sink);
        if on_impassable && mark != plot::TOKEN {
            self.fire(seat, When::YouCoverImpassable, Context::default());
        }
    }

    /// The districts of a player's city.
    pub(crate) fn districts(&self, seat: u8) -> &'static [District] {
        let kit = self.kit;
        kit.cities.get(usize::from(self.player(seat).city.mat)).map_or(&[], |mat| mat.districts.as_slice())
    }

    /// Impassable plots among these that nothing covers.
    pub(crate) fn visible_impassable(&self, seat: u8, plots: &[u16; 9]) -> u8 {
        let city = &self.player(seat).city;
        let visible = |row: usize| {
            let taken = city.taken[row + usize::from(MARGIN)] >> MARGIN;
            (city.impassable[row] & !taken & plots[row]).count_ones() as u8
        };
        (0..9).map(visible).sum()
    }

    pub(crate) fn complete_districts<S: Sink<Event>>(&mut self, seat: u8, before: u16, sink: &mut S) {
        let kit = self.kit;
        let Some(mat) = kit.cities.get(usize::from(self.player(seat).city.mat)) else { return };
        for (at, district) in mat.districts.iter().enumerate() {
            if before >> at & 1 == 0 && self.player(seat).city.is_complete(mat, district) {
                self.player_mut(seat).city.districts |= 1 << at;
                if S::ON {
                    sink.event(Event::District { seat: Seat(seat), district: at as u8 });
                }
                let plots = (0..81).filter(|plot| district.plots[plot / 9] >> (plot % 9) & 1 == 1);
                if self.player(seat).city.uniform(plots) {
                    self.fire(seat, When::YouCompleteUniformDistrict, Context::default());
                }
                if !self.player(seat).done && !district.later {
                    self.push_effect(seat, district.reward, Context::from(PointsFrom::City));
                }
            }
        }
    }

    /// Districts that pay in every income turn after that in which they were completed.
    pub(crate) fn pay_districts(&mut self, seat: u8) {
        let complete = self.player(seat).city.districts;
        for (at, district) in self.districts(seat).iter().enumerate() {
            if district.later && complete >> at & 1 == 1 {
                self.push_effect(seat, district.reward, Context::from(PointsFrom::City));
            }
        }
    }

    /// Where a building of this outline may stand in a city.
    pub(crate) fn sites_for(&self, seat: u8, outline: Outline, landmark: bool) -> [u16; WIDE] {
        let city = &self.player(seat).city;
        let mat = self.kit.cities.get(usize::from(city.mat));
        if landmark && mat.is_some_and(|mat| !mat.landmarks) {
            return [0; WIDE];
        }
        let mut spots = city.fits(outline, self.builds_anywhere(seat));
        if mat.is_some_and(|mat| !mat.overhang) {
            let columns = (1_u16 << (SIDE + 1 - outline.width)) - 1;
            for (y, row) in spots.iter_mut().enumerate() {
                let inside = (MARGIN..=MARGIN + SIDE - outline.height).contains(&(y as u8));
                *row &= if inside { columns << MARGIN } else { 0 };
            }
        }
        spots
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
