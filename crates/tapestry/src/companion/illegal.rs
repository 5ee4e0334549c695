//! Why something that was said cannot be, and what can.

use super::action::{CardFor, CompanionDecision};
use crate::components::Origin;

/// What a fact can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Expected {
    /// The points of a person.
    #[error("-99 to 999 points")]
    Points,
    /// The points of the Automa.
    #[error("0 to 999 points")]
    AutomaPoints,
    /// Income turns begun.
    #[error("0 to 5 income turns; those of bots 0 to 4")]
    IncomeTurns,
    /// A favourite.
    #[error("one of the four tracks, for a bot")]
    BotTrack,
    /// Where a bot's token stands.
    #[error("a bot's token stays on its track")]
    BotToken,
    /// Outposts in supply.
    #[error("0 to 10 outposts, for a bot")]
    BotOutposts,
    /// Cards beside the mat.
    #[error("at most 40 cards")]
    Pile,
    /// A hex that is not explored.
    #[error("a hex without a printed territory and without pieces")]
    EmptyTile,
    /// Who has an achievement.
    #[error("at most two have the same achievement; the Shadow Empire only the end of a track")]
    Achieved,
    /// The discard pile.
    #[error("different cards that do not lie on the table as the pair")]
    Discard,
    /// The size of the deck.
    #[error("as many cards as are neither on the table nor discarded")]
    Deck,
    /// The civilizations of the Automa.
    #[error("one civilization; on level 6 two different ones")]
    Civilizations,
    /// Somebody who is no bot.
    #[error("a person, not a bot")]
    Person,
    /// Somebody whose turn it can be.
    #[error("somebody who still has turns, between two turns")]
    WithTurns,
}

/// Something that cannot be. The table is left as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum CompanionIllegal {
    #[error("the game is over; undo, then say it")]
    Over,
    #[error("this is not what the companion waits for; it waits for {0}")]
    Waiting(CompanionDecision),
    #[error("this seat is not at the table, or not the one who is asked")]
    NotAsked,
    #[error("the first turn is an income turn; say `income`")]
    FirstTurn,
    #[error("an income turn was told already, or all five were taken; say `fix income` if not")]
    NoIncome,
    #[error("the token is at the end of its track, or on another one; say `token` and where it stands")]
    NoStep,
    #[error("a track has the spaces 0 to 12")]
    NoSpace,
    #[error("somebody has this landmark, or it is not in this game; say `fix landmark` if not")]
    NoLandmark,
    #[error("this map has no such hex")]
    NoHex,
    #[error("this hex is explored already; say `fix explored` if not")]
    Explored,
    #[error("this hex is not explored; say `explore` first")]
    Unexplored,
    #[error("this territory cannot be conquered: it is yours, or two pieces lie there; say `fix hex` if not")]
    NoTarget,
    #[error("at most four pieces lie on a territory")]
    Full,
    #[error("no outpost of yours lies there; say `fix hex` if one does")]
    NothingLies,
    #[error("there is no such decision card, or it was drawn already; say the number of another")]
    NoCard,
    #[error("the die is rolled until it shows another track; say what it showed in the end")]
    NoFace,
    #[error("this fact has another range: {0}")]
    Range(Expected),
    #[error("there is no Automa at this table")]
    NoAutoma,
    #[error("this can be set right between the turns, not in the middle of the bots' turn; finish it first")]
    NotYet,
    #[error("this is already so")]
    AlreadySo,
    #[error(
        "this would not come to an end, because of {0}; take that effect out of the pack, then play again"
    )]
    TooLong(Origin),
}

impl std::fmt::Display for CompanionDecision {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            CompanionDecision::Turn { .. } => {
                "what you did, such as `step science`, `explore 0/1`, `conquer 0/1` or `income`, then `done`"
            }
            CompanionDecision::Reaction { .. } => {
                "what you did because a bot took a landmark, such as `step science`, then `done`"
            }
            CompanionDecision::Automa { .. } => "`automa`",
            CompanionDecision::Card { what: CardFor::Track } => "`card` and the number of the left card",
            CompanionDecision::Card { what: CardFor::Tiebreaker } => {
                "`card` and the number of the right card"
            }
            CompanionDecision::Card { what: CardFor::Progress } => {
                "`card` and the number of the top progress card; put it back and shuffle"
            }
            CompanionDecision::Die { .. } => "`die` and the track that the science die shows",
            CompanionDecision::Trap { .. } => "`trap` if you discard one, or `no-trap`",
            CompanionDecision::Result { .. } => "`result` and your points",
        })
    }
}
