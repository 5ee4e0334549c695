//! The cult board: four tracks with the markers of all seats, what they bring on the way, and the places for priests.

use kernel::Seat;
use terra_mystica::components::CultBoard;
use terra_mystica::{Cult, TerraMystica};
use words::Words;
use words::terra_mystica::cult_name;
use words::terra_mystica::pictures as told;
use words::text::capital;

use super::icons::Icon;
use super::land;
use super::look::LOOK;
use super::marks;
use crate::paper::{Area, Escaped, Pen, Picture};

/// How wide the board is; every board beside the map is as wide.
pub(super) const WIDTH: f64 = 420.0;
/// How high it is.
pub(super) const HEIGHT: f64 = HEAD + 11.0 * SPACE + 62.0;
const HEAD: f64 = 40.0;
const SPACE: f64 = 27.0;
/// Room on the left for the numbers of the spaces.
const LEFT: f64 = 44.0;
const TRACK: f64 = 90.0;
const STEP: f64 = 94.0;

/// How far down the middle of a space is.
fn middle(space: u8) -> f64 {
    HEAD + SPACE * (f64::from(CultBoard::TOP - space) + 0.5)
}

/// Draws the board with its top left at the origin.
pub(super) fn draw(pen: &mut Pen, words: &Words, game: &TerraMystica) {
    for space in 0..=CultBoard::TOP {
        pen.text(24.0, middle(space) + 5.0, "t1 num ink2 end", space);
    }
    pen.icon(Icon::Key, 26.0, middle(CultBoard::TOP) - 8.0, 16.0, "ink");
    for (cult, number) in Cult::ALL.into_iter().zip(0_u8..) {
        pen.group((LEFT + f64::from(number) * STEP, 0.0), 1.0, "", |pen| track(pen, words, game, cult));
    }
}

fn track(pen: &mut Pen, words: &Words, game: &TerraMystica, cult: Cult) {
    let board = &game.kit().cult_board;
    pen.icon(Icon::of_cult(cult), 5.0, 8.0, 21.0, "ink");
    pen.text(29.0, 25.0, "t2 bold", capital(&cult_name(words, cult)));
    let whole = Area::new(0.0, HEAD, TRACK, 11.0 * SPACE);
    pen.rect(whole, 8.0, &format!("band-{}", cult.name()));
    for space in 0..CultBoard::TOP {
        pen.rule(5.0, middle(space) - SPACE / 2.0, TRACK - 10.0);
    }
    for (power, space) in board.power_at.iter().zip(0_u8..).filter(|(power, _)| **power > 0) {
        pen.icon(Icon::Power, TRACK - 22.0, middle(space) - 9.0, 18.0, "ink");
        pen.circle(TRACK - 13.0, middle(space), 7.6, "power");
        pen.text(TRACK - 13.0, middle(space) + 4.2, "t0 num mid on-dark", power);
    }
    for space in 0..=CultBoard::TOP {
        markers(pen, words, game, cult, space);
    }
    for (owner, number) in game.priest_spaces(cult).into_iter().zip(0_u8..) {
        let x = f64::from(number) * 23.0;
        let steps = board.priest_spaces[usize::from(number)];
        priest(pen, words, game, owner, steps, (x, whole.bottom() + 10.0));
    }
}

/// The markers on a space, side by side.
fn markers(pen: &mut Pen, words: &Words, game: &TerraMystica, cult: Cult, space: u8) {
    let here: Vec<Seat> = game
        .seat_list()
        .filter(|seat| game.player(*seat).faction.is_some())
        .filter(|seat| game.player(*seat).purse.cults[cult.index()] == space)
        .collect();
    // Power is printed at the right end of some spaces.
    let room = if game.kit().cult_board.power_at[usize::from(space)] > 0 { 56.0 } else { 80.0 };
    let step = (room / here.len().max(1) as f64).min(19.0);
    for (seat, number) in here.into_iter().zip(0_u8..) {
        let at = (13.0 + f64::from(number) * step, middle(space));
        pen.raw(format_args!(r#"<g data-marker="{}-{}">"#, cult.name(), seat.0));
        pen.title(told::marker(words, game, seat, cult));
        marks::mark(pen, game, seat, at, 9.0);
        pen.raw(format_args!("</g>"));
    }
}

/// A place for a priest: who stands there, or the steps that it is worth.
fn priest(
    pen: &mut Pen,
    words: &Words,
    game: &TerraMystica,
    owner: Option<Seat>,
    steps: u8,
    (x, y): (f64, f64),
) {
    let Some(owner) = owner else {
        pen.rect(Area::new(x + 0.5, y, 20.0, 34.0), 5.0, "slot-open");
        pen.text(x + 10.5, y + 22.5, "t2 num mid ink2", steps);
        return;
    };
    let home = marks::home(game, owner);
    pen.raw(format_args!(r#"<g class="tm-cardboard">"#));
    pen.title(told::priest_of(words, game, owner));
    pen.rect(Area::new(x + 0.5, y, 20.0, 34.0), 5.0, "cream");
    pen.icon(Icon::Priest, x - 4.0, y + 2.0, 29.0, &format!("{} edged", land::piece(home)));
    let class = format!("t0 num mid {}", land::on_piece(home));
    pen.text(x + 10.5, y + 26.5, &class, marks::number(owner));
    pen.raw(format_args!("</g>"));
}

/// A space that can be tapped: where that leads, and what it is called.
#[derive(Clone, Debug)]
pub struct CultPick {
    /// The track.
    pub cult: Cult,
    /// The number of the space.
    pub space: u8,
    /// Its address.
    pub link: String,
    /// For those who cannot see it.
    pub says: String,
    /// Whether it was tapped.
    pub selected: bool,
}

fn pick(pen: &mut Pen, pick: &CultPick) {
    let (link, says) = (Escaped(&pick.link), Escaped(&pick.says));
    pen.raw(format_args!(r#"<a href="{link}" class="tm-pick" aria-label="{says}">"#));
    let x = LEFT + pick.cult.index() as f64 * STEP;
    let area = Area::new(x, middle(pick.space) - SPACE / 2.0, TRACK, SPACE);
    pen.rect(area, 4.0, "legal-fill");
    if pick.selected {
        pen.rect(area.shrink(1.5), 4.0, "legal-ring");
    }
    pen.raw(format_args!("</a>"));
}

/// The board alone, with spaces to tap.
pub(super) fn picture(words: &Words, game: &TerraMystica, picks: &[CultPick]) -> Picture {
    let mut pen = Pen::new(&LOOK);
    draw(&mut pen, words, game);
    for one in picks {
        pick(&mut pen, one);
    }
    let says = told::cults(words, game);
    let board = Picture::new(Area::new(0.0, 0.0, WIDTH, HEIGHT), words.text("terra-cults"), says, pen);
    if picks.is_empty() { board } else { board.grouped() }
}
