//! What a player can do, and what the game waits for.

use kernel::{Hex, Seat};

use super::convert::Conversion;
use crate::components::{
    BonusId, Cult, FactionId, FavourId, PowerAction, SpecialAction, Structure, Terrain, TownId,
};

/// A decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Action {
    /// The seat that decides.
    pub seat: Seat,
    /// What the seat does.
    pub act: Act,
}

/// What a seat does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    /// Chooses a faction.
    Faction(FactionId),
    /// Chooses a terrain: at the start, or the Shapeshifters' new home.
    Colour(Terrain),
    /// Builds a dwelling.
    Build(Hex),
    /// Chooses a hex to terraform.
    Dig(Hex),
    /// Chooses what the hex becomes.
    Into(Terrain),
    /// The Acolytes pay for a volcano with steps on this track.
    PayCult(Cult),
    /// Takes power tokens out of the game: so many from bowls I, II, III.
    Tokens([u8; 3]),
    /// Upgrades a structure.
    Upgrade(Hex, Structure),
    /// Advances shipping.
    AdvanceShipping,
    /// Advances digging.
    AdvanceDigging,
    /// Sends a priest to a cult, to a space of this printed value, or back to the supply for 1.
    Send(Cult, u8),
    /// Uses a power action.
    Power(PowerAction),
    /// Uses a special action.
    Special(SpecialAction),
    /// Passes and takes a bonus card; without one in the last round. At the start: takes a bonus card.
    Pass(Option<BonusId>),
    /// Burns: a token of bowl II leaves the game, another goes to bowl III.
    Burn,
    /// Converts goods, such as power into a coin.
    Convert(Conversion),
    /// Takes a favour tile.
    Favour(FavourId),
    /// Takes a town tile.
    Town(TownId),
    /// Takes a cult step that is due.
    Step(Cult),
    /// Lets this marker enter the top space, where there are too few keys for all.
    Top(Cult),
    /// Places a bridge, by its number on the board.
    Bridge(u8),
    /// The Riverwalkers unlock a terrain with a priest.
    Unlock(Terrain),
    /// The Riverwalkers keep a priest.
    KeepPriest,
    /// The Shapeshifters buy a token for a point.
    BuyToken,
    /// Takes power that is offered.
    Accept {
        /// The seat whose build offers the power.
        from: Seat,
        /// The amount offered.
        amount: u8,
    },
    /// Declines power that is offered.
    Decline {
        /// The seat whose build offers the power.
        from: Seat,
        /// The amount offered.
        amount: u8,
    },
    /// The Mermaids found a town across a river hex.
    Connect(Hex),
    /// Gives up what is left and may be given up, and ends the turn.
    Done,
    /// The Automa takes its turn.
    Automa,
    /// Leaves the game for good; what was built stays.
    Leave,
}

/// What kind of answer is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// A faction.
    Faction,
    /// The terrain that goes with a faction.
    Colour,
    /// The Ice Maidens' favour tile before the game.
    FirstFavour,
    /// A starting dwelling.
    Dwelling,
    /// The first bonus card.
    BonusCard,
    /// A main action.
    Turn,
    /// The rest of the action under way, conversions, or the end of the turn.
    Rest,
    /// What a hex is to become.
    Into,
    /// From which bowls power tokens leave the game.
    Tokens,
    /// An answer to a power offer.
    Offer,
    /// A cult step for power that an opponent took.
    Reward,
    /// Whether to buy a token.
    Token,
    /// Spades of a cult bonus.
    Spades,
    /// A priest of the Riverwalkers.
    Priest,
    /// The Automa's turn.
    Automa,
}

impl std::fmt::Display for Waiting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Waiting::Faction => "a faction",
            Waiting::Colour => "a terrain",
            Waiting::FirstFavour => "a favour tile",
            Waiting::Dwelling => "a starting dwelling",
            Waiting::BonusCard => "a bonus card",
            Waiting::Turn => "an action",
            Waiting::Rest => "the rest of the action, or `done`",
            Waiting::Into => "the terrain that the hex becomes",
            Waiting::Tokens => "`tokens` from the three bowls",
            Waiting::Offer => "`leech` or `decline`",
            Waiting::Reward => "a cult track for the step that is due",
            Waiting::Token => "`buy token` or `done`",
            Waiting::Spades => "a hex for the spades of the cult bonus, or `done`",
            Waiting::Automa => "`automa`: the Automa's turn",
            Waiting::Priest => "`unlock` with a terrain, or `keep priest`",
        })
    }
}
