//! A deck of cards and its discard pile, in one fixed array.

use crate::chance::Dice;

/// Up to `N` cards, each a small number: first the discard pile in the order of discarding, then the draw
/// pile from its top.
///
/// Some of the first discards may lie unseen: cards set aside when the deck was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deck<const N: usize> {
    cards: [u8; N],
    len: u8,
    next: u8,
    unseen: u8,
}

impl<const N: usize> Deck<N> {
    /// A deck without cards.
    pub const EMPTY: Self = Deck { cards: [0; N], len: 0, next: 0, unseen: 0 };

    /// A deck of these cards, the first on top; nothing is discarded yet.
    ///
    /// # Panics
    /// If there are more than `N` cards.
    pub fn new(cards: impl IntoIterator<Item = u8>) -> Self {
        let mut deck = Self::EMPTY;
        for card in cards {
            deck.cards[deck.len as usize] = card;
            deck.len += 1;
        }
        deck
    }

    /// A deck as it lies: cards set aside unseen, cards discarded face up in their order, and the draw pile from its
    /// top. For a deck that people describe.
    ///
    /// # Panics
    /// If there are more than `N` cards.
    pub fn lying(aside: &[u8], discards: &[u8], draw_pile: &[u8]) -> Self {
        let mut deck = Self::new([aside, discards, draw_pile].into_iter().flatten().copied());
        deck.unseen = aside.len() as u8;
        deck.next = deck.unseen + discards.len() as u8;
        deck
    }

    /// Shuffles all cards, the discarded ones included, into a new draw pile.
    #[inline]
    pub fn shuffle_all(&mut self, dice: &mut Dice) {
        dice.shuffle(&mut self.cards[..self.len as usize]);
        self.next = 0;
        self.unseen = 0;
    }

    /// Puts the top `count` cards unseen into the (empty) discard pile.
    #[inline]
    pub fn set_aside(&mut self, count: u8) {
        debug_assert_eq!(self.next, 0, "cards are set aside from a fresh deck");
        self.next = count.min(self.len);
        self.unseen = self.next;
    }

    /// Reveals and discards the top card.
    #[inline]
    pub fn draw(&mut self) -> Option<u8> {
        let card = *self.draw_pile().first()?;
        self.next += 1;
        Some(card)
    }

    /// The top card of the draw pile.
    #[inline]
    pub fn top(&self) -> Option<u8> {
        self.draw_pile().first().copied()
    }

    /// The draw pile from its top. A person does not see this.
    #[inline]
    pub fn draw_pile(&self) -> &[u8] {
        &self.cards[self.next as usize..self.len as usize]
    }

    /// The cards that were drawn since the last shuffle, in their order. They lie face up.
    #[inline]
    pub fn discards(&self) -> &[u8] {
        &self.cards[self.unseen as usize..self.next as usize]
    }

    /// The cards set aside unseen. A person does not see this.
    #[inline]
    pub fn aside(&self) -> &[u8] {
        &self.cards[..self.unseen as usize]
    }

    /// How many cards are left to draw.
    #[inline]
    pub fn left(&self) -> usize {
        (self.len - self.next) as usize
    }

    /// All cards, in no meaningful order.
    pub fn cards(&self) -> &[u8] {
        &self.cards[..self.len as usize]
    }

    /// All cards in their present order, with zeros behind the last: for checksums.
    pub fn bytes(&self) -> [u8; N] {
        self.cards
    }

    /// Redraws what is hidden: the draw pile and the cards set aside, so that every order that agrees with
    /// what was seen is equally likely. `top_shows` says whether a card could be the one on top, for decks
    /// whose backs tell something.
    ///
    /// The result depends on the *set* of hidden cards only, never on their present order: no peeking.
    pub fn imagine(&mut self, dice: &mut Dice, top_shows: impl Fn(u8) -> bool) {
        let (unseen, next, len) = (self.unseen as usize, self.next as usize, self.len as usize);
        let mut hidden = [0; N];
        let count = unseen + len - next;
        hidden[..unseen].copy_from_slice(&self.cards[..unseen]);
        hidden[unseen..count].copy_from_slice(&self.cards[next..len]);
        let hidden = &mut hidden[..count];
        hidden.sort_unstable();
        // First the top card among those that fit its back, then any order of the rest.
        let fitting = hidden.iter().filter(|&&card| top_shows(card)).count();
        if next < len && fitting > 0 {
            let nth = dice.below(fitting as u32) as usize;
            let chosen = (0..count).filter(|&i| top_shows(hidden[i])).nth(nth).unwrap_or(0);
            hidden.swap(chosen, count - 1);
            dice.shuffle(&mut hidden[..count - 1]);
            hidden.swap(unseen, count - 1);
        } else {
            dice.shuffle(hidden);
        }
        self.cards[..unseen].copy_from_slice(&hidden[..unseen]);
        self.cards[next..len].copy_from_slice(&hidden[unseen..]);
    }
}
