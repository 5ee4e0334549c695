//! Treasure Hunters: a token on an empty territory for each terrain, and its treasure. Rule: `civ.treasure-hunters`.

use kernel::{Hex, Hexes, Sink};

use super::{At, Code};
use crate::components::{Die, Good, Goods, Terrain};
use crate::options::Version;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, ItemKind, NONE, Tapestry, Task};

/// The terrains with what finding them gives.
const TREASURES: [(Terrain, Good); 4] = [
    (Terrain::Desert, Good::Coin),
    (Terrain::Forest, Good::Food),
    (Terrain::Grassland, Good::Culture),
    (Terrain::Mountain, Good::Worker),
];

fn terrains(game: &Tapestry, seat: u8, context: Context, hex: Hex) -> u8 {
    let used = game.civ_slot(seat, context).map_or(0, |(slot, _)| slot.used as u8);
    game.terrains(hex) & !used & !1
}

fn places(game: &Tapestry, seat: u8, context: Context) -> Hexes {
    let near = game.map.grid.around(game.control[usize::from(seat)]) & game.explored;
    let fits =
        |hex: &Hex| game.sites[hex.index()].items.is_empty() && terrains(game, seat, context, *hex) != 0;
    near.iter().filter(fits).collect()
}

/// A territory, one of its terrains, and for two of them a die that may be rolled twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Where,
    Terrain {
        hex: Hex,
    },
    /// The first roll of the science die.
    Roll {
        hex: Hex,
    },
    /// Rolling again, or as first published the second of two rolls.
    Again {
        hex: Hex,
        face: u8,
        second: Option<u8>,
        /// The number of the terrain, and from a choice between two rolls of the science die on that of its track.
        about: u8,
    },
    /// The last roll of the science die.
    LastRoll {
        hex: Hex,
        about: u8,
    },
}

impl Stage {
    /// Another roll of the die counts.
    pub fn set_face(&mut self, die: Die, chosen: u8) {
        if let Stage::Again { face, about, .. } = self {
            match die {
                Die::Science => *about = chosen,
                Die::Red | Die::Black => *face = chosen,
            }
        }
    }
}

impl Code for Stage {
    fn asks(self) -> Option<Waiting> {
        match self {
            Stage::Where => Some(Waiting::Hex),
            Stage::Terrain { .. } => Some(Waiting::Part),
            Stage::Again { .. } => Some(Waiting::YesNo),
            Stage::Roll { .. } | Stage::LastRoll { .. } => None,
        }
    }

    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, sink: &mut S) {
        if game.chooses_die() {
            game.push_code(at, self);
            return game.ask_die(at.seat);
        }
        match self {
            Stage::Roll { hex } => roll(game, at, Terrain::Grassland, hex, sink),
            Stage::LastRoll { hex, .. } => game.roll_benefit(at.seat, Die::Science, hex.0, sink),
            _ => {}
        }
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        match self {
            Stage::Where => offer.add_hexes(places(game, at.seat, at.context)),
            Stage::Terrain { hex } => {
                let open = terrains(game, at.seat, at.context, hex);
                for (terrain, _) in TREASURES {
                    if open >> terrain.index() & 1 == 1 {
                        offer.add(Act::Part(terrain as u8));
                    }
                }
            }
            _ => {
                offer.add(Act::Yes);
                offer.add(Act::No);
            }
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        match (self, act) {
            (Stage::Where, Act::Hex(hex)) => game.push_code(at, Stage::Terrain { hex }),
            (Stage::Terrain { hex }, Act::Part(terrain)) => found(game, at, hex, terrain, sink),
            (Stage::Again { .. }, Act::Yes | Act::No) => self.settle(game, at, act == Act::Yes, sink),
            _ => {}
        }
    }

    fn possible(self, game: &Tapestry, at: At) -> bool {
        !places(game, at.seat, at.context).is_empty()
    }
}

/// A treasure was found in this terrain.
fn found<S: Sink<Event>>(game: &mut Tapestry, at: At, hex: Hex, terrain: u8, sink: &mut S) {
    let seat = at.seat;
    if let Some(slot) = game.civ_slot_mut(seat, at.context) {
        slot.used |= 1 << terrain;
    }
    game.stand(seat, hex, ItemKind::Holder, false, sink);
    let Some((terrain, good)) = TREASURES.into_iter().find(|(known, _)| *known as u8 == terrain) else {
        return;
    };
    game.gain(seat, Goods::of(good, 1), sink);
    match terrain {
        Terrain::Mountain => game.roll_conquest(seat, hex.0, true, sink),
        Terrain::Forest => {
            for _ in 0..2 {
                game.roll_benefit(seat, Die::Red, hex.0, sink);
            }
        }
        Terrain::Desert => roll(game, at, Terrain::Desert, hex, sink),
        _ => game.push_code(at, Stage::Roll { hex }),
    }
}

/// The first roll for a treasure; as first published both rolls are made at once.
fn roll<S: Sink<Event>>(game: &mut Tapestry, at: At, terrain: Terrain, hex: Hex, sink: &mut S) {
    let die = if terrain == Terrain::Desert { Die::Black } else { Die::Science };
    let chosen = game.turn.die;
    let faces = game.roll_faces(at.seat, die, sink);
    let mut second = None;
    if game.options.version != Version::Latest {
        game.turn.die = chosen;
        second = Some(match die {
            Die::Science => game.roll_science(at.seat, sink),
            _ => game.roll_conquer(at.seat, die, sink),
        });
        game.turn.die = 0;
    }
    game.push_code(at, Stage::Again { hex, face: faces[0], second, about: terrain as u8 });
    game.settle_roll(at.seat, die, faces, hex.0);
}

impl Stage {
    fn settle<S: Sink<Event>>(self, game: &mut Tapestry, at: At, yes: bool, sink: &mut S) {
        let Stage::Again { hex, face, second, about } = self else { return };
        let die = if about == Terrain::Desert as u8 { Die::Black } else { Die::Science };
        let on = Context::of_hex(hex);
        if game.options.version == Version::Latest {
            // Rolling again, only the last roll counts.
            match (yes, die) {
                (true, Die::Science) => game.push_code(at, Stage::LastRoll { hex, about }),
                (true, _) => game.roll_benefit(at.seat, die, hex.0, sink),
                (false, _) => game.push(at.seat, Task::DieBenefit { die, face }, on),
            }
        } else {
            // Two rolls were made: the first or the second.
            let face = if yes { second.unwrap_or(NONE) } else { face };
            game.push(at.seat, Task::DieBenefit { die, face }, on);
        }
    }
}
