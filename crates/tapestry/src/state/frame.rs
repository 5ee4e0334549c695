//! What is under way: frames of the stack that the interpreter works on.

use std::hash::{Hash, Hasher};

use kernel::Hex;

use super::{CardNo, FaceNo, HexNo, MatNo, NONE, SeatNo, TileNo};
use crate::automa::BotTask;
use crate::components::effect::{Bonus, EffectId, Move, Place};
use crate::components::{Building, Die, Track};
use crate::hooks::Doing;
use crate::rules::points::PointsFrom;

/// What an effect refers to: values that an earlier part of it set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Context {
    /// A track.
    pub track: Option<Track>,
    /// A seat.
    pub seat: Option<SeatNo>,
    /// A hex.
    pub hex: Option<HexNo>,
    /// A territory tile or a space tile.
    pub tile: Option<TileNo>,
    /// A tapestry or tech card.
    pub card: Option<CardNo>,
    /// The place of the civilization whose mat this is about.
    pub civ: Option<MatNo>,
    /// A number.
    pub n: u8,
    /// Whether the card is one that only its owner has seen.
    pub secret: bool,
    /// What points of it were scored with.
    pub points: PointsFrom,
}

/// A byte each: 255 for what there is not. Where points come from changes nothing.
impl Hash for Context {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.track.map_or(NONE, |track| track as u8).hash(state);
        SeatNo::byte(self.seat).hash(state);
        HexNo::byte(self.hex).hash(state);
        TileNo::byte(self.tile).hash(state);
        CardNo::byte(self.card).hash(state);
        MatNo::byte(self.civ).hash(state);
        (self.n, self.secret).hash(state);
    }
}

impl Context {
    /// Something that belongs to this.
    pub(crate) fn from(points: PointsFrom) -> Context {
        Context { points, ..Context::default() }
    }

    /// This context, with its points counted as those of another source.
    pub(crate) fn as_from(self, points: PointsFrom) -> Context {
        Context { points, ..self }
    }

    /// About a civilization, by its place among those of its player.
    pub(crate) fn of_civ(place: usize) -> Context {
        Context { civ: MatNo::new(place as u8), ..Context::from(PointsFrom::Civilizations) }
    }

    /// About a hex.
    pub(crate) fn of_hex(hex: Hex) -> Context {
        Context { hex: HexNo::new(hex.0), ..Context::default() }
    }

    /// About a tapestry or tech card.
    pub(crate) fn of_card(card: u8) -> Context {
        Context { card: CardNo::new(card), ..Context::default() }
    }

    /// About a player.
    pub(crate) fn of_seat(seat: u8) -> Context {
        Context { seat: SeatNo::new(seat), ..Context::default() }
    }

    /// About an effect that another player had.
    pub(crate) fn with_effect(self, effect: EffectId) -> Context {
        let [low, high] = effect.0.to_le_bytes();
        Context { n: low, card: CardNo::new(high), ..self }
    }

    /// The effect that another player had.
    pub(crate) fn effect(self) -> EffectId {
        EffectId(u16::from_le_bytes([self.n, CardNo::byte(self.card)]))
    }
}

/// One thing under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The seat that it is done for.
    pub seat: u8,
    /// What is being done.
    pub task: Task,
    /// The hex, card or seat that it is about.
    pub context: Context,
}

impl Frame {
    /// Cards of the hand that a question remembers, which nobody else knows: each is replaced by what this gives for it.
    pub(crate) fn replace_cards(&mut self, replace: &mut dyn FnMut(CardNo) -> Option<CardNo>) {
        if self.context.secret {
            self.context.card = self.context.card.and_then(replace);
        } else if let Task::Hook(doing) = &mut self.task {
            doing.replace_cards(replace);
        }
    }
}

/// The rolls of the conquer dice that lie there, of those that were rolled twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LastRolls {
    /// Of the red die.
    pub red: Option<FaceNo>,
    /// Of the black die.
    pub black: Option<FaceNo>,
}

impl LastRolls {
    fn in_context(self, context: Context) -> Context {
        let tile = self.red.map(|face| TileNo::of(face.get()));
        let card = self.black.map(|face| CardNo::of(face.get()));
        Context { tile, card, ..context }
    }
}

/// They count with the context: see [`Frame`].
impl Hash for LastRolls {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// In a checksum a hook writes what it remembers into its context, and so do the conquer dice: saves hold such checksums.
impl Hash for Frame {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.seat.hash(state);
        self.task.hash(state);
        let context = match self.task {
            Task::Hook(doing) => doing.in_context(self.context),
            Task::ConquerDie { last, .. } => last.in_context(self.context),
            _ => self.context,
        };
        context.hash(state);
    }
}

