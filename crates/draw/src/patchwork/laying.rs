//! A board while something is laid on it: the piece in hand, where it could lie, whether it fits there.

use ::patchwork::{Kit, Outline, Patch, PatchId, Patchwork, Square, Squares};
use kernel::Seat;
use words::Words;

use super::board::{self, FRAME, WHOLE};
use super::cloth::{self, UNIT};
use super::icons::Icon;
use super::outline::{self, SEAM, STITCH};
use super::style::{LOOK, PREFIX};
use crate::paper::{Area, Escaped, Pen, Picture, Short};

/// A piece that can be laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A patch, held in one of its outlines.
    Patch(PatchId, u8),
    /// A leather patch.
    Leather,
}

/// A piece in hand, over a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand {
    /// The piece, as it is held.
    pub piece: Piece,
    /// Where the top left of its box lies.
    pub at: Square,
    /// Whether it may lie there.
    pub fits: bool,
}

/// A square that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The square that is marked.
    pub on: Square,
    /// Where the top left of the piece's box would lie.
    pub at: Square,
    /// Where choosing it leads.
    pub link: String,
    /// What it is called, for those who cannot see it.
    pub name: String,
}

/// What is shown on a board besides what lies there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Laying {
    /// What the board is called.
    pub title: String,
    /// What is in hand, in words.
    pub says: String,
    /// What is in hand.
    pub hand: Option<Hand>,
    /// What can be chosen.
    pub spots: Vec<Spot>,
}

/// The cell of an outline by which it is held: the one nearest to the middle of its box. A square that is pointed at
/// is where this cell goes.
pub fn grip(outline: &Outline) -> Square {
    let middle = (i32::from(outline.height) - 1, i32::from(outline.width) - 1);
    let off = |cell: &Square| {
        (2 * i32::from(cell.row()) - middle.0).abs() + (2 * i32::from(cell.column()) - middle.1).abs()
    };
    outline.cells().iter().min_by_key(off).unwrap_or(Square::CORNER)
}

/// A patch in hand with the top left of its box at the origin, as it looks where it fits and where it does not.
pub fn in_hand(words: &Words, kit: &Kit, patch: PatchId, outline: u8, fits: bool) -> String {
    let mut pen = Pen::new(&LOOK);
    let patch = kit.patch(patch);
    if let Some(shape) = patch.outlines.get(outline as usize) {
        draw_patch(&mut pen, words, patch, shape.cells(), fits);
    }
    pen.finish()
}

fn draw_patch(pen: &mut Pen, words: &Words, patch: &Patch, squares: Squares, fits: bool) {
    if fits {
        cloth::sew(pen, words, patch, squares);
        pen.path("edge-ok", outline::around(squares, SEAM));
    } else {
        pen.path("edge-bad", outline::around(squares, SEAM));
        pen.path("stitch", outline::around(squares, STITCH));
    }
    badge(pen, cloth::free_cell(squares, patch.buttons), fits);
}

/// A tick or a cross, in a disc around a point.
fn badge(pen: &mut Pen, (x, y): (f64, f64), fits: bool) {
    let (class, icon) = if fits { ("badge-ok", Icon::Tick) } else { ("badge-bad", Icon::Cross) };
    pen.circle(x, y, 6.6, class);
    pen.icon(icon, x - 5.0, y - 5.0, 10.0, "on-badge");
}

fn corner(square: Square) -> (f64, f64) {
    (f64::from(square.column()) * UNIT, f64::from(square.row()) * UNIT)
}

fn draw_hand(pen: &mut Pen, words: &Words, kit: &Kit, hand: Hand) {
    // The script finds the piece by this mark, to drag it.
    pen.raw(format_args!(r#"<g class="{PREFIX}in-hand" data-hand="{}">"#, hand.at));
    match hand.piece {
        Piece::Patch(patch, number) => {
            let patch = kit.patch(patch);
            let outline = patch.outlines.get(number as usize);
            if let Some(squares) = outline.and_then(|outline| outline.at(hand.at)) {
                draw_patch(pen, words, patch, squares, hand.fits);
            }
        }
        Piece::Leather => {
            let ((x, y), squares) = (corner(hand.at), Squares::only(hand.at));
            pen.put(Icon::LeatherPatch, x, y);
            pen.path(if hand.fits { "edge-ok" } else { "edge-bad" }, outline::around(squares, SEAM));
            badge(pen, (x + UNIT / 2.0, y + UNIT / 2.0), hand.fits);
        }
    }
    pen.raw(format_args!("</g>"));
}

/// Small marks while a patch is in hand, for there are many and the patch is what matters.
fn draw_spot(pen: &mut Pen, spot: &Spot, small: bool) {
    let (x, y) = corner(spot.on);
    let (link, name) = (Escaped(&spot.link), Escaped(&spot.name));
    pen.raw(format_args!(
        r#"<a href="{link}" class="{PREFIX}pick" data-at="{}" aria-label="{name}">"#,
        spot.at
    ));
    let whole = Area::new(x, y, UNIT, UNIT);
    pen.rect(whole.shrink(0.6), 3.0, "hit");
    let (inset, radius, class) = if small { (6.5, 1.5, "spot-small") } else { (4.0, 3.0, "spot") };
    pen.rect(whole.shrink(inset), radius, class);
    pen.raw(format_args!("</a>"));
}

/// The board with what is about to happen on it.
pub(super) fn picture(words: &Words, game: &Patchwork, seat: Seat, laying: &Laying) -> Picture {
    let mut pen = Pen::new(&LOOK);
    board::draw(&mut pen, words, game, seat);
    // Squares are chosen in the units of the board: the script reads the frame from here.
    pen.raw(format_args!(
        r#"<g data-squares="{}" transform="translate({1} {1})">"#,
        Short(UNIT),
        Short(FRAME)
    ));
    let small = matches!(laying.hand, Some(Hand { piece: Piece::Patch(..), .. }));
    for spot in &laying.spots {
        draw_spot(&mut pen, spot, small);
    }
    if let Some(hand) = laying.hand {
        draw_hand(&mut pen, words, game.kit(), hand);
    }
    pen.raw(format_args!("</g>"));
    let area = Area::new(0.0, 0.0, WHOLE, WHOLE);
    Picture::new(area, laying.title.clone(), laying.says.clone(), pen).zoomed(2.0).grouped()
}
