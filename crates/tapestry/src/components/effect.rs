//! The effect language: what cards, tiles, spaces and mats say, as a small typed tree.
//!
//! The tree lies flat in the box: an [`EffectId`] is its place there, so that a position holds only small numbers.

use super::{Building, Die, Good, Track};

/// An effect, by its place in the box.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct EffectId(pub u16);

/// Several effects: a range of the box's lists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct List {
    /// The number of the first.
    pub start: u16,
    /// The number of effects.
    pub len: u8,
}

/// What can be counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "each is a word of the language, explained in docs of the data files")]
pub enum Count {
    TechCard,
    TerritoryControlled,
    TerritoryTile,
    TapestryCard,
    TapestryInHand,
    VisibleTapestry,
    Of(Building),
    IncomeBuilding,
    Landmark,
    CityLine,
    CityRow,
    CityColumn,
    TrackSpace(Track),
    Opponent,
    CoinEarned,
    Discarded,
    AlignmentVp,
    CompleteDistrict,
    Achievement,
    DistrictTwoImpassable,
    VisibleImpassable,
    OneBuildingTypeInCity,
    TechInTopRow,
    LandmarkInside,
    LandmarkOverhanging,
    DieOnMat,
    OuterWater,
}

/// The players that an effect concerns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "each is a word of the language")]
pub enum Who {
    You,
    EachOpp,
    EachPlayer,
    Neighbors,
    Right,
    Left,
}

/// A condition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "each is a word of the language")]
pub enum Cond {
    StrictlyFewest(Count),
    StrictlyMost(Count),
    FirstInEra,
    AtLeast(Count, u8),
    Turn(u8),
    Did,
    /// A token lies on this place of the mat.
    Token(u8),
    /// The move that is spoken of ended on this space or beyond.
    Reached(u8),
}

/// The tracks that a move may use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tracks {
    /// One of these bits.
    Of(u8),
    /// The one that was rolled or chosen before.
    That,
    /// Any but that one.
    Other,
}

/// What may be paid for with the bonus of a space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "each is a word of the language")]
pub enum Bonus {
    Pay,
    Free,
    None,
}

/// Where a territory is to be found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "each is a word of the language")]
pub enum Place {
    Adjacent,
    Anywhere,
    NextToCapital,
    Placed,
    /// The hexes of the Islanders' mat.
    Islands,
}

/// What can be reserved besides buildings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stock {
    /// A territory tile.
    Tile,
    /// A space tile.
    SpaceTile,
    /// A tapestry card.
    Card,
    /// A tech card.
    Tech,
}

/// Which conquer dice count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "each is a word of the language")]
pub enum DiceRule {
    One,
    Both,
    BothIfTopple,
}

/// Where a tech card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "each is a word of the language")]
pub enum Source {
    Any,
    FaceUp,
    Deck,
    DiscardTop,
}

/// What a payment costs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "each is a word of the language")]
pub enum Cost {
    Any(u8),
    Good(Good, u8),
    Tiles(u8),
    Tapestry(u8),
    Tech(u8),
}

/// Which tracks an effect is repeated for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "each is a word of the language")]
pub enum TrackTest {
    NoTokenAhead,
    AllOthersAhead,
}

/// How a track is moved along.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// The tracks that may be moved along.
    pub tracks: Tracks,
    /// Whether the benefit of the space is gained.
    pub benefit: bool,
    /// What of its bonus.
    pub bonus: Bonus,
    /// Points instead of a move past the end.
    pub off_vp: u8,
}

