//! The whole box: boards, factions, cards and tiles.

use std::fmt;

use kernel::{Boxes, Pack, PackError, pack};
use toml::Spanned;

use super::pack::File;
use super::{
    AutomaKit, BonusCard, BonusId, Conversion, Cult, CultBoard, Faction, FactionId, FavourId, FavourTile,
    FinalScoring, Founding, Goods, Map, MapId, PowerAction, PowerSpace, ScoringId, ScoringTile,
    SpecialAction, SpecialSpace, Structures, TownId, TownTile, same_name,
};

/// Everything in the box.
#[derive(Clone, PartialEq, Eq)]
pub struct Kit {
    /// The boards; the first is that of the base game.
    pub maps: Vec<Map>,
    /// The factions in the order of [`FactionId::ALL`].
    pub factions: Vec<Faction>,
    /// Points at the start.
    pub start_vp: u8,
    /// The pieces of every faction.
    pub structures: Structures,
    /// What a town needs.
    pub founding: Founding,
    /// The cult board.
    pub cult_board: CultBoard,
    /// What counts at the end.
    pub final_scoring: FinalScoring,
    /// The free conversions: power to priest, worker, coin; priest to worker, coin; worker to coin.
    pub conversions: [Conversion; 6],
    /// The power actions, from the left.
    pub power_actions: [PowerSpace; 6],
    /// The special actions in the order of [`SpecialAction::ALL`].
    pub special_actions: [SpecialSpace; 12],
    /// The bonus cards by number.
    pub bonuses: [BonusCard; BonusId::COUNT],
    /// The favour tiles by number.
    pub favours: [FavourTile; FavourId::COUNT],
    /// The town tiles by number.
    pub towns: [TownTile; TownId::COUNT],
    /// The round scoring tiles by number.
    pub scorings: [ScoringTile; ScoringId::COUNT],
    /// The Automa's cards.
    pub automa: AutomaKit,
}

static BOXES: Boxes<Kit> = Boxes::new(|packs| Kit::read(&OUR_FILES, packs));
static MAPS: Boxes<Kit> = Boxes::new(|packs| Kit::read(&[MAPS_FILE], packs));

/// Rounds of a game.
const ROUNDS: u8 = 6;
/// Boards that a box can have.
const MOST_MAPS: usize = 64;

const MAPS_FILE: (&str, &str) = ("data/maps.toml", include_str!("../../data/maps.toml"));
const OUR_FILES: [(&str, &str); 4] = [
    MAPS_FILE,
    ("data/factions.toml", include_str!("../../data/factions.toml")),
    ("data/tiles.toml", include_str!("../../data/tiles.toml")),
    ("data/automa.toml", include_str!("../../data/automa.toml")),
];

