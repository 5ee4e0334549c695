//! Terra Mystica as the laboratory sees it.

use kernel::{Fact, Game, Studied};

use crate::state::TerraMystica;

/// The scores, as facts.
const SCORES: [&str; 5] = ["vp_1", "vp_2", "vp_3", "vp_4", "vp_5"];

impl Studied for TerraMystica {
    fn facts(&self, each: &mut dyn FnMut(Fact)) {
        each(("decisions", self.played as i32));
        each(("round", self.round.into()));
        each(("winners", self.winners().len() as i32));
        for (name, seat) in SCORES.into_iter().zip(self.seat_list()) {
            each((name, self.score(seat)));
        }
    }

    fn deck(kit: &Self::Kit, options: &Self::Options) -> Vec<u8> {
        let none = options.automas == 0;
        let mut cards: Vec<u8> = kit.automa.cards.iter().map(|card| card.number).filter(|_| !none).collect();
        cards.sort_unstable();
        cards
    }

    fn first_pile(&self, each: &mut dyn FnMut(u8)) {
        if let Some(seat) = self.seat_list().find(|seat| self.is_automa(*seat)) {
            let cards = &self.kit().automa;
            self.bot(seat).deck().iter().for_each(|&index| each(cards.card(index).number));
        }
    }

    fn without(kit: &Self::Kit, card: u8) -> Option<&'static Self::Kit> {
        kit.without_card(card)
    }
}
