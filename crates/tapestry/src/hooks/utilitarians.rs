//! Utilitarians: abilities of landmarks, two of them at a time. Rule: `civ.utilitarians`.
//!
//! A token on a place of the mat is a bit of `used`; what an ability does stands in the data.

use kernel::Sink;

use super::{At, Code};
use crate::components::{Flag, Good, Goods};
use crate::effects_bits as bits;
use crate::options::Version;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, MOST_GOODS, Tapestry, Task};

/// Tokens of the mat.
const TOKENS: u32 = 2;
/// Tiles that the Lighthouse costs.
const TILES: u8 = 2;

/// The place of the mat whose landmark this is.
fn place(game: &Tapestry, seat: u8, landmark: u8) -> Option<u8> {
    let civ = game.civ_with(seat, Flag::LandmarkAbilities)?;
    let mat = game.mat(game.player(seat).civs[civ].civ);
    mat.landmarks.iter().position(|known| *known == landmark).map(|at| at as u8)
}

/// At the start: a free landmark of tier II that the mat names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstLandmark;

impl Code for FirstLandmark {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::Landmark)
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        let Some((_, mat)) = game.civ_slot(at.seat, at.context) else { return };
        for landmark in &mat.landmarks {
            let second = game.kit.landmarks[usize::from(*landmark)].track.is_some_and(|(_, tier)| tier == 2);
            if second && game.landmarks >> landmark & 1 == 1 {
                offer.add(Act::Landmark(*landmark));
            }
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        let (Act::Landmark(landmark), seat) = (act, at.seat) else { return };
        game.gain_landmark(seat, landmark, false, sink);
        if game.options.version == Version::Latest {
            // It waits on the mat until the second income turn.
            let placing = |frame: &Frame| frame.task == Task::PlaceLandmark(landmark);
            if let Some(at) = game.frames.iter().rposition(placing) {
                game.frames.remove(at);
                game.player_mut(seat).waiting |= 1 << landmark;
            }
        }
        // A token goes on its ability.
        if let Some(place) = place(game, seat, landmark) {
            let asking = |frame: &Frame| frame.task == Task::Hook(Token::Gained { place }.into());
            if let Some(at) = game.frames.iter().rposition(asking) {
                game.frames.remove(at);
            }
            if let Some(slot) = game.civ_slot_mut(seat, at.context) {
                slot.used |= 1 << place;
            }
        }
    }
}

/// A landmark was gained: a token may go on its ability.
pub(super) fn gained(game: &mut Tapestry, seat: u8, landmark: u8) {
    if let (Some(place), Some(civ)) =
        (place(game, seat, landmark), game.civ_with(seat, Flag::LandmarkAbilities))
    {
        let context = Context::of_civ(civ);
        game.push_code(At { seat, context }, Token::Gained { place });
    }
}

/// Abilities without a token whose landmarks this player has, as bits.
fn open(game: &Tapestry, at: At) -> u64 {
    let Some((slot, mat)) = game.civ_slot(at.seat, at.context) else { return 0 };
    let owned = game.player(at.seat).landmarks;
    let owns = mat.landmarks.iter().enumerate().filter(|(_, landmark)| owned >> **landmark & 1 == 1);
    owns.fold(0, |bits, (at, _)| bits | 1 << at) & !u64::from(slot.used)
}

/// A token on an ability: of the landmark just gained, or when the mat comes late of any. It may be one that leaves another
/// ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    Late,
    Gained { place: u8 },
}

