//! Patchwork: 2027 actions. A patch is named by its place before the pawn, so that a number means the same whatever the ring.

use kernel::Seat;
use patchwork::components::{FINAL, FreeRuns, MOST_CARDS, PATCHES};
use patchwork::squares::COUNT;
use patchwork::{Action, PatchId, Patchwork, Square, Squares};

use super::acts::{self, Acts};
use super::fields::{number, one_hot};
use super::{Block, Cell, Sense, Writer};

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

/// A patch of the ring: its number, and what is printed on it.
const RING: [Cell; 5] = {
    const fn printed(usual: i16) -> Cell {
        Cell::Count { most: 255, usual }
    }
    [Cell::Id(PATCHES as u16), printed(10), printed(6), printed(3), printed(8)]
};
/// What the Automa may spend: up to ten buttons on the printed cards.
const BACK: Cell = Cell::Count { most: 255, usual: 11 };

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
        // As `decision()` says, without what it counts.
        let waiting = match self.whose_turn() {
            None => 3,
            Some(_) if self.leather_in_hand() > 0 => 1,
            Some(who) if self.is_automa(who) => 2,
            Some(_) => 0,
        };
        out.field("to_move", &[1], &[Cell::Flag], "1 if this seat decides now", |v| {
            v[0] = i16::from(self.whose_turn() == Some(seat));
        });
        out.field(
            "waiting",
            &[4],
            &[Cell::Flag],
            "what is waited for, one of: turn, leather, automa, over",
            |v| {
                one_hot(v, waiting);
            },
        );
        out.field(
            "boards",
            &[2, 9, 9],
            &[Cell::Flag],
            "covered squares; own board first, the Automa has none",
            |v| {
                for (who, board) in both.iter().zip(v.chunks_exact_mut(COUNT.into())) {
                    spread(self.filled(*who), board);
                }
            },
        );
        out.field("space", &[2], &[Cell::up_to(FINAL as i16)], "where the tokens stand, own first", |v| {
            v.copy_from_slice(&both.map(|who| self.space(who).into()));
        });
        out.field("on_top", &[1], &[Cell::Flag], "1 if the own token moved last, and so lies on top", |v| {
            v[0] = i16::from(self.on_top() == seat);
        });
        out.field("buttons", &[2], &[Cell::Count { most: i16::MAX, usual: 30 }], "buttons, own first", |v| {
            v.copy_from_slice(&both.map(|who| number(self.buttons(who))));
        });
        out.field(
            "income",
            &[2],
            &[Cell::Count { most: 255, usual: 15 }],
            "printed buttons on the boards, own first",
            |v| {
                v.copy_from_slice(&both.map(|who| self.income(who).into()));
            },
        );
        out.field("tile", &[2], &[Cell::Flag], "who holds the special tile, own first", |v| {
            v.copy_from_slice(&both.map(|who| i16::from(self.tile() == Some(who))));
        });
        out.field("patches", &[2, PATCHES], &[Cell::Flag], "patches taken, by number; own first", |v| {
            for (who, row) in both.iter().zip(v.chunks_exact_mut(PATCHES)) {
                for (owner, taken) in self.owners().zip(row) {
                    *taken = i16::from(owner == Some(*who));
                }
            }
        });
        out.field(
            "ring",
            &[PATCHES, 5],
            &RING,
            "the patches clockwise of the pawn: number from 1, cost, time, buttons, squares; 0 where none is left",
            |v| {
                let mut ring = self.ring();
                for row in v.chunks_exact_mut(5) {
                    if let Some(id) = ring.next() {
                        let patch = self.kit().patch(id);
                        row[0] = i16::from(id.0) + 1;
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
            &[Cell::Flag],
            "the next three patches as printed, in the corner of a board",
            |v| {
                for (patch, board) in self.next_patches().into_iter().zip(v.chunks_exact_mut(COUNT.into())) {
                    spread(printed(self, patch), board);
                }
            },
        );
        out.field("leather", &[54], &[Cell::Flag], "leather patches on the time board, by space", |v| {
            for space in self.leather().iter() {
                one_hot(v, space.into());
            }
        });
        out.field("leather_in_hand", &[1], &[Cell::up_to(9)], "leather patches that must be laid now", |v| {
            v[0] = self.leather_in_hand().into();
        });
        let automa = self.options().has_automa();
        out.field(
            "level",
            &[5],
            &[Cell::Flag],
            "the Automa's level, one of I to V; none between people",
            |v| {
                if automa {
                    one_hot(v, self.options().level.index());
                }
            },
        );
        out.field("deck", &[2], &[Cell::Flag], "the Automa's deck, one of: normal, tactical", |v| {
            if automa {
                one_hot(v, self.options().deck as usize);
            }
        });
        out.field("edition", &[2], &[Cell::Flag], "the time board, one of: revised, original", |v| {
            one_hot(v, self.options().edition as usize);
        });
        out.field("leather_left", &[1], &[Cell::Flag], "1 if leather that the Automa reaches stays", |v| {
            v[0] = i16::from(self.options().leather as usize == patchwork::LeatherReading::Left as usize);
        });
        out.field(
            "next_back",
            &[1],
            &[BACK],
            "what the back of its next card shows, from 1; 0 without",
            |v| {
                v[0] = self.next_back().map_or(0, |back| i16::from(back) + 1);
            },
        );
        out.field(
            "cards_left",
            &[1],
            &[Cell::Count { most: 255, usual: MOST_CARDS as i16 }],
            "cards in its deck",
            |v| {
                if automa {
                    v[0] = self.deck().left() as i16;
                }
            },
        );
        out.field(
            "cards_seen",
            &[MOST_CARDS],
            &[Cell::Flag],
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
            &[Cell::Count { most: 255, usual: 15 }],
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

/// The eight bits of a byte, each a number.
const BITS: [[i8; 8]; 256] = {
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

/// Squares as a number each, 0 or 1: eight at a time, since there may be thousands a decision.
#[inline]
fn spread<N: From<i8>>(squares: Squares, out: &mut [N]) {
    let bits = squares.bits().to_le_bytes();
    let (whole, _) = out[..SQUARES as usize].as_chunks_mut::<8>();
    for (eight, bits) in whole.iter_mut().zip(bits) {
        *eight = BITS[usize::from(bits)].map(N::from);
    }
    out[SQUARES as usize - 1] = N::from((squares.bits() >> (SQUARES - 1) & 1) as i8);
}
