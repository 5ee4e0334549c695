//! What happens on the table.

use kernel::Hex;
use serde::{Deserialize, Serialize};
use tapestry::{Event, Tapestry, Track};
use words::tapestry::hex_name;

use crate::Text;

/// Something that happened. `seat` is whose it is; cards are told by their numbers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "a member that needs more than its name is explained with its event")]
pub enum Happened {
    /// An income turn begins, by its number.
    IncomeTurn { seat: u8, turn: u8 },
    /// The pair of decision cards.
    Cards { track: Option<u8>, tiebreaker: Option<u8> },
    /// The top progress card, for ties in income turn 1.
    ProgressCard { card: Option<u8> },
    /// A bot made a choice; the trail has its reasons.
    Chose { seat: u8 },
    /// A token moved on a track.
    Moved { seat: u8, track: Text, from: u8, to: u8 },
    /// A token cannot move on.
    Stuck { seat: u8, track: Text },
    /// The science die shows this track.
    Rolled { seat: u8, track: Option<Text> },
    /// A landmark was taken.
    Landmark { seat: u8, landmark: Option<Text> },
    /// A hex was explored, with a tile turned by so many sixths.
    Explored { seat: u8, hex: String, turn: u8 },
    /// A territory is conquered.
    Conquers { seat: u8, hex: String },
    /// An outpost stands there, or lies toppled.
    Stands { seat: u8, hex: String, toppled: bool },
    /// An outpost was toppled, by another seat.
    Toppled { seat: u8, by: u8, hex: String },
    /// An achievement was reached.
    Achieved { seat: u8, what: Text, vp: u8 },
    /// Points were scored.
    Scored { seat: u8, vp: i16 },
    /// The tech cards were replaced.
    TechCards,
    /// A tapestry card goes beside the Automa's mat.
    TapestryCard,
    /// A place of the mat is covered.
    Covers { seat: u8, slot: u8 },
    /// A favourite track changes.
    Favourite { seat: u8, from: Text, to: Text },
    /// The points of the Automa's mat in an income turn, row by row.
    Tally {
        turn: u8,
        territories: u8,
        landmarks: u8,
        military_science: u8,
        technology_exploration: u8,
        /// The points of one of each row.
        each: [u8; 3],
        first: u8,
        vp: i16,
    },
    /// Cards left in the progress deck.
    Progress { cards: u8 },
    /// Cards left in the decision deck.
    Deck { cards: u8 },
    /// A seat's game is over.
    Finished { seat: u8 },
    /// The game is over: the first of the winners, and all of them.
    Over { winner: Option<u8>, winners: Vec<u8> },
    /// Nothing can be done.
    Nothing { seat: u8 },
    /// Something else changed on the table.
    Table,
    /// At a real table: a person did this, as it is said.
    Told { seat: u8, told: String },
    /// At a real table: an answer was taken note of, as it is said.
    Noted { said: String },
    /// At a real table: a fact was corrected, as it is said.
    Fixed { fact: String },
    /// At a real table: the points of a person.
    Result { seat: u8, vp: i16 },
}

impl Happened {
    /// What an event on the table is.
    pub fn of(table: &Tapestry, event: &Event) -> Happened {
        let kit = table.kit();
        let number = |card: u8| kit.automa.cards.get(usize::from(card)).map(|card| card.number);
        let at = |hex: Hex| hex_name(table, hex);
        match *event {
            Event::IncomeTurn { seat, number } => Happened::IncomeTurn { seat: seat.0, turn: number },
            Event::AutomaCards { pair: [left, right] } => {
                Happened::Cards { track: number(left), tiebreaker: number(right) }
            }
            Event::AutomaTiebreaker { card } => Happened::ProgressCard { card: number(card) },
            Event::AutomaChose { seat, .. } => Happened::Chose { seat: seat.0 },
            Event::Moved { seat, track, from, to } => {
                Happened::Moved { seat: seat.0, track: track.key().into(), from, to }
            }
            Event::Stuck { seat, track } => Happened::Stuck { seat: seat.0, track: track.key().into() },
            Event::Rolled { seat, face, .. } => {
                Happened::Rolled { seat: seat.0, track: Track::at(face).map(Track::key).map(Text::from) }
            }
            Event::Landmark { seat, landmark } => {
                let known = kit.landmarks.get(usize::from(landmark));
                Happened::Landmark { seat: seat.0, landmark: known.map(|known| known.id.as_str().into()) }
            }
            Event::Explored { seat, hex, turn, .. } => {
                Happened::Explored { seat: seat.0, hex: at(hex), turn }
            }
            Event::Conquers { seat, hex } => Happened::Conquers { seat: seat.0, hex: at(hex) },
            Event::Stands { seat, hex, toppled } => Happened::Stands { seat: seat.0, hex: at(hex), toppled },
            Event::Toppled { seat, by, hex } => Happened::Toppled { seat: seat.0, by: by.0, hex: at(hex) },
            Event::Achieved { seat, what, vp } => {
                Happened::Achieved { seat: seat.0, what: what.key().into(), vp }
            }
            Event::Scored { seat, vp, .. } => Happened::Scored { seat: seat.0, vp },
            Event::Refreshed { .. } => Happened::TechCards,
            Event::AutomaCard { .. } => Happened::TapestryCard,
            Event::FaceDown { seat, slot } => Happened::Covers { seat: seat.0, slot },
            Event::AutomaFavourite { seat, from, to } => {
                Happened::Favourite { seat: seat.0, from: from.key().into(), to: to.key().into() }
            }
            Event::AutomaTally { tally } => Happened::Tally {
                turn: tally.turn,
                territories: tally.territories,
                landmarks: tally.landmarks,
                military_science: tally.war,
                technology_exploration: tally.peace,
                each: tally.each,
                first: tally.first,
                vp: tally.total(),
            },
            Event::AutomaProgress { cards } => Happened::Progress { cards },
            Event::AutomaDeck { cards } => Happened::Deck { cards },
            Event::Finished { seat, .. } => Happened::Finished { seat: seat.0 },
            Event::Over { winners } => {
                let winners: Vec<u8> = winners.iter().map(|seat| seat.0).collect();
                Happened::Over { winner: winners.first().copied(), winners }
            }
            Event::Nothing { seat } => Happened::Nothing { seat: seat.0 },
            _ => Happened::Table,
        }
    }
}
