//! A position by hand, so that a test reads: this position, this decision, these events, this score.
//!
//! ```
//! use kernel::{Game, Notation};
//! use terra_mystica::scenario::Scenario;
//!
//! let mut game = Scenario::two("nomads", "mermaids")
//!     .round(2)
//!     .scoring("SCORE3")
//!     .dwelling(0, "E7")
//!     .goods(0, 10, 3, 0)
//!     .game();
//! let upgrade = game.read("upgrade E7 to TP").unwrap();
//! game.play(upgrade, &mut ()).unwrap();
//! assert_eq!(game.player(kernel::Seat(0)).purse.coins, 10 - 6);
//! ```
//!
//! The game stands at the beginning of a turn in the action phase. What is not said is as a faction starts, on the base
//! board, in round 1, with the scoring tile SCORE4 (strongholds and sanctuaries), with seat 0 to act, and with
//! BON3, BON5, BON8, BON9 and BON7 in the hands of the seats, in this order. What is said is how things lie: a tile
//! given here brings nothing but itself, and its key. The terrain under a structure follows from its owner.
//!
//! Seats are counted from 0. Several hexes are named with spaces between them. A name that does not exist, a hex with
//! two structures or too many pieces panic: this is for tests.

use arrayvec::ArrayVec;
use kernel::{Hex, Hexes, Seat, Seed};

use crate::components::{
    BonusId, Cult, FactionId, FavourId, FinalTile, Home, Kit, PowerAction, ScoringId, SpecialAction,
    Structure, Terrain, TownId,
};
use crate::options::{FactionChoice, FinalChoice, Offers, TerraOptions, TurnOrder};
use crate::state::{MOST_SEATS, NOBODY, Phase, Player, TerraMystica, Turn};

/// A position in the making.
#[derive(Clone, Debug)]
#[must_use]
pub struct Scenario {
    kit: &'static Kit,
    options: TerraOptions,
    seed: Seed,
    players: Vec<Spot>,
    round: u8,
    scoring: ScoringId,
    terrain: Vec<(String, Terrain)>,
    bridges: Vec<(usize, String, String)>,
    priests: Vec<(usize, Cult, u8)>,
    middle: Option<Vec<(BonusId, u8)>>,
    favours_left: Vec<(FavourId, u8)>,
    towns_left: Vec<(TownId, u8)>,
    power_used: u8,
    order: Vec<u8>,
    passed: Vec<u8>,
    active: Option<u8>,
}

/// One player in the making.
#[derive(Clone, Debug)]
struct Spot {
    player: Player,
    structures: Vec<(Structure, String)>,
    unlocked: u8,
    keys: Option<u8>,
    towns: Vec<(TownId, String)>,
}

#[track_caller]
fn named<T>(found: Option<T>, name: &str) -> T {
    found.unwrap_or_else(|| panic!("there is no `{name}`"))
}

fn bit(terrain: Terrain) -> u8 {
    if terrain.is_basic() { 1 << terrain.index() } else { 0 }
}

impl Scenario {
    /// Two factions.
    #[track_caller]
    pub fn two(first: &str, second: &str) -> Scenario {
        Scenario::of(&[first, second])
    }

    /// Two factions, with a dwelling each: at E8, and at E7 beside it.
    #[track_caller]
    pub fn neighbours(first: &str, second: &str) -> Scenario {
        Scenario::two(first, second).dwelling(0, "E8").dwelling(1, "E7")
    }

    /// Two to five factions, in seat order.
    #[track_caller]
    pub fn of(factions: &[&str]) -> Scenario {
        let kit = Kit::printed();
        assert!((2..=MOST_SEATS).contains(&factions.len()), "two to five factions");
        let ids: Vec<FactionId> =
            factions.iter().map(|name| named(FactionId::from_name(name), name)).collect();
        let mut options = TerraOptions { seats: ids.len() as u8, ..TerraOptions::default() };
        for (choice, id) in options.factions.iter_mut().zip(&ids) {
            *choice = FactionChoice::Named(*id);
        }
        Scenario {
            kit,
            options,
            seed: Seed(0),
            players: ids.iter().map(|id| Spot::new(kit, *id)).collect(),
            round: 1,
            scoring: named(ScoringId::from_name("SCORE4"), "SCORE4"),
            terrain: Vec::new(),
            bridges: Vec::new(),
            priests: Vec::new(),
            middle: None,
            favours_left: Vec::new(),
            towns_left: Vec::new(),
            power_used: 0,
            order: (0..ids.len() as u8).collect(),
            passed: Vec::new(),
            active: None,
        }
    }

