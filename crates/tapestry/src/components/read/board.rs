//! The map, tiles, tracks and the income mat.

use kernel::{Axial, Certainty, Grid, Hex, Hexes};

use super::{Bad, Read, effect, land, lasting, maybe, put, put_at};
use crate::components::effect::{Cost, Effect, EffectId};
use crate::components::file::{
    IncomeEntry, InspirationEntry, MapEntry, SpaceTileEntry, TileEntry, TrackEntry,
};
use crate::components::kit::{Kit, MOST_TILES};
use crate::components::language::Book;
use crate::components::{
    Building, Good, IncomeSpace, Inspiration, Kinds, Map, Printed, Set, Space, SpaceTile, TierCost, Tile,
    Track, TrackBoard,
};

pub(super) fn map(kit: &mut Kit, entry: &MapEntry) -> Read<()> {
    let cells: Vec<Axial> = entry.hexes.iter().map(|[q, r]| Axial::new(*q, *r)).collect();
    let grid = Grid::new(&cells).map_err(|error| Bad::Expected(error.to_string()))?;
    if grid.len() > 61 {
        return Err("at most 61 hexes".into());
    }
    let mut map = Map {
        id: entry.id.clone(),
        seats: entry.seats.clone(),
        printed: vec![None; grid.len()],
        printed_hexes: Hexes::EMPTY,
        middle: Hex(0),
        starts: [Hex(255); 6],
        grid,
    };
    for printed in &entry.printed {
        let [q, r] = printed.at;
        let hex = map.grid.find(Axial::new(q, r)).ok_or("printed territories on hexes of the map")?;
        match printed.role.as_str() {
            "middle" => map.middle = hex,
            "start" => {
                for mat in &printed.start {
                    *map.starts.get_mut(usize::from(*mat).wrapping_sub(1)).ok_or("city mats 1 to 6")? = hex;
                }
            }
            "neighbour" => {}
            _ => return Err("the role `middle`, `start` or `neighbour`".into()),
        }
        map.printed_hexes.insert(hex);
        map.printed[hex.index()] = Some(Printed { hex, corners: printed.corners, land: land(&printed.land) });
    }
    if map.starts.contains(&Hex(255)) {
        return Err("a starting territory for each of the six city mats".into());
    }
    put(&mut kit.maps, map, |known| known.id == entry.id, 2)
}

pub(super) fn tile(kit: &mut Kit, entry: &TileEntry) -> Read<()> {
    let mut corners = [entry.corners; 6];
    for (turn, rotated) in corners.iter_mut().enumerate() {
        for (at, corner) in rotated.iter_mut().enumerate() {
            *corner = entry.corners[(at + 6 - turn) % 6];
        }
    }
    let turns = (0..6).filter(|turn| !corners[..*turn].contains(&corners[*turn]));
    let tile = Tile {
        turns: turns.fold(0, |bits, turn| bits | 1 << turn),
        corners,
        land: land(&entry.land),
        benefit: effect(&mut kit.book, "benefit", &entry.benefit)?,
    };
    let at = usize::from(entry.id).wrapping_sub(1);
    if at >= MOST_TILES {
        return Err("territory tiles numbered 1 to 64".into());
    }
    put_at(&mut kit.tiles, tile, at)
}

pub(super) fn space_tile(kit: &mut Kit, entry: &SpaceTileEntry, sure: Certainty) -> Read<()> {
    let lasting = lasting(&mut kit.book, &entry.lasting)?;
    let tile = SpaceTile {
        id: entry.id,
        set: entry.set,
        benefit: maybe(&mut kit.book, "benefit", entry.benefit.as_ref())?.unwrap_or(EffectId(0)),
        lasting,
        certainty: entry.certainty.unwrap_or(sure),
        missing: entry.missing.clone().unwrap_or_default(),
    };
    put(&mut kit.space_tiles, tile, |known| known.id == entry.id, 32)
}

fn tier_cost(text: &str) -> Read<TierCost> {
    let mut cost = TierCost::default();
    for part in text.split_whitespace() {
        let (word, n) = part.strip_suffix(')').and_then(|part| part.split_once('(')).unwrap_or((part, ""));
        let n: u8 = n.parse().ok().filter(|n| *n <= 4).ok_or("a cost such as `own(1) any(2)`, at most 4")?;
        match word {
            "own" => cost.own = n,
            "any" => (cost.any, cost.kinds) = (n, Kinds::Any),
            "different" => (cost.any, cost.kinds) = (n, Kinds::Different),
            "same" => (cost.any, cost.kinds) = (n, Kinds::Same),
            _ => return Err("a cost of `own(n)`, `any(n)`, `different(n)` or `same(n)`".into()),
        }
    }
    Ok(cost)
}

