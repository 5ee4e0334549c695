//! Where a token would go with an answer, and what it would gain there: so that nobody is promised more than comes.

use kernel::Seat;

use crate::components::Track;
use crate::components::effect::{Bonus, Move};
use crate::state::{LAST, Tapestry, Task, Token};

/// Where a token goes, and what it gains there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The track.
    pub track: Track,
    /// The space in the end.
    pub space: u8,
    /// Whether the benefit of the space is gained.
    pub benefit: bool,
    /// What happens with its bonus.
    pub bonus: Bonus,
    /// Whether the space was used this turn already, which is why it gives nothing now.
    pub used: bool,
    /// The points for a step beyond the end, which is not taken.
    pub points: u8,
}

impl Step {
    /// A token that ends here and gains nothing.
    pub(crate) fn plain(track: Track, space: u8) -> Step {
        Step { track, space, benefit: false, bonus: Bonus::None, used: false, points: 0 }
    }

    /// The same, with benefit and bonus.
    pub(crate) fn gains(self, benefit: bool, bonus: Bonus) -> Step {
        Step { benefit, bonus, ..self }
    }
}

impl Tapestry {
    /// What choosing this token does in the decision that is due; `None` if there is no such token.
    pub fn step_of(&self, seat: Seat, token: u8) -> Option<Step> {
        let Token { track, space } = *self.player_at(seat).tokens.get(usize::from(token))?;
        let track = Track::at(track)?;
        let here = Step::plain(track, space);
        let step = match self.pending()?.task {
            Task::TakeTurn => forward(here, true, Bonus::Pay, 0),
            Task::Research { benefit, off_vp, .. } => {
                forward(here, benefit, if benefit { Bonus::Pay } else { Bonus::None }, off_vp)
            }
            Task::Advance(Move { benefit, bonus, off_vp, .. }) => forward(here, benefit, bonus, off_vp),
            Task::Regress(how, n) => {
                Step::plain(track, space.saturating_sub(n)).gains(how.benefit, how.bonus)
            }
            Task::Jump { n, .. } => Step::plain(track, (space + n).min(LAST)),
            Task::Repeat => here.gains(true, Bonus::Pay),
            Task::Hook(doing) => crate::hooks::step_of(self, doing, seat.0, here),
            _ => here,
        };
        Some(self.once_a_turn(seat, step))
    }

    /// A space is used once a turn.
    fn once_a_turn(&self, seat: Seat, step: Step) -> Step {
        let used = self.player_at(seat).activated[step.track.index()] >> step.space & 1 == 1;
        let gains = step.benefit || step.bonus != Bonus::None;
        if used && gains { Step { used, ..step.gains(false, Bonus::None) } } else { step }
    }
}

/// One space on, or points at the end of the track.
fn forward(here: Step, benefit: bool, bonus: Bonus, off_vp: u8) -> Step {
    if here.space >= LAST {
        return Step { points: off_vp, ..here };
    }
    Step { space: here.space + 1, ..here }.gains(benefit, bonus)
}
