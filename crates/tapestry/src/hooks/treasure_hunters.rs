//! Treasure Hunters: a token on an empty territory for each terrain, and its treasure. Rule: `civ.treasure-hunters`.

use kernel::{Hex, Hexes, Sink};

use crate::components::effect::{Bonus, Move, Tracks};
use crate::components::{Die, Good, Goods, Terrain};
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, ItemKind, Tapestry, Task};

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
            let about = Context { hex, ..Context::default() };
            match terrain {
                Terrain::Mountain => {
                    let red = game.roll_conquer(seat, Die::Red, sink);
                    let black = game.roll_conquer(seat, Die::Black, sink);
                    game.push(seat, Task::ConquerDie { hex, red, black, both: true }, about);
                }
                Terrain::Forest => {
                    for _ in 0..2 {
                        let red = game.roll_conquer(seat, Die::Red, sink);
                        let effect = game.kit.red[usize::from(red)];
                        game.push_effect(seat, effect, about);
                    }
                }
                _ => {
                    let desert = terrain == Terrain::Desert;
                    let face = if desert {
                        game.roll_conquer(seat, Die::Black, sink)
                    } else {
                        game.roll_science(seat, sink)
                    };
                    let next = Frame { context: Context { n: terrain as u8, ..context }, ..frame };
                    game.push_hook(next, 2, hex, face);
                }
            }
        }
        Act::Yes | Act::No => {
            // Rolling again, only the last roll counts.
            let desert = context.n == Terrain::Desert as u8;
            let last = match (act, desert) {
                (Act::Yes, true) => game.roll_conquer(seat, Die::Black, sink),
                (Act::Yes, false) => game.roll_science(seat, sink),
                _ => face,
            };
            if desert {
                let effect = game.kit.black[usize::from(last)];
                game.push_effect(seat, effect, Context { hex, ..Context::default() });
            } else {
                let how = Move { tracks: Tracks::Of(1 << last), benefit: true, bonus: Bonus::Pay, off_vp: 0 };
                game.push(seat, Task::Advance(how), Context::default());
            }
        }
        _ => {}
    }
}