/// An effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "each is a word of the language, explained where it is done")]
pub enum Effect {
    Nothing,
    // ---- combinators
    Seq(List),
    All(List),
    OneOf(List),
    NOf(u8, List),
    May(EffectId),
    Pay(Cost, EffectId),
    Times(u8, EffectId),
    TimesCount(Count, EffectId),
    If(Cond, EffectId, EffectId),
    Each(Who, EffectId),
    ChooseOpponent(EffectId),
    ChooseTrack(EffectId),
    ForEachTrack(TrackTest, EffectId),
    // ---- gains
    Resource(Good, u8),
    AnyResource(u8),
    Lose(Good, u8),
    LoseAny(u8),
    Vp(i16),
    VpPer(Count, i8),
    TerritoryTile(u8),
    SpaceTile(u8),
    TapestryCard(u8),
    DrawKeepTech(u8),
    DrawKeepTapestry(u8),
    // ---- technology
    Invent(u8, Source),
    RefreshTech,
    Upgrade {
        n: u8,
        ignore: bool,
        lock: bool,
    },
    InventAndUpgrade(Source),
    TechCircle,
    TechSquare,
    CircleOfCard,
    // ---- buildings
    Build(Building),
    BuildAny,
    BuildBeside,
    Landmark(u8),
    LandmarkAny,
    Reserve(Building),
    ReserveDrawn(Stock),
    // ---- map
    Explore {
        place: Place,
        drawn: bool,
    },
    ExploreSpace {
        on_mat: bool,
        drawn: bool,
    },
    Conquer {
        place: Place,
        dice: DiceRule,
        empty: bool,
    },
    Outpost,
    TerritoryBenefit,
    TerritoryBenefitAny,
    StandUp(u8),
    // ---- tracks
    Roll(Die),
    Research {
        benefit: bool,
        off_vp: u8,
    },
    Advance(Move),
    Regress {
        how: Move,
        n: u8,
    },
    Jump {
        tracks: Tracks,
        n: u8,
    },
    RepeatPosition,
    RelocateToken,
    ForbidTrack,
    // ---- cards and mats
    PlayOver,
    PlayOverThis(u8),
    CopyTapestry,
    Remember,
    SameBenefit,
    DiscardAny(u8),
    DiscardDownTo(u8),
    DropMatTile,
    Civilization,
    TopplesAttacker,
    CancelsResponse,
    Masterpiece(u8),
    RefreshMasterpieces,
    MasterpieceBenefit {
        n: u8,
        neighbours: bool,
    },
    Inspire,
    // ---- civilization mats
    MoveToken,
    PutToken,
    PutTokenGain,
    PlaceToken,
    StepToken,
    Exposed,
    RedrawCiv,
    /// Another civilization instead of this one; or this.
    RedrawOr(EffectId),
    /// The red die of the conquest that is spoken of.
    RedDie,
    /// What the language cannot say: see `hooks`.
    Hook(Hook),
}

