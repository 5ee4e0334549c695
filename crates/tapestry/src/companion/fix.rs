//! Facts of the table, as they really are.

use kernel::Seat;

use super::action::{CompanionDecision, Fix, Piece, PieceKind};
use super::illegal::{CompanionIllegal, Expected};
use super::play::Heard;
use super::table::TapestryCompanion;
use crate::components::{Achievement, Track};
use crate::state::{ItemKind, Items, LAST, NONE, Pile, Territory, Token};

impl TapestryCompanion {
    /// A fact as it really is.
    pub(super) fn fix(&mut self, fix: Fix) -> Heard {
        let before = self.table.clone();
        let seats = self.table.seat_count();
        let sits = |seat: Seat| if seat.index() < seats { Ok(()) } else { Err(CompanionIllegal::NotAsked) };
        match fix {
            Fix::Token(seat, token, track, space) => {
                sits(seat)?;
                if space > LAST || token == Track::Arts || track == Track::Arts {
                    return Err(CompanionIllegal::NoSpace);
                }
                if self.table.is_bot(seat.0) && token != track {
                    return Err(CompanionIllegal::Range(Expected::BotToken));
                }
                self.table.player_mut(seat.0).tokens[token.index()] = Token { track: track as u8, space };
            }
            Fix::Hex(hex, pieces) => {
                self.explored(hex)?;
                for piece in pieces.into_iter().flatten() {
                    sits(piece.seat)?;
                }
                self.table.sites[hex.index()].items = Items::default();
                for Piece { seat, kind } in pieces.into_iter().flatten() {
                    let (item, toppled) = match kind {
                        PieceKind::Outpost => (ItemKind::Outpost, false),
                        PieceKind::Toppled => (ItemKind::Outpost, true),
                        PieceKind::Token => (ItemKind::Token, false),
                        PieceKind::Shared => (ItemKind::Shared, false),
                    };
                    self.table.stand(seat.0, hex, item, toppled, &mut ());
                }
                self.table.refresh_control(hex);
            }
            Fix::Explored(hex, yes) => {
                self.on_map(hex)?;
                if yes {
                    self.lay(hex);
                } else if self.table.map.printed_hexes.contains(hex) || self.table.tokens_at(hex) > 0 {
                    return Err(CompanionIllegal::Range(Expected::EmptyTile));
                } else {
                    self.table.sites[hex.index()].become_of(Territory::Unexplored);
                    self.table.explored.remove(hex);
                }
            }
            Fix::Landmark(landmark, owner) => self.give_landmark(landmark, owner)?,
            Fix::Vp(vp) => {
                self.automa()?;
                if !(0..=999).contains(&vp) {
                    return Err(CompanionIllegal::Range(Expected::AutomaPoints));
                }
                self.table.player_mut(1).vp = vp;
            }
            Fix::Income(seat, turns) => {
                sits(seat)?;
                let bot = self.table.is_bot(seat.0);
                if turns > 5 || (bot && (turns == 5 || self.table.automa_seat().is_none())) {
                    return Err(CompanionIllegal::Range(Expected::IncomeTurns));
                }
                if bot {
                    (self.table.player_mut(1).income_turns, self.table.player_mut(2).income_turns) =
                        (turns, turns);
                }
                self.table.player_mut(seat.0).income_turns = turns;
            }
            Fix::Favourite(seat, track) => {
                sits(seat)?;
                if !self.table.is_bot(seat.0) || track == Track::Arts {
                    return Err(CompanionIllegal::Range(Expected::BotTrack));
                }
                let place = usize::from(!self.table.is_automa(seat.0));
                self.table.bots.favourite[place] = track;
            }
            Fix::Outposts(seat, n) => {
                sits(seat)?;
                if !self.table.is_bot(seat.0) || n > 10 {
                    return Err(CompanionIllegal::Range(Expected::BotOutposts));
                }
                self.table.player_mut(seat.0).outposts = n;
            }
            Fix::Pile(n) => {
                self.automa()?;
                if n > 40 {
                    return Err(CompanionIllegal::Range(Expected::Pile));
                }
                self.table.player_mut(1).hand = (1 << n) - 1;
            }
            Fix::Tiles(left) => {
                let mut tiles = Pile::default();
                if left {
                    tiles.push(0);
                }
                self.table.tiles = tiles;
            }
            Fix::Achievement(what, seat, has) => {
                sits(seat)?;
                let bit = 1 << what.index();
                let had = self.table.player(seat.0).achievements & bit != 0;
                if had == has {
                    return Err(CompanionIllegal::AlreadySo);
                }
                let shadow = self.table.shadow_seat() == Some(seat.0) && what != Achievement::CompleteTrack;
                if has && (shadow || self.table.achieved[what.index()] >= 2) {
                    return Err(CompanionIllegal::Range(Expected::Achieved));
                }
                self.table.player_mut(seat.0).achievements ^= bit;
                let count = &mut self.table.achieved[what.index()];
                *count = if has { *count + 1 } else { count.saturating_sub(1) };
            }
            Fix::Pair(left, right) => {
                let known = |card: u8| usize::from(card) < self.table.kit.automa.cards.len();
                if left == right || !known(left) || !known(right) || self.table.bots.pair.contains(&NONE) {
                    return Err(CompanionIllegal::NoCard);
                }
                self.exchange(left, right)?;
            }
            Fix::Discard(cards) => self.set_discard(cards)?,
            Fix::Deck(cards) => self.set_deck(cards)?,
            Fix::Civilizations(first, second) => {
                self.automa()?;
                let known = |civ: u8| usize::from(civ) < self.table.kit.automa.civs.len();
                let two = self.table.kit.automa.level(self.table.options.bots.level).second;
                let fits = match second {
                    None => !two,
                    Some(second) => two && known(second) && second != first,
                };
                if !fits || !known(first) {
                    return Err(CompanionIllegal::Range(Expected::Civilizations));
                }
                self.table.bots.civs = [first, second.unwrap_or(NONE)];
            }
            Fix::Forbid(seat, track) => {
                self.person(seat)?;
                if track == Some(Track::Arts) {
                    return Err(CompanionIllegal::NoStep);
                }
                let player = self.table.player_mut(seat.0);
                (player.blocks, player.blocks_for) = track.map_or((NONE, 0), |track| (track as u8, 2));
            }
            Fix::Turn(seat) => self.set_turn(seat)?,
            Fix::Reacts(seat, reacts) => {
                self.person(seat)?;
                let bit = 1 << seat.0;
                let all = &mut self.table.bots.real.reacts;
                *all = if reacts { *all | bit } else { *all & !bit };
            }
            Fix::PlaysOn(seat, plays_on) => {
                self.person(seat)?;
                let bit = 1 << seat.0;
                let all = &mut self.table.bots.real.plays_on;
                *all = if plays_on { *all | bit } else { *all & !bit };
                // Who was thought to be finished is not; who is finished has no turn under way any more.
                let under_way = self.table.frames.last().is_some_and(|frame| frame.seat == seat.0);
                let player = self.table.player_mut(seat.0);
                player.done = player.income_turns == 5 && !plays_on && (player.done || !under_way);
            }
        }
        if self.table == before { Err(CompanionIllegal::AlreadySo) } else { Ok(()) }
    }

