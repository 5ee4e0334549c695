//! Why an action was refused, and what to do instead.

use kernel::{Hex, Seat};

use super::action::Waiting;
use crate::components::{
    BonusId, Cult, FactionId, FavourId, Goods, PowerAction, SpecialAction, Structure, Terrain, TownId,
};

/// An action that the rules do not allow here.
///
/// Hexes are numbers in here; whoever shows the error to a person puts the board's labels in their place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the message says what each field is")]
pub enum Illegal {
    // ------------------------------------------------------------------ whose turn, and what is wanted
    #[error("the game is over; undo, or start a new one")]
    Over,
    #[error("this names a hex, a card or a tile that is not in the box")]
    NotThere,
    #[error("there is no seat {}", u16::from(seat.0) + 1)]
    NoSeat { seat: Seat },
    #[error("the game waits for seat {}, not for seat {}", u16::from(first.0) + 1, u16::from(seat.0) + 1)]
    Seat { seat: Seat, first: Seat },
    #[error("this is not what the game waits for; it waits for {0}")]
    Wanted(Waiting),
    #[error("it is another player's turn")]
    NotYourTurn,
    #[error("who has passed takes no more turns in this round")]
    Passed,
    #[error("the action of this turn is taken; finish it, convert, or end the turn with `done`")]
    ActionTaken,
    #[error("the others answer first")]
    OthersFirst,
    #[error("something is due first: take the tile, the step or the decision that is open")]
    DueFirst,
    #[error("a turn has one action: take one, or pass")]
    ActFirst,
    #[error("there is nothing to end here")]
    NothingToEnd,
    #[error("players leave only in games with the option `offers=record`; pass instead")]
    NobodyLeaves,
    #[error("who has left the game decides nothing more")]
    Left,

    // ------------------------------------------------------------------ setup
    #[error("{} is not in the box; switch fire-and-ice on", faction.key())]
    NotInBox { faction: FactionId },
    #[error("{} is taken; choose another faction", faction.key())]
    FactionTaken { faction: FactionId },
    #[error("{} is on the other side of the board of {}; choose another faction", faction.key(), taken.key())]
    OtherSide { faction: FactionId, taken: FactionId },
    #[error("{} is the terrain of another player; choose another", terrain.name())]
    TerrainTaken { terrain: Terrain },
    #[error("no terrain is to be chosen now")]
    NoColourWanted,
    #[error("{} is none of the seven basic terrains", terrain.name())]
    NotBasic { terrain: Terrain },
    #[error("{} is the home terrain already", terrain.name())]
    SameHome { terrain: Terrain },
    #[error("{} is the home terrain of another faction", terrain.name())]
    HomeTaken { terrain: Terrain },
    #[error("the Riverwalkers' first dwellings must lie next to a river")]
    FirstAtRiver { hex: Hex },

    // ------------------------------------------------------------------ hexes
    #[error("this is a river hex; only land can be changed or built on")]
    River { hex: Hex },
    #[error("this is no river hex")]
    NotRiver { hex: Hex },
    #[error("a structure stands there already")]
    Occupied { hex: Hex },
    #[error("this hex is out of reach: not next to an own structure, nor within shipping range")]
    OutOfReach { hex: Hex },
    #[error("{} can never be changed", terrain.name())]
    Fixed { hex: Hex, terrain: Terrain },
    #[error("this hex is {} already", terrain.name())]
    Already { hex: Hex, terrain: Terrain },
    #[error("this hex is {}, not home terrain; terraform it first", terrain.name())]
    NotHome { hex: Hex, terrain: Terrain },
    #[error("a dwelling can only be built on a hex that this action turned into home terrain")]
    NotReady { hex: Hex },
    #[error("no structure of yours stands there")]
    NotYours { hex: Hex },

