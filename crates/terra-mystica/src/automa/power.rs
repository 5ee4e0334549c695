//! Power, and numbered selection. Rules: `automa.power.*`, `automa.numbered`.

use arrayvec::ArrayVec;
use kernel::{Choice, Keep, Seat, Sink, Trail};

use super::{About, Pick, reasoned};
use crate::components::{Arrow, DecisionCard, PowerAction};
use crate::rulebook as book;
use crate::rules::event::Event;
use crate::state::TerraMystica;

impl TerraMystica {
    /// Numbered selection: counts what is left from one end.
    pub(crate) fn number<T: Trail<Pick>, const N: usize>(
        &self,
        support: &DecisionCard,
        choice: &mut Choice<'_, Pick, T, N>,
    ) {
        let mut order: ArrayVec<Pick, N> = choice.left().iter().copied().collect();
        if support.arrow == Arrow::Left {
            order.reverse();
        }
        self.count_off(support, &order, choice);
    }

    /// Counts these in their order; beyond the last the count goes on from the first, or stops.
    pub(crate) fn count_off<T: Trail<Pick>, const N: usize>(
        &self,
        support: &DecisionCard,
        order: &[Pick],
        choice: &mut Choice<'_, Pick, T, N>,
    ) {
        let (count, there) = (i32::from(support.count), order.len() as i32);
        if there == 0 {
            return;
        }
        let goal = if self.options.readings.count_stops { count.min(there) } else { (count - 1) % there + 1 };
        choice.prefer(book::NUMBERED, Keep::Exactly(goal), |pick| {
            order.iter().position(|other| other == pick).map_or(0, |at| at as i32 + 1)
        });
    }

    /// Which power action the Automa blocks; with `taken` those that are used count too.
    pub fn choose_power<T: Trail<Pick>>(
        &self,
        support: &DecisionCard,
        taken: bool,
        trail: &mut T,
    ) -> Option<PowerAction> {
        let open = PowerAction::ALL.into_iter().filter(|action| taken || !self.power_action_used(*action));
        let mut choice = Choice::<Pick, T, 6>::among(open.map(Pick::Power), trail);
        self.number(support, &mut choice);
        match choice.decide() {
            Some(Pick::Power(action)) => Some(action),
            _ => None,
        }
    }

    /// Blocks a power action; says whether it was free. `None` if there is nothing to block.
    pub(crate) fn automa_power<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        support: &DecisionCard,
        taken: bool,
        sink: &mut S,
    ) -> Option<bool> {
        let action = reasoned!(sink, seat, About::Power, |trail| self.choose_power(support, taken, trail))?;
        let free = !self.power_action_used(action);
        self.power_used |= 1 << action.index();
        if S::ON && free {
            sink.event(Event::Power { seat, action });
        }
        Some(free)
    }
}
