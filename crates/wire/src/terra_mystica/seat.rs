//! A seat at the table.

use kernel::Game;
use serde::{Deserialize, Serialize};
use terra_mystica::{BonusId, FactionId, FavourId, SpecialAction, Structure, TerraMystica, TownId};

use super::by_cult;
use crate::{Named, Role, Text, present};

/// A seat. What a person owns is nobody's business at a real table: these members are left out there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Seat {
    /// Whether a person or a bot has the seat.
    pub role: Role,
    /// The faction, once it is chosen.
    pub faction: Option<Text>,
    /// The home terrain.
    pub home: Text,
    /// Points and goods.
    #[serde(flatten)]
    pub purse: Option<Purse>,
    /// The markers on the cult tracks.
    pub cults: Named<u8>,
    /// Keys for the top of a cult track.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keys: Option<u8>,
    /// The shipping level.
    pub shipping: u8,
    /// The digging level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digging: Option<u8>,
    /// The bonus card held.
    pub bonus_card: Option<Text>,
    /// Whether the seat has passed.
    pub passed: bool,
    /// Favour tiles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub favours: Option<Vec<Text>>,
    /// Town tiles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub towns: Option<Vec<TownCount>>,
    /// The hexes of each structure: `D`, `TP`, `TE`, `SH`, `SA`.
    pub structures: Named<Vec<Text>>,
    /// Special actions used this round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<Vec<Text>>,
    /// Of an Automa: its cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub automa: Option<Automa>,
    /// Of a person at a real table: the points that were told at the end.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    pub told: Option<Option<u16>>,
}

/// Points and goods.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Purse {
    /// Victory points scored so far.
    pub vp: u16,
    /// Coins to spend.
    pub coins: u16,
    /// Workers to spend.
    pub workers: u16,
    /// Priests in hand.
    pub priests: u8,
    /// Power in bowls I, II and III.
    pub bowls: [u8; 3],
}

/// Town tiles of a kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TownCount {
    /// The tile.
    pub tile: Text,
    /// How many of them the seat has.
    pub count: u8,
}

/// What everybody sees of an Automa's cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Automa {
    /// The card that acts.
    pub action: Option<u8>,
    /// The card that supports it.
    pub support: Option<u8>,
    /// How many cards its deck of this round has, drawn ones included.
    pub deck: u8,
    /// The cards that it has drawn this round, in order.
    pub drawn: Vec<u8>,
    /// How many cards are in reserve.
    pub reserve: u8,
}

impl Seat {
    /// A seat with all that it owns.
    pub fn of(game: &TerraMystica, who: kernel::Seat) -> Seat {
        let player = game.player(who);
        let purse = &player.purse;
        let structures = Structure::ALL.into_iter().map(|kind| {
            let hexes = player.structures[kind.index()].iter();
            let hexes = hexes.map(|hex| Text::from(game.map().name(hex).to_owned()));
            (kind.short(), hexes.collect())
        });
        let towns = TownId::ALL.into_iter().filter(|id| player.towns[id.index()] > 0);
        let used = SpecialAction::ALL.into_iter().filter(|action| player.has_used(*action));
        let favours = FavourId::ALL.into_iter().filter(|id| player.has_favour(*id));
        Seat {
            role: game.role(who).into(),
            faction: player.faction.map(FactionId::key).map(Text::from),
            home: player.home.name().into(),
            purse: Some(Purse {
                vp: purse.vp,
                coins: purse.coins,
                workers: purse.workers,
                priests: purse.priests,
                bowls: purse.bowls,
            }),
            cults: by_cult(purse.cults),
            keys: Some(player.keys),
            shipping: player.shipping,
            digging: Some(player.digging),
            bonus_card: player.bonus.map(BonusId::id).map(Text::from),
            passed: player.passed,
            favours: Some(favours.map(FavourId::id).map(Text::from).collect()),
            towns: Some(
                towns.map(|id| TownCount { tile: id.id().into(), count: player.towns[id.index()] }).collect(),
            ),
            structures: structures.collect(),
            used: Some(used.map(SpecialAction::id).map(Text::from).collect()),
            automa: game.is_automa(who).then(|| Automa::of(game, who)),
            told: None,
        }
    }

    /// The seat of a person at a real table: without what is the person's own business, with the points that were
    /// told.
    pub(super) fn at_real_table(self, told: Option<u16>) -> Seat {
        Seat {
            purse: None,
            keys: None,
            digging: None,
            favours: None,
            towns: None,
            used: None,
            told: Some(told),
            ..self
        }
    }
}

impl Automa {
    fn of(game: &TerraMystica, who: kernel::Seat) -> Automa {
        let (bot, kit) = (game.bot(who), &game.kit().automa);
        let number = |card: u8| kit.card(card).number;
        Automa {
            action: bot.action().map(number),
            support: bot.support().map(number),
            deck: bot.deck_size(),
            drawn: bot.drawn().iter().copied().map(number).collect(),
            reserve: bot.reserve_size(),
        }
    }
}
