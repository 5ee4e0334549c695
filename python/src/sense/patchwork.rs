//! Patchwork: 2027 actions. A patch is named by its place before the pawn, so that a number means the same whatever the ring.

use kernel::{Game as _, Seat};
use patchwork::components::{FINAL, FreeRuns, MOST_CARDS, PATCHES};
use patchwork::squares::COUNT;
use patchwork::{Action, Decision, PatchId, Patchwork, Square, Squares};

use super::acts::{self, Acts};
use super::fields::{number, one_hot};
use super::{Block, Sense, Writer};

/// Patches within reach, ways to hold one, squares of a board.
const REACH: u32 = 3;
const WAYS: u32 = 8;
const SQUARES: u32 = COUNT as u32;

/// The kinds of acts.
const ACTS: Acts = &[
    (
        "take",
        &[REACH, WAYS, SQUARES],
        "take a patch: its place before the pawn, its outline, the square of the top left of its box (row by row)",
    ),
    ("leather", &[SQUARES], "lay a leather patch on this square"),
    ("advance", &[1], "move in front of the other token"),
    ("automa", &[1], "the Automa takes its turn"),
];
const TAKE: u32 = acts::first(ACTS, 0);
const LEATHER: u32 = acts::first(ACTS, 1);
const ADVANCE: u32 = acts::first(ACTS, 2);
const AUTOMA: u32 = acts::first(ACTS, 3);

impl Sense for Patchwork {
    const VERSION: u32 = 0;
    const ACTIONS: u32 = acts::total(ACTS);

    fn blocks() -> Vec<Block> {
        acts::blocks(ACTS)
    }

    fn number(&self, action: Action) -> Option<u32> {
        Some(match action {
            Action::Advance => ADVANCE,
            Action::Take { patch, outline, at } => {
                let place = self.next_patches().iter().position(|&next| next == patch)?;
                TAKE + (place as u32 * WAYS + u32::from(outline)) * SQUARES + u32::from(at.index())
            }
            Action::Leather { at } => LEATHER + u32::from(at.index()),
            Action::Automa => AUTOMA,
        })
    }

    fn action(&self, number: u32) -> Option<Action> {
        let square = |number: u32| Square::new((number % SQUARES) as u8);
        match number {
            TAKE..LEATHER => {
                let place = (number / SQUARES / WAYS) as usize;
                let patch = *self.next_patches().get(place)?;
                let outline = (number / SQUARES % WAYS) as u8;
                Some(Action::Take { patch, outline, at: square(number)? })
            }
            LEATHER..ADVANCE => square(number - LEATHER).map(|at| Action::Leather { at }),
            ADVANCE => Some(Action::Advance),
            AUTOMA => Some(Action::Automa),
            _ => None,
        }
    }

    fn mask(&self, out: &mut [i8]) {
        out.fill(0);
        let Some(seat) = self.whose_turn() else { return };
        if self.leather_in_hand() > 0 {
            spread(!self.filled(seat), &mut out[LEATHER as usize..]);
        } else if self.is_automa(seat) {
            out[AUTOMA as usize] = 1;
        } else {
            out[ADVANCE as usize] = 1;
            let runs = FreeRuns::of(!self.filled(seat));
            let buttons = self.buttons(seat);
            for (place, patch) in self.next_patches().into_iter().enumerate() {
                let patch = self.kit().patch(patch);
                if i32::from(patch.cost) > buttons {
                    continue;
                }
                for (way, outline) in patch.outlines.iter().enumerate() {
                    let first = (place * WAYS as usize + way) * SQUARES as usize;
                    spread(outline.fits(&runs), &mut out[first..]);
                }
            }
        }
    }

    fn picture(&self) -> Option<String> {
        Some(draw::patchwork::position(wire::english(), self))
    }

