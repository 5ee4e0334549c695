//! The position: plain data in fixed arrays, cheap to copy.

use arrayvec::ArrayVec;
use kernel::{Deck, Digest, Purpose, Seat, Seed};

use crate::components::{ASIDE, FINAL, Kit, LeatherMarks, MOST_CARDS, PATCHES, Patch, PatchId};
use crate::options::{DeckName, PatchworkOptions};
use crate::squares::{COUNT, Square, Squares};
use crate::{FIRST, SECOND};

/// The ring is laid out once a game.
pub(crate) const RING: Purpose = Purpose::new("patchwork ring");
/// The Automa's deck is shuffled at the start and whenever it runs out.
pub(crate) const DECK: Purpose = Purpose::new("patchwork automa deck");

/// The ring of a seed, clockwise from the pawn: the patch before the pawn comes last.
pub(crate) fn dealt_ring(kit: &Kit, seed: Seed) -> [u8; PATCHES] {
    let mut ring: ArrayVec<u8, PATCHES> = (0..PATCHES as u8).filter(|&id| id != kit.start().0).collect();
    seed.dice(RING, 0).shuffle(&mut ring);
    ring.push(kit.start().0);
    ring.into_inner().unwrap_or([0; PATCHES])
}

/// The Automa's deck of a seed at the start of a game.
pub(crate) fn fresh_deck(kit: &Kit, name: DeckName, seed: Seed) -> Deck<MOST_CARDS> {
    let mut deck = Deck::new(kit.deck(name));
    deck.shuffle_all(&mut seed.dice(DECK, 0));
    deck.set_aside(ASIDE);
    deck
}

/// A person's things. Unused while the Automa sits there: it has no board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    pub filled: Squares,
    pub buttons: i16,
    /// Printed buttons on the board.
    pub income: u8,
}

/// What happened to a patch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Laid(u16);

impl Laid {
    const TAKEN: u16 = 1 << 15;
    const SECOND: u16 = 1 << 14;

    #[inline]
    pub fn by(seat: Seat, outline: u8, at: Square) -> Laid {
        let seat = if seat == SECOND { Laid::SECOND } else { 0 };
        Laid(Laid::TAKEN | seat | u16::from(outline) << 8 | u16::from(at.index()))
    }
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match (self.0 & Laid::TAKEN, self.0 & Laid::SECOND) {
            (0, _) => None,
            (_, 0) => Some(FIRST),
            _ => Some(SECOND),
        }
    }
    fn outline(self) -> u8 {
        (self.0 >> 8) as u8 & 7
    }
    fn at(self) -> Option<Square> {
        Square::new(self.0 as u8)
    }
}

/// The Automa's things beside its token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AutomaSeat {
    pub deck: Deck<MOST_CARDS>,
    /// How often the deck was shuffled.
    pub shuffles: u8,
    pub buttons: i16,
    pub turns: u8,
    pub passes: u8,
    pub leather: u8,
    /// Where its token stood when the person first covered 7x7; [`NOWHERE`] before that. From this follows
    /// who has the special tile on each level.
    pub space_at_cover: u8,
}

/// No space of the time board.
pub(crate) const NOWHERE: u8 = u8::MAX;

/// A game of Patchwork.
#[derive(Clone, Debug)]
pub struct Patchwork {
    pub(crate) kit: &'static Kit,
    pub(crate) seed: Seed,
    /// The places of the ring that still have their patch, one bit each.
    pub(crate) ring_left: u64,
    pub(crate) leather: LeatherMarks,
    pub(crate) people: [Person; 2],
    /// The ring clockwise from the pawn's first gap.
    pub(crate) ring: [u8; PATCHES],
    pub(crate) laid: [Laid; PATCHES],
    pub(crate) automa: AutomaSeat,
    pub(crate) options: PatchworkOptions,
    pub(crate) spaces: [u8; 2],
    /// The place of the ring where the search for the next patch begins.
    pub(crate) pawn: u8,
    /// Who moved last: on top where both tokens share a space.
    pub(crate) on_top: Seat,
    /// Leather patches in the hand of the one who moved last.
    pub(crate) leather_in_hand: u8,
    pub(crate) tile: Option<Seat>,
    /// Who reached the final space first.
    pub(crate) first_home: Option<Seat>,
    /// Decisions played so far, the Automa's turns included.
    pub(crate) played: u16,
}

/// Up to three places of the ring. An array and a length rather than a list: it is made twice a decision.
#[derive(Clone, Copy)]
pub(crate) struct NextPlaces {
    places: [u8; 3],
    len: u8,
}

impl std::ops::Deref for NextPlaces {
    type Target = [u8];
    #[inline]
    fn deref(&self) -> &[u8] {
        &self.places[..self.len as usize]
    }
}

