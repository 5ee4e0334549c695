//! The Automa and the Shadow Empire: a pair of decision cards, chains of filters over what lies on the table, and an
//! income chart.
//!
//! - `bots`: decks, pair, favourite tracks; setup and chance of their own
//! - `options`: the settings of the bots
//! - `turn`: the pair, a step on a track, what the Automa does on the space
//! - `track`, `hexes`: the choices, with the trail of their reasons; `sight`: distances and legal hexes
//! - `land`: conquering and exploring; `traps`: a person conquers the Automa
//! - `income`: the chart, civilizations, points
//!
//! Each choice has a `choose_...` that only looks; what it leads to is done elsewhere. The bots' turn is one decision
//! with one answer; a person may have to answer in the middle of it, with a Trap.

mod bots;
mod hexes;
mod income;
mod land;
mod options;
mod sight;
mod track;
mod traps;
mod turn;

use kernel::{Hex, Role, Seat};

pub use bots::{Bots, Real};
pub use income::Tally;
pub use options::{BotOptions, First};
pub use sight::UNREACHABLE;

use crate::components::{Benefit, Track};
use crate::options::Mode;
use crate::state::Tapestry;

/// Something that a bot can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// A track.
    Track(Track),
    /// A hex.
    Hex(Hex),
}

/// What a choice of a bot is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// On which track to advance.
    Track,
    /// Which track becomes the favourite.
    Favourite,
    /// Which territory of a person to conquer.
    ConquerOpponent,
    /// Which other territory to conquer.
    ConquerNeutral,
    /// Which hex to explore.
    Explore,
    /// Which territory of the Automa an outpost of the Shadow Empire makes safe.
    Shadow,
}

/// What is under way in a turn of the bots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotTask {
    /// The bots take their turn.
    Turn,
    /// Cards of the real table: the track card (0), the tiebreaker card (1), or the one for income turn 1 (2).
    Card(u8),
    /// Advances on the track that the pair of cards picks.
    Pair,
    /// Advances on this track.
    Advance {
        /// The track to advance on.
        track: Track,
        /// Whether what the space says is done.
        benefit: bool,
    },
    /// Does what a space says.
    Activate {
        /// The track.
        track: Track,
        /// The space.
        space: u8,
    },
    /// Carries out this benefit.
    Benefit(Benefit),
    /// The science die decides on which of these tracks to go a step, forward or back.
    Roll {
        /// The tracks as bits.
        among: u8,
        /// Whether the step goes back.
        back: bool,
        /// Whether what the space says is done.
        benefit: bool,
    },
    /// The next step of the income chart.
    Income(u8),
    /// The next effect of a civilization: which of the two, which effect.
    Civ(u8, u8),
    /// The test of the favourite track.
    Favourite,
    /// At a real table: a person acts because a bot took a landmark.
    React,
    /// Its cards beside the mat are turned up, until a Trap is found.
    Traps {
        /// Where a person conquers.
        hex: u8,
    },
}

/// One of the two artificial opponents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    /// The opponent of a person who plays alone.
    Automa,
    /// The second one: it races on the tracks and scores nothing.
    ShadowEmpire,
}

impl Bot {
    /// The role by which the kernel knows it.
    pub const fn role(self) -> Role {
        match self {
            Bot::Automa => Role::AUTOMA,
            Bot::ShadowEmpire => Role::Bot("shadow-empire"),
        }
    }
}

impl Tapestry {
    /// The seat of the Automa, if it is at the table.
    #[inline]
    pub(crate) fn automa_seat(&self) -> Option<u8> {
        (self.options.mode == Mode::Automa).then_some(1)
    }

    /// The seat of the Shadow Empire, if it is at the table.
    #[inline]
    pub(crate) fn shadow_seat(&self) -> Option<u8> {
        (self.options.mode != Mode::People).then_some(2)
    }

    /// Whether no person sits there.
    #[inline]
    pub(crate) fn is_bot(&self, seat: u8) -> bool {
        match self.options.mode {
            Mode::People => false,
            Mode::Automa => seat >= 1,
            Mode::Shadow => seat == 2,
        }
    }

    /// Whether this is the Automa.
    #[inline]
    pub(crate) fn is_automa(&self, seat: u8) -> bool {
        seat == 1 && self.options.mode == Mode::Automa
    }

    /// Which artificial opponent sits there, if one does.
    pub fn bot_at(&self, seat: Seat) -> Option<Bot> {
        if self.is_automa(seat.0) {
            Some(Bot::Automa)
        } else if self.is_bot(seat.0) {
            Some(Bot::ShadowEmpire)
        } else {
            None
        }
    }

    /// Who sits there.
    pub(crate) fn role_of(&self, seat: Seat) -> Role {
        self.bot_at(seat).map_or(Role::Person, Bot::role)
    }

    /// The seats of people.
    pub(crate) fn people(&self) -> impl Iterator<Item = u8> + use<> {
        let mode = self.options.mode;
        self.seat_list().filter(move |seat| match mode {
            Mode::People => true,
            Mode::Automa => *seat == 0,
            Mode::Shadow => *seat < 2,
        })
    }

    /// Whether somebody has turns: the Shadow Empire of a solo game acts in those of the Automa, and the one of the
    /// variant as long as a person does.
    pub(crate) fn has_turns(&self, seat: u8) -> bool {
        match self.options.mode {
            Mode::People => !self.player(seat).done,
            Mode::Automa => seat != 2 && !self.player(seat).done,
            Mode::Shadow if seat == 2 => self.seat_list().any(|other| other != 2 && !self.player(other).done),
            Mode::Shadow => !self.player(seat).done,
        }
    }
}

/// Runs a choice with its reasons if somebody listens, without any cost if not.
macro_rules! reasoned {
    ($sink:expr, $seat:expr, $about:expr, |$trail:ident| $choose:expr) => {
        kernel::reasoned!($sink, |$trail| $choose, |reasons| {
            let (seat, about, reasons) = (kernel::Seat($seat), $about, Box::new(reasons));
            $crate::rules::event::Event::AutomaChose { seat, about, reasons }
        })
    };
}
pub(crate) use reasoned;
