//! What the game waits for, what that costs, and how much of it is still to be done.

use kernel::Seat;

use super::action::Waiting;
use crate::components::{Goods, PowerAction, Structure};
use crate::state::TerraMystica;

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The seat that decides.
    pub seat: Seat,
    /// The kind of answer that is wanted.
    pub kind: Waiting,
    /// How much of it is still to be done.
    pub due: Due,
    /// What main actions cost, where one is wanted.
    pub prices: Option<Prices>,
    /// The power that is to be taken or declined first.
    pub power: Option<PowerOffered>,
}

/// What is still to be taken, placed or used before it is done.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Due {
    /// Spades that cost nothing.
    pub spades: u8,
    /// Favour tiles to take.
    pub favours: u8,
    /// Town tiles to take.
    pub towns: u8,
    /// Bridges to place.
    pub bridges: u8,
    /// Cult steps to take.
    pub steps: u8,
    /// Power tokens that leave the game, or that may be bought.
    pub tokens: u8,
    /// Priests to decide on.
    pub priests: u8,
}

/// What main actions cost a seat that do not depend on a place; `None` where it cannot do that at all, or no more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prices {
    /// A dwelling on land of the own terrain.
    pub dwelling: Goods,
    /// A spade.
    pub spade: Option<Goods>,
    /// A step on the shipping track.
    pub shipping: Option<Goods>,
    /// A step on the digging track.
    pub digging: Option<Goods>,
    /// The power that each power action costs, from the left.
    pub power: [u8; PowerAction::ALL.len()],
}

/// An offer of power as it would be now: the bowls and the points limit it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PowerOffered {
    /// The seat whose build offers it.
    pub from: Seat,
    /// How much would be gained.
    pub power: u8,
    /// The points that it would cost.
    pub vp: u8,
}

/// The points that this much power of others' builds costs.
pub(crate) fn leech_price(power: u8) -> u8 {
    power.saturating_sub(1)
}

impl TerraMystica {
    pub(crate) fn decided(&self) -> Option<Decision> {
        let (seat, kind) = self.waiting()?;
        Some(Decision {
            seat,
            kind,
            due: self.due(seat, kind),
            prices: (kind == Waiting::Turn).then(|| self.prices(seat)),
            power: if kind == Waiting::Offer { self.power_offered(seat) } else { None },
        })
    }

    fn due(&self, seat: Seat, kind: Waiting) -> Due {
        let (turn, player) = (&self.turn, self.player(seat));
        match kind {
            Waiting::Turn | Waiting::Rest | Waiting::Into | Waiting::Tokens => Due {
                // Spades of a cult bonus are the player's, also while a hex waits for its terrain.
                spades: turn.spades + player.spades_due,
                favours: turn.favours,
                towns: turn.towns,
                bridges: turn.bridges,
                steps: turn.steps,
                tokens: turn.tokens,
                priests: 0,
            },
            Waiting::Spades => Due { spades: player.spades_due, ..Due::default() },
            Waiting::Reward => Due { steps: player.steps_due, ..Due::default() },
            Waiting::Token => Due { tokens: player.tokens_due, ..Due::default() },
            Waiting::Priest => Due { priests: player.priests_due, ..Due::default() },
            _ => Due::default(),
        }
    }

    fn prices(&self, seat: Seat) -> Prices {
        Prices {
            dwelling: self.faction(seat).cost[Structure::Dwelling.index()],
            spade: self.spade_price(seat),
            shipping: self.shipping_price(seat).ok(),
            digging: self.digging_price(seat).ok(),
            power: PowerAction::ALL.map(|action| self.power_price(seat, action)),
        }
    }

    fn power_offered(&self, seat: Seat) -> Option<PowerOffered> {
        let offer = self.offers.iter().find(|offer| offer.to == seat)?;
        let power = self.gain_of_offer(seat, offer.amount);
        Some(PowerOffered { from: offer.from, power, vp: leech_price(power) })
    }
}
