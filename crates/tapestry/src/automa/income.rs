//! Income turns of the bots. Rules: `automa.income.*`, `automa.chart.*`, `automa.level.*`, `automa.civ.*`.

use kernel::{Seat, Sink};

use super::{About, BotTask, reasoned};
use crate::components::Track;
use crate::components::automa::{CivEffect, FirstEvent, IncomeStep};
use crate::rules::event::Event;
use crate::rules::points::PointsFrom;
use crate::state::{NONE, Tapestry};

/// The points of an income turn, part by part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The income turn.
    pub turn: u8,
    /// Territories that the Automa controls.
    pub territories: u8,
    /// Landmarks on its mat.
    pub landmarks: u8,
    /// Spaces on military and science.
    pub war: u8,
    /// Spaces on technology and exploration.
    pub peace: u8,
    /// Points for each of the three.
    pub each: [u8; 3],
    /// Points for being first in the era.
    pub first: u8,
}

impl Tally {
    /// The points of all of it together.
    pub fn total(self) -> i16 {
        let [land, war, peace] = self.each.map(i16::from);
        land * (i16::from(self.territories) + i16::from(self.landmarks))
            + war * i16::from(self.war)
            + peace * i16::from(self.peace)
            + i16::from(self.first)
    }
}

impl Tapestry {
    /// The bots begin an income turn; it begins an era for both.
    pub(crate) fn begin_bots_income<S: Sink<Event>>(&mut self, seat: u8, sink: &mut S) {
        let number = self.player(seat).income_turns + 1;
        for bot in [Some(seat), self.shadow_seat()].into_iter().flatten() {
            self.player_mut(bot).income_turns = number;
        }
        self.turn.income = true;
        if S::ON {
            sink.event(Event::IncomeTurn { seat: Seat(seat), number });
        }
        self.push_bot(seat, BotTask::Income(0));
        let level = self.kit.automa.level(self.options.bots.level);
        if number == 1 && level.bots != FirstEvent::Nothing {
            // The top progress card breaks ties, and goes back.
            if self.bots.real.cards {
                return self.push_bot(seat, BotTask::Card(2));
            }
            self.bots.pair[1] = self.bots.progress.top().unwrap_or(NONE);
            if S::ON {
                sink.event(Event::AutomaTiebreaker { card: self.bots.pair[1] });
            }
            self.bots_first_event(seat);
        }
    }

    /// What the bots do first in their first income turn, the Automa before the Shadow Empire.
    pub(crate) fn bots_first_event(&mut self, seat: u8) {
        let kit = &self.kit.automa;
        let every = kit.level(self.options.bots.level).bots == FirstEvent::Every;
        for bot in [self.shadow_seat(), Some(seat)].into_iter().flatten() {
            if every {
                for track in kit.tracks.iter().rev() {
                    self.push_bot(bot, BotTask::Advance { track: *track, benefit: true });
                }
            } else {
                self.push_bot(bot, BotTask::Advance { track: self.favourite(bot), benefit: true });
            }
        }
    }

    /// The next step of the chart.
    pub(crate) fn bots_income<S: Sink<Event>>(&mut self, seat: u8, step: u8, sink: &mut S) {
        let turn = self.player(seat).income_turns;
        let chart = &self.kit.automa.level(self.options.bots.level).chart;
        let Some((what, turns)) = chart.get(usize::from(step)).copied() else {
            if turn == 1 && self.bots.pair[1] != NONE {
                self.bots.pair = [NONE; 2];
                self.shuffle_progress();
            }
            return;
        };
        self.push_bot(seat, BotTask::Income(step + 1));
        if turns >> turn & 1 == 0 {
            return;
        }
        match what {
            IncomeStep::Favourites => {
                for bot in [self.shadow_seat(), Some(seat)].into_iter().flatten() {
                    self.push_bot(bot, BotTask::Favourite);
                }
            }
            IncomeStep::Advance => self.push_pair(),
            IncomeStep::Civilization => {
                for which in [1, 0] {
                    if self.bots.civs[usize::from(which)] != NONE {
                        self.push_bot(seat, BotTask::Civ(which, 0));
                    }
                }
            }
            IncomeStep::Score => {
                let tally = self.tally(turn);
                if S::ON {
                    sink.event(Event::AutomaTally { tally });
                }
                self.automa_scores(tally.total(), PointsFrom::Mat, sink);
            }
            IncomeStep::Progress(cards) => {
                let mut moved = 0;
                for _ in 0..cards {
                    if let Some(card) = self.bots.progress.pop() {
                        self.bots.discard.push(card);
                        moved += 1;
                    }
                }
                if S::ON {
                    sink.event(Event::AutomaProgress { cards: moved });
                }
            }
            IncomeStep::Cover => self.automa_covers(seat, sink),
            IncomeStep::Tapestry => self.automa_card(seat, sink),
            IncomeStep::Reshuffle => {
                self.bots.clear_pair();
                self.new_deck(sink);
            }
        }
    }

