//! Spies: what neighbours have, used once each; then a look at the hand of that neighbour. It costs nothing and nobody is
//! hurt by it, so that it is done without a question. Rule: `civ.spies`.

use kernel::{Seat, Sink};

use crate::components::effect::{Effect, Hook};
use crate::effects_bits as bits;
use crate::hooks::works_when_played;
use crate::options::Version;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, NONE, Tapestry};

/// The stage at which the hand is looked at.
pub(super) const LOOK: u8 = 2;

fn neighbours(game: &Tapestry, seat: u8) -> impl Iterator<Item = u8> + '_ {
    game.others(seat).filter(move |other| game.are_neighbours(seat, *other))
}

/// Tech cards of neighbours that can be used, as bits: the later mat uses circles only.
fn techs(game: &Tapestry, seat: u8) -> u64 {
    neighbours(game, seat).fold(0, |cards, other| {
        let player = game.player(other);
        let rows = if game.options.version == Version::Latest { player.techs[0] } else { 0 };
        cards | (rows | player.techs[1] | player.techs[2]) & !player.flipped
    })
}

pub(super) fn offer(game: &Tapestry, seat: u8, hook: Hook, target: u8, offer: &mut TapestryLegal) {
    match hook {
        Hook::SpiesTapestry => {
            for other in neighbours(game, seat) {
                let player = game.player(other);
                for card in player.slots {
                    let seen = card != NONE && player.face_down >> card & 1 == 0;
                    if seen && works_when_played(game, card) {
                        offer.add(Act::Card(card));
                    }
                }
            }
        }
        Hook::SpiesTile => {
            let tiles = neighbours(game, seat).fold(0, |tiles, other| tiles | game.player(other).tiles);
            bits(tiles).for_each(|tile| offer.add(Act::Tile(tile)));
            // As first printed space tiles can be used as well.
            if game.options.version != Version::Latest {
                let spaces =
                    neighbours(game, seat).fold(0, |spaces, other| spaces | game.player(other).spaces);
                bits(u64::from(spaces)).for_each(|tile| offer.add(Act::Space(tile)));
            }
        }
        Hook::SpiesTech => bits(techs(game, seat)).for_each(|tech| offer.add(Act::Tech(tech))),
        _ if target == NONE => {
            let stands = |other: &u8| game.tokens_on(*other, 0x1f).any(|(_, _, space)| space > 0);
            neighbours(game, seat).filter(stands).for_each(|other| offer.add(Act::Seat(Seat(other))));
        }
        _ => {
            for (token, _, space) in game.tokens_on(target, 0x1f) {
                if space > 0 {
                    offer.add(Act::Part(token));
                }
            }
        }
    }
}

/// The neighbour whose thing is used.
fn owner(game: &Tapestry, seat: u8, target: u8, act: Act) -> Option<u8> {
    neighbours(game, seat).find(|other| {
        let player = game.player(*other);
        match act {
            Act::Card(card) => player.slots.contains(&card),
            Act::Tile(tile) => player.tiles >> tile & 1 == 1,
            Act::Space(tile) => player.spaces >> tile & 1 == 1,
            Act::Tech(tech) => player.techs.iter().any(|row| row >> tech & 1 == 1),
            Act::Part(_) => *other == target,
            _ => false,
        }
    })
}

pub(super) fn answer<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, target: u8, act: Act, sink: &mut S) {
    let seat = frame.seat;
    // After the benefit, so below it.
    if let Some(of) = owner(game, seat, target, act) {
        game.push_hook(frame, LOOK, of, 0);
    }
    match act {
        Act::Card(card) => {
            // Landmarks are no spoils.
            let play = game.kit.effect(game.kit.card(card).play);
            if !matches!(play, Effect::Landmark(_) | Effect::LandmarkAny) {
                game.copy_card(seat, card, sink);
            }
        }
        Act::Space(tile) => {
            let benefit = game.kit.space_tiles[usize::from(tile)].benefit;
            game.push_effect(seat, benefit, Context::default());
        }
        Act::Tile(tile) => {
            let benefit = game.kit.tiles[usize::from(tile)].benefit;
            game.push_effect(seat, benefit, Context::default());
        }
        Act::Tech(tech) => {
            let top = game.seat_list().any(|other| game.player(other).techs[2] >> tech & 1 == 1);
            let card = &game.kit.techs[usize::from(tech)];
            let square = top && game.options.version != Version::Latest;
            game.push_effect(seat, if square { card.square } else { card.circle }, Context::default());
        }
        Act::Seat(target) => game.push_hook(frame, 1, target.0, 0),
        Act::Part(token) => {
            let at = game.player(target).tokens[usize::from(token)];
            let activated = &mut game.player_mut(seat).activated[usize::from(at.track)];
            if *activated >> at.space & 1 == 0 {
                *activated |= 1 << at.space;
                game.gain_benefit(seat, at.track, at.space, sink);
            }
        }
        _ => {}
    }
}
