//! Plots of many games: figures with their intervals, and distributions of points.
//!
//! Narrow and tall, so that a phone shows them without shrinking the letters away; series differ by colour and by the shape of
//! their mark. Words come from outside: a plot says nothing by itself.
//!
//! - `scale`: round numbers for an axis
//! - `whiskers`: one figure a row, with its interval
//! - `ridges`: one distribution a row
//! - `course`: the points of one game, from its start to its end
//! - `standing`: a person's own results over a distribution

mod course;
mod ridges;
mod scale;
mod standing;
mod whiskers;

use crate::paper::{Area, Colour, Look, Pen, Picture, Rule, Short};

pub use course::{Course, EDGES, Moments, course};
pub use ridges::{Ridge, ridges};
pub use standing::{Standing, standing};
pub use whiskers::{Axis, Whisker, whiskers};

/// How wide every plot is.
const WIDTH: f64 = 380.0;
/// Room on both sides of an axis, for the marks at its ends.
const SIDE: f64 = 12.0;

static LOOK: Look = Look {
    prefix: "plot",
    colours: COLOURS,
    own_colours: COLOURS,
    rules: RULES,
    page_rules: ".plot{display:block;width:100%;max-width:36rem;height:auto}",
    definitions: |_| String::new(),
};

/// Told apart also by people who see few colours, and by their lightness.
const COLOURS: &[Colour] = &[
    ("series-1", "#0e5a6b", "#74c7d6"),
    ("series-2", "#9c3a1b", "#f29a73"),
    ("series-3", "#6b3f87", "#cfa6e6"),
    ("series-4", "#6a6100", "#d9cb5a"),
];

const RULES: &[Rule] = &[
    ("s0", "fill:$series-1;stroke:$series-1"),
    ("s1", "fill:$series-2;stroke:$series-2"),
    ("s2", "fill:$series-3;stroke:$series-3"),
    ("s3", "fill:$series-4;stroke:$series-4"),
    ("bars", "stroke:none"),
    ("span", "stroke-width:3;stroke-linecap:round;fill:none"),
    ("zero", "fill:none;stroke:$ink-2;stroke-width:1.5;stroke-dasharray:4 3"),
    ("chapter", "fill:none;stroke:$ink-2;stroke-width:1;stroke-dasharray:2 4"),
    ("flag", "fill:$series-2;stroke:none"),
    ("middle", "fill:none;stroke:$ink;stroke-width:2"),
];

/// The style that a page with plots needs once; the design tokens of the pages are taken as custom properties.
pub fn page_style() -> String {
    LOOK.style_of_page()
}

/// The mark of a series: a disc, a diamond, a square, a triangle.
fn mark(pen: &mut Pen, series: usize, x: f64, y: f64) {
    const R: f64 = 6.0;
    let class = format!("s{}", series % 4);
    match series % 4 {
        0 => pen.circle(x, y, R, &class),
        1 => {
            let r = R + 1.0;
            pen.path(&class, format_args!("M{} {}l{r} {r}l-{r} {r}l-{r}-{r}z", Short(x), Short(y - r)));
        }
        2 => pen.rect(Area::new(x - R + 1.0, y - R + 1.0, 2.0 * R - 2.0, 2.0 * R - 2.0), 0.0, &class),
        _ => pen.path(&class, format_args!("M{} {}l7 12h-14z", Short(x), Short(y - 7.0))),
    }
}

/// A legend of the series' names, in lines that fit; says where it ends.
fn legend(pen: &mut Pen, names: &[String], top: f64) -> f64 {
    if names.len() < 2 {
        return top;
    }
    let (mut x, mut y) = (SIDE, top + 10.0);
    for (series, name) in names.iter().enumerate() {
        let width = 20.0 + crate::paper::width_of(name, 13.0) + 14.0;
        if x > SIDE && x + width > WIDTH {
            x = SIDE;
            y += 22.0;
        }
        mark(pen, series, x + 2.0, y);
        pen.text(x + 14.0, y + 4.5, "t1 ink", name);
        x += width;
    }
    y + 16.0
}

fn picture(height: f64, title: String, says: String, pen: Pen) -> Picture {
    Picture::new(Area::new(0.0, 0.0, WIDTH, height), title, says, pen).zoomed(1.6)
}
