//! A board as it stands in a data file, checked.

use arrayvec::ArrayVec;
use kernel::{Axial, Grid, Hex, Hexes, PackError};

use super::{LEVELS, MOST_BRIDGES, Map};
use crate::components::Terrain;
use crate::components::pack::{CheckEntry, MapEntry};

impl Map {
    pub(in crate::components) fn read(
        entry: &MapEntry,
        at: usize,
        file: &str,
        text: &str,
    ) -> Result<Map, PackError> {
        let wrong = |offset: usize, expected: &str| PackError::content(file, text, offset, expected);
        let key_letter =
            |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
        if entry.key.is_empty() || !entry.key.chars().all(key_letter) || entry.title.trim().is_empty() {
            return Err(wrong(at, "a title, and a key of small letters, digits and underlines"));
        }
        let first = match entry.first_row.get_ref().as_bytes() {
            [letter @ b'A'..=b'B'] => letter - b'A',
            _ => return Err(wrong(entry.first_row.span().start, "first_row = \"A\" or \"B\"")),
        };
        // Row R would call its land like rivers.
        if !(1..=16).contains(&entry.rows.len()) {
            return Err(wrong(at, "1 to 16 rows"));
        }
        let mut cells = Vec::new();
        let (mut terrain, mut names, mut rows) = (Vec::new(), Vec::new(), Vec::new());
        let (mut land, mut river, mut edge) = (Hexes::EMPTY, Hexes::EMPTY, Hexes::EMPTY);
        for (row, line) in (0..).zip(&entry.rows) {
            let offset = line.span().start;
            let codes: Vec<&str> = line.get_ref().split_whitespace().collect();
            if cells.len() + codes.len() > kernel::hex::MOST_CELLS || !(1..=30).contains(&codes.len()) {
                return Err(wrong(offset, "rows of 1 to 30 hexes, and at most 128 hexes on a board"));
            }
            let letter = first + row;
            let mut number = 0;
            for (column, code) in (0..).zip(&codes) {
                let known =
                    Terrain::WHEEL.into_iter().chain([Terrain::River]).find(|kind| kind.code() == *code);
                let known = known.ok_or_else(|| {
                    wrong(offset, "hexes among DE, PL, SW, LA, FO, MO, WA and ~~, with spaces between")
                })?;
                let hex = Hex(cells.len() as u8);
                if known == Terrain::River {
                    names.push(format!("r{}", river.len()));
                    river.insert(hex);
                } else {
                    number += 1;
                    names.push(format!("{}{number}", (b'A' + letter) as char));
                    land.insert(hex);
                }
                let outer = row == 0 || usize::from(row) + 1 == entry.rows.len();
                if outer || column == 0 || column as usize + 1 == codes.len() {
                    edge.insert(hex);
                }
                cells.push(Axial::doubled(2 * column + (letter % 2) as i8, letter as i8));
                terrain.push(known);
                rows.push(row);
            }
        }
        let grid = Grid::new(&cells).map_err(|error| wrong(at, &error.to_string()))?;
        let bridges = bridges(&grid, land, river)
            .ok_or_else(|| wrong(at, "a board with at most 40 places for bridges"))?;
        let mut bridge_bits = vec![0; grid.len()];
        for (number, (a, b)) in bridges.iter().enumerate() {
            bridge_bits[a.index()] |= 1 << number;
            bridge_bits[b.index()] |= 1 << number;
        }
        let shipping = grid.all().iter().map(|hex| ships(&grid, land, river, hex)).collect();
        let within = grid.all().iter().map(|hex| grid.levels(hex)).collect();
        let map = Map {
            key: entry.key.clone(),
            title: entry.title.trim().to_owned(),
            record_id: entry.record_id.clone(),
            official: entry.official,
            grid,
            terrain,
            names,
            land,
            river,
            edge,
            bridges,
            bridge_bits,
            rows,
            shipping,
            within,
        };
        // Whoever chooses a terrain at setup finds room for his first dwellings there.
        let shore = map.grid.around(river);
        for terrain in Terrain::WHEEL {
            if (map.printed(terrain) & shore).len() < 3 {
                let expected = format!("at least three hexes of {} next to a river", terrain.name());
                return Err(wrong(at, &expected));
            }
        }
        if let Some(places) = &entry.bridges {
            map.compare_bridges(places, at, file, text)?;
        }
        if let Some(check) = &entry.check {
            let ours = map.figures();
            if ours != *check.get_ref() {
                return Err(wrong(check.span().start, &format!("what the rows add up to: {ours:?}")));
            }
        }
        Ok(map)
    }