/// Two positions are the same if everything on the table is the same.
impl PartialEq for Patchwork {
    fn eq(&self, other: &Self) -> bool {
        (std::ptr::eq(self.kit, other.kit) || self.kit == other.kit) && self.words() == other.words()
    }
}

impl Eq for Patchwork {}

/// How many words [`Patchwork::words`] makes.
const WORDS: usize = 28;

impl Patchwork {
    pub(crate) fn new(kit: &'static Kit, options: PatchworkOptions, seed: Seed) -> Patchwork {
        let deck = if options.has_automa() { fresh_deck(kit, options.deck, seed) } else { Deck::EMPTY };
        let person = Person { filled: Squares::NONE, buttons: 5, income: 0 };
        Patchwork {
            kit,
            seed,
            ring_left: (1 << PATCHES) - 1,
            leather: kit.time_board.leather(options.edition),
            people: [person; 2],
            ring: dealt_ring(kit, seed),
            laid: [Laid::default(); PATCHES],
            automa: AutomaSeat {
                deck,
                shuffles: 1,
                buttons: 0,
                turns: 0,
                passes: 0,
                leather: 0,
                space_at_cover: NOWHERE,
            },
            options,
            spaces: [0; 2],
            pawn: 0,
            on_top: if options.second_starts { SECOND } else { FIRST },
            leather_in_hand: 0,
            tile: None,
            first_home: None,
            played: 0,
        }
    }

