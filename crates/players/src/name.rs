//! Players by name, the same on every command line and in every setup form.

use std::fmt;
use std::str::FromStr;

use kernel::Dice;

use crate::mcts::{Mcts, SpecError, Thinker};
use crate::{Greedy, Judge, Level, Limits, Player, Random, Rollout};

/// A player by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerName {
    /// Any legal action, each equally likely: [`Random`]
    Random,
    /// Random by the game's own cheap sampling: [`Rollout`]
    Rollout,
    /// The action that looks best at a glance: [`Greedy`]
    Greedy,
    /// Tree search: [`Mcts`]
    Mcts(Mcts),
    /// As strong as people are: [`Level`]
    Level(Level),
}

impl PlayerName {
    /// All of them, each with what it does; those with parameters with their usual ones.
    pub fn all() -> [(PlayerName, &'static str); 7] {
        [
            (PlayerName::Random, "uniform over all legal actions"),
            (PlayerName::Rollout, "random by cheap sampling: the fastest"),
            (PlayerName::Greedy, "the best next action by a rule of thumb"),
            (PlayerName::Mcts(Mcts::default()), "tree search; mcts:iterations=N or mcts:time=1s"),
            (PlayerName::Level(Level::Beginner), "knows the rules, and now and then what is good"),
            (PlayerName::Level(Level::Club), "sees what is good, with a slip here and there"),
            (PlayerName::Level(Level::Strong), "thinks as the one who gives the hints"),
        ]
    }

    /// Its name, without parameters.
    pub fn name(self) -> &'static str {
        match self {
            PlayerName::Random => "random",
            PlayerName::Rollout => "rollout",
            PlayerName::Greedy => "greedy",
            PlayerName::Mcts(_) => "mcts",
            PlayerName::Level(level) => level.name(),
        }
    }

    /// Whether the same seed gives the same decisions: not with a time budget.
    pub fn reproducible(self) -> bool {
        match self {
            PlayerName::Mcts(how) => how.reproducible(),
            _ => true,
        }
    }

    /// Whether it keeps something in mind from one decision to the next.
    pub fn remembers(self) -> bool {
        matches!(self, PlayerName::Mcts(how) if how.reuse)
    }

    /// The player for one seat of one game: one that remembers, where its parameters say so.
    pub fn sit<G: Judge>(self) -> Seated<G> {
        match self {
            PlayerName::Mcts(how) if how.reuse => Seated::Thinker(Box::new(Thinker::new(how))),
            name => Seated::Name(name),
        }
    }

    /// Whether a part of a comma list is a parameter of the player before it (`threads=2`), not a player.
    pub fn is_parameter(part: &str) -> bool {
        part.contains('=') && !part.contains(':')
    }
}

impl<G: Judge> Player<G> for PlayerName {
    #[inline]
    fn decide(&mut self, game: &G, dice: &mut Dice, limits: &Limits) -> Option<G::Action> {
        match self {
            PlayerName::Random => Random.decide(game, dice, limits),
            PlayerName::Rollout => Rollout.decide(game, dice, limits),
            PlayerName::Greedy => Greedy.decide(game, dice, limits),
            PlayerName::Mcts(how) => how.decide(game, dice, limits),
            PlayerName::Level(level) => level.decide(game, dice, limits),
        }
    }
}

/// A player at its seat.
#[derive(Clone, Debug)]
pub enum Seated<G: Judge> {
    /// One that decides from the position alone.
    Name(PlayerName),
    /// One that remembers what it thought.
    Thinker(Box<Thinker<G>>),
}

impl<G: Judge> Player<G> for Seated<G> {
    #[inline]
    fn decide(&mut self, game: &G, dice: &mut Dice, limits: &Limits) -> Option<G::Action> {
        match self {
            Seated::Name(name) => name.decide(game, dice, limits),
            Seated::Thinker(thinker) => thinker.decide(game, dice, limits),
        }
    }
}

/// As it is written, with its parameters.
impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerName::Mcts(how) => how.fmt(f),
            name => f.write_str(name.name()),
        }
    }
}

/// There is no such player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoPlayer {
    /// Nobody has that name.
    #[error(
        "there is no player `{0}`; there are: random, rollout, greedy, beginner, club, strong, mcts (with parameters: mcts:iterations=2000)"
    )]
    Unknown(String),
    /// It has no parameters.
    #[error("`{0}` has no parameters; only mcts has, as in mcts:iterations=2000")]
    NoParameters(&'static str),
    /// Its parameters are wrong.
    #[error(transparent)]
    Parameters(#[from] SpecError),
}

impl FromStr for PlayerName {
    type Err = NoPlayer;
    fn from_str(text: &str) -> Result<Self, NoPlayer> {
        let (name, parameters) =
            text.trim().split_once(':').map_or((text.trim(), None), |(n, p)| (n, Some(p)));
        let known =
            PlayerName::all().into_iter().map(|(player, _)| player).find(|player| player.name() == name);
        let player = known.ok_or_else(|| NoPlayer::Unknown(text.chars().take(40).collect()))?;
        match (player, parameters) {
            (player, None) => Ok(player),
            (PlayerName::Mcts(_), Some(parameters)) => Ok(PlayerName::Mcts(parameters.parse()?)),
            (player, Some(_)) => Err(NoPlayer::NoParameters(player.name())),
        }
    }
}