    /// The discard pile becomes a new deck.
    pub(crate) fn new_deck<S: Sink<Event>>(&mut self, sink: &mut S) {
        while let Some(card) = self.bots.discard.pop() {
            self.bots.deck.push(card);
        }
        self.bots.deck.as_mut_slice().sort_unstable();
        self.shuffle_decisions();
        if S::ON {
            sink.event(Event::AutomaDeck { cards: self.bots.deck.len() as u8 });
        }
    }

    /// A tapestry card on the leftmost empty slot of the mat.
    fn automa_covers<S: Sink<Event>>(&mut self, seat: u8, sink: &mut S) {
        let slot = (1..4).find(|slot| self.player(seat).slots[*slot] == NONE);
        let Some(slot) = slot else { return };
        if self.bots.real.table {
            // Which card it is nobody knows: one that lies face down.
            let player = self.player_mut(seat);
            player.slots[slot] = 0;
            player.face_down |= 1;
        } else {
            let Some(card) = self.next_card() else { return };
            let player = self.player_mut(seat);
            player.slots[slot] = card;
            player.face_down |= 1 << card;
        }
        if S::ON {
            sink.event(Event::FaceDown { seat: Seat(seat), slot: slot as u8 });
        }
    }

    /// What the mat gives in an income turn.
    pub(crate) fn tally(&self, turn: u8) -> Tally {
        let level = self.kit.automa.level(self.options.bots.level);
        let Some(points) = turn.checked_sub(2).and_then(|at| level.points.get(usize::from(at))) else {
            return Tally { turn, ..Tally::default() };
        };
        let automa = self.player(1);
        let space = |track: Track| automa.tokens[track.index()].space;
        let first = if self.player(0).income_turns < turn { points.first } else { 0 };
        Tally {
            turn,
            territories: self.automa_land().len() as u8,
            landmarks: automa.landmarks.count_ones() as u8,
            war: space(Track::Military) + space(Track::Science),
            peace: space(Track::Technology) + space(Track::Exploration),
            each: [points.land, points.war, points.peace],
            first,
        }
    }

    pub(crate) fn automa_scores<S: Sink<Event>>(&mut self, vp: i16, from: PointsFrom, sink: &mut S) {
        let automa = self.player_mut(1);
        automa.vp = automa.vp.saturating_add(vp);
        if S::ON {
            sink.event(Event::Scored { seat: Seat(1), vp, from });
        }
    }

    /// The next effect of a civilization.
    pub(crate) fn automa_civ<S: Sink<Event>>(&mut self, seat: u8, which: u8, effect: u8, sink: &mut S) {
        let turn = self.player(seat).income_turns;
        let kit = &self.kit.automa;
        let civ = self.bots.civs[usize::from(which) & 1];
        let Some(civ) = kit.civs.get(usize::from(civ)) else { return };
        let Some((does, turns)) = civ.effects.get(usize::from(effect)).copied() else { return };
        self.push_bot(seat, BotTask::Civ(which, effect + 1));
        if turns >> turn & 1 == 0 {
            return;
        }
        let territories = self.automa_land().len();
        match does {
            CivEffect::Advance(track) => self.push_bot(seat, BotTask::Advance { track, benefit: true }),
            CivEffect::Research => {
                self.push_bot(seat, BotTask::Roll { among: 0xf, back: false, benefit: true });
            }
            CivEffect::Conquer => {
                if territories < u32::from(turn) {
                    self.automa_conquers(seat, false, sink);
                }
            }
            CivEffect::Shadow => {
                if self.single_automa_land().len() > 2 {
                    let card = self.tiebreaker();
                    let chosen =
                        reasoned!(sink, seat, About::Shadow, |trail| self.choose_shadow(card, trail));
                    if let Some(hex) = chosen {
                        self.lay_shadow(hex, sink);
                    }
                }
            }
            CivEffect::Territories(vp) => {
                self.automa_scores(territories as i16 * i16::from(vp), PointsFrom::Civilizations, sink);
            }
            CivEffect::Landmarks(vp) => {
                let landmarks = self.player(seat).landmarks.count_ones() as i16;
                self.automa_scores(landmarks * i16::from(vp), PointsFrom::Civilizations, sink);
            }
        }
    }
}
