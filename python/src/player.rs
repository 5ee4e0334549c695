//! `Player`: who decides when no person does.

use kernel::{Dice, Seed};
use players::PlayerName;
use pyo3::prelude::*;

use crate::arguments::seed;
use crate::errors::Refused;
use crate::game::Game;
use crate::held::Held;
use crate::interrupt::deciding;

pub use lab::simulate::PLAYERS;

/// A function, and what to call it with to get a player back.
type Reduced<'py> = (Bound<'py, PyAny>, (String, [u64; 4]));

/// A player program with dice of its own.
#[pyclass(module = "automa._automa")]
#[derive(Clone)]
pub struct Player {
    name: PlayerName,
    dice: Dice,
}

impl Player {
    /// The action it takes, as text.
    pub fn choose(&mut self, py: Python<'_>, held: &dyn Held) -> PyResult<Option<String>> {
        let (name, dice) = (self.name, &mut self.dice);
        deciding(py, name, |limits| held.decide(name, dice, limits))
    }
}

#[pymethods]
impl Player {
    #[new]
    #[pyo3(signature = (name="greedy", seed=None))]
    fn new(name: &str, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Player> {
        let name = name.parse().map_err(Refused::from)?;
        Ok(Player { name, dice: Seed(self::seed(seed)?).dice(PLAYERS, 0) })
    }

    /// Its name, with its parameters.
    #[getter]
    fn name(&self) -> String {
        self.name.to_string()
    }

    /// The action it takes, as text; None when the game is over.
    fn decide(&mut self, py: Python<'_>, game: &Game) -> PyResult<Option<String>> {
        self.choose(py, &*game.held)
    }

    fn __copy__(&self) -> Player {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Player {
        self.clone()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Reduced<'py>> {
        let resume = slf.get_type().getattr("_resume")?;
        let player = slf.borrow();
        Ok((resume, (player.name.to_string(), player.dice.bits())))
    }

    /// A player as it was pickled.
    #[staticmethod]
    fn _resume(name: &str, dice: [u64; 4]) -> PyResult<Player> {
        Ok(Player { name: name.parse().map_err(Refused::from)?, dice: Dice::from_bits(dice) })
    }
}
