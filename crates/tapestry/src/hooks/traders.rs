//! Traders: tokens on territories of others. Rule: `civ.traders`.

use kernel::{Hex, Hexes, Sink};

use super::{At, Code};
use crate::components::effect::EffectId;
use crate::components::{Building, Die, When};
use crate::effects_bits as bits;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{Context, ItemKind, Tapestry, Task};

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

/// As first printed: a token on an empty territory, or beside an outpost of an opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Printed;

fn printed_places(game: &Tapestry, seat: u8) -> Hexes {
    empty(game) | single_outposts(game, seat, false)
}

impl Code for Printed {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::Hex)
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        offer.add_hexes(printed_places(game, at.seat));
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        let (Act::Hex(hex), seat) = (act, at.seat) else { return };
        let empty = game.sites[hex.index()].items.is_empty();
        game.stand(seat, hex, ItemKind::Token, false, sink);
        if empty {
            let near = game.map.grid.neighbours(hex);
            let theirs =
                game.others(seat).fold(Hexes::EMPTY, |all, other| all | game.control[usize::from(other)]);
            game.score_points(seat, (near & theirs).len() as i16, PointsFrom::Civilizations, sink);
        } else {
            game.territory_benefit(seat, Context::of_hex(hex));
        }
    }

    fn possible(self, game: &Tapestry, at: At) -> bool {
        !printed_places(game, at.seat).is_empty()
    }
}

/// The benefit of a die that an opponent has, if one likes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShareDie;

impl Code for ShareDie {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::YesNo)
    }

    fn offer(self, _game: &Tapestry, _at: At, offer: &mut TapestryLegal) {
        offer.add(Act::Yes);
        offer.add(Act::No);
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, _sink: &mut S) {
        if act == Act::Yes {
            let about = Context { hex: at.context.hex, ..Context::default() };
            game.push_effect(at.seat, at.context.effect(), about);
        }
    }
}

/// The later mat: one of three ways to trade.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trade {
    Way,
    /// A token beside an outpost of an opponent, for a tile.
    TokenHex,
    TokenTile {
        hex: Hex,
    },
    /// A building beside it, for a tile.
    BuildingHex,
    BuildingKind {
        hex: Hex,
    },
    BuildingTile {
        hex: Hex,
        building: Building,
    },
    /// A token beside an own outpost: a resource or points, then the black die.
    OwnHex,
    OwnGain {
        hex: Hex,
    },
    OwnRoll {
        hex: Hex,
    },
}

/// Whether one of the three ways is open.
fn can(game: &Tapestry, seat: u8, way: u8) -> bool {
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

impl Code for Trade {
    fn asks(self) -> Option<Waiting> {
        match self {
            Trade::Way | Trade::OwnGain { .. } => Some(Waiting::Part),
            Trade::TokenHex | Trade::BuildingHex | Trade::OwnHex => Some(Waiting::Hex),
            Trade::TokenTile { .. } | Trade::BuildingTile { .. } => Some(Waiting::Tile),
            Trade::BuildingKind { .. } => Some(Waiting::Building),
            Trade::OwnRoll { .. } => None,
        }
    }

    /// The end of the third way: the black die, and a tile for every opponent.
    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, sink: &mut S) {
        let Trade::OwnRoll { hex } = self else { return };
        let others: arrayvec::ArrayVec<u8, 5> = game.active_others(at.seat).collect();
        for other in others {
            game.draw_tiles(other, 1, sink);
        }
        game.roll_benefit(at.seat, Die::Black, hex.0, sink);
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        let player = game.player(at.seat);
        match self {
            Trade::Way => {
                (0..3).filter(|way| can(game, at.seat, *way)).for_each(|way| offer.add(Act::Part(way)));
            }
            Trade::TokenHex | Trade::BuildingHex => offer.add_hexes(single_outposts(game, at.seat, false)),
            Trade::TokenTile { .. } | Trade::BuildingTile { .. } => {
                bits(player.tiles).for_each(|tile| offer.add(Act::Tile(tile)));
            }
            Trade::BuildingKind { .. } => {
                for building in Building::ALL {
                    if player.covered[building.index()] != 0 {
                        offer.add(Act::Building(*building));
                    }
                }
            }
            Trade::OwnHex => offer.add_hexes(single_outposts(game, at.seat, true)),
            Trade::OwnGain { .. } => (0..2).for_each(|part| offer.add(Act::Part(part))),
            Trade::OwnRoll { .. } => {}
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        let seat = at.seat;
        match (self, act) {
            (Trade::Way, Act::Part(0)) => game.push_code(at, Trade::TokenHex),
            (Trade::Way, Act::Part(1)) => game.push_code(at, Trade::BuildingHex),
            (Trade::Way, Act::Part(_)) => game.push_code(at, Trade::OwnHex),
            (Trade::TokenHex, Act::Hex(hex)) => game.push_code(at, Trade::TokenTile { hex }),
            (Trade::TokenTile { hex }, Act::Tile(tile)) => put_token(game, seat, hex, tile, sink),
            (Trade::BuildingHex, Act::Hex(hex)) => game.push_code(at, Trade::BuildingKind { hex }),
            (Trade::BuildingKind { hex }, Act::Building(building)) => {
                game.push_code(at, Trade::BuildingTile { hex, building });
            }
            (Trade::BuildingTile { hex, building }, Act::Tile(tile)) => {
                put_building(game, seat, (hex, building), tile, sink);
            }
            (Trade::OwnHex, Act::Hex(hex)) => {
                game.stand(seat, hex, ItemKind::Token, false, sink);
                game.push_code(at, Trade::OwnRoll { hex });
                game.push_code(at, Trade::OwnGain { hex });
            }
            (Trade::OwnGain { .. }, Act::Part(0)) => game.push(seat, Task::GainAny(1), Context::default()),
            (Trade::OwnGain { .. }, _) => game.score_points(seat, 5, PointsFrom::Civilizations, sink),
            _ => {}
        }
    }

    fn possible(self, game: &Tapestry, at: At) -> bool {
        (0..3).any(|way| can(game, at.seat, way))
    }
}

/// Whose outpost stands there.
fn owner(game: &Tapestry, seat: u8, hex: Hex) -> u8 {
    game.sites[hex.index()].items.first().map_or(seat, |item| item.seat)
}

fn put_token<S: Sink<Event>>(game: &mut Tapestry, seat: u8, hex: Hex, tile: u8, sink: &mut S) {
    let on = Context::of_hex(hex);
    let owner = owner(game, seat, hex);
    game.stand(seat, hex, ItemKind::Token, false, sink);
    game.give_tile(seat, tile, owner, sink);
    game.territory_benefit(seat, on);
    let benefit = game.kit.tiles[usize::from(tile)].benefit;
    game.push_effect(seat, benefit, on);
}

fn put_building<S: Sink<Event>>(
    game: &mut Tapestry,
    seat: u8,
    (hex, building): (Hex, Building),
    tile: u8,
    sink: &mut S,
) {
    let owner = owner(game, seat, hex);
    let open = game.player(seat).covered[building.index()].trailing_zeros() as usize;
    game.give_tile(seat, tile, owner, sink);
    if game.take_building(seat, building, sink) {
        game.stand(seat, hex, ItemKind::Building, true, sink);
        game.fire(seat, When::YouGain(building), Context::default());
        let space = &game.income_track(seat, building)[open];
        let (income, vp): (EffectId, EffectId) = (space.income, space.vp);
        for who in [owner, seat] {
            game.push_effect(who, vp, Context::from(PointsFrom::Civilizations));
            game.push_effect(who, income, Context::from(PointsFrom::Civilizations));
        }
    }
}
