//! What a decision was worth, looked at afterwards: what would have been better, and what the difference is.
//!
//! The figures are those of the player who gives the hints. They say what that player expects, who knows the cards no
//! better than the seat did, and plays well but not perfectly.

use kernel::{Game, Notation, Role, Seat};

use crate::hint::{complete, dice_of};
use crate::mcts::{How, Mcts, Mean, Rival, Rivals, compare};
use crate::{Judge, Limits};

/// Options that a verdict names beside the chosen one.
const OPTIONS: usize = 3;
/// Steps of what follows that are looked at to name a whole act.
const LINE: usize = 6;

/// How much thought a verdict takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Care {
    /// Iterations that find the options to compare.
    pub search: u32,
    /// Worlds in which they are compared.
    pub rounds: u32,
}

impl Care {
    /// About as much thought for each decision as a hint takes.
    pub fn of<G: Judge>() -> Care {
        Care { search: (G::HINT / 2).max(64), rounds: (G::HINT / 8).max(48) }
    }
}

/// One of the options of a decision that was judged.
#[derive(Clone, Debug)]
pub struct Rated<G: Game> {
    /// The option.
    pub action: G::Action,
    /// The same in the game's notation.
    pub text: String,
    /// The whole act that begins with it; one decision at least.
    pub act: Vec<G::Action>,
    /// Points that the seat has at the end, on average.
    pub points: f64,
    /// The chance to win, from 0 to 1.
    pub win: f64,
}

/// What was lost by a choice, compared with the best option in the same worlds. The margins are half the width of the 95 %
/// interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lost {
    /// Points, the seat's own and what it let others have: of the lead over the best of them.
    pub points: Mean,
    /// Chance to win.
    pub win: Mean,
    /// Both together, as the player weighs them, from 0 to 1.
    pub worth: Mean,
}

impl Lost {
    /// The choice was as good as the best option.
    pub const NOTHING: Lost = Lost { points: Mean::ZERO, win: Mean::ZERO, worth: Mean::ZERO };
}

/// A decision that was judged.
#[derive(Clone, Debug)]
pub struct Verdict<G: Game> {
    /// Whose decision it was.
    pub seat: Seat,
    /// The options, the best first; the chosen one is among them.
    pub options: Vec<Rated<G>>,
    /// Which of them was chosen.
    pub chosen: usize,
    /// What was lost by that.
    pub lost: Lost,
    /// Worlds in which they were compared.
    pub rounds: u32,
    /// Whether the time was up before as many were made as usual: another time the figures may differ.
    pub hurried: bool,
}

/// Judges what was chosen in a position; `None` where nobody chose or there was no choice, and where somebody asked to
/// stop. The same position, as the seat sees it, and the same choice give the same verdict, unless the time was up.
pub fn judge<G: Judge + Notation>(
    game: &G,
    chosen: G::Action,
    care: Care,
    limits: &Limits,
) -> Option<Verdict<G>> {
    let seat = game.to_move()?;
    if game.role(seat) != Role::Person {
        return None;
    }
    let how = How { search: Mcts::iterations_of(care.search), rounds: care.rounds, most: OPTIONS };
    let rivals = compare(game, chosen, how, &mut dice_of(game, seat), limits)?;
    let Rivals { mut found, options, value, lead, win, rounds, hurried } = rivals;
    let place = options.iter().position(|option| option.action == chosen)?;
    let rated = |Rival { action, points, win, .. }: Rival<G::Action>| {
        let mut line = found.line(game, action, LINE, limits.stop());
        let parts = complete(&mut line, seat, limits);
        let mut act: Vec<G::Action> = line.iter().take(parts).map(|(_, action)| *action).collect();
        if act.is_empty() {
            act.push(action);
        }
        Rated { action, text: game.write(action), act, points, win }
    };
    Some(Verdict {
        seat,
        options: options.into_iter().map(rated).collect(),
        chosen: place,
        lost: Lost { points: lead, win, worth: value },
        rounds,
        hurried,
    })
}
