//! Tapestry cards: playing them on the income mat, covering, copying, charms.
//!
//! Rules: `tapestry.kinds`, `tapestry.cover`, `tapestry.play-over`, `tapestry.slot`, `tapestry.copy`, `tapestry.charms`,
//! `income.first-bonus`.

use kernel::{Seat, Sink};

use crate::components::effect::EffectId;
use crate::components::{CardKind, When};
use crate::effects::gain::cards;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{CardNo, Context, Era, Frame, NONE, Tapestry, Task};

impl Tapestry {
    /// The slot of the era that a player is in.
    pub(crate) fn slot(&self, seat: u8) -> usize {
        usize::from(self.player(seat).income_turns.clamp(1, 4)) - 1
    }

    /// Whether a further card may be played now: by one reading not before the income turn's own card.
    pub(crate) fn can_play_over(&self, seat: u8) -> bool {
        let player = self.player(seat);
        let early = self.turn.income
            && self.active == seat
            && (2..=4).contains(&player.income_turns)
            && player.slots[self.slot(seat)] == NONE;
        !(early && self.options.readings.early_cards_void)
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
            Task::Charms(parts) => {
                let open = (0..3).filter(|part| parts[usize::from(*part)] != EffectId(0));
                open.for_each(|part| offer.add(Act::Part(part)));
            }
            Task::Copy => {
                self.copyable(CardNo::byte(frame.context.card)).for_each(|card| offer.add(Act::Card(card)));
            }
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
            (Task::Charms(mut parts), Act::Part(part)) => {
                let effect = std::mem::replace(&mut parts[usize::from(part.min(2))], EffectId(0));
                self.push(seat, Task::Charms(parts), frame.context);
                self.push_effect(seat, effect, frame.context);
            }
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
        let charms = self.cover_slot(seat, card, slot);
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
        // In any order: the ability, the left charm if a card lies there, right charms of the cards there.
        let beside = slot.checked_sub(1).is_some_and(|left| self.player(seat).slots[left] != NONE);
        let left = kind.left.filter(|_| beside && resolve).unwrap_or(EffectId(0));
        let play = if resolve { kind.play } else { EffectId(0) };
        let mut rights = cards(charms).filter_map(|card| self.kit.card(card).right);
        let right = rights.next().unwrap_or(EffectId(0));
        let more: arrayvec::ArrayVec<EffectId, 4> = rights.take(4).collect();
        more.into_iter()
            .for_each(|charm| self.push_effect(seat, charm, Context::from(PointsFrom::Tapestries)));
        if left == EffectId(0) && right == EffectId(0) {
            self.push_effect(seat, play, Context::of_card(card).as_from(PointsFrom::Tapestries));
        } else {
            self.push(seat, Task::Charms([play, left, right]), Context::of_card(card));
        }
        self.pay_first_bonus(seat, slot);
    }

    /// What is left of an ability and its charms: plain parts at once, the last one without asking.
    pub(crate) fn step_charms(&mut self, frame: Frame) -> bool {
        let Task::Charms(mut parts) = frame.task else { return false };
        let left = || (0..3).filter(|part| parts[*part] != EffectId(0));
        let plain = left().find(|part| self.kit.effect(parts[*part]).is_plain());
        let Some(part) = plain.or_else(|| left().next().filter(|_| left().count() == 1)) else {
            if left().next().is_none() {
                self.drop_top();
                return true;
            }
            return false;
        };
        self.drop_top();
        let effect = std::mem::replace(&mut parts[part], EffectId(0));
        self.push(frame.seat, Task::Charms(parts), frame.context);
        self.push_effect(frame.seat, effect, frame.context);
        true
    }

    /// The top card of a slot changes; what lay there is covered, and its ability ends. Cards on the left, covered or not,
    /// whose right charm this first card of the slot sets free.
    pub(crate) fn cover_slot(&mut self, seat: u8, card: u8, slot: usize) -> u128 {
        let era_slot = self.slot(seat);
        let right = self.kit.card(card).right.is_some();
        let player = self.player_mut(seat);
        let old = player.slots[slot];
        let mut free = 0;
        if old == NONE {
            // Cards only ever come to the slot of the era: what waits lies on the left, or waits for ever.
            let waiting = std::mem::take(&mut player.charms);
            free = if slot > 0 && player.slots[slot - 1] != NONE { waiting } else { 0 };
        } else {
            player.under |= 1 << old;
        }
        player.slots[slot] = card;
        if right {
            player.charms |= 1 << card;
        }
        if slot == era_slot {
            player.era = Era::default();
        }
        free
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
        let charms = self.cover_slot(seat, card, slot);
        let player = self.player_mut(seat);
        player.face_down |= 1 << card;
        // Unseen, it has no charm of its own.
        player.charms &= !(1 << card);
        for charm in cards(charms) {
            let right = self.kit.card(charm).right.unwrap_or(EffectId(0));
            self.push_effect(seat, right, Context::from(PointsFrom::Tapestries));
        }
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
        self.push_effect(seat, kind.play, Context::of_card(card).as_from(PointsFrom::Tapestries));
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
        active && context.card.is_some_and(|card| player.hand >> card.get() & 1 == 1)
    }

    pub(crate) fn play_gained<S: Sink<Event>>(&mut self, seat: u8, vp: u8, context: Context, sink: &mut S) {
        if let Some(card) = context.card.filter(|_| self.can_play_gained(seat, context)) {
            let slot = self.slot(seat);
            self.score_points(seat, i16::from(vp), context.points, sink);
            crate::hooks::begin_play(self, seat, card.get(), slot, sink);
        }
    }
}
