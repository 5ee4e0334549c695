//! What a seat cannot see, dealt anew.

use kernel::{Dice, Seat, Seed};

use crate::effects_cards;
use crate::state::{CardNo, Frame, NONE, Pile, Tapestry, Task};

/// Cards to be dealt, in an order that is drawn: from the end.
type Hidden = Pile<128>;

/// A pile whose order nobody knows, in another order: it depends on what is in it, not on how it lies.
fn redraw<const N: usize>(pile: &mut Pile<N>, dice: &mut Dice) {
    pile.as_mut_slice().sort_unstable();
    pile.shuffle(dice);
}

/// The next so many cards, as bits.
fn deal(hidden: &mut Hidden, count: u32) -> u128 {
    (0..count).filter_map(|_| hidden.pop()).fold(0, |cards, card| cards | 1 << card)
}

impl Tapestry {
    pub(super) fn imagined(&self, seat: Seat, dice: &mut Dice) -> Tapestry {
        let mut world = self.clone();
        world.seed = Seed(dice.next_u64());
        world.imagine_cards(seat.0, dice);
        redraw(&mut world.techs, dice);
        redraw(&mut world.tiles, dice);
        redraw(&mut world.space_tiles, dice);
        redraw(&mut world.civs, dice);
        redraw(&mut world.pieces, dice);
        world.imagine_landmark_cards(seat.0, dice);
        world.bots.imagine(dice);
        world
    }

    /// Landmark cards that are passed on are known by who chooses and by all who have chosen.
    pub(crate) fn knows_landmark_draft(&self, seat: u8) -> bool {
        let chooses =
            self.frames.last().is_some_and(|frame| frame.seat == seat && frame.task == Task::DraftLandmark);
        chooses || self.player(seat).landmark_cards != 0
    }

    fn imagine_landmark_cards(&mut self, seat: u8, dice: &mut Dice) {
        let hidden = if self.knows_landmark_draft(seat) { 0 } else { self.landmark_draft };
        crate::effects_bits(u64::from(hidden)).for_each(|card| self.landmark_deck.push(card));
        redraw(&mut self.landmark_deck, dice);
        if hidden != 0 {
            self.landmark_draft = 0;
            for _ in 0..hidden.count_ones() {
                if let Some(card) = self.landmark_deck.pop() {
                    self.landmark_draft |= 1 << card;
                }
            }
        }
    }

    /// Deals anew every tapestry card that this seat cannot see: hands of others, the deck, cards laid face down,
    /// private decks. Hands keep their size, and as many cards as before that can answer the question that waits.
    fn imagine_cards(&mut self, seat: u8, dice: &mut Dice) {
        let mut hidden = self.hidden_cards(seat);
        hidden.shuffle(dice);
        let hands: [u128; 5] = std::array::from_fn(|at| self.players[at].hand);
        self.deal_hands(seat, &mut hidden);
        self.imagine_seen(seat, &hands);
        self.deal_drawn(seat, &mut hidden);
        self.deal_remembered(seat);
        self.deal_mats(seat, &mut hidden);
        for other in self.seat_list() {
            self.deal_private(other, other == seat, &mut hidden, dice);
            self.deal_face_down(other, &mut hidden);
        }
        self.deck = hidden;
    }

    /// All cards that this seat cannot see, in the order of their numbers.
    fn hidden_cards(&self, seat: u8) -> Hidden {
        let seen = self.seen[usize::from(seat)];
        let mut all = self.deck.as_slice().iter().fold(0_u128, |all, card| all | 1 << card);
        for other in self.seat_list() {
            let player = self.player(other);
            all |= player.face_down;
            // A private deck is known by its owner, but not its order.
            if other != seat {
                all |= player.hand & !seen;
                player.private.as_slice().iter().for_each(|card| all |= 1 << card);
                all |= player.submerged;
                all |= crate::hooks::stored_card(self, other).map_or(0, |card| 1 << card);
            }
        }
        for frame in &self.frames {
            if let Task::KeepCard { drawn, .. } = frame.task
                && frame.seat != seat
            {
                drawn.iter().filter(|card| **card < 128).for_each(|card| all |= 1 << card);
            }
        }
        let mut hidden = Hidden::default();
        effects_cards(all).for_each(|card| hidden.push(card));
        hidden
    }

    /// The hands of the others. What was seen there stays there.
    fn deal_hands(&mut self, seat: u8, hidden: &mut Hidden) {
        let seen = self.seen[usize::from(seat)];
        let waiting = self.frames.last().copied();
        for other in self.seat_list().filter(|other| *other != seat) {
            let (hand, known) = (self.player(other).hand & !seen, self.player(other).hand & seen);
            let asked = waiting.filter(|frame| frame.seat == other && self.shows_cards(frame));
            let new = match asked {
                Some(frame) => self.deal_asked(&frame, hand, hidden),
                None => deal(hidden, hand.count_ones()),
            };
            self.player_mut(other).hand = new | known;
        }
    }

