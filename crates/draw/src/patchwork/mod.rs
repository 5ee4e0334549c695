//! Patchwork as SVG: paper, ink and cloth.
//!
//! Every function is pure: the same position in the same language gives the same bytes. A [`Picture`] is a file of its own
//! ([`Picture::file`]: carries its style, light and dark, and the weaves and icons that it uses) or a part of a page
//! ([`Picture::inline`]: the page has [`page_style`] and once [`page_definitions`]).
//!
//! Nothing is told by colour alone: a person is a disc, the Automa a diamond, a second person a square; what was
//! kept has a tick, what fell out a cross; each cloth has its own weave, and cloth never means anything.
//!
//! - `outline`, `cloth`: a patch; `board`: a quilt; `track`: the time board; `card`: the Automa's cards
//! - `laying`: a board while something is laid on it; `mini`: a quilt for a list of games
//! - `companion`: what lies beside a real table: a move, the whole time board, the ring to lay out
//! - `seats`, `ring`, `result`: the panels that `position` lays out on one sheet
//! - `why`: the reasons of a choice; `chart`: both scores through a game
//! - `style`, `icons`, `tokens`: how it is written down

mod board;
mod card;
mod chart;
mod cloth;
mod companion;
mod icons;
mod laying;
mod mini;
mod outline;
mod position;
mod result;
mod ring;
mod seats;
mod style;
mod tokens;
mod track;
mod why;

use ::patchwork::{Candidate, DeckName, Kit, Patch, PatchId, Patchwork};
use kernel::{Reasons, Seat};
use words::Words;

pub use crate::paper::Picture;
use crate::paper::sheet::{self, Layout};
pub use companion::{Hop, hop, ring, table_board};
pub use laying::{Hand, Laying, Piece, Spot, grip, in_hand};
pub use mini::mini_quilt;
pub use track::Track;

/// A whole position, as a file.
pub fn position(words: &Words, game: &Patchwork) -> String {
    position::picture(words, game).file()
}

/// One patch, as it comes from the table.
pub fn patch(words: &Words, kit: &Kit, id: PatchId) -> Picture {
    cloth::picture(words, kit, id)
}

/// All patches with what they are called, as one page to print: to be looked up beside a real table.
pub fn print_sheet(words: &Words, kit: &Kit) -> String {
    const PATCHES: Layout = Layout { columns: 4, rows: 5, width: 470, height: 520 };
    let label = |patch: &Patch| format!("{}/{} · {} · {}", patch.cost, patch.time, patch.id.0, patch.name);
    let mut patches: Vec<&Patch> = kit.patches().iter().collect();
    // As they are looked for: by price, then by time.
    patches.sort_by_key(|patch| (patch.cost, patch.time, patch.id.0));
    let drawn =
        patches.into_iter().map(|known| sheet::labelled(&patch(words, kit, known.id).file(), &label(known)));
    let what = words.text("print-patches-what");
    sheet::page(words, &words.text("print-patches"), &what, &[(PATCHES, drawn.collect())])
}

/// A person's board. The Automa has none: its board is empty.
pub fn board(words: &Words, game: &Patchwork, seat: Seat) -> Picture {
    board::picture(words, game, seat)
}

/// A person's board with what is about to happen on it.
pub fn board_with(words: &Words, game: &Patchwork, seat: Seat, laying: &Laying) -> Picture {
    laying::picture(words, game, seat, laying)
}

/// One patch in a frame that is the same for all usual patches, so that their sizes compare.
pub fn offer(words: &Words, kit: &Kit, id: PatchId) -> Picture {
    cloth::framed(words, kit, id)
}

/// The time board for a page: larger letters, tokens that can be found, and where a token would land.
pub fn time_board_with(words: &Words, game: &Patchwork, track: Track) -> Picture {
    track::picture_with(words, game, track)
}

/// The time board with both tokens.
pub fn time_board(words: &Words, game: &Patchwork) -> Picture {
    track::picture(words, game)
}

/// The face of one of the Automa's cards, by its index in [`Kit::cards`].
pub fn card(words: &Words, kit: &Kit, index: u8) -> Picture {
    card::face_picture(words, kit, index)
}

/// The back of a card; those of the tactical deck show what may be spent.
pub fn card_back(words: &Words, deck: DeckName, budget: Option<u8>) -> Picture {
    card::back_picture(words, deck, budget)
}

/// Why the Automa took what it took with a card (its index in [`Kit::cards`]), while the person's token stood on
/// `person_space`.
pub fn why(words: &Words, kit: &Kit, card: u8, reasons: &Reasons<Candidate>, person_space: u8) -> Picture {
    why::picture(words, kit, card, reasons, person_space)
}

/// Both scores through a game: for each seat the spaces where its token stood, with its points there.
pub fn scores(words: &Words, game: &Patchwork, lines: &[Vec<(u8, i32)>; 2]) -> Picture {
    chart::picture(words, game, lines)
}

/// The style sheet for a page with pictures inline. It refers to the design tokens (`var(--ink)` and so on).
pub fn page_style() -> String {
    style::LOOK.style_of_page()
}

/// The weaves and icons for a page with pictures inline: once, anywhere before them.
pub fn page_definitions() -> String {
    style::LOOK.page_definitions()
}
