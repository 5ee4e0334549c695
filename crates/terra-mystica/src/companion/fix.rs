//! Facts set right. What contradicts the rest of the table is refused; what is only unlikely brings a warning.

use kernel::Seat;

use super::action::{Few, Fix};
use super::event::{CompanionEvent, Warning};
use super::illegal::{CompanionIllegal, Expected};
use super::play::{MOST_VP, News};
use super::table::TerraCompanion;
use crate::automa::CannotLay;
use crate::components::{BonusId, FactionId, Home, ScoringId, Structure, Terrain};
use crate::state::{Phase, ROUNDS, Stage, Turn};

type Fixed = Result<(), CompanionIllegal>;

fn range(expected: Expected) -> CompanionIllegal {
    CompanionIllegal::FactRange(expected)
}

impl TerraCompanion {
    pub(super) fn fix(&mut self, fix: Fix, news: &mut News) -> Fixed {
        news.push(CompanionEvent::Fixed(fix));
        match fix {
            Fix::Structure(hex, what) => self.fix_structure(hex, what, news),
            Fix::Terrain(hex, terrain) => {
                self.table.free_land(hex)?;
                if self.table.round == 0 {
                    return Err(CompanionIllegal::NotYet);
                }
                if terrain == Terrain::River {
                    return Err(CompanionIllegal::NoSuchTerrain);
                }
                self.table.terrain[hex.index()] = terrain;
                Ok(())
            }
            Fix::Bridge(place, owner) => {
                owner.map_or(Ok(()), |seat| self.there(seat))?;
                self.table.put_bridge(place, owner)
            }
            Fix::Cult(seat, cult, space) => {
                self.there(seat)?;
                self.table.put_marker(seat, cult, space)
            }
            Fix::Priests(cult, owners) => {
                owners.into_iter().flatten().try_for_each(|seat| self.there(seat))?;
                self.table.put_priests(cult, owners);
                let most = self.table.kit.structures.priests;
                if self.table.players().iter().any(|player| player.priests_out > most) {
                    return Err(range(Expected::Priests));
                }
                Ok(())
            }
            Fix::Power(bits) => {
                if bits >= 1 << 6 {
                    return Err(range(Expected::PowerActions));
                }
                self.table.power_used = bits;
                Ok(())
            }
            Fix::Row(cards) => self.fix_row(cards, news),
            Fix::Bonus(seat, card) => self.fix_bonus(seat, card, news),
            Fix::Vp(seat, vp) => {
                self.there(seat)?;
                if vp > MOST_VP {
                    return Err(CompanionIllegal::TooMuch);
                }
                if !self.table.is_automa(seat) {
                    return Err(range(Expected::AutomaPoints));
                }
                self.table.player_mut(seat).purse.vp = vp;
                Ok(())
            }
            Fix::Round(round) => {
                self.running()?;
                if !(1..=ROUNDS).contains(&round) {
                    return Err(range(Expected::Rounds));
                }
                self.table.round = round;
                Ok(())
            }
            Fix::Scoring(tiles) => {
                let mut seen = 0_u16;
                for tile in tiles {
                    if tile.index() >= ScoringId::COUNT || seen >> tile.0 & 1 == 1 {
                        return Err(range(Expected::SixTiles));
                    }
                    seen |= 1 << tile.0;
                }
                self.table.scoring = tiles;
                Ok(())
            }
            Fix::FinalTile(tile) => {
                self.table.final_tile = tile;
                Ok(())
            }
            Fix::Order(seats) => self.fix_order(seats),
            Fix::Turn(seat) => self.fix_turn(seat, news),
            Fix::Passed(seats) => self.fix_passed(seats, news),
            Fix::Shipping(seat, level) => {
                self.there(seat)?;
                if level > 5 {
                    return Err(range(Expected::Shipping));
                }
                self.table.player_mut(seat).shipping = level;
                Ok(())
            }
            Fix::Carpet(seat, more) => {
                self.there(seat)?;
                if more > 3 {
                    return Err(range(Expected::Carpet));
                }
                self.table.player_mut(seat).carpet = more;
                Ok(())
            }
            Fix::Home(seat, terrain) => {
                self.there(seat)?;
                if !terrain.is_basic() || !self.table.plays(seat, FactionId::Shapeshifters) {
                    return Err(range(Expected::ShapeshiftersHome));
                }
                crate::factions::shapeshifters::shift(&mut self.table, seat, terrain);
                Ok(())
            }
            Fix::Start(seat, terrain) => self.fix_start(seat, terrain),
            Fix::Unlocked(seat, bits) => {
                self.there(seat)?;
                if bits == 0 || bits >= 1 << 7 || !self.table.plays(seat, FactionId::Riverwalkers) {
                    return Err(range(Expected::RiverwalkersTerrains));
                }
                self.table.player_mut(seat).unlocked = bits;
                Ok(())
            }
            Fix::Drawn(seat, cards) => self.fix_drawn(seat, cards),
        }
    }

