//! Capital city mats.

use super::{Read, effect, put};
use crate::components::file::CityEntry;
use crate::components::kit::Kit;
use crate::components::{CityMat, District};

/// The districts of a mat: by letters, or nine blocks of 3 x 3.
fn districts(kit: &mut Kit, entry: &CityEntry) -> Read<Vec<District>> {
    let any = effect(&mut kit.book, "rewards", "resource(any)")?;
    if entry.districts.is_empty() {
        let block = |at: usize| {
            let mut plots = [0; 9];
            plots[at / 3 * 3..at / 3 * 3 + 3].fill(0b111 << (at % 3 * 3));
            District { plots, reward: any, later: false }
        };
        return Ok((0..9).map(block).collect());
    }
    if entry.districts.len() != 9 || entry.districts.iter().any(|row| row.len() != 9) {
        return Err("nine rows of nine letters as districts, `.` for plots of none".into());
    }
    let mut letters: Vec<u8> = entry.districts.iter().flat_map(|row| row.bytes()).collect();
    letters.retain(|letter| *letter != b'.');
    letters.sort_unstable();
    letters.dedup();
    if letters.len() > 16 || letters.iter().any(|letter| !letter.is_ascii_lowercase()) {
        return Err("at most 16 districts, each a small letter".into());
    }
    let mut all = Vec::new();
    for letter in letters {
        let mut plots = [0; 9];
        for (bits, row) in plots.iter_mut().zip(&entry.districts) {
            *bits = row.bytes().enumerate().fold(0, |bits, (at, b)| bits | u16::from(b == letter) << at);
        }
        let reward = match entry.rewards.get(&char::from(letter).to_string()) {
            Some(text) => effect(&mut kit.book, "rewards", text)?,
            None => any,
        };
        all.push(District { plots, reward, later: entry.later.bytes().any(|b| b == letter) });
    }
    Ok(all)
}

pub(super) fn city(kit: &mut Kit, entry: &CityEntry) -> Read<()> {
    let plots = if entry.plots.is_empty() {
        if entry.missing.is_none() {
            return Err("nine rows of plots, or what is missing".into());
        }
        None
    } else {
        let mut rows = [0; 9];
        if entry.plots.len() != 9 {
            return Err("nine rows of plots".into());
        }
        for (bits, row) in rows.iter_mut().zip(&entry.plots) {
            if row.len() != 9 || row.bytes().any(|b| b != b'.' && b != b'X') {
                return Err("rows of nine plots, `.` or `X`".into());
            }
            *bits = row.bytes().enumerate().fold(0, |bits, (at, b)| bits | u16::from(b == b'X') << at);
        }
        Some(rows)
    };
    if entry.number > 6 {
        return Err("a number of 1 to 6, or none".into());
    }
    let centre = match entry.centre.as_deref().map(str::as_bytes) {
        None => None,
        Some([column @ b'a'..=b'i', row @ b'1'..=b'9']) => Some((row - b'1', column - b'a')),
        Some(_) => return Err("a plot such as `e5` as the centre".into()),
    };
    let mat = CityMat {
        id: entry.id.clone(),
        name: entry.name.clone(),
        set: entry.set,
        number: entry.number,
        plots,
        districts: districts(kit, entry)?,
        centre,
        overhang: entry.overhang,
        landmarks: entry.landmarks,
    };
    put(&mut kit.cities, mat, |known| known.id == entry.id, 24)
}
