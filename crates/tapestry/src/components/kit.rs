//! The whole box.

use std::fmt;

use kernel::{Boxes, Pack, PackError};

use super::automa::AutomaKit;
use super::effect::{Count, Effect, EffectId, List, Tracks};
use super::language::Book;
use super::read::Source;
use super::{
    Card, CityMat, Civ, IncomeSpace, Inspiration, Landmark, LandmarkCard, Map, Masterpiece, Set, SpaceTile,
    Tech, Tile, Track, TrackBoard,
};

/// Tapestry cards that a box can have, copies counted.
pub const MOST_CARDS: usize = 128;
/// Tech cards that a box can have.
pub const MOST_TECHS: usize = 64;
/// Territory tiles that a box can have.
pub const MOST_TILES: usize = 64;

/// Everything in the box.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Kit {
    /// The effects that everything else refers to.
    pub book: Book,
    /// The two sides of the board.
    pub maps: Vec<Map>,
    /// The territory tiles.
    pub tiles: Vec<Tile>,
    /// The space tiles.
    pub space_tiles: Vec<SpaceTile>,
    /// The tracks in their order.
    pub tracks: Vec<TrackBoard>,
    /// The income mat: four tracks of six spaces.
    pub income: Vec<[IncomeSpace; 6]>,
    /// The inspiration tiles that are known.
    pub inspirations: Vec<Inspiration>,
    /// Resources for who is first in an era, by income turn.
    pub first_bonus: [u8; 4],
    /// The faces of the red die.
    pub red: Vec<EffectId>,
    /// The faces of the black die; `None` for the benefit of the territory.
    pub black: Vec<EffectId>,
    /// Points of the achievements on the small and the large map.
    pub achievements: [[[u8; 3]; 2]; 3],
    /// The city mats.
    pub cities: Vec<CityMat>,
    /// The landmarks.
    pub landmarks: Vec<Landmark>,
    /// The landmark cards.
    pub landmark_cards: Vec<LandmarkCard>,
    /// The tech cards.
    pub techs: Vec<Tech>,
    /// The kinds of tapestry cards.
    pub cards: Vec<Card>,
    /// The tapestry cards, copies counted: the kind of each.
    pub copies: Vec<u8>,
    /// How many tapestry cards each box has in all.
    pub decks: Vec<(Set, u8)>,
    /// The civilizations.
    pub civs: Vec<Civ>,
    /// The masterpieces.
    pub masterpieces: Vec<Masterpiece>,
    /// What only the bots need.
    pub automa: AutomaKit,
    /// Whether packs changed it: what they say is tried on a copy of the position first.
    pub changed: bool,
}

static BOXES: Boxes<Kit> = Boxes::new(Kit::read);
static MAPS: Boxes<Kit> = Boxes::new(|_| Kit::of(&[LANDMARKS, MAPS_FILE]));

const LANDMARKS: (&str, &str) = ("data/landmarks.toml", include_str!("../../data/landmarks.toml"));
const MAPS_FILE: (&str, &str) = ("data/maps.toml", include_str!("../../data/maps.toml"));
/// Landmarks come first: the others name them.
const OUR_FILES: [(&str, &str); 10] = [
    LANDMARKS,
    MAPS_FILE,
    ("data/tiles.toml", include_str!("../../data/tiles.toml")),
    ("data/tracks.toml", include_str!("../../data/tracks.toml")),
    ("data/mat.toml", include_str!("../../data/mat.toml")),
    ("data/cities.toml", include_str!("../../data/cities.toml")),
    ("data/tech.toml", include_str!("../../data/tech.toml")),
    ("data/tapestry.toml", include_str!("../../data/tapestry.toml")),
    ("data/masterpieces.toml", include_str!("../../data/masterpieces.toml")),
    ("data/civilizations.toml", include_str!("../../data/civilizations.toml")),
];