    /// Somebody sits there, and has a faction.
    fn there(&self, seat: Seat) -> Fixed {
        let sits = seat.0 < self.table.options.seats && self.table.player(seat).faction.is_some();
        if sits { Ok(()) } else { Err(CompanionIllegal::NotAsked { seat }) }
    }

    fn running(&self) -> Fixed {
        if self.table.phase == Phase::Actions { Ok(()) } else { Err(CompanionIllegal::NotYet) }
    }

    fn fix_structure(&mut self, hex: kernel::Hex, what: Option<(Seat, Structure)>, news: &mut News) -> Fixed {
        self.table.land_hex(hex)?;
        if matches!(self.table.phase, Phase::Faction | Phase::Colour) {
            return Err(CompanionIllegal::NotYet);
        }
        self.table.clear_hex(hex);
        let Some((seat, kind)) = what else { return Ok(()) };
        self.there(seat)?;
        let before = self.table.terrain(hex);
        self.table.put_structure(seat, hex, kind)?;
        if before != self.table.terrain(hex) && !before.is_basic() {
            news.push(CompanionEvent::Warning(Warning::StrangeTerrain { hex }));
        }
        Ok(())
    }

    fn held(&self, card: BonusId) -> Option<Seat> {
        self.table.seat_list().find(|seat| self.table.player(*seat).bonus == Some(card))
    }

    fn fix_row(&mut self, cards: Few, news: &mut News) -> Fixed {
        if cards.repeated().is_some() || cards.iter().any(|card| usize::from(*card) >= BonusId::COUNT) {
            return Err(range(Expected::DifferentCards));
        }
        if cards.iter().any(|card| self.held(BonusId(*card)).is_some()) {
            return Err(range(Expected::HeldCards));
        }
        if self.table.round == 0 && cards.len() != self.table.bonus_row.len() {
            return Err(range(Expected::AsManyCards));
        }
        self.table.bonus_row = cards.iter().map(|card| BonusId(*card)).collect();
        self.check_row(news);
        Ok(())
    }

    fn check_row(&self, news: &mut News) {
        let held = self.table.players().iter().filter(|player| player.bonus.is_some()).count();
        let wanted =
            usize::from(self.table.options.seats) + 3 - held.min(usize::from(self.table.options.seats));
        if self.table.bonus_row.len() != wanted {
            news.push(CompanionEvent::Warning(Warning::RowLength { wanted: wanted as u8 }));
        }
    }