    fn automa(&self) -> Heard {
        self.table.automa_seat().map(|_| ()).ok_or(CompanionIllegal::NoAutoma)
    }

    fn person(&self, seat: Seat) -> Heard {
        let person = seat.index() < self.table.seat_count() && !self.table.is_bot(seat.0);
        if person { Ok(()) } else { Err(CompanionIllegal::Range(Expected::Person)) }
    }

    /// Somebody else's turn has begun.
    fn set_turn(&mut self, seat: Seat) -> Heard {
        match self.waiting() {
            Some(CompanionDecision::Turn { seat: now, .. } | CompanionDecision::Automa { seat: now }) => {
                if now == seat {
                    return Err(CompanionIllegal::AlreadySo);
                }
            }
            _ => return Err(CompanionIllegal::NotYet),
        }
        if seat.index() >= self.table.seat_count() || !self.table.has_turns(seat.0) {
            return Err(CompanionIllegal::Range(Expected::WithTurns));
        }
        self.told = 0;
        self.table.frames.clear();
        self.table.start_turn(seat.0);
        Ok(())
    }

    /// Exactly these cards lie on the discard pile: what was thought to lie there is in the deck.
    fn set_discard(&mut self, cards: u32) -> Heard {
        let bots = &mut self.table.bots;
        let in_play = bots.deck.len() + bots.discard.len() + bots.progress.len();
        let pair = bots.pair;
        let mut all: Pile<22> = Pile::default();
        for card in 0..22_u8 {
            let known = [&bots.deck, &bots.discard, &bots.progress]
                .into_iter()
                .any(|pile| pile.as_slice().contains(&card));
            if cards >> card & 1 == 1 {
                if pair.contains(&card) || !known {
                    return Err(CompanionIllegal::Range(Expected::Discard));
                }
                all.push(card);
            }
        }
        if cards >> 22 != 0 || all.len() > in_play {
            return Err(CompanionIllegal::Range(Expected::Discard));
        }
        let old = std::mem::replace(&mut bots.discard, all);
        for card in old.as_slice() {
            if cards >> card & 1 == 0 {
                bots.deck.push(*card);
            }
        }
        for card in all.as_slice() {
            if !old.as_slice().contains(card) && !bots.deck.take(*card) {
                bots.progress.take(*card);
            }
            bots.see(*card);
        }
        Ok(())
    }

    /// The deck has so many cards left: the difference comes from the progress deck, or goes back there.
    fn set_deck(&mut self, cards: u8) -> Heard {
        let bots = &mut self.table.bots;
        if usize::from(cards) > bots.deck.len() + bots.progress.len() {
            return Err(CompanionIllegal::Range(Expected::Deck));
        }
        while bots.deck.len() < usize::from(cards) {
            let Some(card) = bots.progress.pop() else { break };
            bots.deck.push(card);
        }
        while bots.deck.len() > usize::from(cards) {
            let Some(card) = bots.deck.pop() else { break };
            bots.progress.push(card);
        }
        Ok(())
    }

    /// Other cards lie on the table than was thought: they change places with those.
    fn exchange(&mut self, left: u8, right: u8) -> Heard {
        let bots = &mut self.table.bots;
        for (place, card) in [left, right].into_iter().enumerate() {
            let old = bots.pair[place];
            if old == card {
                continue;
            }
            if bots.pair[1 - place] == card {
                bots.pair.swap(0, 1);
                continue;
            }
            let found = if bots.deck.take(card) {
                &mut bots.deck
            } else if bots.discard.take(card) {
                &mut bots.discard
            } else if bots.progress.take(card) {
                &mut bots.progress
            } else {
                return Err(CompanionIllegal::NoCard);
            };
            found.push(old);
            bots.pair[place] = card;
            bots.see(card);
        }
        Ok(())
    }
}
