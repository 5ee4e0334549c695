//! Quick values against their slow twins: reach, settlements, towns, networks and the list of legal actions, each found
//! once more from the bare board, one hex and one act at a time.

use kernel::{Game, Hex, Hexes, Seat};
use terra_mystica::options::Offers;
use terra_mystica::state::Phase;
use terra_mystica::{
    Act, Action, BonusId, Conversion, Cult, FactionId, FavourId, FinalTile, PowerAction, SpecialAction,
    Structure, TerraMystica, Terrain, TownId,
};

use crate::common::{every_step, offered};

const GAMES: u64 = 240;

/// Whether two hexes share an edge.
fn edge(game: &TerraMystica, a: Hex, b: Hex) -> bool {
    game.map().grid.distance(a, b) == 1
}

/// Whether a bridge of anybody joins two hexes.
fn bridge(game: &TerraMystica, a: Hex, b: Hex) -> bool {
    (0..)
        .zip(&game.map().bridges)
        .any(|(place, ends)| game.bridge_owner(place).is_some() && (*ends == (a, b) || *ends == (b, a)))
}

fn direct(game: &TerraMystica, a: Hex, b: Hex) -> bool {
    edge(game, a, b) || bridge(game, a, b)
}

/// The fewest river hexes on a way from one land hex to another over nothing but river: step by step.
fn ships(game: &TerraMystica, from: Hex) -> Vec<Option<u8>> {
    let hexes: Vec<Hex> = game.map().grid.all().iter().collect();
    let is_river = |hex: Hex| game.terrain(hex) == Terrain::River;
    let mut reached: Vec<Option<u8>> = vec![None; hexes.len()];
    let mut wave: Vec<Hex> =
        hexes.iter().copied().filter(|hex| is_river(*hex) && edge(game, from, *hex)).collect();
    let mut seen = wave.clone();
    for crossed in 1..=20 {
        for hex in &hexes {
            let coast = !is_river(*hex) && *hex != from && wave.iter().any(|river| edge(game, *river, *hex));
            if coast && reached[hex.index()].is_none() {
                reached[hex.index()] = Some(crossed);
            }
        }
        wave = hexes
            .iter()
            .copied()
            .filter(|hex| {
                is_river(*hex) && !seen.contains(hex) && wave.iter().any(|at| edge(game, *at, *hex))
            })
            .collect();
        seen.extend(&wave);
    }
    reached
}

/// Joins what belongs together, one pair at a time.
fn groups(own: &[Hex], linked: impl Fn(Hex, Hex) -> bool) -> Vec<Hexes> {
    let mut root: Vec<usize> = (0..own.len()).collect();
    for (i, a) in own.iter().enumerate() {
        for (j, b) in own.iter().enumerate().take(i) {
            if root[i] != root[j] && linked(*a, *b) {
                let (from, to) = (root[i], root[j]);
                root.iter_mut().filter(|one| **one == from).for_each(|one| *one = to);
            }
        }
    }
    let of =
        |name| own.iter().zip(&root).filter(move |(_, one)| **one == name).map(|(hex, _)| *hex).collect();
    (0..own.len()).filter(|name| root.contains(name)).map(of).collect()
}

/// A hex lies at a river hex across which the Mermaids founded a town, and so does the other.
fn across_town_river(game: &TerraMystica, seat: Seat, a: Hex, b: Hex) -> bool {
    game.player(seat).river_links.iter().any(|river| edge(game, river, a) && edge(game, river, b))
}

fn settlements(game: &TerraMystica, seat: Seat) -> Vec<Hexes> {
    let own: Vec<Hex> = game.player(seat).all().iter().collect();
    groups(&own, |a, b| direct(game, a, b) || across_town_river(game, seat, a, b))
}

#[test]
fn settlements_are_what_hangs_together_by_edges_and_bridges() {
    let mut count = 0;
    every_step(GAMES, |step| {
        let game = step.after;
        if step.events.is_empty() || game.played() % 3 > 0 {
            return;
        }
        for seat in game.seat_list() {
            for group in settlements(game, seat) {
                for hex in group {
                    assert_eq!(game.settlement(seat, hex), group);
                }
                let player = game.player(seat);
                let kinds: Vec<Structure> = group.iter().filter_map(|hex| player.structure_at(hex)).collect();
                let great = |kind: &&Structure| matches!(kind, Structure::Stronghold | Structure::Sanctuary);
                let yetis = player.faction == Some(FactionId::Yetis);
                let power = |kind: &Structure| match kind {
                    Structure::Dwelling => 1,
                    Structure::TradingHouse | Structure::Temple => 2,
                    Structure::Stronghold | Structure::Sanctuary => 3 + u8::from(yetis),
                };
                let sanctuaries = kinds.iter().filter(|kind| **kind == Structure::Sanctuary).count();
                let worth = ((kinds.len() + sanctuaries) as u8, kinds.iter().map(power).sum());
                assert_eq!(game.town_worth(seat, group), worth);
                assert!(kinds.iter().filter(great).count() <= 2);
                count += 1;
            }
        }
    });
    assert!(count > 10_000, "{count}");
}

