//! What is under way: frames of the stack that the interpreter works on.

use super::NONE;
use crate::automa::BotTask;
use crate::components::effect::{Bonus, EffectId, Hook, Move, Place};
use crate::components::{Building, Die};

/// What an effect refers to: values that an earlier part of it set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Context {
    /// A track.
    pub track: u8,
    /// A seat.
    pub seat: u8,
    /// A hex.
    pub hex: u8,
    /// A territory tile.
    pub tile: u8,
    /// A tapestry or tech card.
    pub card: u8,
    /// The place of the civilization whose mat this is about.
    pub civ: u8,
    /// A number.
    pub n: u8,
    /// Whether the card is one that only its owner has seen.
    pub secret: bool,
}

impl Default for Context {
    fn default() -> Self {
        Context { track: NONE, seat: NONE, hex: NONE, tile: NONE, card: NONE, civ: NONE, n: 0, secret: false }
    }
}

impl Context {
    /// About an effect that another player had.
    pub(crate) fn with_effect(self, effect: EffectId) -> Context {
        let [low, high] = effect.0.to_le_bytes();
        Context { n: low, card: high, ..self }
    }

    /// The effect that another player had.
    pub(crate) fn effect(self) -> EffectId {
        EffectId(u16::from_le_bytes([self.n, self.card]))
    }
}

/// One thing under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Frame {
    /// For whom.
    pub seat: u8,
    /// What.
    pub task: Task,
    /// About what.
    pub context: Context,
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
    /// A code hook with what it remembers.
    Hook {
        hook: Hook,
        stage: u8,
        a: u8,
        b: u8,
    },
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