impl Kit {
    /// The box as printed.
    pub fn printed() -> &'static Kit {
        BOXES.printed()
    }

    /// The printed maps and nothing else: read in a fraction of the time, for small pictures of many games.
    pub fn maps_alone() -> &'static Kit {
        MAPS.printed()
    }

    /// The box changed by packs, in their order.
    pub fn with_packs(packs: &[Pack]) -> Result<&'static Kit, PackError> {
        BOXES.with_packs(packs)
    }

    /// The box without one of the Automa's decision cards, by its printed number; `None` if the deck would be too
    /// small to play with.
    pub fn without_card(&self, number: u8) -> Option<&'static Kit> {
        let mut kit = self.clone();
        kit.automa.remove(number);
        kit.automa.check().is_ok().then(|| BOXES.keep(kit))
    }

    fn read(files: &[(&str, &str)], packs: &[Pack]) -> Result<Kit, PackError> {
        const NO_FAVOUR: FavourTile = FavourTile {
            count: 0,
            cult: Cult::Fire,
            steps: 0,
            income: Goods::NONE,
            action: None,
            town_power: None,
            build_vp: [0; 5],
            pass_vp_by_trading_houses: [0; 5],
        };
        let mut kit = Kit {
            maps: Vec::new(),
            factions: Vec::new(),
            start_vp: 0,
            structures: Structures::default(),
            founding: Founding::default(),
            cult_board: CultBoard::default(),
            final_scoring: FinalScoring::default(),
            conversions: Default::default(),
            power_actions: Default::default(),
            special_actions: Default::default(),
            bonuses: Default::default(),
            favours: [NO_FAVOUR; FavourId::COUNT],
            towns: Default::default(),
            scorings: Default::default(),
            automa: AutomaKit::default(),
        };
        for (name, text) in files {
            kit.add(name, text, false)?;
        }
        for pack in packs {
            kit.add(&pack.name, &pack.text, true)?;
        }
        Ok(kit)
    }

    fn add(&mut self, name: &str, text: &str, is_pack: bool) -> Result<(), PackError> {
        let file: File = pack::read(name, text)?;
        let source = Source { name, text };
        if is_pack && file.game.as_ref().is_none_or(|game| game.get_ref() != "terra-mystica") {
            let offset = file.game.map_or(0, |game| game.span().start);
            return Err(source.wrong(offset, "`game = \"terra-mystica\"` at the top of a pack for this game"));
        }
        for entry in &file.map {
            let map = Map::read(entry.get_ref(), entry.span().start, name, text)?;
            self.add_map(map).map_err(|expected| source.wrong(entry.span().start, expected))?;
        }
        for entry in &file.faction {
            let faction = source.read(entry, Faction::read)?;
            let count = self.factions.len();
            match self.factions.get_mut(faction.id.index()) {
                Some(known) if known.board != faction.board || known.fire_and_ice != faction.fire_and_ice => {
                    return Err(
                        source.wrong(entry.span().start, "the board and the expansion that this faction has")
                    );
                }
                Some(known) => *known = faction,
                None if faction.id.index() == count => self.factions.push(faction),
                None => return Err(source.wrong(entry.span().start, "the factions in their order")),
            }
        }
        if let Some(vp) = &file.start_vp {
            if *vp.get_ref() > 99 {
                return Err(source.wrong(vp.span().start, "start_vp of at most 99"));
            }
            self.start_vp = *vp.get_ref();
        }
        if let Some(entry) = &file.structures {
            self.structures = source.read(entry, Structures::read)?;
        }
        if let Some(entry) = &file.founding {
            self.founding = source.read(entry, Founding::read)?;
        }
        if let Some(entry) = &file.cult_board {
            self.cult_board = source.read(entry, CultBoard::read)?;
        }
        if let Some(entry) = &file.final_scoring {
            self.final_scoring = source.read(entry, FinalScoring::read)?;
        }
        for entry in &file.conversion {
            let (at, conversion) = source.read(entry, Conversion::read)?;
            self.conversions[at] = conversion;
        }
        for entry in &file.power_action {
            let (action, space) = source.read(entry, PowerSpace::read)?;
            self.power_actions[action.index()] = space;
        }
        for entry in &file.special_action {
            let (action, space) = source.read(entry, SpecialSpace::read)?;
            self.special_actions[action.index()] = space;
        }
        for entry in &file.bonus {
            let (id, card) = source.read(entry, BonusCard::read)?;
            self.bonuses[id.index()] = card;
        }
        for entry in &file.favour {
            let (id, tile) = source.read(entry, FavourTile::read)?;
            self.favours[id.index()] = tile;
        }
        for entry in &file.town {
            let (id, tile) = source.read(entry, TownTile::read)?;
            self.towns[id.index()] = tile;
        }
        for entry in &file.scoring {
            let (id, tile) = source.read(entry, ScoringTile::read)?;
            self.scorings[id.index()] = tile;
        }
        self.automa.add(&file).map_err(|(offset, expected)| source.wrong(offset, expected))?;
        if is_pack {
            self.automa.check().map_err(|expected| source.wrong(0, expected))?;
            self.check_together().map_err(|expected| source.wrong(0, expected))?;
        }
        Ok(())
    }

    /// What no entry can promise alone.
    fn check_together(&self) -> Result<(), &'static str> {
        if self.factions.iter().any(|faction| faction.start.priests > self.structures.priests) {
            return Err("no more priests at the start of a faction than there are");
        }
        let [.., priest, straight, worker] = self.conversions.map(|rate| {
            let count = |goods: Goods| goods.each().into_iter().map(u32::from).sum::<u32>();
            (count(rate.from), count(rate.to))
        });
        if straight.1 * priest.0 * worker.0 != straight.0 * priest.1 * worker.1 {
            return Err("a priest for as many coins as by way of workers");
        }
        let free = self.scorings.iter().filter(|tile| tile.last_round == ROUNDS && !tile.promo).count();
        if free < ROUNDS as usize {
            return Err("at least six round scoring tiles, without promos, that may lie on any round");
        }
        Ok(())
    }

    /// A board takes the place of the one with its key, or the next free one. The record id names one board.
    fn add_map(&mut self, map: Map) -> Result<(), &'static str> {
        let at = self.maps.iter().position(|known| known.key == map.key).unwrap_or(self.maps.len());
        let others = self.maps.iter().enumerate().filter(|(other, _)| *other != at);
        if !map.record_id.is_empty() && others.into_iter().any(|(_, other)| other.record_id == map.record_id)
        {
            return Err("a record_id of its own, or none");
        }
        match self.maps.get_mut(at) {
            Some(known) => *known = map,
            None if at < MOST_MAPS => self.maps.push(map),
            None => return Err("at most 64 boards"),
        }
        Ok(())
    }

    /// A faction.
    #[inline]
    pub fn faction(&self, id: FactionId) -> &Faction {
        &self.factions[id.index()]
    }

    /// A board.
    #[inline]
    pub fn map(&self, id: MapId) -> &Map {
        &self.maps[id.index()]
    }

    /// The board of this key, or of this id in game records.
    pub fn find_map(&self, text: &str) -> Option<MapId> {
        let same = |map: &Map| same_name(&map.key, text) || (!text.is_empty() && map.record_id == text);
        self.maps.iter().position(same).map(|at| MapId(at as u8))
    }

    /// A bonus card.
    #[inline]
    pub fn bonus(&self, id: BonusId) -> &BonusCard {
        &self.bonuses[id.index()]
    }

    /// A favour tile.
    #[inline]
    pub fn favour(&self, id: FavourId) -> &FavourTile {
        &self.favours[id.index()]
    }

    /// A town tile.
    #[inline]
    pub fn town(&self, id: TownId) -> &TownTile {
        &self.towns[id.index()]
    }

    /// A round scoring tile.
    #[inline]
    pub fn scoring(&self, id: ScoringId) -> &ScoringTile {
        &self.scorings[id.index()]
    }

    /// A power action.
    #[inline]
    pub fn power_action(&self, action: PowerAction) -> &PowerSpace {
        &self.power_actions[action.index()]
    }

    /// A special action.
    #[inline]
    pub fn special_action(&self, action: SpecialAction) -> &SpecialSpace {
        &self.special_actions[action.index()]
    }
}

/// The boards' names only: every position refers to its box, and the box is large.
impl fmt::Debug for Kit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Kit").field("maps", &self.maps).finish_non_exhaustive()
    }
}

/// A file being read.
struct Source<'a> {
    name: &'a str,
    text: &'a str,
}

impl Source<'_> {
    fn wrong(&self, offset: usize, expected: &str) -> PackError {
        PackError::content(self.name, self.text, offset, expected)
    }

    fn read<E, T>(
        &self,
        entry: &Spanned<E>,
        read: impl Fn(&E) -> Result<T, &'static str>,
    ) -> Result<T, PackError> {
        read(entry.get_ref()).map_err(|expected| self.wrong(entry.span().start, expected))
    }
}
