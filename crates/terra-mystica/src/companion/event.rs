//! What came of what was said. Sentences for people are made from these, elsewhere.

use kernel::{Hex, Seat, Seats};

use super::action::{Fix, Told};
use crate::components::{Cult, Structure};
use crate::rules::event::Event;

/// Something happened, or was taken note of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CompanionEvent {
    /// What a person did was taken note of.
    Told {
        /// Who.
        seat: Seat,
        /// What.
        told: Told,
    },
    /// An Automa did something, or something follows for all: cards, choices with their reasons, builds, points, power
    /// that is offered, the final scoring.
    Table(Event),
    /// What an Automa answers to the build of a person who is rewarded when somebody takes power of it; not known if
    /// a card of the person's own deck must be revealed for it.
    Answered {
        /// The Automa.
        automa: Seat,
        /// Whether it takes power: you get your reward.
        takes: Option<bool>,
    },
    /// A card was noted; the next one is wanted.
    Noted {
        /// For which Automa.
        seat: Seat,
        /// Its index in the kit.
        card: u8,
    },
    /// The Automa takes another turn at once: another card is wanted.
    Again {
        /// Which one.
        seat: Seat,
    },
    /// A person took power of the Automa's build, or did not.
    Power {
        /// Who.
        seat: Seat,
        /// Whether.
        took: bool,
    },
    /// All have passed.
    RoundOver {
        /// The round.
        round: u8,
    },
    /// Spades of the cult bonus, to be used before the next round; cult steps for Acolytes.
    Spades {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A round begins.
    RoundBegan {
        /// The round.
        round: u8,
        /// Who begins.
        first: Seat,
    },
    /// A fact was set right.
    Fixed(Fix),
    /// Something is possible, but doubtful.
    Warning(Warning),
    /// A person's points before areas and cults, and with them.
    Result {
        /// Who.
        seat: Seat,
        /// What was told.
        vp: u16,
        /// With areas and cults.
        total: u16,
    },
    /// The game is over.
    Over {
        /// Who won.
        winners: Seats,
    },
}

/// Possible, but doubtful: it was accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Warning {
    /// As far as was told the hex is out of reach.
    OutOfReach {
        /// The hex.
        hex: Hex,
    },
    /// The marker stopped below the top: if a key was used, say where it stands.
    StoppedBelowTop {
        /// The track.
        cult: Cult,
    },
    /// The marker was at the end already.
    NoStep {
        /// The track.
        cult: Cult,
    },
    /// All own priests stand on the cult board.
    NoPriestLeft,
    /// Neither end of the bridge has an own structure.
    NoBridgehead,
    /// More bridges than there are pieces.
    ManyBridges,
    /// The track has no further level.
    TrackEnds,
    /// The hex is not of a terrain that could become this.
    StrangeTerrain {
        /// The hex.
        hex: Hex,
    },
    /// There are more of these than pieces.
    ManyPieces {
        /// The kind.
        kind: Structure,
    },
    /// So many bonus cards lie in the row, and another number should.
    RowLength {
        /// So many should.
        wanted: u8,
    },
    /// A bonus card had to leave its place for this.
    CardMoved,
}
