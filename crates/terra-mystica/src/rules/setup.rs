//! From the box to the first round.

use arrayvec::ArrayVec;
use kernel::{Dice, Hexes, Purpose, Seat, Seed, Sink};

use super::event::Event;
use super::illegal::Illegal;
use crate::automa::Bot;
use crate::components::{BonusId, FactionId, FinalTile, Home, Kit, ScoringId, Terrain, TownId};
use crate::factions;
use crate::options::{FactionChoice, FinalChoice, StartVp, TerraOptions};
use crate::state::{
    MOST_BRIDGES, MOST_HEXES, MOST_ROW, MOST_SEATS, NOBODY, Phase, Player, ROUNDS, TerraMystica, Turn,
};

const SCORING: Purpose = Purpose::new("terra-mystica/scoring-tiles");
const BONUS: Purpose = Purpose::new("terra-mystica/bonus-cards");
const FINAL: Purpose = Purpose::new("terra-mystica/final-tile");
const FACTIONS: Purpose = Purpose::new("terra-mystica/factions");

impl TerraMystica {
    pub(crate) fn new(kit: &'static Kit, options: TerraOptions, seed: Seed) -> TerraMystica {
        let map = kit.map(options.map);
        let mut terrain = [Terrain::River; MOST_HEXES];
        for hex in map.land {
            terrain[hex.index()] = map.terrain_at(hex);
        }
        let mut towns_left = [0; 8];
        for tile in TownId::ALL {
            let printed = kit.town(tile);
            towns_left[usize::from(tile.0)] =
                if printed.promo && !options.promo_towns { 0 } else { printed.count };
        }
        let mut game = TerraMystica {
            kit,
            map,
            options,
            seed,
            terrain,
            occupied: Hexes::EMPTY,
            players: [Player::NONE; MOST_SEATS],
            bridges: [NOBODY; MOST_BRIDGES],
            bridged: Hexes::EMPTY,
            favours_left: kit.favours.map(|tile| tile.count),
            towns_left,
            bonus_row: bonus_cards(&options, seed),
            bonus_coins: [0; 10],
            power_used: 0,
            priest_spaces: [[NOBODY; 4]; 4],
            scoring: scoring_tiles(kit, &options, seed),
            final_tile: match options.final_tile {
                FinalChoice::None => None,
                FinalChoice::Random => seed.dice(FINAL, 0).pick(&FinalTile::ALL).copied(),
                FinalChoice::Tile(tile) => Some(tile),
            },
            round: 0,
            order: [0, 1, 2, 3, 4],
            passed: ArrayVec::new(),
            phase: Phase::Faction,
            active: 0,
            turn: Turn::NEW,
            offers: ArrayVec::new(),
            builds: 0,
            bots: [Bot::NONE; MOST_SEATS],
            last_dwelling: None,
            played: 0,
        };
        game.go_on(&mut ());
        game
    }

    /// Terrains that nobody may choose any more: homes, and chosen starting terrains.
    pub(crate) fn terrains_taken(&self) -> u8 {
        let bit = |terrain: Terrain| if terrain.is_basic() { 1_u8 << terrain.index() } else { 0 };
        let of = |player: &Player| bit(player.home) | bit(player.start);
        self.players().iter().map(of).fold(0, |all, one| all | one)
    }

    /// Terrains that settled factions and colours of Automas will need: the people leave them.
    fn terrains_kept_for_automas(&self) -> u8 {
        let bit = |terrain: Terrain| 1_u8 << terrain.index();
        let mut kept = 0;
        for seat in self.seat_list().filter(|seat| self.is_automa(*seat)) {
            if let FactionChoice::Named(id) = self.options.choice_of(seat.0)
                && self.player(seat).start == Terrain::River
            {
                kept |= match self.kit.faction(id).home {
                    Home::Terrain(home) => bit(home),
                    Home::Ice | Home::Volcano | Home::Chosen => self.options.colour_of(seat.0).map_or(0, bit),
                };
            }
        }
        kept
    }

    /// Whether a settled faction of an Automa has this board.
    fn board_kept_for_automas(&self, id: FactionId) -> Option<FactionId> {
        let board = self.kit.faction(id).board;
        self.seat_list().filter(|seat| self.is_automa(*seat)).find_map(|seat| {
            match self.options.choice_of(seat.0) {
                FactionChoice::Named(kept) if kept == id || kept == board => Some(kept),
                _ => None,
            }
        })
    }

