//! Facts put on a table as they are said. What the table cannot hold is refused; no rule is asked.

use kernel::{Hex, Hexes, Seat};

use super::illegal::CompanionIllegal;
use crate::components::{Cult, Structure, Terrain};
use crate::state::{NOBODY, TerraMystica};

impl TerraMystica {
    pub(super) fn land_hex(&self, hex: Hex) -> Result<(), CompanionIllegal> {
        if hex.index() >= self.map.hexes() {
            Err(CompanionIllegal::NoHex)
        } else if self.map.land.contains(hex) {
            Ok(())
        } else {
            Err(CompanionIllegal::River { hex })
        }
    }

    pub(super) fn free_land(&self, hex: Hex) -> Result<(), CompanionIllegal> {
        self.land_hex(hex)?;
        if self.occupied.contains(hex) { Err(CompanionIllegal::Occupied { hex }) } else { Ok(()) }
    }

    /// The terrain that a structure of this seat stands on.
    pub(super) fn ground_of(&self, seat: Seat, now: Terrain) -> Terrain {
        let player = self.player(seat);
        if player.unlocked != 0 && now.is_basic() { now } else { player.home }
    }

    pub(super) fn put_structure(
        &mut self,
        seat: Seat,
        hex: Hex,
        kind: Structure,
    ) -> Result<(), CompanionIllegal> {
        self.free_land(hex)?;
        if !self.has_piece(seat, kind) {
            return Err(CompanionIllegal::NoPiece { kind });
        }
        self.terrain[hex.index()] = self.ground_of(seat, self.terrain(hex));
        self.player_mut(seat).structures[kind.index()].insert(hex);
        self.occupied.insert(hex);
        Ok(())
    }

    pub(super) fn clear_hex(&mut self, hex: Hex) {
        for player in &mut self.players {
            for kind in &mut player.structures {
                kind.remove(hex);
            }
            player.in_town.remove(hex);
        }
        self.occupied.remove(hex);
    }

    pub(super) fn put_bridge(&mut self, place: u8, owner: Option<Seat>) -> Result<(), CompanionIllegal> {
        let at = usize::from(place);
        if at >= self.map.bridges.len() {
            return Err(CompanionIllegal::NoBridgePlace);
        }
        if let Some(old) = self.bridge_owner(place) {
            let bridges = &mut self.player_mut(old).bridges;
            *bridges = bridges.saturating_sub(1);
        }
        self.bridges[at] = owner.map_or(NOBODY, |seat| seat.0);
        if let Some(owner) = owner {
            self.player_mut(owner).bridges += 1;
        }
        let built = self.map.bridges.iter().zip(&self.bridges).filter(|(_, owner)| **owner != NOBODY);
        self.bridged = built.fold(Hexes::EMPTY, |all, ((a, b), _)| all | Hexes::one(*a) | Hexes::one(*b));
        Ok(())
    }

    pub(super) fn put_priests(&mut self, cult: Cult, owners: [Option<Seat>; 4]) {
        self.priest_spaces[cult.index()] = owners.map(|owner| owner.map_or(NOBODY, |seat| seat.0));
        for seat in self.seat_list() {
            let all = self.priest_spaces.iter().flatten().filter(|owner| **owner == seat.0).count();
            self.player_mut(seat).priests_out = all as u8;
        }
    }

    /// Where a marker stands; only one on the top.
    pub(super) fn put_marker(&mut self, seat: Seat, cult: Cult, space: u8) -> Result<(), CompanionIllegal> {
        let top = crate::components::CultBoard::TOP;
        let taken = self
            .seat_list()
            .any(|other| other != seat && self.player(other).purse.cults[cult.index()] == top);
        if space > top || (space == top && taken) {
            return Err(CompanionIllegal::NoSpace { cult });
        }
        self.player_mut(seat).purse.cults[cult.index()] = space;
        Ok(())
    }
}
