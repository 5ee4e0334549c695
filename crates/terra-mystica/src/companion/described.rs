//! One decision of the Automa for a table described once.
//!
//! The description is TOML: the board, who has what where, the cards. `docs/positions.md` has the list with examples.
//!
//! ```
//! use terra_mystica::companion::Described;
//! use terra_mystica::{Event, Kit};
//!
//! let text = r#"
//! [cards]
//! action = 2
//! support = 3
//! [you]
//! faction = "witches"
//! dwellings = "F4 E9"
//! [automa]
//! faction = "darklings"
//! dwellings = "E5 E10"
//! "#;
//! let answer = Described::parse(Kit::printed(), text).unwrap().decide();
//! let built = answer.events.iter().find_map(|event| match event {
//!     Event::Built { hex, .. } => Some(answer.after.map().name(*hex)),
//!     _ => None,
//! });
//! assert_eq!((built, answer.gained()), (Some("E6"), 3));
//! ```

use kernel::companion::described::{Page, WrongLine};
use kernel::{Hexes, Options, Reasons, Seat, Seed};

use super::illegal::CompanionIllegal;
use super::reading::{CardsSaid, Position, Side};
use crate::automa::{About, Cards, Pick};
use crate::components::{BonusId, Cult, FactionId, Home, Kit, PowerAction, ScoringId, Structure, Terrain};
use crate::options::{FactionChoice, TerraOptions};
use crate::rules::event::Event;
use crate::state::{MOST_SEATS, NOBODY, Phase, Player, Purse, ROUNDS, TerraMystica, Turn};

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// A turn with two cards.
    Turn(Cards),
    /// To pass: a card demands it, or no card is left.
    Pass {
        /// The card that acted last.
        support: u8,
        /// The card that made it pass; none if the deck was empty.
        drawn: Option<u8>,
    },
    /// A starting dwelling.
    FirstDwelling {
        /// The card revealed for a tie.
        revealed: Option<u8>,
    },
    /// The first bonus card.
    FirstBonus {
        /// The card revealed for it.
        revealed: u8,
    },
}

/// What people said about the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Described {
    table: TerraMystica,
    seat: Seat,
    wanted: Wanted,
    near: Option<kernel::Hex>,
}

/// What the Automa does there, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// The Automa's seat.
    pub seat: Seat,
    /// What was asked.
    pub wanted: Wanted,
    /// What happens, with the reasons of every choice.
    pub events: Vec<Event>,
    /// The table as described.
    pub before: TerraMystica,
    /// The table after it.
    pub after: TerraMystica,
    /// Whether another turn follows at once.
    pub again: bool,
}

impl Answer {
    /// Each choice with its reasons, in order.
    pub fn choices(&self) -> impl Iterator<Item = (About, &Reasons<Pick>)> {
        self.events.iter().filter_map(|event| match event {
            Event::AutomaChose { about, reasons, .. } => Some((*about, reasons)),
            _ => None,
        })
    }

    /// The points that it gains.
    pub fn gained(&self) -> u16 {
        let vp = |table: &TerraMystica| table.player(self.seat).purse.vp;
        vp(&self.after).saturating_sub(vp(&self.before))
    }
}

