//! What follows from what was said. It is worked out on a copy: what cannot be leaves no trace.

use kernel::companion::heard;
use kernel::{Deck, Seat, Sink};

use super::action::{CompanionAction, CompanionDecision};
use super::answer::{Answer, Stakes};
use super::event::{CompanionEvent, Warning};
use super::illegal::{CompanionIllegal, Wanted};
use super::table::PatchworkCompanion;
use crate::components::{FINAL, LeatherMarks, PatchId};
use crate::rules::score::better;
use crate::squares::COUNT;
use crate::state::{DECK, NOWHERE};
use crate::{FIRST, SECOND};

/// Squares of the block that wins the special tile.
const BLOCK: u8 = 49;
/// Nobody has more buttons.
pub(super) const MOST_BUTTONS: u16 = 999;

impl CompanionDecision {
    /// What kind of answer is wanted.
    pub fn wanted(&self) -> Wanted {
        match self {
            CompanionDecision::Ring { .. } => Wanted::Ring,
            CompanionDecision::YourTurn { .. } => Wanted::YourTurn,
            CompanionDecision::NextThree { .. } => Wanted::NextThree,
            CompanionDecision::Automa { .. } => Wanted::Automa,
            CompanionDecision::Card { .. } => Wanted::Card,
            CompanionDecision::Result { .. } => Wanted::Result,
        }
    }
}

impl PatchworkCompanion {
    pub(super) fn say<S: Sink<CompanionEvent>>(
        &mut self,
        action: CompanionAction,
        sink: &mut S,
    ) -> Result<(), CompanionIllegal> {
        let wanted = self.waiting().ok_or(CompanionIllegal::Over)?.wanted();
        heard(self, sink, |after, events| after.hear(wanted, action, events))
    }

    fn hear(
        &mut self,
        wanted: Wanted,
        action: CompanionAction,
        events: &mut Vec<CompanionEvent>,
    ) -> Result<(), CompanionIllegal> {
        match (wanted, action) {
            (_, CompanionAction::Fix(fix)) => self.fix(fix, events)?,
            (_, CompanionAction::Tile) => self.cover(events)?,
            (Wanted::Ring, CompanionAction::Ring(told)) => self.enter_ring(told, events)?,
            (Wanted::YourTurn, CompanionAction::Advance) => self.advance(events),
            (Wanted::YourTurn, CompanionAction::Take(patch)) => self.take(patch, events)?,
            (Wanted::NextThree, CompanionAction::Next(told)) => self.tell_next(told, events)?,
            (Wanted::Automa, CompanionAction::Automa) => self.draw(events),
            (Wanted::Card, CompanionAction::Card(card)) => self.drawn(card, events)?,
            (Wanted::Result, CompanionAction::Result { buttons, empty }) => {
                self.result(buttons, empty, events)?;
            }
            _ => return Err(CompanionIllegal::Waiting(wanted)),
        }
        self.played = self.played.saturating_add(1);
        Ok(())
    }

    fn advance(&mut self, events: &mut Vec<CompanionEvent>) {
        let (from, to) = (self.space(FIRST), (self.space(SECOND) + 1).min(FINAL));
        self.yours.buttons = self.yours.buttons.saturating_add((to - from).into());
        events.push(CompanionEvent::Advanced { from, to });
        self.move_you(to, events);
    }

    fn take(&mut self, patch: PatchId, events: &mut Vec<CompanionEvent>) -> Result<(), CompanionIllegal> {
        self.ring_patch(patch)?;
        if !self.within_reach().contains(&patch) {
            return Err(CompanionIllegal::OutOfReach { patch, next: self.next_known() });
        }
        let printed = self.kit.patch(patch);
        let place = self.ahead.iter().position(|&known| known == patch).map(|place| place as u8);
        let (from, to) = (self.space(FIRST), (self.space(FIRST) + printed.time).min(FINAL));
        self.remove_from_ring(patch);
        // Nothing can overflow in a real game; after wild fixes it must not panic either.
        let yours = &mut self.yours;
        yours.buttons = yours.buttons.saturating_sub(printed.cost.into());
        yours.income = yours.income.saturating_add(printed.buttons);
        yours.squares = yours.squares.saturating_add(printed.cells).min(COUNT);
        events.push(CompanionEvent::Took { patch, place, from, to });
        self.move_you(to, events);
        Ok(())
    }

