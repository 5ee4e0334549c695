//! What a good player would do here, how sure that is, and what follows: for the person at the screen.

use kernel::{Dice, Digest, Game, Notation, Purpose, Seat, Seed};

use crate::mcts::{Cut, Mcts};
use crate::{Judge, Limits, Weighed};

/// Steps of a main line that are told.
const LINE: usize = 6;
/// Steps that an act may take.
const MOST_PARTS: usize = 12;
/// An option that was tried less often than one time in this many is no advice.
const SELDOM: u32 = 1000;

const HINT: Purpose = Purpose::new("hint");

/// One of the best options.
#[derive(Clone, Debug)]
pub struct Advice<G: Game> {
    /// What it is, how often it was tried, and what came of it.
    pub weighed: Weighed<G::Action>,
    /// The option in the game's notation.
    pub text: String,
    /// The share of all tries that it got, from 0 to 1: the search tries what is good.
    pub share: f64,
    /// The position as the adviser imagines it: nothing hidden can be seen in it.
    pub before: G,
    /// The whole act that begins with this option: dig, into, build. One decision at least.
    pub act: Vec<G::Action>,
    /// What probably follows, the act first.
    pub line: Vec<Step<G>>,
}

impl<G: Game> Advice<G> {
    /// What probably follows the act.
    pub fn then(&self) -> &[Step<G>] {
        self.line.get(self.act.len()..).unwrap_or_default()
    }
}

/// A step of what probably follows. Its position is one of an imagined world, in which nothing hidden can be seen.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The position before it.
    pub before: G,
    /// The seat that decides.
    pub seat: Seat,
    /// The decision that it takes.
    pub action: G::Action,
    /// The same in the game's notation.
    pub text: String,
}

/// The best options, the best first.
#[derive(Clone, Debug)]
pub struct Hint<G: Game> {
    /// Whose decision it is.
    pub seat: Seat,
    /// The options.
    pub options: Vec<Advice<G>>,
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
pub fn hint<G: Judge + Notation>(game: &G, how: Mcts, most: usize, limits: &Limits) -> Option<Hint<G>> {
    let seat = game.to_move()?;
    if game.role(seat) != kernel::Role::Person {
        return None;
    }
    let mut dice = dice_of(game, seat);
    let mut found = game.searched(how, &mut dice, limits)?;
    let tried: u32 = found.options.iter().map(|option| option.visits).sum();
    let best = found.options.iter().filter(|option| option.visits > 0 && option.visits >= tried / SELDOM);
    let best: Vec<Weighed<G::Action>> = best.take(most.max(1)).cloned().collect();
    let options = best.into_iter().map(|weighed| {
        let mut line = found.line(game, weighed.action, LINE, limits.stop());
        let parts = complete(&mut line, seat, limits);
        let before = line.first().map_or_else(|| game.imagine(seat, &mut dice), |(before, _)| before.clone());
        let mut act: Vec<G::Action> = line.iter().take(parts).map(|(_, action)| *action).collect();
        if act.is_empty() {
            act.push(weighed.action);
        }
        let step = |(before, action): (G, G::Action)| Step {
            // A line only has positions in which somebody is to move.
            seat: before.to_move().unwrap_or(seat),
            text: before.write(action),
            before,
            action,
        };
        Advice {
            text: game.write(weighed.action),
            share: f64::from(weighed.visits) / f64::from(tried.max(1)),
            before,
            act,
            line: line.into_iter().map(step).collect(),
            weighed,
        }
    });
    let options = options.collect();
    Some(Hint { seat, options, iterations: found.iterations, cut: found.cut, player: how.to_string() })
}

/// Counts the steps that the act at the beginning of a line takes. If the search has not seen all of them, the line goes
/// on with what looks best until the act is done.
pub(crate) fn complete<G: Judge>(line: &mut Vec<(G, G::Action)>, seat: Seat, limits: &Limits) -> usize {
    let mut parts = 1;
    while parts < MOST_PARTS {
        let Some((before, last)) = line.get(parts - 1) else { break };
        let mut world = before.clone();
        if world.play(*last, &mut ()).is_err() || world.to_move() != Some(seat) || !world.is_amid(*last) {
            break;
        }
        if parts == line.len() {
            let Some(next) = next_part(line, &world, limits) else { break };
            line.push((world, next));
        }
        parts += 1;
    }
    parts
}

/// What looks best as the next part of an act; after something was prepared, what it was prepared for.
fn next_part<G: Judge>(line: &[(G, G::Action)], world: &G, limits: &Limits) -> Option<G::Action> {
    let mut options = Vec::new();
    world.shortlist(&mut Dice::new(0), limits.stop(), &mut options);
    if let Some((before, _)) =
        line.iter().rev().take_while(|(before, action)| before.prepares(*action)).last()
    {
        world.sift(before, &mut options);
    }
    let next = options.first().map(|(action, _)| *action);
    next.filter(|_| !limits.is_stopped())
}

/// Dice from what a seat sees, and nothing else.
pub fn dice_of<G: Judge>(game: &G, seat: Seat) -> Dice {
    let mut digest = Digest::default();
    digest.word(game.seen(seat));
    Seed(digest.value()).dice(HINT, seat.0.into())
}
