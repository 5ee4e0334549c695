//! Why something that was said cannot be, and what can.

use kernel::{Hex, Seat};

use super::action::{CardFor, CompanionDecision};
use crate::components::{BonusId, Cult, PowerAction, Structure};
use crate::rules::illegal::Illegal;

/// Something that cannot be. The table is left as it was.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum CompanionIllegal {
    #[error("the game is over; undo, then say it")]
    Over,
    #[error("this is not what the companion waits for; it waits for {0}")]
    Waiting(CompanionDecision),
    #[error("say what you did, or `done`, before the Automa goes on")]
    NothingTold,
    #[error("player {} is not at the table, or not the one who is asked", seat.0 + 1)]
    NotAsked { seat: Seat },
    #[error(transparent)]
    Rule(Illegal),
    #[error("this board has no such hex")]
    NoHex,
    #[error("this hex is a river; nothing stands there")]
    River { hex: Hex },
    #[error("something stands on this hex; say `fix` and the hex if not")]
    Occupied { hex: Hex },
    #[error("nothing of yours stands on this hex; say `fix` and the hex if it does")]
    NotYours { hex: Hex },
    #[error("a {} is no upgrade of a {}; say `fix` and the hex if something else stands there", to.name(), from.name())]
    NoUpgrade { from: Structure, to: Structure },
    #[error("all pieces of this kind stand on the board: {}", kind.name())]
    NoPiece { kind: Structure },
    #[error("the hex has this terrain already")]
    SameTerrain { hex: Hex },
    #[error("a hex can become one of the seven terrains, or what the faction lives on")]
    NoSuchTerrain,
    #[error("the space for {value} on {} is taken; say `fix priests` if not", cult.name())]
    SpaceTaken { cult: Cult, value: u8 },
    #[error("a cult track has the spaces 0 to 10, and one marker stands on 10")]
    NoSpace { cult: Cult },
    #[error("{} was used this round; say `fix power` if not", action.id())]
    PowerUsed { action: PowerAction },
    #[error("there is no place for a bridge")]
    NoBridgePlace,
    #[error("a bridge stands there already")]
    BridgeThere,
    #[error("{} does not lie in the row; say `fix row` if it does", card.id())]
    NotInRow { card: BonusId },
    #[error("name the bonus card that you take")]
    CardWanted,
    #[error("nobody takes a bonus card in the last round")]
    NoCardWanted,
    #[error("only Shapeshifters change their colour")]
    NoShift,
    #[error("only Mermaids link towns across the river")]
    NoLink,
    #[error("there is no card of this number")]
    NoCard,
    #[error("card {number} was drawn this round; say `fix drawn` if not")]
    CardDrawn { number: u8 },
    #[error("card {number} cannot be in the deck of this round; say `fix drawn` if it is")]
    CardNotInDeck { number: u8 },
    #[error("the deck has no card left; say `automa`")]
    DeckEmpty,
    #[error("at most 999 points can be told")]
    TooMuch,
    #[error("this fact has another value range: {0}")]
    FactRange(Expected),
    #[error("this can be set right once the rounds have begun")]
    NotYet,
    #[error("this is already so")]
    AlreadySo,
}

/// What a fact can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum Expected {
    #[error("nobody has more than 7 priests")]
    Priests,
    #[error("ACT1 to ACT6")]
    PowerActions,
    #[error("the points of an Automa; yours are told at the end")]
    AutomaPoints,
    #[error("rounds 1 to 6")]
    Rounds,
    #[error("six different tiles")]
    SixTiles,
    #[error("shipping 0 to 5")]
    Shipping,
    #[error("carpet 0 to 3")]
    Carpet,
    #[error("one of the seven terrains, for Shapeshifters")]
    ShapeshiftersHome,
    #[error("some of the seven terrains, for Riverwalkers")]
    RiverwalkersTerrains,
    #[error("different cards, BON1 to BON10")]
    DifferentCards,
    #[error("cards that nobody holds; say `fix bonus` first")]
    HeldCards,
    #[error("as many cards as lie there, while people choose")]
    AsManyCards,
    #[error("BON1 to BON10")]
    BonusCards,
    #[error("each seat once")]
    SeatsOnce,
    #[error("all seats, in their order")]
    AllSeats,
    #[error("somebody who has not passed; say `fix passed` first")]
    NotPassed,
    #[error("one of the seven terrains, for a faction that chose one")]
    StartTerrain,
    #[error("the cards of an Automa")]
    AutomaCards,
    #[error("no card, or at least the first two")]
    TwoCards,
}

impl std::fmt::Display for CompanionDecision {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            CompanionDecision::Setup { what, .. } => write!(f, "{what}"),
            CompanionDecision::Turn { .. } => {
                f.write_str("what you do, such as `build E7` or `pass BON3`, then `done`")
            }
            CompanionDecision::Spades { .. } => f.write_str("`dig E7 to blue` for the cult bonus, or `done`"),
            CompanionDecision::Power { .. } => f.write_str("`leech` or `decline`"),
            CompanionDecision::Automa { .. } => f.write_str("`automa`"),
            CompanionDecision::Card { what: CardFor::Tie | CardFor::Bonus, .. } => {
                f.write_str("`card` and the number of a card revealed from all cards")
            }
            CompanionDecision::Card { .. } => f.write_str("`card` and the number of the card that was drawn"),
            CompanionDecision::Result { .. } => {
                f.write_str("`result` and your points before areas and cults")
            }
        }
    }
}
