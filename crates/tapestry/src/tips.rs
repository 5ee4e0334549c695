//! Tips for a first game: at which decision something is worth knowing. The sentences are in the words of a language.

use std::borrow::Borrow;

use kernel::Game;

use crate::rules::action::Waiting;
use crate::state::{Tapestry, Task};

macro_rules! tips {
    ($($(#[$doc:meta])* $variant:ident = $text:literal),+ $(,)?) => {
        /// Something worth knowing.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Tip { $($(#[$doc])* $variant),+ }

        impl Tip {
            /// All of them, in the order in which a game meets them.
            pub const ALL: &'static [Tip] = &[$(Tip::$variant),+];

            /// The word for it in messages.
            pub const fn key(self) -> &'static str {
                match self { $(Tip::$variant => $text),+ }
            }
        }
    };
}

tips! {
    /// Before the first turn: which civilization to keep.
    Mats = "mats",
    /// The first turn is an income turn.
    FirstIncome = "first-income",
    /// Income or advance.
    Turn = "turn",
    /// The first benefit with a bonus.
    Bonus = "bonus",
    /// Laying a tile.
    Explore = "explore",
    /// Conquering a territory.
    Conquer = "conquer",
    /// Being conquered with a card in hand.
    Response = "response",
    /// Gaining a tech card.
    Invent = "invent",
    /// The science die.
    Research = "research",
    /// A building in the city.
    Building = "building",
    /// A landmark in the city.
    Landmark = "landmark",
    /// The first step of an income turn.
    Civilizations = "civilizations",
    /// The second step of an income turn.
    TapestryCard = "tapestry-card",
    /// The third step of an income turn.
    Upgrade = "upgrade",
    /// The last income turn comes next.
    LastIncome = "last-income",
}

/// What is worth knowing for the decision that is due.
pub fn tip(game: &Tapestry) -> Option<Tip> {
    let decision = game.decision()?;
    let seat = decision.seat.0;
    if game.is_bot(seat) {
        return None;
    }
    let turns = game.player(seat).income_turns;
    Some(match (decision.kind, game.pending()?.task) {
        (Waiting::Civilization, Task::ChooseCiv) => Tip::Mats,
        (Waiting::Turn, _) if turns == 0 => Tip::FirstIncome,
        (Waiting::Turn, _) if turns == 4 => Tip::LastIncome,
        (Waiting::Turn, _) if turns < 4 => Tip::Turn,
        (_, Task::Bonus { .. }) => Tip::Bonus,
        (_, Task::ExploreTile { .. } | Task::ExploreHex { .. }) => Tip::Explore,
        (_, Task::ConquerHex { .. }) => Tip::Conquer,
        (Waiting::Response, _) => Tip::Response,
        (_, Task::Invent { .. }) => Tip::Invent,
        (_, Task::Research { .. }) => Tip::Research,
        (_, Task::Place(_)) => Tip::Building,
        (_, Task::PlaceLandmark(_)) => Tip::Landmark,
        (Waiting::CivilizationStep, _) => Tip::Civilizations,
        (_, Task::PlayIncome) => Tip::TapestryCard,
        (_, Task::Upgrade { optional: true, .. }) => Tip::Upgrade,
        _ => return None,
    })
}

/// The same, if none of the earlier positions had it: each tip comes once in a game.
pub fn first_time<T: Borrow<Tapestry>>(earlier: impl IntoIterator<Item = T>, now: &Tapestry) -> Option<Tip> {
    let new = tip(now)?;
    earlier.into_iter().all(|before| tip(before.borrow()) != Some(new)).then_some(new)
}
