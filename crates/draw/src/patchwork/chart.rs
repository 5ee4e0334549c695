//! Both scores through a game, by space of the time board.

use ::patchwork::components::FINAL;
use ::patchwork::{FIRST, Patchwork, SECOND};
use kernel::{Game, Seat};
use words::Words;
use words::patchwork::seat_name;
use words::text::number;

use super::style::LOOK;
use super::tokens::{side, token};
use crate::paper::{Area, Pen, Picture, Short};

const WIDTH: f64 = 360.0;
const HEIGHT: f64 = 190.0;
/// Where the lines are drawn: room on the left for the scale, on the right for the results.
const PLOT: Area = Area::new(38.0, 14.0, 282.0, 148.0);

/// A scale that holds these values: lowest line, highest line, from one line to the next.
fn scale(least: i32, most: i32) -> (i32, i32, i32) {
    let step = [5, 10, 25, 50, 100, 250].into_iter().find(|step| (most - least) / step <= 5).unwrap_or(500);
    (least.div_euclid(step) * step, most.div_euclid(step) * step + step, step)
}

/// The chart. Each seat has the spaces where its token stood, with its points there.
pub(super) fn picture(words: &Words, game: &Patchwork, lines: &[Vec<(u8, i32)>; 2]) -> Picture {
    let values = || lines.iter().flatten().map(|(_, points)| *points);
    let (low, high, step) = scale(values().min().unwrap_or(0).min(0), values().max().unwrap_or(0).max(0));
    let x = |space: u8| PLOT.x + PLOT.width * f64::from(space) / f64::from(FINAL);
    let y = |points: i32| PLOT.bottom() - PLOT.height * f64::from(points - low) / f64::from(high - low);
    let mut pen = Pen::new(&LOOK);
    for value in (low..=high).step_by(step as usize) {
        pen.rule(PLOT.x, y(value), PLOT.width);
        pen.text(PLOT.x - 6.0, y(value) + 4.0, "t0 ink2 end", number(value));
    }
    for space in [0, 18, 36, FINAL] {
        pen.text(x(space), PLOT.bottom() + 18.0, "t0 ink2 mid", space);
    }
    for (seat, line) in [FIRST, SECOND].into_iter().zip(lines) {
        let place = |(space, points): &(u8, i32)| format!("{} {}", Short(x(*space)), Short(y(*points)));
        let path: Vec<String> = line.iter().map(place).collect();
        pen.path(&format!("lead-{}", side(seat)), format_args!("M{}", path.join("L")));
    }
    for (seat, line) in [FIRST, SECOND].into_iter().zip(lines) {
        if let Some(&(space, points)) = line.last() {
            token(&mut pen, game, seat, (x(space), y(points)), 6.0);
        }
    }
    results(&mut pen, game, y);
    let says =
        [FIRST, SECOND].map(|seat| format!("{} {}", seat_name(words, game, seat), number(game.score(seat))));
    Picture::new(
        Area::new(0.0, 0.0, WIDTH, HEIGHT),
        words.text("pw-chart"),
        format!("{}.", says.join(", ")),
        pen,
    )
}

/// The last points beside the lines' ends; never one on top of the other.
fn results(pen: &mut Pen, game: &Patchwork, y: impl Fn(i32) -> f64) {
    const APART: f64 = 17.0;
    let mut places: Vec<(Seat, f64)> = [FIRST, SECOND].map(|seat| (seat, y(game.score(seat)) + 5.0)).to_vec();
    places.sort_by(|a, b| a.1.total_cmp(&b.1));
    let missing = (APART - (places[1].1 - places[0].1)).max(0.0) / 2.0;
    for ((seat, at), shift) in places.into_iter().zip([-missing, missing]) {
        let class = format!("t3 bold {}", side(seat));
        pen.text(PLOT.right() + 12.0, at + shift, &class, number(game.score(seat)));
    }
}

#[cfg(test)]
mod tests {
    use super::scale;

    #[test]
    fn the_scale_holds_its_values_with_few_lines() {
        for (least, most) in [(0, 0), (-157, 36), (-162, 0), (0, 54), (-3, 2)] {
            let (low, high, step) = scale(least, most);
            assert!(low <= least && high > most && (high - low) / step <= 8, "{least} {most}");
        }
    }
}
