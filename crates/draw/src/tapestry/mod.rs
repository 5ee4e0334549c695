//! Tapestry as SVG: paper, ink and cardboard.
//!
//! Every function is pure: the same position gives the same bytes. A [`Picture`] is a file of its own
//! ([`Picture::file`]) or a part of a page ([`Picture::inline`]: the page has [`page_style`] and once
//! [`page_definitions`]). Everything but the map is 420 units wide or less, so that it fits a phone. Words come from
//! `words`, in the language of the page.
//!
//! Nothing is told by colour alone: every terrain has its motif, every building its shape, every seat its outline and
//! its number; a toppled outpost lies and is hollow. Boards are cardboard and the same by day and night.
//!
//! - `land`, `map`: territories and what stands there; `considered`: what a bot chose from; `mini`: a small map for a list of games
//! - `tracks`: the advancement tracks; `symbols`: effects in signs; `city`: a capital city; `mat`: an income mat
//! - `cards`: cards, civilization mats, landmarks, dice; `small`: cards and tiles as they lie beside their words
//! - `decision`: the bots' decision cards, alone, as a pair, to print; `scan`: their way over the map
//! - `position`: all of it on a sheet
//! - `marks`, `icons`, `look`: how it is drawn

mod cards;
mod choice;
mod city;
mod considered;
mod decision;
mod icons;
mod land;
mod look;
mod map;
pub(crate) mod marks;
mod mat;
mod mini;
mod position;
mod scan;
mod small;
mod symbols;
mod tracks;

use kernel::{Hex, Seat};
use tapestry::components::Outline;
use tapestry::components::effect::{Cost, EffectId};
use tapestry::{Building, Die, Kit, Tapestry, Track, Version};
use words::Words;

pub use crate::paper::Picture;
pub use choice::considered;
pub use city::{CityView, PlotPick};
pub use considered::Considered;
pub use map::{HexPick, MapView, hex_in_words};
pub use mini::{cover, mini_map};
pub use tracks::SpacePick;

/// A whole position, as a file.
pub fn position(words: &Words, game: &Tapestry) -> String {
    position::picture(words, game).file()
}

/// The map, with what a view puts over it. Every hex is a `g` with `data-hex`; what can be chosen is a link with
/// `data-pick`.
pub fn map(words: &Words, game: &Tapestry, view: &MapView) -> Picture {
    map::picture(words, game, view)
}

/// The tracks. What can be chosen is a link with `data-space`.
pub fn tracks(words: &Words, game: &Tapestry, picks: &[SpacePick]) -> Picture {
    tracks::picture(words, game, picks)
}

/// One track, without its name.
pub fn track(words: &Words, game: &Tapestry, track: Track, picks: &[SpacePick]) -> Picture {
    tracks::one(words, game, track, picks)
}

/// What an effect gives, in signs.
pub fn signs(words: &Words, kit: &Kit, effect: EffectId) -> Picture {
    symbols::picture(&symbols::of_effect(kit, effect), words::tapestry::effect(words, kit, effect))
}

/// What a bonus costs and gives, in signs.
pub fn bonus_signs(words: &Words, kit: &Kit, bonus: (Cost, EffectId)) -> Picture {
    symbols::picture(&symbols::of_bonus(kit, bonus), words::tapestry::bonus(words, kit, bonus))
}

/// What a step into a tier of a track costs, in signs; tiers from 0.
pub fn price_signs(words: &Words, kit: &Kit, track: Track, tier: u8) -> Option<Picture> {
    let board = kit.tracks.get(track.index())?;
    let cost = *board.costs.get(usize::from(tier))?;
    Some(symbols::picture(&tracks::price(board, cost), words::tapestry::tier_cost(words, board, tier)))
}

/// The capital city of a seat, with what a view puts over it. What can be chosen is a link with `data-plot`.
pub fn city(words: &Words, game: &Tapestry, seat: Seat, view: &CityView) -> Picture {
    city::picture(words, game, seat, view)
}

/// A capital city mat without anything on it, by its place in the box.
pub fn city_mat(words: &Words, kit: &Kit, mat: u8) -> Option<Picture> {
    city::empty(words, kit, usize::from(mat))
}

/// The plot of a building by which it is held, column and row: the one nearest to its middle.
pub fn grip(outline: Outline) -> [u8; 2] {
    city::grip(outline)
}

/// A building in hand with the upper left corner of its box at the origin, in the units of a city.
pub fn held(outline: Outline) -> String {
    city::held(outline).finish()
}

