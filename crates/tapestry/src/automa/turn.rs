//! The turn of the bots: the pair, steps on the tracks, what the Automa does on a space.
//!
//! Rules: `automa.turn.*`, `automa.pair`, `automa.advance.*`, `automa.landmark`, `automa.space.*`, `automa.variant.*`.

use kernel::{Seat, Sink};

use super::BotTask;
use crate::components::automa::Benefit;
use crate::components::effect::{Effect, EffectId, Tracks};
use crate::components::{Achievement, Track, When};
use crate::options::Mode;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, LAST, NONE, Tapestry, Task};

impl BotTask {
    /// What it waits for, if anything.
    pub(crate) fn waiting(self) -> Waiting {
        match self {
            BotTask::Card(_) => Waiting::DecisionCard,
            BotTask::Roll { .. } => Waiting::ScienceDie,
            BotTask::React => Waiting::Turn,
            _ => Waiting::Automa,
        }
    }
}

impl Tapestry {
    pub(crate) fn push_bot(&mut self, seat: u8, task: BotTask) {
        self.push(seat, Task::Bot(task), Context::default());
    }

    /// What somebody else's effect means for a bot: steps that it must take, and nothing else.
    pub(crate) fn effect_on_bot(&mut self, bot: u8, effect: EffectId, context: Context) {
        if let Effect::Advance(how) = self.kit.effect(effect)
            && how.tracks == Tracks::That
            && let Some(track) = context.track
            && track != Track::Arts
        {
            self.push_bot(bot, BotTask::Advance { track, benefit: false });
        }
    }

    pub(crate) fn offer_bot(&self, task: BotTask, offer: &mut TapestryLegal) {
        match task {
            BotTask::Turn => offer.add(Act::Automa),
            BotTask::Card(_) => {
                let known = |card: &u8| self.may_be_drawn(*card, task);
                (0..self.kit.automa.cards.len() as u8)
                    .filter(known)
                    .for_each(|card| offer.add(Act::Decision(card)));
            }
            BotTask::Roll { among, .. } => {
                crate::effects_bits(u64::from(among))
                    .filter_map(Track::at)
                    .for_each(|track| offer.add(Act::Track(track)));
            }
            _ => {}
        }
    }

    /// Whether a card of the real table can be the next one.
    pub(crate) fn may_be_drawn(&self, card: u8, task: BotTask) -> bool {
        let bots = &self.bots;
        let hidden = |pile: &[u8]| pile.iter().any(|known| bots.seen >> known & 1 == 0);
        let (here, there) = match task {
            BotTask::Card(2) => (&bots.progress, &bots.deck),
            _ => (&bots.deck, &bots.progress),
        };
        here.as_slice().contains(&card)
            // A card that was thought to lie elsewhere, if neither place was seen.
            || (there.as_slice().contains(&card) && bots.seen >> card & 1 == 0 && hidden(here.as_slice()))
    }

    /// Takes a card that was drawn at the real table out of the deck: where it was thought to lie elsewhere, an
    /// unseen one takes its place.
    fn take_decision(&mut self, card: u8) {
        let bots = &mut self.bots;
        if !bots.deck.take(card) && bots.progress.take(card) {
            let unseen = bots.deck.as_slice().iter().copied().find(|known| bots.seen >> known & 1 == 0);
            if let Some(other) = unseen {
                bots.deck.take(other);
                bots.progress.push(other);
            }
        }
        bots.see(card);
    }

    /// Does the next step of a bot's frame; `false` if it asks for a decision.
    pub(crate) fn step_bot<S: Sink<Event>>(&mut self, frame: Frame, task: BotTask, sink: &mut S) -> bool {
        let seat = frame.seat;
        let asks = match task {
            BotTask::Turn | BotTask::Card(_) | BotTask::React => true,
            BotTask::Roll { .. } => self.bots.real.die,
            _ => false,
        };
        if asks {
            return false;
        }
        self.frames.pop();
        match task {
            BotTask::Turn | BotTask::Card(_) | BotTask::React => {}
            BotTask::Pair => match self.track_by_pair(seat, sink) {
                Some(track) => self.bot_advances(seat, track, true, sink),
                None if S::ON => sink.event(Event::Nothing { seat: Seat(seat) }),
                None => {}
            },
            BotTask::Advance { track, benefit } => self.bot_advances(seat, track, benefit, sink),
            BotTask::Activate { track, space } => self.bot_activates(seat, track, space, sink),
            BotTask::Benefit(benefit) => self.automa_benefit(seat, benefit, sink),
            BotTask::Roll { among, .. } => {
                if let Some(track) = self.bots_roll(among) {
                    self.bot_rolled(seat, task, track, sink);
                }
            }
            BotTask::Income(step) => self.bots_income(seat, step, sink),
            BotTask::Civ(which, effect) => self.automa_civ(seat, which, effect, sink),
            BotTask::Favourite => self.test_favourite(seat, sink),
            BotTask::Traps { hex } => self.turn_up_traps(hex, sink),
        }
        true
    }

