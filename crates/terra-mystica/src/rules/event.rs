//! What happened. Sentences for people are made from these, elsewhere.

use kernel::{Hex, Reasons, Seat};

use super::convert::Conversion;
use crate::automa::{About, Cards, Pick};
use crate::components::{
    BonusId, Cult, FactionId, FavourId, FinalTile, PowerAction, SpecialAction, Structure, Terrain, TownId,
};
use crate::state::{MOST_SEATS, Purse};

/// Something happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields say it: who, where, what, how much")]
pub enum Event {
    /// A faction was chosen; what it starts with.
    Faction { seat: Seat, faction: FactionId, purse: Purse },
    /// A terrain was chosen.
    Colour { seat: Seat, terrain: Terrain },
    /// A dwelling was built.
    Built { seat: Seat, hex: Hex },
    /// A hex was reached by tunnel or carpet.
    Flew { seat: Seat, hex: Hex, vp: u8 },
    /// A hex was chosen to be changed; into what, or how it is paid, is still to be said.
    Chose { seat: Seat, hex: Hex },
    /// A hex changed.
    Terraformed { seat: Seat, hex: Hex, from: Terrain, to: Terrain, spades: u8, bought: u8 },
    /// A volcano was paid for with cult steps.
    PaidCult { seat: Seat, cult: Cult, steps: u8 },
    /// Power tokens left the game.
    TokensGone { seat: Seat, bowls: [u8; 3] },
    /// Power tokens came into the game.
    TokensCame { seat: Seat, count: u8, bowl: u8 },
    /// A structure was upgraded.
    Upgraded { seat: Seat, hex: Hex, to: Structure },
    /// Shipping advanced.
    Shipping { seat: Seat, level: u8, vp: u8 },
    /// Digging advanced.
    Digging { seat: Seat, level: u8, vp: u8 },
    /// A priest was sent; whether it stays on a space.
    Sent { seat: Seat, cult: Cult, stays: bool },
    /// A cult marker moved up; with the power of the way.
    Cult { seat: Seat, cult: Cult, from: u8, to: u8, power: u8 },
    /// A power action was used.
    Power { seat: Seat, action: PowerAction },
    /// A special action was used.
    Special { seat: Seat, action: SpecialAction },
    /// Tokens were burnt.
    Burnt { seat: Seat },
    /// Goods were converted.
    Converted { seat: Seat, what: Conversion },
    /// A favour tile was taken.
    Favour { seat: Seat, tile: FavourId },
    /// A town was founded, and its tile taken.
    Town { seat: Seat, tile: TownId },
    /// The Mermaids linked a town across a river hex.
    Connected { seat: Seat, river: Hex },
    /// A bridge was built.
    Bridge { seat: Seat, ends: (Hex, Hex) },
    /// A terrain was unlocked.
    Unlocked { seat: Seat, terrain: Terrain, coins: u8 },
    /// A priest was kept, or lost at the cap.
    PriestKept { seat: Seat, lost: bool },
    /// Points for something at once.
    Scored { seat: Seat, vp: u16, why: Why },
    /// Power was offered.
    Offered { to: Seat, from: Seat, amount: u8 },
    /// Power was taken.
    Leeched { seat: Seat, from: Seat, power: u8, vp: u8 },
    /// Power was declined.
    Declined { seat: Seat, from: Seat, amount: u8 },
    /// An opponent took power: a reward is due.
    RewardDue { seat: Seat, purse: Purse },
    /// All declined: 1 power.
    AllDeclined { seat: Seat, purse: Purse },
    /// Somebody passed.
    Passed { seat: Seat, vp: u16, card: Option<BonusId> },
    /// A bonus card was taken, with the coins on it.
    BonusCard { seat: Seat, card: BonusId, coins: u8 },
    /// Somebody ended the turn, or gave up what was left to take.
    Done { seat: Seat },
    /// Somebody left the game; the bonus card that came back to the middle.
    Left { seat: Seat, card: Option<BonusId> },
    /// All have passed and all offers are answered: what everybody has.
    RoundOver { round: u8, purses: [Purse; MOST_SEATS] },
    /// Income comes next: what everybody has before it.
    IncomeBegins { round: u8, purses: [Purse; MOST_SEATS] },
    /// A round begins.
    RoundBegan { round: u8 },
    /// The cult bonus of the round; what the player has now.
    CultBonus { seat: Seat, purse: Purse },
    /// Income; what the player has now.
    Income { seat: Seat, purse: Purse },
    /// Points at the end; what the player has now.
    Final { seat: Seat, what: FinalScore, vp: u16, purse: Purse },
    /// A decision card was revealed for the setup, and put back.
    AutomaRevealed { seat: Seat, card: u8 },
    /// The Automa's cards for this turn.
    AutomaCards { seat: Seat, cards: Cards },
    /// The Automa passes: by the card it drew, or because there was none left.
    AutomaStops { seat: Seat, drawn: Option<u8>, support: Option<u8> },
    /// The Automa chose, and why.
    AutomaChose { seat: Seat, about: About, reasons: Reasons<Pick> },
    /// The game is over.
    Over,
}

/// What points at once were for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The round scoring tile.
    RoundTile,
    /// A favour tile.
    Favour(FavourId),
    /// The faction's own power.
    Faction,
    /// The Automa's cards.
    Automa,
}

/// What points at the end are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FinalScore {
    /// The largest network.
    Network,
    /// The extra tile.
    Extra(FinalTile),
    /// A cult track.
    Cult(Cult),
    /// What is left over.
    Resources,
}
