//! Tapestry cards: playing them on the income mat, covering, copying, charms.
//!
//! Rules: `tapestry.kinds`, `tapestry.cover`, `tapestry.play-over`, `tapestry.slot`, `tapestry.copy`, `tapestry.charms`,
//! `income.first-bonus`.

use kernel::{Seat, Sink};

use crate::components::{CardKind, When};
use crate::effects::gain::cards;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Era, Frame, NONE, Tapestry, Task};

impl Tapestry {
    /// The slot of the era that a player is in.
    pub(crate) fn slot(&self, seat: u8) -> usize {
        usize::from(self.player(seat).income_turns.clamp(1, 4)) - 1
    }

    /// Visible cards that can be copied; not the copying one.
    fn copyable(&self, not: u8) -> impl Iterator<Item = u8> + '_ {
        self.seat_list().flat_map(move |seat| {
            let player = self.player(seat);
            let visible = player.slots.iter().copied().filter(move |card| {
                *card != NONE
                    && *card != not
                    && player.face_down >> card & 1 == 0
                    && self.kit.card(*card).kind != CardKind::Continuous
            });
            visible.collect::<arrayvec::ArrayVec<u8, 4>>()
        })
    }

    pub(crate) fn can_copy(&self, _seat: u8) -> bool {
        self.copyable(NONE).next().is_some()
    }

    pub(crate) fn offer_tapestry(&self, frame: &Frame, offer: &mut TapestryLegal) {
        match frame.task {
            Task::PlayOver | Task::PlayIncome => {
                cards(self.player(frame.seat).hand).for_each(|card| offer.add(Act::Card(card)));
            }
            Task::Copy => self.copyable(frame.context.card).for_each(|card| offer.add(Act::Card(card))),
            _ => {}
        }
    }

    pub(crate) fn answer_tapestry<S: Sink<Event>>(&mut self, frame: Frame, act: Act, sink: &mut S) {
        let Frame { seat, task, .. } = frame;
        match (task, act) {
            (Task::PlayOver | Task::PlayIncome, Act::Card(card)) => {
                let slot = self.slot(seat);
                crate::hooks::begin_play(self, seat, card, slot, sink);
            }
            (Task::Copy, Act::Card(card)) => self.copy_card(seat, card, sink),
            _ => {}
        }
    }

    /// A card goes from hand to a slot, on top of what lies there, and does what it does.
    pub(crate) fn play_card<S: Sink<Event>>(
        &mut self,
        seat: u8,
        card: u8,
        slot: usize,
        resolve: bool,
        sink: &mut S,
    ) {
        self.player_mut(seat).hand &= !(1 << card);
        self.chances.revealed += 1;
        self.cover_slot(seat, card, slot);
        if S::ON {
            sink.event(Event::Played { seat: Seat(seat), card, slot: slot as u8 });
        }
        let kind = self.kit.card(card);
        if kind.left.is_some() || kind.right.is_some() {
            self.player_mut(seat).charmed = true;
        }
        if kind.kind == CardKind::ThisEra && resolve {
            self.player_mut(seat).era = Era { kind: self.kit.copies[usize::from(card)], ..Era::default() };
        }
        self.refresh_flags(seat);
        // The charms: of a card on the left of this one, and of this one.
        let left = slot.checked_sub(1).map_or(NONE, |left| self.player(seat).slots[left]);
        if left != NONE && resolve {
            if self.player(seat).face_down >> left & 1 == 0
                && let Some(right) = self.kit.card(left).right
                && self.player(seat).under.count_ones() < 128
                && !self.right_charm_used(seat, slot)
            {
                self.push_effect(seat, right, Context::default());
            }
            if let Some(charm) = kind.left {
                self.push_effect(seat, charm, Context::default());
            }
        }
        if resolve {
            self.push_effect(seat, kind.play, Context { card, ..Context::default() });
        }
        self.pay_first_bonus(seat, slot);
    }

    /// Whether a card was placed in this slot before: a charm on the left was used then.
    fn right_charm_used(&self, seat: u8, slot: usize) -> bool {
        // The slot held something if a card lies under it: those are counted when they are covered.
        self.player(seat).covered_slots >> slot & 1 == 1
    }

    /// The top card of a slot changes; what lay there is covered, and its ability ends.
    pub(crate) fn cover_slot(&mut self, seat: u8, card: u8, slot: usize) {
        let era_slot = self.slot(seat);
        let player = self.player_mut(seat);
        let old = player.slots[slot];
        if old != NONE {
            player.under |= 1 << old;
            player.covered_slots |= 1 << slot;
        }
        player.slots[slot] = card;
        if slot == era_slot {
            player.era = Era::default();
        }
    }

    /// The resources for who is first among the neighbours in an era: as the slot is covered, before the ability.
    pub(crate) fn pay_first_bonus(&mut self, seat: u8, slot: usize) {
        let turn = self.player(seat).income_turns;
        let mine = self.turn.income && seat == self.active && !self.turn.first_paid;
        if !mine || !(2..=4).contains(&turn) || slot + 1 != usize::from(turn) {
            return;
        }
        self.turn.first_paid = true;
        let begun = |other: u8| self.are_neighbours(seat, other) && self.player(other).income_turns >= turn;
        if !self.others(seat).any(begun) {
            let n = self.kit.first_bonus[usize::from(turn) - 1];
            self.push(seat, Task::GainAny(n), Context::default());
        }
    }

    /// With an empty hand the top card of the deck is laid face down, unseen.
    pub(crate) fn lay_face_down<S: Sink<Event>>(&mut self, seat: u8, sink: &mut S) {
        let slot = self.slot(seat);
        let Some(card) = self.next_card() else { return };
        self.cover_slot(seat, card, slot);
        self.player_mut(seat).face_down |= 1 << card;
        self.refresh_flags(seat);
        if S::ON {
            sink.event(Event::FaceDown { seat: Seat(seat), slot: slot as u8 });
        }
        self.pay_first_bonus(seat, slot);
    }

    /// The ability of a visible card, as if it were one's own.
    pub(crate) fn copy_card<S: Sink<Event>>(&mut self, seat: u8, card: u8, sink: &mut S) {
        if S::ON {
            sink.event(Event::Copied { seat: Seat(seat), card });
        }
        let kind = self.kit.card(card);
        if kind.kind == CardKind::ThisEra {
            self.player_mut(seat).era = Era { kind: self.kit.copies[usize::from(card)], ..Era::default() };
            self.refresh_flags(seat);
        }
        self.push_effect(seat, kind.play, Context { card, ..Context::default() });
    }

    /// Whether the card just gained may be played on top of the card that allows it.
    pub(crate) fn can_play_gained(&self, seat: u8, context: Context) -> bool {
        let player = self.player(seat);
        let active = player.era.kind != NONE
            && self.kit.cards[usize::from(player.era.kind)]
                .abilities
                .on
                .iter()
                .any(|(when, _)| *when == When::YouGainTapestry);
        active && context.card != NONE && player.hand >> context.card & 1 == 1
    }

    pub(crate) fn play_gained<S: Sink<Event>>(&mut self, seat: u8, vp: u8, context: Context, sink: &mut S) {
        if self.can_play_gained(seat, context) {
            let slot = self.slot(seat);
            self.score_points(seat, i16::from(vp), sink);
            crate::hooks::begin_play(self, seat, context.card, slot, sink);
        }
    }
}
