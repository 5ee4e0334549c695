//! A quilt so small that only its patches' shapes are seen: for a list of games.

use ::patchwork::{PatchId, Square, Squares};

use super::board::{FRAME, WHOLE};
use super::cloth::{self, cloth_of};
use super::icons::Icon;
use super::outline::{self, SEAM};
use super::style::LOOK;
use crate::paper::{Area, Pen};

/// A letter for each patch: `A` for 0 to `Z`, then `a` for 26.
fn letter(patch: PatchId) -> char {
    match patch.0 {
        number @ 0..26 => (b'A' + number) as char,
        number => (b'a' + (number - 26) % 26) as char,
    }
}

/// The quilt of these letters; what is no letter is empty. It stands beside its name, so it says nothing.
pub fn mini_quilt(letters: &str) -> String {
    let mut pen = Pen::new(&LOOK);
    pen.rect(Area::new(0.0, 0.0, WHOLE, WHOLE), 5.0, "sunk");
    pen.group((FRAME, FRAME), 1.0, "", |pen| {
        let squares =
            || letters.chars().zip(0..).filter_map(|(letter, index)| Some((letter, Square::new(index)?)));
        for patch in (0..52).map(PatchId) {
            let lying: Squares =
                squares().filter(|(known, _)| *known == letter(patch)).map(|(_, square)| square).collect();
            if !lying.is_empty() {
                pen.path(&format!("cloth c{}", cloth_of(patch)), outline::around(lying, SEAM));
            }
        }
        for (_, square) in squares().filter(|(known, _)| *known == '*') {
            let (x, y) = (f64::from(square.column()) * cloth::UNIT, f64::from(square.row()) * cloth::UNIT);
            pen.put(Icon::LeatherPatch, x, y);
        }
    });
    format!(r#"<svg viewBox="0 0 {WHOLE} {WHOLE}" class="pw" aria-hidden="true">{}</svg>"#, pen.finish())
}
