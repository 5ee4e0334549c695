//! Tapestry as the laboratory sees it.

use kernel::{Fact, Game, Seat, Studied};

use crate::options::Mode;
use crate::state::Tapestry;

/// The scores, as facts.
const SCORES: [&str; 5] = ["vp_1", "vp_2", "vp_3", "vp_4", "vp_5"];

impl Studied for Tapestry {
    fn facts(&self, each: &mut dyn FnMut(Fact)) {
        each(("decisions", self.played as i32));
        let turns: i32 = self.seat_list().map(|seat| i32::from(self.player(seat).income_turns)).sum();
        each(("income_turns", turns));
        each(("winners", self.winners().len() as i32));
        for (name, seat) in SCORES.into_iter().zip(0..) {
            each((name, self.score(Seat(seat))));
        }
    }

    /// Both bots draw from one deck. Beside two people it has an even number of cards and no reserve, so none can stay
    /// away, and the Shadow Empire has no points that a card could change.
    fn deck(kit: &Self::Kit, options: &Self::Options) -> Vec<u8> {
        let solo = options.mode == Mode::Automa;
        let cards = kit.automa.cards.iter().zip(0..).filter(|(_, at)| kit.automa.left_out >> at & 1 == 0);
        let mut cards: Vec<u8> = cards.map(|(card, _)| card.number).filter(|_| solo).collect();
        cards.sort_unstable();
        cards
    }

    fn first_pile(&self, each: &mut dyn FnMut(u8)) {
        let cards = &self.kit().automa;
        self.bots().deck.as_slice().iter().rev().for_each(|&at| each(cards.card(at).number));
    }

    fn without(kit: &Self::Kit, card: u8) -> Option<&'static Self::Kit> {
        kit.without_card(card)
    }
}
