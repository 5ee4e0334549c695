//! What a companion game waits for, and what can be said.

use kernel::companion::Offered;
use kernel::{Hex, Seat};

use crate::components::{Achievement, Track};

/// Most pieces that can be told of a territory.
pub const MOST_PIECES: usize = 8;

/// Something that is said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CompanionAction {
    /// A person did this.
    Told {
        /// The person who did it.
        seat: Seat,
        /// What was done, as far as the bots can see it.
        told: Told,
    },
    /// The bots take their turn.
    Automa,
    /// This decision card was drawn, by its place in the box.
    Card(u8),
    /// The science die shows this track.
    Die(Track),
    /// The person answered with a Trap, or did not.
    Trap(bool),
    /// At the end: the points of a person.
    Result {
        /// The person whose points they are.
        seat: Seat,
        /// The points.
        vp: i16,
    },
    /// Something on the table is not as the program thinks.
    Fix(Fix),
}

/// What the bots can see of what a person does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Told {
    /// Advanced one space on a track, and took its landmark if nobody had it.
    Step(Track),
    /// The token that began on a track stands there now.
    Token {
        /// The track on which the token began.
        token: Track,
        /// The track on which it stands now.
        track: Track,
        /// The space.
        space: u8,
    },
    /// Gained this landmark.
    Landmark(u8),
    /// Explored this hex.
    Explore(Hex),
    /// Conquered this territory, or was trapped there.
    Conquer {
        /// The hex that was attacked.
        hex: Hex,
        /// Whether a Trap toppled the outpost.
        trapped: bool,
    },
    /// Put an upright outpost there without conquering.
    Outpost(Hex),
    /// Put an outpost there that shares control with what stands there.
    Share(Hex),
    /// Put a cube or a building there.
    Piece(Hex),
    /// Stood an outpost up; what stood there fell.
    StandUp(Hex),
    /// A card made both bots advance without benefit.
    Bots(Track),
    /// A card forbids the others to advance on a track until the end of the person's next turn.
    Forbid(Track),
    /// Takes an income turn.
    Income,
    /// The turn is over.
    Done,
}

/// A piece on a territory, as it is named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// The seat that owns it.
    pub seat: Seat,
    /// How the piece counts on its territory.
    pub kind: PieceKind,
}

/// How a piece counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PieceKind {
    /// An outpost that stands.
    Outpost,
    /// An outpost that was toppled.
    Toppled,
    /// A cube, or a building.
    Token,
    /// An outpost that stands and shares control.
    Shared,
}

/// The pieces on a territory, as they are told.
pub type Pieces = [Option<Piece>; MOST_PIECES];

/// A fact of the table, as it really is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fix {
    /// Where a token stands: whose, where it began, its track and space.
    Token(Seat, Track, Track, u8),
    /// What lies on a territory.
    Hex(Hex, Pieces),
    /// Whether a hex is explored.
    Explored(Hex, bool),
    /// Who has a landmark.
    Landmark(u8, Option<Seat>),
    /// The points of the Automa.
    Vp(i16),
    /// The income turns that somebody has begun.
    Income(Seat, u8),
    /// The favourite track of a bot.
    Favourite(Seat, Track),
    /// The outposts that a bot has in supply.
    Outposts(Seat, u8),
    /// The cards beside the mat of the Automa.
    Pile(u8),
    /// Whether territory tiles are left.
    Tiles(bool),
    /// Whether somebody has an achievement.
    Achievement(Achievement, Seat, bool),
    /// The pair of decision cards on the table, by their places in the box.
    Pair(u8, u8),
    /// The decision cards that lie on the discard pile, as bits by their places in the box.
    Discard(u32),
    /// How many cards the decision deck has left.
    Deck(u8),
    /// The civilizations of the Automa, by their places in the box; the second one only on level 6.
    Civilizations(u8, Option<u8>),
    /// The track on which a card of this person keeps the others from advancing.
    Forbid(Seat, Option<Track>),
    /// Whose turn it is.
    Turn(Seat),
    /// Whether the bots wait for this person whenever one of them takes a landmark: the Historians act then.
    Reacts(Seat, bool),
    /// Whether this person goes on after income turn 5: Elder Ones and Merfolk do, until this is taken back.
    PlaysOn(Seat, bool),
}

/// What a card is wanted for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CardFor {
    /// The track card, on the left.
    Track,
    /// The tiebreaker card, on the right.
    Tiebreaker,
    /// The top progress card, for ties in income turn 1; it goes back.
    Progress,
}

/// What a companion game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CompanionDecision {
    /// What a person does in the turn; `done` ends it.
    Turn {
        /// The person whose turn it is.
        seat: Seat,
        /// How much was told of it already.
        told: u8,
    },
    /// What a person does because a bot took a landmark; `done` lets the bots go on.
    Reaction {
        /// The person who reacts.
        seat: Seat,
    },
    /// The bots take their turn.
    Automa {
        /// Which one acts for both.
        seat: Seat,
    },
    /// A decision card from the person's deck.
    Card {
        /// What the card is needed for.
        what: CardFor,
    },
    /// The science die of the table.
    Die {
        /// The tracks that it may show, as bits.
        among: u8,
    },
    /// Whether a person answers with a Trap.
    Trap {
        /// The person who is attacked.
        seat: Seat,
        /// The hex that a bot attacks.
        hex: Hex,
    },
    /// The points of a person.
    Result {
        /// The person who is asked.
        seat: Seat,
    },
}

/// What is offered now.
pub type CompanionLegal = Offered<CompanionAction>;