    /// Plays with other components than the printed ones.
    pub fn kit(mut self, kit: &'static Kit) -> Scenario {
        self.kit = kit;
        self
    }

    /// The board, by its key.
    #[track_caller]
    pub fn map(mut self, key: &str) -> Scenario {
        self.options.map = named(self.kit.find_map(key), key);
        self
    }

    /// Changes any of the settings.
    pub fn options(mut self, change: impl FnOnce(&mut TerraOptions)) -> Scenario {
        change(&mut self.options);
        self
    }

    /// Power offers may be answered late, as in records.
    pub fn open_offers(self) -> Scenario {
        self.options(|options| options.offers = Offers::Open)
    }

    /// Played as a record of an online game has it: late answers, cult steps put off, players who leave.
    pub fn record(self) -> Scenario {
        self.options(|options| options.offers = Offers::Record)
    }

    /// The order of seats instead of that of passing.
    pub fn standard_order(self) -> Scenario {
        self.options(|options| options.turn_order = TurnOrder::Standard)
    }

    /// The extra final scoring tile.
    #[track_caller]
    pub fn final_tile(self, name: &str) -> Scenario {
        let tile = named(FinalTile::from_name(name), name);
        self.options(|options| options.final_tile = FinalChoice::Tile(tile))
    }

    /// The round.
    pub fn round(mut self, round: u8) -> Scenario {
        self.round = round;
        self
    }

    /// The scoring tile of the round.
    #[track_caller]
    pub fn scoring(mut self, id: &str) -> Scenario {
        self.scoring = named(ScoringId::from_name(id), id);
        self
    }

    fn spot(mut self, seat: u8, change: impl FnOnce(&mut Spot)) -> Scenario {
        change(&mut self.players[usize::from(seat)]);
        self
    }

    fn player(self, seat: u8, change: impl FnOnce(&mut Player)) -> Scenario {
        self.spot(seat, |spot| change(&mut spot.player))
    }

    /// Victory points.
    pub fn vp(self, seat: u8, vp: u16) -> Scenario {
        self.player(seat, |player| player.purse.vp = vp)
    }

    /// Coins, workers and priests in hand.
    pub fn goods(self, seat: u8, coins: u16, workers: u16, priests: u8) -> Scenario {
        self.player(seat, |player| {
            player.purse.coins = coins;
            player.purse.workers = workers;
            player.purse.priests = priests;
        })
    }

    /// Power tokens in bowls I, II, III.
    pub fn bowls(self, seat: u8, bowls: [u8; 3]) -> Scenario {
        self.player(seat, |player| player.purse.bowls = bowls)
    }

    /// Steps on fire, water, earth, air.
    pub fn cults(self, seat: u8, cults: [u8; 4]) -> Scenario {
        self.player(seat, |player| player.purse.cults = cults)
    }

    /// Unused keys, if they do not follow from the town tiles.
    pub fn keys(self, seat: u8, keys: u8) -> Scenario {
        self.spot(seat, |spot| spot.keys = Some(keys))
    }

    /// The shipping level.
    pub fn shipping(self, seat: u8, level: u8) -> Scenario {
        self.player(seat, |player| player.shipping = level)
    }

    /// The digging level.
    pub fn digging(self, seat: u8, level: u8) -> Scenario {
        self.player(seat, |player| player.digging = level)
    }

    /// Carpet range beyond the printed one.
    pub fn carpet(self, seat: u8, range: u8) -> Scenario {
        self.player(seat, |player| player.carpet = range)
    }

    /// The terrain that an ice, volcano or variable faction chose; for Shapeshifters the home now. Unless told, the first
    /// of the wheel that is free.
    #[track_caller]
    pub fn colour(self, seat: u8, terrain: &str) -> Scenario {
        let terrain = named(Terrain::from_name(terrain), terrain);
        self.player(seat, |player| player.start = terrain)
    }

    /// Terrains that the Riverwalkers have unlocked besides their first.
    #[track_caller]
    pub fn unlocked(self, seat: u8, terrains: &[&str]) -> Scenario {
        let bits = terrains.iter().map(|name| bit(named(Terrain::from_name(name), name)));
        let bits = bits.fold(0, |all, one| all | one);
        self.spot(seat, |spot| spot.unlocked = bits)
    }