/// The shape of a building as it is held.
pub fn building(name: &str, outline: Outline) -> Picture {
    city::building(name, outline)
}

/// What the next building of a kind opens on the mat of a seat.
pub fn opened(words: &Words, game: &Tapestry, seat: Seat, building: Building) -> Option<Picture> {
    mat::opened(words, game, seat, building)
}

/// The shape of a landmark, by its place in the box.
pub fn landmark_shape(words: &Words, kit: &Kit, landmark: u8) -> Option<Picture> {
    cards::shape(words, kit, usize::from(landmark))
}

/// The income mat of a seat, with what it has.
pub fn mat(words: &Words, game: &Tapestry, seat: Seat) -> Picture {
    mat::picture(words, game, seat)
}

/// A territory tile, turned by so many sixths.
pub fn tile(words: &Words, kit: &Kit, tile: u8, turn: u8) -> Picture {
    map::tile(words, kit, tile, turn)
}

/// A territory tile where it would lie, turned by so many sixths, with the land around it.
pub fn laid(words: &Words, game: &Tapestry, tile: u8, hex: Hex, turn: u8) -> Picture {
    map::laid(words, game, tile, hex, turn)
}

/// A kind of tapestry card, by its place in the box.
pub fn card(words: &Words, kit: &Kit, kind: u8) -> Option<Picture> {
    cards::tapestry(words, kit, usize::from(kind))
}

/// A tech card, by its place in the box.
pub fn tech(words: &Words, kit: &Kit, tech: u8) -> Option<Picture> {
    cards::tech(words, kit, usize::from(tech))
}

/// A decision card of the bots, by its place in the box.
pub fn decision_card(words: &Words, kit: &Kit, card: u8) -> Option<Picture> {
    decision::picture(words, kit, card)
}

/// The track card and the tiebreaker card as they lie before the bots.
pub fn decision_pair(words: &Words, kit: &Kit, pair: [u8; 2]) -> Option<Picture> {
    decision::pair(words, kit, pair)
}

/// The decision cards as one page to print and cut.
pub fn print_sheet(words: &Words, kit: &Kit) -> String {
    decision::sheets(words, kit)
}

/// The map with the names of its hexes, as one page to print.
pub fn print_map(words: &Words, game: &Tapestry) -> String {
    crate::paper::sheet::map(words, &map(words, game, &MapView::default()))
}

/// A kind of tapestry card as it lies beside its words.
pub fn small_card(words: &Words, kit: &Kit, kind: u8) -> Option<Picture> {
    small::card(words, kit, usize::from(kind))
}

/// A tech card as it lies beside its words.
pub fn small_tech(words: &Words, kit: &Kit, tech: u8) -> Option<Picture> {
    small::tech(words, kit, usize::from(tech))
}

/// A space tile as it lies beside its words.
pub fn small_space(words: &Words, kit: &Kit, tile: u8) -> Option<Picture> {
    small::space(words, kit, usize::from(tile))
}

/// A masterpiece as it lies beside its words.
pub fn small_masterpiece(words: &Words, kit: &Kit, piece: u8) -> Option<Picture> {
    small::masterpiece(words, kit, usize::from(piece))
}

/// A civilization in a wording, with what the rulebook adjusts where that is part of it.
pub fn civilization(words: &Words, kit: &Kit, civ: u8, version: Version) -> Option<Picture> {
    cards::civilization(words, kit, civ, version)
}

/// A landmark with its shape.
pub fn landmark(words: &Words, kit: &Kit, landmark: u8) -> Option<Picture> {
    cards::landmark(words, kit, usize::from(landmark))
}

/// A die that shows a face.
pub fn die(words: &Words, kit: &Kit, die: Die, face: u8) -> Picture {
    cards::die(words, kit, die, face)
}

/// A seat's mark as markup for a page: its colour, its outline, its number.
pub fn mark(game: &Tapestry, seat: Seat) -> String {
    let mut pen = crate::paper::Pen::new(&look::LOOK);
    marks::mark(&mut pen, game, seat, (12.0, 12.0), 9.5);
    format!(r#"<svg viewBox="0 0 24 24" class="ta tmark" aria-hidden="true">{}</svg>"#, pen.finish())
}

/// The style sheet for a page with pictures inline. It refers to the design tokens (`var(--ink)` and so on), and brings
/// the colours that only these drawings have.
pub fn page_style() -> String {
    look::LOOK.style_of_page()
}

/// The icons for a page with pictures inline: once, anywhere before them.
pub fn page_definitions() -> String {
    look::LOOK.page_definitions()
}
