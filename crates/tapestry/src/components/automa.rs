//! The bots' own components: decision cards, scans, civilizations, income, and what the spaces of the tracks are to
//! the Automa. Read from `data/automa/*.toml` and checked.

use kernel::{Axial, Hex, PackError, pack};
use serde::Deserialize;
use toml::Spanned;

use super::effect::EffectId;
use super::language::Book;
use super::{Map, Track};

/// Decision cards in the box.
pub const DECISION_CARDS: usize = 22;
/// Hexes of the small map, on which the bots play.
pub const SCANNED: usize = 34;
/// The tracks that the bots know: not the arts.
pub const BOT_TRACKS: [Track; 4] = [Track::Exploration, Track::Technology, Track::Science, Track::Military];

/// Which tracks a bot looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Indicator {
    /// All that it has not finished.
    Any,
    /// The nearest to an unclaimed landmark or to the end.
    Landmark,
    /// The nearest to the end.
    End,
}

impl Indicator {
    /// The word for it in the data files.
    pub fn key(self) -> &'static str {
        match self {
            Indicator::Any => "any",
            Indicator::Landmark => "landmark",
            Indicator::End => "end",
        }
    }
}

/// A decision card.
#[allow(clippy::struct_excessive_bools, reason = "each is printed by itself")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DecisionCard {
    /// Its printed number.
    pub number: u8,
    /// Whether it is in the first deck of a solo game.
    pub start: bool,
    /// Whether it is in the deck of the two-person variant.
    pub variant: bool,
    /// The income icon.
    pub income: bool,
    /// What the Automa looks at.
    pub automa: Indicator,
    /// What the Shadow Empire looks at.
    pub shadow: Indicator,
    /// The track list from the top; `None` for the favourite.
    pub order: [Option<Track>; 5],
    /// The topple icon.
    pub topple: bool,
    /// Its scan, by its place in [`AutomaKit::scans`].
    pub scan: u8,
}

/// A way over the whole map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scan {
    /// Its word: where it starts and where it goes.
    pub id: String,
    /// The hexes in order.
    pub order: Vec<Hex>,
    /// The place of each hex in that order.
    pub rank: [u8; SCANNED],
}

/// What a space of a track, or an effect, makes the Automa do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Benefit {
    /// The science die, and a step; with benefit or not.
    Research(bool),
    /// The open tech cards are replaced.
    Tech,
    /// Conquers; anywhere or not.
    Conquer(bool),
    /// Explores; anywhere or not.
    Explore(bool),
    /// A tapestry card face down beside the mat.
    Tapestry,
    /// A step on one of several tracks, with benefit.
    Advance,
    /// A step back on one of several tracks, with benefit.
    Regress,
}

/// What a civilization of the Automa does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CivEffect {
    /// A step on a track, with benefit.
    Advance(Track),
    /// The science die, and a step with benefit.
    Research,
    /// Conquers, if it has fewer territories than the number of the income turn.
    Conquer,
    /// A toppled outpost of the Shadow Empire on a territory of the Automa.
    Shadow,
    /// Points for each territory.
    Territories(u8),
    /// Points for each landmark.
    Landmarks(u8),
}

/// A civilization of the Automa.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AutomaCiv {
    /// Its word in the data files.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The first favourite track.
    pub track: Track,
    /// What it does, and in which income turns, as bits.
    pub effects: Vec<(CivEffect, u8)>,
}

/// A step of an income chart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IncomeStep {
    /// Both bots test their favourite tracks.
    Favourites,
    /// Both bots advance with the latest pair.
    Advance,
    /// The civilizations.
    Civilization,
    /// Both bots score the points of the income turn.
    Score,
    /// So many progress cards join the discard pile.
    Progress(u8),
    /// A tapestry card covers a slot of the mat.
    Cover,
    /// A tapestry card beside the mat.
    Tapestry,
    /// A new decision deck.
    Reshuffle,
}

/// Points of an income turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Multipliers {
    /// For each territory and landmark.
    pub land: u8,
    /// For each space on military and science.
    pub war: u8,
    /// For each space on technology and exploration.
    pub peace: u8,
    /// For being first in the era.
    pub first: u8,
}

/// What the bots do first in their first income turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstEvent {
    /// Nothing besides the steps of the chart.
    Nothing,
    /// A step on the favourite track each.
    Favourite,
    /// A step on every track each.
    Every,
}

