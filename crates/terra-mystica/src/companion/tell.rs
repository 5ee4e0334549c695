//! What a person does, as far as it can be seen.

use kernel::{Hex, Hexes, Seat};

use super::action::{CompanionDecision, Told};
use super::event::{CompanionEvent, Warning};
use super::illegal::CompanionIllegal;
use super::play::News;
use super::table::TerraCompanion;
use crate::components::{Cult, CultBoard, FactionId, Structure, Terrain};
use crate::factions;
use crate::rules::build::upgraded_from;
use crate::state::{NOBODY, ROUNDS};

impl TerraCompanion {
    pub(super) fn tell_spades(
        &mut self,
        seat: Seat,
        told: Told,
        news: &mut News,
    ) -> Result<(), CompanionIllegal> {
        match told {
            Told::Transform(hex, terrain) => {
                news.push(CompanionEvent::Told { seat, told });
                self.transform(seat, hex, terrain, news)
            }
            Told::Steps(cult, steps) => {
                news.push(CompanionEvent::Told { seat, told });
                self.step(seat, cult, steps, news)
            }
            Told::Marker(cult, space) => {
                news.push(CompanionEvent::Told { seat, told });
                self.table.put_marker(seat, cult, space)
            }
            Told::Done => {
                news.push(CompanionEvent::Told { seat, told });
                self.spades &= !(1 << seat.0);
                if self.spades == 0 {
                    self.begin_round(news);
                }
                Ok(())
            }
            _ => Err(CompanionIllegal::Waiting(CompanionDecision::Spades { seat })),
        }
    }

    pub(super) fn tell_turn(
        &mut self,
        seat: Seat,
        told: Told,
        news: &mut News,
    ) -> Result<(), CompanionIllegal> {
        news.push(CompanionEvent::Told { seat, told });
        self.told = self.told.saturating_add(1);
        match told {
            Told::Faction(_) => {
                Err(CompanionIllegal::Waiting(CompanionDecision::Turn { seat, told: self.told }))
            }
            Told::Colour(terrain) => self.shift(seat, terrain),
            Told::Build(hex) => self.build(seat, hex, news),
            Told::Transform(hex, terrain) => self.transform(seat, hex, terrain, news),
            Told::Upgrade(hex, to) => self.upgrade(seat, hex, to, news),
            Told::Send(cult, value) => self.send(seat, cult, value, news),
            Told::Steps(cult, steps) => self.step(seat, cult, steps, news),
            Told::Marker(cult, space) => self.table.put_marker(seat, cult, space),
            Told::Favour(tile) => {
                let printed = self.table.kit.favours.get(tile.index()).ok_or(CompanionIllegal::NoCard)?;
                self.step(seat, printed.cult, printed.steps as i8, news)
            }
            Told::Town(tile) => self.town(seat, tile, news),
            Told::Power(action) => {
                if self.table.power_action_used(action) {
                    return Err(CompanionIllegal::PowerUsed { action });
                }
                self.table.power_used |= 1 << action.index();
                Ok(())
            }
            Told::Special(_) | Told::Digging => Ok(()),
            Told::Bridge(place) => self.bridge(seat, place, news),
            Told::Shipping => {
                self.advance_shipping(seat, news);
                Ok(())
            }
            Told::Connect(hex) => self.connect(seat, hex),
            Told::Pass(card) => {
                self.pass(seat, card)?;
                self.end_turn(news);
                Ok(())
            }
            Told::Done => {
                self.end_turn(news);
                Ok(())
            }
        }
    }

    fn warn(news: &mut News, warning: Warning) {
        news.push(CompanionEvent::Warning(warning));
    }

    fn warn_of_reach(&self, seat: Seat, hex: Hex, news: &mut News) {
        let normal = self.table.reach(seat);
        let witches = self.table.plays(seat, FactionId::Witches) && self.table.player(seat).has_stronghold();
        if !(normal | self.table.flights(seat, normal)).contains(hex) && !witches {
            Self::warn(news, Warning::OutOfReach { hex });
        }
    }

