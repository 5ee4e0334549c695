//! Who decides for a person's seat when no person does.
//!
//! - [`Random`]: uniform over all legal actions
//! - [`Rollout`]: random by cheap sampling, for speed
//! - [`Greedy`]: the best next action by a rule of thumb of each game ([`Judge`])
//!
//! A player is chosen by name, the same on every command line and in every setup form: [`PlayerName`].

mod patchwork;
mod tapestry;
mod terra_mystica;

use std::str::FromStr;

use kernel::{Dice, Game, Legal};

/// A game whose actions can be weighed at a glance.
pub trait Judge: Game {
    /// How good an action looks; the greatest is taken, the first of equals.
    fn judge(&self, action: Self::Action) -> i64;
}

/// Who decides.
pub trait Player<G: Game> {
    /// The action to play; `None` if the game is over.
    fn decide(&mut self, game: &G, dice: &mut Dice) -> Option<G::Action>;
}

/// Uniform over all legal actions.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Player<G> for Random {
    #[inline]
    fn decide(&mut self, game: &G, dice: &mut Dice) -> Option<G::Action> {
        game.legal().pick(dice)
    }
}

/// Random by the game's own cheap sampling.
#[derive(Clone, Copy, Debug)]
pub struct Rollout;

impl<G: Game> Player<G> for Rollout {
    #[inline]
    fn decide(&mut self, game: &G, dice: &mut Dice) -> Option<G::Action> {
        game.sample(dice)
    }
}

/// The action that looks best.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

impl<G: Judge> Player<G> for Greedy {
    fn decide(&mut self, game: &G, _: &mut Dice) -> Option<G::Action> {
        let legal = game.legal();
        let mut best = None;
        for action in legal.iter() {
            let value = game.judge(action);
            if best.is_none_or(|(other, _)| value > other) {
                best = Some((value, action));
            }
        }
        best.map(|(_, action)| action)
    }
}

/// A player by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerName {
    /// [`Random`]
    Random,
    /// [`Rollout`]
    Rollout,
    /// [`Greedy`]
    Greedy,
}

impl PlayerName {
    /// All of them, each with what it does.
    pub const ALL: [(PlayerName, &'static str); 3] = [
        (PlayerName::Random, "uniform over all legal actions"),
        (PlayerName::Rollout, "random by cheap sampling: the fastest"),
        (PlayerName::Greedy, "the best next action by a rule of thumb"),
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            PlayerName::Random => "random",
            PlayerName::Rollout => "rollout",
            PlayerName::Greedy => "greedy",
        }
    }
}

impl<G: Judge> Player<G> for PlayerName {
    #[inline]
    fn decide(&mut self, game: &G, dice: &mut Dice) -> Option<G::Action> {
        match self {
            PlayerName::Random => Random.decide(game, dice),
            PlayerName::Rollout => Rollout.decide(game, dice),
            PlayerName::Greedy => Greedy.decide(game, dice),
        }
    }
}

/// There is no player of that name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no player `{0}`; there are: random, rollout, greedy")]
pub struct NoPlayer(pub String);

impl FromStr for PlayerName {
    type Err = NoPlayer;
    fn from_str(text: &str) -> Result<Self, NoPlayer> {
        let known = PlayerName::ALL.into_iter().find(|(player, _)| player.name() == text);
        known.map(|(player, _)| player).ok_or_else(|| NoPlayer(text.chars().take(40).collect()))
    }
}
