//! What an Automa does on the table.

use kernel::Hex;
use serde::{Deserialize, Serialize};
use terra_mystica::{BonusId, Event, TerraMystica};

use super::bridge;
use crate::Text;

/// Something that is done on the table: its kind and where.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(
    missing_docs,
    reason = "the members are those of the kind: a hex, a terrain, a structure, a cult, a card"
)]
pub enum Deed {
    /// A hex changes its terrain.
    Terraform { hex: Text, terrain: Text },
    /// A dwelling is built.
    Build { hex: Text },
    /// A structure is upgraded to this.
    Upgrade { hex: Text, structure: Text },
    /// A power action is blocked until the round ends.
    Power { action: Text },
    /// A priest is sent; whether it stays on the track.
    Priest { cult: Text, stays: bool },
    /// A marker climbs.
    Cult { cult: Text, from: u8, to: u8 },
    /// A marker falls, as a price.
    PayCult { cult: Text, steps: u8 },
    /// A bridge is built: its two ends, and the same as notation writes it.
    Bridge { ends: [Text; 2], bridge: String },
    /// Shipping advances.
    Shipping { level: u8 },
    /// A colour is chosen as home.
    Home { terrain: Text },
    /// A terrain is unlocked.
    Unlock { terrain: Text },
    /// The Automa passes, and takes this bonus card; none in the last round.
    Pass { card: Option<Text> },
    /// The first bonus card is taken.
    Bonus { card: Option<Text> },
}

impl Deed {
    /// The deed of an event; `None` for everything else.
    pub fn of(table: &TerraMystica, event: &Event) -> Option<Deed> {
        let name = |hex: Hex| Text::from(table.map().name(hex).to_owned());
        Some(match *event {
            Event::Terraformed { hex, to, .. } => {
                Deed::Terraform { hex: name(hex), terrain: to.name().into() }
            }
            Event::Built { hex, .. } => Deed::Build { hex: name(hex) },
            Event::Upgraded { hex, to, .. } => Deed::Upgrade { hex: name(hex), structure: to.short().into() },
            Event::Power { action, .. } => Deed::Power { action: action.id().into() },
            Event::Sent { cult, stays, .. } => Deed::Priest { cult: cult.name().into(), stays },
            Event::Cult { cult, from, to, .. } => Deed::Cult { cult: cult.name().into(), from, to },
            Event::PaidCult { cult, steps, .. } => Deed::PayCult { cult: cult.name().into(), steps },
            Event::Bridge { ends: (a, b), .. } => Deed::Bridge {
                ends: [name(a), name(b)],
                bridge: bridge([table.map().name(a), table.map().name(b)]),
            },
            Event::Shipping { level, .. } => Deed::Shipping { level },
            Event::Colour { terrain, .. } => Deed::Home { terrain: terrain.name().into() },
            Event::Unlocked { terrain, .. } => Deed::Unlock { terrain: terrain.name().into() },
            Event::Passed { card, .. } => Deed::Pass { card: card.map(BonusId::id).map(Text::from) },
            _ => return None,
        })
    }
}
