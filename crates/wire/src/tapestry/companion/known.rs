//! The table as the companion knows it: what people own is not looked at, so nothing of it is told.

use kernel::{Game, Seat};
use serde::{Deserialize, Serialize};
use tapestry::companion::TapestryCompanion;
use tapestry::components::BOT_TRACKS;
use tapestry::state::{ItemKind as OnHex, NONE};
use tapestry::{Achievement, Bot, Tapestry, Track};
use words::tapestry::hex_name;

use super::super::{landmarks, seats};
use crate::replay::scores;
use crate::{Named, Role, Text, present};

/// The table as the companion knows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    /// The bots that play, and how many people.
    pub mode: Mode,
    /// The level.
    pub level: u8,
    /// All seats.
    pub seats: Vec<KnownSeat>,
    /// The map.
    pub map: Map,
    /// The landmarks that nobody has.
    pub free_landmarks: Vec<Text>,
    /// Whether territory tiles are left.
    pub tiles_left: bool,
    /// The decision cards.
    pub cards: Cards,
    /// The points of every seat, as far as they are known.
    pub scores: Vec<i32>,
    /// Whether the game is over.
    pub over: bool,
    /// The first of the winners.
    pub winner: Option<u8>,
    /// The seats that won.
    pub winners: Vec<u8>,
}

/// Which bots play, and with how many people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// One person, the Automa and the Shadow Empire.
    Solo,
    /// Two people and the Shadow Empire.
    ShadowEmpire,
}

/// A seat as it is known.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KnownSeat {
    /// Who sits there.
    pub role: Role,
    /// Where each token stands.
    pub tracks: Named<Space>,
    /// Income turns begun.
    pub income_turns: u8,
    /// Whether the seat's game is over.
    pub done: bool,
    /// The landmarks that the seat has gained.
    pub landmarks: Vec<Text>,
    /// The achievements that the seat has reached.
    pub achievements: Vec<Text>,
    /// The hexes that the seat controls.
    pub territories: Vec<String>,
    /// Of a person: the points that were told at the end.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    pub told: Option<Option<i16>>,
    /// Of a person: the track that a card keeps the others from.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    pub forbids: Option<Option<Text>>,
    /// Of a person: whether the bots wait whenever one of them takes a landmark.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reacts: Option<bool>,
    /// Of a person: whether turns follow after income turn 5.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plays_on: Option<bool>,
    /// Of the Automa: its points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vp: Option<i16>,
    /// Of the Automa: its civilizations.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub civilizations: Option<Vec<Text>>,
    /// Of a bot: its favourite track.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub favourite: Option<Text>,
    /// Of a bot: its outposts in supply.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outposts: Option<u8>,
    /// Of the Automa: the cards beside its mat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pile: Option<u32>,
}

/// Where a token stands: a space of its own track, or of another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Space {
    /// On its own track.
    Own(u8),
    /// On another track.
    Elsewhere {
        /// The track.
        track: Text,
        /// The space.
        space: u8,
    },
}

/// The map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Map {
    /// Its name.
    pub key: Text,
    /// Every explored hex.
    pub hexes: Vec<Hex>,
}

/// An explored hex and what lies there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hex {
    /// Its name.
    pub hex: String,
    /// What lies there.
    pub items: Vec<Item>,
}

/// A piece on a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    /// The seat that owns it.
    pub seat: u8,
    /// What it is.
    pub kind: ItemKind,
}

/// What a piece counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ItemKind {
    /// An outpost that stands.
    Outpost,
    /// An outpost that was toppled.
    Toppled,
    /// A cube, or a building.
    Token,
    /// An outpost that stands and shares control.
    Shared,
}

/// The decision cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cards {
    /// The pair, the left one first.
    pub pair: [Option<u8>; 2],
    /// The discard pile.
    pub discard: Vec<u8>,
    /// Cards in the deck.
    pub deck: usize,
    /// Cards in the progress deck.
    pub progress: usize,
}

