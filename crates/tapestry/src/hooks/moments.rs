//! Moments at which the rules call a civilization by itself.

use kernel::Sink;

use super::collectors::Store;
use super::{
    chosen, collectors, craftsmen, merfolk, nomads, relentless, renegades, urban_planners, utilitarians,
};
use crate::components::{Building, Flag};
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{CardNo, Context, Frame, LandmarkNo, Tapestry, Task, TechNo};

/// Other places for a building than the city.
pub(crate) fn offer_place(game: &Tapestry, seat: u8, landmark: bool, offer: &mut TapestryLegal) {
    if !landmark && game.has(seat, Flag::CraftsmenGrid) {
        craftsmen::offer_place(game, seat, offer);
    }
    if game.has(seat, Flag::MapBuildings) {
        nomads::offer_place(game, seat, offer);
    }
}

/// Puts a building there.
pub(crate) fn place_elsewhere<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, act: Act, sink: &mut S) {
    match (frame.task, act) {
        (Task::Place(building), Act::Node(node)) => craftsmen::place(game, frame.seat, building, node),
        (_, Act::Hex(hex)) => nomads::place(game, frame.seat, hex, sink),
        _ => {}
    }
}

/// A space tile is explored on a civilization mat.
pub(crate) fn tile_on_mat(game: &mut Tapestry, seat: u8, context: Context, tile: u8) {
    if let Some(slot) = game.civ_slot_mut(seat, context) {
        slot.memory = u32::from(tile) + 1;
    }
}

/// The space tile on a civilization mat goes out of the game; what lies below hears whether there was one.
pub(crate) fn drop_mat_tile(game: &mut Tapestry, seat: u8, context: Context) {
    let Some(slot) = game.civ_slot_mut(seat, context) else { return };
    let tile = std::mem::take(&mut slot.memory);
    if tile > 0 {
        game.player_mut(seat).explored &= !(1 << (tile - 1));
    }
    game.tell(|below| below.n = u8::from(tile > 0));
}

/// What a player may do instead of gaining the benefit of an advance.
pub(crate) fn instead_of_benefit(game: &Tapestry, seat: u8, task: Task) -> (Task, Context) {
    if game.has(seat, Flag::RenegadeTrack) {
        return renegades::instead(game, seat, task);
    }
    (task, Context::default())
}

/// What happens at the end of a turn.
pub(crate) fn end_of_turn(game: &mut Tapestry, seat: u8) {
    if game.has(seat, Flag::Relentless) {
        relentless::end_of_turn(game, seat);
    }
    if game.has(seat, Flag::PrivateAchievements) && !game.turn.income {
        chosen::end_of_turn(game, seat);
    }
    if game.has(seat, Flag::LandmarkAbilities) && !game.turn.income {
        utilitarians::end_of_turn(game, seat);
    }
}

/// An income turn begins.
pub(crate) fn begin_income(game: &mut Tapestry, seat: u8) {
    if game.has(seat, Flag::LandmarkAbilities) {
        utilitarians::begin_income(game, seat);
    }
}

/// What else can be done with a turn, or before it.
pub(crate) fn offer_turn(game: &Tapestry, seat: u8, offer: &mut TapestryLegal) {
    if game.has(seat, Flag::LandmarkAbilities) {
        utilitarians::offer_before(game, seat, offer);
    }
    if game.has(seat, Flag::KeepsLandmarks) {
        urban_planners::placeable(game, seat).for_each(|landmark| offer.add(Act::Landmark(landmark)));
    }
    if game.has(seat, Flag::PlaysCards) && game.player(seat).income_turns == 5 {
        merfolk::offer_turn(game, seat, offer);
    }
}

/// Carries out what [`offer_turn`] offered.
pub(crate) fn answer_turn<S: Sink<Event>>(game: &mut Tapestry, seat: u8, act: Act, sink: &mut S) {
    match act {
        Act::Landmark(landmark) => {
            game.push(seat, Task::TakeTurn, Context::default());
            urban_planners::begin_place(game, seat, landmark);
        }
        Act::Node(_) => {
            game.push(seat, Task::TakeTurn, Context::default());
            utilitarians::use_before(game, seat);
        }
        Act::Card(_) | Act::Part(_) => merfolk::take_turn(game, seat, act, sink),
        _ => {}
    }
}

/// Territory tiles were gained.
pub(crate) fn gained_tiles(game: &mut Tapestry, seat: u8, tiles: u64) {
    if let Some(tiles) = Store::tiles(tiles) {
        collectors::gained(game, seat, tiles);
    }
}

/// A tapestry card was gained.
pub(crate) fn gained_card(game: &mut Tapestry, seat: u8, card: u8) {
    collectors::gained(game, seat, Store::Card(CardNo::of(card)));
}

/// A tech card was gained.
pub(crate) fn gained_tech(game: &mut Tapestry, seat: u8, tech: u8) {
    collectors::gained(game, seat, Store::Tech(TechNo::of(tech)));
}

/// An income building was gained and is to be placed.
pub(crate) fn gained_building(game: &mut Tapestry, seat: u8, building: Building) {
    if building == Building::House {
        collectors::gained(game, seat, Store::House);
    }
}

/// A landmark was gained: it is placed, unless it waits on a mat.
pub(crate) fn gained_landmark(game: &mut Tapestry, seat: u8, landmark: u8) {
    if game.has(seat, Flag::LandmarkAbilities) {
        utilitarians::gained(game, seat, landmark);
    }
    game.push(seat, Task::PlaceLandmark(landmark), Context::default());
    collectors::gained(game, seat, Store::Landmark(LandmarkNo::of(landmark)));
}

/// Whether a landmark may wait on a mat.
pub(crate) fn offer_wait(game: &Tapestry, seat: u8, landmark: u8, offer: &mut TapestryLegal) {
    if game.has(seat, Flag::KeepsLandmarks) && game.player(seat).waiting >> landmark & 1 == 0 {
        offer.add(Act::Done);
    }
}
