//! How it ended: against the Automa under all five levels, between two people row by row.

use ::patchwork::rules::score::{EMPTY, LevelResult, TILE};
use ::patchwork::{FIRST, Patchwork, SECOND};
use words::Words;
use words::patchwork::pictures as told;
use words::text::{capital, number};

use super::icons::Icon;
use super::tokens::{diamond, side, token};
use crate::paper::{Area, Pen, Short};

/// The result in an area.
pub(super) fn draw(pen: &mut Pen, words: &Words, game: &Patchwork, area: Area) {
    match game.all_levels() {
        Some(levels) => all_levels(pen, words, game, &levels, area),
        None => two_people(pen, words, game, area),
    }
}

fn all_levels(pen: &mut Pen, words: &Words, game: &Patchwork, levels: &[LevelResult; 5], area: Area) {
    pen.text(area.x + 16.0, area.y + 28.0, "t2 bold ink2", words.text("pw-levels"));
    let points = || levels.iter().flat_map(|result| [result.person, result.automa]);
    let (least, most) = (points().min().unwrap_or(0).min(0), points().max().unwrap_or(1).max(1));
    let (left, width) = (area.x + 156.0, 134.0);
    let place = |points: i32| left + width * f64::from(points - least) / f64::from(most - least);
    for (result, row) in levels.iter().zip(0_u8..) {
        let y = area.y + 62.0 + f64::from(row) * 30.0;
        if result.level == game.options().level {
            pen.rect(Area::new(area.x + 8.0, y - 20.0, area.width - 16.0, 29.0), 6.0, "sunk");
        }
        pen.text(area.x + 18.0, y, "t2 bold", result.level.numeral());
        pen.text(area.x + 48.0, y, "t2", told::level_name(words, result.level));
        lead(pen, result, place, y - 5.0);
        let (person, automa) = (number(result.person), number(result.automa));
        pen.text(area.x + 384.0, y, "t2 bold end", format_args!("{person} : {automa}"));
        let (icon, colour, word) = if result.winner == FIRST {
            (Icon::Tick, "ok", words.text("play-won"))
        } else {
            (Icon::Cross, "bad", words.text("play-lost"))
        };
        pen.icon(icon, area.x + 396.0, y - 14.0, 18.0, colour);
        pen.text(area.x + 418.0, y, &format!("t2 bold {colour}"), word);
    }
}

/// Both scores on a line, and who leads.
fn lead(pen: &mut Pen, result: &LevelResult, place: impl Fn(i32) -> f64, y: f64) {
    let (person, automa) = (place(result.person), place(result.automa));
    let class = format!("lead-{}", side(result.winner));
    pen.path(&class, format_args!("M{} {y}H{}", Short(person), Short(automa), y = Short(y)));
    diamond(pen, (automa, y), 9.0, "token-automa");
    pen.circle(person, y, 7.5, "token-you");
}

fn two_people(pen: &mut Pen, words: &Words, game: &Patchwork, area: Area) {
    pen.text(area.x + 16.0, area.y + 28.0, "t2 bold ink2", words.text("play-score"));
    let seats = [FIRST, SECOND];
    let columns = [area.right() - 150.0, area.right() - 24.0];
    for (seat, x) in seats.into_iter().zip(columns) {
        token(pen, game, seat, (x - 8.0, area.y + 24.0), 9.0);
    }
    let bonus = |seat| if game.tile() == Some(seat) { TILE } else { 0 };
    let rows = [
        (words.text("play-buttons"), seats.map(|seat| game.buttons(seat))),
        (words.text("play-empty"), seats.map(|seat| -EMPTY * i32::from(game.empty_squares(seat)))),
        (words.text("play-tile"), seats.map(bonus)),
        (words.text("total"), seats.map(|seat| game.points(seat))),
    ];
    for ((label, values), row) in rows.into_iter().zip(0_u8..) {
        let y = area.y + 66.0 + f64::from(row) * 36.0;
        let bold = if row == 3 { "t4 bold" } else { "t3" };
        pen.rule(area.x + 16.0, y - 25.0, area.width - 32.0);
        pen.text(area.x + 16.0, y, bold, capital(&label));
        for (value, x) in values.into_iter().zip(columns) {
            pen.text(x, y, &format!("{bold} end"), number(value));
        }
    }
}