/// A level of difficulty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Level {
    /// 1 to 6.
    pub number: u8,
    /// What people call it.
    pub name: String,
    /// Whether the hard side of the mat lies up.
    pub hard: bool,
    /// Points of the income turns 2 to 5.
    pub points: [Multipliers; 4],
    /// The chart in its order, with the income turns of each step as bits.
    pub chart: Vec<(IncomeStep, u8)>,
    /// What the person does first in the own first income turn.
    pub you: EffectId,
    /// What the bots do first in theirs.
    pub bots: FirstEvent,
    /// Whether the Automa has a second civilization.
    pub second: bool,
}

/// Everything that only the bots need.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AutomaKit {
    /// The scans.
    pub scans: Vec<Scan>,
    /// The decision cards, by number.
    pub cards: Vec<DecisionCard>,
    /// The cards that stay in the box, by their places as bits: to find out what a card does.
    pub left_out: u32,
    /// The civilizations of the Automa.
    pub civs: Vec<AutomaCiv>,
    /// The levels, from 1.
    pub levels: Vec<Level>,
    /// The order in which bots go over all tracks.
    pub tracks: Vec<Track>,
    /// What the Automa does on each space of each track.
    pub spaces: [[Vec<Benefit>; 12]; 4],
    /// The tracks of [`Benefit::Advance`], as bits.
    pub advance: u8,
    /// The tracks of [`Benefit::Regress`], as bits.
    pub regress: u8,
}

impl AutomaKit {
    /// The card at a place of the box, from 0.
    #[inline]
    pub fn card(&self, at: u8) -> &DecisionCard {
        &self.cards[usize::from(at) % DECISION_CARDS]
    }

    /// The place of the card with this printed number.
    pub fn find_card(&self, number: u8) -> Option<u8> {
        self.cards.iter().position(|card| card.number == number).map(|at| at as u8)
    }

    /// The civilization of this word.
    pub fn find_civ(&self, id: &str) -> Option<u8> {
        self.civs.iter().position(|civ| civ.id == id).map(|at| at as u8)
    }

