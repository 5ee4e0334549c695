//! Infiltrators: shared territories, and tokens in the capitals of others. Rule: `civ.infiltrators`.

use kernel::{Hex, Hexes, Sink};

use super::traders::single_outposts;
use super::{At, Code};
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{Context, ItemKind, Tapestry};

/// The third token in a capital brings a civilization.
const THIRD: usize = 3;

fn capitals(game: &Tapestry, seat: u8) -> Hexes {
    let others = game.others(seat).filter(|other| Some(*other) != game.shadow_seat());
    others.map(|other| Hex(game.player(other).capital)).collect()
}

/// A token in each capital.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tokens;

impl Code for Tokens {
    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, sink: &mut S) {
        for hex in capitals(game, at.seat) {
            game.stand(at.seat, hex, ItemKind::Token, false, sink);
        }
    }
}

/// A territory to share, or a capital for one more token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Infiltrate;

fn places(game: &Tapestry, seat: u8) -> Hexes {
    let outposts = game.player(seat).outposts > 0;
    let shared = if outposts { single_outposts(game, seat, false) } else { Hexes::EMPTY };
    shared | capitals(game, seat)
}

impl Code for Infiltrate {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::Hex)
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        offer.add_hexes(places(game, at.seat));
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        let (Act::Hex(hex), seat) = (act, at.seat) else { return };
        let owner = game.others(seat).find(|other| game.player(*other).capital == hex.0);
        let Some(owner) = owner else {
            let player = game.player_mut(seat);
            player.outposts = player.outposts.saturating_sub(1);
            game.stand(seat, hex, ItemKind::Shared, false, sink);
            game.expose_outpost(seat, hex);
            return game.territory_benefit(seat, Context::of_hex(hex));
        };
        game.stand(seat, hex, ItemKind::Token, false, sink);
        let vp = i16::from(game.player(owner).outposts);
        game.score_points(seat, vp, PointsFrom::Civilizations, sink);
        let mine = game.sites[hex.index()].items.iter().filter(|item| item.seat == seat).count();
        if mine == THIRD {
            game.gain_civ(seat, sink);
        }
    }

    fn possible(self, game: &Tapestry, at: At) -> bool {
        !places(game, at.seat).is_empty()
    }
}

/// A second token in a capital.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Second;

impl Code for Second {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::Hex)
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        offer.add_hexes(capitals(game, at.seat));
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        if let Act::Hex(hex) = act {
            game.stand(at.seat, hex, ItemKind::Token, false, sink);
        }
    }
}
