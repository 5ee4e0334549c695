//! What an answer does. Everything is checked before anything changes.

use kernel::{NoTrail, Reasons, Seat, Sink};

use super::action::Action;
use super::event::{Event, TileReason};
use super::illegal::{Illegal, Waiting};
use crate::SECOND;
use crate::automa;
use crate::components::{FINAL, PatchId};
use crate::options::LeatherReading;
use crate::squares::{Square, Squares};
use crate::state::{DECK, Laid, NOWHERE, Patchwork};

/// Squares of the block that wins the special tile, along each side.
const TILE_SIDE: u8 = 7;

impl Patchwork {
    pub(super) fn play_action<S: Sink<Event>>(
        &mut self,
        action: Action,
        sink: &mut S,
    ) -> Result<(), Illegal> {
        let seat = self.whose_turn().ok_or(Illegal::Over)?;
        let waiting = if self.leather_in_hand > 0 {
            Waiting::Leather
        } else if self.is_automa(seat) {
            Waiting::Automa
        } else {
            Waiting::Turn
        };
        match (waiting, action) {
            (Waiting::Turn, Action::Advance) => self.advance(seat, sink),
            (Waiting::Turn, Action::Take { patch, outline, at }) => {
                self.take(seat, patch, outline, at, sink)?;
            }
            (Waiting::Leather, Action::Leather { at }) => self.lay_leather(seat, at, sink)?,
            (Waiting::Automa, Action::Automa) => self.automa_turn(seat, sink),
            _ => return Err(Illegal::Waiting(waiting)),
        }
        self.played += 1;
        if S::ON
            && self.is_over()
            && let Some(winner) = self.winner()
        {
            sink.event(Event::Over { winner, scores: [0, 1].map(|seat| self.points(Seat(seat))) });
        }
        Ok(())
    }