    /// The current home terrains of the other factions: the base factions and the Shapeshifters have one.
    pub(crate) fn homes_of_others(&self, seat: Seat) -> u8 {
        let mut homes = 0;
        for other in self.seat_list() {
            let player = self.player(other);
            if other != seat && player.home.is_basic() && !self.plays(other, FactionId::Riverwalkers) {
                homes |= 1 << player.home.index();
            }
        }
        homes
    }

    pub(crate) fn check_faction(&self, seat: Seat, id: FactionId) -> Result<(), Illegal> {
        if self.active != seat.0 {
            return Err(Illegal::NotYourTurn);
        }
        let faction = self.kit.faction(id);
        if faction.fire_and_ice && !self.options.fire_and_ice {
            return Err(Illegal::NotInBox { faction: id });
        }
        for player in self.players() {
            match player.faction {
                Some(other) if other == id => return Err(Illegal::FactionTaken { faction: id }),
                Some(other) if other == faction.board => {
                    return Err(Illegal::OtherSide { faction: id, taken: other });
                }
                _ => {}
            }
        }
        let kept = if self.is_automa(seat) { 0 } else { self.terrains_kept_for_automas() };
        if !self.is_automa(seat)
            && let Some(taken) = self.board_kept_for_automas(id)
        {
            return Err(if taken == id {
                Illegal::FactionTaken { faction: id }
            } else {
                Illegal::OtherSide { faction: id, taken }
            });
        }
        if let Home::Terrain(home) = faction.home
            && (self.terrains_taken() | kept) >> home.index() & 1 == 1
        {
            return Err(Illegal::TerrainTaken { terrain: home });
        }
        Ok(())
    }

    pub(crate) fn choose_faction<S: Sink<Event>>(&mut self, seat: Seat, id: FactionId, sink: &mut S) {
        let faction = self.kit.faction(id);
        let vp = match self.options.start_vp {
            StartVp::Twenty => self.kit.start_vp,
            StartVp::Balanced => faction.vp_2017,
        };
        let player = self.player_mut(seat);
        player.begin(id, faction, vp);
        let purse = player.purse;
        if S::ON {
            sink.event(Event::Faction { seat, faction: id, purse });
        }
        if self.is_automa(seat) {
            self.automa_begins(seat);
        }
        self.phase = match faction.home {
            Home::Ice | Home::Chosen => Phase::Colour,
            Home::Terrain(_) | Home::Volcano => self.next_faction(),
        };
    }

    /// The next player chooses a faction; after the last, volcano factions choose their terrain.
    fn next_faction(&mut self) -> Phase {
        if self.active + 1 < self.options.seats {
            self.active += 1;
            return Phase::Faction;
        }
        self.next_volcano()
    }

    fn next_volcano(&mut self) -> Phase {
        let open = |seat: &Seat| {
            let player = self.player(*seat);
            player.home == Terrain::Volcano && player.start == Terrain::River
        };
        if let Some(seat) = self.seat_list().find(open) {
            self.active = seat.0;
            return Phase::Colour;
        }
        self.active = 0;
        Phase::Dwellings(0)
    }

    pub(crate) fn check_colour(&self, seat: Seat, terrain: Terrain) -> Result<(), Illegal> {
        if self.phase == Phase::Actions && self.turn.shift && self.is_own_turn(seat) {
            return self.check_colour_shift(seat, terrain);
        }
        if self.phase != Phase::Colour || self.active != seat.0 {
            return Err(Illegal::NoColourWanted);
        }
        if !terrain.is_basic() {
            return Err(Illegal::NotBasic { terrain });
        }
        let kept = if self.is_automa(seat) { 0 } else { self.terrains_kept_for_automas() };
        if (self.terrains_taken() | kept) >> terrain.index() & 1 == 1 {
            return Err(Illegal::TerrainTaken { terrain });
        }
        Ok(())
    }

