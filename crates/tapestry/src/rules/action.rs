//! What a player can do, and what the game waits for.

use kernel::{Hex, Seat};

use crate::components::{Building, Die, Goods, Track};

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
    /// Keeps or uses a civilization, by its number in the box.
    Civ(u8),
    /// Keeps a city mat.
    City(u8),
    /// Takes an income turn.
    Income,
    /// Takes an advance turn: with this token, for this.
    Advance {
        /// Its number among the player's tokens.
        token: u8,
        /// The resources that pay for the advance.
        pay: Goods,
    },
    /// Chooses one of several parts of an effect, from 0.
    Part(u8),
    /// Accepts what may be done.
    Yes,
    /// Declines what may be done.
    No,
    /// Takes no more of what is offered.
    Done,
    /// Pays with these resources.
    Pay(Goods),
    /// Gains these, of any kind.
    Gain(Goods),
    /// Chooses a track.
    Track(Track),
    /// Chooses one of the own tokens on the tracks.
    Token(u8),
    /// Chooses a territory tile of the supply.
    Tile(u8),
    /// Chooses a space tile of the supply.
    Space(u8),
    /// Chooses a hex.
    Hex(Hex),
    /// Turns a tile by so many sixths.
    Turn(u8),
    /// Chooses a tech card.
    Tech(u8),
    /// Takes the top card of the deck.
    Deck,
    /// Chooses a tapestry card.
    Card(u8),
    /// Chooses a kind of income building.
    Building(Building),
    /// Places a building: column and row of its upper left corner, margin included, and quarter turns.
    Plot {
        /// The column, margin included.
        x: u8,
        /// The row, margin included.
        y: u8,
        /// Quarter turns clockwise.
        turn: u8,
    },
    /// Chooses a landmark.
    Landmark(u8),
    /// Chooses a seat.
    Seat(Seat),
    /// Chooses a number.
    Number(u8),
    /// Chooses a die.
    Die(Die),
    /// Chooses a place of a civilization mat.
    Node(u8),
    /// Chooses a masterpiece.
    Piece(u8),
    /// The bots take their turn.
    Automa,
    /// A decision card of the real table, by its place in the box.
    Decision(u8),
}

/// What kind of answer is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each has its sentence below")]
pub enum Waiting {
    Civilization,
    City,
    Turn,
    CivilizationStep,
    Part,
    YesNo,
    Bonus,
    Payment,
    Gain,
    Track,
    Token,
    Opponent,
    Tile,
    SpaceTile,
    Hex,
    Rotation,
    Invent,
    TechCard,
    TapestryCard,
    Building,
    Plot,
    Landmark,
    Response,
    Die,
    Node,
    Number,
    Masterpiece,
    Automa,
    DecisionCard,
    ScienceDie,
}

impl std::fmt::Display for Waiting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Waiting::Civilization => "a civilization to keep",
            Waiting::City => "a capital city mat to keep",
            Waiting::Turn => "an income turn or an advance",
            Waiting::CivilizationStep => "a civilization to use, or `done`",
            Waiting::Part => "a part of the benefit",
            Waiting::YesNo => "`yes` or `no`",
            Waiting::Bonus => "a payment for the bonus, or `no`",
            Waiting::Payment => "a payment",
            Waiting::Gain => "resources to gain",
            Waiting::Track => "a track",
            Waiting::Token => "one of the tokens on the tracks",
            Waiting::Opponent => "an opponent",
            Waiting::Tile => "a territory tile of the supply",
            Waiting::SpaceTile => "a space tile of the supply",
            Waiting::Hex => "a hex",
            Waiting::Rotation => "how the tile lies",
            Waiting::Invent => "a tech card that lies open, or the deck",
            Waiting::TechCard => "a tech card",
            Waiting::TapestryCard => "a tapestry card",
            Waiting::Building => "a kind of income building",
            Waiting::Plot => "a place for the building",
            Waiting::Landmark => "a landmark",
            Waiting::Response => "a response card, or `no`",
            Waiting::Die => "a die",
            Waiting::Node => "a place on the civilization mat",
            Waiting::Number => "a number",
            Waiting::Masterpiece => "a masterpiece",
            Waiting::Automa => "the bots' turn: `automa`",
            Waiting::DecisionCard => "the number of the decision card that was drawn",
            Waiting::ScienceDie => "the track that the science die shows",
        })
    }
}