    pub(crate) fn answer_bot<S: Sink<Event>>(&mut self, frame: Frame, task: BotTask, act: Act, sink: &mut S) {
        let seat = frame.seat;
        match (task, act) {
            (BotTask::Turn, _) => self.bots_turn(seat, sink),
            (BotTask::Card(0), Act::Decision(card)) => {
                self.bots.pair[0] = card;
                self.take_decision(card);
                self.push_bot(seat, BotTask::Card(1));
            }
            (BotTask::Card(1), Act::Decision(card)) => {
                self.bots.pair[1] = card;
                self.take_decision(card);
                self.pair_is_drawn(seat, sink);
            }
            (BotTask::Card(_), Act::Decision(card)) => {
                // The tiebreaker of income turn 1 goes back.
                let bots = &mut self.bots;
                if bots.deck.take(card) {
                    bots.progress.push(card);
                    let other = bots.progress.as_slice().iter().copied().find(|known| *known != card);
                    if let Some(other) = other {
                        bots.progress.take(other);
                        bots.deck.push(other);
                    }
                }
                self.bots.pair[1] = card;
                self.bots_first_event(seat);
            }
            (BotTask::Roll { .. }, Act::Track(track)) => self.bot_rolled(seat, task, track, sink),
            _ => {}
        }
    }

    /// The bots take their turn.
    fn bots_turn<S: Sink<Event>>(&mut self, seat: u8, sink: &mut S) {
        if self.options.mode == Mode::Shadow {
            return self.variant_turn(seat, sink);
        }
        if self.player(seat).income_turns == 0 || self.bots.deck.is_empty() {
            return self.begin_bots_income(seat, sink);
        }
        self.bots.clear_pair();
        self.draw_pair(seat, sink);
    }

    /// The Shadow Empire beside two people: a new deck if needed, the test of the favourite, a pair.
    fn variant_turn<S: Sink<Event>>(&mut self, seat: u8, sink: &mut S) {
        if self.bots.deck.is_empty() {
            // The tiebreaker card of the last pair is still on the table.
            self.test_favourite(seat, sink);
            self.bots.clear_pair();
            self.new_deck(sink);
        }
        self.bots.clear_pair();
        self.draw_pair(seat, sink);
    }

    fn draw_pair<S: Sink<Event>>(&mut self, seat: u8, sink: &mut S) {
        if self.bots.real.cards {
            return self.push_bot(seat, BotTask::Card(0));
        }
        let (Some(one), Some(two)) = (self.bots.deck.pop(), self.bots.deck.pop()) else { return };
        self.bots.pair = if self.first_is_left() { [one, two] } else { [two, one] };
        self.bots.see(one);
        self.bots.see(two);
        self.pair_is_drawn(seat, sink);
    }

    /// Income, or both bots advance.
    fn pair_is_drawn<S: Sink<Event>>(&mut self, seat: u8, sink: &mut S) {
        if S::ON {
            sink.event(Event::AutomaCards { pair: self.bots.pair });
        }
        let card = self.kit.automa.card(self.bots.pair[0]);
        if self.is_automa(seat) && self.bots.deck.is_empty() && card.income {
            return self.begin_bots_income(seat, sink);
        }
        self.push_pair();
    }

    /// Both bots advance with the pair, the Automa first.
    pub(crate) fn push_pair(&mut self) {
        for bot in [self.shadow_seat(), self.automa_seat()].into_iter().flatten() {
            self.push_bot(bot, BotTask::Pair);
        }
    }

    /// One step, with landmark and achievement; then, for the Automa, what the space says.
    pub(crate) fn bot_advances<S: Sink<Event>>(
        &mut self,
        bot: u8,
        track: Track,
        benefit: bool,
        sink: &mut S,
    ) {
        let seat = Seat(bot);
        let from = self.player(bot).tokens[track.index()].space;
        if from >= LAST || self.player(bot).done || self.is_forbidden(bot, track) {
            if S::ON {
                sink.event(Event::Stuck { seat, track });
            }
            return;
        }
        let to = from + 1;
        self.player_mut(bot).tokens[track.index()].space = to;
        if S::ON {
            sink.event(Event::Moved { seat, track, from, to });
        }
        if benefit && self.is_automa(bot) {
            self.push_bot(bot, BotTask::Activate { track, space: to });
        }
        for other in self.others(bot) {
            self.fire(other, When::OppAdvance(track), Context::default());
        }
        if matches!(to, 4 | 7 | 10) {
            let landmark = self.kit.tracks[track.index()].landmarks[usize::from(to / 3) - 1];
            if self.landmarks >> landmark & 1 == 1 {
                self.bot_takes_landmark(bot, landmark, sink);
            }
        }
        if to == LAST {
            self.achieve(bot, Achievement::CompleteTrack, sink);
        }
    }

