//! The deck, the reserve and the two cards before the Automa.

use kernel::Dice;

use crate::components::{AutomaKit, DifficultyRow, MOST_CARDS};

/// No card.
const NO_CARD: u8 = u8::MAX;

/// Cards that cannot come next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CannotLay {
    /// The card was drawn this round.
    Drawn {
        /// The card's index in the kit.
        card: u8,
    },
    /// All cards of the deck are known, and it is none of them.
    NotInDeck {
        /// The card's index in the kit.
        card: u8,
    },
    /// The deck has no card left.
    NoneLeft,
}

/// The cards of one Automa. Cards are indices into [`AutomaKit::cards`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bot {
    deck: [u8; MOST_CARDS],
    len: u8,
    drawn: u8,
    reserve: [u8; MOST_CARDS],
    left: u8,
    support: u8,
    action: u8,
    /// Cards that everybody knows to be in the deck, as bits: the first deck, and whatever was seen.
    known: u32,
}

impl Bot {
    pub(crate) const NONE: Bot = Bot {
        deck: [NO_CARD; MOST_CARDS],
        len: 0,
        drawn: 0,
        reserve: [NO_CARD; MOST_CARDS],
        left: 0,
        support: NO_CARD,
        action: NO_CARD,
        known: 0,
    };

    /// The first deck by difficulty, with one card of the shuffled reserve; shuffled.
    pub(crate) fn new(kit: &AutomaKit, row: &DifficultyRow, dice: &mut Dice) -> Bot {
        let mut bot = Bot::NONE;
        for (index, card) in kit.cards.iter().enumerate() {
            if kit.starts_in_deck(row, card.number) {
                bot.deck[usize::from(bot.len)] = index as u8;
                bot.len += 1;
                bot.known |= 1 << index;
            } else {
                bot.reserve[usize::from(bot.left)] = index as u8;
                bot.left += 1;
            }
        }
        dice.shuffle(&mut bot.reserve[..usize::from(bot.left)]);
        bot.grow();
        dice.shuffle(&mut bot.deck[..usize::from(bot.len)]);
        bot
    }

    /// A card of the reserve joins the deck.
    fn grow(&mut self) {
        if self.left > 0 && usize::from(self.len) < MOST_CARDS {
            self.deck[usize::from(self.len)] = self.reserve[0];
            self.len += 1;
            self.reserve[..usize::from(self.left)].rotate_left(1);
            self.left -= 1;
        }
    }

    /// All cards together again with one more of the reserve, shuffled; nothing lies before the Automa.
    pub(crate) fn rebuild(&mut self, dice: &mut Dice) {
        self.put_away();
        self.drawn = 0;
        self.grow();
        dice.shuffle(&mut self.deck[..usize::from(self.len)]);
    }

    /// The support card and the action card leave the table.
    pub(crate) fn put_away(&mut self) {
        self.support = NO_CARD;
        self.action = NO_CARD;
    }

    /// The next card of the deck; `None` if there is none.
    pub(crate) fn draw(&mut self) -> Option<u8> {
        if self.drawn >= self.len {
            return None;
        }
        let card = self.deck[usize::from(self.drawn)];
        self.drawn += 1;
        self.known |= 1 << card;
        Some(card)
    }

    /// Makes these the next cards of the deck, in this order: somebody at a real table says what came. Cards of
    /// the reserve change places with cards of the deck that nobody has seen.
    pub(crate) fn lay(&mut self, cards: &[u8]) -> Result<(), CannotLay> {
        let mut after = *self;
        for (step, &card) in cards.iter().enumerate() {
            let (at, len, left) =
                (usize::from(self.drawn) + step, usize::from(self.len), usize::from(self.left));
            if at >= len {
                return Err(CannotLay::NoneLeft);
            }
            if after.deck[..at].contains(&card) {
                return Err(CannotLay::Drawn { card });
            }
            let place = if let Some(place) = after.deck[at..len].iter().position(|other| *other == card) {
                at + place
            } else {
                let unseen = |place: &usize| self.known >> after.deck[*place] & 1 == 0;
                let (Some(reserved), Some(place)) = (
                    after.reserve[..left].iter().position(|other| *other == card),
                    (at..len).rev().find(unseen),
                ) else {
                    return Err(CannotLay::NotInDeck { card });
                };
                std::mem::swap(&mut after.deck[place], &mut after.reserve[reserved]);
                place
            };
            after.deck.swap(at, place);
        }
        *self = after;
        Ok(())
    }

