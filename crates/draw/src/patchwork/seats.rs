//! What each seat has: a person's board with its numbers, the Automa's card with its heap.

use ::patchwork::{Patchwork, SECOND};
use kernel::Seat;
use words::Words;
use words::patchwork::{pictures as told, seat_name};
use words::text::number;

use super::board;
use super::card;
use super::cloth;
use super::icons::Icon;
use super::tokens::{side, token};
use super::track;
use crate::paper::{Area, Pen};

/// How high a seat's panel is.
pub(super) const HEIGHT: f64 = 448.0;
const HEAD: f64 = 50.0;
/// From one column of the Automa's numbers to the next.
const COLUMN: f64 = 160.0;

/// A seat's panel.
pub(super) fn draw(pen: &mut Pen, words: &Words, game: &Patchwork, seat: Seat, area: Area) {
    let active =
        if game.whose_turn() == Some(seat) { format!(" active-{}", side(seat)) } else { String::new() };
    pen.rect(area, 16.0, &format!("panel{active}"));
    token(pen, game, seat, (area.x + 28.0, area.y + 26.0), 10.0);
    pen.text(area.x + 48.0, area.y + 33.5, "t4 bold", seat_name(words, game, seat));
    pen.text(area.right() - 16.0, area.y + 32.0, "t2 ink2 end", told::on_space(words, game.space(seat)));
    if game.is_automa(seat) {
        automa(pen, words, game, area);
    } else {
        person(pen, words, game, seat, area);
    }
}

fn person(pen: &mut Pen, words: &Words, game: &Patchwork, seat: Seat, area: Area) {
    let side = area.height - HEAD - 16.0;
    pen.group((area.x + 16.0, area.y + HEAD), side / board::WHOLE, "", |pen| {
        board::draw(pen, words, game, seat);
    });
    let facts = [
        (Icon::Button, "gold", number(game.buttons(seat)), words.text("play-buttons")),
        (Icon::Income, "gold", game.income(seat).to_string(), words.text("play-income")),
        (Icon::Squares, "ink", game.empty_squares(seat).to_string(), words.text("play-empty")),
        (star(game, seat), tile_colour(game, seat), tile(words, game, seat), words.text("play-tile")),
        (Icon::Flag, "ink", number(game.points(seat)), words.text("pw-points")),
    ];
    for ((icon, colour, value, label), number) in facts.into_iter().zip(0_u8..) {
        let y = area.y + HEAD + 8.0 + f64::from(number) * 74.0;
        fact(pen, (area.x + side + 36.0, y), (icon, colour), &value, &label);
    }
}

/// A number with its icon, and below what it counts.
fn fact(pen: &mut Pen, (x, y): (f64, f64), (icon, colour): (Icon, &str), value: &str, label: &str) {
    pen.icon(icon, x, y, 26.0, colour);
    let is_word = value.starts_with(char::is_alphabetic);
    pen.text(x + 36.0, y + if is_word { 20.0 } else { 23.0 }, if is_word { "t3" } else { "t5 bold" }, value);
    pen.text(x, y + 45.0, "t1 ink2", label);
}

fn tile(words: &Words, game: &Patchwork, seat: Seat) -> String {
    match game.tile() {
        Some(owner) if owner == seat => format!("+{}", patchwork::rules::score::TILE),
        Some(_) => words.text("pw-tile-no"),
        None => words.text("pw-tile-open"),
    }
}

fn star(game: &Patchwork, seat: Seat) -> Icon {
    if game.tile() == Some(seat) { Icon::StarFull } else { Icon::Star }
}

fn tile_colour(game: &Patchwork, seat: Seat) -> &'static str {
    if game.tile() == Some(seat) { side(seat) } else { "ink2" }
}