    fn structures(self, seat: u8, kind: Structure, hexes: &str) -> Scenario {
        self.spot(seat, |spot| {
            spot.structures.extend(hexes.split_whitespace().map(|hex| (kind, hex.to_owned())));
        })
    }

    /// Dwellings of a seat, on hexes by name: `E7 F3`.
    pub fn dwelling(self, seat: u8, hexes: &str) -> Scenario {
        self.structures(seat, Structure::Dwelling, hexes)
    }

    /// Trading houses.
    pub fn trading_house(self, seat: u8, hexes: &str) -> Scenario {
        self.structures(seat, Structure::TradingHouse, hexes)
    }

    /// Temples of a seat, on hexes by name: `E7 F3`.
    pub fn temple(self, seat: u8, hexes: &str) -> Scenario {
        self.structures(seat, Structure::Temple, hexes)
    }

    /// The stronghold.
    pub fn stronghold(self, seat: u8, hex: &str) -> Scenario {
        self.structures(seat, Structure::Stronghold, hex)
    }

    /// The sanctuary.
    pub fn sanctuary(self, seat: u8, hex: &str) -> Scenario {
        self.structures(seat, Structure::Sanctuary, hex)
    }

    /// The terrain of empty hexes.
    #[track_caller]
    pub fn terrain(mut self, hexes: &str, terrain: &str) -> Scenario {
        let terrain = named(Terrain::from_name(terrain), terrain);
        self.terrain.extend(hexes.split_whitespace().map(|hex| (hex.to_owned(), terrain)));
        self
    }

    /// A bridge, and who built it.
    pub fn bridge(mut self, seat: u8, a: &str, b: &str) -> Scenario {
        self.bridges.push((usize::from(seat), a.to_owned(), b.to_owned()));
        self
    }

    /// A town: its tile, and one of its hexes, or the river hex across which the Mermaids founded it.
    #[track_caller]
    pub fn town(self, seat: u8, tile: &str, hex: &str) -> Scenario {
        let tile = named(TownId::from_name(tile), tile);
        self.spot(seat, |spot| spot.towns.push((tile, hex.to_owned())))
    }

    /// Favour tiles.
    #[track_caller]
    pub fn favour(self, seat: u8, tiles: &str) -> Scenario {
        let tiles = tiles.split_whitespace().map(|tile| 1_u16 << named(FavourId::from_name(tile), tile).0);
        let bits = tiles.fold(0, |all, one| all | one);
        self.player(seat, |player| player.favours |= bits)
    }

    /// How many favour tiles of a kind are left, if it does not follow from who has them.
    #[track_caller]
    pub fn favours_left(mut self, tile: &str, count: u8) -> Scenario {
        self.favours_left.push((named(FavourId::from_name(tile), tile), count));
        self
    }

    /// How many town tiles of a kind are left, if it does not follow from who has them.
    #[track_caller]
    pub fn towns_left(mut self, tile: &str, count: u8) -> Scenario {
        self.towns_left.push((named(TownId::from_name(tile), tile), count));
        self
    }

    /// No town tile is left at all.
    pub fn no_town_tiles(mut self) -> Scenario {
        self.towns_left.extend(TownId::ALL.map(|tile| (tile, 0)));
        self
    }

    /// The bonus card held.
    #[track_caller]
    pub fn bonus(self, seat: u8, card: &str) -> Scenario {
        let card = named(BonusId::from_name(card), card);
        self.player(seat, |player| player.bonus = Some(card))
    }

    /// The bonus cards in the middle, with the coins on them. Unless told, three that nobody holds.
    #[track_caller]
    pub fn middle(mut self, cards: &[(&str, u8)]) -> Scenario {
        let cards = cards.iter().map(|(card, coins)| (named(BonusId::from_name(card), card), *coins));
        self.middle = Some(cards.collect());
        self
    }

    /// A priest on a cult space of this value.
    #[track_caller]
    pub fn priest_on(mut self, seat: u8, cult: &str, value: u8) -> Scenario {
        self.priests.push((usize::from(seat), named(Cult::from_name(cult), cult), value));
        self
    }

    /// Actions that are used this round: `ACT5`, or a special action of this seat.
    #[track_caller]
    pub fn used(mut self, seat: u8, action: &str) -> Scenario {
        if let Some(action) = PowerAction::from_name(action) {
            self.power_used |= 1 << action.index();
            return self;
        }
        let action = named(SpecialAction::from_name(action), action);
        self.player(seat, |player| player.used |= 1 << action.index())
    }