    // ------------------------------------------------------------------ goods
    #[error(
        "this costs {} coins, {} workers, {} priests and {} power, more than there is; convert, or do another thing",
        price.coins, price.workers, price.priests, price.power
    )]
    TooDear { price: Goods },
    #[error("this needs {need} power in bowl III, and there is {have}; burn, or do another thing")]
    PowerShort { need: u8, have: u8 },
    #[error("burning needs 2 tokens in bowl II, and there are {have}")]
    Burn { have: u8 },
    #[error("conversions are made in the own turn")]
    ConvertOutOfTurn,
    #[error("conversions go down the line: burn, power, priests, workers, coins; undo to change their order")]
    ConvertOrder,
    #[error("this conversion is for {needs}")]
    ConvertFaction { needs: &'static str },
    #[error("this conversion needs {need} {of}, or room for what it brings")]
    ConvertShort { need: u8, of: &'static str },
    #[error("there is no priest in hand")]
    NoPriest,
    #[error("this needs {need} power tokens, and there are {have}")]
    TokensShort { need: u8, have: u8 },
    #[error("no tokens are to be taken out of the game now")]
    NoTokensWanted,
    #[error("take exactly {need} tokens")]
    TokensCount { need: u8 },
    #[error("there are only {} / {} / {} tokens in the bowls", have[0], have[1], have[2])]
    TokensBowl { have: [u8; 3] },

    // ------------------------------------------------------------------ spades
    #[error("no hex is chosen to be changed")]
    NoHexChosen,
    #[error("there is no spade to use")]
    NoSpadeDue,
    #[error("this faction never terraforms")]
    NeverTerraforms,
    #[error("there are not enough spades for this hex, and none can be bought")]
    SpadesShort { hex: Hex },
    #[error("turning this hex into {} takes {need} spades; {have} are at hand", to.name())]
    SpadesNeeded { hex: Hex, to: Terrain, need: u8, have: u8 },
    #[error("this hex cannot become {}", to.name())]
    Into { hex: Hex, to: Terrain },
    #[error("only one hex of an action may end on another terrain than home")]
    SecondStray { hex: Hex },
    #[error("the sandstorm needs a free hex that shares an edge with an own structure and is no desert")]
    Storm { hex: Hex },
    #[error("the price of {need} steps on {} is more than there is", cult.name())]
    CultShort { cult: Cult, need: u8 },

    // ------------------------------------------------------------------ structures
    #[error("no {} is left in the supply", kind.name())]
    NoPiece { kind: Structure },
    #[error("a {} does not become a {}", from.name(), to.name())]
    UpgradePath { from: Structure, to: Structure },
    #[error("the free upgrade makes a dwelling a trading house")]
    FreeTrading,
    #[error("the free dwelling needs a free forest hex")]
    FreeDwelling { hex: Hex },
    #[error("no favour tile is due")]
    NoFavourDue,
    #[error("{} is owned already; nobody has two of a kind", tile.id())]
    FavourTwice { tile: FavourId },
    #[error("no {} is left; take another tile", tile.id())]
    FavourGone { tile: FavourId },

    // ------------------------------------------------------------------ towns and bridges
    #[error("no town tile is due")]
    NoTownDue,
    #[error("no {} is left; take another tile", tile.id())]
    TownGone { tile: TownId },
    #[error("only the Mermaids found towns across a river")]
    OnlyMermaids,
    #[error("the structures around this river hex make no town")]
    NoTownThere { river: Hex },
    #[error("no bridge is due")]
    NoBridgeDue,
    #[error("there is no place for a bridge between these hexes")]
    BridgePlace,
    #[error("a bridge stands there already")]
    BridgeTaken { ends: (Hex, Hex) },
    #[error("one end of a bridge must carry an own structure")]
    BridgeEnds { ends: (Hex, Hex) },
    #[error("all three bridges are built")]
    NoBridgeLeft,
    #[error("there is no free place for a bridge next to an own structure")]
    NoBridgePlace,

    // ------------------------------------------------------------------ cults
    #[error("there is no free space of value {value} on {}; send the priest for another value", cult.name())]
    PriestSpace { cult: Cult, value: u8 },
    #[error("no cult step is due")]
    NoStepDue,
    #[error("no marker waits for a key")]
    NoTopDue,
    #[error("the marker on {} does not wait for a key", cult.name())]
    TopNot { cult: Cult },

    // ------------------------------------------------------------------ tracks and actions
    #[error("this faction has no shipping to advance")]
    NoShipping,
    #[error("this faction has no digging to advance")]
    NoDigging,
    #[error("the end of the track is reached")]
    TrackEnd,
    #[error("{} is used for this round", action.id())]
    PowerUsed { action: PowerAction },
    #[error("{} belongs to somebody else, or to nobody", action.id())]
    SpecialNotYours { action: SpecialAction },
    #[error("{} is used for this round", action.id())]
    SpecialUsed { action: SpecialAction },

    // ------------------------------------------------------------------ passing
    #[error("who passes takes a bonus card: name one of those in the middle")]
    PassWithout,
    #[error("in the last round one passes without taking a card")]
    PassWith,
    #[error("{} does not lie in the middle", card.id())]
    BonusNotThere { card: BonusId },

    // ------------------------------------------------------------------ power offers
    #[error("seat {} offers no {amount} power", u16::from(from.0) + 1)]
    NoOffer { from: Seat, amount: u8 },
    #[error("an earlier offer waits for its answer")]
    OfferEarlier,
    #[error("nothing of this offer can be gained; it can only be declined")]
    OfferVoid,
    #[error("no token is to be bought")]
    NoTokenDue,
    #[error("the points for a token are not there")]
    TokenShort,

    // ------------------------------------------------------------------ Riverwalkers
    #[error("no priest waits for a decision")]
    NoPriestDue,
    #[error("{} is unlocked already", terrain.name())]
    Unlocked { terrain: Terrain },
    #[error("unlocking {} costs {need} coins", terrain.name())]
    UnlockShort { terrain: Terrain, need: u8 },
}
