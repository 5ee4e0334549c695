//! One figure a row: its mark, and the interval that it may lie in.

use words::Words;

use super::scale::Scale;
use super::{SIDE, WIDTH, legend, mark, picture};
use crate::paper::{Pen, Picture, Short};

/// One figure with its interval.
#[derive(Clone, PartialEq, Debug)]
pub struct Whisker {
    /// What the figure is, in words.
    pub label: String,
    /// The figure.
    pub value: f64,
    /// The interval that it may lie in.
    pub interval: (f64, f64),
    /// The figure in words, for the right edge.
    pub says: String,
    /// Its series, as an index of the names.
    pub series: usize,
}

/// What the figures are measured by.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Axis {
    /// Shares, from nothing to everything, in percent.
    Percent,
    /// Any numbers, with a line at zero.
    Difference,
}

const ROW: f64 = 38.0;

/// Figures with their intervals; rows of one label stand together. `series` names the marks.
pub fn whiskers(words: &Words, title: &str, axis: Axis, series: &[String], rows: &[Whisker]) -> Picture {
    let scale = match axis {
        Axis::Percent => Scale { from: 0.0, to: 100.0, step: 25.0 },
        Axis::Difference => {
            let ends = || rows.iter().flat_map(|row| [row.interval.0, row.interval.1, 0.0]);
            let (least, most) = (ends().fold(0.0, f64::min), ends().fold(0.0, f64::max));
            Scale::of(least, most, 5)
        }
    };
    let x = |value: f64| {
        let share = ((value - scale.from) / (scale.to - scale.from)).clamp(0.0, 1.0);
        SIDE + share * (WIDTH - 2.0 * SIDE)
    };
    let mut pen = Pen::new(&super::LOOK);
    let top = legend(&mut pen, series, 0.0);
    let bottom = top + ROW * rows.len() as f64 + 6.0;
    for line in scale.lines() {
        pen.path("rule", format_args!("M{} {}V{}", Short(x(line)), Short(top), Short(bottom)));
        let sign = if axis == Axis::Percent { " %" } else { "" };
        let (anchor, shift) = scale.label(line, SIDE);
        let class = format!("t1 ink2 {anchor}");
        pen.text(x(line) + shift, bottom + 17.0, &class, format_args!("{}{sign}", scale.write(words, line)));
    }
    if axis == Axis::Difference {
        pen.path("zero", format_args!("M{} {}V{}", Short(x(0.0)), Short(top), Short(bottom)));
    }
    for (row, index) in rows.iter().zip(0_u32..) {
        let y = top + ROW * f64::from(index);
        pen.text(SIDE, y + 15.0, "t1 ink", &row.label);
        pen.text(WIDTH - SIDE, y + 15.0, "t1 ink2 end", &row.says);
        let (from, to) = (x(row.interval.0), x(row.interval.1));
        let class = format!("s{} span", row.series % 4);
        pen.path(&class, format_args!("M{} {}H{}", Short(from), Short(y + 28.0), Short(to)));
        mark(&mut pen, row.series, x(row.value), y + 28.0);
    }
    let told: Vec<String> = rows.iter().map(|row| format!("{}: {}", row.label, row.says)).collect();
    let says = if told.is_empty() { title.to_owned() } else { told.join("; ") };
    picture(bottom + 24.0, title.to_owned(), says, pen)
}