    /// A landmark belongs to the Automa, whichever bot took it; without the Automa it leaves the game.
    fn bot_takes_landmark<S: Sink<Event>>(&mut self, bot: u8, landmark: u8, sink: &mut S) {
        self.landmarks &= !(1 << landmark);
        let owner = self.automa_seat().unwrap_or(bot);
        if self.is_automa(owner) {
            self.player_mut(owner).landmarks |= 1 << landmark;
        }
        if S::ON {
            sink.event(Event::Landmark { seat: Seat(owner), landmark });
        }
        for other in self.others(bot) {
            let context = Context::of_seat(bot);
            self.fire(other, When::OppLandmark, context);
            self.fire(other, When::OppTrackLandmark, context);
            if self.bots.real.reacts >> other & 1 == 1 && !self.player(other).done {
                self.push_bot(other, BotTask::React);
            }
        }
    }

    /// Each space once a turn.
    fn bot_activates<S: Sink<Event>>(&mut self, bot: u8, track: Track, space: u8, sink: &mut S) {
        let bit = 1 << space;
        let activated = &mut self.player_mut(bot).activated[track.index()];
        if *activated & bit != 0 {
            if S::ON {
                sink.event(Event::Nothing { seat: Seat(bot) });
            }
            return;
        }
        *activated |= bit;
        let kit = self.kit;
        let benefits = &kit.automa.spaces[track.index()][usize::from(space) - 1];
        if S::ON && !benefits.is_empty() {
            sink.event(Event::Benefit { seat: Seat(bot), track, space });
        }
        for benefit in benefits.iter().rev() {
            self.push_bot(bot, BotTask::Benefit(*benefit));
        }
    }

    fn automa_benefit<S: Sink<Event>>(&mut self, bot: u8, benefit: Benefit, sink: &mut S) {
        let kit = &self.kit.automa;
        match benefit {
            Benefit::Research(benefit) => {
                self.push_bot(bot, BotTask::Roll { among: 0xf, back: false, benefit });
            }
            Benefit::Advance => {
                self.push_bot(bot, BotTask::Roll { among: kit.advance, back: false, benefit: true });
            }
            Benefit::Regress => {
                self.push_bot(bot, BotTask::Roll { among: kit.regress, back: true, benefit: true });
            }
            Benefit::Tech => {
                for place in 0..3 {
                    let card = std::mem::replace(&mut self.tech_open[place], NONE);
                    if card != NONE {
                        self.tech_discard.push(card);
                    }
                }
                self.fill_techs();
                if S::ON {
                    sink.event(Event::Refreshed { seat: Seat(bot) });
                }
            }
            Benefit::Tapestry => self.automa_card(bot, sink),
            Benefit::Conquer(anywhere) => self.automa_conquers(bot, anywhere, sink),
            Benefit::Explore(anywhere) => self.automa_explores(bot, anywhere, sink),
        }
    }

    /// A tapestry card face down beside the mat.
    pub(crate) fn automa_card<S: Sink<Event>>(&mut self, bot: u8, sink: &mut S) {
        if self.bots.real.table {
            // Which one is not known: a count is enough.
            let hand = &mut self.player_mut(bot).hand;
            *hand = *hand << 1 | 1;
        } else {
            let Some(card) = self.next_card() else { return };
            self.player_mut(bot).hand |= 1 << card;
        }
        if S::ON {
            sink.event(Event::AutomaCard { seat: Seat(bot) });
        }
    }

    /// The die was rolled: a step forward or back.
    fn bot_rolled<S: Sink<Event>>(&mut self, bot: u8, task: BotTask, track: Track, sink: &mut S) {
        let BotTask::Roll { back, benefit, .. } = task else { return };
        if S::ON {
            let face = track as u8;
            sink.event(Event::Rolled { seat: Seat(bot), die: crate::components::Die::Science, face });
        }
        if !back {
            return self.bot_advances(bot, track, benefit, sink);
        }
        let from = self.player(bot).tokens[track.index()].space;
        if from == 0 {
            if S::ON {
                sink.event(Event::Stuck { seat: Seat(bot), track });
            }
            return;
        }
        self.player_mut(bot).tokens[track.index()].space = from - 1;
        if S::ON {
            sink.event(Event::Moved { seat: Seat(bot), track, from, to: from - 1 });
        }
        if from > 1 {
            self.push_bot(bot, BotTask::Activate { track, space: from - 1 });
        }
    }
}
