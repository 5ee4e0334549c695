//! Acolytes: volcanoes cost cult steps, spades become cult steps.

use kernel::{Hex, Seat, Sink};

use super::{finish_volcano, volcano_price};
use crate::components::Cult;
use crate::rules::event::Event;
use crate::rules::illegal::Illegal;
use crate::state::{Phase, TerraMystica};

/// The top space, which holds a key while one stands on it.
const TOP: u8 = crate::components::CultBoard::TOP;

pub(crate) fn spades(game: &mut TerraMystica, seat: Seat, count: u8) {
    let steps = game.faction(seat).powers.spade_steps * count;
    if game.phase == Phase::Actions {
        game.turn.steps += steps;
        game.turn.stride = 1;
    } else {
        game.player_mut(seat).steps_due += steps;
    }
}

pub(crate) fn check_pay(game: &TerraMystica, seat: Seat, hex: Hex, cult: Cult) -> Result<(), Illegal> {
    let need = volcano_price(game, seat, hex);
    let have = game.player(seat).purse.cults[cult.index()];
    if have < need { Err(Illegal::CultShort { cult, need }) } else { Ok(()) }
}

/// Pays at once if only one track will do.
pub(crate) fn pay_if_one_way<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, hex: Hex, sink: &mut S) {
    let mut ways = Cult::ALL.into_iter().filter(|cult| check_pay(game, seat, hex, *cult).is_ok());
    if let (Some(only), None) = (ways.next(), ways.next()) {
        pay(game, seat, only, sink);
    }
}

/// The marker goes down; leaving the top gives the key back.
pub(crate) fn pay<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, cult: Cult, sink: &mut S) {
    let Some(hex) = game.turn.dig else { return };
    let steps = volcano_price(game, seat, hex);
    let player = game.player_mut(seat);
    let at = &mut player.purse.cults[cult.index()];
    if *at == TOP {
        player.keys += 1;
    }
    *at -= steps;
    if S::ON {
        sink.event(Event::PaidCult { seat, cult, steps });
    }
    finish_volcano(game, seat, hex, sink);
}
