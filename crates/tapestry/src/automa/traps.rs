//! A person conquers the Automa. Rules: `automa.traps.*`.

use kernel::{Seat, Sink};

use super::BotTask;
use crate::components::Response;
use crate::rules::event::Event;
use crate::state::{Context, Tapestry, Task};

impl Tapestry {
    /// Whether the Automa turns up its cards when it is attacked.
    pub(crate) fn automa_may_respond(&self, attacker: u8) -> bool {
        let over = self.player(1).income_turns >= 5 && !self.options.bots.late_traps;
        !over && !self.bots.real.table && !self.has(attacker, crate::components::Flag::ForbidTrap)
    }

    /// One card after the other, at random, until a Trap is found.
    pub(crate) fn turn_up_traps<S: Sink<Event>>(&mut self, hex: u8, sink: &mut S) {
        let automa = 1;
        while let Some(card) = self.trap_pile_card() {
            self.player_mut(automa).hand &= !(1 << card);
            self.discard.push(card);
            if S::ON {
                sink.event(Event::CardGone { seat: Seat(automa), card });
            }
            if matches!(self.kit.card(card).response, Some(Response::Trap(_))) {
                if S::ON {
                    sink.event(Event::Responded { seat: Seat(automa), card });
                }
                self.trap(hex, true);
                let attacker = self.attacker(hex);
                if self.cancels(attacker).next().is_some() {
                    self.push(attacker, Task::Answer { hex }, Context::default());
                }
                return;
            }
        }
    }

    pub(crate) fn push_traps(&mut self, hex: u8) {
        self.push_bot(1, BotTask::Traps { hex });
    }
}
