//! The three bowls of power with their tokens.

use words::Words;
use words::terra_mystica::pictures::boards;

use super::icons::Icon;
use crate::paper::Pen;

/// How high the bowls are, with their numbers.
pub(super) const HEIGHT: f64 = 96.0;
const STEP: f64 = 100.0;
const BOWL: f64 = 88.0;

/// Draws the bowls with their top left at the origin.
pub(super) fn draw(pen: &mut Pen, words: &Words, bowls: [u8; 3]) {
    for ((tokens, number), name) in bowls.into_iter().zip(0_u8..).zip(["I", "II", "III"]) {
        let x = f64::from(number) * STEP;
        pen.raw(format_args!("<g>"));
        pen.title(boards::bowl(words, name, tokens));
        // A bowl: straight above, round below.
        let class = if number == 2 { "bowl bowl-full" } else { "bowl" };
        pen.path(class, format_args!("M{x} 26h{BOWL}v20a40 42 0 0 1-40 42h-8a40 42 0 0 1-40-42z"));
        pen.text(x + 6.0, 18.0, "t2 bold ink2", name);
        // Close to its own name: at the right end it would stand before the next one.
        pen.text(x + 32.0, 18.5, "t3 num power-ink", tokens);
        heap(pen, tokens, x + BOWL / 2.0);
        pen.raw(format_args!("</g>"));
        if number < 2 {
            pen.icon(Icon::Arrow, x + BOWL + 0.5, 48.0, 11.0, "ink2");
        }
    }
}

/// Tokens in rows, from the bottom; what does not fit is told by the number.
fn heap(pen: &mut Pen, tokens: u8, middle: f64) {
    const ROWS: [u8; 4] = [4, 6, 7, 7];
    let mut left = tokens;
    for (room, row) in ROWS.into_iter().zip(0_u8..) {
        let here = left.min(room);
        let y = 78.0 - f64::from(row) * 13.0;
        for number in 0..here {
            let x = middle + (f64::from(number) - f64::from(here - 1) / 2.0) * 12.0;
            pen.circle(x, y, 5.6, "token");
        }
        left -= here;
    }
}