    fn move_you(&mut self, to: u8, events: &mut Vec<CompanionEvent>) {
        let from = self.space(FIRST);
        let incomes = self.kit.time_board.incomes(from, to);
        let income = i16::from(self.yours.income) * i16::from(incomes);
        self.yours.buttons = self.yours.buttons.saturating_add(income);
        let reached = self.leather.crossed(from, to);
        self.leather = self.leather.without(reached);
        for mark in reached.iter() {
            self.yours.squares = (self.yours.squares + 1).min(COUNT);
            events.push(CompanionEvent::YourLeather { mark });
        }
        self.arrive(FIRST, to, events);
    }

    fn arrive(&mut self, seat: Seat, to: u8, events: &mut Vec<CompanionEvent>) {
        self.spaces[seat.index()] = to;
        self.on_top = seat;
        if to == FINAL {
            events.push(CompanionEvent::Home { seat, first: self.first_home() == Some(seat) });
        }
    }

    /// The program draws.
    fn draw(&mut self, events: &mut Vec<CompanionEvent>) {
        // A deck holds at least three cards and is shuffled as soon as it is empty: there is one to draw.
        let Some(card) = self.deck.draw() else { return };
        self.automa_turn(card, events);
        if self.deck.left() == 0 {
            self.deck.shuffle_all(&mut self.seed.dice(DECK, self.shuffles.into()));
            self.shuffles = self.shuffles.saturating_add(1);
            events.push(CompanionEvent::Reshuffled { by_you: false });
        }
    }

    /// The person has drawn this card.
    fn drawn(&mut self, card: u8, events: &mut Vec<CompanionEvent>) -> Result<(), CompanionIllegal> {
        self.check_card(card)?;
        if self.cards_seen().contains(&card) {
            return Err(CompanionIllegal::CardSeen(self.kit.card(card).number));
        }
        let seen: Vec<u8> = self.cards_seen().iter().copied().chain([card]).collect();
        self.deck = self.lying_deck(&seen, self.cards_aside());
        self.automa_turn(card, events);
        if self.deck.left() == 0 {
            self.deck = Deck::new(self.kit.deck(self.options.game.deck));
            self.shuffles = self.shuffles.saturating_add(1);
            events.push(CompanionEvent::Reshuffled { by_you: true });
        }
        Ok(())
    }

    fn automa_turn(&mut self, card: u8, events: &mut Vec<CompanionEvent>) {
        let stakes =
            Stakes { options: self.options.game, leather: self.leather, tile_open: self.tile().is_none() };
        let answer = Answer::of(self.kit, self, card, stakes);
        let to = answer.turn.to;
        self.turns = self.turns.saturating_add(1);
        match answer.turn.taken {
            Some(taken) => {
                self.remove_from_ring(taken.patch);
                self.heap.add(self.kit.patch(taken.patch));
            }
            None => self.passes = self.passes.saturating_add(1),
        }
        self.buttons = self.buttons.saturating_add(answer.buttons).min(MOST_BUTTONS);
        self.leather = self.leather.without(answer.leather);
        events.push(CompanionEvent::Automa { answer: Box::new(answer), buttons: self.buttons });
        self.arrive(SECOND, to, events);
    }

    fn cover(&mut self, events: &mut Vec<CompanionEvent>) -> Result<(), CompanionIllegal> {
        if self.at_cover != NOWHERE {
            return Err(CompanionIllegal::Covered);
        }
        let squares = self.yours.squares;
        if self.yours.sure && squares < BLOCK {
            events.push(CompanionEvent::Warning(Warning::FewSquares { squares }));
        }
        self.at_cover = self.space(SECOND);
        events.push(CompanionEvent::Covered { yours: self.tile() == Some(FIRST) });
        Ok(())
    }

    fn result(
        &mut self,
        buttons: u16,
        empty: u8,
        events: &mut Vec<CompanionEvent>,
    ) -> Result<(), CompanionIllegal> {
        if buttons > MOST_BUTTONS || empty > COUNT {
            return Err(CompanionIllegal::TooMuch { buttons, empty });
        }
        let reckoned = self.reckoned();
        if reckoned.sure && (reckoned.buttons, reckoned.empty) != (buttons, empty) {
            events.push(CompanionEvent::Warning(Warning::Differs { reckoned }));
        }
        self.told = Some((buttons, empty));
        events.push(CompanionEvent::Told { buttons, empty });
        let scores = [FIRST, SECOND].map(|seat| self.points(seat));
        events.push(CompanionEvent::Over { winner: better(scores, self.first_home()), scores });
        Ok(())
    }

    /// The leather patches that a token has passed, which would have taken them.
    pub(super) fn leather_passed(&self) -> LeatherMarks {
        let taken = self.options.game.leather == crate::options::LeatherReading::Taken;
        let reach = if taken { self.spaces[0].max(self.spaces[1]) } else { self.spaces[0] };
        self.kit.time_board.leather(self.options.game.edition).crossed(0, reach)
    }
}
