//! An observation, written or described by the same calls.

/// A part of an observation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// Where it begins.
    pub offset: usize,
    /// Its shape; the last dimension runs fastest.
    pub shape: Vec<usize>,
    /// The least and the greatest value.
    pub bounds: (i16, i16),
    /// What it says.
    pub meaning: &'static str,
}

impl Field {
    /// How many numbers it has.
    pub fn size(&self) -> usize {
        self.shape.iter().product()
    }
}

/// Where an observation goes.
pub trait Writer {
    /// A part of it. `values` gets zeros and puts in what is not zero; nothing outside the bounds is kept.
    fn field(
        &mut self,
        name: &'static str,
        shape: &[usize],
        bounds: (i16, i16),
        meaning: &'static str,
        values: impl FnOnce(&mut [i16]),
    );
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
        (least, most): (i16, i16),
        _: &'static str,
        values: impl FnOnce(&mut [i16]),
    ) {
        let size: usize = shape.iter().product();
        let rest = std::mem::take(&mut self.rest);
        // A row that is too short is a caller's mistake; it gets what it has room for.
        let Some((field, rest)) = rest.split_at_mut_checked(size) else { return };
        values(field);
        for value in field {
            *value = (*value).clamp(least, most);
        }
        self.rest = rest;
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
        bounds: (i16, i16),
        meaning: &'static str,
        _: impl FnOnce(&mut [i16]),
    ) {
        let offset = self.fields.last().map_or(0, |field| field.offset + field.size());
        self.fields.push(Field { name, offset, shape: shape.to_vec(), bounds, meaning });
    }
}

/// A number as it stands in an observation.
#[inline]
pub fn number(value: impl Into<i64>) -> i16 {
    value.into().clamp(i16::MIN.into(), i16::MAX.into()) as i16
}

/// Sets one of several places.
#[inline]
pub fn one_hot(out: &mut [i16], place: usize) {
    if let Some(value) = out.get_mut(place) {
        *value = 1;
    }
}
