//! An observation, written, measured or described by the same calls.
//!
//! A field says of its numbers what they are ([`Cell`]). So one function of each game gives two rows: the numbers themselves,
//! and the same as floats for a network, where counts are scaled and what is one of several things is a place for each.

use kernel::{Game, Seat};

/// What a number of an observation is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell {
    /// 0 or 1.
    Flag,
    /// From 0 to `most`; as a float it is divided by `usual`.
    Count {
        /// The greatest value.
        most: i16,
        /// What it rarely goes beyond.
        usual: i16,
    },
    /// Any number; as a float it is divided by `usual`.
    Signed {
        /// What it rarely goes beyond, both ways.
        usual: i16,
    },
    /// One of so many things, from 1; 0 for none. As floats, a place for each.
    Id(u16),
    /// A set of so many things as bits, or the number of one of very many; as floats, a place for each bit.
    Bits(u16),
    /// One of some kinds, each a range of numbers that begins here and goes up to the next. As floats, a place for each.
    Kinds {
        /// Where they begin.
        first: &'static [i16],
        /// The greatest value.
        most: i16,
    },
}

/// Floats go no further than this, in both directions.
const FURTHEST: f32 = 4.0;

impl Cell {
    /// A count that goes no further than what is usual.
    pub const fn up_to(most: i16) -> Cell {
        Cell::Count { most, usual: most }
    }

    /// The least and the greatest value.
    pub const fn bounds(self) -> (i16, i16) {
        match self {
            Cell::Flag => (0, 1),
            Cell::Count { most, .. } => (0, most),
            Cell::Signed { .. } => (i16::MIN, i16::MAX),
            Cell::Id(count) => (0, count as i16),
            Cell::Bits(count) => (0, ((1_u32 << count) - 1) as i16),
            Cell::Kinds { first, most } => (first[0], most),
        }
    }

    /// How many floats it becomes.
    pub const fn width(self) -> usize {
        match self {
            Cell::Flag | Cell::Count { .. } | Cell::Signed { .. } => 1,
            Cell::Id(count) | Cell::Bits(count) => count as usize,
            Cell::Kinds { first, .. } => first.len(),
        }
    }

    /// The least and the greatest of its floats.
    pub fn float_bounds(self) -> (f32, f32) {
        match self {
            Cell::Flag | Cell::Id(_) | Cell::Bits(_) | Cell::Kinds { .. } => (0.0, 1.0),
            Cell::Count { most, usual } => (0.0, (f32::from(most) / f32::from(usual)).min(FURTHEST)),
            Cell::Signed { .. } => (-FURTHEST, FURTHEST),
        }
    }

    /// Writes a number as floats, which are 0 before.
    #[inline]
    fn spread(self, value: i16, out: &mut [f32]) {
        match self {
            Cell::Flag => out[0] = f32::from(value),
            Cell::Count { usual, .. } | Cell::Signed { usual } => {
                out[0] = (f32::from(value) / f32::from(usual)).clamp(-FURTHEST, FURTHEST);
            }
            Cell::Id(_) => {
                if let Some(place) = usize::try_from(value - 1).ok().and_then(|place| out.get_mut(place)) {
                    *place = 1.0;
                }
            }
            Cell::Bits(_) => {
                for (bit, place) in out.iter_mut().enumerate() {
                    *place = f32::from(value >> bit & 1);
                }
            }
            Cell::Kinds { first, .. } => {
                let kind = first.partition_point(|first| *first <= value);
                if let Some(place) = kind.checked_sub(1).and_then(|place| out.get_mut(place)) {
                    *place = 1.0;
                }
            }
        }
    }
}

/// How many numbers a field has.
fn size(shape: &[usize]) -> usize {
    shape.iter().product()
}

/// How many floats a field has: its cells are those of the last dimension, or one for all.
fn floats(shape: &[usize], cells: &[Cell]) -> usize {
    let row: usize = cells.iter().map(|cell| cell.width()).sum();
    size(shape) / cells.len() * row
}

/// A part of an observation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// Where it begins among the numbers, and among the floats.
    pub offsets: (usize, usize),
    /// Its shape; the last dimension runs fastest.
    pub shape: Vec<usize>,
    /// What its numbers are: one for all, or one for each of the last dimension.
    pub cells: Vec<Cell>,
    /// What it says.
    pub meaning: &'static str,
}

impl Field {
    /// How many numbers and how many floats it has.
    pub fn sizes(&self) -> (usize, usize) {
        (size(&self.shape), floats(&self.shape, &self.cells))
    }
}

/// Where an observation goes.
pub trait Writer {
    /// A part of it. `cells` are those of the last dimension, or one for all. `values` gets zeros and puts in what is not
    /// zero; nothing outside the bounds is kept.
    fn field(
        &mut self,
        name: &'static str,
        shape: &[usize],
        cells: &[Cell],
        meaning: &'static str,
        values: impl FnOnce(&mut [i16]),
    );
}

