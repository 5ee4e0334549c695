//! Power actions and special actions.

use super::pack::{PowerEntry, SpecialEntry};
use super::{FactionId, Goods, same_name};

/// A power action of the game board, from the left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum PowerAction {
    /// `ACT1` in records: places a bridge.
    Bridge,
    /// `ACT2` in records: gains a priest.
    Priest,
    /// `ACT3` in records: gains workers.
    Workers,
    /// `ACT4` in records: gains coins.
    Coins,
    /// `ACT5` in records: terraforms with one spade.
    Spade,
    /// `ACT6` in records: terraforms with two spades.
    TwoSpades,
}

impl PowerAction {
    /// All of them, from the left.
    pub const ALL: [PowerAction; 6] = [
        PowerAction::Bridge,
        PowerAction::Priest,
        PowerAction::Workers,
        PowerAction::Coins,
        PowerAction::Spade,
        PowerAction::TwoSpades,
    ];

    /// Its place in [`PowerAction::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What game records call it.
    pub const fn id(self) -> &'static str {
        ["ACT1", "ACT2", "ACT3", "ACT4", "ACT5", "ACT6"][self.index()]
    }

    /// The action of this id.
    pub fn from_name(text: &str) -> Option<PowerAction> {
        PowerAction::ALL.into_iter().find(|action| same_name(action.id(), text))
    }
}

/// What a power action costs and brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PowerSpace {
    /// Power to pay.
    pub cost: u8,
    /// Goods at once.
    pub gain: Goods,
    /// Bridges to place.
    pub bridges: u8,
    /// Free spades.
    pub spades: u8,
}

impl PowerSpace {
    pub(super) fn read(entry: &PowerEntry) -> Result<(PowerAction, PowerSpace), &'static str> {
        let action = PowerAction::from_name(&entry.id).ok_or("id = \"ACT1\" to \"ACT6\"")?;
        let space =
            PowerSpace { cost: entry.cost, gain: entry.gain, bridges: entry.bridges, spades: entry.spades };
        // The kind of gain belongs to the action: what follows it is part of the rules.
        let kind = match action {
            PowerAction::Bridge => space.bridges == 1 && space.spades == 0 && space.gain.is_none(),
            PowerAction::Spade | PowerAction::TwoSpades => {
                (1..=3).contains(&space.spades) && space.bridges == 0 && space.gain.is_none()
            }
            PowerAction::Priest | PowerAction::Workers | PowerAction::Coins => {
                space.bridges == 0 && space.spades == 0 && space.gain.is_sane()
            }
        };
        if !kind || !(1..=12).contains(&space.cost) {
            return Err(
                "a cost of 1 to 12 power, and for ACT1 one bridge, for ACT2 to ACT4 goods up to 40, \
                        for ACT5 and ACT6 one to three spades",
            );
        }
        Ok((action, space))
    }
}

/// An action printed on somebody's card, tile or board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum SpecialAction {
    /// A spade, of the bonus card.
    Bon1,
    /// A cult step, of the bonus card.
    Bon2,
    /// A cult step, of the favour tile.
    Fav6,
    /// Two cult steps, of the Auren.
    Acta,
    /// A double turn, of the Chaos Magicians.
    Actc,
    /// Two spades, of the Giants.
    Actg,
    /// A sandstorm, of the Nomads.
    Actn,
    /// A free trading house, of the Swarmlings.
    Acts,
    /// A free dwelling, of the Witches.
    Actw,
    /// A bridge, of the Engineers.
    Acte,
    /// Another home terrain for power, of the Shapeshifters.
    Acth5,
    /// Another home terrain for tokens, of the Shapeshifters.
    Acth6,
}

impl SpecialAction {
    /// All of them.
    pub const ALL: [SpecialAction; 12] = [
        SpecialAction::Bon1,
        SpecialAction::Bon2,
        SpecialAction::Fav6,
        SpecialAction::Acta,
        SpecialAction::Actc,
        SpecialAction::Actg,
        SpecialAction::Actn,
        SpecialAction::Acts,
        SpecialAction::Actw,
        SpecialAction::Acte,
        SpecialAction::Acth5,
        SpecialAction::Acth6,
    ];

