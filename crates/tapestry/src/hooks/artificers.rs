//! Artificers: buildings moved on the income mat. Rule: `civ.artificers`.

use kernel::Sink;

use super::{At, Code};
use crate::components::Building;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::Tapestry;

/// First a track, then to set its leftmost building aside (part 0) or to slide it (part 1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Track,
    Way { building: Building },
}

fn offer_tracks(game: &Tapestry, seat: u8, offer: &mut TapestryLegal) {
    for building in Building::ALL {
        if game.player(seat).covered[building.index()] != 0 {
            offer.add(Act::Building(*building));
        }
    }
}

impl Code for Stage {
    fn asks(self) -> Option<Waiting> {
        Some(match self {
            Stage::Track => Waiting::Building,
            Stage::Way { .. } => Waiting::Part,
        })
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        let Stage::Way { building } = self else { return offer_tracks(game, at.seat, offer) };
        offer.add(Act::Part(0));
        if game.player(at.seat).covered[building.index()] & 1 == 0 {
            offer.add(Act::Part(1));
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, _sink: &mut S) {
        match (self, act) {
            (Stage::Track, Act::Building(building)) => game.push_code(at, Stage::Way { building }),
            (Stage::Way { building }, Act::Part(slide)) => {
                let covered = &mut game.player_mut(at.seat).covered[building.index()];
                let leftmost = *covered & covered.wrapping_neg();
                *covered &= !leftmost;
                if slide == 1 {
                    *covered |= leftmost >> 1;
                }
            }
            _ => {}
        }
    }

    fn possible(self, game: &Tapestry, at: At) -> bool {
        game.player(at.seat).covered != [0; 4]
    }
}

/// All buildings of a track go as far left as they can.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flush;

impl Code for Flush {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::Building)
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        offer_tracks(game, at.seat, offer);
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, _sink: &mut S) {
        if let Act::Building(building) = act {
            let covered = &mut game.player_mut(at.seat).covered[building.index()];
            *covered = (1 << covered.count_ones()) - 1;
        }
    }

    fn possible(self, game: &Tapestry, at: At) -> bool {
        game.player(at.seat).covered != [0; 4]
    }
}