impl Kit {
    /// The box as printed.
    pub fn printed() -> &'static Kit {
        BOXES.printed()
    }

    /// The printed maps and next to nothing else: read in a fraction of the time, for small pictures of many games.
    pub fn maps_alone() -> &'static Kit {
        MAPS.printed()
    }

    /// The box changed by packs, in their order.
    pub fn with_packs(packs: &[Pack]) -> Result<&'static Kit, PackError> {
        BOXES.with_packs(packs)
    }

    /// The box without one of the bots' decision cards, by its printed number; `None` if there is no such card. The
    /// first deck of a solo game keeps its size: the progress deck makes it up.
    pub fn without_card(&self, number: u8) -> Option<&'static Kit> {
        let mut kit = self.clone();
        kit.automa.left_out |= 1 << kit.automa.find_card(number)?;
        Some(BOXES.keep(kit))
    }

    fn read(packs: &[Pack]) -> Result<Kit, PackError> {
        let mut kit = Kit::of(&OUR_FILES)?;
        kit.changed = !packs.is_empty();
        for pack in packs {
            Source { name: &pack.name, text: &pack.text, is_pack: true }.add(&mut kit)?;
        }
        // Last: the scans walk over the map as it is now.
        if let Some(small) = kit.maps.first() {
            kit.automa = AutomaKit::read(small, &mut kit.book)?;
        }
        kit.copies.clear();
        for (kind, card) in kit.cards.iter().enumerate() {
            for _ in 0..card.copies {
                kit.copies.push(kind as u8);
            }
        }
        Ok(kit)
    }

    /// What stands in files of ours.
    fn of(files: &[(&str, &str)]) -> Result<Kit, PackError> {
        let mut kit = Kit::default();
        // Effect 0 is always "nothing".
        kit.book.effects.push(Effect::Nothing);
        for (name, text) in files {
            Source { name, text, is_pack: false }.add(&mut kit)?;
        }
        Ok(kit)
    }

    /// An effect.
    #[inline]
    pub fn effect(&self, id: EffectId) -> Effect {
        self.book.effects.get(usize::from(id.0)).copied().unwrap_or(Effect::Nothing)
    }

    /// A member of a list.
    #[inline]
    pub fn member(&self, list: List, index: u8) -> EffectId {
        self.book.lists.get(usize::from(list.start) + usize::from(index)).copied().unwrap_or(EffectId(0))
    }

    /// All members of a list.
    pub fn members(&self, list: List) -> impl Iterator<Item = EffectId> + '_ {
        (0..list.len).map(move |index| self.member(list, index))
    }

    /// Whether an effect needs the components of the arts track.
    pub fn needs_arts(&self, id: EffectId) -> bool {
        let arts = 1 << Track::Arts.index();
        // Whoever says "any track" does not name this one.
        let named =
            |tracks: Tracks| matches!(tracks, Tracks::Of(bits) if bits & arts != 0 && bits & !arts != 0xf);
        match self.effect(id) {
            Effect::Advance(how) | Effect::Regress { how, .. } => named(how.tracks),
            Effect::Jump { tracks, .. } => named(tracks),
            Effect::VpPer(Count::TrackSpace(Track::Arts), _)
            | Effect::Masterpiece(_)
            | Effect::RefreshMasterpieces
            | Effect::MasterpieceBenefit { .. }
            | Effect::Inspire => true,
            _ => self.book.parts(id).into_iter().any(|part| self.needs_arts(part)),
        }
    }

    /// The kind of a tapestry card.
    #[inline]
    pub fn card(&self, card: u8) -> &Card {
        &self.cards[usize::from(self.copies[usize::from(card)])]
    }

    /// The civilization of this word.
    pub fn find_civ(&self, id: &str) -> Option<u8> {
        self.civs.iter().position(|civ| civ.id == id).map(|at| at as u8)
    }

    /// The first copy of the tapestry card of this word.
    pub fn find_card(&self, id: &str) -> Option<u8> {
        let kind = self.cards.iter().position(|card| card.id == id)? as u8;
        self.copies.iter().position(|copy| *copy == kind).map(|at| at as u8)
    }

    /// The tech card of this name.
    pub fn find_tech(&self, name: &str) -> Option<u8> {
        self.techs.iter().position(|tech| tech.name.eq_ignore_ascii_case(name)).map(|at| at as u8)
    }

    /// The landmark of this word.
    pub fn find_landmark(&self, id: &str) -> Option<u8> {
        self.landmarks.iter().position(|landmark| landmark.id == id).map(|at| at as u8)
    }
}

/// The number of civilizations only: every position refers to its box, and the box is large.
impl fmt::Debug for Kit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Kit").field("civs", &self.civs.len()).finish_non_exhaustive()
    }
}
