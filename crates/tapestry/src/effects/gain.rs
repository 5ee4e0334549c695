//! Resources, points, tiles and cards: gained, paid, discarded.
//!
//! Rules: `resources.limit`, `resources.any`, `tiles.draw`, `tiles.empty`, `tapestry.draw`, `tapestry.reshuffle`,
//! `effect.discard`.

use kernel::{Seat, Sink};

use crate::components::{Flag, Goods, When};
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, MOST_GOODS, NONE, Tapestry, Task};

/// The bits of a set, from the lowest.
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as u8;
            set &= set - 1;
            bit
        })
    })
}

/// The cards of a set, from the lowest.
pub(crate) fn cards(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as u8;
            set &= set - 1;
            bit
        })
    })
}

impl Tapestry {
    pub(crate) fn gain<S: Sink<Event>>(&mut self, seat: u8, goods: Goods, sink: &mut S) {
        if self.is_bot(seat) {
            return;
        }
        let have = &mut self.player_mut(seat).goods;
        *have = Goods(have.plus(goods).0.map(|n| n.min(MOST_GOODS)));
        if S::ON {
            sink.event(Event::Gained { seat: Seat(seat), goods });
        }
    }

    pub(crate) fn pay<S: Sink<Event>>(&mut self, seat: u8, goods: Goods, sink: &mut S) {
        let have = &mut self.player_mut(seat).goods;
        *have = have.minus(goods);
        if S::ON {
            sink.event(Event::Paid { seat: Seat(seat), goods });
        }
    }

    pub(crate) fn lose<S: Sink<Event>>(&mut self, seat: u8, goods: Goods, sink: &mut S) {
        let have = &mut self.player_mut(seat).goods;
        *have = have.minus(goods);
        if S::ON {
            sink.event(Event::Lost { seat: Seat(seat), goods });
        }
    }

    pub(crate) fn score_points<S: Sink<Event>>(&mut self, seat: u8, vp: i16, sink: &mut S) {
        if self.is_bot(seat) {
            return;
        }
        let player = self.player_mut(seat);
        player.vp = player.vp.saturating_add(vp);
        if S::ON {
            sink.event(Event::Scored { seat: Seat(seat), vp });
        }
    }

    /// Draws territory tiles; an empty pile gives nothing. Tells what was drawn last.
    pub(crate) fn draw_tiles<S: Sink<Event>>(&mut self, seat: u8, n: u8, sink: &mut S) {
        let mut last = NONE;
        for _ in 0..n {
            let Some(tile) = self.tiles.pop() else { break };
            self.chances.revealed += 1;
            self.player_mut(seat).tiles |= 1 << tile;
            last = tile;
            if S::ON {
                sink.event(Event::DrewTile { seat: Seat(seat), tile });
            }
        }
        self.tell(|context| context.tile = last);
    }

    pub(crate) fn draw_spaces<S: Sink<Event>>(&mut self, seat: u8, n: u8, sink: &mut S) {
        let mut last = NONE;
        for _ in 0..n {
            let Some(tile) = self.space_tiles.pop() else { break };
            self.chances.revealed += 1;
            self.player_mut(seat).spaces |= 1 << tile;
            last = tile;
            if S::ON {
                sink.event(Event::DrewSpace { seat: Seat(seat), tile });
            }
        }
        self.tell(|context| context.tile = last);
    }

    /// The top card of the tapestry deck; the discards are shuffled when it is empty.
    pub(crate) fn next_card(&mut self) -> Option<u8> {
        if self.deck.is_empty() && !self.discard.is_empty() {
            std::mem::swap(&mut self.deck, &mut self.discard);
            let mut dice = self.shuffling();
            self.deck.shuffle(&mut dice);
        }
        self.deck.pop()
    }

    /// The card that this player draws next: Mystics have a deck of their own.
    fn next_card_for(&mut self, seat: u8) -> Option<u8> {
        if !self.has(seat, Flag::PrivateDeck) {
            return self.next_card();
        }
        if self.player(seat).private.is_empty() && !self.player(seat).private_discard.is_empty() {
            let mut dice = self.shuffling();
            let player = self.player_mut(seat);
            std::mem::swap(&mut player.private, &mut player.private_discard);
            player.private.shuffle(&mut dice);
        }
        self.player_mut(seat).private.pop()
    }

    /// Draws tapestry cards one at a time; each is a gain of its own.
    pub(crate) fn draw_cards<S: Sink<Event>>(&mut self, seat: u8, n: u8, sink: &mut S) {
        for _ in 0..n {
            let Some(card) = self.next_card_for(seat) else { break };
            self.gain_card(seat, card, sink);
        }
    }

    pub(crate) fn gain_card<S: Sink<Event>>(&mut self, seat: u8, card: u8, sink: &mut S) {
        self.chances.revealed += 1;
        self.player_mut(seat).hand |= 1 << card;
        if S::ON {
            sink.event(Event::DrewCard { seat: Seat(seat), card });
        }
        self.fire(seat, When::YouGainTapestry, Context { card, ..Context::default() });
    }

    /// A card leaves the hand for the discard pile.
    pub(crate) fn discard_card<S: Sink<Event>>(&mut self, seat: u8, card: u8, sink: &mut S) {
        self.player_mut(seat).hand &= !(1 << card);
        self.chances.revealed += 1;
        if self.has(seat, Flag::PrivateDeck) {
            self.player_mut(seat).private_discard.push(card);
        } else {
            self.discard.push(card);
        }
        if S::ON {
            sink.event(Event::CardGone { seat: Seat(seat), card });
        }
    }