    /// The components in play.
    pub fn kit(&self) -> &'static Kit {
        self.kit
    }

    /// The settings.
    pub fn options(&self) -> &PatchworkOptions {
        &self.options
    }

    /// The seed that the game was made from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Decisions played so far, the Automa's turns included.
    pub fn played(&self) -> u16 {
        self.played
    }

    /// Where a token stands.
    #[inline]
    pub fn space(&self, seat: Seat) -> u8 {
        self.spaces[seat.index()]
    }

    /// Whose token lies on top where both share a space: the one that moved last.
    pub fn on_top(&self) -> Seat {
        self.on_top
    }

    /// The seat that sits opposite.
    #[inline]
    pub fn other(seat: Seat) -> Seat {
        Seat(1 - seat.0)
    }

    /// A seat's buttons; the Automa's collected ones.
    pub fn buttons(&self, seat: Seat) -> i32 {
        if self.is_automa(seat) {
            self.automa.buttons.into()
        } else {
            self.people[seat.index()].buttons.into()
        }
    }

    /// Printed buttons on a person's board: the income at each mark.
    pub fn income(&self, seat: Seat) -> u8 {
        self.people[seat.index()].income
    }

    /// The covered squares of a person's board.
    #[inline]
    pub fn filled(&self, seat: Seat) -> Squares {
        self.people[seat.index()].filled
    }

    /// Squares of a person's board that are not covered.
    pub fn empty_squares(&self, seat: Seat) -> u8 {
        COUNT - self.filled(seat).count() as u8
    }

    /// Whether the Automa sits there.
    #[inline]
    pub fn is_automa(&self, seat: Seat) -> bool {
        seat == SECOND && self.options.has_automa()
    }

    /// Who holds the special tile.
    pub fn tile(&self) -> Option<Seat> {
        self.tile
    }

    /// Who reached the final space first.
    pub fn first_home(&self) -> Option<Seat> {
        self.first_home
    }

    /// The leather patches that still lie on the time board.
    pub fn leather(&self) -> LeatherMarks {
        self.leather
    }

    /// Leather patches that must be placed now.
    pub fn leather_in_hand(&self) -> u8 {
        self.leather_in_hand
    }

    /// The patches of the ring clockwise from the pawn.
    pub fn ring(&self) -> impl Iterator<Item = PatchId> {
        let pawn = self.pawn as usize;
        let places = (pawn..PATCHES).chain(0..pawn);
        places.filter(|&place| self.ring_left >> place & 1 == 1).map(|place| PatchId(self.ring[place]))
    }

    /// How many patches the ring still has.
    pub fn ring_len(&self) -> u8 {
        self.ring_left.count_ones() as u8
    }

    /// The places in the ring of the first three patches clockwise of the pawn; fewer if fewer remain.
    #[inline]
    pub(crate) fn next_places(&self) -> NextPlaces {
        const RING: u8 = PATCHES as u8;
        // Turn the ring so that the pawn stands before bit 0, and read off the lowest three bits.
        let mut turned = (self.ring_left >> self.pawn) | (self.ring_left << (RING - self.pawn));
        turned &= (1 << RING) - 1;
        let len = turned.count_ones().min(3) as u8;
        let places = [(); 3].map(|()| {
            let place = turned.trailing_zeros() as u8 + self.pawn;
            turned &= turned.wrapping_sub(1);
            if place >= RING { place - RING } else { place }
        });
        NextPlaces { places, len }
    }

    /// The first three patches clockwise of the pawn; fewer if fewer remain.
    #[inline]
    pub fn next_patches(&self) -> ArrayVec<PatchId, 3> {
        self.next_places().iter().map(|&place| PatchId(self.ring[place as usize])).collect()
    }

    /// Who has taken each patch, by its number.
    pub fn owners(&self) -> impl Iterator<Item = Option<Seat>> {
        self.laid.iter().map(|laid| laid.seat())
    }

    /// The patches that a seat has taken, by number; with where they lie, on a person's board.
    pub fn taken(&self, seat: Seat) -> impl Iterator<Item = (&'static Patch, Squares)> {
        let taken =
            self.kit.patches().iter().zip(self.laid).filter(move |(_, laid)| laid.seat() == Some(seat));
        taken.map(|(patch, laid)| {
            let squares = patch.outlines.get(laid.outline() as usize).zip(laid.at());
            (patch, squares.and_then(|(outline, at)| outline.at(at)).unwrap_or(Squares::NONE))
        })
    }

    /// The Automa's deck. Only [`Deck::discards`] and [`Deck::left`] are public knowledge.
    pub fn deck(&self) -> &Deck<MOST_CARDS> {
        &self.automa.deck
    }

    /// What the back of the next card shows: only the tactical deck tells.
    pub fn next_back(&self) -> Option<u8> {
        let tactical = self.options.has_automa() && self.options.deck == DeckName::Tactical;
        if tactical { self.automa.deck.top().map(|card| self.kit.card(card).budget) } else { None }
    }

    /// Whether both tokens have reached the final space and nothing is left to place.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.spaces == [FINAL; 2] && self.leather_in_hand == 0
    }

    /// A checksum of what lies on the table, without the cards: two positions that differ only in which cards were
    /// drawn, or will be, have the same.
    #[inline]
    pub fn table_digest(&self) -> u64 {
        let mut digest = Digest::default();
        digest.word(self.ring_left);
        for person in &self.people {
            digest.word(person.filled.0 as u64);
            digest.word((person.filled.0 >> 64) as u64 | u64::from(person.buttons as u16) << 32);
        }
        let [first, second] = self.spaces.map(u64::from);
        let tile = self.tile.map_or(3, |seat| u64::from(seat.0));
        let hand = u64::from(self.leather_in_hand);
        digest.word(
            first
                | second << 8
                | u64::from(self.pawn) << 16
                | u64::from(self.on_top.0) << 24
                | tile << 26
                | hand << 32,
        );
        digest.word(self.leather.0 ^ u64::from(self.automa.buttons as u16) << 54);
        digest.value()
    }

    /// Everything that makes the position, in a fixed order, as words.
    fn words(&self) -> [u64; WORDS] {
        let mut out = [0; WORDS * 8];
        let mut end = 0;
        let mut put = |bytes: &[u8]| {
            out[end..end + bytes.len()].copy_from_slice(bytes);
            end += bytes.len();
        };
        put(&self.seed.0.to_le_bytes());
        put(&self.ring_left.to_le_bytes());
        put(&self.leather.0.to_le_bytes());
        for person in &self.people {
            put(&person.filled.0.to_le_bytes());
            put(&person.buttons.to_le_bytes());
            put(&[person.income]);
        }
        put(&self.ring);
        for laid in &self.laid {
            put(&laid.0.to_le_bytes());
        }
        let automa = &self.automa;
        put(&automa.deck.bytes());
        put(&[automa.deck.left() as u8, automa.deck.aside().len() as u8, automa.shuffles]);
        put(&automa.buttons.to_le_bytes());
        put(&[automa.turns, automa.passes, automa.leather, automa.space_at_cover]);
        let options = &self.options;
        put(&[options.opponent as u8, options.deck as u8, options.level as u8, options.edition as u8]);
        put(&[options.leather as u8, u8::from(options.second_starts)]);
        put(&self.spaces);
        put(&[self.pawn, self.on_top.0, self.leather_in_hand]);
        put(&[self.tile, self.first_home].map(|seat| seat.map_or(NOWHERE, |seat| seat.0)));
        put(&self.played.to_le_bytes());
        let mut words = [0; WORDS];
        for (word, bytes) in words.iter_mut().zip(out.as_chunks().0) {
            *word = u64::from_le_bytes(*bytes);
        }
        words
    }

    pub(crate) fn digest_words(&self) -> u64 {
        let mut digest = Digest::default();
        for word in self.words() {
            digest.word(word);
        }
        digest.value()
    }

    pub(crate) fn encode_words(&self, out: &mut Vec<u8>) {
        for word in self.words() {
            out.extend_from_slice(&word.to_le_bytes());
        }
    }
}
