//! The ring from the pawn on: the next three large, the rest small and in order.

use ::patchwork::{Decision, Obstacle, Patch, PatchId, Patchwork};
use kernel::Game;
use words::Words;
use words::patchwork::pictures as told;

use super::cloth;
use super::icons::Icon;
use crate::paper::{Area, Pen};

/// Numbers below a patch.
const BELOW: f64 = 34.0;
const HEAD: f64 = 42.0;

/// The next three patches with the pawn before them.
pub(super) fn next(pen: &mut Pen, words: &Words, game: &Patchwork, area: Area) {
    pen.text(area.x + 16.0, area.y + 28.0, "t2 bold ink2", words.text("pw-next"));
    let offers = offers(game);
    if offers.is_empty() {
        pen.text(area.x + 60.0, area.y + 118.0, "t3 ink2", words.text("pw-ring-empty"));
    }
    pen.icon(Icon::Pawn, area.x + 12.0, area.y + 92.0, 40.0, "ink");
    let (left, gap) = (area.x + 58.0, 8.0);
    let width = (area.right() - 16.0 - left - 2.0 * gap) / 3.0;
    for ((patch, obstacle), number) in offers.iter().zip(0_u8..) {
        let x = left + f64::from(number) * (width + gap);
        let slot = Area::new(x, area.y + 40.0, width, area.height - 54.0);
        one_of_next(pen, words, game.kit().patch(*patch), slot, *obstacle);
    }
}

/// The next patches; what stands in the way only if a person is asked to take one.
fn offers(game: &Patchwork) -> Vec<(PatchId, Option<Obstacle>)> {
    match game.decision() {
        Some(Decision::Turn { offers, .. }) => {
            offers.iter().map(|offer| (offer.patch, offer.obstacle)).collect()
        }
        _ => game.next_patches().into_iter().map(|patch| (patch, None)).collect(),
    }
}

fn one_of_next(pen: &mut Pen, words: &Words, patch: &Patch, slot: Area, obstacle: Option<Obstacle>) {
    let (frame, cloth) = if obstacle.is_some() { ("dashed", "faded") } else { ("sunk", "") };
    pen.rect(slot, 10.0, frame);
    let middle = slot.x + slot.width / 2.0;
    let mut line = slot.bottom() - 38.0;
    if let Some(obstacle) = obstacle {
        pen.text(middle, line, "t1 bold ink2 mid", told::obstacle(words, obstacle));
        line -= 17.0;
    }
    let picture = Area::new(slot.x + 8.0, slot.y + 6.0, slot.width - 16.0, line - 4.0 - slot.y);
    cloth::centred(pen, words, patch, picture, 1.15, cloth);
    // Only the cost may have two digits.
    let facts = [
        (Icon::Button, "gold", patch.cost, 8.0),
        (Icon::Time, "ink", patch.time, 52.0),
        (Icon::Income, "gold", patch.buttons, 92.0),
    ];
    for (icon, colour, value, left) in facts {
        let x = slot.x + left;
        pen.icon(icon, x, slot.bottom() - 27.0, 18.0, colour);
        pen.text(x + 20.0, slot.bottom() - 12.0, "t2 bold", value);
    }
}

/// Patches in a row of the rest, and their scale: the fewer, the larger. The longest has five squares.
fn rows(count: usize, width: f64) -> (usize, f64) {
    let rows = count.div_ceil(16).max(1);
    let a_row = count.div_ceil(rows).max(10);
    (a_row, (((width - 24.0) / a_row as f64 - 8.0) / (5.0 * cloth::UNIT)).min(0.8))
}

/// How high a patch of the rest may be: three squares.
fn cloth_height(scale: f64) -> f64 {
    3.0 * cloth::UNIT * scale
}

/// How high the rest of the ring is.
pub(super) fn rest_height(count: usize, width: f64) -> f64 {
    let (a_row, scale) = rows(count, width);
    HEAD + count.div_ceil(a_row) as f64 * (cloth_height(scale) + BELOW)
}

/// How many patches come after the next three; all of them when nobody takes one any more.
pub(super) fn rest(game: &Patchwork) -> Vec<PatchId> {
    game.ring().skip(if game.is_over() { 0 } else { 3 }).collect()
}

/// The rest of the ring.
pub(super) fn draw_rest(pen: &mut Pen, words: &Words, game: &Patchwork, area: Area) {
    let heading = if game.is_over() { words.text("pw-left-over") } else { words.text("pw-rest") };
    // Without next patches the pawn stands here.
    let indent = if game.is_over() { 28.0 } else { 0.0 };
    if game.is_over() {
        pen.icon(Icon::Pawn, area.x + 14.0, area.y + 11.0, 22.0, "ink");
    }
    pen.text(area.x + 16.0 + indent, area.y + 28.0, "t2 bold ink2", heading);
    let rest = rest(game);
    let (a_row, scale) = rows(rest.len(), area.width);
    let (width, height) = ((area.width - 24.0) / a_row as f64, cloth_height(scale));
    for (index, id) in rest.into_iter().enumerate() {
        let x = area.x + 12.0 + (index % a_row) as f64 * width;
        let y = area.y + HEAD + (index / a_row) as f64 * (height + BELOW);
        one_of_rest(pen, words, game.kit().patch(id), Area::new(x, y, width, height), scale);
    }
}

fn one_of_rest(pen: &mut Pen, words: &Words, patch: &Patch, slot: Area, scale: f64) {
    // Standing on one line: the eye reads a row of cloth, not a cloud.
    cloth::standing(pen, words, patch, Area::new(slot.x + 4.0, slot.y, slot.width - 8.0, slot.height), scale);
    let (middle, y) = (slot.x + slot.width / 2.0, slot.bottom() + 18.0);
    let wide = if patch.cost > 9 { 4.0 } else { 0.0 };
    pen.icon(Icon::Button, middle - 27.0 - wide, y - 10.5, 12.0, "gold");
    pen.text(middle - 13.0 - wide, y, "t0 bold", patch.cost);
    pen.icon(Icon::Time, middle + 2.0 + wide, y - 10.5, 12.0, "ink2");
    pen.text(middle + 16.0 + wide, y, "t0 bold", patch.time);
}