    /// Goes back to the beginning of the round, with these cards drawn since; the last two lie before the Automa.
    /// Only the first deck counts as known before: what was thought to be drawn may have been wrong.
    pub(crate) fn set_drawn(
        &mut self,
        kit: &AutomaKit,
        row: &DifficultyRow,
        cards: &[u8],
    ) -> Result<(), CannotLay> {
        let first = (0..kit.cards.len()).filter(|index| kit.starts_in_deck(row, kit.cards[*index].number));
        let mut after = Bot { drawn: 0, known: first.fold(0, |all, index| all | 1 << index), ..*self };
        after.lay(cards)?;
        after.put_away();
        for &card in cards {
            after.draw();
            if after.support().is_none() {
                after.set_support(card);
            } else {
                if after.action().is_some() {
                    after.shift();
                }
                after.set_action(card);
            }
        }
        *self = after;
        Ok(())
    }

    /// Whether the card drawn last is one of the last of the deck.
    pub(crate) fn in_zone(&self, zone: u8) -> bool {
        self.drawn + zone > self.len
    }

    /// The old action card becomes the support card.
    pub(crate) fn shift(&mut self) {
        self.support = self.action;
        self.action = NO_CARD;
    }

    pub(crate) fn set_support(&mut self, card: u8) {
        self.support = card;
    }

    pub(crate) fn set_action(&mut self, card: u8) {
        self.action = card;
    }

    /// The support card, if one lies there.
    pub fn support(&self) -> Option<u8> {
        (self.support != NO_CARD).then_some(self.support)
    }

    /// The action card, if one lies there.
    pub fn action(&self) -> Option<u8> {
        (self.action != NO_CARD).then_some(self.action)
    }

    /// The cards of this round's deck in their order, the drawn ones first. A person does not see this.
    pub fn deck(&self) -> &[u8] {
        &self.deck[..usize::from(self.len)]
    }

    /// How many cards the deck of this round has.
    pub fn deck_size(&self) -> u8 {
        self.len
    }

    /// The cards drawn this round, in order.
    pub fn drawn(&self) -> &[u8] {
        &self.deck[..usize::from(self.drawn)]
    }

    /// The cards that may come next, as far as anybody at the table knows: by their indices, as bits.
    pub fn possible(&self) -> u32 {
        let bits = |cards: &[u8]| cards.iter().fold(0_u32, |all, card| all | 1 << card);
        let (drawn, len) = (usize::from(self.drawn), usize::from(self.len));
        if drawn >= len {
            return 0;
        }
        let ahead = bits(&self.deck[drawn..len]);
        let reserve =
            if ahead & !self.known == 0 { 0 } else { bits(&self.reserve[..usize::from(self.left)]) };
        ahead | reserve
    }

    /// How many cards are in the reserve.
    pub fn reserve_size(&self) -> u8 {
        self.left
    }

    /// A card of the reserve at random, put back at once.
    pub(crate) fn peek_reserve(&self, dice: &mut Dice) -> Option<u8> {
        dice.pick(&self.reserve[..usize::from(self.left)]).copied()
    }

    /// Whether a card was drawn or the deck rebuilt since.
    pub(crate) fn moved_since(&self, before: &Bot) -> bool {
        self.drawn != before.drawn || self.len != before.len
    }

    /// Deals anew what nobody has seen: which unknown cards are in the deck, and the order of what is to come.
    pub(crate) fn imagine(&mut self, dice: &mut Dice) {
        let (drawn, len, left) = (usize::from(self.drawn), usize::from(self.len), usize::from(self.left));
        let known = self.known;
        let is_known = |card: &u8| known >> *card & 1 == 1;
        let mut unknown: arrayvec::ArrayVec<u8, MOST_CARDS> = self.deck[drawn..len]
            .iter()
            .filter(|card| !is_known(card))
            .chain(&self.reserve[..left])
            .copied()
            .collect();
        unknown.sort_unstable();
        dice.shuffle(&mut unknown);
        let mut rest: arrayvec::ArrayVec<u8, MOST_CARDS> =
            self.deck[drawn..len].iter().copied().filter(is_known).collect();
        rest.sort_unstable();
        while rest.len() < len - drawn {
            let Some(card) = unknown.pop() else { break };
            rest.push(card);
        }
        dice.shuffle(&mut rest);
        self.deck[drawn..len].copy_from_slice(&rest);
        self.reserve[..left].copy_from_slice(&unknown);
    }

    pub(crate) fn encode(&self, put: &mut impl FnMut(&[u8])) {
        put(&[self.len, self.drawn, self.left, self.support, self.action]);
        put(&self.deck[..usize::from(self.len)]);
        put(&self.reserve[..usize::from(self.left)]);
        put(&self.known.to_le_bytes());
    }
}
