//! Spies: what neighbours have, used once each; then a look at the hand of that neighbour. It costs nothing and nobody is
//! hurt by it, so that it is done without a question. Rule: `civ.spies`.

use kernel::{Legal, Seat, Sink};

use super::{At, Code};
use crate::components::effect::Effect;
use crate::effects_bits as bits;
use crate::hooks::works_when_played;
use crate::options::Version;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{Context, NONE, Tapestry};

/// What of a neighbour's is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spoils {
    Tapestry,
    Tile,
    Position,
    Tech,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Choose,
    /// A token of this neighbour, whose position is used.
    Token {
        of: Seat,
    },
    /// The hand of this neighbour is looked at.
    Look {
        of: Seat,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spy {
    pub what: Spoils,
    pub stage: Stage,
}

impl Code for Spy {
    fn asks(self) -> Option<Waiting> {
        match (self.what, self.stage) {
            (_, Stage::Look { .. }) => None,
            (Spoils::Tapestry, _) => Some(Waiting::TapestryCard),
            (Spoils::Tile, _) => Some(Waiting::Tile),
            (Spoils::Tech, _) => Some(Waiting::TechCard),
            (Spoils::Position, Stage::Choose) => Some(Waiting::Opponent),
            (Spoils::Position, Stage::Token { .. }) => Some(Waiting::Part),
        }
    }

    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, sink: &mut S) {
        if let Stage::Look { of } = self.stage {
            game.look_at_hand(at.seat, of.0, sink);
        }
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        match (self.what, self.stage) {
            (_, Stage::Look { .. }) => {}
            (Spoils::Tapestry, _) => offer_cards(game, at.seat, offer),
            (Spoils::Tile, _) => offer_tiles(game, at.seat, offer),
            (Spoils::Tech, _) => bits(techs(game, at.seat)).for_each(|tech| offer.add(Act::Tech(tech))),
            (Spoils::Position, Stage::Choose) => {
                let stands = |other: &u8| game.tokens_on(*other, 0x1f).any(|(_, _, space)| space > 0);
                neighbours(game, at.seat).filter(stands).for_each(|other| offer.add(Act::Seat(Seat(other))));
            }
            (Spoils::Position, Stage::Token { of }) => {
                for (token, _, space) in game.tokens_on(of.0, 0x1f) {
                    if space > 0 {
                        offer.add(Act::Part(token));
                    }
                }
            }
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        if let (Stage::Choose, Act::Seat(of)) = (self.stage, act) {
            return game.push_code(at, Spy { stage: Stage::Token { of }, ..self });
        }
        // After the benefit, so below it.
        if let Some(of) = self.owner(game, at.seat, act) {
            game.push_code(at, Spy { stage: Stage::Look { of: Seat(of) }, ..self });
        }
        self.take(game, at.seat, act, sink);
    }

    fn possible(self, game: &Tapestry, at: At) -> bool {
        let mut legal = TapestryLegal::new(at.seat);
        self.offer(game, at, &mut legal);
        legal.count() > 0
    }
}

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

fn offer_cards(game: &Tapestry, seat: u8, offer: &mut TapestryLegal) {
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

fn offer_tiles(game: &Tapestry, seat: u8, offer: &mut TapestryLegal) {
    let tiles = neighbours(game, seat).fold(0, |tiles, other| tiles | game.player(other).tiles);
    bits(tiles).for_each(|tile| offer.add(Act::Tile(tile)));
    // As first printed space tiles can be used as well.
    if game.options.version != Version::Latest {
        let spaces = neighbours(game, seat).fold(0, |spaces, other| spaces | game.player(other).spaces);
        bits(u64::from(spaces)).for_each(|tile| offer.add(Act::Space(tile)));
    }
}

impl Spy {
    /// The neighbour whose thing is used.
    fn owner(self, game: &Tapestry, seat: u8, act: Act) -> Option<u8> {
        neighbours(game, seat).find(|other| {
            let player = game.player(*other);
            match act {
                Act::Card(card) => player.slots.contains(&card),
                Act::Tile(tile) => player.tiles >> tile & 1 == 1,
                Act::Space(tile) => player.spaces >> tile & 1 == 1,
                Act::Tech(tech) => player.techs.iter().any(|row| row >> tech & 1 == 1),
                Act::Part(_) => self.stage == Stage::Token { of: Seat(*other) },
                _ => false,
            }
        })
    }

    /// Uses what was chosen.
    fn take<S: Sink<Event>>(self, game: &mut Tapestry, seat: u8, act: Act, sink: &mut S) {
        match (self.stage, act) {
            (_, Act::Card(card)) => {
                // Landmarks are no spoils.
                let play = game.kit.effect(game.kit.card(card).play);
                if !matches!(play, Effect::Landmark(_) | Effect::LandmarkAny) {
                    game.copy_card(seat, card, sink);
                }
            }
            (_, Act::Space(tile)) => {
                let benefit = game.kit.space_tiles[usize::from(tile)].benefit;
                game.push_effect(seat, benefit, Context::from(PointsFrom::Civilizations));
            }
            (_, Act::Tile(tile)) => {
                let benefit = game.kit.tiles[usize::from(tile)].benefit;
                game.push_effect(seat, benefit, Context::from(PointsFrom::Civilizations));
            }
            (_, Act::Tech(tech)) => {
                let top = game.seat_list().any(|other| game.player(other).techs[2] >> tech & 1 == 1);
                let card = &game.kit.techs[usize::from(tech)];
                let square = top && game.options.version != Version::Latest;
                game.push_effect(
                    seat,
                    if square { card.square } else { card.circle },
                    Context::from(PointsFrom::Civilizations),
                );
            }
            (Stage::Token { of }, Act::Part(token)) => {
                let at = game.player(of.0).tokens[usize::from(token)];
                let activated = &mut game.player_mut(seat).activated[usize::from(at.track)];
                if *activated >> at.space & 1 == 0 {
                    *activated |= 1 << at.space;
                    game.gain_benefit(seat, at.track, at.space, sink);
                }
            }
            _ => {}
        }
    }
}
