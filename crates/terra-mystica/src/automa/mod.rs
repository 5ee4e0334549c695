//! Steve C's Automa: a deck of decision cards, a faction card, and chains of filters over what lies on the table.
//!
//! - `bot`: the deck, the reserve and the two cards before it
//! - `turn`: cards drawn, action carried out, points
//! - `build`, `upgrade`, `power`, `cult`: the ordinary actions
//! - `faction`: what a faction card adds
//! - `pass`: passing, the bonus card, the new deck
//! - `setup`: first dwellings and the first bonus card
//! - `sight`: distances, settlements and terraforming steps as the Automa counts them
//!
//! Each action has a `choose_...` that only looks, with the trail of its reasons, and a twin that does it: the
//! companion and `decide` use the first alone.

mod bot;
mod build;
mod cult;
mod faction;
mod pass;
mod power;
mod setup;
mod sight;
mod turn;
mod upgrade;

pub use bot::{Bot, CannotLay};
pub use build::BuildHow;
pub use turn::Cards;

use kernel::Hex;

use crate::components::{BonusId, Cult, PowerAction, Terrain};

/// Something that the Automa can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// A hex.
    Hex(Hex),
    /// A power action.
    Power(PowerAction),
    /// A cult track.
    Cult(Cult),
    /// A bonus card.
    Bonus(BonusId),
    /// A place for a bridge.
    Bridge(u8),
    /// A terrain.
    Terrain(Terrain),
}

/// What a choice of the Automa is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// Where to put a starting dwelling.
    FirstDwelling,
    /// Where to build a dwelling.
    Build,
    /// Which structure to upgrade.
    Upgrade,
    /// Which power action to block.
    Power,
    /// Which cult track to climb.
    Cult,
    /// Which cult track pays for a dwelling.
    CultPrice,
    /// Which bonus card to take.
    Bonus,
    /// Where to put a bridge.
    Bridge,
    /// Which terrain to turn to or to unlock.
    Terrain,
}

/// Runs a choice with its reasons if somebody listens, without any cost if not.
macro_rules! reasoned {
    ($sink:expr, $seat:expr, $about:expr, |$trail:ident| $choose:expr) => {
        kernel::reasoned!($sink, |$trail| $choose, |reasons| {
            $crate::rules::event::Event::AutomaChose { seat: $seat, about: $about, reasons }
        })
    };
}
pub(crate) use reasoned;
