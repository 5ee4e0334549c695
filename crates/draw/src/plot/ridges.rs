//! One distribution a row, on a common axis.

use std::fmt::Write;

use words::Words;

use super::scale::Scale;
use super::{SIDE, WIDTH, legend, picture};
use crate::paper::{Pen, Picture, Short};

/// One distribution, drawn as a ridge.
#[derive(Clone, PartialEq, Debug)]
pub struct Ridge {
    /// What is distributed, in words.
    pub label: String,
    /// Each value with how often it was seen, in ascending order.
    pub values: Vec<(i32, u64)>,
    /// What is said of it at the right edge.
    pub says: String,
    /// Its series, as an index of the names.
    pub series: usize,
}

const HILL: f64 = 40.0;
const ROW: f64 = 66.0;
/// Bars over the whole width, at most: more could not be seen.
const MOST_BARS: i32 = 90;

impl Ridge {
    /// The value that half of all do not exceed.
    fn median(&self) -> Option<i32> {
        let count: u64 = self.values.iter().map(|(_, n)| n).sum();
        let mut seen = 0;
        self.values
            .iter()
            .find(|(_, n)| {
                seen += n;
                2 * seen >= count
            })
            .map(|(value, _)| *value)
    }
}

/// Distributions, one above the other, each as high as its own peak, with a line at its median.
pub fn ridges(words: &Words, title: &str, series: &[String], rows: &[Ridge]) -> Picture {
    let ends = || rows.iter().flat_map(|row| row.values.first().into_iter().chain(row.values.last()));
    let least = ends().map(|(value, _)| *value).min().unwrap_or(0);
    let most = ends().map(|(value, _)| *value).max().unwrap_or(1);
    let scale = Scale::of(f64::from(least), f64::from(most) + 1.0, 5);
    let unit = (WIDTH - 2.0 * SIDE) / (scale.to - scale.from);
    let x = |value: f64| SIDE + (value - scale.from) * unit;
    // Several values share a bar where there are many.
    let bar = (most.saturating_sub(least) / MOST_BARS + 1).max(1);
    let mut pen = Pen::new(&super::LOOK);
    let top = legend(&mut pen, series, 0.0);
    let bottom = top + ROW * rows.len() as f64;
    for line in scale.lines() {
        pen.path("rule", format_args!("M{} {}V{}", Short(x(line)), Short(top), Short(bottom)));
        let (anchor, shift) = scale.label(line, SIDE);
        pen.text(x(line) + shift, bottom + 17.0, &format!("t1 ink2 {anchor}"), scale.write(words, line));
    }
    for (row, index) in rows.iter().zip(0_u32..) {
        let y = top + ROW * f64::from(index);
        pen.text(SIDE, y + 15.0, "t1 ink", &row.label);
        pen.text(WIDTH - SIDE, y + 15.0, "t1 ink2 end", &row.says);
        let foot = y + ROW - 4.0;
        let mut bars: Vec<(i32, u64)> = Vec::new();
        for (value, count) in &row.values {
            let at = value.div_euclid(bar) * bar;
            match bars.last_mut() {
                Some((last, sum)) if *last == at => *sum += count,
                _ => bars.push((at, *count)),
            }
        }
        let peak = bars.iter().map(|(_, count)| *count).max().unwrap_or(1).max(1) as f64;
        let mut path = String::new();
        for (at, count) in &bars {
            let height = *count as f64 / peak * HILL;
            let wide = (f64::from(bar) * unit * 0.9).max(0.8);
            // Writing to a string cannot fail.
            let _ = write!(
                path,
                "M{} {}v-{}h{}V{}z",
                Short(x(f64::from(*at))),
                Short(foot),
                Short(height),
                Short(wide),
                Short(foot)
            );
        }
        pen.path(&format!("s{} bars", row.series % 4), path);
        if let Some(median) = row.median() {
            let middle = x(f64::from(median) + 0.5);
            pen.path("middle", format_args!("M{} {}v-{}", Short(middle), Short(foot), Short(HILL)));
        }
    }
    let told: Vec<String> = rows.iter().map(|row| format!("{}: {}", row.label, row.says)).collect();
    let says = if told.is_empty() { title.to_owned() } else { told.join("; ") };
    picture(bottom + 24.0, title.to_owned(), says, pen)
}
