//! Resources, points, tiles and cards: gained, paid, discarded.
//!
//! Rules: `resources.limit`, `resources.any`, `effect.discard`.

use kernel::{Seat, Sink};

use crate::components::{Flag, Goods};
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{Frame, MOST_GOODS, Tapestry, Task};

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

    pub(crate) fn score_points<S: Sink<Event>>(&mut self, seat: u8, vp: i16, from: PointsFrom, sink: &mut S) {
        if self.is_bot(seat) {
            return;
        }
        let player = self.player_mut(seat);
        player.vp = player.vp.saturating_add(vp);
        if S::ON {
            sink.event(Event::Scored { seat: Seat(seat), vp, from });
        }
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
        if self.options.readings.tiles_return {
            self.used_tiles |= 1 << tile;
        }
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
        player.lose_laid(tech);
        self.tech_discard.push(tech);
        if S::ON {
            sink.event(Event::TechGone { seat: Seat(seat), tech });
        }
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
            _ => {}
        }
    }
}