    /// The turn order; unless told, that of the seats.
    pub fn order(mut self, seats: &[u8]) -> Scenario {
        self.order = seats.to_vec();
        self
    }

    /// This seat has passed, after those named before.
    pub fn passed(mut self, seat: u8) -> Scenario {
        self.passed.push(seat);
        self
    }

    /// Whose turn it is; unless told, the first of the order who has not passed.
    pub fn active(mut self, seat: u8) -> Scenario {
        self.active = Some(seat);
        self
    }

    /// The position.
    ///
    /// # Panics
    /// If a name does not exist, a place is taken twice, or a group of structures is a town of which no tile is named.
    #[track_caller]
    pub fn game(mut self) -> TerraMystica {
        self.fill_options();
        self.choose_colours();
        let mut game = TerraMystica::new(self.kit, self.options, self.seed);
        for seat in game.seat_list().filter(|seat| game.is_automa(*seat)).collect::<ArrayVec<_, MOST_SEATS>>()
        {
            game.deal_cards(seat);
        }
        game.phase = Phase::Actions;
        game.round = self.round;
        game.turn = Turn::NEW;
        for (place, seat) in game.order.iter_mut().zip(&self.order) {
            *place = *seat;
        }
        game.passed = self.passed.iter().copied().collect::<ArrayVec<_, MOST_SEATS>>();
        let first = self.order.iter().copied().find(|seat| !self.passed.contains(seat));
        game.active = self.active.or(first).unwrap_or(0);
        game.power_used = self.power_used;
        self.place_pieces(&mut game);
        self.place_tiles(&mut game);
        self.found_towns(&mut game);
        game
    }

    /// The scoring tiles and the bonus cards that are in the game.
    fn fill_options(&mut self) {
        let round = usize::from(self.round.clamp(1, 6)) - 1;
        // The tile for spades never fills a gap: it may not lie everywhere.
        let others = ScoringId::ALL.into_iter().skip(1).filter(|tile| *tile != self.scoring);
        let mut tiles: Vec<ScoringId> = others.take(5).collect();
        tiles.insert(round, self.scoring);
        let mut scoring = [self.scoring; 6];
        scoring.copy_from_slice(&tiles);
        self.options.scoring = Some(scoring);

        let mut held: u16 =
            self.players.iter().filter_map(|spot| spot.player.bonus).map(|card| 1 << card.0).sum();
        let middle =
            self.middle.iter().flatten().map(|(card, _)| 1 << card.0).fold(0, |all: u16, one| all | one);
        for spot in &mut self.players {
            let free =
                [2, 4, 7, 8, 6, 0, 1, 3, 5, 9].into_iter().find(|card| (held | middle) >> card & 1 == 0);
            if let (None, Some(free)) = (spot.player.bonus, free) {
                spot.player.bonus = Some(BonusId(free));
                held |= 1 << free;
            }
        }
        if self.middle.is_none() {
            let free = BonusId::ALL.into_iter().filter(|card| held >> card.0 & 1 == 0);
            self.middle = Some(free.take(3).map(|card| (card, 0)).collect());
        }
    }

    /// Terrains of those who choose one.
    fn choose_colours(&mut self) {
        let homes = self.players.iter().map(|spot| bit(spot.player.home) | bit(spot.player.start));
        let mut taken = homes.fold(0, |all, one| all | one);
        for spot in &mut self.players {
            let player = &mut spot.player;
            let chooses =
                player.faction.is_some_and(|id| !matches!(self.kit.faction(id).home, Home::Terrain(_)));
            if !chooses {
                continue;
            }
            if player.start == Terrain::River {
                let free = Terrain::WHEEL.into_iter().find(|terrain| taken & bit(*terrain) == 0);
                player.start = free.unwrap_or(Terrain::Desert);
                taken |= bit(player.start);
            }
            if player.home == Terrain::River {
                player.home = player.start;
            }
            if player.faction == Some(FactionId::Riverwalkers) {
                player.unlocked = bit(player.start) | spot.unlocked;
            }
        }
    }

