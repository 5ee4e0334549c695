//! What only one faction does, in numbers.

use serde::Deserialize;

use crate::components::FactionId;

/// How many numbers are not 0.
trait Named {
    fn named(self) -> usize;
}

impl Named for u8 {
    fn named(self) -> usize {
        usize::from(self > 0)
    }
}

impl Named for [u8; 2] {
    fn named(self) -> usize {
        self.into_iter().map(Named::named).sum()
    }
}

macro_rules! powers {
    ($($(#[$doc:meta])* $power:ident: $numbers:ty,)+) => {
        /// The numbers of what only this faction does. Those of other factions are 0.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub struct Powers {
            $($(#[$doc])* pub $power: $numbers,)+
        }

        impl Named for Powers {
            fn named(self) -> usize {
                [$(self.$power.named(),)+].into_iter().sum()
            }
        }
    };
}

powers! {
    /// Alchemists: coins for a point, as a conversion and at the end.
    coins_per_vp: u8,
    /// Alchemists: power when the stronghold is built.
    stronghold_power: u8,
    /// Alchemists: power for each spade once the stronghold stands.
    spade_power: u8,
    /// Darklings: workers that may become priests when the stronghold is built.
    stronghold_trades: u8,
    /// Auren: favour tiles with the stronghold.
    stronghold_favours: u8,
    /// Witches: points for each town.
    town_vp: u8,
    /// Chaos Magicians: favour tiles with a temple or the sanctuary.
    favours: u8,
    /// Giants: spades that a hex takes, whatever its terrain.
    spades_per_hex: u8,
    /// Swarmlings: workers for each town.
    town_workers: u8,
    /// Mermaids: shipping steps with the stronghold.
    stronghold_shipping: u8,
    /// Engineers: points for each bridge between own structures, on passing with the stronghold.
    bridge_vp: u8,
    /// Halflings: points for each spade.
    spade_vp: u8,
    /// Halflings: spades when the stronghold is built.
    stronghold_spades: u8,
    /// Cultists: points when the stronghold is built.
    stronghold_vp: u8,
    /// Cultists: cult steps when an opponent takes power.
    taken_steps: u8,
    /// Cultists and Shapeshifters: power when all decline.
    declined_power: u8,
    /// Ice Maidens: points for each temple, on passing with the stronghold.
    temple_vp: u8,
    /// Yetis: how much less a power action costs.
    power_discount: u8,
    /// Yetis: the power value of stronghold and sanctuary.
    great_power_value: u8,
    /// Dragonlords: tokens for each spade.
    spade_tokens: u8,
    /// Dragonlords: tokens for each player when the stronghold is built.
    stronghold_tokens: u8,
    /// Acolytes: cult steps for each spade.
    spade_steps: u8,
    /// Acolytes: further steps of each priest once the stronghold stands.
    priest_steps: u8,
    /// Shapeshifters: points for a token when an opponent takes power.
    token_price: u8,
    /// Riverwalkers: coins for a terrain, and for the home terrain of another faction.
    unlock_price: [u8; 2],
    /// Riverwalkers: bridges when the stronghold is built.
    stronghold_bridges: u8,
}

impl Powers {
    /// The numbers that a faction has, each within its bounds, and no other.
    pub(super) fn check(self, id: FactionId) -> Result<Powers, &'static str> {
        use FactionId as F;
        let (own, expected): (&[(u8, u8)], _) = match id {
            F::Alchemists => (
                &[(self.coins_per_vp, 9), (self.stronghold_power, 40), (self.spade_power, 9)],
                "powers = { coins_per_vp = 1 to 9, stronghold_power = 1 to 40, spade_power = 1 to 9 } for this faction",
            ),
            F::Darklings => {
                (&[(self.stronghold_trades, 7)], "powers = { stronghold_trades = 1 to 7 } for this faction")
            }
            F::Auren => {
                (&[(self.stronghold_favours, 3)], "powers = { stronghold_favours = 1 to 3 } for this faction")
            }
            F::Witches => (&[(self.town_vp, 20)], "powers = { town_vp = 1 to 20 } for this faction"),
            F::ChaosMagicians => (&[(self.favours, 3)], "powers = { favours = 1 to 3 } for this faction"),
            F::Giants => {
                (&[(self.spades_per_hex, 3)], "powers = { spades_per_hex = 1 to 3 } for this faction")
            }
            F::Swarmlings => {
                (&[(self.town_workers, 20)], "powers = { town_workers = 1 to 20 } for this faction")
            }
            F::Mermaids => (
                &[(self.stronghold_shipping, 4)],
                "powers = { stronghold_shipping = 1 to 4 } for this faction",
            ),
            F::Engineers => (&[(self.bridge_vp, 20)], "powers = { bridge_vp = 1 to 20 } for this faction"),
            F::Halflings => (
                &[(self.spade_vp, 9), (self.stronghold_spades, 6)],
                "powers = { spade_vp = 1 to 9, stronghold_spades = 1 to 6 } for this faction",
            ),
            F::Cultists => (
                &[(self.stronghold_vp, 40), (self.taken_steps, 3), (self.declined_power, 9)],
                "powers = { stronghold_vp = 1 to 40, taken_steps = 1 to 3, declined_power = 1 to 9 } for this faction",
            ),
            F::IceMaidens => (&[(self.temple_vp, 20)], "powers = { temple_vp = 1 to 20 } for this faction"),
            F::Yetis => (
                &[(self.power_discount, 9), (self.great_power_value, 9)],
                "powers = { power_discount = 1 to 9, great_power_value = 1 to 9 } for this faction",
            ),
            F::Dragonlords => (
                &[(self.spade_tokens, 2), (self.stronghold_tokens, 2)],
                "powers = { spade_tokens = 1 to 2, stronghold_tokens = 1 to 2 } for this faction",
            ),
            F::Acolytes => (
                &[(self.spade_steps, 3), (self.priest_steps, 3)],
                "powers = { spade_steps = 1 to 3, priest_steps = 1 to 3 } for this faction",
            ),
            F::Shapeshifters => (
                &[(self.declined_power, 9), (self.token_price, 9)],
                "powers = { declined_power = 1 to 9, token_price = 1 to 9 } for this faction",
            ),
            F::Riverwalkers => (
                &[(self.unlock_price[0], 9), (self.unlock_price[1], 9), (self.stronghold_bridges, 3)],
                "powers = { unlock_price = [1 to 9, 1 to 9], stronghold_bridges = 1 to 3 } for this faction",
            ),
            F::Dwarves | F::Fakirs | F::Nomads => (&[], "no powers for this faction"),
        };
        let fits = own.iter().all(|(number, most)| (1..=*most).contains(number));
        if fits && self.named() == own.len() { Ok(self) } else { Err(expected) }
    }
}