    /// Its place in [`SpecialAction::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What game records call it.
    pub const fn id(self) -> &'static str {
        match self {
            SpecialAction::Bon1 => "BON1",
            SpecialAction::Bon2 => "BON2",
            SpecialAction::Fav6 => "FAV6",
            SpecialAction::Acta => "ACTA",
            SpecialAction::Actc => "ACTC",
            SpecialAction::Actg => "ACTG",
            SpecialAction::Actn => "ACTN",
            SpecialAction::Acts => "ACTS",
            SpecialAction::Actw => "ACTW",
            SpecialAction::Acte => "ACTE",
            SpecialAction::Acth5 => "ACTH5",
            SpecialAction::Acth6 => "ACTH6",
        }
    }

    /// The action of this id.
    pub fn from_name(text: &str) -> Option<SpecialAction> {
        SpecialAction::ALL.into_iter().find(|action| same_name(action.id(), text))
    }
}

/// What a special action needs, costs and brings. What else it does stands in the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SpecialSpace {
    /// The faction on whose board it is printed; otherwise it belongs to whoever holds the card or tile.
    pub faction: Option<FactionId>,
    /// Whether the stronghold must stand.
    pub stronghold: bool,
    /// Whether it may be used again in the same round.
    pub repeat: bool,
    /// Goods to pay.
    pub cost: Goods,
    /// Power tokens to remove for good.
    pub tokens: u8,
    /// Steps on one cult track.
    pub cult_steps: u8,
    /// Free spades.
    pub spades: u8,
    /// Bridges to place.
    pub bridges: u8,
}

impl SpecialSpace {
    pub(super) fn read(entry: &SpecialEntry) -> Result<(SpecialAction, SpecialSpace), &'static str> {
        let action =
            SpecialAction::from_name(&entry.id).ok_or("the id of a special action, like \"ACTA\"")?;
        let faction = match &entry.faction {
            Some(name) => Some(FactionId::from_name(name).ok_or("the name of a faction")?),
            None => None,
        };
        let printed_on = match action {
            SpecialAction::Bon1 | SpecialAction::Bon2 | SpecialAction::Fav6 => None,
            SpecialAction::Acta => Some(FactionId::Auren),
            SpecialAction::Actc => Some(FactionId::ChaosMagicians),
            SpecialAction::Actg => Some(FactionId::Giants),
            SpecialAction::Actn => Some(FactionId::Nomads),
            SpecialAction::Acts => Some(FactionId::Swarmlings),
            SpecialAction::Actw => Some(FactionId::Witches),
            SpecialAction::Acte => Some(FactionId::Engineers),
            SpecialAction::Acth5 | SpecialAction::Acth6 => Some(FactionId::Shapeshifters),
        };
        if faction != printed_on {
            return Err("the faction on whose board the action is printed");
        }
        if !entry.cost.is_sane() || entry.tokens > 12 {
            return Err("a cost of at most 40 of each good and 12 tokens");
        }
        // The kind of gain belongs to the action: what follows it is part of the rules.
        let gains = [(entry.cult_steps, 10), (entry.spades, 3), (entry.bridges, 1)];
        let wanted = match action {
            SpecialAction::Bon2 | SpecialAction::Fav6 | SpecialAction::Acta => Some(0),
            SpecialAction::Bon1 | SpecialAction::Actg => Some(1),
            SpecialAction::Acte => Some(2),
            _ => None,
        };
        let fits = gains.iter().enumerate().all(|(kind, (gain, most))| {
            if wanted == Some(kind) { (1..=*most).contains(gain) } else { *gain == 0 }
        });
        if !fits {
            return Err(
                "cult_steps (1 to 10) for BON2, FAV6, ACTA; spades (1 to 3) for BON1, ACTG; one bridge \
                        for ACTE; nothing of these for the others",
            );
        }
        Ok((
            action,
            SpecialSpace {
                faction,
                stronghold: entry.stronghold,
                repeat: entry.repeat,
                cost: entry.cost,
                tokens: entry.tokens,
                cult_steps: entry.cult_steps,
                spades: entry.spades,
                bridges: entry.bridges,
            },
        ))
    }
}