    pub(crate) fn choose_colour<S: Sink<Event>>(&mut self, seat: Seat, terrain: Terrain, sink: &mut S) {
        if S::ON {
            sink.event(Event::Colour { seat, terrain });
        }
        if self.phase == Phase::Actions {
            factions::shapeshifters::shift(self, seat, terrain);
            return;
        }
        let volcano = self.player(seat).home == Terrain::Volcano;
        let riverwalkers = self.plays(seat, FactionId::Riverwalkers);
        let player = self.player_mut(seat);
        player.start = terrain;
        if player.home == Terrain::River {
            player.home = terrain;
        }
        if riverwalkers {
            player.unlocked = 1 << terrain.index();
        }
        if self.is_automa(seat) {
            self.automa_coloured(seat, terrain);
        }
        self.phase = if volcano {
            self.next_volcano()
        } else if self.plays(seat, FactionId::IceMaidens) && !self.is_automa(seat) {
            self.turn.favours = 1;
            Phase::FirstFavour
        } else {
            self.next_faction()
        };
    }

    pub(crate) fn first_favour_taken(&mut self) {
        self.player_mut(Seat(self.active)).stopped = 0;
        self.phase = self.next_faction();
    }

    /// Who places which starting dwelling: once forwards, once backwards, then the Nomads, then the Chaos Magicians.
    pub(crate) fn dwelling_order(&self) -> ArrayVec<u8, { 4 * MOST_SEATS }> {
        if self.options.automas > 0 {
            return self.dwelling_order_with_automas();
        }
        let seats = self.options.seats;
        let dwellings = |seat: u8| self.faction(Seat(seat)).start_dwellings;
        let mut order = ArrayVec::new();
        order.extend((0..seats).filter(|seat| dwellings(*seat) >= 2));
        order.extend((0..seats).rev().filter(|seat| dwellings(*seat) >= 2));
        order.extend((0..seats).filter(|seat| dwellings(*seat) >= 3));
        order.extend((0..seats).filter(|seat| dwellings(*seat) == 1));
        order
    }

    /// Where a starting dwelling may stand.
    pub(crate) fn first_places(&self, seat: Seat) -> Hexes {
        let fits = self.first_place_of(seat);
        (self.map.land - self.occupied).filter(fits)
    }

