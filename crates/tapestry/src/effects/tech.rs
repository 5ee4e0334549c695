//! Tech cards: invent, refresh, upgrade, circle and square benefits.
//!
//! Rules: `tech.invent`, `tech.refill`, `tech.refresh`, `tech.reshuffle`, `tech.upgrade`, `tech.prereq`, `tech.circle`,
//! `tech.square`, `tech.once`.

use kernel::{Seat, Sink};

use crate::components::effect::Source;
use crate::components::{Flag, Prereq, When};
use crate::effects::gain::bits;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{CardNo, Context, Frame, NONE, Tapestry, Task};

/// The space that opens a tier.
const TIER_SPACE: [u8; 5] = [0, 1, 4, 7, 10];

impl Tapestry {
    /// The top card of the tech deck; the discards are shuffled when it is empty.
    pub(crate) fn next_tech(&mut self) -> Option<u8> {
        if self.techs.is_empty() && !self.tech_discard.is_empty() {
            std::mem::swap(&mut self.techs, &mut self.tech_discard);
            let mut dice = self.shuffling();
            self.techs.shuffle(&mut dice);
        }
        self.techs.pop()
    }

    pub(crate) fn can_invent(&self, seat: u8, from: Source) -> bool {
        let deck = !self.techs.is_empty() || !self.tech_discard.is_empty();
        let open = self.tech_open.iter().any(|card| *card != NONE);
        match from {
            Source::Any => deck || open,
            Source::FaceUp => open,
            Source::Deck => deck,
            Source::DiscardTop => !self.tech_discard.is_empty() && !self.player(seat).done,
        }
    }

    /// Whether a tech card may go to the top row.
    pub(crate) fn prereq_met(&self, seat: u8, tech: u8) -> bool {
        let mut near = self.seat_list().filter(|other| *other == seat || self.are_neighbours(seat, *other));
        match self.kit.techs[usize::from(tech)].prereq {
            Prereq::Track(track, tier) => {
                near.any(|other| self.position(other, track) >= TIER_SPACE[usize::from(tier)])
            }
            Prereq::Income(building, space) => {
                near.any(|other| self.player(other).covered[building.index()] >> space & 1 == 0)
            }
            Prereq::Landmark => self.player(seat).tech_landmarks >> tech & 1 == 1,
            Prereq::Charm => self.player(seat).charmed || self.player(seat).income_turns >= 5,
        }
    }

    /// Tech cards that this player can upgrade, as bits.
    pub(crate) fn upgradable(&self, seat: u8, ignore: bool) -> u64 {
        let player = self.player(seat);
        let ignore = ignore || self.has(seat, Flag::IgnorePrereq);
        let ready = bits(player.techs[1])
            .filter(|tech| ignore || self.ignores_by_mark(*tech) || self.prereq_met(seat, *tech));
        let mut cards = ready.fold(player.techs[0], |cards, tech| cards | 1 << tech);
        if self.has(seat, Flag::TopToBottom) {
            cards |= player.techs[2];
        }
        cards & !player.flipped & !player.locked
    }

    /// A card with a token of the Inventors ignores its prerequisite in the later wording.
    fn ignores_by_mark(&self, tech: u8) -> bool {
        self.marked >> tech & 1 == 1 && self.options.version == crate::options::Version::Latest
    }

    pub(crate) fn offer_tech(&self, frame: &Frame, offer: &mut TapestryLegal) {
        let Frame { seat, task, .. } = *frame;
        let player = self.player(seat);
        match task {
            Task::Invent { from, .. } => {
                if matches!(from, Source::Any | Source::FaceUp) {
                    let open = self.tech_open.iter().filter(|card| **card != NONE);
                    open.for_each(|card| offer.add(Act::Tech(*card)));
                }
                if matches!(from, Source::Any | Source::Deck)
                    && (!self.techs.is_empty() || !self.tech_discard.is_empty())
                {
                    offer.add(Act::Deck);
                }
                let top = from == Source::DiscardTop || self.has(seat, Flag::InventDiscardTop);
                if self.has(seat, Flag::InventDiscard) {
                    self.tech_discard.as_slice().iter().for_each(|card| offer.add(Act::Tech(*card)));
                } else if top && let Some(card) = self.tech_discard.top() {
                    offer.add(Act::Tech(card));
                }
            }
            Task::Refresh => {
                if !self.techs.is_empty() || !self.tech_discard.is_empty() {
                    offer.add(Act::Yes);
                }
                offer.add(Act::No);
            }
            Task::Upgrade { ignore, optional, .. } => {
                bits(self.upgradable(seat, ignore)).for_each(|tech| offer.add(Act::Tech(tech)));
                if optional {
                    offer.add(Act::No);
                }
            }
            Task::Circle => {
                bits(player.techs[1] & !player.flipped).for_each(|tech| offer.add(Act::Tech(tech)));
            }
            Task::Square => {
                bits(player.techs[2] & !player.flipped).for_each(|tech| offer.add(Act::Tech(tech)));
            }
            _ => {}
        }
    }