    fn build(&mut self, seat: Seat, hex: Hex, news: &mut News) -> Result<(), CompanionIllegal> {
        self.table.free_land(hex)?;
        self.warn_of_reach(seat, hex, news);
        self.table.put_structure(seat, hex, Structure::Dwelling)?;
        self.ask_automas(seat, hex, news);
        Ok(())
    }

    fn transform(
        &mut self,
        seat: Seat,
        hex: Hex,
        terrain: Terrain,
        news: &mut News,
    ) -> Result<(), CompanionIllegal> {
        self.table.free_land(hex)?;
        let now = self.table.terrain(hex);
        if now == terrain {
            return Err(CompanionIllegal::SameTerrain { hex });
        }
        if !terrain.is_basic() && terrain != self.table.player(seat).home {
            return Err(CompanionIllegal::NoSuchTerrain);
        }
        if terrain == Terrain::River {
            return Err(CompanionIllegal::NoSuchTerrain);
        }
        self.warn_of_reach(seat, hex, news);
        if !now.is_basic() {
            Self::warn(news, Warning::StrangeTerrain { hex });
        }
        self.table.terrain[hex.index()] = terrain;
        Ok(())
    }

    fn upgrade(
        &mut self,
        seat: Seat,
        hex: Hex,
        to: Structure,
        news: &mut News,
    ) -> Result<(), CompanionIllegal> {
        self.table.land_hex(hex)?;
        let from = self.table.player(seat).structure_at(hex).ok_or(CompanionIllegal::NotYours { hex })?;
        if upgraded_from(to) != Some(from) {
            return Err(CompanionIllegal::NoUpgrade { from, to });
        }
        if !self.table.has_piece(seat, to) {
            return Err(CompanionIllegal::NoPiece { kind: to });
        }
        let player = self.table.player_mut(seat);
        player.structures[from.index()].remove(hex);
        player.structures[to.index()].insert(hex);
        self.ask_automas(seat, hex, news);
        Ok(())
    }

    /// What the Automas answer for factions that are rewarded when somebody takes power.
    fn ask_automas(&mut self, seat: Seat, hex: Hex, news: &mut News) {
        self.table.offer_power(seat, hex, &mut ());
        // Between people it is their own business.
        self.table.offers.clear();
        let near = self.table.next_to(hex);
        let next = |automa: &Seat| {
            self.table.is_automa(*automa) && !(self.table.player(*automa).all() & near).is_empty()
        };
        let automa = self.table.seat_list().find(next);
        let player = self.table.player_mut(seat);
        let takes = player.steps_due > 0 || player.tokens_due > 0;
        (player.steps_due, player.tokens_due) = (0, 0);
        if let Some(automa) = automa
            && self.table.is_rewarded(seat)
        {
            let known = self.draws_itself() || self.table.bot(automa).support().is_some();
            news.push(CompanionEvent::Answered { automa, takes: known.then_some(takes) });
        }
    }

    fn send(&mut self, seat: Seat, cult: Cult, value: u8, news: &mut News) -> Result<(), CompanionIllegal> {
        let board = &self.table.kit.cult_board;
        let space = self.table.priest_space(cult, value);
        if space.is_none() && value != board.priest_no_space {
            return Err(CompanionIllegal::SpaceTaken { cult, value });
        }
        if self.table.player(seat).priests_out >= self.table.kit.structures.priests {
            Self::warn(news, Warning::NoPriestLeft);
        }
        if let Some(space) = space {
            let mut owners = self.table.priest_spaces(cult);
            owners[space] = Some(seat);
            self.table.put_priests(cult, owners);
        }
        let extra = self.table.plays(seat, FactionId::Acolytes) && self.table.player(seat).has_stronghold();
        self.step(seat, cult, value as i8 + i8::from(extra), news)
    }

