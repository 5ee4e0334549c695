//! Exploring: a territory tile on the map, a space tile beside the mat.
//!
//! Rules: `explore.place`, `explore.anywhere`, `explore.match-vp`, `explore.benefit`, `explore.void`, `explore.space`,
//! `explore.rotation`, `civ.islanders`.

use kernel::{Hex, Hexes, Seat, Sink};

use crate::components::effect::Place;
use crate::components::{Flag, Terrain, When};
use crate::effects::gain::bits;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{Context, Frame, HexNo, Island, NONE, Tapestry, Task, Territory, TileNo};

/// In the place of a hex: from here on the hexes of the Islanders' mat.
const ISLANDS: u8 = 200;

impl Tapestry {
    /// The unexplored hexes that may be explored.
    pub(crate) fn explorable(&self, seat: u8, place: Place, _context: Context) -> Hexes {
        let unexplored = self.map.grid.all() - self.explored;
        match place {
            Place::Anywhere => unexplored,
            Place::Islands => Hexes::EMPTY,
            _ => self.map.grid.around(self.control[usize::from(seat)]) & unexplored,
        }
    }

    /// Hexes of an own mat that may be explored: always by its own ability, and by any exploration of an advance turn.
    pub(crate) fn islands(&self, seat: u8, place: Place) -> impl Iterator<Item = u8> + '_ {
        let open = self.has(seat, Flag::Islands) && (place == Place::Islands || !self.turn.income);
        let free = move |at: &u8| open && self.player(seat).islands[usize::from(*at)].tile == NONE;
        (0..6).filter(free)
    }

    pub(crate) fn has_island(&self, seat: u8, place: Place) -> bool {
        self.islands(seat, place).next().is_some()
    }

    pub(crate) fn start_explore(&mut self, seat: u8, place: Place, drawn: bool, only: u8, context: Context) {
        if drawn && only == NONE {
            return;
        }
        self.push(seat, Task::ExploreTile { place, only }, context);
        self.fire(seat, When::YouExplore, Context::default());
    }

    /// Whether this player has a tile to explore with, or draws some first (Age of Sail).
    pub(crate) fn has_tile(&self, seat: u8) -> bool {
        let player = self.player(seat);
        let draws = player.era.kind != NONE
            && self.has_tiles()
            && self.kit.cards[usize::from(player.era.kind)]
                .abilities
                .on
                .iter()
                .any(|(when, _)| *when == When::YouExplore);
        player.tiles != 0 || draws
    }

    /// The corners of an explored hex as they lie, as far as they are known.
    pub fn corners(&self, hex: Hex) -> Option<[Terrain; 6]> {
        let site = self.site(hex);
        match site.territory() {
            Territory::Unexplored | Territory::AnyTile => None,
            Territory::Printed => Some(self.map.printed.get(hex.index())?.as_ref()?.corners),
            Territory::Tile(tile) => {
                Some(self.kit.tiles.get(usize::from(tile))?.corners[usize::from(site.turn)])
            }
        }
    }

    /// The terrains of an explored hex, as bits, as far as they are known.
    pub fn terrains(&self, hex: Hex) -> u8 {
        match self.site(hex).territory() {
            Territory::Unexplored | Territory::AnyTile => 0,
            Territory::Printed => self.map.printed[hex.index()].as_ref().map_or(0, |printed| printed.land),
            Territory::Tile(tile) => self.kit.tiles[usize::from(tile)].land,
        }
    }

    /// Explores a hex of a real table, where nobody asks which tile it is.
    pub(crate) fn explore_any(&mut self, hex: Hex) {
        let printed = self.map.printed_hexes.contains(hex);
        let territory = if printed { Territory::Printed } else { Territory::AnyTile };
        self.sites[hex.index()].become_of(territory);
        self.explored.insert(hex);
    }

    /// Points for a tile of these corners on this hex: one for each edge with a terrain in common.
    pub(crate) fn matches(&self, corners: [Terrain; 6], hex: Hex) -> u8 {
        let edge = |direction: u8| {
            let Some(neighbour) = self.map.grid.neighbour(hex, direction) else { return false };
            let Some(theirs) = self.corners(neighbour) else { return false };
            let e = usize::from(direction);
            corners[e] == theirs[(e + 4) % 6] || corners[(e + 1) % 6] == theirs[(e + 3) % 6]
        };
        (0..6).filter(|direction| edge(*direction)).count() as u8
    }

    pub(crate) fn offer_explore(&self, frame: &Frame, offer: &mut TapestryLegal) {
        let player = self.player(frame.seat);
        match frame.task {
            Task::ExploreTile { place, only } => {
                let tiles = if only == NONE { player.tiles } else { player.tiles & 1 << only };
                if !self.explorable(frame.seat, place, frame.context).is_empty()
                    || self.has_island(frame.seat, place)
                {
                    bits(tiles).for_each(|tile| offer.add(Act::Tile(tile)));
                }
            }
            Task::ExploreHex { place, .. } => {
                offer.add_hexes(self.explorable(frame.seat, place, frame.context));
                self.islands(frame.seat, place).for_each(|at| offer.add(Act::Node(at)));
            }
            Task::ExploreTurn { tile, .. } => {
                bits(u64::from(self.kit.tiles[usize::from(tile)].turns))
                    .for_each(|turn| offer.add(Act::Turn(turn)));
            }
            Task::Exploit { .. } => {
                offer.add(Act::Yes);
                offer.add(Act::No);
            }
            Task::ExploreSpace { only, .. } => {
                let tiles = if only == NONE { player.spaces } else { player.spaces & 1 << only };
                bits(u64::from(tiles)).for_each(|tile| offer.add(Act::Space(tile)));
            }
            _ => {}
        }
    }

    pub(crate) fn answer_explore<S: Sink<Event>>(&mut self, frame: Frame, act: Act, sink: &mut S) {
        let Frame { seat, context, task } = frame;
        match (task, act) {
            (Task::ExploreTile { place, .. }, Act::Tile(tile)) => {
                self.push(seat, Task::ExploreHex { place, tile }, context);
            }
            (Task::ExploreHex { tile, .. }, Act::Hex(hex)) => {
                self.push(seat, Task::ExploreTurn { tile, hex: hex.0 }, context);
            }
            (Task::ExploreHex { tile, .. }, Act::Node(at)) => {
                self.push(seat, Task::ExploreTurn { tile, hex: ISLANDS + at }, context);
            }
            (Task::ExploreTurn { tile, hex }, Act::Turn(turn)) => {
                self.lay_tile(seat, tile, hex, turn, sink);
            }
            (Task::Exploit { tile, hex, vp }, _) => {
                let benefit = self.kit.tiles[usize::from(tile)].benefit;
                let context = Context::of_hex(Hex(hex)).as_from(PointsFrom::Territories);
                self.push_effect(seat, benefit, context);
                if act == Act::Yes {
                    self.push_effect(seat, benefit, context);
                } else {
                    self.score_points(seat, i16::from(vp), PointsFrom::Territories, sink);
                }
            }
            (Task::ExploreSpace { on_mat, .. }, Act::Space(tile)) => {
                let player = self.player_mut(seat);
                player.spaces &= !(1 << tile);
                player.explored |= 1 << tile;
                if on_mat {
                    crate::hooks::tile_on_mat(self, seat, context, tile);
                }
                if S::ON {
                    sink.event(Event::ExploredSpace { seat: Seat(seat), tile });
                }
                let benefit = self.kit.space_tiles[usize::from(tile)].benefit;
                self.push_effect(seat, benefit, Context::from(PointsFrom::Space));
            }
            _ => {}
        }
    }

    fn lay_tile<S: Sink<Event>>(&mut self, seat: u8, tile: u8, at: u8, turn: u8, sink: &mut S) {
        self.player_mut(seat).tiles &= !(1 << tile);
        let corners = self.kit.tiles[usize::from(tile)].corners[usize::from(turn)];
        let (vp, hex) = match at.checked_sub(ISLANDS) {
            Some(island) => {
                let vp = crate::hooks::island_matches(self, seat, island, corners);
                self.player_mut(seat).islands[usize::from(island)] = Island { tile, turn };
                if S::ON {
                    sink.event(Event::Island { seat: Seat(seat), tile, node: island, turn, vp });
                }
                (vp, NONE)
            }
            None => {
                let vp = self.matches(corners, Hex(at));
                self.sites[usize::from(at)].lay(Territory::Tile(tile), turn);
                self.explored.insert(Hex(at));
                if S::ON {
                    sink.event(Event::Explored {
                        seat: Seat(seat),
                        tile: Some(tile),
                        hex: Hex(at),
                        turn,
                        vp,
                    });
                }
                (vp, at)
            }
        };
        self.tell(|below| {
            below.n = vp;
            below.hex = HexNo::new(hex);
        });
        self.push(seat, Task::Barrier, Context::default());
        // Tiles on a mat are no territories of the map: nothing stands on them.
        let context = Context { hex: HexNo::new(hex), tile: TileNo::new(tile), ..Context::default() };
        self.fire(seat, When::YouPlacedTile, context);
        if hex != NONE && self.has(seat, Flag::BenefitTwice) {
            self.push(seat, Task::Exploit { tile, hex, vp }, context);
        } else {
            let benefit = self.kit.tiles[usize::from(tile)].benefit;
            self.push_effect(seat, benefit, context.as_from(PointsFrom::Territories));
            self.score_points(seat, i16::from(vp), PointsFrom::Territories, sink);
        }
    }

    /// The benefit of the tile on the hex in question; printed territories have none.
    pub(crate) fn territory_benefit(&mut self, seat: u8, context: Context) {
        let Some(hex) = context.hex else { return };
        if let Territory::Tile(tile) = self.sites[usize::from(hex.get())].territory() {
            let benefit = self.kit.tiles[usize::from(tile)].benefit;
            self.push_effect(seat, benefit, Context::of_hex(Hex(hex.get())).as_from(PointsFrom::Territories));
        }
    }

    /// Controlled territories that are tiles.
    pub(crate) fn controlled_tiles(&self, seat: u8) -> Hexes {
        self.control[usize::from(seat)] - self.map.printed_hexes
    }
}
