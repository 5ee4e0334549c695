//! Treasure Hunters: a token on an empty territory for each terrain, and its treasure. Rule: `civ.treasure-hunters`.

use kernel::{Hex, Hexes, Sink};

use crate::components::{Die, Good, Goods, Terrain};
use crate::options::Version;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, ItemKind, NONE, Tapestry, Task};

/// The terrains with what finding them gives.
const TREASURES: [(Terrain, Good); 4] = [
    (Terrain::Desert, Good::Coin),
    (Terrain::Forest, Good::Food),
    (Terrain::Grassland, Good::Culture),
    (Terrain::Mountain, Good::Worker),
];

fn terrains(game: &Tapestry, seat: u8, context: Context, hex: Hex) -> u8 {
    let used = game.civ_slot(seat, context).map_or(0, |(slot, _)| slot.used as u8);
    super::isolationists::land(game, hex) & !used & !1
}

pub(super) fn places(game: &Tapestry, seat: u8, context: Context) -> Hexes {
    let near = game.map.grid.around(game.control[usize::from(seat)]) & game.explored;
    let fits =
        |hex: &Hex| game.sites[hex.index()].items.is_empty() && terrains(game, seat, context, *hex) != 0;
    near.iter().filter(fits).collect()
}

/// Stage 0 where, 1 which terrain, 2 whether to roll again.
pub(super) fn offer(game: &Tapestry, frame: &Frame, stage: u8, hex: u8, offer: &mut TapestryLegal) {
    match stage {
        0 => offer.add_hexes(places(game, frame.seat, frame.context)),
        1 => {
            let open = terrains(game, frame.seat, frame.context, Hex(hex));
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

pub(super) fn answer<S: Sink<Event>>(
    game: &mut Tapestry,
    frame: Frame,
    hex: u8,
    face: u8,
    act: Act,
    sink: &mut S,
) {
    let Frame { seat, context, .. } = frame;
    match act {
        Act::Hex(hex) => game.push_hook(frame, 1, hex.0, 0),
        Act::Part(terrain) => {
            if let Some(slot) = game.civ_slot_mut(seat, context) {
                slot.used |= 1 << terrain;
            }
            game.stand(seat, Hex(hex), ItemKind::Holder, false, sink);
            let Some((terrain, good)) = TREASURES.into_iter().find(|(known, _)| *known as u8 == terrain)
            else {
                return;
            };
            game.gain(seat, Goods::of(good, 1), sink);
            let second = || Context { n: terrain as u8, ..context };
            match terrain {
                Terrain::Mountain => game.roll_conquest(seat, hex, true, sink),
                Terrain::Forest => {
                    for _ in 0..2 {
                        game.roll_benefit(seat, Die::Red, hex, sink);
                    }
                }
                Terrain::Desert => roll(game, Frame { context: second(), ..frame }, Die::Black, hex, sink),
                _ => game.push_hook(Frame { context: second(), ..frame }, 3, hex, NONE),
            }
        }
        Act::Yes | Act::No => {
            let die = if context.n == Terrain::Desert as u8 { Die::Black } else { Die::Science };
            let about = Context { hex, ..Context::default() };
            if game.options.version == Version::Latest {
                // Rolling again, only the last roll counts.
                match act {
                    Act::Yes if die == Die::Science => game.push_hook(frame, 4, hex, NONE),
                    Act::Yes => game.roll_benefit(seat, die, hex, sink),
                    _ => game.push(seat, Task::DieBenefit { die, face }, about),
                }
            } else {
                // Two rolls were made: the first or the second.
                let face = if act == Act::Yes { context.card } else { face };
                game.push(seat, Task::DieBenefit { die, face }, about);
            }
        }
        _ => {}
    }
}

/// The science die: stage 3 the first roll, stage 4 the last one.
pub(super) fn step<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, stage: u8, sink: &mut S) {
    let Task::Hook { a: hex, .. } = frame.task else { return };
    if stage == 3 {
        roll(game, frame, Die::Science, hex, sink);
    } else {
        game.roll_benefit(frame.seat, Die::Science, hex, sink);
    }
}

/// The first roll for a treasure; as first published both rolls are made at once.
fn roll<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, die: Die, hex: u8, sink: &mut S) {
    let chosen = game.turn.die;
    let faces = game.roll_faces(frame.seat, die, sink);
    let mut context = frame.context;
    if game.options.version != Version::Latest {
        game.turn.die = chosen;
        let again = match die {
            Die::Science => game.roll_science(frame.seat, sink),
            _ => game.roll_conquer(frame.seat, die, sink),
        };
        context.card = again;
        game.turn.die = 0;
    }
    game.push_hook(Frame { context, ..frame }, 2, hex, faces[0]);
    game.settle_roll(frame.seat, die, faces, hex);
}
