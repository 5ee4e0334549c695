//! Patches as cloth: weave, seam, stitches, printed buttons. A square is 20 units wide.

use ::patchwork::{Kit, Patch, PatchId, Squares};
use words::Words;
use words::patchwork::{patch_name, pictures as told};

use super::icons::Icon;
use super::outline::{self, SEAM, STITCH};
use super::style::LOOK;
use crate::paper::{Area, Pen, Picture};

/// A square's side.
pub(super) const UNIT: f64 = 20.0;
const CLOTHS: u8 = 6;

/// Which of the six cloths a patch has. It never means anything; neighbours by number differ, and with them
/// the patches of one shape.
pub(super) fn cloth_of(patch: PatchId) -> u8 {
    patch.0 % CLOTHS + 1
}

/// Sews a patch onto these squares.
pub(super) fn sew(pen: &mut Pen, words: &Words, patch: &Patch, squares: Squares) {
    pen.raw(format_args!(r#"<g data-patch="{}">"#, patch.id.0));
    pen.title(told::patch(words, patch));
    pen.path(&format!("cloth c{}", cloth_of(patch.id)), outline::around(squares, SEAM));
    pen.path("stitch", outline::around(squares, STITCH));
    for (x, y) in button_places(squares, patch.buttons) {
        pen.put(Icon::Sewn, x, y);
    }
    pen.raw(format_args!("</g>"));
}

/// The box of a patch as it comes from the table, in units.
pub(super) fn size(patch: &Patch) -> (f64, f64) {
    let outline = &patch.outlines[0];
    (f64::from(outline.width) * UNIT, f64::from(outline.height) * UNIT)
}

/// A patch in the middle of an area, as large as fits but no larger than `most`.
pub(super) fn centred(pen: &mut Pen, words: &Words, patch: &Patch, area: Area, most: f64, class: &str) {
    let (width, height) = size(patch);
    let scale = most.min(area.width / width).min(area.height / height);
    let x = area.x + (area.width - width * scale) / 2.0;
    let y = area.y + (area.height - height * scale) / 2.0;
    pen.group((x, y), scale, class, |pen| sew(pen, words, patch, patch.outlines[0].cells()));
}

/// A patch on the bottom of an area, in its middle, as large as fits but no larger than `most`.
pub(super) fn standing(pen: &mut Pen, words: &Words, patch: &Patch, area: Area, most: f64) {
    let (width, height) = size(patch);
    let scale = most.min(area.width / width).min(area.height / height);
    let (x, y) = (area.x + (area.width - width * scale) / 2.0, area.bottom() - height * scale);
    pen.group((x, y), scale, "", |pen| sew(pen, words, patch, patch.outlines[0].cells()));
}

/// Where the printed buttons go: one near the middle; several far from each other.
fn button_places(squares: Squares, count: u8) -> Vec<(f64, f64)> {
    let cells: Vec<(f64, f64)> = squares
        .iter()
        .map(|square| ((f64::from(square.column()) + 0.5) * UNIT, (f64::from(square.row()) + 0.5) * UNIT))
        .collect();
    if cells.is_empty() {
        return Vec::new();
    }
    let total = cells.iter().fold((0.0, 0.0), |sum, cell| (sum.0 + cell.0, sum.1 + cell.1));
    let middle = (total.0 / cells.len() as f64, total.1 / cells.len() as f64);
    let distance = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).abs() + (a.1 - b.1).abs();
    let first_of = |score: &dyn Fn((f64, f64)) -> f64| {
        let best = cells.iter().map(|&cell| score(cell)).fold(f64::NEG_INFINITY, f64::max);
        cells.iter().copied().find(|&cell| score(cell) >= best).unwrap_or(middle)
    };
    let mut places: Vec<(f64, f64)> = Vec::new();
    for number in 0..count as usize {
        let place = match number {
            0 if count == 1 => first_of(&|cell| -distance(cell, middle)),
            0 => first_of(&|cell| distance(cell, middle)),
            n if n < cells.len() => first_of(&|cell| {
                places.iter().map(|&other| distance(cell, other)).fold(f64::INFINITY, f64::min)
            }),
            // A patch of somebody's own may have more buttons than squares: they lie on top of each other.
            n => {
                let (x, y) = places[n % cells.len()];
                let layer = (n / cells.len()) as f64;
                (x + 2.0 * layer, y + 2.0 * layer)
            }
        };
        places.push(place);
    }
    places
}

/// The middle of a square without a printed button, for a sign: from the top right; if there is none, the top right.
pub(super) fn free_cell(squares: Squares, buttons: u8) -> (f64, f64) {
    let places = button_places(squares, buttons);
    let middle = |square: patchwork::Square| {
        ((f64::from(square.column()) + 0.5) * UNIT, (f64::from(square.row()) + 0.5) * UNIT)
    };
    let mut cells: Vec<(f64, f64)> = squares.iter().map(middle).collect();
    // From the top, and there from the right.
    cells.sort_by(|a, b| a.1.total_cmp(&b.1).then(b.0.total_cmp(&a.0)));
    let first = cells.first().copied().unwrap_or_default();
    cells.into_iter().find(|cell| !places.contains(cell)).unwrap_or(first)
}

/// A patch in a frame for the usual patches, so that their sizes compare.
pub(super) fn framed(words: &Words, kit: &Kit, id: PatchId) -> Picture {
    const USUAL: (f64, f64) = (5.0 * UNIT, 3.0 * UNIT);
    let patch = kit.patch(id);
    let (width, height) = size(patch);
    let whole = Area::new(0.0, 0.0, width.max(USUAL.0), height.max(USUAL.1));
    let mut pen = Pen::new(&LOOK);
    centred(&mut pen, words, patch, whole, 1.0, "");
    let (title, says) = (patch_name(words, patch), told::patch(words, patch));
    Picture::new(whole.shrink(-2.0), title, says, pen)
}

/// One patch, as it comes from the table.
pub(super) fn picture(words: &Words, kit: &Kit, id: PatchId) -> Picture {
    let patch = kit.patch(id);
    let (width, height) = size(patch);
    let mut pen = Pen::new(&LOOK);
    sew(&mut pen, words, patch, patch.outlines[0].cells());
    let area = Area::new(0.0, 0.0, width, height).shrink(-2.0);
    Picture::new(area, patch_name(words, patch), told::patch(words, patch), pen).zoomed(2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patches_of_one_shape_have_different_cloths() {
        let patches = Kit::printed().patches();
        for (index, patch) in patches.iter().enumerate() {
            for other in &patches[..index] {
                if patch.outlines[0].cells() == other.outlines[0].cells() {
                    assert_ne!(cloth_of(patch.id), cloth_of(other.id), "{} and {}", patch.name, other.name);
                }
            }
        }
    }

    #[test]
    fn every_printed_button_has_a_square_of_its_own() {
        for patch in Kit::printed().patches() {
            for outline in &patch.outlines {
                let mut places = button_places(outline.cells(), patch.buttons);
                places.sort_by(|a, b| a.partial_cmp(b).unwrap());
                places.dedup();
                assert_eq!(places.len(), patch.buttons as usize, "{}", patch.name);
            }
        }
    }
}