impl Table {
    pub(super) fn of(game: &TapestryCompanion) -> Table {
        let table = game.table();
        let (kit, bots) = (table.kit(), table.bots());
        let number = |card: u8| kit.automa.card(card).number;
        let solo = table.bot_at(Seat(1)) == Some(Bot::Automa);
        Table {
            mode: if solo { Mode::Solo } else { Mode::ShadowEmpire },
            level: game.options().game.bots.level,
            seats: seats(game).map(|who| KnownSeat::of(game, who)).collect(),
            map: Map {
                key: table.map().id.as_str().into(),
                hexes: table.explored().iter().map(|hex| Hex::of(table, hex)).collect(),
            },
            free_landmarks: landmarks(table, table.free_landmarks()),
            tiles_left: table.piles()[2] > 0,
            cards: Cards {
                pair: bots.pair.map(|card| (card != NONE).then(|| number(card))),
                discard: bots.discard.as_slice().iter().map(|card| number(*card)).collect(),
                deck: bots.deck.len(),
                progress: bots.progress.len(),
            },
            scores: scores(game),
            over: game.decision().is_none(),
            winner: game.winners().first().map(|seat| seat.0),
            winners: game.winners().iter().map(|seat| seat.0).collect(),
        }
    }
}

impl KnownSeat {
    fn of(game: &TapestryCompanion, who: Seat) -> KnownSeat {
        let table = game.table();
        let (player, bot, bots) = (table.player_at(who), table.bot_at(who), table.bots());
        let space = |track: Track| {
            let token = player.tokens[track.index()];
            let now = Track::at(token.track).unwrap_or(track);
            let elsewhere = || Space::Elsewhere { track: now.key().into(), space: token.space };
            (track.key(), if now == track { Space::Own(token.space) } else { elsewhere() })
        };
        let achieved = [Achievement::CompleteTrack, Achievement::ToppleTwo, Achievement::MiddleIsland]
            .into_iter()
            .filter(|what| player.achievements >> what.index() & 1 == 1);
        let (person, automa) = (bot.is_none(), bot == Some(Bot::Automa));
        let civs = || {
            let known = bots.civs.iter().filter_map(|at| table.kit().automa.civs.get(usize::from(*at)));
            known.map(|civ| civ.id.as_str().into()).collect()
        };
        let favourite = bots.favourite[usize::from(!automa)];
        let has = |bits: u8| bits >> who.0 & 1 == 1;
        KnownSeat {
            role: table.role(who).into(),
            tracks: BOT_TRACKS.into_iter().map(space).collect(),
            income_turns: player.income_turns,
            done: player.done,
            landmarks: landmarks(table, player.landmarks),
            achievements: achieved.map(Achievement::key).map(Text::from).collect(),
            territories: table.controlled(who).iter().map(|hex| hex_name(table, hex)).collect(),
            told: person.then(|| game.result(who)),
            forbids: person.then(|| Track::at(player.blocks).map(Track::key).map(Text::from)),
            reacts: person.then(|| has(bots.real.reacts)),
            plays_on: person.then(|| has(bots.real.plays_on)),
            vp: automa.then_some(player.vp),
            civilizations: automa.then(civs),
            favourite: (!person).then(|| favourite.key().into()),
            outposts: (!person).then_some(player.outposts),
            pile: automa.then(|| player.hand.count_ones()),
        }
    }
}

impl Hex {
    fn of(table: &Tapestry, hex: kernel::Hex) -> Hex {
        let items = table.site(hex).items.iter().map(|item| {
            let kind = match (item.kind, item.toppled) {
                (OnHex::Token, _) => ItemKind::Token,
                (_, true) => ItemKind::Toppled,
                (OnHex::Shared, false) => ItemKind::Shared,
                (_, false) => ItemKind::Outpost,
            };
            Item { seat: item.seat, kind }
        });
        Hex { hex: hex_name(table, hex), items: items.collect() }
    }
}
