//! What the colours, motifs and shapes of the map mean.

use terra_mystica::{Kit, Structure, Terrain};
use words::Words;
use words::terra_mystica::{structure_name, terrain_name};
use words::text::capital;

use super::cults::WIDTH;
use super::icons::Icon;
use super::land::Land;
use super::look::LOOK;
use crate::paper::{Area, Pen, Picture};

/// The distance from one entry to the next, across and down.
const COLUMN: f64 = 140.0;
const ROW: f64 = 40.0;
/// Entries side by side.
const COLUMNS: u8 = 3;

fn place(number: u8) -> (f64, f64) {
    (f64::from(number % COLUMNS) * COLUMN, f64::from(number / COLUMNS) * ROW)
}

/// The terrains in the order of the wheel, then those beside it, then the structures with their power.
pub(super) fn picture(words: &Words, kit: &Kit) -> Picture {
    let mut pen = Pen::new(&LOOK);
    for (terrain, number) in Terrain::ALL.into_iter().zip(0_u8..) {
        let (x, y) = place(number);
        pen.group((x + 16.0, y + 20.0), 0.48, "", |pen| pen.put(Land(terrain), 0.0, 0.0));
        pen.text(x + 36.0, y + 25.0, "t14", capital(&terrain_name(words, terrain)));
    }
    let first = Terrain::ALL.len() as u8 + 2;
    for (kind, number) in Structure::ALL.into_iter().zip(first..) {
        let (x, y) = place(number);
        pen.icon(Icon::of_structure(kind), x + 4.0, y + 6.0, 26.0, "ink2");
        let power = kit.structures.power_value[kind.index()];
        pen.text(x + 36.0, y + 18.0, "t14", capital(&structure_name(words, kind)));
        pen.text(x + 36.0, y + 33.0, "t0 ink2", words.say("tm-legend-power", &[("power", power.into())]));
    }
    let area = Area::new(0.0, 0.0, WIDTH, 6.0 * ROW);
    let terrains = Terrain::WHEEL.map(|terrain| terrain_name(words, terrain));
    let says = words.say("tm-legend-wheel", &[("list", terrains.join(", ").into())]);
    Picture::new(area, words.text("tm-legend"), says, pen)
}
