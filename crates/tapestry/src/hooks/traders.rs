//! Traders: tokens on territories of others. Rule: `civ.traders`.

use kernel::{Hex, Hexes, Sink};

use crate::components::effect::EffectId;
use crate::components::{Building, Die, When};
use crate::effects_bits as bits;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, ItemKind, NONE, Tapestry, Task};

/// Territories with exactly one outpost of an opponent and nothing else.
pub(super) fn single_outposts(game: &Tapestry, seat: u8, own: bool) -> Hexes {
    let single = |hex: &Hex| {
        let items = &game.sites[hex.index()].items;
        matches!(&items[..], [item] if item.kind == ItemKind::Outpost && (item.seat == seat) == own && !item.toppled)
    };
    game.explored.iter().filter(single).collect()
}

fn empty(game: &Tapestry) -> Hexes {
    game.explored.iter().filter(|hex| game.sites[hex.index()].items.is_empty()).collect()
}

pub(super) fn printed_places(game: &Tapestry, seat: u8) -> Hexes {
    empty(game) | single_outposts(game, seat, false)
}

pub(super) fn answer_printed<S: Sink<Event>>(game: &mut Tapestry, seat: u8, act: Act, sink: &mut S) {
    let Act::Hex(hex) = act else { return };
    let empty = game.sites[hex.index()].items.is_empty();
    game.stand(seat, hex, ItemKind::Token, false, sink);
    if empty {
        let near = game.map.grid.neighbours(hex);
        let theirs =
            game.others(seat).fold(Hexes::EMPTY, |all, other| all | game.control[usize::from(other)]);
        game.score_points(seat, (near & theirs).len() as i16, sink);
    } else {
        game.territory_benefit(seat, Context { hex: hex.0, ..Context::default() });
    }
}

/// Whether one of the three ways is open.
pub(super) fn can(game: &Tapestry, seat: u8, way: u8) -> bool {
    let player = game.player(seat);
    match way {
        0 => player.tiles != 0 && !single_outposts(game, seat, false).is_empty(),
        1 => {
            player.tiles != 0
                && player.covered.iter().any(|covered| *covered != 0)
                && !single_outposts(game, seat, false).is_empty()
        }
        _ => !single_outposts(game, seat, true).is_empty(),
    }
}

/// Stage 0 the way; 1, 2 hex and tile of the first; 4, 5, 6 hex, building and tile of the second; 7, 3 hex and gain of the
/// third.
pub(super) fn offer(game: &Tapestry, seat: u8, stage: u8, offer: &mut TapestryLegal) {
    let player = game.player(seat);
    match stage {
        0 => (0..3).filter(|way| can(game, seat, *way)).for_each(|way| offer.add(Act::Part(way))),
        1 | 4 => offer.add_hexes(single_outposts(game, seat, false)),
        2 | 6 => bits(player.tiles).for_each(|tile| offer.add(Act::Tile(tile))),
        5 => {
            for building in Building::ALL {
                if player.covered[building.index()] != 0 {
                    offer.add(Act::Building(*building));
                }
            }
        }
        7 => offer.add_hexes(single_outposts(game, seat, true)),
        3 => (0..2).for_each(|part| offer.add(Act::Part(part))),
        _ => {}
    }
}

pub(super) fn answer<S: Sink<Event>>(
    game: &mut Tapestry,
    frame: Frame,
    stage: u8,
    hex: u8,
    extra: u8,
    act: Act,
    sink: &mut S,
) {
    let seat = frame.seat;
    let on = |hex: u8| Context { hex, ..Context::default() };
    match (stage, act) {
        (0, Act::Part(way)) => game.push_hook(frame, [1, 4, 7][usize::from(way.min(2))], NONE, NONE),
        (1, Act::Hex(hex)) => game.push_hook(frame, 2, hex.0, NONE),
        (2, Act::Tile(tile)) => {
            let owner = game.sites[usize::from(hex)].items.first().map_or(seat, |item| item.seat);
            game.stand(seat, Hex(hex), ItemKind::Token, false, sink);
            game.give_tile(seat, tile, owner, sink);
            game.territory_benefit(seat, on(hex));
            let benefit = game.kit.tiles[usize::from(tile)].benefit;
            game.push_effect(seat, benefit, on(hex));
        }
        (4, Act::Hex(hex)) => game.push_hook(frame, 5, hex.0, NONE),
        (5, Act::Building(building)) => game.push_hook(frame, 6, hex, building as u8),
        (6, Act::Tile(tile)) => {
            let Some(building) = Building::at(extra) else { return };
            let owner = game.sites[usize::from(hex)].items.first().map_or(seat, |item| item.seat);
            let open = game.player(seat).covered[building.index()].trailing_zeros() as usize;
            game.give_tile(seat, tile, owner, sink);
            if game.take_building(seat, building, sink) {
                game.stand(seat, Hex(hex), ItemKind::Building, true, sink);
                game.fire(seat, When::YouGain(building), Context::default());
                let space = &game.income_track(seat, building)[open];
                let (income, vp): (EffectId, EffectId) = (space.income, space.vp);
                for who in [owner, seat] {
                    game.push_effect(who, vp, Context::default());
                    game.push_effect(who, income, Context::default());
                }
            }
        }
        (7, Act::Hex(hex)) => {
            game.stand(seat, hex, ItemKind::Token, false, sink);
            game.push_hook(frame, 8, hex.0, NONE);
            game.push_hook(frame, 3, hex.0, NONE);
        }
        (3, Act::Part(0)) => game.push(seat, Task::GainAny(1), Context::default()),
        (3, _) => game.score_points(seat, 5, sink),
        _ => {}
    }
}

/// The end of the third way: the black die, and a tile for every opponent.
pub(super) fn roll<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, sink: &mut S) {
    let Task::Hook { a: hex, .. } = frame.task else { return };
    let seat = frame.seat;
    let others: arrayvec::ArrayVec<u8, 5> = game.active_others(seat).collect();
    for other in others {
        game.draw_tiles(other, 1, sink);
    }
    game.roll_benefit(seat, Die::Black, hex, sink);
}