fn automa(pen: &mut Pen, words: &Words, game: &Patchwork, area: Area) {
    let (x, y) = (area.x + 16.0, area.y + HEAD);
    let last = game.deck().discards().last();
    pen.group((x, y), 1.0, "", |pen| {
        if let Some(&index) = last {
            card::face(pen, words, game.kit().card(index));
        } else {
            card::back(pen, words, game.next_back());
            let caption = if game.space(SECOND) == 0 { "pw-no-card" } else { "pw-shuffled" };
            pen.text(card::WIDTH / 2.0, card::HEIGHT - 28.0, "t1 automa mid", words.text(caption));
        }
    });
    let heap = game.automa_heap();
    let facts = [
        (Icon::Button, "gold", number(game.buttons(SECOND)), words.text("play-buttons")),
        (Icon::Patch, "ink", heap.patches.to_string(), words.text("play-patches")),
        (Icon::Income, "gold", heap.with_buttons.to_string(), words.text("pw-with-buttons")),
        (Icon::MostButtons, "gold", heap.printed.to_string(), words.text("play-printed")),
        (star(game, SECOND), tile_colour(game, SECOND), tile(words, game, SECOND), words.text("play-tile")),
        (Icon::Flag, "ink", number(game.points(SECOND)), words.text("pw-points")),
    ];
    for ((icon, colour, value, label), number) in facts.into_iter().zip(0_u8..) {
        let column = x + card::WIDTH + 28.0 + f64::from(number % 2) * COLUMN;
        let row = y + 8.0 + f64::from(number / 2) * 74.0;
        fact(pen, (column, row), (icon, colour), &value, &label);
    }
    deck(pen, words, game, x + card::WIDTH + 28.0, y + card::HEIGHT - 8.0);
    heap_of(
        pen,
        words,
        game,
        Area::new(x, y + card::HEIGHT + 14.0, area.width - 32.0, area.bottom() - y - card::HEIGHT - 26.0),
    );
}

fn deck(pen: &mut Pen, words: &Words, game: &Patchwork, x: f64, y: f64) {
    pen.icon(Icon::Deck, x, y - 19.0, 24.0, "automa");
    pen.text(
        x + 34.0,
        y - 2.0,
        "t2",
        words.say("play-cards-left", &[("left", (game.deck().left() as u32).into())]),
    );
    if let Some(budget) = game.next_back() {
        pen.text(x + COLUMN, y - 2.0, "t2", words.say("play-next-back", &[("budget", budget.into())]));
    }
}

/// The patches that it took, as small as it needs for all of them.
fn heap_of(pen: &mut Pen, words: &Words, game: &Patchwork, area: Area) {
    let count = game.taken(SECOND).count();
    if count == 0 {
        pen.rect(area, 10.0, "dashed");
        let (x, y) = (area.x + area.width / 2.0, area.y + area.height / 2.0 + 5.0);
        return pen.text(x, y, "t2 ink2 mid", words.text("pw-no-patch"));
    }
    pen.text(area.x, area.y + 12.0, "t1 ink2", words.text("pw-its-patches"));
    let area = Area::new(area.x, area.y + 20.0, area.width, area.height - 20.0);
    let rows = count.div_ceil(12).max(1);
    let columns = count.div_ceil(rows).max(8);
    let (width, height) = (area.width / columns as f64, area.height / rows as f64);
    for (index, (patch, _)) in game.taken(SECOND).enumerate() {
        let x = area.x + (index % columns) as f64 * width;
        let y = area.y + (index / columns) as f64 * height;
        let slot = Area::new(x, y + 2.0, width - 8.0, height - 4.0);
        cloth::centred(pen, words, patch, slot, 0.66, "");
    }
}

/// The key is part of the time board's panel; the marker's space is said there.
pub(super) fn time_board(pen: &mut Pen, words: &Words, game: &Patchwork, area: Area) {
    pen.rect(area, 16.0, "panel");
    pen.text(area.x + 16.0, area.y + 28.0, "t2 bold ink2", words.text("pw-time-board"));
    track::key(pen, words, game, area.right() - 16.0, area.y + 28.0);
    pen.group((area.x + 16.0, area.y + 40.0), 1.0, "", |pen| track::draw(pen, words, game));
}
