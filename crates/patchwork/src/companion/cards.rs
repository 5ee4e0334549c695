//! The Automa's cards: the program's own, or those that the person draws.

use arrayvec::ArrayVec;
use kernel::Deck;

use super::illegal::CompanionIllegal;
use super::table::PatchworkCompanion;
use crate::components::MOST_CARDS;
use crate::options::DeckName;
use kernel::companion::CardSource;

impl PatchworkCompanion {
    /// Whether the program draws the cards.
    pub fn draws_itself(&self) -> bool {
        self.options.cards == CardSource::Program
    }

    /// The cards that lie face up on the discard pile, in their order.
    pub fn cards_seen(&self) -> &[u8] {
        self.deck.discards()
    }

    /// How many cards are left to draw.
    pub fn cards_left(&self) -> u8 {
        self.deck.left() as u8
    }

    /// How many cards lie aside unseen.
    pub fn cards_aside(&self) -> u8 {
        self.deck.aside().len() as u8
    }

    /// The cards that can come next: all but those that were seen, and with the right back where it is known.
    pub fn possible_cards(&self) -> ArrayVec<u8, MOST_CARDS> {
        let back = self.next_back();
        let fits = |card: &u8| back.is_none_or(|budget| self.kit.card(*card).budget == budget);
        let all = self.kit.deck(self.options.game.deck);
        all.filter(|card| !self.cards_seen().contains(card)).filter(fits).collect()
    }

    /// What the back of the program's next card shows: only the tactical deck tells.
    pub fn next_back(&self) -> Option<u8> {
        let tells = self.draws_itself() && self.options.game.deck == DeckName::Tactical;
        if tells { self.deck.top().map(|card| self.kit.card(card).budget) } else { None }
    }

    /// A deck with these cards face up and so many aside. The others lie in the order of the box.
    pub(super) fn lying_deck(&self, seen: &[u8], aside: u8) -> Deck<MOST_CARDS> {
        let hidden: ArrayVec<u8, MOST_CARDS> =
            self.kit.deck(self.options.game.deck).filter(|card| !seen.contains(card)).collect();
        let (aside, pile) = hidden.split_at((aside as usize).min(hidden.len()));
        Deck::lying(aside, seen, pile)
    }

    pub(super) fn check_card(&self, card: u8) -> Result<(), CompanionIllegal> {
        let printed = self.kit.cards().get(card as usize).ok_or(CompanionIllegal::NotInDeck(card))?;
        if printed.deck != self.options.game.deck {
            return Err(CompanionIllegal::NotInDeck(printed.number));
        }
        Ok(())
    }
}