    pub(crate) fn answer_tech<S: Sink<Event>>(&mut self, frame: Frame, act: Act, sink: &mut S) {
        let Frame { seat, task, .. } = frame;
        match (task, act) {
            (Task::Invent { upgrade, .. }, Act::Tech(_) | Act::Deck) => {
                let taken = match act {
                    Act::Tech(tech) => {
                        if let Some(place) = self.tech_open.iter().position(|card| *card == tech) {
                            self.tech_open[place] = NONE;
                            self.fill_techs();
                        } else {
                            self.tech_discard.take(tech);
                        }
                        Some(tech)
                    }
                    _ if self.has(seat, Flag::ExtraDraws) => {
                        return self.keep_tech(seat, 2, true, upgrade);
                    }
                    _ => {
                        self.chances.revealed += 1;
                        self.next_tech()
                    }
                };
                if let Some(tech) = taken {
                    if act == Act::Deck && self.replaces_tech(tech) {
                        let drawn = [tech, NONE, NONE, NONE];
                        let keep = Task::KeepTech { drawn, back: false, upgrade };
                        self.push(seat, keep, Context::default());
                    } else if upgrade {
                        self.receive_and_raise(seat, tech, sink);
                    } else {
                        self.receive_tech(seat, tech, sink);
                    }
                }
            }
            (Task::Refresh, Act::Yes) => {
                for place in 0..3 {
                    if self.tech_open[place] != NONE {
                        self.tech_discard.push(self.tech_open[place]);
                        self.tech_open[place] = NONE;
                    }
                }
                self.fill_techs();
                if S::ON {
                    sink.event(Event::Refreshed { seat: Seat(seat) });
                }
            }
            (Task::Upgrade { lock, .. }, Act::Tech(tech)) => {
                self.raise(seat, tech, true, sink);
                if lock {
                    self.player_mut(seat).locked |= 1 << tech;
                }
            }
            (Task::Circle, Act::Tech(tech)) => self.use_tech(seat, tech, false, sink),
            (Task::Square, Act::Tech(tech)) => self.use_tech(seat, tech, true, sink),
            _ => {}
        }
    }

    /// Lays tech cards on the free open places.
    pub(crate) fn fill_techs(&mut self) {
        for place in 0..3 {
            if self.tech_open[place] == NONE
                && let Some(card) = self.next_tech()
            {
                self.tech_open[place] = card;
                self.chances.revealed += 1;
            }
        }
    }

    /// A tech card comes into the bottom row.
    pub(crate) fn receive_tech<S: Sink<Event>>(&mut self, seat: u8, tech: u8, sink: &mut S) {
        self.player_mut(seat).techs[0] |= 1 << tech;
        if S::ON {
            sink.event(Event::Invented { seat: Seat(seat), tech });
        }
        crate::hooks::gained_tech(self, seat, tech);
        self.fire(seat, When::YouInvent, Context::of_card(tech));
    }

    pub(crate) fn receive_and_raise<S: Sink<Event>>(&mut self, seat: u8, tech: u8, sink: &mut S) {
        self.player_mut(seat).techs[0] |= 1 << tech;
        if S::ON {
            sink.event(Event::Invented { seat: Seat(seat), tech });
        }
        crate::hooks::gained_tech(self, seat, tech);
        self.raise(seat, tech, true, sink);
        self.fire(seat, When::YouInvent, Context::of_card(tech));
    }

    /// Gains the circle of the card just invented.
    pub(crate) fn circle_of_card(&mut self, seat: u8, context: Context) {
        if let Some(tech) = context.card.map(CardNo::get) {
            let circle = self.kit.techs[usize::from(tech)].circle;
            self.push_effect(seat, circle, Context::of_card(tech).as_from(PointsFrom::Techs));
        }
    }

    fn use_tech<S: Sink<Event>>(&mut self, seat: u8, tech: u8, square: bool, sink: &mut S) {
        let card = &self.kit.techs[usize::from(tech)];
        let effect = if square { card.square } else { card.circle };
        if square && card.once {
            self.player_mut(seat).flipped |= 1 << tech;
        }
        if S::ON {
            sink.event(Event::UsedTech { seat: Seat(seat), tech, square });
        }
        self.push_effect(seat, effect, Context::of_card(tech).as_from(PointsFrom::Techs));
    }

    /// Moves a tech card up a row, with its benefit and what follows; `own` if its owner does it.
    pub(crate) fn raise<S: Sink<Event>>(&mut self, seat: u8, tech: u8, own: bool, sink: &mut S) {
        let bit = 1_u64 << tech;
        let player = self.player_mut(seat);
        let Some(row) = player.techs.iter().position(|row| row & bit != 0) else { return };
        let to = if row == 2 { 0 } else { row + 1 };
        player.techs[row] &= !bit;
        player.techs[to] |= bit;
        if S::ON {
            sink.event(Event::Upgraded { seat: Seat(seat), tech, row: to as u8 });
        }
        if row == 2 {
            // Recyclers: back to the bottom row, for points; an upgrade like any other.
            self.fire(seat, When::YouUpgrade, Context::of_card(tech));
            return self.score_points(seat, 5, PointsFrom::Techs, sink);
        }
        let card = &self.kit.techs[usize::from(tech)];
        let effect = if to == 2 { card.square } else { card.circle };
        let context = Context::of_card(tech);
        if to == 2 {
            crate::hooks::marked_to_top(self, seat, tech, effect);
        }
        for other in self.others(seat) {
            if self.player(other).era.target == seat {
                self.fire(other, When::TargetUpgrade, Context::default().with_effect(effect));
            }
        }
        if own {
            self.fire(seat, When::YouUpgrade, context);
            if to == 2 {
                self.fire(seat, When::YouUpgradeToTop, context);
            }
        }
        if to == 2 && self.kit.techs[usize::from(tech)].once {
            self.player_mut(seat).flipped |= bit;
        }
        self.push_effect(seat, effect, context);
    }
}
