//! Cult. Rules: `automa.cult.*`.

use kernel::{Choice, Keep, Seat, Sink, Trail};

use super::{About, Pick, reasoned};
use crate::components::{Cult, CultBoard, DecisionCard};
use crate::rulebook as book;
use crate::rules::event::Event;
use crate::state::{NOBODY, TerraMystica};

impl TerraMystica {
    fn at_cult(&self, seat: Seat, cult: Cult) -> u8 {
        self.player(seat).purse.cults[cult.index()]
    }

    /// The highest space that the Automa could reach on a track.
    fn cult_end(&self, cult: Cult) -> u8 {
        let closed = self.options.readings.top_needs_key || self.top_taken(cult);
        CultBoard::TOP - u8::from(closed)
    }

    /// Whether the Automa can still move on a track.
    fn cult_open(&self, seat: Seat, cult: Cult) -> bool {
        self.at_cult(seat, cult) < self.cult_end(cult)
    }

    /// The smallest lead that any opponent has; 0 if none is ahead.
    fn cult_gap(&self, seat: Seat, cult: Cult) -> i32 {
        let mine = i32::from(self.at_cult(seat, cult));
        let lead = |other: Seat| i32::from(self.at_cult(other, cult)) - mine;
        self.seat_list().filter(|other| *other != seat).map(lead).filter(|lead| *lead > 0).min().unwrap_or(0)
    }

    /// Which track the Automa climbs.
    pub fn choose_cult<T: Trail<Pick>>(
        &self,
        seat: Seat,
        support: &DecisionCard,
        trail: &mut T,
    ) -> Option<Cult> {
        let open = Cult::ALL.into_iter().filter(|cult| self.cult_open(seat, *cult));
        let mut choice = Choice::<Pick, T, 4>::among(open.map(Pick::Cult), trail);
        if support.cult_goal {
            let gap = |pick: &Pick| self.cult_gap(seat, cult_of(*pick));
            let ahead = choice.left().iter().any(|pick| gap(pick) > 0);
            choice.prefer(book::CULT_AHEAD, Keep::AtLeast(1), gap);
            if ahead {
                choice.prefer(book::CULT_GAP, Keep::Least, gap);
            }
        }
        self.number(support, &mut choice);
        choice.decide().map(cult_of)
    }

    /// A priest to the best free space, or a single step without one.
    pub(crate) fn automa_cult<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        support: &DecisionCard,
        sink: &mut S,
    ) -> bool {
        let cult = reasoned!(sink, seat, About::Cult, |trail| self.choose_cult(seat, support, trail));
        let Some(cult) = cult else { return false };
        let space = if self.automa_has_priest(seat) { self.best_priest_space(cult) } else { None };
        let steps = match space {
            Some(place) => {
                self.priest_spaces[cult.index()][place] = seat.0;
                self.player_mut(seat).priests_out += 1;
                self.kit.cult_board.priest_spaces[place]
            }
            None => self.kit.cult_board.priest_no_space,
        };
        if S::ON {
            sink.event(Event::Sent { seat, cult, stays: space.is_some() });
        }
        self.automa_steps_up(seat, cult, steps + self.automa_card(seat).extra_cult_steps, sink);
        true
    }

    /// The free space of a track that is worth most; the first of equals.
    fn best_priest_space(&self, cult: Cult) -> Option<usize> {
        let spaces = self.priest_spaces[cult.index()];
        let worth = |place: &usize| self.kit.cult_board.priest_spaces[*place];
        (0..spaces.len()).rev().filter(|place| spaces[*place] == NOBODY).max_by_key(worth)
    }

    /// Steps on a track chosen as for a Cult action, without a priest.
    pub(crate) fn automa_cult_steps<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        support: &DecisionCard,
        steps: u8,
        sink: &mut S,
    ) -> bool {
        let cult = reasoned!(sink, seat, About::Cult, |trail| self.choose_cult(seat, support, trail));
        let Some(cult) = cult else { return false };
        self.automa_steps_up(seat, cult, steps, sink);
        true
    }

    fn automa_steps_up<S: Sink<Event>>(&mut self, seat: Seat, cult: Cult, steps: u8, sink: &mut S) {
        let from = self.at_cult(seat, cult);
        let to = (from + steps).min(self.cult_end(cult)).max(from);
        self.player_mut(seat).purse.cults[cult.index()] = to;
        if S::ON {
            sink.event(Event::Cult { seat, cult, from, to, power: 0 });
        }
    }

    /// Whether some track is high enough to pay for a dwelling.
    pub(crate) fn can_pay_with_cult(&self, seat: Seat, price: u8) -> bool {
        Cult::ALL.into_iter().any(|cult| self.at_cult(seat, cult) >= price)
    }

    /// Which track pays for a dwelling: numbered selection, the cult goal does not matter.
    pub fn choose_cult_price<T: Trail<Pick>>(
        &self,
        seat: Seat,
        support: &DecisionCard,
        price: u8,
        trail: &mut T,
    ) -> Option<Cult> {
        let high = Cult::ALL.into_iter().filter(|cult| self.at_cult(seat, *cult) >= price);
        let mut choice = Choice::<Pick, T, 4>::among(high.map(Pick::Cult), trail);
        self.number(support, &mut choice);
        choice.decide().map(cult_of)
    }

    pub(crate) fn pay_with_cult<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        support: &DecisionCard,
        price: u8,
        sink: &mut S,
    ) {
        let cult = reasoned!(sink, seat, About::CultPrice, |trail| self
            .choose_cult_price(seat, support, price, trail));
        if let Some(cult) = cult {
            self.player_mut(seat).purse.cults[cult.index()] -= price;
            if S::ON {
                sink.event(Event::PaidCult { seat, cult, steps: price });
            }
        }
    }
}

/// The track of a pick; fire for any other, which no choice of tracks has.
fn cult_of(pick: Pick) -> Cult {
    match pick {
        Pick::Cult(cult) => cult,
        _ => Cult::Fire,
    }
}
