//! What an answer costs, and how much of an action is still to be done.

use serde::{Deserialize, Serialize};
use terra_mystica::{Decision, Due, PowerAction};

use super::Goods;
use crate::Named;

/// What an answer costs, and how much is still to be done.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Terms {
    /// What is still to be taken, placed or used, and how many of it.
    #[serde(default, skip_serializing_if = "Named::is_empty")]
    pub due: Named<u8>,
    /// What main actions cost, where one is wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prices: Option<Prices>,
    /// The power that is to be taken or declined first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub power: Option<PowerOffered>,
}

/// What main actions cost that do not depend on a place; `null` where they cannot be done at all, or no more.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Prices {
    /// A dwelling on land of the own terrain.
    pub dwelling: Goods,
    /// A spade.
    pub spade: Option<Goods>,
    /// A step on the shipping track.
    pub shipping: Option<Goods>,
    /// A step on the digging track.
    pub digging: Option<Goods>,
    /// The power that each power action costs.
    pub power: Named<u8>,
}

/// An offer of power as it would be now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PowerOffered {
    /// The seat whose build offers it.
    pub from: u8,
    /// How much would be gained.
    pub power: u8,
    /// The points that it would cost.
    pub vp: u8,
}

impl Terms {
    pub(super) fn of(decision: &Decision) -> Option<Terms> {
        let prices = decision.prices.map(|prices| Prices {
            dwelling: prices.dwelling.into(),
            spade: prices.spade.map(Goods::from),
            shipping: prices.shipping.map(Goods::from),
            digging: prices.digging.map(Goods::from),
            power: PowerAction::ALL
                .iter()
                .map(|action| (action.id(), prices.power[action.index()]))
                .collect(),
        });
        let power =
            decision.power.map(|offer| PowerOffered { from: offer.from.0, power: offer.power, vp: offer.vp });
        let terms = Terms { due: due(decision.due), prices, power };
        (terms != Terms::default()).then_some(terms)
    }
}

fn due(due: Due) -> Named<u8> {
    let Due { spades, favours, towns, bridges, steps, tokens, priests } = due;
    let all = [
        ("spades", spades),
        ("favours", favours),
        ("towns", towns),
        ("bridges", bridges),
        ("steps", steps),
        ("tokens", tokens),
        ("priests", priests),
    ];
    all.into_iter().filter(|(_, count)| *count > 0).collect()
}
