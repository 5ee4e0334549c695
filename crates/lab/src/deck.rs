//! The Automa's deck, as the lab sees it: which cards there are, how they lay at the start, and the box without one.

use patchwork::Patchwork;
use players::Judge;
use tapestry::{Mode, Tapestry};
use terra_mystica::TerraMystica;

/// A game whose Automa has a deck. Cards are known by their printed numbers, from 1.
pub trait Decked: Judge {
    /// The cards that an Automa may draw with these settings; none where no Automa plays.
    fn deck(kit: &Self::Kit, options: &Self::Options) -> Vec<u8>;

    /// The deck of the first Automa from its top; nothing while it is not dealt. Asked from the start of the game on
    /// until there is an answer.
    fn first_pile(&self, each: &mut dyn FnMut(u8));

    /// The box without this card; `None` if the deck would be too small.
    fn without(kit: &Self::Kit, card: u8) -> Option<&'static Self::Kit>;
}

impl Decked for Patchwork {
    fn deck(kit: &Self::Kit, options: &Self::Options) -> Vec<u8> {
        let mut cards: Vec<u8> = if options.has_automa() {
            kit.deck(options.deck).map(|index| kit.card(index).number).collect()
        } else {
            Vec::new()
        };
        cards.sort_unstable();
        cards
    }

    fn first_pile(&self, each: &mut dyn FnMut(u8)) {
        self.deck().draw_pile().iter().for_each(|&index| each(self.kit().card(index).number));
    }

    fn without(kit: &Self::Kit, card: u8) -> Option<&'static Self::Kit> {
        kit.without_card(card)
    }
}

impl Decked for TerraMystica {
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

impl Decked for Tapestry {
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