/// A thing under way; those at the top of the stack may ask for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "each is explained where it is done")]
pub enum Task {
    // ---- the frame of the game
    ChooseCiv,
    ChooseCity,
    /// Keeps one of the landmark cards that are passed on.
    DraftLandmark,
    Begin,
    /// Keeps what lies above from telling what lies below.
    Barrier,
    TakeTurn,
    EndTurn,
    Income(u8),
    CivStep(u8),
    // ---- the language
    Do(EffectId),
    Seq(EffectId, u8),
    All(EffectId, u16),
    OneOf(EffectId),
    NOf(EffectId, u8, u16),
    May(EffectId),
    Pay(EffectId),
    Times(u8, EffectId),
    Each(u8, EffectId),
    ChooseOpponent(EffectId),
    ChooseTrack(EffectId),
    // ---- gains and losses
    GainAny(u8),
    LoseAny(u8),
    DiscardTiles(u8),
    DiscardCards(u8),
    DiscardTechs(u8),
    DiscardAny(u8),
    /// Keeps one of these; the others go back into the deck, or to the discards.
    KeepTech {
        drawn: [u8; 4],
        back: bool,
        upgrade: bool,
    },
    KeepCard {
        drawn: [u8; 4],
        back: bool,
    },
    KeepTile([u8; 2]),
    KeepSpace([u8; 2]),
    /// Draws that ask, one after the other.
    DrawTiles(u8),
    DrawSpaces(u8),
    DrawCards {
        n: u8,
        asked: bool,
    },
    // ---- buildings
    BuildAny {
        beside: bool,
    },
    Place(Building),
    PlaceLandmark(u8),
    LandmarkAny,
    // ---- map
    ExploreTile {
        place: Place,
        only: u8,
    },
    ExploreHex {
        place: Place,
        tile: u8,
    },
    ExploreTurn {
        tile: u8,
        hex: u8,
    },
    Exploit {
        tile: u8,
        hex: u8,
        vp: u8,
    },
    ExploreSpace {
        on_mat: bool,
        only: u8,
    },
    ConquerHex {
        place: Place,
        dice: u8,
        empty: bool,
    },
    ConquerRow {
        hex: u8,
    },
    Respond {
        hex: u8,
    },
    Answer {
        hex: u8,
    },
    ConquerSettle {
        hex: u8,
        trapped: bool,
    },
    ConquerRoll {
        hex: u8,
        both: bool,
    },
    ConquerDie {
        hex: u8,
        red: u8,
        black: u8,
        both: bool,
        last: LastRolls,
    },
    ConquerDone {
        hex: u8,
        empty: bool,
    },
    /// Which of two rolls of a die counts.
    PickFace {
        die: Die,
        faces: [u8; 2],
    },
    /// What a die gives that was rolled.
    DieBenefit {
        die: Die,
        face: u8,
    },
    StandUp(u8),
    TerritoryAny,
    // ---- technology
    Invent {
        from: crate::components::effect::Source,
        upgrade: bool,
    },
    Refresh,
    Upgrade {
        ignore: bool,
        lock: bool,
        optional: bool,
    },
    Circle,
    Square,
    // ---- tracks
    /// Which science die is rolled.
    ChooseDie,
    /// Rolls the science die for what lies below.
    RollFor,
    /// Rolls the science die for research.
    RollResearch {
        benefit: bool,
        off_vp: u8,
    },
    Research {
        rolled: u8,
        benefit: bool,
        off_vp: u8,
    },
    Advance(Move),
    Regress(Move, u8),
    Jump {
        tracks: crate::components::effect::Tracks,
        n: u8,
    },
    Activate {
        track: u8,
        space: u8,
        benefit: bool,
        bonus: Bonus,
    },
    Bonus {
        track: u8,
        space: u8,
        free: bool,
    },
    Repeat,
    Relocate,
    // ---- cards and mats
    PlayOver,
    PlayIncome,
    /// The ability of a card just played, its left charm, a right charm: in any order.
    Charms([EffectId; 3]),
    Copy,
    MoveToken,
    PutToken {
        gain: bool,
    },
    PlaceToken,
    StepToken,
    ChooseNewCiv,
    RedrawOr(EffectId),
    Masterpiece,
    RefreshPieces,
    UsePiece {
        left: u8,
        neighbours: bool,
    },
    IncomePieces,
    Inspire,
    /// A code hook: what it is about to do or to ask, with what it remembers.
    Hook(Doing),
    /// The bots.
    Bot(BotTask),
    // ---- what came later: at the end, so that old positions keep their checksums
    /// Where on a tapestry card a building stands; `mark` as on a plot of the city.
    PlaceOnCard {
        card: u8,
        mark: u8,
    },
    /// What the plots of a card give that were covered, as bits: in any order.
    PlotBenefits {
        card: u8,
        left: u16,
    },
}

impl Task {
    /// Whether it is a turn, which is taken by its player even if there is only one way.
    pub(crate) fn is_turn(self) -> bool {
        matches!(self, Task::TakeTurn | Task::Bot(BotTask::Turn))
    }

    /// The effect that it carries out.
    pub(crate) fn effect(self) -> Option<EffectId> {
        match self {
            Task::Do(effect)
            | Task::Seq(effect, _)
            | Task::All(effect, _)
            | Task::OneOf(effect)
            | Task::NOf(effect, ..)
            | Task::May(effect)
            | Task::Pay(effect)
            | Task::Times(_, effect)
            | Task::Each(_, effect)
            | Task::ChooseOpponent(effect)
            | Task::ChooseTrack(effect)
            | Task::RedrawOr(effect) => Some(effect),
            _ => None,
        }
    }

    /// Whether a bot can do it.
    pub(crate) fn is_for_bots(self) -> bool {
        matches!(
            self,
            Task::Begin | Task::Bot(_) | Task::EndTurn | Task::ConquerSettle { .. } | Task::Barrier
        )
    }
}