macro_rules! hooks {
    ($($(#[$meta:meta])* $variant:ident = $text:literal),+ $(,)?) => {
        /// A code hook, by name.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[allow(missing_docs, reason = "each is a file of `hooks`")]
        pub enum Hook { $($(#[$meta])* $variant),+ }

        impl Hook {
            /// All hooks.
            pub const ALL: &'static [Hook] = &[$(Hook::$variant),+];

            /// How many there are: what the language cannot say yet.
            pub const COUNT: usize = Self::ALL.len();

            /// Its word in the language.
            pub const fn key(self) -> &'static str {
                match self { $(Hook::$variant => $text),+ }
            }

            /// The hook of this word.
            pub fn from_key(text: &str) -> Option<Hook> {
                match text { $($text => Some(Hook::$variant),)+ _ => None }
            }
        }
    };
}

hooks! {
    // Tapestry cards.
    AgeOfSail = "age_of_sail",
    Colonialism = "colonialism",
    DarkAges = "dark_ages",
    Guilds = "guilds",
    Mercantilism = "mercantilism",
    OlympicHost = "olympic_host",
    Socialism = "socialism",
    TradeEconomy = "trade_economy",
    // Civilizations.
    AlchemistsPush = "alchemists_push",
    AlchemistsDice = "alchemists_dice",
    ArchitectsTokens = "architects_tokens",
    ArchitectsSwap = "architects_swap",
    CraftsmenTokens = "craftsmen_tokens",
    HeraldsDraw = "heralds_draw",
    HeraldsPlay = "heralds_play",
    HeraldsLay = "heralds_lay",
    HeraldsCopy = "heralds_copy",
    HistoriansGive = "historians_give",
    HistoriansLate = "historians_late",
    InventorsToken = "inventors_token",
    IsolationistsToken = "isolationists_token",
    IsolationistsScore = "isolationists_score",
    MilitantsBack = "militants_back",
    MysticsChoose = "mystics_choose",
    MysticsScore = "mystics_score",
    MysticsDeck = "mystics_deck",
    MysticsReward = "mystics_reward",
    MysticsLate = "mystics_late",
    NomadsLeast = "nomads_least",
    ChosenCount = "chosen_count",
    TradersPrinted = "traders_printed",
    Traders = "traders",
    TradersDie = "traders_die",
    InfiltratorsTokens = "infiltrators_tokens",
    Infiltrators = "infiltrators",
    InfiltratorsSecond = "infiltrators_second",
    SpiesTapestry = "spies_tapestry",
    SpiesTile = "spies_tile",
    SpiesPosition = "spies_position",
    SpiesTech = "spies_tech",
    TinkerersCost = "tinkerers_cost",
    CatchUp = "catch_up",
    NextBonus = "next_bonus",
    TinkerersBack = "tinkerers_back",
    Treasure = "treasure",
    Gamble = "gamble",
    RelentlessLate = "relentless_late",
    RenegadesStep = "renegades_step",
    RenegadesLate = "renegades_late",
    Artificers = "artificers",
    ArtificersFlush = "artificers_flush",
    CelestialsCapital = "celestials_capital",
    CelestialsMove = "celestials_move",
    FaefolkMove = "faefolk_move",
    Werefolk = "werefolk",
    Genies = "genies",
    WeefolkToken = "weefolk_token",
    WeefolkScore = "weefolk_score",
    IlluminatiDice = "illuminati_dice",
    AdvisorsGive = "advisors_give",
    AdvisorsGift = "advisors_gift",
    AdvisorsToken = "advisors_token",
    AdvisorsCounsel = "advisors_counsel",
    IslandersLay = "islanders_lay",
    UtilitariansLandmark = "utilitarians_landmark",
    UtilitariansTokens = "utilitarians_tokens",
    UtilitariansLighthouse = "utilitarians_lighthouse",
    CollectorsStore = "collectors_store",
    CollectorsLate = "collectors_late",
    CollectorsScore = "collectors_score",
    UrbanPlannersCard = "urban_planners_card",
    UrbanPlannersPlace = "urban_planners_place",
    UrbanPlannersScore = "urban_planners_score",
    MerfolkSubmerge = "merfolk_submerge",
    MerfolkRise = "merfolk_rise",
    MerfolkTurn = "merfolk_turn",
}

/// When a lasting ability speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "each is a word of the language")]
pub enum When {
    YouInvent,
    YouGainTapestry,
    YouGain(Building),
    YouGainTrackLandmark,
    YouGainLandmark,
    YouReachClaimedLandmark,
    YouUpgrade,
    YouUpgradeToTop,
    YouExplore,
    YouPlacedTile,
    YouConquer,
    YouConquerEmpty,
    YouAdvance(Track),
    YouEnterTier,
    OppAdvance(Track),
    OppTrackLandmark,
    OppLandmark,
    TargetUpgrade,
    TargetBenefit,
    YouPlaceIncomeBuilding,
    YouCoverImpassable,
    YouCoverLastImpassable,
    YouCompleteUniformDistrict,
    YouEarnAchievement,
    IncomeStep4,
    OppConquersToken,
}

/// A lasting permission or prohibition, as one bit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "each is a word of the language")]
#[repr(u8)]
pub enum Flag {
    ForbidMilitary,
    ForbidScience,
    ConquerBetween,
    ExtraScienceRoll,
    BenefitTwice,
    IgnorePrereq,
    BothDiceIfOpponent,
    ForbidTrap,
    BuildOnImpassable,
    FreeBonus,
    UniformLines,
    CraftsmenGrid,
    MapBuildings,
    OutpostRows,
    PrivateDeck,
    MarkedTech,
    ChosenNumbers,
    PrivateAchievements,
    DrawThreeCivs,
    TopToBottom,
    InventDiscard,
    InventDiscardTop,
    ExtraRolls,
    PlaysOn,
    RenegadeTrack,
    Relentless,
    DiceOnMat,
    ExtraDraws,
    GivesCards,
    Counsels,
    Islands,
    LandmarkAbilities,
    Collects,
    KeepsLandmarks,
    PlaysCards,
}

/// A lasting ability.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lasting {
    /// After this, do that.
    On(When, EffectId),
    /// The rules ask for this ability where it matters.
    Flag(Flag),
}
