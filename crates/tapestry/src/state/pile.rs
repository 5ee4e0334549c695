//! Piles of cards and tiles.

use std::hash::{Hash, Hasher};

use kernel::Dice;

/// Cards or tiles face down, in an order that nobody knows; the last is on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pile<const N: usize> {
    cards: [u8; N],
    len: u8,
}

impl<const N: usize> Default for Pile<N> {
    fn default() -> Self {
        Pile { cards: [0; N], len: 0 }
    }
}

impl<const N: usize> Hash for Pile<N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<const N: usize> Pile<N> {
    /// The number of cards in the pile.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }
    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
    /// All, from the bottom.
    pub fn as_slice(&self) -> &[u8] {
        &self.cards[..self.len()]
    }
    pub(crate) fn as_mut_slice(&mut self) -> &mut [u8] {
        &mut self.cards[..usize::from(self.len)]
    }
    /// Puts one on top. A pile holds all cards of its kind, so there is always room.
    #[inline]
    pub(crate) fn push(&mut self, card: u8) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
        }
    }
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<u8> {
        let len = self.len.checked_sub(1)?;
        self.len = len;
        let card = self.cards[usize::from(len)];
        // What is not there has one form only: positions are compared byte by byte.
        self.cards[usize::from(len)] = 0;
        Some(card)
    }
    pub(crate) fn top(&self) -> Option<u8> {
        self.as_slice().last().copied()
    }
    pub(crate) fn take(&mut self, card: u8) -> bool {
        let Some(at) = self.as_slice().iter().position(|known| *known == card) else { return false };
        let len = self.len();
        self.cards.copy_within(at + 1..len, at);
        self.len -= 1;
        self.cards[len - 1] = 0;
        true
    }
    pub(crate) fn shuffle(&mut self, dice: &mut Dice) {
        dice.shuffle(self.as_mut_slice());
    }
}
