//! Building plots on tapestry cards (Arts & Architecture).
//!
//! Rule: `tapestry.plots`.

use kernel::{Seat, Sink};

use crate::components::effect::EffectId;
use crate::components::{CardKind, CardPlots, Outline};
use crate::effects::gain::bits;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::rules::spots;
use crate::state::{Context, Frame, Ground, MARGIN, NONE, Tapestry, Task, WIDE, plot};

impl CardPlots {
    /// The plots inside the margin.
    fn grid(&self) -> [u16; WIDE] {
        let mut grid = [0; WIDE];
        for (row, bits) in grid[usize::from(MARGIN)..].iter_mut().zip(self.shape.rows) {
            *row = u16::from(bits) << MARGIN;
        }
        grid
    }

    fn is_full(&self, taken: &[u16; WIDE]) -> bool {
        self.grid().iter().zip(taken).all(|(plots, taken)| plots & !taken == 0)
    }

    /// Plots that are covered, as bits in the order of their benefits.
    fn covered(&self, taken: &[u16; WIDE]) -> u16 {
        let mut at = 0;
        let mut covered = 0;
        for (plots, taken) in self.grid().iter().zip(taken) {
            for column in (0..16).filter(|column| plots >> column & 1 == 1) {
                covered |= (taken >> column & 1) << at;
                at += 1;
            }
        }
        covered
    }
}

impl Tapestry {
    /// Cards whose plots this player can build on: visible, and active if they are of one era.
    fn plot_cards(&self, seat: u8) -> impl Iterator<Item = (u8, &'static CardPlots)> + '_ {
        let player = self.player(seat);
        let kit = self.kit;
        player.slots.iter().copied().filter_map(move |card| {
            if card == NONE || player.face_down >> card & 1 == 1 {
                return None;
            }
            let kind = kit.copies[usize::from(card)];
            let over = kit.card(card).kind == CardKind::ThisEra && player.era.kind != kind;
            let plots = kit.card(card).plots.as_ref().filter(|_| !over)?;
            (self.ground(seat, card).is_some() || !self.grounds.is_full()).then_some((card, plots))
        })
    }

    fn ground(&self, seat: u8, card: u8) -> Option<usize> {
        self.grounds.iter().position(|ground| ground.seat == seat && ground.card == card)
    }

    fn taken_on(&self, seat: u8, card: u8) -> [u16; WIDE] {
        self.ground(seat, card).map_or([0; WIDE], |at| self.grounds[at].taken)
    }

    /// The cards that have room for a building of these outlines.
    pub(crate) fn offer_card_plots(&self, seat: u8, outlines: &[Outline], offer: &mut TapestryLegal) {
        for (card, plots) in self.plot_cards(seat) {
            let taken = self.taken_on(seat, card);
            let fits = |outline: &Outline| spots(*outline, &taken, &plots.grid()) != [0; WIDE];
            if outlines.iter().any(fits) {
                offer.add(Act::Card(card));
            }
        }
    }

    /// The outlines of what a mark stands for.
    fn marked_outlines(&self, mark: u8) -> &'static [Outline] {
        const PLOT: [Outline; 1] = [Outline::PLOT];
        let kit = self.kit;
        match mark.checked_sub(plot::LANDMARK) {
            Some(landmark) => &kit.landmarks[usize::from(landmark)].outlines,
            None => &PLOT,
        }
    }

    pub(crate) fn offer_plots(&self, frame: &Frame, offer: &mut TapestryLegal) {
        match frame.task {
            Task::PlaceOnCard { card, mark } => {
                let Some(plots) = &self.kit.card(card).plots else { return };
                let taken = self.taken_on(frame.seat, card);
                for (turn, outline) in self.marked_outlines(mark).iter().enumerate() {
                    offer.add_spots(turn, spots(*outline, &taken, &plots.grid()));
                }
            }
            Task::PlotBenefits { left, .. } => {
                bits(u64::from(left)).for_each(|part| offer.add(Act::Part(part)));
            }
            _ => {}
        }
    }

    pub(crate) fn answer_plots<S: Sink<Event>>(&mut self, frame: Frame, act: Act, sink: &mut S) {
        match (frame.task, act) {
            (Task::PlaceOnCard { card, mark }, Act::Plot { x, y, turn }) => {
                let outline = self.marked_outlines(mark)[usize::from(turn)];
                self.cover_card(frame.seat, card, mark, outline, (x, y), sink);
            }
            (Task::PlotBenefits { card, left }, Act::Part(part)) => {
                self.push_plots(frame.seat, card, left & !(1 << part));
                let effect = self.plot_benefit(card, part);
                self.push_effect(frame.seat, effect, Context::from(PointsFrom::Tapestries));
            }
            _ => {}
        }
    }

    fn plot_benefit(&self, card: u8, part: u8) -> EffectId {
        let plots = self.kit.card(card).plots.as_ref();
        plots.and_then(|plots| plots.benefits.get(usize::from(part))).copied().unwrap_or(EffectId(0))
    }

    fn push_plots(&mut self, seat: u8, card: u8, left: u16) {
        if left != 0 {
            self.push(seat, Task::PlotBenefits { card, left }, Context::default());
        }
    }

    /// Puts a building on a card. What its plots give comes first, what the whole card gives afterwards, once.
    fn cover_card<S: Sink<Event>>(
        &mut self,
        seat: u8,
        card: u8,
        mark: u8,
        outline: Outline,
        (x, y): (u8, u8),
        sink: &mut S,
    ) {
        let Some(plots) = &self.kit.card(card).plots else { return };
        let at = self.ground(seat, card).unwrap_or_else(|| {
            // Not offered while there is no room.
            let _ = self.grounds.try_push(Ground::new(seat, card));
            self.grounds.len() - 1
        });
        let ground = &mut self.grounds[at];
        let before = plots.covered(&ground.taken);
        ground.stands(mark);
        for (row, cells) in ground.taken[usize::from(y)..].iter_mut().zip(outline.rows) {
            *row |= u16::from(cells) << x;
        }
        let taken = ground.taken;
        if S::ON {
            sink.event(Event::PlacedOnCard { seat: Seat(seat), card });
        }
        if plots.is_full(&taken) {
            self.push_effect(seat, plots.full, Context::from(PointsFrom::Tapestries));
        }
        let new = plots.covered(&taken) & !before;
        let gives = bits(u64::from(new)).filter(|part| self.plot_benefit(card, *part) != EffectId(0));
        let left = gives.fold(0, |left, part| left | 1 << part);
        self.push_plots(seat, card, left);
    }

    /// The next benefit of the plots that were covered: plain ones at once, the last one without asking.
    pub(crate) fn step_plots(&mut self, frame: Frame, card: u8, left: u16) -> bool {
        let mut parts = bits(u64::from(left));
        let plain = parts.find(|part| self.kit.effect(self.plot_benefit(card, *part)).is_plain());
        let last = left.is_power_of_two().then(|| left.trailing_zeros() as u8);
        let Some(part) = plain.or(last) else { return false };
        self.drop_top();
        self.push_plots(frame.seat, card, left & !(1 << part));
        let effect = self.plot_benefit(card, part);
        self.push_effect(frame.seat, effect, Context::from(PointsFrom::Tapestries));
        true
    }
}