    pub(crate) fn discard_tile<S: Sink<Event>>(&mut self, seat: u8, tile: u8, sink: &mut S) {
        self.player_mut(seat).tiles &= !(1 << tile);
        if S::ON {
            sink.event(Event::TileGone { seat: Seat(seat), tile, to: None });
        }
    }

    pub(crate) fn give_tile<S: Sink<Event>>(&mut self, seat: u8, tile: u8, to: u8, sink: &mut S) {
        self.player_mut(seat).tiles &= !(1 << tile);
        self.player_mut(to).tiles |= 1 << tile;
        if S::ON {
            sink.event(Event::TileGone { seat: Seat(seat), tile, to: Some(Seat(to)) });
        }
    }

    pub(crate) fn discard_tech<S: Sink<Event>>(&mut self, seat: u8, tech: u8, sink: &mut S) {
        let player = self.player_mut(seat);
        for row in &mut player.techs {
            *row &= !(1 << tech);
        }
        player.flipped &= !(1 << tech);
        player.locked &= !(1 << tech);
        player.tech_landmarks &= !(1 << tech);
        self.tech_discard.push(tech);
        if S::ON {
            sink.event(Event::TechGone { seat: Seat(seat), tech });
        }
    }

    pub(crate) fn draw_keep_tech(&mut self, seat: u8, n: u8) {
        let mut drawn = [NONE; 4];
        for place in drawn.iter_mut().take(usize::from(n)) {
            if let Some(card) = self.next_tech() {
                *place = card;
                self.chances.revealed += 1;
            }
        }
        self.push(seat, Task::KeepTech(drawn), Context::default());
    }

    pub(crate) fn draw_keep_card(&mut self, seat: u8, n: u8) {
        let mut drawn = [NONE; 4];
        for place in drawn.iter_mut().take(usize::from(n)) {
            if let Some(card) = self.next_card() {
                *place = card;
                self.chances.revealed += 1;
            }
        }
        self.push(seat, Task::KeepCard(drawn), Context::default());
    }

    pub(crate) fn offer_gain(&self, frame: &Frame, offer: &mut TapestryLegal) {
        let player = self.player(frame.seat);
        match frame.task {
            Task::GainAny(n) => {
                // What would be over the limit is not offered while there is room elsewhere.
                let room = Goods(player.goods.0.map(|have| MOST_GOODS - have));
                let n = n.min(room.total());
                if n > 0 {
                    room.ways(n, |gain| offer.add(Act::Gain(gain)));
                }
            }
            Task::LoseAny(n) => {
                let n = n.min(player.goods.total());
                if n > 0 {
                    player.goods.ways(n, |pay| offer.add(Act::Pay(pay)));
                }
            }
            Task::DiscardTiles(_) => bits(player.tiles).for_each(|tile| offer.add(Act::Tile(tile))),
            Task::DiscardCards(_) => cards(player.hand).for_each(|card| offer.add(Act::Card(card))),
            Task::DiscardTechs(_) => {
                let all = player.techs[0] | player.techs[1] | player.techs[2];
                bits(all).for_each(|tech| offer.add(Act::Tech(tech)));
            }
            Task::DiscardAny(_) => {
                cards(player.hand).for_each(|card| offer.add(Act::Card(card)));
                offer.add(Act::Done);
            }
            Task::KeepTech(drawn) => {
                drawn.iter().filter(|card| **card != NONE).for_each(|card| offer.add(Act::Tech(*card)));
            }
            Task::KeepCard(drawn) => {
                drawn.iter().filter(|card| **card != NONE).for_each(|card| offer.add(Act::Card(*card)));
            }
            _ => {}
        }
    }

    pub(crate) fn answer_gain<S: Sink<Event>>(&mut self, frame: Frame, act: Act, sink: &mut S) {
        let Frame { seat, context, task } = frame;
        match (task, act) {
            (Task::GainAny(_), Act::Gain(goods)) => self.gain(seat, goods, sink),
            (Task::LoseAny(_), Act::Pay(goods)) => self.lose(seat, goods, sink),
            (Task::DiscardTiles(n), Act::Tile(tile)) => {
                self.discard_tile(seat, tile, sink);
                if n > 1 {
                    self.push(seat, Task::DiscardTiles(n - 1), context);
                }
            }
            (Task::DiscardCards(n), Act::Card(card)) => {
                self.discard_card(seat, card, sink);
                if n > 1 {
                    self.push(seat, Task::DiscardCards(n - 1), context);
                }
            }
            (Task::DiscardTechs(n), Act::Tech(tech)) => {
                self.discard_tech(seat, tech, sink);
                if n > 1 {
                    self.push(seat, Task::DiscardTechs(n - 1), context);
                }
            }
            (Task::DiscardAny(left), Act::Card(card)) => {
                self.discard_card(seat, card, sink);
                self.tell(|below| below.n = below.n.saturating_add(1));
                if left > 1 {
                    self.push(seat, Task::DiscardAny(left - 1), context);
                }
            }
            (Task::KeepTech(drawn), Act::Tech(kept)) => {
                for tech in drawn {
                    if tech != NONE && tech != kept {
                        self.tech_discard.push(tech);
                    }
                }
                self.receive_tech(seat, kept, sink);
            }
            (Task::KeepCard(drawn), Act::Card(kept)) => {
                for card in drawn {
                    if card != NONE && card != kept {
                        self.discard.push(card);
                    }
                }
                self.gain_card(seat, kept, sink);
            }
            _ => {}
        }
    }
}
