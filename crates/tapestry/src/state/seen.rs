//! What players know of the hands of others.
//!
//! A card that was seen stays known while it stays in that hand. What moves from a hand in secret makes everybody forget the
//! rest of it: who remembered it could tell by what is left which card it was.

use kernel::{Seat, Sink};

use super::Tapestry;
use crate::effects_cards as cards;
use crate::rules::event::Event;

impl Tapestry {
    /// The cards in a hand that a seat knows: its own, or what it has seen of another one.
    pub fn known_hand(&self, viewer: Seat, of: Seat) -> u128 {
        let hand = self.player(of.0).hand;
        if viewer == of { hand } else { hand & self.seen[viewer.index()] }
    }

    /// A player looks at the hand of another one.
    pub(crate) fn look_at_hand<S: Sink<Event>>(&mut self, seat: u8, at: u8, sink: &mut S) {
        if self.is_bot(at) {
            return;
        }
        self.seen[usize::from(seat)] |= self.player(at).hand;
        self.chances.revealed += 1;
        if S::ON {
            sink.event(Event::SawHand { seat: Seat(seat), of: Seat(at) });
        }
    }

    /// Something leaves a hand, and nobody else sees what.
    pub(crate) fn forget_hand(&mut self, seat: u8) {
        let hand = self.player(seat).hand;
        self.forget(hand);
    }

    /// Nobody knows any longer where these cards are: they went where they cannot be seen.
    pub(crate) fn forget(&mut self, hidden: u128) {
        self.seen.iter_mut().for_each(|seen| *seen &= !hidden);
    }

    /// In a world that a seat imagines the others know as many cards of each hand as before: of those that it does not know
    /// itself any will do. `hands` are those of before.
    pub(crate) fn imagine_seen(&mut self, seat: u8, hands: &[u128; super::MOST_SEATS]) {
        for viewer in self.seat_list().filter(|viewer| *viewer != seat) {
            let before = std::mem::take(&mut self.seen[usize::from(viewer)]);
            for of in self.seat_list().filter(|of| *of != viewer) {
                let hand = self.player(of).hand;
                let known = hands[usize::from(of)] & before;
                self.seen[usize::from(viewer)] |= if of == seat {
                    known
                } else {
                    let some = cards(hand).take(known.count_ones() as usize);
                    some.fold(0, |some, card| some | 1_u128 << card)
                };
            }
        }
        let others = self.others(seat).fold(0, |all, other| all | self.player(other).hand);
        self.seen[usize::from(seat)] &= others;
    }
}