/// Keeps numbers within their bounds.
#[inline]
fn bound(field: &mut [i16], cells: &[Cell]) {
    if let [cell] = cells {
        let (least, most) = cell.bounds();
        for value in field {
            *value = (*value).clamp(least, most);
        }
        return;
    }
    for row in field.chunks_exact_mut(cells.len()) {
        for (value, cell) in row.iter_mut().zip(cells) {
            let (least, most) = cell.bounds();
            *value = (*value).clamp(least, most);
        }
    }
}

/// Writes the numbers.
#[derive(Debug)]
pub struct Fill<'a> {
    rest: &'a mut [i16],
}

impl<'a> Fill<'a> {
    /// Into this row.
    pub fn new(row: &'a mut [i16]) -> Fill<'a> {
        row.fill(0);
        Fill { rest: row }
    }
}

impl Writer for Fill<'_> {
    #[inline]
    fn field(
        &mut self,
        _: &'static str,
        shape: &[usize],
        cells: &[Cell],
        _: &'static str,
        values: impl FnOnce(&mut [i16]),
    ) {
        let rest = std::mem::take(&mut self.rest);
        // A row that is too short is a caller's mistake; it gets what it has room for.
        let Some((field, rest)) = rest.split_at_mut_checked(size(shape)) else { return };
        values(field);
        bound(field, cells);
        self.rest = rest;
    }
}

/// Writes the numbers as floats.
#[derive(Debug)]
pub struct Floats<'a> {
    rest: &'a mut [f32],
    numbers: Vec<i16>,
}

impl<'a> Floats<'a> {
    /// Into this row.
    pub fn new(row: &'a mut [f32]) -> Floats<'a> {
        row.fill(0.0);
        Floats { rest: row, numbers: Vec::new() }
    }
}

impl Writer for Floats<'_> {
    #[inline]
    fn field(
        &mut self,
        _: &'static str,
        shape: &[usize],
        cells: &[Cell],
        _: &'static str,
        values: impl FnOnce(&mut [i16]),
    ) {
        let rest = std::mem::take(&mut self.rest);
        let Some((mut out, rest)) = rest.split_at_mut_checked(floats(shape, cells)) else { return };
        self.rest = rest;
        self.numbers.clear();
        self.numbers.resize(size(shape), 0);
        let field = &mut self.numbers[..];
        values(field);
        if cells == [Cell::Flag] {
            for (place, value) in out.iter_mut().zip(field) {
                *place = f32::from((*value).clamp(0, 1));
            }
            return;
        }
        bound(field, cells);
        for (value, cell) in field.iter().zip(cells.iter().cycle()) {
            let (own, others) = out.split_at_mut(cell.width());
            cell.spread(*value, own);
            out = others;
        }
    }
}

/// Counts the numbers and the floats.
#[derive(Debug, Default)]
pub struct Measure {
    /// How many of each there are.
    pub sizes: (usize, usize),
}

impl Writer for Measure {
    fn field(
        &mut self,
        _: &'static str,
        shape: &[usize],
        cells: &[Cell],
        _: &'static str,
        _: impl FnOnce(&mut [i16]),
    ) {
        self.sizes.0 += size(shape);
        self.sizes.1 += floats(shape, cells);
    }
}

/// Notes what there is.
#[derive(Debug, Default)]
pub struct Describe {
    /// The fields, one after the other.
    pub fields: Vec<Field>,
}

impl Writer for Describe {
    fn field(
        &mut self,
        name: &'static str,
        shape: &[usize],
        cells: &[Cell],
        meaning: &'static str,
        _: impl FnOnce(&mut [i16]),
    ) {
        let after = |field: &Field| {
            let (numbers, floats) = field.sizes();
            (field.offsets.0 + numbers, field.offsets.1 + floats)
        };
        let offsets = self.fields.last().map_or((0, 0), after);
        self.fields.push(Field { name, offsets, shape: shape.to_vec(), cells: cells.to_vec(), meaning });
    }
}

/// A number as it stands in an observation.
#[inline]
pub fn number(value: impl Into<i64>) -> i16 {
    value.into().clamp(i16::MIN.into(), i16::MAX.into()) as i16
}

/// Whether this seat decides now, and who does: seats are counted from this one on.
#[inline]
pub fn who_decides<G: Game>(game: &G, seat: Seat, out: &mut impl Writer) {
    let seats = game.seats();
    out.field("to_move", &[1], &[Cell::Flag], "1 if this seat decides now", |v| {
        v[0] = i16::from(game.to_move() == Some(seat));
    });
    out.field("decides", &[seats], &[Cell::Flag], "who decides now", |v| {
        if let Some(other) = game.to_move() {
            one_hot(v, (other.index() + seats - seat.index()) % seats);
        }
    });
}

/// Sets one of several places.
#[inline]
pub fn one_hot(out: &mut [i16], place: usize) {
    if let Some(value) = out.get_mut(place) {
        *value = 1;
    }
}
