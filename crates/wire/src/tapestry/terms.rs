//! What an answer costs, and how many are wanted.

use serde::{Deserialize, Serialize};
use tapestry::components::effect::Cost;
use tapestry::{Decision, Good, Goods};

use crate::{Named, Text};

/// What an answer costs, and how many are wanted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terms {
    /// So many are to be chosen, gained or given up; `null` where it is as many as one likes.
    Count(Option<u8>),
    /// What is offered has this price.
    Price(Price),
    /// The next space of each token, in an advance turn.
    Advances(Vec<Advance>),
}

/// A price of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Price {
    /// What is paid: a resource by its name, `any` resource, `tile`, `tapestry` or `tech` cards.
    pub of: Text,
    /// How many.
    pub count: u8,
}

/// A token and what its next space costs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advance {
    /// The token.
    pub token: u8,
    /// Its track.
    pub track: Text,
    /// The space that it would enter.
    pub space: u8,
    /// Resources that must be among what is paid.
    pub goods: Named<u8>,
    /// How many others.
    pub any: u8,
    /// Of what kinds those may be.
    pub kinds: Kinds,
    /// Whether the seat has them.
    pub payable: bool,
}

vocabulary! {
    /// Of what kinds resources may be that are free to choose.
    "snake_case" Kinds of tapestry::components::Kinds { Any, Different, Same }
}

impl Terms {
    pub(super) fn of(decision: &Decision) -> Option<Terms> {
        Some(match &decision.terms {
            tapestry::Terms::Plain => return None,
            tapestry::Terms::Count(count) => Terms::Count(Some(*count)),
            tapestry::Terms::AnyNumber => Terms::Count(None),
            tapestry::Terms::Price(cost) => Terms::Price(Price::of(*cost)),
            tapestry::Terms::Advances(all) => Terms::Advances(all.iter().map(Advance::of).collect()),
        })
    }
}

impl Price {
    fn of(cost: Cost) -> Price {
        let (of, count) = match cost {
            Cost::Any(count) => ("any", count),
            Cost::Good(good, count) => (good.key(), count),
            Cost::Tiles(count) => ("tile", count),
            Cost::Tapestry(count) => ("tapestry", count),
            Cost::Tech(count) => ("tech", count),
        };
        Price { of: of.into(), count }
    }
}

impl Advance {
    fn of(advance: &tapestry::Advance) -> Advance {
        Advance {
            token: advance.token,
            track: advance.track.key().into(),
            space: advance.space,
            goods: goods(advance.own),
            any: advance.any,
            kinds: advance.kinds.into(),
            payable: advance.payable,
        }
    }
}

fn goods(goods: Goods) -> Named<u8> {
    Good::ALL.iter().map(|good| (good.key(), goods.get(*good))).filter(|(_, count)| *count > 0).collect()
}
