//! `Game`: one game under way.

use kernel::{Pack, Seed};
use numpy::{PyArray1, PyArrayMethods as _, PyReadwriteArray1};
use players::PlayerName;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyInt, PyString};

use crate::errors::Refused;
use crate::held::Held;
use crate::player::{PLAYERS, Player};
use crate::{json, kinds};

/// A game under way: its position and the decisions that led there.
#[pyclass(subclass, module = "automa._automa")]
pub struct Game {
    pub(crate) held: Box<dyn Held>,
    actions: u32,
    observation: usize,
}

impl Game {
    fn of(held: Box<dyn Held>) -> Result<Game, Refused> {
        let (actions, observation) = kinds::sizes(held.name())?;
        Ok(Game { held, actions, observation })
    }
}

/// A random seed.
pub fn any_seed() -> Result<u64, Refused> {
    getrandom::u64().map_err(Refused::Seed)
}

/// Keyword arguments as the game's options: an underscore is a hyphen, and a truth is `on` or `off`.
pub fn options(given: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<(String, String)>> {
    let mut options = Vec::new();
    let Some(given) = given else { return Ok(options) };
    for (key, value) in given {
        let key = key.extract::<String>()?.replace('_', "-");
        let value = if value.is_instance_of::<PyBool>() {
            if value.extract()? { "on".to_owned() } else { "off".to_owned() }
        } else if value.is_instance_of::<PyInt>() || value.is_instance_of::<PyString>() {
            value.str()?.to_string()
        } else {
            let found = value.get_type().name()?;
            let text = format!("option `{key}`: its value is a str, an int or a bool, not {found}");
            return Err(PyTypeError::new_err(text));
        };
        options.push((key, value));
    }
    Ok(options)
}

/// Packs as (name, text).
pub fn packs(given: Vec<(String, String)>) -> Vec<Pack> {
    given.into_iter().map(|(name, text)| Pack { name, text }).collect()
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (game, /, *, seed=None, packs=Vec::new(), **options))]
    fn new(
        game: &str,
        seed: Option<u64>,
        packs: Vec<(String, String)>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Game> {
        let seed = seed.map_or_else(any_seed, Ok)?;
        Ok(Game::of(kinds::start(game, &self::options(options)?, seed, self::packs(packs))?)?)
    }

    /// The name of the game.
    #[getter]
    fn name(&self) -> &'static str {
        self.held.name()
    }

    /// The settings, all of them, as text.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (key, value) in self.held.options() {
            dict.set_item(key, value)?;
        }
        Ok(dict)
    }

    /// The seed that all chance comes from.
    #[getter]
    fn seed(&self) -> u64 {
        self.held.seed()
    }

    /// How many decisions were made.
    #[getter]
    fn decisions(&self) -> usize {
        self.held.decisions()
    }

    /// How many seats there are.
    #[getter]
    fn seats(&self) -> usize {
        self.held.seats()
    }

    /// Who sits there: `person`, or a bot by the name that its game gives it, such as `automa`.
    fn role(&self, seat: u8) -> PyResult<&'static str> {
        Ok(self.held.role(seat)?.name())
    }

    /// The seat whose decision is waited for; None when the game is over.
    #[getter]
    fn to_move(&self) -> Option<u8> {
        self.held.to_move()
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.held.to_move().is_none()
    }

    /// Whether a bot's turn is waited for: it has one legal action.
    #[getter]
    fn bots_turn(&self) -> bool {
        self.held.bots_turn()
    }

    /// The points of every seat, now.
    #[getter]
    fn scores(&self) -> Vec<i32> {
        self.held.scores()
    }

    /// The seat that won; None while the game runs. Of a shared victory, the first.
    #[getter]
    fn winner(&self) -> Option<u8> {
        self.held.winners().first().copied()
    }

    /// All seats that won.
    #[getter]
    fn winners<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        pyo3::types::PyList::new(py, self.held.winners()).map(Bound::into_any)
    }

    /// The checksum of the position: the same on every machine.
    #[getter]
    fn digest(&self) -> u64 {
        self.held.digest()
    }

    /// How many numbers there are for actions.
    #[getter]
    fn actions(&self) -> u32 {
        self.actions
    }

    /// Key numbers of the position, as in the lab's rows.
    fn facts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (name, value) in self.held.facts() {
            dict.set_item(name, value)?;
        }
        Ok(dict)
    }

    /// How many actions are legal.
    fn legal_count(&mut self) -> u32 {
        self.held.legal_count()
    }

    /// The text of the legal action at this place.
    fn legal_at(&mut self, index: u32) -> PyResult<String> {
        let found = self.held.legal_at(index);
        let count = self.held.legal_count();
        found.ok_or_else(|| Refused::Index { index, count }.into())
    }

    /// All legal actions as text.
    fn legal(&mut self) -> Vec<String> {
        (0..self.held.legal_count()).map_while(|index| self.held.legal_at(index)).collect()
    }

    /// The numbers of all legal actions, from the smallest.
    fn legal_numbers<'py>(&mut self, py: Python<'py>) -> Bound<'py, PyArray1<u32>> {
        PyArray1::from_vec(py, self.held.legal_numbers())
    }

    /// Plays an action: its text, or its number.
    fn play(&mut self, action: &Bound<'_, PyAny>) -> PyResult<()> {
        if let Ok(text) = action.cast::<PyString>() {
            return Ok(self.held.play_text(&text.to_cow()?)?);
        }
        let number = number_of(action)?;
        Ok(self.held.play_number(number)?)
    }

    /// Plays the legal action at this place of the list.
    fn play_index(&mut self, index: u32) -> PyResult<()> {
        Ok(self.held.play_index(index)?)
    }

    /// Takes the turns of all bots that are waited for; says how many there were.
    fn run_bots(&mut self) -> PyResult<u32> {
        let mut turns = 0;
        while self.held.bots_turn() && self.held.legal_count() == 1 {
            self.held.play_index(0)?;
            turns += 1;
        }
        Ok(turns)
    }

    /// The number of an action, by its text.
    fn number(&self, text: &str) -> PyResult<u32> {
        Ok(self.held.number(text)?)
    }

    /// The text of an action, by its number.
    fn text(&self, number: u32) -> PyResult<String> {
        Ok(self.held.text(number)?)
    }

    /// A 1 for every legal action, a 0 for all others. `out` is filled in place if given.
    #[pyo3(signature = (out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<i8>>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        if let Some(array) = out {
            self.held.mask(row(&mut array.try_readwrite()?, self.actions as usize)?);
            return Ok(array);
        }
        let mut mask = vec![0; self.actions as usize];
        self.held.mask(&mut mask);
        Ok(PyArray1::from_vec(py, mask))
    }

    /// What a seat sees, as numbers; `docs/environments.md` says which. `out` is filled in place if given.
    #[pyo3(signature = (seat=0, out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: u8,
        out: Option<Bound<'py, PyArray1<i16>>>,
    ) -> PyResult<Bound<'py, PyArray1<i16>>> {
        if let Some(array) = out {
            self.held.observe(seat, row(&mut array.try_readwrite()?, self.observation)?)?;
            return Ok(array);
        }
        let mut observation = vec![0; self.observation];
        self.held.observe(seat, &mut observation)?;
        Ok(PyArray1::from_vec(py, observation))
    }

    /// Everything a program needs to play, with the names of the JSON API.
    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &self.held.state()?)
    }

    /// The last decision in words and, if it was a bot's, with its reasons; None before the first.
    fn last<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &self.held.state()?["last"])
    }

    /// Whether an environment can be made of it; raises `ValueError` with the reason if not.
    fn check_environment(&self) -> PyResult<()> {
        Ok(self.held.check_environment()?)
    }

    /// All decisions in words.
    fn log(&self) -> PyResult<Vec<String>> {
        Ok(self.held.log()?)
    }

    /// The save file, as the `automa` program writes it.
    #[pyo3(signature = (remarks=false))]
    fn journal(&self, remarks: bool) -> PyResult<String> {
        Ok(self.held.journal(remarks)?)
    }

    /// Goes back to the position after so many decisions.
    fn rewind(&mut self, count: usize) -> PyResult<()> {
        Ok(self.held.rewind(count)?)
    }

    /// The action that a player would take, as text; None when the game is over.
    #[pyo3(signature = (player="greedy", seed=0))]
    fn decide(&self, player: &str, seed: u64) -> PyResult<Option<String>> {
        let player: PlayerName = player.parse().map_err(Refused::from)?;
        Ok(self.held.decide(player, &mut Seed(seed).dice(PLAYERS, 0)))
    }

    /// Plays to the end, every person's seat by this player; says how many decisions that took.
    fn play_out(&mut self, player: &mut Player) -> PyResult<u64> {
        let mut decisions = 0;
        while let Some(action) = player.choose(&*self.held) {
            self.held.play_text(&action)?;
            decisions += 1;
        }
        Ok(decisions)
    }

    /// The position as an SVG picture.
    fn svg(&self) -> PyResult<String> {
        Ok(self.held.svg()?)
    }

    /// For notebooks; without a picture they show the text.
    #[pyo3(name = "_repr_svg_")]
    fn repr_svg(&self) -> Option<String> {
        self.held.svg().ok()
    }

    /// The same again, independent of this one.
    #[pyo3(name = "_duplicate")]
    fn duplicate(&self) -> PyResult<Game> {
        Ok(Game::of(self.held.duplicate())?)
    }

    /// A world that looks the same to a seat.
    #[pyo3(name = "_imagine")]
    fn imagine(&self, seat: u8, seed: u64) -> PyResult<Game> {
        Ok(Game::of(self.held.imagine(seat, seed)?)?)
    }

    /// Takes over the position of another game of the same kind.
    #[pyo3(name = "_become")]
    fn turn_into(&mut self, other: &Game) {
        self.held = other.held.duplicate();
        (self.actions, self.observation) = (other.actions, other.observation);
    }

    /// A saved game.
    #[staticmethod]
    #[pyo3(name = "_load")]
    fn load(text: &str) -> PyResult<Game> {
        Ok(Game::of(kinds::load(text)?)?)
    }
}

/// A number of an action.
fn number_of(action: &Bound<'_, PyAny>) -> PyResult<u32> {
    let wrong = |_| {
        let found = action.get_type().name().map_or_else(|_| "this".to_owned(), |name| name.to_string());
        PyTypeError::new_err(format!("an action is its text (str) or its number (int from 0), not {found}"))
    };
    if action.is_instance_of::<PyBool>() || action.hasattr("__index__").is_ok_and(|has| !has) {
        return Err(wrong(PyTypeError::new_err(())));
    }
    action.extract::<u32>().map_err(|_| Refused::NoNumber(action.to_string()).into())
}

/// The numbers of an array that has the right length and lies in one piece.
pub fn row<'a, T: numpy::Element>(
    array: &'a mut PyReadwriteArray1<'_, T>,
    length: usize,
) -> Result<&'a mut [T], Refused> {
    let found = array.len().unwrap_or(0);
    let row =
        array.as_slice_mut().map_err(|_| Refused::Argument("`out` must lie in one piece".to_owned()))?;
    if row.len() == length {
        Ok(row)
    } else {
        Err(Refused::Argument(format!("`out` must have {length} numbers, not {found}")))
    }
}