    /// Who held the card gets what the other held; a card of the row goes there for the old one.
    fn fix_bonus(&mut self, seat: Seat, card: Option<BonusId>, news: &mut News) -> Fixed {
        self.there(seat)?;
        if !matches!(self.table.phase, Phase::Actions | Phase::CultBonus | Phase::Over) {
            return Err(CompanionIllegal::NotYet);
        }
        let old = self.table.player(seat).bonus;
        if card.is_some_and(|card| card.index() >= BonusId::COUNT) {
            return Err(range(Expected::BonusCards));
        }
        if old == card {
            return Err(CompanionIllegal::AlreadySo);
        }
        if let Some(card) = card {
            if let Some(other) = self.held(card) {
                self.table.player_mut(other).bonus = old;
                news.push(CompanionEvent::Warning(Warning::CardMoved));
            } else if let Some(place) = self.table.bonus_row.iter().position(|lies| *lies == card) {
                match old {
                    Some(old) => self.table.bonus_row[place] = old,
                    None => drop(self.table.bonus_row.remove(place)),
                }
            }
        } else if let Some(old) = old {
            let _ = self.table.bonus_row.try_push(old);
        }
        self.table.player_mut(seat).bonus = card;
        self.check_row(news);
        Ok(())
    }

    fn all_seats(&self, seats: Few) -> Fixed {
        if seats.repeated().is_some() {
            return Err(range(Expected::SeatsOnce));
        }
        seats.iter().try_for_each(|seat| self.there(Seat(*seat)))
    }

    fn fix_order(&mut self, seats: Few) -> Fixed {
        self.running()?;
        self.all_seats(seats)?;
        if seats.len() != usize::from(self.table.options.seats) {
            return Err(range(Expected::AllSeats));
        }
        self.table.order[..seats.len()].copy_from_slice(&seats);
        Ok(())
    }

    fn fix_turn(&mut self, seat: Seat, news: &mut News) -> Fixed {
        self.running()?;
        self.there(seat)?;
        if self.table.player(seat).passed {
            return Err(range(Expected::NotPassed));
        }
        self.table.active = seat.0;
        self.table.turn = Turn::NEW;
        self.table.offers.clear();
        (self.told, self.again, self.first_card) = (0, false, None);
        self.go_on(news);
        Ok(())
    }

    fn fix_passed(&mut self, seats: Few, news: &mut News) -> Fixed {
        self.running()?;
        self.all_seats(seats)?;
        self.table.passed = seats.iter().copied().collect();
        for seat in self.table.seat_list() {
            self.table.player_mut(seat).passed = seats.contains(&seat.0);
        }
        if self.table.player(Seat(self.table.active)).passed {
            // The next one acts, or the round is over.
            self.table.offers.clear();
            (self.told, self.again, self.first_card) = (0, false, None);
            self.table.turn = Turn { stage: Stage::Over, ..Turn::NEW };
            self.go_on(news);
        }
        Ok(())
    }

    fn fix_start(&mut self, seat: Seat, terrain: Terrain) -> Fixed {
        self.there(seat)?;
        let chooses = !matches!(self.table.faction(seat).home, Home::Terrain(_));
        if !terrain.is_basic() || !chooses || self.table.player(seat).start == Terrain::River {
            return Err(range(Expected::StartTerrain));
        }
        let riverwalkers = self.table.plays(seat, FactionId::Riverwalkers);
        let player = self.table.player_mut(seat);
        player.start = terrain;
        if riverwalkers {
            player.home = terrain;
        }
        Ok(())
    }

    fn fix_drawn(&mut self, seat: Seat, cards: Few) -> Fixed {
        self.running()?;
        self.there(seat)?;
        if !self.table.is_automa(seat) {
            return Err(range(Expected::AutomaCards));
        }
        if cards.len() == 1 {
            return Err(range(Expected::TwoCards));
        }
        if cards.iter().any(|card| usize::from(*card) >= self.table.kit.automa.cards.len()) {
            return Err(CompanionIllegal::NoCard);
        }
        let number = |card: u8| self.table.kit.automa.card(card).number;
        let row = self.table.options.difficulty.row(self.table.kit);
        self.table.bots[seat.index()].set_drawn(&self.table.kit.automa, row, &cards).map_err(
            |why| match why {
                CannotLay::Drawn { card } => CompanionIllegal::CardDrawn { number: number(card) },
                CannotLay::NotInDeck { card } => CompanionIllegal::CardNotInDeck { number: number(card) },
                CannotLay::NoneLeft => CompanionIllegal::DeckEmpty,
            },
        )?;
        (self.again, self.first_card) = (false, None);
        Ok(())
    }
}
