//! What a companion game waits for, and what can be said.

use kernel::companion::{List, Offered};
use kernel::{Hex, Seat};

use crate::components::{
    BonusId, Cult, FactionId, FavourId, FinalTile, PowerAction, ScoringId, SpecialAction, Structure, Terrain,
    TownId,
};
use crate::rules::action::Waiting;

/// A few small numbers: cards, seats or tiles.
pub type Few = List<u8, 16>;

/// Something that is said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CompanionAction {
    /// A person did this.
    Told {
        /// The person who did it.
        seat: Seat,
        /// What was done, as far as the Automa can see it.
        told: Told,
    },
    /// The Automa goes on by itself: with the program's cards, or where none is needed.
    Automa,
    /// This card was drawn or revealed: its index in the kit.
    Card(u8),
    /// A person took the power that the Automa's build offered, or did not.
    Power {
        /// The person who was offered the power.
        seat: Seat,
        /// Whether the power was taken.
        took: bool,
    },
    /// At the end: a person's points before areas and cults.
    Result {
        /// The person whose points they are.
        seat: Seat,
        /// The points.
        vp: u16,
    },
    /// Something on the table is not as the program thinks.
    Fix(Fix),
}

/// What can be seen of what a person does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Told {
    /// Plays this faction.
    Faction(FactionId),
    /// Chose this colour: at the start, or as a new home of the Shapeshifters.
    Colour(Terrain),
    /// Built a dwelling; the hex is home terrain now.
    Build(Hex),
    /// Turned an empty hex into this.
    Transform(Hex, Terrain),
    /// Upgraded a structure to this.
    Upgrade(Hex, Structure),
    /// Sent a priest to a cult: to a space of this value, or for 1 back to the supply.
    Send(Cult, u8),
    /// Went so many steps up or down on a cult track.
    Steps(Cult, i8),
    /// The marker stands here now.
    Marker(Cult, u8),
    /// Took a favour tile: its steps.
    Favour(FavourId),
    /// Took a town tile: its steps on all tracks, and its shipping.
    Town(TownId),
    /// Used a power action.
    Power(PowerAction),
    /// Used a special action; only what else is told is seen of it.
    Special(SpecialAction),
    /// Built a bridge, by its number on the board.
    Bridge(u8),
    /// Advanced shipping.
    Shipping,
    /// Advanced digging.
    Digging,
    /// The Mermaids linked a town across this river hex.
    Connect(Hex),
    /// Passed and took this bonus card; none in the last round. At the start: took it.
    Pass(Option<BonusId>),
    /// The turn is over.
    Done,
}

/// A fact of the table, as it really is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fix {
    /// What stands on a hex.
    Structure(Hex, Option<(Seat, Structure)>),
    /// The terrain of a hex.
    Terrain(Hex, Terrain),
    /// Whose bridge is at a place.
    Bridge(u8, Option<Seat>),
    /// Where a marker stands.
    Cult(Seat, Cult, u8),
    /// Whose priests stand on the spaces of a track, the best first.
    Priests(Cult, [Option<Seat>; 4]),
    /// The power actions that were used this round, as bits.
    Power(u8),
    /// The bonus cards in the row, from the left.
    Row(Few),
    /// The bonus card that somebody holds.
    Bonus(Seat, Option<BonusId>),
    /// The points of an Automa.
    Vp(Seat, u16),
    /// The round.
    Round(u8),
    /// The round scoring tiles.
    Scoring([ScoringId; 6]),
    /// The extra final scoring tile.
    FinalTile(Option<FinalTile>),
    /// The order of turns.
    Order(Few),
    /// Whose turn it is.
    Turn(Seat),
    /// Who has passed, in that order.
    Passed(Few),
    /// A shipping level.
    Shipping(Seat, u8),
    /// Carpet range beyond the printed one.
    Carpet(Seat, u8),
    /// The home terrain of Shapeshifters.
    Home(Seat, Terrain),
    /// The starting colour of a faction that chose one.
    Start(Seat, Terrain),
    /// The terrains that Riverwalkers have open, as bits.
    Unlocked(Seat, u8),
    /// The cards that an Automa has drawn this round, in order.
    Drawn(Seat, Few),
}

/// What a card is wanted for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CardFor {
    /// A tie among first dwellings: reveal any of all cards.
    Tie,
    /// The first bonus card: reveal any of all cards.
    Bonus,
    /// The first card of a round: it supports.
    Support,
    /// The next card: it acts, or makes the Automa pass.
    Action,
}

/// What a companion game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CompanionDecision {
    /// A person's part of the setup.
    Setup {
        /// The person who is setting up.
        seat: Seat,
        /// What is to be chosen.
        what: Waiting,
    },
    /// What a person does in the turn; `done` or the Automa's turn ends it.
    Turn {
        /// The person whose turn it is.
        seat: Seat,
        /// How much was told of it already.
        told: u8,
    },
    /// What a person does with the spades of the cult bonus.
    Spades {
        /// The person who has the spades.
        seat: Seat,
    },
    /// Whether a person took the power that the Automa's build offered.
    Power {
        /// The person who is offered the power.
        seat: Seat,
        /// The Automa that built.
        from: Seat,
        /// How much power is offered.
        amount: u8,
    },
    /// The Automa goes on.
    Automa {
        /// The Automa that goes on.
        seat: Seat,
    },
    /// A card from the person's deck.
    Card {
        /// The Automa whose card it is.
        seat: Seat,
        /// What the card is needed for.
        what: CardFor,
    },
    /// A person's points before areas and cults.
    Result {
        /// The person who is asked.
        seat: Seat,
    },
}

/// What is offered now.
pub type CompanionLegal = Offered<CompanionAction>;
