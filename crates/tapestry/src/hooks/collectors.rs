//! Collectors: one thing of each of six kinds on the mat. Rule: `civ.collectors`.
//!
//! `used` has a bit for each kind; `tokens` hold the card, the tile and the tech card.

use kernel::Sink;

use super::{At, Code};
use crate::components::Flag;
use crate::components::effect::Count;
use crate::effects_bits as bits;
use crate::effects_cards as cards;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{CardNo, Context, Frame, LandmarkNo, NONE, Tapestry, Task, TechNo, TileNo};

/// What can be kept, in the order of the places on the mat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kept {
    Card,
    Tile,
    Tech,
    House,
    Landmark,
    Outpost,
}

/// Points for so many kinds.
const POINTS: [i16; 7] = [0, 1, 3, 6, 10, 15, 21];

fn mat(game: &Tapestry, seat: u8) -> Option<usize> {
    game.civ_with(seat, Flag::Collects)
}

/// Whether a thing of this kind may be kept now: on advance turns, one of each kind.
pub(crate) fn can(game: &Tapestry, seat: u8, kind: Kept) -> bool {
    game.has(seat, Flag::Collects)
        && !game.turn.income
        && game.player(seat).income_turns > 0
        && !game.player(seat).done
        && mat(game, seat).is_some_and(|at| game.player(seat).civs[at].used >> kind as u8 & 1 == 0)
}

/// How many kept things count with those of a player.
pub(crate) fn stored(game: &Tapestry, seat: u8, what: Count) -> i16 {
    if !game.has(seat, Flag::Collects) {
        return 0;
    }
    let Some(at) = mat(game, seat) else { return 0 };
    let place = match what {
        Count::TapestryCard => Kept::Card,
        Count::TerritoryTile => Kept::Tile,
        _ => Kept::Tech,
    };
    i16::from(game.player(seat).civs[at].tokens[place as usize] != NONE)
}

/// The tapestry card on the mat: nobody else has seen it.
pub(crate) fn stored_card(game: &Tapestry, seat: u8) -> Option<u8> {
    if !game.has(seat, Flag::Collects) {
        return None;
    }
    let card = game.player(seat).civs[mat(game, seat)?].tokens[0];
    (card != NONE).then_some(card)
}

pub(crate) fn set_stored_card(game: &mut Tapestry, seat: u8, card: u8) {
    if let Some(at) = mat(game, seat) {
        game.player_mut(seat).civs[at].tokens[0] = card;
    }
}

/// Something was gained: whether it is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Store {
    Card(CardNo),
    /// One of these tiles.
    Tile([Option<TileNo>; 4]),
    Tech(TechNo),
    House,
    Landmark(LandmarkNo),
}

/// Asks about it, if it may be kept.
pub(super) fn gained(game: &mut Tapestry, seat: u8, thing: Store) {
    if can(game, seat, thing.kind()) {
        let context = mat(game, seat).map_or_else(Context::default, Context::of_civ);
        game.push_code(At { seat, context }, thing);
    }
}

impl Store {
    /// Tiles, given as bits; `None` if there are none.
    pub fn tiles(tiles: u64) -> Option<Store> {
        let mut all = bits(tiles).map(TileNo::of);
        let first = all.next()?;
        Some(Store::Tile([Some(first), all.next(), all.next(), all.next()]))
    }

    pub(super) fn kind(self) -> Kept {
        match self {
            Store::Card(_) => Kept::Card,
            Store::Tile(_) => Kept::Tile,
            Store::Tech(_) => Kept::Tech,
            Store::House => Kept::House,
            Store::Landmark(_) => Kept::Landmark,
        }
    }
}