#[test]
fn a_settlement_is_a_town_as_a_whole_or_not_at_all() {
    let mut towns = 0;
    every_step(GAMES, |step| {
        let game = step.after;
        let tiles: u8 = TownId::ALL.into_iter().map(|tile| game.towns_left(tile)).sum();
        for seat in game.seat_list() {
            let player = game.player(seat);
            let six = player.has_favour(FavourId(4));
            let mut found = 0;
            for group in settlements(game, seat) {
                let inside = group & player.in_town;
                assert!(inside.is_empty() || inside == group, "{:?}: half a town", step.action);
                found += usize::from(!inside.is_empty());
                let (size, power) = game.town_worth(seat, group);
                let enough = size >= 4 && power >= if six { 6 } else { 7 };
                if enough && inside.is_empty() {
                    // Somebody else's bridge founds no town, and without a tile there is none.
                    let foreign = (0..).zip(&game.map().bridges).any(|(place, (a, b))| {
                        game.bridge_owner(place).is_some_and(|owner| owner != seat)
                            && group.contains(*a)
                            && group.contains(*b)
                    });
                    let due = if game.active() == seat { game.turn().towns } else { 0 };
                    assert!(foreign || tiles <= due, "{:?}: a town without a tile", step.action);
                }
            }
            // Each town had a tile; towns may grow together later.
            let got: u8 = player.towns.iter().sum();
            let due =
                if game.phase() == Phase::Actions && game.active() == seat { game.turn().towns } else { 0 };
            assert!(found <= usize::from(got + due), "{:?}", step.action);
            towns += found;
        }
    });
    assert!(towns > 10_000, "{towns}");
}

#[test]
fn reach_is_what_lies_next_door_or_across_the_river() {
    every_step(GAMES / 2, |step| {
        let game = step.after;
        if game.played() % 4 > 0 {
            return;
        }
        for seat in game.seat_list() {
            let player = game.player(seat);
            let walks = player.faction != Some(FactionId::Riverwalkers);
            let swims = !matches!(player.faction, Some(FactionId::Dwarves | FactionId::Fakirs) | None);
            let card = player.bonus == Some(BonusId(3)) && !player.passed && game.phase() == Phase::Actions;
            let level = player.shipping + u8::from(card && swims);
            let mut slow = Hexes::EMPTY;
            for from in player.all() {
                let over = ships(game, from);
                for to in game.map().land {
                    let near = walks && direct(game, from, to);
                    if near || over[to.index()].is_some_and(|crossed| crossed <= level) {
                        slow.insert(to);
                    }
                }
            }
            assert_eq!(game.reach(seat), slow - game.occupied(), "{:?}", player.faction);
        }
    });
}

