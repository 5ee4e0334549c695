//! What the bots do at a described table.

use kernel::{Game, Seat};
use serde::{Deserialize, Serialize};
use tapestry::companion::{Answer as Given, Wanted};
use tapestry::state::NONE;
use tapestry::{Bot, Tapestry, Track};
use words::tapestry::news;

use super::{About, Happened, choices, seats};
use crate::trail::Choice;
use crate::{Named, Role, Text, english};

/// One decision of the bots, with its reasons.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The game's name.
    pub game: Text,
    /// What was asked.
    pub wanted: Asked,
    /// The level.
    pub level: u8,
    /// The numbers of the cards.
    pub cards: AnswerCards,
    /// The first track that was chosen.
    pub track: Option<Text>,
    /// The first hex that was chosen.
    pub hex: Option<String>,
    /// The favourite track of each bot, afterwards; none where it was not said and made no difference.
    pub favourites: Named<Text>,
    /// The points that the Automa gains.
    pub vp: i16,
    /// What is done on the table, in order.
    pub decision: Vec<Happened>,
    /// All of it in sentences.
    pub events: Vec<String>,
    /// Each choice with its reasons.
    pub trail: Vec<Choice<About>>,
}

/// The cards on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnswerCards {
    /// The number of the left card, which names the track.
    pub track: Option<u8>,
    /// The number of the right card, which breaks ties.
    pub tiebreaker: Option<u8>,
}

/// What was asked, and of which bot, track or income turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the members are said above")]
pub enum Asked {
    /// A turn of both bots.
    Turn,
    /// The track that a bot takes.
    Track { bot: Role },
    /// One step of a bot.
    Advance { bot: Role, track: Text },
    /// The hex to conquer.
    Conquer { anywhere: bool },
    /// The hex to explore.
    Explore { anywhere: bool },
    /// The test of both favourite tracks.
    Favourite,
    /// What the Automa's civilizations do in an income turn.
    Civilization { turn: u8 },
    /// The points of the mat in an income turn.
    Score { turn: u8 },
    /// A whole income turn.
    Income { turn: u8 },
}

impl Asked {
    fn of(answer: &Given) -> Asked {
        let bot = |seat: Seat| answer.before.role(seat).into();
        match answer.wanted {
            Wanted::Turn => Asked::Turn,
            Wanted::Track(seat) => Asked::Track { bot: bot(seat) },
            Wanted::Advance(seat, track) => Asked::Advance { bot: bot(seat), track: track.key().into() },
            Wanted::Conquer(anywhere) => Asked::Conquer { anywhere },
            Wanted::Explore(anywhere) => Asked::Explore { anywhere },
            Wanted::Favourite => Asked::Favourite,
            Wanted::Civilization(turn) => Asked::Civilization { turn },
            Wanted::Score(turn) => Asked::Score { turn },
            Wanted::Income(turn) => Asked::Income { turn },
        }
    }
}

impl From<&Given> for Answer {
    fn from(answer: &Given) -> Answer {
        let (words, before) = (english(), &answer.before);
        let number = |card: u8| before.kit().automa.cards.get(usize::from(card)).map(|card| card.number);
        let [track, tiebreaker] =
            before.bots().pair.map(|card| Some(card).filter(|card| *card != NONE).and_then(number));
        let favourite = |seat: Seat| {
            let place = usize::from(before.bot_at(seat) == Some(Bot::ShadowEmpire));
            Some((before.role(seat).name(), Text::from(answer.favourites[place]?.key())))
        };
        let bots = seats(before).filter(|seat| before.bot_at(*seat).is_some());
        let happened = answer.events.iter().map(|happened| Happened::of(before, happened));
        Answer {
            game: Tapestry::NAME.into(),
            wanted: Asked::of(answer),
            level: before.options().bots.level,
            cards: AnswerCards { track, tiebreaker },
            track: answer.track().map(Track::key).map(Text::from),
            hex: answer.hex(),
            favourites: bots.filter_map(favourite).collect(),
            vp: answer.gained(),
            decision: happened
                .filter(|deed| !matches!(deed, Happened::Table | Happened::Chose { .. }))
                .collect(),
            events: news(words, before, &answer.events),
            trail: choices(words, before, &answer.events),
        }
    }
}
