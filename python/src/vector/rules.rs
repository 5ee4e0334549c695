//! How the games of a vector are played.

use kernel::{Game, Role, Seat};
use players::PlayerName;

use crate::errors::Refused;
use crate::sense::Sense;

/// Seats of a table, at most.
pub const SEATS: usize = 8;

/// What a seat gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// At the end: 1 for a victory, -1 for a defeat.
    Win,
    /// At the end: the points.
    Score,
    /// At the end: the points before the best of the others.
    Margin,
    /// With every step: by how much the margin has changed. All of them together are the margin.
    Change,
}

impl Reward {
    fn of(name: &str) -> Result<Reward, Refused> {
        match name {
            "win" => Ok(Reward::Win),
            "score" => Ok(Reward::Score),
            "margin" => Ok(Reward::Margin),
            "change" => Ok(Reward::Change),
            _ => Err(Refused::Argument("`reward` is one of: win, score, margin, change".to_owned())),
        }
    }

    /// What an illegal action brings: less than any legal way to end.
    pub fn worst(self) -> f64 {
        match self {
            Reward::Win => -2.0,
            Reward::Score | Reward::Margin | Reward::Change => -1000.0,
        }
    }
}

/// When the next game begins in the place of one that ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Autoreset {
    /// In the same step.
    Same,
    /// In the next step, whose action is not looked at.
    Next,
    /// When somebody says so.
    Never,
}

impl Autoreset {
    fn of(name: &str) -> Result<Autoreset, Refused> {
        match name {
            "same_step" => Ok(Autoreset::Same),
            "next_step" => Ok(Autoreset::Next),
            "disabled" => Ok(Autoreset::Never),
            _ => Err(Refused::Argument("`autoreset` is one of: same_step, next_step, disabled".to_owned())),
        }
    }
}

/// How the games are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// The seats that somebody outside decides for, as bits.
    outside: u8,
    /// The first of them.
    pub seat: Seat,
    pub opponents: PlayerName,
    pub reward: Reward,
    /// Whether an illegal action is an error; else it loses the game.
    pub strict: bool,
    pub autoreset: Autoreset,
}

impl Rules {
    /// Reads them.
    pub fn new(
        seats: &[u8],
        opponents: &str,
        reward: &str,
        illegal: &str,
        autoreset: &str,
    ) -> Result<Rules, Refused> {
        let strict = match illegal {
            "lose" => false,
            "raise" => true,
            _ => return Err(Refused::Argument("`illegal` is one of: lose, raise".to_owned())),
        };
        let first = seats.first().copied();
        let first = first.ok_or_else(|| Refused::Argument("`seats` names one seat at least".to_owned()))?;
        let mut outside = 0;
        for &seat in seats {
            if usize::from(seat) >= SEATS {
                return Err(Refused::Seat { seat, seats: SEATS });
            }
            outside |= 1 << seat;
        }
        Ok(Rules {
            outside,
            seat: Seat(first),
            opponents: opponents.parse()?,
            reward: Reward::of(reward)?,
            strict,
            autoreset: Autoreset::of(autoreset)?,
        })
    }

    /// Whether somebody outside decides for this seat.
    pub fn is_outside(&self, seat: Seat) -> bool {
        self.outside >> seat.index() & 1 == 1
    }

    /// Whether they fit a table: its seats that are named are there, and people's.
    pub fn check<G: Sense>(&self, game: &G) -> Result<(), Refused> {
        game.learnable()?;
        for seat in (0..SEATS as u8).map(Seat).filter(|seat| self.is_outside(*seat)) {
            if seat.index() >= game.seats() {
                return Err(Refused::Seat { seat: seat.0, seats: game.seats() });
            }
            if game.role(seat) != Role::Person {
                let text = format!("seat {} is not a person's: nobody outside decides for it", seat.0);
                return Err(Refused::Argument(text));
            }
        }
        Ok(())
    }
}

/// The points of a seat before the best of the others.
pub fn margin<G: Game>(game: &G, seat: Seat) -> i32 {
    let others = (0..game.seats() as u8).map(Seat).filter(|other| *other != seat);
    game.score(seat) - others.map(|other| game.score(other)).max().unwrap_or(0)
}
