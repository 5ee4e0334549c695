//! Infiltrators: shared territories, and tokens in the capitals of others. Rule: `civ.infiltrators`.

use kernel::{Hex, Hexes, Sink};

use super::traders::single_outposts;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::state::{Context, ItemKind, Tapestry};

/// The third token in a capital brings a civilization.
const THIRD: usize = 3;

pub(super) fn capitals(game: &Tapestry, seat: u8) -> Hexes {
    let others = game.others(seat).filter(|other| Some(*other) != game.shadow_seat());
    others.map(|other| Hex(game.player(other).capital)).collect()
}

pub(super) fn setup<S: Sink<Event>>(game: &mut Tapestry, seat: u8, sink: &mut S) {
    for hex in capitals(game, seat) {
        game.stand(seat, hex, ItemKind::Token, false, sink);
    }
}

pub(super) fn places(game: &Tapestry, seat: u8) -> Hexes {
    let outposts = game.player(seat).outposts > 0;
    let shared = if outposts { single_outposts(game, seat, false) } else { Hexes::EMPTY };
    shared | capitals(game, seat)
}

pub(super) fn answer<S: Sink<Event>>(game: &mut Tapestry, seat: u8, act: Act, sink: &mut S) {
    let Act::Hex(hex) = act else { return };
    let owner = game.others(seat).find(|other| game.player(*other).capital == hex.0);
    let Some(owner) = owner else {
        let player = game.player_mut(seat);
        player.outposts = player.outposts.saturating_sub(1);
        game.stand(seat, hex, ItemKind::Shared, false, sink);
        game.expose_outpost(seat, hex);
        return game.territory_benefit(seat, Context { hex: hex.0, ..Context::default() });
    };
    game.stand(seat, hex, ItemKind::Token, false, sink);
    let vp = i16::from(game.player(owner).outposts);
    game.score_points(seat, vp, sink);
    let mine = game.sites[hex.index()].items.iter().filter(|item| item.seat == seat).count();
    if mine == THIRD {
        game.gain_civ(seat, sink);
    }
}
