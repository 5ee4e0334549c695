//! What happened. Sentences for people are made from these, elsewhere.

use kernel::{Hex, Reasons, Seat, Seats};

use super::action::Act;
use super::points::PointsFrom;
use crate::automa::{About, Pick, Tally};
use crate::components::effect::Stock;
use crate::components::{Achievement, Building, Die, Goods, Track};

/// Something happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields say it: who, where, what, how much")]
pub enum Event {
    /// A component in this game is a guess: say so.
    Guess { what: Guessed, id: u8 },
    /// A civilization was kept or gained.
    Civilization { seat: Seat, civ: u8 },
    /// A civilization went back.
    CivilizationGone { seat: Seat, civ: u8 },
    /// A city mat was kept.
    City { seat: Seat, mat: u8 },
    /// The play begins.
    Begun { first: Seat },
    /// An income turn began.
    IncomeTurn { seat: Seat, number: u8 },
    /// An advance was paid for.
    Paid { seat: Seat, goods: Goods },
    /// A token moved.
    Moved { seat: Seat, track: Track, from: u8, to: u8 },
    /// A move was not possible.
    Stuck { seat: Seat, track: Track },
    /// A space gives its benefit.
    Benefit { seat: Seat, track: Track, space: u8 },
    /// A bonus was paid for, or taken for free.
    Bonus { seat: Seat, track: Track, space: u8 },
    /// Somebody chose one of several: the answer.
    Chose { seat: Seat, what: Act },
    /// Somebody declined or stopped.
    Declined { seat: Seat },
    /// Nothing came of it.
    Nothing { seat: Seat },
    /// Resources were gained; what was over the limit is lost.
    Gained { seat: Seat, goods: Goods },
    /// Resources were given up.
    Lost { seat: Seat, goods: Goods },
    /// Points were scored.
    Scored { seat: Seat, vp: i16, from: PointsFrom },
    /// A territory tile was drawn.
    DrewTile { seat: Seat, tile: u8 },
    /// A space tile was drawn.
    DrewSpace { seat: Seat, tile: u8 },
    /// A tapestry card was drawn; the seat alone may see which.
    DrewCard { seat: Seat, card: u8 },
    /// Somebody looked at the hand of another one.
    SawHand { seat: Seat, of: Seat },
    /// A tile was discarded or given away.
    TileGone { seat: Seat, tile: u8, to: Option<Seat> },
    /// A tapestry card was discarded.
    CardGone { seat: Seat, card: u8 },
    /// A tech card was discarded.
    TechGone { seat: Seat, tech: u8 },
    /// A tech card was taken.
    Invented { seat: Seat, tech: u8 },
    /// The open tech cards were replaced.
    Refreshed { seat: Seat },
    /// A tech card moved to this row: 0 bottom, 1 middle, 2 top.
    Upgraded { seat: Seat, tech: u8, row: u8 },
    /// A benefit of a tech card was used.
    UsedTech { seat: Seat, tech: u8, square: bool },
    /// A building left the income mat.
    Building { seat: Seat, building: Building },
    /// A building was placed.
    Placed { seat: Seat, x: u8, y: u8 },
    /// A building was placed on a tapestry card.
    PlacedOnCard { seat: Seat, card: u8 },
    /// A building found no room.
    Beside { seat: Seat },
    /// A district was completed.
    District { seat: Seat, district: u8 },
    /// A landmark was gained.
    Landmark { seat: Seat, landmark: u8 },
    /// A tile was explored; at a real table nobody asks which one.
    Explored { seat: Seat, tile: Option<u8>, hex: Hex, turn: u8, vp: u8 },
    /// A tile was explored on the Islanders' mat.
    Island { seat: Seat, tile: u8, node: u8, turn: u8, vp: u8 },
    /// A space tile was explored.
    ExploredSpace { seat: Seat, tile: u8 },
    /// An outpost was placed to conquer.
    Conquers { seat: Seat, hex: Hex },
    /// A card or tile was set aside for income turn 5.
    Reserved { seat: Seat, stock: Stock, id: u8 },
    /// A response card was played.
    Responded { seat: Seat, card: u8 },
    /// A piece was toppled.
    Toppled { seat: Seat, by: Seat, hex: Hex },
    /// An outpost or token was put on a territory, or stood up there; one that is toppled lies.
    Stands { seat: Seat, hex: Hex, toppled: bool },
    /// A die was rolled: its face.
    Rolled { seat: Seat, die: Die, face: u8 },
    /// A die was chosen.
    TookDie { seat: Seat, die: Die },
    /// An achievement was earned.
    Achieved { seat: Seat, what: Achievement, vp: u8 },
    /// A tapestry card was played to this slot.
    Played { seat: Seat, card: u8, slot: u8 },
    /// The top card of the deck was laid face down.
    FaceDown { seat: Seat, slot: u8 },
    /// An ability was copied.
    Copied { seat: Seat, card: u8 },
    /// An opponent was chosen.
    Target { seat: Seat, target: Seat },
    /// A track was chosen.
    TargetTrack { seat: Seat, track: Track },
    /// A token moved on a civilization mat.
    MatToken { seat: Seat, node: u8 },
    /// A masterpiece was gained.
    Masterpiece { seat: Seat, piece: u8 },
    /// A masterpiece was used.
    UsedPiece { seat: Seat, piece: u8 },
    /// An inspiration tile was placed.
    Inspired { seat: Seat, building: Building },
    /// A landmark card was taken.
    LandmarkCard { seat: Seat, card: u8 },
    /// A landmark card's goal is met.
    GoalMet { seat: Seat, card: u8 },
    /// Income was gained.
    Income { seat: Seat, goods: Goods },
    /// The civilizations (by their places in the box) and favourite tracks of the bots.
    AutomaReady { civs: [u8; 2], automa: Track, shadow: Track },
    /// The bots drew a pair: track card and tiebreaker card, by their places in the box.
    AutomaCards { pair: [u8; 2] },
    /// A progress card breaks ties in income turn 1, and goes back.
    AutomaTiebreaker { card: u8 },
    /// A bot chose, with all its reasons.
    AutomaChose { seat: Seat, about: About, reasons: Box<Reasons<Pick>> },
    /// A tapestry card was laid face down beside the mat.
    AutomaCard { seat: Seat },
    /// The favourite track of a bot was tested and lost; it may be the same again.
    AutomaFavourite { seat: Seat, from: Track, to: Track },
    /// The points of an income turn.
    AutomaTally { tally: Tally },
    /// So many progress cards joined the discard pile.
    AutomaProgress { cards: u8 },
    /// A new decision deck of so many cards.
    AutomaDeck { cards: u8 },
    /// The game is over for a player.
    Finished { seat: Seat, vp: i16 },
    /// The game is over.
    Over { winners: Seats },
}

/// Which kind of component a guess is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Guessed {
    Track,
    SpaceTile,
    Tech,
    Card,
    Landmark,
    LandmarkCard,
    Adjustment,
}
