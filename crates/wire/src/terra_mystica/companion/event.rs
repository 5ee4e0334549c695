//! What happened at the real table.

use kernel::Notation;
use serde::{Deserialize, Serialize};
use terra_mystica::Event;
use terra_mystica::companion::{CompanionAction, CompanionEvent, TerraCompanion};

use super::super::Deed;
use crate::Text;

/// Something that happened. `seat` is whose it is; cards are told by their numbers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "a member that needs more than its name is explained with its event")]
pub enum Happened {
    /// A person did this, as it is said.
    Told { seat: u8, told: String },
    /// An Automa did something on the table.
    Automa {
        #[serde(flatten)]
        deed: Deed,
    },
    /// Whether an Automa takes the power of a build; `null` if it depends on more.
    Answered { seat: u8, takes: Option<bool> },
    /// A card was taken note of.
    Noted { seat: u8, card: u8 },
    /// An Automa takes another turn.
    Again { seat: u8 },
    /// Whether a person took power.
    Power { seat: u8, took: bool },
    /// The round is over.
    RoundOver { round: u8 },
    /// Spades of the cult bonus.
    Spades { seat: u8, count: u8 },
    /// A round begins.
    RoundBegan { round: u8, first: u8 },
    /// A fact was corrected, as it is said.
    Fixed { fact: String },
    /// Something is possible, but doubtful.
    Warning { warning: Warning },
    /// A person's points before areas and cults, and all of them.
    Result { seat: u8, vp: u16, total: u16 },
    /// The game is over: the first of the winners, and all of them.
    Over { winner: Option<u8>, winners: Vec<u8> },
    /// The cards of an Automa's turn.
    Cards { seat: u8, action: u8, support: u8 },
    /// A card was revealed.
    Revealed { seat: u8, card: u8 },
    /// An Automa stops, by this card.
    Stops { seat: u8, drawn: Option<u8> },
    /// An Automa made a choice; the trail has its reasons.
    Chose { seat: u8 },
    /// An Automa scored.
    Scored { seat: u8, vp: u16 },
    /// Power may be taken.
    Offered { to: u8, from: u8, power: u8 },
    /// Points of the final scoring.
    Final { seat: u8, vp: u16 },
    /// A bonus card was taken.
    Bonus { seat: u8, card: Text },
    /// A faction was chosen.
    Faction { seat: u8, faction: Text },
    /// Something else changed on the table.
    Table,
}

vocabulary! {
    /// What is doubtful.
    "snake_case" Warning of terra_mystica::companion::Warning {
        OutOfReach, StoppedBelowTop, NoStep, NoPriestLeft, NoBridgehead, ManyBridges, TrackEnds, StrangeTerrain,
        ManyPieces, RowLength, CardMoved,
    }
}

impl Happened {
    /// What an event is, at the table before it.
    pub fn of(before: &TerraCompanion, event: &CompanionEvent) -> Happened {
        match *event {
            CompanionEvent::Told { seat, told } => {
                Happened::Told { seat: seat.0, told: before.write(CompanionAction::Told { seat, told }) }
            }
            CompanionEvent::Table(ref happened) => on_table(before, happened),
            CompanionEvent::Answered { automa, takes } => Happened::Answered { seat: automa.0, takes },
            CompanionEvent::Noted { seat, card } => {
                Happened::Noted { seat: seat.0, card: before.table().kit().automa.card(card).number }
            }
            CompanionEvent::Again { seat } => Happened::Again { seat: seat.0 },
            CompanionEvent::Power { seat, took } => Happened::Power { seat: seat.0, took },
            CompanionEvent::RoundOver { round } => Happened::RoundOver { round },
            CompanionEvent::Spades { seat, count } => Happened::Spades { seat: seat.0, count },
            CompanionEvent::RoundBegan { round, first } => Happened::RoundBegan { round, first: first.0 },
            CompanionEvent::Fixed(fix) => Happened::Fixed { fact: before.write(CompanionAction::Fix(fix)) },
            CompanionEvent::Warning(ref warning) => Happened::Warning { warning: warning.into() },
            CompanionEvent::Result { seat, vp, total } => Happened::Result { seat: seat.0, vp, total },
            CompanionEvent::Over { winners } => {
                let winners: Vec<u8> = winners.iter().map(|seat| seat.0).collect();
                Happened::Over { winner: winners.first().copied(), winners }
            }
        }
    }
}

/// What an Automa did: a deed with its kind, its cards, points, power that it offers.
fn on_table(before: &TerraCompanion, event: &Event) -> Happened {
    let table = before.table();
    let number = |card: u8| table.kit().automa.card(card).number;
    if let Some(deed) = Deed::of(table, event) {
        return Happened::Automa { deed };
    }
    match *event {
        Event::AutomaCards { seat, cards } => {
            Happened::Cards { seat: seat.0, action: number(cards.action), support: number(cards.support) }
        }
        Event::AutomaRevealed { seat, card } => Happened::Revealed { seat: seat.0, card: number(card) },
        Event::AutomaStops { seat, drawn, .. } => Happened::Stops { seat: seat.0, drawn: drawn.map(number) },
        Event::AutomaChose { seat, .. } => Happened::Chose { seat: seat.0 },
        Event::Scored { seat, vp, .. } => Happened::Scored { seat: seat.0, vp },
        Event::Offered { to, from, amount } => Happened::Offered { to: to.0, from: from.0, power: amount },
        Event::Final { seat, vp, .. } => Happened::Final { seat: seat.0, vp },
        Event::BonusCard { seat, card, .. } => Happened::Bonus { seat: seat.0, card: card.id().into() },
        Event::Faction { seat, faction, .. } => {
            Happened::Faction { seat: seat.0, faction: faction.key().into() }
        }
        _ => Happened::Table,
    }
}
