//! Doing what was decided: refused with a reason, or done with everything that follows.

use kernel::{Budget, Seat, Sink};

use super::action::{Act, Action, Waiting};
use super::bounds::{MOST_DECISIONS, MOST_STEPS};
use super::event::Event;
use super::illegal::Illegal;
use super::legal::TapestryLegal;
use crate::state::{Frame, Tapestry, Task};
use crate::tell_answer;

impl Tapestry {
    pub(crate) fn play_action<S: Sink<Event>>(
        &mut self,
        action: Action,
        sink: &mut S,
    ) -> Result<(), Illegal> {
        let frame = self.asked(action)?;
        // What a pack says may go on too long. It is tried first, so that a refusal changes nothing; to copy the position
        // for the printed box, which stays far below the budget, would only cost time.
        if self.kit.changed {
            let mut trial = self.clone();
            trial.carry_out(frame, action.act, &mut Budget::of(MOST_STEPS), &mut ())?;
            if !S::ON {
                *self = trial;
                return Ok(());
            }
        }
        self.carry_out(frame, action.act, &mut Budget::of(MOST_STEPS), sink)
    }

    /// The question that this answers, if it is an answer.
    pub(super) fn asked(&self, action: Action) -> Result<Frame, Illegal> {
        let frame = self.frames.last().copied().filter(|_| !self.over).ok_or(Illegal::Over)?;
        if action.seat.index() >= self.seat_count() {
            return Err(Illegal::NoSeat { seat: action.seat });
        }
        if action.seat.0 != frame.seat {
            return Err(Illegal::Seat { seat: action.seat, first: Seat(frame.seat) });
        }
        let is_offered = match (frame.task, action.act) {
            (Task::TakeTurn, Act::Income) => self.may_take_income(frame.seat),
            (Task::TakeTurn, Act::Advance { token, pay }) => self.is_advance_offered(frame.seat, token, pay),
            _ => {
                let mut legal = TapestryLegal::new(frame.seat);
                self.offer_into(&frame, &mut legal);
                legal.contains(action.act)
            }
        };
        if !is_offered {
            return Err(self.why_not(&frame, action.act));
        }
        if self.played >= MOST_DECISIONS {
            return Err(Illegal::TooManyDecisions);
        }
        Ok(frame)
    }

    /// Does what was answered, and everything that follows.
    pub(super) fn carry_out<S: Sink<Event>>(
        &mut self,
        frame: Frame,
        act: Act,
        budget: &mut Budget,
        sink: &mut S,
    ) -> Result<(), Illegal> {
        self.played += 1;
        self.turn.decisions = self.turn.decisions.saturating_add(1);
        self.frames.pop();
        tell_answer(frame, act, sink);
        self.answer(frame, act, sink);
        self.go_on(budget, sink)
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
