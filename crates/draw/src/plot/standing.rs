//! A person's own results over a published distribution: hills of what was simulated, and a mark for each own game.

use std::collections::BTreeMap;
use std::fmt::Write;

use words::Words;

use super::scale::Scale;
use super::{SIDE, WIDTH, mark, picture};
use crate::paper::{Pen, Picture, Short};

/// Own results beside those of many games.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// What it is: read aloud, and shown on pointing.
    pub title: String,
    /// What there is to say of it, for those who cannot see it.
    pub says: String,
    /// Each number of points of the published games with how often it was made, in ascending order; may be none.
    pub published: Vec<(i32, u64)>,
    /// The person's own points, won or not.
    pub own: Vec<(i32, bool)>,
}

const HILL: f64 = 84.0;
const TOP: f64 = 8.0;
/// From the foot of the hills to the first row of marks, and from one row to the next.
const MARKS: f64 = 16.0;
/// Marks above each other; more of them are a number.
const MOST_ROWS: usize = 6;
/// Bars over the whole width, at most.
const MOST_BARS: i32 = 60;

/// The picture: bars above the axis, a disc below it for each win and a diamond for each loss.
pub fn standing(words: &Words, shown: &Standing) -> Picture {
    let points =
        || shown.published.iter().map(|(value, _)| *value).chain(shown.own.iter().map(|(value, _)| *value));
    let (least, most) = (points().min().unwrap_or(0), points().max().unwrap_or(1));
    let scale = Scale::of(f64::from(least), f64::from(most) + 1.0, 5);
    let unit = (WIDTH - 2.0 * SIDE) / (scale.to - scale.from);
    let x = |value: f64| SIDE + (value - scale.from) * unit;
    // Several values share a bar, and a column of marks, where there are many.
    let bar = (most.saturating_sub(least) / MOST_BARS + 1).max(1);
    let place = |value: i32| i64::from(value).div_euclid(bar.into()) * i64::from(bar);
    let mut columns: BTreeMap<i64, Vec<bool>> = BTreeMap::new();
    for (value, won) in &shown.own {
        columns.entry(place(*value)).or_default().push(*won);
    }
    let rows = columns.values().map(Vec::len).max().unwrap_or(0).min(MOST_ROWS);
    let foot = TOP + if shown.published.is_empty() { 0.0 } else { HILL };
    let bottom = foot + MARKS * rows as f64 + 8.0;
    let mut pen = Pen::new(&super::LOOK);
    for line in scale.lines() {
        pen.path("rule", format_args!("M{} {}V{}", Short(x(line)), Short(TOP), Short(bottom)));
        let (anchor, shift) = match line {
            line if line <= scale.from => ("", -SIDE),
            line if line >= scale.to => ("end", SIDE),
            _ => ("mid", 0.0),
        };
        pen.text(x(line) + shift, bottom + 15.0, &format!("t1 ink2 {anchor}"), scale.write(words, line));
    }
    let mut bars: BTreeMap<i64, u64> = BTreeMap::new();
    for (value, count) in &shown.published {
        *bars.entry(place(*value)).or_default() += count;
    }
    let peak = bars.values().copied().max().unwrap_or(1).max(1) as f64;
    let wide = (f64::from(bar) * unit * 0.9).max(0.8);
    let mut hills = String::new();
    for (at, count) in &bars {
        let height = *count as f64 / peak * HILL;
        // Writing to a string cannot fail.
        let _ = write!(
            hills,
            "M{} {}v-{}h{}V{}z",
            Short(x(*at as f64)),
            Short(foot),
            Short(height),
            Short(wide),
            Short(foot)
        );
    }
    pen.path("s3 bars", hills);
    for (at, games) in &columns {
        let middle = x(*at as f64 + f64::from(bar) / 2.0);
        for (row, won) in games.iter().take(MOST_ROWS).enumerate() {
            mark(&mut pen, usize::from(!won), middle, foot + MARKS * (row as f64 + 0.6));
        }
        if games.len() > MOST_ROWS {
            pen.text(middle, bottom, "t1 ink mid", games.len());
        }
    }
    picture(bottom + 22.0, shown.title.clone(), shown.says.clone(), pen)
}

#[cfg(test)]
mod tests {
    use words::Words;

    use super::{Standing, standing};

    #[test]
    fn every_own_game_has_a_mark_and_nothing_makes_it_grow_without_end() {
        let shown = |own: Vec<(i32, bool)>| Standing {
            title: "Points".to_owned(),
            says: "Two games".to_owned(),
            published: vec![(-3, 2), (10, 40), (31, 1)],
            own,
        };
        let words = Words::english();
        let two = standing(&words, &shown(vec![(12, true), (40, false)])).file();
        assert!(two.contains("Two games") && two.contains("<circle"), "{two}");
        let many = standing(&words, &shown(vec![(12, true); 5000])).file();
        assert!(many.contains(">5000<") && many.len() < 8000, "{}", many.len());
        let extremes = shown(vec![(i32::MIN, true), (i32::MAX, false)]);
        assert!(standing(&words, &extremes).file().len() < 8000);
        let nothing = Standing { published: Vec::new(), ..shown(Vec::new()) };
        assert!(standing(&words, &nothing).file().contains("<svg"));
    }
}