    /// A hand with as many cards as this one that can answer the question.
    fn deal_asked(&self, frame: &Frame, hand: u128, hidden: &mut Hidden) -> u128 {
        let fits = |card: &u8| self.card_fits(frame, *card);
        let able = effects_cards(hand).filter(fits).count();
        let mut dealt = Hidden::default();
        for wanted in [true, false] {
            let n = if wanted { able } else { hand.count_ones() as usize - able };
            let chosen = hidden.as_slice().iter().rev().copied().filter(|card| fits(card) == wanted);
            chosen.take(n).for_each(|card| dealt.push(card));
        }
        dealt.as_slice().iter().fold(0, |new, card| {
            hidden.take(*card);
            new | 1 << card
        })
    }

    /// Cards that others have drawn and choose from: that one may be replaced is known by the question.
    fn deal_drawn(&mut self, seat: u8, hidden: &mut Hidden) {
        for at in 0..self.frames.len() {
            let Task::KeepCard { mut drawn, back } = self.frames[at].task else { continue };
            if self.frames[at].seat == seat {
                continue;
            }
            for card in drawn.iter_mut().filter(|card| **card < 128) {
                let symbol = self.replaces_card(*card);
                let like = hidden.as_slice().iter().copied().rfind(|new| self.replaces_card(*new) == symbol);
                *card = like.unwrap_or(NONE);
                hidden.take(*card);
            }
            self.frames[at].task = Task::KeepCard { drawn, back };
        }
    }

    /// Cards that a question remembers are in the hand of who is asked: the same one everywhere.
    fn deal_remembered(&mut self, seat: u8) {
        for other in self.seat_list().filter(|other| *other != seat) {
            let mut hand = effects_cards(self.player(other).hand);
            let (mut dealt, mut new) = (Hidden::default(), Hidden::default());
            for frame in self.frames.iter_mut().filter(|frame| frame.seat == other) {
                frame.replace_cards(&mut |card: CardNo| {
                    let known = dealt.as_slice().iter().position(|old| *old == card.get());
                    let at = known.unwrap_or_else(|| {
                        dealt.push(card.get());
                        new.push(hand.next().unwrap_or(NONE));
                        dealt.len() - 1
                    });
                    CardNo::new(new.as_slice()[at])
                });
            }
        }
    }

    /// Cards under and on the mats of the others.
    fn deal_mats(&mut self, seat: u8, hidden: &mut Hidden) {
        for other in self.seat_list().filter(|other| *other != seat) {
            self.player_mut(other).submerged = deal(hidden, self.player(other).submerged.count_ones());
            if crate::hooks::stored_card(self, other).is_some()
                && let Some(card) = hidden.pop()
            {
                crate::hooks::set_stored_card(self, other, card);
            }
        }
    }

    fn deal_private(&mut self, other: u8, own: bool, hidden: &mut Hidden, dice: &mut Dice) {
        if own {
            return redraw(&mut self.player_mut(other).private, dice);
        }
        let mut private = Pile::default();
        for _ in 0..self.player(other).private.len() {
            hidden.pop().into_iter().for_each(|card| private.push(card));
        }
        self.player_mut(other).private = private;
    }

    /// Cards that lie face down: in the slots, and under other cards.
    fn deal_face_down(&mut self, other: u8, hidden: &mut Hidden) {
        let player = self.player_mut(other);
        let (face_down, mut slots) = (player.face_down, player.slots);
        let mut down = 0_u128;
        for slot in &mut slots {
            if *slot < 128
                && face_down >> *slot & 1 == 1
                && let Some(card) = hidden.pop()
            {
                *slot = card;
                down |= 1 << card;
            }
        }
        let under = deal(hidden, (player.under & face_down).count_ones());
        player.slots = slots;
        player.under = player.under & !face_down | under;
        player.face_down = down | under;
    }

    /// Whether the question that waits tells something about the hand of who is asked.
    fn shows_cards(&self, frame: &Frame) -> bool {
        match frame.task {
            Task::Respond { .. } | Task::Answer { .. } | Task::Hook(_) => true,
            // A turn that is taken with cards.
            Task::TakeTurn => {
                self.has(frame.seat, crate::components::Flag::PlaysCards)
                    && self.player(frame.seat).income_turns == 5
            }
            _ => false,
        }
    }

    fn card_fits(&self, frame: &Frame, card: u8) -> bool {
        match frame.task {
            Task::Hook(doing) => doing.card_fits(self, card),
            Task::TakeTurn => crate::hooks::works_when_played(self, card),
            _ => self.may_answer(frame, card),
        }
    }
}
