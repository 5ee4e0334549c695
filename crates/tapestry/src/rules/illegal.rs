//! Why an action was refused, and what to do instead.

use kernel::Seat;

use super::action::Waiting;
use crate::components::Origin;

/// Why an action was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum Illegal {
    #[error("the game is over; undo, or start a new one")]
    Over,
    #[error("there is no seat {}", u16::from(seat.0) + 1)]
    NoSeat { seat: Seat },
    #[error("the game waits for seat {}, not for seat {}", u16::from(first.0) + 1, u16::from(seat.0) + 1)]
    Seat { seat: Seat, first: Seat },
    #[error("this is not what the game waits for; it waits for {0}")]
    Wanted(Waiting),
    #[error("the first turn is an income turn; take it")]
    FirstTurn,
    #[error("all five income turns are taken; advance")]
    NoIncomeLeft,
    #[error(
        "this token cannot advance: it is at the end of its track, or the track is forbidden; choose another"
    )]
    TokenStuck,
    #[error("that is not what this costs, or more than you have; choose one of the offered payments")]
    WrongPayment,
    #[error("this must be done; choose one of the offered ways")]
    MayNotDecline,
    #[error("this track cannot be chosen here; choose one of the offered tracks")]
    WrongTrack,
    #[error("this tile is not in the supply, or cannot be used here; choose one of the offered tiles")]
    WrongTile,
    #[error("this hex cannot be chosen here; choose one of the offered hexes")]
    WrongHex,
    #[error("this rotation looks like another that is offered, or is none; choose an offered one")]
    WrongRotation,
    #[error("this card cannot be chosen here; choose one of the offered cards")]
    WrongCard,
    #[error("the building does not fit there: it covers a building, an impassable plot or no plot at all")]
    DoesNotFit,
    #[error("none of these is left; choose another kind")]
    NoneLeft,
    #[error("this cannot be gained here; choose one of the offered ways")]
    WrongGain,
    #[error("this is not on offer; choose one of what is offered")]
    NotOffered,
    #[error(
        "this would not come to an end, because of {0}; take that effect out of the pack, then play again"
    )]
    TooLong(Origin),
    #[error(
        "this game has had more decisions than one can have; a pack lets it go on for ever: start one without it"
    )]
    TooManyDecisions,
}