    fn observe(&self, seat: Seat, out: &mut impl Writer) {
        let both = [seat, Patchwork::other(seat)];
        let waiting = match self.decision() {
            None => 3,
            Some(Decision::Turn { .. }) => 0,
            Some(Decision::Leather { .. }) => 1,
            Some(Decision::Automa { .. }) => 2,
        };
        out.field("to_move", &[1], (0, 1), "1 if this seat decides now", |v| {
            v[0] = i16::from(self.whose_turn() == Some(seat));
        });
        out.field("waiting", &[4], (0, 1), "what is waited for, one of: turn, leather, automa, over", |v| {
            one_hot(v, waiting);
        });
        out.field(
            "boards",
            &[2, 9, 9],
            (0, 1),
            "covered squares; own board first, the Automa has none",
            |v| {
                for (who, board) in both.iter().zip(v.chunks_exact_mut(COUNT.into())) {
                    for square in self.filled(*who).iter() {
                        board[usize::from(square.index())] = 1;
                    }
                }
            },
        );
        out.field("space", &[2], (0, FINAL.into()), "where the tokens stand, own first", |v| {
            v.copy_from_slice(&both.map(|who| self.space(who).into()));
        });
        out.field("on_top", &[1], (0, 1), "1 if the own token moved last, and so lies on top", |v| {
            v[0] = i16::from(self.on_top() == seat);
        });
        out.field("buttons", &[2], (0, i16::MAX), "buttons, own first", |v| {
            v.copy_from_slice(&both.map(|who| number(self.buttons(who))));
        });
        out.field("income", &[2], (0, 255), "printed buttons on the boards, own first", |v| {
            v.copy_from_slice(&both.map(|who| self.income(who).into()));
        });
        out.field("tile", &[2], (0, 1), "who holds the special tile, own first", |v| {
            v.copy_from_slice(&both.map(|who| i16::from(self.tile() == Some(who))));
        });
        out.field("patches", &[2, PATCHES], (0, 1), "patches taken, by number; own first", |v| {
            for (who, row) in both.iter().zip(v.chunks_exact_mut(PATCHES)) {
                for (patch, _) in self.taken(*who) {
                    one_hot(row, patch.id.0.into());
                }
            }
        });
        out.field(
            "ring",
            &[PATCHES, 5],
            (-1, 255),
            "the patches clockwise of the pawn: number, cost, time, buttons, squares; number -1 where none is left",
            |v| {
                let mut ring = self.ring();
                for row in v.chunks_exact_mut(5) {
                    row[0] = -1;
                    if let Some(id) = ring.next() {
                        let patch = self.kit().patch(id);
                        row[0] = id.0.into();
                        row[1..].copy_from_slice(
                            &[patch.cost, patch.time, patch.buttons, patch.cells].map(i16::from),
                        );
                    }
                }
            },
        );
        out.field(
            "next",
            &[3, 9, 9],
            (0, 1),
            "the next three patches as printed, in the corner of a board",
            |v| {
                for (patch, board) in self.next_patches().into_iter().zip(v.chunks_exact_mut(COUNT.into())) {
                    for square in printed(self, patch).iter() {
                        board[usize::from(square.index())] = 1;
                    }
                }
            },
        );
        out.field("leather", &[54], (0, 1), "leather patches on the time board, by space", |v| {
            for space in self.leather().iter() {
                one_hot(v, space.into());
            }
        });
        out.field("leather_in_hand", &[1], (0, 9), "leather patches that must be laid now", |v| {
            v[0] = self.leather_in_hand().into();
        });
        let automa = self.options().has_automa();
        out.field("level", &[5], (0, 1), "the Automa's level, one of I to V; none between people", |v| {
            if automa {
                one_hot(v, self.options().level.index());
            }
        });
        out.field("deck", &[2], (0, 1), "the Automa's deck, one of: normal, tactical", |v| {
            if automa {
                one_hot(v, self.options().deck as usize);
            }
        });
        out.field("edition", &[2], (0, 1), "the time board, one of: revised, original", |v| {
            one_hot(v, self.options().edition as usize);
        });
        out.field("leather_left", &[1], (0, 1), "1 if leather that the Automa reaches stays", |v| {
            v[0] = i16::from(self.options().leather as usize == patchwork::LeatherReading::Left as usize);
        });
        out.field("next_back", &[1], (-1, 255), "what the back of its next card shows; -1 without", |v| {
            v[0] = self.next_back().map_or(-1, i16::from);
        });
        out.field("cards_left", &[1], (0, 255), "cards in its deck", |v| {
            if automa {
                v[0] = self.deck().left() as i16;
            }
        });
        out.field(
            "cards_seen",
            &[MOST_CARDS],
            (0, 1),
            "its cards that lie face up, in the deck's order",
            |v| {
                if automa {
                    let seen = self.deck().discards();
                    for (place, card) in self.kit().deck(self.options().deck).enumerate() {
                        if seen.contains(&card) {
                            one_hot(v, place);
                        }
                    }
                }
            },
        );
        out.field(
            "heap",
            &[3],
            (0, 255),
            "its patches, those with buttons, the buttons printed on them",
            |v| {
                if automa {
                    let heap = self.automa_heap();
                    v.copy_from_slice(&[heap.patches, heap.with_buttons, heap.printed].map(number));
                }
            },
        );
    }
}

/// The squares of a patch as it is printed.
fn printed(game: &Patchwork, patch: PatchId) -> Squares {
    let outline = game.kit().patch(patch).outlines.first();
    outline.and_then(|outline| outline.at(Square::CORNER)).unwrap_or(Squares::NONE)
}

/// Eight bits as eight bytes, each 0 or 1.
const BYTES: [[i8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut bits = 0;
    while bits < 256 {
        let mut place = 0;
        while place < 8 {
            table[bits][place] = (bits >> place & 1) as i8;
            place += 1;
        }
        bits += 1;
    }
    table
};

/// Squares as a byte each: eight at a time, since there may be thousands a decision.
#[inline]
fn spread(squares: Squares, out: &mut [i8]) {
    let bits = squares.bits().to_le_bytes();
    let (whole, _) = out[..SQUARES as usize].as_chunks_mut::<8>();
    for (eight, bits) in whole.iter_mut().zip(bits) {
        *eight = BYTES[usize::from(bits)];
    }
    out[SQUARES as usize - 1] = (squares.bits() >> (SQUARES - 1) & 1) as i8;
}