    /// The list of places must be the one that follows from the rows.
    fn compare_bridges(
        &self,
        places: &[toml::Spanned<String>],
        at: usize,
        file: &str,
        text: &str,
    ) -> Result<(), PackError> {
        let wrong = |offset: usize, expected: &str| PackError::content(file, text, offset, expected);
        let mut seen = 0_u64;
        for place in places {
            let ends: Vec<Option<Hex>> =
                place.get_ref().split_whitespace().map(|name| self.find(name)).collect();
            let number = match ends.as_slice() {
                [Some(a), Some(b)] => self.bridge_between(*a, *b),
                _ => None,
            };
            let number = number.ok_or_else(|| {
                wrong(
                    place.span().start,
                    "two land hexes, like \"A3 C1\", with nothing but river between them",
                )
            })?;
            if seen >> number & 1 == 1 {
                return Err(wrong(place.span().start, "each place for a bridge once"));
            }
            seen |= 1 << number;
        }
        if let Some((a, b)) =
            (0..).zip(&self.bridges).find(|(number, _)| seen >> number & 1 == 0).map(|(_, ends)| ends)
        {
            let missing = format!("a bridge \"{} {}\" too, or no list at all", self.name(*a), self.name(*b));
            return Err(wrong(at, &missing));
        }
        Ok(())
    }

    /// What the board adds up to.
    fn figures(&self) -> CheckEntry {
        let pairs = |of: &dyn Fn(Hex) -> Hexes| {
            self.land.iter().map(|hex| (of(hex) & self.land).len()).sum::<u32>() / 2
        };
        CheckEntry {
            hexes: self.grid.len() as u32,
            land: self.land.len(),
            river: self.river.len(),
            land_per_terrain: Terrain::WHEEL.map(|terrain| self.printed(terrain).len()),
            bridges: self.bridges.len() as u32,
            land_adjacent_pairs: pairs(&|hex| self.adjacent(hex)),
            ship_pairs: [1, 2, 3, 4, 5, 6]
                .map(|level| pairs(&|hex| self.shipping(level, hex) - self.shipping(level - 1, hex))),
            edge_land: (self.edge & self.land).len(),
        }
    }
}

/// The pairs of land hexes that lie corner to corner, with nothing but river between them: one or both of the hexes that
/// touch both ends exist, and all that exist are river. In reading order of the first and then the second end.
fn bridges(grid: &Grid, land: Hexes, river: Hexes) -> Option<ArrayVec<(Hex, Hex), MOST_BRIDGES>> {
    let mut places = ArrayVec::new();
    for a in land {
        for b in land.iter().filter(|b| *b > a && grid.distance(a, *b) == 2) {
            let (from, to) = (grid.at(a), grid.at(b));
            // In a straight line there is one hex between; corner to corner there are two, on the board or off it.
            let straight = (0..kernel::hex::DIRECTIONS).any(|way| from.neighbour(way).neighbour(way) == to);
            let between = grid.neighbours(a) & grid.neighbours(b);
            if !straight && !between.is_empty() && river.contains_all(between) {
                places.try_push((a, b)).ok()?;
            }
        }
    }
    Some(places)
}

/// The land hexes that a ship of each level reaches.
fn ships(grid: &Grid, land: Hexes, river: Hexes, from: Hex) -> [Hexes; LEVELS] {
    let mut reached = [Hexes::EMPTY; LEVELS];
    if !land.contains(from) {
        return reached;
    }
    let mut waves = grid.waves(from, river);
    for level in 1..LEVELS {
        let shore = waves.next().map_or(Hexes::EMPTY, |wave| grid.around(wave) & land);
        reached[level] = reached[level - 1] | (shore - Hexes::one(from));
    }
    reached
}
