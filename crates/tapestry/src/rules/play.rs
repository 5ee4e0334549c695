//! Doing what was decided: refused with a reason, or done with everything that follows.

use kernel::{Seat, Sink};

use super::action::{Act, Action, Waiting};
use super::event::Event;
use super::illegal::Illegal;
use crate::state::{Frame, Tapestry, Task};

impl Tapestry {
    pub(crate) fn play_action<S: Sink<Event>>(
        &mut self,
        action: Action,
        sink: &mut S,
    ) -> Result<(), Illegal> {
        let Some(frame) = self.frames.last().copied().filter(|_| !self.over) else {
            return Err(Illegal::Over);
        };
        if action.seat.index() >= self.seat_count() {
            return Err(Illegal::NoSeat { seat: action.seat });
        }
        if action.seat.0 != frame.seat {
            return Err(Illegal::Seat { seat: action.seat, first: Seat(frame.seat) });
        }
        if !self.offer(&frame).contains(action.act) {
            return Err(self.why_not(&frame, action.act));
        }
        self.played += 1;
        self.turn.decisions = self.turn.decisions.saturating_add(1);
        self.frames.pop();
        self.answer(frame, action.act, sink);
        self.go_on(sink);
        Ok(())
    }

    /// The reason for which an answer that is not on offer is refused.
    fn why_not(&self, frame: &Frame, act: Act) -> Illegal {
        let waiting = self.waiting(frame);
        let wanted = Illegal::Wanted(waiting);
        let fits =
            |kinds: &[Waiting], reason: Illegal| if kinds.contains(&waiting) { reason } else { wanted };
        match act {
            Act::Income => fits(&[Waiting::Turn], Illegal::NoIncomeLeft),
            Act::Advance { token, .. } => {
                if frame.task != Task::TakeTurn {
                    return wanted;
                }
                if self.player(frame.seat).income_turns == 0 {
                    return Illegal::FirstTurn;
                }
                if self.advancing(frame.seat, 0x1f, 0).any(|known| known == token) {
                    Illegal::WrongPayment
                } else {
                    Illegal::TokenStuck
                }
            }
            Act::No | Act::Done => Illegal::MayNotDecline,
            Act::Pay(_) => fits(&[Waiting::Bonus, Waiting::Payment], Illegal::WrongPayment),
            Act::Gain(_) => fits(&[Waiting::Gain], Illegal::WrongGain),
            Act::Track(_) => fits(&[Waiting::Track], Illegal::WrongTrack),
            Act::Tile(_) => fits(&[Waiting::Tile], Illegal::WrongTile),
            Act::Space(_) => fits(&[Waiting::SpaceTile], Illegal::WrongTile),
            Act::Hex(_) => fits(&[Waiting::Hex], Illegal::WrongHex),
            Act::Turn(_) => fits(&[Waiting::Rotation], Illegal::WrongRotation),
            Act::Tech(_) => fits(&[Waiting::TechCard, Waiting::Invent], Illegal::WrongCard),
            Act::Card(_) => fits(&[Waiting::TapestryCard, Waiting::Response], Illegal::WrongCard),
            Act::Plot { .. } => fits(&[Waiting::Plot], Illegal::DoesNotFit),
            Act::Building(_) => fits(&[Waiting::Building], Illegal::NoneLeft),
            Act::Landmark(_) => fits(&[Waiting::Landmark], Illegal::NoneLeft),
            _ => match waiting {
                Waiting::Turn | Waiting::Plot | Waiting::Hex => wanted,
                _ => Illegal::NotOffered,
            },
        }
    }
}
