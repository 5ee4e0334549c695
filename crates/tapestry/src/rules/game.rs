//! Tapestry as the kernel sees it.

use kernel::{Dice, Game, OptionError, Options, Pack, PackError, Role, RuleBook, Seat, Seats, Seed, Sink};

use super::action::{Action, Decision};
use super::event::Event;
use super::illegal::Illegal;
use super::legal::TapestryLegal;
use crate::components::Kit;
use crate::effects_cards;
use crate::options::TapestryOptions;
use crate::rulebook;
use crate::state::{Pile, Tapestry, Task};

impl Game for Tapestry {
    const NAME: &'static str = "tapestry";
    const EDITION: u16 = 1;
    type Kit = Kit;
    type Options = TapestryOptions;
    type Action = Action;
    type Decision = Decision;
    type Legal = TapestryLegal;
    type Event = Event;
    type Illegal = Illegal;

    fn rules() -> &'static RuleBook {
        rulebook::book()
    }

    fn components(packs: &[Pack]) -> Result<&'static Kit, PackError> {
        Kit::with_packs(packs)
    }

    fn start(kit: &'static Kit, options: &TapestryOptions, seed: Seed) -> Result<Self, OptionError> {
        options.check()?;
        Tapestry::new(kit, *options, seed, &mut ())
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    fn role(&self, seat: Seat) -> Role {
        self.role_of(seat)
    }

    #[inline]
    fn to_move(&self) -> Option<Seat> {
        if self.over { None } else { self.frames.last().map(|frame| Seat(frame.seat)) }
    }

    fn decision(&self) -> Option<Decision> {
        let frame = self.frames.last().filter(|_| !self.over)?;
        Some(Decision { seat: Seat(frame.seat), kind: self.waiting(frame) })
    }

    #[inline]
    fn legal(&self) -> TapestryLegal {
        match self.frames.last() {
            Some(frame) if !self.over => self.offer(frame),
            _ => TapestryLegal::new(0),
        }
    }

    #[inline]
    fn play<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) -> Result<(), Illegal> {
        self.play_action(action, sink)
    }

    fn score(&self, seat: Seat) -> i32 {
        self.players.get(seat.index()).map_or(0, |player| i32::from(player.vp))
    }

    fn winners(&self) -> Seats {
        if self.over { self.best() } else { Seats::NONE }
    }

    fn revealed_since(&self, before: &Self) -> bool {
        self.chances.revealed != before.chances.revealed || self.chances.shuffles != before.chances.shuffles
    }

    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Self {
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

    fn encode(&self, out: &mut Vec<u8>) {
        self.encode_bytes(out);
    }

    fn digest(&self) -> u64 {
        self.digest_bytes()
    }
}

/// A pile whose order nobody knows, in another order: it depends on what is in it, not on how it lies.
fn redraw<const N: usize>(pile: &mut Pile<N>, dice: &mut Dice) {
    pile.as_mut_slice().sort_unstable();
    pile.shuffle(dice);
}

