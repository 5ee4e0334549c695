//! A position by hand, so that a test reads: this position, this decision, these events, this score.
//!
//! ```
//! use kernel::{Game, Notation};
//! use patchwork::scenario::Scenario;
//! use patchwork::{FIRST, SECOND};
//!
//! let mut game = Scenario::people().spaces(4, 10).printed_buttons(FIRST, 3).build();
//! let advance = game.read("advance").unwrap();
//! game.play(advance, &mut ()).unwrap();
//! assert_eq!(game.space(FIRST), 11);
//! assert_eq!(game.buttons(FIRST), 5 + 7 + 2 * 3);
//! assert_eq!(game.to_move(), Some(SECOND));
//! ```
//!
//! It builds any state, also one that no game can reach: nothing is checked beyond what the position can hold. What is not
//! said is as at the start of a game, with these exceptions, which follow from the tokens' spaces unless told:
//! leather patches that were passed are gone, and who stands on the final space has come home.

use kernel::{Deck, Seat, Seed};

use crate::components::{ASIDE, FINAL, Kit, LeatherMarks, PATCHES, PatchId};
use crate::options::{DeckName, Edition, LeatherReading, Level, Opponent, PatchworkOptions};
use crate::squares::{Square, Squares};
use crate::state::{Laid, Patchwork};
use crate::{FIRST, SECOND};

/// A position in the making.
#[derive(Clone, Debug)]
#[must_use]
pub struct Scenario {
    kit: &'static Kit,
    options: PatchworkOptions,
    seed: Seed,
    spaces: [u8; 2],
    on_top: Seat,
    buttons: [i16; 2],
    filled: [Squares; 2],
    printed: [u8; 2],
    /// The ring clockwise from the pawn; patches that are missing have been taken by nobody.
    ring: Vec<PatchId>,
    heap: Vec<PatchId>,
    cards: Option<Cards>,
    leather: Option<LeatherMarks>,
    tile: Option<Seat>,
    first_home: Option<Seat>,
    /// Where the Automa's token stood when the person covered 7x7.
    covered_at: Option<u8>,
}

/// The Automa's cards by printed number.
#[derive(Clone, Debug)]
enum Cards {
    /// On top of the draw pile.
    Top(Vec<u8>),
    /// Set aside, discarded, to be drawn.
    Piles([Vec<u8>; 3]),
}

impl Scenario {
    /// Two people, at the start.
    pub fn people() -> Scenario {
        Scenario::with(PatchworkOptions { opponent: Opponent::Person, ..PatchworkOptions::default() })
    }

    /// One person against the Automa, at the start.
    pub fn automa() -> Scenario {
        Scenario::with(PatchworkOptions::default())
    }

    /// A game with these options, at the start.
    pub fn with(options: PatchworkOptions) -> Scenario {
        let kit = Kit::printed();
        // Clockwise by number, from the pawn behind patch 0.
        let ring = (1..PATCHES as u8).chain([0]).map(PatchId).collect();
        Scenario {
            kit,
            options,
            seed: Seed(0),
            spaces: [0; 2],
            on_top: if options.second_starts { SECOND } else { FIRST },
            buttons: [5, if options.has_automa() { 0 } else { 5 }],
            filled: [Squares::NONE; 2],
            printed: [0; 2],
            ring,
            heap: Vec::new(),
            cards: None,
            leather: None,
            tile: None,
            first_home: None,
            covered_at: None,
        }
    }

    /// Plays with other components than the printed ones.
    pub fn kit(mut self, kit: &'static Kit) -> Scenario {
        self.kit = kit;
        self
    }

    /// The seed, from which later shuffles come.
    pub fn seed(mut self, seed: u64) -> Scenario {
        self.seed = Seed(seed);
        self
    }

    /// The Automa's level.
    pub fn level(mut self, level: Level) -> Scenario {
        self.options.level = level;
        self
    }

    /// The Automa's deck.
    pub fn deck(mut self, deck: DeckName) -> Scenario {
        self.options.deck = deck;
        self
    }

    /// The time board.
    pub fn edition(mut self, edition: Edition) -> Scenario {
        self.options.edition = edition;
        self
    }

    /// What the Automa does with leather patches.
    pub fn leather_reading(mut self, leather: LeatherReading) -> Scenario {
        self.options.leather = leather;
        self
    }

    /// Where the tokens stand, the first seat's first.
    pub fn spaces(mut self, first: u8, second: u8) -> Scenario {
        self.spaces = [first.min(FINAL), second.min(FINAL)];
        self
    }

    /// Who moved last: on top where both tokens share a space.
    pub fn on_top(mut self, seat: Seat) -> Scenario {
        self.on_top = seat;
        self
    }

    /// A seat's buttons; the Automa's collected ones.
    pub fn buttons(mut self, seat: Seat, buttons: i16) -> Scenario {
        self.buttons[seat.index()] = buttons;
        self
    }

    /// Printed buttons on a person's board.
    pub fn printed_buttons(mut self, seat: Seat, buttons: u8) -> Scenario {
        self.printed[seat.index()] = buttons;
        self
    }

    /// The covered squares of a person's board, row by row from the top: `#` is covered. Rows that are missing, and
    /// what a row does not reach, are empty.
    pub fn rows(self, seat: Seat, rows: &[&str]) -> Scenario {
        let line = |(row, text): (u8, &&str)| {
            let covered = text.bytes().zip(0..).filter(|(square, _)| *square == b'#');
            covered.filter_map(|(_, column)| Square::at(row, column)).collect::<Vec<_>>()
        };
        let squares = (0..).zip(rows).flat_map(line).collect();
        self.filled(seat, squares)
    }

