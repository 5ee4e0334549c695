//! Collectors: one thing of each of six kinds on the mat. Rule: `civ.collectors`.
//!
//! `used` has a bit for each kind; `tokens` hold the card, the tile and the tech card.

use kernel::Sink;

use crate::components::Flag;
use crate::components::effect::{Count, Hook};
use crate::effects_bits as bits;
use crate::effects_cards as cards;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, NONE, Tapestry, Task};

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

const KINDS: [Kept; 6] = [Kept::Card, Kept::Tile, Kept::Tech, Kept::House, Kept::Landmark, Kept::Outpost];
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

/// Something was gained: asks whether it is kept. `things` are tiles as bits, or the number of a card or landmark.
pub(super) fn gained(game: &mut Tapestry, seat: u8, kind: Kept, things: u64) {
    if !can(game, seat, kind) || (kind == Kept::Tile && things == 0) {
        return;
    }
    let mut context = Context { civ: mat(game, seat).map_or(NONE, |at| at as u8), ..Context::default() };
    let mut b = things as u8;
    if kind == Kept::Tile {
        let mut tiles = bits(things);
        b = tiles.next().unwrap_or(NONE);
        (context.tile, context.card, context.hex) =
            (tiles.next().unwrap_or(NONE), tiles.next().unwrap_or(NONE), tiles.next().unwrap_or(NONE));
    }
    game.push(seat, Task::Hook { hook: Hook::CollectorsStore, stage: 0, a: kind as u8, b }, context);
}

/// Whether the thing is still there to be kept.
fn holds(game: &Tapestry, frame: &Frame, kind: Kept, thing: u8) -> bool {
    let player = game.player(frame.seat);
    match kind {
        Kept::Card => player.hand >> thing & 1 == 1,
        Kept::Tech => player.techs.iter().any(|row| row >> thing & 1 == 1),
        _ => true,
    }
}

pub(super) fn offer(game: &Tapestry, frame: &Frame, offer: &mut TapestryLegal) {
    let Task::Hook { a, b, .. } = frame.task else { return };
    let kind = KINDS[usize::from(a.min(5))];
    if !can(game, frame.seat, kind) {
        return;
    }
    if kind == Kept::Tile {
        let Context { tile, card, hex, .. } = frame.context;
        let held = |tile: &u8| *tile != NONE && game.player(frame.seat).tiles >> tile & 1 == 1;
        [b, tile, card, hex].into_iter().filter(held).for_each(|tile| offer.add(Act::Tile(tile)));
    } else if holds(game, frame, kind, b) {
        offer.add(Act::Yes);
    } else {
        return;
    }
    offer.add(Act::No);
}

pub(super) fn answer<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, act: Act, sink: &mut S) {
    let Task::Hook { a, b, .. } = frame.task else { return };
    let seat = frame.seat;
    let kind = KINDS[usize::from(a.min(5))];
    let thing = match act {
        Act::Tile(tile) => tile,
        Act::Yes => b,
        _ => return,
    };
    match kind {
        Kept::Card => {
            game.forget_hand(seat);
            game.player_mut(seat).hand &= !(1 << thing);
        }
        Kept::Tile => game.player_mut(seat).tiles &= !(1 << thing),
        Kept::Tech => {
            let player = game.player_mut(seat);
            player.techs.iter_mut().for_each(|row| *row &= !(1 << thing));
            player.flipped &= !(1 << thing);
            player.locked &= !(1 << thing);
        }
        // It is not placed: the question about that lies just below.
        Kept::House | Kept::Landmark => {
            let placing = |frame: &Frame| {
                frame.seat == seat && matches!(frame.task, Task::Place(_) | Task::PlaceLandmark(_))
            };
            if game.frames.last().is_some_and(placing) {
                game.drop_top();
            }
        }
        Kept::Outpost => {}
    }
    keep(game, seat, kind, thing);
    let _ = sink;
}

/// The thing lies on the mat; the resources of its place.
fn keep(game: &mut Tapestry, seat: u8, kind: Kept, thing: u8) {
    let Some(at) = mat(game, seat) else { return };
    let slot = &mut game.player_mut(seat).civs[at];
    slot.used |= 1 << kind as u8;
    if let Kept::Card | Kept::Tile | Kept::Tech = kind {
        slot.tokens[kind as usize] = thing;
    }
    let context = Context { civ: at as u8, ..Context::default() };
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

/// Gained later: a card of the hand and a tile of the supply, without resources. Stage 0 the card, 1 the tile.
pub(super) fn offer_late(game: &Tapestry, seat: u8, stage: u8, offer: &mut TapestryLegal) {
    if stage == 0 {
        cards(game.player(seat).hand).for_each(|card| offer.add(Act::Card(card)));
    } else {
        bits(game.player(seat).tiles).for_each(|tile| offer.add(Act::Tile(tile)));
    }
    offer.add(Act::No);
}

pub(super) fn answer_late(game: &mut Tapestry, frame: Frame, stage: u8, act: Act) {
    let seat = frame.seat;
    let (kind, thing) = match act {
        Act::Card(card) => {
            game.forget_hand(seat);
            game.player_mut(seat).hand &= !(1 << card);
            (Kept::Card, card)
        }
        Act::Tile(tile) => {
            game.player_mut(seat).tiles &= !(1 << tile);
            (Kept::Tile, tile)
        }
        _ => (Kept::Outpost, NONE),
    };
    if thing != NONE
        && let Some(slot) = game.civ_slot_mut(seat, frame.context)
    {
        slot.used |= 1 << kind as u8;
        slot.tokens[kind as usize] = thing;
    }
    if stage == 0 {
        game.push_hook(frame, 1, NONE, NONE);
    }
}

pub(super) fn score<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, sink: &mut S) {
    let kinds = game.civ_slot(frame.seat, frame.context).map_or(0, |(slot, _)| slot.used.count_ones());
    game.score_points(frame.seat, POINTS[kinds.min(6) as usize], sink);
}
