//! The points of everybody over the course of one game, with a line at the moment that is looked at.

use std::fmt::Write;

use words::Words;

use super::scale::Scale;
use super::{SIDE, WIDTH, legend, mark, picture};
use crate::paper::{Pen, Picture, Short};

/// How high the field is.
const HEIGHT: f64 = 150.0;
/// Room for the numbers of the axis.
const LEFT: f64 = 34.0;

/// The points of one seat in the course of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// The name of the seat.
    pub name: String,
    /// The points at the start and after each decision.
    pub points: Vec<i32>,
}

/// What is drawn into the field besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moments<'a> {
    /// The moment that is looked at.
    pub now: usize,
    /// The moments at which chapters begin.
    pub chapters: &'a [usize],
    /// Decisions that are marked.
    pub marked: &'a [usize],
}

/// Where the first and the last moment lie, as shares of the picture's width: for a slider below it.
pub const EDGES: (f64, f64) = (LEFT / WIDTH, (WIDTH - SIDE) / WIDTH);

/// The points of everybody, decision by decision. The line at the moment `now` has a class of its own, so that a script can move it.
pub fn course(words: &Words, title: &str, says: &str, seats: &[Course], moments: Moments<'_>) -> Picture {
    let all = || seats.iter().flat_map(|seat| seat.points.iter().copied());
    let (least, most) = (all().min().unwrap_or(0), all().max().unwrap_or(1));
    let scale = Scale::of(f64::from(least), f64::from(most), 4);
    let count = seats.iter().map(|seat| seat.points.len()).max().unwrap_or(0).saturating_sub(1).max(1);
    let unit = (WIDTH - SIDE - LEFT) / count as f64;
    let x = |moment: usize| LEFT + moment.min(count) as f64 * unit;
    let mut pen = Pen::new(&super::LOOK);
    let names: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
    let top = legend(&mut pen, &names, 0.0) + 8.0;
    let y = |points: f64| top + HEIGHT * (scale.to - points) / (scale.to - scale.from);
    for line in scale.lines() {
        pen.rule(LEFT, y(line), WIDTH - SIDE - LEFT);
        pen.text(LEFT - 5.0, y(line) + 4.0, "t1 ink2 end", scale.write(words, line));
    }
    for &chapter in moments.chapters {
        pen.path("chapter", format_args!("M{} {}v{}", Short(x(chapter)), Short(top), Short(HEIGHT)));
    }
    for (series, seat) in seats.iter().enumerate() {
        pen.path(&format!("s{} span", series % 4), line_of(&seat.points, x, y));
        if let Some(&last) = seat.points.last() {
            mark(&mut pen, series, x(seat.points.len() - 1), y(last.into()));
        }
    }
    let foot = top + HEIGHT + 6.0;
    for &marked in moments.marked {
        pen.path("flag", format_args!("M{} {}l6 10h-12z", Short(x(marked)), Short(foot)));
    }
    let now = Short(x(moments.now));
    pen.raw(format_args!(
        r#"<g class="plot-now" transform="translate({now} 0)"><path class="plot-middle" d="M0 {}v{}"/></g>"#,
        Short(top),
        Short(HEIGHT + 6.0)
    ));
    picture(foot + 12.0, title.to_owned(), says.to_owned(), pen)
}

/// Points stay until somebody gets others: a line of level steps.
fn line_of(points: &[i32], x: impl Fn(usize) -> f64, y: impl Fn(f64) -> f64) -> String {
    let mut line = String::new();
    let mut last = None;
    for (moment, &points) in points.iter().enumerate() {
        if last == Some(points) {
            continue;
        }
        // Writing to a string cannot fail.
        let _ = match last {
            None => write!(line, "M{} {}", Short(x(moment)), Short(y(points.into()))),
            Some(_) => write!(line, "H{}V{}", Short(x(moment)), Short(y(points.into()))),
        };
        last = Some(points);
    }
    if last.is_some() {
        let _ = write!(line, "H{}", Short(x(points.len() - 1)));
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(name: &str, points: &[i32]) -> Course {
        Course { name: name.to_owned(), points: points.to_vec() }
    }

    #[test]
    fn the_line_follows_the_points_and_stays_inside() {
        let words = Words::english();
        let seats = [seat("You", &[-100, -100, 20, 20]), seat("Automa", &[0, 5, 5, 9])];
        let moments = Moments { now: 2, chapters: &[0, 2], marked: &[3] };
        let drawn = course(&words, "Points", "You 20, Automa 9", &seats, moments).inline();
        // A third of the way, two thirds, and the end of the field.
        assert!(drawn.contains("H256.7V"), "{drawn}");
        assert!(drawn.contains(r#"<g class="plot-now" transform="translate(256.7 0)">"#), "{drawn}");
        assert_eq!(drawn.matches("plot-chapter").count(), 2);
        assert_eq!(drawn.matches("plot-flag").count(), 1);
        let late = course(&words, "Points", "", &seats, Moments { now: 900, ..moments }).inline();
        assert!(late.contains("translate(368 0)"), "a moment beyond the end is the end: {late}");
    }

    #[test]
    fn nothing_at_all_is_drawn_too() {
        let words = Words::english();
        for seats in [&[][..], &[seat("You", &[])], &[seat("You", &[7])]] {
            let drawn = course(&words, "Points", "", seats, Moments::default()).inline();
            assert!(drawn.starts_with("<svg") && !drawn.contains("NaN"), "{drawn}");
        }
    }
}