    /// Steps up or down; the top is entered by saying so.
    fn step(&mut self, seat: Seat, cult: Cult, steps: i8, news: &mut News) -> Result<(), CompanionIllegal> {
        let from = self.table.player(seat).purse.cults[cult.index()];
        let wanted = i16::from(from) + i16::from(steps);
        let below = i16::from(CultBoard::TOP - 1).max(i16::from(from));
        if wanted > below && from < CultBoard::TOP {
            Self::warn(news, Warning::StoppedBelowTop { cult });
        }
        let to = wanted.clamp(0, below) as u8;
        if to == from {
            Self::warn(news, Warning::NoStep { cult });
        }
        self.table.put_marker(seat, cult, to)
    }

    fn town(
        &mut self,
        seat: Seat,
        tile: crate::components::TownId,
        news: &mut News,
    ) -> Result<(), CompanionIllegal> {
        if tile.index() >= crate::components::TownId::COUNT {
            return Err(CompanionIllegal::NoCard);
        }
        let printed = self.table.kit.town(tile);
        if printed.cult_steps > 0 {
            for cult in Cult::ALL {
                self.step(seat, cult, printed.cult_steps as i8, news)?;
            }
        }
        for _ in 0..printed.shipping_step {
            self.advance_shipping(seat, news);
        }
        Ok(())
    }

    fn advance_shipping(&mut self, seat: Seat, news: &mut News) {
        if self.table.plays(seat, FactionId::Fakirs) {
            let carpet = &mut self.table.player_mut(seat).carpet;
            *carpet = (*carpet + 1).min(3);
        } else if self.table.player(seat).shipping < self.table.faction(seat).shipping.max {
            self.table.player_mut(seat).shipping += 1;
        } else {
            Self::warn(news, Warning::TrackEnds);
        }
    }

    fn bridge(&mut self, seat: Seat, place: u8, news: &mut News) -> Result<(), CompanionIllegal> {
        let ends = self.table.map.bridges.get(usize::from(place)).ok_or(CompanionIllegal::NoBridgePlace)?;
        if self.table.bridge_owner(place).is_some() {
            return Err(CompanionIllegal::BridgeThere);
        }
        let own = self.table.player(seat).all();
        if (own & (Hexes::one(ends.0) | Hexes::one(ends.1))).is_empty() {
            Self::warn(news, Warning::NoBridgehead);
        }
        if self.table.player(seat).bridges >= self.table.kit.structures.bridges {
            Self::warn(news, Warning::ManyBridges);
        }
        self.table.put_bridge(place, Some(seat))
    }

    fn shift(&mut self, seat: Seat, terrain: Terrain) -> Result<(), CompanionIllegal> {
        if !self.table.plays(seat, FactionId::Shapeshifters) {
            return Err(CompanionIllegal::NoShift);
        }
        if !terrain.is_basic() {
            return Err(CompanionIllegal::NoSuchTerrain);
        }
        factions::shapeshifters::shift(&mut self.table, seat, terrain);
        Ok(())
    }

    fn connect(&mut self, seat: Seat, hex: Hex) -> Result<(), CompanionIllegal> {
        if !self.table.plays(seat, FactionId::Mermaids) || !self.table.map.river.contains(hex) {
            return Err(CompanionIllegal::NoLink);
        }
        self.table.player_mut(seat).river_links.insert(hex);
        Ok(())
    }

    fn pass(&mut self, seat: Seat, card: Option<crate::components::BonusId>) -> Result<(), CompanionIllegal> {
        match card {
            None if self.table.round < ROUNDS => return Err(CompanionIllegal::CardWanted),
            Some(_) if self.table.round >= ROUNDS => return Err(CompanionIllegal::NoCardWanted),
            Some(card) if !self.table.bonus_row.contains(&card) => {
                return Err(CompanionIllegal::NotInRow { card });
            }
            _ => {}
        }
        debug_assert!(seat.0 != NOBODY);
        self.table.pass(seat, card, &mut ());
        Ok(())
    }
}
