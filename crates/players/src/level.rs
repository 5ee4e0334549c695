//! Players of a strength that people have: pleasant opponents, by thinking less and by slips.

use kernel::{Dice, Stop};

use crate::{Judge, Limits, Mcts, Player};

/// How strong a player is, in people's words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Knows the rules, and now and then what is good.
    Beginner,
    /// Sees at a glance what is good, with a slip here and there.
    Club,
    /// Thinks as the one who gives the hints.
    Strong,
}

impl Level {
    /// All of them, the strongest first.
    pub const ALL: [Level; 3] = [Level::Strong, Level::Club, Level::Beginner];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Club => "club",
            Level::Strong => "strong",
        }
    }

    /// How far it misjudges an option at most, in what is doubtful in that game ([`Judge::DOUBTFUL`]).
    fn slip(self) -> f32 {
        match self {
            Level::Beginner => 2.5,
            Level::Club => 0.6,
            Level::Strong => 0.0,
        }
    }
}

impl<G: Judge> Player<G> for Level {
    fn decide(&mut self, game: &G, dice: &mut Dice, limits: &Limits) -> Option<G::Action> {
        if *self == Level::Strong {
            return Mcts::iterations_of(G::HINT).decide(game, dice, limits);
        }
        glance(game, self.slip() * G::DOUBTFUL, dice, limits.stop())
    }
}

/// What looks best to one who misjudges every option by up to so many points, by little more often than by much.
fn glance<G: Judge>(game: &G, slip: f32, dice: &mut Dice, stop: &Stop) -> Option<G::Action> {
    let mut options = Vec::new();
    game.shortlist(dice, stop, &mut options);
    let mut best: Option<(G::Action, f32)> = None;
    for (action, promise) in options {
        let looks = promise + slip * (even(dice) + even(dice) - 1.0);
        if best.is_none_or(|(_, other)| looks > other) {
            best = Some((action, looks));
        }
    }
    best.map(|(action, _)| action).or_else(|| game.choose(stop))
}

/// A number from 0 to 1, all equally likely.
fn even(dice: &mut Dice) -> f32 {
    (dice.next_u64() >> 40) as f32 / (1_u32 << 24) as f32
}