impl Code for Token {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::Node)
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        let Some((slot, _)) = game.civ_slot(at.seat, at.context) else { return };
        let free = slot.used.count_ones() < TOKENS;
        match self {
            Token::Late if free => bits(open(game, at)).for_each(|place| offer.add(Act::Node(place))),
            Token::Late => {}
            Token::Gained { place } if free => offer.add(Act::Node(place)),
            Token::Gained { .. } => bits(u64::from(slot.used)).for_each(|place| offer.add(Act::Node(place))),
        }
        if self != Token::Late || open(game, at) != 0 && free {
            offer.add(Act::No);
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, _sink: &mut S) {
        let Act::Node(node) = act else { return };
        let Some(slot) = game.civ_slot_mut(at.seat, at.context) else { return };
        match self {
            Token::Late => {
                slot.used |= 1 << node;
                game.push_code(at, Token::Late);
            }
            Token::Gained { place } => {
                // The place of a token that moves, or the new place itself.
                slot.used &= !(1 << node);
                slot.used |= 1 << place;
            }
        }
    }
}

/// At the start of the second income turn the landmark on the mat goes into the city.
pub(super) fn begin_income(game: &mut Tapestry, seat: u8) {
    if game.player(seat).income_turns < 2 {
        return;
    }
    for landmark in bits(game.player(seat).waiting) {
        if place(game, seat, landmark).is_some() && !game.has(seat, Flag::KeepsLandmarks) {
            game.push(seat, Task::PlaceLandmark(landmark), Context::default());
            game.player_mut(seat).waiting &= !(1 << landmark);
        }
    }
}

// ---- the Lighthouse: once in each advance turn two tiles for any resource

fn lighthouse(game: &Tapestry, seat: u8) -> Option<u8> {
    let at = place(game, seat, game.kit.find_landmark("lighthouse")?)?;
    let civ = game.civ_with(seat, Flag::LandmarkAbilities)?;
    let ready = game.player(seat).civs[civ].used >> at & 1 == 1
        && game.player(seat).tiles.count_ones() >= u32::from(TILES)
        && !game.turn.once
        && game.active == seat;
    ready.then_some(at)
}

/// Resources after which an advance can be paid for.
fn useful(game: &Tapestry, seat: u8) -> impl Iterator<Item = Goods> + '_ {
    Good::ALL.iter().map(|good| Goods::of(*good, 1)).filter(move |goods| {
        let have = game.player(seat).goods.plus(*goods);
        have.0.iter().all(|n| *n <= MOST_GOODS) && game.can_pay_with(seat, have)
    })
}

/// Before the advance: if it can be paid for with what this gives.
pub(super) fn offer_before(game: &Tapestry, seat: u8, offer: &mut TapestryLegal) {
    if let Some(at) = lighthouse(game, seat)
        && useful(game, seat).next().is_some()
    {
        offer.add(Act::Node(at));
    }
}

pub(super) fn use_before(game: &mut Tapestry, seat: u8) {
    game.turn.once = true;
    game.push_code(At { seat, context: Context::default() }, Lighthouse);
    game.push(seat, Task::DiscardTiles(TILES), Context::default());
}

/// The Lighthouse: the person says what to gain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lighthouse;

impl Code for Lighthouse {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::Gain)
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        useful(game, at.seat).for_each(|goods| offer.add(Act::Gain(goods)));
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        if let Act::Gain(goods) = act {
            game.gain(at.seat, goods, sink);
        }
    }
}

/// Before a bonus is paid.
pub(crate) fn offer_lighthouse(game: &Tapestry, seat: u8, offer: &mut TapestryLegal) {
    if !game.turn.income
        && game.has(seat, Flag::LandmarkAbilities)
        && let Some(at) = lighthouse(game, seat)
    {
        offer.add(Act::Node(at));
    }
}

pub(crate) fn use_lighthouse(game: &mut Tapestry, seat: u8) {
    game.turn.once = true;
    game.push(seat, Task::GainAny(1), Context::default());
    game.push(seat, Task::DiscardTiles(TILES), Context::default());
}

/// At the end of the turn, for who has not used it.
pub(super) fn end_of_turn(game: &mut Tapestry, seat: u8) {
    if lighthouse(game, seat).is_some() {
        let Some(civ) = game.civ_with(seat, Flag::LandmarkAbilities) else { return };
        let context = Context::of_civ(civ);
        let effect = game.node_effect(seat, context, 0);
        game.push_effect(seat, effect, context);
    }
}