#[test]
fn networks_are_what_hangs_together_by_ship_tunnel_and_carpet_too() {
    every_step(GAMES, |step| {
        let game = step.after;
        if game.phase() != Phase::Over && game.played() % 50 > 0 {
            return;
        }
        for seat in game.seat_list() {
            let player = game.player(seat);
            let stronghold = u8::from(player.has_stronghold());
            let flight = match player.faction {
                Some(FactionId::Dwarves) => 2,
                Some(FactionId::Fakirs) => 2 + stronghold + player.towns[6],
                _ => 0,
            };
            let own: Vec<Hex> = player.all().iter().collect();
            let over: Vec<Vec<Option<u8>>> = own.iter().map(|hex| ships(game, *hex)).collect();
            let linked = |a: Hex, b: Hex| {
                let at = own.iter().position(|hex| *hex == a).unwrap();
                direct(game, a, b)
                    || across_town_river(game, seat, a, b)
                    || over[at][b.index()].is_some_and(|crossed| crossed <= player.shipping)
                    || game.map().grid.distance(a, b) <= flight
            };
            let networks = groups(&own, linked);
            for network in &networks {
                for hex in *network {
                    assert_eq!(game.network(seat, hex), *network, "{:?}", player.faction);
                }
            }
            let best =
                |measure: &dyn Fn(Hexes) -> u8| networks.iter().map(|one| measure(*one)).max().unwrap_or(0);
            assert_eq!(game.area(seat), best(&|network| network.len() as u8));
            let far = |network: Hexes| {
                let pairs = network.iter().flat_map(|a| network.iter().map(move |b| (a, b)));
                pairs.map(|(a, b)| game.map().grid.distance(a, b)).max().unwrap_or(0)
            };
            assert_eq!(game.measure(seat, FinalTile::ConnectedDistance), best(&far));
            let small = settlements(game, seat);
            let clusters =
                |network: Hexes| small.iter().filter(|group| !(**group & network).is_empty()).count() as u8;
            assert_eq!(game.measure(seat, FinalTile::Clusters), best(&clusters));
            let rim = |network: Hexes| {
                let on_rim =
                    |hex: &Hex| game.map().grid.all().iter().filter(|at| edge(game, *at, *hex)).count() < 6;
                network.iter().filter(on_rim).count() as u8
            };
            assert_eq!(game.measure(seat, FinalTile::Edge), best(&rim));
            let great = |network: Hexes| {
                let one =
                    |kind: Structure| network.iter().find(|hex| player.structure_at(*hex) == Some(kind));
                match (one(Structure::Stronghold), one(Structure::Sanctuary)) {
                    (Some(a), Some(b)) => game.map().grid.distance(a, b),
                    _ => 0,
                }
            };
            assert_eq!(game.measure(seat, FinalTile::StrongholdSanctuary), best(&great));
        }
    });
}

/// Every action that can be said at all.
pub fn everything(game: &TerraMystica) -> Vec<Action> {
    let mut acts = Vec::new();
    acts.extend(FactionId::ALL.map(Act::Faction));
    acts.extend(Terrain::ALL.map(Act::Colour));
    acts.extend(Terrain::ALL.map(Act::Into));
    acts.extend(Terrain::ALL.map(Act::Unlock));
    for hex in game.map().grid.all() {
        acts.extend([Act::Build(hex), Act::Dig(hex), Act::Connect(hex)]);
        acts.extend(Structure::ALL.map(|to| Act::Upgrade(hex, to)));
    }
    for cult in Cult::ALL {
        acts.extend([Act::PayCult(cult), Act::Step(cult), Act::Top(cult)]);
        acts.extend((0..=4).map(|value| Act::Send(cult, value)));
    }
    for first in 0..=6 {
        for second in 0..=6 {
            acts.extend((0..=6).map(|third| Act::Tokens([first, second, third])));
        }
    }
    acts.extend(PowerAction::ALL.map(Act::Power));
    acts.extend(SpecialAction::ALL.map(Act::Special));
    acts.extend(BonusId::ALL.map(|card| Act::Pass(Some(card))));
    acts.extend(Conversion::ALL.map(Act::Convert));
    acts.extend(FavourId::ALL.map(Act::Favour));
    acts.extend(TownId::ALL.map(Act::Town));
    acts.extend((0..40).map(Act::Bridge));
    for from in game.seat_list() {
        for amount in 0..16 {
            acts.extend([Act::Accept { from, amount }, Act::Decline { from, amount }]);
        }
    }
    acts.extend([
        Act::AdvanceShipping,
        Act::AdvanceDigging,
        Act::Pass(None),
        Act::Burn,
        Act::KeepPriest,
        Act::BuyToken,
        Act::Done,
        Act::Leave,
    ]);
    game.seat_list().flat_map(|seat| acts.iter().map(move |act| Action { seat, act: *act })).collect()
}

/// Another spade for the hex that is being dug: accepted, but no part of the lists of ordinary games.
fn digs_on(game: &TerraMystica, action: Action) -> bool {
    let listed = game.options().offers == Offers::Record;
    !listed && matches!(action.act, Act::Dig(hex) if game.turn().further == Some(hex))
}

#[test]
fn of_all_that_can_be_said_exactly_what_is_offered_is_accepted() {
    let mut longest = 0;
    every_step(GAMES / 2, |step| {
        let game = step.after;
        if game.played() % 5 > 0 {
            return;
        }
        let offered = offered(game);
        longest = longest.max(offered.len());
        let mut accepted = 0;
        for action in everything(game) {
            if game.check(action).is_ok() && !digs_on(game, action) {
                assert!(
                    offered.contains(&action),
                    "{action:?} is accepted and not offered: {:?}",
                    game.decision()
                );
                accepted += 1;
            }
        }
        assert_eq!(accepted, offered.len(), "something is offered and not accepted, or twice");
    });
    assert!(longest > 40);
}
