//! Terra Mystica as SVG: paper, ink and cardboard.
//!
//! Every function is pure: the same position gives the same bytes. A [`Picture`] is a file of its own
//! ([`Picture::file`]) or a part of a page ([`Picture::inline`]: the page has [`page_style`] and once
//! [`page_definitions`]). Everything but the map is 420 units wide or less, so that it fits a phone.
//!
//! Nothing is told by colour alone: every terrain has its motif, every kind of structure its shape, every seat its
//! number; a person is a disc with a plain ring, the Automa a diamond with a notched one. Boards are cardboard and the
//! same by day and night; text and panels follow the page.
//!
//! - `places`, `land`, `marks`, `map`: the board; `layers`: what a page shows over it; `legend`: what it
//!   all means
//! - `board`, with `bowls`, `supply`, `tracks`: what a person has; `automa_board`, with `decision`: what an Automa has
//! - `cults`, `rounds`, `pool`: what lies in the middle; `tiles`, `faction`: single cards and tiles
//! - `position`: all of it on a sheet; `mini`: a small map for a list of games; `shares`, `result`: how it ended
//! - `look`, `icons`, `goods`: how it is written down; `labels`, `board_labels`, `words`, `automa_words`:
//!   every word

mod automa_board;
pub(crate) mod board;
mod bowls;
mod choice;
mod cults;
mod decision;
mod faction;
mod goods;
mod icons;
mod land;
mod layers;
mod legend;
mod look;
mod map;
pub(crate) mod marks;
mod mini;
mod places;
mod pool;
mod position;
mod result;
mod rounds;
mod shares;
mod sheet;
mod supply;
mod tiles;
mod tracks;

use kernel::{Hex, Seat};
use terra_mystica::automa::Cards;
use terra_mystica::{BonusId, FactionId, FavourId, FinalTile, Kit, ScoringId, TerraMystica, TownId};
use words::Words;
use words::terra_mystica::pictures as told;

pub use crate::paper::Picture;
pub use choice::considered;
pub use cults::CultPick;
pub use layers::{BridgePick, Chip, Considered, MapView, Pick};
pub use mini::{cover, mini_map};
pub use shares::{Share, Shares};

/// A whole position, as a file.
pub fn position(words: &Words, game: &TerraMystica) -> String {
    position::picture(words, game, &MapView::default()).file()
}

/// The map, with what a view puts over it.
///
/// Every hex is a `g` with `data-hex`; what can be chosen is a link (or, without one, a button for a script) with
/// `data-pick` or `data-bridge`, in the order in which it was given.
pub fn map(words: &Words, game: &TerraMystica, view: &MapView) -> Picture {
    map::picture(words, game, view)
}

/// A hex in words: "E7, forest, dwelling of the Nomads".
pub fn hex_in_words(words: &Words, game: &TerraMystica, hex: Hex) -> String {
    told::hex(words, game, hex)
}

/// What the colours, motifs and shapes of the map mean.
pub fn legend(words: &Words, kit: &Kit) -> Picture {
    legend::picture(words, kit)
}

/// The board of a seat: of a person what it has, of an Automa its cards.
pub fn board(words: &Words, game: &TerraMystica, seat: Seat) -> Picture {
    board::picture(words, game, seat)
}

/// The cult board.
pub fn cults(words: &Words, game: &TerraMystica) -> Picture {
    cults::picture(words, game, &[])
}

/// The cult board with spaces that can be tapped.
pub fn cults_to_tap(words: &Words, game: &TerraMystica, picks: &[CultPick]) -> Picture {
    cults::picture(words, game, picks)
}

/// The scoring tiles of all rounds and the final one, so many side by side: 3 for a phone, 7 for a row.
pub fn rounds(words: &Words, game: &TerraMystica, columns: u8) -> Picture {
    rounds::picture(words, game, columns)
}

/// The power actions, used and free.
pub fn power_actions(words: &Words, game: &TerraMystica) -> Picture {
    pool::actions_picture(words, game)
}

/// The bonus cards in the middle, with their coins.
pub fn bonus_cards(words: &Words, game: &TerraMystica) -> Picture {
    pool::bonuses_picture(words, game)
}

/// The favour tiles, with how many are left.
pub fn favour_tiles(words: &Words, game: &TerraMystica) -> Picture {
    pool::favours_picture(words, game)
}

/// The town tiles, with how many are left.
pub fn town_tiles(words: &Words, game: &TerraMystica) -> Picture {
    pool::towns_picture(words, game)
}

/// Power actions, bonus cards, favour and town tiles in one picture, with headings.
pub fn middle(words: &Words, game: &TerraMystica) -> Picture {
    pool::whole_picture(words, game)
}

/// The final scores by kind of points.
pub fn result(words: &Words, game: &TerraMystica, shares: &Shares) -> Picture {
    result::picture(words, game, shares)
}

/// A faction as a card.
pub fn faction(words: &Words, kit: &Kit, id: FactionId) -> Picture {
    faction::picture(words, kit, id)
}

/// One of the Automa's decision cards, by its index in the kit.
pub fn decision_card(words: &Words, kit: &Kit, index: u8) -> Picture {
    decision::picture(words, kit, index)
}

/// Two decision cards that make a turn, by their indices: the halves in the middle are in play.
pub fn decision_pair(words: &Words, kit: &Kit, cards: Cards) -> Picture {
    decision::pair_picture(words, kit, cards.action, cards.support)
}

/// The card of an Automa's faction.
pub fn automa_faction(words: &Words, kit: &Kit, id: FactionId) -> Picture {
    automa_board::faction_picture(words, kit, id)
}

/// All cards of the Automa as one page to print and cut.
pub fn print_sheet(words: &Words, kit: &Kit) -> String {
    sheet::page(words, kit)
}

/// The map with the names of its hexes, as one page to print.
pub fn print_map(words: &Words, game: &TerraMystica) -> String {
    crate::paper::sheet::map(words, &map(words, game, &MapView::default()))
}

/// One bonus card.
pub fn bonus(words: &Words, kit: &Kit, id: BonusId) -> Picture {
    tiles::bonus_picture(words, kit, id)
}

/// One favour tile.
pub fn favour(words: &Words, kit: &Kit, id: FavourId) -> Picture {
    tiles::favour_picture(words, kit, id)
}

/// One town tile.
pub fn town(words: &Words, kit: &Kit, id: TownId) -> Picture {
    tiles::town_picture(words, kit, id)
}

/// One round scoring tile.
pub fn scoring(words: &Words, kit: &Kit, id: ScoringId) -> Picture {
    rounds::scoring_picture(words, kit, id)
}

/// What a round scores and gives at its end, in one flat row.
pub fn scoring_strip(words: &Words, kit: &Kit, id: ScoringId) -> Picture {
    rounds::strip_picture(words, kit, id)
}

/// One final scoring tile.
pub fn final_tile(words: &Words, kit: &Kit, tile: FinalTile) -> Picture {
    rounds::final_picture(words, kit, tile)
}

/// The style sheet for a page with pictures inline. It refers to the design tokens (`var(--ink)` and so on), and brings
/// the colours that only these drawings have.
pub fn page_style() -> String {
    look::LOOK.style_of_page()
}

/// The icons and terrains for a page with pictures inline: once, anywhere before them.
pub fn page_definitions() -> String {
    look::LOOK.page_definitions()
}
