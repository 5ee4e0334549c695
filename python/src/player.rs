//! `Player`: who decides when no person does.

use kernel::{Dice, Seed};
use players::PlayerName;
use pyo3::prelude::*;

use crate::errors::Refused;
use crate::game::{Game, any_seed};
use crate::held::Held;

pub use lab::simulate::PLAYERS;

/// A player program with dice of its own.
#[pyclass(module = "automa._automa")]
pub struct Player {
    name: PlayerName,
    dice: Dice,
}

impl Player {
    /// The action it takes, as text.
    pub fn choose(&mut self, held: &dyn Held) -> Option<String> {
        held.decide(self.name, &mut self.dice)
    }
}

#[pymethods]
impl Player {
    #[new]
    #[pyo3(signature = (name="greedy", seed=None))]
    fn new(name: &str, seed: Option<u64>) -> PyResult<Player> {
        let seed = Seed(seed.map_or_else(any_seed, Ok)?);
        Ok(Player { name: name.parse().map_err(Refused::from)?, dice: seed.dice(PLAYERS, 0) })
    }

    /// Its name, with its parameters.
    #[getter]
    fn name(&self) -> String {
        self.name.to_string()
    }

    /// The action it takes, as text; None when the game is over.
    fn decide(&mut self, game: &Game) -> Option<String> {
        self.choose(&*game.held)
    }
}