    /// A level, 1 to 6.
    pub fn level(&self, number: u8) -> &Level {
        &self.levels[usize::from(number.clamp(1, 6)) - 1]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScanEntry {
    id: String,
    rows: Vec<Vec<[i8; 2]>>,
}

#[allow(clippy::struct_excessive_bools, reason = "each is printed by itself")]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    number: u8,
    start: bool,
    variant: bool,
    income: bool,
    automa: Indicator,
    shadow: Indicator,
    order: [String; 5],
    topple: bool,
    scan: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MatEntry {
    id: String,
    land: [u8; 4],
    war: [u8; 4],
    peace: [u8; 4],
    first: [u8; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CellEntry {
    step: String,
    #[serde(default)]
    cards: u8,
    turns: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LevelEntry {
    number: u8,
    name: String,
    mat: String,
    you: String,
    bots: FirstEvent,
    second: bool,
    chart: Vec<CellEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CivEntry {
    id: String,
    name: String,
    track: Track,
    effects: Vec<CivEffectEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CivEffectEntry {
    does: String,
    track: Option<Track>,
    #[serde(default)]
    vp: u8,
    turns: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpacesEntry {
    exploration: [String; 12],
    science: [String; 12],
    military: [String; 12],
    technology: [String; 12],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[allow(dead_code, reason = "a mark for who reads the file")]
    certainty: kernel::Certainty,
    #[serde(default)]
    scan: Vec<Spanned<ScanEntry>>,
    #[serde(default)]
    card: Vec<Spanned<CardEntry>>,
    #[serde(default)]
    mat: Vec<Spanned<MatEntry>>,
    #[serde(default)]
    level: Vec<Spanned<LevelEntry>>,
    #[serde(default)]
    civilization: Vec<Spanned<CivEntry>>,
    #[serde(default)]
    advance: Vec<Track>,
    #[serde(default)]
    regress: Vec<Track>,
    /// The order over all tracks in the income file, what spaces do in the file of spaces.
    tracks: Option<Spanned<Tracks>>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Tracks {
    Order(Vec<Track>),
    Spaces(Box<SpacesEntry>),
}

const FILES: [(&str, &str); 4] = [
    ("data/automa/decisions.toml", include_str!("../../data/automa/decisions.toml")),
    ("data/automa/civilizations.toml", include_str!("../../data/automa/civilizations.toml")),
    ("data/automa/income.toml", include_str!("../../data/automa/income.toml")),
    ("data/automa/spaces.toml", include_str!("../../data/automa/spaces.toml")),
];

fn turns(list: &[u8]) -> u8 {
    list.iter().filter(|turn| **turn < 8).fold(0, |bits, turn| bits | 1 << turn)
}

fn track_bits(list: &[Track]) -> u8 {
    list.iter().fold(0, |bits, track| bits | 1 << track.index())
}

impl AutomaKit {
    /// Reads our files; the small map is what the scans walk over.
    pub(super) fn read(map: &Map, book: &mut Book) -> Result<AutomaKit, PackError> {
        let mut kit = AutomaKit::default();
        for (name, text) in FILES {
            Reader { name, text }.add(&mut kit, map, book)?;
        }
        Ok(kit)
    }
}

struct Reader<'a> {
    name: &'a str,
    text: &'a str,
}

impl Reader<'_> {
    fn wrong<E>(&self, entry: &Spanned<E>, expected: &str) -> PackError {
        PackError::content(self.name, self.text, entry.span().start, expected)
    }

    fn add(&self, kit: &mut AutomaKit, map: &Map, book: &mut Book) -> Result<(), PackError> {
        let file: File = pack::read(self.name, self.text)?;
        for entry in &file.scan {
            kit.scans.push(self.scan(entry, map)?);
        }
        for entry in &file.card {
            let card = self.card(entry, kit)?;
            kit.cards.push(card);
        }
        if !file.card.is_empty() && kit.cards.len() != DECISION_CARDS {
            return Err(PackError::content(self.name, self.text, 0, "22 decision cards"));
        }
        for entry in &file.civilization {
            kit.civs.push(self.civ(entry)?);
        }
        for entry in &file.level {
            kit.levels.push(self.level(entry, &file.mat, book)?);
        }
        kit.advance |= track_bits(&file.advance);
        kit.regress |= track_bits(&file.regress);
        match file.tracks.as_ref().map(Spanned::get_ref) {
            Some(Tracks::Order(order)) => kit.tracks.clone_from(order),
            Some(Tracks::Spaces(spaces)) => {
                let at = file.tracks.as_ref().map_or(0, |tracks| tracks.span().start);
                for (track, words) in [
                    (Track::Exploration, &spaces.exploration),
                    (Track::Science, &spaces.science),
                    (Track::Military, &spaces.military),
                    (Track::Technology, &spaces.technology),
                ] {
                    for (space, words) in words.iter().enumerate() {
                        let read: Option<Vec<Benefit>> = words.split_whitespace().map(benefit).collect();
                        let read = read.ok_or_else(|| {
                            PackError::content(self.name, self.text, at, "benefits as named at the top")
                        })?;
                        kit.spaces[track.index()][space] = read;
                    }
                }
            }
            None => {}
        }
        Ok(())
    }

    fn scan(&self, entry: &Spanned<ScanEntry>, map: &Map) -> Result<Scan, PackError> {
        let said = entry.get_ref();
        let hexes: Option<Vec<Hex>> =
            said.rows.iter().flatten().map(|[q, r]| map.grid.find(Axial::new(*q, *r))).collect();
        let order = hexes.ok_or_else(|| self.wrong(entry, "hexes of the small map"))?;
        let mut rank = [u8::MAX; SCANNED];
        for (at, hex) in order.iter().enumerate() {
            rank[hex.index()] = at as u8;
        }
        let straight = said.rows.iter().all(|row| {
            let steps: Vec<[i8; 2]> =
                row.windows(2).map(|two| [two[1][0] - two[0][0], two[1][1] - two[0][1]]).collect();
            steps.iter().all(|step| *step == steps[0])
        });
        if order.len() != SCANNED || rank.contains(&u8::MAX) || !straight {
            return Err(self.wrong(entry, "every hex of the small map once, in straight rows"));
        }
        Ok(Scan { id: said.id.clone(), order, rank })
    }

    fn card(&self, entry: &Spanned<CardEntry>, kit: &AutomaKit) -> Result<DecisionCard, PackError> {
        let said = entry.get_ref();
        if usize::from(said.number) != kit.cards.len() + 1 {
            return Err(self.wrong(entry, "the cards in the order of their numbers"));
        }
        let mut order = [None; 5];
        for (place, word) in order.iter_mut().zip(&said.order) {
            if word != "favourite" {
                let track = Track::from_key(word).filter(|track| BOT_TRACKS.contains(track));
                *place = Some(track.ok_or_else(|| self.wrong(entry, "tracks, or `favourite`"))?);
            }
        }
        let each = |track: Option<Track>| order.iter().filter(|known| **known == track).count() == 1;
        if !each(None) || !BOT_TRACKS.into_iter().all(|track| each(Some(track))) {
            return Err(self.wrong(entry, "each track and the favourite once"));
        }
        let scan = kit.scans.iter().position(|scan| scan.id == said.scan);
        let scan = scan.ok_or_else(|| self.wrong(entry, "a scan of this file"))? as u8;
        Ok(DecisionCard {
            number: said.number,
            start: said.start,
            variant: said.variant,
            income: said.income,
            automa: said.automa,
            shadow: said.shadow,
            order,
            topple: said.topple,
            scan,
        })
    }

    fn civ(&self, entry: &Spanned<CivEntry>) -> Result<AutomaCiv, PackError> {
        let said = entry.get_ref();
        let mut effects = Vec::new();
        for effect in &said.effects {
            let does = match (effect.does.as_str(), effect.track) {
                ("advance", Some(track)) => CivEffect::Advance(track),
                ("research", None) => CivEffect::Research,
                ("conquer", None) => CivEffect::Conquer,
                ("shadow", None) => CivEffect::Shadow,
                ("territories", None) => CivEffect::Territories(effect.vp),
                ("landmarks", None) => CivEffect::Landmarks(effect.vp),
                _ => return Err(self.wrong(entry, "effects as named at the top")),
            };
            effects.push((does, turns(&effect.turns)));
        }
        Ok(AutomaCiv { id: said.id.clone(), name: said.name.clone(), track: said.track, effects })
    }

    fn level(
        &self,
        entry: &Spanned<LevelEntry>,
        mats: &[Spanned<MatEntry>],
        book: &mut Book,
    ) -> Result<Level, PackError> {
        let said = entry.get_ref();
        let mat = mats.iter().map(Spanned::get_ref).find(|mat| mat.id == said.mat);
        let mat = mat.ok_or_else(|| self.wrong(entry, "a mat of this file"))?;
        let points = std::array::from_fn(|at| Multipliers {
            land: mat.land[at],
            war: mat.war[at],
            peace: mat.peace[at],
            first: mat.first[at],
        });
        let mut chart = Vec::new();
        for cell in &said.chart {
            let step = match cell.step.as_str() {
                "favourites" => IncomeStep::Favourites,
                "advance" => IncomeStep::Advance,
                "civilization" => IncomeStep::Civilization,
                "score" => IncomeStep::Score,
                "progress" => IncomeStep::Progress(cell.cards),
                "cover" => IncomeStep::Cover,
                "tapestry" => IncomeStep::Tapestry,
                "reshuffle" => IncomeStep::Reshuffle,
                _ => return Err(self.wrong(entry, "steps of a chart")),
            };
            chart.push((step, turns(&cell.turns)));
        }
        let you = book.effect(&said.you).map_err(|error| self.wrong(entry, error.expected))?;
        Ok(Level {
            number: said.number,
            name: said.name.clone(),
            hard: said.mat == "hard",
            points,
            chart,
            you,
            bots: said.bots,
            second: said.second,
        })
    }
}

fn benefit(word: &str) -> Option<Benefit> {
    Some(match word {
        "research" => Benefit::Research(true),
        "research-x" => Benefit::Research(false),
        "tech" => Benefit::Tech,
        "conquer" => Benefit::Conquer(false),
        "conquer-anywhere" => Benefit::Conquer(true),
        "explore" => Benefit::Explore(false),
        "explore-anywhere" => Benefit::Explore(true),
        "tapestry" => Benefit::Tapestry,
        "advance" => Benefit::Advance,
        "regress" => Benefit::Regress,
        _ => return None,
    })
}
