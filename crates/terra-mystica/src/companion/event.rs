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
        /// The person who did it.
        seat: Seat,
        /// What was done, as far as the Automa can see it.
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
        /// The Automa whose card it is.
        seat: Seat,
        /// Its index in the kit.
        card: u8,
    },
    /// The Automa takes another turn at once: another card is wanted.
    Again {
        /// The Automa that takes another turn.
        seat: Seat,
    },
    /// A person took power of the Automa's build, or did not.
    Power {
        /// The person who was offered the power.
        seat: Seat,
        /// Whether the power was taken.
        took: bool,
    },
    /// All have passed, and the round ends.
    RoundOver {
        /// The round.
        round: u8,
    },
    /// Spades of the cult bonus, to be used before the next round; cult steps for Acolytes.
    Spades {
        /// The seat that has the spades or steps.
        seat: Seat,
        /// How many spades or steps it has.
        count: u8,
    },
    /// A round begins.
    RoundBegan {
        /// The round.
        round: u8,
        /// The seat that begins the round.
        first: Seat,
    },
    /// A fact was set right.
    Fixed(Fix),
    /// Something is possible, but doubtful.
    Warning(Warning),
    /// A person's points before areas and cults, and with them.
    Result {
        /// The person whose points they are.
        seat: Seat,
        /// The points that the person said.
        vp: u16,
        /// The same with the points for areas and cults.
        total: u16,
    },
    /// The game is over.
    Over {
        /// The seats that won: several if they share the victory.
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
    /// More structures of one kind are on the map than there are pieces.
    ManyPieces {
        /// The kind of structure.
        kind: Structure,
    },
    /// The row of bonus cards is longer or shorter than it should be.
    RowLength {
        /// How many cards should lie there.
        wanted: u8,
    },
    /// A bonus card had to leave its place for this.
    CardMoved,
}
