//! Masterpieces and inspiration (Arts & Architecture).
//!
//! Rules: `arts.create`, `arts.broadcast`, `arts.inspire`, `arts.once`.

use kernel::{Seat, Sink};

use crate::components::Building;
use crate::effects::gain::bits;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{CardNo, Context, Frame, HexNo, NONE, Tapestry, Task, TileNo};

impl Tapestry {
    fn next_piece(&mut self) -> Option<u8> {
        if self.pieces.is_empty() && !self.piece_discard.is_empty() {
            std::mem::swap(&mut self.pieces, &mut self.piece_discard);
            let mut dice = self.shuffling();
            self.pieces.shuffle(&mut dice);
        }
        self.pieces.pop()
    }

    pub(crate) fn fill_pieces(&mut self) {
        for place in 0..3 {
            if self.piece_open[place] == NONE
                && let Some(piece) = self.next_piece()
            {
                self.piece_open[place] = piece;
                self.chances.revealed += 1;
            }
        }
    }

    /// Masterpieces whose benefit this player can have, as bits; `context.n`-like memory is kept by the caller.
    pub(crate) fn usable_pieces(&self, seat: u8, neighbours: bool) -> u32 {
        let player = self.player(seat);
        let mut pieces = player.masterpieces & !player.spent_pieces;
        if neighbours {
            for other in self.others(seat) {
                if self.are_neighbours(seat, other) {
                    let other = self.player(other);
                    let theirs = bits(u64::from(other.masterpieces & !other.spent_pieces))
                        .filter(|piece| !self.kit.masterpieces[usize::from(*piece)].once);
                    pieces = theirs.fold(pieces, |pieces, piece| pieces | 1 << piece);
                }
            }
        }
        pieces
    }

    pub(crate) fn offer_arts(&self, frame: &Frame, offer: &mut TapestryLegal) {
        let player = self.player(frame.seat);
        match frame.task {
            Task::Masterpiece => {
                let open = self.piece_open.iter().filter(|piece| **piece != NONE);
                open.for_each(|piece| offer.add(Act::Piece(*piece)));
                if !self.pieces.is_empty() || !self.piece_discard.is_empty() {
                    offer.add(Act::Deck);
                }
            }
            Task::RefreshPieces => {
                offer.add(Act::Yes);
                offer.add(Act::No);
            }
            Task::UsePiece { neighbours, .. } => {
                // A masterpiece gives its benefit once in one broadcast.
                let used = self.pieces_used(frame);
                let pieces = self.usable_pieces(frame.seat, neighbours) & !used;
                bits(u64::from(pieces)).for_each(|piece| offer.add(Act::Piece(piece)));
                if frame.context.n > 0 {
                    offer.add(Act::Done);
                }
            }
            Task::IncomePieces => {
                // All of them, in any order; those that are used up by it only if one likes.
                let pieces = self.usable_pieces(frame.seat, false) & !self.turn.pieces;
                bits(u64::from(pieces)).for_each(|piece| offer.add(Act::Piece(piece)));
                if bits(u64::from(pieces)).all(|piece| self.kit.masterpieces[usize::from(piece)].once) {
                    offer.add(Act::Done);
                }
            }
            Task::Inspire => {
                for building in Building::ALL {
                    if player.inspired >> building.index() & 1 == 0 {
                        offer.add(Act::Building(*building));
                    }
                }
            }
            _ => {}
        }
    }

    /// Masterpieces used before in the same broadcast: three bytes of the frame hold them.
    fn pieces_used(&self, frame: &Frame) -> u32 {
        let Context { tile, card, hex, .. } = frame.context;
        let pieces = [tile.map(TileNo::get), card.map(CardNo::get), hex.map(HexNo::get)];
        pieces.into_iter().flatten().fold(0, |bits, piece| bits | 1 << piece)
    }

    pub(crate) fn answer_arts<S: Sink<Event>>(&mut self, frame: Frame, act: Act, sink: &mut S) {
        let Frame { seat, context, task } = frame;
        match (task, act) {
            (Task::Masterpiece, Act::Piece(_) | Act::Deck) => {
                let taken = match act {
                    Act::Piece(piece) => {
                        if let Some(place) = self.piece_open.iter().position(|known| *known == piece) {
                            self.piece_open[place] = NONE;
                        }
                        self.fill_pieces();
                        Some(piece)
                    }
                    _ => {
                        self.chances.revealed += 1;
                        self.next_piece()
                    }
                };
                if let Some(piece) = taken {
                    self.player_mut(seat).masterpieces |= 1 << piece;
                    if S::ON {
                        sink.event(Event::Masterpiece { seat: Seat(seat), piece });
                    }
                }
            }
            (Task::RefreshPieces, Act::Yes) => {
                for place in 0..3 {
                    if self.piece_open[place] != NONE {
                        self.piece_discard.push(self.piece_open[place]);
                        self.piece_open[place] = NONE;
                    }
                }
                self.fill_pieces();
            }
            (Task::UsePiece { left, neighbours }, Act::Piece(piece)) => {
                if left > 1 {
                    let mut next = context;
                    next.n += 1;
                    match context.n {
                        0 => next.tile = TileNo::new(piece),
                        1 => next.card = CardNo::new(piece),
                        _ => next.hex = HexNo::new(piece),
                    }
                    self.push(seat, Task::UsePiece { left: left - 1, neighbours }, next);
                    // Its context remembers which were used: what a masterpiece does must not change that.
                    self.push(seat, Task::Barrier, Context::default());
                }
                self.use_piece(seat, piece, sink);
            }
            (Task::IncomePieces, Act::Piece(piece)) => {
                self.turn.pieces |= 1 << piece;
                self.push(seat, Task::IncomePieces, context);
                self.use_piece(seat, piece, sink);
            }
            (Task::Inspire, Act::Building(building)) => {
                self.player_mut(seat).inspired |= 1 << building.index();
                if S::ON {
                    sink.event(Event::Inspired { seat: Seat(seat), building });
                }
            }
            _ => {}
        }
    }

    pub(crate) fn use_piece<S: Sink<Event>>(&mut self, seat: u8, piece: u8, sink: &mut S) {
        let card = &self.kit.masterpieces[usize::from(piece)];
        let effect = card.effect;
        if card.once {
            self.player_mut(seat).spent_pieces |= 1 << piece;
        }
        if S::ON {
            sink.event(Event::UsedPiece { seat: Seat(seat), piece });
        }
        self.push_effect(seat, effect, Context::from(PointsFrom::Masterpieces));
    }
}