    /// Whether a hex of free land suits a starting dwelling of this seat.
    fn first_place_of(&self, seat: Seat) -> impl Fn(kernel::Hex) -> bool + '_ {
        let player = self.player(seat);
        let terrain = if player.home.is_basic() { player.home } else { player.start };
        let at_river = self.plays(seat, FactionId::Riverwalkers);
        move |hex| self.terrain(hex) == terrain && (!at_river || self.map.adjacent(hex).meets(self.map.river))
    }

    pub(crate) fn check_first_dwelling(&self, seat: Seat, hex: kernel::Hex) -> Result<(), Illegal> {
        if self.active != seat.0 {
            return Err(Illegal::NotYourTurn);
        }
        if (self.map.land - self.occupied).contains(hex) && self.first_place_of(seat)(hex) {
            return Ok(());
        }
        Err(if !self.map.land.contains(hex) {
            Illegal::River { hex }
        } else if self.occupied.contains(hex) {
            Illegal::Occupied { hex }
        } else if self.plays(seat, FactionId::Riverwalkers) && self.terrain(hex) == self.player(seat).home {
            Illegal::FirstAtRiver { hex }
        } else {
            Illegal::NotHome { hex, terrain: self.terrain(hex) }
        })
    }

    pub(crate) fn first_dwelling<S: Sink<Event>>(&mut self, seat: Seat, hex: kernel::Hex, sink: &mut S) {
        let home = self.player(seat).home;
        if !home.is_basic() {
            self.terrain[hex.index()] = home;
        }
        self.place_dwelling(seat, hex, sink);
        self.last_dwelling = Some(hex);
        if let Phase::Dwellings(placed) = self.phase {
            self.phase = Phase::Dwellings(placed + 1);
        }
    }

    pub(crate) fn check_first_bonus(&self, seat: Seat, card: Option<BonusId>) -> Result<(), Illegal> {
        if self.active != seat.0 {
            return Err(Illegal::NotYourTurn);
        }
        match card {
            None => Err(Illegal::PassWithout),
            Some(card) if !self.bonus_row.contains(&card) => Err(Illegal::BonusNotThere { card }),
            Some(_) => Ok(()),
        }
    }

    /// Goes on with the setup until somebody has to decide. True while it is not over.
    pub(crate) fn go_on_setup<S: Sink<Event>>(&mut self, sink: &mut S) -> bool {
        loop {
            match self.phase {
                Phase::Faction => {
                    let seat = Seat(self.active);
                    match self.options.choice_of(seat.0) {
                        FactionChoice::Named(id) if self.check_faction(seat, id).is_ok() => {
                            self.choose_faction(seat, id, sink);
                        }
                        FactionChoice::Random => {
                            let id = self.draw_faction(seat);
                            self.choose_faction(seat, id, sink);
                        }
                        // An Automa whose faction cannot be any more gets another.
                        FactionChoice::Named(_) | FactionChoice::Open if self.is_automa(seat) => {
                            let id = self.draw_faction(seat);
                            self.choose_faction(seat, id, sink);
                        }
                        // A fixed faction whose terrain was chosen by somebody before: the player chooses anew.
                        FactionChoice::Open | FactionChoice::Named(_) => return true,
                    }
                }
                Phase::Colour if self.is_automa(Seat(self.active)) => {
                    let seat = Seat(self.active);
                    let terrain = self.automa_colour(seat);
                    self.choose_colour(seat, terrain, sink);
                }
                Phase::Dwellings(placed) => {
                    let order = self.dwelling_order();
                    if let Some(seat) = order.get(usize::from(placed)) {
                        self.active = *seat;
                        return true;
                    }
                    self.phase = Phase::BonusCards;
                    self.active = self.options.seats - 1;
                    return true;
                }
                Phase::BonusCards => {
                    let open = self.seat_list().filter(|seat| self.player(*seat).bonus.is_none()).last();
                    match open {
                        Some(seat) => {
                            self.active = seat.0;
                            return true;
                        }
                        None => return false,
                    }
                }
                _ => return true,
            }
        }
    }

    fn draw_faction(&self, seat: Seat) -> FactionId {
        let mut dice: Dice = self.seed.dice(FACTIONS, u64::from(seat.0));
        // Others who have a fixed faction keep it.
        let fixed = |id: FactionId| {
            (0..self.options.seats).any(|seat| match self.options.choice_of(seat) {
                FactionChoice::Named(named) => {
                    let (a, b) = (self.kit.faction(id), self.kit.faction(named));
                    let same = matches!((a.home, b.home), (Home::Terrain(x), Home::Terrain(y)) if x == y);
                    id == named || a.board == named || same
                }
                _ => false,
            })
        };
        let open: ArrayVec<FactionId, 20> = FactionId::ALL
            .into_iter()
            .filter(|id| self.check_faction(seat, *id).is_ok() && !fixed(*id))
            .collect();
        dice.pick(&open).copied().unwrap_or(FactionId::Alchemists)
    }
}

fn scoring_tiles(kit: &Kit, options: &TerraOptions, seed: Seed) -> [ScoringId; 6] {
    if let Some(tiles) = options.scoring {
        return tiles;
    }
    let mut tiles: ArrayVec<ScoringId, 9> =
        ScoringId::ALL.into_iter().filter(|tile| options.promo_temple || !kit.scoring(*tile).promo).collect();
    let mut dice = seed.dice(SCORING, 0);
    loop {
        dice.shuffle(&mut tiles);
        // The tile for spades may not lie on round 5 or 6: deal again.
        if tiles.iter().zip(1..=ROUNDS).all(|(tile, round)| round <= kit.scoring(*tile).last_round) {
            let mut dealt = [ScoringId(0); 6];
            dealt.copy_from_slice(&tiles[..6]);
            return dealt;
        }
    }
}

fn bonus_cards(options: &TerraOptions, seed: Seed) -> ArrayVec<BonusId, MOST_ROW> {
    let mut cards: ArrayVec<BonusId, MOST_ROW> =
        BonusId::ALL.into_iter().filter(|card| options.bonus_in_box(*card)).collect();
    if let Some(gone) = options.bonus_removed {
        cards.retain(|card| gone >> card.0 & 1 == 0);
    } else {
        seed.dice(BONUS, 0).shuffle(&mut cards);
    }
    cards.truncate(usize::from(options.seats) + 3);
    cards
}