pub(super) fn track(kit: &mut Kit, entry: &TrackEntry, sure: Certainty) -> Read<()> {
    if entry.space.len() != 12 {
        return Err("twelve spaces of a track".into());
    }
    let mut spaces = Vec::new();
    for space in &entry.space {
        let bonus = match &space.bonus {
            Some(bonus) => {
                let cost: Cost =
                    Book::cost(&bonus.pay).map_err(|error| Bad::Effect("pay", bonus.pay.clone(), error))?;
                Some((cost, effect(&mut kit.book, "gain", &bonus.gain)?))
            }
            None => None,
        };
        let benefit = effect(&mut kit.book, "benefit", &space.benefit)?;
        spaces.push(Space { name: space.name.clone(), benefit, bonus });
    }
    let mut landmarks = [0; 3];
    for (place, id) in landmarks.iter_mut().zip(&entry.landmarks) {
        *place = kit.find_landmark(id).ok_or("ids of landmarks")?;
    }
    let mut costs = [TierCost::default(); 4];
    for (place, text) in costs.iter_mut().zip(&entry.cost) {
        *place = tier_cost(text)?;
    }
    let board = TrackBoard {
        id: entry.id,
        resource: Good::from_key(&entry.resource),
        landmarks,
        costs,
        spaces,
        certainty: entry.certainty.unwrap_or(sure),
        missing: entry.missing.clone().unwrap_or_default(),
    };
    if board.resource.is_none() && costs.iter().any(|cost| cost.own > 0) {
        return Err("a resource for the track's own costs".into());
    }
    if entry.set == Set::Base && entry.id == Track::Arts {
        return Err("the arts track in its own set".into());
    }
    put_at(&mut kit.tracks, board, entry.id.index())
}

/// A space of an income track: the resources of its own kind, tiles and cards.
fn income_space(
    kit: &mut Kit,
    building: Building,
    (name, income, vp): (&str, &str, &str),
) -> Read<IncomeSpace> {
    let income = effect(&mut kit.book, "income", income)?;
    let vp = effect(&mut kit.book, "vp", vp)?;
    let mut read = IncomeSpace { name: name.to_owned(), goods: 0, tiles: 0, cards: 0, income, vp };
    let parts: Vec<EffectId> = match kit.effect(income) {
        Effect::All(list) => kit.members(list).collect(),
        Effect::Nothing => Vec::new(),
        _ => vec![income],
    };
    for part in parts {
        match kit.effect(part) {
            Effect::Resource(good, n) if good == Good::of(building) => {
                read.goods = read.goods.saturating_add(n);
            }
            Effect::TerritoryTile(n) => read.tiles = read.tiles.saturating_add(n),
            Effect::TapestryCard(n) => read.cards = read.cards.saturating_add(n),
            _ => return Err("income of the track's own resource, tiles and cards".into()),
        }
    }
    Ok(read)
}

pub(super) fn income(kit: &mut Kit, entry: &IncomeEntry) -> Read<()> {
    let mut spaces = Vec::new();
    for space in &entry.spaces {
        spaces.push(income_space(kit, entry.building, (&space.name, &space.income, &space.vp))?);
    }
    let spaces: [IncomeSpace; 6] = spaces.try_into().map_err(|_| Bad::from("six spaces"))?;
    put_at(&mut kit.income, spaces, entry.building.index())
}

/// The names of the innovations stay those of the track.
pub(super) fn inspiration(kit: &mut Kit, entry: &InspirationEntry) -> Read<()> {
    let mut spaces = Vec::new();
    for (at, space) in entry.spaces.iter().enumerate() {
        let name =
            kit.income.get(entry.building.index()).map_or_else(String::new, |track| track[at].name.clone());
        spaces.push(income_space(kit, entry.building, (&name, &space.income, &space.vp))?);
    }
    let spaces: [IncomeSpace; 6] = spaces.try_into().map_err(|_| Bad::from("six spaces"))?;
    let tile = Inspiration { building: entry.building, spaces };
    put(&mut kit.inspirations, tile, |known| known.building == entry.building, 4)
}