    fn advance<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        let (from, to) = (self.space(seat), self.advance_target(seat));
        self.people[seat.index()].buttons += i16::from(to - from);
        if S::ON {
            sink.event(Event::Advanced { seat, from, to });
        }
        self.move_person(seat, to, sink);
    }

    fn take<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        patch: PatchId,
        outline: u8,
        at: Square,
        sink: &mut S,
    ) -> Result<(), Illegal> {
        let places = self.next_places();
        let place = places.iter().copied().find(|&place| self.ring[place as usize] == patch.0);
        let place = place.ok_or_else(|| Illegal::OutOfReach { patch, next: self.next_patches() })?;
        let printed = self.kit.patch(patch);
        let have = self.people[seat.index()].buttons;
        if i16::from(printed.cost) > have {
            return Err(Illegal::TooDear { patch, cost: printed.cost, have });
        }
        let Some(shape) = printed.outlines.get(outline as usize) else {
            return Err(Illegal::NoOutline { patch, outline, outlines: printed.outlines.len() as u8 });
        };
        let filled = self.filled(seat);
        let Some(squares) = shape.at(at) else {
            let fits = self.anchors(seat, patch, outline).count();
            return Err(Illegal::OffBoard { patch, at, fits });
        };
        if let Some(on) = (filled & squares).iter().next() {
            let fits = self.anchors(seat, patch, outline).count();
            return Err(Illegal::Overlap { patch, at, on, fits });
        }

        let (from, to) = (self.space(seat), self.target(seat, patch));
        if S::ON {
            sink.event(Event::Took { seat, patch, outline, at, from, to });
        }
        self.remove_from_ring(place, Laid::by(seat, outline, at));
        let person = &mut self.people[seat.index()];
        person.buttons -= i16::from(printed.cost);
        person.income += printed.buttons;
        self.cover(seat, squares, sink);
        self.move_person(seat, to, sink);
        Ok(())
    }

    fn lay_leather<S: Sink<Event>>(&mut self, seat: Seat, at: Square, sink: &mut S) -> Result<(), Illegal> {
        let filled = self.filled(seat);
        if filled.has(at) {
            return Err(Illegal::Covered { at, free: (!filled).count() });
        }
        self.leather_in_hand -= 1;
        if S::ON {
            sink.event(Event::LeatherLaid { seat, at });
        }
        self.cover(seat, Squares::only(at), sink);
        self.drop_leather_without_room(seat, sink);
        Ok(())
    }

    fn remove_from_ring(&mut self, place: u8, laid: Laid) {
        self.laid[self.ring[place as usize] as usize] = laid;
        self.ring_left &= !(1 << place);
        // The pawn goes into the gap: the search goes on behind it.
        self.pawn = place;
    }

    /// Covers squares of a person's board, and checks the special tile.
    fn cover<S: Sink<Event>>(&mut self, seat: Seat, squares: Squares, sink: &mut S) {
        let person = &mut self.people[seat.index()];
        person.filled = person.filled | squares;
        let settled = if self.options.has_automa() {
            self.automa.space_at_cover != NOWHERE
        } else {
            self.tile.is_some()
        };
        if settled || !has_block(person.filled) {
            return;
        }
        if self.options.has_automa() {
            self.automa.space_at_cover = self.space(SECOND);
        }
        if self.tile.is_none() {
            self.tile = Some(seat);
            if S::ON {
                sink.event(Event::Tile { seat, reason: TileReason::Covered });
            }
        }
    }

    fn move_person<S: Sink<Event>>(&mut self, seat: Seat, to: u8, sink: &mut S) {
        let from = self.space(seat);
        let income = self.people[seat.index()].income;
        let marks = self.kit.time_board.incomes(from, to);
        self.people[seat.index()].buttons += i16::from(income) * i16::from(marks);
        if S::ON {
            for mark in self.kit.time_board.income_crossed(from, to) {
                sink.event(Event::Income { seat, mark, buttons: income });
            }
        }
        self.leather_in_hand = self.reach(seat, to, sink);
        self.drop_leather_without_room(seat, sink);
    }

    /// Moves a token and takes the leather patches on its way; says how many.
    fn reach<S: Sink<Event>>(&mut self, seat: Seat, to: u8, sink: &mut S) -> u8 {
        let from = self.space(seat);
        self.spaces[seat.index()] = to;
        self.on_top = seat;
        if to == FINAL {
            let first = self.first_home.is_none();
            self.first_home = self.first_home.or(Some(seat));
            if S::ON {
                sink.event(Event::Home { seat, first });
            }
        }
        if self.is_automa(seat) && self.options.leather == LeatherReading::Left {
            return 0;
        }
        let reached = self.leather.crossed(from, to);
        self.leather = self.leather.without(reached);
        if S::ON {
            for mark in reached.iter() {
                sink.event(Event::LeatherReached { seat, mark });
            }
        }
        reached.count()
    }

    fn drop_leather_without_room<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        if self.leather_in_hand > 0 && self.filled(seat) == Squares::ALL {
            if S::ON {
                for _ in 0..self.leather_in_hand {
                    sink.event(Event::LeatherLost { seat });
                }
            }
            self.leather_in_hand = 0;
        }
    }

    fn automa_turn<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        // A deck holds at least three cards and is shuffled as soon as it is empty: there is one to draw.
        let Some(index) = self.automa.deck.draw() else { return };
        let card = self.kit.card(index);
        let from = self.space(seat);
        let turn = if S::ON {
            let mut reasons = Reasons::default();
            let turn = automa::choose(self, card, &mut reasons);
            sink.event(Event::Automa { card: index, from, turn, reasons });
            turn
        } else {
            automa::choose(self, card, &mut NoTrail)
        };
        self.automa.turns = self.automa.turns.saturating_add(1);
        match turn.taken {
            Some(taken) => {
                let place = self.next_places()[taken.place as usize];
                self.remove_from_ring(place, Laid::by(seat, 0, Square::CORNER));
            }
            None => self.automa.passes = self.automa.passes.saturating_add(1),
        }
        let marks = self.kit.time_board.incomes(from, turn.to);
        self.automa.buttons += i16::from(card.income) * i16::from(marks);
        if S::ON {
            for mark in self.kit.time_board.income_crossed(from, turn.to) {
                sink.event(Event::Income { seat, mark, buttons: card.income });
            }
        }
        self.automa.leather += self.reach(seat, turn.to, sink);
        let marker = self.kit.time_board.marker(self.options.level);
        if turn.to >= marker && self.tile.is_none() {
            self.tile = Some(seat);
            if S::ON {
                sink.event(Event::Tile { seat, reason: TileReason::Marker { space: marker } });
            }
        }
        if self.automa.deck.left() == 0 {
            let mut dice = self.seed.dice(DECK, self.automa.shuffles.into());
            self.automa.deck.shuffle_all(&mut dice);
            self.automa.shuffles = self.automa.shuffles.saturating_add(1);
            if S::ON {
                sink.event(Event::Reshuffled);
            }
        }
    }
}

/// Whether any block of 7x7 squares is covered.
pub(crate) fn has_block(filled: Squares) -> bool {
    const OFFSETS: u8 = crate::squares::SIDE - TILE_SIDE + 1;
    // Most boards never come near: a block needs 49 squares.
    filled.count() >= u32::from(TILE_SIDE * TILE_SIDE)
        && (0..OFFSETS)
            .any(|row| (0..OFFSETS).any(|column| filled.has_all(Squares::block(row, column, TILE_SIDE))))
}
