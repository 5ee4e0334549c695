//! The engines from Python.
//!
//! - `game`: one game under way, whatever its kind; `held` is the interface behind it, `kinds` the list of games
//! - `sense`: actions as numbers and observations, for learning programs
//! - `vector`: thousands of games in one call
//! - `lab`: experiments
//! - `player`: who decides when no person does
//! - `errors`: what can be refused, as exceptions; `json`: values as Python objects; `arguments`: what Python hands over
//! - `interrupt`: long work that hears Ctrl-C

#![allow(clippy::needless_pass_by_value, reason = "what Python gives comes by value")]

mod arguments;
mod errors;
mod game;
mod held;
mod interrupt;
mod json;
mod kinds;
mod lab;
mod player;
mod sense;
mod vector;

use pyo3::prelude::*;
use pyo3::types::PyDict;

#[pymodule]
mod _automa {
    use pyo3::prelude::*;

    #[pymodule_export]
    use super::{options, players, specification};
    #[pymodule_export]
    use crate::errors::{GameOver, IllegalAction};
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::lab::{lab_collect, lab_play, lab_read, lab_run};
    #[pymodule_export]
    use crate::player::Player;
    #[pymodule_export]
    use crate::vector::Vector;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        module.add("GAMES", games::Title::ALL.iter().map(|title| title.key()).collect::<Vec<_>>())
    }
}

/// What the numbers of actions and observations mean at a table with these options.
#[pyfunction]
#[pyo3(signature = (game, /, **options))]
fn specification<'py>(
    py: Python<'py>,
    game: &str,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    json::to_python(py, &kinds::specification(game, &arguments::options(options)?)?)
}

/// The options of a game: name, meaning, values, the usual value.
#[pyfunction]
fn options<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
    json::to_python(py, &kinds::options(game)?)
}

/// The players there are, each with what it does.
#[pyfunction]
fn players() -> Vec<(&'static str, &'static str)> {
    ::players::PlayerName::all().into_iter().map(|(player, does)| (player.name(), does)).collect()
}