impl Tapestry {
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
        let mut hidden: Pile<128> = Pile::default();
        let mut all = 0_u128;
        let hands: [u128; 5] = std::array::from_fn(|at| self.players[at].hand);
        let seen = self.seen[usize::from(seat)];
        for card in self.deck.as_slice() {
            all |= 1 << card;
        }
        for other in self.seat_list() {
            let player = self.player(other);
            if other != seat {
                all |= player.hand & !seen;
            }
            all |= player.face_down;
            // A private deck is known by its owner, but not its order.
            if other != seat {
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
        effects_cards(all).for_each(|card| hidden.push(card));
        hidden.shuffle(dice);
        let waiting = self.frames.last().copied();
        for other in self.seat_list() {
            if other == seat {
                continue;
            }
            // What was seen there stays there.
            let (hand, known) = (self.player(other).hand & !seen, self.player(other).hand & seen);
            let asked = waiting.filter(|frame| frame.seat == other && self.shows_cards(frame));
            let mut new = 0_u128;
            if let Some(frame) = asked {
                let fits = |card: &u8| self.card_fits(&frame, *card);
                let able = effects_cards(hand).filter(fits).count();
                let mut dealt: Pile<128> = Pile::default();
                for wanted in [true, false] {
                    let n = if wanted { able } else { hand.count_ones() as usize - able };
                    let chosen = hidden.as_slice().iter().rev().copied().filter(|card| fits(card) == wanted);
                    chosen.take(n).for_each(|card| dealt.push(card));
                }
                for card in dealt.as_slice() {
                    hidden.take(*card);
                    new |= 1 << card;
                }
            } else {
                for _ in 0..hand.count_ones() {
                    if let Some(card) = hidden.pop() {
                        new |= 1 << card;
                    }
                }
            }
            self.player_mut(other).hand = new | known;
        }
        self.imagine_seen(seat, &hands);
        for at in 0..self.frames.len() {
            if let Task::KeepCard { mut drawn, back } = self.frames[at].task
                && self.frames[at].seat != seat
            {
                for card in drawn.iter_mut().filter(|card| **card < 128) {
                    // That it may be replaced is known by the question.
                    let symbol = self.replaces_card(*card);
                    let like =
                        hidden.as_slice().iter().copied().rfind(|new| self.replaces_card(*new) == symbol);
                    *card = like.unwrap_or(crate::state::NONE);
                    hidden.take(*card);
                }
                self.frames[at].task = Task::KeepCard { drawn, back };
            }
        }
        // Cards that a question remembers are in the hand of who is asked: the same one everywhere.
        for other in self.seat_list().filter(|other| *other != seat) {
            let mut hand = effects_cards(self.player(other).hand);
            let mut dealt: Pile<128> = Pile::default();
            let mut new: Pile<128> = Pile::default();
            for frame in self.frames.iter_mut().filter(|frame| frame.seat == other) {
                for card in crate::hooks::held_cards(frame) {
                    let known = dealt.as_slice().iter().position(|old| old == card);
                    let at = known.unwrap_or_else(|| {
                        dealt.push(*card);
                        new.push(hand.next().unwrap_or(crate::state::NONE));
                        dealt.len() - 1
                    });
                    *card = new.as_slice()[at];
                }
            }
        }
        for other in self.seat_list().filter(|other| *other != seat) {
            let mut submerged = 0;
            for _ in 0..self.player(other).submerged.count_ones() {
                submerged |= hidden.pop().map_or(0, |card| 1_u128 << card);
            }
            self.player_mut(other).submerged = submerged;
            if crate::hooks::stored_card(self, other).is_some()
                && let Some(card) = hidden.pop()
            {
                crate::hooks::set_stored_card(self, other, card);
            }
        }
        for other in self.seat_list() {
            if other == seat {
                redraw(&mut self.player_mut(other).private, dice);
            } else {
                let n = self.player(other).private.len();
                let mut private = Pile::default();
                for _ in 0..n {
                    if let Some(card) = hidden.pop() {
                        private.push(card);
                    }
                }
                self.player_mut(other).private = private;
            }
            let player = self.player_mut(other);
            let (slots, under, face_down) = (player.slots, player.under, player.face_down);
            let mut new = 0_u128;
            let mut new_slots = slots;
            for slot in &mut new_slots {
                if *slot < 128
                    && face_down >> *slot & 1 == 1
                    && let Some(card) = hidden.pop()
                {
                    *slot = card;
                    new |= 1 << card;
                }
            }
            let mut new_under = under & !face_down;
            for _ in 0..(under & face_down).count_ones() {
                if let Some(card) = hidden.pop() {
                    new_under |= 1 << card;
                    new |= 1 << card;
                }
            }
            let player = self.player_mut(other);
            (player.slots, player.under, player.face_down) = (new_slots, new_under, new);
        }
        let mut deck = Pile::default();
        hidden.as_slice().iter().for_each(|card| deck.push(*card));
        self.deck = deck;
    }

    /// Whether the question that waits tells something about the hand of who is asked.
    fn shows_cards(&self, frame: &crate::state::Frame) -> bool {
        match frame.task {
            Task::Respond { .. } | Task::Answer { .. } | Task::Hook { .. } => true,
            // A turn that is taken with cards.
            Task::TakeTurn => {
                self.has(frame.seat, crate::components::Flag::PlaysCards)
                    && self.player(frame.seat).income_turns == 5
            }
            _ => false,
        }
    }

    fn card_fits(&self, frame: &crate::state::Frame, card: u8) -> bool {
        match frame.task {
            Task::Hook { hook, stage, .. } => crate::hooks::card_fits(self, hook, stage, card),
            Task::TakeTurn => crate::hooks::works_when_played(self, card),
            _ => self.may_answer(frame, card),
        }
    }
}