impl Code for Store {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::YesNo)
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        if !can(game, at.seat, self.kind()) {
            return;
        }
        let player = game.player(at.seat);
        let there = match self {
            Store::Tile(tiles) => {
                let held = tiles.into_iter().flatten().filter(|tile| player.tiles >> tile.get() & 1 == 1);
                held.for_each(|tile| offer.add(Act::Tile(tile.get())));
                return offer.add(Act::No);
            }
            Store::Card(card) => player.hand >> card.get() & 1 == 1,
            Store::Tech(tech) => player.techs.iter().any(|row| row >> tech.get() & 1 == 1),
            Store::House | Store::Landmark(_) => true,
        };
        if there {
            offer.add(Act::Yes);
            offer.add(Act::No);
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, _sink: &mut S) {
        let seat = at.seat;
        match (self, act) {
            (Store::Tile(_), Act::Tile(tile)) => {
                game.player_mut(seat).tiles &= !(1 << tile);
                keep(game, seat, Kept::Tile, tile);
            }
            (Store::Card(card), Act::Yes) => {
                game.forget_hand(seat);
                game.player_mut(seat).hand &= !(1 << card.get());
                keep(game, seat, Kept::Card, card.get());
            }
            (Store::Tech(tech), Act::Yes) => {
                let (player, bit) = (game.player_mut(seat), 1 << tech.get());
                player.techs.iter_mut().for_each(|row| *row &= !bit);
                player.flipped &= !bit;
                player.locked &= !bit;
                keep(game, seat, Kept::Tech, tech.get());
            }
            (Store::House | Store::Landmark(_), Act::Yes) => {
                // It is not placed: the question about that lies just below.
                let placing = |frame: &Frame| {
                    frame.seat == seat && matches!(frame.task, Task::Place(_) | Task::PlaceLandmark(_))
                };
                if game.frames.last().is_some_and(placing) {
                    game.drop_top();
                }
                keep(game, seat, self.kind(), NONE);
            }
            _ => {}
        }
    }

    fn replace_cards(&mut self, replace: &mut dyn FnMut(CardNo) -> Option<CardNo>) {
        if let Store::Card(card) = self {
            *card = replace(*card).unwrap_or(*card);
        }
    }
}

/// The thing lies on the mat; the resources of its place.
fn keep(game: &mut Tapestry, seat: u8, kind: Kept, thing: u8) {
    let Some(at) = mat(game, seat) else { return };
    let slot = &mut game.player_mut(seat).civs[at];
    slot.used |= 1 << kind as u8;
    if let Kept::Card | Kept::Tile | Kept::Tech = kind {
        slot.tokens[kind as usize] = thing;
    }
    let context = Context::of_civ(at);
    let effect = game.node_effect(seat, context, kind as u8);
    game.push_effect(seat, effect, context);
}

/// An outpost instead of a conquest.
pub(crate) fn offer_outpost(game: &Tapestry, seat: u8, offer: &mut TapestryLegal) {
    if can(game, seat, Kept::Outpost) {
        offer.add(Act::Node(Kept::Outpost as u8));
    }
}

pub(crate) fn keep_outpost(game: &mut Tapestry, seat: u8) {
    let player = game.player_mut(seat);
    player.outposts = player.outposts.saturating_sub(1);
    keep(game, seat, Kept::Outpost, NONE);
    game.expose_outpost(seat, kernel::Hex(NONE));
}

/// Gained later: a card of the hand and a tile of the supply, without resources.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Late {
    Card,
    Tile,
}

impl Code for Late {
    fn asks(self) -> Option<Waiting> {
        Some(match self {
            Late::Card => Waiting::TapestryCard,
            Late::Tile => Waiting::Tile,
        })
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        let player = game.player(at.seat);
        match self {
            Late::Card => cards(player.hand).for_each(|card| offer.add(Act::Card(card))),
            Late::Tile => bits(player.tiles).for_each(|tile| offer.add(Act::Tile(tile))),
        }
        offer.add(Act::No);
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, _sink: &mut S) {
        match act {
            Act::Card(card) => {
                game.forget_hand(at.seat);
                game.player_mut(at.seat).hand &= !(1 << card);
                lay(game, at, Kept::Card, card);
            }
            Act::Tile(tile) => {
                game.player_mut(at.seat).tiles &= !(1 << tile);
                lay(game, at, Kept::Tile, tile);
            }
            _ => {}
        }
        if self == Late::Card {
            game.push_code(at, Late::Tile);
        }
    }
}

/// The thing lies on the mat, without resources.
fn lay(game: &mut Tapestry, at: At, kind: Kept, thing: u8) {
    if let Some(slot) = game.civ_slot_mut(at.seat, at.context) {
        slot.used |= 1 << kind as u8;
        slot.tokens[kind as usize] = thing;
    }
}

/// Points for the kinds on the mat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score;

impl Code for Score {
    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, sink: &mut S) {
        let kinds = game.civ_slot(at.seat, at.context).map_or(0, |(slot, _)| slot.used.count_ones());
        game.score_points(at.seat, POINTS[kinds.min(6) as usize], PointsFrom::Civilizations, sink);
    }
}