    #[track_caller]
    fn place_pieces(&self, game: &mut TerraMystica) {
        let map = game.map;
        let find = |name: &str| named(map.find(name), name);
        for (name, terrain) in &self.terrain {
            game.terrain[find(name).index()] = *terrain;
        }
        for (index, spot) in self.players.iter().enumerate() {
            game.players[index] = spot.player;
            for (kind, name) in &spot.structures {
                let hex = find(name);
                assert!(map.land.contains(hex), "{name} is a river hex");
                assert!(!game.occupied.contains(hex), "two structures on {name}");
                game.occupied.insert(hex);
                let player = &mut game.players[index];
                player.structures[kind.index()].insert(hex);
                let most = self.kit.structures.supply[kind.index()];
                assert!(player.count(*kind) <= usize::from(most), "seat {index} has {most} of {kind:?}");
                let keeps = player.unlocked & bit(game.terrain[hex.index()]) != 0;
                if !keeps {
                    game.terrain[hex.index()] = player.home;
                }
            }
        }
        for (seat, a, b) in &self.bridges {
            let ends = (find(a), find(b));
            let place = map.bridge_between(ends.0, ends.1);
            let place = usize::from(place.unwrap_or_else(|| panic!("no place for a bridge from {a} to {b}")));
            assert!(game.bridges[place] == NOBODY, "two bridges from {a} to {b}");
            game.bridges[place] = *seat as u8;
            game.bridged |= Hexes::one(ends.0) | Hexes::one(ends.1);
            game.players[*seat].bridges += 1;
        }
        for (seat, cult, value) in &self.priests {
            let space = game.priest_space(*cult, *value);
            let space = space.unwrap_or_else(|| panic!("no space for {value} on {} is free", cult.name()));
            game.priest_spaces[cult.index()][space] = *seat as u8;
            game.players[*seat].priests_out += 1;
        }
        for seat in &self.passed {
            game.players[usize::from(*seat)].passed = true;
        }
    }

    #[track_caller]
    fn place_tiles(&self, game: &mut TerraMystica) {
        game.bonus_row.clear();
        for (card, coins) in self.middle.iter().flatten() {
            assert!(
                self.players.iter().all(|spot| spot.player.bonus != Some(*card)),
                "{} is held and lies in the middle",
                card.id()
            );
            game.bonus_row.push(*card);
            game.bonus_coins[card.index()] = *coins;
        }
        for tile in FavourId::ALL {
            let owners = self.players.iter().filter(|spot| spot.player.has_favour(tile)).count() as u8;
            let left = game.favours_left[tile.index()].checked_sub(owners);
            game.favours_left[tile.index()] = left.unwrap_or_else(|| panic!("too many of {}", tile.id()));
        }
        for (tile, count) in &self.favours_left {
            game.favours_left[tile.index()] = *count;
        }
        for (index, spot) in self.players.iter().enumerate() {
            for (tile, _) in &spot.towns {
                let left = game.towns_left[tile.index()].checked_sub(1);
                game.towns_left[tile.index()] = left.unwrap_or_else(|| panic!("too many of {}", tile.id()));
                game.players[index].towns[tile.index()] += 1;
                game.players[index].keys += self.kit.town(*tile).keys;
            }
            if let Some(keys) = spot.keys {
                game.players[index].keys = keys;
            }
        }
        for (tile, count) in &self.towns_left {
            game.towns_left[tile.index()] = *count;
        }
    }

    #[track_caller]
    fn found_towns(&self, game: &mut TerraMystica) {
        for (index, spot) in self.players.iter().enumerate() {
            let seat = Seat(index as u8);
            for (_, name) in &spot.towns {
                let hex = named(game.map.find(name), name);
                let mut group = Hexes::one(hex);
                if game.map.river.contains(hex) {
                    game.players[index].river_links.insert(hex);
                    group = game.map.adjacent(hex);
                }
                for hex in group & game.players[index].all() {
                    let town = game.settlement(seat, hex);
                    game.players[index].in_town |= town;
                }
            }
            if game.towns_left.iter().all(|count| *count == 0) {
                continue;
            }
            let loose: Vec<Hex> = (game.players[index].all() - game.players[index].in_town).iter().collect();
            for hex in loose {
                let group = game.settlement(seat, hex);
                let name = game.map.name(hex);
                assert!(
                    !game.is_town(seat, group),
                    "{name} is in a town: say `.town({index}, \"TW1\", \"{name}\")`"
                );
            }
        }
    }
}

impl Spot {
    fn new(kit: &Kit, id: FactionId) -> Spot {
        let faction = kit.faction(id);
        let mut player = Player::NONE;
        player.begin(id, faction, kit.start_vp);
        Spot { player, structures: Vec::new(), unlocked: 0, keys: None, towns: Vec::new() }
    }
}