/// A description that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// A line says something wrong.
    #[error(transparent)]
    Line(#[from] WrongLine),
    /// A fact is missing.
    #[error("the position does not say {0}; add `{1}`")]
    Missing(&'static str, &'static str),
    /// Facts that cannot be true together.
    #[error("line {line}: `{text}`: this cannot be: {why}")]
    Impossible {
        /// The line's number, from 1.
        line: usize,
        /// What the line says.
        text: String,
        /// The reason why it cannot be true.
        why: String,
    },
    /// Factions or settings that do not go together.
    #[error("this table cannot be: {0}")]
    Table(#[from] kernel::OptionError),
}

/// Something stands there that cannot be.
fn impossible(page: Page<'_>, at: usize, why: &CompanionIllegal) -> PositionError {
    let (line, text) = page.place(at);
    PositionError::Impossible { line, text, why: why.to_string() }
}

const HEX: &str = "hexes such as E7";
const COLOUR: &str = "a colour: yellow, brown, black, blue, green, gray or red";

impl Described {
    /// Reads a description.
    pub fn parse(kit: &'static Kit, text: &str) -> Result<Described, PositionError> {
        let page = Page(text);
        let said: Position = page.read()?;
        page.is_of(said.game.as_ref(), "terra-mystica")?;
        let automa = said
            .automa
            .as_ref()
            .ok_or(PositionError::Missing("who the Automa is", "[automa]\nfaction = \"darklings\""))?;
        let you =
            said.you.as_ref().ok_or(PositionError::Missing("who you are", "[you]\nfaction = \"witches\""))?;
        // People first, then other Automas, then the one that decides.
        let mut sides: Vec<&toml::Spanned<Side>> = vec![you];
        sides.extend(said.opponent.iter().filter(|side| !side.get_ref().automa));
        let people = sides.len();
        sides.extend(said.opponent.iter().filter(|side| side.get_ref().automa));
        sides.push(automa);
        if let Some(many) = sides.get(MOST_SEATS) {
            return Err(page.wrong(many.span().start, "at most five at the table").into());
        }
        let options = settings(kit, page, &said, &sides, people)?;
        let mut table = TerraMystica::new(kit, options, Seed(0));
        table.players = [Player::NONE; MOST_SEATS];
        table.occupied = Hexes::EMPTY;
        table.phase = Phase::Actions;
        table.turn = Turn::NEW;
        table.round = page.number(said.round.as_ref(), 0..=ROUNDS, "a round, 1 to 6")?.unwrap_or(1).max(1);
        table.active = sides.len() as u8 - 1;
        for hex in table.map.grid.all() {
            table.terrain[hex.index()] = table.map.terrain_at(hex);
        }
        for (name, terrain) in &said.terrain {
            let at = terrain.span().start;
            let hex = table.map.find(name).ok_or_else(|| page.wrong(at, HEX))?;
            table.land_hex(hex).map_err(|why| impossible(page, at, &why))?;
            let found = page.all(Some(terrain), Terrain::from_name, "a terrain")?;
            let land = |terrain: &&Terrain| **terrain != Terrain::River;
            let terrain = found.first().filter(land).ok_or_else(|| page.wrong(at, "a terrain"))?;
            table.terrain[hex.index()] = *terrain;
        }
        for (index, side) in sides.iter().enumerate() {
            sit_down(&mut table, page, Seat(index as u8), side)?;
        }
        for (index, side) in sides.iter().enumerate() {
            place(&mut table, page, Seat(index as u8), side.get_ref())?;
        }
        lay_out(&mut table, page, &said)?;
        let (wanted, near) = wanted(&table, page, &said)?;
        Ok(Described { seat: Seat(sides.len() as u8 - 1), table, wanted, near })
    }

    /// The table as described.
    pub fn table(&self) -> &TerraMystica {
        &self.table
    }

    /// What is to be decided.
    pub fn wanted(&self) -> Wanted {
        self.wanted
    }

    /// What the Automa does.
    pub fn decide(&self) -> Answer {
        let mut after = self.table.clone();
        let (mut events, mut again) = (Vec::new(), false);
        match self.wanted {
            Wanted::Turn(cards) => again = after.automa_with(self.seat, cards, &mut events),
            Wanted::Pass { support, drawn } => after.automa_passes(self.seat, support, drawn, &mut events),
            Wanted::FirstDwelling { revealed } => {
                after.phase = Phase::Dwellings(0);
                after.last_dwelling = self.near;
                after.automa_first_dwelling(self.seat, revealed, &mut events);
            }
            Wanted::FirstBonus { revealed } => {
                after.automa_first_bonus(self.seat, Some(revealed), &mut events);
            }
        }
        Answer { seat: self.seat, wanted: self.wanted, events, before: self.table.clone(), after, again }
    }
}

fn settings(
    kit: &'static Kit,
    page: Page<'_>,
    said: &Position,
    sides: &[&toml::Spanned<Side>],
    people: usize,
) -> Result<TerraOptions, PositionError> {
    let mut options = TerraOptions {
        seats: sides.len() as u8,
        automas: (sides.len() - people) as u8,
        ..TerraOptions::default()
    };
    if let Some(map) = &said.map {
        let known = || kit.maps.iter().map(|map| map.key.as_str()).collect::<Vec<_>>().join(", ");
        options.map = page.named(map, |name| kit.find_map(name), &format!("a board: {}", known()))?;
    }
    for (index, side) in sides.iter().enumerate() {
        let faction = &side.get_ref().faction;
        let known = FactionId::ALL.map(FactionId::key).join(", ");
        let id = page.named(faction, FactionId::from_name, &format!("a faction: {known}"))?;
        let choice = FactionChoice::Named(id);
        if index < people {
            options.factions[index] = choice;
        } else {
            options.automa_factions[index - people] = choice;
        }
    }
    for (key, word) in [
        ("difficulty", &said.difficulty),
        ("automa-booster", &said.automa_booster),
        ("automa-settlements", &said.automa_settlements),
        ("automa-count", &said.automa_count),
        ("automa-top", &said.automa_top),
        ("automa-nightmare", &said.automa_nightmare),
    ] {
        if let Some(word) = word {
            let set = options.set(key, word.get_ref());
            set.map_err(|error| page.wrong(word.span().start, error.to_string()))?;
        }
    }
    options.check()?;
    Ok(options)
}

/// Who plays what, with which terrain.
fn sit_down(
    table: &mut TerraMystica,
    page: Page<'_>,
    seat: Seat,
    side: &toml::Spanned<Side>,
) -> Result<(), PositionError> {
    let said = side.get_ref();
    let Some(id) = FactionId::from_name(said.faction.get_ref()) else { return Ok(()) };
    let (faction, automa) = (table.kit.faction(id), table.is_automa(seat));
    let card = table.kit.automa.faction(id);
    let basic = |name: &str| Terrain::from_name(name).filter(|terrain| terrain.is_basic());
    let colour = said.colour.as_ref().map(|word| page.named(word, basic, COLOUR)).transpose()?;
    let mut player = Player::NONE;
    player.faction = Some(id);
    player.purse = Purse { vp: u16::from(table.kit.start_vp), cults: faction.cults, ..Purse::default() };
    if let Some(vp) = page.number(said.vp.as_ref(), 0..=999, "points, at most 999")? {
        player.purse.vp = vp;
    }
    let ship = page.number(said.shipping.as_ref(), 0..=5, "shipping, 0 to 5")?;
    player.shipping = ship.unwrap_or(if automa { card.shipping } else { faction.shipping.start });
    let chosen = || {
        colour.ok_or(PositionError::Missing("the colour of a faction that chose one", "colour = \"blue\""))
    };
    (player.home, player.start) = match faction.home {
        Home::Terrain(home) => (home, Terrain::River),
        Home::Ice if automa => (Terrain::Ice, chosen()?),
        Home::Volcano if automa => (Terrain::Volcano, colour.unwrap_or(Terrain::River)),
        Home::Ice => (Terrain::Ice, colour.unwrap_or(Terrain::River)),
        Home::Volcano => (Terrain::Volcano, colour.unwrap_or(Terrain::River)),
        Home::Chosen if automa || id == FactionId::Shapeshifters => (chosen()?, chosen()?),
        Home::Chosen => (colour.unwrap_or(Terrain::River), colour.unwrap_or(Terrain::River)),
    };
    if id == FactionId::Riverwalkers {
        let bit = |terrain: Terrain| 1_u8 << terrain.index();
        let told = page.all(said.unlocked.as_ref(), basic, COLOUR)?;
        player.unlocked = if automa {
            let first = player.start;
            let own = bit(first) | bit(first.next()) | bit(first.previous());
            told.into_iter().fold(own, |all, terrain| all | bit(terrain))
        } else {
            // What a person has open is not looked at.
            0x7f
        };
    } else if let Some(unlocked) = &said.unlocked {
        return Err(page.wrong(unlocked.span().start, "unlocked terrains only for Riverwalkers").into());
    }
    table.players[seat.index()] = player;
    Ok(())
}

/// Structures, bridges, priests and markers.
fn place(table: &mut TerraMystica, page: Page<'_>, seat: Seat, said: &Side) -> Result<(), PositionError> {
    let map = table.map;
    for (kind, names) in [
        (Structure::Dwelling, &said.dwellings),
        (Structure::TradingHouse, &said.trading_houses),
        (Structure::Temple, &said.temples),
        (Structure::Stronghold, &said.stronghold),
        (Structure::Sanctuary, &said.sanctuary),
    ] {
        for hex in page.all(names.as_ref(), |name| map.find(name), HEX)? {
            let at = names.as_ref().map_or(0, |names| names.span().start);
            table.put_structure(seat, hex, kind).map_err(|why| impossible(page, at, &why))?;
        }
    }
    let bridge = |name: &str| {
        let (a, b) = name.split_once(':')?;
        map.bridge_between(map.find(a)?, map.find(b)?)
    };
    for place in page.all(said.bridges.as_ref(), bridge, "places for bridges such as E4:G1")? {
        let at = said.bridges.as_ref().map_or(0, |names| names.span().start);
        if table.bridge_owner(place).is_some() {
            return Err(impossible(page, at, &CompanionIllegal::BridgeThere));
        }
        table.put_bridge(place, Some(seat)).map_err(|why| impossible(page, at, &why))?;
    }
    if let Some(cults) = &said.cults {
        for (cult, space) in Cult::ALL.into_iter().zip(cults.get_ref().clone().all()) {
            if let Some(space) = space {
                let put = table.put_marker(seat, cult, space);
                put.map_err(|why| impossible(page, cults.span().start, &why))?;
            }
        }
    }
    if let Some(priests) = &said.priests {
        let at = priests.span().start;
        for (cult, values) in Cult::ALL.into_iter().zip(priests.get_ref().clone().all()) {
            for value in values.into_iter().flatten() {
                let space = table.priest_space(cult, value);
                let space = space.ok_or_else(|| page.wrong(at, "free spaces of 3, 2, 2, 2 on each track"))?;
                let mut owners = table.priest_spaces(cult);
                owners[space] = Some(seat);
                table.put_priests(cult, owners);
            }
        }
        if table.player(seat).priests_out > table.kit.structures.priests {
            return Err(page.wrong(at, "at most 7 priests").into());
        }
    }
    if let Some(word) = &said.bonus {
        let card = page.named(word, BonusId::from_name, "a bonus card, BON1 to BON10")?;
        if table.players().iter().any(|player| player.bonus == Some(card)) {
            return Err(page.wrong(word.span().start, "a bonus card that nobody else holds").into());
        }
        table.player_mut(seat).bonus = Some(card);
    }
    Ok(())
}

/// What lies beside the map.
fn lay_out(table: &mut TerraMystica, page: Page<'_>, said: &Position) -> Result<(), PositionError> {
    for action in page.all(said.power_taken.as_ref(), PowerAction::from_name, "power actions ACT1 to ACT6")? {
        table.power_used |= 1 << action.index();
    }
    if let Some(word) = &said.scoring {
        let tile = page.named(word, ScoringId::from_name, "a round tile, SCORE1 to SCORE9")?;
        table.scoring[usize::from(table.round) - 1] = tile;
    }
    table.bonus_row.clear();
    for card in page.all(said.bonus_row.as_ref(), BonusId::from_name, "bonus cards BON1 to BON10")? {
        let held = table.players().iter().any(|player| player.bonus == Some(card));
        if held || table.bonus_row.contains(&card) || table.bonus_row.is_full() {
            let at = said.bonus_row.as_ref().map_or(0, |names| names.span().start);
            return Err(page.wrong(at, "each bonus card once, and none that somebody holds").into());
        }
        table.bonus_row.push(card);
    }
    debug_assert!(table.priest_spaces.iter().flatten().all(|owner| *owner == NOBODY || *owner < 5));
    Ok(())
}

fn wanted(
    table: &TerraMystica,
    page: Page<'_>,
    said: &Position,
) -> Result<(Wanted, Option<kernel::Hex>), PositionError> {
    let cards = said.cards.as_ref().map(|cards| cards.get_ref().clone());
    let none = CardsSaid { support: None, action: None, drawn: None, revealed: None };
    let cards = cards.unwrap_or(none);
    let card = |number: &Option<toml::Spanned<u8>>| {
        let found = number.as_ref().map(|number| {
            let index = table.kit.automa.find(*number.get_ref());
            index.ok_or_else(|| page.wrong(number.span().start, "the printed number of a decision card"))
        });
        found.transpose()
    };
    let (support, action) = (card(&cards.support)?, card(&cards.action)?);
    let (drawn, revealed) = (card(&cards.drawn)?, card(&cards.revealed)?);
    let missing = |what, example| PositionError::Missing(what, example);
    let row = || {
        let empty = table.bonus_row.is_empty();
        if empty {
            Err(missing("which bonus cards lie in the row", "bonus-row = \"BON1 BON2 BON3\""))
        } else {
            Ok(())
        }
    };
    let kind = said.decide.as_ref().map_or("turn", |word| word.get_ref().as_str());
    let wanted = match kind {
        "turn" => {
            let support = support.ok_or(missing("the support card", "[cards]\nsupport = 3"))?;
            let action = action.ok_or(missing("the action card", "[cards]\naction = 2"))?;
            if support == action {
                let at = cards.action.map_or(0, |card| card.span().start);
                return Err(page.wrong(at, "two different cards: each exists once").into());
            }
            Wanted::Turn(Cards { support, action })
        }
        "pass" => {
            if said.scoring.is_none() {
                return Err(missing("the tile of the round", "scoring = \"SCORE3\""));
            }
            if table.round < ROUNDS {
                row()?;
            }
            let support = support.ok_or(missing("the support card", "[cards]\nsupport = 6"))?;
            Wanted::Pass { support, drawn }
        }
        "first-dwelling" => Wanted::FirstDwelling { revealed },
        "first-bonus" => {
            row()?;
            let revealed = revealed.ok_or(missing("the card that was revealed", "[cards]\nrevealed = 10"))?;
            Wanted::FirstBonus { revealed }
        }
        _ => {
            let at = said.decide.as_ref().map_or(0, |word| word.span().start);
            return Err(page.wrong(at, "turn, pass, first-dwelling or first-bonus").into());
        }
    };
    let near = said.near.as_ref();
    let near = near.map(|word| page.named(word, |name| table.map.find(name), HEX)).transpose()?;
    if matches!(wanted, Wanted::FirstDwelling { revealed: None }) {
        let seat = Seat(table.active);
        let mut trial = table.clone();
        trial.phase = Phase::Dwellings(0);
        trial.last_dwelling = near;
        if trial.first_dwelling_is_tied(seat, trial.first_dwelling_goals(seat)) {
            return Err(missing("the card revealed for a tie", "[cards]\nrevealed = 10"));
        }
    }
    Ok((wanted, near))
}