    /// The covered squares of a person's board.
    pub fn filled(mut self, seat: Seat, squares: Squares) -> Scenario {
        self.filled[seat.index()] = squares;
        self
    }

    /// The patches that come first clockwise of the pawn; the others follow by number, patch 0 last.
    pub fn next(mut self, patches: &[u8]) -> Scenario {
        let rest = (1..PATCHES as u8).chain([0]).filter(|id| !patches.contains(id));
        self.ring = patches.iter().copied().chain(rest).map(PatchId).collect();
        self
    }

    /// The whole ring clockwise from the pawn: these patches and no others.
    pub fn ring(mut self, patches: &[u8]) -> Scenario {
        self.ring = patches.iter().copied().map(PatchId).collect();
        self
    }

    /// The patches that the Automa has taken. They leave the ring.
    pub fn automa_has(mut self, patches: &[u8]) -> Scenario {
        self.heap = patches.iter().copied().map(PatchId).collect();
        self
    }

    /// The Automa's next cards by printed number, the top first. The others of its deck follow by number; two of
    /// them, the last ones, are set aside.
    pub fn cards(mut self, top: &[u8]) -> Scenario {
        self.cards = Some(Cards::Top(top.to_vec()));
        self
    }

    /// The Automa's whole deck by printed number: set aside unseen, discarded in this order, and to be drawn, the top first.
    pub fn piles(mut self, aside: &[u8], discards: &[u8], draw: &[u8]) -> Scenario {
        self.cards = Some(Cards::Piles([aside, discards, draw].map(<[u8]>::to_vec)));
        self
    }

    /// The leather patches that still lie on the time board, by their spaces.
    pub fn leather_on(mut self, spaces: &[u8]) -> Scenario {
        self.leather = Some(LeatherMarks::of(spaces));
        self
    }

    /// Who has the special tile.
    pub fn tile(mut self, seat: Seat) -> Scenario {
        self.tile = Some(seat);
        self
    }

    /// The person covered 7x7 while the Automa stood there: from this follows who has the tile on each level.
    pub fn covered_when_automa_at(mut self, space: u8) -> Scenario {
        self.covered_at = Some(space);
        self
    }

    /// Who reached the final space first, where it does not follow from the tokens.
    pub fn first_home(mut self, seat: Seat) -> Scenario {
        self.first_home = Some(seat);
        self
    }

    /// The position.
    ///
    /// # Panics
    /// If a patch or a card does not exist, or more patches are named than there are.
    pub fn build(self) -> Patchwork {
        let mut game = Patchwork::new(self.kit, self.options, self.seed);
        game.spaces = self.spaces;
        game.on_top = self.on_top;
        let people = if self.options.has_automa() { 1 } else { 2 };
        for (person, seat) in game.people.iter_mut().zip(0..people) {
            person.filled = self.filled[seat];
            person.buttons = self.buttons[seat];
            person.income = self.printed[seat];
        }
        game.leather = self.leather.unwrap_or_else(|| {
            let left = self.options.has_automa() && self.options.leather == LeatherReading::Left;
            let passed = if left { self.spaces[0] } else { self.spaces[0].max(self.spaces[1]) };
            game.leather.without(game.leather.crossed(0, passed))
        });
        game.tile = self.tile;
        game.first_home = self.first_home.or(match self.spaces {
            [FINAL, FINAL] => Some(Patchwork::other(self.on_top)),
            [FINAL, _] => Some(FIRST),
            [_, FINAL] => Some(SECOND),
            _ => None,
        });
        game.pawn = 0;
        game.ring_left = 0;
        game.ring = [0; PATCHES];
        let mut places = 0..PATCHES;
        for patch in self.ring.iter().filter(|patch| !self.heap.contains(patch)) {
            let place = places.next().unwrap_or_else(|| panic!("the ring has room for {PATCHES} patches"));
            game.ring[place] = self.kit.patch(*patch).id.0;
            game.ring_left |= 1 << place;
        }
        // Whatever is not there any more lies on no other place than its own.
        let gone: Vec<u8> =
            (0..PATCHES as u8).filter(|id| !game.ring().any(|patch| patch.0 == *id)).collect();
        for (place, id) in places.zip(gone) {
            game.ring[place] = id;
        }
        for patch in &self.heap {
            game.laid[patch.0 as usize] = Laid::by(SECOND, 0, Square::CORNER);
        }
        if self.options.has_automa() {
            game.automa.buttons = self.buttons[1];
            if let Some(space) = self.covered_at {
                game.automa.space_at_cover = space;
            }
            if let Some([aside, discards, draw]) = self.piles_of_cards() {
                let index = |number: &u8| {
                    self.kit.find_card(*number).unwrap_or_else(|| panic!("there is no card {number}"))
                };
                game.automa.deck = Deck::new([&aside, &discards, &draw].into_iter().flatten().map(index));
                game.automa.deck.set_aside(aside.len() as u8);
                for _ in &discards {
                    game.automa.deck.draw();
                }
            }
        }
        game
    }

    fn piles_of_cards(&self) -> Option<[Vec<u8>; 3]> {
        match self.cards.as_ref()? {
            Cards::Piles(piles) => Some(piles.clone()),
            Cards::Top(top) => {
                let deck = self.kit.cards().iter().filter(|card| card.deck == self.options.deck);
                let rest = deck.map(|card| card.number).filter(|number| !top.contains(number));
                let mut draw: Vec<u8> = top.iter().copied().chain(rest).collect();
                let aside = draw.split_off(draw.len().saturating_sub(ASIDE.into()).max(top.len()));
                Some([aside, Vec::new(), draw])
            }
        }
    }
}
