//! What a good player would do here, how sure that is, and what follows: for the person at the screen.

use kernel::{Dice, Digest, Notation, Purpose, Seat, Seed};

use crate::mcts::{Cut, Mcts, search};
use crate::{Judge, Limits, Weighed};

/// Steps of a main line that are told.
const LINE: usize = 6;
/// An option that was tried less often than one time in this many is no advice.
const SELDOM: u32 = 200;

const HINT: Purpose = Purpose::new("hint");

/// One of the best options.
#[derive(Clone, Debug)]
pub struct Advice<A> {
    /// What it is, how often it was tried, and what came of it.
    pub weighed: Weighed<A>,
    /// The option in the game's notation.
    pub text: String,
    /// The share of all tries that it got, from 0 to 1: the search tries what is good.
    pub share: f64,
    /// What probably follows: who does what, this option first.
    pub line: Vec<(Seat, String)>,
}

/// The best options, the best first.
#[derive(Clone, Debug)]
pub struct Hint<A> {
    /// Whose decision it is.
    pub seat: Seat,
    /// The options.
    pub options: Vec<Advice<A>>,
    /// Games that were played out to find them.
    pub iterations: u32,
    /// What ended the search before it had made all that were asked for.
    pub cut: Option<Cut>,
    /// Who was asked, as it is written.
    pub player: String,
}

/// Asks for advice on the decision that waits; `None` when the game is over or a bot is to move. The same position, as
/// the seat sees it, gives the same advice: chance comes from what is seen, so that nothing hidden can shine through.
/// When a limit is reached, the advice is what was found until then.
pub fn hint<G: Judge + Notation>(
    game: &G,
    how: Mcts,
    most: usize,
    limits: &Limits,
) -> Option<Hint<G::Action>> {
    let seat = game.to_move()?;
    if game.role(seat) != kernel::Role::Person {
        return None;
    }
    let mut dice = dice_of(game, seat);
    let mut found = search(game, how, &mut dice, limits)?;
    let tried: u32 = found.options.iter().map(|option| option.visits).sum();
    let best = found.options.iter().filter(|option| option.visits > 0 && option.visits >= tried / SELDOM);
    let best: Vec<Weighed<G::Action>> = best.take(most.max(1)).cloned().collect();
    let options = best
        .into_iter()
        .map(|weighed| {
            let line = found.line(game, weighed.action, LINE, limits.stop());
            let line = line.into_iter().map(|(before, action)| {
                // A line only has positions in which somebody is to move.
                (before.to_move().unwrap_or(seat), before.write(action))
            });
            Advice {
                text: game.write(weighed.action),
                share: f64::from(weighed.visits) / f64::from(tried.max(1)),
                line: line.collect(),
                weighed,
            }
        })
        .collect();
    Some(Hint { seat, options, iterations: found.iterations, cut: found.cut, player: how.to_string() })
}

/// Dice from what a seat sees, and nothing else.
pub fn dice_of<G: Judge>(game: &G, seat: Seat) -> Dice {
    let mut digest = Digest::default();
    digest.word(game.seen(seat));
    Seed(digest.value()).dice(HINT, seat.0.into())
}
